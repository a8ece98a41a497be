//! What is accepted as an answer, and why, as the solver finds it.

use super::ready::Ready;
use super::table::numbers;
use crate::app::attempt::Attempt;
use crate::app::lesson::text::{Sentence, inline};
use crate::app::task::{Keyed, Scene, right_because, said, use_key};
use crate::core::Message;
use crate::session::{Key, Kind, Said};
use crate::words::Words;
use std::rc::Rc;
use yew::prelude::*;

/// What is known of the right answer to a step; nothing where it asks nothing.
#[hook]
pub(in crate::app::lesson) fn use_answer(ready: &Ready) -> Option<Keyed> {
    // A hook is called whether there is a board or not.
    let scene = ready.scene();
    let count = scene.map(|scene| scene.count).unwrap_or_default();
    let keyed = use_key(scene.map(|scene| &scene.play), &ready.task, count);
    ready.task.kind?;
    match (scene, ready.task.kind) {
        (None, Some(Kind::Choice | Kind::Open)) => {
            let key = Rc::new(Key::of_task(&ready.task));
            Some(Keyed::Known(key, crate::app::task::From::Nothing))
        }
        (None, _) => None,
        (Some(_), _) => Some(keyed),
    }
}

/// What is accepted and why, for whoever may see it.
pub(super) fn answer(ready: &Ready, keyed: &Keyed, words: &Words) -> Html {
    if let Some(why) = keyed.why() {
        return html! { <p>{ words.say(&why) }</p> };
    }
    match keyed.key() {
        None => html! { <p class="quiet">{ words.get("sheet-working") }</p> },
        Some(key) => html! {
            <>
                { accepted(ready, key, keyed, words) }
                { for because(ready, key, keyed, words).map(|why| html! { <p class="answer-why" lang={why.lang}>{ for inline(&why.text) }</p> }) }
            </>
        },
    }
}

/// The move that is shown on the board with the answer.
pub(super) fn shown_move(keyed: Option<&Keyed>) -> Option<String> {
    match keyed.and_then(Keyed::key).map(AsRef::as_ref) {
        Some(Key::Move(moves) | Key::Moves(moves)) => moves.first().cloned(),
        Some(Key::Win(_)) => keyed?.finding()?.winning.first().cloned(),
        _ => None,
    }
}

fn accepted(ready: &Ready, key: &Key, keyed: &Keyed, words: &Words) -> Html {
    let said = |text: String, plain: String| {
        html! { <p class="answer" data-answer={plain}>{ text }</p> }
    };
    let none = || said(words.get("task-none"), "none".to_owned());
    match (key, ready.scene()) {
        (Key::Move(moves) | Key::Moves(moves), _) if moves.is_empty() => none(),
        (Key::Move(list) | Key::Moves(list), Some(scene)) => moves(scene, list, words),
        (Key::Win(_), Some(scene)) => {
            let winning = keyed.finding().map(|found| found.winning.clone()).unwrap_or_default();
            if !scene.play.state().person_to_move() {
                return said(words.get("answer-computer-loses"), Said::Loss.name().to_owned());
            }
            if winning.is_empty() {
                let known = keyed.finding().is_some_and(|found| found.has_none());
                return if known {
                    none()
                } else {
                    html! { <p>{ words.get("task-moves-unknown") }</p> }
                };
            }
            let lead = Message::new("answer-first-moves").with("count", winning.len());
            html! { <><p>{ words.say(&lead) }</p>{ moves(scene, &winning, words) }</> }
        }
        (Key::Outcome(outcome), _) => {
            let id = match outcome {
                Said::Win => "answer-win",
                Said::Loss => "answer-loss",
                Said::Draw => "answer-draw",
            };
            said(words.get(id), outcome.name().to_owned())
        }
        (Key::Numbers(numbers), Some(scene)) => {
            let values = scene.values(words).into_iter().zip(numbers);
            let plain: Vec<String> = numbers.iter().map(u32::to_string).collect();
            let items = values.map(|(name, value)| {
                let said = Message::new("answer-value").with("name", name).with("value", *value);
                html! { <li>{ words.say(&said) }</li> }
            });
            html! { <ul class="answer" data-answer={plain.join(".")}>{ for items }</ul> }
        }
        (Key::Rows(rows), Some(scene)) => match scene.sheet() {
            Some(sheet) => {
                html! { <div class="answer" data-answer={in_rows(rows)}>{ numbers(&sheet, rows) }</div> }
            }
            None => Html::default(),
        },
        (Key::Formula(sheet, rows), _) => html! {
            <div class="answer" data-answer={in_rows(rows)}>
                <p>{ words.get("answer-formula") }</p>{ numbers(sheet, rows) }
            </div>
        },
        (Key::Next(next), scene) => {
            let steps = &next.right;
            let step = |step: &String| match scene {
                Some(scene) => scene.face.say_step(step, words),
                None => step.clone(),
            };
            let shown: Vec<String> = steps.iter().map(step).collect();
            let sign = words.get("answer-or");
            said(shown.join(&format!(" {sign} ")), steps.join(" "))
        }
        (Key::Choice(right), _) if right.iter().all(|&right| right) => {
            let all: Vec<String> = (1..=right.len()).map(|at| at.to_string()).collect();
            said(words.get("answer-believed"), all.join(" "))
        }
        (Key::Choice(right), _) => {
            let options = ready.task.options.iter().zip(right).enumerate();
            let items = options.filter(|(_, (_, right))| **right);
            let items: Vec<_> = items.map(|(at, (option, _))| (at + 1, &option.text)).collect();
            let plain: Vec<String> = items.iter().map(|(at, _)| at.to_string()).collect();
            let items = items.iter().map(|(_, text)| html! { <li>{ for inline(text) }</li> });
            let lang = ready.coach.lang.clone();
            html! { <ul class="answer" data-answer={plain.join(" ")} {lang}>{ for items }</ul> }
        }
        (Key::Open, _) => said(words.get("answer-open"), String::new()),
        _ => Html::default(),
    }
}

