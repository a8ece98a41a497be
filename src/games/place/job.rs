//! The job that works out an analysis.

use super::analysis::{PartFound, PlaceAnalysis};
use super::kept::{self, MAX_BYTES, MAX_POSITIONS};
use super::kind::Kind;
use super::moves::Move;
use super::position::Position;
use super::reason::Reason;
use super::rules::Place;
use crate::core::place::{Bits, Board, MisereSearch, Parts, Search, Searched, Sum, Taking};
use crate::core::{Job, Nimber, Outcome, Progress, Rule, Status, Unknown, Verdict, nim_sum};
use std::rc::Rc;

/// Parts that are examined for a component that is too large for the whole memory: about two seconds’ work.
const MAX_TRIED: u64 = 250_000;
/// From so many free squares on, what is known without a search is told ahead of it.
const MAX_SOON: u32 = 24;

/// The job that works out an analysis: by the values of parts in normal play, by all positions in misère
/// play. Where its memory is used up, what was not found is not known.
pub struct AnalysisJob {
    game: Place,
    board: Rc<Board>,
    free: Bits,
    most: usize,
    /// The value that winning moves lead to in normal play: 0, but where the board is a part of a sum.
    seek: Option<Nimber>,
    reason: Option<Reason>,
    search: Box<Work>,
    begun: u64,
    state: State,
}

/// A search, which is handed back to be kept when the job is dropped.
enum Work {
    Normal(Search),
    Misere(MisereSearch),
    Gone,
}

enum State {
    /// The values of parts, or the outcome, are being found: this part is next.
    Values {
        next: usize,
        parts: Vec<(PartFound, Sum)>,
    },
    /// The outcome in misère play is being found.
    Outcome(Parts),
    /// It is a win: which of the moves from here on win.
    Moves {
        at: usize,
        parts: Vec<PartFound>,
        winning: Vec<Move>,
        complete: bool,
    },
    Found(Box<PlaceAnalysis>),
    Reported,
}

impl AnalysisJob {
    pub(super) fn new(game: Place, position: Position, most: usize) -> Self {
        Self::seeking(game, position, Some(Nimber::ZERO), most)
    }

    /// The job with the moves to positions of a value, or with none.
    pub(super) fn seeking(
        game: Place,
        position: Position,
        seek: Option<Nimber>,
        most: usize,
    ) -> Self {
        let board = game.board();
        let free = position.free(&game);
        let take = game.kind().take();
        let (search, state, begun) = match game.last() {
            Rule::Normal => {
                let search = kept::normal(take);
                let parts = PartFound::on(&board, free);
                let sums = parts.into_iter().map(|part| (part, search.sum(&board, part.squares)));
                let state = State::Values { next: 0, parts: sums.collect() };
                let begun = search.expanded();
                (Work::Normal(search), state, begun)
            }
            Rule::Misere => {
                let search = kept::misere(take);
                let state = State::Outcome(search.parts(&board, free));
                let begun = search.positions() as u64;
                (Work::Misere(search), state, begun)
            }
        };
        let reason = Reason::of(&game, &board, free);
        Self { game, board, free, most, seek, reason, search: Box::new(search), begun, state }
    }

    /// How much was examined in all.
    fn looked_at(&self) -> u64 {
        match &*self.search {
            Work::Normal(search) => search.expanded(),
            Work::Misere(search) => search.positions() as u64,
            Work::Gone => 0,
        }
    }

