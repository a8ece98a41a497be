//! What an address asks for: it is taken apart, once.

use super::class::CLASS;
use super::lesson::LESSON;
use super::piece::Piece;
use super::split::{Split, empty};
use super::{ClassPlace, LessonPlace, LinkError, Look, MAX_TEXT, Problem};
use crate::games::System;

/// What an address asks for.
#[derive(Clone, Debug, PartialEq)]
pub enum Place {
    /// The first page, viewed in this way.
    Front(Look),
    /// A game.
    Game(Box<Split>),
    /// A lesson, or the list of them.
    Lesson(Box<LessonPlace>),
    /// A teacher's page.
    Class(Box<ClassPlace>),
}

impl Place {
    /// How it is viewed, as far as every link may say it.
    pub fn look(&self) -> &Look {
        match self {
            Self::Front(look) => look,
            Self::Game(split) => split.look(),
            Self::Lesson(place) => &place.look,
            Self::Class(place) => &place.look,
        }
    }
}

/// Takes an address apart, or says why it leads nowhere.
pub fn split(text: &str) -> Result<Place, LinkError> {
    let whole = |problem| LinkError { start: 0, end: text.len(), problem };
    if text.len() > MAX_TEXT {
        return Err(whole(Problem::TooLong { most: MAX_TEXT }));
    }
    let all = Piece::of(text);
    // What comes before the first `#` is somebody's address.
    let link = all.split('#').map_or(all, |(_, link)| link);
    let (path, query) = match link.split('?') {
        Some((path, query)) => (path, Some(query)),
        None => (link, None),
    };
    if matches!(&*path.text, "" | "/") {
        return front(query.as_ref()).ok_or_else(|| whole(Problem::NotALink));
    }
    let mut parts = path.between('/');
    let lead = parts.next().filter(|piece| piece.text.is_empty());
    let (Some(_), Some(version)) = (lead, parts.next()) else {
        return Err(whole(Problem::NotALink));
    };
    if version.text != "v1" {
        return Err(match version.text.strip_prefix('v') {
            Some(_) => version.error(Problem::Version { found: version.text.clone() }),
            None => whole(Problem::NotALink),
        });
    }
    let Some(system) = parts.next().filter(|system| !system.text.is_empty()) else {
        return Err(whole(Problem::Missing));
    };
    let end = path.start + path.text.len();
    if system.text == LESSON {
        let place = LessonPlace::read(parts, query.as_ref(), end)?;
        return Ok(Place::Lesson(Box::new(place)));
    }
    if system.text == CLASS {
        let place = ClassPlace::read(parts, query.as_ref(), end)?;
        return Ok(Place::Class(Box::new(place)));
    }
    let Some(named) = System::named(&system.decoded()) else {
        return Err(system.error(Problem::System { found: system.text.clone() }));
    };
    let mut split = empty(named, end);
    match (parts.next(), parts.next()) {
        (Some(what), Some(position)) => split.parts = Some((what, position)),
        (alone, _) => split.alone = alone,
    }
    // A slash at the end is what some programs add.
    if let Some(more) = parts.next().filter(|more| !more.text.is_empty()) {
        split.errors.push(more.error(Problem::TooManyParts { found: more.text.clone() }));
    }
    if let Some(query) = query {
        split.keys(&query);
    }
    Ok(Place::Game(Box::new(split)))
}

/// The first page, where all keys are ones that it has.
fn front(query: Option<&Piece>) -> Option<Place> {
    let mut split = empty(*System::ALL.first()?, 0);
    split.keys(query.unwrap_or(&Piece::of("")));
    let own = |(key, _): &(&str, Piece)| matches!(*key, "lang" | "theme");
    let valid = split.errors.is_empty() && split.others.is_empty() && split.known.iter().all(own);
    valid.then_some(Place::Front(split.link.look))
}
