//! Values and outcomes.

use nimlab::core::place::{Bits, Board, MAX_CELLS, Pieces, Search, Searched, SmallGraph, bit};
use nimlab::core::{Job, Nimber, Outcome, Rule, Status, Unknown, Verdict, run_to_end};
use nimlab::games::heaps::{Code, Method, Sequence};
use nimlab::games::place::{Kind, Place, PlaceAnalysis, Position, Reason, Square, past_published};
use nimlab::games::{Analysis, Game};
use std::collections::HashMap;

const TRUTH: &str = include_str!("../../data/placement.csv");

fn analysis(game: Place, position: Position) -> PlaceAnalysis {
    run_to_end(&mut game.analyse(&position, usize::MAX)).remove(0)
}

fn value(kind: Kind, rows: u32, columns: u32) -> u32 {
    let game = Place::new(kind, rows, columns, Rule::Normal).unwrap();
    analysis(game, Position::default()).nim_sum().unwrap().0
}

#[test]
fn whole_boards_have_the_published_values() {
    let lines = TRUTH.lines().filter(|line| !line.starts_with('#')).skip(1);
    let mut boards = 0;
    for line in lines {
        let fields: Vec<&str> = line.split(',').collect();
        let [game, rows, columns, known] = fields[..] else { panic!("{line}") };
        let kind = Kind::named(game).or_else(|| Kind::named(&format!("{game}s"))).unwrap();
        let [rows, columns, known] = [rows, columns, known].map(|field| field.parse().unwrap());
        assert_eq!(value(kind, rows, columns), known, "{line}");
        // A board has the value that it has when it is turned.
        assert_eq!(value(kind, columns, rows), known, "{line}, turned");
        boards += 1;
    }
    assert!(boards > 100);
}

#[test]
fn what_is_past_the_published_table_is_known_as_such() {
    let past = |kind, rows, columns, rule, gone: &[Square]| {
        let game = Place::new(kind, rows, columns, rule).unwrap();
        past_published(&game, &Position::start(&game, gone))
    };
    for (rows, columns) in [(3, 17), (17, 3), (3, 32)] {
        assert!(past(Kind::NodeKayles, rows, columns, Rule::Normal, &[]));
    }
    assert!(!past(Kind::NodeKayles, 3, 16, Rule::Normal, &[]));
    assert!(!past(Kind::NodeKayles, 4, 17, Rule::Normal, &[]));
    assert!(!past(Kind::NodeKayles, 3, 17, Rule::Misere, &[]));
    assert!(!past(Kind::NodeKayles, 3, 17, Rule::Normal, &[Square { row: 1, column: 1 }]));
    assert!(!past(Kind::Cram, 3, 17, Rule::Normal, &[]));
}

/// The values of an octal code.
fn sequence(code: &str) -> Vec<Nimber> {
    let code = Code::read_link(code).unwrap();
    let mut job = Sequence::new(&code, 40, Method::Plain).unwrap();
    run_to_end(&mut job);
    job.values().to_vec()
}

#[test]
fn lines_are_dawsons_games() {
    let (kayles, cram) = (sequence("0.137"), sequence("0.07"));
    for n in 1..=32_u32 {
        assert_eq!(value(Kind::NodeKayles, 1, n), kayles[n as usize].0, "{n}");
        assert_eq!(value(Kind::Cram, n, 1), cram[n as usize].0, "{n}");
        // Kings on a line are the same graph, and queens leave nothing.
        assert_eq!(value(Kind::Kings, 1, n), kayles[n as usize].0, "{n}");
        assert_eq!(value(Kind::Queens, 1, n), 1);
    }
}

#[test]
fn paths_are_dawsons_games_and_cycles_are_one_move_from_them() {
    let on = |kind: Kind| value(kind, 1, 1);
    let (kayles, arcs) = (sequence("0.137"), sequence("0.07"));
    for n in 1..=32_usize {
        let path = SmallGraph::path(n).unwrap();
        assert_eq!(on(Kind::Vertices(path)), kayles[n].0, "{n}");
        assert_eq!(on(Kind::Edges(path)), arcs[n].0, "{n}");
        // Every move on a cycle leaves the same path.
        let Some(cycle) = SmallGraph::cycle(n) else { continue };
        let after = |left: u32| u32::from(left == 0);
        assert_eq!(on(Kind::Vertices(cycle)), after(kayles[n - 3].0), "{n}");
        assert_eq!(on(Kind::Edges(cycle)), after(arcs[n - 2].0), "{n}");
        // Every edge of a star takes its middle, and leaves no other.
        let star = SmallGraph::star(n).unwrap();
        assert_eq!(on(Kind::Edges(star)), u32::from(n > 1), "{n}");
    }
}

