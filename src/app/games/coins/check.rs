//! The reader's own values of heads, next to those of the row or the grid.

use super::why::mex_at;
use crate::app::check::{Checker, Matter};
use crate::app::hooks::use_words;
use crate::core::Count;
use crate::games::coins::{Coins, Position, Values, results};
use crate::games::pasted::{Difference, Place};
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub(super) struct CheckValuesProps {
    pub(super) game: Coins,
    pub(super) position: Position,
}

/// The tool; why a head has its value is told from the values that its moves lead to.
#[component]
pub(super) fn CheckValues(props: &CheckValuesProps) -> Html {
    let words = use_words();
    let first = u32::from(words.count() == Count::One);
    let of = (props.game.clone(), props.position.rows(), props.position.columns(), first);
    let position = props.position;
    let right = use_memo(of, |(game, ..)| results::values(game, position, first));
    let matters = vec![Matter::new("check-matter-heads", (*right).clone())];
    let why = {
        let (game, words) = (props.game.clone(), words.clone());
        Callback::from(move |first: Difference| {
            let place = match first.place {
                Place::Number(at) => u32::try_from(at).ok(),
                Place::Cell(row, column) => {
                    let cell = u32::try_from(row).ok().zip(u32::try_from(column).ok());
                    cell.map(|(row, column)| position.place(row, column))
                }
                _ => None,
            };
            let Some(place) = place else { return Html::default() };
            html! { <p>{ words.say(&mex_at(&game, position, &Values::on(&game, position), place, &words)) }</p> }
        })
    };
    html! { <Checker about="check-about-heads" {matters} {why} /> }
}