/// Moves in words, with their notation.
fn moves(scene: &Scene, moves: &[String], words: &Words) -> Html {
    let items = moves.iter().map(|mv| {
        html! { <li><span class="answer-move">{ scene.say_move(mv, words) }</span>{ " " }<code>{ mv }</code></li> }
    });
    html! { <ul class="answer" data-answer={moves.join(" ")}>{ for items }</ul> }
}

fn in_rows(rows: &[Vec<u32>]) -> String {
    let row = |row: &Vec<u32>| row.iter().map(u32::to_string).collect::<Vec<_>>().join(".");
    rows.iter().map(row).collect::<Vec<_>>().join("_")
}

/// Why it is right: what the author says, otherwise what the engine knows.
fn because(ready: &Ready, key: &Key, keyed: &Keyed, words: &Words) -> Option<Sentence> {
    if let Some(own) = ready.coach.right() {
        return Some(own);
    }
    let scene = ready.scene()?;
    let (attempt, _) = Attempt::open(&ready.task, &scene.play)?;
    let given = match key {
        Key::Move(moves) => moves.first().cloned().unwrap_or_else(|| "none".to_owned()),
        Key::Outcome(said) => said.name().to_owned(),
        Key::Numbers(_) => String::new(),
        _ => return None,
    };
    let found = keyed.finding().map(AsRef::as_ref);
    let because = right_because(&attempt, &given, found, &words.counting(scene.count));
    let winning = found.and_then(|found| found.winning.first());
    let (Key::Outcome(Said::Win), Some(mv)) = (key, winning) else {
        return because.map(Sentence::from);
    };
    let by = Message::new("answer-with-move").with("move", scene.say_move(mv, words));
    let both = because.into_iter().chain([words.say(&by)]).collect::<Vec<_>>().join(" ");
    Some(both.into())
}

/// What an author's remark is about, in words: with a move also how it is written, as on the key.
pub(super) fn say_answer(ready: &Ready, given: &str, words: &Words) -> String {
    let in_words = said(&ready.task, ready.scene(), given, words);
    let is_move = matches!(ready.task.kind, Some(Kind::Move | Kind::Moves)) && given != "none";
    if !is_move || in_words == given {
        return in_words;
    }
    let both = Message::new("answer-move").with("move", in_words).with("written", given);
    words.say(&both)
}
