//! Supposing a quotient from outcomes, and finding out where it is wrong.

use super::super::reduction::Reduction;
use super::bits::Bits;
use super::certificate::Certificate;
use super::model::Model;
use super::monoid::{Class, IDENTITY, Monoid};
use super::oracle::Oracle;
use super::sum::Sum;
use std::collections::HashMap;

/// The maximum number of classes of a quotient.
pub(super) const MAX_CLASSES: usize = 1000;

/// Why there is no result.
#[derive(Clone, Debug)]
pub(super) enum Halt {
    /// Outcomes are wanted of the oracle.
    Wanted,
    /// Two sums that were taken for one class have different outcomes with this sum added.
    Test(Sum),
    /// There are too many classes.
    TooLarge,
}

/// What a step of learning works with.
pub(super) struct Learner<'a> {
    pub(super) reduction: &'a Reduction,
    /// The quotient proved for smaller heaps.
    pub(super) proved: &'a Model,
    pub(super) oracle: &'a mut Oracle,
    /// Sums that tell classes apart; the first is empty.
    pub(super) tests: &'a [Sum],
    /// The size that is \*1.
    pub(super) one: u16,
}

/// Classes told apart by the tests, as far as they have been reached from the empty sum.
#[derive(Default)]
struct Reached {
    words: Vec<Sum>,
    rows: Vec<Bits>,
    by_row: HashMap<Bits, Class>,
    /// Heaps of which every class has a sum.
    generators: Vec<u16>,
    /// By class, then by generator: the class with the generator added.
    next: Vec<Vec<Option<Class>>>,
}

