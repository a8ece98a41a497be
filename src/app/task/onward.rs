//! What helps a reader on: another try, a hint.

use super::{Coach, Given, Heard};
use crate::app::attempt::{Attempt, Deed, Stage};
use crate::app::dom::{bring_there, keep_focus, keep_focus_on_board};
use crate::app::hooks::Href;
use crate::app::lesson::{Sentence, inline};
use crate::app::table::Table;
use crate::class::LOST;
use crate::core::Message;
use crate::link::{Link, Look, View};
use crate::session::{Judgement, Kind, Task, Wrong};
use crate::words::Words;
use yew::prelude::*;

/// What can be done after an answer.
pub(super) fn again(
    attempt: &Attempt,
    table: &Table,
    act: &Callback<Deed>,
    coach: Option<&Coach>,
    heard: Option<&Callback<Heard>>,
    words: &Words,
) -> Html {
    let played = matches!(attempt.kind, Kind::Move | Kind::Win);
    let begun = attempt.kind == Kind::Win && table.play.state().tree.at() != attempt.from();
    // One that is over is about to be judged.
    let goes_on = attempt.stage == Stage::Open && attempt.won(&table.play).is_none();
    let begun_open = begun && goes_on;
    let redraw = coach.and_then(|coach| coach.on_redraw.clone());
    let new = redraw.is_some();
    // A game that is given up is lost.
    let lost = Given {
        answer: LOST.to_owned(),
        handed: LOST.to_owned(),
        done: false,
        hints: attempt.hints,
    };
    let lost = begun_open.then_some(lost).filter(|_| attempt.own_moves(&table.play) > 0);
    let retry = {
        let (act, heard) = (act.clone(), heard.cloned());
        Callback::from(move |_: MouseEvent| {
            to_board();
            if let Some(lost) = &lost {
                act.emit(Deed::Judged(lost.answer.clone(), Judgement::Wrong(Wrong::default())));
                if let Some(heard) = &heard {
                    heard.emit(Heard::Answer(lost.clone()));
                }
            }
            match &redraw {
                Some(redraw) => redraw.emit(()),
                None => act.emit(Deed::Again),
            }
        })
    };
    let link = {
        let look = Look { view: View::Analyse, task: Task::default(), ..table.look.clone() };
        let link = table.link();
        Link { look, ..link }.href()
    };
    html! {
        <div class="row">
            // While a game goes on it is no advice.
            if (matches!(attempt.stage, Stage::Wrong(..)) && played) || begun_open {
                <button type="button" class={classes!("button", (!begun_open).then_some("primary"))} id="try-again" onclick={retry}>
                    { words.get(if begun_open { "task-restart" } else if new { "task-redraw" } else { "task-again" }) }
                </button>
            }
            if attempt.is_done() && coach.is_none() {
                <a class="button" href={link}>{ words.get("task-explore") }</a>
            }
        </div>
    }
}

/// To the board, with the eyes and by keys: the button that leads there goes away.
fn to_board() {
    bring_there(".board-place");
    keep_focus_on_board();
}

/// The hints that were taken, and the button that takes the next.
pub(super) fn hints(
    attempt: &Attempt,
    all: &[Sentence],
    act: &Callback<Deed>,
    words: &Words,
) -> Html {
    if all.is_empty() || attempt.is_done() {
        return Html::default();
    }
    let more = attempt.hints < all.len();
    let click = act.reform(|_: MouseEvent| {
        // With the last hint the button goes away.
        keep_focus("task-hints");
        Deed::Hint
    });
    let label = Message::new("task-hint").with("number", (attempt.hints + 1).min(all.len()));
    let button = html! {
        <button type="button" class="button" onclick={click}>{ words.say(&label.with("count", all.len())) }</button>
    };
    taken_hints(all.get(..attempt.hints).unwrap_or(all), more.then_some(button), words)
}

/// Hints that were taken, and the button for the next one, where there is one.
pub(super) fn taken_hints(taken: &[Sentence], more: Option<Html>, words: &Words) -> Html {
    // Each has its key: what was heard is not said again with the next one.
    let taken = taken.iter().enumerate().map(|(at, hint)| {
        html! { <li key={at} lang={hint.lang.clone()}>{ for inline(&hint.text) }</li> }
    });
    html! {
        // Nor when the focus comes here.
        <div class="task-hints" id="task-hints" tabindex="-1" role="group" aria-label={words.get("task-hints")}>
            <div role="status" aria-atomic="false"><ol>{ for taken }</ol></div>
            if let Some(more) = more { { more } }
        </div>
    }
}

/// What is said of an answer, sentence by sentence: what is added to it is heard alone, and after another try all of it
/// is heard again. It is not heard again in another language; the lesson's own words may come later than the page's.
pub(super) fn verdict(
    said: &[Sentence],
    tries: u32,
    class: Option<&'static str>,
    coach: Option<&Coach>,
    words: &Words,
) -> Html {
    let language = words.language().code();
    let key =
        coach.map_or_else(|| language.to_owned(), |coach| format!("{language} {}", coach.title));
    let said = said.iter().filter(|said| !said.text.is_empty()).enumerate();
    let said = said.map(|(at, said)| {
        let key = format!("{tries} {at}");
        html! { <p {key} lang={said.lang.clone()}>{ for inline(&said.text) }</p> }
    });
    html! {
        <div {key} class={classes!("task-verdict", class)} role="status" aria-atomic="false">{ for said }</div>
    }
}
