//! The board: a grid with its pawns. They are pointed at, dragged, or reached by keys.

use super::board_row::BoardRow;
use super::hands::{Hands, Pointing};
use super::square::{Light, Look, drawings};
use crate::app::hooks::use_words;
use crate::app::ui::BoardProps;
use crate::core::{Message, Rule};
use crate::games::pawns::{Nimbers, Pawns, Square};
use crate::words::Words;
use web_sys::HtmlElement;
use yew::prelude::*;

/// The board.
#[component]
pub(super) fn Board(props: &BoardProps<Pawns>) -> Html {
    let words = use_words();
    let session = &props.session;
    let game = session.game;
    let first = session.position().pawns().first().copied().unwrap_or(Square::new(1, 1));
    let state = use_state_eq(|| Pointing::at(first));
    let grid = use_node_ref();
    let nimbers = use_memo(game, Nimbers::of);
    let at = session.history.at();
    // The point that was shown last, and whether the one shown now came after it.
    let seen = use_mut_ref(|| (at, false));
    let ply = session.history.shown().ply;
    if seen.borrow().0 != at {
        let before = session.history.node(seen.borrow().0).ply;
        seen.replace((at, ply > before));
    }
    let forward = seen.borrow().1;
    let pointing = settled(*state, props);
    let hands = Hands { props: props.clone(), state: state.clone(), pointing };
    {
        let grid = grid.clone();
        use_effect_with((pointing.stop, pointing.keys), move |&(stop, keys)| {
            let Some(grid) = grid.cast::<HtmlElement>().filter(|_| keys) else { return };
            let (row, column) = (stop.row, stop.column);
            let selector = format!("[data-row='{row}'] [data-column='{column}']");
            crate::app::dom::focus(&grid, &selector);
        });
    }
    {
        // Another position: what was chosen in the old one is forgotten.
        let state = state.clone();
        use_effect_with((at, game), move |_| {
            state.set(Pointing { chosen: None, pressed: None, over: None, ..*state });
        });
    }
    let numbered = props.reasons && game.last() == Rule::Normal;
    let scene = Scene { props, pointing, nimbers: numbered.then_some(&*nimbers), forward };
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
        pointing.keys.then_some("by-keys"),
        pointing.chosen.map(|_| "choosing"),
    );
    let on = |act: fn(&Hands, &PointerEvent)| {
        let hands = hands.clone();
        Callback::from(move |event: PointerEvent| act(&hands, &event))
    };
    let away = on(|hands, _| hands.leave());
    let clicked = {
        let hands = hands.clone();
        Callback::from(move |event: MouseEvent| hands.click(&event))
    };
    let key = {
        let hands = hands.clone();
        Callback::from(move |event: KeyboardEvent| hands.key(&event))
    };
    let numbers = (1..=game.columns()).map(|column| html! { <span>{ column }</span> });
    html! {
        <div class="board-frame pawns-frame">
            { drawings() }
            <div class="pawns-scroll" style={format!("--rows:{};--columns:{}", game.rows(), game.columns())}>
                <div class="column-numbers" aria-hidden="true"><span />{ for numbers }</div>
                <div
                    ref={grid} {class} role="grid" aria-label={words.get("pawns-board")}
                    aria-describedby="board-how" aria-readonly={(!props.open).to_string()}
                    onpointerdown={on(Hands::press)} onpointermove={on(Hands::move_over)}
                    onpointerup={on(Hands::release)} onpointerleave={away.clone()}
                    onpointercancel={away} onkeydown={key} onclick={clicked}
                >{ for rows }</div>
            </div>
            if session.winner().is_none() {
                <p class="board-how quiet" id="board-how">
                    { words.get("pawns-how") }
                    <span class="for-keys">{ " " }{ words.get("pawns-how-keys") }</span>
                </p>
            }
            <p class="spoken" role="status">{ begun(pointing, &game, &words) }</p>
        </div>
    }
}

/// What is pointed at, on the grid that is there and with what may be chosen now.
fn settled(pointing: Pointing, props: &BoardProps<Pawns>) -> Pointing {
    let game = &props.session.game;
    let pawns = props.session.position().pawns();
    let row = pointing.stop.row.clamp(1, game.rows());
    let stop = Square::new(row, pointing.stop.column.clamp(1, game.columns()));
    let chosen = pointing.chosen.filter(|chosen| props.open && pawns.contains(chosen));
    Pointing { stop, chosen, ..pointing }
}

/// What is said when a pawn has been chosen, and not yet where it goes.
fn begun(pointing: Pointing, game: &Pawns, words: &Words) -> String {
    let Some(chosen) = pointing.chosen else { return String::new() };
    let targets: Vec<String> = game.targets(chosen).map(Square::pair).collect();
    let message = Message::new("pawn-chosen").with("square", chosen.pair());
    words.say(&message.with("targets", targets.join(", ")))
}

/// All that decides what squares look like.
struct Scene<'a> {
    props: &'a BoardProps<Pawns>,
    pointing: Pointing,
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
            stop: square == self.pointing.stop,
            sink,
            arrived: self.arrived(square),
        }
    }

    fn light(&self, square: Square) -> Light {
        let game = &self.props.session.game;
        if let Some(chosen) = self.pointing.chosen {
            let over = self.pointing.over == Some(square);
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
            _ => Light::None,
        }
    }

    fn arrived(&self, square: Square) -> Option<(u32, u32, usize)> {
        let node = self.props.session.history.shown();
        let mv = node.mv.filter(|mv| self.forward && mv.to == square)?;
        Some((mv.to.row - mv.from.row, mv.to.column - mv.from.column, node.ply))
    }
}
