//! What is said about a task: the question, and the verdict on an answer, with the reason if it is known.

use super::Coach;
use crate::app::attempt::{Attempt, Stage};
use crate::app::face::Face;
use crate::app::lesson::Sentence;
use crate::core::{Message, Nimber, NoValue, Outcome, Verdict, written_nim_sum};
use crate::games::Next;
use crate::session::{Finding, Kind, Said, Task, Wrong};
use crate::words::Words;

/// What is to be done, in the page's own words.
pub(in crate::app) fn what(task: &Task, kind: Kind, words: &Words) -> String {
    let id = match kind {
        Kind::Move => "task-move",
        Kind::Moves => "task-moves",
        Kind::Win => match task.within {
            Some(within) => {
                return words.say(&Message::new("task-win-within").with("moves", within));
            }
            None => "task-win",
        },
        Kind::Outcome => "task-outcome",
        Kind::Value => "task-value",
        Kind::Fill => "task-fill",
        Kind::Next => "task-next",
        Kind::Formula => "task-formula",
        Kind::Choice => "task-choice",
        Kind::Open => "task-open",
    };
    words.get(id)
}

/// Whether two sentences say the same, but for how they end and whether they begin with a capital.
pub(super) fn alike(one: &str, other: &str) -> bool {
    let bare = |text: &str| text.trim_matches(|sign: char| !sign.is_alphanumeric()).to_lowercase();
    bare(one) == bare(other)
}

/// Whether an author's text ends by asking what the page would ask: with a question, or with the same words.
pub(super) fn echoes(asked: &str, text: &[String]) -> bool {
    let Some(last) = text.iter().rfind(|line| !line.trim().is_empty()) else { return false };
    let last = last.trim().trim_end_matches(['*', '.', '!']);
    let sentence = last.rsplit(['.', ':', ';', '!']).next().unwrap_or(last);
    last.ends_with('?') || alike(asked, sentence)
}

/// The steps of a method that were made, one after the other.
pub(in crate::app) fn said_steps(face: &dyn Face, next: &Next, words: &Words) -> String {
    let steps: Vec<String> = next.done.iter().map(|step| face.say_step(step, words)).collect();
    steps.join(", ")
}

/// What is said of the last answer: whether it is right, and why. `after` is the nim-sum that a wrong move
/// left, where it is known, `reason` what else the solver told.
pub(super) fn verdict(
    attempt: &Attempt,
    found: Option<&Finding>,
    after: Option<Nimber>,
    coach: Option<&Coach>,
    reason: Option<String>,
    words: &Words,
) -> Vec<Sentence> {
    match &attempt.stage {
        // A sheet that is checked number by number needs no answer before.
        Stage::Open => reason.into_iter().map(Sentence::from).collect(),
        Stage::Taken(_) => {
            let taken = Sentence::from(words.get("task-taken"));
            std::iter::once(taken).chain(coach.and_then(Coach::right)).collect()
        }
        Stage::Right(answer) => {
            let said = coach.and_then(Coach::right);
            // The author's comment is shown alone: authors know what their readers know.
            let why = if said.is_none() {
                let plain = right(attempt, answer, found, words);
                match attempt.kind {
                    // They say more of it.
                    Kind::Move if found.is_none_or(|found| found.nim_sum.is_none()) => {
                        reason.or(plain)
                    }
                    _ => plain.or(reason),
                }
            } else {
                None
            };
            // A game is won, not answered.
            let head = if attempt.kind == Kind::Win { "task-won" } else { "task-right" };
            let plain = std::iter::once(words.get(head)).chain(why);
            plain.map(Sentence::from).chain(said).collect()
        }
        Stage::Wrong(answer, wrong) => {
            let moves = matches!(attempt.kind, Kind::Move | Kind::Moves);
            let play = moves.then_some(&*attempt.start);
            let said = coach.and_then(|coach| Some(coach.says(coach.step.wrong(play, answer)?)));
            let after = after.filter(|_| said.is_none());
            let why = self::wrong(attempt, answer, wrong, found, after, words);
            let reason = reason.filter(|_| said.is_none());
            let plain = std::iter::once(why).chain(reason);
            plain.map(Sentence::from).chain(said).collect()
        }
    }
}

/// Why an answer is right, where the engine can say it.
pub(in crate::app) fn right(
    attempt: &Attempt,
    answer: &str,
    found: Option<&Finding>,
    words: &Words,
) -> Option<String> {
    let found = found?;
    let ends = || attempt.start.play(answer).is_ok_and(|last| last.state().over());
    Some(match attempt.kind {
        Kind::Move if answer == "none" => outcome(found, words)?,
        Kind::Move if ends() => words.get("task-right-win"),
        Kind::Move if found.nim_sum.is_some() && few(found) => words.get("task-right-balance"),
        Kind::Move if found.nim_sum.is_some() => words.get("task-right-sum"),
        Kind::Move => words.get("task-right-move"),
        Kind::Moves => {
            words.say(&Message::new("task-right-moves").with("count", found.winning.len()))
        }
        Kind::Outcome => outcome(found, words)?,
        Kind::Value => sum(found.numbers.as_deref()?, words)?,
        _ => return None,
    })
}

