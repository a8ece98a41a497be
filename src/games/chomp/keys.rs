//! What Chomp keeps in the link besides the game.

use crate::core::bars::{Base, BiteOrder, MAX_THREE_ROWS, Recursion};
use crate::games::Keys;

/// The largest bar of the gallery: about a second of work.
pub const MAX_GALLERY: u8 = 16;

/// The keys of Chomp.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChompKeys {
    /// `size`: the rows and columns of the gallery's largest bar, 1 to [`MAX_GALLERY`].
    pub size: u8,
    /// `to`: the columns up to which three rows are decided, 1 to [`MAX_THREE_ROWS`].
    pub to: u32,
    /// `base`: 1 where the recursion ends at the poison alone, 0 where it ends at nothing. `order`:
    /// `rows` or `columns`, whichever it tries first.
    pub recursion: Recursion,
    /// `memory`: 1 where it remembers what it has decided, otherwise 0.
    pub memory: bool,
}

impl Default for ChompKeys {
    fn default() -> Self {
        Self { size: 10, to: 1000, recursion: Recursion::default(), memory: false }
    }
}

impl Keys for ChompKeys {
    const NAMES: &[&str] = &["size", "to", "base", "order", "memory"];

    fn read(&mut self, name: &str, value: &str) -> bool {
        match (name, value) {
            ("base", "0") => self.recursion.base = Base::Empty,
            ("base", "1") => self.recursion.base = Base::Poison,
            ("order", "rows") => self.recursion.order = BiteOrder::Rows,
            ("order", "columns") => self.recursion.order = BiteOrder::Columns,
            ("memory", "0" | "1") => self.memory = value == "1",
            ("size" | "to", _) => return self.read_number(name, value),
            _ => return false,
        }
        true
    }

    fn allowed(name: &str) -> String {
        match name {
            "size" => format!("1 … {MAX_GALLERY}"),
            "to" => format!("1 … {MAX_THREE_ROWS}"),
            "order" => "rows, columns".to_owned(),
            _ => "0, 1".to_owned(),
        }
    }

    fn write(&self) -> Vec<(&'static str, String)> {
        let default = Self::default();
        let written = [
            (self.size != default.size).then(|| ("size", self.size.to_string())),
            (self.to != default.to).then(|| ("to", self.to.to_string())),
            (self.recursion.base == Base::Empty).then(|| ("base", "0".to_owned())),
            (self.recursion.order == BiteOrder::Columns).then(|| ("order", "columns".to_owned())),
            self.memory.then(|| ("memory", "1".to_owned())),
        ];
        written.into_iter().flatten().collect()
    }
}

impl ChompKeys {
    fn read_number(&mut self, name: &str, value: &str) -> bool {
        let plain = value.bytes().all(|byte| byte.is_ascii_digit());
        let most = if name == "size" { MAX_GALLERY.into() } else { MAX_THREE_ROWS };
        let number = value.parse().ok().filter(|number| plain && (1..=most).contains(number));
        let Some(number) = number else { return false };
        match u8::try_from(number) {
            Ok(size) if name == "size" => self.size = size,
            _ => self.to = number,
        }
        true
    }
}
