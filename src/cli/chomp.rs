//! `nimlab chomp ROWSxCOLUMNS`: the first bites of a whole bar.

use super::Failure;
use super::arguments::Arguments;
use super::progress::drive;
use crate::core::bars::Shape;
use crate::games::Game;
use crate::games::chomp::{Answer, Chomp, Question, WholeBar, WinMap};
use serde_json::{Map, Value, json};
use std::io::Write;
use std::time::Instant;

pub(super) fn run(mut arguments: Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let size = arguments.need_text()?;
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
