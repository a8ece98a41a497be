//! All that is tested without a browser, in one program: it is linked once, and what takes long in one
//! game runs beside the others.
#![allow(
    missing_docs,
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stdout,
    clippy::format_push_string,
    // Small numbers, made for a test.
    clippy::cast_possible_truncation
)]

mod checked;
mod chomp;
mod class;
mod coins;
mod command;
mod every_game;
mod graph;
mod heaps;
mod octal;
mod packing;
mod pasted;
mod path;
mod pawns;
mod pictures;
mod place;
mod practicals;
mod source;
mod sum;
mod tasks;
mod ticks;
mod work;
