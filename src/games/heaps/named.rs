//! Games that have a name, as data. Their names in each language are elsewhere.

use super::ruleset::Ruleset;
use crate::core::{Rule, plain_letter};

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
    /// The rules as written in links, canonical.
    pub code: &'static str,
    /// The rule by which it is usually played.
    pub rule: Rule,
    /// A pleasant position to start from.
    pub start: &'static [u32],
    /// What its heaps are made of.
    pub token: Token,
    /// What it is called in English and in French, for those who write its name in either.
    pub names: [&'static str; 2],
    /// Whether it is known by its name, but not shown where games are first listed.
    pub aside: bool,
    /// Other names by which people ask for it, in either language.
    also: &'static [&'static str],
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
            .or(&[
                "Sticks of Fort Boyard",
                "Jeu de Fort Boyard",
                "Jeu des bâtonnets",
                "Sticks",
                "Bâtonnets",
            ])
        },
        Self::new("cram", "0.07", &[9, 7], Token::Domino, ["Cram on a line", "Cram sur une ligne"])
            .or(&[
                "Line Cram",
                "Linear Cram",
                "Cram linéaire",
                "Dawson’s Kayles",
                "Kayles de Dawson",
            ]),
        Self::new("kayles", "0.77", &[7, 5], Token::Pin, ["Kayles", "Kayles"]).or(&[
            "Quilles",
            "Les quilles",
            "Jeu de quilles",
            "Skittles",
        ]),
        Self::new(
            "dawsons-chess",
            "0.137",
            &[9],
            Token::Coin,
            ["Dawson’s Chess", "Échecs de Dawson"],
        )
        .or(&["Dawson", "Dawson Chess", "Jeu de Dawson"]),
        Self::new("treblecross", "0.007", &[11], Token::Coin, ["Treblecross", "Treblecross"]),
        Self::new("officers", "0.6", &[11], Token::Coin, ["Officers", "Officiers"]),
        Self::new("guiles", "0.15", &[12], Token::Coin, ["Guiles", "Guiles"]),
        Self::new(
            "laskers-nim",
            "4.~3",
            &[3, 5, 7],
            Token::Match,
            ["Lasker’s Nim", "Nim de Lasker"],
        )
        .or(&["Lasker Nim", "Lasker"]),
        Self::new(
            "she-loves-me",
            "0.3",
            &[11],
            Token::Coin,
            ["She loves me", "Effeuiller la marguerite"],
        )
        .or(&["Je t’aime, un peu", "Marguerite"]),
        Self::new(
            "subtract-1-3-4",
            "0.3033",
            &[17],
            Token::Match,
            ["Subtraction game {1, 3, 4}", "Jeu de soustraction {1, 3, 4}"],
        ),
        Self::new("grundy", "grundy", &[9, 7], Token::Coin, ["Grundy’s game", "Jeu de Grundy"])
            .or(&["Grundy game"]),
        Self::new(
            "squares",
            "squares",
            &[19],
            Token::Match,
            ["Subtract a square", "Soustraire un carré"],
        )
        .or(&["Take a square"]),
        Self::new(
            "primes",
            "primes",
            &[20],
            Token::Match,
            ["Subtract a prime", "Soustraire un nombre premier"],
        )
        .aside(),
        Self::new(
            "powers2",
            "powers2",
            &[17],
            Token::Match,
            ["Powers of two", "Puissances de deux"],
        )
        .aside(),
        Self::new(
            "triangular",
            "triangular",
            &[19],
            Token::Match,
            ["Triangular numbers", "Nombres triangulaires"],
        )
        .aside(),
        Self::new("half", "half", &[15, 11], Token::Match, ["At most half", "Au plus la moitié"])
            .aside(),
        Self::new(
            "divisors",
            "divisors",
            &[12, 10],
            Token::Match,
            ["Proper divisors", "Diviseurs propres"],
        )
        .or(&["Aliquot game"])
        .aside(),
        Self::new(
            "coprime",
            "coprime",
            &[15, 10],
            Token::Match,
            ["Coprime numbers", "Nombres premiers avec la taille"],
        )
        .or(&["Prim"])
        .aside(),
        Self::new("0.16", "0.16", &[17], Token::Coin, ["Long-period game", "Jeu à longue période"]),
        Self::new("0.127", "0.127", &[15], Token::Coin, ["The slow starter", "Le démarrage lent"]),
        Self::new(
            "0.376",
            "0.376",
            &[15],
            Token::Coin,
            ["A very slow starter", "Un démarrage très lent"],
        ),
    ];

    const fn new(
        key: &'static str,
        code: &'static str,
        start: &'static [u32],
        token: Token,
        names: [&'static str; 2],
    ) -> Self {
        Self { key, code, rule: Rule::Normal, start, token, names, aside: false, also: &[] }
    }

    /// The same game, with other names that people know it by.
    const fn or(self, also: &'static [&'static str]) -> Self {
        Self { also, ..self }
    }

    /// The same game, not shown where games are first listed.
    const fn aside(self) -> Self {
        Self { aside: true, ..self }
    }

    /// All that it is called, in either language.
    pub fn all_names(&self) -> impl Iterator<Item = &'static str> {
        self.names.into_iter().chain(self.also.iter().copied())
    }

    /// The game of that key.
    pub fn keyed(key: &str) -> Option<&'static Self> {
        Self::ALL.iter().find(|game| game.key == key)
    }

    /// The game that is called this in either language, capitals, accents, apostrophes and hyphens left
    /// aside. A key is none, unless it is a name as well.
    pub fn called(text: &str) -> Option<&'static Self> {
        let folded = fold(text)?;
        let called =
            |game: &&Self| game.all_names().any(|name| fold(name).as_ref() == Some(&folded));
        Self::ALL.iter().find(called)
    }

    /// The same of a text that is complete: a game is called by its key too (`fort-boyard`).
    pub(super) fn called_or_keyed(text: &str) -> Option<&'static Self> {
        let by_key = || {
            let folded = fold(text);
            Self::ALL.iter().find(|game| folded.is_some() && fold(game.key) == folded)
        };
        Self::called(text).or_else(by_key)
    }

    /// The first game of these rules.
    pub fn of(rules: &Ruleset) -> Option<&'static Self> {
        let text = rules.to_string();
        Self::ALL.iter().find(|game| game.code == text)
    }
}