    /// The analysis with what has been found.
    fn analysis(
        &self,
        found: Option<Outcome>,
        parts: Vec<PartFound>,
        mut winning: Vec<Move>,
        complete: bool,
    ) -> PlaceAnalysis {
        let outcome = found.or(self.reason.as_ref().map(Reason::outcome));
        let unknown = Unknown::Budget { positions: self.looked_at().saturating_sub(self.begun) };
        // What a symmetry knows is how to win the board alone.
        let alone = self.reason.iter().filter(|_| self.seek == Some(Nimber::ZERO));
        for mv in alone.flat_map(Reason::moves) {
            if !complete && !winning.contains(mv) {
                winning.push(mv.clone());
            }
        }
        winning.sort();
        // First the move that the reason names: a hint leads to it too.
        let named = self.reason.as_ref().and_then(|reason| reason.moves().first());
        let place = named.and_then(|named| winning.iter().position(|mv| mv == named));
        if let Some(first) = place.and_then(|place| winning.get_mut(..=place)) {
            first.rotate_right(1);
        }
        let winning_count = winning.len() as u64;
        winning.truncate(self.most);
        PlaceAnalysis {
            verdict: outcome.map_or(Verdict::Unknown(unknown), Verdict::Known),
            parts,
            winning,
            winning_count,
            complete: complete
                || (outcome == Some(Outcome::Loss) && self.seek == Some(Nimber::ZERO)),
            reason: self.reason.clone(),
        }
    }

    /// Values, part by part.
    fn value(
        &mut self,
        mut next: usize,
        mut parts: Vec<(PartFound, Sum)>,
        units: &mut u64,
    ) -> State {
        let hopeful = max_hopeful(self.game.kind());
        let Work::Normal(search) = &mut *self.search else { return State::Reported };
        while let Some((part, sum)) = parts.get_mut(next) {
            let begun = search.parts();
            let tried = search.expanded().saturating_sub(self.begun);
            match search.find_value(sum, units) {
                Searched::Running if tried > MAX_TRIED && part.squares.count_ones() > hopeful => {}
                Searched::Running => return State::Values { next, parts },
                Searched::Found => part.value = search.value(sum),
                // What was found before may be in the way.
                Searched::Full if self.begun > 0 && begun > 0 => {
                    *search = Search::new(self.game.kind().take(), MAX_BYTES);
                    self.begun = 0;
                    continue;
                }
                Searched::Full => {}
            }
            next += 1;
        }
        let parts: Vec<PartFound> = parts.into_iter().map(|(part, _)| part).collect();
        let values = parts.iter().map(|part| part.value).collect::<Option<Vec<Nimber>>>();
        match values.map(nim_sum) {
            // A move always changes the value.
            Some(sum) if self.seek.is_some_and(|seek| seek != sum) => {
                State::Moves { at: 0, parts, winning: Vec::new(), complete: true }
            }
            found => {
                let outcome = found.map(outcome_of);
                State::Found(Box::new(self.analysis(outcome, parts, Vec::new(), outcome.is_some())))
            }
        }
    }

    /// The outcome where the last move loses.
    fn outcome(&mut self, parts: Parts, units: &mut u64) -> State {
        let Work::Misere(search) = &mut *self.search else { return State::Reported };
        let there = PartFound::on(&self.board, self.free);
        let room = search.find(&parts, units);
        match (search.outcome(&parts), room) {
            (None, true) => State::Outcome(parts),
            (None, false) if self.begun > 0 => {
                *search = MisereSearch::new(self.game.kind().take(), MAX_POSITIONS);
                self.begun = 0;
                State::Outcome(parts)
            }
            (Some(Outcome::Win), _) => {
                State::Moves { at: 0, parts: there, winning: Vec::new(), complete: true }
            }
            (found, _) => {
                State::Found(Box::new(self.analysis(found, there, Vec::new(), found.is_some())))
            }
        }
    }

