//! What graphs keep in the link beside the game.

use super::position::read_vertex;
use crate::core::Player;
use crate::games::Keys;

/// The largest step that a link may show. A graph whose steps are kept has fewer.
pub const MOST_STEP: u32 = 99_999;

/// The keys of graphs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GraphKeys {
    /// `player`: whose attractor is shown, 0 or 1.
    pub player: Player,
    /// `step`: how many steps of the algorithm were gone through, at most [`MOST_STEP`].
    pub step: u32,
}

impl Keys for GraphKeys {
    const NAMES: &[&str] = &["player", "step"];

    fn read(&mut self, name: &str, value: &str) -> bool {
        let number = read_vertex(value);
        if name == "player" {
            let player = number.and_then(|number| Player::of_index(number as usize));
            self.player = player.unwrap_or(self.player);
            player.is_some()
        } else {
            let step = number.filter(|&step| step <= MOST_STEP);
            self.step = step.unwrap_or(self.step);
            step.is_some()
        }
    }

    fn allowed(name: &str) -> String {
        if name == "player" { "0, 1".to_owned() } else { format!("0 … {MOST_STEP}") }
    }

    fn write(&self) -> Vec<(&'static str, String)> {
        let player = (self.player == Player::One).then(|| ("player", "1".to_owned()));
        let step = (self.step > 0).then(|| ("step", self.step.to_string()));
        player.into_iter().chain(step).collect()
    }
}
