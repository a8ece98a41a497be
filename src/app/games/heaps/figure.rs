//! Heaps drawn in ink: outlines of their tokens, each with its number, under the names of the heaps.

use super::art::MAX_DRAWN;
use super::say::token_of;
use super::slots::slots_at;
use crate::app::ui::Figure;
use crate::games::heaps::{Heaps, Token};
use crate::session::Session;
use yew::prelude::*;

/// The width that heaps beside one another may take.
const WIDEST: u32 = 560;
/// Between two heaps.
const GAP: u32 = 28;
/// Above the tokens, for the name of the heap; below them, for their numbers.
const HEAD: u32 = 20;
const FOOT: u32 = 12;
/// Where there are more tokens than this, only small heaps are drawn one token by one.
const CROWD: u32 = 400;
/// Tokens of a small heap.
const SMALL: u32 = 20;
/// The place of a heap that is too large for its tokens to be drawn.
const LUMP: (u32, u32) = (120, 44);

/// The heaps that are left.
pub(super) fn figure(session: &Session<Heaps>) -> Option<Figure> {
    let token = token_of(&session.game);
    let crowd = session.position().tokens() > CROWD;
    let most = if crowd { SMALL } else { MAX_DRAWN };
    let slots = slots_at(session, session.tree().at());
    let (mut x, mut y, mut line) = (0, 0, 0);
    let mut width = 0;
    let mut heaps = Vec::new();
    for slot in slots.standing() {
        let (across, down) = extent(token, slot.size, most);
        if x > 0 && x + across > WIDEST {
            (x, y, line) = (0, y + line + GAP / 2, 0);
        }
        heaps.push(html! {
            <g transform={format!("translate({x} {y})")}>
                <text x="0" y="12" font-size="14" font-weight="700">{ slot.name() }</text>
                { tokens(token, slot.size, most) }
            </g>
        });
        x += across + GAP;
        width = width.max(x - GAP);
        line = line.max(down);
    }
    let drawn = heaps.into_iter().collect();
    (width > 0).then_some(Figure { width, height: y + line, rigid: false, drawn })
}

/// The width and the height of one token's place.
fn place(token: Token) -> (u32, u32) {
    match token {
        Token::Match => (18, 46),
        Token::Pin => (22, 46),
        Token::Domino | Token::Coin => (32, 32),
    }
}

/// How many tokens of a heap are drawn side by side.
fn in_line(token: Token) -> u32 {
    WIDEST / place(token).0
}

/// The width and the height of a heap with its name and its numbers; one of more than `most` tokens is a box.
fn extent(token: Token, size: u32, most: u32) -> (u32, u32) {
    if size > most {
        return (LUMP.0, HEAD + LUMP.1);
    }
    let (across, down) = place(token);
    let lines = size.div_ceil(in_line(token));
    (size.min(in_line(token)) * across, HEAD + lines * (down + FOOT))
}

fn tokens(token: Token, size: u32, most: u32) -> Html {
    if size > most {
        let (width, height) = LUMP;
        return html! {
            <g transform={format!("translate(0 {HEAD})")}>
                <rect x="1" y="1" width={(width - 2).to_string()} height={(height - 2).to_string()} fill="none" stroke="currentcolor" />
                <text x={(width / 2).to_string()} y="28" font-size="16" text-anchor="middle">{ size }</text>
            </g>
        };
    }
    let (across, down) = place(token);
    let all = (0..size).map(|at| {
        let (column, line) = (at % in_line(token), at / in_line(token));
        let (x, y) = (column * across, HEAD + line * (down + FOOT));
        html! {
            <g transform={format!("translate({x} {y})")}>
                { outline(token) }
                <text x={(across / 2).to_string()} y={(down + 9).to_string()} font-size="8" text-anchor="middle">{ at + 1 }</text>
            </g>
        }
    });
    all.collect()
}

/// One token in its place, as an outline.
fn outline(token: Token) -> Html {
    let path = |d: &'static str| {
        html! { <path {d} fill="none" stroke="currentcolor" stroke-width="1.200" stroke-linejoin="round" /> }
    };
    match token {
        Token::Match => path("M9 1a4 6 0 0 1 0 12a4 6 0 0 1 0-12zM7 12.500v32h4v-32"),
        Token::Pin => path(
            "M11 1c3 0 4 2.500 4 4.500 0 3-1.300 4-1.300 7 0 4 3.800 7 3.800 15.500 0 6.500-1.500 12-3 17h-7c-1.500-5-3-10.500-3-17 0-8.500 3.800-11.500 3.800-15.500 0-3-1.300-4-1.300-7C7 3.500 8 1 11 1zM8.300 10.500h5.400M8.200 13.500h5.600",
        ),
        Token::Domino => path("M.500 1h31v30h-31z"),
        Token::Coin => path(
            "M16 2a14 14 0 0 1 0 28a14 14 0 0 1 0-28zM16 6.500a9.500 9.500 0 0 1 0 19a9.500 9.500 0 0 1 0-19z",
        ),
    }
}
