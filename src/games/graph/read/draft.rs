//! A graph while it is being read: names may be used before they are described.

use super::super::graph::Graph;
use super::super::names::{Interner, Names};
use super::{Read, wrong};
use crate::core::graph::{Arena, MAX_EDGES, MAX_VERTICES};
use crate::core::{Message, Player};
use crate::games::At;

/// A place in the text.
pub(super) type Place = u32;

/// About the maximum number of bytes of the names of vertices that are reported without a description.
const MAX_NAMED: usize = 60;

/// A vertex by the order in which its name was met first.
pub(super) type Number = u32;

#[derive(Clone, Debug, Default)]
struct Vertex {
    /// Where its name was met first, or where it is described.
    place: Place,
    described: bool,
    owner: Option<Player>,
}

/// What was read so far.
#[derive(Clone, Debug, Default)]
pub(super) struct Draft {
    interner: Interner,
    vertices: Vec<Vertex>,
    /// The vertices in the order in which they were described.
    order: Vec<Number>,
    /// Of which vertex edges were given, and where in `edges` they end.
    rows: Vec<(Number, u32)>,
    edges: Vec<Number>,
    wins: Vec<(Number, Player, Place)>,
    payoffs: Vec<(Number, i32, Place)>,
    labels: Vec<(Number, String)>,
    start: Option<Number>,
}

impl Draft {
    /// The vertex of a name, which may be new.
    #[inline(never)]
    pub(super) fn vertex(&mut self, name: &str, place: usize) -> Number {
        let number = self.interner.number(name);
        if number as usize == self.vertices.len() {
            let place = Place::try_from(place).unwrap_or(Place::MAX);
            self.vertices.push(Vertex { place, ..Vertex::default() });
        }
        number
    }

    pub(super) fn name(&self, vertex: Number) -> &str {
        self.interner.names().get(vertex)
    }

    /// Says that the vertex is there; `false` where that was said before.
    #[inline(never)]
    pub(super) fn describe(&mut self, vertex: Number, place: usize) -> bool {
        let known = &mut self.vertices[vertex as usize];
        if std::mem::replace(&mut known.described, true) {
            return false;
        }
        known.place = Place::try_from(place).unwrap_or(Place::MAX);
        self.order.push(vertex);
        true
    }

    pub(super) fn own(&mut self, vertex: Number, owner: Player) {
        self.vertices[vertex as usize].owner = Some(owner);
    }

    pub(super) fn owner(&self, vertex: Number) -> Option<Player> {
        self.vertices[vertex as usize].owner
    }

    /// An edge to this vertex from the one whose row is ended next.
    pub(super) fn edge(&mut self, to: Number) {
        self.edges.push(to);
    }

    /// Ends the row of a vertex; it may have more than one.
    pub(super) fn end_row(&mut self, from: Number) {
        self.rows.push((from, u32::try_from(self.edges.len()).unwrap_or(u32::MAX)));
    }

    pub(super) fn win(&mut self, vertex: Number, player: Player, place: usize) {
        self.wins.push((vertex, player, Place::try_from(place).unwrap_or(Place::MAX)));
    }

    pub(super) fn has_win(&self) -> bool {
        !self.wins.is_empty()
    }

    pub(super) fn pay(&mut self, vertex: Number, payoff: i32, place: usize) {
        self.payoffs.push((vertex, payoff, Place::try_from(place).unwrap_or(Place::MAX)));
    }

    pub(super) fn label(&mut self, vertex: Number, label: String) {
        self.labels.push((vertex, label));
    }

    pub(super) fn labels(&self) -> &[(Number, String)] {
        &self.labels
    }

    pub(super) fn start(&mut self, vertex: Number) {
        self.start = Some(vertex);
    }

    /// Whether it is said where play begins.
    pub(super) fn has_start(&self) -> bool {
        self.start.is_some()
    }

    /// Whether nothing is said of owners, winners and payoffs.
    pub(super) fn is_bare(&self) -> bool {
        let owned = self.vertices.iter().any(|vertex| vertex.owner.is_some());
        !owned && self.wins.is_empty() && self.payoffs.is_empty()
    }

