//! The moves of the game, each a way to its point; variations stand under the line they leave.

use crate::app::ui::GameUi;
use crate::core::Message;
use crate::session::{Action, History, NodeId, Session};
use crate::words::Words;
use yew::prelude::*;

/// The list; `act` steps to a move's point.
pub(in crate::app) fn move_list<G: GameUi>(
    session: &Session<G>,
    act: &Callback<Action<G>>,
    words: &Words,
) -> Html {
    let history = &session.history;
    let line = history.line();
    let variations = variations(history, &line);
    let rows = line.iter().skip(1).map(|&id| button(session, act, id, words));
    let aside = variations.iter().map(|&first| {
        let moves = std::iter::successors(Some(first), |&id| newest(history, id));
        html! {
            <li key={first.index()} class="variation">
                { for moves.map(|id| button(session, act, id, words)) }
            </li>
        }
    });
    html! {
        <section class="moves" aria-labelledby="moves-title">
            <h2 id="moves-title">{ words.get("moves") }</h2>
            if line.len() < 2 {
                <p class="quiet">{ words.get("moves-none") }</p>
            } else {
                <div class="move-line">{ for rows }</div>
            }
            if !variations.is_empty() {
                <h3>{ words.get("variations") }</h3>
                <ul class="variations">{ for aside }</ul>
            }
        </section>
    }
}

/// The first moves that leave the line or one another, in the order of the game.
fn variations<G: GameUi>(history: &History<G>, line: &[NodeId]) -> Vec<NodeId> {
    let mut shown: std::collections::HashSet<NodeId> = line.iter().copied().collect();
    let mut first = Vec::new();
    let mut open: Vec<NodeId> = line.iter().rev().copied().collect();
    while let Some(id) = open.pop() {
        for &child in &history.node(id).children {
            if shown.contains(&child) {
                continue;
            }
            first.push(child);
            let moves = std::iter::successors(Some(child), |&id| newest(history, id));
            for id in moves {
                shown.insert(id);
                open.push(id);
            }
        }
    }
    first
}

/// Where a variation goes on: where it was shown last, else where it was played first.
fn newest<G: GameUi>(history: &History<G>, id: NodeId) -> Option<NodeId> {
    history.heir(id).or_else(|| history.node(id).children.first().copied())
}

fn button<G: GameUi>(
    session: &Session<G>,
    act: &Callback<Action<G>>,
    id: NodeId,
    words: &Words,
) -> Html {
    let node = session.history.node(id);
    let (Some(mv), Some(parent)) = (&node.mv, session.history.parent(id)) else {
        return Html::default();
    };
    let before = &session.history.node(parent).position;
    let spoken = session.game.say_move(before, mv, words);
    let written = G::write_move(mv);
    // What is seen is part of what is said, for those who speak to the page.
    let number = Message::new("move-number")
        .with("number", node.ply)
        .with("written", written.as_str())
        .with("move", spoken);
    let label = words.say(&number);
    let here = id == session.history.at();
    html! {
        <button
            key={id.index()} type="button" class="move" title={label.clone()} aria-label={label}
            aria-current={here.then_some("step")} onclick={act.reform(move |_| Action::GoTo(id))}
        ><span class="move-number">{ node.ply }</span>{ " " }{ written }</button>
    }
}
