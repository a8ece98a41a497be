//! Random questions of what comes next.

use super::drawn::{
    ANSWERS, Asked, EACH, asked, bar, bar_asked, between, board, code, graph, joined, turned,
};
use super::slow;
use nimlab::core::graph::Arena;
use nimlab::core::{Chance, Player};
use nimlab::games::Game;
use nimlab::games::heaps::Heaps;
use nimlab::games::pawns::Pawns;
use nimlab::session::{Answer, Judgement, Key};
use std::collections::BTreeSet;

/// Judges typed steps: `right` says which of `all` are.
fn judge_steps(key: &Key, right: &BTreeSet<String>, all: &[String], chance: &mut Chance) {
    for _ in 0..EACH {
        let step = chance.pick(all).unwrap().clone();
        let typed = match chance.below(3) {
            0 => step.clone(),
            1 => format!(" ({}) ", step.replace('.', ", ")),
            _ => format!("[{}]", step.replace('.', " , ")),
        };
        let judged = key.judge(None, &Answer::Text(typed.clone())).unwrap();
        assert_eq!(judged == Judgement::Right, right.contains(&step), "{typed}: {right:?}");
    }
}

/// A number that is right.
fn number(value: u32) -> BTreeSet<String> {
    BTreeSet::from([value.to_string()])
}

/// Numbers that are typed.
fn numbers() -> Vec<String> {
    (0..20).map(|value: u32| value.to_string()).collect()
}

#[test]
fn next_steps_of_six_systems() {
    for seed in 0..(ANSWERS / EACH) as u64 {
        let mut chance = Chance::new(seed, 3);
        let (next, right, all): (_, BTreeSet<String>, Vec<String>) = match chance.below(6) {
            0 => {
                let (code, digits) = code(&mut chance);
                let largest = between(&mut chance, 1, 40);
                let done = between(&mut chance, 0, largest);
                let table = slow::octal(&digits, largest as usize);
                let Asked(game, position) = asked::<Heaps>(&code, &largest.to_string());
                (game.next_step(&position, done), number(table[done as usize]), numbers())
            }
            1 => {
                let (rows, columns, step) = (
                    between(&mut chance, 3, 6),
                    between(&mut chance, 3, 6),
                    between(&mut chance, 1, 3),
                );
                let Asked(game, position) =
                    asked::<Pawns>(&format!("{rows}x{columns}-{step}"), "1.1");
                let next = game.next_step(&position, chance.below(rows * columns)).unwrap();
                let square = |text: &String| {
                    let (row, column) = text.split_once('.').unwrap();
                    (row.parse().unwrap(), column.parse().unwrap())
                };
                let numbered = next.done.iter().map(square).collect();
                let write = |(row, column): (u32, u32)| format!("{row}.{column}");
                let right =
                    slow::open((rows, columns, step), &numbered).into_iter().map(write).collect();
                let squares =
                    (1..=rows).flat_map(|row| (1..=columns).map(move |column| (row, column)));
                (Some(next), right, squares.map(write).collect())
            }
            2 => {
                let rows = bar(&mut chance, 4);
                let mut told = Vec::new();
                slow::calls(&rows, &mut told);
                let done = chance.below(u32::try_from(told.len()).unwrap());
                let Asked(game, position) = bar_asked(&rows);
                let write = |rows: &Vec<u32>| joined(rows, ".");
                let right = BTreeSet::from([write(&told[done as usize])]);
                let all = told.iter().map(write).collect();
                (game.next_step(&position, done), right, all)
            }
            3 => {
                let coins = turned(&mut chance);
                let places = coins.places().concat();
                let done = chance.below(u32::try_from(places.len()).unwrap());
                let Asked(game, position) = coins.asked();
                let next = game.next_step(&position, done).unwrap();
                (Some(next), number(places[done as usize]), numbers())
            }
            4 => {
                let (mut squares, free, Asked(game, position)) = board(&mut chance);
                let parts = squares.components(free);
                if parts.is_empty() {
                    assert_eq!(game.next_step(&position, 0), None);
                    continue;
                }
                let done = chance.below(u32::try_from(parts.len()).unwrap());
                let value = squares.value(parts[done as usize]);
                (game.next_step(&position, done), number(value), numbers())
            }
            _ => {
                let Asked(game, position) = graph(&mut chance);
                let shown = |vertex| position.graph().shown(vertex).to_owned();
                let arena = position.graph().arena();
                let inside: u32 = slow::attractor(arena).iter().sum();
                if inside == 0 {
                    continue;
                }
                let done = chance.below(inside);
                let next = game.next_step(&position, done).unwrap();
                let right = BTreeSet::from([next.right.last().unwrap().clone()]);
                assert!(in_by_rank(arena, &next.done, &right, shown), "seed {seed}");
                (Some(next), right, arena.vertices().map(shown).collect())
            }
        };
        let key = Key::of_next(next).unwrap();
        judge_steps(&key, &right, &all, &mut chance);
    }
}

/// Whether the vertex that is right is not in yet, and comes in when those that are done are.
fn in_by_rank(
    arena: &Arena,
    done: &[String],
    right: &BTreeSet<String>,
    shown: impl Fn(u32) -> String,
) -> bool {
    let is_in = |vertex: &u32| done.contains(&shown(*vertex));
    let Some(next) = arena.vertices().find(|&vertex| right.contains(&shown(vertex))) else {
        return false;
    };
    let successors = arena.successors(next);
    let forced = match arena.owner(next) {
        Player::Zero => successors.iter().any(is_in),
        Player::One => !successors.is_empty() && successors.iter().all(is_in),
    };
    !is_in(&next) && (arena.win(next) == Some(Player::Zero) || forced)
}
