//! Pieces that go to a corner: values as they are published, closed forms, and play against brute force.

use nimlab::core::{Nimber, Outcome, Rule, Verdict, mex, run_to_end};
use nimlab::games::pawns::{
    Far, Genera, Kind, MAX_FAR, MAX_POSITIONS, Nimbers, Pawns, PawnsAnalysis, Piece, Position,
    Square, Step, Steps, closed_form, is_wythoff, wythoff_pair,
};
use nimlab::games::{Analysis, Game};
use std::collections::HashMap;

/// Custom steps, with one that leads up and one that leads left.
const OWN: [Step; 3] = [(-1, 2), (1, 1), (2, -1)];

fn grid(rows: u32, columns: u32, rule: Rule) -> Pawns {
    let own = Steps::new(OWN.to_vec()).unwrap();
    Pawns::new(rows, columns, 2, rule).unwrap().with_own(own).unwrap()
}

/// The published tables: 24 rows of queen, king and knight.
#[test]
fn values_are_those_that_an_independent_program_found() {
    let game = grid(24, 24, Rule::Normal);
    let mut lines = 0;
    let text = include_str!("../../data/corner.csv");
    for line in text.lines().filter(|line| !line.starts_with('#')).skip(1) {
        let [piece, row, values] = line.split(',').collect::<Vec<_>>()[..] else {
            panic!("{line}")
        };
        let (kind, row): (Kind, u32) = (Kind::named(piece).unwrap(), row.parse().unwrap());
        let nimbers = Nimbers::of(&game, kind);
        let far = Far::of(kind, Steps::default(), 24, 24);
        for (column, value) in (0..).zip(values.split(' ')) {
            let known: u32 = value.parse().unwrap();
            assert_eq!(nimbers.at(Square::new(24 - row, 24 - column)), Nimber(known), "{line}");
            assert_eq!(far.to_go(row, column), known, "{line}");
        }
        lines += 1;
    }
    assert_eq!(lines, 3 * 24);
}

#[test]
fn closed_forms_are_what_the_mex_rule_finds_on_every_grid() {
    let sizes = (3..=30).flat_map(|rows| [(rows, 30), (30, rows), (rows, rows)]);
    for (rows, columns) in sizes {
        let game = grid(rows, columns, Rule::Normal);
        for kind in Kind::ALL {
            let nimbers = Nimbers::of(&game, kind);
            for square in game.build_up(kind) {
                let value = nimbers.at(square);
                if let Some(closed) = closed_form(&game, kind, square) {
                    assert_eq!(value, closed, "{rows}x{columns} {kind:?} {square}");
                }
                let lost = is_wythoff(rows - square.row, columns - square.column);
                assert!(kind != Kind::Queen || lost == value.is_zero(), "{square}");
            }
        }
    }
}

/// No more is examined than the squares that a piece can go to, whatever the order of the build-up.
#[test]
fn a_square_is_built_up_after_those_it_depends_on() {
    let game = grid(7, 10, Rule::Normal);
    for kind in Kind::ALL {
        let order: Vec<Square> = game.build_up(kind).collect();
        assert_eq!(order.len(), 70);
        for (place, &square) in order.iter().enumerate() {
            assert!(game.targets(kind, square).all(|to| order[..place].contains(&to)), "{kind:?}");
        }
    }
}

#[test]
fn wythoff_pairs_are_the_published_ones() {
    // A000201 and A001950.
    let pairs: Vec<_> = (0..8).map(wythoff_pair).collect();
    assert_eq!(pairs, [(0, 0), (1, 2), (3, 5), (4, 7), (6, 10), (8, 13), (9, 15), (11, 18)]);
    // Each number from 1 on is in one pair.
    let mut all: Vec<u32> = (1..2000).map(wythoff_pair).flat_map(|(a, b)| [a, b]).collect();
    all.sort_unstable();
    assert_eq!(all[..3000], (1..=3000).collect::<Vec<_>>()[..]);
}

