//! Rows of coins, decided by looking at every move: no theory, and no solver.

use nimlab::core::{Nimber, Outcome, Rule, Unknown, Verdict, mex, run_to_end};
use nimlab::games::coins::{Coins, Kind, MAX_SEARCHED, Move, Position, begun};
use nimlab::games::{Analysis, Game};
use std::collections::BTreeSet;

/// All rows of up to this many coins are examined.
const COINS: u32 = 8;

fn kinds() -> Vec<Kind> {
    let own =
        ["own-0-2", "own-1.3-2", "own-0-1-1.2", "own-3"].map(|what| Kind::read(what).unwrap());
    Kind::NAMED.into_iter().chain(own).collect()
}

/// The legal moves, straight from the words of the rules.
fn legal(kind: &Kind, heads: u64, turned: u64) -> bool {
    let places: Vec<u32> = (0..64).filter(|place| turned >> place & 1 == 1).collect();
    let Some(&last) = places.last() else { return false };
    let count = places.len();
    let together = match kind {
        Kind::Turtles => count <= 2,
        Kind::Mock => count <= 3,
        Kind::Ruler => places.windows(2).all(|pair| pair[1] == pair[0] + 1),
        Kind::Twins => count == 2,
        Kind::Triplets => count == 3,
        Kind::Own(_) => {
            let away: Vec<String> =
                places.iter().rev().skip(1).map(|p| (last - p).to_string()).collect();
            let set = if away.is_empty() { "0".to_owned() } else { away.join(".") };
            kind.to_string().split('-').skip(1).any(|known| known == set)
        }
    };
    together && heads >> last & 1 == 1
}

#[test]
fn every_row_of_eight_coins_is_decided_as_looking_at_every_move_decides_it() {
    for kind in kinds() {
        for rule in [Rule::Normal, Rule::Misere] {
            let game = Coins::row(kind.clone(), rule);
            // A move makes the number smaller that a row is in binary.
            let (mut won, mut grundy): (Vec<bool>, Vec<Nimber>) = (Vec::new(), Vec::new());
            for heads in 0..1_u64 << COINS {
                let position = Position::new(COINS, heads).unwrap();
                let moves: Vec<u64> =
                    (1..1 << COINS).filter(|&turned| legal(&kind, heads, turned)).collect();
                for turned in 1..1 << COINS {
                    let played = game.play(&position, &Move::new(0, turned).unwrap());
                    let after =
                        moves.contains(&turned).then(|| Position::new(COINS, heads ^ turned));
                    assert_eq!(played.ok(), after.flatten(), "{kind} {position} {turned:b}");
                }
                let lost = |turned: &u64| !won[usize::try_from(heads ^ turned).unwrap()];
                let winning: BTreeSet<u64> = moves.iter().copied().filter(lost).collect();
                let wins =
                    if moves.is_empty() { rule == Rule::Misere } else { !winning.is_empty() };
                won.push(wins);
                grundy.push(mex(moves
                    .iter()
                    .map(|turned| grundy[usize::try_from(heads ^ turned).unwrap()])));

                let found = run_to_end(&mut game.analyse(&position, usize::MAX)).remove(0);
                let outcome = if wins { Outcome::Win } else { Outcome::Loss };
                assert_eq!(found.verdict(), Verdict::Known(outcome), "{kind} {position} {rule:?}");
                let all: BTreeSet<u64> =
                    found.winning().iter().map(|mv| mv.turned(position)).collect();
                assert_eq!((all.len(), all), (found.winning().len(), winning));
                if rule == Rule::Normal {
                    assert_eq!(found.nim_sum(), grundy.last().copied());
                }
                assert_eq!(game.ended(&position).is_some(), moves.is_empty());
            }
        }
    }
}

#[test]
fn what_can_be_begun_is_what_leads_to_a_move() {
    for kind in kinds() {
        let game = Coins::row(kind.clone(), Rule::Normal);
        for heads in [0b10_1101, 0b01_1110, 0b11_1111] {
            let position = Position::new(6, heads).unwrap();
            for coins in 0..1_u64 << 6 {
                let all: Vec<u64> = (1..1 << 6)
                    .filter(|turned| legal(&kind, heads, *turned) && turned & coins == coins)
                    .collect();
                let found = begun(&game, position, coins);
                assert_eq!(found.legal, all.contains(&coins), "{kind} {position} {coins:b}");
                assert_eq!(found.within, all.iter().fold(0, |within, turned| within | turned));
            }
        }
    }
}

#[test]
fn a_row_too_long_to_be_searched_is_not_decided_in_misere_play() {
    let game = Coins::row(Kind::Mock, Rule::Misere);
    let long = Position::new(30, 1 << MAX_SEARCHED).unwrap();
    let found = run_to_end(&mut game.analyse(&long, 9)).remove(0);
    assert_eq!(found.verdict(), Verdict::Unknown(Unknown::Budget { positions: 0 }));
    assert_eq!((found.winning_count(), found.winning().len()), (0, 0));
    // Tails at the right do not make it longer.
    let short = Position::new(64, 0b1011).unwrap();
    let found = run_to_end(&mut game.analyse(&short, 9)).remove(0);
    assert!(matches!(found.verdict(), Verdict::Known(_)));
}

