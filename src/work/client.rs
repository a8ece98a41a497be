//! The page's side: does what the [`Roster`] asks for, with a real worker, and passes on what is heard of it. The
//! page's own program contains no solver, which keeps the first load small.

mod answer;
mod link;

use super::protocol::Reply;
use super::roster::{Act, Program, Roster};
use crate::games::{Ask, Game, Order, Tell, unpack};
use gloo::timers::callback::{Interval, Timeout};
use link::SolverLink;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::{Rc, Weak};

pub use super::roster::{Event, MAX_ON_PAGE, News};

/// Milliseconds between two looks at whoever works.
const LOOK_EVERY: u32 = 2_000;

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

type Hear = Rc<dyn Fn(Event<&[u8]>)>;

struct Inner {
    roster: Roster,
    /// Where what is heard of each job goes.
    hears: BTreeMap<u32, Hear>,
    program: Option<Running>,
    /// Programs that were started so far: what an earlier one still says is not listened to.
    started: u32,
    /// Whether somebody is at work on what the roster asks for.
    settling: bool,
    news: Rc<dyn Fn(News)>,
}

/// The program that was started last, and the looks at it.
struct Running {
    link: SolverLink,
    _looks: Interval,
}

impl Client {
    /// A way to the solver; `news` hears of the worker itself. The worker is started for the first job,
    /// or by [`Client::warm_up`].
    pub fn new(news: impl Fn(News) + 'static) -> Self {
        Self(Rc::new(RefCell::new(Inner {
            roster: Roster::default(),
            hears: BTreeMap::new(),
            program: None,
            started: 0,
            settling: false,
            news: Rc::new(news),
        })))
    }

    /// Starts the worker, so that the first job need not wait for it.
    pub fn warm_up(&self) {
        change(&self.0, Roster::ensure);
    }

    /// Keeps the worker, however much memory it holds, until what this gives is dropped.
    #[must_use]
    pub fn keep(&self) -> Keep {
        change(&self.0, Roster::keep);
        Keep(Rc::downgrade(&self.0))
    }

    /// Whether no worker can be had, so that the page works itself.
    pub fn works_on_page(&self) -> bool {
        self.0.borrow().roster.works_on_page()
    }

    /// Begins a job. What it finds comes to `hear`, until the ticket is dropped.
    #[must_use]
    pub fn start<G: Game>(&self, ask: &Ask<G>, hear: impl Fn(Event<Tell<G>>) + 'static) -> Ticket {
        self.order(Order::new(ask), move |event| {
            event.read(|tell| unpack(tell)).into_iter().for_each(&hear);
        })
    }

    /// Begins a job for whoever does not know the types of its system: reports come as they are packed.
    #[must_use]
    pub fn order(&self, order: Order, hear: impl Fn(Event<&[u8]>) + 'static) -> Ticket {
        let job = {
            let mut inner = self.0.borrow_mut();
            let job = inner.roster.ask(order);
            inner.hears.insert(job, Rc::new(hear));
            job
        };
        settle(&self.0);
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
            change(&inner, |roster| roster.tell(self.job, query));
        }
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        let Some(inner) = self.client.upgrade() else { return };
        // What it held may be another ticket.
        let hear = inner.borrow_mut().hears.remove(&self.job);
        drop(hear);
        change(&inner, |roster| roster.cancel(self.job));
    }
}

impl Drop for Keep {
    fn drop(&mut self) {
        if let Some(inner) = self.0.upgrade() {
            change(&inner, Roster::release);
        }
    }
}

impl<R> Event<R> {
    /// The same with its report read; `None` where that cannot be read.
    fn read<'a, S>(&'a self, read: impl FnOnce(&'a R) -> Option<S>) -> Option<Event<S>> {
        Some(match self {
            Self::Progress(progress) => Event::Progress(*progress),
            Self::Report(report) => Event::Report(read(report)?),
            Self::Again => Event::Again,
            Self::Done => Event::Done,
            Self::Refused(refusal) => Event::Refused(*refusal),
            Self::Lost => Event::Lost,
        })
    }
}

/// Lets something happen, and does what comes of it.
fn change(inner: &Rc<RefCell<Inner>>, happen: impl FnOnce(&mut Roster)) {
    happen(&mut inner.borrow_mut().roster);
    settle(inner);
}

/// Does what the roster asks for. What comes of one thing waits for its turn.
fn settle(inner: &Rc<RefCell<Inner>>) {
    if std::mem::replace(&mut inner.borrow_mut().settling, true) {
        return;
    }
    loop {
        let act = inner.borrow_mut().roster.act();
        let Some(act) = act else { break };
        perform(inner, act);
    }
    inner.borrow_mut().settling = false;
}

fn perform(inner: &Rc<RefCell<Inner>>, act: Act) {
    match act {
        Act::Start(program) => start(inner, program),
        Act::End => {
            let ended = inner.borrow_mut().program.take();
            drop(ended);
        }
        Act::Send(request) => {
            if let Some(running) = &inner.borrow().program {
                running.link.send(&request);
            }
        }
        Act::Hear(job, event) => hear(inner, job, &event),
        Act::Refuse(job, refusal) => {
            let refuse = later(inner, move |inner| hear(inner, job, &Event::Refused(refusal)));
            Timeout::new(0, refuse).forget();
        }
        Act::Say(news) => {
            let say = inner.borrow().news.clone();
            say(news);
        }
    }
}

/// Tells whoever asked for a job, if it is still waited for.
fn hear(inner: &Rc<RefCell<Inner>>, job: u32, event: &Event<Vec<u8>>) {
    let hear = if event.is_last() {
        inner.borrow_mut().hears.remove(&job)
    } else {
        inner.borrow().hears.get(&job).cloned()
    };
    let heard = event.read(|report| Some(report.as_slice()));
    if let (Some(hear), Some(heard)) = (hear, heard) {
        hear(heard);
    }
}

fn start(inner: &Rc<RefCell<Inner>>, program: Program) {
    let number = {
        let mut inner = inner.borrow_mut();
        inner.started += 1;
        inner.started
    };
    let said = {
        let inner = Rc::downgrade(inner);
        move |bytes: Option<Vec<u8>>| {
            let inner = inner.upgrade().filter(|inner| inner.borrow().started == number);
            let Some(inner) = inner else { return };
            match bytes.map(|bytes| unpack::<Reply>(&bytes)) {
                Some(Some(reply)) => change(&inner, |roster| roster.said(reply)),
                // A message that cannot be read comes from another solver.
                Some(None) => change(&inner, Roster::garbled),
                None => change(&inner, Roster::failed),
            }
        }
    };
    let link = match program {
        Program::Worker => SolverLink::worker(said),
        Program::Page => SolverLink::page(said),
    };
    let looks = later(inner, |inner| change(inner, Roster::look));
    match link {
        Ok(link) => {
            let looks = Interval::new(LOOK_EVERY, looks);
            inner.borrow_mut().program = Some(Running { link, _looks: looks });
        }
        Err(_) => change(inner, |roster| roster.refused(program)),
    }
}

/// Something to be done when a clock says so, if there is still a page to do it for.
fn later(
    inner: &Rc<RefCell<Inner>>,
    act: impl Fn(&Rc<RefCell<Inner>>) + 'static,
) -> impl Fn() + 'static {
    let inner = Rc::downgrade(inner);
    move || inner.upgrade().iter().for_each(&act)
}