#[test]
fn boards_too_large_to_play_on_have_the_same_values() {
    for (rows, columns) in [(30, 30), (17, 30), (30, 4)] {
        let game = grid(rows, columns, Rule::Normal);
        for kind in Kind::ALL {
            let (nimbers, far) =
                (Nimbers::of(&game, kind), Far::of(kind, game.own(), rows, columns));
            for square in game.build_up(kind) {
                let value = far.to_go(rows - square.row, columns - square.column);
                assert_eq!(nimbers.at(square).0, value, "{rows}x{columns} {kind:?} {square}");
            }
            assert_eq!((far.to_go(0, columns), far.to_go(rows, 0)), (0, 0));
        }
    }
}

/// A million squares: their zeros are where Wythoff has them.
#[test]
fn a_queen_on_the_largest_board_is_lost_on_wythoffs_pairs() {
    let far = Far::of(Kind::Queen, Steps::default(), MAX_FAR, MAX_FAR);
    let mut lost = 0;
    for row in 0..MAX_FAR {
        for column in 0..MAX_FAR {
            let is_zero = far.to_go(row, column) == 0;
            assert_eq!(is_zero, is_wythoff(row, column), "{row} {column}");
            lost += u32::from(is_zero);
        }
    }
    // One in each row whose partner is on the board.
    assert_eq!(lost, 763);
}

/// Where a piece can go, straight from its name.
fn reaches(kind: Kind, rows: u32, columns: u32, from: (u32, u32), to: (u32, u32)) -> bool {
    let by = |to: u32, from: u32| i64::from(to) - i64::from(from);
    let (down, right) = (by(to.0, from.0), by(to.1, from.1));
    let on = (1..=rows).contains(&to.0) && (1..=columns).contains(&to.1);
    let straight = (down == 0 && right > 0) || (down > 0 && right == 0);
    let slant = down > 0 && down == right;
    on && match kind {
        Kind::Pawn => straight && down + right <= 2,
        Kind::Queen => straight || slant,
        Kind::Rook => straight,
        Kind::King => (straight || slant) && down.max(right) == 1,
        Kind::Bishop => slant,
        Kind::Knight => [(2, 1), (1, 2), (-1, 2), (2, -1)].contains(&(down, right)),
        Kind::Own => OWN.iter().any(|&(r, c)| (i64::from(r), i64::from(c)) == (down, right)),
    }
}

type Key = Vec<(Kind, (u32, u32))>;

/// Who wins, and Grundy values, by looking at every move.
struct Brute {
    rows: u32,
    columns: u32,
    rule: Rule,
    known: HashMap<Key, (bool, Nimber)>,
}

impl Brute {
    /// What every move leaves, by the piece's place.
    fn options(&self, pieces: &Key) -> Vec<(usize, (u32, u32), Key)> {
        let mut options = Vec::new();
        for (place, &(kind, from)) in pieces.iter().enumerate() {
            for row in 1..=self.rows {
                for column in 1..=self.columns {
                    let to = (row, column);
                    if reaches(kind, self.rows, self.columns, from, to) {
                        let mut after = pieces.clone();
                        after[place].1 = to;
                        if to == (self.rows, self.columns) {
                            after.remove(place);
                        }
                        options.push((place, to, after));
                    }
                }
            }
        }
        options
    }

    fn of(&mut self, pieces: &Key) -> (bool, Nimber) {
        let mut key = pieces.clone();
        key.sort_unstable();
        if let Some(&known) = self.known.get(&key) {
            return known;
        }
        let options: Vec<_> = self.options(&key).iter().map(|(.., after)| self.of(after)).collect();
        let over = options.is_empty() && self.rule == Rule::Misere;
        let wins = over || options.iter().any(|&(wins, _)| !wins);
        let found = (wins, mex(options.iter().map(|&(_, value)| value)));
        self.known.insert(key, found);
        found
    }

