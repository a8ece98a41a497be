//! Moves on heaps in words.

use super::slots::{name_at, names_left};
use super::{game_note, rule};
use crate::app::house::{all_of, either};
use crate::app::ui::{Form, GameUi, Rung, rule_name};
use crate::core::{Message, Rule};
use crate::games::Analysis;
use crate::games::heaps::{
    Formula, Heaps, HeapsAnalysis, Known, MAX_WORK, Move, NamedGame, Oeis, Position, Ruleset,
    Token, known_of,
};
use crate::session::{NodeId, Session};
use crate::words::Words;

/// More sizes than these are not listed.
const MAX_SIZES: usize = 8;

/// From this many options on, it is said how many have to be examined: some tenths of a second.
const COSTLY: u64 = 100_000_000;

/// The number of a sequence, and how it is shifted.
pub(super) fn oeis(oeis: Oeis, words: &Words) -> String {
    let id = if oeis.shift == 0 { "oeis" } else { "oeis-shifted" };
    words.say(&Message::new(id).with("number", oeis.number).with("shift", oeis.shift))
}

/// A move at a point of a game: from which heap, how many are taken, and what stays.
pub(super) fn cut(
    session: &Session<Heaps>,
    at: NodeId,
    mv: &Move,
    form: Form,
    words: &Words,
) -> String {
    let heaps = session.position_at(at).heaps();
    let size = heaps.get(mv.heap as usize).copied().unwrap_or(0);
    let take = mv.cut.take;
    let [left, middle, right] = mv.cut.parts(size);
    let id = match (take, left, right) {
        (0, ..) if middle > 0 => form.pick("split-heap-three", "split-heap-three-past"),
        _ if middle > 0 => form.pick("take-leave-three", "took-leave-three"),
        (0, ..) => form.pick("split-heap", "split-heap-past"),
        (_, 0, 0) => form.pick("take-all", "took-all"),
        (_, 0, _) | (_, _, 0) => form.pick("take-some", "took-some"),
        _ => form.pick("take-between", "took-between"),
    };
    let message = Message::new(id)
        .with("heap", name_at(session, at, mv.heap))
        .with("kind", kind_name(token_of(&session.game)))
        .with("tokens", tokens(take, token_of(&session.game), words))
        .with("rest", left + right);
    // Each part of a split heap has a name, which is given once the parts are there.
    let sizes = [("left", left), ("middle", middle), ("right", right)];
    let parts = sizes.iter().filter(|(_, size)| *size > 0).count();
    let named = parts > 1 && matches!(form, Form::Past);
    let mut names = if named { names_left(session, at, mv) } else { Vec::new() }.into_iter();
    let message = sizes.into_iter().fold(message, |message, (part, size)| {
        let number = words.number(size.into());
        match if size > 0 { names.next() } else { None } {
            Some(name) => message.with(part, format!("{number} ({name})")),
            None => message.with(part, number),
        }
    });
    words.say(&message)
}

/// What the key for choosing does at a token.
pub(super) enum Does {
    /// It makes a move.
    Moves(Move),
    /// It chooses the first end of a run, of which these tokens can be the other.
    Begins(Vec<u32>),
    /// It marks the gap before the token.
    Marks,
}

/// What choosing a token of these heaps does, in a few words.
pub(super) fn does(heaps: &[u32], does: &Does, token: Token, words: &Words) -> String {
    match does {
        Does::Moves(mv) => makes(heaps, mv, token, words),
        Does::Begins(last) if last.is_empty() => words.get("run-none"),
        Does::Begins(last) => {
            words.say(&Message::new("run-begins").with("ends", ends(last, words)))
        }
        Does::Marks => words.get("mark-does"),
    }
}

/// What that does, with the name of the heap.
pub(super) fn in_heap(heap: &str, does: &str, token: Token, words: &Words) -> String {
    let message = Message::new("does-in-heap").with("kind", kind_name(token)).with("heap", heap);
    words.say(&message.with("does", does))
}

/// Tokens that can be the other end of a run: "1, 3 to 5 or 7". They are counted from 0 here, and in ascending order.
pub(super) fn ends(tokens: &[u32], words: &Words) -> String {
    let mut runs: Vec<(u32, u32)> = Vec::new();
    for &token in tokens {
        match runs.last_mut() {
            Some((_, last)) if *last + 1 == token => *last = token,
            _ => runs.push((token, token)),
        }
    }
    let number = |token: u32| words.number(u64::from(token) + 1);
    let named = runs.into_iter().flat_map(|(first, last)| match last - first {
        0 => vec![number(first)],
        1 => vec![number(first), number(last)],
        _ => {
            let message = Message::new("run-range").with("from", number(first));
            vec![words.say(&message.with("to", number(last)))]
        }
    });
    either(&named.collect::<Vec<_>>(), words)
}

/// What a move on these heaps does, in a few words.
fn makes(heaps: &[u32], mv: &Move, token: Token, words: &Words) -> String {
    let size = heaps.get(mv.heap as usize).copied().unwrap_or(0);
    let parts = mv.cut.parts(size).into_iter().filter(|&part| part > 0);
    let parts: Vec<String> = parts.map(|part| words.number(part.into())).collect();
    let id = if mv.cut.take == 0 { "split-does" } else { "move-does" };
    let message = Message::new(id).with("kind", kind_name(token));
    let message = message.with("tokens", tokens(mv.cut.take, token, words));
    words.say(&message.with("heaps", parts.len()).with("rest", all_of(&parts, words)))
}

