//! The same moves without pointing: from menus, or typed.

use super::{say, slots};
use crate::app::dom::{idle, some};
use crate::app::hooks::use_words;
use crate::app::house::{InputForm, Typed, menu, typed_move, use_problem};
use crate::app::ui::{BoardProps, Form};
use crate::games::heaps::{Cut, Heaps, Move};
use yew::prelude::*;

/// Menus longer than this become a field for a number.
const MAX_CHOICES: usize = 300;

/// A heap, how many tokens are taken of it and how many stay on the left, as far as it was chosen.
type Chosen = (u32, Option<u32>, Option<u32>);

/// The menus.
#[component]
pub(super) fn Picker(props: &BoardProps<Heaps>) -> Html {
    let words = use_words();
    let session = &props.session;
    let heaps = session.position().heaps();
    let rules = &session.game.ruleset;
    // What was chosen; what no longer exists gives way to the first that does.
    let state = use_state_eq(|| (0_u32, None::<u32>, None::<u32>));
    let text = use_state_eq(String::new);
    let problem = use_problem(props);
    let note = words.get("type-move-note");
    let typed = typed_move(
        props,
        Typed { text, problem, label: "type-move", example: "A-2-1", note },
        &words,
    );
    let can_move = |place: u32| heaps.get(place as usize).is_some_and(|&size| rules.has_cut(size));
    let movable: Vec<u32> =
        (0..).zip(heaps).map(|(place, _)| place).filter(|&p| can_move(p)).collect();
    let Some(&heap) = movable.iter().find(|&&place| place == state.0).or(movable.first()) else {
        return typed;
    };
    let size = heaps.get(heap as usize).copied().unwrap_or(0);
    let takes: Vec<u32> = (0..=size).filter(|&take| rules.cuts_taking(size, take) > 0).collect();
    // What was typed stays, right or wrong: why it cannot be played is said when it is.
    let typed_take = takes.len() > MAX_CHOICES;
    let take = state.1.filter(|take| typed_take || takes.contains(take));
    let take = take.or(takes.first().copied()).unwrap_or(0);
    let lefts: Vec<Cut> = rules
        .cuts_from(size, take)
        .take_while(|cut| cut.take == take)
        .take(MAX_CHOICES + 1)
        .collect();
    let typed_left = lefts.len() > MAX_CHOICES;
    // Of few ways to leave something the place in their list is chosen, of many what is on the left.
    let places: Vec<u32> = (0..).zip(&lefts).map(|(place, _)| place).collect();
    let left = match state.2 {
        Some(left) if typed_left => left,
        Some(place) if places.contains(&place) => place,
        _ if typed_left => lefts.first().map_or(0, |cut| cut.left),
        _ => 0,
    };
    let cut = if typed_left { None } else { lefts.get(left as usize).copied() };
    let mv = Move { heap, cut: cut.unwrap_or(Cut::new(take, left)) };

    let choose = |set: fn(Chosen, u32) -> Chosen| {
        let state = state.clone();
        Callback::from(move |value: u32| state.set(set(*state, value)))
    };
    let names = slots::names(session);
    let heap_name = |place: u32| {
        let size = heaps.get(place as usize).copied().unwrap_or(0);
        let name = names.get(place as usize).cloned().unwrap_or_default();
        say::heap_of(name, size, &session.game, &words)
    };
    let left_name = |place: u32| {
        let parts = lefts.get(place as usize).map_or([0; 3], |cut| cut.parts(size));
        let numbers =
            parts.into_iter().filter(|&part| part > 0).map(|part| words.number(part.into()));
        let numbers: Vec<String> = numbers.collect();
        if numbers.is_empty() { words.get("leave-none") } else { numbers.join(" + ") }
    };
    let open = props.open;
    let play = some(&props.on_move, move |()| open.then_some(mv));
    html! {
        <div class="picker">
            <InputForm class="picker-menus" on_submit={play}>
                { menu(words.get("pick-heap"), heap, &named(&movable, heap_name), choose(|_, heap| (heap, None, None))) }
                { menu(words.get("pick-take"), take, &named(&takes, |take| words.number(take.into())), choose(|(heap, _, _), take| (heap, Some(take), None))) }
                { menu(words.get("pick-leave"), left, &named(if typed_left { &[] } else { &places }, left_name), choose(|(heap, take, _), left| (heap, take, Some(left)))) }
                <button type="submit" class="button primary" aria-disabled={idle(!open)} title={say::cut(session, session.tree().at(), &mv, Form::Plan, &words)}>
                    { words.get("pick-play") }
                </button>
            </InputForm>
            { typed }
        </div>
    }
}

fn named(choices: &[u32], name: impl Fn(u32) -> String) -> Vec<(u32, String)> {
    if choices.len() > MAX_CHOICES {
        return Vec::new();
    }
    choices.iter().map(|&choice| (choice, name(choice))).collect()
}
