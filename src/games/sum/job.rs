//! The job that works out an analysis: first the value of each part, then, if their nim-sum is not 0, the moves in each
//! part to its value ⊕ the nim-sum. Each part's own solver does this, one after another. Of equal parts only one is
//! asked for; two of them are worth 0 together, even if their value is not found.

use super::analysis::{PartFound, SumAnalysis};
use super::moves::Move;
use super::part::Part;
use super::position::Position;
use crate::core::{Job, Nimber, Outcome, Progress, Status, Unknown, Verdict, nim_sum};
use crate::games::{Analysis, Game, Tell, Visitor, pack};

/// The job.
pub struct AnalysisJob {
    parts: Vec<Part>,
    most: usize,
    found: Vec<PartFound>,
    winning: Vec<Move>,
    complete: bool,
    /// The nim-sum of the values, once they are found.
    sum: Option<Nimber>,
    /// Positions that solvers looked at in vain.
    in_vain: u64,
    /// What the parts that were examined took.
    done: u64,
    place: usize,
    work: Option<Box<dyn Job<Report = Solved>>>,
    stage: Stage,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// The value of the part at `place` is being found.
    Values,
    /// The winning moves in it.
    Moves,
    Found,
    Reported,
}

/// What a part's solver tells.
struct Solved {
    value: Option<Nimber>,
    winning: Vec<String>,
    winning_count: u64,
    complete: bool,
    in_vain: u64,
    tell: Vec<u8>,
}

impl AnalysisJob {
    pub(super) fn new(position: &Position, most: usize) -> Self {
        Self {
            parts: position.parts().to_vec(),
            most,
            found: Vec::new(),
            winning: Vec::new(),
            complete: true,
            sum: None,
            in_vain: 0,
            done: 0,
            place: 0,
            work: None,
            stage: Stage::Values,
        }
    }

    /// The value that is sought in the part at `place`: none while values are found.
    fn sought(&self) -> Option<Nimber> {
        let value = self.found.get(self.place)?.value?;
        self.sum.map(|sum| value ^ sum)
    }

    /// The next part, or the next stage.
    fn begin(&mut self) {
        let Some(part) = self.parts.get(self.place) else {
            self.place = 0;
            self.stage = match self.stage {
                Stage::Values => self.add_up(),
                _ => Stage::Found,
            };
            return;
        };
        let (mut value, mut most) = (None, 0);
        if self.stage == Stage::Values {
            let before = self.parts.iter().take(self.place).position(|other| other == part);
            if let Some(same) = before.and_then(|at| self.found.get(at)).cloned() {
                self.found.push(same);
                self.place += 1;
                return;
            }
        } else {
            value = self.sought();
            most = self.most.saturating_sub(self.winning.len());
            if value.is_none() {
                // Whether a move in it wins is not known.
                self.complete = false;
                self.place += 1;
                return;
            }
        }
        self.work = part.system().visit(Seek { part, value, most });
        if self.work.is_none() {
            self.take(Solved::nothing());
        }
    }

    /// The nim-sum, where all values are known but those of equal parts, two by two.
    fn add_up(&mut self) -> Stage {
        self.pair_up();
        let single = self.found.iter().filter(|part| part.twin.is_none());
        let values = single.map(|part| part.value).collect::<Option<Vec<Nimber>>>();
        self.sum = values.map(nim_sum);
        if self.sum.is_some_and(|sum| !sum.is_zero()) { Stage::Moves } else { Stage::Found }
    }

    /// Equal parts whose value is not known: a position and itself add up to 0.
    fn pair_up(&mut self) {
        let alone = |part: &PartFound| part.value.is_none() && part.twin.is_none();
        for one in 0..self.found.len() {
            if !self.found.get(one).is_some_and(alone) {
                continue;
            }
            let same = |&at: &usize| {
                self.found.get(at).is_some_and(alone) && self.parts.get(at) == self.parts.get(one)
            };
            let Some(other) = (one + 1..self.found.len()).find(same) else { continue };
            for (place, twin) in [(one, other), (other, one)] {
                if let Some(part) = self.found.get_mut(place) {
                    part.twin = Some(twin);
                }
            }
        }
    }

