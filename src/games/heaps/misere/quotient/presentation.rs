//! A misère quotient as the literature writes it: generators and relations, the classes that are lost, and
//! the class of each heap.

use super::Quotient;
use super::monoid::{Class, IDENTITY};
use crate::core::commuting::{Rules, Word};
use crate::games::heaps::code::Code;
use crate::games::heaps::ruleset::Ruleset;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// The maximum number of classes of a quotient that is written so: more than that nobody reads.
pub const MAX_PRESENTED: usize = 200;

/// A presentation. Words are least by length, then by the order of the generators.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Presentation {
    /// For each class, its least word; the first is empty. All have as many letters as there are generators.
    pub words: Vec<Word>,
    /// Relations from which all others follow: each makes a word a lesser one, which is least.
    pub relations: Vec<(Word, Word)>,
    /// The classes that are lost for the player to move: the P-portion.
    pub lost: Vec<u16>,
    /// The class of each heap, from 0 on.
    pub images: Vec<u16>,
    /// For each of these heaps, the classes that its options have, ascending.
    pub options: Vec<Vec<u16>>,
}

impl Presentation {
    /// How many generators there are.
    pub fn letters(&self) -> usize {
        self.words.first().map_or(0, Vec::len)
    }

    /// The relations as rules; they are complete.
    pub fn rules(&self) -> Rules {
        Rules { letters: self.letters(), pairs: self.relations.clone() }
    }
}

impl Quotient {
    /// The presentation by the classes of the code's heaps, the smallest heap that is needed first. `None` for more
    /// than [`MAX_PRESENTED`] classes.
    pub fn presentation(&self, code: &Code) -> Option<Presentation> {
        let order = self.order();
        if order > MAX_PRESENTED {
            return None;
        }
        let generators = self.generators();
        let (words, relations) = self.words(&generators);
        let words = words.into_iter().map(Option::unwrap_or_default).collect();
        let classes = || (0..order).filter_map(|class| Class::try_from(class).ok());
        Some(Presentation {
            words,
            relations,
            lost: classes().filter(|&class| self.monoid.is_lost(class)).collect(),
            images: self.classes.clone(),
            options: self.options(&code.into()),
        })
    }

    /// The classes of the options of each heap whose class was found by itself.
    fn options(&self, rules: &Ruleset) -> Vec<Vec<Class>> {
        (0..=self.heaps_to())
            .map(|size| {
                let options = rules.cuts(size).filter_map(|cut| self.class_of(&cut.parts(size)));
                options.collect::<BTreeSet<_>>().into_iter().collect()
            })
            .collect()
    }

    /// Classes of heaps none of which is a product of those before it, and of which all others are.
    fn generators(&self) -> Vec<Class> {
        let mut generators = Vec::new();
        let mut reached = BTreeSet::from([IDENTITY]);
        for &class in &self.classes {
            if reached.contains(&class) {
                continue;
            }
            generators.push(class);
            let mut open: Vec<Class> = reached.iter().copied().collect();
            while let Some(one) = open.pop() {
                for &generator in &generators {
                    let product = self.monoid.times(one, generator);
                    if reached.insert(product) {
                        open.push(product);
                    }
                }
            }
        }
        generators
    }

    /// The least word of each class, and the relations. A word that is not least stays so in every product,
    /// so it is enough to relate those of which each proper part is least.
    fn words(&self, generators: &[Class]) -> (Vec<Option<Word>>, Vec<(Word, Word)>) {
        let mut words: Vec<Option<Word>> = vec![None; self.order()];
        words[usize::from(IDENTITY)] = Some(vec![0; generators.len()]);
        let mut least = BTreeSet::from([vec![0; generators.len()]]);
        let mut relations = Vec::new();
        let mut newest: Vec<(Word, Class)> = vec![(vec![0; generators.len()], IDENTITY)];
        while !newest.is_empty() {
            let mut next = BTreeSet::new();
            for (word, class) in &newest {
                for (place, &generator) in generators.iter().enumerate() {
                    let mut longer = word.clone();
                    longer[place] = longer[place].saturating_add(1);
                    // Earlier generators first: the larger exponent of the first is the lesser word.
                    next.insert((std::cmp::Reverse(longer), self.monoid.times(*class, generator)));
                }
            }
            newest.clear();
            for (std::cmp::Reverse(word), class) in next {
                match &words[usize::from(class)] {
                    None => {
                        words[usize::from(class)] = Some(word.clone());
                        least.insert(word.clone());
                        newest.push((word, class));
                    }
                    Some(lesser) if parts(&word).all(|part| least.contains(&part)) => {
                        relations.push((word, lesser.clone()));
                    }
                    Some(_) => {}
                }
            }
        }
        (words, relations)
    }
}

/// The words that are shorter by one letter.
fn parts(word: &Word) -> impl Iterator<Item = Word> + '_ {
    (0..word.len()).filter(|&place| word[place] > 0).map(|place| {
        let mut part = word.clone();
        part[place] -= 1;
        part
    })
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::super::QuotientJob;
    use super::*;
    use crate::core::commuting::written;
    use crate::core::run_to_end;

    fn quotient(code: &str, to: u32) -> (Quotient, Presentation) {
        let code = Code::read_typed(code).unwrap();
        let quotient: Quotient = run_to_end(&mut QuotientJob::new(&code, to)).remove(0);
        let presentation = quotient.presentation(&code).unwrap();
        (quotient, presentation)
    }

    fn relations(presentation: &Presentation) -> Vec<String> {
        let one = |(a, b): &(Word, Word)| format!("{} = {}", written(a), written(b));
        presentation.relations.iter().map(one).collect()
    }

    /// The tame quotients of Plambeck and Siegel: T₁ for *1, T₂ for *2.
    #[test]
    fn nim_has_the_tame_quotients() {
        let one = quotient("0.3", 6).1;
        assert_eq!(relations(&one), ["a² = 1"]);
        assert_eq!(
            one.lost.iter().map(|&c| written(&one.words[c as usize])).collect::<Vec<_>>(),
            ["a"]
        );
        let two = quotient("0.[3]", 2).1;
        assert_eq!(relations(&two), ["a² = 1", "b³ = b"]);
        let lost: Vec<String> = two.lost.iter().map(|&c| written(&two.words[c as usize])).collect();
        assert_eq!((lost, two.words.len()), (vec!["a".to_owned(), "b²".to_owned()], 6));
    }

    /// Rewriting by the relations alone finds the class of every product.
    #[test]
    fn the_relations_say_all() {
        for (code, to) in [("0.77", 10), ("0.75", 12), ("0.123", 20), ("0.52", 20), ("0.6", 8)] {
            let (quotient, presentation) = quotient(code, to);
            let rules = presentation.rules();
            for (a, one) in (0..).zip(&presentation.words) {
                for (b, other) in (0..).zip(&presentation.words) {
                    let product: Word = one.iter().zip(other).map(|(a, b)| a + b).collect();
                    let class = quotient.times(a, b);
                    let expected = &presentation.words[usize::from(class)];
                    assert_eq!(&rules.reduced(&product), expected, "{code}: {a} {b}");
                }
            }
        }
    }
}
