//! Octal games straight from their rules: taking n tokens from a heap of h is allowed by the bits of
//! the digit dn. Bit 0: leave nothing (h = n); bit 1: leave one heap (h > n); bit 2: leave two
//! (h ≥ n + 2). Slow, plain, and nothing in it is shared with what it checks.

use std::collections::HashMap;

/// One game and what has been found about its positions.
pub(super) struct Brute {
    digits: Vec<u32>,
    tail: Vec<u32>,
    misere: bool,
    known: HashMap<Vec<u32>, bool>,
}

/// Heap (from 0), tokens taken, tokens left on the left.
pub(super) type Move = (u32, u32, u32);

impl Brute {
    /// A code as `0.77` or `4.3~03`.
    pub(super) fn new(code: &str, misere: bool) -> Self {
        let digits = |text: &str| text.chars().filter_map(|c| c.to_digit(8)).collect();
        let (digits_text, tail) = code.split_once('~').unwrap_or((code, ""));
        Self { digits: digits(digits_text), tail: digits(tail), misere, known: HashMap::new() }
    }

    fn digit(&self, n: u32) -> u32 {
        let n = n as usize;
        match n.checked_sub(self.digits.len()) {
            None => self.digits[n],
            Some(_) if self.tail.is_empty() => 0,
            Some(beyond) => self.tail[beyond % self.tail.len()],
        }
    }

    /// What can be left of a heap, the smaller part first, with the tokens taken.
    pub(super) fn options(&self, h: u32) -> Vec<(u32, u32, u32)> {
        let mut options = Vec::new();
        for n in 0..=h {
            let digit = self.digit(n);
            if digit & 1 != 0 && h == n && n > 0 {
                options.push((n, 0, 0));
            }
            if digit & 2 != 0 && h > n && n > 0 {
                options.push((n, 0, h - n));
            }
            if digit & 4 != 0 {
                for left in 1..h {
                    if n + 2 * left <= h {
                        options.push((n, left, h - n - left));
                    }
                }
            }
        }
        options
    }

    /// All moves, those that differ by a mirror image once.
    pub(super) fn moves(&self, heaps: &[u32]) -> Vec<(Move, Vec<u32>)> {
        let mut moves = Vec::new();
        for (place, &h) in heaps.iter().enumerate() {
            for (take, left, right) in self.options(h) {
                let mut after = heaps.to_vec();
                after.remove(place);
                after.extend([left, right]);
                after.retain(|&size| size > 0);
                moves.push(((u32::try_from(place).unwrap(), take, left), after));
            }
        }
        moves
    }

    /// Whether the player to move wins.
    pub(super) fn wins(&mut self, heaps: &[u32]) -> bool {
        let mut key = heaps.to_vec();
        key.sort_unstable();
        if let Some(&wins) = self.known.get(&key) {
            return wins;
        }
        let moves = self.moves(&key);
        let wins = if moves.is_empty() {
            self.misere
        } else {
            moves.iter().any(|(_, after)| !self.wins(after))
        };
        self.known.insert(key, wins);
        wins
    }

    /// The moves that win.
    pub(super) fn winning(&mut self, heaps: &[u32]) -> Vec<Move> {
        let moves = self.moves(heaps);
        moves.into_iter().filter(|(_, after)| !self.wins(after)).map(|(mv, _)| mv).collect()
    }

    /// The values of heaps of 0, 1, …, `to` tokens in normal play.
    pub(super) fn values(&self, to: u32) -> Vec<u32> {
        let mut values: Vec<u32> = Vec::new();
        for h in 0..=to {
            let value = |size: u32| values[size as usize];
            let reached: Vec<u32> = (self.options(h).into_iter())
                .map(|(_, left, right)| value(left) ^ value(right))
                .collect();
            // Of one number more than there are options, one is not reached.
            let numbers = 0..=reached.len() as u32;
            let least = numbers.into_iter().find(|value| !reached.contains(value)).unwrap();
            values.push(least);
        }
        values
    }
}
