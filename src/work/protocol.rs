//! What page and worker say to each other.

use crate::core::{Progress, Refusal};
use crate::games::{Game, System};
use serde::{Deserialize, Serialize, de::DeserializeOwned};

/// What can be asked of a system's solver.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub enum Ask<G: Game> {
    /// Who wins, by which moves (at most `most` of them named), and why.
    Analyse {
        /// The rules.
        game: G,
        /// The position.
        position: G::Position,
        /// How many winning moves to name.
        most: usize,
    },
    /// A question of the system's own.
    Question(G::Question),
}

/// What a solver tells.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub enum Tell<G: Game> {
    /// To [`Ask::Analyse`].
    Analysis(G::Analysis),
    /// To [`Ask::Question`]: one report of the answer.
    Answer(G::Answer),
}

/// A question on its way: the types of its system are packed away.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Order {
    /// Whose question it is.
    pub system: System,
    /// An [`Ask`] of that system.
    pub ask: Vec<u8>,
}

impl Order {
    /// Packs a question.
    pub fn new<G: Game>(ask: &Ask<G>) -> Self {
        Self { system: G::SYSTEM, ask: pack(ask) }
    }
}

/// From the page. Jobs are numbered by the page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Request {
    /// Begin this job.
    Start {
        /// Its number.
        job: u32,
        /// What is asked.
        order: Order,
    },
    /// Tell a job something while it runs or waits.
    Tell {
        /// Its number.
        job: u32,
        /// A query of its system, packed.
        query: Vec<u8>,
    },
    /// Stop working on it.
    Cancel {
        /// Its number.
        job: u32,
    },
}

/// From the worker.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Reply {
    /// The worker can hear. Sent once, first of all.
    Ready {
        /// Its [`super::BUILD`].
        build: String,
    },
    /// How far a job has come.
    Progress {
        /// Its number.
        job: u32,
        /// How far.
        progress: Progress,
    },
    /// What a job has found since it last told.
    Report {
        /// Its number.
        job: u32,
        /// A [`Tell`] of its system.
        tell: Vec<u8>,
    },
    /// A job is done; everything was reported.
    Done {
        /// Its number.
        job: u32,
    },
    /// A job was cancelled and its memory freed.
    Cancelled {
        /// Its number.
        job: u32,
    },
    /// A job was not begun.
    Refused {
        /// Its number.
        job: u32,
        /// Why not.
        refusal: Refusal,
    },
    /// No job is left.
    Idle {
        /// Bytes of memory that the worker holds.
        memory: u64,
    },
}

/// Packs a message. What cannot be packed comes out empty, which nothing unpacks from.
pub fn pack<T: Serialize>(message: &T) -> Vec<u8> {
    postcard::to_allocvec(message).unwrap_or_default()
}

/// Unpacks a message; `None` where it is not one.
pub fn unpack<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    postcard::from_bytes(bytes).ok()
}
