//! The connection to the solver, one for the whole page.

use super::use_words;
use crate::words::Words;
use crate::work::client::{Client, News};
use gloo::utils::window;
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub(in crate::app) struct WithSolverProps {
    /// Those who may ask it.
    pub(in crate::app) children: Html,
}

/// Provides the solver, and tells readers what they should know about it.
#[component]
pub(in crate::app) fn WithSolver(props: &WithSolverProps) -> Html {
    let words = use_words();
    let news = use_state(|| None);
    let client = {
        let news = news.setter();
        use_memo((), move |()| Client::new(move |latest| news.set(Some(latest))))
    };
    html! {
        <ContextProvider<Client> context={(*client).clone()}>
            // Always there, so that what comes into it is spoken.
            <div role="status">{ say(*news, &words) }</div>
            { props.children.clone() }
        </ContextProvider<Client>>
    }
}

/// Starts the solver, so that the first question need not wait for it.
#[hook]
pub(in crate::app) fn use_warm_solver() {
    let solver = use_solver();
    use_effect_with((), move |()| solver.iter().for_each(Client::warm_up));
}

/// The solver that is provided.
#[hook]
pub(in crate::app) fn use_solver() -> Option<Client> {
    use_context::<Client>()
}

fn say(news: Option<News>, words: &Words) -> Html {
    match news {
        Some(News::Missing) => {
            let reload = Callback::from(|_: MouseEvent| drop(window().location().reload()));
            html! {
                <p class="news">
                    { words.get("news-missing") }{ " " }
                    <button type="button" class="button" onclick={reload}>{ words.get("news-reload") }</button>
                </p>
            }
        }
        Some(News::Slices) => {
            html! { <p class="news">{ words.get("news-slices") }</p> }
        }
        None => Html::default(),
    }
}
