//! The nimbers of the squares: by the mex rule, by the closed form, and as they are published.

use nimlab::core::{Nimber, Rule};
use nimlab::games::pawns::{ClosedForm, Kind, Nimbers, Pawns, Square};

fn grid(rows: u32, columns: u32, step: u32) -> Pawns {
    Pawns::new(rows, columns, step, Rule::Normal).unwrap()
}

/// 28 x 28 sizes, four longest steps, every square.
#[test]
fn the_mex_rule_and_the_closed_form_agree_on_every_grid() {
    let mut squares = 0_u64;
    for rows in 3..=30 {
        for columns in 3..=30 {
            for step in 1..=4 {
                let game = grid(rows, columns, step);
                let nimbers = Nimbers::of(&game, Kind::Pawn);
                for square in game.build_up(Kind::Pawn) {
                    let closed = ClosedForm::at(&game, square).nimber();
                    assert_eq!(nimbers.at(square), closed, "{rows}x{columns}-{step} {square}");
                    squares += 1;
                }
            }
        }
    }
    // (3 + … + 30)² grids, four times.
    assert_eq!(squares, 4 * 462 * 462);
}

#[test]
fn the_rows_that_are_published_come_out() {
    let nimbers = Nimbers::of(&grid(5, 5, 2), Kind::Pawn);
    let row =
        |row| (1..=5).map(|column| nimbers.at(Square::new(row, column)).0).collect::<Vec<_>>();
    assert_eq!(row(1), [0, 1, 3, 0, 1]);
    assert_eq!(row(3), [3, 2, 0, 3, 2]);
    // With one pawn the second player wins on 3x3 and on 5x5, the first one on 5x7.
    let first =
        |rows, columns| Nimbers::of(&grid(rows, columns, 2), Kind::Pawn).at(Square::new(1, 1));
    assert_eq!([first(3, 3), first(5, 5), first(5, 7)].map(Nimber::is_zero), [true, true, false]);
}

#[test]
fn a_square_is_built_up_after_those_it_depends_on() {
    for step in 1..=4 {
        let game = grid(7, 10, step);
        let order: Vec<Square> = game.build_up(Kind::Pawn).collect();
        assert_eq!(order.len(), 70);
        assert_eq!(order[..3], [Square::new(7, 10), Square::new(6, 10), Square::new(5, 10)]);
        assert_eq!((order[6], order[7]), (Square::new(1, 10), Square::new(7, 9)));
        for (place, &square) in order.iter().enumerate() {
            assert!(
                game.targets(Kind::Pawn, square).all(|target| order[..place].contains(&target))
            );
        }
    }
}

#[test]
fn a_value_is_explained_by_the_squares_in_reach() {
    let game = grid(5, 5, 2);
    let nimbers = Nimbers::of(&game, Kind::Pawn);
    let why = nimbers.why(Square::new(1, 3));
    let found: Vec<(String, u32)> =
        why.neighbours.iter().map(|(square, value)| (square.to_string(), value.0)).collect();
    let expected = [("1.4", 0), ("1.5", 1), ("2.3", 2), ("3.3", 0)];
    assert_eq!(found, expected.map(|(square, value)| (square.to_owned(), value)));
    assert_eq!(why.mex, Nimber(3));
    let sink = nimbers.why(game.sink());
    assert_eq!((sink.neighbours.len(), sink.mex), (0, Nimber(0)));
}

#[test]
fn the_table_of_nim_addition_is_closed_and_large_enough() {
    for (step, most) in [(1, 1), (2, 3), (3, 3), (4, 7)] {
        let game = grid(11, 11, step);
        assert_eq!(Nimbers::most(&game), most);
        let nimbers = Nimbers::of(&game, Kind::Pawn);
        let largest = game.build_up(Kind::Pawn).map(|square| nimbers.at(square).0).max();
        assert_eq!(largest, Some(most));
    }
}
