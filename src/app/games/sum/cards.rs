//! A sum on the home page. (It refers to nothing of sums but a link, since their rules would bring in those of all
//! games.)

use crate::app::front::{Card, card};
use crate::app::hooks::Href;
use crate::core::{Message, Rule};
use crate::games::System;
use crate::link::{Link, Split};
use crate::session::Start;
use crate::words::Words;
use yew::prelude::*;

/// Where the card leads.
const GAMES: &str = "heaps-0.77_chomp-3x4_pawns-5x5";
const POSITIONS: &str = "7_4.4.4_1.3+2.5";

/// Where pins are drawn across the card, and the outline of one from its top.
const PINS: [u8; 4] = [9, 21, 33, 45];
const PIN: &str = "8a3 3 0 0 1 2 5.200c-.5 1-.4 2 .3 3.800 1.600 3.800 2.200 6.500 2.200 10.500 0 6-.8 10.500-1.500 14.500h-6\
    c-.7-4-1.500-8.500-1.500-14.500 0-4 .6-6.700 2.200-10.500 .7-1.800 .8-2.800 .3-3.800a3 3 0 0 1 2-5.200z";

/// What the sum of a link is called.
pub(super) fn title(split: &Split, words: &Words) -> Option<String> {
    Some(title_of(split.rules()?.split('_').count(), words))
}

/// What a sum of so many parts is called.
pub(super) fn title_of(count: usize, words: &Words) -> String {
    words.say(&Message::new("sum-title").with("count", count))
}

/// The card that stands for the system.
pub(super) fn first(words: &Words) -> Html {
    let (rules, position) = (GAMES.to_owned(), POSITIONS.to_owned());
    let start = Start { rules, rule: Rule::Normal, position };
    card(Card {
        system: Some(words.get("sum")),
        name: words.get("card-sum"),
        board: Some(drawing()),
        note: words.get("front-sum-note").into(),
        href: Link::new(System::Sum, start).href(),
    })
}

/// Pins, a bar and a pawn, with a plus between.
fn drawing() -> Html {
    html! {
        <svg class="sum-card" viewBox="0 0 200 48" aria-hidden="true">
            { for PINS.iter().map(|pin| html! { <path class="sum-card-pin" d={format!("M{pin} {PIN}")} /> }) }
            <path class="sum-card-plus" d="M60 21v12M54 27h12M138 21v12M132 27h12" />
            <path class="sum-card-bar" d="M78 9h10v10H78zM90 9h10v10H90zM102 9h10v10h-10zM114 9h10v10h-10zM78 21h10v10H78zM90 21h10v10H90zM102 21h10v10h-10zM78 33h10v10H78z" />
            <path class="sum-card-pawn" d="M172 8a7 7 0 0 1 4 12.700l4 15.300h5v6h-26v-6h5l4-15.300A7 7 0 0 1 172 8z" />
        </svg>
    }
}
