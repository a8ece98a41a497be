//! `nimlab chomp ROWSxCOLUMNS`: the first bites of a whole bar. With `--cost`, what the usual recursion
//! costs instead.

use super::Failure;
use super::arguments::{Arguments, usage};
use super::progress::drive;
use crate::core::bars::{Base, BiteOrder, CostJob, Recursion, Shape};
use crate::games::Game;
use crate::games::chomp::{Answer, Chomp, Question, WholeBar, WinMap};
use serde_json::{Map, Value, json};
use std::io::Write;
use std::time::Instant;

pub(super) fn run(mut arguments: Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let size = arguments.need_text()?;
    if arguments.switch("cost") {
        let recursion = recursion(&mut arguments)?;
        arguments.end()?;
        return write_cost(Chomp::read_typed(&size)?, recursion, out);
    }
    let (with_map, with_count) = (arguments.switch("map"), arguments.switch("count"));
    arguments.end()?;
    let size = Chomp::read_typed(&size)?;

    let begun = Instant::now();
    let mut job = Chomp::ask(Question::Whole(size)).map_err(|refusal| Failure::of(&refusal))?;
    let mut found = None;
    drive(&mut job, |answer| match answer {
        Answer::Whole(whole) => {
            found = Some(whole);
            Ok(())
        }
        Answer::Stopped(refusal) => Err(Failure::of(&refusal)),
        _ => Ok(()),
    })?;
    let seconds = begun.elapsed().as_secs_f64();
    let mut object = found.map_or_else(Map::new, |whole| to_json(&whole, with_map, with_count));
    object.insert("seconds".to_owned(), json!(seconds));
    Ok(writeln!(out, "{}", Value::Object(object))?)
}

/// Where the recursion ends and which bites it tries first. Without a word it is the usual one: the
/// poison alone is lost, and bites are tried row by row.
fn recursion(arguments: &mut Arguments) -> Result<Recursion, Failure> {
    let base = match arguments.value("base").as_deref() {
        None | Some("1") => Base::Poison,
        Some("0") => Base::Empty,
        Some(_) => return Err(usage()),
    };
    let order = match arguments.value("order").as_deref() {
        None | Some("rows") => BiteOrder::Rows,
        Some("columns") => BiteOrder::Columns,
        Some(_) => return Err(usage()),
    };
    Ok(Recursion { base, order })
}

/// The calls without memory follow from those with: each call is counted with what it would have cost.
/// They are null past 2^64.
fn write_cost(size: Chomp, recursion: Recursion, out: &mut impl Write) -> Result<(), Failure> {
    let bar = Shape::rectangle(size.rows(), size.columns()).unwrap_or_default();
    let mut job = CostJob::of(recursion, &bar, true, 0).map_err(|refusal| Failure::of(&refusal))?;
    let mut cost = None;
    drive(&mut job, |found| {
        cost = Some(found);
        Ok::<(), Failure>(())
    })?;
    let found = json!({
        "calls_naive": cost.and_then(|cost| cost.without),
        "calls_memo": cost.map(|cost| cost.calls),
        "positions": bar.count_within(),
    });
    Ok(writeln!(out, "{found}")?)
}

fn to_json(whole: &WholeBar, with_map: bool, with_count: bool) -> Map<String, Value> {
    let bites = &whole.first.bites;
    let mut object = Map::new();
    let written: Vec<String> =
        bites.iter().map(|(row, column)| format!("{row}.{column}")).collect();
    object.insert("first_bites".to_owned(), json!(written));
    if with_map {
        let size = whole.first.size;
        let bar = Shape::rectangle(size.rows(), size.columns()).unwrap_or_default();
        let map = WinMap::of(&bar, bites);
        let rows = map.rows.iter().map(|row| row.iter().map(|cell| cell.number()).collect());
        object.insert("map".to_owned(), json!(rows.collect::<Vec<Vec<u8>>>()));
    }
    if with_count {
        object.insert("losing_positions".to_owned(), json!(whole.lost));
    }
    object
}
