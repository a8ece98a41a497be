//! The systems of games, one folder each, and the only register of them.
//!
//! Everything above this floor knows a game through [`Game`]: rules and notation as checked values,
//! a solver as a [`Job`], explanations as data. Words and drawings are made elsewhere.

mod alike;
mod ask;
pub(crate) mod bytes;
pub mod chomp;
pub mod coins;
pub mod graph;
pub mod heaps;
mod nothing;
mod pair;
pub mod pasted;
pub mod pawns;
pub mod place;
mod sheet;
pub mod sum;
mod summand;
mod why;
mod within;

pub use ask::{Ask, Order, Tell, pack, unpack};
pub use nothing::{NoKeys, Nothing};
pub use sheet::{Columns, MAX_CELLS, Next, Sheet, StepForm};
pub use summand::{MAX_PARTS, Summand, joined};
pub use why::About;
use why::least_missing;
pub use within::{Forced, MAX_WITHIN, forced_within};

use crate::core::{
    Chance, Count, Hear, Job, Message, Nimber, Outcome, Player, Refusal, Rule, Verdict, nim_sum,
};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::fmt::Debug;

/// The rules of one game, checked: `Heaps { code, rule }` and its like. Two players move in turn,
/// unless [`Game::to_move`] says otherwise; a position says all else there is to know.
pub trait Game: Clone + PartialEq + Debug + Serialize + DeserializeOwned + 'static {
    /// A position that can come up in this system.
    type Position: Clone + PartialEq + Debug + Serialize + DeserializeOwned + 'static;
    /// A move as it is written, not yet known to be legal.
    type Move: Clone + PartialEq + Debug + Serialize + DeserializeOwned + 'static;
    /// All that is worked out about a position: the verdict, the winning moves, and why.
    type Analysis: Analysis<Move = Self::Move>;
    /// The job that works it out.
    type AnalysisJob: Job<Report = Self::Analysis>;
    /// What else the system's solver can be asked (a sequence, a map …).
    type Question: Clone + PartialEq + Debug + Serialize + DeserializeOwned + 'static;
    /// What the job that answers can be asked while it runs or waits.
    type Query: Clone + PartialEq + Debug + Serialize + DeserializeOwned + 'static;
    /// One report of the answer.
    type Answer: Clone + PartialEq + Debug + Serialize + DeserializeOwned + 'static;

    /// What the system keeps in the link beside the game (the length of a sequence …).
    type Keys: Keys;

    /// Which system this is.
    const SYSTEM: System;
    /// The views of the system's own, as named in links.
    const VIEWS: &[&str];
    /// From which number the squares of a written move are counted, where a reader may choose how those on the board
    /// are.
    const COUNTED: Option<Count> = None;

    /// A game to begin with, where the reader has asked for none.
    fn example() -> (Self, Self::Position);
    /// A position to begin these rules with.
    fn example_position(&self) -> Self::Position;

    /// The game and the position that are closest to texts of which one cannot be read.
    fn nearest(rules: &str, position: &str, rule: Rule) -> (Self, Self::Position) {
        let (game, example) = Self::read_rules(rules, rule).map_or_else(
            |_| Self::example(),
            |game| {
                let example = game.example_position();
                (game, example)
            },
        );
        let start = game.read_position(position).unwrap_or(example);
        (game, start)
    }

    /// Reads the rules, from what is in the link's third place (`0.77`, `5x5`).
    fn read_rules(what: &str, rule: Rule) -> Result<Self, At<Message>>;
    /// The canonical form of the rules, for the link's third place.
    fn write_rules(&self) -> String;
    /// Who wins when no move is left.
    fn rule(&self) -> Rule;

    /// Reads a starting position (`7+5+12`) for these rules, also as people write it besides
    /// (`[7, 5, 12]`).
    fn read_position(&self, text: &str) -> Result<Self::Position, At<Message>>;
    /// The canonical form of a position.
    fn write_position(&self, position: &Self::Position) -> String;

    /// Whether rules that were read from `what` go together with a position that was read for them. The
    /// error has its place in `what`.
    fn goes_with(&self, _what: &str, _position: &Self::Position) -> Result<(), At<Message>> {
        Ok(())
    }

    /// The parts of a position as numbers, as a program would be given it: heaps, squares by row and column from 1,
    /// bars by their rows. Nothing where it is none that is written so.
    fn numbers(&self, _: &Self::Position) -> Vec<Vec<i64>> {
        Vec::new()
    }

    /// Reads one move (`1-2-3`), also as people write it besides. Whether it is legal is found by
    /// [`Game::play`].
    fn read_move(text: &str) -> Result<Self::Move, Message>;
    /// The canonical form of a move.
    fn write_move(mv: &Self::Move) -> String;

    /// The position after a move, or why it is not legal.
    fn play(&self, position: &Self::Position, mv: &Self::Move) -> Result<Self::Position, Message>;
    /// For a position without a move, the outcome for the player to move; otherwise `None`.
    fn ended(&self, position: &Self::Position) -> Option<Outcome>;
    /// Whether play ends in this position and nobody has won. [`Game::ended`] then gives `None`.
    fn drawn(&self, _: &Self::Position) -> bool {
        false
    }
    /// Whether play from here may end without a winner.
    fn may_draw(&self, _: &Self::Position) -> bool {
        false
    }
    /// Which of the two players is to move, where the position says so. Where it does not, they move
    /// in turn.
    fn to_move(&self, _: &Self::Position) -> Option<Player> {
        None
    }
    /// A legal move drawn at random; `None` where there is none.
    fn random_move(&self, position: &Self::Position, chance: &mut Chance) -> Option<Self::Move>;
    /// All legal moves, for trying them all; `None` where they are not listed, and where there are so many more than
    /// `most` that listing them would take long.
    fn all_moves(&self, _position: &Self::Position, _most: usize) -> Option<Vec<Self::Move>> {
        None
    }
    /// What tells a position from the others that can be reached from the same one: short, for remembering many.
    fn mark(&self, position: &Self::Position) -> Vec<u8> {
        pack(position)
    }
    /// How much of the game a legal move uses up (tokens, squares, steps): the less, the longer the game
    /// may last. 0 where that cannot be told from the move.
    fn haste(&self, _position: &Self::Position, _mv: &Self::Move) -> u64 {
        0
    }

    /// A move at a position as it is kept and written: one that contains the text of another system's move has it as
    /// that system writes it.
    fn in_one_form(&self, _position: &Self::Position, mv: Self::Move) -> Self::Move {
        mv
    }

    /// The one of several ways to write the same move by which lists of moves name it.
    fn canonical_move(&self, _position: &Self::Position, mv: &Self::Move) -> Self::Move {
        mv.clone()
    }
    /// A position of the size of another one, drawn at random.
    fn random_like(&self, position: &Self::Position, _: &mut Chance) -> Self::Position {
        position.clone()
    }
    /// Another position to begin with, where there is none of the size of this one but itself; `None` where there
    /// is no other at all.
    fn random_other(&self, _: &Self::Position, _: &mut Chance) -> Option<Self::Position> {
        None
    }
    /// The same for a game that is to be won against a perfect opponent: one that the player to move wins, or loses,
    /// where that is seen without a solver; `None` where none is found of this size.
    fn random_decided(
        &self,
        position: &Self::Position,
        _outcome: Outcome,
        chance: &mut Chance,
    ) -> Option<Self::Position> {
        Some(self.random_like(position, chance))
    }
    /// What can be filled in about a position; `None` where there is nothing, or too much.
    fn sheet(&self, _: &Self::Position) -> Option<Sheet> {
        None
    }
    /// The message that says why there is no [`Game::sheet`].
    fn no_sheet(&self) -> &'static str {
        match self.rule() {
            Rule::Misere => "task-no-table-misere",
            Rule::Normal => "task-no-sheet",
        }
    }
    /// The numbers of [`Game::sheet`]. For the solver's side: it may take some hundredths of a second.
    fn filled(&self, _: &Self::Position) -> Vec<Vec<u32>> {
        Vec::new()
    }
    /// Whether a closed form of these numbers may be asked for: not where it is known that nobody has one.
    fn has_formula(&self, _: &Self::Position) -> bool {
        true
    }
    /// The next step of the system's method after so many; `None` where there is none. For the solver's
    /// side, as [`Game::filled`].
    fn next_step(&self, _position: &Self::Position, _done: u32) -> Option<Next> {
        None
    }

    /// Why a number, a step or a winning move is right, in the order in which it is said: of a number what it follows
    /// from, not the number itself. Nothing where nothing is known. For the solver's side, as [`Game::filled`].
    fn reasons(&self, _position: &Self::Position, _about: &About) -> Vec<Message> {
        Vec::new()
    }

    /// Why no position of these rules can be a part of a sum; `None` where they can.
    fn alone(&self) -> Option<Message> {
        (self.rule() == Rule::Misere).then(|| Message::new("sum-misere"))
    }
    /// What a sum takes in for a position: mostly the position itself.
    fn summands(&self, position: &Self::Position) -> Result<Vec<Summand>, Message> {
        self.alone().map_or_else(|| Ok(vec![Summand::of(self, position)]), Err)
    }
    /// Whether nobody can move in a part of a sum.
    fn is_stuck(&self, position: &Self::Position) -> bool {
        self.ended(position).is_some()
    }
    /// The job that finds the Grundy value of a part of a sum, whose winning moves are then those to
    /// positions of the value that is sought; none where no value is. `None` where positions have no values.
    fn seek(
        &self,
        _position: &Self::Position,
        _value: Option<Nimber>,
        _most: usize,
    ) -> Option<Self::AnalysisJob> {
        None
    }

    /// The job that decides a position, finds at most `most` winning moves (and counts all), and
    /// explains. It makes one report, at its end.
    fn analyse(&self, position: &Self::Position, most: usize) -> Self::AnalysisJob;
    /// The job that answers a question of the system's own.
    #[allow(clippy::type_complexity)]
    fn ask(
        question: Self::Question,
    ) -> Result<Box<dyn Hear<Report = Self::Answer, Query = Self::Query>>, Refusal>;
}

