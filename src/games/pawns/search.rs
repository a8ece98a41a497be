//! Misère play by examining every position that can come up, for cases that no theory here decides.

use super::moves::{Move, moves};
use super::piece::{Kind, Piece};
use super::position::Position;
use super::rules::Pawns;
use super::square::Square;
use crate::core::{Outcome, Progress, Status, Unknown, Verdict};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

/// The maximum number of positions that are decided.
pub const MAX_POSITIONS: usize = 100_000;
/// The maximum number of looks at what a move leaves: thirty pieces can have thousands of moves.
const MAX_LOOKS: u64 = 20_000_000;

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

/// The search, stepped: depth first, with a memory. Of a position that is open no more is kept than where its
/// next piece can go, so that thirty queens take no more room and no longer steps than three.
#[derive(Clone, Debug)]
pub(super) struct Search {
    game: Pawns,
    /// The moves to be decided, each with what it leaves.
    moves: Vec<(Move, Key)>,
    /// How many of them were begun.
    begun: usize,
    /// Whether the player to move wins.
    known: HashMap<Key, bool>,
    /// The way to what is examined now.
    path: Vec<Open>,
    /// How many looks there were at what a move leaves.
    looks: u64,
    /// What the move leaves that is examined.
    option: Vec<u16>,
}

/// A position on the way.
#[derive(Clone, Debug)]
struct Open {
    key: Key,
    /// The piece whose moves are examined; the moves of those before it are all won by the opponent.
    place: usize,
    /// Where it can go that was not examined yet, the last of them first.
    targets: Vec<u16>,
}

impl Search {
    /// The search for a position.
    pub(super) fn new(game: &Pawns, position: &Position) -> Self {
        let numbers = position.pieces().iter().map(|&piece| number(game, piece));
        let mut key: Vec<u16> = numbers.filter(|&number| can_move(game, number)).collect();
        key.sort_unstable();
        let left = |(piece, mv): (Piece, Move)| {
            let place = key.partition_point(|&other| other < number(game, piece));
            let mut option = Vec::new();
            let to = number(game, Piece { square: mv.to, ..piece });
            leave(game, &key, place, to, &mut option);
            (mv, option.into())
        };
        Self {
            game: *game,
            moves: moves(game, position).into_iter().map(left).collect(),
            begun: 0,
            known: HashMap::new(),
            path: Vec::new(),
            looks: 0,
            option: Vec::new(),
        }
    }

    /// Works on; a unit is a look at what one move leaves.
    pub(super) fn step(&mut self, units: u64) -> Status {
        for _ in 0..units.max(1) {
            if self.is_full() || !self.look() {
                return Status::Done;
            }
        }
        Status::Running
    }

    pub(super) fn progress(&self) -> Progress {
        Progress { done: self.known.len() as u64, total: None }
    }

