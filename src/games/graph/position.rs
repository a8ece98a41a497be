//! Positions: the vertex that play has reached on a graph.

use super::graph::Graph;
use super::rules::{Graphs, Kind};
use crate::core::graph::{Ends, Regions, Shape, shape_of, shape_of_play};
use crate::core::{Message, Outcome, Player, Rule};
use crate::games::{At, pack};
use serde::{Deserialize, Serialize};
use std::cell::OnceCell;
use std::rc::Rc;

/// The graph that is played on, with what is worked out about it once.
#[derive(Debug)]
struct Board {
    game: Graphs,
    graph: Graph,
    cyclic: bool,
    regions: OnceCell<Regions>,
}

impl Board {
    /// The graph's own start counts no more once play has begun.
    fn new(game: Graphs, graph: Graph) -> Rc<Self> {
        let graph = graph.starting_at(0);
        let cyclic = matches!(shape_of(graph.arena(), None), Shape::Cyclic(_));
        Rc::new(Self { game, graph, cyclic, regions: OnceCell::new() })
    }
}

/// A vertex of a graph, and how often play has been where.
///
/// How a play ends:
/// - at a vertex where a player has won, even if edges leave it;
/// - at any other vertex that no edge leaves: nobody wins;
/// - where play comes to a vertex for the third time. It could go on like that for ever, so it is
///   decided there and then: whoever can force a win from that vertex has won; where nobody can,
///   nobody wins. So a verdict about a vertex holds however play came there, and no play is longer
///   than twice the number of vertices.
///
/// Cheap to clone, but for a byte for each four vertices of a graph with cycles.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(try_from = "Raw", into = "Raw")]
pub struct Position {
    board: Rc<Board>,
    at: u32,
    /// How often play has been at each vertex, two bits each; empty where it cannot come back.
    seen: Vec<u8>,
}

/// What becomes of a play that has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct End {
    /// Who has won; nobody, perhaps.
    pub winner: Option<Player>,
    /// Why play ends.
    pub reason: EndReason,
}

/// Why a play has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndReason {
    /// It is at a vertex where a player has won.
    Won,
    /// No edge leaves the vertex.
    DeadEnd,
    /// Play has come to the vertex for the third time.
    ThirdTime,
}

impl Position {
    /// The beginning of play on a graph of the reader's own, at its start.
    /// `None` where it is too large for a link.
    pub fn of_graph(graph: Graph) -> Option<Self> {
        let game = Graphs::new(Kind::List, Rule::Normal)?;
        let at = graph.start();
        graph.fits_link().then(|| Self::begin(Board::new(game, graph), at))
    }

    /// Whether the graph is the reader's own, and not one that the page has made.
    pub fn is_own(&self) -> bool {
        self.board.game.kind() == Kind::List
    }

    /// Reads a starting position: the number of a vertex, or the graph itself.
    pub(super) fn read(game: &Graphs, text: &str) -> Result<Self, At<Message>> {
        let Some(graph) = game.graph() else {
            let graph = Graph::read_compact(text)?;
            let at = graph.start();
            return Ok(Self::begin(Board::new(*game, graph), at));
        };
        let vertices = graph.arena().len();
        let vertex = read_vertex(text).filter(|&vertex| (vertex as usize) < vertices);
        let at = vertex.ok_or_else(|| {
            let error = Message::new("graph-vertex").quoting("found", text);
            let error = error.with("last", vertices.saturating_sub(1));
            At { start: 0, end: text.len(), error }
        })?;
        Ok(Self::begin(Board::new(*game, graph), at))
    }

    /// The beginning of play under these rules.
    pub(super) fn example(game: &Graphs) -> Self {
        let text = if game.kind() == Kind::List { EXAMPLE } else { "0" };
        Self::read(game, text).unwrap_or_else(|_| Self::empty(*game))
    }

    /// One vertex and nothing else: what is left where there is no other beginning.
    fn empty(game: Graphs) -> Self {
        Self::begin(Board::new(game, Graph::single()), 0)
    }

    fn begin(board: Rc<Board>, at: u32) -> Self {
        let bytes = if board.cyclic { board.graph.arena().len().div_ceil(4) } else { 0 };
        let mut position = Self { board, at, seen: vec![0; bytes] };
        position.count();
        position
    }

    pub(super) fn write(&self) -> String {
        match self.board.game.kind() {
            Kind::List => self.board.graph.clone().starting_at(self.at).write_compact(),
            Kind::Sticks(_) | Kind::Tree(_) => self.at.to_string(),
        }
    }

    /// The graph.
    pub fn graph(&self) -> &Graph {
        &self.board.graph
    }

    /// The vertex at which play is.
    pub fn vertex(&self) -> u32 {
        self.at
    }

    /// Who is to move: the owner of the vertex.
    pub fn player(&self) -> Player {
        self.graph().arena().owner(self.at)
    }

