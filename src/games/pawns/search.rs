//! Misère play by looking at every position that can come up, for what no theory here decides.

use super::moves::{Move, moves};
use super::piece::{Kind, Piece};
use super::position::Position;
use super::rules::Pawns;
use super::square::Square;
use crate::core::{Outcome, Progress, Status, Unknown, Verdict};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

/// The most positions that are looked at.
pub const MAX_POSITIONS: usize = 100_000;

/// What a search has found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Searched {
    /// Who wins; not known where there were too many positions.
    pub verdict: Verdict,
    /// The first winning moves: by piece, then in the order of [`Pawns::targets`].
    pub winning: Vec<Move>,
    /// How many winning moves there are in all.
    pub winning_count: u64,
    /// How many positions were decided.
    pub positions: u64,
}

/// Pieces that can move, in increasing order, a number each: two positions with the same are played alike.
type Key = Box<[u16]>;

/// The search, stepped: depth first, with a memory.
#[derive(Clone, Debug)]
pub(super) struct Search {
    game: Pawns,
    /// The moves to be decided, each with what it leaves.
    moves: Vec<(Move, Key)>,
    /// Whether the player to move wins.
    known: HashMap<Key, bool>,
    /// The way to what is looked at now.
    path: Vec<Open>,
    full: bool,
}

/// A position on the way.
#[derive(Clone, Debug)]
struct Open {
    key: Key,
    options: Vec<Key>,
}

impl Search {
    /// The search for a position.
    pub(super) fn new(game: &Pawns, position: &Position) -> Self {
        let mut search = Self {
            game: *game,
            moves: Vec::new(),
            known: HashMap::new(),
            path: Vec::new(),
            full: false,
        };
        let left = |(piece, mv): (Piece, Move)| {
            let mut pieces = position.pieces().to_vec();
            let moved = pieces.iter().position(|&other| other == piece);
            if let Some(slot) = moved.and_then(|place| pieces.get_mut(place)) {
                slot.square = mv.to;
            }
            (mv, search.key(&pieces))
        };
        let moves: Vec<(Move, Key)> = moves(game, position).into_iter().map(left).collect();
        search.path = moves.iter().map(|(_, key)| search.open(key.clone())).collect();
        search.moves = moves;
        search
    }

    /// Works on; a unit is a look at a position.
    pub(super) fn step(&mut self, units: u64) -> Status {
        for _ in 0..units.max(1) {
            let Some(now) = self.path.last_mut() else { return Status::Done };
            if self.known.contains_key(&now.key) {
                self.path.pop();
                continue;
            }
            let Some(option) = now.options.last() else {
                // Every option is won by the opponent. Without any, the player to move has won.
                let wins = now.key.is_empty();
                self.decide(wins);
                continue;
            };
            match self.known.get(option) {
                Some(false) => self.decide(true),
                Some(true) => {
                    now.options.pop();
                }
                None => {
                    let option = option.clone();
                    let open = self.open(option);
                    self.path.push(open);
                }
            }
            if self.known.len() >= MAX_POSITIONS && !self.path.is_empty() {
                self.full = true;
                return Status::Done;
            }
        }
        if self.path.is_empty() { Status::Done } else { Status::Running }
    }

    pub(super) fn progress(&self) -> Progress {
        Progress { done: self.known.len() as u64, total: None }
    }

    /// What came of it, once it is done.
    pub(super) fn found(&self, most: usize) -> Searched {
        let positions = self.known.len() as u64;
        if self.full {
            let verdict = Verdict::Unknown(Unknown::Budget { positions });
            return Searched { verdict, winning: Vec::new(), winning_count: 0, positions };
        }
        let wins = |(mv, key): &(Move, Key)| (self.known.get(key) == Some(&false)).then_some(*mv);
        let mut winning: Vec<Move> = self.moves.iter().filter_map(wins).collect();
        let winning_count = winning.len() as u64;
        winning.truncate(most);
        let wins = self.moves.is_empty() || winning_count > 0;
        let outcome = if wins { Outcome::Win } else { Outcome::Loss };
        Searched { verdict: Verdict::Known(outcome), winning, winning_count, positions }
    }

    fn decide(&mut self, wins: bool) {
        if let Some(open) = self.path.pop() {
            self.known.insert(open.key, wins);
        }
    }

    /// A position with all that a move can leave of it.
    fn open(&self, key: Key) -> Open {
        let pieces: Vec<Piece> = key.iter().map(|&number| self.piece(number)).collect();
        let mut options = Vec::new();
        for (place, piece) in pieces.iter().enumerate() {
            for to in self.game.targets(piece.kind, piece.square) {
                let mut after = pieces.clone();
                if let Some(slot) = after.get_mut(place) {
                    slot.square = to;
                }
                options.push(self.key(&after));
            }
        }
        options.sort_unstable();
        options.dedup();
        Open { key, options }
    }

    fn key(&self, pieces: &[Piece]) -> Key {
        let moves = |piece: &&Piece| self.game.targets(piece.kind, piece.square).next().is_some();
        let mut key: Vec<u16> =
            pieces.iter().filter(moves).map(|&piece| self.number(piece)).collect();
        key.sort_unstable();
        key.into()
    }

    /// At most 7 kinds on 900 squares.
    fn number(&self, Piece { kind, square }: Piece) -> u16 {
        let kind = Kind::ALL.iter().position(|&other| other == kind).unwrap_or(0);
        let kind = u32::try_from(kind).unwrap_or(0);
        let row = kind * self.game.rows() + square.row.saturating_sub(1);
        let number = row * self.game.columns() + square.column.saturating_sub(1);
        u16::try_from(number).unwrap_or(0)
    }

    fn piece(&self, number: u16) -> Piece {
        let (number, columns, rows) = (u32::from(number), self.game.columns(), self.game.rows());
        let square = Square { row: number / columns % rows + 1, column: number % columns + 1 };
        let kind = Kind::ALL.get((number / columns / rows) as usize).copied().unwrap_or_default();
        Piece { kind, square }
    }
}
