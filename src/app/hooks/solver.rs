//! The way to the solver, one for the whole page.

use crate::work::client::{Client, News};
use yew::prelude::*;

/// The solver, and what is known of its worker.
#[derive(Clone, PartialEq)]
pub(in crate::app) struct Solver {
    /// The way to it.
    pub(in crate::app) client: Client,
    /// What the reader should know of it.
    pub(in crate::app) news: Option<News>,
}

/// Makes the solver, whose program has this name. For `root`, which provides it to all.
#[hook]
pub(in crate::app) fn use_solver_provider(name: &'static str) -> Solver {
    let news = use_state(|| None);
    let client = {
        let news = news.setter();
        use_memo((), move |()| {
            let client = Client::new(name, move |latest| news.set(Some(latest)));
            client.warm_up();
            client
        })
    };
    Solver { client: (*client).clone(), news: *news }
}

/// The solver that `root` provides.
#[hook]
pub(in crate::app) fn use_solver() -> Option<Client> {
    use_context::<Solver>().map(|solver| solver.client)
}
