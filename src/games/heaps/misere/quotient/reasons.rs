//! Why a heap has its class, and why a class is lost or is not.

use super::presentation::Presentation;
use crate::core::Message;
use crate::core::commuting::{product, read_word, reduced, written};

/// The maximum number of classes that are named.
const MAX_NAMED: usize = 20;

impl Presentation {
    /// The word that stands for the class of a word.
    fn least(&self, word: &[u16]) -> Vec<u16> {
        reduced(&self.relations, word)
    }

    /// Whether the class of a word is lost.
    fn is_lost(&self, word: &[u16]) -> bool {
        let word = self.least(word);
        self.lost.iter().any(|&class| self.words.get(usize::from(class)) == Some(&word))
    }

    fn word(&self, class: u16) -> &[u16] {
        self.words.get(usize::from(class)).map_or(&[], Vec::as_slice)
    }

    /// Why a heap has its class, and not the one that somebody found.
    pub fn why_class(&self, heap: usize, found: Option<&str>) -> Vec<Message> {
        let options = self.options.get(heap).map_or(&[][..], Vec::as_slice);
        let right = self.images.get(heap).map_or(&[][..], |&class| self.word(class));
        let about = |id| Message::new(id).with("heap", heap);
        let mut said = vec![if options.is_empty() {
            about("class-no-move")
        } else {
            about("class-options").with("classes", self.named(options)).with("count", options.len())
        }];
        if let Some(found) = found.and_then(|found| read_word(found, self.letters())) {
            said.extend(self.apart(&found, right));
        }
        said
    }

    /// What tells two words apart: added to one it makes a lost class, and not to the other.
    pub fn apart(&self, one: &[u16], other: &[u16]) -> Option<Message> {
        let with = |word: &[u16], test: &[u16]| self.least(&product(word, test));
        let test = self
            .words
            .iter()
            .find(|test| self.is_lost(&with(one, test)) != self.is_lost(&with(other, test)))?;
        let (lost, won) = if self.is_lost(&with(one, test)) { (one, other) } else { (other, one) };
        let said = Message::new("class-apart").with("test", written(test));
        let said = said.with("one", written(lost)).with("lost", written(&with(lost, test)));
        Some(said.with("other", written(won)).with("won", written(&with(won, test))))
    }

    /// Why a relation between two words, given one after the other by the powers of their letters, is false.
    pub fn why_relation(&self, powers: &[i64]) -> Vec<Message> {
        let powers: Vec<u16> =
            powers.iter().filter_map(|&power| u16::try_from(power).ok()).collect();
        let words = powers.split_at_checked(self.letters());
        let words = words.filter(|(one, other)| one.len() == other.len());
        words.and_then(|(one, other)| self.apart(one, other)).into_iter().collect()
    }

    /// Why a class is lost, or is not: by the options of a sum of heaps that has it.
    pub fn why_lost(&self, found: &str) -> Vec<Message> {
        let Some(word) = read_word(found, self.letters()) else { return Vec::new() };
        let word = self.least(&word);
        let class = written(&word);
        let Some(heaps) = self.heaps_of(&word) else { return Vec::new() };
        if heaps.is_empty() {
            return vec![Message::new("class-lost-none")];
        }
        let sum = heaps.iter().map(usize::to_string).collect::<Vec<_>>().join(" + ");
        let said = |id| {
            let said = Message::new(id).with("class", class.clone());
            said.with("sum", sum.clone()).with("count", heaps.len())
        };
        let lost = self.moves(&heaps).into_iter().find(|(_, left)| self.is_lost(left));
        vec![match lost {
            Some((heap, left)) => {
                said("class-is-won").with("heap", heap).with("lost", written(&left))
            }
            None if self.is_lost(&word) => said("class-is-lost"),
            None => return Vec::new(),
        }]
    }

    /// Heaps whose classes make up a word; `None` where a letter is the class of none.
    fn heaps_of(&self, word: &[u16]) -> Option<Vec<usize>> {
        let mut heaps = Vec::new();
        for (place, &power) in word.iter().enumerate().filter(|&(_, &power)| power > 0) {
            let letter = |at: usize| u16::from(at == place);
            let is = |class: u16| {
                self.word(class).iter().enumerate().all(|(at, &power)| power == letter(at))
            };
            let heap = self.images.iter().position(|&class| is(class))?;
            heaps.extend(std::iter::repeat_n(heap, power.into()));
        }
        Some(heaps)
    }

    /// The moves from a sum of heaps: in which one, and the class that is left.
    fn moves(&self, heaps: &[usize]) -> Vec<(usize, Vec<u16>)> {
        let mut moves = Vec::new();
        for (place, &heap) in heaps.iter().enumerate() {
            let others = heaps.iter().enumerate().filter(|&(other, _)| other != place);
            let others = others.fold(vec![0; self.letters()], |all, (_, &other)| {
                let class = self.images.get(other).copied().unwrap_or(0);
                product(&all, self.word(class))
            });
            for &option in self.options.get(heap).into_iter().flatten() {
                moves.push((heap, self.least(&product(&others, self.word(option)))));
            }
        }
        moves
    }

    fn named(&self, classes: &[u16]) -> String {
        let mut named: Vec<String> =
            classes.iter().take(MAX_NAMED).map(|&class| written(self.word(class))).collect();
        if classes.len() > MAX_NAMED {
            named.push("…".to_owned());
        }
        named.join(", ")
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::super::QuotientJob;
    use super::*;
    use crate::core::run_to_end;
    use crate::games::heaps::Code;

    fn presented(code: &str, to: u32) -> Presentation {
        let code = Code::read_typed(code).unwrap();
        run_to_end(&mut QuotientJob::new(&code, to)).remove(0).presentation(&code).unwrap()
    }

    /// Every class of several quotients has its reason, which agrees with whether it is lost.
    #[test]
    fn every_class_has_a_reason() {
        for (code, to) in [("0.3", 6), ("0.123", 20), ("0.75", 12), ("0.52", 20), ("0.77", 10)] {
            let quotient = presented(code, to);
            for (class, word) in (0..).zip(&quotient.words) {
                let said = quotient.why_lost(&written(word));
                let lost = quotient.lost.contains(&class);
                let id = match (class, lost) {
                    (0, _) => "class-lost-none",
                    (_, true) => "class-is-lost",
                    (_, false) => "class-is-won",
                };
                assert_eq!(said[0].id, id, "{code}: {}", written(word));
            }
        }
    }

    /// Any two classes are told apart, and a word is not told from another one of its class.
    #[test]
    fn classes_are_told_apart() {
        for (code, to) in [("0.123", 20), ("0.75", 12), ("0.77", 10)] {
            let quotient = presented(code, to);
            for one in &quotient.words {
                for other in &quotient.words {
                    assert_eq!(quotient.apart(one, other).is_some(), one != other, "{code}");
                }
            }
            for (from, into) in &quotient.relations {
                assert_eq!(quotient.apart(from, into), None);
            }
            for heap in 0..quotient.images.len() {
                let said = quotient.why_class(heap, Some("a^3"));
                assert!(["class-no-move", "class-options"].contains(&&*said[0].id));
            }
        }
    }
}
