//! The same bites without pointing: from menus, or typed.

use crate::app::dom::{field_value, idle, some};
use crate::app::hooks::use_words;
use crate::app::house::{InputForm, Menu, Typed, typed_move, use_problem};
use crate::app::ui::{BoardProps, Form};
use crate::core::Message;
use crate::games::chomp::{Chomp, Move};
use yew::prelude::*;

/// Bar, row and column, as they were chosen.
type Chosen = (u8, u8, u8);

/// The menus.
#[component]
pub(super) fn Picker(props: &BoardProps<Chomp>) -> Html {
    let words = use_words();
    let position = props.session.position();
    let bars = position.bars();
    // Bar, row and column; what no longer exists gives way to the nearest that does.
    let chosen = use_state_eq(|| (0_u8, 0_u8, 1_u8));
    let (text, problem) = (use_state_eq(String::new), use_problem(props));
    let (example, note) = if bars.len() > 1 {
        ("1-(2,\u{a0}3)", "type-bite-in-bar")
    } else {
        ("(2,\u{a0}3)", "type-bite")
    };
    let typed = Typed { text, problem, label: "type-move", example, note: words.get(note) };
    let typed = typed_move(props, typed, &words);

    let poison = |place: usize| bars.len() == 1 && bars[place].squares() == 1;
    let first = |row: u8, place: usize| u8::from(row == 0 && !poison(place));
    let can = |place: usize| bars.get(place).is_some_and(|bar| bar.squares() > 1 || poison(place));
    let places: Vec<u8> = (0..8).filter(|&place| can(place.into())).collect();
    let Some(&place) = places.iter().find(|&&place| place == chosen.0).or(places.first()) else {
        return typed;
    };
    let bar = &bars[usize::from(place)];
    let rows: Vec<u8> =
        (0..bar.height()).filter(|&row| bar.row(row) > first(row, place.into())).collect();
    let row = nearest(&rows, chosen.1);
    let columns: Vec<u8> = (first(row, place.into())..bar.row(row)).collect();
    let column = nearest(&columns, chosen.2);
    let mv = Move::of(place.into(), bars.len(), (row, column));

    let menu = |label: &'static str,
                values: &[u8],
                value: u8,
                name: &dyn Fn(u8) -> String,
                set: fn(Chosen, u8) -> Chosen| {
        let (state, now) = (chosen.setter(), (place, row, column));
        let change = Callback::from(move |event: Event| {
            if let Ok(value) = field_value(&event).parse() {
                state.set(set(now, value));
            }
        });
        let options = values.iter().map(|&one| {
            html! { <option key={one} value={one.to_string()} selected={one == value}>{ name(one) }</option> }
        });
        html! {
            <label class="field">
                <span>{ words.get(label) }</span>
                <Menu value={value.to_string()} onchange={change}>{ for options }</Menu>
            </label>
        }
    };
    let bar_name = |place: u8| words.say(&Message::new("bar-of").with("bar", u32::from(place) + 1));
    let number = |number: u8| (u32::from(number) + words.count().first()).to_string();
    let open = props.open;
    let play = some(&props.on_move, move |()| open.then_some(mv));
    html! {
        <div class="picker">
            <InputForm class="picker-menus" on_submit={play}>
                if bars.len() > 1 {
                    { menu("pick-bar", &places, place, &bar_name, |(_, row, column), bar| (bar, row, column)) }
                }
                { menu("pick-row", &rows, row, &number, |(bar, _, column), row| (bar, row, column)) }
                { menu("pick-column", &columns, column, &number, |(bar, row, _), column| (bar, row, column)) }
                <button
                    type="submit" class="button primary" aria-disabled={idle(!open)}
                    title={super::say::bite(position, &mv, Form::Plan, &words)}
                >{ words.get("pick-bite") }</button>
            </InputForm>
            { typed }
        </div>
    }
}

/// The value itself where it is there, otherwise the last that is smaller, otherwise the first.
fn nearest(values: &[u8], wanted: u8) -> u8 {
    let smaller = values.iter().rev().find(|&&value| value <= wanted);
    smaller.or(values.first()).copied().unwrap_or(0)
}
