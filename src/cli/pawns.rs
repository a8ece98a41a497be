//! `nimlab pawns ROWSxCOLUMNS --nimbers`: the nimbers of a grid.

use super::Failure;
use super::arguments::{Arguments, usage};
use crate::core::Rule;
use crate::games::Game;
use crate::games::pawns::{Nimbers, Pawns, Square};
use serde_json::json;
use std::io::Write;

pub(super) fn run(mut arguments: Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let size = arguments.need_text()?;
    if !arguments.switch("nimbers") {
        return Err(usage());
    }
    arguments.end()?;
    let plain: String = size
        .chars()
        .filter(|c| !c.is_whitespace())
        .map(|c| if matches!(c, '×' | 'X' | '*') { 'x' } else { c })
        .collect();
    let game = Pawns::read_rules(&plain, Rule::Normal).map_err(|at| at.error)?;
    let nimbers = Nimbers::of(&game);
    let row = |row| (1..=game.columns()).map(move |column| Square { row, column });
    let rows: Vec<Vec<u32>> = (1..=game.rows())
        .map(|number| row(number).map(|square| nimbers.at(square).0).collect())
        .collect();
    Ok(writeln!(out, "{}", json!({ "nimbers": rows }))?)
}
