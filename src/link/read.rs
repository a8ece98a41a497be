//! Reading a link. Reading goes on after an error, so that the nearest valid link can be offered.

use super::settings::LANGUAGES;
use super::{Link, LinkError, MAX_TEXT, Problem, Theme, Values, View};
use crate::core::{Rule, Say};
use crate::games::{At, Game, Keys, System};
use crate::session::{Level, Players};
use std::borrow::Cow;

/// What came of reading a link.
#[derive(Clone, Debug, PartialEq)]
pub struct Reading<G: Game> {
    /// The link; where there are errors, the nearest one that is valid.
    pub link: Link<G>,
    /// What is wrong, in the order of the text; none where the link is valid.
    pub errors: Vec<LinkError>,
}

impl<G: Game> Reading<G> {
    /// The link where it is valid, else the first error.
    pub fn valid(mut self) -> Result<Link<G>, LinkError> {
        if self.errors.is_empty() { Ok(self.link) } else { Err(self.errors.swap_remove(0)) }
    }
}

/// The system that a link leads to.
pub fn system_of(text: &str) -> Result<System, LinkError> {
    if text.len() > MAX_TEXT {
        return Err(whole(text, Problem::TooLong { most: MAX_TEXT }));
    }
    let mut parts = Piece::of(text).strip_address().0.parts();
    let lead = parts.next().filter(|piece| piece.text.is_empty());
    let (Some(_), Some(version)) = (lead, parts.next()) else {
        return Err(whole(text, Problem::NotALink));
    };
    if version.text != "v1" {
        return Err(match version.text.strip_prefix('v') {
            Some(_) => version.error(Problem::Version { found: version.text.to_owned() }),
            None => whole(text, Problem::NotALink),
        });
    }
    let Some(system) = parts.next() else {
        return Err(whole(text, Problem::Missing));
    };
    System::named(&system.decoded())
        .ok_or_else(|| system.error(Problem::System { found: system.text.to_owned() }))
}

/// Reads a link to the system `G`; that it leads there is [`system_of`]'s to say.
pub fn read<G: Game>(text: &str) -> Reading<G> {
    let (game, position) = G::example();
    let mut reader = Reader { link: Link::<G>::new(game, position), errors: Vec::new() };
    if text.len() > MAX_TEXT {
        reader.errors.push(whole(text, Problem::TooLong { most: MAX_TEXT }));
    } else {
        reader.read(text);
    }
    Reading { link: reader.link, errors: reader.errors }
}

/// A piece of the text, with the place it stands at.
#[derive(Clone, Copy)]
struct Piece<'a> {
    text: &'a str,
    start: usize,
}

impl<'a> Piece<'a> {
    fn of(text: &'a str) -> Self {
        Self { text, start: 0 }
    }

    /// The path and the query of a link; what stands before the first `#` is somebody's address.
    fn strip_address(self) -> (Self, Option<Self>) {
        let link = self.split('#').map_or(self, |(_, link)| link);
        link.split('?').map_or((link, None), |(path, query)| (path, Some(query)))
    }

    /// What stands before the first `mark`, and what stands after it.
    fn split(self, mark: char) -> Option<(Self, Self)> {
        let (before, after) = self.text.split_once(mark)?;
        let start = self.start + before.len() + mark.len_utf8();
        Some((Self { text: before, ..self }, Self { text: after, start }))
    }

    fn parts(self) -> impl Iterator<Item = Self> {
        self.between('/')
    }

    fn between(self, mark: char) -> impl Iterator<Item = Self> {
        let mut rest = Some(self);
        std::iter::from_fn(move || {
            let piece = rest?;
            let (first, after) = piece.split(mark).map_or((piece, None), |(a, b)| (a, Some(b)));
            rest = after;
            Some(first)
        })
    }

