//! What the two sides are called.

use crate::app::face::Face;
use crate::app::ui::Form;
use crate::core::Message;
use crate::session::{NodeId, Players, Playing, Seat, Side};
use crate::words::Words;

/// A message of a family `<id>-you`, `<id>-computer`, `<id>-player`, `<id>-computer-number`: of the
/// same thing said of whoever sits on that side.
pub(super) fn say_of(face: &dyn Face, family: Family, players: Players, side: Side) -> Message {
    let number = face.player(side);
    let names = family.names();
    let alone = players.seat(side) != players.seat(side.other());
    match (players.seat(side), alone) {
        (Seat::Human, true) if matches!(family, Family::Turn) => match face.seat_name(side) {
            Some(name) => Message::new("turn-you-as").with("player", name),
            None => Message::new(names[0]),
        },
        (Seat::Human, true) => Message::new(names[0]),
        (Seat::Computer, true) => Message::new(names[1]),
        (Seat::Human, false) => Message::new(names[2]).with("number", number),
        (Seat::Computer, false) => Message::new(names[3]).with("number", number),
    }
}

/// Who made which move at a point of the game, as a sentence.
pub(super) fn moved(
    face: &dyn Face,
    play: &Playing,
    at: NodeId,
    written: &str,
    words: &Words,
) -> String {
    let said = face.say_move(play, at, written, Form::Past, words);
    match play.state().side_at(at) {
        Some(side) => {
            words.say(&say_of(face, Family::Moved, play.state().players, side).with("move", said))
        }
        None => said,
    }
}

/// What can be said of a side.
#[derive(Clone, Copy)]
pub(super) enum Family {
    /// It is to move.
    Turn,
    /// It has won.
    Won,
    /// It has made a move.
    Moved,
    /// It is on the way to win.
    Winning,
}

impl Family {
    fn names(self) -> [&'static str; 4] {
        match self {
            Self::Turn => ["turn-you", "turn-computer", "turn-player", "turn-computer-number"],
            Self::Won => ["won-you", "won-computer", "won-player", "won-computer-number"],
            Self::Winning => {
                ["winning-you", "winning-computer", "winning-player", "winning-computer-number"]
            }
            Self::Moved => ["told-you", "told-computer", "told-player", "told-computer-number"],
        }
    }
}
