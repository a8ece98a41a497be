//! Reasons for exercises: the result of each bite of the map, what a winning bite leaves, and why that is losing.

use super::bar::{BarAnalysis, BarJob};
use super::map::{Cell, ValuesMapJob, WinMapJob};
use super::moves::{Move, play};
use super::position::Position;
use super::sheet::sheet;
use super::theorem::Theorem;
use crate::core::bars::Shape;
use crate::core::{Message, Outcome, Say, Value, Verdict, run_to_end};
use crate::games::{About, least_missing};

/// The maximum number of bites that are listed, each with its answer: a lost bar of which no theorem speaks has more.
const MAX_ANSWERS: usize = 5;
/// The maximum number of shapes within a bar whose values are found for a reason: some hundredths of a second.
const MAX_VALUED: u64 = 200_000;

/// The reason.
pub(super) fn why(position: &Position, about: &About) -> Vec<Message> {
    let said = match about {
        &About::Cell(row, column) => bite(position, row, column).map(|said| vec![said]),
        &About::Part(part) => value(position, part).map(|said| vec![said]),
        About::Next(_) => Some(vec![Message::new("chomp-why-next")]),
        About::Move(mv) => leaves(position, mv),
    };
    said.unwrap_or_default()
}

/// What biting a square of the only bar comes to.
fn bite(position: &Position, row: usize, column: usize) -> Option<Message> {
    sheet(position)?;
    let bar = position.only()?;
    let at = (u8::try_from(row).ok()?, u8::try_from(column).ok()?);
    if at == (0, 0) {
        return Some(Message::new("check-bite-poison"));
    }
    let left = bar.has(at.0, at.1).then(|| bar.bitten(at.0, at.1))?;
    let said = |id| Message::new(id).with("rows", rows(&left));
    let map = run_to_end(&mut WinMapJob::new(left.clone()).ok()?).pop()?.ok()?;
    let wins = |&(row, column): &(u8, u8)| {
        let cells = map.rows.get(usize::from(row));
        cells.and_then(|cells| cells.get(usize::from(column))) == Some(&Cell::Wins)
    };
    Some(match left.each_square().find(wins) {
        Some(answer) => said("check-bite-answered").with("bite", square(answer)),
        None => said("check-bite-wins"),
    })
}

/// Why a bar of a sum has its value; how long play continues with a single one.
fn value(position: &Position, part: usize) -> Option<Message> {
    if position.only().is_some() {
        return Some(Message::new("chomp-why-plies"));
    }
    let bar = position.bars().get(part).filter(|bar| bar.count_within() <= MAX_VALUED)?;
    let map = run_to_end(&mut ValuesMapJob::new(bar.clone()).ok()?).pop()?;
    Some(least_missing(map.after.into_iter().flatten().flatten()))
}

/// What a winning bite of the only bar leaves, and why that is lost; nothing where it is not.
fn leaves(position: &Position, mv: &str) -> Option<Vec<Message>> {
    position.only()?;
    let after = play(position, Move::read(mv).ok()?).ok()?;
    let left = after.only().filter(|left| !left.is_empty())?;
    let what = Message::new("chomp-why-leaves").with("rows", rows(left));
    let theorem = Theorem::of(left).filter(|theorem| theorem.outcome() == Outcome::Loss);
    let why = match theorem {
        Some(Theorem::EqualArms { arm }) => {
            Message::new("chomp-why-arms").with("arm", u32::from(arm))
        }
        Some(Theorem::OneLess) => Message::new("chomp-why-one-less"),
        Some(theorem) => theorem.say(),
        None => answers(&run_to_end(&mut BarJob::new(left, usize::MAX)).pop()?)?,
    };
    Some(vec![what, why])
}

/// That each bite of a lost bar has an answer, and the first answers.
fn answers(left: &BarAnalysis) -> Option<Message> {
    let lost = left.verdict == Verdict::Known(Outcome::Loss) && !left.answers.is_empty();
    let pair = |(bite, answer): &(Move, Move)| {
        let square = |mv: &Move| Value::Square(mv.row, mv.column);
        Message::new("chomp-why-answer").with("bite", square(bite)).with("answer", square(answer))
    };
    let first: Vec<Message> = left.answers.iter().take(MAX_ANSWERS).map(pair).collect();
    let said = Message::new("chomp-why-first-answers").with("count", left.answers.len());
    lost.then(|| said.with("answers", first))
}

fn square((row, column): (u8, u8)) -> Value {
    Value::Square(row.into(), column.into())
}

fn rows(bar: &Shape) -> String {
    format!("{:?}", bar.rows())
}
