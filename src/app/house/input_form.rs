//! The form around fields and menus: it acts on what they hold when it is sent.

use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub(in crate::app) struct InputFormProps {
    #[prop_or_default]
    pub(in crate::app) class: &'static str,
    /// What the form is sent for.
    pub(in crate::app) on_submit: Callback<()>,
    pub(in crate::app) children: Html,
}

/// A form. What it is sent for is done once it has been drawn again, by the callback that it is drawn with then: a busy
/// page may be drawn later than the key comes that sends the form, and the callback of the last drawing does not know
/// what was typed since. So a field's text has to be part of the drawing, or have no `value` there at all.
#[component]
pub(in crate::app) fn InputForm(props: &InputFormProps) -> Html {
    let sent = use_state(|| 0_u32);
    {
        let on_submit = props.on_submit.clone();
        use_effect_with(*sent, move |&sent| {
            if sent > 0 {
                on_submit.emit(());
            }
        });
    }
    let onsubmit = move |event: SubmitEvent| {
        event.prevent_default();
        sent.set(*sent + 1);
    };
    html! { <form class={props.class} {onsubmit} novalidate=true>{ props.children.clone() }</form> }
}
