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
    let board = Board::read(&plain)?;
    let own = match steps {
        None => board.own(),
        // A piece has its steps from one place.
        Some(_) if piece.is_some() || !board.own().is_empty() => return Err(usage()),
        Some(steps) => Steps::read(&steps).map_err(|at| at.placed(&steps))?,
    };
    let kind = match piece {
        Some(name) => kind(&name, own)?,
        None if own.is_empty() => Kind::Pawn,
        None => Kind::Own,
    };
    Ok(writeln!(out, "{}", json!({ "nimbers": board.nimbers(kind, own)? }))?)
}

/// A grid to be played on, with its rules; or a larger one, which has none.
enum Board {
    Played(Pawns),
    Far(u32, u32),
}

impl Board {
    fn read(text: &str) -> Result<Self, Message> {
        let Some((rows, columns)) = sides(text) else {
            let game = Pawns::read_rules(text, Rule::Normal).map_err(|at| at.placed(text))?;
            return Ok(Self::Played(game));
        };
        let rows = Field::Rows.read_up_to(rows, MAX_FAR)?;
        let columns = Field::Columns.read_up_to(columns, MAX_FAR)?;
        let played = Pawns::new(rows, columns, Pawns::usual().step(), Rule::Normal);
        Ok(played.map_or(Self::Far(rows, columns), Self::Played))
    }

    /// The steps that the rules have.
    fn own(&self) -> Steps {
        match self {
            Self::Played(game) => game.own(),
            Self::Far(..) => Steps::default(),
        }
    }

    fn nimbers(&self, kind: Kind, own: Steps) -> Result<Vec<Vec<u32>>, Message> {
        match *self {
            Self::Played(game) => {
                let nimbers = Nimbers::of(&game.with_own(own)?, kind);
                let row = |row| (1..=game.columns()).map(move |column| Square { row, column });
                let at = |square| nimbers.at(square).0;
                Ok((1..=game.rows()).map(|number| row(number).map(at).collect()).collect())
            }
            Self::Far(rows, columns) => {
                let far = Far::of(kind, own.fitting(rows, columns)?, rows, columns);
                let row = |row| (0..columns).rev().map(|column| far.to_go(row, column)).collect();
                Ok((0..rows).rev().map(row).collect())
            }
        }
    }
}

/// The rows and columns of a text that says nothing else.
fn sides(text: &str) -> Option<(&str, &str)> {
    let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    text.split_once('x').filter(|(rows, columns)| digits(rows) && digits(columns))
}

/// The kind of a name; a custom piece is one where there are steps.
fn kind(name: &str, own: Steps) -> Result<Kind, Message> {
    let unknown = || Message::new("pawns-no-such-piece").quoting("found", name);
    let fits = |&kind: &Kind| kind != Kind::Own || !own.is_empty();
    Kind::named(name).filter(fits).ok_or_else(unknown)
}
