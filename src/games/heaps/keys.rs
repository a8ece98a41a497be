//! What heaps keep in the link besides the game: the state of the explorer and of the atlas.

use super::explore::MAX_ENGINE_TO;
use super::position::MAX_TOKENS;
use super::{Plot, Shifted};
use crate::games::Keys;

/// The maximum number of seconds that the atlas is computed for at a time: an hour.
pub const MAX_BUDGET: u32 = 3_600;

/// The keys of heaps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HeapsKeys {
    /// `to`: the last heap size whose value the explorer computes, at most [`MAX_ENGINE_TO`].
    pub to: u32,
    /// `until`: `length` (default), or `proof`, to stop as soon as a period is proved.
    pub until_proof: bool,
    /// `window`: the first and the last heap that the plot shows, `105000-106000`; all by default.
    pub window: Option<(u32, u32)>,
    /// `plot`: `dots` (default) or `strip`.
    pub plot: Plot,
    /// `method`: `plain` to look at every option; by default the method that is best for the code.
    pub plain: bool,
    /// `candidate`: a period that the reader supposes, and the heap from which on it is examined,
    /// `12-71`; none by default.
    pub candidate: Option<Shifted>,
    /// `mask`: a mask that the reader tries, in binary, `1111`; with `-n` behind it the parity of the heap
    /// counts too. None by default.
    pub mask: Option<OwnMask>,
    /// `genera`: the last heap whose genus in misère play is shown; none by default.
    pub genera: Option<u32>,
    /// `sort`: the column by which the atlas is sorted; `code` by default.
    pub sort: Column,
    /// `order`: `up` (default) or `down`.
    pub down: bool,
    /// `budget`: for how many seconds at a time the atlas is computed, 1 to [`MAX_BUDGET`]; 60 by
    /// default.
    pub budget: u32,
}

/// A mask that a reader tries.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OwnMask {
    /// The bits of the value that count; 0 while none is chosen.
    pub bits: u16,
    /// Whether the parity of the position counts too.
    pub position: bool,
}

impl OwnMask {
    fn read(text: &str) -> Option<Self> {
        let (bits, position) = text.strip_suffix("-n").map_or((text, false), |bits| (bits, true));
        let plain = bits.len() <= 16 && bits.bytes().all(|byte| matches!(byte, b'0' | b'1'));
        let bits = u16::from_str_radix(bits, 2).ok().filter(|_| plain)?;
        Some(Self { bits, position })
    }

    fn write(self) -> String {
        format!("{:b}{}", self.bits, if self.position { "-n" } else { "" })
    }
}

/// A column of the atlas.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Column {
    /// `code`: the shorter codes first, then by their digits.
    #[default]
    Code,
    /// `status`: proved, observed, open.
    Status,
    /// `period`.
    Period,
    /// `preperiod`.
    Preperiod,
    /// `largest`: the largest value.
    Largest,
    /// `mask`.
    Mask,
    /// `known`: how many values were found.
    Known,
}

impl Column {
    /// All, in the order in which they are shown.
    pub const ALL: [Self; 7] = [
        Self::Code,
        Self::Status,
        Self::Period,
        Self::Preperiod,
        Self::Largest,
        Self::Mask,
        Self::Known,
    ];

    /// The name in links.
    pub fn name(self) -> &'static str {
        match self {
            Self::Code => "code",
            Self::Status => "status",
            Self::Period => "period",
            Self::Preperiod => "preperiod",
            Self::Largest => "largest",
            Self::Mask => "mask",
            Self::Known => "known",
        }
    }
}

impl Default for HeapsKeys {
    fn default() -> Self {
        Self {
            to: 1000,
            until_proof: false,
            window: None,
            plot: Plot::Dots,
            plain: false,
            candidate: None,
            mask: None,
            genera: None,
            sort: Column::Code,
            down: false,
            budget: 60,
        }
    }
}

