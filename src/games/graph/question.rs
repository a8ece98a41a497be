//! What can be asked about graphs besides who wins a position.

use super::graph::Graph;
use super::position::Position;
use super::read::{Format, GraphReading, MAX_BYTES, Owners};
use crate::core::graph::{Attractor, Ends, Layering, Layout, Regions, RegionsJob};
use crate::core::{Hear, Job, Message, Player, Progress, Refusal, Rule, Status};
use crate::games::At;
use serde::{Deserialize, Serialize};
use std::rc::Rc;

/// A question to the graphs' solver.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Question {
    /// The graph in this text, and who can force a win from each of its vertices.
    Read {
        /// A graph in any of the forms that are read.
        text: String,
        /// For texts that leave it open who wins.
        rule: Option<Rule>,
    },
    /// The same of a file, which is brought part by part: a large one would hold the page up if it
    /// were handed over as a whole.
    ReadFile {
        /// How many bytes it has.
        bytes: u64,
        /// For texts that leave it open who wins.
        rule: Option<Rule>,
    },
    /// Where to draw the vertices.
    Layout {
        /// A position on the graph.
        position: Position,
        /// Whose ranks are the layers; the order of play where that is nobody's.
        ranks: Option<Player>,
    },
}

/// What a job is told while it waits.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Query {
    /// To [`Answer::Wants`]: bytes of the file from a place on, as many as come at a time; none where it ends. What
    /// comes from another place than is wanted was on its way to a worker that was lost: it is left.
    Part {
        /// From 0.
        from: u64,
        /// The bytes.
        bytes: Vec<u8>,
    },
}

/// One report of an answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Answer {
    /// To [`Question::ReadFile`]: the bytes from this place on are wanted.
    Wants {
        /// From 0.
        from: u64,
    },
    /// To [`Question::Read`] and [`Question::ReadFile`].
    Read(Box<Summary>),
    /// Likewise: the text is no graph.
    NotRead(At<Message>),
    /// To [`Question::Layout`]: `None` for a graph that is too large to be drawn.
    Layout(Option<Layout>),
}

/// What is said about a graph of any size. Numbers of players are J0's, then J1's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summary {
    /// How many vertices each player owns.
    pub owned: [u32; 2],
    /// How many edges there are.
    pub edges: u32,
    /// How many vertices came into each player's attractor, by round.
    pub rounds: [Vec<u32>; 2],
    /// How many vertices are in neither.
    pub neither: u32,
    /// The compact form, where the graph is small enough for a link.
    pub compact: Option<String>,
    /// The form in which it was read.
    pub format: Format,
    /// Where its owners were taken from, and by which rule who wins.
    pub owners: Owners,
    /// What was missing in the text, and how it was taken.
    pub notes: Vec<Message>,
}

/// The job that answers a question.
pub(super) fn ask(
    question: Question,
) -> Result<Box<dyn Hear<Report = Answer, Query = Query>>, Refusal> {
    match question {
        Question::Read { text, rule } => {
            let bytes = checked(text.len() as u64)?;
            Ok(Box::new(ReadJob {
                bytes,
                stage: Stage::reading(GraphReading::new(text), rule),
                answer: None,
                rule,
            }))
        }
        Question::ReadFile { bytes, rule } => {
            let bytes = checked(bytes)?;
            let answer = Some(Answer::Wants { from: 0 });
            Ok(Box::new(ReadJob { bytes, stage: Stage::Receiving(Vec::new()), answer, rule }))
        }
        Question::Layout { position, ranks } => {
            Ok(Box::new(LayoutJob { position, ranks, found: None, done: false }))
        }
    }
}

fn checked(bytes: u64) -> Result<u64, Refusal> {
    let most = MAX_BYTES as u64;
    if bytes > most { Err(Refusal::TooLong { asked: bytes, most }) } else { Ok(bytes) }
}

/// Reads a graph, then finds its regions.
struct ReadJob {
    bytes: u64,
    stage: Stage,
    answer: Option<Answer>,
    rule: Option<Rule>,
}

/// The form of a text, where its owners were taken from, and what is to be said of it.
type Taken = (Format, Owners, Vec<Message>);

enum Stage {
    /// What has come of the file.
    Receiving(Vec<u8>),
    Reading(Box<GraphReading>),
    Solving(Graph, Taken, Box<RegionsJob>),
    Done,
}

impl Stage {
    fn reading(reading: GraphReading, rule: Option<Rule>) -> Self {
        Self::Reading(Box::new(reading.under(rule)))
    }
}

impl ReadJob {
    fn refuse(&mut self, at: At<Message>) {
        self.answer = Some(Answer::NotRead(at));
        self.stage = Stage::Done;
    }