impl Learner<'_> {
    /// Sums with the same outcomes under all tests are taken for one class. The model for heaps up
    /// to the largest of the reduction that follows from it, not yet checked.
    pub(super) fn suppose(&mut self) -> Result<Model, Halt> {
        let heaps = self.heaps();
        let rows: Vec<Option<Bits>> =
            heaps.iter().map(|&heap| self.row(&Sum::of(&[heap], self.one))).collect();
        let rows = rows.into_iter().collect::<Option<Vec<Bits>>>().ok_or(Halt::Wanted)?;
        let mut reached = Reached::default();
        let empty = self.row(&Sum::default()).ok_or(Halt::Wanted)?;
        reached.add(Sum::default(), empty)?;
        for (&heap, row) in heaps.iter().zip(&rows) {
            if !reached.by_row.contains_key(row) {
                reached.generators.push(heap);
                self.close(&mut reached)?;
            }
        }
        self.check_order(&reached)?;
        Ok(self.model(reached, &heaps, &rows))
    }

    /// The heaps that stand for themselves, and \*1.
    fn heaps(&self) -> Vec<u16> {
        let one = Some(self.one).filter(|&one| one > 0);
        one.into_iter().chain(self.reduction.representatives().iter().copied()).collect()
    }

    /// With which tests a sum is lost.
    fn row(&mut self, sum: &Sum) -> Option<Bits> {
        let mut row = Bits::new(self.tests.len());
        let mut known = true;
        for (place, test) in self.tests.iter().enumerate() {
            match self.oracle.loses(self.proved, &sum.plus(test)) {
                Some(true) => row.insert(place),
                Some(false) => {}
                None => known = false,
            }
        }
        known.then_some(row)
    }

    /// Adds generators to classes until nothing new comes.
    fn close(&mut self, reached: &mut Reached) -> Result<(), Halt> {
        let mut known = true;
        let mut class = 0;
        while let Some(word) = reached.words.get(class).cloned() {
            for (place, heap) in reached.generators.clone().into_iter().enumerate() {
                if reached.step(class, place).is_some() {
                    continue;
                }
                let sum = word.with(heap, self.one);
                let Some(row) = self.row(&sum) else {
                    known = false;
                    continue;
                };
                let next = match reached.by_row.get(&row) {
                    Some(&next) => next,
                    None => reached.add(sum, row)?,
                };
                reached.set_step(class, place, next);
            }
            class += 1;
        }
        if known { Ok(()) } else { Err(Halt::Wanted) }
    }

    /// Two generators can be added in either order; where that leads to two classes, one of the
    /// steps was wrong.
    fn check_order(&mut self, reached: &Reached) -> Result<(), Halt> {
        let count = reached.generators.len();
        for (class, word) in reached.words.iter().enumerate() {
            for (g, h) in (0..count).flat_map(|g| (0..g).map(move |h| (g, h))) {
                let ways = [(g, h), (h, g)].map(|(first, then)| {
                    let middle = usize::from(reached.step(class, first)?);
                    Some((middle, usize::from(reached.step(middle, then)?)))
                });
                let [Some((by_g, one)), Some((_, other))] = ways else { continue };
                if one != other {
                    let heaps = [g, h].map(|place| reached.generators[place]);
                    return Err(self.split_order(reached, word, heaps, by_g, [one, other]));
                }
            }
        }
        Ok(())
    }

    /// The test that shows which of the two steps was wrong.
    fn split_order(
        &mut self,
        reached: &Reached,
        word: &Sum,
        [g, h]: [u16; 2],
        by_g: usize,
        [one, other]: [usize; 2],
    ) -> Halt {
        let differs =
            |&place: &usize| reached.rows[one].has(place) != reached.rows[other].has(place);
        let Some(place) = (0..self.tests.len()).find(differs) else {
            return Halt::TooLarge;
        };
        let test = self.tests[place].clone();
        let both = word.with(g, self.one).with(h, self.one).plus(&test);
        let by_g = reached.words[by_g].with(h, self.one).plus(&test);
        let (Some(both), Some(by_g)) =
            (self.oracle.loses(self.proved, &both), self.oracle.loses(self.proved, &by_g))
        else {
            return Halt::Wanted;
        };
        Halt::Test(test.with(if both == by_g { g } else { h }, self.one))
    }

    fn model(&self, reached: Reached, heaps: &[u16], rows: &[Bits]) -> Model {
        let order = reached.words.len();
        let lost = Bits::of(order, |class| reached.rows[class].has(0));
        let place = |heap: &u16| reached.generators.iter().position(|other| other == heap);
        let mut products = Vec::with_capacity(order * order);
        for class in 0..order {
            for word in &reached.words {
                let steps = word.list(self.one).into_iter().filter_map(|heap| place(&heap));
                let class = Class::try_from(class).unwrap_or(IDENTITY);
                products.push(steps.fold(class, |class, step| {
                    reached.step(class.into(), step).unwrap_or(IDENTITY)
                }));
            }
        }
        let monoid = Monoid::new(order, products, lost);
        let class_of = |row: &Bits| reached.by_row.get(row).copied().unwrap_or(IDENTITY);
        let of_heap: HashMap<u16, Class> =
            heaps.iter().copied().zip(rows.iter().map(class_of)).collect();
        let class = |heap: u16| of_heap.get(&heap).copied().unwrap_or(IDENTITY);
        let classes = (0..self.reduction.len()).map(|size| {
            let equal = self.reduction.equal(u32::try_from(size).unwrap_or(0));
            let one = if equal.one { class(self.one) } else { IDENTITY };
            monoid.times(class(equal.heaps[0]), one)
        });
        let classes = classes.collect();
        let certificate = Certificate::new(&monoid);
        Model { monoid, classes, words: reached.words, one: self.one, certificate }
    }

    /// Of sums of which one has an outcome that the model has not, the first that has.
    pub(super) fn wrong(&mut self, model: &Model, sums: &[Sum]) -> Result<Sum, Halt> {
        for sum in sums {
            let truly = self.oracle.loses(self.proved, sum).ok_or(Halt::Wanted)?;
            if model.loses(&sum.heaps, sum.one) != Some(truly) {
                return Ok(sum.clone());
            }
        }
        Err(Halt::TooLarge)
    }

    /// The test that a sum shows whose outcome is not that of the model: its heaps are put one by
    /// one into the sum that stands for the class so far, until the outcome changes.
    pub(super) fn split(&mut self, model: &Model, wrong: &Sum) -> Halt {
        self.find_split(model, wrong).map_or_else(|halt| halt, Halt::Test)
    }

    fn find_split(&mut self, model: &Model, wrong: &Sum) -> Result<Sum, Halt> {
        let one = self.one;
        let mut loses = |sum: &Sum| self.oracle.loses(self.proved, sum).ok_or(Halt::Wanted);
        let word = |class: Class| model.words.get(usize::from(class)).cloned().unwrap_or_default();
        let truly = loses(wrong)?;
        let mut class = IDENTITY;
        let mut rest = wrong.list(one);
        while let Some(heap) = rest.pop() {
            let mut letters = word(model.class(heap.into()).unwrap_or(IDENTITY)).list(one);
            let beside = word(class).plus(&Sum::of(&rest, one));
            if loses(&beside.plus(&Sum::of(&letters, one)))? != truly {
                return Ok(beside);
            }
            while let Some(letter) = letters.pop() {
                let letter_class = model.class(letter.into()).unwrap_or(IDENTITY);
                class = model.monoid.times(class, letter_class);
                let beside = Sum::of(&rest, one).plus(&Sum::of(&letters, one));
                if loses(&beside.plus(&word(class)))? != truly {
                    return Ok(beside);
                }
            }
        }
        Err(Halt::TooLarge)
    }
}

impl Reached {
    fn add(&mut self, word: Sum, row: Bits) -> Result<Class, Halt> {
        if self.words.len() >= MAX_CLASSES {
            return Err(Halt::TooLarge);
        }
        let class = Class::try_from(self.words.len()).map_err(|_| Halt::TooLarge)?;
        self.words.push(word);
        self.by_row.insert(row.clone(), class);
        self.rows.push(row);
        self.next.push(Vec::new());
        Ok(class)
    }

    fn step(&self, class: usize, generator: usize) -> Option<Class> {
        *self.next.get(class)?.get(generator)?
    }

    fn set_step(&mut self, class: usize, generator: usize, to: Class) {
        if let Some(steps) = self.next.get_mut(class) {
            if steps.len() <= generator {
                steps.resize(generator + 1, None);
            }
            steps[generator] = Some(to);
        }
    }
}
