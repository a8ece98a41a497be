//! How long it takes to read, solve and lay out graphs: `cargo bench --bench graph`. Each figure is the median of
//! several runs; the time per edge must not grow with the size.
#![allow(clippy::unwrap_used, clippy::print_stdout, missing_docs)]

use nimlab::core::graph::{Ends, Layering, Layout, Regions};
use nimlab::core::{Chance, Player, Rule};
use nimlab::games::Game;
use nimlab::games::graph::read::read_graph;
use nimlab::games::graph::{Graph, Graphs, Kind, Position, Sticks};
use std::fmt::Write;
use std::hint::black_box;
use std::time::{Duration, Instant};

fn main() {
    println!("{:<44} {:>12} {:>6} {:>10}", "", "median", "runs", "per edge");
    for vertices in [10_000, 100_000, 1_000_000] {
        scale(vertices);
    }
    other_forms();
    layouts();
}

/// A graph with five edges a vertex, most of which lead a little further on, so that attractors are
/// deep; one vertex in a hundred is won.
fn text(vertices: u32) -> String {
    let mut chance = Chance::new(u64::from(vertices), 0);
    let mut text = String::new();
    let mut wins = [String::new(), String::new()];
    for vertex in 0..vertices {
        write!(text, "v{vertex} {} ->", chance.below(2)).unwrap();
        for place in 0..5 {
            let far = chance.below(10) == 0;
            let to =
                if far { chance.below(vertices) } else { (vertex + chance.below(1000)) % vertices };
            write!(text, "{} v{to}", if place == 0 { "" } else { "," }).unwrap();
        }
        text.push('\n');
        if chance.below(100) == 0 {
            write!(wins[chance.below(2) as usize], " v{vertex}").unwrap();
        }
    }
    writeln!(text, "win 0:{}\nwin 1:{}", wins[0], wins[1]).unwrap();
    text
}

fn scale(vertices: u32) {
    let text = text(vertices);
    let edges = 5 * u64::from(vertices);
    let megabytes = text.len() / 1_000_000;
    let (read, graph) = timed(|| read_graph(&text).unwrap());
    row(&format!("{vertices} vertices read, {megabytes} MB"), read, edges);
    let (solve, regions) = timed(|| Regions::of(graph.arena(), Ends::Final));
    row(&format!("{vertices} vertices solved, both players"), solve, edges);
    let sizes = Player::BOTH.map(|player| regions.attractor(player).len());
    let rounds = regions.attractor(Player::Zero).rounds().len();
    let neither = vertices as usize - sizes.iter().sum::<usize>();
    println!("    J0 {}, J1 {}, neither {neither}; {rounds} rounds", sizes[0], sizes[1]);
    row(&format!("{vertices} vertices read and solved"), (read.0 + solve.0, read.1), edges);
}

fn other_forms() {
    let graph = read_graph(&text(10_000)).unwrap();
    let dot = graph.write_dot();
    row("10000 vertices read as DOT", timed(|| read_graph(&dot).unwrap()).0, 50_000);
    let small = read_graph(&text(1_000)).unwrap().write_compact();
    row("1000 vertices read from a link", timed(|| Graph::read_compact(&small)).0, 5_000);
}

fn layouts() {
    for (what, kind) in [
        ("sticks-99-3", Kind::Sticks(Sticks::new(99, 3).unwrap())),
        ("tree-8-3", Kind::Tree(Sticks::new(8, 3).unwrap())),
    ] {
        let game = Graphs::new(kind, Rule::Misere).unwrap();
        lay_out(what, &game.example_position());
    }
    lay_out("200 random vertices", &Position::of_graph(read_graph(&text(200)).unwrap()).unwrap());
}

fn lay_out(what: &str, position: &Position) {
    let arena = position.graph().arena();
    let edges = arena.edges() as u64;
    let (time, layout) = timed(|| Layout::of(arena, Layering::Play).unwrap());
    row(&format!("{what} laid out, {} layers", layout.layers), time, edges);
    let ranks = Layering::Ranks(position.regions().attractor(Player::Zero));
    row(&format!("{what} laid out by rank"), timed(|| Layout::of(arena, ranks)).0, edges);
}

/// The median time and how many runs it is of: for half a second, at least five.
fn timed<T>(mut work: impl FnMut() -> T) -> ((Duration, usize), T) {
    let begun = Instant::now();
    let mut times = Vec::new();
    loop {
        let before = Instant::now();
        let result = black_box(work());
        times.push(before.elapsed());
        if times.len() >= 5 && begun.elapsed() > Duration::from_millis(500) {
            times.sort();
            return ((times[times.len() / 2], times.len()), result);
        }
    }
}

#[allow(clippy::cast_precision_loss)]
fn row(what: &str, (time, runs): (Duration, usize), edges: u64) {
    let each = time.as_nanos() as f64 / edges as f64;
    println!("{what:<44} {:>12} {runs:>6} {:>10}", format!("{time:.1?}"), format!("{each:.1} ns"));
}
