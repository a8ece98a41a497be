//! A menu whose choice changes the game directly: whoever goes through it with arrow keys has not chosen yet.

use super::menu::use_choice;
use crate::app::dom::field_value;
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub(super) struct SettledProps {
    /// The value of the option that is chosen.
    pub(super) value: AttrValue,
    /// Hears what was chosen: by a click, with Enter, or by going on from the closed menu.
    pub(super) choose: Callback<String>,
    /// The options.
    pub(super) children: Html,
}

/// The menu.
#[component]
pub(super) fn Settled(props: &SettledProps) -> Html {
    // What the keys are at, and whether it was keys that went there.
    let pending = use_mut_ref(|| None::<String>);
    let by_keys = use_mut_ref(|| false);
    let change = {
        let (pending, by_keys, choose) = (pending.clone(), by_keys.clone(), props.choose.clone());
        Callback::from(move |event: Event| {
            let value = field_value(&event);
            if *by_keys.borrow() {
                *pending.borrow_mut() = Some(value);
            } else {
                choose.emit(value);
            }
        })
    };
    let settle = {
        let choose = props.choose.clone();
        Callback::from(move |()| {
            let chosen = pending.borrow_mut().take();
            if let Some(value) = chosen {
                choose.emit(value);
            }
        })
    };
    let key = {
        let (by_keys, settle) = (by_keys.clone(), settle.clone());
        Callback::from(move |event: KeyboardEvent| {
            // These open the menu, or choose in it.
            let opens = matches!(event.key().as_str(), "Enter" | " " | "F4") || event.alt_key();
            *by_keys.borrow_mut() = !opens;
            if event.key() == "Enter" {
                settle.emit(());
            }
        })
    };
    let press = Callback::from(move |_: PointerEvent| *by_keys.borrow_mut() = false);
    let left = settle.reform(|_: FocusEvent| ());
    let menu = use_choice(&props.value, &props.children, 0);
    html! {
        <select ref={menu} aria-keyshortcuts="Enter" onchange={change} onkeydown={key} onpointerdown={press} onblur={left}>
            { props.children.clone() }
        </select>
    }
}
