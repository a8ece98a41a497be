//! The teacher's page: what the readers of a lesson have handed in.
//!
//! `choose` opens a lesson. Lines come in through `take`, or through `camera`, which reads them from screens; `intake`
//! searches them, `check` replays them with the solver, `rows` keeps the results. `table` shows these, `stops` steps
//! over it with keys; `wrong` shows the most common wrong answers, `replay` one answer on its board, and `said` has the
//! links to it; `shelf` is what is kept on the device. Nothing leaves it.

mod camera;
mod check;
mod choose;
mod intake;
mod order;
mod own_words;
mod replay;
mod room;
mod rows;
mod said;
mod shelf;
mod stops;
mod table;
mod take;
mod wrong;

use super::hooks::{dialog_missing, use_title, use_words};
use super::lesson::{Found, use_text};
use super::page::{Brought, ClassProps, wished};
use crate::link::Source;
use crate::split_points;
use yew::prelude::*;

split_points! {
    /// A teacher's page.
    class: pub(super) fn classroom() -> Brought { Brought::Class(|props| html! { <Classroom ..props /> }) }
}

/// The page.
#[component]
fn Classroom(props: &ClassProps) -> Html {
    let words = use_words();
    let place = &props.place;
    {
        let on_look = props.frame.on_look.clone();
        use_effect_with((wished(&place.look), props.frame.visit), move |(wished, _)| {
            on_look.emit(*wished);
        });
    }
    use_title(words.get("class-title"));
    let (found, again) = use_text(&place.source, &words);
    let body = match found {
        _ if place.source == Source::All => html! { <choose::Choose page={props.clone()} /> },
        Found::Waiting => {
            html! { <p class="quiet" role="status">{ words.get("page-waiting") }</p> }
        }
        Found::Missing => dialog_missing(again.reform(|_: MouseEvent| ()), &words),
        Found::Nothing(why) => html! {
            <>
                <p class="lesson-wrong" role="alert">{ words.say(&why) }</p>
                <choose::Choose page={props.clone()} />
            </>
        },
        Found::Text(name, text) => {
            let (key, page) = (name.clone(), props.clone());
            html! { <room::Room {key} {name} {text} {page} /> }
        }
    };
    html! {
        <>
            { props.frame.header.clone() }
            <main class="lesson class" id="content" tabindex="-1">
                <h1>{ words.get("class-title") }</h1>
                { body }
            </main>
        </>
    }
}
