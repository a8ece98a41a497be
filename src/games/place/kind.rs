//! The games, by what a move takes.

use super::graph::write_graph;
use crate::core::place::{Piece, Pieces, SmallGraph, Take, Touch};
use serde::{Deserialize, Serialize};

/// A game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Kind {
    /// A domino on two free squares.
    Cram,
    /// A free square, with those beside it.
    NodeKayles,
    /// Queens that do not attack one another.
    Queens,
    /// Kings likewise.
    Kings,
    /// Knights likewise.
    Knights,
    /// Three squares in a line.
    Bars,
    /// Three squares round a corner.
    Corners,
    /// Four squares in a square.
    Squares,
    /// Four squares in the form of an L.
    Hooks,
    /// Four squares in the form of a T.
    Tees,
    /// Pieces of the reader’s own choice.
    Pieces(Pieces),
    /// Node Kayles on a graph: a vertex, with its neighbours.
    Vertices(SmallGraph),
    /// Arc Kayles on a graph: both ends of an edge.
    Edges(SmallGraph),
}

impl Kind {
    /// All that need nothing but a board.
    pub const ALL: [Self; 10] = [
        Self::Cram,
        Self::NodeKayles,
        Self::Queens,
        Self::Kings,
        Self::Knights,
        Self::Bars,
        Self::Corners,
        Self::Squares,
        Self::Hooks,
        Self::Tees,
    ];

    /// The name in links.
    pub fn name(self) -> &'static str {
        match self {
            Self::Cram => "cram",
            Self::NodeKayles | Self::Vertices(_) => "node-kayles",
            Self::Queens => "queens",
            Self::Kings => "kings",
            Self::Knights => "knights",
            Self::Bars => "tromino-i",
            Self::Corners => "tromino-l",
            Self::Squares => "tetromino-o",
            Self::Hooks => "tetromino-l",
            Self::Tees => "tetromino-t",
            Self::Pieces(_) => "pieces",
            Self::Edges(_) => "arc-kayles",
        }
    }

    /// The game in which these pieces are laid: one that has a name, where there is one.
    pub fn laying(pieces: Pieces) -> Self {
        let named = Self::ALL.into_iter().find(|kind| kind.pieces() == Some(pieces));
        named.unwrap_or(Self::Pieces(pieces))
    }

    /// The rules in links, on a board of so many rows and columns.
    pub(super) fn write(self, rows: u32, columns: u32) -> String {
        let name = self.name();
        match self {
            Self::Pieces(pieces) => format!("{name}-{}-{rows}x{columns}", pieces.write()),
            Self::Vertices(graph) | Self::Edges(graph) => {
                format!("{name}-{}", write_graph(&graph))
            }
            _ => format!("{name}-{rows}x{columns}"),
        }
    }

    /// The game of a name; Arc Kayles on a board is Cram.
    pub fn named(name: &str) -> Option<Self> {
        let name = name.to_ascii_lowercase();
        let kind = Self::ALL.into_iter().find(|kind| kind.name() == name);
        kind.or_else(|| (name == "arc-kayles").then_some(Self::Cram))
    }

    /// What a move takes.
    pub fn take(self) -> Take {
        match self {
            Self::Cram => Take::Piece(Pieces::DOMINO),
            Self::NodeKayles => Take::Cell(Touch::Sides),
            Self::Queens => Take::Cell(Touch::Lines),
            Self::Kings => Take::Cell(Touch::Around),
            Self::Knights => Take::Cell(Touch::Leaps),
            Self::Bars => Take::Piece(Pieces::one(Piece::BAR)),
            Self::Corners => Take::Piece(Pieces::one(Piece::CORNER)),
            Self::Squares => Take::Piece(Pieces::one(Piece::SQUARE)),
            Self::Hooks => Take::Piece(Pieces::one(Piece::HOOK)),
            Self::Tees => Take::Piece(Pieces::one(Piece::TEE)),
            Self::Pieces(pieces) => Take::Piece(pieces),
            Self::Vertices(graph) => Take::Vertex(graph),
            Self::Edges(graph) => Take::Edge(graph),
        }
    }

    /// The pieces that are laid, where they are.
    pub fn pieces(self) -> Option<Pieces> {
        match self.take() {
            Take::Piece(pieces) => Some(pieces),
            Take::Cell(_) | Take::Vertex(_) | Take::Edge(_) => None,
        }
    }

    /// The graph that is played on, where it is no rectangle.
    pub fn graph(self) -> Option<SmallGraph> {
        match self {
            Self::Vertices(graph) | Self::Edges(graph) => Some(graph),
            _ => None,
        }
    }

    /// Whether a move may name several squares.
    pub fn several(self) -> bool {
        matches!(self.take(), Take::Piece(_) | Take::Edge(_))
    }
}
