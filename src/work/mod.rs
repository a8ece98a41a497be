//! Long computations, wherever they are driven: in a worker, in slices on the page, natively.
//!
//! All of them step the same jobs. The page and the worker exchange [`Request`]s and [`Reply`]s, packed by `postcard`
//! (a tenth of JSON's code in wasm, and no text to parse).

#[cfg(feature = "web")]
pub mod client;
mod errand;
mod protocol;
#[cfg(any(feature = "web", test))]
mod pulse;
#[cfg(any(feature = "web", test))]
pub mod roster;
mod workbench;
#[cfg(feature = "worker")]
pub mod worker;

pub use errand::Errand;
pub use protocol::{Reply, Request};
pub use workbench::Workbench;