/// What every system can say about a position.
pub trait Analysis: Clone + PartialEq + Debug + Serialize + DeserializeOwned + 'static {
    /// The system's moves.
    type Move;
    /// Who wins.
    fn verdict(&self) -> Verdict;
    /// The winning moves in a stable order, as many as were asked for.
    fn winning(&self) -> &[Self::Move];
    /// How many winning moves there are in all.
    fn winning_count(&self) -> u64;
    /// The moves that are best by something else than who wins, among the winning ones where there are some; none,
    /// where nothing else counts.
    fn best(&self) -> &[Self::Move] {
        &[]
    }
    /// Whether these are all that there are.
    fn is_complete(&self) -> bool {
        true
    }
    /// The position's nim-sum, where it has one.
    fn nim_sum(&self) -> Option<Nimber> {
        None
    }
    /// The numbers that a reader may be asked for: the value of each part, then their nim-sum where there
    /// are several, or what the system has instead (plies, a rank). `None` where there are none.
    fn numbers(&self) -> Option<Vec<u32>> {
        None
    }
    /// What the system's theory adds, by its name in the native command's results.
    fn facts(&self) -> Vec<(&'static str, Fact)>;
}

/// Values in their order, then their nim-sum where there are several.
fn with_sum(values: &[Nimber]) -> Vec<u32> {
    let sum = (values.len() > 1).then(|| nim_sum(values.iter().copied()));
    values.iter().copied().chain(sum).map(|value| value.0).collect()
}

