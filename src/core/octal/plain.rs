//! The plain method: every option of every heap. It starts off the fast method, which is measured against it.

use super::Digits;

/// Values found by looking at all options, one heap after another.
///
/// Quadratic: heap `n` costs about `n/2` options for each splitting digit. The loop is as good as
/// such a loop gets (values in 16 bits, an epoch in place of clearing, no bounds checks inside).
#[derive(Clone, Debug)]
pub struct Plain {
    digits: Digits,
    values: Vec<u16>,
    /// `seen[v] == n + 1`: the value `v` is an option of heap `n`.
    seen: Vec<u32>,
    options: u64,
}

impl Plain {
    /// No values yet.
    pub fn new(digits: Digits) -> Self {
        Self { digits, values: Vec::new(), seen: vec![0; 1 << 16], options: 0 }
    }

    /// Finds the next value. Returns whether it fits in 16 bits; where not, nothing is added.
    pub fn next_value(&mut self) -> bool {
        let n = self.values.len();
        let epoch = n as u32 + 1;
        let values = &self.values[..];
        // The length of the map is that of all 16-bit values: no index can be outside.
        let Ok(seen) = <&mut [u32; 1 << 16]>::try_from(&mut self.seen[..]) else {
            return false;
        };
        if self.digits.ends(n) {
            seen[0] = epoch;
        }
        for &d in self.digits.singles().iter().filter(|&&d| d < n) {
            seen[usize::from(values[n - d])] = epoch;
        }
        for &d in self.digits.splits() {
            mark_pairs(values, n.saturating_sub(d), epoch, seen);
        }
        self.options += self.digits.options(n);
        let value = seen.iter().position(|&at| at != epoch).and_then(|v| u16::try_from(v).ok());
        if let Some(value) = value {
            self.values.push(value);
        }
        value.is_some()
    }

    /// The rules.
    pub fn digits(&self) -> &Digits {
        &self.digits
    }

    /// `G(0), G(1), …` as far as they are known.
    pub fn values(&self) -> &[u16] {
        &self.values
    }

    /// Options examined so far, as [`Digits::options`] counts them.
    pub fn options(&self) -> u64 {
        self.options
    }
}

/// Marks the nim-sums of all pairs of heaps `1 <= a <= b` with that sum.
// By itself it becomes better code than inside of the loop over digits.
#[inline(never)]
fn mark_pairs(values: &[u16], sum: usize, epoch: u32, seen: &mut [u32; 1 << 16]) {
    if sum < 2 {
        return;
    }
    let low = &values[1..=sum / 2];
    let high = &values[sum - sum / 2..sum];
    for (&a, &b) in low.iter().zip(high.iter().rev()) {
        seen[usize::from(a ^ b)] = epoch;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kayles_begins_as_in_the_books() {
        let Ok(digits) = Digits::new(false, &[7, 7]) else {
            return;
        };
        let mut plain = Plain::new(digits);
        while plain.values().len() < 24 && plain.next_value() {}
        let known = [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7];
        assert_eq!(plain.values(), known);
    }
}
