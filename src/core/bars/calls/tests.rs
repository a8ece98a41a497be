#![allow(clippy::unwrap_used)]

//! Calls against what they cost, and against their steps alone.

use super::super::cost::{Cost, CostJob};
use super::super::recursion::{Base, BiteOrder};
use super::*;
use crate::{Outcome, run_to_end};
use std::collections::{BTreeMap, BTreeSet};

fn kinds() -> impl Iterator<Item = Recursion> {
    [Base::Empty, Base::Poison].into_iter().flat_map(|base| {
        [BiteOrder::Rows, BiteOrder::Columns]
            .into_iter()
            .map(move |order| Recursion { base, order })
    })
}

fn cost(kind: Recursion, shape: &Shape, with_memory: bool) -> Cost {
    let mut job = CostJob::of(kind, shape, with_memory, u64::MAX).unwrap();
    *run_to_end(&mut job).last().unwrap()
}

fn to_the_end(mut calls: Calls) -> Calls {
    while !calls.is_over() {
        calls.step();
    }
    calls
}

/// All bars up to 4 × 5, and some shapes that are no bars.
fn shapes() -> Vec<Shape> {
    let mut shapes: Vec<Shape> = (1..=4)
        .flat_map(|rows| (1..=5).filter_map(move |columns| Shape::rectangle(rows, columns)))
        .collect();
    for rows in [&[][..], &[5, 3, 3], &[5, 3, 1], &[4, 3, 1], &[1, 1, 1, 1, 1]] {
        shapes.push(Shape::new(rows.to_vec()).unwrap());
    }
    shapes
}

#[test]
fn calls_come_to_what_they_cost() {
    for shape in shapes() {
        for kind in kinds() {
            for with_memory in [false, true] {
                let expected = cost(kind, &shape, with_memory);
                let calls = to_the_end(Calls::new(kind, &shape, with_memory).unwrap());
                let counts = calls.counts();
                assert_eq!(counts.calls, expected.calls, "{kind:?} {shape:?} {with_memory}");
                assert_eq!(calls.steps(), 2 * counts.calls);
                assert_eq!(counts.calls - counts.remembered, expected.worked);
                let won = expected.outcome == Some(Outcome::Win);
                assert_eq!(calls.returned(), Some(&(shape.clone(), won)));
            }
        }
    }
}

/// The figures of the practical.
#[test]
fn the_usual_recursion_makes_as_many_calls_as_a_class_counts() {
    let bar = Shape::rectangle(4, 5).unwrap();
    let of = |memory| to_the_end(Calls::new(Recursion::default(), &bar, memory).unwrap());
    assert_eq!(of(false).counts().calls, 95_440);
    assert_eq!(of(true).counts().calls, 379);
}

#[test]
fn what_is_remembered_comes_in_once_each_and_is_right() {
    let bar = Shape::rectangle(4, 4).unwrap();
    for kind in kinds() {
        let calls = to_the_end(Calls::new(kind, &bar, true).unwrap());
        let shapes: BTreeSet<&Shape> = calls.entries().iter().map(|one| &one.shape).collect();
        assert_eq!(shapes.len(), calls.entries().len());
        for entry in calls.entries() {
            let won = cost(kind, &entry.shape, true).outcome == Some(Outcome::Win);
            assert_eq!(entry.won, won, "{entry:?}");
        }
    }
}

/// Repetitions, and what they cost, counted from the steps alone.
#[test]
fn repetitions_are_those_of_the_steps() {
    let bar = Shape::rectangle(3, 4).unwrap();
    for kind in kinds() {
        let mut calls = Calls::new(kind, &bar, false).unwrap();
        let (mut seen, mut repeated) = (BTreeMap::<Shape, u32>::new(), 0);
        while !calls.is_over() {
            calls.step();
            if calls.last() != Some(Step::Call) {
                continue;
            }
            let frame = calls.stack().last().unwrap();
            let before = seen.entry(frame.shape.clone()).or_default();
            assert_eq!(frame.before, *before);
            repeated += u64::from(*before > 0);
            *before += 1;
        }
        assert_eq!(calls.counts().repeated, repeated);
        for shape in seen.keys() {
            let alone = cost(kind, shape, false).calls;
            assert_eq!(calls.calls_below(shape), Some(alone), "{kind:?} {shape:?}");
        }
    }
}

#[test]
fn one_can_go_back_to_any_step() {
    let bar = Shape::rectangle(4, 5).unwrap();
    let mut calls = to_the_end(Calls::new(Recursion::default(), &bar, false).unwrap());
    for step in [190_880, 190_879, 150_000, 77_777, 4096, 4095, 1, 0, 2047, 100_000] {
        calls.go_to(step);
        assert_eq!(calls.steps(), step);
        let mut fresh = Calls::new(Recursion::default(), &bar, false).unwrap();
        fresh.go_to(step);
        assert_eq!((calls.stack(), calls.counts()), (fresh.stack(), fresh.counts()), "{step}");
        assert_eq!(calls.last(), fresh.last());
    }
    assert!(calls.kept.len() <= MAX_KEPT);
}

#[test]
fn a_bar_with_too_many_shapes_is_not_gone_through() {
    let large = Shape::rectangle(8, 8).unwrap();
    assert!(Calls::new(Recursion::default(), &large, true).is_none());
}

/// A call that finds nothing has tried each of its bites, and none tries more.
#[test]
fn calls_try_as_many_bites_as_they_have() {
    for (kind, shape) in
        kinds().flat_map(|kind| shapes().into_iter().map(move |shape| (kind, shape)))
    {
        let mut calls = Calls::new(kind, &shape, true).unwrap();
        while !calls.is_over() {
            let inner = calls.stack().last();
            let inner = inner.map(|frame| (frame.tried.len(), calls.bites(&frame.shape)));
            calls.step();
            let Some((tried, all)) = inner else { continue };
            assert!(tried <= all, "{kind:?} {shape:?}");
            if matches!(calls.last(), Some(Step::Return { by: Reason::AllTried, .. })) {
                assert_eq!(tried, all, "{kind:?} {shape:?}");
            }
        }
    }
}