    /// The text with `%2B` and the like put back. What is not a correct sequence stays as it is.
    fn decoded(self) -> Cow<'a, str> {
        if !self.text.contains('%') {
            return Cow::Borrowed(self.text);
        }
        let hex = |byte: Option<&u8>| byte.and_then(|&b| char::from(b).to_digit(16));
        let bytes = self.text.as_bytes();
        let mut decoded = Vec::with_capacity(bytes.len());
        let mut at = 0;
        while let Some(&byte) = bytes.get(at) {
            let code = match (byte, hex(bytes.get(at + 1)), hex(bytes.get(at + 2))) {
                (b'%', Some(high), Some(low)) => u8::try_from(high * 16 + low).ok(),
                _ => None,
            };
            decoded.push(code.unwrap_or(byte));
            at += if code.is_some() { 3 } else { 1 };
        }
        Cow::Owned(String::from_utf8_lossy(&decoded).into_owned())
    }

    fn error(self, problem: Problem) -> LinkError {
        LinkError { start: self.start, end: self.start + self.text.len(), problem }
    }

    /// The error of a system's own reader, at its place in the whole text. Where the piece was not
    /// read as it stands, the place is the piece.
    fn setup<E: Say>(self, at: &At<E>) -> LinkError {
        let problem = Problem::Setup(at.error.say());
        if self.text.contains('%') {
            return self.error(problem);
        }
        let end = (self.start + at.end).min(self.start + self.text.len());
        LinkError { start: (self.start + at.start).min(end), end, problem }
    }
}

fn whole(text: &str, problem: Problem) -> LinkError {
    LinkError { start: 0, end: text.len(), problem }
}

/// The keys that every system has.
const KEYS: [&str; 11] =
    ["rule", "moves", "at", "players", "level", "seed", "view", "values", "lang", "embed", "theme"];

struct Reader<G: Game> {
    link: Link<G>,
    errors: Vec<LinkError>,
}

impl<G: Game> Reader<G> {
    fn read(&mut self, text: &str) {
        let (path, query) = Piece::of(text).strip_address();
        // The version and the system were read by `system_of`.
        let mut parts = path.parts().skip(3);
        let mut strange = Vec::new();
        let keys = query.map(|query| keys::<G>(query, &mut strange)).unwrap_or_default();
        let value = |name| keys.iter().find(|(key, _)| *key == name).map(|&(_, value)| value);

        let rule = value("rule").and_then(|piece| {
            let known = [("normal", Rule::Normal), ("misere", Rule::Misere)];
            self.one_of("rule", piece, &known)
        });
        self.setup(path, parts.next(), parts.next(), rule.unwrap_or_default());
        if let Some(more) = parts.next() {
            let found = more.text.to_owned();
            self.errors.push(more.error(Problem::TooManyParts { found }));
        }
        // After a broken start every move would be one more error that says nothing.
        let moves = value("moves").filter(|_| self.errors.is_empty());
        self.moves(moves);
        for &(key, piece) in &keys {
            self.key(key, piece);
        }
        self.at(value("at"));
        self.errors.append(&mut strange);
        self.errors.sort_by_key(|error| error.start);
    }

    /// The rules and where the game begins.
    fn setup(
        &mut self,
        path: Piece<'_>,
        what: Option<Piece<'_>>,
        position: Option<Piece<'_>>,
        rule: Rule,
    ) {
        let (Some(what), Some(position)) = (what, position) else {
            let end = path.start + path.text.len();
            self.errors.push(LinkError { start: end, end, problem: Problem::Missing });
            if let Some(Ok(game)) = what.map(|what| G::read_rules(&what.decoded(), rule)) {
                self.link.start = game.example_position();
                self.link.game = game;
            }
            return;
        };
        match G::read_rules(&what.decoded(), rule) {
            Ok(game) => {
                self.link.start = game.example_position();
                self.link.game = game;
            }
            Err(error) => self.errors.push(what.setup(&error)),
        }
        match self.link.game.read_position(&position.decoded()) {
            Ok(start) => self.link.start = start,
            Err(error) => self.errors.push(position.setup(&error)),
        }
    }

    /// One key that says who plays or how it is looked at.
    fn key(&mut self, key: &'static str, piece: Piece<'_>) {
        let look = &mut self.link.look;
        let done = match key {
            "players" => set(&mut self.link.players, Players::named(&piece.decoded())),
            "level" => set(&mut self.link.level, Level::named(&piece.decoded())),
            "seed" => set(&mut self.link.seed, number(piece).map(Some)),
            "view" => set(&mut look.view, View::all::<G>().find(|v| v.name() == piece.decoded())),
            "values" => {
                set(&mut look.values, Values::ALL.into_iter().find(|v| v.name() == piece.decoded()))
            }
            "lang" => set(
                &mut look.lang,
                LANGUAGES.into_iter().find(|lang| *lang == piece.decoded()).map(Some),
            ),
            "embed" => set(&mut look.embed, (piece.decoded() == "1").then_some(true)),
            "theme" => set(
                &mut look.theme,
                Theme::ALL.into_iter().find(|theme| theme.name() == piece.decoded()).map(Some),
            ),
            // The rule was read with the rules; the moves and the point shown come after all keys.
            "rule" | "moves" | "at" => true,
            own => look.keys.read(own, &piece.decoded()),
        };
        if !done {
            self.refuse(key, piece);
        }
    }

