//! What is above a sheet on the screen, unless it is in a frame, and what its steps share. None of the buttons is
//! printed.

use super::ready::{Ground, Ready};
use crate::app::hooks::Href;
use crate::app::lesson::text::text;
use crate::link::{LessonPlace, LessonView};
use crate::words::Words;
use yew::prelude::*;

/// The ways from a sheet, and the button that prints it.
pub(super) fn tools(place: &LessonPlace, words: &Words) -> Html {
    if place.look.embed {
        return Html::default();
    }
    let print = |_: MouseEvent| {
        // Where a browser cannot, its own menu can.
        let _ = gloo::utils::window().print();
    };
    let way = |view: LessonView, label: &'static str| {
        let href = LessonPlace { step: None, ..place.clone() }.in_view(view).href();
        (view != place.view).then(|| html! { <a class="button" {href}>{ words.get(label) }</a> })
    };
    html! {
        <div class="sheet-screen row">
            <button type="button" class="button primary" id="print" onclick={print}>{ words.get("sheet-print") }</button>
            { way(LessonView::Paper, "sheet-title") }
            { way(LessonView::Key, "sheet-key") }
            { way(LessonView::Project, "project-title") }
            { way(LessonView::Steps, "sheet-lesson") }
        </div>
    }
}

/// What is read of a step.
pub(super) fn question(ready: &Ready) -> Html {
    text(&ready.text, ready.coach.lang.as_deref())
}

/// The board in ink; the board itself where its game has no drawing for paper.
pub(super) fn figure(ready: &Ready, words: &Words) -> Html {
    let scene = match &ready.board {
        Ground::None => return Html::default(),
        Ground::Broken(why) => return html! { <p>{ words.say(why) }</p> },
        Ground::Game(scene) => scene,
    };
    let says = scene.face.say_position(&scene.play, words);
    let Some(figure) = scene.face.figure(&scene.play, scene.count) else {
        let system = scene.play.system().name();
        let board = scene.board(scene.play.clone(), None, None);
        return html! { <div class={classes!("sheet-board", system)}>{ board }</div> };
    };
    let style = format!("--width:{};--height:{}", figure.width, figure.height);
    html! {
        <svg
            class="figure" role="img" aria-label={says} {style}
            viewBox={format!("0 0 {} {}", figure.width, figure.height)} fill="currentcolor"
        >{ figure.drawn }</svg>
    }
}
