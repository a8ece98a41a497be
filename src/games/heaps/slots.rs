//! Where the heaps of a game lie on the table: each keeps its place and its name until the game ends, even
//! when it is empty. (In the notation a heap is counted among those that are left.)

use super::Move;

/// As long as there are at most this many, empty heaps keep their places.
const MAX_KEPT: usize = 24;

/// The places on the table.
#[derive(Clone, Debug, PartialEq)]
pub struct Slots {
    places: Vec<Slot>,
    /// How many names have been given.
    names: usize,
    /// How many moves have been made.
    moves: usize,
    /// Whether tokens are taken from the right end of a heap.
    from_end: bool,
}

/// A place on the table, with a heap or empty.
#[derive(Clone, Debug, PartialEq)]
pub struct Slot {
    /// A number that stays with the heap, from 0 in the order of the start. When a heap is split the larger
    /// part keeps it, and the other takes the next free one.
    pub id: usize,
    /// After how many moves it was last changed; 0 at the start.
    pub changed: usize,
    /// Its tokens; 0 where it is empty.
    pub size: u32,
    /// What the last move took from it.
    pub taken: Option<Taken>,
}

/// Tokens that the last move took.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Taken {
    /// How many.
    pub count: u32,
    /// How many of those that are left in this heap lie to the left of them.
    pub left: u32,
}

impl Slot {
    /// The heap's name: `A` to `Z`, then `AA`, `AB`, …
    pub fn name(&self) -> String {
        let (mut rest, mut name) = (self.id, String::new());
        loop {
            let letter = b'A' + u8::try_from(rest % 26).unwrap_or(0);
            name.insert(0, char::from(letter));
            match (rest / 26).checked_sub(1) {
                Some(next) => rest = next,
                None => return name,
            }
        }
    }
}

impl Slots {
    /// The table at the start. Where no move parts a heap, tokens are taken `from_end`, the right one.
    pub fn new(heaps: &[u32], from_end: bool) -> Self {
        let slot = |(id, &size)| Slot { id, changed: 0, size, taken: None };
        let places: Vec<Slot> = heaps.iter().enumerate().map(slot).collect();
        Self { names: places.len(), places, moves: 0, from_end }
    }

    /// Makes a move, which must be legal; one in a heap that is not there changes nothing. Costs the number
    /// of places.
    pub fn make(&mut self, mv: &Move) {
        self.moves += 1;
        for slot in &mut self.places {
            slot.taken = None;
        }
        let mut standing = (0..self.places.len()).filter(|&i| self.places[i].size > 0);
        let Some(i) = standing.nth(mv.heap as usize) else { return };
        let slot = &mut self.places[i];
        let [left, middle, right] = mv.cut.parts(slot.size);
        let before = if self.from_end { left + middle + right } else { left };
        let taken = (mv.cut.take > 0).then_some(Taken { count: mv.cut.take, left: before });
        slot.changed = self.moves;
        slot.size = left + middle + right;
        if left > 0 {
            self.part(i, left, middle + right);
        }
        if middle > 0 {
            self.part(if left > 0 { i + 1 } else { i }, middle, right);
        }
        self.places[i].taken = taken;
    }

    /// Parts the heap at a place, if neither part is empty: the larger keeps the name.
    fn part(&mut self, at: usize, left: u32, right: u32) {
        let slot = &mut self.places[at];
        slot.size = left.max(right);
        if left > 0 && right > 0 {
            let other = Slot { id: self.names, size: left.min(right), ..slot.clone() };
            self.names += 1;
            self.places.insert(if left < right { at } else { at + 1 }, other);
        }
    }

    /// The places in their order, empty ones too as long as they are not too many.
    pub fn shown(&self) -> impl Iterator<Item = &Slot> {
        let many = self.places.len() > MAX_KEPT;
        self.places.iter().filter(move |slot| slot.size > 0 || slot.taken.is_some() || !many)
    }

    /// The heaps that are left, in the order of the notation.
    pub fn standing(&self) -> impl Iterator<Item = &Slot> {
        self.places.iter().filter(|slot| slot.size > 0)
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Heaps, Position};
    use super::*;
    use crate::core::Rule;
    use crate::games::Game;

    /// The table after moves that the rules allow, and the position that they lead to.
    fn played(code: &str, heaps: &[u32], moves: &[&str]) -> Option<(Slots, Position)> {
        let game = Heaps::read_rules(code, Rule::Normal).ok()?;
        let (mut slots, mut position) = (Slots::new(heaps, false), Position::start(heaps).ok()?);
        for mv in moves {
            let mv = Heaps::read_move(mv).ok()?;
            position = game.play(&position, &mv).ok()?;
            slots.make(&mv);
        }
        Some((slots, position))
    }

    fn show(slot: &Slot) -> String {
        match slot.taken {
            Some(Taken { count, left }) => format!("{}{}-{count}@{left}", slot.name(), slot.size),
            None => format!("{}{}", slot.name(), slot.size),
        }
    }

    #[test]
    fn heaps_keep_their_place_and_their_name() -> Result<(), String> {
        /// Code, heaps, moves, what is shown: name and size, what the last move took and after how many.
        type Case =
            (&'static str, &'static [u32], &'static [&'static str], &'static [&'static str]);
        let cases: [Case; 9] = [
            ("0.~3", &[3, 5, 7], &[], &["A3", "B5", "C7"]),
            ("0.~3", &[3, 5, 7], &["1-3-0"], &["A0-3@0", "B5", "C7"]),
            // The first of those that are left is B.
            ("0.~3", &[3, 5, 7], &["1-3-0", "1-2-3"], &["A0", "B3-2@3", "C7"]),
            ("0.77", &[7, 5], &["1-2-3"], &["A3-2@3", "C2", "B5"]),
            ("0.77", &[7, 5], &["1-2-1"], &["C1-2@1", "A4", "B5"]),
            ("0.77", &[7, 5], &["1-2-1", "3-2-3"], &["C1", "A4", "B3-2@3"]),
            ("4.~3", &[7], &["1-0-3"], &["B3", "A4"]),
            ("x0.8", &[9], &["1-1-1-3"], &["B1-1@1", "C3", "A4"]),
            ("x8.0", &[9], &["1-0-4-3"], &["B4", "A3", "C2"]),
        ];
        for (code, heaps, moves, wanted) in cases {
            let (slots, position) = played(code, heaps, moves).ok_or(code)?;
            assert_eq!(slots.shown().map(show).collect::<Vec<_>>(), wanted, "{code} {moves:?}");
            let standing: Vec<u32> = slots.standing().map(|slot| slot.size).collect();
            assert_eq!(standing, position.heaps(), "{code} {moves:?}");
        }
        Ok(())
    }

    #[test]
    fn where_many_are_empty_they_go() {
        let shown = played("0.~3", &[2; 30], &["1-2-0"; 3]).map(|(slots, _)| slots.shown().count());
        assert_eq!(shown, Some(28), "27 heaps and the one just taken");
    }

    #[test]
    fn there_are_names_for_all() {
        let names = [0, 25, 26, 51, 52, 701, 702]
            .map(|id| Slot { id, changed: 0, size: 1, taken: None }.name());
        assert_eq!(names, ["A", "Z", "AA", "AZ", "BA", "ZZ", "AAA"]);
    }
}
