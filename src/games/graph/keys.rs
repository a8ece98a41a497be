//! What graphs keep in the link besides the game.

use super::position::read_vertex;
use crate::core::Player;
use crate::games::Keys;

/// The largest step that a link may show. A graph whose steps are kept has fewer.
pub const MAX_STEP: u32 = 99_999;

/// The keys of graphs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GraphKeys {
    /// `player`: whose attractor is shown, 0 or 1.
    pub player: Player,
    /// `step`: how many steps of the algorithm were gone through, at most [`MAX_STEP`].
    pub step: u32,
    /// `method`: `queue`, or `calls` for recursive marking.
    pub method: Method,
}

/// How the attractor is found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Method {
    /// By a queue, which gives ranks.
    #[default]
    Queue,
    /// By recursive calls.
    Calls,
}

impl Keys for GraphKeys {
    const NAMES: &[&str] = &["player", "step", "method"];

    fn read(&mut self, name: &str, value: &str) -> bool {
        if name == "method" {
            match value {
                "queue" => self.method = Method::Queue,
                "calls" => self.method = Method::Calls,
                _ => return false,
            }
            return true;
        }
        let number = read_vertex(value);
        if name == "player" {
            let player = number.and_then(|number| Player::of_index(number as usize));
            self.player = player.unwrap_or(self.player);
            player.is_some()
        } else {
            let step = number.filter(|&step| step <= MAX_STEP);
            self.step = step.unwrap_or(self.step);
            step.is_some()
        }
    }

    fn allowed(name: &str) -> String {
        match name {
            "player" => "0, 1".to_owned(),
            "method" => "queue, calls".to_owned(),
            _ => format!("0 … {MAX_STEP}"),
        }
    }

    fn write(&self) -> Vec<(&'static str, String)> {
        let player = (self.player == Player::One).then(|| ("player", "1".to_owned()));
        let step = (self.step > 0).then(|| ("step", self.step.to_string()));
        let method = (self.method == Method::Calls).then(|| ("method", "calls".to_owned()));
        player.into_iter().chain(step).chain(method).collect()
    }
}
