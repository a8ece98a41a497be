//! Chomp: its rules, tables and questions against a slow method.

mod analysis;
mod notation;
mod slow;
mod tables;
mod three_rows;
mod work;
