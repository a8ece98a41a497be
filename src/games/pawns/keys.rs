//! What pawns keep in the link besides the game: whose nimbers are shown, how far they have been built up, and what a
//! pupil has filled in.

use super::bounds::MAX_SIDE;
use super::piece::Kind;
use crate::games::Keys;

/// The squares of the largest grid.
pub const MAX_SQUARES: u32 = MAX_SIDE * MAX_SIDE;
/// The largest number that can be filled in. No piece has a larger one on any grid.
pub const MAX_FILLED: u32 = 61;
/// The signs of the numbers that are filled in.
const SIGNS: &[u8; 62] = b"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/// The keys of pawns.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PawnsKeys {
    /// `built`: how many squares the build-up has numbered, at most [`MAX_SQUARES`]; all by default.
    pub built: Option<u32>,
    /// `filled`: the numbers that were filled in, a sign each (digits, then small and large letters), row
    /// by row from the top left, `-` where there is none. What is past the end is not filled in, so none
    /// is at the end.
    filled: String,
    /// `piece`: the kind of piece whose nimbers are shown; that of the first piece by default.
    pub piece: Option<Kind>,
}

impl PawnsKeys {
    /// The same with another number of squares built up.
    #[must_use]
    pub fn with_built(&self, built: Option<u32>) -> Self {
        Self { built, ..self.clone() }
    }

    /// What was filled in at a place, from 0, row by row.
    pub fn filled(&self, place: usize) -> Option<u32> {
        let sign = self.filled.as_bytes().get(place)?;
        SIGNS.iter().position(|other| other == sign).and_then(|number| u32::try_from(number).ok())
    }

    /// Whether nothing was filled in.
    pub fn is_blank(&self) -> bool {
        self.filled.is_empty()
    }

    /// The same with another number, 0 to [`MAX_FILLED`], at a place, or with none. Places past all grids
    /// are passed over.
    #[must_use]
    pub fn with_filled(&self, place: usize, number: Option<u32>) -> Self {
        let mut bytes = self.filled.clone().into_bytes();
        if place >= MAX_SQUARES as usize {
            return self.clone();
        }
        if bytes.len() <= place {
            bytes.resize(place + 1, b'-');
        }
        let sign = number.and_then(|number| SIGNS.get(number as usize).copied());
        if let Some(byte) = bytes.get_mut(place) {
            *byte = sign.unwrap_or(b'-');
        }
        let filled = bytes.into_iter().map(char::from).collect::<String>();
        Self { filled: filled.trim_end_matches('-').to_owned(), ..self.clone() }
    }

    /// The same with the nimbers of another kind of piece, and nothing filled in.
    #[must_use]
    pub fn of_piece(&self, piece: Option<Kind>) -> Self {
        Self { piece, ..self.blank() }
    }

    /// The same with what was filled in before.
    #[must_use]
    pub fn filled_as(&self, before: &Self) -> Self {
        Self { filled: before.filled.clone(), ..self.clone() }
    }

    /// The same with nothing filled in.
    #[must_use]
    pub fn blank(&self) -> Self {
        Self { filled: String::new(), ..self.clone() }
    }
}

impl Keys for PawnsKeys {
    const NAMES: &[&str] = &["built", "filled", "piece"];

    fn read(&mut self, name: &str, value: &str) -> bool {
        if name == "built" {
            let plain = value.bytes().all(|byte| byte.is_ascii_digit());
            self.built = value.parse().ok().filter(|&built| plain && built <= MAX_SQUARES);
            return self.built.is_some();
        }
        if name == "piece" {
            self.piece = Kind::named(value);
            return self.piece.is_some();
        }
        let sign = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
        let fits = value.len() <= MAX_SQUARES as usize && value.bytes().all(sign);
        if fits {
            value.trim_end_matches('-').clone_into(&mut self.filled);
        }
        fits
    }

    fn allowed(name: &str) -> String {
        if name == "built" {
            return format!("0 … {MAX_SQUARES}");
        }
        if name == "piece" {
            return Kind::ALL.map(Kind::name).join(", ");
        }
        format!("0-9 a-z A-Z - (≤ {MAX_SQUARES})")
    }

    fn write(&self) -> Vec<(&'static str, String)> {
        let mut written = Vec::new();
        if let Some(built) = self.built {
            written.push(("built", built.to_string()));
        }
        if !self.filled.is_empty() {
            written.push(("filled", self.filled.clone()));
        }
        if let Some(kind) = self.piece {
            written.push(("piece", kind.name().to_owned()));
        }
        written
    }
}
