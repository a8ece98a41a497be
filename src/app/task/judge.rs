//! Judges what a reader does with a question, and passes the result on to whatever keeps it.

use super::answer::Draft;
use super::key::Keyed;
use super::{Given, Heard};
use crate::app::attempt::{Attempt, Deed, Stage};
use crate::app::dom::focus_verdict;
use crate::app::hooks::{Presses, use_presses};
use crate::app::table::{Action, Table};
use crate::class::{LATE, LOST};
use crate::session::{Answer, Judgement, Kind, NodeId, Task, Wrong, plain_step};
use yew::prelude::*;

/// Judges what was done on the board: the move that was made, the game that is over.
#[hook]
pub(super) fn use_judge(
    table: &UseReducerHandle<Table>,
    attempt: &Attempt,
    task: &Task,
    keyed: &Keyed,
    heard: Option<&Callback<Heard>>,
) {
    let dispatcher = table.dispatcher();
    let key = keyed.key().cloned();
    let judged = key.filter(|_| attempt.stage == Stage::Open).and_then(|key| match attempt.kind {
        Kind::Move => {
            let made = table.last_move.as_ref().filter(|last| last.at == attempt.from())?;
            let answer = Answer::Move(Some(made.mv.clone()));
            let judgement = key.judge(Some(&*attempt.start), &answer).ok()?;
            Some((attempt.start.canonical(&made.mv), judgement))
        }
        Kind::Win => {
            let won = attempt.won(&table.play)?;
            let moves = attempt.own_moves(&table.play);
            let late = task.within.is_some_and(|within| moves > within);
            Some(match (won, late) {
                (true, false) => (moves.to_string(), Judgement::Right),
                (true, true) => (LATE.to_owned(), Judgement::Wrong(Wrong::default())),
                (false, _) => (LOST.to_owned(), Judgement::Wrong(Wrong::default())),
            })
        }
        _ => None,
    });
    let given = judged.as_ref().and_then(|(answer, judgement)| {
        let handed = match attempt.kind {
            Kind::Win => attempt.line(&table.play),
            _ => answer.clone(),
        };
        Some((heard?.clone(), given(attempt, answer, handed, judgement)))
    });
    use_effect_with(judged, move |judged| {
        if let Some((answer, judgement)) = judged.clone() {
            dispatcher.dispatch(Action::Task(Deed::Judged(answer, judgement)));
            // What a move was typed in, or chosen from, goes away with it.
            focus_verdict();
        }
        if let Some((heard, given)) = given {
            heard.emit(Heard::Answer(given));
        }
    });
}

/// Tells of hints when they are taken: whoever leaves the question has taken them nevertheless.
#[hook]
pub(super) fn use_hints(hints: usize, heard: Option<&Callback<Heard>>) {
    let heard = heard.cloned();
    use_effect_with(hints, move |&hints| {
        if let Some(heard) = heard.filter(|_| hints > 0) {
            heard.emit(Heard::Hints(hints));
        }
    });
}

fn given(attempt: &Attempt, answer: &str, handed: String, judgement: &Judgement) -> Given {
    Given {
        answer: answer.to_owned(),
        handed,
        done: !matches!(judgement, Judgement::Wrong(_)),
        hints: attempt.hints,
    }
}

/// What a reader has made of a question: the point of the game, the moves that are marked, what is written.
type Written = (NodeId, Vec<String>, Draft);

/// Takes an answer that is given beside the board. One that is given before the solver has told what is right is taken
/// then, unless the reader has moved, marked or written something else since.
#[hook]
pub(super) fn use_taker(
    attempt: &Attempt,
    at: NodeId,
    keyed: &Keyed,
    draft: &UseStateHandle<Draft>,
    act: &Callback<Deed>,
    heard: Option<&Callback<Heard>>,
) -> Callback<Answer> {
    let early = use_state(|| None::<(Answer, Written)>);
    let presses = use_presses();
    let written: Written = (at, attempt.marked.clone(), (**draft).clone());
    let answer = taker((attempt, keyed), draft, &written, &early, act, (heard, presses));
    let (set, take) = (early.setter(), answer.clone());
    let given = keyed.key().and((*early).clone());
    use_effect_with(given, move |given| {
        let Some((given, by)) = given.clone() else { return };
        set.set(None);
        if by == written {
            take.emit(given);
        }
    });
    answer
}

fn taker(
    (attempt, keyed): (&Attempt, &Keyed),
    draft: &UseStateHandle<Draft>,
    written: &Written,
    early: &UseStateHandle<Option<(Answer, Written)>>,
    act: &Callback<Deed>,
    (heard, presses): (Option<&Callback<Heard>>, Presses),
) -> Callback<Answer> {
    let (key, attempt, draft, early, act) =
        (keyed.key().cloned(), attempt.clone(), draft.clone(), early.setter(), act.clone());
    let (heard, written) = (heard.cloned(), written.clone());
    Callback::from(move |answer: Answer| {
        let Some(key) = &key else { return early.set(Some((answer, written.clone()))) };
        if attempt.is_done() {
            return;
        }
        match key.judge(Some(&*attempt.start), &answer) {
            Ok(judgement) => {
                // Numbers in one form, as the author's remarks have them.
                let written = match attempt.kind {
                    Kind::Next => plain_step(&answer.write()),
                    _ => answer.write(),
                };
                let same = matches!(&attempt.stage, Stage::Wrong(last, _) if *last == written);
                if presses.press() && same {
                    return focus_verdict();
                }
                if let Some(heard) = &heard {
                    let given = given(&attempt, &written, answer.write(), &judgement);
                    heard.emit(Heard::Answer(given));
                }
                act.emit(Deed::Judged(written, judgement));
                focus_verdict();
            }
            Err(why) => {
                act.emit(Deed::Unread);
                draft.set(draft.with(why));
            }
        }
    })
}
