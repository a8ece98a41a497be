//! The strategy without ranks: any successor in the attractor. In some graphs, play can then go round for ever.

use crate::app::games::graph::marks::Looks;
use crate::app::games::graph::scene::{Scene, player_name};
use crate::app::games::graph::vertex_name;
use crate::app::hooks::Href;
use crate::core::graph::round_within;
use crate::core::{Message, Player, Rule};
use crate::games::Game;
use crate::games::graph::read::read_graph;
use crate::games::graph::{Graphs, Position};
use crate::link::{Link, View};
use crate::words::Words;
use std::rc::Rc;
use yew::prelude::*;

/// A graph with a round: J0 may move on to b, from where J1 must come back.
const EXAMPLE: &str = "a 0 -> b, c\nb 1 -> a\nc 1 ->\nwin 0: c";
/// The maximum number of vertices of a round that are named.
const MAX_NAMED: usize = 12;

/// A round, and how far the reader has gone in it.
#[derive(Clone)]
pub(super) struct Going {
    round: Rc<Option<Vec<u32>>>,
    moves: UseStateHandle<Option<usize>>,
}

/// The round within a player's attractor.
#[hook]
pub(super) fn use_round(position: &Position, player: Player) -> Going {
    let round = use_memo((position.clone(), player), |(position, player)| {
        round_within(position.graph().arena(), position.regions().attractor(*player))
    });
    let moves = use_state_eq(|| None::<usize>);
    {
        let moves = moves.setter();
        use_effect_with(round.clone(), move |_| moves.set(None));
    }
    Going { round, moves }
}

impl Going {
    /// The vertex that it has come to.
    pub(super) fn at(&self) -> Option<u32> {
        let round = self.round.as_ref().as_ref()?;
        round.get((*self.moves)? % round.len().max(1)).copied()
    }

    /// Marks the edges of the round, once the reader goes round.
    pub(super) fn show(&self, scene: &Scene, looks: &mut Looks) {
        let Some(round) = self.round.as_ref().as_ref().filter(|_| self.moves.is_some()) else {
            return;
        };
        let next = |at: usize| round.get((at + 1) % round.len()).copied();
        for (edge, look) in scene.edges.iter().zip(&mut looks.edges) {
            let at = round.iter().position(|&vertex| vertex == edge.0);
            if at.and_then(next) == Some(edge.1) {
                *look = "looked";
            }
        }
    }

    /// The round in words, and a button that continues in it.
    pub(super) fn panel(&self, position: &Position, player: Player, words: &Words) -> Html {
        let said = match self.round.as_ref() {
            None => none(words),
            Some(round) => self.in_words(round, position, player, words),
        };
        html! {
            <details class="panel graph-round">
                <summary>{ words.get("graph-round") }</summary>
                <p>{ words.get("graph-round-lead") }</p>
                { said }
            </details>
        }
    }

    fn in_words(&self, round: &[u32], position: &Position, player: Player, words: &Words) -> Html {
        let graph = position.graph();
        let name = |vertex: u32| graph.shown(vertex).to_owned();
        let mut names: Vec<String> = round.iter().take(MAX_NAMED).map(|&v| name(v)).collect();
        names.push(if round.len() > MAX_NAMED { "…".to_owned() } else { name(round[0]) });
        let found = Message::new("graph-round-found").with("round", names.join(" → "));
        // What the ranks would have said where the player chose to continue.
        let arena = graph.arena();
        let attractor = position.regions().attractor(player);
        let own = round.iter().copied().find(|&vertex| arena.owner(vertex) == player);
        let better = own.and_then(|own| Some((own, attractor.strategy(arena, own)?)));
        let better = better.map(|(own, to)| {
            let message = Message::new("graph-round-ranks").with("player", player_name(player));
            let message = message.with("vertex", vertex_name(position, own, words));
            let rank = attractor.rank(own).unwrap_or(0);
            let message = message.with("to", vertex_name(position, to, words)).with("rank", rank);
            words.say(&message.with("least", attractor.rank(to).unwrap_or(0)))
        });
        let next = {
            let moves = self.moves.clone();
            Callback::from(move |_: MouseEvent| moves.set(Some(moves.map_or(0, |at| at + 1))))
        };
        let stop = {
            let moves = self.moves.setter();
            Callback::from(move |_: MouseEvent| moves.set(None))
        };
        let told = self.moves.zip(self.at()).map(|(moves, at)| {
            let message = Message::new("graph-round-at").with("moves", moves);
            let message = message.with("vertex", vertex_name(position, at, words));
            words.say(&message.with("rounds", moves / round.len().max(1)))
        });
        html! {
            <>
                <p>{ words.say(&found) }</p>
                if let Some(better) = better { <p>{ better }</p> }
                <div class="row">
                    <button type="button" class="button" onclick={next}>{ words.get("graph-round-next") }</button>
                    if self.moves.is_some() {
                        <button type="button" class="button" onclick={stop}>{ words.get("graph-round-stop") }</button>
                    }
                </div>
                <p role="status">{ told }</p>
            </>
        }
    }
}

/// No play goes round here; the way to a graph in which one does.
fn none(words: &Words) -> Html {
    let game = Graphs::read_rules("list", Rule::Normal).ok();
    let position = read_graph(EXAMPLE).ok().and_then(Position::of_graph);
    let href = game
        .zip(position)
        .map(|(game, position)| Link::to(&game, &position).in_view(View::Own("attractor")).href());
    html! {
        <p>
            { words.get("graph-round-none") }{ " " }
            if let Some(href) = href { <a {href}>{ words.get("graph-round-example") }</a> }
        </p>
    }
}
