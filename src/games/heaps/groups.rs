//! Matches sorted into groups of 1, 2, 4, 8 …, and equal groups struck out in pairs: the nim-sum by hand.

/// Heaps on the way to groups.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Groups {
    pieces: Vec<Piece>,
    chosen: Option<usize>,
    /// How many numbers have been given.
    numbers: usize,
}

/// Matches of one heap that lie together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// A number that stays with it.
    pub id: usize,
    /// The heap's place, from 0.
    pub heap: usize,
    /// How many they are.
    pub size: u32,
    /// With which other it was struck out.
    pub partner: Option<usize>,
}

impl Groups {
    /// Heaps that are still whole.
    pub fn new(heaps: &[u32]) -> Self {
        let piece = |(heap, &size)| Piece { id: heap, heap, size, partner: None };
        let pieces: Vec<Piece> = heaps.iter().enumerate().map(piece).collect();
        Self { numbers: pieces.len(), pieces, chosen: None }
    }

    /// The pieces, those of a heap beside each other, the larger first.
    pub fn pieces(&self) -> &[Piece] {
        &self.pieces
    }

    /// The piece that waits for its partner.
    pub fn chosen(&self) -> Option<usize> {
        self.chosen
    }

    /// Touches a piece. One that is no group yet is parted: its largest group, and the rest. A group is
    /// chosen, or struck out with an equal one of another heap that was chosen before. One that was struck
    /// out comes back, with its partner.
    #[must_use]
    pub fn touch(mut self, id: usize) -> Self {
        let Some(at) = self.pieces.iter().position(|piece| piece.id == id) else { return self };
        let piece = self.pieces[at].clone();
        if let Some(partner) = piece.partner {
            self.pair(id, partner, false);
        } else if !piece.size.is_power_of_two() {
            self.part(at);
        } else {
            let other = self.chosen.and_then(|id| self.pieces.iter().find(|piece| piece.id == id));
            match other {
                Some(other) if other.id == id => self.chosen = None,
                Some(other) if other.size == piece.size && other.heap != piece.heap => {
                    let other = other.id;
                    self.pair(id, other, true);
                    self.chosen = None;
                }
                _ => self.chosen = Some(id),
            }
        }
        self
    }

    /// The sizes of the chosen group and of a touched one that is not struck out with it, since they differ.
    pub fn unequal(&self, id: usize) -> Option<(u32, u32)> {
        let find = |id: usize| self.pieces.iter().find(|piece| piece.id == id);
        let (chosen, other) = (find(self.chosen?)?, find(id)?);
        let group = other.partner.is_none() && other.size.is_power_of_two();
        (group && chosen.size != other.size).then_some((chosen.size, other.size))
    }

    /// The groups without a partner, the largest first; `None` while something is no group yet.
    pub fn left(&self) -> Option<Vec<u32>> {
        let open = self.pieces.iter().filter(|piece| piece.partner.is_none());
        let mut sizes: Vec<u32> = open.map(|piece| piece.size).collect();
        sizes.sort_unstable_by(|a, b| b.cmp(a));
        sizes.iter().all(|size| size.is_power_of_two()).then_some(sizes)
    }

    /// Whether all is sorted and no two groups can be struck out any more: two equal ones are always of different
    /// heaps.
    pub fn is_done(&self) -> bool {
        self.left().is_some_and(|left| left.windows(2).all(|pair| pair[0] != pair[1]))
    }

    fn part(&mut self, at: usize) {
        let size = self.pieces[at].size;
        if size == 0 {
            return;
        }
        let largest = 1 << size.ilog2();
        let rest = Piece { id: self.numbers, size: size - largest, ..self.pieces[at].clone() };
        self.numbers += 1;
        self.pieces[at].size = largest;
        self.pieces.insert(at + 1, rest);
    }

    fn pair(&mut self, a: usize, b: usize, together: bool) {
        for (one, other) in [(a, b), (b, a)] {
            if let Some(piece) = self.pieces.iter_mut().find(|piece| piece.id == one) {
                piece.partner = together.then_some(other);
            }
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn groups_that_differ_are_not_struck_out() {
        // 3 = 2 + 1 and 1; the numbers of the pieces are 0, 2 and 1.
        let groups = Groups::new(&[3, 1]).touch(0).touch(0);
        assert_eq!(groups.chosen(), Some(0));
        assert_eq!(groups.unequal(1), Some((2, 1)));
        assert_eq!(groups.unequal(0), None);
        let groups = groups.touch(1);
        assert_eq!(groups.pieces().iter().filter(|piece| piece.partner.is_some()).count(), 0);
        assert_eq!((groups.chosen(), groups.unequal(2)), (Some(1), None));
        assert_eq!(groups.touch(2).left(), Some(vec![2]));
    }

    /// Parts all heaps, strikes out all pairs.
    fn worked_out(heaps: &[u32]) -> Vec<u32> {
        let mut groups = Groups::new(heaps);
        while let Some(piece) = groups.pieces().iter().find(|p| !p.size.is_power_of_two()) {
            let id = piece.id;
            groups = groups.touch(id);
        }
        let pair = |groups: &Groups| {
            let open: Vec<Piece> =
                groups.pieces().iter().filter(|piece| piece.partner.is_none()).cloned().collect();
            open.iter().find_map(|one| {
                let fits = |other: &&Piece| other.size == one.size && other.heap != one.heap;
                open.iter().find(fits).map(|other| (one.id, other.id))
            })
        };
        while let Some((one, other)) = pair(&groups) {
            groups = groups.touch(one).touch(other);
        }
        groups.left().unwrap()
    }

    #[test]
    fn what_is_left_over_is_the_nim_sum() {
        for heaps in [&[3, 5, 7][..], &[1, 2, 3], &[13, 5], &[8, 8], &[6, 9, 12, 3], &[31]] {
            let sum = heaps.iter().fold(0, |sum, size| sum ^ size);
            assert_eq!(worked_out(heaps).iter().sum::<u32>(), sum, "{heaps:?}");
        }
    }

    #[test]
    fn a_pair_comes_back_and_a_heap_pairs_with_another_only() {
        let groups = Groups::new(&[2, 2]).touch(0).touch(1);
        assert_eq!(groups.left(), Some(vec![]));
        assert_eq!(groups.touch(1).left(), Some(vec![2, 2]));
        let groups = Groups::new(&[6, 4]);
        assert_eq!(groups.left(), None);
        let groups = groups.touch(0);
        assert_eq!(groups.left(), Some(vec![4, 4, 2]));
        assert_eq!(groups.clone().touch(0).touch(0).chosen(), None);
        assert_eq!(groups.clone().touch(0).touch(2).left(), Some(vec![4, 4, 2]));
        assert_eq!(groups.touch(99).pieces().len(), 3);
    }
}
