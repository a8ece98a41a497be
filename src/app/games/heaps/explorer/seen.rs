//! The state of the explorer, and all that can happen to it: pure.

use super::reasons::Reasons;
use crate::core::Refusal;
use crate::games::Tell;
use crate::games::heaps::{
    Answer, Compared, Counted, Heaps, HeapsKeys, Line, Overview, OwnMask, Picture, Shifted,
};
use crate::work::client::Event;
use std::rc::Rc;
use yew::Reducible;

/// The tag of values that a result is compared with.
pub(super) const COMPARED: u8 = 2;

/// Where the computation is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Phase {
    /// The reader has not agreed to so long a run.
    Waiting,
    /// Values are coming, or have come.
    Open,
    /// The reader has stopped it. The values so far can be viewed; it can continue from there.
    Stopped,
    /// It was ended, with all that it held.
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

/// What a method has done so far, for the same code.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Work {
    pub(super) known: u64,
    pub(super) options: u64,
    /// Milliseconds.
    pub(super) took: f64,
}

/// What was typed wrong, in which field, and what would be right there. It stays, to be corrected.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Mistyped {
    pub(super) field: &'static str,
    pub(super) text: String,
    pub(super) least: u32,
    pub(super) most: u32,
}

/// What is seen.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Seen {
    pub(super) phase: Phase,
    /// Counts the computations, so that what was asked of an earlier one is asked again.
    pub(super) run: u32,
    /// What was asked for last: how far, and whether only until a proof.
    pub(super) asked: Option<(u32, bool)>,
    pub(super) overview: Option<Overview>,
    pub(super) picture: Option<Rc<Picture>>,
    pub(super) lines: Rc<Vec<Line>>,
    /// What it counts as a whole.
    pub(super) counted: Counted,
    pub(super) rares: Rc<(u32, Vec<u32>)>,
    pub(super) period: Option<Rc<OnePeriod>>,
    pub(super) table: Rc<(u32, Vec<u32>)>,
    /// The values from G(0) on that a result is compared with, and how many are wanted.
    pub(super) check: Rc<Vec<u32>>,
    pub(super) check_wants: usize,
    /// The window as it is dragged; it goes to the link when the hand rests. So does the candidate.
    pub(super) window: Option<(u32, u32)>,
    pub(super) candidate: Option<Shifted>,
    /// The mask that the reader tries.
    pub(super) mask: Option<OwnMask>,
    /// In how many of a hundred heaps a value must occur not to be called seldom.
    pub(super) cut: Option<u32>,
    /// Reasons that were asked for.
    pub(super) reasons: Reasons,
    /// How the last candidate that was asked about has fared.
    pub(super) compared: Option<Compared>,
    /// The first heap of the table, and the first place in the list of rare heaps.
    pub(super) table_from: u32,
    pub(super) rares_from: u32,
    /// Whether a row of the table is one period, where that is not too long.
    pub(super) by_period: bool,
    /// The content of the field, and whether it was wrong.
    pub(super) field: String,
    pub(super) wrong: bool,
    /// What was typed wrong in one of the smaller fields.
    pub(super) mistyped: Option<Mistyped>,
    /// What is being typed in one of them: redrawing the page must not undo it.
    pub(super) typing: Option<(&'static str, String)>,
    /// When it last began to work, and for how long it had worked before, in milliseconds.
    pub(super) begun: f64,
    pub(super) worked: f64,
    /// What the plain and the fast method have done when they last came to rest.
    pub(super) work: [Option<Work>; 2],
    /// How many values of a file have been written.
    pub(super) saving: Option<u32>,
    /// How often the solver was lost while it rested.
    pub(super) lost: u32,
    /// Whether the clipboard took what was last copied.
    pub(super) copied: Option<bool>,
}

