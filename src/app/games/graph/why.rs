//! Who can force a win, and by which moves.

use super::scene::player_name;
use crate::app::dom::idle;
use crate::app::house::explained;
use crate::app::ui::WhyProps;
use crate::core::Message;
use crate::games::graph::{EndReason, Graphs, Move};
use crate::games::pasted::signed;
use crate::session::Session;
use crate::words::Words;
use yew::prelude::*;

/// Moves that are named.
const MAX_NAMED: usize = 20;

/// The panel.
pub(super) fn why(props: &WhyProps<Graphs>, words: &Words) -> Html {
    let (position, analysis) = (props.session.position(), &*props.analysis);
    let player = position.player();
    let (class, reason) = match analysis.winner {
        Some(winner) => {
            let mine = winner == player;
            let id = if mine { "graph-why-win" } else { "graph-why-loss" };
            let message = Message::new(id).with("player", player_name(player));
            let message = message.with("winner", player_name(winner));
            let class = if mine { "verdict win" } else { "verdict loss" };
            (class, message.with("rank", analysis.rank.unwrap_or(0)))
        }
        None => match analysis.value {
            Some(value) => ("verdict", worth(value)),
            None => ("verdict unknown", Message::new("graph-why-neither")),
        },
    };
    let value = analysis.value.filter(|_| analysis.winner.is_some()).map(worth);
    let more = analysis.winning_count.saturating_sub(MAX_NAMED as u64);
    html! {
        <div class="why">
            <p {class}>{ words.say(&reason) }</p>
            { for value.map(|value| html! { <p>{ words.say(&value) }</p> }) }
            { best(props, words) }
            if analysis.winning_count > 0 {
                <h2>{ words.say(&Message::new("graph-winning").with("count", analysis.winning_count)) }</h2>
                <div class="move-line">
                    { for analysis.winning.iter().take(MAX_NAMED).map(|mv| button(props, *mv, words)) }
                </div>
                if more > 0 { <p class="quiet">{ words.say(&Message::new("graph-and-more").with("count", more)) }</p> }
                <p class="quiet">{ explained(&words.get("graph-why-strategy")) }</p>
            } else if analysis.winner.is_some() || analysis.value.is_none() {
                <p>{ words.get(if analysis.winner.is_some() { "graph-why-any" } else { "graph-why-stay" }) }</p>
            }
            if analysis.winner.is_some() || analysis.value.is_none() {
                <p class="quiet">{ explained(&words.get("graph-why-drawn")) }</p>
            }
        </div>
    }
}

/// What the game is worth where leaves have payoffs.
fn worth(value: i32) -> Message {
    Message::new("graph-why-value").with("value", signed(value))
}

/// The moves by which the player to move gets what the game is worth, where none wins.
fn best(props: &WhyProps<Graphs>, words: &Words) -> Html {
    let best = &props.analysis.best;
    if props.analysis.winning_count > 0 || best.is_empty() {
        return Html::default();
    }
    html! {
        <>
            <h2>{ words.say(&Message::new("graph-best").with("count", best.len())) }</h2>
            <div class="move-line">
                { for best.iter().take(MAX_NAMED).map(|mv| button(props, *mv, words)) }
            </div>
        </>
    }
}

/// A winning move, to be made; those that lower the rank are marked.
fn button(props: &WhyProps<Graphs>, mv: Move, words: &Words) -> Html {
    let graph = props.session.position().graph();
    let lowers = props.analysis.strategy.contains(&mv);
    let open = props.open;
    let click = crate::app::dom::some(&props.on_move, move |_: MouseEvent| open.then_some(mv));
    let label = Message::new("graph-to").with("number", mv.to).with("name", graph.shown(mv.to));
    html! {
        <button key={mv.to} type="button" class="move" onclick={click} aria-disabled={idle(!open)}>
            { words.say(&label) }
            if lowers { <span aria-hidden="true">{ " ▼" }</span><span class="spoken">{ words.get("graph-lowers") }</span> }
        </button>
    }
}

/// The panel when play has ended.
pub(super) fn why_over(session: &Session<Graphs>, words: &Words) -> Html {
    let Some(end) = session.position().end() else { return Html::default() };
    let payoff = session.position().graph().arena().payoff(session.position().vertex());
    let id = match (end.reason, end.winner) {
        (EndReason::Won, _) => "graph-over-won",
        (EndReason::DeadEnd, _) if payoff.is_some() => "graph-over-leaf",
        (EndReason::DeadEnd, _) => "graph-over-dead",
        (EndReason::ThirdTime, Some(_)) => "graph-over-third",
        (EndReason::ThirdTime, None) => "graph-over-third-nobody",
    };
    let winner = end.winner.map_or("", player_name);
    let message = Message::new(id).with("winner", winner);
    let message = message.with("value", payoff.map(signed).unwrap_or_default());
    html! { <p>{ words.say(&message) }</p> }
}