    fn solve(&mut self, reading: GraphReading) -> Stage {
        let taken = (reading.format(), reading.owners(), reading.notes().to_vec());
        match reading.graph() {
            Ok(graph) => {
                let job = RegionsJob::new(Rc::clone(graph.arena()), Ends::Final);
                Stage::Solving(graph, taken, Box::new(job))
            }
            Err(error) => {
                self.answer = Some(Answer::NotRead(error));
                Stage::Done
            }
        }
    }
}

impl Job for ReadJob {
    type Report = Answer;

    fn step(&mut self, units: u64) -> Status {
        self.stage = match std::mem::replace(&mut self.stage, Stage::Done) {
            Stage::Receiving(bytes) => Stage::Receiving(bytes),
            Stage::Reading(mut reading) => match reading.step(units) {
                Status::Running => Stage::Reading(reading),
                Status::Done | Status::Waiting => self.solve(*reading),
            },
            Stage::Solving(graph, taken, mut job) => match job.step(units) {
                Status::Running => Stage::Solving(graph, taken, job),
                Status::Done | Status::Waiting => {
                    let summary = job.report().map(|regions| summary(&graph, &regions, taken));
                    self.answer = summary.map(|summary| Answer::Read(Box::new(summary)));
                    Stage::Done
                }
            },
            Stage::Done => Stage::Done,
        };
        match self.stage {
            Stage::Done => Status::Done,
            Stage::Receiving(_) => Status::Waiting,
            Stage::Reading(_) | Stage::Solving(..) => Status::Running,
        }
    }

    /// To read takes other steps than to solve.
    fn kind(&self) -> usize {
        usize::from(matches!(self.stage, Stage::Solving(..)))
    }

    /// The first half is for reading.
    fn progress(&self) -> Progress {
        let done = match &self.stage {
            Stage::Receiving(_) => 0,
            Stage::Reading(reading) => reading.progress().done,
            Stage::Solving(_, _, job) => {
                let Progress { done, total } = job.progress();
                self.bytes + self.bytes * done / total.unwrap_or(1).max(1)
            }
            Stage::Done => 2 * self.bytes,
        };
        Progress { done, total: Some(2 * self.bytes) }
    }

    fn report(&mut self) -> Option<Answer> {
        self.answer.take()
    }
}

impl Hear for ReadJob {
    type Query = Query;

    fn hear(&mut self, Query::Part { from, bytes: part }: Query) {
        let Stage::Receiving(bytes) = &mut self.stage else { return };
        if from != bytes.len() as u64 {
            return;
        }
        bytes.extend_from_slice(&part);
        let from = bytes.len() as u64;
        if from >= self.bytes {
            match GraphReading::of_bytes(std::mem::take(bytes)) {
                Ok(reading) => self.stage = Stage::reading(reading, self.rule),
                Err(at) => self.refuse(at),
            }
        } else if part.is_empty() {
            // A file that is not there any more, say. What came of it is not all of the graph.
            let error = Message::new("graph-read-cut").with("read", from).with("all", self.bytes);
            self.refuse(At { start: 0, end: 0, error });
        } else {
            self.answer = Some(Answer::Wants { from });
        }
    }
}

fn summary(graph: &Graph, regions: &Regions, (format, owners, notes): Taken) -> Summary {
    let arena = graph.arena();
    let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    let owned = |player| count(arena.vertices().filter(|&v| arena.owner(v) == player).count());
    Summary {
        owned: Player::BOTH.map(owned),
        edges: count(arena.edges()),
        rounds: Player::BOTH.map(|player| regions.attractor(player).rounds()),
        neither: count(regions.neither().count()),
        compact: graph.fits_link().then(|| graph.write_compact()),
        format,
        owners,
        notes,
    }
}

/// Lays out a graph, which is small, in one step.
struct LayoutJob {
    position: Position,
    ranks: Option<Player>,
    found: Option<Answer>,
    done: bool,
}

impl Job for LayoutJob {
    type Report = Answer;

    fn step(&mut self, _: u64) -> Status {
        if !self.done {
            self.done = true;
            let arena = self.position.graph().arena();
            let attractor: Option<&Attractor> =
                self.ranks.map(|player| self.position.regions().attractor(player));
            let layering = attractor.map_or(Layering::Play, Layering::Ranks);
            self.found = Some(Answer::Layout(Layout::of(arena, layering)));
        }
        Status::Done
    }

    fn progress(&self) -> Progress {
        Progress { done: self.done.into(), total: Some(1) }
    }

    fn report(&mut self) -> Option<Answer> {
        self.found.take()
    }
}

impl Hear for LayoutJob {
    type Query = Query;

    /// There is nothing that it waits for.
    fn hear(&mut self, _: Query) {}
}
