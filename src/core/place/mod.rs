//! Games in which a move takes cells of a board that must be free, perhaps with their neighbours, until
//! nothing can be taken.
//!
//! - `rules`: what a move takes; `pieces` are the polyominoes, `graph` a graph of the reader’s own, which `spread`
//!   draws. `board`: a rectangle with its moves, as bits; what is free falls into parts.
//! - `part`: the canonical form of a part, worked out in one `word` where it fits. `table` remembers what is
//!   known of parts, and `search` finds their values; it has the method. `goal` is what it asks of a part, `options`
//!   are the moves that it looks at. `mirror`: positions that are decided by their symmetry.
//! - `misere`: outcomes when the last move loses, by looking at everything.

mod board;
mod boards;
mod goal;
mod graph;
mod mirror;
mod misere;
mod options;
mod part;
mod pieces;
mod rules;
mod search;
mod spread;
mod table;
mod word;

pub use board::{Board, MAX_CELLS, Taking};
pub use boards::MAX_SIDE;
pub use goal::Goal;
pub use graph::{MAX_VERTICES, SmallGraph};
pub use mirror::{Mirror, Mirrored, mirror_moves, mirrored};
pub use misere::{MisereSearch, Parts};
pub use part::Key;
pub use pieces::{Piece, Pieces};
pub use rules::{Take, Touch};
pub use search::{Search, Searched, Sum};
pub use spread::{Spot, TALL, least_distance, spread, toward};
pub use word::{Bits, bit, cells_of};
