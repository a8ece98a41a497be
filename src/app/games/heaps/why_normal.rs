//! The reasons of normal play: values, their nim-sum, the winning moves, the mex of a heap.

use super::mex::{MAX_OPTIONS, MexOfHeap};
use super::why_remainder::by_remainder;
use super::{say, slots};
use crate::app::figure::Figure;
use crate::app::house::{all_of, and_more, binary, explained, verdict, winning_moves};
use crate::app::ui::{Form, WhyProps};
use crate::core::{Message, Nimber, Outcome};
use crate::games::heaps::{Heaps, HeapsAnalysis, Move, Normal};
use crate::session::Session;
use crate::words::Words;
use yew::prelude::*;

/// The largest heap whose groups are counted at a glance.
const MAX_GROUPED: u32 = 31;

/// The reasons.
pub(super) fn why_normal(props: &WhyProps<Heaps>, normal: &Normal, words: &Words) -> Html {
    let outcome = normal.outcome();
    let reason = match outcome {
        Outcome::Win => Message::new("normal-win").with("sum", normal.nim_sum.0),
        Outcome::Loss => Message::new("normal-loss"),
    };
    let heap = |(name, (&size, &value)): (String, (&u32, &Nimber))| {
        (say::heap_of(name, size, &props.session.game, words), value)
    };
    let sizes = props.session.position().heaps().iter();
    let names = slots::names(&props.session).into_iter();
    let heaps: Vec<_> = names.zip(sizes.zip(&normal.heaps)).map(heap).collect();
    html! {
        <div class="why">
            { verdict(outcome, words) }
            { for in_groups(props, normal, words).map(|line| html! { <p>{ line }</p> }) }
            { for by_remainder(&props.session, words).into_iter().flatten().map(|line| html! { <p>{ line }</p> }) }
            <p>{ explained(&words.say(&reason)) }</p>
            { for say::formula(&props.session.game.ruleset, words).map(|line| html! { <p>{ line }</p> }) }
            { binary(words.get("heap"), &heaps, normal.nim_sum, words) }
            if outcome == Outcome::Win {
                { winning_moves(props, |mv| target(normal, mv, words), words) }
            } else {
                { losing(props, normal, words) }
            }
            { general(props, normal, words) }
            <MexOfHeap ..props.clone() />
        </div>
    }
}

/// Why Nim is won or lost, for those who have never heard of a nim-sum: equal groups of matches cancel out in pairs.
fn in_groups(props: &WhyProps<Heaps>, normal: &Normal, words: &Words) -> Option<String> {
    let sizes = props.session.position().heaps();
    let plain = sizes.len() > 1 && sizes.iter().all(|&size| size <= MAX_GROUPED);
    if !props.session.game.ruleset.is_nim() || !plain {
        return None;
    }
    let heaps = slots::names(&props.session).into_iter().zip(sizes);
    let heaps: Vec<String> =
        heaps.map(|(name, &size)| format!("{name} = {}", groups(size))).collect();
    let id = match normal.outcome() {
        Outcome::Win => "why-groups-win",
        Outcome::Loss => "why-groups-loss",
    };
    let message = Message::new(id).with("heaps", heaps.join(", "));
    Some(words.say(&message.with("left", groups(normal.nim_sum.0))))
}

/// What a mistake at Nim left without a partner, by what was found after it; `None` for any other move or game.
pub(super) fn left_alone(
    session: &Session<Heaps>,
    before: &HeapsAnalysis,
    after: Option<&HeapsAnalysis>,
    words: &Words,
) -> Option<String> {
    let (HeapsAnalysis::Normal(before), HeapsAnalysis::Normal(after)) = (before, after?) else {
        return None;
    };
    let slip = before.outcome() == Outcome::Win && after.outcome() == Outcome::Win;
    let heaps: Vec<u32> =
        after.heaps.iter().map(|value| value.0).filter(|&size| size > 0).collect();
    // That a single heap can be taken is seen.
    let plain = heaps.len() > 1 && heaps.iter().all(|&size| size <= MAX_GROUPED);
    if !session.game.ruleset.is_nim() || !slip || !plain {
        return None;
    }
    let heaps: Vec<String> = heaps.into_iter().map(groups).collect();
    let message = Message::new("slip-groups").with("heaps", all_of(&heaps, words));
    let left: Vec<String> = powers(after.nim_sum.0).map(|power| power.to_string()).collect();
    Some(words.say(&message.with("left", all_of(&left, words)).with("count", left.len())))
}

