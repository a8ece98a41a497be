//! Nimlab plays, solves and explains impartial games in the visitor's own browser.
//!
//! The house has floors, and each knows only those below it:
//!
//! | floor       | what it holds                                                | what it must never know |
//! | ----------- | ------------------------------------------------------------ | ----------------------- |
//! | [`core`]    | nimbers, mex, outcomes, seeded chance, steppable jobs          | a game's name, a clock, the web |
//! | [`games`]   | one folder a system: rules, notation, solver, explanations    | turns, players, the URL, the web |
//! | [`session`] | a game being played: history, players, levels                 | the URL, storage, the web |
//! | [`link`]    | the address ⇄ a session                                       | how anything is drawn |
//! | [`lesson`]  | files of questions: reading, writing, packing                 | the solver, how anything is drawn |
//! | [`class`]   | what readers did in lessons, as a teacher is handed it        | the solver, how anything is drawn |
//! | [`work`]    | long computations driven by a worker, a page or a command     | what the jobs compute |
//! | [`words`]   | every sentence a reader may see, in French and English        | how anything is drawn |
//! | `app`       | the page (Yew, feature `web`)                                 | the mathematics |
//! | `cli`       | the native command                                            | the web |
//!
//! `tests/native/source/floors.rs` reads the source and fails if a line refers to a higher floor, or if one knows what
//! only one floor may know: a game by its name, the format of an address, the web.
// The documentation names files and formulas that are not items.
#![allow(clippy::doc_markdown)]

#[cfg(feature = "web")]
pub mod app;
pub mod class;
#[cfg(not(target_arch = "wasm32"))]
pub mod cli;
pub mod games;
pub mod lesson;
pub mod link;
pub mod session;
pub mod words;
pub mod work;

/// The ground floor, which is a crate of its own (`src/core/`).
#[doc(inline)]
pub use nimlab_core as core;
