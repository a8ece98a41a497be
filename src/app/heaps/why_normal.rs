//! The reasons of normal play: values, their nim-sum, the winning moves, the mex of a heap.

use super::binary::binary;
use super::mex::MexOfHeap;
use super::move_message;
use super::why::verdict;
use crate::app::dom::{idle, some};
use crate::app::ui::WhyProps;
use crate::core::{Message, Outcome};
use crate::games::Analysis;
use crate::games::heaps::{Heaps, HeapsAnalysis, Move, Normal};
use crate::words::Words;
use yew::prelude::*;

/// Moves shown before the reader asks for more.
const FIRST_MOVES: usize = 12;
/// Options of a heap that are shown; of more the count is given.
pub(super) const MOST_OPTIONS: usize = 200;

/// The reasons.
pub(super) fn why_normal(
    props: &WhyProps<Heaps>,
    analysis: &HeapsAnalysis,
    normal: &Normal,
    words: &Words,
) -> Html {
    let outcome = normal.outcome();
    let reason = match outcome {
        Outcome::Win => Message::new("normal-win").with("sum", normal.nim_sum.0),
        Outcome::Loss => Message::new("normal-loss"),
    };
    let sizes = props.session.position().heaps();
    html! {
        <div class="why">
            { verdict(outcome, words) }
            <p>{ words.say(&reason) }</p>
            { binary(sizes, &normal.heaps, normal.nim_sum, words) }
            if outcome == Outcome::Win {
                { winning_moves(props, analysis, words) }
            } else {
                { losing(props, normal, words) }
            }
            <MexOfHeap ..props.clone() />
        </div>
    }
}

/// The winning moves, each a button that makes it; past the first ones they wait to be unfolded.
pub(super) fn winning_moves(
    props: &WhyProps<Heaps>,
    analysis: &HeapsAnalysis,
    words: &Words,
) -> Html {
    let moves = analysis.winning();
    let (first, rest) = moves.split_at(moves.len().min(FIRST_MOVES));
    let item = |mv: &Move| winning_move(props, analysis, mv, words);
    let count = analysis.winning_count();
    html! {
        <section>
            <h2>{ words.say(&Message::new("winning-moves").with("count", count)) }</h2>
            <ul class="winning">{ for first.iter().map(item) }</ul>
            if !rest.is_empty() {
                <details>
                    <summary>{ words.say(&Message::new("show-more").with("count", rest.len())) }</summary>
                    <ul class="winning">{ for rest.iter().map(item) }</ul>
                </details>
            }
            { and_more(count, moves.len(), words) }
        </section>
    }
}

fn winning_move(
    props: &WhyProps<Heaps>,
    analysis: &HeapsAnalysis,
    mv: &Move,
    words: &Words,
) -> Html {
    let heaps = props.session.position().heaps();
    let size = heaps.get(mv.heap as usize).copied().unwrap_or(0);
    let text = words.say(&move_message(size, mv));
    let mv = *mv;
    let open = props.open;
    let play = some(&props.on_move, move |_: MouseEvent| open.then_some(mv));
    html! {
        <li key={mv.to_string()}>
            <button type="button" class="move-button" aria-disabled={idle(!open)} onclick={play}>
                <code>{ mv.to_string() }</code><span>{ text }</span>
            </button>
            { target(analysis, &mv, words) }
        </li>
    }
}

/// What a winning move does to the value of its heap.
fn target(analysis: &HeapsAnalysis, mv: &Move, words: &Words) -> Html {
    let HeapsAnalysis::Normal(normal) = analysis else { return Html::default() };
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
    let position = props.session.position();
    let moves = normal.moves_to(&props.session.game.code, position, MOST_OPTIONS);
    let rows = moves.moves.iter().map(|(mv, nim_sum)| {
        let size = position.heaps().get(mv.heap as usize).copied().unwrap_or(0);
        html! {
            <tr key={mv.to_string()}>
                <td><code>{ mv.to_string() }</code></td>
                <td>{ words.say(&move_message(size, mv)) }</td>
                <td class="value">{ nim_sum.0 }</td>
            </tr>
        }
    });
    html! {
        <section>
            <h2>{ words.get("losing-title") }</h2>
            <p>{ words.get("losing-why") }</p>
            <div class="scroll tall" tabindex="0" role="region" aria-label={words.get("losing-title")}>
                <table class="options">
                    <thead><tr>
                        <th scope="col" colspan="2">{ words.get("move") }</th>
                        <th scope="col">{ words.get("nim-sum") }</th>
                    </tr></thead>
                    <tbody>{ for rows }</tbody>
                </table>
            </div>
            { and_more(moves.count, moves.moves.len(), words) }
        </section>
    }
}

/// How many there are that are not shown.
pub(super) fn and_more(count: u64, shown: usize, words: &Words) -> Html {
    let hidden = count.saturating_sub(shown as u64);
    if hidden == 0 {
        return Html::default();
    }
    html! { <p class="quiet">{ words.say(&Message::new("and-more").with("count", hidden)) }</p> }
}
