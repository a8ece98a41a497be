//! The pictures of the first page: what is in `static/pictures` is what the engines find. Where they are
//! to be redrawn: `NIMLAB_DRAW=1 cargo test --test native pictures`.

use nimlab::core::bars::ThreeRowsJob;
use nimlab::core::run_to_end;
use nimlab::link::{EXPLORED, Place, split, value_of};
use serde_json::Value;
use std::fmt::Write;
use std::fs;
use std::process::Command;

/// How long a side of a picture is, in its own units.
const SIDE: usize = 240;
/// The colours of values from 0, which read on a light ground and on a dark one.
const COLOURS: [&str; 10] = [
    "#1f6f6b", "#e0a526", "#c8553d", "#6f86c9", "#8a5a9e", "#7aa95c", "#d98aa6", "#4fb3bf",
    "#a57c52", "#9aa0a6",
];

fn answer(arguments: &[&str]) -> Value {
    let output = Command::new(env!("CARGO_BIN_EXE_nimlab")).args(arguments).output().unwrap();
    assert!(output.status.success(), "{arguments:?}");
    serde_json::from_slice(&output.stdout).unwrap()
}

fn numbers(list: &Value) -> Vec<usize> {
    list.as_array()
        .unwrap()
        .iter()
        .map(|value| usize::try_from(value.as_u64().unwrap()).unwrap())
        .collect()
}

fn svg(shapes: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {SIDE} {SIDE}\" shape-rendering=\"crispEdges\">{shapes}</svg>\n"
    )
}

/// Squares row by row, one path a colour; what has no colour stays empty.
fn squares(rows: &[Vec<Option<usize>>]) -> String {
    let across = rows.iter().map(Vec::len).max().unwrap_or(1).max(rows.len());
    let side = SIDE / across;
    let mut paths = vec![String::new(); COLOURS.len()];
    for (y, row) in rows.iter().enumerate() {
        for (x, colour) in row.iter().enumerate() {
            if let Some(path) = colour.and_then(|colour| paths.get_mut(colour)) {
                write!(path, "M{} {}h{w}v{w}h-{w}z", x * side, y * side, w = side - 1).unwrap();
            }
        }
    }
    let mut shapes = String::new();
    for (path, colour) in paths.iter().zip(COLOURS).filter(|(path, _)| !path.is_empty()) {
        write!(shapes, "<path fill=\"{colour}\" d=\"{path}\"/>").unwrap();
    }
    svg(&shapes)
}

/// Kayles: the values of 0 to 143, twelve in a row: below the first rows every column has one colour.
fn kayles() -> String {
    let values = numbers(&answer(&["sequence", "kayles", "--to", "143"])["values"]);
    let rows: Vec<Vec<Option<usize>>> =
        values.chunks(12).map(|row| row.iter().map(|&value| Some(value)).collect()).collect();
    squares(&rows)
}

/// The grid of a piece, its squares coloured as `colour` says.
fn grid(size: &str, piece: &str, colour: impl Fn(usize) -> Option<usize>) -> String {
    let found = answer(&["pawns", size, "--nimbers", "--piece", piece]);
    let rows = found["nimbers"].as_array().unwrap().iter();
    let rows: Vec<Vec<Option<usize>>> =
        rows.map(|row| numbers(row).into_iter().map(&colour).collect()).collect();
    squares(&rows)
}

/// Three rows of Chomp, as far as the link goes: the lost bars [a, b, c], the second row to the right and the first
/// row up.
fn chomp(link: &str) -> String {
    let to: u32 = value_of(link, "to").unwrap().parse().unwrap();
    let lost = run_to_end(&mut ThreeRowsJob::new(to).unwrap()).concat();
    let side = SIDE / (to as usize + 1);
    let mut path = String::new();
    for [a, b, _] in lost {
        let (x, y) = (usize::from(b) * side, SIDE - (usize::from(a) + 1) * side);
        write!(path, "M{x} {y}h{side}v{side}h-{side}z").unwrap();
    }
    svg(&format!("<path fill=\"#c8553d\" d=\"{path}\"/>"))
}

fn drawn(name: &str, link: &str) -> String {
    match name {
        "kayles" => kayles(),
        // Its lost squares stand out among the others.
        "queen" => grid("30x30", "queen", |value| Some(if value == 0 { 1 } else { 9 })),
        "pawns" => grid("16x16", "pawn", Some),
        "chomp" => chomp(link),
        other => panic!("{other}: not drawn here"),
    }
}

#[test]
fn they_are_what_the_engines_find() {
    for (name, link) in EXPLORED {
        assert!(matches!(split(link), Ok(Place::Game(_))), "{link}");
        let path = format!("static/pictures/{name}.svg");
        let drawn = drawn(name, link);
        if std::env::var_os("NIMLAB_DRAW").is_some() {
            fs::create_dir_all("static/pictures").unwrap();
            fs::write(&path, &drawn).unwrap();
        }
        assert!(
            fs::read_to_string(&path).is_ok_and(|kept| kept == drawn),
            "{path} is another picture"
        );
    }
}
