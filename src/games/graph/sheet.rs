//! Graphs as exercises: who is in the attractor of J0, who joins next, vertices drawn at random.

use super::position::Position;
use super::reason::membership;
use super::rules::{Graphs, Kind};
use crate::core::graph::{Ends, Step, Trace};
use crate::core::{Chance, Message, Player};
use crate::games::{About, Columns, Next, Sheet, StepForm};
use std::rc::Rc;

/// The maximum number of vertices of a graph that is filled in.
const MAX_VERTICES: usize = 60;

/// One number for each vertex: 1 in the attractor of J0, 0 outside. A vertex is named by its number, by which programs
/// call it, and by what is written on it.
pub(super) fn sheet(position: &Position) -> Option<Sheet> {
    let vertices = position.graph().arena().len();
    let fits = vertices <= MAX_VERTICES;
    let columns = position.graph().arena().vertices().map(|vertex| {
        let (number, shown) = (vertex.to_string(), position.graph().shown(vertex));
        if number == shown { number } else { format!("{number} · {shown}") }
    });
    let rows = vec![("J0".to_owned(), vertices)];
    let sheet = fits.then(|| Sheet::new(columns.collect(), rows, 0)).flatten()?;
    Some(sheet.naming(Columns::Vertices))
}

/// Its numbers.
pub(super) fn filled(position: &Position) -> Vec<Vec<u32>> {
    let attractor = position.regions().attractor(Player::Zero);
    let vertices = position.graph().arena().vertices();
    vec![vertices.map(|vertex| attractor.contains(vertex).into()).collect()]
}

/// The vertex that the algorithm takes in next when so many are in.
pub(super) fn next(position: &Position, done: u32) -> Option<Next> {
    sheet(position)?;
    let trace = Trace::of(&Rc::clone(position.graph().arena()), Player::Zero, Ends::Final)?;
    let comes_in = trace.steps().iter().filter_map(|step| match *step {
        Step::Begin { vertex } | Step::Add { vertex, .. } => Some(vertex),
        _ => None,
    });
    let order: Vec<u32> = comes_in.collect();
    let next = *order.get(done as usize)?;
    let shown = |vertex: u32| position.graph().shown(vertex).to_owned();
    let done = order.iter().take(done as usize).map(|&vertex| shown(vertex)).collect();
    // By what is written on it, or by its number, unless that is written on another vertex.
    let number = next.to_string();
    let taken = position.graph().arena().vertices().any(|vertex| shown(vertex) == number);
    let right = [(!taken).then_some(number), Some(shown(next))];
    let right = right.into_iter().flatten().collect();
    let vertices = position.graph().arena().vertices();
    let known = vertices.flat_map(|vertex| [vertex.to_string(), shown(vertex)]).collect();
    Some(Next { done, right, form: StepForm::Name, known })
}

/// Why a vertex is in the attractor of J0, or is not; by what rule the next one is found.
pub(super) fn why(position: &Position, about: &About) -> Option<Message> {
    let vertex = match *about {
        About::Cell(_, vertex) => u32::try_from(vertex).ok()?,
        About::Next(_) => return Some(Message::new("graph-why-next")),
        About::Part(_) => return Some(Message::new("graph-why-rank")),
        About::Move(_) => return None,
    };
    let arena = position.graph().arena();
    let name = |vertex| position.graph().shown(vertex).to_owned();
    let attractor = position.regions().attractor(Player::Zero);
    // It is asked whether the vertex is in, and not, as perhaps later, with which rank.
    ((vertex as usize) < arena.len()).then(|| membership(arena, attractor, vertex, name))
}

/// Another vertex of the same graph, from which a move leads.
pub(super) fn random_like(game: &Graphs, position: &Position, chance: &mut Chance) -> Position {
    let vertices = position.graph().arena().len();
    for _ in 0..100 {
        let vertex = chance.below(u32::try_from(vertices).unwrap_or(1));
        let text = match game.kind() {
            Kind::List => position.graph().clone().starting_at(vertex).write_compact(),
            Kind::Sticks(_) | Kind::Tree(_) => vertex.to_string(),
        };
        let drawn = Position::read(game, &text).ok();
        if let Some(drawn) = drawn.filter(|drawn| drawn.end().is_none()) {
            return drawn;
        }
    }
    position.clone()
}
