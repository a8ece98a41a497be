//! The losing shapes of a whole bar: the player who bites the last square, the poisoned one, loses.

use super::inner::Inner;
use super::letters::{Letters, MAX_ENDING, binomial};
use super::lists::Lists;
use super::marks::Marks;
use super::reach::{Across, each_across, each_inside};
use super::shape::Shape;
use crate::{Job, Progress, Refusal, Status};
use std::rc::Rc;

/// The maximum number of letters of a prefix: their places alone would take 2 GB.
const MAX_PREFIX: u32 = 28;

/// Which shapes within a bar are lost for the player to move. A shape is looked up in well under a
/// microsecond on average.
#[derive(Clone, Debug)]
pub struct LostTable {
    rows: u8,
    columns: u8,
    letters: Letters,
    lists: Lists,
}

impl LostTable {
    /// Whether the player to move loses; `None` where the shape does not lie within the bar. The
    /// empty shape is won: the opponent has just eaten the poison.
    pub fn is_lost(&self, shape: &Shape) -> Option<bool> {
        if shape.height() > self.rows || shape.width() > self.columns {
            return None;
        }
        let word = shape.word(self.rows, self.columns);
        let prefix = u32::try_from(word >> self.letters.len).ok()?;
        let ending = word & ((1 << self.letters.len) - 1);
        let rank = self.letters.rank(u32::try_from(ending).ok()?);
        Some(self.lists.get(prefix).contains(&rank))
    }

    /// The rows of the bar.
    pub fn rows(&self) -> u8 {
        self.rows
    }

    /// The columns of the bar.
    pub fn columns(&self) -> u8 {
        self.columns
    }

    /// How many lost shapes there are.
    pub fn count(&self) -> u64 {
        self.lists.numbers()
    }

    /// The bytes that the table holds, but for some hundred kilobytes.
    pub fn bytes(&self) -> u64 {
        self.lists.bytes()
    }
}

/// The bytes that the table of a bar may take, reckoned so that it is never less than it does take.
///
/// How many shapes are lost is not known beforehand. In all bars that were computed the shapes are
/// at least n·m / 4 times as many as the lost ones (8 × 10: 44, 14 × 14: 156).
pub fn lost_bytes(rows: u8, columns: u8) -> u64 {
    let Some(bar) = Shape::rectangle(rows, columns) else { return 0 };
    let letters = u32::from(rows) + u32::from(columns);
    let ending = ending_letters(letters);
    let lost = bar.count_within() / (u64::from(bar.squares()) / 4).max(1);
    let places = 8_u64 << (letters - ending);
    // A megabyte for the last piece, and the tables of endings.
    2 * lost + places + (1 << 20) + (120 << ending)
}

/// How many of the letters are the ending's: half of them in small bars, whose tables of endings
/// would cost more than they save.
fn ending_letters(letters: u32) -> u32 {
    letters.div_ceil(2).clamp(1, MAX_ENDING)
}

/// The job that finds a [`LostTable`]. It reports once, at its end.
///
/// A word is split into a prefix and an ending. Prefixes are gone through in their order, so that
/// whatever a bite leaves is known before. For each, a mark is set on the endings that are won
/// because a bite changes the prefix: they come from the lists of the prefixes it can be left for.
/// The endings without a mark are then gone through by rank. Each is lost, and marks those from
/// which a bite inside the ending leads to it. So all work is done from lost shapes, which are rare.
#[derive(Debug)]
pub struct LostJob {
    table: LostTable,
    inner: Inner,
    marks: Marks,
    /// The lost ranks of the prefix in hand, how many ones each begins with, and the same sorted.
    found: Vec<u16>,
    leads: Vec<u8>,
    sorted: Vec<u16>,
    prefix: u32,
    resolved: u64,
    total: u64,
    stopped: Option<Refusal>,
    reported: bool,
}

impl LostJob {
    /// Refuses a bar whose table may take more than `most` bytes.
    pub fn new(rows: u8, columns: u8, most: u64) -> Result<Self, Refusal> {
        let bytes = lost_bytes(rows, columns);
        let count = u32::from(rows) + u32::from(columns);
        let ending = ending_letters(count);
        let fits = bytes <= most && count - ending <= MAX_PREFIX;
        let bar = Shape::rectangle(rows, columns).filter(|_| fits);
        let total = bar.ok_or(Refusal::Memory { bytes })?.count_within();
        let letters = Letters::new(ending);
        let lists = Lists::new(1 << (count - letters.len))?;
        let inner = Inner::new(&letters);
        Ok(Self {
            table: LostTable { rows, columns, letters, lists },
            inner,
            marks: Marks::new(),
            found: Vec::new(),
            leads: Vec::new(),
            sorted: Vec::new(),
            prefix: 0,
            resolved: 0,
            total,
            stopped: None,
            reported: false,
        })
    }

