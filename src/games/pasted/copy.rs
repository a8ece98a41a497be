//! What functions return, written in the notations of programs and texts.

use super::form::{Form, escaped, in_quotes, quoted, table};
use super::graph::{self, Part};
use super::results::{Answer, Entry, Keys, Results, Things};
use super::right::Region;
use super::sheet;
use std::collections::HashSet;
use std::rc::Rc;

/// Whether there is such a form, and it is read again as what was written.
pub(super) fn has(results: &Results, form: Form) -> bool {
    let by_vertex = results.keys == Keys::Vertex;
    let rows = results.things == Things::Rows;
    form != Form::Csv || by_vertex || sheet::has(results) || results.keys == Keys::None && !rows
}

/// Writes what a function returns.
pub(super) fn write(results: &Results, form: Form) -> String {
    let Results { keys, entries, .. } = results;
    match (keys, form) {
        (Keys::None, _) => {
            let answer = entries.first().map(|entry| alone(results, entry, form));
            answer.unwrap_or_default() + "\n"
        }
        (Keys::Square | Keys::Number, Form::Csv) => sheet::write(results),
        (_, Form::Csv) => csv(results),
        (_, Form::Latex) => {
            let rows =
                entries.iter().map(|entry| (key(results, entry, form), vec![cell(results, entry)]));
            table("", &[escaped(&results.called)], rows)
        }
        (Keys::Vertex, _) if results.things == Things::Edges => edges(results, form) + "\n",
        (Keys::Vertex, _) if is_numbered(results) => {
            let rows: Vec<String> =
                entries.iter().map(|entry| value(results, entry, form)).collect();
            format!("[{}]\n", rows.join(", "))
        }
        _ => {
            let pair =
                |entry| format!("{}: {}", key(results, entry, form), value(results, entry, form));
            format!("{{{}}}\n", entries.iter().map(pair).collect::<Vec<_>>().join(", "))
        }
    }
}

/// Writes part of a graph: one list, or several as a function returns them.
pub(super) fn write_part(part: Part, region: &Rc<Region>, form: Form) -> Option<String> {
    let all = match (part, form) {
        (Part::Triple | Part::TripleEdges, Form::Csv) => return Some(sheet(region)),
        (Part::Four, Form::Csv) => return Some(columns(&graph::results(part, region))),
        (Part::Both, Form::Csv) => return Some(members(&graph::results(part, region), region)),
        (Part::Triple | Part::TripleEdges, Form::Latex) => return Some(drawn_up(region)),
        (Part::Triple | Part::TripleEdges, _) => triple(part, region, form),
        (Part::Four, Form::Latex) => return Some(side_by_side(&graph::results(part, region))),
        (Part::Both, Form::Latex) => {
            let sets = graph::results(part, region).into_iter();
            let named = sets.map(|set| {
                let text = write(&set, form);
                format!("${} = {}\n", escaped(&set.called), text.trim_start_matches('$').trim_end())
            });
            return Some(named.collect());
        }
        (Part::Four | Part::Both, _) => {
            let parts = graph::results(part, region);
            parts.iter().map(|results| write(results, form).trim_end().to_owned()).collect()
        }
        _ => return graph::results(part, region).first().map(|results| write(results, form)),
    };
    let all = all.join(", ");
    Some(if form == Form::Python { format!("({all})\n") } else { format!("[{all}]\n") })
}

/// S, A and E, each as a list; A of successors or of edges.
fn triple(part: Part, region: &Region, form: Form) -> Vec<String> {
    let arena = &region.arena;
    let brackets = if form == Form::Python { ['(', ')'] } else { ['[', ']'] };
    let edges: Vec<String> = if part == Part::TripleEdges {
        let edge = |from: u32, to: u32| format!("{}{from}, {to}{}", brackets[0], brackets[1]);
        let row = |from: u32| arena.successors(from).iter().map(move |&to| edge(from, to));
        arena.vertices().flat_map(row).collect()
    } else {
        arena.vertices().map(|vertex| format!("{:?}", arena.successors(vertex))).collect()
    };
    let vertices = arena.vertices().map(|vertex| vertex.to_string()).collect();
    let labels = arena.vertices().map(|vertex| in_quotes(&label(region, vertex)));
    let lists: [Vec<String>; 3] = [vertices, edges, labels.collect()];
    lists.map(|list| format!("[{}]", list.join(", "))).to_vec()
}

