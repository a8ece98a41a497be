//! Graphs: how they are read, solved and played.

mod engine;
mod game;
mod read;
