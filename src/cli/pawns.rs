//! `nimlab pawns ROWSxCOLUMNS --nimbers [--piece queen] [--steps 1.0_2.2]`: the nimbers of a grid.

use super::Failure;
use super::arguments::{Arguments, usage};
use crate::core::{Message, Rule};
use crate::games::Game;
use crate::games::pawns::{Far, Field, Kind, MAX_FAR, Nimbers, Pawns, Square, Steps};
use serde_json::json;
use std::io::Write;

pub(super) fn run(mut arguments: Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let size = arguments.need_text()?;
    let piece = arguments.value("piece");
    let steps = arguments.value("steps");
    if !arguments.switch("nimbers") {
        return Err(usage());
    }
    arguments.end()?;
    let plain: String = size
        .chars()
        .filter(|c| !c.is_whitespace())
        .map(|c| if matches!(c, '×' | 'X' | '*') { 'x' } else { c })
        .collect();
    let rows = match (piece, steps) {
        (None, None) => of_grid(&plain)?,
        (Some(name), None) => of_piece(&plain, kind(&name)?, Steps::default())?,
        (None, Some(steps)) => {
            of_piece(&plain, Kind::Own, Steps::read(&steps).map_err(|at| at.error)?)?
        }
        (Some(_), Some(_)) => return Err(usage()),
    };
    Ok(writeln!(out, "{}", json!({ "nimbers": rows }))?)
}

/// The nimbers of a pawn, on a grid to be played on.
fn of_grid(size: &str) -> Result<Vec<Vec<u32>>, Message> {
    let game = Pawns::read_rules(size, Rule::Normal).map_err(|at| at.error)?;
    let nimbers = Nimbers::of(&game, Kind::Pawn);
    let row = |row| (1..=game.columns()).map(move |column| Square { row, column });
    let at = |square| nimbers.at(square).0;
    Ok((1..=game.rows()).map(|number| row(number).map(at).collect()).collect())
}

/// The kind of a name. Pieces of one's own are told by their steps.
fn kind(name: &str) -> Result<Kind, Message> {
    let unknown = || Message::new("pawns-no-such-piece").quoting("found", name);
    Kind::named(name).filter(|&kind| kind != Kind::Own).ok_or_else(unknown)
}

/// Those of any piece, also on boards that are larger.
fn of_piece(size: &str, kind: Kind, steps: Steps) -> Result<Vec<Vec<u32>>, Message> {
    let not_a_size = || Message::new("pawns-not-a-size").quoting("found", size);
    let (rows, columns) = size.split_once('x').ok_or_else(not_a_size)?;
    let rows = Field::Rows.read_up_to(rows, MAX_FAR)?;
    let columns = Field::Columns.read_up_to(columns, MAX_FAR)?;
    let far = Far::of(kind, steps, rows, columns);
    let row = |row| (0..columns).rev().map(|column| far.to_go(row, column)).collect();
    Ok((0..rows).rev().map(row).collect())
}