    fn check(&mut self, pieces: &Key) -> PawnsAnalysis {
        let game = grid(self.rows, self.columns, self.rule);
        let square = |(row, column)| Square::new(row, column);
        let all: Vec<Piece> =
            pieces.iter().map(|&(kind, at)| Piece::new(kind, square(at))).collect();
        let position = Position::start(&game, &all).unwrap();
        let analysis = run_to_end(&mut game.analyse(&position, usize::MAX)).remove(0);
        let (wins, value) = self.of(pieces);
        let outcome = if wins { Outcome::Win } else { Outcome::Loss };
        assert_eq!(analysis.verdict(), Verdict::Known(outcome), "{pieces:?} {:?}", self.rule);
        if self.rule == Rule::Normal {
            assert_eq!(analysis.nim_sum(), Some(value), "{pieces:?}");
        }
        // Each winning move leaves what looking at every move finds lost, and none is left out.
        let mut left: Vec<Key> = analysis
            .winning()
            .iter()
            .map(|mv| {
                let after = game.play(&position, mv).unwrap();
                let place = |piece: &Piece| (piece.kind, (piece.square.row, piece.square.column));
                after.pieces().iter().map(place).collect()
            })
            .collect();
        let lost = self.options(pieces).into_iter().map(|(.., after)| after);
        let lost: Vec<Key> = lost.collect();
        let mut lost: Vec<Key> = lost.into_iter().filter(|after| !self.of(after).0).collect();
        for keys in [&mut left, &mut lost] {
            for key in keys.iter_mut() {
                key.sort_unstable();
            }
            keys.sort_unstable();
        }
        lost.dedup();
        assert_eq!(left, lost, "{pieces:?} {:?}", self.rule);
        analysis
    }
}

/// All pieces on all squares but the last.
fn singles(rows: u32, columns: u32, kinds: &[Kind]) -> Key {
    let squares = (1..=rows).flat_map(|row| (1..=columns).map(move |column| (row, column)));
    let squares = squares.filter(|&square| square != (rows, columns));
    squares.flat_map(|square| kinds.iter().map(move |&kind| (kind, square))).collect()
}

#[test]
fn up_to_three_pieces_are_decided_as_looking_at_every_move_decides_them() {
    let mut seen = [0_u32; 4];
    for rule in [Rule::Normal, Rule::Misere] {
        let mut brute = Brute { rows: 3, columns: 4, rule, known: HashMap::new() };
        let all = singles(3, 4, &Kind::ALL);
        for (i, &a) in all.iter().enumerate() {
            for (j, &b) in all.iter().enumerate().skip(i) {
                for &c in all.iter().skip(j) {
                    let kind = match brute.check(&vec![a, b, c]) {
                        PawnsAnalysis::Normal(_) => 0,
                        PawnsAnalysis::Misere(_) => 1,
                        PawnsAnalysis::Tame(_) => 2,
                        PawnsAnalysis::Searched(_) => 3,
                    };
                    seen[kind] += 1;
                }
                brute.check(&vec![a, b]);
            }
            brute.check(&vec![a]);
        }
    }
    assert!(seen[..3].iter().all(|&count| count > 100), "{seen:?}");
}

/// Larger boards, where knights come to squares that are not tame.
#[test]
fn pieces_on_larger_boards_are_decided_too() {
    let mut searched = 0;
    for rule in [Rule::Normal, Rule::Misere] {
        let mut brute = Brute { rows: 6, columns: 7, rule, known: HashMap::new() };
        let all = singles(6, 7, &[Kind::Knight, Kind::Own, Kind::King]);
        for (i, &a) in all.iter().enumerate() {
            for &b in all.iter().skip(i).step_by(3) {
                let found = brute.check(&vec![a, b]);
                searched += u32::from(matches!(found, PawnsAnalysis::Searched(_)));
            }
        }
    }
    assert!(searched > 100, "{searched}");
}

/// The theorem then decides every position without a knight.
#[test]
fn all_squares_are_tame_but_a_knights() {
    for (rows, columns) in [(30, 30), (3, 30), (30, 3)] {
        for step in 1..=4 {
            let game = Pawns::new(rows, columns, step, Rule::Misere).unwrap();
            for kind in game.kinds().filter(|&kind| kind != Kind::Knight) {
                let genera = Genera::of(&game, kind);
                assert!(game.build_up(kind).all(|square| genera.at(square).tame), "{kind:?}");
            }
        }
    }
}

/// Thirty pieces, on a grid of fewer rows too.
#[test]
fn a_search_of_as_many_pieces_as_there_may_be_ends() {
    for (rows, columns) in [(30, 30), (7, 9)] {
        let game = grid(rows, columns, Rule::Misere);
        let position = "n1.1".to_owned() + &"+q1.2".repeat(29);
        let position = game.read_position(&position).unwrap();
        let found = run_to_end(&mut game.analyse(&position, 9)).remove(0);
        assert!(matches!(found, PawnsAnalysis::Searched(_)), "{found:?}");
        assert!(matches!(found.verdict(), Verdict::Unknown(_)));
    }
}

