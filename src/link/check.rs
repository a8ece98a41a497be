//! A link that has been split, checked by its game. Checking continues after an error, so that the nearest valid link
//! can be offered.

use super::piece::Piece;
use super::split::once;
use super::{Link, LinkError, Look, Place, Problem, Split, View, split};
use crate::core::{Chance, Message};
use crate::games::{Game, Keys, Visitor};
use crate::session::{Kind, NodeId, Playing, Session, Step};

/// What came of reading a link.
#[derive(Clone, Debug)]
pub struct Reading {
    /// The game that it leads to; where there are errors, that of the nearest link that is valid.
    pub play: Playing,
    /// The seed, where the link gives one.
    pub seed: Option<u64>,
    /// How it is viewed.
    pub look: Look,
    /// What is wrong, in the order of the text; none where the link is valid.
    pub errors: Vec<LinkError>,
}

impl Reading {
    /// The link in its canonical form.
    pub fn link(&self) -> Link {
        Link::of(&*self.play, self.seed, self.look.clone())
    }
}

/// Reads a link of whichever system. For callers that have all systems at hand. `seed` is used where the link
/// gives none. The first page is no link to a game.
pub fn read(text: &str, seed: u64) -> Result<Reading, LinkError> {
    match split(text)? {
        Place::Game(split) => Ok(split.system().visit(Check(&split, seed))),
        Place::Front(_) | Place::Lesson(_) | Place::Class(_) => {
            Err(LinkError { start: 0, end: text.len(), problem: Problem::NotALink })
        }
    }
}

struct Check<'a>(&'a Split, u64);

impl Visitor for Check<'_> {
    type Output = Reading;

    fn visit<G: Game>(self) -> Reading {
        check::<G>(self.0, self.1)
    }
}

/// Checks a link to the system `G`. `seed` is used where the link gives none.
pub fn check<G: Game>(split: &Split, seed: u64) -> Reading {
    let (session, look, errors) = session::<G>(split, seed);
    Reading { play: Playing::new(session), seed: split.link.seed, look, errors }
}

/// The same with the game's own types: the game, how it is viewed, and what is wrong.
pub fn session<G: Game>(split: &Split, seed: u64) -> (Session<G>, Look, Vec<LinkError>) {
    let mut checker = Checker { split, errors: Vec::new() };
    let (game, start) = checker.start::<G>();
    let Link { players, level, .. } = split.link;
    let seed = split.link.seed.unwrap_or(seed);
    let mut look = checker.look::<G>();
    // Where anything but the moves is wrong, the position stays as it is written.
    let drawn = split.link.look.task.fresh && checker.errors.is_empty() && split.errors.is_empty();
    let mut session = Session::new(game, start, players, level, seed);
    checker.moves(&mut session);
    if drawn && checker.errors.is_empty() {
        // Something like what is shown; the moves that led there are none of it.
        let (game, like) = (session.game.clone(), session.position().clone());
        let mover = |at: NodeId| session.state().side_at(at);
        let same = mover(NodeId::START) == mover(session.tree().at());
        // Whoever was to move there begins, where the players move in turn; otherwise the position says who moves.
        let same = same || session.state().over() || game.to_move(&like).is_some();
        let players = if same { players } else { players.changed() };
        let mut chance = Chance::new(seed, 0);
        let start = match split.link.look.task.kind {
            Some(Kind::Win) => {
                let decided = game.random_decided(&like, players.to_be_won(), &mut chance);
                decided.unwrap_or(like)
            }
            _ => game.random_like(&like, &mut chance),
        };
        let other = Session::new(game, start, players, level, seed);
        // Of an end that is like another there is nothing to ask.
        if !(session.state().over() && other.state().over()) {
            session = other;
        }
    }
    look.task.fresh &= !drawn;
    if !checker.asks(&session) {
        look.task.kind = None;
    }
    let mut errors = checker.errors;
    errors.extend(split.errors.iter().cloned());
    errors.sort_by_key(|error| error.start);
    (session, look, errors)
}

struct Checker<'a> {
    split: &'a Split,
    errors: Vec<LinkError>,
}

