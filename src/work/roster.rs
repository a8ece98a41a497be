//! The jobs in hand and who works at them, as plain data: what happens goes in, and what the page has to do about it
//! comes out as [`Act`]s. One worker has all jobs; it is replaced if it is lost, and ended if it holds too much memory.
//! Where no worker can be had, the page loads the worker's program and runs it in slices.

use super::protocol::{Reply, Request};
use super::pulse::Pulse;
use crate::core::{Progress, Refusal};
use crate::games::Order;
use std::collections::{BTreeMap, VecDeque};

/// Looks at whoever works within which a worker must say that it is ready: on a slow line its program takes a while.
/// Time is counted in looks, not by the clock: after a device has slept, only one has gone by.
const START_LOOKS: u8 = 30;
/// Looks within which a cancel must be answered before the worker is ended. It is answered in some tens of
/// milliseconds; on a busy machine it takes longer, and a worker that is ended there is missed.
const CANCEL_LOOKS: u8 = 2;
/// Bytes that an idle worker may keep; past it, it is ended so that its memory is given back.
const KEEP_MEMORY: u64 = 64 << 20;
/// Workers that may be lost over one job, and that may fail to start, before that is given up.
const TRIES: u8 = 2;

/// The maximum number of bytes of results to be compared that the page takes where no worker can be had: they are read
/// at one go, in some hundredths of a second.
pub const MAX_ON_PAGE: usize = 1 << 19;

/// What is heard of a job.
#[derive(Clone, Debug, PartialEq)]
pub enum Event<R> {
    /// How far it has come.
    Progress(Progress),
    /// What it has found since the last report.
    Report(R),
    /// The worker was lost and the job begins again: forget what was reported.
    Again,
    /// It is done.
    Done,
    /// It was not begun, and why.
    Refused(Refusal),
    /// Its worker was lost, most likely for lack of memory, and so was the next one.
    Lost,
}

impl<R> Event<R> {
    /// Whether nothing more is heard of the job.
    pub(super) fn is_last(&self) -> bool {
        matches!(self, Self::Done | Self::Refused(_) | Self::Lost)
    }
}

/// What is heard of the worker itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum News {
    /// The solver cannot be had at all, or is not this page's: the page should be loaded again.
    Missing,
    /// No worker can be had: jobs run in slices on the page.
    Slices,
}

/// Where the solver's program runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Program {
    /// In a worker.
    Worker,
    /// On the page, in slices.
    Page,
}

/// What the page has to do.
#[derive(Debug, PartialEq)]
pub(super) enum Act {
    /// Start the program, and look at regular intervals.
    Start(Program),
    /// End the program that was started last, and stop looking.
    End,
    /// Send it this.
    Send(Request),
    /// Tell whoever asked for a job.
    Hear(u32, Event<Vec<u8>>),
    /// Refuse a job, once whoever asked for it knows its number.
    Refuse(u32, Refusal),
    /// Tell the reader.
    Say(News),
}

struct Job {
    order: Order,
    tries: u8,
}

/// What a worker was lost over.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Blame {
    /// The jobs in hand, as far as is known.
    InHand,
    /// One that was cancelled: those in hand have no part in it.
    Cancelled,
}

#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Place {
    /// Nobody works; somebody is asked to for the next job.
    #[default]
    Nowhere,
    /// Asked to start, so many looks ago; not heard of yet.
    Starting { looks: u8 },
    /// Has every job in hand.
    Ready,
}

/// The jobs in hand and who works at them.
#[derive(Default)]
pub(super) struct Roster {
    place: Place,
    jobs: BTreeMap<u32, Job>,
    /// Cancelled jobs of which the worker has not answered yet, with the looks since.
    cancelled: BTreeMap<u32, u8>,
    last: u32,
    /// Bytes that the worker held when it was last idle.
    memory: u64,
    pulse: Pulse,
    /// How many need what it remembers.
    keeps: u32,
    /// Workers that failed to start, one after another. After [`TRIES`] of them the page works.
    failures: u8,
    acts: VecDeque<Act>,
}

