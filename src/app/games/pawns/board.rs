//! The board: a grid with its pawns. They are pointed at, dragged, or reached by keys.

use super::board_row::BoardRow;
use super::hands::{Hands, cell, cells};
use super::square::{Light, Look, drawings};
use crate::app::grid::{Frame, use_forgetting, use_grid};
use crate::app::hooks::use_words;
use crate::app::ui::BoardProps;
use crate::core::grid::Hand;
use crate::core::{Message, Rule};
use crate::games::pawns::{Nimbers, Pawns, Square};
use crate::words::Words;
use yew::prelude::*;

/// The board.
#[component]
pub(super) fn Board(props: &BoardProps<Pawns>) -> Html {
    let words = use_words();
    let session = &props.session;
    let game = session.game;
    let first = session.position().pawns().first().copied().unwrap_or(Square::new(1, 1));
    let grid = use_grid(cells(&game), cell(first));
    let nimbers = use_memo(game, Nimbers::of);
    let at = session.tree().at();
    // The point that was shown last, and whether the one shown now came after it.
    let seen = use_mut_ref(|| (at, false));
    let ply = session.tree().shown().ply;
    if seen.borrow().0 != at {
        let before = session.tree().node(seen.borrow().0).ply;
        seen.replace((at, ply > before));
    }
    let forward = seen.borrow().1;
    use_forgetting(&grid, (at, game));
    let hands = Hands(props.clone());
    let (hand, chosen) = (grid.hand, hands.chosen(grid.hand));
    let numbered = props.reasons && game.last() == Rule::Normal;
    let scene = Scene { props, hand, chosen, nimbers: numbered.then_some(&*nimbers), forward };
    let rows = (1..=game.rows()).map(|row| {
        let looks: Vec<Look> =
            (1..=game.columns()).map(|column| scene.look(Square::new(row, column))).collect();
        html! { <BoardRow key={row} {row} {looks} /> }
    });
    let class = classes!(
        "board",
        "pawns-board",
        (!props.open).then_some("closed"),
        numbered.then_some("numbered"),
        hand.keys.then_some("by-keys"),
        chosen.map(|_| "choosing"),
    );
    let label = words.get("pawns-board");
    let frame = Frame { class, label, open: props.open, hovers: false, letters: "" };
    let numbers = (1..=game.columns()).map(|column| html! { <span>{ column }</span> });
    html! {
        <div class="board-frame pawns-frame">
            { drawings() }
            <div class="pawns-scroll" style={format!("--rows:{};--columns:{}", game.rows(), game.columns())}>
                <div class="column-numbers" aria-hidden="true"><span />{ for numbers }</div>
                { grid.view(frame, rows.collect(), move |hand, act| hands.act(hand, act)) }
            </div>
            if session.state().winner().is_none() {
                <p class="board-how quiet" id="board-how">
                    { words.get("pawns-how") }
                    <span class="for-keys">{ " " }{ words.get("pawns-how-keys") }</span>
                </p>
            }
            <p class="spoken" role="status">{ begun(chosen, &game, &words) }</p>
        </div>
    }
}

/// What is said when a pawn has been chosen, and not yet where it goes.
fn begun(chosen: Option<Square>, game: &Pawns, words: &Words) -> String {
    let Some(chosen) = chosen else { return String::new() };
    let targets: Vec<String> = game.targets(chosen).map(Square::pair).collect();
    let message = Message::new("pawn-chosen").with("square", chosen.pair());
    words.say(&message.with("targets", targets.join(", ")))
}

/// All that decides what squares look like.
struct Scene<'a> {
    props: &'a BoardProps<Pawns>,
    hand: Hand,
    /// The pawn that is to move.
    chosen: Option<Square>,
    nimbers: Option<&'a Nimbers>,
    /// Whether the move that led here is seen to be made.
    forward: bool,
}

impl Scene<'_> {
    fn look(&self, square: Square) -> Look {
        let session = &self.props.session;
        let sink = square == session.game.sink();
        Look {
            pawns: session.position().on(square),
            value: self.nimbers.map(|nimbers| nimbers.at(square).0),
            light: self.light(square),
            stop: cell(square) == self.hand.stop,
            sink,
            arrived: self.arrived(square),
        }
    }

    fn light(&self, square: Square) -> Light {
        let game = &self.props.session.game;
        if let Some(chosen) = self.chosen {
            let over = self.hand.over == Some(cell(square));
            let is_target = game.targets(chosen).any(|target| target == square);
            return match (chosen == square, is_target) {
                (true, _) => Light::Chosen,
                (_, true) if over => Light::Over,
                (_, true) => Light::Target,
                _ => Light::None,
            };
        }
        match &self.props.marked {
            Some(mv) if mv.from == square => Light::From,
            Some(mv) if mv.to == square => Light::To,
            _ if self.last(square) => Light::Last,
            _ => Light::None,
        }
    }

    /// Whether the last move began or ended here.
    fn last(&self, square: Square) -> bool {
        let session = &self.props.session;
        let mv = session.move_to(session.tree().at());
        mv.is_some_and(|mv| mv.from == square || mv.to == square)
    }

    fn arrived(&self, square: Square) -> Option<(u32, u32, usize)> {
        let session = &self.props.session;
        let shown = session.tree().at();
        let mv = session.move_to(shown).filter(|mv| self.forward && mv.to == square)?;
        let ply = session.tree().node(shown).ply;
        Some((mv.to.row - mv.from.row, mv.to.column - mv.from.column, ply))
    }
}
