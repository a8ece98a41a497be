//! Coins: values against published ones, and rules, notation and play against brute force.

mod notation;
mod play;
mod product;
mod values;