/// What can happen.
pub(super) enum Change {
    Begin(f64),
    GoOn(f64),
    /// So far, and perhaps only until a proof.
    Asked(u32, bool),
    /// It rests at this length, which takes the place of what was asked for; not of what is being typed.
    Settled(u32, bool),
    /// The reader is to be asked; and whether what is there is of something else.
    Wait(bool),
    Heard(Event<Tell<Heaps>>, f64),
    Cancel,
    Window(Option<(u32, u32)>),
    Candidate(Option<Shifted>),
    Mask(Option<OwnMask>),
    Cut(u32),
    /// What was typed wrong has been typed right.
    Righted,
    /// Another code: what was measured of the last one is nothing to it, nor how far its table was turned.
    Forget,
    /// The reader has stopped it.
    Stop,
    Table(u32),
    /// Whether a row of the table is one period.
    ByPeriod(bool),
    /// So many values are wanted for a comparison; those that were wanted before are kept.
    CheckWants(usize),
    Rares(u32),
    Field(String, bool),
    Mistyped(Mistyped),
    Typing(Option<(&'static str, String)>),
    Saving(Option<u32>),
    Copied(Option<bool>),
}

impl Seen {
    pub(super) fn new(keys: &HeapsKeys) -> Self {
        Self {
            phase: Phase::Waiting,
            run: 0,
            asked: None,
            overview: None,
            picture: None,
            lines: Rc::default(),
            counted: Counted::default(),
            rares: Rc::default(),
            period: None,
            table: Rc::default(),
            check: Rc::default(),
            check_wants: 0,
            window: keys.window,
            candidate: keys.candidate,
            mask: keys.mask,
            cut: None,
            reasons: Reasons::default(),
            compared: None,
            table_from: 0,
            rares_from: 0,
            by_period: false,
            field: keys.to.to_string(),
            wrong: false,
            mistyped: None,
            typing: None,
            begun: 0.0,
            worked: 0.0,
            work: [None; 2],
            saving: None,
            lost: 0,
            copied: None,
        }
    }

    /// Whether values are still coming.
    pub(super) fn runs(&self) -> bool {
        self.phase == Phase::Open && !self.rests()
    }

    /// Whether it has told that all that was asked for is there.
    pub(super) fn rests(&self) -> bool {
        self.overview.is_some_and(|overview| overview.rests)
    }

    /// How many values there are where it is at rest: nothing is left to do for as many.
    pub(super) fn rested(&self) -> Option<u64> {
        (self.phase == Phase::Open && self.rests()).then(|| self.overview.map(|it| it.known))?
    }

    /// The last heap that it came to, where it rests at another one than these keys say: a proof has ended the search,
    /// or more was there already.
    pub(super) fn ended_at(&self, keys: HeapsKeys) -> Option<u32> {
        let heard = self.asked == Some((keys.to, keys.until_proof));
        let last = self.rested().filter(|_| heard)?.checked_sub(1)?;
        let last = u32::try_from(last).ok()?;
        (last > keys.to || last < keys.to && self.found(keys)).then_some(last)
    }

    /// Whether a search for a period has found one, and proved it.
    fn found(&self, keys: HeapsKeys) -> bool {
        let period = self.overview.and_then(|overview| overview.period);
        keys.until_proof && period.is_some_and(|period| period.proof().is_some())
    }

    /// Whether the solver holds values that can be asked about.
    pub(super) fn holds(&self) -> bool {
        matches!(self.phase, Phase::Open | Phase::Stopped | Phase::Waiting)
            && self.overview.is_some()
    }

    /// Forgets what an earlier computation told.
    fn begin(&mut self, time: f64) {
        self.phase = Phase::Open;
        self.run += 1;
        (self.overview, self.picture, self.period, self.compared) = (None, None, None, None);
        (self.lines, self.rares, self.table) = Default::default();
        (self.check, self.reasons) = Default::default();
        self.saving = None;
        (self.begun, self.worked) = (time, 0.0);
    }

    fn hear(&mut self, event: Event<Tell<Heaps>>, time: f64) {
        match event {
            Event::Again => {
                let phase = self.phase;
                self.begin(time);
                // What does not run is not begun again by itself.
                let idle = match phase {
                    Phase::Stopped => Phase::Cancelled,
                    Phase::Waiting => Phase::Waiting,
                    _ => return,
                };
                self.phase = idle;
                self.lost += 1;
            }
            Event::Report(Tell::Answer(answer)) => self.take(answer, time),
            Event::Refused(refusal) => self.phase = Phase::Refused(refusal),
            Event::Lost => self.phase = Phase::Lost,
            Event::Progress(_) | Event::Done | Event::Report(_) => {}
        }
    }

    fn take(&mut self, answer: Answer, time: f64) {
        match answer {
            Answer::Overview(overview) => {
                if overview.rests && self.overview.is_none_or(|before| !before.rests) {
                    self.worked += time - self.begun;
                    let Overview { known, options, .. } = overview;
                    self.work[usize::from(overview.sparse)] =
                        Some(Work { known, options, took: self.worked });
                }
                self.overview = Some(overview);
            }
            Answer::Picture(picture) => self.picture = Some(Rc::new(picture)),
            Answer::Values { from, values, tag: COMPARED } => {
                if from as usize == self.check.len() {
                    Rc::make_mut(&mut self.check).extend(values);
                }
            }
            Answer::Values { from, values, .. } => self.table = Rc::new((from, values)),
            Answer::Histogram { lines, all, best } => {
                self.lines = Rc::new(lines);
                self.counted = all;
                self.reasons.best = best;
            }
            Answer::Rares { from, heaps } => self.rares = Rc::new((from, heaps)),
            Answer::Period { values, exceptions, exception_count: count } => {
                self.period = Some(Rc::new(OnePeriod { values, exceptions, count }));
            }
            Answer::Compared(compared) => self.compared = Some(compared),
            Answer::Genera(_)
            | Answer::Quotient(_)
            | Answer::MisereOptions(_)
            | Answer::Atlas(_) => {}
            Answer::Origin(_)
            | Answer::Worked { .. }
            | Answer::Induction(_)
            | Answer::SparseStep(_)
            | Answer::TailProof(_)
            | Answer::TailStep(_)
            | Answer::FiniteStep(_)
            | Answer::Checked(_)
            | Answer::Certificate(_)
            | Answer::Doubt(..) => {
                self.reasons.take(answer);
            }
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
                seen.begun = time;
                if let Some(overview) = &mut seen.overview {
                    overview.rests = false;
                }
            }
            Change::Asked(to, until_proof) => seen.asked = Some((to, until_proof)),
            Change::Settled(to, until_proof) => {
                if seen.asked.is_some_and(|(asked, _)| seen.field == asked.to_string()) {
                    (seen.field, seen.wrong) = (to.to_string(), false);
                }
                seen.asked = Some((to, until_proof));
            }
            Change::Wait(other) => {
                if other {
                    seen.begin(0.0);
                }
                seen.phase = Phase::Waiting;
            }
            Change::Stop => (seen.phase, seen.saving) = (Phase::Stopped, None),
            Change::Forget => {
                seen.work = [None; 2];
                (seen.table_from, seen.rares_from) = (0, 0);
                // A run that was given up has left what it had found.
                if seen.phase == Phase::Waiting {
                    seen.begin(0.0);
                    seen.phase = Phase::Waiting;
                }
            }
            Change::Candidate(candidate) => (seen.candidate, seen.mistyped) = (candidate, None),
            Change::Mask(mask) => seen.mask = mask,
            Change::Cut(cut) => (seen.cut, seen.mistyped) = (Some(cut), None),
            Change::Righted => seen.mistyped = None,
            Change::Mistyped(mistyped) => seen.mistyped = Some(mistyped),
            Change::Typing(typing) => seen.typing = typing,
            Change::Heard(event, time) => seen.hear(event, time),
            Change::Cancel => (seen.phase, seen.saving) = (Phase::Cancelled, None),
            Change::Window(window) => seen.window = window,
            Change::Table(from) => (seen.table_from, seen.mistyped) = (from, None),
            Change::ByPeriod(by_period) => seen.by_period = by_period,
            Change::CheckWants(wants) => seen.check_wants = seen.check_wants.max(wants),
            Change::Rares(from) => seen.rares_from = from,
            Change::Field(text, wrong) => (seen.field, seen.wrong) = (text, wrong),
            Change::Saving(saving) => (seen.saving, seen.copied) = (saving, None),
            Change::Copied(done) => seen.copied = done,
        }
        self
    }
}
