//! Who plays, and how well.

use super::Side;
use crate::core::Outcome;

/// A person or the computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Seat {
    /// A person at this screen.
    Human,
    /// The computer.
    Computer,
}

/// Who moves first and who second.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Players {
    /// A person begins against the computer.
    #[default]
    HumanComputer,
    /// The computer begins against a person.
    ComputerHuman,
    /// Two people at one screen.
    HumanHuman,
    /// Two computers, to watch.
    ComputerComputer,
}

impl Players {
    /// All pairings, in the order in which they are shown.
    pub const ALL: [Self; 4] =
        [Self::HumanComputer, Self::ComputerHuman, Self::HumanHuman, Self::ComputerComputer];

    /// Who sits on that side.
    pub fn seat(self, side: Side) -> Seat {
        let (first, second) = match self {
            Self::HumanComputer => (Seat::Human, Seat::Computer),
            Self::ComputerHuman => (Seat::Computer, Seat::Human),
            Self::HumanHuman => (Seat::Human, Seat::Human),
            Self::ComputerComputer => (Seat::Computer, Seat::Computer),
        };
        match side {
            Side::First => first,
            Side::Second => second,
        }
    }

    /// On which side the only person sits; `None` where there are two, or none.
    pub fn person(self) -> Option<Side> {
        match self {
            Self::HumanComputer => Some(Side::First),
            Self::ComputerHuman => Some(Side::Second),
            Self::HumanHuman | Self::ComputerComputer => None,
        }
    }

    /// The same with the seats changed.
    #[must_use]
    pub fn changed(self) -> Self {
        match self {
            Self::HumanComputer => Self::ComputerHuman,
            Self::ComputerHuman => Self::HumanComputer,
            same => same,
        }
    }

    /// How a game that is to be won ends for whoever begins: lost, where that is the computer against a person.
    pub fn to_be_won(self) -> Outcome {
        if self == Self::ComputerHuman { Outcome::Loss } else { Outcome::Win }
    }

    /// Whether a person plays at all.
    pub fn has_person(self) -> bool {
        self != Self::ComputerComputer
    }

    /// The name in links.
    pub fn name(self) -> &'static str {
        match self {
            Self::HumanComputer => "human-computer",
            Self::ComputerHuman => "computer-human",
            Self::HumanHuman => "human-human",
            Self::ComputerComputer => "computer-computer",
        }
    }

    /// The pairing of that name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|players| players.name() == name)
    }
}

/// How often the computer plays a winning move where there is one. From [`Level::Medium`] on it has manners
/// besides ([`super::choose`]).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// By chance alone.
    Random,
    /// One time in ten.
    Beginner,
    /// Every other time.
    #[default]
    Medium,
    /// Nine times in ten.
    Expert,
    /// Always.
    Perfect,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 5] =
        [Self::Random, Self::Beginner, Self::Medium, Self::Expert, Self::Perfect];

    /// In how many of ten draws a winning move is played.
    pub fn tenths(self) -> u32 {
        match self {
            Self::Random => 0,
            Self::Beginner => 1,
            Self::Medium => 5,
            Self::Expert => 9,
            Self::Perfect => 10,
        }
    }

    /// The name in links, `0` to `4`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Random => "0",
            Self::Beginner => "1",
            Self::Medium => "2",
            Self::Expert => "3",
            Self::Perfect => "4",
        }
    }

    /// The level of that name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }
}
