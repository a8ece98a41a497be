//! The panels beside the board, one of them open.

use crate::app::dom::modified;
use crate::app::face::{Face, Named};
use crate::app::hooks::Href;
use crate::app::table::Table;
use crate::app::ui::ViewKind;
use crate::link::View;
use crate::session::Playing;
use crate::words::Words;
use wasm_bindgen::JsCast;
use yew::prelude::*;

/// The row of tabs and the panel that is open; `on_view` opens another. Views that have a page to
/// themselves are beside the tabs, as links.
pub(in crate::app) fn tabs(
    face: &dyn Face,
    table: &Table,
    on_view: &Callback<View>,
    panel: Html,
    words: &Words,
) -> Html {
    let current = table.look.view;
    let has_page = |view: &View| match view {
        View::Own(name) => face.view(name).kind == ViewKind::Page,
        View::Play | View::Analyse => false,
    };
    let (pages, views): (Vec<_>, Vec<_>) = views_of(face, &table.play).partition(has_page);
    let link = table.link();
    let pages = pages.into_iter().map(|view| {
        let href = link.clone().in_view(view).href();
        html! { <a key={view.name()} class="tab" {href}>{ view_name(face, view, words) }</a> }
    });
    let tabs = views.iter().map(|&view| {
        let open = view == current;
        html! {
            <button
                key={view.name()} type="button" role="tab" class="tab" id={format!("tab-{}", view.name())}
                aria-selected={open.to_string()} aria-controls="panel" aria-keyshortcuts={key_of(view)}
                tabindex={if open { "0" } else { "-1" }}
                onclick={on_view.reform(move |_| view)}
            >{ view_name(face, view, words) }</button>
        }
    });
    let keys = {
        let on_view = on_view.clone();
        let views = views.clone();
        Callback::from(move |event: KeyboardEvent| {
            let here = views.iter().position(|&view| view == current).unwrap_or(0);
            let there = match event.key().as_str() {
                _ if modified(&event) => return,
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
            <div class="tabs">
                <div class="tabs-row" role="tablist" aria-label={words.get("tabs")} onkeydown={keys}>{ for tabs }</div>
                { for pages }
            </div>
            <div
                class="panel-body" id="panel" role="tabpanel" tabindex="-1"
                aria-labelledby={format!("tab-{}", current.name())}
            >{ panel }</div>
        </div>
    }
}

/// The key that opens a view, where it has one.
pub(in crate::app) fn key_of(view: View) -> Option<&'static str> {
    match view {
        View::Play => Some("P"),
        View::Analyse => Some("W"),
        View::Own(_) => None,
    }
}

/// All views that a game has.
pub(in crate::app) fn views_of<N: Named + ?Sized>(
    face: &N,
    play: &Playing,
) -> impl Iterator<Item = View> + use<N> {
    let own = face.views(play).into_iter().map(View::Own);
    [View::Play, View::Analyse].into_iter().chain(own)
}

/// What a view is called.
pub(in crate::app) fn view_name<N: Named + ?Sized>(face: &N, view: View, words: &Words) -> String {
    match view {
        View::Play => words.get("tab-play"),
        View::Analyse => words.get("tab-why"),
        View::Own(name) => words.get(face.view(name).label),
    }
}
