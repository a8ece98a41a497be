//! Who wins, and by which moves.

use crate::app::dom::{idle, some};
use crate::app::ui::{GameUi, WhyProps};
use crate::core::{Message, Outcome};
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

/// The winning moves, each a button that makes it; past the first ones they wait to be unfolded.
/// `more` is what the system adds to one.
pub(in crate::app) fn winning_moves<G: GameUi>(
    props: &WhyProps<G>,
    more: impl Fn(&G::Move) -> Html,
    words: &Words,
) -> Html {
    let analysis = &props.analysis;
    let moves = analysis.winning();
    let (first, rest) = moves.split_at(moves.len().min(FIRST_MOVES));
    let item = |mv: &G::Move| winning_move(props, mv, more(mv), words);
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

fn winning_move<G: GameUi>(props: &WhyProps<G>, mv: &G::Move, more: Html, words: &Words) -> Html {
    let session = &props.session;
    let text = session.game.say_move(session.position(), mv, words);
    let written = G::write_move(mv);
    let (mv, open) = (mv.clone(), props.open);
    let play = some(&props.on_move, move |_: MouseEvent| open.then(|| mv.clone()));
    html! {
        <li key={written.clone()}>
            <button type="button" class="move-button" aria-disabled={idle(!open)} onclick={play}>
                <code>{ written }</code><span>{ text }</span>
            </button>
            { more }
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