/// The label of a vertex, otherwise its name.
fn label(region: &Region, vertex: u32) -> String {
    let of = |texts: &[String]| texts.get(vertex as usize).cloned().unwrap_or_default();
    Some(of(&region.labels)).filter(|label| !label.is_empty()).unwrap_or(of(&region.names))
}

/// A graph as a table: each vertex with its label and its successors.
fn drawn_up(region: &Region) -> String {
    let heads = ["E", "A"].map(str::to_owned);
    let rows = region.arena.vertices().map(|vertex| {
        let to = region.arena.successors(vertex).iter().map(u32::to_string);
        let cells = vec![escaped(&label(region, vertex)), to.collect::<Vec<_>>().join(", ")];
        (vertex.to_string(), cells)
    });
    table("S", &heads, rows)
}

/// The same in lines; successors are separated by spaces.
fn sheet(region: &Region) -> String {
    let line = |vertex: u32| {
        let to: Vec<String> = region.arena.successors(vertex).iter().map(u32::to_string).collect();
        format!("{vertex},\"{}\",{}\n", to.join(" "), in_quotes(&label(region, vertex)))
    };
    "S,A,E\n".to_owned() + &region.arena.vertices().map(line).collect::<String>()
}

/// Several results of each vertex in lines; vertices in a column are separated by spaces.
fn columns(parts: &[Results]) -> String {
    let heads: Vec<&str> = parts.iter().map(|results| results.called.as_str()).collect();
    let entries = parts.first().map(|first| first.entries.as_slice()).unwrap_or_default();
    let lines = entries.iter().enumerate().map(|(place, entry)| {
        let head = parts.first().map(|first| key(first, entry, Form::Csv)).unwrap_or_default();
        let cells = parts.iter().filter_map(|part| Some((part, part.entries.get(place)?)));
        let cells = cells.map(|(part, entry)| match &entry.answer {
            Answer::AllOf(things) => {
                let names = things.iter().map(|one| part.spelt(one));
                in_quotes(&names.collect::<Vec<_>>().join(" "))
            }
            _ => value(part, entry, Form::Csv),
        });
        format!("{head},{}\n", cells.collect::<Vec<_>>().join(","))
    });
    format!("vertex,{}\n", heads.join(",")) + &lines.collect::<String>()
}

/// Sets of vertices in lines: for each vertex 1 where it is in a set, otherwise 0.
fn members(sets: &[Results], region: &Region) -> String {
    let heads: Vec<&str> = sets.iter().map(|results| results.called.as_str()).collect();
    let sets: Vec<HashSet<&[i64]>> = sets
        .iter()
        .map(|set| match set.entries.first().map(|entry| &entry.answer) {
            Some(Answer::AllOf(things)) => things.iter().map(Vec::as_slice).collect(),
            _ => HashSet::new(),
        })
        .collect();
    let lines = region.names.iter().zip(0_i64..).map(|(name, vertex)| {
        let inside =
            sets.iter().map(|set| if set.contains([vertex].as_slice()) { ",1" } else { ",0" });
        format!("{}{}\n", quoted(name), inside.collect::<String>())
    });
    format!("vertex,{}\n", heads.join(",")) + &lines.collect::<String>()
}

/// Several results of each vertex as the columns of a table.
fn side_by_side(parts: &[Results]) -> String {
    let heads: Vec<String> = parts.iter().map(|results| escaped(&results.called)).collect();
    let entries = parts.first().map(|first| first.entries.as_slice()).unwrap_or_default();
    let rows = entries.iter().enumerate().map(|(place, entry)| {
        let head = parts.first().map(|first| key(first, entry, Form::Latex)).unwrap_or_default();
        let cells = parts.iter().filter_map(|part| Some(cell(part, part.entries.get(place)?)));
        (head, cells.collect())
    });
    table("", &heads, rows)
}

/// Whether each vertex is called by its number.
fn is_numbered(results: &Results) -> bool {
    (0_i64..).zip(&results.entries).all(|(number, entry)| {
        entry.key == [number] && results.vertex(number) == number.to_string()
    })
}