/// A number as a sum of powers of two, the largest first: "4 + 2 + 1", in one line.
fn groups(number: u32) -> String {
    powers(number).map(|power| power.to_string()).collect::<Vec<_>>().join("\u{a0}+\u{a0}")
}

/// The powers of two that a number is the sum of, the largest first.
fn powers(number: u32) -> impl Iterator<Item = u32> {
    (0..u32::BITS).rev().map(move |place| number & 1 << place).filter(|&power| power > 0)
}

/// Why the nim-sum decides any position, with the numbers of this one where it is won.
fn general(props: &WhyProps<Heaps>, normal: &Normal, words: &Words) -> Html {
    let sum = normal.nim_sum.0;
    let highest = sum.checked_ilog2().map(|place| 1 << place);
    let heap = highest.and_then(|bit| normal.heaps.iter().position(|value| value.0 & bit != 0));
    let here = heap.zip(highest).and_then(|(place, bit)| {
        let name = slots::names(&props.session).into_iter().nth(place)?;
        let value = normal.heaps.get(place)?.0;
        let message = Message::new("general-here").with("sum", sum).with("bit", bit);
        Some(message.with("heap", name).with("value", value).with("target", value ^ sum))
    });
    html! {
        <details>
            <summary>{ words.get("general-title") }</summary>
            <ol>
                <li>{ words.get("general-end") }</li>
                <li>{ words.get("general-from-zero") }</li>
                <li>{ words.get("general-to-zero") }{ for here.map(|here| format!(" {}", words.say(&here))) }</li>
            </ol>
            <p>{ words.get("general-so") }</p>
        </details>
    }
}

/// What a winning move does to the value of its heap.
fn target(normal: &Normal, mv: &Move, words: &Words) -> Html {
    let place = mv.heap as usize;
    let (Some(&value), Some(target)) = (normal.heaps.get(place), normal.target(place)) else {
        return Html::default();
    };
    let message = Message::new("winning-target")
        .with("value", value.0)
        .with("sum", normal.nim_sum.0)
        .with("target", target.0);
    html! { <span class="target">{ words.say(&message) }</span> }
}

/// Why a losing position loses: each option leaves a nim-sum other than 0.
fn losing(props: &WhyProps<Heaps>, normal: &Normal, words: &Words) -> Html {
    let session = &props.session;
    let moves = normal.moves_to(&session.game.ruleset, session.position(), MAX_OPTIONS);
    let rows = moves.moves.iter().map(|(mv, nim_sum)| {
        html! {
            <tr key={mv.to_string()}>
                <td>{ say::cut(session, session.tree().at(), mv, Form::Plan, words) }</td>
                <td class="value">{ nim_sum.0 }</td>
            </tr>
        }
    });
    html! {
        <section>
            <h2>{ words.get("losing-title") }</h2>
            <p>{ explained(&words.get("losing-why")) }</p>
            <div>
                <div class="scroll tall" tabindex="0" role="region" aria-label={words.get("losing-title")}>
                    <table class="options">
                        <thead><tr>
                            <th scope="col">{ words.get("move") }</th>
                            <th scope="col" class="why-sum">{ words.get("nim-sum") }</th>
                        </tr></thead>
                        <tbody>{ for rows }</tbody>
                    </table>
                </div>
                { Figure { shown: "table", caption: words.get("losing-title"), name: "losing" }.files(words) }
            </div>
            { and_more(moves.count, moves.moves.len(), words) }
        </section>
    }
}
