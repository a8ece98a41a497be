//! Lessons: the list of them, one being done step by step, one being written.
//!
//! `source` finds the text of a lesson, `texts` has those that come with the page, `day` writes the position of the
//! day. `runner` goes through one to its `end`, by its `steps`; `walk` knows where the reader is and what is done,
//! `drawn` which position was drawn. `before` has what is read before the board, `board` shows the game of a step,
//! `text` what is read, `problems` what is wrong with a file, `cut` what is left of a link that was cut. `log` keeps
//! the answers, `hand_in` hands them in, `frame` reports to the page around a lesson's frame.
//! `shown` presents a lesson on a projector and on paper. `list` lists all of them, `writer` is the page on which one
//! is written, `draft` keeps its text, `outline` shows its steps and changes their order, and `checks` has the solver
//! check its questions; `opening` opens a lesson's file, which may be `brought` from another page.

mod before;
mod board;
mod brought;
mod checks;
mod cut;
mod day;
mod draft;
mod drawn;
mod end;
mod frame;
mod hand_in;
mod list;
mod log;
mod opening;
mod outline;
mod problems;
mod runner;
mod shown;
mod source;
mod steps;
mod text;
mod texts;
mod walk;
mod writer;

pub(super) use board::Board;
pub(super) use brought::bring_lesson;
pub(super) use checks::Checks;
pub(super) use frame::{FrameEvent, pass_on, use_finished};
pub(super) use hand_in::HandIn;
pub(super) use log::use_log;
pub(super) use shown::ways;
pub(super) use source::{Found, own_name, use_text};
pub(super) use text::{Sentence, heading, inline};
pub(super) use texts::{PATH, PRACTICALS, Texts, guide, named, texts};

use super::hooks::use_words;
use super::later::{Draw, Later, Load};
use super::page::{Brought, LessonProps, wished};
use crate::lesson::{Lesson, MAX_BYTES, pack_text};
use crate::link::{LessonPlace, LessonView, Source};
use crate::split_points;
use yew::prelude::*;

split_points! {
    /// The page of lessons.
    lesson: pub(super) fn lesson() -> Brought { Brought::Lesson(|props| html! { <Lessons ..props /> }) }
    /// The list of them.
    lessons: fn lessons() -> Draw<list::ListProps> { |props| html! { <list::List ..props /> } }
    /// The page on which one is written.
    write: fn write() -> Draw<writer::WriterProps> { |props| html! { <writer::Writer ..props /> } }
    /// The ways to hand in what was done.
    hand_in: fn handing_in() -> Draw<hand_in::HandInProps> { |props| html! { <hand_in::Ways ..props /> } }
}

/// The name of the page on which a lesson is written.
pub(super) const WRITE: &str = "write";

/// The page of lessons.
#[component]
fn Lessons(props: &LessonProps) -> Html {
    let words = use_words();
    {
        let on_look = props.on_look.clone();
        // What is read aloud or printed knows by itself which language it is in (`shown`).
        let by_itself = shown::has_own_language(&props.place);
        let wished = (!by_itself).then(|| wished(&props.place.look));
        use_effect_with((wished, props.visit), move |(wished, _)| {
            if let Some(wished) = wished {
                on_look.emit(*wished);
            }
        });
    }
    // A lesson that comes as a file opens right away; on the page where one is written it takes its place.
    // One that is too long for a link stays here, with what is wrong with it.
    let long = use_state_eq(|| None::<String>);
    let open = {
        let (go, long) = (props.go.clone(), long.setter());
        Callback::from(move |text: String| {
            if text.len() > MAX_BYTES {
                long.set(Some(text));
                gloo::utils::window().scroll_to_with_x_and_y(0.0, 0.0);
            } else {
                long.set(None);
                go.emit(packed_link(&text));
            }
        })
    };
    let too_long =
        long.as_ref().map(|text| problems::problems(&Lesson::read(text).1, text, &words));
    // That a file which was dropped has no text.
    let trouble = use_state_eq(|| false);
    {
        let (open, all) = (open.clone(), props.place.source == Source::All);
        let (long, trouble) = (long.setter(), trouble.setter());
        use_effect_with(props.visit, move |_| {
            // What was said of a file is not said of the next page.
            long.set(None);
            trouble.set(false);
            if let Some(text) = all.then(brought::brought_lesson).flatten() {
                open.emit(text);
            }
        });
    }
    let on_trouble = {
        let trouble = trouble.setter();
        Callback::from(move |now: bool| {
            trouble.set(now);
            if now {
                gloo::utils::window().scroll_to_with_x_and_y(0.0, 0.0);
            }
        })
    };
    let body = match &props.place.source {
        Source::All => {
            let given = list::ListProps { language: words.language(), on_text: open.clone() };
            html! { <Later<list::ListProps> load={Load(|| Box::pin(lessons()))} {given} /> }
        }
        Source::Named(name) if name == WRITE => {
            let (go, on_trouble) = (props.go.clone(), on_trouble.clone());
            let given = writer::WriterProps { go, on_trouble };
            html! { <Later<writer::WriterProps> load={Load(|| Box::pin(write()))} {given} /> }
        }
        _ => {
            let key = props.place.source_key();
            html! { <runner::Runner {key} page={props.clone()} /> }
        }
    };
    html! {
        <>
            if !props.place.look.embed && props.place.view == LessonView::Steps { { props.header.clone() } }
            <main class="lesson" id="content" tabindex="-1" ondrop={opening::dropped(&open, &on_trouble)} ondragover={opening::dragged()}>
                <p class="lesson-wrong" role="alert" hidden={!*trouble}>{ if *trouble { words.get("lesson-no-text") } else { String::new() } }</p>
                { too_long }
                { body }
            </main>
        </>
    }
}

/// The link that has a lesson in it.
fn packed_link(text: &str) -> String {
    LessonPlace::new(Source::Packed(pack_text(text))).to_string()
}
