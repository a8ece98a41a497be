//! Asks the worker to compare a text; the page only shows the result.

use crate::app::hooks::use_solver;
use crate::core::Refusal;
use crate::games::pasted::{CheckReport, Right, ToCheck};
use crate::games::{Order, pack, unpack};
use crate::work::client::{Event, Ticket};
use std::cell::RefCell;
use std::rc::Rc;
use yew::prelude::*;

/// A text, counted: each is sent once.
#[derive(Clone)]
pub(super) struct Text {
    pub(super) number: u32,
    pub(super) text: Rc<str>,
}

impl PartialEq for Text {
    fn eq(&self, other: &Self) -> bool {
        self.number == other.number
    }
}

/// What is known of a comparison.
#[derive(Clone, PartialEq)]
pub(super) enum Known {
    /// There is nothing to compare.
    Nothing,
    /// The worker is at it.
    Comparing,
    /// This.
    All(Rc<CheckReport>),
    /// It is too much for the page, and no worker can be had.
    Refused(Refusal),
    /// The worker was lost over it.
    Lost,
}

/// What was asked last.
#[derive(Clone)]
struct Asked {
    number: u32,
    text: Text,
    right: Right,
    /// Whether the worker has told something since it began: what one that has not is told may be lost.
    heard: bool,
}

/// The job, and what it was asked last.
#[derive(Default)]
struct Hand {
    ticket: Option<Ticket>,
    asked: Rc<RefCell<Option<Asked>>>,
}

/// What was told of which question.
type Answered = (u32, Known);

/// Compares as long as there are both. The text is sent once, and so is what is right.
#[hook]
pub(super) fn use_checked(text: Option<&Text>, right: Option<&Right>) -> Known {
    let client = use_solver();
    let hand = use_mut_ref(Hand::default);
    let told = use_state(|| None::<Answered>);
    let again = use_state_eq(|| 0_u32);
    let question = text.cloned().zip(right.cloned());
    {
        let (hand, told, again) = (hand.clone(), told.setter(), again.clone());
        use_effect_with((question.clone(), *again), move |(question, _)| {
            let mut hand = hand.borrow_mut();
            let Some(((text, right), client)) = question.clone().zip(client) else {
                // The text of a job in hand may be a large one.
                hand.ticket = None;
                if let Some(asked) = hand.asked.borrow_mut().as_mut() {
                    asked.heard = false;
                }
                return;
            };
            let before = hand.asked.borrow().clone();
            let number = before.as_ref().map_or(0, |before| before.number) + 1;
            // Where the page works itself, each question is one of its own, which may be refused.
            let kept = before.filter(|before| before.heard && !client.works_on_page());
            let query = ToCheck {
                number,
                text: kept
                    .as_ref()
                    .is_none_or(|kept| kept.text != text)
                    .then(|| text.text.to_string()),
                right: kept.as_ref().is_none_or(|kept| kept.right != right).then(|| right.clone()),
            };
            let heard = kept.is_some();
            *hand.asked.borrow_mut() = Some(Asked { number, text, right, heard });
            if let (true, Some(ticket)) = (heard, &hand.ticket) {
                return ticket.tell_packed(pack(&query));
            }
            hand.ticket = None;
            let asked = hand.asked.clone();
            // The number of the latest question, whose answer is waited for.
            let hears = move |heard: bool| {
                let mut asked = asked.borrow_mut();
                let Some(asked) = asked.as_mut() else { return number };
                asked.heard = heard;
                asked.number
            };
            hand.ticket = Some(client.order(Order::check(&query), move |event| match event {
                Event::Report(bytes) => {
                    let Some(checked) = unpack::<CheckReport>(bytes) else { return };
                    hears(true);
                    told.set(Some((checked.number, Known::All(Rc::new(checked)))));
                }
                Event::Again => {
                    hears(false);
                    again.set(*again + 1);
                }
                Event::Lost => told.set(Some((hears(false), Known::Lost))),
                Event::Refused(refusal) => told.set(Some((hears(false), Known::Refused(refusal)))),
                Event::Progress(_) | Event::Done => {}
            }));
        });
    }
    let Some((text, right)) = question else { return Known::Nothing };
    let hand = hand.borrow();
    let asked = hand.asked.borrow();
    let same = asked.as_ref().filter(|asked| asked.text == text && asked.right == right);
    match (same, &*told) {
        (Some(asked), Some((number, found))) if asked.number == *number => found.clone(),
        _ => Known::Comparing,
    }
}
