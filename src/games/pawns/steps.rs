//! Custom steps: where a piece may go, whatever is in between.
//!
//! A step is so many rows down and so many columns to the right, either of them less than 0 for up or left.
//! Together they are more than 0, so that less is to go after each: this is what ends play.
//!
//! In a link they follow the rules, with `_` before each: `8x8_-1.2_2.1`.

use super::bounds::MAX_SIDE;
use crate::core::Message;
use crate::games::At;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The maximum number of custom steps.
pub const MAX_STEPS: usize = 8;
/// The farthest that a step goes.
const FARTHEST: u32 = MAX_SIDE - 1;

/// A step: rows down and columns to the right.
pub type Step = (i32, i32);

/// None, or up to [`MAX_STEPS`] steps, each once, in increasing order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<Step>", into = "Vec<Step>")]
pub struct Steps {
    count: usize,
    /// (0, 0) past the end.
    steps: [(i8, i8); MAX_STEPS],
}

impl Steps {
    /// These steps, in whatever order. The error is about the first that is none, or that is too many.
    pub fn new(mut steps: Vec<Step>) -> Result<Self, Message> {
        for &step in &steps {
            check(step)?;
        }
        steps.sort_unstable();
        steps.dedup();
        if steps.len() > MAX_STEPS {
            return Err(too_many(steps.len()));
        }
        let mut own = Self { count: steps.len(), ..Self::default() };
        for (slot, (rows, columns)) in own.steps.iter_mut().zip(steps) {
            // `check` has seen that both are small.
            *slot = (i8::try_from(rows).unwrap_or(0), i8::try_from(columns).unwrap_or(0));
        }
        Ok(own)
    }

    /// Reads steps as written in links, `2.1_-1.2`, or as people write them: `(2,1), (−1,2)`.
    pub fn read(text: &str) -> Result<Self, At<Message>> {
        let whole = |error| At { start: 0, end: text.len(), error };
        let mut steps = Vec::new();
        let mut begun = None;
        for (start, part) in words(text) {
            let number = number(part).ok_or_else(|| unreadable(text, start, part))?;
            let Some((from, rows)) = begun.take() else {
                begun = Some((start, number));
                continue;
            };
            let (step, end) = ((rows, number), start + part.len());
            check(step).map_err(|error| At { start: from, end, error })?;
            if !steps.contains(&step) && steps.len() == MAX_STEPS {
                let count = words(text).count() / 2;
                return Err(At { start: from, end: text.len(), error: too_many(count) });
            }
            steps.push(step);
        }
        if let Some((start, _)) = begun {
            return Err(unreadable(text, start, text.get(start..).unwrap_or_default()));
        }
        if steps.is_empty() {
            return Err(whole(Message::new("pawns-steps-none")));
        }
        Self::new(steps).map_err(whole)
    }

    /// The steps of a text that can be made out, as many as there may be; one that goes too far for every
    /// grid goes as far as it can on one of so many rows and columns. None where nothing of them would fit
    /// on it.
    pub(super) fn nearest(text: &str, rows: u32, columns: u32) -> Self {
        let within = |number: i32, side: u32| {
            let far =
                if number.unsigned_abs() > FARTHEST { side.saturating_sub(1) } else { FARTHEST };
            let far = i32::try_from(far).unwrap_or(0);
            number.clamp(-far, far)
        };
        let mut steps: Vec<Step> = Vec::new();
        for pair in text.split('_') {
            let mut numbers = words(pair).map(|(_, part)| number(part));
            while let (Some(down), Some(right)) = (numbers.next(), numbers.next()) {
                let (Some(down), Some(right)) = (down, right) else { continue };
                let step = (within(down, rows), within(right, columns));
                if steps.len() < MAX_STEPS && check(step).is_ok() && !steps.contains(&step) {
                    steps.push(step);
                }
            }
        }
        Self::new(steps).and_then(|own| own.fitting(rows, columns)).unwrap_or_default()
    }

    /// The steps.
    pub fn iter(&self) -> impl Iterator<Item = Step> + use<> {
        let (steps, count) = (self.steps, self.count);
        steps.into_iter().take(count).map(|(rows, columns)| (rows.into(), columns.into()))
    }

    /// These steps, where one of them, or there is none, fits on a grid.
    pub fn fitting(self, rows: u32, columns: u32) -> Result<Self, Message> {
        let fits =
            |(down, right): Step| down.unsigned_abs() < rows && right.unsigned_abs() < columns;
        if self.is_empty() || self.iter().any(fits) {
            return Ok(self);
        }
        let message = Message::new("pawns-steps-useless").with("rows", rows);
        Err(message.with("columns", columns))
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }
}

/// Whether a step brings a piece nearer, and not past every grid.
fn check((rows, columns): Step) -> Result<(), Message> {
    let about = |id| Message::new(id).with("step", pair((rows, columns)));
    if rows.unsigned_abs().max(columns.unsigned_abs()) > FARTHEST {
        return Err(about("pawns-steps-far").with("most", FARTHEST));
    }
    if rows + columns > 0 { Ok(()) } else { Err(about("pawns-steps-back")) }
}

fn too_many(count: usize) -> Message {
    Message::new("pawns-steps-many").with("count", count).with("most", MAX_STEPS)
}

fn unreadable(text: &str, start: usize, part: &str) -> At<Message> {
    let end = (start + part.len()).min(text.len());
    At { start, end, error: Message::new("pawns-steps-unreadable").quoting("found", part) }
}

/// What is between the signs that people write between numbers, with where it starts.
fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let between = |c: char| c.is_whitespace() || "_.,;:()[]+".contains(c);
    let mut at = 0;
    std::iter::from_fn(move || {
        let rest = text.get(at..)?;
        let start = at + rest.find(|c| !between(c))?;
        let rest = text.get(start..)?;
        let part = rest.get(..rest.find(between).unwrap_or(rest.len()))?;
        at = start + part.len();
        Some((start, part))
    })
}

/// A whole number, less than 0 or not; what is past all limits is very large.
fn number(text: &str) -> Option<i32> {
    let (sign, digits) = match text.strip_prefix(['-', '−', '–']) {
        Some(digits) => (-1, digits),
        None => (1, text),
    };
    let plain = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    plain.then(|| sign * digits.parse().unwrap_or(1_000_000_i32).min(1_000_000))
}

/// As it is said: `(2, −1)`.
pub fn pair((rows, columns): Step) -> String {
    let signed = |number: i32| match number {
        0.. => number.to_string(),
        _ => format!("−{}", -number),
    };
    format!("({}, {})", signed(rows), signed(columns))
}

/// As written in links: `-1.2_2.1`.
impl fmt::Display for Steps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let steps: Vec<String> =
            self.iter().map(|(rows, columns)| format!("{rows}.{columns}")).collect();
        f.write_str(&steps.join("_"))
    }
}

impl From<Steps> for Vec<Step> {
    fn from(steps: Steps) -> Self {
        steps.iter().collect()
    }
}

impl TryFrom<Vec<Step>> for Steps {
    type Error = &'static str;

    fn try_from(steps: Vec<Step>) -> Result<Self, &'static str> {
        Self::new(steps).map_err(|_| "not steps towards the corner")
    }
}
