//! The place of a task until the chunk of the program that draws it has loaded.

use super::{AskedProps, Draw, asked};
use crate::app::hooks::{dialog_missing, use_words};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// The page of a task; that it did not come, with a way to ask again, where it did not.
#[component]
pub(in crate::app) fn Place(props: &AskedProps) -> Html {
    let words = use_words();
    let draw = use_state(|| None::<Draw>);
    let missing = use_state_eq(|| false);
    let fetch = {
        let (draw, missing) = (draw.setter(), missing.setter());
        Callback::from(move |()| {
            let (draw, missing) = (draw.clone(), missing.clone());
            spawn_local(async move {
                match asked().await {
                    Ok(came) => draw.set(Some(came)),
                    Err(_) => missing.set(true),
                }
            });
        })
    };
    {
        let fetch = fetch.clone();
        use_effect_with((), move |()| fetch.emit(()));
    }
    match *draw {
        Some(draw) => draw(props.clone()),
        None if *missing => {
            let missing = missing.setter();
            let again = fetch.reform(move |_: MouseEvent| missing.set(false));
            dialog_missing(again, &words)
        }
        None => Html::default(),
    }
}
