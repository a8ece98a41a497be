//! The page's side: one worker for all jobs, replaced when it is lost, ended when it holds too much
//! memory; and where no worker can be had, the same jobs in slices on the page.

mod link;
mod slices;

use super::protocol::{Ask, Order, Reply, Request, Tell, unpack};
use super::{BUILD, Workbench};
use crate::core::{Progress, Refusal};
use crate::games::Game;
use gloo::timers::callback::Timeout;
use link::WorkerLink;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::{Rc, Weak};

/// Milliseconds in which a worker must say that it is ready.
const START_LIMIT: u32 = 10_000;
/// Milliseconds in which a cancel must be answered before the worker is ended.
const CANCEL_LIMIT: u32 = 250;
/// Bytes that an idle worker may keep; past it, it is ended so that its memory is given back.
const KEEP_MEMORY: u64 = 64 << 20;
/// How often a job is begun again because its worker was lost.
const TRIES: u8 = 2;

/// What is heard of a job.
#[derive(Debug)]
pub enum Event<G: Game> {
    /// How far it has come.
    Progress(Progress),
    /// What it has found since the last report.
    Report(Tell<G>),
    /// The worker was lost and the job begins again: forget what was reported.
    Again,
    /// It is done.
    Done,
    /// It was not begun, and why.
    Refused(Refusal),
    /// Its worker was lost, most likely for want of memory, and so was the next one.
    Lost,
}

/// What is heard of the worker itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum News {
    /// The worker was built from other sources than the page: the page should be loaded again.
    Stale,
    /// No worker can be had: jobs run in slices on the page.
    Slices,
}

/// The way to the solver. Cheap to clone; all clones are one.
#[derive(Clone)]
pub struct Client(Rc<RefCell<Inner>>);

