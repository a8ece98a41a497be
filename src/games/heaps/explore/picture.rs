//! Pictures of a window of the sequence, so that the page can show it without having the values.

use super::Exploration;
use serde::{Deserialize, Serialize};

/// The maximum number of columns and of rows of a picture.
const MAX_SIDE: u32 = 8192;
/// The value in a strip for a heap whose value is not known; values are given modulo this.
pub const STRIP_NONE: u8 = 255;

/// How values are drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Plot {
    /// n across, G(n) up: two bits a cell, row by row from the bottom, four cells a byte. Bit 0:
    /// some common value (or any, where there is no mask) lies there; bit 1: some rare one.
    #[default]
    Dots,
    /// n across, and in each column, from the top, as many of its values as there are rows: one byte
    /// a cell, row by row.
    Strip,
}

/// Values up to this are looked up and not reckoned: a division for each heap would be most of the
/// work.
const MAX_SMALL: u32 = 0xffff;

/// While values still come, a picture looks at about so many of them, evenly spread, and at all rare
/// heaps: a long run is not to be spent on pictures of its beginning.
const MAX_EXAMINED: u64 = 2_000_000;
/// The maximum number of rare heaps of such a picture.
const MAX_RARES: usize = 200_000;

/// Which part of the sequence is to be drawn, and how large.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Window {
    /// How.
    pub plot: Plot,
    /// The first heap.
    pub from: u32,
    /// The last heap.
    pub to: u32,
    /// Columns.
    pub width: u32,
    /// Rows.
    pub height: u32,
}

/// A picture of a window.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Picture {
    /// Of what.
    pub window: Window,
    /// The value of the uppermost row; 0 is that of the lowest.
    pub top: u32,
    /// How many values were known.
    pub known: u64,
    /// The cells; see [`Plot`].
    pub cells: Vec<u8>,
}

/// A picture that is being drawn.
#[derive(Clone, Debug)]
pub(super) struct Drawing {
    picture: Picture,
    next: u64,
    /// From one heap that is examined to the next.
    stride: u64,
    column: u64,
    /// How each of the small values is drawn at an even heap and at an odd one.
    dots: Vec<[Dot; 2]>,
}

/// A value as it is drawn: the first cell of its row, and the bit that is set.
#[derive(Clone, Copy, Debug)]
struct Dot {
    row: u64,
    bit: u8,
}

/// How a value is drawn at a heap.
fn dot(values: &Exploration, picture: &Picture, value: u32, n: u64) -> Dot {
    let Window { width, height, .. } = picture.window;
    let common = match (values.mask(), u16::try_from(value)) {
        (Some((mask, _)), Ok(value)) => n == 0 || mask.is_common(value, n),
        _ => true,
    };
    let top = u64::from(picture.top.max(1));
    let row = u64::from(value).min(top) * (u64::from(height) - 1) / top;
    Dot { row: row * u64::from(width), bit: if common { 1 } else { 2 } }
}

impl Drawing {
    pub(super) fn new(mut window: Window, values: &Exploration) -> Self {
        window.to = window.to.max(window.from);
        window.width = window.width.clamp(1, MAX_SIDE);
        window.height = window.height.clamp(1, MAX_SIDE);
        let cells = window.width as usize * window.height as usize;
        let cells = match window.plot {
            Plot::Dots => vec![0; cells.div_ceil(4)],
            Plot::Strip => vec![STRIP_NONE; cells],
        };
        let top = values.largest().map_or(0, |(value, _)| value);
        let picture = Picture { window, top, known: values.known(), cells };
        let small = match window.plot {
            Plot::Dots => top.min(MAX_SMALL),
            Plot::Strip => 0,
        };
        // Any even heap but 0, and any odd one.
        let dots = (0..=small).map(|value| [2, 1].map(|n| dot(values, &picture, value, n)));
        let span = u64::from(window.to).min(picture.known).saturating_sub(window.from.into());
        // Odd, so that even and odd heaps are both seen.
        let stride = if values.is_done() { 1 } else { (span / MAX_EXAMINED) | 1 };
        Self { dots: dots.collect(), picture, next: window.from.into(), stride, column: 0 }
    }

    /// Draws for some units; the picture, once it is done.
    pub(super) fn step(&mut self, values: &Exploration, units: u64) -> Option<Picture> {
        let done = match self.picture.window.plot {
            Plot::Dots => self.dots(values, units),
            Plot::Strip => {
                self.strip(values);
                true
            }
        };
        done.then(|| {
            let empty = Picture { cells: Vec::new(), ..self.picture };
            std::mem::replace(&mut self.picture, empty)
        })
    }

    fn dots(&mut self, values: &Exploration, units: u64) -> bool {
        let Window { from, to, width, .. } = self.picture.window;
        let (from, span) = (u64::from(from), u64::from(to - from).max(1));
        let across = u64::from(width) - 1;
        let end = (u64::from(to) + 1).min(self.picture.known);
        let until = end.min(self.next + units.max(1).saturating_mul(self.stride));
        // The first heap of the next column.
        let border = |column: u64| from + ((column + 1) * span).div_ceil(across.max(1));
        let mut next_border = border(self.column);
        while self.next < until {
            let n = self.next;
            while n >= next_border && self.column < across {
                self.column += 1;
                next_border = border(self.column);
            }
            let Some(value) = values.value(n) else { return true };
            let Dot { row, bit } = match self.dots.get(value as usize) {
                Some(dots) if n > 0 => dots[(n % 2) as usize],
                _ => dot(values, &self.picture, value, n),
            };
            self.set(row + self.column, bit);
            self.next += self.stride;
        }
        let done = self.next >= end;
        if done && self.stride > 1 {
            self.rares(values);
        }
        done
    }

    /// Draws the rare heaps of the window that were passed over.
    fn rares(&mut self, values: &Exploration) {
        let Window { from, to, width, .. } = self.picture.window;
        let (across, span) = (u64::from(width) - 1, u64::from(to - from).max(1));
        let rare = values.mask().map(|(_, rare)| rare).unwrap_or_default();
        for &heap in rare.iter().filter(|&&heap| (from..=to).contains(&heap)).take(MAX_RARES) {
            let Some(value) = values.value(heap.into()) else { break };
            let Dot { row, bit } = dot(values, &self.picture, value, heap.into());
            self.set(row + u64::from(heap - from) * across / span, bit);
        }
    }

    fn set(&mut self, cell: u64, bit: u8) {
        // No larger than the cells are many.
        let (byte, shift) = ((cell / 4) as usize, cell % 4 * 2);
        if let Some(byte) = self.picture.cells.get_mut(byte) {
            *byte |= bit << shift;
        }
    }

    fn strip(&mut self, values: &Exploration) {
        let Window { from, to, width, height, .. } = self.picture.window;
        let count = u64::from(to - from) + 1;
        let (width, height) = (u64::from(width), u64::from(height));
        let rows = self.picture.cells.chunks_mut(usize::try_from(width).unwrap_or(1));
        for (row, cells) in (0..).zip(rows) {
            for (column, cell) in (0..).zip(cells) {
                let (start, end) = (column * count / width, (column + 1) * count / width);
                let n = u64::from(from) + start + end.saturating_sub(start) * row / height;
                if let Some(value) = values.value(n) {
                    *cell = u8::try_from(value % u32::from(STRIP_NONE)).unwrap_or(STRIP_NONE);
                }
            }
        }
    }
}
