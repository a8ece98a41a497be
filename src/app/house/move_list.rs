//! The moves of the game, each a link to its point; variations are shown under the line they leave.

use super::who::moved;
use crate::app::face::Face;
use crate::session::{NodeId, Playing, Side, Step, Tree};
use crate::words::Words;
use yew::prelude::*;

/// The list; `act` steps to a move's point.
pub(in crate::app) fn move_list(
    face: &dyn Face,
    play: &Playing,
    act: &Callback<Step>,
    words: &Words,
) -> Html {
    let tree = &play.state().tree;
    let line = tree.line();
    let variations = variations(tree, &line);
    let button = |id| button(face, play, act, id, words);
    let rows = line.iter().skip(1).map(|&id| button(id));
    let aside = variations.iter().map(|&first| {
        let moves = std::iter::successors(Some(first), |&id| newest(tree, id));
        html! {
            <li key={first.index()} class="variation">
                { for moves.map(button) }
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
fn variations(tree: &Tree, line: &[NodeId]) -> Vec<NodeId> {
    let mut shown: std::collections::HashSet<NodeId> = line.iter().copied().collect();
    let mut first = Vec::new();
    let mut open: Vec<NodeId> = line.iter().rev().copied().collect();
    while let Some(id) = open.pop() {
        for &child in &tree.node(id).children {
            if shown.contains(&child) {
                continue;
            }
            first.push(child);
            let moves = std::iter::successors(Some(child), |&id| newest(tree, id));
            for id in moves {
                shown.insert(id);
                open.push(id);
            }
        }
    }
    first
}

/// Where a variation continues: where it was shown last, otherwise where it was played first.
fn newest(tree: &Tree, id: NodeId) -> Option<NodeId> {
    tree.heir(id).or_else(|| tree.node(id).children.first().copied())
}

fn button(
    face: &dyn Face,
    play: &Playing,
    act: &Callback<Step>,
    id: NodeId,
    words: &Words,
) -> Html {
    let tree = &play.state().tree;
    let node = tree.node(id);
    let (Some(written), Some(parent)) = (&node.mv, tree.parent(id)) else {
        return Html::default();
    };
    let said = moved(face, play, parent, written, words);
    let second = play.state().side_at(parent) == Some(Side::Second);
    let here = id == tree.at();
    html! {
        <button
            key={id.index()} type="button" class={classes!("move", second.then_some("second"))}
            aria-current={here.then_some("step")} data-move={written.clone()} onclick={act.reform(move |_| Step::GoTo(id))}
        >
            <span class="move-number">{ node.ply }</span>{ " " }
            <span class="move-said">{ said }</span>
        </button>
    }
}
