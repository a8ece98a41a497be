//! Moves: the part, and the move made there.

use crate::core::Message;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The longest move of a part, in bytes: that of 64 coins has 182.
const MAX_BYTES: usize = 200;

/// A move in one part. Whether it is legal there is not checked here.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Move {
    /// The place of the part, from 0. (It is written from 1.)
    pub part: u32,
    /// The move, as the system of the part writes it.
    pub mv: String,
}

impl Move {
    /// Reads `2-1.3`: the number of the part, and the move in it.
    pub(super) fn read(text: &str) -> Result<Self, Message> {
        read(text.trim()).ok_or_else(|| Message::new("sum-move-unreadable").quoting("found", text))
    }
}

fn read(text: &str) -> Option<Move> {
    let (part, mv) = text.split_once('-')?;
    let plain = part.bytes().all(|byte| byte.is_ascii_digit());
    let part: u32 = part.parse().ok().filter(|_| plain)?;
    // What a link contains: it may be played, and be part of the address, as it is.
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || b"-.~".contains(&byte);
    let written = (1..=MAX_BYTES).contains(&mv.len()) && mv.bytes().all(fits);
    let part = part.checked_sub(1).filter(|_| written)?;
    Some(Move { part, mv: mv.to_owned() })
}

/// As written in links: `2-1.3`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", u64::from(self.part) + 1, self.mv)
    }
}