/// A figure that a system adds to an analysis.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// One number.
    Number(u64),
    /// Several, in the order of the position.
    Numbers(Vec<u64>),
}

/// Keys of a link that belong to one system.
pub trait Keys: Clone + PartialEq + Default + Debug + 'static {
    /// The names of these keys.
    const NAMES: &[&str];
    /// Takes in the value of one of [`Keys::NAMES`]; `false` where it is not one that is allowed.
    fn read(&mut self, name: &str, value: &str) -> bool;
    /// What one of [`Keys::NAMES`] takes, in the notation's own characters ("1 … 1000").
    fn allowed(name: &str) -> String;
    /// The keys that are not at their default, with their values, in the order of [`Keys::NAMES`].
    fn write(&self) -> Vec<(&'static str, String)>;
}

/// An error with its place: bytes `start..end` of the text that was read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct At<E> {
    /// The first byte of what is wrong.
    pub start: usize,
    /// The byte after it.
    pub end: usize,
    /// What is wrong with it.
    pub error: E,
}

impl At<Message> {
    /// What is wrong, with its place in the text that was read.
    pub fn placed(self, text: &str) -> Message {
        self.error.placed(text, self.start..self.end)
    }
}

/// What can be done with any system, whichever it is: the way to go from a name to its types.
pub trait Visitor {
    /// What comes of it.
    type Output;
    /// Does it for the system `G`.
    fn visit<G: Game>(self) -> Self::Output;
}

/// Writes the register: one line a system.
macro_rules! register {
    ($($system:ident $name:literal $game:ty;)+) => {
        /// The systems there are.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        pub enum System {
            $(#[doc = concat!("`", $name, "` in links.")] $system,)+
        }

        impl System {
            /// All of them. (In which order they are shown is the page's to say.)
            pub const ALL: &[Self] = &[$(Self::$system),+];

            /// The name in links.
            pub fn name(self) -> &'static str {
                match self { $(Self::$system => $name,)+ }
            }

            /// Does for this system what the visitor does for any.
            pub fn visit<V: Visitor>(self, visitor: V) -> V::Output {
                match self { $(Self::$system => visitor.visit::<$game>(),)+ }
            }
        }
    };
}

register! {
    Heaps "heaps" heaps::Heaps;
    Chomp "chomp" chomp::Chomp;
    Graph "graph" graph::Graphs;
    Pawns "pawns" pawns::Pawns;
    Coins "coins" coins::Coins;
    Place "place" place::Place;
    Sum "sum" sum::Sum;
}

impl System {
    /// The system of that name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|system| system.name() == name)
    }
}