    /// How many vertices have been named.
    pub(super) fn len(&self) -> usize {
        self.vertices.len()
    }

    /// Says of every vertex that was only named that it is there.
    pub(super) fn describe_rest(&mut self) {
        for (number, vertex) in (0..).zip(&mut self.vertices) {
            if !std::mem::replace(&mut vertex.described, true) {
                self.order.push(number);
            }
        }
    }

    /// Says of every vertex that is named as a successor only that it is there. No edge leaves it, so that it
    /// does not matter whose it is: J0's. Which they are, and what is to be said of them.
    #[inline(never)]
    pub(super) fn take_sinks(&mut self, text: &str) -> (Vec<Number>, Option<Message>) {
        let mut entered = vec![false; self.vertices.len()];
        for &to in &self.edges {
            entered[to as usize] = true;
        }
        let is_sink =
            |(number, vertex): &(Number, &Vertex)| entered[*number as usize] && !vertex.described;
        let sinks: Vec<Number> =
            (0..).zip(&self.vertices).filter(is_sink).map(|(number, _)| number).collect();
        let place = |&number: &Number| self.vertices[number as usize].place as usize;
        let Some(first) = sinks.iter().map(place).min() else { return (sinks, None) };
        let note = Message::new("graph-read-sinks")
            .with("count", sinks.len())
            .with("names", self.names_of(&sinks));
        for &number in &sinks {
            let vertex = &mut self.vertices[number as usize];
            vertex.described = true;
            vertex.owner = vertex.owner.or(Some(Player::Zero));
            self.order.push(number);
        }
        (sinks, Some(wrong::at(text, first, first, note).error))
    }

    /// The names of vertices in a row, as many as fit in a sentence.
    fn names_of(&self, vertices: &[Number]) -> String {
        let mut said = String::new();
        for (place, &vertex) in vertices.iter().enumerate() {
            let name: String = self.name(vertex).chars().take(MAX_NAMED / 2).collect();
            if place > 0 {
                said.push_str(", ");
            }
            if said.len() + name.len() > MAX_NAMED {
                return said + "…";
            }
            said.push_str(&name);
        }
        said
    }

    /// Whether no edge leaves each vertex, so far.
    pub(super) fn leaves(&self) -> Vec<bool> {
        let mut leaves = vec![true; self.vertices.len()];
        let mut before = 0;
        for &(from, end) in &self.rows {
            leaves[from as usize] &= before == end;
            before = end;
        }
        leaves
    }

    /// Whether it is still small enough; looked at after each row.
    pub(super) fn check_size(&self, at: usize) -> Read<()> {
        let error = if self.vertices.len() > MAX_VERTICES {
            Message::new("graph-read-many-vertices").with("most", MAX_VERTICES)
        } else if self.edges.len() > MAX_EDGES {
            Message::new("graph-read-many-edges").with("most", MAX_EDGES)
        } else {
            return Ok(());
        };
        Err(At { start: at, end: at, error })
    }

    /// The graph. Every vertex that is named must be described and have an owner.
    #[inline(never)]
    pub(super) fn finish(mut self, text: &str) -> Read<Graph> {
        self.check_size(text.len())?;
        self.check_vertices(text)?;
        let Some(owners) = self.owners() else {
            return Err(wrong::empty());
        };
        // The number of a vertex by the order of descriptions.
        let mut index = vec![0; self.vertices.len()];
        for (at, &vertex) in (0..).zip(&self.order) {
            index[vertex as usize] = at;
        }
        let (ends, successors) = self.rows(&index);
        // These numbers have been checked, so nothing is lost with the error.
        let Ok(mut arena) = Arena::new(owners, ends, successors) else {
            return Err(wrong::empty());
        };
        self.set_wins(&mut arena, &index, text)?;
        self.set_payoffs(&mut arena, &index);
        let labels = self.sorted_labels(&index);
        let start = self.start.map_or(0, |start| index[start as usize]);
        let in_order = (0..).zip(&self.order).all(|(at, &vertex)| at == vertex);
        let names = if in_order {
            self.interner.into_names()
        } else {
            self.order.iter().map(|&vertex| self.interner.names().get(vertex)).collect()
        };
        Graph::new(arena, names, labels, start).ok_or_else(wrong::empty)
    }

