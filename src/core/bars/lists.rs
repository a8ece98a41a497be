//! Many short lists of numbers, written one after another and read in any order.

use crate::Refusal;

/// Numbers of one piece of memory: 1 MB. Growing never copies what is there, so that the peak is not
/// twice what is needed.
const PIECE_BITS: u32 = 19;
const PIECE: usize = 1 << PIECE_BITS;

/// A list of numbers for each key; keys are 0 and up. A list is written once.
#[derive(Clone, Debug)]
pub(super) struct Lists {
    pieces: Vec<Vec<u16>>,
    /// For each key, where its list begins (a number over all pieces) and, in the lowest 16 bits,
    /// how long it is.
    places: Vec<u64>,
    numbers: u64,
}

impl Lists {
    /// No lists yet, with room for the places of that many keys.
    pub(super) fn new(keys: usize) -> Result<Self, Refusal> {
        let mut places = Vec::new();
        let bytes = keys as u64 * 8;
        places.try_reserve_exact(keys).map_err(|_| Refusal::Memory { bytes })?;
        places.resize(keys, 0);
        Ok(Self { pieces: Vec::new(), places, numbers: 0 })
    }

    /// The list of a key; empty where none was written.
    #[inline]
    pub(super) fn get(&self, key: u32) -> &[u16] {
        let place = self.places.get(key as usize).copied().unwrap_or(0);
        let (start, len) = ((place >> 16) as usize, (place & 0xffff) as usize);
        let piece = self.pieces.get(start >> PIECE_BITS);
        let start = start & (PIECE - 1);
        piece.and_then(|piece| piece.get(start..start + len)).unwrap_or_default()
    }

    /// Writes the list of a key, fewer than 2^16 numbers.
    pub(super) fn put(&mut self, key: u32, list: &[u16]) -> Result<(), Refusal> {
        let room = self.pieces.last().map_or(0, |piece| PIECE - piece.len());
        if room < list.len() {
            let mut piece = Vec::new();
            let bytes = self.bytes() + 2 * PIECE as u64;
            piece.try_reserve_exact(PIECE).map_err(|_| Refusal::Memory { bytes })?;
            self.pieces.push(piece);
        }
        let before = self.pieces.len().saturating_sub(1);
        if let Some((piece, place)) = self.pieces.last_mut().zip(self.places.get_mut(key as usize))
        {
            let start = (before << PIECE_BITS) + piece.len();
            *place = (start as u64) << 16 | (list.len() as u64 & 0xffff);
            piece.extend_from_slice(list);
            self.numbers += list.len() as u64;
        }
        Ok(())
    }

    /// All numbers of all lists.
    pub(super) fn numbers(&self) -> u64 {
        self.numbers
    }

    /// The bytes that are held.
    pub(super) fn bytes(&self) -> u64 {
        (self.pieces.len() * PIECE * 2 + self.places.capacity() * 8) as u64
    }
}
