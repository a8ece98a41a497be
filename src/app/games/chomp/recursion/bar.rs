//! The bar of the current call: what is left, and the result of each bite that has been tried.

use crate::app::figure::Figure;
use crate::app::games::chomp::in_program;
use crate::core::Message;
use crate::core::bars::{Calls, Shape, Step};
use crate::words::Words;
use std::collections::BTreeMap;
use yew::prelude::*;

/// The side of a square, and what is left at the edges for the numbers, in the drawing's own units.
const SIDE: u32 = 40;
const EDGE: u32 = 20;

/// What is known of a bite.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tried {
    Won,
    Lost,
}

/// The drawing.
pub(super) fn bar(whole: &Shape, calls: &Calls, words: &Words) -> Html {
    let none = Shape::default();
    let shown = calls.stack().last().map_or(whole, |frame| &frame.shape);
    // What the call was made from: its squares that are no longer there were just bitten.
    let caller = match (calls.last(), calls.stack()) {
        (Some(Step::Call), [.., caller, _]) => &caller.shape,
        _ => &none,
    };
    let tried = tried(calls);
    let squares = whole.each_square().map(|(row, column)| {
        let there = shown.has(row, column);
        let found = tried.get(&(row, column)).filter(|_| there);
        let class = classes!(
            "call-square",
            (!there).then_some("gone"),
            (!there && caller.has(row, column)).then_some("bitten"),
            (row == 0 && column == 0).then_some("poison"),
            found.map(|found| if *found == Tried::Won { "left-won" } else { "left-lost" }),
        );
        let (x, y) = (EDGE + u32::from(column) * SIDE, EDGE + u32::from(row) * SIDE);
        let sign = match found {
            Some(Tried::Won) => "1",
            Some(Tried::Lost) => "2",
            None if row == 0 && column == 0 && there => "☠",
            None => "",
        };
        html! {
            <g key={format!("{row}.{column}")} {class}>
                <rect x={(x + 1).to_string()} y={(y + 1).to_string()} width="38" height="38" rx="6" />
                <text x={(x + SIDE / 2).to_string()} y={(y + 27).to_string()}>{ sign }</text>
            </g>
        }
    });
    let number = |at: u32, x: u32, y: u32| {
        html! { <text class="call-number" x={x.to_string()} y={y.to_string()}>{ at }</text> }
    };
    let (width, height) = (u32::from(whole.width()), u32::from(whole.height()));
    let across = (0..width).map(|column| number(column, EDGE + column * SIDE + SIDE / 2, 14));
    let down = (0..height).map(|row| number(row, 10, EDGE + row * SIDE + 25));
    let view = format!("0 0 {} {}", EDGE + width * SIDE + 2, EDGE + height * SIDE + 2);
    let label = Message::new("recursion-bar").with("rows", in_program::rows(shown));
    let label = words.say(&label);
    let caption = format!("{label}. {}", words.get("recursion-legend"));
    html! {
        <figure class="call-board">
            <svg viewBox={view} style={format!("--columns:{width}")} role="img" aria-label={label}>
                { for across }{ for down }{ for squares }
            </svg>
            <figcaption class="quiet">{ words.get("recursion-legend") }</figcaption>
            { Figure { shown: ".call-board > svg", caption, name: "chomp-recursion" }.files(words) }
        </figure>
    }
}

/// The bites that the innermost call has tried. Each but the last has left a won position.
fn tried(calls: &Calls) -> BTreeMap<(u8, u8), Tried> {
    let Some(frame) = calls.stack().last() else { return BTreeMap::new() };
    let mut tried: BTreeMap<_, _> = frame.tried.iter().map(|&bite| (bite, Tried::Won)).collect();
    if let (Some(Step::Return { won: false, .. }), Some(&last)) = (calls.last(), frame.tried.last())
    {
        tried.insert(last, Tried::Lost);
    }
    tried
}
