//! Successors alone, without owners: which game they mean.
//!
//! Where every vertex is named as the states of sticks are, `i;k`, the names say whose it is and who wins at
//! `0;k`. Otherwise the vertices are positions that belong to nobody, and both players move in turn.

use super::super::graph::{Graph, owner_of_label, winner_of_label};
use super::draft::{Draft, Number};
use super::{Owners, Read, turns, wrong};
use crate::core::{Message, Player, Rule};

/// The graph of a draft of which only successors are known, and how it was taken. Vertices that were named
/// as successors only have none.
pub(super) fn finish(mut draft: Draft, text: &str, rule: Option<Rule>) -> Read<(Graph, Owners)> {
    draft.describe_rest();
    let count = Number::try_from(draft.len()).unwrap_or(Number::MAX);
    let owner = |draft: &Draft, vertex| {
        owner_of_label(draft.name(vertex)).filter(|_| draft.name(vertex).contains(';'))
    };
    if count > 0 && (0..count).all(|vertex| owner(&draft, vertex).is_some()) {
        let rule = rule.unwrap_or(Rule::Misere);
        for (vertex, leaf) in (0..count).zip(draft.leaves()) {
            draft.own(vertex, owner(&draft, vertex).unwrap_or(Player::Zero));
            if let Some(winner) = winner_of_label(draft.name(vertex)).filter(|_| leaf) {
                draft.win(vertex, under(rule, winner), 0);
            }
        }
        let won = draft.has_win();
        let graph = draft.finish(text)?;
        return if won {
            Ok((graph, Owners::Labels(rule)))
        } else {
            Err(wrong::whole(Message::new("graph-read-no-win")))
        };
    }
    in_turn(draft, text, rule)
}

/// The graph of a draft that names no owners: both players move in turn.
pub(super) fn in_turn(mut draft: Draft, text: &str, rule: Option<Rule>) -> Read<(Graph, Owners)> {
    let count = Number::try_from(draft.len()).unwrap_or(Number::MAX);
    (0..count).for_each(|vertex| draft.own(vertex, Player::Zero));
    let starts = draft.has_start();
    let positions = draft.finish(text)?;
    let rule = rule.unwrap_or(Rule::Normal);
    let start = if starts { positions.start() } else { turns::root(&positions) };
    let graph = turns::in_turn(&positions, start, rule)?;
    Ok((graph, Owners::Turns(rule)))
}

/// Who wins under a rule where a label names the winner of the misère game.
pub(super) fn under(rule: Rule, winner: Player) -> Player {
    if rule == Rule::Misere { winner } else { winner.other() }
}