/// "7 ⊕ 5 = 2", where there are several values.
fn sum(numbers: &[u32], words: &Words) -> Option<String> {
    let (sum, values) = numbers.split_last().filter(|(_, values)| !values.is_empty())?;
    let values: Vec<String> = values.iter().map(u32::to_string).collect();
    let message = Message::new("task-right-value").with("values", written_nim_sum(&values));
    Some(words.say(&message.with("sum", *sum)))
}

/// Who wins, and the nim-sum by which one sees it.
fn outcome(found: &Finding, words: &Words) -> Option<String> {
    let id = match found.verdict {
        Verdict::Known(Outcome::Win) => "verdict-win",
        Verdict::Known(Outcome::Loss) => "verdict-loss",
        Verdict::Draw => "drawn",
        Verdict::Unknown(_) => return None,
    };
    let said = words.get(id);
    Some(match found.nim_sum {
        Some(sum) if few(found) => {
            let id = if sum.is_zero() { "task-balance" } else { "task-no-balance" };
            format!("{said} {}", words.get(id))
        }
        Some(sum) => {
            let sum = words.say(&Message::new("why-line-sum").with("sum", sum.0));
            format!("{said} {sum}")
        }
        None => said,
    })
}

/// Whether the position has one part or two. There the reason needs no nim-sum, of which whoever meets such positions
/// may not have heard.
fn few(found: &Finding) -> bool {
    // The values and their sum.
    found.numbers.as_ref().is_some_and(|numbers| numbers.len() <= 3)
}

/// What is wrong with an answer, as far as the engine says it.
pub(in crate::app) fn wrong(
    attempt: &Attempt,
    answer: &str,
    wrong: &Wrong,
    found: Option<&Finding>,
    after: Option<Nimber>,
    words: &Words,
) -> String {
    let message = match attempt.kind {
        Kind::Formula => return wrong_formula(wrong, words),
        Kind::Move | Kind::Moves if answer == "none" => Message::new("task-wrong-none"),
        // No move wins, so this one does not either.
        Kind::Move if found.is_some_and(Finding::has_none) => Message::new("task-wrong-lost"),
        Kind::Move => match after {
            Some(_) if found.is_some_and(few) => Message::new("task-wrong-balance"),
            Some(after) => Message::new("task-wrong-sum").with("sum", after.0),
            None => Message::new("task-wrong-move"),
        },
        Kind::Moves if wrong.extra.is_empty() => {
            Message::new("task-missing-moves").with("missing", wrong.missing)
        }
        Kind::Moves if !answer.contains('_') => Message::new("task-wrong-move-marked"),
        Kind::Moves if answer.split('_').count() == wrong.extra.len() => {
            Message::new("task-wrong-all-moves")
        }
        Kind::Moves => Message::new("task-wrong-moves").with("extra", wrong.extra.len()),
        Kind::Win if answer == "late" => Message::new("task-wrong-late"),
        Kind::Win => Message::new("task-wrong-win"),
        Kind::Outcome if found.is_some_and(|found| found.verdict == Verdict::Draw) => {
            Message::new("task-wrong")
        }
        Kind::Outcome if answer == Said::Win.name() => Message::new("task-wrong-outcome"),
        Kind::Outcome => Message::new("task-wrong-outcome-win"),
        Kind::Value if wrong.binary.is_some() => {
            let number = wrong.binary.unwrap_or_default();
            Message::new("task-wrong-binary")
                .with("digits", format!("{number:b}"))
                .with("number", number)
        }
        // The only number that was asked for.
        Kind::Value if !answer.contains('.') => Message::new("task-wrong"),
        Kind::Value | Kind::Fill => {
            Message::new("task-wrong-numbers").with("wrong", wrong.cells.len())
        }
        Kind::Next | Kind::Choice | Kind::Open => Message::new("task-wrong"),
    };
    words.say(&message)
}

/// At how many places a formula is wrong; where it has no value, why.
fn wrong_formula(wrong: &Wrong, words: &Words) -> String {
    let cells = wrong.cells.len();
    let said = words.say(&Message::new("task-wrong-formula").with("count", cells));
    let Some((why, count)) = wrong.without else { return said };
    let id = match why {
        NoValue::ByZero => "task-formula-zero",
        NoValue::Negative => "task-formula-negative",
        NoValue::TooLarge => "task-formula-large",
        NoValue::Letter => return said,
    };
    let reason = words.say(&Message::new(id).with("count", count));
    if count == cells { reason } else { format!("{said} {reason}") }
}

#[cfg(test)]
mod tests {
    use super::alike;

    #[test]
    fn an_author_may_say_what_the_page_says() {
        assert!(alike("Trouvez un coup gagnant", "Trouvez un coup gagnant."));
        assert!(alike("find a winning move\u{202f}!", "Find a winning move."));
        assert!(!alike("Where?", "Find a winning move."));
    }
}