impl Checker<'_> {
    /// The rules and where the game begins.
    fn start<G: Game>(&mut self) -> (G, G::Position) {
        let rule = self.split.link.start.rule;
        let Some((what, position)) = &self.split.parts else {
            let end = self.split.end;
            self.errors.push(LinkError { start: end, end, problem: Problem::Missing });
            let alone = self.split.alone.as_ref();
            return alone.map_or_else(G::example, |what| G::nearest(&what.decoded(), "", rule));
        };
        match G::read_rules(&what.decoded(), rule) {
            Ok(game) => match game.read_position(&position.decoded()) {
                Ok(start) => match game.goes_with(&what.decoded(), &start) {
                    Ok(()) => return (game, start),
                    Err(at) => self.errors.push(what.setup(at)),
                },
                Err(at) => self.errors.push(position.setup(at)),
            },
            // Under rules that are not known, nothing can be said against a position.
            Err(at) => self.errors.push(what.setup(at)),
        }
        G::nearest(&what.decoded(), &position.decoded(), rule)
    }

    /// The moves, as far as they are legal, and the point that is shown.
    fn moves<G: Game>(&mut self, session: &mut Session<G>) {
        // After a broken start every move would be one more error that says nothing.
        let strange = |error: &LinkError| matches!(error.problem, Problem::TooManyParts { .. });
        let rule = |error: &LinkError| match &error.problem {
            Problem::Value { key, .. } => *key == "rule",
            Problem::NoValue { found } => found == "rule",
            _ => false,
        };
        let mut broken = !self.errors.is_empty()
            || self.split.errors.iter().any(|error| strange(error) || rule(error));
        let moves = self.split.value("moves").filter(|_| !broken);
        for (number, piece) in moves.into_iter().flat_map(|all| all.between('_')).enumerate() {
            if let Err(why) = G::read_move(&piece.decoded()).and_then(|mv| session.play(mv)) {
                self.errors.push(piece.error(Problem::Move { number: number + 1, why }));
                broken = true;
                break;
            }
        }
        let Some(piece) = self.split.value("at") else { return };
        let (at, line) = (self.split.link.at, session.tree().line());
        let refused = |error: &LinkError| error.start == piece.start;
        if self.split.errors.iter().any(refused) {
            return;
        }
        match line.get(at) {
            Some(&shown) => session.take(Step::GoTo(shown)),
            // With broken moves it is not `at` that is to blame.
            None if broken => {}
            None => {
                let (found, moves) = (at as u64, line.len() - 1);
                self.errors.push(piece.error(Problem::At { found, moves }));
            }
        }
    }

    /// How it is viewed: the view and the keys of the system's own.
    fn look<G: Game>(&mut self) -> Look {
        let mut look = self.split.link.look.clone();
        if let Some(piece) = self.split.value("view") {
            let found = View::all::<G>().find(|view| view.name() == piece.decoded());
            look.view = found.unwrap_or_default();
            if found.is_none() {
                let names: Vec<_> = View::all::<G>().map(View::name).collect();
                self.refuse("view", piece, names.join(", "));
            }
        }
        let (mut keys, mut own) = (Vec::new(), G::Keys::default());
        for (name, value) in &self.split.others {
            let text = format!("{}={}", name.text, value.text);
            let whole = Piece { text, start: name.start };
            let Some(&key) = G::Keys::NAMES.iter().find(|key| **key == name.text) else {
                self.errors.push(whole.error(Problem::Key { found: name.text.clone() }));
                continue;
            };
            let new = once(&mut keys, key, &whole, value, &mut self.errors);
            if new && !own.read(key, &value.decoded()) {
                self.refuse(key, value, G::Keys::allowed(key));
            }
        }
        look.own = own.write();
        look
    }

    /// Whether what is asked can be asked of this position. What only a solver knows is found out later.
    fn asks<G: Game>(&mut self, session: &Session<G>) -> bool {
        let task = &self.split.link.look.task;
        let (Some(piece), Some(kind)) = (self.split.value("task"), task.kind) else { return true };
        let sheet = || session.game.sheet(session.position()).is_some();
        let why = match kind {
            Kind::Fill | Kind::Formula if !sheet() => match session.game.no_sheet() {
                "task-no-sheet" if kind == Kind::Formula => "task-no-formula",
                why => why,
            },
            // Of options that are none it has been said what they lack.
            Kind::Choice if task.options.is_empty() && self.split.value("options").is_some() => {
                return false;
            }
            Kind::Choice if task.options.is_empty() => "task-no-options",
            _ if kind.needs_board() && session.state().over() => "task-over",
            _ => return true,
        };
        self.errors.push(piece.error(Problem::Setup(Message::new(why))));
        false
    }

    fn refuse(&mut self, key: &'static str, piece: &Piece, allowed: String) {
        let found = piece.text.clone();
        self.errors.push(piece.error(if found.is_empty() {
            Problem::NoValue { found: key.to_owned() }
        } else {
            Problem::Value { key, found, allowed }
        }));
    }
}
