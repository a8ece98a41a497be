//! A view with a page of its own, and the links to the other views of its game.

use super::face::{OwnView, ViewFace};
use super::hooks::Known;
use super::house::{hidden, key_of, titled, view_name, views_of};
use super::table::{Action, Table, dispatch};
use crate::app::hooks::Href;
use crate::link::View;
use crate::words::Words;
use yew::prelude::*;

/// The view; `title` is the game's name.
pub(super) fn viewed(
    face: &'static dyn ViewFace,
    title: String,
    table: &UseReducerHandle<Table>,
    words: &Words,
) -> Html {
    let View::Own(view) = table.look.view else { return Html::default() };
    let shown = if table.answers_shown() || !face.view(view).answers {
        let (play, keys) = (table.play.clone(), table.look.own.clone());
        let on_keys = dispatch(table, Action::Keys);
        let (known, on_again) = (Known::Nothing, Callback::noop());
        face.draw(OwnView { view, play, keys, on_keys, known, on_again })
    } else {
        hidden(dispatch(table, |()| Action::Reveal), words)
    };
    if table.look.embed {
        return html! { <><h1 class="spoken">{ title }</h1>{ shown }</> };
    }
    html! {
        <>
            <h1 class="game-title">{ titled(&title, face.code(&table.play).as_deref()) }</h1>
            { ways(face, table, words) }
            { shown }
        </>
    }
}

/// The ways to the other views of the game.
fn ways(face: &dyn ViewFace, table: &Table, words: &Words) -> Html {
    let link = table.link();
    let ways = views_of(face, &table.play).map(|view| {
        let href = link.clone().in_view(view).href();
        let current = (view == link.look.view).then_some("page");
        let name = view_name(face, view, words);
        html! { <a key={view.name()} class="tab" {href} aria-current={current} aria-keyshortcuts={key_of(view)}>{ name }</a> }
    });
    html! { <nav class="tabs" aria-label={words.get("tabs")}>{ for ways }</nav> }
}
