//! The page's side: one worker for all jobs, replaced if it is lost, and ended if it holds too much memory. If there is
//! no worker, the page loads the worker's program and runs it in slices: the page's own program contains no solver,
//! which keeps the first load small.

mod answer;
mod link;

use super::protocol::{Reply, Request};
use super::pulse::Pulse;
use crate::core::{Progress, Refusal};
use crate::games::{Ask, Game, Order, Tell, unpack};
use gloo::timers::callback::{Interval, Timeout};
use link::SolverLink;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::{Rc, Weak};
use wasm_bindgen::JsValue;

/// Milliseconds in which a worker must say that it is ready. On a slow line its program takes a while.
const START_LIMIT: u32 = 60_000;
/// Milliseconds in which a cancel must be answered before the worker is ended. It is answered in some tens of them;
/// on a busy machine it takes longer, and a worker that is ended there is missed.
const CANCEL_LIMIT: u32 = 2_000;
/// Milliseconds between two looks at whether a worker is still heard of.
const LOOK_EVERY: u32 = 2_000;
/// Bytes that an idle worker may keep; past it, it is ended so that its memory is given back.
const KEEP_MEMORY: u64 = 64 << 20;
/// Workers that may be lost over one job, and that may fail to start, before that is given up.
const TRIES: u8 = 2;

/// The maximum number of bytes of results to be compared that the page takes where no worker can be had: they are read
/// at one go, in some hundredths of a second.
pub const MAX_ON_PAGE: usize = 1 << 19;

/// What is heard of a job.
#[derive(Clone, Debug)]
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

/// What is heard of the worker itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum News {
    /// The solver cannot be had at all, or is not this page's: the page should be loaded again.
    Missing,
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

/// Somebody needs what the worker remembers.
pub struct Keep(Weak<RefCell<Inner>>);

impl Drop for Keep {
    fn drop(&mut self) {
        if let Some(inner) = self.0.upgrade() {
            let mut inner = inner.borrow_mut();
            inner.keeps -= 1;
            inner.end_if_large();
        }
    }
}

type Hear = Rc<dyn Fn(Event<&[u8]>)>;

struct Pending {
    order: Order,
    hear: Hear,
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

enum Where {
    /// Nobody works; somebody is asked to for the next job.
    Nowhere,
    /// Asked to start; not heard of yet.
    Starting {
        link: SolverLink,
        _limit: Timeout,
    },
    Ready {
        link: SolverLink,
        _looks: Interval,
    },
}

struct Inner {
    place: Where,
    jobs: BTreeMap<u32, Pending>,
    /// Cancelled jobs of which the worker has not answered yet.
    cancelled: BTreeMap<u32, Timeout>,
    last: u32,
    /// Bytes that the worker held when it was last idle.
    memory: u64,
    pulse: Pulse,
    /// How many need what it remembers.
    keeps: u32,
    /// Workers that failed to start, one after another. After [`TRIES`] of them the page works.
    failures: u8,
    news: Rc<dyn Fn(News)>,
}

impl Inner {
    /// Ends an idle worker that holds much, so that its memory is given back. What the page itself holds cannot be.
    fn end_if_large(&mut self) {
        let large = self.memory > KEEP_MEMORY && self.failures < TRIES;
        if large && self.keeps == 0 && self.jobs.is_empty() {
            self.end();
        }
    }

    /// Ends whoever works: nothing that was asked of it is waited for any more.
    fn end(&mut self) {
        self.place = Where::Nowhere;
        self.memory = 0;
        self.cancelled.clear();
        self.pulse.heard(true);
    }
}

impl Client {
    /// A way to the solver; `news` hears of the worker itself. The worker is started for the first job,
    /// or by [`Client::warm_up`].
    pub fn new(news: impl Fn(News) + 'static) -> Self {
        Self(Rc::new(RefCell::new(Inner {
            place: Where::Nowhere,
            jobs: BTreeMap::new(),
            cancelled: BTreeMap::new(),
            last: 0,
            memory: 0,
            pulse: Pulse::default(),
            keeps: 0,
            failures: 0,
            news: Rc::new(news),
        })))
    }

    /// Starts the worker, so that the first job need not wait for it.
    pub fn warm_up(&self) {
        ensure(&self.0);
    }

    /// Keeps the worker, however much memory it holds, until what this gives is dropped.
    #[must_use]
    pub fn keep(&self) -> Keep {
        self.0.borrow_mut().keeps += 1;
        Keep(Rc::downgrade(&self.0))
    }

