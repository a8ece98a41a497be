//! Rows of coins and boards from which squares are taken, worked out whole: no position is parted into a sum.

use super::slow::mex;
use std::collections::{BTreeSet, HashMap};

/// Whether the coins of a set may be turned together, by the name of the game.
fn may_turn(game: &str, coins: u32) -> bool {
    let count = coins.count_ones();
    match game {
        "turtles" => count == 1 || count == 2,
        "mock" => (1..=3).contains(&count),
        "ruler" => coins != 0 && (coins >> coins.trailing_zeros()) + 1 == 1 << count,
        "twins" => count == 2,
        _ => count == 3,
    }
}

/// The sets of coins that a move turns in a row, or on a grid the product of one set of its rows and one of its
/// columns.
fn turned((down, across): (Option<&str>, &str), (rows, columns): (u32, u32)) -> Vec<u32> {
    let sets = |game: &str, coins: u32| {
        (1..1_u32 << coins).filter(|&set| may_turn(game, set)).collect::<Vec<_>>()
    };
    let of_rows = down.map_or(vec![1], |down| sets(down, rows));
    let of_columns = sets(across, columns);
    let grid = |set: u32, columns_set: u32| {
        let rows = (0..rows).filter(|row| set >> row & 1 == 1);
        rows.map(|row| columns_set << (row * columns)).sum()
    };
    of_rows.iter().flat_map(|&set| of_columns.iter().map(move |&other| grid(set, other))).collect()
}

/// The value of every position of a row or grid; a position is its heads, the first place the lowest bit. The last coin
/// that a move turns goes from heads to tails.
pub(super) fn coins(games: (Option<&str>, &str), size: (u32, u32)) -> Vec<u32> {
    let moves = turned(games, size);
    let mut values: Vec<u32> = Vec::new();
    for heads in 0..1_u32 << (size.0 * size.1) {
        let after = moves.iter().map(|set| heads ^ set).filter(|&after| after < heads);
        values.push(mex(&after.map(|after| values[after as usize]).collect()));
    }
    values
}

/// A board, by what each move needs free and what is gone afterwards.
pub(super) struct Squares {
    rows: u32,
    columns: u32,
    moves: Vec<(u32, u32)>,
    /// The squares that make one component with each square, if they are free.
    near: Vec<u32>,
    known: HashMap<u32, u32>,
}

/// The games that are tried on boards, by their names in links.
pub(super) const BOARDS: [&str; 5] = ["cram", "node-kayles", "kings", "knights", "tromino-i"];

impl Squares {
    pub(super) fn new(game: &str, rows: u32, columns: u32) -> Self {
        let squares = rows * columns;
        let joined = |one: u32, other: u32| {
            let apart = (
                (one / columns).abs_diff(other / columns),
                (one % columns).abs_diff(other % columns),
            );
            match game {
                "kings" => one != other && apart.0.max(apart.1) == 1,
                "knights" => apart == (1, 2) || apart == (2, 1),
                _ => apart.0 + apart.1 == 1,
            }
        };
        let near: Vec<u32> = (0..squares)
            .map(|one| (0..squares).filter(|&other| joined(one, other)).map(|at| 1 << at).sum())
            .collect();
        let line = |from: u32, length: u32| {
            let across = from % columns + length <= columns;
            let down = from / columns + length <= rows;
            let across = across.then(|| (0..length).map(|step| 1 << (from + step)).sum());
            let down = down.then(|| (0..length).map(|step| 1 << (from + step * columns)).sum());
            across.into_iter().chain(down).map(|line: u32| (line, line)).collect::<Vec<_>>()
        };
        let moves = (0..squares).flat_map(|at| match game {
            "cram" => line(at, 2),
            "tromino-i" => line(at, 3),
            _ => vec![(1 << at, 1 << at | near[at as usize])],
        });
        let moves = moves.collect();
        Self { rows, columns, moves, near, known: HashMap::new() }
    }

    /// What may be left of these free squares.
    fn after(&self, free: u32) -> Vec<u32> {
        let fits = self.moves.iter().filter(|(need, _)| free & need == *need);
        fits.map(|(_, gone)| free & !gone).collect()
    }

    pub(super) fn value(&mut self, free: u32) -> u32 {
        if let Some(&known) = self.known.get(&free) {
            return known;
        }
        let after = self.after(free);
        let value = mex(&after.into_iter().map(|after| self.value(after)).collect::<BTreeSet<_>>());
        self.known.insert(free, value);
        value
    }

    /// The components in which a move can be made, in the order of their first squares.
    pub(super) fn components(&self, free: u32) -> Vec<u32> {
        let (mut left, mut found) = (free, Vec::new());
        while left != 0 {
            let mut part = left & left.wrapping_neg();
            loop {
                let inside = (0..self.near.len()).filter(|at| part >> at & 1 == 1);
                let grown = inside.fold(part, |part, at| part | self.near[at] & free);
                if grown == part {
                    break;
                }
                part = grown;
            }
            left &= !part;
            found.push(part);
        }
        found.retain(|&part| !self.after(part).is_empty());
        found
    }

    /// The free squares, where these pairs of row and column are gone.
    pub(super) fn free(&self, gone: &[u32]) -> u32 {
        let all = (1 << (self.rows * self.columns)) - 1;
        let bit = |at: &[u32]| 1 << ((at[0] - 1) * self.columns + at[1] - 1);
        gone.chunks(2).fold(all, |free, at| free & !bit(at))
    }

    /// The squares that are gone, as a link has them.
    pub(super) fn gone(&self, free: u32) -> String {
        let squares = (0..self.rows * self.columns).filter(|at| free >> at & 1 == 0);
        let pair = |at: u32| format!("{}.{}", at / self.columns + 1, at % self.columns + 1);
        let gone: Vec<String> = squares.map(pair).collect();
        if gone.is_empty() { "none".to_owned() } else { gone.join("+") }
    }
}
