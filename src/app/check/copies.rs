//! Copies of what is right.

use crate::app::hooks::{copy_and_tell, use_words};
use crate::games::pasted::{Form, MAX_WRITTEN, Right};
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub(super) struct CopiesProps {
    /// What is right.
    pub(super) right: Right,
    /// Hears how many values must be known.
    pub(super) on_want: Callback<usize>,
}

/// The buttons that copy what is right.
#[component]
pub(super) fn Copies(props: &CopiesProps) -> Html {
    let words = use_words();
    let copied = use_state_eq(|| None::<bool>);
    let copying = use_state_eq(|| None::<Form>);
    {
        // What is to be copied may have to come first.
        let (copied, copying, on_want) = (copied.setter(), copying.clone(), props.on_want.clone());
        use_effect_with((*copying, props.right.clone()), move |(form, right)| {
            let Some(form) = *form else { return };
            let known = if let Right::Series(series) = right { series.known } else { 0 };
            if let Right::Series(series) = right
                && known <= MAX_WRITTEN
                && series.values.len() < known
            {
                return on_want.emit(known);
            }
            copying.set(None);
            let text = if known <= MAX_WRITTEN { right.write(form) } else { None };
            match text {
                Some(text) => copy_and_tell(text, move |done| copied.set(done)),
                None => copied.set(Some(false)),
            }
        });
    }
    let has_form = |&(form, _): &(Form, &str)| props.right.has_form(form);
    let forms: Vec<_> = Form::ALL.into_iter().filter(has_form).collect();
    if forms.is_empty() {
        return Html::default();
    }
    let button = |(form, name): (Form, &'static str)| {
        let copying = copying.setter();
        let click = Callback::from(move |_: MouseEvent| copying.set(Some(form)));
        html! { <button key={name} type="button" class="button" onclick={click}>{ name }</button> }
    };
    let said =
        (*copied).map(|done| words.get(if done { "check-copied" } else { "check-not-copied" }));
    html! {
        <div class="check-copy">
            <div class="row" role="group" aria-label={words.get("check-copy")}>
                <span>{ words.get("check-copy") }</span>
                { for forms.into_iter().map(button) }
            </div>
            <p class="quiet" role="status">{ said }</p>
        </div>
    }
}