    /// From where each player can force a win, play ending where it does. Found when it is first
    /// asked for, in time linear in the graph, and then kept for all positions of one game.
    pub fn regions(&self) -> &Regions {
        self.board.regions.get_or_init(|| Regions::of(self.graph().arena(), Ends::Final))
    }

    /// How often play has been at the vertex where it is, 1 to 3.
    pub fn visits(&self) -> u8 {
        self.seen.get(self.at as usize / 4).map_or(1, |byte| byte >> (2 * (self.at % 4)) & 3)
    }

    /// What has become of the play, where it has ended.
    pub fn end(&self) -> Option<End> {
        let arena = self.graph().arena();
        if let Some(winner) = arena.win(self.at) {
            return Some(End { winner: Some(winner), reason: EndReason::Won });
        }
        if arena.successors(self.at).is_empty() {
            return Some(End { winner: None, reason: EndReason::DeadEnd });
        }
        let third = self.visits() == 3;
        let winner = || self.regions().winner(self.at);
        third.then(|| End { winner: winner(), reason: EndReason::ThirdTime })
    }

    /// Whether play from here may end without a winner: at a dead end that is nobody's, or by coming back.
    pub(super) fn may_draw(&self) -> bool {
        let arena = self.graph().arena();
        let dead = |&vertex: &u32| arena.win(vertex).is_none() && arena.is_end(vertex);
        shape_of_play(arena, self.at).order().is_none_or(|order| order.iter().any(dead))
    }

    /// The outcome that a winner means for the player to move.
    pub(super) fn outcome_of(&self, winner: Player) -> Outcome {
        if winner == self.player() { Outcome::Win } else { Outcome::Loss }
    }

    /// The vertices to which one can move, each once, in the order of the edges; none where play has
    /// ended.
    pub fn next(&self) -> Vec<u32> {
        let mut next = Vec::new();
        if self.end().is_some() {
            return next;
        }
        let mut known = vec![false; self.graph().arena().len()];
        for &to in self.graph().arena().successors(self.at) {
            if !std::mem::replace(&mut known[to as usize], true) {
                next.push(to);
            }
        }
        next
    }

    /// The position after a move.
    pub(super) fn play(&self, to: u32) -> Result<Self, Message> {
        if self.end().is_some() {
            return Err(Message::new("graph-move-over"));
        }
        if !self.graph().arena().successors(self.at).contains(&to) {
            let graph = self.graph();
            let refused = Message::new("graph-move-no-edge").quoting("from", graph.shown(self.at));
            let there = (to as usize) < graph.arena().len();
            return Err(if there {
                refused.quoting("to", graph.shown(to))
            } else {
                refused.with("to", to)
            });
        }
        let mut next = Self { at: to, ..self.clone() };
        next.count();
        Ok(next)
    }

    /// What tells it from the other positions on its graph.
    pub(super) fn mark(&self) -> Vec<u8> {
        pack(&(self.at, &self.seen))
    }

    /// Counts a visit of the vertex where play is.
    fn count(&mut self) {
        if self.visits() < 3
            && let Some(byte) = self.seen.get_mut(self.at as usize / 4)
        {
            *byte += 1 << (2 * (self.at % 4));
        }
    }
}

/// A custom graph to begin with: a cycle that one player can leave for a win.
const EXAMPLE: &str = "a=0-1.2+b=1-0.3+c=1-0.4+d=0-0+e=10";

/// A decimal number and nothing else.
pub(super) fn read_vertex(text: &str) -> Option<u32> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| plain)
}

impl PartialEq for Position {
    fn eq(&self, other: &Self) -> bool {
        let same = |a: &Board, b: &Board| a.game == b.game && a.graph == b.graph;
        let one = Rc::ptr_eq(&self.board, &other.board) || same(&self.board, &other.board);
        one && self.at == other.at && self.seen == other.seen
    }
}

/// A position on its way.
#[derive(Clone, Serialize, Deserialize)]
struct Raw {
    game: Graphs,
    /// As it is written in a link, at the vertex where play is.
    text: String,
    seen: Vec<u8>,
}

impl From<Position> for Raw {
    fn from(position: Position) -> Self {
        let (game, text) = (position.board.game, position.write());
        Self { game, text, seen: position.seen }
    }
}

impl TryFrom<Raw> for Position {
    type Error = &'static str;

    fn try_from(raw: Raw) -> Result<Self, Self::Error> {
        let fresh = Self::read(&raw.game, &raw.text).map_err(|_| "not a position")?;
        if raw.seen.len() != fresh.seen.len() {
            return Err("visits of another graph");
        }
        let position = Self { seen: raw.seen, ..fresh };
        if position.visits() == 0 { Err("a visit is missing") } else { Ok(position) }
    }
}
