//! Bars that can be understood without a table, each with its reason.

use super::small_bar::{SmallBar, small_bar};
use crate::app::hooks::Href;
use crate::core::Say;
use crate::core::bars::Shape;
use crate::games::chomp::Theorem;
use crate::games::chomp::{Chomp, Position};
use crate::link::{Link, View};
use crate::words::Words;
use yew::prelude::*;

/// The bars, by their rows.
const BARS: [&[u8]; 7] =
    [&[5], &[4, 1, 1, 1], &[5, 1, 1], &[4, 4, 4, 4], &[5, 4], &[5, 5], &[5, 5, 5]];

/// The examples, each a link to its reasons.
pub(super) fn examples(words: &Words) -> Html {
    let items = BARS.iter().filter_map(|bar| example(bar, words));
    html! {
        <section class="fact">
            <h2>{ words.get("examples-title") }</h2>
            <p class="quiet">{ words.get("examples-note") }</p>
            <ul class="examples">{ for items }</ul>
        </section>
    }
}

fn example(bar: &[u8], words: &Words) -> Option<Html> {
    let shape = Shape::new(bar.to_vec())?;
    let theorem = Theorem::of(&shape)?;
    let marks: Vec<(u8, u8)> = theorem.bite().into_iter().collect();
    let size = format!("{}x{}", shape.height(), shape.width());
    let (game, position) = (Chomp::new(shape.height(), shape.width())?, Position::one(shape));
    let link = Link::to(&game, &position).in_view(View::Analyse).href();
    Some(html! {
        <li key={size}>
            { small_bar(SmallBar { rows: bar, marks: &marks }) }
            <p>{ words.say(&theorem.say()) }{ " " }<a href={link}>{ words.get("examples-play") }</a></p>
        </li>
    })
}