/// The winner is the player who takes the last token, if that can always be taken: it is easier to see than that there
/// is no move.
pub(super) fn rule(game: &Heaps, words: &Words) -> String {
    if !game.ruleset.takes_everything() {
        return words.get(rule_name(game.rule));
    }
    let id = match game.rule {
        Rule::Normal => "last-normal",
        Rule::Misere => "last-misere",
    };
    words.say(&Message::new(id).with("kind", kind_name(token_of(game))))
}

/// The rules in at most two sentences. What is said of a code for its sequence is none of them.
pub(super) fn rules(game: &Heaps, position: &Position, words: &Words) -> Vec<String> {
    let named = NamedGame::of(&game.ruleset).filter(|named| !named.key.starts_with("0."));
    let how = match (named, &game.ruleset) {
        (Some(named), _) => words.get(game_note(named.key)),
        (None, Ruleset::Octal(code)) => {
            let message = Message::new("heaps-rules-code");
            words.say(&message.with("code", code.reading_form()))
        }
        (None, other) => rule::say(other, words),
    };
    vec![how, game.say_rule(position, words) + "."]
}

/// The heaps by their names.
pub(super) fn parts(session: &Session<Heaps>, words: &Words) -> Vec<String> {
    let at = session.tree().at();
    let heaps = 0..u32::try_from(session.position().heaps().len()).unwrap_or(0);
    let name = |heap| {
        let name = name_at(session, at, heap);
        let kind = kind_name(token_of(&session.game));
        words.say(&Message::new("value-of-heap").with("heap", name).with("kind", kind))
    };
    heaps.map(name).collect()
}

/// What is left when there is no move; `None` if nothing is.
pub(super) fn left(position: &Position) -> Option<Message> {
    let mut sizes = position.heaps().to_vec();
    sizes.sort_unstable();
    sizes.dedup();
    if sizes.is_empty() {
        return None;
    }
    let more = if sizes.len() > MAX_SIZES { ", …" } else { "" };
    let named: Vec<String> = sizes.iter().take(MAX_SIZES).map(u32::to_string).collect();
    Some(Message::new("heaps-left").with("sizes", named.join(", ") + more))
}

/// A hint.
pub(super) fn hint(
    session: &Session<Heaps>,
    analysis: &HeapsAnalysis,
    rung: Rung,
    words: &Words,
) -> Option<String> {
    let nim = session.game.ruleset.is_nim();
    match rung {
        Rung::Theory => Some(words.get(match (session.game.rule, nim) {
            (Rule::Normal, true) => "hint-theory-nim",
            (Rule::Normal, false) => "hint-theory-values",
            (Rule::Misere, true) => "hint-theory-misere-nim",
            (Rule::Misere, false) => "hint-theory-misere",
        })),
        Rung::Where => {
            let heap = analysis.winning().first()?.heap;
            let name = name_at(session, session.tree().at(), heap);
            let kind = kind_name(token_of(&session.game));
            Some(words.say(&Message::new("hint-where-heap").with("heap", name).with("kind", kind)))
        }
    }
}

/// So many of what the heaps of a game are made of: "3 matches".
pub(super) fn tokens(count: u32, token: Token, words: &Words) -> String {
    let id = match token {
        Token::Match => "matches",
        Token::Pin => "pins",
        Token::Domino => "squares",
        Token::Coin => "tokens",
    };
    words.say(&Message::new(id).with("count", count))
}

/// The word by which sentences know a kind of token.
pub(super) fn kind_name(token: Token) -> &'static str {
    match token {
        Token::Match => "match",
        Token::Pin => "pin",
        Token::Domino => "square",
        Token::Coin => "token",
    }
}

/// What a heap of this game is made of.
pub(super) fn token_of(game: &Heaps) -> Token {
    NamedGame::of(&game.ruleset).map_or(Token::Coin, |named| named.token)
}

/// A heap of this name, with its size, as it is called in lists.
pub(super) fn heap_of(name: String, size: u32, game: &Heaps, words: &Words) -> String {
    let message = Message::new("heap-of").with("kind", kind_name(token_of(game)));
    words.say(&message.with("heap", name).with("size", size))
}

/// What it costs to find who wins, where that is much.
pub(super) fn cost(game: &Heaps, position: &Position, words: &Words) -> Option<String> {
    let work = match game.rule {
        Rule::Normal => game.ruleset.work(position.largest()),
        // A search, which has its own end.
        Rule::Misere => 0,
    };
    let options = rounded(work)?;
    let id = if work > MAX_WORK { "heaps-cost-too-much" } else { "heaps-cost" };
    let about = Message::new(id).with("size", position.largest()).with("options", options);
    Some(words.say(&about.with("most", MAX_WORK)))
}

/// A number of options to two significant digits, if it is large enough to be mentioned.
pub(super) fn rounded(options: u64) -> Option<u64> {
    let unit = 10_u64.pow(options.checked_ilog10().unwrap_or(0).saturating_sub(1));
    (options >= COSTLY).then_some(options / unit * unit)
}

/// The message with a formula for the values of single heaps.
pub(super) fn formula_name(formula: Formula) -> &'static str {
    match formula {
        Formula::Half => "known-half",
        Formula::Divisors => "known-divisors",
        Formula::Coprime => "known-coprime",
    }
}

/// Why the values under these rules never repeat, where that is known.
pub(super) fn no_period(rules: &Ruleset, words: &Words) -> Option<String> {
    let known = known_of(&rules.to_string());
    matches!(known, Some(Known::Never)).then(|| words.get("closed-never"))
}

/// The formula for the values under these rules in a sentence, where one is known.
pub(super) fn formula(rules: &Ruleset, words: &Words) -> Option<String> {
    let form = words.get(formula_name(Formula::of(rules)?));
    Some(words.say(&Message::new("closed-known").with("form", form)))
}
