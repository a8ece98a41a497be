//! The panels beside the board, one of them open.

use crate::app::hooks::use_words;
use crate::app::ui::GameUi;
use crate::link::View;
use crate::words::Words;
use wasm_bindgen::JsCast;
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub(in crate::app) struct TabsProps {
    /// The view that is open.
    pub(in crate::app) view: View,
    /// Opens another.
    pub(in crate::app) on_view: Callback<View>,
    /// The open panel.
    pub(in crate::app) children: Html,
}

/// The row of tabs and the panel that is open.
#[component]
pub(in crate::app) fn Tabs<G: GameUi>(props: &TabsProps) -> Html {
    let words = use_words();
    let views: Vec<View> = View::all::<G>().collect();
    let tabs = views.iter().map(|&view| {
        let open = view == props.view;
        html! {
            <button
                key={view.name()} type="button" role="tab" class="tab" id={format!("tab-{}", view.name())}
                aria-selected={open.to_string()} aria-controls="panel"
                tabindex={if open { "0" } else { "-1" }}
                onclick={props.on_view.reform(move |_| view)}
            >{ label::<G>(view, &words) }</button>
        }
    });
    let keys = {
        let (on_view, current) = (props.on_view.clone(), props.view);
        let views = views.clone();
        Callback::from(move |event: KeyboardEvent| {
            let here = views.iter().position(|&view| view == current).unwrap_or(0);
            let there = match event.key().as_str() {
                "ArrowRight" => (here + 1) % views.len(),
                "ArrowLeft" => (here + views.len() - 1) % views.len(),
                "Home" => 0,
                "End" => views.len() - 1,
                _ => return,
            };
            event.prevent_default();
            on_view.emit(views[there]);
            let row = event.current_target().and_then(|row| row.dyn_into::<web_sys::Element>().ok());
            if let Some(row) = row {
                crate::app::dom::focus(&row, &format!("#tab-{}", views[there].name()));
            }
        })
    };
    html! {
        <div class="panel">
            <div class="tabs" role="tablist" aria-label={words.get("tabs")} onkeydown={keys}>{ for tabs }</div>
            <div
                class="panel-body" id="panel" role="tabpanel" tabindex="-1"
                aria-labelledby={format!("tab-{}", props.view.name())}
            >{ props.children.clone() }</div>
        </div>
    }
}

fn label<G: GameUi>(view: View, words: &Words) -> String {
    match view {
        View::Play => words.get("tab-play"),
        View::Analyse => words.get("tab-why"),
        View::Own(name) => G::view_label(name, words),
    }
}
