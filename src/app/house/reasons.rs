//! What the panels of reasons of all systems have in common.

use crate::app::dom::{idle, some};
use crate::app::ui::{Form, GameUi, WhyProps};
use crate::core::{Message, Outcome, Rule};
use crate::games::Analysis;
use crate::words::Words;
use yew::prelude::*;

/// Moves shown before the reader asks for more.
const FIRST_MOVES: usize = 12;

/// The sentence that says who wins.
pub(in crate::app) fn verdict(outcome: Outcome, words: &Words) -> Html {
    let (class, id) = match outcome {
        Outcome::Win => ("verdict win", "verdict-win"),
        Outcome::Loss => ("verdict loss", "verdict-loss"),
    };
    html! { <p {class}>{ words.get(id) }</p> }
}

/// The panel when no move is left, with what can be said about what is left.
pub(in crate::app) fn why_over(rule: Rule, left: Option<Message>, words: &Words) -> Html {
    let id = match rule {
        Rule::Normal => "why-over-normal",
        Rule::Misere => "why-over-misere",
    };
    html! {
        <>
            <p>{ words.get(id) }</p>
            if let Some(left) = left { <p>{ words.say(&left) }</p> }
        </>
    }
}

/// The winning moves, each a button that makes it, with what is said `beside` it; past the
/// first ones they wait to be unfolded.
pub(in crate::app) fn winning_moves<G: GameUi>(
    props: &WhyProps<G>,
    beside: impl Fn(&G::Move) -> Html,
    words: &Words,
) -> Html {
    let moves = props.analysis.winning();
    let (first, rest) = moves.split_at(moves.len().min(FIRST_MOVES));
    let item = |mv: &G::Move| winning_move(props, mv, beside(mv), words);
    let count = props.analysis.winning_count();
    let title = if props.analysis.is_complete() { "winning-moves" } else { "winning-moves-found" };
    html! {
        <section>
            <h2>{ words.say(&Message::new(title).with("count", count)) }</h2>
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

fn winning_move<G: GameUi>(props: &WhyProps<G>, mv: &G::Move, beside: Html, words: &Words) -> Html {
    let session = &props.session;
    let text = G::say_move(session, session.tree().at(), mv, Form::Plan, words);
    let written = G::write_move(mv);
    let (mv, open) = (mv.clone(), props.open);
    let pointed = mv.clone();
    let play = some(&props.on_move, move |_: MouseEvent| open.then(|| mv.clone()));
    // The board shows the move that is pointed at, by the pointer or by keys.
    let (enter, focus) = (pointed.clone(), pointed);
    let on_point = &props.on_point;
    html! {
        <li key={written.clone()}>
            <button
                type="button" class="move-button" data-move={written} aria-disabled={idle(!open)} onclick={play}
                onpointerenter={on_point.reform(move |_: PointerEvent| Some(enter.clone()))}
                onpointerleave={on_point.reform(|_: PointerEvent| None)}
                onfocus={on_point.reform(move |_: FocusEvent| Some(focus.clone()))}
                onblur={on_point.reform(|_: FocusEvent| None)}
            >
                <span>{ text }</span>
            </button>
            { beside }
        </li>
    }
}

/// How many there are that are not shown.
pub(in crate::app) fn and_more(count: u64, shown: usize, words: &Words) -> Html {
    let hidden = count.saturating_sub(shown as u64);
    if hidden == 0 {
        return Html::default();
    }
    html! { <p class="quiet">{ words.say(&Message::new("and-more").with("count", hidden)) }</p> }
}
