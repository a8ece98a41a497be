//! What Chomp keeps in the link beside the game.

use crate::core::bars::MOST_THREE_ROWS;
use crate::games::Keys;

/// The largest bar of the gallery: about a second of work.
pub const MOST_GALLERY: u8 = 16;

/// The keys of Chomp.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChompKeys {
    /// `size`: the rows and columns of the gallery's largest bar, 1 to [`MOST_GALLERY`].
    pub size: u8,
    /// `to`: the columns up to which three rows are decided, 1 to [`MOST_THREE_ROWS`].
    pub to: u32,
}

impl Default for ChompKeys {
    fn default() -> Self {
        Self { size: 10, to: 1000 }
    }
}

impl Keys for ChompKeys {
    const NAMES: &[&str] = &["size", "to"];

    fn read(&mut self, name: &str, value: &str) -> bool {
        let plain = value.bytes().all(|byte| byte.is_ascii_digit());
        let most = if name == "size" { MOST_GALLERY.into() } else { MOST_THREE_ROWS };
        let number = value.parse().ok().filter(|number| plain && (1..=most).contains(number));
        let Some(number) = number else { return false };
        match u8::try_from(number) {
            Ok(size) if name == "size" => self.size = size,
            _ => self.to = number,
        }
        true
    }

    fn allowed(name: &str) -> String {
        match name {
            "size" => format!("1 … {MOST_GALLERY}"),
            _ => format!("1 … {MOST_THREE_ROWS}"),
        }
    }

    fn write(&self) -> Vec<(&'static str, String)> {
        let default = Self::default();
        let mut keys = Vec::new();
        if self.size != default.size {
            keys.push(("size", self.size.to_string()));
        }
        if self.to != default.to {
            keys.push(("to", self.to.to_string()));
        }
        keys
    }
}
