//! What is drawn by a part of the program that may have to be waited for.

use super::chunk::Coming;
use super::hooks::{dialog_missing, use_part, use_words};
use yew::prelude::*;

/// What draws it.
pub(super) type Draw<P> = fn(P) -> Html;

/// What fetches such a part.
pub(super) struct Load<P>(pub(super) fn() -> Coming<Draw<P>>);

impl<P> Clone for Load<P> {
    fn clone(&self) -> Self {
        Self(self.0)
    }
}

#[derive(Properties)]
pub(super) struct LaterProps<P: Clone + PartialEq + 'static> {
    /// Fetches the part.
    pub(super) load: Load<P>,
    /// What is drawn.
    pub(super) given: P,
    /// What is seen until then; where it is nothing, that it is waited for.
    #[prop_or_default]
    pub(super) meanwhile: Option<Html>,
    /// Hears that it is drawn.
    #[prop_or_default]
    pub(super) on_shown: Callback<()>,
}

/// A place has one part that draws it.
impl<P: Clone + PartialEq> PartialEq for LaterProps<P> {
    fn eq(&self, other: &Self) -> bool {
        self.given == other.given && self.meanwhile == other.meanwhile
    }
}

impl<P: Clone + PartialEq> Clone for LaterProps<P> {
    fn clone(&self) -> Self {
        Self {
            load: self.load.clone(),
            given: self.given.clone(),
            meanwhile: self.meanwhile.clone(),
            on_shown: self.on_shown.clone(),
        }
    }
}

/// The place of it; that it did not come, with a way to ask again, where it did not.
#[component]
pub(super) fn Later<P: Clone + PartialEq + 'static>(props: &LaterProps<P>) -> Html {
    let words = use_words();
    let load = props.load.0;
    let part = use_part(load);
    {
        let ask = part.ask.clone();
        use_effect_with((), move |()| ask.emit(()));
    }
    {
        let on_shown = props.on_shown.clone();
        use_effect_with(part.here.is_some(), move |&drawn| {
            if drawn {
                on_shown.emit(());
            }
        });
    }
    match part.here {
        Some(draw) => draw(props.given.clone()),
        None if part.missing => dialog_missing(part.ask.reform(|_: MouseEvent| ()), &words),
        None => props.meanwhile.clone().unwrap_or_else(|| {
            html! { <p class="quiet" role="status">{ words.get("page-waiting") }</p> }
        }),
    }
}
