//! Writing a link: one canonical form.

use super::{Link, Values, View};
use crate::core::Rule;
use crate::games::{Game, Keys};
use crate::session::{Level, Players};
use std::fmt;

/// Without the `#`.
impl<G: Game> fmt::Display for Link<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let what = self.game.write_rules();
        let start = self.game.write_position(&self.start);
        write!(f, "/v1/{}/{what}/{start}", G::SYSTEM.name())?;
        for (number, (key, value)) in self.keys().into_iter().enumerate() {
            let mark = if number == 0 { '?' } else { '&' };
            write!(f, "{mark}{key}={value}")?;
        }
        Ok(())
    }
}

impl<G: Game> Link<G> {
    /// The keys that are not at their default, in the order of the notation.
    fn keys(&self) -> Vec<(&'static str, String)> {
        let mut keys: Vec<(&'static str, String)> = Vec::new();
        let mut push = |key, value: Option<String>| keys.extend(value.map(|value| (key, value)));
        let moves: Vec<String> = self.moves.iter().map(G::write_move).collect();
        let look = &self.look;
        push("rule", (self.game.rule() == Rule::Misere).then(|| "misere".to_owned()));
        push("moves", (!moves.is_empty()).then(|| moves.join("_")));
        push("at", (self.at != self.moves.len()).then(|| self.at.to_string()));
        push("players", named(self.players, Players::default(), Players::name));
        push("level", named(self.level, Level::default(), Level::name));
        push("seed", self.seed.map(|seed| seed.to_string()));
        push("view", named(look.view, View::default(), View::name));
        push("values", named(look.values, Values::default(), Values::name));
        push("lang", look.lang.map(str::to_owned));
        push("embed", look.embed.then(|| "1".to_owned()));
        push("theme", look.theme.map(|theme| theme.name().to_owned()));
        keys.extend(look.keys.write());
        keys
    }
}

/// The name of a value that is not the default.
fn named<T: Copy + PartialEq>(value: T, default: T, name: fn(T) -> &'static str) -> Option<String> {
    (value != default).then(|| name(value).to_owned())
}
