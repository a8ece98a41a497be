//! A job whose system's types are erased, so that jobs of all systems can be driven alike.

use crate::core::{Hear, Job, Once, Progress, Refusal, Status};
use crate::games::pasted::CheckJob;
use crate::games::{About, Ask, Forced, Game, Order, Tell, Visitor, pack, unpack};

/// A job that hears and reports in bytes: each report is a packed [`Tell`] of its system, each query
/// a packed one of the system's own.
pub type Errand = Box<dyn HearBytes<Report = Vec<u8>>>;

/// [`Hear`] for packed queries; one that cannot be read is nothing.
pub trait HearBytes: Job {
    /// Takes in a query.
    fn hear(&mut self, query: &[u8]);
}

/// The job for an order, which may not be readable.
pub(super) fn begin(order: &Order) -> Result<Errand, Refusal> {
    match order {
        Order::Game { system, ask } => system.visit(Begin(ask)),
        Order::Check(first) => {
            let first = unpack(first).ok_or(Refusal::Unread)?;
            Ok(Box::new(Checking(CheckJob::new(first))))
        }
    }
}

struct Begin<'a>(&'a [u8]);

impl Visitor for Begin<'_> {
    type Output = Result<Errand, Refusal>;

    fn visit<G: Game>(self) -> Self::Output {
        match unpack::<Ask<G>>(self.0).ok_or(Refusal::Unread)? {
            Ask::Analyse { game, position, most } => Ok(analysis::<G>(&game, &position, most)),
            Ask::Question(question) => answer::<G>(G::ask(question)),
            Ask::Sheet { game, position } => Ok(sheet::<G>(game, position)),
            Ask::Next { game, position, done } => Ok(next::<G>(game, position, done)),
            Ask::Why { game, position, about } => Ok(why::<G>(game, position, about)),
            Ask::Within { game, position, mine, within } => Ok(Box::new(Packed {
                job: Forced::new(game, position, mine, within),
                wrap: Tell::<G>::Within,
                hear: |_: &mut _, _: &[u8]| {},
            })),
        }
    }
}

/// The job for a question, or a refusal; as [`Game::ask`] has it.
type Asked<G> =
    Result<Box<dyn Hear<Report = <G as Game>::Answer, Query = <G as Game>::Query>>, Refusal>;

fn analysis<G: Game>(game: &G, position: &G::Position, most: usize) -> Errand {
    let job = game.analyse(position, most);
    let hear = |_: &mut G::AnalysisJob, _: &[u8]| {};
    Box::new(Packed { job, wrap: Tell::<G>::Analysis, hear })
}

fn sheet<G: Game>(game: G, position: G::Position) -> Errand {
    let numbers = move || match game.sheet(&position) {
        Some(_) => game.filled(&position),
        None => Vec::new(),
    };
    Box::new(Packed {
        job: Once::new(numbers),
        wrap: Tell::<G>::Sheet,
        hear: |_: &mut _, _: &[u8]| {},
    })
}

fn next<G: Game>(game: G, position: G::Position, done: u32) -> Errand {
    let job = Once::new(move || game.next_step(&position, done));
    Box::new(Packed { job, wrap: Tell::<G>::Next, hear: |_: &mut _, _: &[u8]| {} })
}

fn why<G: Game>(game: G, position: G::Position, about: About) -> Errand {
    let job = Once::new(move || game.reasons(&position, &about));
    Box::new(Packed { job, wrap: Tell::<G>::Why, hear: |_: &mut _, _: &[u8]| {} })
}

fn answer<G: Game>(asked: Asked<G>) -> Result<Errand, Refusal> {
    let job = asked?;
    let hear = |job: &mut Box<dyn Hear<Report = G::Answer, Query = G::Query>>, query: &[u8]| {
        if let Some(query) = unpack(query) {
            job.hear(query);
        }
    };
    Ok(Box::new(Packed { job, wrap: Tell::<G>::Answer, hear }))
}

struct Packed<J, W, H> {
    job: J,
    wrap: W,
    hear: H,
}

impl<G, J, W, H> Job for Packed<J, W, H>
where
    G: Game,
    J: Job,
    W: Fn(J::Report) -> Tell<G>,
{
    type Report = Vec<u8>;

    fn at_once(&mut self) -> Option<Vec<u8>> {
        self.job.at_once().map(|report| pack(&(self.wrap)(report)))
    }

    fn step(&mut self, units: u64) -> Status {
        self.job.step(units)
    }

    fn kind(&self) -> usize {
        self.job.kind()
    }

    fn progress(&self) -> Progress {
        self.job.progress()
    }

    fn report(&mut self) -> Option<Vec<u8>> {
        self.job.report().map(|report| pack(&(self.wrap)(report)))
    }
}

impl<G, J, W, H> HearBytes for Packed<J, W, H>
where
    G: Game,
    J: Job,
    W: Fn(J::Report) -> Tell<G>,
    H: Fn(&mut J, &[u8]),
{
    fn hear(&mut self, query: &[u8]) {
        (self.hear)(&mut self.job, query);
    }
}

/// The comparison of results, which no system's types are needed for.
struct Checking(CheckJob);

impl Job for Checking {
    type Report = Vec<u8>;

    fn step(&mut self, units: u64) -> Status {
        self.0.step(units)
    }

    fn progress(&self) -> Progress {
        self.0.progress()
    }

    fn report(&mut self) -> Option<Vec<u8>> {
        self.0.report().map(|told| pack(&told))
    }
}

impl HearBytes for Checking {
    fn hear(&mut self, query: &[u8]) {
        if let Some(query) = unpack(query) {
            self.0.hear(query);
        }
    }
}
