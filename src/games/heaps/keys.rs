//! What heaps keep in the link beside the game: the state of the explorer.

use super::Plot;
use crate::games::Keys;

/// The largest heap that the explorer can be asked for. Whether there is memory for it is another
/// question.
pub const MOST_TO: u32 = 1_000_000_000;

/// The keys of heaps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HeapsKeys {
    /// `to`: the last heap size whose value the explorer computes, at most [`MOST_TO`].
    pub to: u32,
    /// `until`: `length` (default), or `proof`, to stop as soon as a period is proved.
    pub until_proof: bool,
    /// `window`: the first and the last heap that the plot shows, `105000-106000`; all by default.
    pub window: Option<(u32, u32)>,
    /// `plot`: `dots` (default) or `strip`.
    pub plot: Plot,
}

impl Default for HeapsKeys {
    fn default() -> Self {
        Self { to: 1000, until_proof: false, window: None, plot: Plot::Dots }
    }
}

impl Keys for HeapsKeys {
    const NAMES: &[&str] = &["to", "until", "window", "plot"];

    fn read(&mut self, name: &str, value: &str) -> bool {
        match (name, value) {
            ("to", _) => match heap(value) {
                Some(to) => self.to = to,
                None => return false,
            },
            ("until", "length" | "proof") => self.until_proof = value == "proof",
            ("plot", "dots") => self.plot = Plot::Dots,
            ("plot", "strip") => self.plot = Plot::Strip,
            ("window", _) => {
                let ends = value.split_once('-').and_then(|(a, b)| Some((heap(a)?, heap(b)?)));
                let Some((from, to)) = ends.filter(|(from, to)| from < to) else { return false };
                self.window = Some((from, to));
            }
            _ => return false,
        }
        true
    }

    fn allowed(name: &str) -> String {
        match name {
            "to" => format!("0 … {MOST_TO}"),
            "until" => "length, proof".to_owned(),
            "window" => format!("0-1 … 0-{MOST_TO}"),
            _ => "dots, strip".to_owned(),
        }
    }

    fn write(&self) -> Vec<(&'static str, String)> {
        let default = Self::default();
        let mut written = Vec::new();
        if self.to != default.to {
            written.push(("to", self.to.to_string()));
        }
        if self.until_proof {
            written.push(("until", "proof".to_owned()));
        }
        if let Some((from, to)) = self.window {
            written.push(("window", format!("{from}-{to}")));
        }
        if self.plot == Plot::Strip {
            written.push(("plot", "strip".to_owned()));
        }
        written
    }
}

fn heap(text: &str) -> Option<u32> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|&heap| plain && heap <= MOST_TO)
}