/// Values on graphs by the definition, without boards or parts.
fn by_definition(near: &[u32], edges: bool, free: u32, known: &mut HashMap<u32, u32>) -> u32 {
    if let Some(&value) = known.get(&free) {
        return value;
    }
    let mut left = Vec::new();
    for a in (0..near.len()).filter(|a| free >> a & 1 == 1) {
        if !edges {
            left.push(free & !near[a] & !(1 << a));
            continue;
        }
        let ends = (0..near.len()).filter(|b| free & near[a] & 1 << b != 0);
        left.extend(ends.map(|b| free & !(1 << a) & !(1 << b)));
    }
    let values: Vec<u32> =
        left.into_iter().map(|free| by_definition(near, edges, free, known)).collect();
    let value = (0..=u32::MAX).find(|value| !values.contains(value)).unwrap();
    known.insert(free, value);
    value
}

#[test]
fn graphs_have_the_values_of_the_definition() {
    let mut seed = 7_u64;
    for round in 0..60 {
        let vertices = 4 + round % 7;
        let mut edges = Vec::new();
        for a in 0..vertices {
            for b in 0..a {
                seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                if (seed >> 40) % 10 < 2 + round as u64 % 4 {
                    edges.push((a, b));
                }
            }
        }
        let graph = SmallGraph::new(vertices, edges).unwrap();
        let near: Vec<u32> = (0..vertices).map(|at| graph.near(at)).collect();
        for (arcs, kind) in [(false, Kind::Vertices(graph)), (true, Kind::Edges(graph))] {
            let game = Place::new(kind, 1, 1, Rule::Normal).unwrap();
            let mut known = HashMap::new();
            for gone in (0..1_u32 << vertices).step_by(13) {
                let position = Position::default().without(gone.into());
                let found = analysis(game, position);
                let free = !gone & ((1 << vertices) - 1);
                let value = by_definition(&near, arcs, free, &mut known);
                assert_eq!(found.nim_sum(), Some(Nimber(value)), "{graph:?} {arcs} {gone:b}");
                assert!(found.complete);
            }
        }
    }
}

/// Values and outcomes by looking at every move of every position, by bits of the whole board: no parts, no
/// canonical form, no bound.
struct Slow {
    board: Board,
    values: HashMap<Bits, u32>,
    outcomes: HashMap<Bits, Outcome>,
}

impl Slow {
    fn value(&mut self, free: Bits) -> u32 {
        if let Some(&known) = self.values.get(&free) {
            return known;
        }
        let left: Vec<Bits> = self.board.legal(free).map(|mv| free & !mv.take).collect();
        let values: Vec<u32> = left.into_iter().map(|left| self.value(left)).collect();
        let value = (0..=u32::MAX).find(|value| !values.contains(value)).unwrap();
        self.values.insert(free, value);
        value
    }

    fn misere(&mut self, free: Bits) -> Outcome {
        if let Some(&known) = self.outcomes.get(&free) {
            return known;
        }
        let left: Vec<Bits> = self.board.legal(free).map(|mv| free & !mv.take).collect();
        let outcome = if left.is_empty() {
            Outcome::Win
        } else {
            Outcome::from_options(left.into_iter().map(|left| self.misere(left)))
        };
        self.outcomes.insert(free, outcome);
        outcome
    }
}

