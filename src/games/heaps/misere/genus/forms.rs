//! Misère canonical forms: games as sets of options, equal games as one.

use super::Genus;
use std::collections::HashMap;

/// A game in canonical form, by number. The options of a form have smaller numbers than it has.
pub(super) type Form = u32;

/// The number of the game without a move.
pub(super) const ZERO: Form = 0;

/// All forms that have come up, each once.
///
/// A game G whose options are canonical forms is *reversible* to H, and equal to it, where it has
/// all options of H, each further option of G has H among its own options, and, where H has no
/// option, G is won (*On Numbers and Games*, chapter 12; the proof is found with the reductions of the
/// search). By a theorem of that chapter a game whose options are canonical and which is not
/// reversible in this sense is in canonical form, and equal games have the same canonical form.
///
/// Such an H is looked for among the options of the option s of G with the largest number only. For
/// if s is an option of H, then H has a larger number than s; a further option of G would have H
/// among its options and so a still larger number, so there is none, and G has the very options of H.
/// Otherwise s is itself a further option.
///
/// Equal games have the same genus, as a reversible option has the value of G nowhere: so other
/// candidates are passed over. For H = 0 the same comparison shows that G is won: its misère nim
/// value is 1, so it has an option of value 0.
#[derive(Clone, Debug)]
pub(super) struct Forms {
    /// Sorted.
    options: Vec<Box<[Form]>>,
    by_options: HashMap<Box<[Form]>, Form>,
    /// For each form the number of its genus.
    genus: Vec<u32>,
    genera: Vec<Genus>,
    by_genus: HashMap<Genus, u32>,
    listed: u64,
}

impl Forms {
    /// Only the game without a move.
    pub(super) fn new() -> Self {
        let mut forms = Self {
            options: Vec::new(),
            by_options: HashMap::new(),
            genus: Vec::new(),
            genera: Vec::new(),
            by_genus: HashMap::new(),
            listed: 0,
        };
        forms.form(Vec::new());
        forms
    }

    /// How many forms there are.
    pub(super) fn len(&self) -> usize {
        self.options.len()
    }

    /// How many options are held in all.
    pub(super) fn listed(&self) -> u64 {
        self.listed
    }

    /// The options of a form, ascending.
    pub(super) fn options(&self, form: Form) -> &[Form] {
        self.options.get(form as usize).map_or(&[], |options| options)
    }

    /// The genus of a form.
    pub(super) fn genus(&self, form: Form) -> Option<&Genus> {
        self.genera.get(*self.genus.get(form as usize)? as usize)
    }

    /// The canonical form of the game with these options.
    pub(super) fn form(&mut self, mut options: Vec<Form>) -> Form {
        options.sort_unstable();
        options.dedup();
        if let Some(&form) = self.by_options.get(&options[..]) {
            return form;
        }
        let genus = self.genus_of(&options);
        if let Some(form) = self.reversible_to(&options, genus) {
            return form;
        }
        let form = u32::try_from(self.options.len()).unwrap_or(u32::MAX);
        self.listed += options.len() as u64;
        let options: Box<[Form]> = options.into();
        self.options.push(options.clone());
        self.by_options.insert(options, form);
        self.genus.push(genus);
        form
    }

    fn reversible_to(&self, options: &[Form], genus: u32) -> Option<Form> {
        let candidates = self.options(*options.last()?).iter().copied();
        let mut alike = candidates.filter(|&form| self.genus.get(form as usize) == Some(&genus));
        alike.find(|&form| self.is_reversible_to(options, form))
    }

    fn is_reversible_to(&self, options: &[Form], form: Form) -> bool {
        let mut left = self.options(form);
        if left.len() >= options.len() {
            return false;
        }
        for &option in options {
            match left.split_first() {
                Some((&first, rest)) if first == option => left = rest,
                _ if self.options(option).binary_search(&form).is_ok() => {}
                _ => return false,
            }
        }
        left.is_empty()
    }

    /// The number of the genus of a game with these options.
    fn genus_of(&mut self, options: &[Form]) -> u32 {
        let numbers = options.iter().filter_map(|&form| self.genus.get(form as usize).copied());
        let mut numbers: Vec<u32> = numbers.collect();
        numbers.sort_unstable();
        numbers.dedup();
        let genera: Vec<&Genus> =
            numbers.iter().filter_map(|&number| self.genera.get(number as usize)).collect();
        let genus = Genus::of_options(&genera);
        if let Some(&number) = self.by_genus.get(&genus) {
            return number;
        }
        let number = u32::try_from(self.genera.len()).unwrap_or(u32::MAX);
        self.genera.push(genus.clone());
        self.by_genus.insert(genus, number);
        number
    }
}