impl Roster {
    /// What is to be done next, each thing once and in its order.
    pub(super) fn act(&mut self) -> Option<Act> {
        self.acts.pop_front()
    }

    /// Whether no worker can be had, so that the page works itself.
    pub(super) fn works_on_page(&self) -> bool {
        self.failures >= TRIES
    }

    /// Sees to it that there is somebody to work.
    pub(super) fn ensure(&mut self) {
        if self.place != Place::Nowhere {
            return;
        }
        self.place = Place::Starting { looks: 0 };
        if self.works_on_page() {
            self.acts.push_back(Act::Say(News::Slices));
            self.acts.push_back(Act::Start(Program::Page));
        } else {
            self.acts.push_back(Act::Start(Program::Worker));
        }
    }

    /// Takes a job on, and gives its number.
    pub(super) fn ask(&mut self, order: Order) -> u32 {
        self.last += 1;
        self.jobs.insert(self.last, Job { order, tries: 1 });
        self.ensure();
        if self.place == Place::Ready {
            self.begin(self.last);
        }
        self.last
    }

    /// Tells a job something. It must have been heard of: what a worker that is still starting is told is lost.
    pub(super) fn tell(&mut self, job: u32, query: Vec<u8>) {
        if self.jobs.contains_key(&job) {
            self.send(Request::Tell { job, query });
        }
    }

    /// Cancels a job, if it is not over.
    pub(super) fn cancel(&mut self, job: u32) {
        if self.jobs.remove(&job).is_none() || self.place != Place::Ready {
            return;
        }
        // The page itself cannot be ended, and answers in time.
        if !self.works_on_page() {
            self.cancelled.insert(job, 0);
        }
        self.send(Request::Cancel { job });
    }

    /// One more needs what the worker remembers: it is kept, however much memory it holds.
    pub(super) fn keep(&mut self) {
        self.keeps += 1;
    }

    /// One of those does not need it any more.
    pub(super) fn release(&mut self) {
        self.keeps -= 1;
        self.end_if_large();
    }

    /// The program said this. One that was ended is not listened to.
    pub(super) fn said(&mut self, reply: Reply) {
        if self.place == Place::Nowhere {
            return;
        }
        match &reply {
            Reply::Idle { heard, .. } => self.pulse.rests(*heard),
            _ => self.pulse.heard(),
        }
        match reply {
            Reply::Ready => self.ready(),
            Reply::Cancelled { job } => drop(self.cancelled.remove(&job)),
            Reply::Idle { memory, .. } => {
                self.memory = memory;
                self.end_if_large();
            }
            Reply::Progress { job, progress } => self.hear(job, Event::Progress(progress)),
            Reply::Report { job, tell } => self.hear(job, Event::Report(tell)),
            Reply::Done { job } => self.hear(job, Event::Done),
            Reply::Refused { job, refusal } => self.hear(job, Event::Refused(refusal)),
        }
    }

    /// The program said what cannot be read: it is another page's.
    pub(super) fn garbled(&mut self) {
        self.acts.push_back(Act::Say(News::Missing));
    }

    /// The program could not be started at all.
    pub(super) fn refused(&mut self, program: Program) {
        match program {
            Program::Worker => {
                self.place = Place::Nowhere;
                self.failures = TRIES;
                self.ensure();
            }
            Program::Page => self.failed(),
        }
    }

    /// The program has failed.
    pub(super) fn failed(&mut self) {
        if self.place != Place::Nowhere {
            self.lose(Blame::InHand);
        }
    }

