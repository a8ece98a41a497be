//! The state of the atlas, and all that can happen to it: pure.

use crate::core::Refusal;
use crate::games::Tell;
use crate::games::heaps::{Answer, AtlasRow, Heaps, Period};
use crate::work::client::Event;
use std::cell::RefCell;
use std::rc::Rc;
use yew::Reducible;

/// Where the computation is.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) enum Phase {
    #[default]
    New,
    Runs,
    /// The reader, or the clock, has stopped it; it can continue.
    Rests,
    Done,
    Refused(Refusal),
    Lost,
}

/// What is seen. Rows are at their places; one that was never reported is as good as empty.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Seen {
    pub(super) phase: Phase,
    pub(super) rows: Rc<Vec<AtlasRow>>,
    pub(super) settled: u64,
    /// Counts the times it was told to continue.
    pub(super) run: u32,
    /// Counts the times a worker was lost while it rested: its job has begun again, and nobody wants that.
    pub(super) lost: u32,
}

pub(super) enum Change {
    Begin,
    Rest,
    Heard(Event<Tell<Heaps>>),
}

thread_local! {
    /// What was seen last, for a reader who comes back to it: an hour's work is not lost with a look at one code.
    static KEPT: RefCell<Seen> = RefCell::default();
}

/// What was seen last; nothing is being computed by now.
pub(super) fn kept() -> Seen {
    KEPT.with_borrow(|seen| match seen.phase {
        Phase::Runs => Seen { phase: Phase::Rests, ..seen.clone() },
        _ => seen.clone(),
    })
}

/// Keeps what is seen as long as the page is open.
pub(super) fn keep(seen: &Seen) {
    KEPT.with_borrow_mut(|kept| kept.clone_from(seen));
}

impl Seen {
    /// How many periods are proved.
    pub(super) fn proved(&self) -> usize {
        let proved = |row: &&AtlasRow| matches!(row.period, Some(Period::Proved(..)));
        self.rows.iter().filter(proved).count()
    }

    fn take(&mut self, told: &[AtlasRow]) {
        let rows = Rc::make_mut(&mut self.rows);
        for row in told {
            let place = usize::from(row.place);
            while rows.len() <= place {
                // No more than a few hundred: places fit in 16 bits.
                let place = u16::try_from(rows.len()).unwrap_or(u16::MAX);
                rows.push(AtlasRow { place, ..AtlasRow::default() });
            }
            // A job that begins again knows less at first than what is there.
            let proved = |row: &AtlasRow| matches!(row.period, Some(Period::Proved(..)));
            if proved(row) || (row.known >= rows[place].known && !proved(&rows[place])) {
                rows[place] = *row;
            }
        }
    }
}

impl Reducible for Seen {
    type Action = Change;

    fn reduce(mut self: Rc<Self>, change: Change) -> Rc<Self> {
        let seen = Rc::make_mut(&mut self);
        match change {
            Change::Begin => {
                seen.phase = Phase::Runs;
                seen.run += 1;
            }
            Change::Rest if seen.phase == Phase::Runs => seen.phase = Phase::Rests,
            Change::Heard(Event::Report(Tell::Answer(Answer::Atlas(rows)))) => seen.take(&rows),
            Change::Heard(Event::Progress(progress)) => {
                seen.settled = seen.settled.max(progress.done);
            }
            Change::Heard(Event::Done) => seen.phase = Phase::Done,
            Change::Heard(Event::Refused(refusal)) => seen.phase = Phase::Refused(refusal),
            Change::Heard(Event::Lost) => seen.phase = Phase::Lost,
            Change::Heard(Event::Again) if seen.phase != Phase::Runs => seen.lost += 1,
            // What was proved stays so.
            Change::Rest | Change::Heard(Event::Report(_) | Event::Again) => {}
        }
        self
    }
}
