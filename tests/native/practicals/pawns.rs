//! Pawns, in C: squares from (1, 1).

use super::{Function, are_documented, array, lines, try_all};
use nimlab::core::Rule;
use nimlab::games::Game;
use nimlab::games::pasted::Place;
use nimlab::games::pawns::{GridRights, Kind, Nimbers, Pawns};
use std::collections::BTreeSet;

type Square = (u32, u32);

/// One or two squares to the right, or down.
fn neighbours((rows, columns): Square, (row, column): Square) -> Vec<Square> {
    let all = [(row, column + 1), (row, column + 2), (row + 1, column), (row + 2, column)];
    all.into_iter().filter(|&(row, column)| row <= rows && column <= columns).collect()
}

/// The practical's numbers: the least that no neighbour has, from the last column on.
fn nimber(size: Square) -> Vec<Vec<u32>> {
    let mut grid = vec![vec![0; size.1 as usize]; size.0 as usize];
    for column in (1..=size.1).rev() {
        for row in (1..=size.0).rev() {
            let near = neighbours(size, (row, column)).into_iter();
            let near: BTreeSet<u32> =
                near.map(|(row, column)| grid[row as usize - 1][column as usize - 1]).collect();
            grid[row as usize - 1][column as usize - 1] =
                (0..=u32::MAX).find(|number| !near.contains(number)).unwrap();
        }
    }
    grid
}

/// Digit by digit, without the operator.
fn nim_addition(one: u32, other: u32) -> u32 {
    [1, 2].iter().filter(|&&bit| (one / bit) % 2 != (other / bit) % 2).sum()
}

fn rights(rules: &str, position: &str) -> GridRights {
    let game = Pawns::read_rules(rules, Rule::Normal).unwrap();
    let position = game.read_position(position).unwrap();
    GridRights::of(&game, &position, &Nimbers::of(&game, Kind::Pawn), Nimbers::most(&game))
}

/// Each row with its number: `1|O|-|-|`.
fn text(size: Square, pawns: &[Square], several: bool) -> String {
    let mut text = String::new();
    for row in 1..=size.0 {
        text += &format!("{row}|");
        for column in 1..=size.1 {
            let count = pawns.iter().filter(|&&pawn| pawn == (row, column)).count();
            let sign = match count {
                0 => "-".to_owned(),
                count if several && count > 1 => count.to_string(),
                _ => "O".to_owned(),
            };
            text += &format!("{sign}|");
        }
        text += "\n";
    }
    text
}

/// Rows after their numbers.
fn headed(rows: &[Vec<u32>], first: u32) -> String {
    let rows = (first..).zip(rows);
    rows.map(|(at, row)| lines(&[[&[at], row.as_slice()].concat()], " ") + "\n").collect()
}