impl Keys for HeapsKeys {
    const NAMES: &[&str] = &[
        "to",
        "until",
        "window",
        "plot",
        "method",
        "candidate",
        "mask",
        "genera",
        "sort",
        "order",
        "budget",
    ];

    fn read(&mut self, name: &str, value: &str) -> bool {
        self.take(name, value).is_some()
    }

    fn allowed(name: &str) -> String {
        match name {
            "to" => format!("0 … {MAX_ENGINE_TO}"),
            "until" => "length, proof".to_owned(),
            "window" => format!("0-1 … 0-{MAX_ENGINE_TO}"),
            "method" => "sparse, plain".to_owned(),
            "candidate" => format!("1-0 … {MAX_ENGINE_TO}-{MAX_ENGINE_TO}"),
            "mask" => "1 … 1111111111111111, 1-n … 1111111111111111-n".to_owned(),
            "genera" => format!("0 … {MAX_TOKENS}"),
            "sort" => Column::ALL.map(Column::name).join(", "),
            "order" => "up, down".to_owned(),
            "budget" => format!("1 … {MAX_BUDGET}"),
            _ => "dots, strip".to_owned(),
        }
    }

    fn write(&self) -> Vec<(&'static str, String)> {
        let default = Self::default();
        let mut written = Vec::new();
        let mut word = |name, word: &str, stands: bool| {
            if stands {
                written.push((name, word.to_owned()));
            }
        };
        let pair = |(a, b): (u32, u32)| format!("{a}-{b}");
        word("to", &self.to.to_string(), self.to != default.to);
        word("until", "proof", self.until_proof);
        word("window", &self.window.map(pair).unwrap_or_default(), self.window.is_some());
        word("plot", "strip", self.plot == Plot::Strip);
        word("method", "plain", self.plain);
        let candidate = self.candidate.map(|of| pair((of.shift, of.from)));
        word("candidate", &candidate.unwrap_or_default(), self.candidate.is_some());
        word("mask", &self.mask.map(OwnMask::write).unwrap_or_default(), self.mask.is_some());
        let genera = self.genera.map(|to| to.to_string());
        word("genera", &genera.unwrap_or_default(), self.genera.is_some());
        word("sort", self.sort.name(), self.sort != default.sort);
        word("order", "down", self.down);
        word("budget", &self.budget.to_string(), self.budget != default.budget);
        written
    }
}

impl HeapsKeys {
    /// Takes in a value; `None` where it is not allowed.
    fn take(&mut self, name: &str, value: &str) -> Option<()> {
        match (name, value) {
            ("to", _) => self.to = number(value, MAX_ENGINE_TO)?,
            ("until", "length" | "proof") => self.until_proof = value == "proof",
            ("plot", "dots") => self.plot = Plot::Dots,
            ("plot", "strip") => self.plot = Plot::Strip,
            ("method", "sparse" | "plain") => self.plain = value == "plain",
            ("order", "up" | "down") => self.down = value == "down",
            ("window", _) => {
                self.window = Some(pair(value).filter(|(from, to)| from < to)?);
            }
            ("candidate", _) => {
                let (shift, from) = pair(value).filter(|&(shift, _)| shift > 0)?;
                self.candidate = Some(Shifted { shift, from });
            }
            ("mask", _) => self.mask = Some(OwnMask::read(value)?),
            ("genera", _) => self.genera = Some(number(value, MAX_TOKENS)?),
            ("sort", _) => self.sort = Column::ALL.into_iter().find(|c| c.name() == value)?,
            ("budget", _) => self.budget = number(value, MAX_BUDGET).filter(|&s| s > 0)?,
            _ => return None,
        }
        Some(())
    }
}

fn pair(text: &str) -> Option<(u32, u32)> {
    let (a, b) = text.split_once('-')?;
    Some((number(a, MAX_ENGINE_TO)?, number(b, MAX_ENGINE_TO)?))
}

fn number(text: &str, most: u32) -> Option<u32> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|&number| plain && number <= most)
}