    /// What came of it, once it is done.
    pub(super) fn found(&self, most: usize) -> Searched {
        let positions = self.known.len() as u64;
        if self.is_full() {
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

    /// Whether as much was examined as may be, and something is left.
    fn is_full(&self) -> bool {
        let spent = self.known.len() >= MAX_POSITIONS || self.looks >= MAX_LOOKS;
        spent && (!self.path.is_empty() || self.begun < self.moves.len())
    }

    /// Looks at what one move leaves; whether there was anything to look at.
    fn look(&mut self) -> bool {
        let Some(now) = self.path.last_mut() else { return self.begin() };
        self.looks += 1;
        let Some(&target) = now.targets.last() else {
            self.next_piece();
            return true;
        };
        leave(&self.game, &now.key, now.place, target, &mut self.option);
        match self.known.get(&*self.option) {
            Some(false) => self.decide(true),
            Some(true) => {
                now.targets.pop();
            }
            None => {
                let key = Key::from(&*self.option);
                self.path.push(Open::new(&self.game, key));
            }
        }
        true
    }

    /// The next of the moves to be decided; whether there was one.
    fn begin(&mut self) -> bool {
        let Some((_, key)) = self.moves.get(self.begun) else { return false };
        self.begun += 1;
        if !self.known.contains_key(key) {
            self.path.push(Open::new(&self.game, key.clone()));
        }
        true
    }

    /// Continues with the next piece. After the last one every move is won by the opponent; without any piece,
    /// the player to move has won.
    fn next_piece(&mut self) {
        let Some(now) = self.path.last_mut() else { return };
        if now.goes_on(&self.game) {
            return;
        }
        let wins = now.key.is_empty();
        self.decide(wins);
    }

    fn decide(&mut self, wins: bool) {
        if let Some(open) = self.path.pop() {
            self.known.insert(open.key, wins);
        }
    }
}

impl Open {
    fn new(game: &Pawns, key: Key) -> Self {
        let targets = key.first().map(|&first| targets(game, first)).unwrap_or_default();
        Self { key, place: 0, targets }
    }

    /// Turns to the next piece that is another; whether there is one.
    fn goes_on(&mut self, game: &Pawns) -> bool {
        let now = self.key.get(self.place).copied();
        let next =
            (self.place + 1..self.key.len()).find(|&place| self.key.get(place).copied() != now);
        let Some((place, &number)) = next.and_then(|it| Some((it, self.key.get(it)?))) else {
            return false;
        };
        (self.place, self.targets) = (place, targets(game, number));
        true
    }
}

/// Where a piece can go, in increasing order.
fn targets(game: &Pawns, from: u16) -> Vec<u16> {
    let from = piece(game, from);
    let squares = game.targets(from.kind, from.square);
    let mut numbers: Vec<u16> =
        squares.map(|square| number(game, Piece { square, ..from })).collect();
    numbers.sort_unstable();
    numbers
}

/// What is left where the piece at a place goes to another square.
fn leave(game: &Pawns, key: &[u16], place: usize, to: u16, option: &mut Vec<u16>) {
    option.clear();
    option.extend_from_slice(key);
    if place < option.len() {
        option.remove(place);
    }
    if can_move(game, to) {
        let place = option.partition_point(|&other| other < to);
        option.insert(place, to);
    }
}

fn can_move(game: &Pawns, number: u16) -> bool {
    let piece = piece(game, number);
    game.targets(piece.kind, piece.square).next().is_some()
}

/// At most 7 kinds on 900 squares.
fn number(game: &Pawns, Piece { kind, square }: Piece) -> u16 {
    let kind = Kind::ALL.iter().position(|&other| other == kind).unwrap_or(0);
    let kind = u32::try_from(kind).unwrap_or(0);
    let row = kind * game.rows() + square.row.saturating_sub(1);
    let number = row * game.columns() + square.column.saturating_sub(1);
    u16::try_from(number).unwrap_or(0)
}

fn piece(game: &Pawns, number: u16) -> Piece {
    let (number, columns, rows) = (u32::from(number), game.columns(), game.rows());
    let square = Square { row: number / columns % rows + 1, column: number % columns + 1 };
    let kind = Kind::ALL.get((number / columns / rows) as usize).copied().unwrap_or_default();
    Piece { kind, square }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::core::Rule;
    use crate::games::Game;

    /// A knight, so that not all squares are tame, and as many queens as there may be beside it.
    fn thirty_pieces() -> Search {
        let game = Pawns::new(30, 30, 2, Rule::Misere).unwrap();
        let queens: Vec<String> = (2..=30).map(|column| format!("q1.{column}")).collect();
        let position = "n1.1+".to_owned() + &queens.join("+");
        Search::new(&game, &game.read_position(&position).unwrap())
    }

    #[test]
    fn a_step_looks_at_no_more_than_its_units() {
        let mut search = thirty_pieces();
        assert!(search.moves.len() > 1500, "{}", search.moves.len());
        for step in 1..=100 {
            assert_eq!(search.step(10), Status::Running);
            assert!(search.looks <= 10 * step, "{}", search.looks);
            assert!(search.path.len() as u64 <= 10 * step);
        }
        // A way as long as the squares that thirty pieces have to go, and where one piece can go from each.
        search.step(200_000);
        assert!(search.path.len() <= 30 * 58);
        assert!(search.path.iter().all(|open| open.targets.len() <= 3 * 29));
    }

    #[test]
    fn looks_are_bounded_as_positions_are() {
        let mut search = thirty_pieces();
        search.looks = MAX_LOOKS - 1;
        while search.step(1) == Status::Running {}
        assert_eq!(search.looks, MAX_LOOKS);
        let found = search.found(9);
        assert!(matches!(found.verdict, Verdict::Unknown(_)), "{found:?}");
    }
}
