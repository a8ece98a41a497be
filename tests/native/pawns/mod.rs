//! Pawns on a grid: the rules and the nimbers against brute force.

mod nimbers;
mod notation;
mod pieces;
mod play;
mod rules;
