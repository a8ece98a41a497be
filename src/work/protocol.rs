//! What page and worker say to each other.

use crate::core::{Progress, Refusal};
use crate::games::Order;
use serde::{Deserialize, Serialize};

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
        #[serde(with = "crate::games::bytes")]
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
    Ready,
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
        /// A [`Tell`] of its system, or what else the job reports.
        #[serde(with = "crate::games::bytes")]
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
        /// How many requests it has heard: what was sent since is not among what is done.
        heard: u32,
    },
}
