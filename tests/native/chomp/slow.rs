//! Chomp straight from its rule, by rows as they are written, sharing nothing with the library.

use std::collections::HashMap;

/// The squares left in each row, from the top, without zeros.
pub(super) type Rows = Vec<u8>;

/// What is left after a bite.
pub(super) fn bitten(rows: &[u8], row: usize, column: u8) -> Rows {
    let mut left = rows.to_vec();
    for length in &mut left[row..] {
        *length = column.min(*length);
    }
    left.retain(|&length| length > 0);
    left
}

/// The squares, the poison among them, row by row.
pub(super) fn squares(rows: &[u8]) -> Vec<(usize, u8)> {
    let row = |(row, &length): (usize, &u8)| (0..length).map(move |column| (row, column));
    rows.iter().enumerate().flat_map(row).collect()
}

/// What all bites leave, the poison bitten only where nothing else is left.
pub(super) fn options(rows: &[u8]) -> Vec<Rows> {
    let all = squares(rows);
    let alone = all.len() == 1;
    all.into_iter()
        .filter(|&square| alone || square != (0, 0))
        .map(|(row, column)| bitten(rows, row, column))
        .collect()
}

/// Every position within a bar of that size, the empty one among them.
pub(super) fn positions(height: usize, width: u8) -> Vec<Rows> {
    let mut all = vec![Rows::new()];
    let mut last = vec![Rows::new()];
    for _ in 0..height {
        let mut longer = Vec::new();
        for rows in &last {
            for length in 1..=rows.last().copied().unwrap_or(width) {
                longer.push([&rows[..], &[length]].concat());
            }
        }
        all.extend(longer.iter().cloned());
        last = longer;
    }
    all
}

/// Plain recursion: whether the player to move wins.
pub(super) fn wins(rows: &[u8]) -> bool {
    rows.is_empty() || options(rows).iter().any(|left| !wins(left))
}

/// Recursion that remembers what it has decided.
#[derive(Default)]
pub(super) struct Remembered {
    won: HashMap<Rows, bool>,
    plies: HashMap<Rows, u32>,
    values: HashMap<Rows, u32>,
}

impl Remembered {
    pub(super) fn wins(&mut self, rows: &[u8]) -> bool {
        if let Some(&won) = self.won.get(rows) {
            return won;
        }
        let won = rows.is_empty() || options(rows).iter().any(|left| !self.wins(left));
        self.won.insert(rows.to_vec(), won);
        won
    }

    /// The bites until the poison is eaten: the winner hurries, the loser holds out.
    pub(super) fn plies(&mut self, rows: &[u8]) -> u32 {
        if let Some(&plies) = self.plies.get(rows) {
            return plies;
        }
        let after: Vec<u32> = options(rows).iter().map(|left| self.plies(left)).collect();
        let hurry = after.iter().filter(|&&plies| plies % 2 == 1).min();
        let plies = match (rows.is_empty(), hurry, after.iter().max()) {
            (true, _, _) | (_, None, None) => 0,
            (_, Some(least), _) => least + 1,
            (_, None, Some(most)) => most + 1,
        };
        self.plies.insert(rows.to_vec(), plies);
        plies
    }

    /// The Grundy value where nobody may bite the poison.
    pub(super) fn value(&mut self, rows: &[u8]) -> u32 {
        if let Some(&value) = self.values.get(rows) {
            return value;
        }
        let left = squares(rows).into_iter().skip(1);
        let after: Vec<u32> =
            left.map(|(row, column)| self.value(&bitten(rows, row, column))).collect();
        let value = (0..=900).find(|value| !after.contains(value)).unwrap();
        self.values.insert(rows.to_vec(), value);
        value
    }
}
