//! Heaps as exercises: the table of Grundy values, its next value, positions drawn at random.

use super::explain::MexOf;
use super::sequence::Sequence;
use super::{Cut, Heaps, Move, Position, Ruleset};
use crate::core::{Chance, Message, Nimber, Outcome, Rule, mex, nim_sum, run_to_end};
use crate::games::{About, Columns, Next, Sheet, StepForm, least_missing};

/// The largest heap whose table is asked for.
const MAX_HEAP: u32 = 200;
/// The largest heap whose value is found for a draw.
const MAX_VALUED: u32 = 100;
/// As often a position is drawn until there is a move in it.
const MAX_DRAWS: u32 = 100;

/// G(0) to G(n), where n is the largest heap; in normal play only.
pub(super) fn sheet(game: &Heaps, position: &Position) -> Option<Sheet> {
    let largest = position.largest();
    let fits = game.rule == Rule::Normal && (1..=MAX_HEAP).contains(&largest);
    let cells = largest as usize + 1;
    let columns = (0..=largest).map(|size| size.to_string()).collect();
    let sheet = fits.then(|| Sheet::new(columns, vec![("G(n)".to_owned(), cells)], 0)).flatten()?;
    Some(sheet.naming(Columns::Arguments))
}

/// Its numbers.
pub(super) fn filled(rules: &Ruleset, position: &Position) -> Vec<Vec<u32>> {
    vec![values(rules, position.largest())]
}

/// The value that comes next in the table when so many have been found.
pub(super) fn next(game: &Heaps, position: &Position, done: u32) -> Option<Next> {
    sheet(game, position)?;
    let values = values(&game.ruleset, position.largest());
    let right = values.get(done as usize)?.to_string();
    let done = values.iter().take(done as usize).map(u32::to_string).collect();
    Some(Next { done, right: vec![right], form: StepForm::Number, known: Vec::new() })
}

/// Why a number of the table is what it is: what the moves of that heap come to.
pub(super) fn why(game: &Heaps, position: &Position, about: &About) -> Option<Message> {
    let size = match *about {
        About::Cell(_, size) => u32::try_from(size).ok()?,
        About::Part(heap) => *position.heaps().get(heap)?,
        About::Next(done) => done,
        About::Move(_) => return None,
    };
    if game.rule != Rule::Normal || size > MAX_HEAP {
        return None;
    }
    let values = values(&game.ruleset, size);
    let value = |size: u32| values.get(size as usize).copied().map(Nimber);
    let why = MexOf::of(&game.ruleset, size, usize::MAX, value)?;
    Some(least_missing(why.options.into_iter().map(|(_, value)| value)))
}

/// As many heaps, each of 1 to as many tokens as the largest, one of them with a move.
pub(super) fn random_like(rules: &Ruleset, position: &Position, chance: &mut Chance) -> Position {
    let largest = position.largest();
    for _ in 0..MAX_DRAWS {
        let heaps: Vec<u32> = position.heaps().iter().map(|_| chance.below(largest) + 1).collect();
        if let Ok(drawn) = Position::start(&heaps)
            && heaps.iter().any(|&size| rules.has_cut(size))
        {
            return drawn;
        }
    }
    position.clone()
}

/// The same which the player to move wins, or loses, in normal play: of Nim, where the values are the sizes, and of
/// heaps whose values are found quickly.
pub(super) fn random_decided(
    game: &Heaps,
    position: &Position,
    outcome: Outcome,
    chance: &mut Chance,
) -> Option<Position> {
    let mut draw = || random_like(&game.ruleset, position, chance);
    let nim = game.ruleset.is_nim();
    if game.rule != Rule::Normal || !nim && position.largest() > MAX_VALUED {
        return Some(draw());
    }
    let values = if nim { Vec::new() } else { by_mex(&game.ruleset, position.largest()) };
    let value = |&size: &u32| {
        if nim { Nimber(size) } else { values.get(size as usize).copied().unwrap_or_default() }
    };
    let is_won = |drawn: &Position| !nim_sum(drawn.heaps().iter().map(value)).is_zero();
    let fits = |drawn: &Position| is_won(drawn) == (outcome == Outcome::Win);
    (0..MAX_DRAWS).map(|_| draw()).find(fits)
}

/// The move whose parts ascend.
pub(super) fn canonical(position: &Position, mv: Move) -> Move {
    let size = position.heaps().get(mv.heap as usize).copied().unwrap_or(0);
    let parts = [mv.cut.left, mv.cut.middle, mv.cut.take].into_iter().map(u64::from).sum::<u64>();
    if parts > u64::from(size) { mv } else { Move { cut: mv.cut.canonical(size), ..mv } }
}

/// The same as [`values`], found plainly: the page draws positions, and has none of the solver's methods in it. Time
/// grows with the third power of the largest heap where two heaps may be left, with the fourth where three may.
fn by_mex(rules: &Ruleset, to: u32) -> Vec<Nimber> {
    let mut values: Vec<Nimber> = Vec::new();
    for size in 0..=to.min(MAX_VALUED) {
        let known = |part: u32| values.get(part as usize).copied().unwrap_or_default();
        let after = |cut: Cut| nim_sum(cut.parts(size).into_iter().map(known));
        let value = mex(rules.cuts(size).map(after));
        values.push(value);
    }
    values
}

fn values(rules: &Ruleset, to: u32) -> Vec<u32> {
    let mut sequence = Sequence::of_position(rules, to.min(MAX_HEAP));
    run_to_end(&mut sequence);
    sequence.values().iter().map(|value| value.0).collect()
}
