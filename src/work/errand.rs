//! A job whose system's types are packed away, so that jobs of all systems can be driven alike.

use super::protocol::{Ask, Order, Tell, pack, unpack};
use crate::core::{Job, Progress, Refusal, Status};
use crate::games::{Game, Visitor};

/// A job that reports in bytes: each report is a packed [`Tell`] of its system.
pub type Errand = Box<dyn Job<Report = Vec<u8>>>;

impl Order {
    /// The job that answers. `None` where the order is not readable.
    pub fn begin(&self) -> Option<Result<Errand, Refusal>> {
        self.system.visit(Begin(&self.ask))
    }
}

struct Begin<'a>(&'a [u8]);

impl Visitor for Begin<'_> {
    type Output = Option<Result<Errand, Refusal>>;

    fn visit<G: Game>(self) -> Self::Output {
        Some(match unpack::<Ask<G>>(self.0)? {
            Ask::Analyse { game, position, most } => {
                let job = game.analyse(&position, most);
                Ok(Box::new(Packed { job, wrap: Tell::<G>::Analysis }))
            }
            Ask::Question(question) => G::ask(question)
                .map(|job| Box::new(Packed { job, wrap: Tell::<G>::Answer }) as Errand),
        })
    }
}

struct Packed<J, W> {
    job: J,
    wrap: W,
}

impl<G, J, W> Job for Packed<J, W>
where
    G: Game,
    J: Job,
    W: Fn(J::Report) -> Tell<G>,
{
    type Report = Vec<u8>;

    fn step(&mut self, units: u64) -> Status {
        self.job.step(units)
    }

    fn progress(&self) -> Progress {
        self.job.progress()
    }

    fn report(&mut self) -> Option<Vec<u8>> {
        self.job.report().map(|report| pack(&(self.wrap)(report)))
    }
}