impl PartialEq for Client {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// A job in hand. Dropping it cancels the job.
pub struct Ticket {
    job: u32,
    client: Weak<RefCell<Inner>>,
}

type Hear = Rc<dyn Fn(Heard<'_>)>;

/// An [`Event`] before its system's types are unpacked.
enum Heard<'a> {
    Progress(Progress),
    Report(&'a [u8]),
    Again,
    Done,
    Refused(Refusal),
    Lost,
}

struct Pending {
    order: Order,
    hear: Hear,
    tries: u8,
}

enum Where {
    /// No worker; one is started for the next job.
    Nowhere,
    /// Asked to start; not heard of yet.
    Starting {
        worker: WorkerLink,
        _limit: Timeout,
    },
    Ready(WorkerLink),
    /// No worker can be had.
    Here(slices::Slices),
}

struct Inner {
    place: Where,
    jobs: BTreeMap<u32, Pending>,
    /// Cancelled jobs of which the worker has not answered yet.
    cancelled: BTreeMap<u32, Timeout>,
    last: u32,
    /// Starts that failed one after another.
    failures: u8,
    news: Rc<dyn Fn(News)>,
}

impl Client {
    /// A way to the solver; `news` hears of the worker itself. The worker is started for the first
    /// job, or by [`Client::warm_up`].
    pub fn new(news: impl Fn(News) + 'static) -> Self {
        Self(Rc::new(RefCell::new(Inner {
            place: Where::Nowhere,
            jobs: BTreeMap::new(),
            cancelled: BTreeMap::new(),
            last: 0,
            failures: 0,
            news: Rc::new(news),
        })))
    }

    /// Starts the worker, so that the first job need not wait for it.
    pub fn warm_up(&self) {
        ensure(&self.0);
    }

    /// Begins a job. What it finds comes to `hear`, until the ticket is dropped.
    #[must_use]
    pub fn start<G: Game>(&self, ask: &Ask<G>, hear: impl Fn(Event<G>) + 'static) -> Ticket {
        let order = Order::new(ask);
        let hear: Hear = Rc::new(move |heard| {
            let event = match heard {
                Heard::Progress(progress) => Some(Event::Progress(progress)),
                Heard::Report(tell) => unpack::<Tell<G>>(tell).map(Event::Report),
                Heard::Again => Some(Event::Again),
                Heard::Done => Some(Event::Done),
                Heard::Refused(refusal) => Some(Event::Refused(refusal)),
                Heard::Lost => Some(Event::Lost),
            };
            event.into_iter().for_each(&hear);
        });
        let job = {
            let mut inner = self.0.borrow_mut();
            inner.last += 1;
            let job = inner.last;
            inner.jobs.insert(job, Pending { order: order.clone(), hear, tries: 1 });
            job
        };
        ensure(&self.0);
        send(&self.0, Request::Start { job, order });
        Ticket { job, client: Rc::downgrade(&self.0) }
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        let Some(inner) = self.client.upgrade() else { return };
        if inner.borrow_mut().jobs.remove(&self.job).is_none() {
            return;
        }
        let job = self.job;
        if matches!(inner.borrow().place, Where::Ready(_)) {
            let late = {
                let inner = Rc::downgrade(&inner);
                move || inner.upgrade().iter().for_each(lose_worker)
            };
            let limit = Timeout::new(CANCEL_LIMIT, late);
            inner.borrow_mut().cancelled.insert(job, limit);
        }
        send(&inner, Request::Cancel { job });
    }
}

/// Sees to it that there is somebody to work.
fn ensure(inner: &Rc<RefCell<Inner>>) {
    if !matches!(inner.borrow().place, Where::Nowhere) {
        return;
    }
    let hear = {
        let inner = Rc::downgrade(inner);
        move |bytes: Option<Vec<u8>>| {
            let Some(inner) = inner.upgrade() else { return };
            match bytes.map(|bytes| unpack::<Reply>(&bytes)) {
                Some(Some(reply)) => receive(&inner, &reply),
                // A message that cannot be read comes from a worker of another build.
                Some(None) => tell(&inner, News::Stale),
                None => lose_worker(&inner),
            }
        }
    };
    let place = match WorkerLink::start(hear) {
        Ok(worker) => {
            let inner = Rc::downgrade(inner);
            let late = move || inner.upgrade().iter().for_each(lose_worker);
            Where::Starting { worker, _limit: Timeout::new(START_LIMIT, late) }
        }
        Err(_) => here(inner),
    };
    inner.borrow_mut().place = place;
}

/// The page works itself.
fn here(inner: &Rc<RefCell<Inner>>) -> Where {
    tell(inner, News::Slices);
    let inner = Rc::downgrade(inner);
    Where::Here(slices::Slices::new(Workbench::default(), move |reply| {
        if let Some(inner) = inner.upgrade() {
            receive(&inner, reply);
        }
    }))
}

/// Sends a request to whoever works. To a worker that is not ready nothing is sent: it gets all jobs
/// when it is.
fn send(inner: &Rc<RefCell<Inner>>, request: Request) {
    let slices = match &inner.borrow().place {
        Where::Ready(worker) => return worker.send(&request),
        Where::Here(slices) => slices.clone(),
        Where::Nowhere | Where::Starting { .. } => return,
    };
    slices.take(request);
}

fn receive(inner: &Rc<RefCell<Inner>>, reply: &Reply) {
    match reply {
        Reply::Ready { build } => {
            if build == BUILD {
                ready(inner);
            } else {
                tell(inner, News::Stale);
            }
        }
        Reply::Cancelled { job } => {
            inner.borrow_mut().cancelled.remove(job);
        }
        Reply::Idle { memory } => {
            let mut inner = inner.borrow_mut();
            if *memory > KEEP_MEMORY && inner.jobs.is_empty() {
                inner.place = Where::Nowhere;
            }
        }
        Reply::Progress { job, progress } => pass_on(inner, *job, Heard::Progress(*progress)),
        Reply::Report { job, tell } => pass_on(inner, *job, Heard::Report(tell)),
        Reply::Done { job } => finish(inner, *job, Heard::Done),
        Reply::Refused { job, refusal } => finish(inner, *job, Heard::Refused(*refusal)),
    }
}

/// Tells whoever asked for a job.
fn pass_on(inner: &Rc<RefCell<Inner>>, job: u32, heard: Heard<'_>) {
    let hear = inner.borrow().jobs.get(&job).map(|pending| pending.hear.clone());
    if let Some(hear) = hear {
        hear(heard);
    }
}

/// Tells whoever asked for a job, for the last time.
fn finish(inner: &Rc<RefCell<Inner>>, job: u32, heard: Heard<'_>) {
    let pending = inner.borrow_mut().jobs.remove(&job);
    if let Some(pending) = pending {
        (pending.hear)(heard);
    }
}

/// The worker can hear: it gets every job in hand.
fn ready(inner: &Rc<RefCell<Inner>>) {
    let mut inner = inner.borrow_mut();
    let place = std::mem::replace(&mut inner.place, Where::Nowhere);
    let Where::Starting { worker, .. } = place else {
        inner.place = place;
        return;
    };
    inner.failures = 0;
    for (&job, pending) in &inner.jobs {
        worker.send(&Request::Start { job, order: pending.order.clone() });
    }
    inner.place = Where::Ready(worker);
}

/// Ends a worker that was lost or does not answer, and begins its jobs again elsewhere.
fn lose_worker(inner: &Rc<RefCell<Inner>>) {
    let (lost, again) = {
        let mut state = inner.borrow_mut();
        // A worker that never started was not lost over its jobs.
        let never_started = matches!(state.place, Where::Starting { .. });
        state.failures += u8::from(never_started);
        state.place = Where::Nowhere;
        state.cancelled.clear();
        let jobs = std::mem::take(&mut state.jobs);
        let (again, lost): (Vec<_>, Vec<_>) =
            jobs.into_iter().partition(|(_, pending)| never_started || pending.tries < TRIES);
        let mut heard = Vec::new();
        for (job, mut pending) in again {
            pending.tries += u8::from(!never_started);
            heard.push(pending.hear.clone());
            state.jobs.insert(job, pending);
        }
        (lost, heard)
    };
    for (_, pending) in &lost {
        (pending.hear)(Heard::Lost);
    }
    for hear in &again {
        hear(Heard::Again);
    }
    if inner.borrow().failures >= TRIES {
        let place = here(inner);
        inner.borrow_mut().place = place;
        let orders: Vec<_> =
            inner.borrow().jobs.iter().map(|(&job, p)| (job, p.order.clone())).collect();
        for (job, order) in orders {
            send(inner, Request::Start { job, order });
        }
    } else if !again.is_empty() {
        ensure(inner);
    }
}

fn tell(inner: &Rc<RefCell<Inner>>, news: News) {
    let hear = inner.borrow().news.clone();
    hear(news);
}