    fn take(&mut self, solved: Solved) {
        let Solved { value, winning, winning_count, complete, in_vain, tell } = solved;
        if self.stage == Stage::Values {
            self.in_vain = self.in_vain.saturating_add(in_vain);
            self.found.push(PartFound { value, twin: None, winning_count: 0, tell });
        } else if let Some(found) = self.found.get_mut(self.place) {
            let part = u32::try_from(self.place).unwrap_or(u32::MAX);
            self.winning.extend(winning.into_iter().map(|mv| Move { part, mv }));
            self.complete &= complete;
            (found.winning_count, found.tell) = (winning_count, tell);
        }
        self.place += 1;
    }

    fn analysis(&mut self) -> SumAnalysis {
        let verdict = match self.sum {
            Some(sum) if sum.is_zero() => Verdict::Known(Outcome::Loss),
            Some(_) => Verdict::Known(Outcome::Win),
            None => Verdict::Unknown(Unknown::Budget { positions: self.in_vain }),
        };
        SumAnalysis {
            verdict,
            nim_sum: self.sum,
            winning: std::mem::take(&mut self.winning),
            winning_count: self.found.iter().map(|part| part.winning_count).sum(),
            complete: self.complete && self.sum.is_some(),
            parts: std::mem::take(&mut self.found),
        }
    }
}

impl Job for AnalysisJob {
    type Report = SumAnalysis;

    fn step(&mut self, units: u64) -> Status {
        if matches!(self.stage, Stage::Found | Stage::Reported) {
            return Status::Done;
        }
        let Some(work) = &mut self.work else {
            self.begin();
            return if self.stage == Stage::Found { Status::Done } else { Status::Running };
        };
        if work.step(units) == Status::Running {
            return Status::Running;
        }
        let solved = work.report().unwrap_or_else(Solved::nothing);
        self.done = self.done.saturating_add(work.progress().done);
        // What one solver holds goes before the next one begins.
        self.work = None;
        self.take(solved);
        Status::Running
    }

    fn kind(&self) -> usize {
        self.work.as_ref().map_or(0, Job::kind)
    }

    fn progress(&self) -> Progress {
        let now = self.work.as_ref().map_or(0, |work| work.progress().done);
        Progress { done: self.done.saturating_add(now), total: None }
    }

    fn report(&mut self) -> Option<SumAnalysis> {
        if self.stage != Stage::Found {
            return None;
        }
        self.stage = Stage::Reported;
        Some(self.analysis())
    }
}

/// Has a part's own solver look for its value, and for moves.
struct Seek<'a> {
    part: &'a Part,
    value: Option<Nimber>,
    most: usize,
}

impl Visitor for Seek<'_> {
    type Output = Option<Box<dyn Job<Report = Solved>>>;

    fn visit<G: Game>(self) -> Self::Output {
        let (game, position) = self.part.typed::<G>()?;
        let job = game.seek(position, self.value, self.most)?;
        Some(Box::new(Asked::<G> { job }))
    }
}

/// The job of a part's solver, with its types gone.
struct Asked<G: Game> {
    job: G::AnalysisJob,
}

impl<G: Game> Job for Asked<G> {
    type Report = Solved;

    fn step(&mut self, units: u64) -> Status {
        self.job.step(units)
    }

    fn kind(&self) -> usize {
        self.job.kind()
    }

    fn progress(&self) -> Progress {
        self.job.progress()
    }

    fn report(&mut self) -> Option<Solved> {
        self.job.report().map(Solved::by::<G>)
    }
}

impl Solved {
    fn by<G: Game>(analysis: G::Analysis) -> Self {
        let verdict = analysis.verdict();
        // What is lost has no other value, however that was found out.
        let lost = (verdict == Verdict::Known(Outcome::Loss)).then_some(Nimber::ZERO);
        let in_vain = match verdict {
            Verdict::Unknown(Unknown::Budget { positions }) => positions,
            Verdict::Known(_) | Verdict::Draw => 0,
        };
        Self {
            value: analysis.nim_sum().or(lost),
            winning: analysis.winning().iter().map(G::write_move).collect(),
            winning_count: analysis.winning_count(),
            complete: analysis.is_complete(),
            in_vain,
            tell: pack(&Tell::<G>::Analysis(analysis)),
        }
    }

    /// Where there is no solver that knows values.
    fn nothing() -> Self {
        Self {
            value: None,
            winning: Vec::new(),
            winning_count: 0,
            complete: false,
            in_vain: 0,
            tell: Vec::new(),
        }
    }
}
