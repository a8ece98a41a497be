//! The same moves without pointing: by menus, or typed.

use super::{say, slots};
use crate::app::dom::{idle, some};
use crate::app::hooks::use_words;
use crate::app::house::{Typed, menu, typed_move};
use crate::app::ui::{BoardProps, Form};
use crate::core::Message;
use crate::games::heaps::{Cut, Heaps, Move};
use yew::prelude::*;

/// Menus longer than this become a field for a number.
const MOST_CHOICES: usize = 300;

/// A heap, how many tokens are taken of it and how many stay on the left, as far as it was chosen.
type Chosen = (u32, Option<u32>, Option<u32>);

/// The menus.
#[component]
pub(super) fn Picker(props: &BoardProps<Heaps>) -> Html {
    let words = use_words();
    let session = &props.session;
    let heaps = session.position().heaps();
    let code = &session.game.code;
    // What was chosen; what does not stand any more gives way to the first that does.
    let state = use_state_eq(|| (0_u32, None::<u32>, None::<u32>));
    let text = use_state_eq(String::new);
    let problem = use_state_eq(|| None::<Message>);
    let note = words.get("type-move-note");
    let typed = typed_move(props, Typed { text, problem, label: "type-move", example: "1-2-3", note }, &words);
    let can_move = |place: u32| heaps.get(place as usize).is_some_and(|&size| code.has_cut(size));
    let places: Vec<u32> =
        (0..).zip(heaps).map(|(place, _)| place).filter(|&p| can_move(p)).collect();
    let Some(&heap) = places.iter().find(|&&place| place == state.0).or(places.first()) else {
        return typed;
    };
    let size = heaps.get(heap as usize).copied().unwrap_or(0);
    let takes: Vec<u32> = (0..=size).filter(|&take| code.cuts_taking(size, take) > 0).collect();
    // What was typed stays, right or wrong: why it cannot be played is said when it is.
    let typed_take = takes.len() > MOST_CHOICES;
    let take = state.1.filter(|take| typed_take || takes.contains(take));
    let take = take.or(takes.first().copied()).unwrap_or(0);
    let lefts: Vec<u32> = lefts(&session.game, size, take).take(MOST_CHOICES + 1).collect();
    let typed_left = lefts.len() > MOST_CHOICES;
    let left = state.2.filter(|&left| typed_left || is_left(&session.game, size, take, left));
    let left = left.or(lefts.first().copied()).unwrap_or(0);
    let mv = Move { heap, cut: Cut { take, left } };

    let choose = |set: fn(Chosen, u32) -> Chosen| {
        let state = state.clone();
        Callback::from(move |value: u32| state.set(set(*state, value)))
    };
    let names = slots::names(session);
    let heap_name = |place: u32| {
        let size = heaps.get(place as usize).copied().unwrap_or(0);
        let name = names.get(place as usize).cloned().unwrap_or_default();
        words.say(&Message::new("heap-of").with("heap", name).with("size", size))
    };
    let left_name = |left: u32| {
        let right = size.saturating_sub(take).saturating_sub(left);
        match (left, right) {
            (0, 0) => words.get("leave-none"),
            (one, 0) | (0, one) => words.number(one.into()),
            (left, right) => {
                format!("{} + {}", words.number(left.into()), words.number(right.into()))
            }
        }
    };
    let open = props.open;
    let play = some(&props.on_move, move |event: SubmitEvent| {
        event.prevent_default();
        open.then_some(mv)
    });
    html! {
        <div class="picker">
            <form class="picker-menus" onsubmit={play}>
                { menu(words.get("pick-heap"), heap, &named(&places, heap_name), choose(|_, heap| (heap, None, None))) }
                { menu(words.get("pick-take"), take, &named(&takes, |take| words.number(take.into())), choose(|(heap, _, _), take| (heap, Some(take), None))) }
                { menu(words.get("pick-leave"), left, &named(&lefts, left_name), choose(|(heap, take, _), left| (heap, take, Some(left)))) }
                <button type="submit" class="button primary" aria-disabled={idle(!open)} title={say::cut(session, session.tree().at(), &mv, Form::Plan, &words)}>
                    { words.get("pick-play") }
                </button>
            </form>
            { typed }
        </div>
    }
}

/// What may stay on the left when `take` are taken of `size`, the larger part never on the left.
fn lefts(game: &Heaps, size: u32, take: u32) -> impl Iterator<Item = u32> {
    (0..=size.saturating_sub(take) / 2).filter(move |&left| is_left(game, size, take, left))
}

fn is_left(game: &Heaps, size: u32, take: u32, left: u32) -> bool {
    let digit = game.code.digit(take);
    match (size.saturating_sub(take), left) {
        (0, 0) => digit.leaves_none(),
        (_, 0) => digit.leaves_one(),
        (rest, left) => left < rest && digit.leaves_two(),
    }
}

fn named(choices: &[u32], name: impl Fn(u32) -> String) -> Vec<(u32, String)> {
    if choices.len() > MOST_CHOICES {
        return Vec::new();
    }
    choices.iter().map(|&choice| (choice, name(choice))).collect()
}
