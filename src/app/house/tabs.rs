//! The panels beside the board, one of them open.

use crate::app::ui::GameUi;
use crate::link::View;
use crate::words::Words;
use wasm_bindgen::JsCast;
use yew::prelude::*;

/// The row of tabs and the panel that is open; `on_view` opens another.
pub(in crate::app) fn tabs<G: GameUi>(
    open: View,
    on_view: &Callback<View>,
    panel: Html,
    words: &Words,
) -> Html {
    let current = open;
    let views: Vec<View> = View::all::<G>().collect();
    let tabs = views.iter().map(|&view| {
        let open = view == current;
        html! {
            <button
                key={view.name()} type="button" role="tab" class="tab" id={format!("tab-{}", view.name())}
                aria-selected={open.to_string()} aria-controls="panel"
                tabindex={if open { "0" } else { "-1" }}
                onclick={on_view.reform(move |_| view)}
            >{ label::<G>(view, words) }</button>
        }
    });
    let keys = {
        let on_view = on_view.clone();
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
            let row =
                event.current_target().and_then(|row| row.dyn_into::<web_sys::Element>().ok());
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
                aria-labelledby={format!("tab-{}", current.name())}
            >{ panel }</div>
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
