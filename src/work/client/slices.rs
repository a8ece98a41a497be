//! The page works itself, in slices short enough to answer the reader between them.

use crate::work::Workbench;
use crate::work::protocol::{Reply, Request};
use gloo::timers::callback::Timeout;
use std::cell::RefCell;
use std::rc::Rc;

/// Milliseconds of work between two looks at what the reader does.
const SLICE: f64 = 8.0;

/// Jobs worked on by the page. Clones are one.
#[derive(Clone)]
pub(super) struct Slices {
    bench: Rc<RefCell<Workbench>>,
    hear: Rc<dyn Fn(Reply)>,
    /// The next slice, where there is one to come.
    next: Rc<RefCell<Option<Timeout>>>,
}

impl Slices {
    pub(super) fn new(bench: Workbench, hear: impl Fn(Reply) + 'static) -> Self {
        Self { bench: Rc::new(RefCell::new(bench)), hear: Rc::new(hear), next: Rc::default() }
    }

    /// Takes in a request, as the worker would.
    pub(super) fn take(&self, request: Request) {
        let reply = self.bench.borrow_mut().take(request);
        if let Some(reply) = reply {
            (self.hear)(reply);
        }
        self.go_on();
    }

    fn go_on(&self) {
        if self.bench.borrow().idle() || self.next.borrow().is_some() {
            return;
        }
        let slices = self.clone();
        *self.next.borrow_mut() = Some(Timeout::new(0, move || slices.work()));
    }

    fn work(&self) {
        // A timer that has run is not cancelled but forgotten.
        self.next.borrow_mut().take().map(Timeout::forget);
        let replies = self.bench.borrow_mut().turn(now, SLICE);
        replies.into_iter().for_each(|reply| (self.hear)(reply));
        self.go_on();
    }
}

fn now() -> f64 {
    web_sys::window().and_then(|window| window.performance()).map_or(0.0, |clock| clock.now())
}
