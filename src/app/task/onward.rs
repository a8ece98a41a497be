//! What helps a reader on: another try, a hint.

use super::Coach;
use crate::app::attempt::{Attempt, Deed, Stage};
use crate::app::dom::{bring_there, keep_focus, keep_focus_on_board};
use crate::app::hooks::Href;
use crate::app::lesson::inline;
use crate::app::table::Table;
use crate::core::Message;
use crate::link::{Link, Look, View};
use crate::session::{Kind, Task};
use crate::words::Words;
use yew::prelude::*;

/// What can be done after an answer.
pub(super) fn again(
    attempt: &Attempt,
    table: &Table,
    act: &Callback<Deed>,
    coach: Option<&Coach>,
    words: &Words,
) -> Html {
    let redraw = coach.and_then(|coach| coach.on_redraw.clone());
    let new = redraw.is_some();
    let retry = match redraw {
        Some(redraw) => redraw.reform(|_: MouseEvent| to_board()),
        None => act.reform(|_: MouseEvent| {
            to_board();
            Deed::Again
        }),
    };
    let played = matches!(attempt.kind, Kind::Move | Kind::Win);
    let begun = attempt.kind == Kind::Win && table.play.state().tree.at() != attempt.from();
    let begun_open = begun && attempt.stage == Stage::Open;
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
                    { words.get(if new { "task-redraw" } else if begun_open { "task-restart" } else { "task-again" }) }
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
    all: &[String],
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
    html! {
        // What was heard is not said again with the next one, nor when the focus comes here.
        <div class="task-hints" id="task-hints" tabindex="-1" role="group" aria-label={words.get("task-hints")}>
            <div role="status" aria-atomic="false"><ol>{ for all.iter().take(attempt.hints).map(|hint| html! { <li>{ for inline(hint) }</li> }) }</ol></div>
            if more {
                <button type="button" class="button" onclick={click}>
                    { words.say(&label.with("count", all.len())) }
                </button>
            }
        </div>
    }
}
