//! What is seen of an exploration, and all that can happen to it: pure.

use crate::core::Refusal;
use crate::games::heaps::{Answer, Heaps, HeapsKeys, Line, Overview, Picture};
use crate::work::Tell;
use crate::work::client::Event;
use std::rc::Rc;
use yew::Reducible;

/// Where the computation is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Phase {
    /// The reader has not agreed to so long a run.
    Waiting,
    /// Values are coming, or have come.
    Open,
    Cancelled,
    Refused(Refusal),
    Lost,
}

/// The values of one period, and what breaks it before.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct OnePeriod {
    pub(super) values: Vec<u32>,
    pub(super) exceptions: Vec<u32>,
    pub(super) count: Option<u64>,
}

/// What is seen.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Seen {
    pub(super) phase: Phase,
    /// Counts the computations, so that what was asked of an earlier one is asked again.
    pub(super) run: u32,
    pub(super) overview: Option<Overview>,
    pub(super) picture: Option<Rc<Picture>>,
    pub(super) lines: Rc<Vec<Line>>,
    pub(super) rares: Rc<(u32, Vec<u32>)>,
    pub(super) period: Option<Rc<OnePeriod>>,
    pub(super) table: Rc<(u32, Vec<u32>)>,
    /// The window as it is dragged; it goes to the link when the hand rests.
    pub(super) window: Option<(u32, u32)>,
    /// The first heap of the table, and the first place in the list of rare heaps.
    pub(super) table_from: u32,
    pub(super) rares_from: u32,
    /// What stands in the field, and whether it was wrong.
    pub(super) field: String,
    pub(super) wrong: bool,
    /// When it began, and how long it took to come to rest, in milliseconds.
    pub(super) begun: f64,
    pub(super) took: Option<f64>,
    /// How many values of a file have been written.
    pub(super) saving: Option<u32>,
}

/// What can happen.
pub(super) enum Change {
    Begin(f64),
    GoOn(f64),
    Wait,
    Heard(Event<Heaps>, f64),
    Cancel,
    Window(Option<(u32, u32)>),
    Table(u32),
    Rares(u32),
    Field(String, bool),
    Saving(Option<u32>),
}

impl Seen {
    pub(super) fn new(keys: &HeapsKeys) -> Self {
        Self {
            phase: Phase::Waiting,
            run: 0,
            overview: None,
            picture: None,
            lines: Rc::default(),
            rares: Rc::default(),
            period: None,
            table: Rc::default(),
            window: keys.window,
            table_from: 0,
            rares_from: 0,
            field: keys.to.to_string(),
            wrong: false,
            begun: 0.0,
            took: None,
            saving: None,
        }
    }

    /// Whether values are still coming.
    pub(super) fn runs(&self) -> bool {
        self.phase == Phase::Open && self.overview.is_none_or(|overview| !overview.rests)
    }

    /// Forgets what an earlier computation told.
    fn begin(&mut self, time: f64) {
        self.phase = Phase::Open;
        self.run += 1;
        (self.overview, self.picture, self.period, self.took) = (None, None, None, None);
        (self.lines, self.rares, self.table) = Default::default();
        self.saving = None;
        self.begun = time;
    }

    fn hear(&mut self, event: Event<Heaps>, time: f64) {
        match event {
            Event::Again => self.begin(time),
            Event::Report(Tell::Answer(answer)) => self.take(answer, time),
            Event::Refused(refusal) => self.phase = Phase::Refused(refusal),
            Event::Lost => self.phase = Phase::Lost,
            Event::Progress(_) | Event::Done | Event::Report(Tell::Analysis(_)) => {}
        }
    }

    fn take(&mut self, answer: Answer, time: f64) {
        match answer {
            Answer::Overview(overview) => {
                if overview.rests && self.took.is_none() {
                    self.took = Some(time - self.begun);
                }
                self.overview = Some(overview);
            }
            Answer::Picture(picture) => self.picture = Some(Rc::new(picture)),
            Answer::Values { from, values, .. } => self.table = Rc::new((from, values)),
            Answer::Histogram(lines) => self.lines = Rc::new(lines),
            Answer::Rares { from, heaps } => self.rares = Rc::new((from, heaps)),
            Answer::Period { values, exceptions, exception_count: count } => {
                self.period = Some(Rc::new(OnePeriod { values, exceptions, count }));
            }
            Answer::Genera(_) => {}
            Answer::Refused(refusal) => self.phase = Phase::Refused(refusal),
        }
    }
}

impl Reducible for Seen {
    type Action = Change;

    fn reduce(mut self: Rc<Self>, change: Change) -> Rc<Self> {
        let seen = Rc::make_mut(&mut self);
        match change {
            Change::Begin(time) => seen.begin(time),
            Change::GoOn(time) => {
                seen.phase = Phase::Open;
                (seen.begun, seen.took) = (time, None);
                if let Some(overview) = &mut seen.overview {
                    overview.rests = false;
                }
            }
            Change::Wait => seen.phase = Phase::Waiting,
            Change::Heard(event, time) => seen.hear(event, time),
            Change::Cancel => (seen.phase, seen.saving) = (Phase::Cancelled, None),
            Change::Window(window) => seen.window = window,
            Change::Table(from) => seen.table_from = from,
            Change::Rares(from) => seen.rares_from = from,
            Change::Field(text, wrong) => (seen.field, seen.wrong) = (text, wrong),
            Change::Saving(saving) => seen.saving = saving,
        }
        self
    }
}
