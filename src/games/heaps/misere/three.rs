//! Misère play of rules that leave three heaps: search alone, each position once.

use super::solver::MisereSearch;
use crate::core::{Job, Outcome, Progress, Status, Unknown, Verdict};
use crate::games::heaps::moves::{Cut, Move};
use crate::games::heaps::position::Position;
use crate::games::heaps::ruleset::Ruleset;
use std::collections::HashMap;

/// The maximum number of positions that are remembered: some 20 MB, and some seconds.
const MAX_POSITIONS: usize = 100_000;
/// The maximum number of moves of one heap that are examined: larger heaps are not searched.
const MAX_CUTS: u64 = 20_000;
/// Units for a move that is examined.
const UNITS_PER_MOVE: u64 = 30;

/// Heaps that are left, ascending.
type Heaps = Vec<u16>;

/// The job that finds [`MisereSearch`] by looking at all that can happen, as far as memory allows.
#[derive(Clone, Debug)]
pub struct ThreeJob {
    rules: Ruleset,
    heaps: Vec<u32>,
    most: usize,
    known: HashMap<Heaps, bool>,
    /// Positions whose moves are being examined, each with the moves that are left.
    stack: Vec<(Heaps, Vec<Heaps>)>,
    /// The moves of the position that are not decided yet, the last first.
    moves: Vec<Move>,
    found: MisereSearch,
    /// How many moves there are in all.
    count: u64,
    exhausted: bool,
    reported: bool,
}

impl ThreeJob {
    pub(in crate::games::heaps) fn new(rules: &Ruleset, position: &Position, most: usize) -> Self {
        let sizes = || (0..).zip(position.heaps().iter().copied());
        let count = sizes().map(|(_, size)| rules.count_cuts(size)).sum();
        let too_many = count > MAX_CUTS;
        let cuts = |(heap, size)| rules.cuts(size).map(move |cut| Move { heap, cut });
        let mut moves: Vec<Move> =
            if too_many { Vec::new() } else { sizes().flat_map(cuts).collect() };
        moves.reverse();
        let found = MisereSearch {
            verdict: Verdict::Unknown(Unknown::Budget { positions: 0 }),
            winning: Vec::new(),
            winning_count: 0,
            undecided: 0,
            positions: 0,
        };
        Self {
            rules: rules.clone(),
            heaps: position.heaps().to_vec(),
            most,
            known: HashMap::new(),
            stack: Vec::new(),
            moves,
            found,
            count,
            exhausted: too_many,
            reported: false,
        }
    }

    /// What a cut of one of these heaps leaves.
    fn after(heaps: &[u32], place: usize, cut: Cut) -> Heaps {
        let size = heaps.get(place).copied().unwrap_or(0);
        let others = heaps.iter().enumerate().filter(|&(at, _)| at != place).map(|(_, &size)| size);
        let all = others.chain(cut.parts(size)).filter(|&size| size > 0);
        let mut after: Heaps = all.filter_map(|size| u16::try_from(size).ok()).collect();
        after.sort_unstable();
        after
    }

    /// All that a move can make of a position, heaps of one size once.
    fn options(&self, heaps: &Heaps) -> Vec<Heaps> {
        let sizes: Vec<u32> = heaps.iter().copied().map(u32::from).collect();
        let first =
            |&(place, size): &(usize, &u32)| place == 0 || sizes.get(place - 1) != Some(size);
        let places = sizes.iter().enumerate().filter(first);
        places
            .flat_map(|(place, &size)| {
                let sizes = &sizes;
                self.rules.cuts(size).map(move |cut| Self::after(sizes, place, cut))
            })
            .collect()
    }

    /// Puts a position on the stack whose outcome is sought.
    fn begin(&mut self, heaps: Heaps, units: &mut u64) {
        let options = self.options(&heaps);
        *units = units.saturating_sub(UNITS_PER_MOVE * (1 + options.len() as u64));
        self.found.positions += 1;
        self.stack.push((heaps, options));
    }

    /// Looks at the next option of the position on top of the stack.
    fn advance(&mut self, units: &mut u64) {
        let Some((heaps, options)) = self.stack.last_mut() else { return };
        let wins = loop {
            match options.pop() {
                None => break false,
                Some(option) => match self.known.get(&option) {
                    Some(true) => {}
                    Some(false) => break true,
                    None => {
                        // Its turn comes again when it is known.
                        options.push(option.clone());
                        return self.begin(option, units);
                    }
                },
            }
        };
        // A position without a move is won, and never gets here with one that is known.
        let heaps = std::mem::take(heaps);
        let over = !heaps.iter().any(|&size| self.rules.has_cut(size.into()));
        self.stack.pop();
        self.known.insert(heaps, wins || over);
    }

    fn finish(&mut self) {
        // Of too many moves none is listed.
        let left = if self.moves.is_empty() { self.count } else { self.moves.len() as u64 };
        let undecided = if self.exhausted { left } else { 0 };
        self.found.undecided = undecided;
        self.found.verdict = if self.found.winning_count > 0 || self.count == 0 {
            Verdict::Known(Outcome::Win)
        } else if undecided > 0 {
            Verdict::Unknown(Unknown::Budget { positions: self.found.positions })
        } else {
            Verdict::Known(Outcome::Loss)
        };
    }
}

impl Job for ThreeJob {
    type Report = MisereSearch;

    fn step(&mut self, mut units: u64) -> Status {
        while let Some(&mv) = self.moves.last().filter(|_| !self.exhausted) {
            if units == 0 {
                return Status::Running;
            }
            if !self.stack.is_empty() {
                self.advance(&mut units);
                units = units.saturating_sub(UNITS_PER_MOVE);
                self.exhausted = self.known.len() >= MAX_POSITIONS;
                continue;
            }
            let after = Self::after(&self.heaps, mv.heap as usize, mv.cut);
            match self.known.get(&after) {
                None => self.begin(after, &mut units),
                Some(&opponent_wins) => {
                    self.moves.pop();
                    if !opponent_wins {
                        self.found.winning_count += 1;
                        if self.found.winning.len() < self.most {
                            self.found.winning.push(mv);
                        }
                    }
                }
            }
        }
        Status::Done
    }

    fn progress(&self) -> Progress {
        Progress { done: self.found.positions, total: None }
    }

    fn report(&mut self) -> Option<MisereSearch> {
        if self.reported || !(self.exhausted || self.moves.is_empty()) {
            return None;
        }
        self.reported = true;
        self.finish();
        Some(self.found.clone())
    }
}