    /// Whether no worker can be had, so that the page works itself.
    pub fn works_on_page(&self) -> bool {
        self.0.borrow().failures >= TRIES
    }

    /// Begins a job. What it finds comes to `hear`, until the ticket is dropped.
    #[must_use]
    pub fn start<G: Game>(&self, ask: &Ask<G>, hear: impl Fn(Event<Tell<G>>) + 'static) -> Ticket {
        self.order(Order::new(ask), move |event| {
            let event = match event {
                Event::Report(tell) => unpack(tell).map(Event::Report),
                Event::Progress(progress) => Some(Event::Progress(progress)),
                Event::Again => Some(Event::Again),
                Event::Done => Some(Event::Done),
                Event::Refused(refusal) => Some(Event::Refused(refusal)),
                Event::Lost => Some(Event::Lost),
            };
            event.into_iter().for_each(&hear);
        })
    }

    /// Begins a job for whoever does not know the types of its system: reports come as they are packed.
    #[must_use]
    pub fn order(&self, order: Order, hear: impl Fn(Event<&[u8]>) + 'static) -> Ticket {
        let job = {
            let mut inner = self.0.borrow_mut();
            inner.last += 1;
            let job = inner.last;
            inner.jobs.insert(job, Pending { order: order.clone(), hear: Rc::new(hear), tries: 1 });
            job
        };
        ensure(&self.0);
        let ready = matches!(self.0.borrow().place, Where::Ready { .. });
        match too_much(&order).filter(|_| ready && self.works_on_page()) {
            Some(refusal) => refuse_later(&self.0, job, refusal),
            None => send(&self.0, &Request::Start { job, order }),
        }
        Ticket { job, client: Rc::downgrade(&self.0) }
    }
}

impl Ticket {
    /// Tells the job something. It must have been heard of: what a worker that is still starting is
    /// told is lost, and so is what was told to one that was lost before it answered.
    pub fn tell<G: Game>(&self, query: &G::Query) {
        self.tell_packed(crate::games::pack(query));
    }

    /// The same for whoever has packed it.
    pub fn tell_packed(&self, query: Vec<u8>) {
        if let Some(inner) = self.client.upgrade() {
            send(&inner, &Request::Tell { job: self.job, query });
        }
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        let Some(inner) = self.client.upgrade() else { return };
        if inner.borrow_mut().jobs.remove(&self.job).is_none() {
            return;
        }
        let job = self.job;
        // The page itself cannot be ended, and answers in time.
        let worker = inner.borrow().failures < TRIES;
        if worker && matches!(inner.borrow().place, Where::Ready { .. }) {
            let limit = Timeout::new(CANCEL_LIMIT, lose_later(&inner, Blame::Cancelled));
            inner.borrow_mut().cancelled.insert(job, limit);
        }
        send(&inner, &Request::Cancel { job });
    }
}

/// Why an order is not for the page itself.
fn too_much(order: &Order) -> Option<Refusal> {
    let Order::Check(bytes) = order else { return None };
    let (asked, most) = (bytes.len() as u64, MAX_ON_PAGE as u64);
    (asked > most).then_some(Refusal::TooLong { asked, most })
}

/// Refuses a job, once whoever asked for it has its ticket.
fn refuse_later(inner: &Rc<RefCell<Inner>>, job: u32, refusal: Refusal) {
    let inner = Rc::downgrade(inner);
    let refuse = move || {
        if let Some(inner) = inner.upgrade() {
            finish(&inner, job, Event::Refused(refusal));
        }
    };
    Timeout::new(0, refuse).forget();
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
                // A message that cannot be read comes from another solver.
                Some(None) => tell(&inner, News::Missing),
                None => lose(&inner, Blame::InHand),
            }
        }
    };
    let worker = inner.borrow().failures < TRIES;
    let link = if worker { SolverLink::worker(hear.clone()) } else { Err(JsValue::NULL) };
    let link = link.or_else(|_| {
        inner.borrow_mut().failures = TRIES;
        tell(inner, News::Slices);
        SolverLink::page(hear)
    });
    if let Ok(link) = link {
        let limit = Timeout::new(START_LIMIT, lose_later(inner, Blame::InHand));
        inner.borrow_mut().place = Where::Starting { link, _limit: limit };
    }
}

/// For a clock that has run out: whoever worked is given up.
fn lose_later(inner: &Rc<RefCell<Inner>>, blame: Blame) -> impl FnOnce() + 'static {
    let inner = Rc::downgrade(inner);
    move || {
        if let Some(inner) = inner.upgrade() {
            lose(&inner, blame);
        }
    }
}

