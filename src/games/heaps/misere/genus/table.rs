//! The canonical forms of sums of heaps, by a table over multisets.

use super::forms::{Form, Forms, ZERO};
use std::collections::HashMap;

/// A sum of heaps: the sizes of those that stand for themselves, from large to small, \*1 at most
/// once.
pub(super) type Sum = Box<[u16]>;

/// The forms of all sums that have come up, and for each heap a sum that is equal to it.
#[derive(Clone, Debug)]
pub(super) struct Table {
    forms: Forms,
    known: HashMap<Sum, Form>,
    /// For each form the first sum that was found to have it.
    names: Vec<Sum>,
    heaps: Vec<Heap>,
    /// The heap that is \*1; 0 until one is found. \*1 + \*1 = 0.
    one: u16,
    /// The sums whose options are being examined; each but the first is an option of the last.
    stack: Vec<Frame>,
    spare: Vec<u16>,
}

/// What is known of a heap size.
#[derive(Clone, Debug)]
struct Heap {
    form: Form,
    /// Itself, or the first sum found with the same form.
    equal: Sum,
    /// Whether it stands for itself; its options are then those of its form.
    is_itself: bool,
}

#[derive(Clone, Debug)]
struct Frame {
    sum: Sum,
    /// The place of the heap that is moved in, and which of its options is next.
    place: usize,
    option: usize,
    forms: Vec<Form>,
}

/// How a call ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Found {
    /// The form.
    Form(Form),
    /// There is more to do.
    Running,
    /// There are too many sums or options.
    Exhausted,
}

/// The maximum number of sums in the table, and the maximum number of options of all forms: some 150 MB together.
const MAX_SUMS: usize = 1_000_000;
const MAX_OPTIONS: u64 = 10_000_000;

/// Units for each look at an option, and for each option of a form that is made.
const UNITS_PER_LOOK: u64 = 30;
const UNITS_PER_OPTION: u64 = 30;

impl Table {
    /// Nothing but the empty heap.
    pub(super) fn new() -> Self {
        Self {
            forms: Forms::new(),
            known: HashMap::from([(Sum::default(), ZERO)]),
            names: vec![Sum::default()],
            heaps: vec![Heap { form: ZERO, equal: Sum::default(), is_itself: false }],
            one: 0,
            stack: Vec::new(),
            spare: Vec::new(),
        }
    }

    /// The forms.
    pub(super) fn forms(&self) -> &Forms {
        &self.forms
    }

    /// How many sums are in the table.
    pub(super) fn len(&self) -> usize {
        self.known.len()
    }

    /// How many heap sizes are known, from 0.
    pub(super) fn heaps(&self) -> usize {
        self.heaps.len()
    }

    /// The form of a heap.
    pub(super) fn heap(&self, size: usize) -> Option<Form> {
        self.heaps.get(size).map(|heap| heap.form)
    }

    /// Adds the next heap size, whose options have these forms.
    pub(super) fn add_heap(&mut self, options: Vec<Form>) {
        let size = u16::try_from(self.heaps.len()).unwrap_or(u16::MAX);
        let count = self.forms.len();
        let form = self.forms.form(options);
        let is_new = self.forms.len() > count;
        let heap = if is_new {
            let equal: Sum = Box::new([size]);
            self.names.push(equal.clone());
            self.known.insert(equal.clone(), form);
            if self.one == 0 && self.forms.options(form) == [ZERO] {
                self.one = size;
            }
            Heap { form, equal, is_itself: true }
        } else {
            Heap { form, equal: self.name(form), is_itself: false }
        };
        self.heaps.push(heap);
    }

    fn name(&self, form: Form) -> Sum {
        self.names.get(form as usize).cloned().unwrap_or_default()
    }

    /// The sum of two heaps.
    pub(super) fn sum(&self, left: u32, right: u32) -> Sum {
        let heap = |size: u32| self.heaps.get(size as usize).map_or(&[][..], |heap| &heap.equal);
        let mut sum = Vec::new();
        add(heap(left), heap(right), self.one, &mut sum);
        sum.into()
    }

