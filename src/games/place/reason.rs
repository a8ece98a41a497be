//! Reasons that need no search: a player who answers every move with its image moves last.

use super::moves::Move;
use super::rules::Place;
use crate::core::place::{Bits, Board, Mirror, Mirrored, mirror_moves, mirrored};
use crate::core::{Message, Outcome, Rule, Say};
use serde::{Deserialize, Serialize};

/// How the images of moves lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Image {
    /// Turned by half a turn.
    Turned,
    /// Mirrored from top to bottom.
    UpsideDown,
    /// Mirrored from left to right.
    Sideways,
    /// Mirrored in a diagonal.
    Diagonal,
}

/// Why a position is decided in normal play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reason {
    /// The image of every move answers it: the player to move loses.
    Answered(Image),
    /// After this move that is so: the player to move wins.
    After(Image, Move),
    /// After these moves that is so, by whatever mirror: the player to move wins.
    Restored(Vec<Move>),
}

impl Reason {
    /// The reason that holds for a position, if one does; these are of normal play alone.
    pub(super) fn of(game: &Place, board: &Board, free: Bits) -> Option<Self> {
        if game.last() == Rule::Misere {
            return None;
        }
        match mirrored(board, free) {
            Some(Mirrored::Answered(mirror)) => return Some(Self::Answered(image(mirror))),
            Some(Mirrored::After(mirror, mv)) => {
                return Some(Self::After(image(mirror), Move::of(game, mv.need)));
            }
            None => {}
        }
        let moves = mirror_moves(board, free);
        let moves: Vec<Move> = moves.iter().map(|mv| Move::of(game, mv.need)).collect();
        (!moves.is_empty()).then_some(Self::Restored(moves))
    }

    /// The outcome for the player to move.
    pub fn outcome(&self) -> Outcome {
        match self {
            Self::Answered(_) => Outcome::Loss,
            Self::After(..) | Self::Restored(_) => Outcome::Win,
        }
    }

    /// The winning moves that it names.
    pub fn moves(&self) -> &[Move] {
        match self {
            Self::Answered(_) => &[],
            Self::After(_, mv) => std::slice::from_ref(mv),
            Self::Restored(moves) => moves,
        }
    }
}

impl Say for Reason {
    fn say(&self) -> Message {
        let name = match self {
            Self::Answered(Image::Turned) => "place-answered-turned",
            Self::Answered(Image::UpsideDown) => "place-answered-upside-down",
            Self::Answered(Image::Sideways) => "place-answered-sideways",
            Self::Answered(Image::Diagonal) => "place-answered-diagonal",
            Self::After(Image::Turned, _) => "place-after-turned",
            Self::After(..) => "place-after-mirrored",
            Self::Restored(_) => "place-restored",
        };
        let pairs = |mv: &Move| {
            let pairs: Vec<String> = mv.squares().iter().map(|square| square.pair()).collect();
            pairs.join(", ")
        };
        let message = Message::new(name);
        match self.moves().first() {
            Some(mv) => message.with("move", pairs(mv)),
            None => message,
        }
    }
}

fn image(mirror: Mirror) -> Image {
    match mirror {
        Mirror::Turn => Image::Turned,
        Mirror::UpsideDown => Image::UpsideDown,
        Mirror::Sideways => Image::Sideways,
        Mirror::Diagonal | Mirror::OtherDiagonal => Image::Diagonal,
    }
}
