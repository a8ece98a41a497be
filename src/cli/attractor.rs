//! `nimlab attractor FILE [--player 0|1] [--rule normal|misere]`: the vertices of a graph from which a player can force
//! a win.

use super::arguments::{Arguments, usage};
use super::progress::drive;
use super::{Failure, file, note};
use crate::core::graph::{Ends, Regions, RegionsJob};
use crate::core::{Message, Player, Rule, Status};
use crate::games::graph::Graph;
use crate::games::graph::read::{GraphReading, MAX_BYTES};
use std::io::{self, Write};
use std::rc::Rc;

pub(super) fn run(mut arguments: Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let name = arguments.need_text()?;
    let player = match arguments.value("player").as_deref() {
        None | Some("0") => Player::Zero,
        Some("1") => Player::One,
        Some(_) => return Err(usage()),
    };
    let rule = match arguments.value("rule").as_deref() {
        None => None,
        Some("normal") => Some(Rule::Normal),
        Some("misere") => Some(Rule::Misere),
        Some(_) => return Err(usage()),
    };
    arguments.end()?;

    let graph = read(reading(&name, file::read(&name, MAX_BYTES)?)?, rule)?;
    let mut job = RegionsJob::new(Rc::clone(graph.arena()), Ends::Passed);
    let mut found = None;
    drive(&mut job, |regions| {
        found = Some(regions);
        Ok::<(), Failure>(())
    })?;
    match found {
        Some(regions) => Ok(write_json(&graph, &regions, player, out)?),
        None => Ok(()),
    }
}

/// The text of a file, to be read. Most are in UTF-8 and need not be copied; where something in one is broken, two
/// names may look alike, so it is not read.
fn reading(name: &str, bytes: Vec<u8>) -> Result<GraphReading, Failure> {
    let whole = |bytes| GraphReading::of_bytes(bytes).map_err(|at| Failure::from(at.error));
    if str::from_utf8(&bytes).is_ok() {
        return whole(bytes);
    }
    if bytes.len() > MAX_BYTES {
        let message = Message::new("graph-read-too-long").with("megabytes", MAX_BYTES >> 20);
        return Err(message.into());
    }
    let text = file::text(name, &bytes)?;
    if text.contains(char::REPLACEMENT_CHARACTER) {
        return whole(bytes);
    }
    Ok(GraphReading::new(text))
}

/// Reads a graph, and notes on standard error what the text left open and how it was taken.
fn read(reading: GraphReading, rule: Option<Rule>) -> Result<Graph, Message> {
    let mut reading = reading.under(rule);
    while reading.step(u64::MAX) == Status::Running {}
    let (owners, notes) = (reading.owners(), reading.notes().to_vec());
    let graph = reading.graph().map_err(|at| at.error)?;
    if let Some((id, rule)) = owners.said() {
        note(&Message::new(id));
        let rule = if rule == Rule::Normal { "normal" } else { "misere" };
        note(&Message::new("cli-graph-rule").with("rule", rule));
    }
    notes.iter().for_each(note);
    Ok(graph)
}

/// The object is written as it is found: as one value it would take far more memory than the graph.
fn write_json(
    graph: &Graph,
    regions: &Regions,
    player: Player,
    out: &mut impl Write,
) -> io::Result<()> {
    let attractor = regions.attractor(player);
    write!(out, "{{\"attractor\":[")?;
    list(out, attractor.vertices(), |out, vertex| name(out, graph, vertex))?;
    write!(out, "],\"rank\":{{")?;
    list(out, attractor.vertices(), |out, vertex| {
        name(out, graph, vertex)?;
        write!(out, ":{}", attractor.rank(vertex).unwrap_or(0))
    })?;
    write!(out, "}},\"strategy\":{{")?;
    let steps = attractor
        .vertices()
        .filter_map(|vertex| attractor.strategy(graph.arena(), vertex).map(|next| (vertex, next)));
    list(out, steps, |out, (vertex, next)| {
        name(out, graph, vertex)?;
        write!(out, ":")?;
        name(out, graph, next)
    })?;
    write!(out, "}},\"neither\":[")?;
    list(out, regions.neither(), |out, vertex| name(out, graph, vertex))?;
    writeln!(out, "]}}")
}

/// Writes entries with commas between them.
fn list<W: Write, T>(
    out: &mut W,
    entries: impl Iterator<Item = T>,
    write_entry: impl Fn(&mut W, T) -> io::Result<()>,
) -> io::Result<()> {
    for (place, entry) in entries.enumerate() {
        if place > 0 {
            write!(out, ",")?;
        }
        write_entry(out, entry)?;
    }
    Ok(())
}

fn name(out: &mut impl Write, graph: &Graph, vertex: u32) -> io::Result<()> {
    Ok(serde_json::to_writer(out, graph.name(vertex))?)
}
