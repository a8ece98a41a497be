//! The state of the atlas, and all that can happen to it: pure.

use crate::core::Refusal;
use crate::games::heaps::{Answer, AtlasRow, Heaps, Period};
use crate::games::Tell;
use crate::work::client::Event;
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
}

pub(super) enum Change {
    Begin,
    Rest,
    Heard(Event<Tell<Heaps>>),
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
            rows[place] = *row;
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
            Change::Heard(Event::Progress(progress)) => seen.settled = progress.done,
            Change::Heard(Event::Again) => seen.rows = Rc::default(),
            Change::Heard(Event::Done) => seen.phase = Phase::Done,
            Change::Heard(Event::Refused(refusal)) => seen.phase = Phase::Refused(refusal),
            Change::Heard(Event::Lost) => seen.phase = Phase::Lost,
            Change::Rest | Change::Heard(Event::Report(_)) => {}
        }
        self
    }
}
