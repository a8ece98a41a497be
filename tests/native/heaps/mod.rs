//! Heaps: the rules against brute force, and what is known of them.

mod brute;
mod finites;
mod genus;
mod known_periods;
mod labels;
mod misere;
mod moves;
mod notation;
mod oeis;
mod play;
mod proofs;
mod quotient;
mod rules;
mod sequence;
mod spellings;
mod tails;
mod words;
