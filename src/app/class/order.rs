//! In which order the readers of a class are listed.

use crate::app::dom::field_value;
use crate::app::hooks::use_words;
use crate::app::house::Menu;
use crate::class::{Row, Standing};
use crate::words::Words;
use js_sys::{Array, Intl};
use std::cmp::Ordering;
use std::rc::Rc;
use wasm_bindgen::JsValue;
use yew::prelude::*;

/// An order of rows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Order {
    /// As they came.
    #[default]
    HandedIn,
    /// By name, as the language sorts; those without a name come last.
    Name,
    /// Whoever found least first.
    Fewest,
}

impl Order {
    const ALL: [Self; 3] = [Self::HandedIn, Self::Name, Self::Fewest];

    /// The message that names it.
    fn id(self) -> &'static str {
        match self {
            Self::HandedIn => "class-order-handed-in",
            Self::Name => "class-order-name",
            Self::Fewest => "class-order-fewest",
        }
    }

    /// The order in which readers are listed: names that are hidden order nothing.
    pub(super) fn listed(self, nameless: bool) -> Self {
        if nameless && self == Self::Name { Self::HandedIn } else { self }
    }

    /// The places of the rows, in this order. Rows between which it makes no difference stay as they came.
    pub(super) fn of(self, rows: &[Rc<Row>], words: &Words) -> Vec<usize> {
        let mut places: Vec<usize> = (0..rows.len()).collect();
        match self {
            Self::HandedIn => {}
            Self::Name => {
                let names: Vec<_> = rows.iter().map(|row| row.attempt.name.as_str()).collect();
                let compare = comparing(&names, words);
                let at = |place: usize| names.get(place).map(|name| name.is_empty());
                places.sort_by(|&a, &b| at(a).cmp(&at(b)).then_with(|| compare(a, b)));
            }
            Self::Fewest => {
                places.sort_by_key(|&place| rows.get(place).map(|row| found(row)));
            }
        }
        places
    }
}

#[derive(Clone, PartialEq, Properties)]
pub(super) struct OrderMenuProps {
    /// The order that was chosen.
    pub(super) order: Order,
    /// Whether names are hidden.
    pub(super) nameless: bool,
    /// Hears of another choice.
    pub(super) on_order: Callback<Order>,
}

/// The menu of orders.
#[component]
pub(super) fn OrderMenu(props: &OrderMenuProps) -> Html {
    let words = use_words();
    let change = props.on_order.reform(|event: Event| {
        let named = |order: &Order| order.id() == field_value(&event);
        Order::ALL.into_iter().find(named).unwrap_or_default()
    });
    let current = props.order.listed(props.nameless);
    let options = Order::ALL.into_iter().map(|order| {
        let (id, hidden) = (order.id(), props.nameless && order == Order::Name);
        html! { <option key={id} value={id} selected={order == current} disabled={hidden}>{ words.get(id) }</option> }
    });
    html! {
        <label class="class-order">
            { words.get("class-order") }
            <Menu id="class-order" value={current.id()} onchange={change}>{ for options }</Menu>
        </label>
    }
}

/// How many steps were answered rightly, and how many of them the first time.
fn found(row: &Row) -> (usize, usize) {
    let results = || row.results.iter().flatten();
    let right = results().filter(|result| result.standing == Standing::Right).count();
    (right, results().filter(|result| result.at_once()).count())
}

/// Compares names by their places, as readers of the language expect: accents count last, numbers as numbers.
fn comparing(names: &[&str], words: &Words) -> impl Fn(usize, usize) -> Ordering {
    let options = Intl::CollatorOptions::new();
    options.set_numeric(true);
    let language = Array::of1(&words.language().code().into());
    let compare = Intl::Collator::new(&language, &options).compare();
    let names: Vec<JsValue> = names.iter().map(|&name| name.into()).collect();
    move |a, b| {
        let (Some(a), Some(b)) = (names.get(a), names.get(b)) else { return Ordering::Equal };
        let said = compare.call2(&JsValue::UNDEFINED, a, b).ok().and_then(|said| said.as_f64());
        said.and_then(|said| said.partial_cmp(&0.0)).unwrap_or(Ordering::Equal)
    }
}