/// Every board of so many squares, with every set of squares gone, or with one in so many of them.
#[test]
fn every_position_of_small_boards_is_what_looking_at_every_move_finds() {
    let own =
        ["i2.l3", "i1.i3", "s4.t4.i2", "o4.x5.u5"].map(|pieces| Pieces::read(pieces).unwrap());
    for kind in Kind::ALL.into_iter().chain(own.map(Kind::laying)) {
        for (rows, columns, skip) in
            [(1, 10, 3), (2, 5, 3), (3, 3, 1), (3, 4, 17), (2, 6, 17), (4, 3, 41)]
        {
            let game = Place::new(kind, rows, columns, Rule::Normal).unwrap();
            let misere = Place::new(kind, rows, columns, Rule::Misere).unwrap();
            let board = Board::new(kind.take(), rows as usize, columns as usize).unwrap();
            let mut slow = Slow { board, values: HashMap::new(), outcomes: HashMap::new() };
            for gone in (0..1_u128 << (rows * columns)).step_by(skip) {
                let position = Position::default().without(gone);
                let free = position.free(&game);
                let found = analysis(game, position);
                let context = format!("{kind:?} {rows} x {columns} {gone:b}");
                assert_eq!(found.nim_sum(), Some(Nimber(slow.value(free))), "{context}");
                assert!(found.complete);
                if let Some(reason) = &found.reason {
                    assert_eq!(found.verdict, Verdict::Known(reason.outcome()), "{context}");
                    assert!(reason.moves().iter().all(|mv| found.winning.contains(mv)));
                }
                let verdict = analysis(misere, position).verdict;
                assert_eq!(verdict, Verdict::Known(slow.misere(free)), "{context}");
            }
        }
    }
}

/// Moves as they are told to a child: which squares must be free, and which are gone then.
fn losing(kind: Kind, rows: i32, columns: i32) -> Vec<(Bits, Bits)> {
    let all = || (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column)));
    let square = |(row, column): (i32, i32)| 1 << (row * columns + column);
    let pairs = || all().flat_map(|a| all().map(move |b| (a, b)));
    if kind == Kind::Cram {
        let domino = |&((a, b), (c, d)): &((i32, i32), (i32, i32))| {
            (c - a, d - b) == (0, 1) || (c - a, d - b) == (1, 0)
        };
        return pairs()
            .filter(domino)
            .map(|(a, b)| (square(a) | square(b), square(a) | square(b)))
            .collect();
    }
    let attacks = |(a, b): (i32, i32), (c, d): (i32, i32)| {
        let (down, across) = ((c - a).abs(), (d - b).abs());
        match kind {
            Kind::NodeKayles => down + across <= 1,
            Kind::Kings => down <= 1 && across <= 1,
            Kind::Knights => (down, across) == (0, 0) || down * across == 2,
            _ => down == 0 || across == 0 || down == across,
        }
    };
    let gone = |a| all().filter(|&b| attacks(a, b)).fold(0, |gone, b| gone | square(b));
    all().map(|a| (square(a), gone(a))).collect()
}

/// The boards of up to 12 squares, with every set of squares gone.
#[test]
fn every_board_of_up_to_twelve_squares_has_the_value_of_the_definition() {
    let own = ["i2.l3", "i1.i3", "s4.t4.i2"].map(|pieces| Pieces::read(pieces).unwrap());
    let mut positions = 0;
    for kind in Kind::ALL.into_iter().chain(own.map(Kind::laying)) {
        let mut search = Search::new(kind.take(), 10_000_000);
        let mut misere = nimlab::core::place::MisereSearch::new(kind.take(), 1_000_000);
        let sizes =
            (1..=12_usize).flat_map(|rows| (1..=12 / rows).map(move |columns| (rows, columns)));
        for (rows, columns) in sizes {
            let board = Board::new(kind.take(), rows, columns).unwrap();
            let pieces = kind.pieces().is_some() && kind != Kind::Cram;
            let moves: Vec<(Bits, Bits)> = if pieces {
                board.moves().iter().map(|mv| (mv.need, mv.take)).collect()
            } else {
                losing(kind, i32::try_from(rows).unwrap(), i32::try_from(columns).unwrap())
            };
            // What a move leaves is a smaller number.
            let (mut values, mut won) = (Vec::<u32>::new(), Vec::<bool>::new());
            for free in 0..1_u128 << (rows * columns) {
                let left = moves
                    .iter()
                    .filter(|(need, _)| need & !free == 0)
                    .map(|(_, take)| usize::try_from(free & !take).unwrap());
                let left: Vec<usize> = left.collect();
                let value = (0..=u32::MAX)
                    .find(|value| left.iter().all(|&left| values[left] != *value))
                    .unwrap();
                let wins = left.is_empty() || left.iter().any(|&left| !won[left]);
                values.push(value);
                won.push(wins);
                let context = || format!("{kind:?} {rows} x {columns}, {free:b} free");
                let sum = search.sum(&board, free);
                assert_eq!(search.find_value(&sum, &mut u64::MAX.clone()), Searched::Found);
                assert_eq!(search.value(&sum), Some(Nimber(value)), "{}", context());
                let parts = misere.parts(&board, free);
                assert!(misere.find(&parts, &mut u64::MAX.clone()));
                assert_eq!(
                    misere.outcome(&parts),
                    Some(if wins { Outcome::Win } else { Outcome::Loss }),
                    "{}",
                    context()
                );
                positions += 1;
            }
        }
    }
    assert!(positions > 300_000);
}