    /// The moves, as far as they are legal.
    fn moves(&mut self, piece: Option<Piece<'_>>) {
        let mut position = self.link.start.clone();
        let moves = piece.into_iter().flat_map(|piece| piece.between('_'));
        for (number, piece) in moves.enumerate() {
            let after = G::read_move(&piece.decoded())
                .and_then(|mv| Ok((self.link.game.play(&position, &mv)?, mv)));
            match after {
                Ok((next, mv)) => {
                    position = next;
                    self.link.moves.push(mv);
                }
                Err(error) => {
                    let problem = Problem::Move { number: number + 1, why: error.say() };
                    self.errors.push(piece.error(problem));
                    break;
                }
            }
        }
        self.link.at = self.link.moves.len();
    }

    fn at(&mut self, piece: Option<Piece<'_>>) {
        let Some(piece) = piece else { return };
        let moves = self.link.moves.len();
        match number(piece) {
            None => self.refuse("at", piece),
            Some(at) => match usize::try_from(at).ok().filter(|&at| at <= moves) {
                Some(at) => self.link.at = at,
                // With broken moves it is not `at` that is to blame.
                None if self.errors.is_empty() => {
                    self.errors.push(piece.error(Problem::At { found: at, moves }));
                }
                None => {}
            },
        }
    }

    fn one_of<T: Copy>(
        &mut self,
        key: &'static str,
        piece: Piece<'_>,
        known: &[(&str, T)],
    ) -> Option<T> {
        let value =
            known.iter().find(|(name, _)| *name == piece.decoded()).map(|&(_, value)| value);
        if value.is_none() {
            self.refuse(key, piece);
        }
        value
    }

    fn refuse(&mut self, key: &'static str, piece: Piece<'_>) {
        let found = piece.text.to_owned();
        let allowed = allowed::<G>(key);
        self.errors.push(piece.error(Problem::Value { key, found, allowed }));
    }
}

/// The keys of the query by name, each once; what is strange among them goes to `errors`.
fn keys<'a, G: Game>(
    query: Piece<'a>,
    errors: &mut Vec<LinkError>,
) -> Vec<(&'static str, Piece<'a>)> {
    let mut keys: Vec<(&'static str, Piece<'a>)> = Vec::new();
    for piece in query.between('&').filter(|piece| !piece.text.is_empty()) {
        let Some((name, value)) = piece.split('=') else {
            errors.push(piece.error(Problem::NoValue { found: piece.text.to_owned() }));
            continue;
        };
        let mut known = G::Keys::NAMES.iter().chain(&KEYS);
        let Some(&key) = known.find(|key| **key == name.text) else {
            errors.push(piece.error(Problem::Key { found: name.text.to_owned() }));
            continue;
        };
        match keys.iter().find(|(other, _)| *other == key) {
            None => keys.push((key, value)),
            Some((_, other)) if other.decoded() == value.decoded() => {}
            Some(_) => errors.push(piece.error(Problem::Contradiction { key })),
        }
    }
    keys
}

/// The values that a key takes, for the error.
fn allowed<G: Game>(key: &str) -> String {
    let names: Vec<&str> = match key {
        "rule" => vec!["normal", "misere"],
        "players" => Players::ALL.map(Players::name).to_vec(),
        "level" => Level::ALL.map(Level::name).to_vec(),
        "seed" => vec!["0 … 18446744073709551615"],
        "at" => vec!["0, 1, 2 …"],
        "view" => View::all::<G>().map(View::name).collect(),
        "values" => Values::ALL.map(Values::name).to_vec(),
        "lang" => LANGUAGES.to_vec(),
        "embed" => vec!["1"],
        "theme" => Theme::ALL.map(Theme::name).to_vec(),
        own => return G::Keys::allowed(own),
    };
    names.join(", ")
}

/// Takes in a value where there is one, and says whether there was.
fn set<T>(place: &mut T, value: Option<T>) -> bool {
    let Some(value) = value else { return false };
    *place = value;
    true
}

/// A decimal number and nothing else: no sign, no space.
fn number(piece: Piece<'_>) -> Option<u64> {
    let text = piece.decoded();
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok()).flatten()
}
