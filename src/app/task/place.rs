//! The place of a task until the chunk of the program that draws it has loaded: the question and the board are seen
//! before that.

use super::{AskedProps, Draw, asked, say};
use crate::app::face::Board;
use crate::app::hooks::use_words;
use crate::app::house::titled;
use crate::app::later::{Later, Load};
use crate::core::spaced_squares;
use crate::session::Task;
use crate::words::Words;
use std::cell::Cell;
use yew::prelude::*;

thread_local! {
    /// What draws a task, once it has come.
    static HERE: Cell<Option<Draw>> = const { Cell::new(None) };
}

/// The page of a task.
#[component]
pub(in crate::app) fn Place(props: &AskedProps) -> Html {
    let words = use_words();
    // As it was when the place was made: what is in it is not recreated.
    let here = *use_state(|| HERE.get());
    if let Some(draw) = here {
        return draw(props.clone());
    }
    let load = Load(|| {
        Box::pin(async {
            let draw = asked().await?;
            HERE.set(Some(draw));
            Ok(draw)
        })
    });
    let meanwhile = meanwhile(props, &words);
    html! { <Later<AskedProps> {load} given={props.clone()} {meanwhile} /> }
}

/// The question and its board, on which nothing can be done yet.
fn meanwhile(props: &AskedProps, words: &Words) -> Html {
    let AskedProps { face, title, table, coach, .. } = props;
    let in_lesson = coach.is_some();
    let task = coach.as_ref().map_or(&table.look.task, |coach| &coach.task);
    let board = Board {
        play: table.play.clone(),
        open: false,
        marked: Vec::new(),
        found: None,
        reasons: false,
        on_move: Callback::noop(),
    };
    let asked = question(task, in_lesson, words);
    html! {
        <>
            if !in_lesson { <div class="game-head"><h2 class="game-title">{ titled(title, face.code(&table.play).as_deref()) }</h2></div> }
            <div class="game-sides task">
                <section class="board-side" aria-label={words.get("board-label")}>
                    <div class="task-question">
                        if in_lesson { <h2>{ asked }</h2> } else { <h1>{ asked }</h1> }
                    </div>
                    <div class="board-place" inert=true>{ face.board(board) }</div>
                </section>
            </div>
        </>
    }
}

/// What is asked: in a lesson in the page's own words, as those of the author are above.
pub(in crate::app) fn question(task: &Task, in_lesson: bool, words: &Words) -> String {
    let own = task.say.is_empty() || in_lesson;
    let said = match task.kind {
        Some(kind) if own => say::what(task, kind, words),
        _ => task.say.clone(),
    };
    spaced_squares(&said).into_owned()
}
