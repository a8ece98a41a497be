//! The game of a part.

use super::part::Part;
use crate::core::{Message, Rule};
use crate::games::{At, Game, Summand, System, Visitor};
use std::fmt;

/// A system and the rules of one of its games that can be a part of a sum.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Kind {
    system: System,
    /// In their canonical form.
    rules: String,
}

impl Kind {
    /// Reads a system and rules: `heaps-0.77`. An error has its place in the text.
    pub(super) fn read(text: &str) -> Result<Self, At<Message>> {
        let whole = |error| At { start: 0, end: text.len(), error };
        let Some((name, rules)) = text.split_once('-') else {
            return Err(whole(Message::new("sum-kind").quoting("found", text)));
        };
        let Some(system) = System::named(name) else {
            let error = Message::new("sum-system").quoting("found", name);
            return Err(At { start: 0, end: name.len(), error });
        };
        // Looked at first: a sum of sums of sums could be as deep as the text is long.
        if system == System::Sum {
            return Err(whole(Message::new("sum-nested")));
        }
        let start = name.len() + 1;
        system.visit(Rules(rules)).map_err(|At { start: from, end, error }| At {
            start: start + from,
            end: start + end,
            error,
        })
    }

    /// The kind of a part.
    pub(super) fn of(part: &Part) -> Self {
        let Summand { system, rules, .. } = part.summand();
        Self { system, rules }
    }

    /// The part that is closest to such rules and such a position, where the system is known and has parts.
    pub(super) fn nearest(text: &str, position: Option<&str>) -> Option<Part> {
        let (name, rules) = text.split_once('-')?;
        let system = System::named(name).filter(|&system| system != System::Sum)?;
        system.visit(Nearest { rules, position: position.unwrap_or_default() })
    }

    /// The system.
    pub fn system(&self) -> System {
        self.system
    }

    /// The rules, as they are written.
    pub fn rules(&self) -> &str {
        &self.rules
    }

    /// Reads a position.
    pub(super) fn position(&self, text: &str) -> Result<Part, At<Message>> {
        self.system.visit(Start { rules: &self.rules, position: Some(text) })
    }

    /// A position to begin with; `None` where there is none, which does not happen.
    pub(super) fn example(&self) -> Option<Part> {
        self.system.visit(Start { rules: &self.rules, position: None }).ok()
    }
}

/// As written in links: `heaps-0.77`.
impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.system.name(), self.rules)
    }
}

/// Checks rules.
struct Rules<'a>(&'a str);

impl Visitor for Rules<'_> {
    type Output = Result<Kind, At<Message>>;

    fn visit<G: Game>(self) -> Self::Output {
        let game = G::read_rules(self.0, Rule::Normal)?;
        match game.alone() {
            None => Ok(Kind { system: G::SYSTEM, rules: game.write_rules() }),
            Some(error) => Err(At { start: 0, end: self.0.len(), error }),
        }
    }
}

/// Finds the closest part.
struct Nearest<'a> {
    rules: &'a str,
    position: &'a str,
}

impl Visitor for Nearest<'_> {
    type Output = Option<Part>;

    fn visit<G: Game>(self) -> Option<Part> {
        let (game, position) = G::nearest(self.rules, self.position, Rule::Normal);
        game.alone().is_none().then(|| Part::new(game, position))
    }
}

/// Reads where a part begins; without a position that of the example.
struct Start<'a> {
    rules: &'a str,
    position: Option<&'a str>,
}

impl Visitor for Start<'_> {
    type Output = Result<Part, At<Message>>;

    fn visit<G: Game>(self) -> Self::Output {
        let game = G::read_rules(self.rules, Rule::Normal)?;
        let position = match self.position {
            Some(text) => {
                let position = game.read_position(text)?;
                let together = game.goes_with(self.rules, &position);
                together.map_err(|At { error, .. }| At { start: 0, end: text.len(), error })?;
                position
            }
            None => game.example_position(),
        };
        Ok(Part::new(game, position))
    }
}
