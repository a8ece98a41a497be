//! Random questions of values and of sheets, and answers of which a few numbers are wrong or missing.

use super::drawn::{
    ANSWERS, EACH, asked, bar, bar_asked, between, board, code, graph, heaps, joined, turned,
};
use super::slow;
use nimlab::core::Chance;
use nimlab::games::Game;
use nimlab::games::heaps::Heaps;
use nimlab::games::pawns::Pawns;
use nimlab::session::{Answer, Judgement, Key, Kind};

/// What an answer of numbers must be found to be: the places that are wrong, how many are missing.
fn compared(right: &[Vec<u32>], given: &[Vec<Option<u32>>]) -> (Vec<(usize, usize)>, usize) {
    let (mut wrong, mut missing) = (Vec::new(), 0);
    for (row, numbers) in right.iter().enumerate() {
        for (column, &number) in numbers.iter().enumerate() {
            match given[row][column] {
                Some(given) if given == number => {}
                Some(_) => wrong.push((row, column)),
                None => missing += 1,
            }
        }
    }
    (wrong, missing)
}

/// The right numbers, at times with a few that are wrong or not written.
fn spoilt(right: &[Vec<u32>], chance: &mut Chance) -> Vec<Vec<Option<u32>>> {
    let mut given: Vec<Vec<Option<u32>>> =
        right.iter().map(|row| row.iter().copied().map(Some).collect()).collect();
    for _ in 0..chance.below(4) {
        let row = chance.below(u32::try_from(given.len()).unwrap()) as usize;
        let column = chance.below(u32::try_from(given[row].len()).unwrap()) as usize;
        given[row][column] = (!chance.tenths(2)).then(|| chance.below(6));
    }
    given
}

#[test]
fn a_number_that_is_asked_for_nowhere_is_wrong() {
    let judged = |answer| Key::Numbers(vec![3, 1]).judge(None, &answer).unwrap();
    let Judgement::Wrong(wrong) = judged(Answer::Numbers(vec![Some(3), Some(1), Some(99)])) else {
        panic!("right")
    };
    assert_eq!((wrong.cells, wrong.missing), (vec![(0, 2)], 0));
    assert_eq!(judged(Answer::Numbers(vec![Some(3), Some(1), None])), Judgement::Right);
    let rows = Answer::Rows(vec![vec![Some(3), Some(1)], vec![Some(0)]]);
    let Judgement::Wrong(wrong) = Key::Rows(vec![vec![3, 1]]).judge(None, &rows).unwrap() else {
        panic!("right")
    };
    assert_eq!(wrong.cells, [(1, 0)]);
}

/// Judges answers to one question of numbers.
fn judge_numbers(key: &Key, right: &[Vec<u32>], chance: &mut Chance) {
    for _ in 0..EACH {
        let given = spoilt(right, chance);
        let (wrong, missing) = compared(right, &given);
        let answer = match key {
            Key::Numbers(_) => Answer::Numbers(given[0].clone()),
            _ => Answer::Rows(given),
        };
        match key.judge(None, &answer).unwrap() {
            Judgement::Right => assert!(wrong.is_empty() && missing == 0, "{answer:?}: {right:?}"),
            Judgement::Wrong(found) => {
                assert_eq!((found.cells, found.missing), (wrong, missing), "{answer:?}: {right:?}");
            }
            Judgement::Taken => panic!("not judged"),
        }
    }
}

#[test]
fn values_of_parts_and_their_nim_sum() {
    for seed in 0..(ANSWERS / EACH) as u64 {
        let mut chance = Chance::new(seed, 1);
        let kind = chance.below(4);
        let (key, mut right) = if kind == 0 {
            let (code, digits) = code(&mut chance);
            let heaps = heaps(&mut chance, 30);
            let table = slow::octal(&digits, 30);
            let right: Vec<u32> = heaps.iter().map(|&heap| table[heap as usize]).collect();
            (asked::<Heaps>(&code, &joined(&heaps, "+")).values(), right)
        } else if kind == 1 {
            let coins = turned(&mut chance);
            (coins.asked().values(), coins.worth())
        } else if kind == 2 {
            let (mut squares, free, asked) = board(&mut chance);
            let parts = squares.components(free).into_iter();
            (asked.values(), parts.map(|part| squares.value(part)).collect())
        } else {
            let (rows, columns, step) = (
                between(&mut chance, 3, 9),
                between(&mut chance, 3, 9),
                between(&mut chance, 1, 4),
            );
            let grid = slow::grid(rows as usize, columns as usize, step as usize);
            let squares: Vec<(u32, u32)> = (0..between(&mut chance, 1, 3))
                .map(|_| (between(&mut chance, 1, rows), between(&mut chance, 1, columns)))
                .filter(|&square| square != (rows, columns))
                .collect();
            let right = squares
                .iter()
                .map(|&(row, column)| grid[row as usize - 1][column as usize - 1])
                .collect();
            let squares: Vec<String> =
                squares.iter().map(|(row, column)| format!("{row}.{column}")).collect();
            let position = if squares.is_empty() { "none".to_owned() } else { squares.join("+") };
            (asked::<Pawns>(&format!("{rows}x{columns}-{step}"), &position).values(), right)
        };
        let Some(key) = key else { continue };
        // One part is the whole sum.
        if right.len() > 1 {
            right.push(right.iter().fold(0, |sum, value| sum ^ value));
        }
        // Parts are named in the order of the position as it is written.
        let Key::Numbers(named) = &key else { panic!("no numbers") };
        assert_eq!(sorted(named), sorted(&right), "seed {seed}");
        judge_numbers(&key, std::slice::from_ref(named), &mut chance);
    }
}

fn sorted(numbers: &[u32]) -> Vec<u32> {
    let mut numbers = numbers.to_vec();
    numbers.sort_unstable();
    numbers
}

#[test]
fn sheets_of_six_systems() {
    for seed in 0..(ANSWERS / EACH) as u64 {
        let mut chance = Chance::new(seed, 2);
        let (key, right) = match chance.below(6) {
            0 => {
                let (code, digits) = code(&mut chance);
                let largest = between(&mut chance, 1, 60);
                let right = vec![slow::octal(&digits, largest as usize)];
                (asked::<Heaps>(&code, &largest.to_string()).sheet(Kind::Fill), right)
            }
            1 => {
                let (rows, columns, step) = (
                    between(&mut chance, 3, 9),
                    between(&mut chance, 3, 9),
                    between(&mut chance, 1, 4),
                );
                let right = slow::grid(rows as usize, columns as usize, step as usize);
                let rules = format!("{rows}x{columns}-{step}");
                (asked::<Pawns>(&rules, "1.1").sheet(Kind::Fill), right)
            }
            2 => {
                let rows = bar(&mut chance, 6);
                (bar_asked(&rows).sheet(Kind::Fill), slow::map(&rows))
            }
            3 => {
                let coins = turned(&mut chance);
                (coins.asked().sheet(Kind::Fill), coins.places())
            }
            4 => {
                let (mut squares, free, asked) = board(&mut chance);
                let parts = squares.components(free);
                if parts.is_empty() {
                    assert!(asked.0.sheet(&asked.1).is_none());
                    continue;
                }
                let right = parts.into_iter().map(|part| squares.value(part)).collect();
                (asked.sheet(Kind::Fill), vec![right])
            }
            _ => {
                let asked = graph(&mut chance);
                let right = slow::attractor(asked.1.graph().arena());
                (asked.sheet(Kind::Fill), vec![right])
            }
        };
        judge_numbers(&key, &right, &mut chance);
    }
}
