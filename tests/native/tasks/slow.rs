//! What is asked, worked out from the rules as one would say them: slowly, and without the solver.

use nimlab::core::Player;
use nimlab::core::graph::Arena;
use std::collections::{BTreeSet, HashMap};

pub(super) fn mex(values: &BTreeSet<u32>) -> u32 {
    (0..1_000).find(|value| !values.contains(value)).unwrap()
}

/// G(0) to G(n) of an octal code: its digits after the point; 1, 2, 4 in a digit say that no, one, two
/// heaps may be left.
pub(super) fn octal(digits: &[u32], to: usize) -> Vec<u32> {
    let mut table: Vec<u32> = Vec::new();
    for size in 0..=to {
        let mut reached = BTreeSet::new();
        for (take, digit) in (1..).zip(digits) {
            let Some(left) = usize::checked_sub(size, take) else { break };
            if digit & 1 > 0 && left == 0 {
                reached.insert(0);
            }
            if digit & 2 > 0 && left > 0 {
                reached.insert(table[left]);
            }
            if digit & 4 > 0 {
                reached.extend((1..left).map(|one| table[one] ^ table[left - one]));
            }
        }
        table.push(mex(&reached));
    }
    table
}

/// The nimbers of a grid on which a pawn goes down or to the right by at most `step`.
pub(super) fn grid(rows: usize, columns: usize, step: usize) -> Vec<Vec<u32>> {
    let mut grid = vec![vec![0; columns]; rows];
    for row in (0..rows).rev() {
        for column in (0..columns).rev() {
            grid[row][column] = mex(&options(&grid, row, column, step));
        }
    }
    grid
}

fn options(grid: &[Vec<u32>], row: usize, column: usize, step: usize) -> BTreeSet<u32> {
    let down = (row + 1..grid.len()).take(step).map(|row| grid[row][column]);
    let right = (column + 1..grid[row].len()).take(step).map(|column| grid[row][column]);
    down.chain(right).collect()
}

/// The squares, counted from 1, that can be numbered when these are.
pub(super) fn open(
    (rows, columns, step): (u32, u32, u32),
    numbered: &BTreeSet<(u32, u32)>,
) -> BTreeSet<(u32, u32)> {
    let all = (1..=rows).flat_map(|row| (1..=columns).map(move |column| (row, column)));
    let ready = |&(row, column): &(u32, u32)| {
        let down = (row + 1..=rows.min(row + step)).map(|row| (row, column));
        let right = (column + 1..=columns.min(column + step)).map(|column| (row, column));
        down.chain(right).all(|square| numbered.contains(&square))
    };
    all.filter(|square| !numbered.contains(square)).filter(ready).collect()
}

/// What a bite leaves.
fn bitten(rows: &[u32], (row, column): (usize, u32)) -> Vec<u32> {
    let bite = |(at, &length): (usize, &u32)| if at < row { length } else { length.min(column) };
    rows.iter().enumerate().map(bite).filter(|&length| length > 0).collect()
}

/// The bites that leave the poison, rows first.
fn bites(rows: &[u32]) -> impl Iterator<Item = (usize, u32)> {
    let row = |(at, &length): (usize, &u32)| (0..length).map(move |column| (at, column));
    rows.iter().enumerate().flat_map(row).filter(|&bite| bite != (0, 0))
}

/// Whether a bar is won: a bar of one square is lost.
pub(super) fn won(rows: &[u32], known: &mut HashMap<Vec<u32>, bool>) -> bool {
    if let Some(&known) = known.get(rows) {
        return known;
    }
    let found = bites(rows).any(|bite| !won(&bitten(rows, bite), known));
    known.insert(rows.to_vec(), found);
    found
}

/// The map of a bar: 0 the poison, 1 a bite that loses, 2 one that wins.
pub(super) fn map(rows: &[u32]) -> Vec<Vec<u32>> {
    let mut known = HashMap::new();
    let mut map: Vec<Vec<u32>> = rows.iter().map(|&row| vec![0; row as usize]).collect();
    for (row, column) in bites(rows) {
        let left_won = won(&bitten(rows, (row, column)), &mut known);
        map[row][column as usize] = if left_won { 1 } else { 2 };
    }
    map
}

/// The calls of the recursion in their order.
pub(super) fn calls(rows: &[u32], told: &mut Vec<Vec<u32>>) -> bool {
    told.push(rows.to_vec());
    bites(rows).any(|bite| !calls(&bitten(rows, bite), told))
}

/// From where J0 can force a win: vertices are added until none can be.
pub(super) fn attractor(arena: &Arena) -> Vec<u32> {
    let mut inside: BTreeSet<u32> = arena.won_by(Player::Zero).collect();
    loop {
        let comes_in = |&vertex: &u32| {
            let next = arena.successors(vertex);
            let is_in = |next: &u32| inside.contains(next);
            match arena.owner(vertex) {
                _ if inside.contains(&vertex) || next.is_empty() => false,
                _ if arena.win(vertex).is_some() => false,
                Player::Zero => next.iter().any(is_in),
                Player::One => next.iter().all(is_in),
            }
        };
        let Some(vertex) = arena.vertices().find(comes_in) else { break };
        inside.insert(vertex);
    }
    arena.vertices().map(|vertex| inside.contains(&vertex).into()).collect()
}
