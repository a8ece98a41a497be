//! The parts of a sum as games of their own systems, each with its face.

use crate::app::arrival::page_here;
use crate::app::face::Face;
use crate::core::{Count, Message, Rule};
use crate::games::sum::{Move, Position, Sum};
use crate::games::{Game, Summand};
use crate::link::{Link, Place, split};
use crate::session::{NodeId, Playing, Session, Start};

/// A part that can be drawn.
pub(super) struct Drawable {
    /// How its system is drawn.
    pub(super) face: &'static dyn Face,
    /// The part, as a game of its own.
    pub(super) play: Playing,
}

/// The link to a part alone.
pub(super) fn link(part: Summand) -> Link {
    let Summand { system, rules, position } = part;
    Link::new(system, Start { rules, rule: Rule::Normal, position })
}

/// A position's parts, each at its beginning. (The page waits for the faces of all of them; a part whose face
/// is not there is left out.)
pub(super) fn starts(position: &Position) -> Vec<Drawable> {
    position.parts().iter().filter_map(|part| open(&link(part.summand()))).collect()
}

/// The parts at a point of a game, each with the moves that were made in it.
pub(super) fn at(session: &Session<Sum>, point: NodeId) -> Vec<Drawable> {
    let moves = session.tree().moves_to(point);
    let moves: Vec<_> = moves.iter().filter_map(|mv| Sum::read_move(mv).ok()).collect();
    let start = session.position_at(NodeId::START).parts();
    let parts = (0..).zip(start).filter_map(|(place, part)| {
        let own = moves.iter().filter(|mv| mv.part == place).map(|mv| mv.mv.clone());
        let moves: Vec<String> = own.collect();
        open(&Link { at: moves.len(), moves, ..link(part.summand()) })
    });
    parts.collect()
}

/// A move as it is typed: the number of its part, and there what the board of that part shows.
pub(super) fn read_typed(
    session: &Session<Sum>,
    text: &str,
    count: Count,
) -> Result<Move, Message> {
    let split = text.split_once('-').and_then(|(number, typed)| {
        let typed = Some(typed.trim()).filter(|typed| !typed.is_empty())?;
        Some((number.trim().parse::<usize>().ok()?, typed))
    });
    let Some((number, typed)) = split else { return Sum::read_move(text) };
    let parts = session.position().parts().len();
    if !(1..=parts).contains(&number) {
        let message = Message::new("sum-move-no-part").with("part", number);
        return Err(message.with("parts", parts));
    }
    match at(session, session.tree().at()).into_iter().nth(number - 1) {
        Some(part) => {
            let mv = part.face.read_typed(&part.play, typed, count)?;
            Sum::read_move(&format!("{number}-{mv}"))
        }
        None => Sum::read_move(text),
    }
}

fn open(link: &Link) -> Option<Drawable> {
    let page = page_here(link.system)?;
    let Ok(Place::Game(split)) = split(&link.to_string()) else { return None };
    Some(Drawable { face: page.face?, play: (page.read)(&split, 0).play })
}