/// Sends a request to whoever works. Who is not ready is sent nothing, and gets all jobs when ready.
fn send(inner: &Rc<RefCell<Inner>>, request: &Request) {
    let mut inner = inner.borrow_mut();
    if let Where::Ready { link, .. } = &inner.place {
        link.send(request);
        inner.pulse.sent();
    }
}

/// Looks whether whoever has work is still heard of.
fn look(inner: &Rc<RefCell<Inner>>) {
    let lost = inner.borrow_mut().pulse.look();
    if lost {
        lose(inner, Blame::InHand);
    }
}

fn receive(inner: &Rc<RefCell<Inner>>, reply: &Reply) {
    inner.borrow_mut().pulse.heard(matches!(reply, Reply::Idle { .. }));
    match reply {
        Reply::Ready => ready(inner),
        Reply::Cancelled { job } => {
            inner.borrow_mut().cancelled.remove(job);
        }
        Reply::Idle { memory } => {
            let mut inner = inner.borrow_mut();
            inner.memory = *memory;
            inner.end_if_large();
        }
        Reply::Progress { job, progress } => pass_on(inner, *job, Event::Progress(*progress)),
        Reply::Report { job, tell } => pass_on(inner, *job, Event::Report(tell)),
        Reply::Done { job } => finish(inner, *job, Event::Done),
        Reply::Refused { job, refusal } => finish(inner, *job, Event::Refused(*refusal)),
    }
}

/// Tells whoever asked for a job.
fn pass_on(inner: &Rc<RefCell<Inner>>, job: u32, heard: Event<&[u8]>) {
    let hear = inner.borrow().jobs.get(&job).map(|pending| pending.hear.clone());
    if let Some(hear) = hear {
        hear(heard);
    }
}

/// Tells whoever asked for a job, for the last time.
fn finish(inner: &Rc<RefCell<Inner>>, job: u32, heard: Event<&[u8]>) {
    let pending = inner.borrow_mut().jobs.remove(&job);
    if let Some(pending) = pending {
        (pending.hear)(heard);
    }
}

/// Whoever works can hear, and gets every job in hand.
fn ready(inner: &Rc<RefCell<Inner>>) {
    let looks = {
        let inner = Rc::downgrade(inner);
        Interval::new(LOOK_EVERY, move || {
            if let Some(inner) = inner.upgrade() {
                look(&inner);
            }
        })
    };
    let whole = inner;
    let mut inner = inner.borrow_mut();
    let place = std::mem::replace(&mut inner.place, Where::Nowhere);
    let Where::Starting { link, .. } = place else {
        inner.place = place;
        return;
    };
    let on_page = inner.failures >= TRIES;
    if !on_page {
        inner.failures = 0;
    }
    for (&job, pending) in &inner.jobs {
        match too_much(&pending.order).filter(|_| on_page) {
            Some(refusal) => refuse_later(whole, job, refusal),
            None => link.send(&Request::Start { job, order: pending.order.clone() }),
        }
    }
    let idle = inner.jobs.is_empty();
    inner.pulse.heard(idle);
    inner.place = Where::Ready { link, _looks: looks };
}

/// Gives up whoever was lost or does not answer. Its jobs begin again elsewhere; one whose workers
/// were lost over it again and again is given up too, so that it cannot go on for ever.
fn lose(inner: &Rc<RefCell<Inner>>, blame: Blame) {
    let mut lost = Vec::new();
    let mut again = Vec::new();
    let missing;
    {
        let mut state = inner.borrow_mut();
        let worked = matches!(state.place, Where::Ready { .. });
        let no_worker = state.failures >= TRIES;
        // Not even the page can load it.
        missing = no_worker && !worked;
        state.end();
        if !worked {
            state.failures = (state.failures + 1).min(TRIES);
        }
        for (job, mut pending) in std::mem::take(&mut state.jobs) {
            pending.tries += u8::from(worked && blame == Blame::InHand);
            if pending.tries > TRIES || no_worker {
                lost.push(pending.hear);
            } else {
                again.push(pending.hear.clone());
                state.jobs.insert(job, pending);
            }
        }
    }
    if missing {
        tell(inner, News::Missing);
    }
    for hear in &lost {
        hear(Event::Lost);
    }
    for hear in &again {
        hear(Event::Again);
    }
    if !again.is_empty() {
        ensure(inner);
    }
}

fn tell(inner: &Rc<RefCell<Inner>>, news: News) {
    let hear = inner.borrow().news.clone();
    hear(news);
}
