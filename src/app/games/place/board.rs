//! The board: squares that are free or gone, and what has been placed on them.

use super::board_row::BoardRow;
use super::hands::{Hands, cell, cells, square_at, use_chosen};
use super::square::{Light, Look, Part, State};
use crate::app::grid::{
    Frame, Turn, scroll_hint, use_forgetting, use_grid, use_in_sight, use_turn,
};
use crate::app::hooks::use_words;
use crate::app::house::{all_of, either};
use crate::app::ui::{BoardProps, use_how};
use crate::core::Message;
use crate::games::place::{Kind, Move, PartFound, Place, Square};
use crate::session::NodeId;
use crate::words::Words;
use yew::prelude::*;

/// The board.
#[component]
pub(super) fn Board(props: &BoardProps<Place>) -> Html {
    let (words, how_id) = (use_words(), use_how());
    let session = &props.session;
    let game = session.game;
    let at = session.tree().at();
    let grid = use_grid(cells(&game), cell(Square { row: 1, column: 1 }));
    use_forgetting(&grid, (at, game, *session.position()));
    use_in_sight(&grid, at);
    let hands = use_chosen(props);
    let hand = grid.hand;
    let pointed = hand.pointed().map(square_at);
    let Turn { on: turned, button: turn } = use_turn(game.rows(), game.columns());
    let scene = Scene::new(&hands, pointed, |square| cell(square) == hand.stop);
    let rows = (1..=game.rows()).map(|row| {
        let looks: Vec<Look> = (1..=game.columns())
            .map(|column| scene.look(Square { row, column }))
            .map(|look| if turned { look.turned() } else { look })
            .collect();
        html! { <BoardRow key={row} {row} {looks} /> }
    });
    let hovers = !game.kind().several();
    let class = classes!(
        "board",
        "place-board",
        (!hovers).then_some("several"),
        (!props.open).then_some("closed"),
        (!hands.chosen.is_empty()).then_some("choosing"),
    );
    let frame = Frame {
        class,
        label: words.get("place-board"),
        open: props.open,
        hovers,
        letters: "",
        turned,
        beside: hands.chosen.len(),
    };
    let (down, across) = (game.rows(), game.columns());
    let (down, across) = if turned { (across, down) } else { (down, across) };
    let numbers = (1..=game.columns()).map(|column| html! { <span>{ column }</span> });
    let how = match game.kind() {
        _ if hovers => "place-how-cell",
        Kind::Cram => "place-how-domino",
        _ => "place-how-piece",
    };
    let rows = rows.collect();
    let acting = hands.clone();
    let does = hands.does(square_at(hand.stop)).map(|(taken, free)| {
        words.say(&Message::new("place-does").with("taken", taken).with("free", free))
    });
    html! {
        <div class="board-frame place-frame">
            <div class={classes!("place-scroll", "turned-lines", turned.then_some("turned"))} style={format!("--rows:{down};--columns:{across}")}>
                <div class="column-numbers" aria-hidden="true"><span />{ for numbers }</div>
                { grid.view(frame, rows, move |hand, act| acting.act(hand, act)) }
            </div>
            { scroll_hint(across, &words) }
            { turn }
            if session.state().winner().is_none() {
                <p class="board-how quiet" id={&how_id}>
                    { words.get(how) }
                    <span class="for-keys">{ " " }{ words.get("place-how-keys") }</span>
                </p>
            }
            <p id={format!("{how_id}-cell")} hidden=true>{ does }</p>
            { begun(&hands, &words) }
        </div>
    }
}

/// What is said, and can be done, when part of a piece has been chosen.
pub(super) fn begun(hands: &Hands, words: &Words) -> Html {
    let whole = hands.is_whole();
    let said = hands.chosen.last().map(|last| {
        let targets: Vec<String> = hands.targets().iter().map(|square| square.pair()).collect();
        let id = match (last.is_vertex(), whole) {
            (true, _) => "place-begun-vertex",
            (false, true) => "place-begun-whole",
            (false, false) => "place-begun",
        };
        let message = Message::new(id).with("square", last.pair());
        let named =
            if last.is_vertex() { all_of(&targets, words) } else { either(&targets, words) };
        words.say(&message.with("targets", named))
    });
    let lay = {
        let hands = hands.clone();
        Callback::from(move |_: MouseEvent| hands.lay())
    };
    html! {
        <>
            <p class="spoken" role="status">{ said }</p>
            if whole {
                <p class="place-whole">
                    <button type="button" class="button primary" onclick={lay}>{ words.get("place-lay-whole") }</button>
                </p>
            }
        </>
    }
}

/// All that decides what squares look like.
pub(super) struct Scene<'a> {
    hands: &'a Hands,
    /// Which square has the board's one tab stop.
    stop: Box<dyn Fn(Square) -> bool + 'a>,
    would: Vec<Square>,
    /// The moves that were made up to here.
    made: Vec<&'a Move>,
    /// The components with their values, where they are shown.
    parts: &'a [PartFound],
}

impl<'a> Scene<'a> {
    /// The scene, with the square that is pointed at.
    pub(super) fn new(
        hands: &'a Hands,
        pointed: Option<Square>,
        stop: impl Fn(Square) -> bool + 'a,
    ) -> Self {
        let props = &hands.props;
        let session = &props.session;
        let tree = session.tree();
        let made: Vec<&Move> =
            tree.path(tree.at()).into_iter().filter_map(|id: NodeId| session.move_to(id)).collect();
        let shown = props.analysis.as_deref().filter(|_| props.reasons);
        let parts = shown.map_or(&[][..], |analysis| &analysis.parts);
        Self { hands, stop: Box::new(stop), would: hands.would_take(pointed), made, parts }
    }

    /// What a square looks like.
    pub(super) fn look(&self, square: Square) -> Look {
        Look {
            state: self.state(square),
            light: self.light(square),
            part: self.part(square),
            stop: (self.stop)(square),
        }
    }

    fn state(&self, square: Square) -> State {
        let session = &self.hands.props.session;
        let game = &session.game;
        if session.position().is_free(game, square) {
            return State::Free;
        }
        let Some(mv) = self.made.iter().find(|mv| mv.squares().contains(&square)) else {
            return State::Gone;
        };
        if !game.kind().several() {
            return State::Stone(game.kind());
        }
        let Square { row, column } = square;
        let has = |row: u32, column: u32| mv.squares().contains(&Square { row, column });
        State::Piece([
            has(row.saturating_sub(1), column),
            has(row, column + 1),
            has(row + 1, column),
            has(row, column.saturating_sub(1)),
        ])
    }

    fn light(&self, square: Square) -> Light {
        let hands = self.hands;
        let marked = &hands.props.marked;
        let last = self.made.last();
        if hands.chosen.contains(&square) {
            Light::Chosen
        } else if hands.is_target(square) {
            Light::Target
        } else if self.would.contains(&square) {
            Light::Would
        } else if marked.iter().any(|mv| mv.squares().contains(&square)) {
            Light::Marked
        } else if last.is_some_and(|mv| mv.squares().contains(&square)) {
            Light::Last
        } else {
            Light::None
        }
    }

    fn part(&self, square: Square) -> Option<Part> {
        // A board that is whole needs no letter.
        if self.parts.len() < 2 {
            return None;
        }
        let game = &self.hands.props.session.game;
        let place = self.parts.iter().position(|part| part.has(game, square))?;
        let part = self.parts.get(place).filter(|part| part.first(game) == square);
        let value = part.and_then(|part| part.value).map(|value| value.0);
        Some(Part { place, value })
    }
}
