//! The round numbers along an axis.

/// An axis from one number to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Axis {
    /// The first number.
    pub from: u32,
    /// The last one.
    pub to: u32,
    /// Whether each number has a cell, and is written at its middle. Otherwise the first and the last lie at the
    /// ends.
    pub cells: bool,
}

impl Axis {
    /// How long an axis is in its own measure of places.
    pub const LENGTH: u64 = 10_000;

    /// Round numbers, each with its place. Long ones are fewer, so that they have room.
    pub fn ticks(self) -> Vec<(u32, u64)> {
        let most = match self.to {
            0..100_000 => 6,
            100_000..10_000_000 => 5,
            _ => 4,
        };
        let numbers = ticks(self.from, self.to, most);
        numbers.into_iter().map(|number| (number, self.place(number))).collect()
    }

    /// The place of a number, in parts of [`Self::LENGTH`].
    pub fn place(self, number: u32) -> u64 {
        let span = u64::from(self.to.saturating_sub(self.from));
        let at = u64::from(number.saturating_sub(self.from));
        if self.cells {
            Self::LENGTH * (2 * at + 1) / (2 * span + 2)
        } else {
            Self::LENGTH * at / span.max(1)
        }
    }
}

/// The multiples of one step between two numbers, ends included: at most so many, 1, 2 or 5 times a power of
/// ten apart, and as close as that allows. Of five or more there are at least two, wherever the ends differ.
pub fn ticks(from: u32, to: u32, most: u32) -> Vec<u32> {
    let count = |step: u64| {
        let (first, last) = (u64::from(from).div_ceil(step), u64::from(to) / step);
        (last + 1).saturating_sub(first)
    };
    let powers = (0..11).map(|power| 10_u64.pow(power));
    let steps = powers.flat_map(|ten| [ten, 2 * ten, 5 * ten]);
    let Some(step) = { steps }.find(|&step| count(step) <= u64::from(most.max(1))) else {
        return Vec::new();
    };
    let first = u64::from(from).div_ceil(step) * step;
    let all = (first..=u64::from(to)).step_by(usize::try_from(step).unwrap_or(usize::MAX));
    all.filter_map(|number| u32::try_from(number).ok()).collect()
}