#[test]
fn symmetry_decides_boards_that_no_search_would() {
    let position = Position::default();
    let reason = |kind, rows, columns| {
        let game = Place::new(kind, rows, columns, Rule::Normal).unwrap();
        game.analyse(&position, 5).at_once().and_then(|soon| soon.reason)
    };
    assert!(matches!(reason(Kind::Cram, 10, 12), Some(Reason::Answered(_))));
    for kind in [Kind::NodeKayles, Kind::Queens, Kind::Kings, Kind::Knights] {
        let Some(Reason::After(_, mv)) = reason(kind, 9, 9) else { panic!("{kind:?}") };
        assert_eq!(mv.squares(), [Square { row: 5, column: 5 }]);
    }
    // After a domino on an even board, its image restores the symmetry.
    let game = Place::new(Kind::Cram, 8, 8, Rule::Normal).unwrap();
    let after = game.play(&position, &Place::read_move("1.1-1.2").unwrap()).unwrap();
    let soon = game.analyse(&after, 5).at_once().unwrap();
    assert_eq!(soon.verdict(), Verdict::Known(Outcome::Win));
    assert_eq!(soon.winning().iter().map(Place::write_move).collect::<Vec<_>>(), ["8.7-8.8"]);
}

#[test]
fn a_memory_that_is_used_up_is_not_known() {
    let take = Kind::Cram.take();
    let board = Board::new(take, 5, 7).unwrap();
    let mut search = Search::new(take, 100_000);
    let sum = search.sum(&board, board.all());
    assert_eq!(search.find_value(&sum, &mut u64::MAX.clone()), Searched::Full);
    assert_eq!(search.value(&sum), None);
    assert!(search.bytes() <= 100_000);
    // In misère play the budget is of positions.
    let game = Place::new(Kind::Queens, 1, 1, Rule::Misere).unwrap();
    assert_eq!(analysis(game, Position::default()).verdict(), Verdict::Known(Outcome::Loss));
    let mut none = nimlab::core::place::MisereSearch::new(take, 10);
    let parts = none.parts(&board, board.all());
    assert!(!none.find(&parts, &mut u64::MAX.clone()));
    assert_eq!(none.outcome(&parts), None);
    assert!(Verdict::Unknown(Unknown::Budget { positions: 10 }).outcome().is_none());
}

/// The computer is not to think for ten seconds about a board of which nothing will be known.
#[test]
fn a_board_that_is_too_large_for_the_memory_is_given_up_early() {
    let game = Place::new(Kind::Cram, 11, 11, Rule::Normal).unwrap();
    let position = Position::start(&game, &[Square { row: 1, column: 2 }]);
    let mut job = game.analyse(&position, usize::MAX);
    while job.step(1_000_000) == Status::Running {}
    assert!(job.progress().done < 500_000, "{:?}", job.progress());
    assert!(matches!(job.report().unwrap().verdict(), Verdict::Unknown(_)));
}

#[test]
fn small_steps_come_to_the_same() {
    let game = Place::new(Kind::Cram, 4, 5, Rule::Normal).unwrap();
    let position = Position::start(&game, &[Square { row: 2, column: 2 }]);
    let whole = analysis(game, position);
    let mut job = game.analyse(&position, usize::MAX);
    let mut steps = 0;
    while job.step(100) == Status::Running {
        steps += 1;
    }
    assert_eq!(job.report(), Some(whole));
    assert!(steps < 1_000_000);
}

#[test]
fn no_board_has_too_many_squares() {
    assert!(Board::new(Kind::Cram.take(), 0, 5).is_none());
    assert!(Board::new(Kind::Cram.take(), 11, 12).is_none());
    assert!(Board::new(Kind::Cram.take(), usize::MAX, 2).is_none());
    let largest = Board::new(Kind::Queens.take(), 11, 11).unwrap();
    assert_eq!(largest.all(), bit(MAX_CELLS) - 1);
}
