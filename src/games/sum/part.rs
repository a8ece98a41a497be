//! A part of a sum: a position of some system, with its types erased.

use crate::core::{Chance, Message};
use crate::games::{Game, Summand, System, Visitor, pack, unpack};
use serde::{Deserialize, Serialize};
use std::any::Any;
use std::fmt::Debug;
use std::rc::Rc;

/// A part. Cheap to clone.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(try_from = "Raw", into = "Raw")]
pub struct Part(Rc<dyn Erased>);

impl Part {
    pub(super) fn new<G: Game>(game: G, position: G::Position) -> Self {
        Self(Rc::new(Typed { game, position }))
    }

    /// The system, the rules and the position, as they are written.
    pub fn summand(&self) -> Summand {
        self.0.summand()
    }

    /// The system.
    pub fn system(&self) -> System {
        self.0.system()
    }

    /// Whether nobody can move in it.
    pub fn is_stuck(&self) -> bool {
        self.0.is_stuck()
    }

    /// The part after a move, or why it is not legal.
    pub fn play(&self, mv: &str) -> Result<Self, Message> {
        self.0.play(mv)
    }

    pub(super) fn random_move(&self, chance: &mut Chance) -> Option<String> {
        self.0.random_move(chance)
    }

    pub(super) fn haste(&self, mv: &str) -> u64 {
        self.0.haste(mv)
    }

    /// A move as the system writes it; what is no move stays as it is.
    pub(super) fn written(&self, mv: &str) -> String {
        self.0.written(mv)
    }

    pub(super) fn canonical(&self, mv: &str) -> String {
        self.0.canonical(mv)
    }

    pub(super) fn random_like(&self, chance: &mut Chance) -> Self {
        self.0.random_like(chance)
    }

    /// The game and the position, for those who know the system; `None` where it is another one.
    pub(super) fn typed<G: Game>(&self) -> Option<(&G, &G::Position)> {
        let typed: &Typed<G> = self.0.as_any().downcast_ref()?;
        Some((&typed.game, &typed.position))
    }
}

impl PartialEq for Part {
    fn eq(&self, other: &Self) -> bool {
        self.0.is_same(&*other.0)
    }
}

/// What a sum does with a part. (Nothing that needs a solver: the page has parts, and no solver.)
trait Erased: Debug {
    fn summand(&self) -> Summand;
    fn system(&self) -> System;
    fn is_stuck(&self) -> bool;
    fn play(&self, mv: &str) -> Result<Part, Message>;
    fn random_move(&self, chance: &mut Chance) -> Option<String>;
    fn haste(&self, mv: &str) -> u64;
    fn written(&self, mv: &str) -> String;
    fn canonical(&self, mv: &str) -> String;
    fn random_like(&self, chance: &mut Chance) -> Part;
    fn packed(&self) -> Vec<u8>;
    fn is_same(&self, other: &dyn Erased) -> bool;
    fn as_any(&self) -> &dyn Any;
}

#[derive(Debug, PartialEq)]
struct Typed<G: Game> {
    game: G,
    position: G::Position,
}

impl<G: Game> Erased for Typed<G> {
    fn summand(&self) -> Summand {
        Summand::of(&self.game, &self.position)
    }

    fn system(&self) -> System {
        G::SYSTEM
    }

    fn is_stuck(&self) -> bool {
        self.game.is_stuck(&self.position)
    }

    fn play(&self, mv: &str) -> Result<Part, Message> {
        let after = self.game.play(&self.position, &G::read_move(mv)?)?;
        Ok(Part::new(self.game.clone(), after))
    }

    fn random_move(&self, chance: &mut Chance) -> Option<String> {
        self.game.random_move(&self.position, chance).as_ref().map(G::write_move)
    }

    fn haste(&self, mv: &str) -> u64 {
        G::read_move(mv).map_or(0, |mv| self.game.haste(&self.position, &mv))
    }

    fn written(&self, mv: &str) -> String {
        G::read_move(mv).map_or_else(|_| mv.to_owned(), |mv| G::write_move(&mv))
    }

    fn canonical(&self, mv: &str) -> String {
        let canonical = |mv| G::write_move(&self.game.canonical_move(&self.position, &mv));
        G::read_move(mv).map_or_else(|_| mv.to_owned(), canonical)
    }

    fn random_like(&self, chance: &mut Chance) -> Part {
        Part::new(self.game.clone(), self.game.random_like(&self.position, chance))
    }

    fn packed(&self) -> Vec<u8> {
        pack(&(&self.game, &self.position))
    }

    fn is_same(&self, other: &dyn Erased) -> bool {
        other.as_any().downcast_ref::<Self>().is_some_and(|other| self == other)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// A part on its way to a solver.
#[derive(Serialize, Deserialize)]
struct Raw(System, Vec<u8>);

impl From<Part> for Raw {
    fn from(part: Part) -> Self {
        Self(part.system(), part.0.packed())
    }
}

impl TryFrom<Raw> for Part {
    type Error = &'static str;

    fn try_from(Raw(system, bytes): Raw) -> Result<Self, &'static str> {
        // A sum in a sum could be as deep as it likes.
        let nested = system == System::Sum;
        let part = if nested { None } else { system.visit(Unpacked(&bytes)) };
        part.ok_or("no part of a sum")
    }
}

/// Unpacks a part.
struct Unpacked<'a>(&'a [u8]);

impl Visitor for Unpacked<'_> {
    type Output = Option<Part>;

    fn visit<G: Game>(self) -> Option<Part> {
        let (game, position) = unpack::<(G, G::Position)>(self.0)?;
        game.alone().is_none().then(|| Part::new(game, position))
    }
}