pub(super) fn functions() -> Vec<Function> {
    let (five, large) = ((5, 5), (7, 10));
    let grid = nimber(five);
    // The figure.
    assert_eq!(lines(&grid, " "), "0 1 3 0 1\n1 0 2 1 0\n3 2 0 3 2\n0 1 3 0 1\n1 0 2 1 0");
    let squares = |size: Square| {
        (1..=size.0).flat_map(move |row| (1..=size.1).map(move |column| (row, column)))
    };
    let spaced = |squares: &[Square]| {
        squares
            .iter()
            .map(|(row, column)| format!("({row},{column})"))
            .collect::<Vec<_>>()
            .join(" ")
    };
    let near: Vec<String> = squares(five)
        .map(|square| format!("({},{}): {}", square.0, square.1, spaced(&neighbours(five, square))))
        .collect();
    let python: Vec<String> =
        squares(five).map(|square| format!("{square:?}: {:?}", neighbours(five, square))).collect();
    let nested: Vec<Vec<Vec<Square>>> = (1..=5)
        .map(|row| (1..=5).map(|column| neighbours(five, (row, column))).collect())
        .collect();
    let table: Vec<Vec<u32>> =
        (0..4).map(|one| (0..4).map(|other| nim_addition(one, other)).collect()).collect();
    // The sample game after three plies, two pawns on one square.
    let pawns = [(2, 1), (2, 1), (3, 5)];
    let numbered: Vec<String> = (1..)
        .zip(pawns)
        .map(|(place, (row, column))| format!("{place}:({row},{column})"))
        .collect();
    let with_nimbers: Vec<Vec<u32>> = pawns
        .iter()
        .map(|&(row, column)| vec![row, column, grid[row as usize - 1][column as usize - 1]])
        .collect();
    let figure = "#/v1/pawns/5x5/1.3+2.5+5.1?view=nimbers";
    let sample = "#/v1/pawns/5x5/2.1+2.1+3.5?view=nimbers";
    let flat: Vec<u32> = nimber(large).concat();
    vec![
        Function {
            name: "nimber",
            page: figure,
            matter: "check-matter-nimbers",
            right: rights("5x5", "1.3+2.5+5.1").nimbers,
            forms: vec![
                lines(&grid, " "),
                lines(&grid, ","),
                array(&grid),
                lines(&grid, "\t"),
                format!("Nimbers 5 x 5:\n  1 2 3 4 5\n{}", headed(&grid, 1)),
                format!("  | 1 2 3 4 5\n--+----------\n{}", headed(&grid, 1)),
                format!("nimber(5, 5) = {grid:?}"),
                "nimber(1, 3, 5, 5) = 3\nnimber(2, 5, 5, 5) = 0\nnimber(5, 1, 5, 5) = 1".to_owned(),
                headed(&grid, 1).replace(' ', "|"),
                format!(
                    "[{}]",
                    lines(&grid, " ")
                        .split('\n')
                        .map(|row| format!("[{row}]"))
                        .collect::<Vec<_>>()
                        .join("\n ")
                ),
            ],
            broken: vec![
                ("3 2 0", "3 2 1", Some(Place::Cell(2, 2))),
                ("{{0, 1, 3", "{{0, 1, 2", Some(Place::Cell(0, 2))),
            ],
        },
        Function {
            name: "nimber (7 × 10)",
            page: "#/v1/pawns/7x10/1.1?view=nimbers",
            matter: "check-matter-nimbers",
            right: rights("7x10", "1.1").nimbers,
            forms: vec![lines(&nimber(large), " "), array(&nimber(large)), format!("{flat:?}")],
            broken: vec![("\n", "\n9", Some(Place::Cell(1, 0)))],
        },
        Function {
            name: "nim_addition",
            page: figure,
            matter: "check-matter-addition",
            right: rights("5x5", "1.3+2.5+5.1").addition,
            forms: vec![
                lines(&table, " "),
                array(&table),
                lines(&table, ","),
                format!("⊕ 0 1 2 3\n{}", headed(&table, 0)),
                format!(
                    "⊕ | 0 | 1 | 2 | 3 |\n---|---|---\n{}",
                    headed(&table, 0).replace(' ', " | ")
                ),
            ],
            broken: vec![("1 0 3 2", "1 2 3 2", Some(Place::Cell(1, 1)))],
        },
        Function {
            name: "voisins",
            page: figure,
            matter: "check-matter-neighbours",
            right: rights("5x5", "1.3+2.5+5.1").neighbours,
            forms: vec![
                near.join("\n"),
                format!("{{{}}}", python.join(", ")),
                format!("{nested:?}"),
                // One square alone: the destinations of a menu.
                format!("(3,1): {}", spaced(&neighbours(five, (3, 1)))),
                format!("(3,1) : {} :", spaced(&neighbours(five, (3, 1)))),
                near.join("\n").replace(':', " ->"),
                python.join("\n").replace(": ", " "),
                format!(">>> voisins(3, 1)\n{:?}\n>>> voisins(5,5)\n[]", neighbours(five, (3, 1))),
                format!("voisins(3,1,5,5) = {:?}", neighbours(five, (3, 1))),
            ],
            broken: vec![
                ("(1,1): (1,2) (1,3)", "(1,1): (1,2) (1,4)", Some(Place::Cell(0, 0))),
                ("(3, 4): [(3, 5), ", "(3, 4): [", Some(Place::Cell(2, 3))),
            ],
        },
        Function {
            name: "cases occupées",
            page: sample,
            matter: "check-matter-pieces",
            right: rights("5x5", "2.1+2.1+3.5").pieces.unwrap(),
            forms: vec![
                lines(&with_nimbers, " "),
                array(&with_nimbers),
                format!("{pawns:?}"),
                format!("{:?}", [(3, 5, 2), (2, 1, 1), (2, 1, 1)]),
            ],
            broken: vec![
                ("3 5 2", "3 5 3", Some(Place::Cell(2, 4))),
                ("[(2, 1), (2, 1)", "[(2, 1)", Some(Place::Cell(1, 0))),
            ],
        },
        Function {
            name: "menu",
            page: sample,
            matter: "check-matter-pieces",
            right: rights("5x5", "2.1+2.1+3.5").pieces.unwrap(),
            forms: vec![
                format!("choose a pawn {}", numbered.join(" ")),
                numbered.join("\n"),
                format!("{} :", numbered.join(" ")),
                format!("{} Votre choix ? 3", numbered.join(" ")),
            ],
            broken: vec![
                ("3:(3,5)", "3:(3,4)", Some(Place::Cell(2, 3))),
                // A number that occurs twice cannot be chosen.
                ("3:(3,5)", "2:(3,5)", None),
            ],
        },
        Function {
            name: "grille",
            page: sample,
            matter: "check-matter-picture",
            right: rights("5x5", "2.1+2.1+3.5").picture,
            forms: vec![
                text(five, &pawns, false),
                text(five, &pawns, true),
                text(five, &pawns, false).replace("|\n", "\n"),
            ],
            broken: vec![
                ("1|-|", "1|O|", Some(Place::Cell(0, 0))),
                ("3|-|-|-|-|O", "3|-|-|-|-|-", Some(Place::Cell(2, 4))),
            ],
        },
    ]
}

#[test]
fn every_function_of_the_practical_on_pawns_can_be_checked() {
    let functions = functions();
    try_all(&functions);
    are_documented("Pawns", &functions);
}

/// Every single nimber of 7 × 10, broken: it is marked in its place.
#[test]
fn every_broken_nimber_is_marked() {
    let right = rights("7x10", "1.1").nimbers;
    for row in 0..7 {
        for column in 0..10 {
            let mut grid = nimber((7, 10));
            grid[row][column] += 1;
            let found =
                nimlab::games::pasted::check(&super::read_pasted(&lines(&grid, " ")), &right);
            assert_eq!(found.first.unwrap().place, Place::Cell(row, column));
            assert_eq!(found.differences, 1);
        }
    }
}
