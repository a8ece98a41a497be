//! A job whose answer is awaited.

use super::{Client, Event, Ticket};
use crate::games::Order;
use std::cell::RefCell;
use std::pin::Pin;
use std::rc::Rc;
use std::task::{Context, Poll, Waker};

/// What came, and who waits for it.
struct Slot<T> {
    answer: Option<T>,
    waker: Option<Waker>,
}

/// An answer on its way. Dropping it cancels the job.
struct Answer<T> {
    slot: Rc<RefCell<Slot<T>>>,
    _ticket: Ticket,
}

impl<T> Future for Answer<T> {
    type Output = T;

    fn poll(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<T> {
        let mut slot = self.slot.borrow_mut();
        if let Some(answer) = slot.answer.take() {
            return Poll::Ready(answer);
        }
        slot.waker = Some(context.waker().clone());
        Poll::Pending
    }
}

impl Client {
    /// Begins a job and waits until `read` makes an answer of something that is heard of it.
    pub fn answer<T: 'static, R: Fn(Event<&[u8]>) -> Option<T> + 'static>(
        &self,
        order: Order,
        read: R,
    ) -> impl Future<Output = T> + use<T, R> {
        let slot = Rc::new(RefCell::new(Slot { answer: None, waker: None }));
        let heard = slot.clone();
        let ticket = self.order(order, move |event| {
            let Some(answer) = read(event) else { return };
            let waker = {
                let mut slot = heard.borrow_mut();
                slot.answer = Some(answer);
                slot.waker.take()
            };
            if let Some(waker) = waker {
                waker.wake();
            }
        });
        Answer { slot, _ticket: ticket }
    }
}
