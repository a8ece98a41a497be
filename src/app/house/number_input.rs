//! A line for a number that keeps what is being typed while what is around it is drawn again.

use crate::app::dom::field_value;
use yew::prelude::*;

/// The line.
#[derive(Clone, PartialEq, Properties)]
pub(in crate::app) struct NumberInputProps {
    /// What is in it, unless something is being typed.
    pub(in crate::app) value: AttrValue,
    /// Hears the change once it is made, and not every digit.
    pub(in crate::app) onchange: Callback<Event>,
    #[prop_or_default]
    pub(in crate::app) wrong: bool,
    /// The id of what is said about it.
    #[prop_or_default]
    pub(in crate::app) described: Option<AttrValue>,
}

/// The line.
#[component]
pub(in crate::app) fn NumberInput(props: &NumberInputProps) -> Html {
    let typed = use_state_eq(|| None::<String>);
    let typing = {
        let typed = typed.setter();
        Callback::from(move |event: InputEvent| typed.set(Some(field_value(&event))))
    };
    let rest = {
        let typed = typed.setter();
        Callback::from(move |_: FocusEvent| typed.set(None))
    };
    let onchange = {
        let (typed, onchange) = (typed.setter(), props.onchange.clone());
        Callback::from(move |event: Event| {
            onchange.emit(event);
            typed.set(None);
        })
    };
    let NumberInputProps { value, wrong, described, .. } = props.clone();
    let value = typed.as_deref().map_or(value, |typed| typed.to_owned().into());
    html! {
        <input
            type="text" inputmode="numeric" size="6" autocomplete="off" {value} {onchange} oninput={typing} onblur={rest}
            aria-invalid={wrong.to_string()} aria-describedby={described}
        />
    }
}
