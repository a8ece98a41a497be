//! Where the reader is in the recursion, and how to continue from there.

use crate::core::bars::{Calls, Recursion, Shape};
use gloo::timers::callback::Interval;
use std::cell::RefCell;
use std::rc::Rc;
use yew::prelude::*;

/// The maximum number of steps of one tick: some milliseconds.
const SLICE: u64 = 20_000;
/// Milliseconds from tick to tick, where as much is done as can be.
const TICK: u32 = 16;

/// Milliseconds from tick to tick, and the steps of a tick, by the pace.
pub(super) const PACES: [(u32, u64); 4] = [(900, 1), (250, 1), (TICK, 1), (TICK, 100)];

/// Where to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Goal {
    /// On at one of the [`PACES`], until the reader says otherwise or it is over.
    Play(usize),
    /// To a step.
    Step(u64),
    /// Until no more calls are open than so many.
    Depth(usize),
}

/// The walk: its calls, and what the reader does with them.
#[derive(Clone)]
pub(super) struct Walk {
    pub(super) calls: Rc<RefCell<Calls>>,
    pub(super) goal: UseStateHandle<Option<Goal>>,
}

impl Walk {
    /// Whether steps advance by themselves.
    pub(super) fn playing(&self) -> bool {
        matches!(*self.goal, Some(Goal::Play(_)))
    }

    /// Whether no steps are made, by themselves or on the way to where the reader wants to be.
    pub(super) fn rests(&self) -> bool {
        self.goal.is_none()
    }
}

/// The walk for a shape. `None` where it has too many shapes within it.
#[hook]
pub(super) fn use_walk(shape: &Shape, recursion: Recursion, with_memory: bool) -> Option<Walk> {
    let of = (shape.clone(), recursion, with_memory);
    let calls = use_memo(of.clone(), |(shape, recursion, with_memory)| {
        Calls::new(*recursion, shape, *with_memory).map(|calls| Rc::new(RefCell::new(calls)))
    });
    // The steps that are drawn: that they change has the view drawn again.
    let drawn = use_state_eq(|| 0_u64);
    let goal = use_state_eq(|| None::<Goal>);
    {
        let (drawn, goal) = (drawn.setter(), goal.setter());
        use_effect_with(of, move |_| {
            goal.set(None);
            drawn.set(0);
        });
    }
    let calls = (*calls).clone();
    {
        let (drawn, goal, calls) = (drawn.setter(), goal.clone(), calls.clone());
        use_effect_with((*goal, calls.as_ref().map(Rc::as_ptr)), move |&(aim, _)| {
            let tick = aim.zip(calls).map(|(aim, calls)| {
                begin(&calls, aim);
                let every = pace(aim).0;
                Interval::new(every, move || {
                    let over = advance(&calls, aim);
                    drawn.set(calls.borrow().steps());
                    if over {
                        goal.set(None);
                    }
                })
            });
            move || drop(tick)
        });
    }
    calls.map(|calls| Walk { calls, goal })
}

/// Milliseconds from tick to tick, and the maximum number of steps of a tick, on the way to a goal.
fn pace(goal: Goal) -> (u32, u64) {
    let Goal::Play(pace) = goal else { return (TICK, SLICE) };
    PACES.get(pace).copied().unwrap_or(PACES[0])
}

/// Back to where it has to continue from.
fn begin(calls: &RefCell<Calls>, goal: Goal) {
    let mut calls = calls.borrow_mut();
    match goal {
        Goal::Step(step) if step < calls.steps() => calls.go_back(step),
        Goal::Play(_) if calls.is_over() => calls.go_back(0),
        _ => {}
    }
}

/// As far as one tick goes; whether the goal is reached.
fn advance(calls: &RefCell<Calls>, goal: Goal) -> bool {
    let mut calls = calls.borrow_mut();
    let most = pace(goal).1;
    for _ in 0..most {
        let there = match goal {
            Goal::Play(_) => false,
            Goal::Step(step) => calls.steps() >= step,
            Goal::Depth(depth) => calls.stack().len() <= depth,
        };
        if there || calls.is_over() {
            return true;
        }
        calls.step();
    }
    calls.is_over()
}