    /// Finds the form of a sum. Where that takes longer, call again with the same sum.
    ///
    /// It ends, as every option of a heap is a sum of smaller heaps.
    pub(super) fn find(&mut self, sum: &Sum, units: &mut u64) -> Found {
        if self.is_full() {
            return Found::Exhausted;
        }
        if self.stack.is_empty() {
            if let Some(&form) = self.known.get(sum) {
                *units = units.saturating_sub(UNITS_PER_LOOK);
                return Found::Form(form);
            }
            self.push(sum.clone());
        }
        while *units > 0 {
            if self.is_full() {
                return Found::Exhausted;
            }
            if let Some(option) = self.look(units) {
                self.push(option);
            } else if let Some(form) = self.close(units) {
                return Found::Form(form);
            }
        }
        Found::Running
    }

    fn is_full(&self) -> bool {
        self.known.len() >= MAX_SUMS || self.forms.listed() >= MAX_OPTIONS
    }

    fn push(&mut self, sum: Sum) {
        self.stack.push(Frame { sum, place: 0, option: 0, forms: Vec::new() });
    }

    /// Looks at options of the last sum until one is not known, which is given.
    fn look(&mut self, units: &mut u64) -> Option<Sum> {
        let frame = self.stack.last_mut()?;
        while let Some(&heap) = frame.sum.get(frame.place) {
            let form = self.heaps.get(usize::from(heap)).filter(|heap| heap.is_itself);
            let options = form.map_or(&[][..], |heap| self.forms.options(heap.form));
            let option = options.get(frame.option).and_then(|&form| self.names.get(form as usize));
            let Some(option) = option else {
                frame.option = 0;
                // Equal heaps have equal options.
                frame.place += frame.sum[frame.place..].iter().take_while(|&&h| h == heap).count();
                continue;
            };
            *units = units.saturating_sub(UNITS_PER_LOOK);
            frame.option += 1;
            replace(&frame.sum, frame.place, option, self.one, &mut self.spare);
            match self.known.get(&self.spare[..]) {
                Some(&form) => frame.forms.push(form),
                None => return Some(self.spare.as_slice().into()),
            }
        }
        None
    }

    /// Finds the form of the last sum, all of whose options are known, and takes it off. The form
    /// where it was the first.
    fn close(&mut self, units: &mut u64) -> Option<Form> {
        let frame = self.stack.pop()?;
        *units = units.saturating_sub(UNITS_PER_OPTION * frame.forms.len() as u64);
        let form = self.forms.form(frame.forms);
        if self.names.len() < self.forms.len() {
            self.names.push(frame.sum.clone());
        }
        self.known.insert(frame.sum, form);
        match self.stack.last_mut() {
            Some(below) => {
                below.forms.push(form);
                None
            }
            None => Some(form),
        }
    }
}

/// Writes the sum of two sums to `out`.
fn add(a: &[u16], b: &[u16], one: u16, out: &mut Vec<u16>) {
    out.clear();
    out.extend_from_slice(a);
    out.extend_from_slice(b);
    order(one, out);
}

/// Writes to `out` the sum with `option` in the place of one heap.
fn replace(sum: &[u16], place: usize, option: &[u16], one: u16, out: &mut Vec<u16>) {
    out.clear();
    out.extend_from_slice(sum);
    out.swap_remove(place);
    out.extend_from_slice(option);
    order(one, out);
}

/// From large to small, without \*1 + \*1.
fn order(one: u16, sum: &mut Vec<u16>) {
    sum.sort_unstable_by(|a, b| b.cmp(a));
    if let Some(first) = sum.iter().position(|&heap| heap == one)
        && sum.get(first + 1) == Some(&one)
    {
        sum.drain(first..first + 2);
    }
}
