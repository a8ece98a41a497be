//! The views to explore, each with a picture drawn by the engines (`tests/native/pictures.rs`).

use crate::app::hooks::Href;
use crate::core::Message;
use crate::link::{EXPLORED, value_of};
use crate::words::Words;
use yew::prelude::*;

/// The name and the note of each, in the order of [`EXPLORED`].
const SAID: [[&str; 2]; EXPLORED.len()] = [
    ["explore-kayles", "explore-kayles-note"],
    ["explore-queen", "explore-queen-note"],
    ["explore-chomp", "explore-chomp-note"],
    ["explore-pawns", "explore-pawns-note"],
];

/// What its part of the page holds.
pub(super) fn explore(words: &Words) -> Html {
    let way = |((picture, link), [name, note]): ((&str, &str), [&'static str; 2])| {
        let note = Message::new(note).with("to", value_of(link, "to").unwrap_or_default());
        html! {
            <li key={picture.to_owned()}>
                <div class="card explore">
                    <img src={format!("pictures/{picture}.svg")} alt="" width="240" height="240" loading="lazy" decoding="async" />
                    <a class="card-name" href={link.href()}>{ words.get(name) }</a>
                    <span class="card-note">{ words.say(&note) }</span>
                </div>
            </li>
        }
    };
    html! {
        <ul class="cards">{ for EXPLORED.into_iter().zip(SAID).map(way) }</ul>
    }
}