#[test]
fn the_longest_row_is_decided_in_normal_play() {
    let game = Coins::row(Kind::Mock, Rule::Normal);
    let all = Position::new(64, u64::MAX).unwrap();
    let found = run_to_end(&mut game.analyse(&all, 7)).remove(0);
    assert_eq!(found.winning().len(), 7.min(usize::try_from(found.winning_count()).unwrap()));
    for mv in found.winning() {
        let after = game.play(&all, mv).unwrap();
        let left = run_to_end(&mut game.analyse(&after, 0)).remove(0);
        assert_eq!(left.verdict(), Verdict::Known(Outcome::Loss), "{mv}");
    }
}

/// The coins that a move turns on a grid, straight from the words of the rules: a set of rows that the one
/// game has, times a set of columns that the other has.
fn legal_on_grid(game: &Coins, position: &Position, rows: u64, columns: u64) -> Option<u64> {
    let down = game.down.as_ref()?;
    if !legal(down, u64::MAX, rows) || !legal(&game.kind, u64::MAX, columns) {
        return None;
    }
    let mut turned = 0;
    for row in 0..position.rows() {
        for column in 0..position.columns() {
            let meets = rows >> row & 1 == 1 && columns >> column & 1 == 1;
            turned |= u64::from(meets) << (row * position.columns() + column);
        }
    }
    let last = (rows.ilog2() * position.columns()) + columns.ilog2();
    position.is_head(last).then_some(turned)
}

/// The Tartan theorem, and misère play by search, against looking at every move.
#[test]
fn every_grid_of_nine_coins_is_decided_as_looking_at_every_move_decides_it() {
    let pairs = [
        ("turtlesxturtles", 3, 3),
        ("twinsxtwins", 3, 3),
        ("rulerxruler", 3, 3),
        ("mockxruler", 3, 3),
        ("tripletsxturtles", 4, 2),
        ("own-0-2xmock", 3, 3),
        ("twinsxown-0-1.2", 2, 4),
    ];
    for (what, rows, columns) in pairs {
        for rule in [Rule::Normal, Rule::Misere] {
            let game = Coins::read_rules(what, rule).unwrap();
            let coins = rows * columns;
            let (mut won, mut grundy): (Vec<bool>, Vec<Nimber>) = (Vec::new(), Vec::new());
            for heads in 0..1_u64 << coins {
                let position = Position::grid(rows, columns, heads).unwrap();
                let mut moves: Vec<(Move, u64)> = Vec::new();
                for down in 1..1_u64 << rows {
                    for across in 1..1_u64 << columns {
                        let mv = Move::new(down, across).unwrap();
                        let turned = legal_on_grid(&game, &position, down, across);
                        let after = turned
                            .map(|turned| Position::grid(rows, columns, heads ^ turned).unwrap());
                        assert_eq!(game.play(&position, &mv).ok(), after, "{what} {position} {mv}");
                        moves.extend(turned.map(|turned| (mv, turned)));
                    }
                }
                let at = |turned: u64| usize::try_from(heads ^ turned).unwrap();
                let lost = |(_, turned): &&(Move, u64)| !won[at(*turned)];
                let winning: BTreeSet<Move> = moves.iter().filter(lost).map(|it| it.0).collect();
                let wins =
                    if moves.is_empty() { rule == Rule::Misere } else { !winning.is_empty() };
                won.push(wins);
                grundy.push(mex(moves.iter().map(|&(_, turned)| grundy[at(turned)])));

                let found = run_to_end(&mut game.analyse(&position, usize::MAX)).remove(0);
                let outcome = if wins { Outcome::Win } else { Outcome::Loss };
                assert_eq!(found.verdict(), Verdict::Known(outcome), "{what} {position} {rule:?}");
                let all: BTreeSet<Move> = found.winning().iter().copied().collect();
                assert_eq!((all.len(), all), (found.winning().len(), winning));
                if rule == Rule::Normal {
                    assert_eq!(found.nim_sum(), grundy.last().copied());
                }
                assert_eq!(game.ended(&position).is_some(), moves.is_empty());
            }
        }
    }
}

#[test]
fn a_grid_too_large_to_be_searched_is_not_decided_in_misere_play() {
    let game = Coins::read_rules("twinsxruler", Rule::Misere).unwrap();
    let large = Position::grid(5, 5, 1 << MAX_SEARCHED).unwrap();
    let found = run_to_end(&mut game.analyse(&large, 9)).remove(0);
    assert_eq!(found.verdict(), Verdict::Unknown(Unknown::Budget { positions: 0 }));
    let small = Position::grid(8, 8, 0b1011 << 9).unwrap();
    let found = run_to_end(&mut game.analyse(&small, 9)).remove(0);
    assert!(matches!(found.verdict(), Verdict::Known(_)));
}
