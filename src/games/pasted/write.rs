//! The right results, written in the notations of programs and texts.

use super::form::{Form, escaped, in_quotes, quoted, table};
use super::right::{Region, Right};
use super::{bars, copy, line, marks, relations, texts};
use std::fmt::Write;

/// The maximum number of values that are written, about 10 MB: those up to n = 1,000,000.
pub const MAX_WRITTEN: usize = 1_000_001;
/// Values in a row of a table.
const ROW: usize = 10;

/// Writes what is right; `None` where that is more than [`MAX_WRITTEN`], or has no form of its own.
pub(super) fn write(right: &Right, form: Form) -> Option<String> {
    match right {
        Right::Series(series) => {
            let values = &series.values;
            (values.len() <= MAX_WRITTEN).then(|| match form {
                Form::Python | Form::Json => format!("[{}]\n", joined(values, ", ")),
                Form::Csv => {
                    let lines = values.iter().enumerate();
                    lines.fold("n,G(n)\n".to_owned(), |mut text, (n, value)| {
                        // Writing to a text does not fail.
                        let _ = writeln!(text, "{n},{value}");
                        text
                    })
                }
                Form::Latex => {
                    let heads: Vec<String> = (0..ROW).map(|column| format!("+{column}")).collect();
                    let rows = values.chunks(ROW).enumerate();
                    let rows = rows.map(|(row, values)| ((row * ROW).to_string(), texts(values)));
                    table("n", &heads, rows)
                }
            })
        }
        Right::Grid(grid) => {
            let width = grid.rows.iter().map(Vec::len).max().unwrap_or(0);
            let first = grid.first as usize;
            let bracketed = |row: &Vec<u32>| format!("[{}]", joined(row, ", "));
            let lines = |between: &str| {
                let rows: Vec<String> = grid.rows.iter().map(bracketed).collect();
                format!("[{}]\n", rows.join(between))
            };
            Some(match form {
                Form::Python => lines(",\n "),
                Form::Json => lines(", "),
                Form::Csv => grid.rows.iter().map(|row| joined(row, ",") + "\n").collect(),
                Form::Latex => {
                    let heads: Vec<String> =
                        (first..first + width).map(|column| column.to_string()).collect();
                    let rows = grid.rows.iter().enumerate();
                    table(
                        "",
                        &heads,
                        rows.map(|(row, cells)| ((row + first).to_string(), texts(cells))),
                    )
                }
            })
        }
        Right::Members(region) => Some(members(region, form)),
        Right::Ranks(region) => {
            let rank =
                |vertex| region.attractor.rank(vertex).map(|rank| (vertex, rank.to_string()));
            let ranks = region.attractor.vertices().filter_map(rank);
            Some(dictionary(region, ranks, "rank", form))
        }
        Right::Strategy(region) => {
            let quote = matches!(form, Form::Python | Form::Json | Form::Csv);
            let chosen = region.attractor.vertices().filter_map(|vertex| {
                let to = region.attractor.strategy(&region.arena, vertex)?;
                let name = region.names.get(to as usize)?;
                Some((vertex, if quote { quoted(name) } else { escaped(name) }))
            });
            Some(dictionary(region, chosen, "move", form))
        }
        Right::Line(line) => Some(line::write(line, form)),
        Right::Mex => None,
        Right::Bars(bars) => bars.is_listed().then(|| bars::write(bars, form)),
        Right::Relations(rules) => Some(relations::write(rules, form)),
        Right::Texts(texts) => Some(texts::write(texts, form)),
        Right::Results(results) => copy::has(results, form).then(|| copy::write(results, form)),
        Right::Graph(part, region) => copy::write_part(*part, region, form),
        Right::Marks(grid) => Some(marks::write(grid, form)),
    }
}

fn texts(values: &[u32]) -> Vec<String> {
    values.iter().map(u32::to_string).collect()
}

fn joined(values: &[u32], between: &str) -> String {
    let mut text = String::with_capacity(values.len() * 4);
    for (place, value) in values.iter().enumerate() {
        let before = if place == 0 { "" } else { between };
        // Writing to a text does not fail.
        let _ = write!(text, "{before}{value}");
    }
    text
}

/// A set of vertices.
fn members(region: &Region, form: Form) -> String {
    let names = || {
        let vertices = region.attractor.vertices();
        vertices.filter_map(|vertex| region.names.get(vertex as usize))
    };
    let list = || names().map(|name| quoted(name)).collect::<Vec<_>>();
    match form {
        Form::Python if region.attractor.is_empty() => "set()\n".to_owned(),
        Form::Python => format!("{{{}}}\n", list().join(", ")),
        Form::Json => format!("[{}]\n", list().join(", ")),
        Form::Csv => format!("vertex\n{}\n", list().join("\n")),
        Form::Latex => {
            let names: Vec<String> = names().map(|name| escaped(name)).collect();
            format!("$\\{{{}\\}}$\n", names.join(", "))
        }
    }
}

/// A value for each of some vertices.
fn dictionary(
    region: &Region,
    values: impl Iterator<Item = (u32, String)>,
    heading: &str,
    form: Form,
) -> String {
    let name =
        |vertex: u32| region.names.get(vertex as usize).map(String::as_str).unwrap_or_default();
    match form {
        Form::Python | Form::Json => {
            let entries = values.map(|(vertex, value)| {
                let name = name(vertex);
                // Keys of JSON are texts.
                let key = if form == Form::Json { in_quotes(name) } else { quoted(name) };
                format!("{key}: {value}")
            });
            format!("{{{}}}\n", entries.collect::<Vec<_>>().join(", "))
        }
        Form::Csv => {
            let lines = values.map(|(vertex, value)| format!("{},{value}\n", quoted(name(vertex))));
            format!("vertex,{heading}\n") + &lines.collect::<String>()
        }
        Form::Latex => {
            let rows = values.map(|(vertex, value)| (escaped(name(vertex)), vec![value]));
            table("vertex", &[heading.to_owned()], rows)
        }
    }
}
