//! Questions drawn at random.

use super::slow_boards::{self, BOARDS, Squares};
use nimlab::core::{Chance, Rule, run_to_end};
use nimlab::games::Game;
use nimlab::games::chomp::Chomp;
use nimlab::games::coins::Coins;
use nimlab::games::graph::{Graphs, Position, read::read_graph};
use nimlab::games::place::Place;
use nimlab::session::{Finding, Key, Kind, Level, Players, Session, Task};
use std::fmt::Write;

/// Answers of each kind.
pub(super) const ANSWERS: usize = 25_000;

/// Answers to one question.
pub(super) const EACH: usize = 50;

/// A number from `from` to `to`.
pub(super) fn between(chance: &mut Chance, from: u32, to: u32) -> u32 {
    from + chance.below(to - from + 1)
}

/// An octal code with a move, and its digits.
pub(super) fn code(chance: &mut Chance) -> (String, Vec<u32>) {
    let places = between(chance, 1, 3);
    let mut digits: Vec<u32> = (0..places).map(|_| chance.below(8)).collect();
    digits.push(between(chance, 1, 7));
    let text = digits.iter().map(u32::to_string).collect::<String>();
    (format!("0.{text}"), digits)
}

pub(super) fn heaps(chance: &mut Chance, largest: u32) -> Vec<u32> {
    let count = between(chance, 1, 4);
    (0..count).map(|_| between(chance, 1, largest)).collect()
}

pub(super) fn joined<T: ToString>(numbers: &[T], sign: &str) -> String {
    numbers.iter().map(T::to_string).collect::<Vec<_>>().join(sign)
}

/// Rules and a position of a game, as they are written.
pub(super) struct Asked<G: Game>(pub(super) G, pub(super) G::Position);

pub(super) fn asked<G: Game>(rules: &str, position: &str) -> Asked<G> {
    let game = G::read_rules(rules, Rule::Normal).unwrap();
    let position = game.read_position(position).unwrap();
    Asked(game, position)
}

impl<G: Game> Asked<G> {
    /// The sheet as the page asks for it, and its numbers as the solver tells them.
    pub(super) fn sheet(&self, kind: Kind) -> Key {
        let sheet = self.0.sheet(&self.1).unwrap();
        Key::of_rows(kind, sheet, self.0.filled(&self.1))
    }

    /// The key of a question about values; `None` where the game is over.
    pub(super) fn values(self) -> Option<Key> {
        let analysis = run_to_end(&mut self.0.analyse(&self.1, 1)).pop()?;
        let (players, level) = (Players::default(), Level::default());
        let session = Session::new(self.0, self.1, players, level, 0);
        Key::of_finding(&Task::of(Kind::Value), &session, &Finding::of::<G>(analysis)).ok()
    }
}

/// A bar that is not only the poison.
pub(super) fn bar(chance: &mut Chance, most: u32) -> Vec<u32> {
    let mut rows = vec![between(chance, 2, most)];
    for _ in 1..between(chance, 1, most) {
        let longest = *rows.last().unwrap();
        rows.push(between(chance, 1, longest));
    }
    rows
}

pub(super) fn bar_asked(rows: &[u32]) -> Asked<Chomp> {
    asked(&format!("{}x{}", rows.len(), rows[0]), &joined(rows, "."))
}

/// A custom graph; a vertex is named by a letter, or by any of the numbers.
pub(super) fn graph(chance: &mut Chance) -> Asked<Graphs> {
    let count = between(chance, 2, 12);
    let named = chance.tenths(5);
    let shift = chance.below(count);
    let name = |vertex: u32| {
        let other = (vertex + shift) % count;
        if named { format!("v{other}") } else { other.to_string() }
    };
    let mut text = String::new();
    for vertex in 0..count {
        let owner = chance.below(2);
        let to: Vec<String> = (0..chance.below(4)).map(|_| name(chance.below(count))).collect();
        writeln!(text, "{} {owner} -> {}", name(vertex), to.join(" ")).unwrap();
        if chance.tenths(3) {
            writeln!(text, "win {}: {}", chance.below(2), name(vertex)).unwrap();
        }
    }
    let graph = read_graph(&text).unwrap();
    let position = Position::of_graph(graph).unwrap();
    Asked(Graphs::read_rules("list", Rule::Normal).unwrap(), position)
}

/// Coins that are drawn, with the value of every position of their row or grid.
pub(super) struct Turned {
    pub(super) rows: u32,
    pub(super) columns: u32,
    pub(super) heads: u32,
    pub(super) values: Vec<u32>,
    rules: String,
}

/// The games in which coins are turned.
const TURNED: [&str; 5] = ["turtles", "mock", "ruler", "twins", "triplets"];

/// A row of coins, or a grid with the product of two games.
pub(super) fn turned(chance: &mut Chance) -> Turned {
    let across = *chance.pick(&TURNED).unwrap();
    let down = chance.tenths(4).then(|| *chance.pick(&TURNED).unwrap());
    let (rows, columns) = match down {
        None => (1, between(chance, 1, 9)),
        Some(_) => (between(chance, 1, 3), between(chance, 1, 3)),
    };
    let rules = down.map_or(across.to_owned(), |down| format!("{down}x{across}"));
    let values = slow_boards::coins((down, across), (rows, columns));
    let heads = chance.below(1 << (rows * columns));
    Turned { rows, columns, heads, values, rules }
}

impl Turned {
    pub(super) fn asked(&self) -> Asked<Coins> {
        let coin = |at: u32| if self.heads >> at & 1 == 1 { '1' } else { '0' };
        let row = |row: u32| (0..self.columns).map(|at| coin(row * self.columns + at)).collect();
        let rows: Vec<String> = (0..self.rows).map(row).collect();
        asked(&self.rules, &rows.join("."))
    }

    /// The value of a head at each place, row by row.
    pub(super) fn places(&self) -> Vec<Vec<u32>> {
        let value = |at: u32| self.values[1 << at];
        let row = |row: u32| (0..self.columns).map(|at| value(row * self.columns + at)).collect();
        (0..self.rows).map(row).collect()
    }

    /// The value of each head in its order.
    pub(super) fn worth(&self) -> Vec<u32> {
        let heads = (0..self.rows * self.columns).filter(|at| self.heads >> at & 1 == 1);
        heads.map(|at| self.values[1 << at]).collect()
    }
}

/// A board of which some squares are gone: its free squares, and the question.
pub(super) fn board(chance: &mut Chance) -> (Squares, u32, Asked<Place>) {
    let game = *chance.pick(&BOARDS).unwrap();
    let (rows, columns) = (between(chance, 1, 3), between(chance, 1, 4));
    let mut free = (1 << (rows * columns)) - 1;
    for _ in 0..chance.below(4) {
        free &= !(1 << chance.below(rows * columns));
    }
    let squares = Squares::new(game, rows, columns);
    let asked = asked(&format!("{game}-{rows}x{columns}"), &squares.gone(free));
    (squares, free, asked)
}
