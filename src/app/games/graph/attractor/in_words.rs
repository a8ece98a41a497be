//! The steps of the algorithm in words, and why a given vertex does not come next.

use crate::app::games::graph::vertex_name;
use crate::core::graph::{Moment, Step};
use crate::core::{Message, Player};
use crate::games::graph::Position;
use crate::words::Words;

/// What a step did.
pub(super) fn step(position: &Position, player: Player, step: Step, words: &Words) -> String {
    let name = |vertex| vertex_name(position, vertex, words);
    let about = |id, vertex| Message::new(id).with("vertex", name(vertex));
    words.say(&match step {
        Step::Begin { vertex } => about("graph-step-begin", vertex),
        Step::Take { vertex } => {
            let last = position.regions().reverse.predecessors(vertex).is_empty();
            about(if last { "graph-step-take-last" } else { "graph-step-take" }, vertex)
        }
        Step::Look { from, to } => about("graph-step-look", from).with("to", name(to)),
        Step::Already { vertex } => about("graph-step-already", vertex),
        Step::Closed { vertex } => about("graph-step-closed", vertex),
        Step::Count { vertex, from, to } if position.graph().arena().owner(vertex) == player => {
            about("graph-step-count-own", vertex).with("from", from).with("left", to)
        }
        Step::Count { vertex, from, to } => {
            let id = if to == 0 { "graph-step-count-zero" } else { "graph-step-count" };
            about(id, vertex).with("from", from).with("left", to)
        }
        Step::Add { vertex, rank } => about("graph-step-add", vertex).with("rank", rank),
        Step::Call { vertex } => about("graph-step-call", vertex),
        Step::Mark { vertex } => about("graph-step-mark", vertex),
        Step::Return { vertex } => about("graph-step-return", vertex),
    })
}

/// Why a vertex is not the one that comes next.
pub(super) fn not_next(
    position: &Position,
    player: Player,
    moment: &Moment,
    vertex: u32,
    words: &Words,
) -> String {
    let arena = position.graph().arena();
    let inside = |to: &&u32| moment.has(**to);
    let row = arena.successors(vertex);
    let leading = row.iter().filter(inside).count();
    let id = if arena.win(vertex) == Some(player.other()) {
        "graph-wrong-won"
    } else if arena.win(vertex) == Some(player) {
        "graph-wrong-later"
    } else if row.is_empty() {
        "graph-wrong-end"
    } else if arena.owner(vertex) == player && leading == 0 {
        "graph-wrong-no-edge"
    } else if arena.owner(vertex) != player && leading < row.len() {
        "graph-wrong-edges"
    } else {
        "graph-wrong-later"
    };
    let message = Message::new(id).with("vertex", vertex_name(position, vertex, words));
    words.say(&message.with("count", row.len() - leading))
}
