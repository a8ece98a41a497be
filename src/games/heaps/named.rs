//! Games that have a name, as data. What they are called in a language is said elsewhere.

use super::code::Code;
use crate::core::Rule;

/// What a heap is made of, for drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Token {
    /// Matches or sticks.
    Match,
    /// Ninepins.
    Pin,
    /// A strip of squares on which dominoes are laid.
    Domino,
    /// Coins.
    Coin,
}

/// A game on heaps that is known by a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NamedGame {
    /// A name that never changes, for looking up words: `fort-boyard`.
    pub key: &'static str,
    /// The octal code as it stands in links, canonical.
    pub code: &'static str,
    /// The rule by which it is usually played.
    pub rule: Rule,
    /// A pleasant position to start from.
    pub start: &'static [u32],
    /// What its heaps are made of.
    pub token: Token,
    /// What it is called in English and in French, for those who write its name in either.
    pub names: [&'static str; 2],
}

impl NamedGame {
    /// All of them, the best known first.
    pub const ALL: &[Self] = &[
        Self::new("nim", "0.~3", &[3, 5, 7], Token::Match, ["Nim", "Jeu de Nim"]),
        Self {
            rule: Rule::Misere,
            ..Self::new(
                "fort-boyard",
                "0.333",
                &[20],
                Token::Match,
                ["Fort Boyard’s sticks", "Bâtonnets de Fort Boyard"],
            )
        },
        Self::new("cram", "0.07", &[9, 7], Token::Domino, ["Cram on a line", "Cram sur une ligne"]),
        Self::new("kayles", "0.77", &[7, 5], Token::Pin, ["Kayles", "Kayles"]),
        Self::new(
            "dawsons-chess",
            "0.137",
            &[9],
            Token::Coin,
            ["Dawson’s Chess", "Échecs de Dawson"],
        ),
        Self::new("treblecross", "0.007", &[11], Token::Coin, ["Treblecross", "Treblecross"]),
        Self::new("officers", "0.6", &[12], Token::Coin, ["Officers", "Officiers"]),
        Self::new("guiles", "0.15", &[12], Token::Coin, ["Guiles", "Guiles"]),
        Self::new(
            "laskers-nim",
            "4.~3",
            &[3, 5, 7],
            Token::Match,
            ["Lasker’s Nim", "Nim de Lasker"],
        ),
        Self::new("she-loves-me", "0.3", &[11], Token::Coin, ["She loves me", "Je t’aime, un peu"]),
        Self::new(
            "subtract-1-3-4",
            "0.3033",
            &[17],
            Token::Match,
            ["Subtraction game {1, 3, 4}", "Jeu de soustraction {1, 3, 4}"],
        ),
        Self::new("0.16", "0.16", &[15], Token::Coin, ["The long period", "La longue période"]),
        Self::new("0.127", "0.127", &[15], Token::Coin, ["The slow starter", "Le démarrage lent"]),
        Self::new(
            "0.376",
            "0.376",
            &[15],
            Token::Coin,
            ["The slowest starter", "Le démarrage le plus lent"],
        ),
    ];

    const fn new(
        key: &'static str,
        code: &'static str,
        start: &'static [u32],
        token: Token,
        names: [&'static str; 2],
    ) -> Self {
        Self { key, code, rule: Rule::Normal, start, token, names }
    }

    /// The game of that key.
    pub fn keyed(key: &str) -> Option<&'static Self> {
        Self::ALL.iter().find(|game| game.key == key)
    }

    /// The game of that name in either language. Capitals do not matter where they have no accent: to
    /// know all of them would cost the page 10 kB of tables.
    pub fn called(text: &str) -> Option<&'static Self> {
        let called =
            |game: &&Self| game.names.iter().any(|name| name.eq_ignore_ascii_case(text.trim()));
        Self::ALL.iter().find(called)
    }

    /// The first game of that code.
    pub fn of(code: &Code) -> Option<&'static Self> {
        let code = code.to_string();
        Self::ALL.iter().find(|game| game.code == code)
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::super::position::Position;
    use super::*;

    #[test]
    fn named_games_are_canonical_and_have_a_start_with_a_move() {
        for game in NamedGame::ALL {
            let code = Code::read_link(game.code).unwrap();
            assert_eq!(code.to_string(), game.code);
            assert_eq!(NamedGame::of(&code), Some(game));
            assert_eq!(NamedGame::keyed(game.key), Some(game));
            let start = Position::start(game.start).unwrap();
            assert!(start.heaps().iter().any(|&size| code.has_cut(size)), "{}", game.key);
        }
    }
}