    /// Whether a move wins; `Err` where that needs more units, `None` where it will not be known.
    fn wins(&mut self, mv: Taking, units: &mut u64) -> Result<Option<bool>, ()> {
        let left = self.free & !mv.take;
        match &mut *self.search {
            Work::Normal(search) => {
                let sum = search.sum(&self.board, left);
                let seek = self.seek.unwrap_or_default().0;
                match search.find_whether(&sum, seek, units) {
                    Searched::Running => Err(()),
                    Searched::Found => Ok(search.has_value(&sum, seek)),
                    Searched::Full => Ok(None),
                }
            }
            Work::Misere(search) => {
                let parts = search.parts(&self.board, left);
                let room = search.find(&parts, units);
                match search.outcome(&parts) {
                    None if room => Err(()),
                    found => Ok(found.map(|outcome| outcome == Outcome::Loss)),
                }
            }
            Work::Gone => Ok(None),
        }
    }

    /// The winning moves, one after the other.
    fn moves(&mut self, state: (usize, Vec<PartFound>, Vec<Move>, bool), units: &mut u64) -> State {
        let (mut at, parts, mut winning, mut complete) = state;
        let legal: Vec<Taking> = self.board.legal(self.free).copied().collect();
        while let Some(&mv) = legal.get(at) {
            match self.wins(mv, units) {
                Err(()) => return State::Moves { at, parts, winning, complete },
                Ok(Some(true)) => winning.push(Move::of(&self.game, mv.need)),
                Ok(Some(false)) => {}
                Ok(None) => complete = false,
            }
            at += 1;
        }
        // In misère play moves are looked for only where there is one that wins.
        let values = parts.iter().map(|part| part.value).collect::<Option<Vec<Nimber>>>();
        let normal = values.filter(|_| self.game.last() == Rule::Normal);
        let outcome = normal.map_or(Outcome::Win, |values| outcome_of(nim_sum(values)));
        State::Found(Box::new(self.analysis(Some(outcome), parts, winning, complete)))
    }
}

/// The squares of the largest component whose value may be found within the whole memory. Measured with
/// `nimlab analyse` on boards of all shapes with two squares gone: of larger ones none was found in more than
/// [`MAX_TRIED`] parts. (Cram 3 × 16 was, and 3 × 17 was not.)
fn max_hopeful(kind: Kind) -> u32 {
    match kind {
        Kind::Cram | Kind::Edges(_) | Kind::Bars | Kind::Corners => 48,
        _ => 64,
    }
}

fn outcome_of(value: Nimber) -> Outcome {
    if value.is_zero() { Outcome::Loss } else { Outcome::Win }
}

impl Job for AnalysisJob {
    type Report = PlaceAnalysis;

    fn at_once(&mut self) -> Option<PlaceAnalysis> {
        let worth = self.reason.is_some() && self.free.count_ones() >= MAX_SOON;
        worth.then(|| self.analysis(None, PartFound::on(&self.board, self.free), Vec::new(), false))
    }

    fn step(&mut self, units: u64) -> Status {
        let mut units = units.max(1);
        while units > 0 {
            self.state = match std::mem::replace(&mut self.state, State::Reported) {
                State::Values { next, parts } => self.value(next, parts, &mut units),
                State::Outcome(parts) => self.outcome(parts, &mut units),
                State::Moves { at, parts, winning, complete } => {
                    self.moves((at, parts, winning, complete), &mut units)
                }
                done @ (State::Found(_) | State::Reported) => {
                    self.state = done;
                    return Status::Done;
                }
            };
        }
        match self.state {
            State::Found(_) | State::Reported => Status::Done,
            _ => Status::Running,
        }
    }

    fn progress(&self) -> Progress {
        Progress { done: self.looked_at().saturating_sub(self.begun), total: None }
    }

    fn report(&mut self) -> Option<PlaceAnalysis> {
        match std::mem::replace(&mut self.state, State::Reported) {
            State::Found(analysis) => Some(*analysis),
            other => {
                self.state = other;
                None
            }
        }
    }
}

impl Drop for AnalysisJob {
    fn drop(&mut self) {
        match std::mem::replace(&mut *self.search, Work::Gone) {
            Work::Normal(search) => kept::keep_normal(search),
            Work::Misere(search) => kept::keep_misere(search),
            Work::Gone => {}
        }
    }
}
