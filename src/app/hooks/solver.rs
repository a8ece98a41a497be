//! The way to the solver, one for the whole page.

use super::use_words;
use crate::words::Words;
use crate::work::client::{Client, News};
use gloo::utils::window;
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub(in crate::app) struct WithSolverProps {
    /// The name of the solver's program.
    pub(in crate::app) name: &'static str,
    /// Those who may ask it.
    pub(in crate::app) children: Html,
}

/// Provides a solver, and tells the reader what he should know of it.
#[component]
pub(in crate::app) fn WithSolver(props: &WithSolverProps) -> Html {
    let words = use_words();
    let news = use_state(|| None);
    let client = {
        let news = news.setter();
        use_memo(props.name, move |&name| {
            let client = Client::new(name, move |latest| news.set(Some(latest)));
            client.warm_up();
            client
        })
    };
    html! {
        <ContextProvider<Client> context={(*client).clone()}>
            { say(*news, &words) }
            { props.children.clone() }
        </ContextProvider<Client>>
    }
}

/// The solver that is provided.
#[hook]
pub(in crate::app) fn use_solver() -> Option<Client> {
    use_context::<Client>()
}

fn say(news: Option<News>, words: &Words) -> Html {
    match news {
        Some(News::Stale) => {
            let reload = Callback::from(|_: MouseEvent| drop(window().location().reload()));
            html! {
                <p class="news" role="status">
                    { words.get("news-stale") }{ " " }
                    <button type="button" class="button" onclick={reload}>{ words.get("news-reload") }</button>
                </p>
            }
        }
        Some(News::Slices) => {
            html! { <p class="news" role="status">{ words.get("news-slices") }</p> }
        }
        None => Html::default(),
    }
}
