//! A graph on its way to the solver, which reads it.

use crate::app::files::{File, file_part, file_size};
use crate::app::hooks::use_solver;
use crate::core::{Message, Progress, Rule, Say};
use crate::games::graph::{Answer, Graphs, Position, Query, Question, Summary};
use crate::games::{Ask, At, Game, Tell};
use crate::work::client::{Event as Heard, Ticket};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use yew::prelude::*;

/// Bytes of a large file that are brought to the solver at a time: a few milliseconds' work.
const PART: u64 = 1 << 19;

/// What is read.
#[derive(Clone)]
pub(super) enum Source {
    Text(String),
    File(File),
}

/// A source, and the rule that the reader chose for it, if any.
pub(super) type Asked = (Source, Option<Rule>);

/// The job in hand, and which it is: what is still on its way for another one is left there.
#[derive(Clone, Default)]
pub(super) struct InHand {
    ticket: Rc<RefCell<Option<Ticket>>>,
    number: Rc<Cell<u32>>,
}

impl InHand {
    /// Leaves the job, and says what number the next one has.
    pub(super) fn next(&self) -> u32 {
        self.ticket.borrow_mut().take();
        self.number.set(self.number.get() + 1);
        self.number.get()
    }

    /// Whether that job is still the one in hand.
    pub(super) fn is(&self, number: u32) -> bool {
        self.number.get() == number
    }
}

/// How far the reading is.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum State {
    /// Nothing was asked.
    Rest,
    Reading(Progress),
    Read(Box<Summary>),
    Wrong(At<Message>),
    /// No answer, and why.
    None(Message),
}

/// Reads what it is given in the place of what was being read, and tells `state` how far it is, and `on_read` at the
/// end of the position to begin with, if there is one.
#[hook]
pub(super) fn use_reading(
    game: Graphs,
    state: &UseStateHandle<State>,
    in_hand: &InHand,
    on_read: &Callback<Option<Position>>,
) -> Callback<Asked> {
    let solver = use_solver();
    let (state, in_hand, on_read) = (state.setter(), in_hand.clone(), on_read.clone());
    Callback::from(move |(source, rule): Asked| {
        let Some(client) = &solver else { return };
        let number = in_hand.next();
        state.set(State::Reading(Progress::default()));
        let question = match &source {
            Source::Text(text) => Question::Read { text: text.clone(), rule },
            Source::File(file) => Question::ReadFile { bytes: bytes_of(file), rule },
        };
        let (state, on_read, held) = (state.clone(), on_read.clone(), in_hand.clone());
        let new = client.start(&Ask::<Graphs>::Question(question), move |event| {
            if let Heard::Report(Tell::Answer(Answer::Wants { from })) = event {
                if let Source::File(file) = &source {
                    bring(file.clone(), from, held.clone(), number);
                }
            } else if let Some(next) = heard(event) {
                if !matches!(next, State::Reading(_)) {
                    on_read.emit(position_of(&game, &next));
                }
                state.set(next);
            }
        });
        *in_hand.ticket.borrow_mut() = Some(new);
    })
}

/// What an event of the solver's comes to; `None` where nothing changes.
fn heard(event: Heard<Tell<Graphs>>) -> Option<State> {
    Some(match event {
        Heard::Progress(progress) => State::Reading(progress),
        Heard::Again => State::Reading(Progress::default()),
        Heard::Report(Tell::Answer(Answer::Read(summary))) => State::Read(summary),
        Heard::Report(Tell::Answer(Answer::NotRead(at))) => State::Wrong(at),
        Heard::Refused(refusal) => State::None(refusal.say()),
        Heard::Lost => State::None(Message::new("computing-lost")),
        Heard::Report(_) | Heard::Done => return None,
    })
}

/// The position to begin with, where the graph is small enough to be played on.
fn position_of(game: &Graphs, state: &State) -> Option<Position> {
    let State::Read(summary) = state else { return None };
    game.read_position(summary.compact.as_deref()?).ok()
}

/// How many bytes a file has.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // of a whole number
pub(super) fn bytes_of(file: &File) -> u64 {
    file_size(file) as u64
}

/// Brings the bytes from a place on to the job that wants them, if that is still in hand.
#[allow(clippy::cast_precision_loss)] // of what no file is long enough for
fn bring(file: File, from: u64, in_hand: InHand, number: u32) {
    wasm_bindgen_futures::spawn_local(async move {
        let part = file_part(&file, from as f64, (from + PART) as f64).await;
        // Where it cannot be read nothing comes, and the job says so.
        let bytes =
            part.map_or_else(|_| Vec::new(), |part| js_sys::Uint8Array::new(&part).to_vec());
        if !in_hand.is(number) {
            return;
        }
        if let Some(ticket) = &*in_hand.ticket.borrow() {
            ticket.tell::<Graphs>(&Query::Part { from, bytes });
        }
    });
}
