//! Two-player games on finite graphs: attractors, strategies, minimax, and where to draw vertices.
//!
//! A game graph, an [`Arena`], has vertices numbered from 0, each owned by one player, who chooses
//! the edge to leave it by. At some vertices a player has won; some carry a payoff.
//!
//! - `arena`: the graph in compressed rows. `reverse`: the same edges backwards.
//! - `attractor`: from where a player can force a win, and in how many rounds, in time linear in
//!   vertices plus edges. `regions`: both players' attractors and what is in neither. `trace`: the
//!   elementary steps of the same pass, to be gone through forwards and backwards; `calls`: those of the
//!   recursive method. `round`: how a strategy without ranks goes round for ever.
//! - `shape`: topological order, a cycle where there is one, whether it is a tree.
//! - `minimax`, `alpha_beta`: values of trees with payoffs at the leaves.
//! - `layout`: a place for each vertex.
//!
//! Nothing here is recursive: a path of a million vertices is as good as any other graph.
//!
//! Source of the attractor and of its properties: W. Zielonka, *Theoretical Computer Science* 200
//! (1998); E. Grädel, W. Thomas, T. Wilke (eds.), *Automata, Logics, and Infinite Games* (2002),
//! chapter 2. Of alpha-beta: D. E. Knuth, R. W. Moore, *Artificial Intelligence* 6 (1975).

mod alpha_beta;
mod arena;
mod attractor;
mod calls;
mod layout;
mod minimax;
mod regions;
mod reverse;
mod round;
mod shape;
mod trace;

pub use alpha_beta::AlphaBeta;
pub use arena::{Arena, ArenaError, MAX_EDGES, MAX_VERTICES};
pub use attractor::{Attractor, AttractorJob, Ends};
pub use layout::{Layering, Layout, MAX_LAID_OUT, Point};
pub use minimax::{Minimax, NoMinimax, played_on};
pub use regions::{Regions, RegionsJob};
pub use reverse::{Reverse, ReverseJob};
pub use round::round_within;
pub use shape::{Shape, shape_of, shape_of_play};
pub use trace::{MAX_TRACED, Moment, Step, Trace};