#[test]
fn a_search_that_would_take_too_long_says_so() {
    let game = grid(30, 30, Rule::Misere);
    let position = game.read_position("n1.1+n1.2+n2.1+n3.1+n1.5").unwrap();
    let found = run_to_end(&mut game.analyse(&position, 9)).remove(0);
    let PawnsAnalysis::Searched(searched) = &found else { panic!("{found:?}") };
    assert!(matches!(found.verdict(), Verdict::Unknown(_)));
    assert!(searched.positions <= MAX_POSITIONS as u64 + 1);
}

#[test]
fn steps_of_ones_own_are_read_and_written_in_one_form() {
    for (text, written) in [
        ("1.0_0.1", "0.1_1.0"),
        ("(2, 1), (−1, 2)", "-1.2_2.1"),
        ("1.0 1.0", "1.0"),
        ("-1.2", "-1.2"),
        ("007.0", "7.0"),
    ] {
        let steps = Steps::read(text).unwrap();
        assert_eq!(steps.to_string(), written, "{text}");
        assert_eq!(Steps::read(written), Ok(steps));
    }
    for what in ["5x5_1.0", "5x5-3_-1.2_2.1", "30x30_0.29"] {
        assert_eq!(Pawns::read_rules(what, Rule::Normal).unwrap().write_rules(), what);
    }
}

#[test]
fn steps_that_are_none_are_refused_with_their_place() {
    let many: Vec<String> = (1..=9).map(|step| format!("{step}.0")).collect();
    let cases = [
        ("8x8_".to_owned(), (4, 4, "pawns-steps-none")),
        ("8x8_x".to_owned(), (4, 5, "pawns-steps-unreadable")),
        ("8x8_1.0_2".to_owned(), (8, 9, "pawns-steps-unreadable")),
        ("8x8_1.0_1.-1".to_owned(), (8, 12, "pawns-steps-back")),
        ("8x8_0.0".to_owned(), (4, 7, "pawns-steps-back")),
        ("8x8_-3.2".to_owned(), (4, 8, "pawns-steps-back")),
        ("8x8_30.0".to_owned(), (4, 8, "pawns-steps-far")),
        ("8x8_0.99999999999999999999".to_owned(), (4, 26, "pawns-steps-far")),
        ("3x3_3.0_0.3".to_owned(), (4, 11, "pawns-steps-useless")),
        (format!("8x8_{}", many.join("_")), (36, 39, "pawns-steps-many")),
        ("2x8_1.0".to_owned(), (0, 1, "pawns-rows-beyond")),
    ];
    for (text, (start, end, id)) in cases {
        let at = Pawns::read_rules(&text, Rule::Normal).unwrap_err();
        assert_eq!((at.start, at.end, &*at.error.id), (start, end, id), "{text}");
    }
    // A custom piece needs them.
    let plain = Pawns::new(5, 5, 2, Rule::Normal).unwrap();
    for text in ["1.1+o1.2", "(1,1) o(1,2)"] {
        let at = plain.read_position(text).unwrap_err();
        assert_eq!((at.start, &*at.error.id), (text.find('o').unwrap(), "pawns-no-steps"));
    }
    assert_eq!(grid(5, 5, Rule::Normal).read_position("1.1+o1.2").unwrap().write(), "1.1+o1.2");
}

/// The same steps by another name have the same values.
#[test]
fn steps_of_ones_own_that_are_a_kings_or_a_knights_are_worth_as_much() {
    let kings = (Kind::King, vec![(1, 0), (0, 1), (1, 1)]);
    let knights = (Kind::Knight, vec![(-1, 2), (1, 2), (2, -1), (2, 1)]);
    for (kind, steps) in [kings, knights] {
        let own = Steps::new(steps).unwrap();
        let game = Pawns::new(11, 14, 2, Rule::Normal).unwrap().with_own(own).unwrap();
        let (own, known) = (Nimbers::of(&game, Kind::Own), Nimbers::of(&game, kind));
        assert!(game.build_up(kind).all(|square| own.at(square) == known.at(square)), "{kind:?}");
    }
}
