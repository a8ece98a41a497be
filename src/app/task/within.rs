//! Asks the solver whether a game can be won in the number of moves that a question allows.

use crate::app::hooks::use_solver;
use crate::core::Message;
use crate::session::{Playing, Task};
use crate::work::client::Event;
use yew::prelude::*;

/// That it cannot, once that is known.
#[hook]
pub(in crate::app) fn use_too_few(start: Option<&Playing>, task: &Task) -> Option<Message> {
    let solver = use_solver();
    let told = use_state_eq(|| None::<bool>);
    let setter = told.setter();
    let within = task.asked_within();
    use_effect_with((start.cloned(), within), move |(start, within)| {
        setter.set(None);
        let asked = start.clone().zip(*within).zip(solver).map(|((start, within), client)| {
            client.order(start.order_within(within), move |event| {
                let Event::Report(tell) = event else { return };
                if let Some(found) = start.unpack_within(tell) {
                    setter.set(found);
                }
            })
        });
        move || drop(asked)
    });
    within.filter(|_| *told == Some(false)).map(Task::too_few)
}
