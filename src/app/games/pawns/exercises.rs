//! What a course asks about pawns, each question with the way to where it can be answered.

use crate::app::hooks::looked_at_alike;
use crate::games::System;
use crate::link::to_system;
use crate::words::Words;
use yew::prelude::*;

/// The questions, by their messages, and the links to where they are answered.
const EXERCISES: [(&str, &str); 9] = [
    ("exercise-3x3", "3x3/1.1?values=hide"),
    ("exercise-fill", "7x10/1.1?view=fill"),
    ("exercise-closed", "7x10/1.1?view=nimbers&built=0"),
    ("exercise-5x5", "5x5/1.1?values=hide"),
    ("exercise-5x7", "5x7/1.1?values=hide"),
    ("exercise-three", "5x5/1.3+2.5+5.1?level=4&values=hide"),
    (
        "exercise-finish",
        "5x5/1.1+2.1+3.1?moves=3.1-3.3_1.1-2.1_3.3-3.5&players=computer-human&level=4&values=hide",
    ),
    (
        "exercise-replay",
        "5x5/1.1+2.1+3.1?moves=3.1-3.3_1.1-2.1_3.3-3.5_2.1-3.1_3.5-5.5_2.1-2.3_3.1-5.1_2.3-3.3_5.1-5.3_5.3-5.5_3.3-4.3_4.3-4.4_4.4-5.4_5.4-5.5&at=0",
    ),
    ("exercise-misere", "3x3/1.1?rule=misere&values=hide"),
];

/// The list.
pub(super) fn exercises(words: &Words) -> Html {
    let items = EXERCISES.iter().map(|&(id, link)| {
        let link = looked_at_alike(&to_system(System::Pawns, link));
        html! { <li key={id}><a href={format!("#{link}")}>{ words.get(id) }</a></li> }
    });
    html! {
        <section>
            <h2>{ words.get("exercises") }</h2>
            <ul class="exercises">{ for items }</ul>
        </section>
    }
}