    /// Why the table could not be finished, where memory ran out on the way.
    pub fn stopped(&self) -> Option<Refusal> {
        self.stopped
    }

    fn is_done(&self) -> bool {
        self.resolved >= self.total || self.stopped.is_some()
    }

    /// The next prefix; gives what it cost.
    fn next(&mut self) -> u64 {
        let prefix = self.prefix;
        self.prefix += 1;
        let Some(ones) = u32::from(self.table.rows).checked_sub(prefix.count_ones()) else {
            return 1;
        };
        let len = self.table.letters.class(ones).len();
        if len == 0 {
            return 1;
        }
        self.marks.clear(len);
        if self.resolved == 0 {
            // The first word of all is the empty shape, which is not lost.
            self.marks.set(0);
        }
        let read = self.mark_inside(prefix) + self.mark_across(prefix, ones);
        self.resolve(ones, len);
        self.sort();
        self.stopped = self.table.lists.put(prefix, &self.sorted).err();
        self.resolved += len as u64;
        read + (len as u64) / 32 + 8 * self.found.len() as u64
    }

    fn mark_inside(&mut self, prefix: u32) -> u64 {
        let (marks, lists) = (&mut self.marks, &self.table.lists);
        let mut read = 0;
        each_inside(prefix, |left| {
            let list = lists.get(left);
            marks.set_all(list);
            read += list.len() as u64 + 8;
        });
        read
    }

    /// What a bite leaves across the border is `0…01…1` and a rest at the beginning of the ending,
    /// where zeros come first only if the prefix has no one left. It can be left from all
    /// arrangements of these letters, with as many more zeros as the prefix lost ones.
    fn mark_across(&mut self, prefix: u32, ones: u32) -> u64 {
        let (marks, lists, letters) = (&mut self.marks, &self.table.lists, &self.table.letters);
        let mut read = 0;
        each_across(prefix, |Across { prefix, lost, all }| {
            let class = letters.class(ones + lost);
            for &rank in lists.get(prefix).iter().rev() {
                let word = class.get(usize::from(rank)).map_or(0, |&word| word.into());
                let (zeros, run) = letters.lead(word);
                read += 1;
                // From the end: those that begin with many ones, with fewer, with zeros.
                if zeros > 0 && !all {
                    break;
                }
                if run < lost {
                    if zeros == 0 && !all {
                        break;
                    }
                    continue;
                }
                let changed = ((1 << lost) - 1) << (letters.len - zeros - lost);
                let start = letters.rank(word & !changed);
                marks.set_range(start, binomial(zeros + run, zeros + lost));
            }
        });
        read
    }

    fn resolve(&mut self, ones: u32, len: usize) {
        let letters = &self.table.letters;
        let class = letters.class(ones);
        self.found.clear();
        self.leads.clear();
        let mut from = 0;
        while let Some(rank) = self.marks.next_free(from, len) {
            let word = class.get(usize::from(rank)).map_or(0, |&word| word.into());
            let (zeros, run) = letters.lead(word);
            self.found.push(rank);
            self.leads.push(if zeros == 0 { u8::try_from(run).unwrap_or(0) } else { 0 });
            self.marks.set_range(rank, binomial(zeros + run, run));
            self.marks.set_all(self.inner.ranks(word));
            from = usize::from(rank) + 1;
        }
    }

    /// Sorts what was found by the number of ones it begins with.
    fn sort(&mut self) {
        let mut places = [0_u16; MAX_ENDING as usize + 2];
        for &lead in &self.leads {
            places[usize::from(lead) + 1] += 1;
        }
        for lead in 1..places.len() {
            places[lead] += places[lead - 1];
        }
        self.sorted.clear();
        self.sorted.resize(self.found.len(), 0);
        for (&rank, &lead) in self.found.iter().zip(&self.leads) {
            let place = &mut places[usize::from(lead)];
            if let Some(slot) = self.sorted.get_mut(usize::from(*place)) {
                *slot = rank;
            }
            *place += 1;
        }
    }
}

impl Job for LostJob {
    type Report = Rc<LostTable>;

    fn step(&mut self, units: u64) -> Status {
        let mut left = units.max(1);
        while left > 0 && !self.is_done() {
            left = left.saturating_sub(self.next());
        }
        if self.is_done() { Status::Done } else { Status::Running }
    }

    fn progress(&self) -> Progress {
        Progress { done: self.resolved, total: Some(self.total) }
    }

    fn report(&mut self) -> Option<Rc<LostTable>> {
        if self.reported || self.stopped.is_some() || !self.is_done() {
            return None;
        }
        self.reported = true;
        let empty = LostTable {
            rows: self.table.rows,
            columns: self.table.columns,
            letters: Letters::new(1),
            lists: Lists::new(0).ok()?,
        };
        Some(Rc::new(std::mem::replace(&mut self.table, empty)))
    }
}