/// A name without what people write in several ways. `None` for a text that is too long for a name, or
/// has no letter.
fn fold(text: &str) -> Option<String> {
    const MAX: usize = 64;
    if text.len() > MAX {
        return None;
    }
    let mut folded = String::with_capacity(text.len());
    for c in text.chars() {
        let plain = match c {
            '’' => '\'',
            '-' | '\u{a0}' | '\u{202f}' => ' ',
            other => plain_letter(other),
        };
        if plain.is_ascii_alphanumeric() {
            folded.push(plain);
        } else if plain == ' ' && !folded.is_empty() && !folded.ends_with(' ') {
            folded.push(' ');
        } else if !matches!(plain, ' ' | '\'' | ',' | '{' | '}') {
            return None;
        }
    }
    folded.truncate(folded.trim_end().len());
    folded.contains(|c: char| c.is_ascii_lowercase()).then_some(folded)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::super::position::Position;
    use super::*;

    #[test]
    fn named_games_are_canonical_and_have_a_start_with_a_move() {
        for game in NamedGame::ALL {
            let code = Ruleset::read_link(game.code).unwrap();
            assert_eq!(code.to_string(), game.code);
            assert_eq!(NamedGame::of(&code), Some(game));
            assert_eq!(NamedGame::keyed(game.key), Some(game));
            let start = Position::start(game.start).unwrap();
            assert!(start.heaps().iter().any(|&size| code.has_cut(size)), "{}", game.key);
        }
    }

    #[test]
    fn a_game_is_found_by_any_of_its_names() {
        for game in NamedGame::ALL {
            for name in game.all_names() {
                let shouted = format!(" {} ", name.to_uppercase());
                let plain = name.replace('’', "'").replace(' ', "  ");
                for text in [name, &shouted, &plain] {
                    assert_eq!(NamedGame::called(text), Some(game), "{text}");
                }
            }
            let code = game.key.contains('.');
            assert_eq!(NamedGame::called_or_keyed(game.key), (!code).then_some(game));
        }
        for (text, key) in [
            ("batonnets de fort boyard", "fort-boyard"),
            ("Fort-Boyard", "fort-boyard"),
            ("dawsons chess", "dawsons-chess"),
            ("ECHECS DE DAWSON", "dawsons-chess"),
            ("subtraction game 1 3 4", "subtract-1-3-4"),
        ] {
            assert_eq!(NamedGame::called_or_keyed(text), NamedGame::keyed(key), "{text}");
        }
        for text in
            ["", "0.16", "fort boyard", "kayle", "{1, 3, 4}", "kayles!", &"kayles ".repeat(9)]
        {
            assert_eq!(NamedGame::called(text), None, "{text}");
        }
    }
}