    /// A look, one of many at regular intervals, at whether the program is still heard of.
    pub(super) fn look(&mut self) {
        match &mut self.place {
            Place::Nowhere => {}
            Place::Starting { looks } => {
                *looks += 1;
                if *looks >= START_LOOKS {
                    self.lose(Blame::InHand);
                }
            }
            Place::Ready => {
                self.cancelled.values_mut().for_each(|looks| *looks += 1);
                if self.cancelled.values().any(|&looks| looks >= CANCEL_LOOKS) {
                    self.lose(Blame::Cancelled);
                } else if self.pulse.look() {
                    self.lose(Blame::InHand);
                }
            }
        }
    }

    /// The program can hear, and gets every job in hand.
    fn ready(&mut self) {
        if !matches!(self.place, Place::Starting { .. }) {
            return;
        }
        self.place = Place::Ready;
        if !self.works_on_page() {
            self.failures = 0;
        }
        self.pulse = Pulse::default();
        let jobs: Vec<u32> = self.jobs.keys().copied().collect();
        for job in jobs {
            self.begin(job);
        }
    }

    /// Gives a job to whoever is ready, unless it is not for the page itself.
    fn begin(&mut self, job: u32) {
        let Some(order) = self.jobs.get(&job).map(|job| job.order.clone()) else { return };
        match too_much(&order).filter(|_| self.works_on_page()) {
            Some(refusal) => {
                self.jobs.remove(&job);
                self.acts.push_back(Act::Refuse(job, refusal));
            }
            None => self.send(Request::Start { job, order }),
        }
    }

    /// Sends something to whoever works. Who is not ready is sent nothing, and gets all jobs when ready.
    fn send(&mut self, request: Request) {
        if self.place == Place::Ready {
            self.pulse.sent();
            self.acts.push_back(Act::Send(request));
        }
    }

    /// Passes on what is heard of a job, if it is in hand.
    fn hear(&mut self, job: u32, event: Event<Vec<u8>>) {
        let in_hand = if event.is_last() {
            self.jobs.remove(&job).is_some()
        } else {
            self.jobs.contains_key(&job)
        };
        if in_hand {
            self.acts.push_back(Act::Hear(job, event));
        }
    }

    /// Ends an idle worker that holds much, so that its memory is given back. What the page itself holds cannot be.
    fn end_if_large(&mut self) {
        let large = self.memory > KEEP_MEMORY && !self.works_on_page();
        if large && self.keeps == 0 && self.jobs.is_empty() {
            self.end();
        }
    }

    /// Ends whoever works: nothing that was asked of it is waited for any more.
    fn end(&mut self) {
        self.place = Place::Nowhere;
        self.memory = 0;
        self.cancelled.clear();
        self.pulse = Pulse::default();
        self.acts.push_back(Act::End);
    }

    /// Gives up whoever was lost or does not answer. Its jobs begin again elsewhere; one whose workers were lost over
    /// it again and again is given up too, so that it cannot go on for ever.
    fn lose(&mut self, blame: Blame) {
        let worked = self.place == Place::Ready;
        let on_page = self.works_on_page();
        self.end();
        if !worked {
            self.failures = (self.failures + 1).min(TRIES);
        }
        // Not even the page can load it.
        if on_page && !worked {
            self.acts.push_back(Act::Say(News::Missing));
        }
        for (job, mut pending) in std::mem::take(&mut self.jobs) {
            pending.tries += u8::from(worked && blame == Blame::InHand);
            let event = if pending.tries > TRIES || on_page {
                Event::Lost
            } else {
                self.jobs.insert(job, pending);
                Event::Again
            };
            self.acts.push_back(Act::Hear(job, event));
        }
        if !self.jobs.is_empty() {
            self.ensure();
        }
    }
}

/// Why an order is not for the page itself.
fn too_much(order: &Order) -> Option<Refusal> {
    let Order::Check(bytes) = order else { return None };
    let (asked, most) = (bytes.len() as u64, MAX_ON_PAGE as u64);
    (asked > most).then_some(Refusal::TooLong { asked, most })
}

#[cfg(test)]
mod tests;
