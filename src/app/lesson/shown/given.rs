//! An answer that was given, shown to the class: on the board, in words, and with the reason why it is wrong.

use super::ready::Ready;
use super::table::table;
use crate::app::attempt::Attempt;
use crate::app::lesson::text::{Sentence, inline};
use crate::app::task::{Keyed, Scene, said, use_key, wrong_because};
use crate::class::{Mistake, after, mistake, to_be_answered};
use crate::core::{Count, Message};
use crate::session::{Answer, Finding, Kind, Playing, Task, values_of};
use crate::words::Words;
use std::rc::Rc;
use yew::prelude::*;

/// What comes after a number that is wrong.
const WRONG: &str = " ✗";

/// An answer that was given.
pub(super) struct Given {
    /// As it was handed in.
    answer: String,
    /// The game after it, where it was played on the board.
    pub(super) after: Option<Playing>,
    /// How the opponent answers, as far as the solver has told; nothing where there is nothing to be answered.
    reply: Option<Keyed>,
}

/// The answer that the link gives to a step. The solver is asked how the opponent answers a move, as it is where a
/// reader makes it.
#[hook]
pub(super) fn use_given(ready: &Rc<Ready>, answer: Option<&str>) -> Option<Given> {
    // Made once: two games are the same where they are one.
    let points = use_memo((ready.clone(), answer.map(str::to_owned)), |(ready, answer)| {
        let (scene, kind) = (ready.scene()?, ready.task.kind?);
        let answer = answer.as_deref()?;
        let played = matches!(kind, Kind::Move | Kind::Win);
        let after = played.then(|| after(&scene.play, kind, answer));
        Some((after, to_be_answered(&scene.play, &ready.task, answer)))
    });
    let (after, point) = (*points).clone().unwrap_or_default();
    let reply = use_key(point.as_ref(), &Task::of(Kind::Move), Count::default());
    let reply = point.map(|_| reply);
    answer.map(|answer| Given { answer: answer.to_owned(), after, reply })
}

impl Given {
    /// The move with which the opponent wins after a wrong one.
    pub(super) fn reply(&self) -> Option<String> {
        self.reply.as_ref()?.finding()?.winning.first().cloned()
    }

    /// The answer, and why it is wrong where it is, as soon as that is known.
    pub(super) fn draw(&self, ready: &Ready, keyed: Option<&Keyed>, words: &Words) -> Html {
        let start = ready.scene().map(|scene| &scene.play);
        let key = keyed.and_then(Keyed::key);
        let mistake = key.and_then(|key| mistake(start, &ready.task, key, &self.answer));
        let why = mistake.as_ref().map(|mistake| self.why(ready, keyed, mistake, words));
        let numbers = mistake.as_ref().and_then(|mistake| self.numbers(ready, mistake, words));
        let said = if numbers.is_some() {
            words.get("project-numbers")
        } else {
            let said = said(&ready.task, ready.scene(), &self.answer, words);
            words.say(&Message::new("class-given").with("answer", said))
        };
        let why = why.unwrap_or_default();
        let why = why.into_iter().map(|why| {
            html! { <p class="project-why" lang={why.lang}>{ for inline(&why.text) }</p> }
        });
        html! {
            <div class="project-given">
                <p>{ said }</p>
                <div>{ numbers }</div>
                <div role="status">{ for why }</div>
            </div>
        }
    }

    /// Why it is wrong: what the engine knows, then what the author says of it.
    fn why(
        &self,
        ready: &Ready,
        keyed: Option<&Keyed>,
        mistake: &Mistake,
        words: &Words,
    ) -> Vec<Sentence> {
        let found = keyed.and_then(Keyed::finding).map(AsRef::as_ref);
        let why = match (ready.scene(), ready.task.kind) {
            (Some(scene), Some(Kind::Move)) => self.why_move(ready, scene, mistake, found, words),
            (Some(scene), _) => in_question(ready, scene, mistake, found, words),
            (None, _) => vec![words.get("task-wrong")],
        };
        let own = own(ready, mistake).map(|own| ready.coach.says(own));
        why.into_iter().map(Sentence::from).chain(own).collect()
    }