    /// That each vertex is described and owned, the first in the text being the first to be named.
    #[inline(never)]
    fn check_vertices(&self, text: &str) -> Read<()> {
        let wrong = (0..).zip(&self.vertices).filter(|(_, v)| !v.described || v.owner.is_none());
        let Some((number, vertex)) = wrong.min_by_key(|(_, vertex)| vertex.place) else {
            return Ok(());
        };
        let name = self.name(number);
        let start = vertex.place as usize;
        let message = if vertex.described {
            wrong::no_owner(name)
        } else {
            Message::new("graph-read-dangling").quoting("name", name)
        };
        Err(wrong::at(text, start, start + name.len(), message))
    }

    /// The owners in the order of descriptions; `None` where there is no vertex.
    fn owners(&self) -> Option<Vec<Player>> {
        let owner = |&vertex: &Number| self.vertices[vertex as usize].owner;
        self.order.iter().map(owner).collect::<Option<Vec<_>>>().filter(|o| !o.is_empty())
    }

    /// The edges in compressed rows.
    #[inline(never)]
    fn rows(&mut self, index: &[u32]) -> (Vec<u32>, Vec<u32>) {
        let mut edges = std::mem::take(&mut self.edges);
        for to in &mut edges {
            *to = index[*to as usize];
        }
        // As most files are written: one row for each vertex, in its order.
        let plain = self.rows.len() == self.order.len()
            && self.rows.iter().zip(&self.order).all(|(&(from, _), &vertex)| from == vertex);
        if plain {
            return (self.rows.iter().map(|&(_, end)| end).collect(), edges);
        }
        let mut ends = vec![0_u32; index.len()];
        let mut before = 0;
        for &(from, end) in &self.rows {
            ends[index[from as usize] as usize] += end - before;
            before = end;
        }
        let mut sum = 0;
        for end in &mut ends {
            sum += std::mem::replace(end, sum);
        }
        let mut successors = vec![0; edges.len()];
        let mut before = 0;
        for &(from, end) in &self.rows {
            let next = &mut ends[index[from as usize] as usize];
            let row = &edges[before as usize..end as usize];
            successors[*next as usize..][..row.len()].copy_from_slice(row);
            *next += end - before;
            before = end;
        }
        (ends, successors)
    }

    #[inline(never)]
    fn set_wins(&self, arena: &mut Arena, index: &[u32], text: &str) -> Read<()> {
        for &(vertex, player, place) in &self.wins {
            let at = index[vertex as usize];
            if arena.win(at).is_some_and(|other| other != player) {
                let name = self.name(vertex);
                let message = Message::new("graph-read-won-by-both").quoting("name", name);
                let start = place as usize;
                return Err(wrong::at(text, start, start + name.len(), message));
            }
            arena.set_win(at, player);
        }
        Ok(())
    }

    /// In the order of descriptions, by places and not by a sort: a sort more costs the solver some
    /// kilobytes of code. The last payoff that is given counts.
    fn set_payoffs(&self, arena: &mut Arena, index: &[u32]) {
        if self.payoffs.is_empty() {
            return;
        }
        let mut payoffs = vec![None; index.len()];
        for &(vertex, payoff, _) in &self.payoffs {
            payoffs[index[vertex as usize] as usize] = Some(payoff);
        }
        for (vertex, payoff) in (0..).zip(payoffs) {
            if let Some(payoff) = payoff {
                arena.set_payoff(vertex, payoff);
            }
        }
    }

    /// The last label that is given counts.
    fn sorted_labels(&self, index: &[u32]) -> Option<Names> {
        if self.labels.is_empty() {
            return None;
        }
        let mut sorted = vec![""; index.len()];
        for (vertex, label) in &self.labels {
            sorted[index[*vertex as usize] as usize] = label;
        }
        Some(sorted.into_iter().collect())
    }
}