/// A thing as a value of a program.
fn thing(results: &Results, thing: &[i64], form: Form) -> String {
    let spelt = results.spelt(thing);
    match (results.things, form) {
        (Things::Vertices | Things::Edges, Form::Latex) => escaped(&spelt),
        (Things::Vertices | Things::Edges, _) => quoted(&spelt),
        (Things::Truth, Form::Json) => spelt.to_lowercase(),
        // JSON has no tuples.
        (_, Form::Json) => spelt.replace('(', "[").replace(')', "]"),
        (_, Form::Csv) => spelt.replace(['(', ')', ' '], ""),
        _ => spelt,
    }
}

/// What is returned once.
fn alone(results: &Results, entry: &Entry, form: Form) -> String {
    let all = |things: &[Vec<i64>], between: &str| {
        let things: Vec<String> = things.iter().map(|one| thing(results, one, form)).collect();
        things.join(between)
    };
    match (&entry.answer, form) {
        (Answer::AllOf(things), Form::Csv) => all(things, "\n"),
        (Answer::AllOf(things), Form::Latex) => format!("$\\{{{}\\}}$", all(things, ", ")),
        (_, Form::Latex) => format!("${}$", value(results, entry, form)),
        _ => value(results, entry, form),
    }
}

fn value(results: &Results, entry: &Entry, form: Form) -> String {
    match &entry.answer {
        Answer::Exactly(right) => thing(results, right, form),
        Answer::AllOf(right) => {
            let things: Vec<String> = right.iter().map(|one| thing(results, one, form)).collect();
            format!("[{}]", things.join(", "))
        }
        Answer::OneOf(right) => match right.first() {
            Some(first) => thing(results, first, form),
            None if form == Form::Json => "false".to_owned(),
            None => "False".to_owned(),
        },
    }
}

/// A cell of a table.
fn cell(results: &Results, entry: &Entry) -> String {
    let text = value(results, entry, Form::Latex);
    let bare = matches!(entry.answer, Answer::AllOf(_));
    if bare { text.trim_matches(['[', ']']).to_owned() } else { text }
}

fn key(results: &Results, entry: &Entry, form: Form) -> String {
    let key = match (results.keys, entry.key.as_slice()) {
        (Keys::Vertex, &[vertex]) => {
            let name = results.vertex(vertex);
            return match form {
                // Keys of JSON are texts.
                Form::Json => in_quotes(&name),
                Form::Latex => escaped(&name),
                _ => quoted(&name),
            };
        }
        (_, &[number]) => number.to_string(),
        (_, numbers) => {
            let numbers: Vec<String> = numbers.iter().map(i64::to_string).collect();
            format!("({})", numbers.join(", "))
        }
    };
    match form {
        Form::Json => in_quotes(&key),
        Form::Latex => escaped(&key),
        _ => key,
    }
}

/// Pairs of vertices.
fn edges(results: &Results, form: Form) -> String {
    let brackets = if form == Form::Python { ['(', ')'] } else { ['[', ']'] };
    let pairs: Vec<String> = pairs(results)
        .map(|(from, to)| format!("{}{from}, {to}{}", brackets[0], brackets[1]))
        .collect();
    format!("[{}]", pairs.join(", "))
}

/// Every vertex with each that is listed for it.
fn pairs(results: &Results) -> impl Iterator<Item = (String, String)> + '_ {
    results.entries.iter().flat_map(move |entry| {
        let from = key(results, entry, Form::Python);
        let to: &[Vec<i64>] = if let Answer::AllOf(to) = &entry.answer { to } else { &[] };
        to.iter().map(move |to| (from.clone(), thing(results, to, Form::Python)))
    })
}

/// Vertices in lines: each with what belongs to it, or with every vertex that does.
fn csv(results: &Results) -> String {
    let counts = results.entries.iter().filter_map(|entry| match &entry.answer {
        Answer::Exactly(right) => Some(format!(
            "{},{}\n",
            key(results, entry, Form::Csv),
            thing(results, right, Form::Csv)
        )),
        _ => None,
    });
    if results.things == Things::Numbers {
        let called = if results.called.is_empty() { "count" } else { &results.called };
        return format!("vertex,{called}\n") + &counts.collect::<String>();
    }
    let lines = pairs(results).map(|(from, to)| format!("{from},{to}\n"));
    format!("vertex,{}\n", results.called) + &lines.collect::<String>()
}