    /// Of a move: what it leaves, and how the opponent answers it.
    fn why_move(
        &self,
        ready: &Ready,
        scene: &Scene,
        mistake: &Mistake,
        found: Option<&Finding>,
        words: &Words,
    ) -> Vec<String> {
        let lost = found.is_some_and(Finding::has_none);
        let mut why = match &self.reply {
            _ if lost || mistake.answer == "none" => {
                in_question(ready, scene, mistake, found, words)
            }
            None => vec![words.get("project-wrong-over")],
            Some(Keyed::Waiting) => Vec::new(),
            Some(reply) => {
                let sum = reply.finding().and_then(|found| found.nim_sum);
                let plain = Message::new("project-wrong-move");
                let left = |sum: u32| Message::new("project-wrong-sum").with("sum", sum);
                // Where the author says what is wrong, it is not said in words that the lesson may not have.
                let sum = sum.filter(|_| own(ready, mistake).is_none());
                vec![words.say(&sum.map_or(plain, |sum| left(sum.0)))]
            }
        };
        if let (Some(mv), Some(after)) = (self.reply(), &self.after) {
            let mv = scene.say_move_at(after, &mv, words);
            why.push(words.say(&Message::new("project-reply").with("move", mv)));
        }
        why
    }

    /// The numbers that were given, each in its place, with a sign at those that are wrong.
    fn numbers(&self, ready: &Ready, mistake: &Mistake, words: &Words) -> Option<Html> {
        let (scene, kind) = (ready.scene()?, ready.task.kind?);
        let wrong = &mistake.wrong.cells;
        let shown = |number: Option<i64>, row: usize, column: usize| {
            let number = number.map_or_else(|| "–".to_owned(), |number| number.to_string());
            if wrong.contains(&(row, column)) { number + WRONG } else { number }
        };
        let rows: Vec<Vec<Option<i64>>> = match (kind, Answer::read(kind, &self.answer)?) {
            (Kind::Fill, Answer::Rows(rows)) => rows.iter().map(|row| whole(row)).collect(),
            (Kind::Formula, Answer::Text(text)) => values_of(&scene.sheet()?, &text).ok()?,
            (Kind::Value, Answer::Numbers(numbers)) => {
                let named = scene.values(words).into_iter().zip(whole(&numbers)).enumerate();
                let items = named.map(|(place, (name, number))| {
                    html! { <li>{ name }{ " " }<b>{ shown(number, 0, place) }</b></li> }
                });
                return Some(html! { <ul>{ for items }</ul> });
            }
            _ => return None,
        };
        let sheet = scene.sheet()?;
        Some(table(&sheet, |row, column| {
            let number = rows.get(row).and_then(|row| row.get(column)).copied().flatten();
            shown(number, row, column)
        }))
    }
}

/// What the question itself tells a reader who gives this answer.
fn in_question(
    ready: &Ready,
    scene: &Scene,
    mistake: &Mistake,
    found: Option<&Finding>,
    words: &Words,
) -> Vec<String> {
    let words = words.counting(scene.count);
    let attempt = Attempt::open(&ready.task, &scene.play);
    let why = attempt.map(|(attempt, _)| {
        wrong_because(&attempt, &mistake.answer, &mistake.wrong, found, None, &words)
    });
    why.into_iter().collect()
}

fn whole(numbers: &[Option<u32>]) -> Vec<Option<i64>> {
    numbers.iter().map(|number| number.map(i64::from)).collect()
}

/// What the author says of a mistake.
fn own<'a>(ready: &'a Ready, mistake: &Mistake) -> Option<&'a str> {
    let moves = matches!(ready.task.kind, Some(Kind::Move | Kind::Moves));
    let play = ready.scene().filter(|_| moves).map(|scene| &*scene.play);
    ready.step.wrong(play, &mistake.answer)
}
