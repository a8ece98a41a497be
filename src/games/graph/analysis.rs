//! What is worked out about a position: who can force a win, from where, and by which moves.

use super::moves::Move;
use super::position::Position;
use crate::core::graph::{Ends, Minimax, Regions, RegionsJob};
use crate::core::{Job, Player, Progress, Status, Verdict};
use crate::games::{Analysis, Fact};
use serde::{Deserialize, Serialize};
use std::rc::Rc;

/// The analysis of a vertex.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GraphAnalysis {
    /// For the player who is to move. A draw is proved like a win: nobody can force one.
    pub verdict: Verdict,
    /// Who can force a win.
    pub winner: Option<Player>,
    /// Within how many moves of both together, where somebody can.
    pub rank: Option<u32>,
    /// The winning moves in the order of the edges: those to vertices from which the player to move can force
    /// the win.
    pub winning: Vec<Move>,
    /// How many there are in all.
    pub winning_count: u64,
    /// Those among [`Self::winning`] that lower the rank: the strategy.
    pub strategy: Vec<Move>,
    /// Where leaves have payoffs: the moves of the best value by minimax, among the winning ones where there are some.
    /// None, where the graph below the vertex is no tree.
    pub best: Vec<Move>,
    /// Where leaves have payoffs: the value of the vertex by minimax, the payoff to J0. `None`, where the graph
    /// below it is no tree.
    pub value: Option<i32>,
    /// How many vertices the graph has.
    pub vertices: u64,
    /// How many edges.
    pub edges: u64,
}

impl Analysis for GraphAnalysis {
    type Move = Move;

    fn verdict(&self) -> Verdict {
        self.verdict
    }

    fn winning(&self) -> &[Move] {
        &self.winning
    }

    fn winning_count(&self) -> u64 {
        self.winning_count
    }

    fn best(&self) -> &[Move] {
        &self.best
    }

    fn numbers(&self) -> Option<Vec<u32>> {
        self.rank.map(|rank| vec![rank])
    }

    fn facts(&self) -> Vec<(&'static str, Fact)> {
        let mut facts = Vec::new();
        match self.rank {
            Some(rank) => facts.push(("rank", Fact::Number(rank.into()))),
            None => facts.push(("neither", Fact::Number(1))),
        }
        let strategy = self.strategy.iter().map(|mv| u64::from(mv.to)).collect();
        facts.push(("strategy", Fact::Numbers(strategy)));
        facts
    }
}

/// The job that finds [`GraphAnalysis`]: the regions of the graph, then the moves of the vertex.
#[derive(Clone, Debug)]
pub struct AnalysisJob {
    position: Position,
    most: usize,
    regions: RegionsJob,
    done: bool,
    found: Option<GraphAnalysis>,
}

impl AnalysisJob {
    pub(super) fn new(position: &Position, most: usize) -> Self {
        let regions = RegionsJob::new(Rc::clone(position.graph().arena()), Ends::Final);
        Self { position: position.clone(), most, regions, done: false, found: None }
    }

    fn analyse(&self, regions: &Regions) -> GraphAnalysis {
        let (position, at) = (&self.position, self.position.vertex());
        let (player, winner) = (position.player(), regions.winner(at));
        let rank = winner.and_then(|winner| regions.attractor(winner).rank(at));
        let minimax = self.minimax();
        let mine = regions.attractor(player);
        let mut winning = position.next();
        winning.retain(|&to| mine.contains(to));
        let lowers = |&to: &u32| rank.is_some() && mine.rank(to) < rank;
        let moves = |vertices: &mut dyn Iterator<Item = u32>| -> Vec<Move> {
            vertices.take(self.most).map(|to| Move { to }).collect()
        };
        GraphAnalysis {
            verdict: winner.map_or(Verdict::Draw, |w| Verdict::Known(position.outcome_of(w))),
            winner,
            rank,
            winning_count: winning.len() as u64,
            best: minimax
                .as_ref()
                .map(|found| self.best(found, &winning, regions))
                .unwrap_or_default(),
            value: minimax.map(|found| found.value(at)),
            strategy: moves(&mut winning.iter().copied().filter(lowers)),
            winning: moves(&mut winning.iter().copied()),
            vertices: position.graph().arena().len() as u64,
            edges: position.graph().arena().edges() as u64,
        }
    }
}

impl AnalysisJob {
    /// The values below the vertex, where leaves have payoffs.
    fn minimax(&self) -> Option<Minimax> {
        let arena = self.position.graph().arena();
        if arena.payoffs().is_empty() {
            return None;
        }
        Minimax::of(arena, self.position.vertex()).ok()
    }

    /// All moves of the best value: among the winning ones, if there are some; otherwise among those after which the
    /// opponent cannot force a win, if there are some.
    fn best(&self, minimax: &Minimax, winning: &[u32], regions: &Regions) -> Vec<Move> {
        let all = self.position.next();
        let theirs = regions.attractor(self.position.player().other());
        let saved: Vec<u32> = all.iter().copied().filter(|&to| !theirs.contains(to)).collect();
        let moves = [winning, &saved].into_iter().find(|moves| !moves.is_empty()).unwrap_or(&all);
        let values = moves.iter().map(|&to| minimax.value(to));
        let best = if self.position.player() == Player::Zero { values.max() } else { values.min() };
        let best = moves.iter().filter(|&&to| Some(minimax.value(to)) == best);
        best.map(|&to| Move { to }).collect()
    }
}

impl Job for AnalysisJob {
    type Report = GraphAnalysis;

    fn step(&mut self, units: u64) -> Status {
        if self.done {
            return Status::Done;
        }
        if self.regions.step(units) == Status::Running {
            return Status::Running;
        }
        self.found = self.regions.report().map(|regions| self.analyse(&regions));
        self.done = true;
        Status::Done
    }

    fn progress(&self) -> Progress {
        self.regions.progress()
    }

    fn report(&mut self) -> Option<GraphAnalysis> {
        self.found.take()
    }
}
