//! The fields for how the recursion is written, and for which bar.

use super::whole_bar_by;
use crate::app::dom::{field_value, go_to, some, ticked};
use crate::app::hooks::use_words;
use crate::app::house::{InputForm, Menu, text_field};
use crate::core::bars::{Base, BiteOrder, Recursion};
use crate::games::chomp::{Chomp, ChompKeys};
use crate::words::Words;
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub(super) struct SizeProps {
    pub(super) game: Chomp,
    /// The view that shows the other bar.
    pub(super) view: &'static str,
    /// By which recursion.
    pub(super) keys: ChompKeys,
}

/// The field for another bar.
#[component]
pub(super) fn SizeField(props: &SizeProps) -> Html {
    let words = use_words();
    let SizeProps { game, view, keys } = *props;
    let text = use_state_eq(|| written(game));
    {
        let text = text.setter();
        use_effect_with(game, move |&game| text.set(written(game)));
    }
    let size = Chomp::read_typed(&text);
    let edit = {
        let text = text.setter();
        Callback::from(move |event: InputEvent| text.set(field_value(&event)))
    };
    let bar = size.as_ref().ok().copied();
    let submit = Callback::from(move |()| {
        if let Some(bar) = bar {
            go_to(&whole_bar_by(bar, view, &keys));
        }
    });
    html! {
        <InputForm on_submit={submit}>
            { text_field("cost-bar", &words.get("cost-bar-label"), &text, edit, size.as_ref().err(), &words.get("cost-bar-note-text"), &words) }
            <button type="submit" class="button">{ words.get("compute") }</button>
        </InputForm>
    }
}

/// The order of bites, where the recursion ends and, where that can be chosen, its memory.
pub(super) fn form(
    keys: ChompKeys,
    on_keys: &Callback<ChompKeys>,
    with_memory: bool,
    words: &Words,
) -> Html {
    let order = some(on_keys, move |event: Event| {
        let order = match field_value(&event).as_str() {
            "columns" => BiteOrder::Columns,
            _ => BiteOrder::Rows,
        };
        Some(ChompKeys { recursion: Recursion { order, ..keys.recursion }, ..keys })
    });
    let base = some(on_keys, move |event: Event| {
        let base = if field_value(&event) == "0" { Base::Empty } else { Base::Poison };
        Some(ChompKeys { recursion: Recursion { base, ..keys.recursion }, ..keys })
    });
    let memory = on_keys.reform(move |event: Event| ChompKeys { memory: ticked(&event), ..keys });
    let option = |value: &'static str, chosen: bool, label: &'static str| {
        html! { <option {value} selected={chosen}>{ words.get(label) }</option> }
    };
    let Recursion { base: ends, order: tries } = keys.recursion;
    html! {
        <div class="recursion-form">
            <label class="field">
                <span>{ words.get("recursion-order") }</span>
                <Menu value={if tries == BiteOrder::Rows { "rows" } else { "columns" }} onchange={order}>
                    { option("rows", tries == BiteOrder::Rows, "recursion-rows") }
                    { option("columns", tries == BiteOrder::Columns, "recursion-columns") }
                </Menu>
            </label>
            <label class="field">
                <span>{ words.get("recursion-base") }</span>
                <Menu value={if ends == Base::Poison { "1" } else { "0" }} onchange={base}>
                    { option("1", ends == Base::Poison, "recursion-base-1") }
                    { option("0", ends == Base::Empty, "recursion-base-0") }
                </Menu>
            </label>
            if with_memory {
                <label class="check">
                    <input type="checkbox" checked={keys.memory} onchange={memory} />{ words.get("recursion-memory") }
                </label>
            }
        </div>
    }
}

fn written(game: Chomp) -> String {
    format!("{} × {}", game.rows(), game.columns())
}
