//! Hints, one at a time: the author's first, then the page's own, as far as the task allows.

use super::Coach;
use crate::app::face::Face;
use crate::app::lesson::Sentence;
use crate::app::ui::{Form, Rung};
use crate::core::{Message, Verdict};
use crate::session::{Finding, Hints, Kind, Playing, Task};
use crate::words::Words;

/// All hints that there are, the first first.
pub(in crate::app) fn hints(
    face: &dyn Face,
    start: &Playing,
    task: &Task,
    found: Option<&Finding>,
    coach: Option<&Coach>,
    words: &Words,
) -> Vec<Sentence> {
    let mut all = coach.map(Coach::hints).unwrap_or_default();
    let Some(found) = found else { return all };
    // An author who gives hints leads by them alone, unless the link says how far the page's own go.
    if !all.is_empty() && task.hints == Hints::default() {
        return all;
    }
    let kind = task.kind.unwrap_or(Kind::Open);
    let rung = |rung| face.hint(start, found, rung, words).map(Sentence::from);
    if task.hints >= Hints::Theory {
        all.extend(rung(Rung::Theory));
    }
    if !kind.is_played() {
        return all;
    }
    // How many where no move wins, so that their number tells nothing.
    let lost = found.has_none();
    if task.hints >= Hints::Where {
        let none = if found.verdict == Verdict::Draw { "hint-draw" } else { "hint-none" };
        all.extend(if lost { Some(Sentence::from(words.get(none))) } else { rung(Rung::Where) });
    }
    if task.hints >= Hints::Which {
        let at = start.state().tree.at();
        let said = found.winning.first().map(|mv| {
            let mv = face.say_move(start, at, mv, Form::Plan, words);
            words.say(&Message::new("hint-move").with("move", mv))
        });
        let said = said.or_else(|| lost.then(|| words.get("task-none")));
        all.extend(said.map(Sentence::from));
    }
    all
}
