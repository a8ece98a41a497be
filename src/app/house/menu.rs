//! A menu that shows what is chosen, also where that was changed elsewhere.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// A menu.
#[derive(Clone, PartialEq, Properties)]
pub(in crate::app) struct MenuProps {
    #[prop_or_default]
    pub(in crate::app) id: Option<AttrValue>,
    #[prop_or_default]
    pub(in crate::app) class: Classes,
    /// Its name, where it has no label beside it.
    #[prop_or_default]
    pub(in crate::app) label: Option<AttrValue>,
    /// The value of the option that is chosen.
    pub(in crate::app) value: AttrValue,
    pub(in crate::app) onchange: Callback<Event>,
    /// The options.
    pub(in crate::app) children: Html,
}

/// The menu.
#[component]
pub(in crate::app) fn Menu(props: &MenuProps) -> Html {
    let MenuProps { id, class, label, value, onchange, children } = props.clone();
    let choices = use_state(|| 0u32);
    let menu = use_choice(&value, &children, *choices);
    // A choice that changes nothing is taken back: the menu shows what is in force.
    let onchange = Callback::from(move |event| {
        onchange.emit(event);
        choices.set(choices.wrapping_add(1));
    });
    html! { <select ref={menu} {id} {class} aria-label={label} {onchange}>{ children }</select> }
}

/// The node of a menu in which this value is chosen. Browsers keep to what a reader chose once, whatever is drawn as
/// selected. It is chosen again whenever `choices`, how often the reader has chosen, has grown.
#[hook]
pub(super) fn use_choice(value: &AttrValue, options: &Html, choices: u32) -> NodeRef {
    let menu = use_node_ref();
    {
        let menu = menu.clone();
        use_effect_with((value.clone(), options.clone(), choices), move |(value, ..)| {
            if let Some(menu) = menu.cast::<HtmlSelectElement>() {
                menu.set_value(value);
            }
        });
    }
    menu
}
