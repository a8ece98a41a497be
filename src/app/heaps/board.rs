//! The board: heaps in rows. Tokens are pointed at, dragged over, or reached by keys.

use super::art;
use super::gesture::{Gesture, Run};
use super::heap_row::{HeapRow, MOST_DRAWN};
use crate::app::hooks::use_words;
use crate::app::ui::BoardProps;
use crate::core::Nimber;
use crate::games::heaps::{Cut, Heaps, HeapsAnalysis, Move, Position};
use crate::session::Session;
use wasm_bindgen::JsCast;
use web_sys::{Element, FocusOptions, HtmlElement};
use yew::prelude::*;

/// More tokens than this are drawn smaller.
const MANY: u32 = 80;

/// A token by its heap's place and its own, both from 0.
type Spot = (u32, u32);

/// What the reader is about to do on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Pointing {
    /// The token that the keys are at.
    stop: Spot,
    /// The first end of a run, chosen.
    anchor: Option<Spot>,
    /// Where the pointer was pressed.
    pressed: Option<Spot>,
    /// Where the pointer is.
    over: Option<Spot>,
    /// Whether the keys are in use: then `stop` is what is pointed at.
    keys: bool,
    /// The place between two tokens where the pointer was pressed.
    gap: Option<Spot>,
}

/// The board.
#[component]
pub(super) fn Board(props: &BoardProps<Heaps>) -> Html {
    let words = use_words();
    let session = &props.session;
    let position = session.position();
    let game = &session.game;
    let gesture = Gesture::of(&game.code);
    let state = use_state_eq(Pointing::default);
    let grid = use_node_ref();
    let pointing = settled(*state, position);

    let hands = Hands { props: props.clone(), gesture, state: state.clone(), pointing };
    {
        let grid = grid.clone();
        let deps = (pointing.stop, pointing.keys, position.clone());
        use_effect_with(deps, move |((heap, token), keys, position)| {
            let Some(grid) = grid.cast::<HtmlElement>().filter(|_| *keys) else { return };
            if position.heaps().is_empty() {
                let _ = grid.focus();
                return;
            }
            let selector = format!("[data-heap='{heap}'][data-token='{token}']");
            crate::app::dom::focus(&grid, &selector);
        });
    }
    {
        // Another position: what was chosen in the old one is forgotten.
        let state = state.clone();
        use_effect_with(session.history.at(), move |_| {
            state.set(Pointing { anchor: None, pressed: None, over: None, ..*state });
        });
    }

    let chosen = hands.chosen();
    let ends = hands.ends();
    let keys = heap_keys(session);
    let ply = session.history.shown().ply;
    let heaps = position.heaps();
    let values = props.analysis.as_ref().and_then(|analysis| heap_values(analysis));
    let rows = heaps.iter().zip(keys).enumerate().map(|(place, (&size, (born, key)))| {
        let at = u32::try_from(place).unwrap_or(u32::MAX);
        let here = |run: &Run| run.heap == at;
        html! {
            <HeapRow
                {key} place={at} heaps={heaps.len()} {size} token={super::token_of(&game.code)}
                fresh={born == ply && ply > 0}
                stop={(pointing.stop.0 == at).then_some(pointing.stop.1)}
                chosen={chosen.filter(here).map(|run| (run.first, run.last, run.is_legal(game, position)))}
                ends={if pointing.anchor.is_some_and(|(heap, _)| heap == at) { ends.clone() } else { Vec::new() }}
                marked={props.marked.as_ref().and_then(Run::of).filter(here).map(|run| (run.first, run.last))}
                gaps={game.code.digit(0).leaves_two() && props.open}
                value={values.and_then(|values| values.get(place).copied())}
            />
        }
    });
    let splits = game.code.digit(0).leaves_two();
    let class = classes!(
        "board",
        "heaps-board",
        (!props.open).then_some("closed"),
        pointing.over.filter(|_| !pointing.keys).map(|_| "pointed"),
        (heaps.iter().filter(|&&size| size <= MOST_DRAWN).sum::<u32>() > MANY).then_some("many"),
    );
    let down = {
        let hands = hands.clone();
        Callback::from(move |event: PointerEvent| hands.press(&event))
    };
    let moved = {
        let hands = hands.clone();
        Callback::from(move |event: PointerEvent| hands.move_over(&event))
    };
    let up = {
        let hands = hands.clone();
        Callback::from(move |event: PointerEvent| hands.release(&event))
    };
    let away = {
        let hands = hands.clone();
        Callback::from(move |_: PointerEvent| hands.leave())
    };
    let clicked = {
        let hands = hands.clone();
        Callback::from(move |event: MouseEvent| hands.click(&event))
    };
    let key = {
        let hands = hands.clone();
        Callback::from(move |event: KeyboardEvent| hands.key(&event))
    };
    html! {
        <div class="board-frame">
            { art::drawings() }
            <div
                ref={grid} {class} role="grid" aria-label={words.get("heaps-board")}
                aria-describedby="board-how" aria-readonly={(!props.open).to_string()}
                onpointerdown={down} onpointermove={moved} onpointerup={up} onpointerleave={away.clone()}
                onpointercancel={away} onkeydown={key} onclick={clicked}
                tabindex={heaps.is_empty().then_some("-1")}
            >{ for rows }</div>
            if heaps.is_empty() {
                <p class="board-empty">{ words.get("position-empty") }</p>
            }
            <p class="board-how quiet" id="board-how">
                { words.get(how(gesture, splits)) }
                <span class="for-keys">{ " " }{ words.get(if splits { "how-keys-split" } else { "how-keys" }) }</span>
            </p>
        </div>
    }
}

/// The values of the heaps; misère play has none.
fn heap_values(analysis: &HeapsAnalysis) -> Option<&[Nimber]> {
    match analysis {
        HeapsAnalysis::Normal(normal) => Some(&normal.heaps),
        HeapsAnalysis::MisereNim(_)
        | HeapsAnalysis::MisereSearch(_)
        | HeapsAnalysis::MisereQuotient(_) => None,
    }
}

/// The message that says how to move.
fn how(gesture: Gesture, splits: bool) -> &'static str {
    match (gesture, splits) {
        (Gesture::Length(_), false) => "how-length",
        (Gesture::Length(_), true) => "how-length-split",
        (Gesture::SplitOnly, _) => "how-split-only",
        (Gesture::ToEnd, false) => "how-to-end",
        (Gesture::TwoEnds, false) => "how-two-ends",
        (Gesture::ToEnd, true) => "how-to-end-split",
        (Gesture::TwoEnds, true) => "how-two-ends-split",
    }
}

/// What is pointed at, with everything that no longer stands left out.
fn settled(pointing: Pointing, position: &Position) -> Pointing {
    let heaps = position.heaps();
    let stands = |(heap, token): &Spot| heaps.get(*heap as usize).is_some_and(|size| token < size);
    let last = |size: u32| size.saturating_sub(1);
    let heap =
        pointing.stop.0.min(u32::try_from(heaps.len()).unwrap_or(u32::MAX).saturating_sub(1));
    let size = heaps.get(heap as usize).copied().unwrap_or(0);
    let token = if size > MOST_DRAWN { 0 } else { pointing.stop.1.min(last(size)) };
    Pointing {
        stop: (heap, token),
        anchor: pointing.anchor.filter(stands),
        pressed: pointing.pressed.filter(stands),
        over: pointing.over.filter(stands),
        ..pointing
    }
}

/// For each heap the ply it came about at, and a key that stays with it as long as it stands.
fn heap_keys(session: &Session<Heaps>) -> Vec<(usize, String)> {
    let path = session.history.path(session.history.at());
    let mut keys: Vec<(usize, String)> = Vec::new();
    for (ply, &id) in path.iter().enumerate() {
        let node = session.history.node(id);
        let heaps = node.position.heaps().len();
        match &node.mv {
            None => keys = (0..heaps).map(|place| (0, place.to_string())).collect(),
            Some(mv) => {
                let place = (mv.heap as usize).min(keys.len().saturating_sub(1));
                // All heaps but one stay: what is more than they are came of that one.
                let parts = (heaps + 1).saturating_sub(keys.len());
                let born = (0..parts).map(|part| (ply, format!("{}.{ply}.{part}", id.index())));
                keys.splice(place..(place + 1).min(keys.len()), born);
            }
        }
    }
    keys
}

/// The reader's hands: from events to moves.
#[derive(Clone)]
struct Hands {
    props: BoardProps<Heaps>,
    gesture: Gesture,
    state: UseStateHandle<Pointing>,
    pointing: Pointing,
}

impl Hands {
    /// The run that is chosen so far, or that pointing here would choose.
    fn chosen(&self) -> Option<Run> {
        if !self.props.open {
            return None;
        }
        let Pointing { stop, anchor, pressed, over, keys, .. } = self.pointing;
        let end = if keys { Some(stop) } else { over };
        match (pressed.filter(|_| pressed != over).or(anchor), end) {
            (Some((heap, first)), Some((other, last))) if heap == other => {
                Some(Run::between(heap, first, last))
            }
            (Some((heap, first)), _) => Some(Run::between(heap, first, first)),
            (None, Some(spot)) => Some(self.run_at(spot)),
            (None, None) => None,
        }
    }

    /// The tokens that would make a legal run with the anchor.
    fn ends(&self) -> Vec<u32> {
        let Some((heap, first)) = self.pointing.anchor.filter(|_| self.props.open) else {
            return Vec::new();
        };
        let session = &self.props.session;
        let legal = |last: &u32| {
            Run::between(heap, first, *last).is_legal(&session.game, session.position())
        };
        (0..self.size(heap)).filter(legal).collect()
    }

    fn size(&self, heap: u32) -> u32 {
        self.props.session.position().heaps().get(heap as usize).copied().unwrap_or(0)
    }

    fn run_at(&self, (heap, token): Spot) -> Run {
        self.gesture.run_at(heap, self.size(heap), token)
    }

    fn set(&self, pointing: Pointing) {
        self.state.set(pointing);
    }

    /// Takes a run, or hears why it cannot be taken.
    fn take(&self, run: Run) {
        let session = &self.props.session;
        let legal = run.is_legal(&session.game, session.position());
        self.props.on_move.emit(run.to_move());
        // After a wrong second end the first one stays chosen.
        let anchor = self.pointing.anchor.filter(|_| !legal && run.first != run.last);
        self.set(Pointing { anchor, pressed: None, ..self.pointing });
    }

    /// Chooses a token, by a click or by the Enter key.
    fn choose(&self, spot: Spot) {
        match (self.pointing.anchor, self.gesture) {
            (Some((heap, first)), _) if heap == spot.0 => {
                self.take(Run::between(heap, first, spot.1));
            }
            (_, Gesture::SplitOnly) => self.split(spot),
            (_, Gesture::TwoEnds) => {
                let run = self.run_at(spot);
                let only = self.only_run_from(spot);
                match only {
                    // There is nothing to choose any more.
                    Some(only) if only == run => self.take(run),
                    _ => self.set(Pointing {
                        anchor: Some(spot),
                        pressed: None,
                        stop: spot,
                        ..self.pointing
                    }),
                }
            }
            _ => self.take(self.run_at(spot)),
        }
    }

    /// The one legal run that ends at a token, where there is only one.
    fn only_run_from(&self, (heap, token): Spot) -> Option<Run> {
        let session = &self.props.session;
        let mut legal = (0..self.size(heap))
            .map(|other| Run::between(heap, token, other))
            .filter(|run| run.is_legal(&session.game, session.position()));
        legal.next().filter(|_| legal.next().is_none())
    }

    fn press(&self, event: &PointerEvent) {
        if !self.props.open || event.button() != 0 {
            return;
        }
        if let Some(gap) = gap_under(event) {
            self.set(Pointing { gap: Some(gap), ..self.pointing });
            return;
        }
        if let Some(spot) = spot_under(event).filter(|spot| self.size(spot.0) <= MOST_DRAWN) {
            event.prevent_default();
            focus_board(event);
            self.set(Pointing {
                pressed: Some(spot),
                over: Some(spot),
                stop: spot,
                keys: false,
                ..self.pointing
            });
        }
    }

    fn move_over(&self, event: &PointerEvent) {
        let over = spot_under(event).filter(|spot| self.size(spot.0) <= MOST_DRAWN);
        // A finger that has left the screen points at nothing.
        let over =
            over.filter(|_| event.pointer_type() != "touch" || self.pointing.pressed.is_some());
        let keys = self.pointing.keys && over == self.pointing.over;
        self.set(Pointing { over, keys, ..self.pointing });
    }

    fn release(&self, event: &PointerEvent) {
        // A move is made when the pointer is let go, so that it can be thought better of.
        if let Some(gap) = self.pointing.gap.filter(|_| self.props.open) {
            self.set(Pointing { gap: None, ..self.pointing });
            if gap_under(event) == Some(gap) {
                self.split(gap);
            }
            return;
        }
        let Some(pressed) = self.pointing.pressed.filter(|_| self.props.open) else { return };
        match spot_under(event) {
            Some(spot) if spot == pressed => self.choose(spot),
            Some(spot) if spot.0 == pressed.0 => self.take(Run::between(spot.0, pressed.1, spot.1)),
            _ => self.set(Pointing { pressed: None, over: None, ..self.pointing }),
        }
    }

    fn leave(&self) {
        self.set(Pointing { pressed: None, over: None, gap: None, ..self.pointing });
    }

    /// Splits a heap before a token, without taking any.
    fn split(&self, (heap, left): Spot) {
        self.props.on_move.emit(Move { heap, cut: Cut { take: 0, left } });
    }

    /// A click that no pointer made: a screen reader's, or a voice's.
    fn click(&self, event: &MouseEvent) {
        if let Some(spot) =
            spot_of(event.target()).filter(|_| event.detail() == 0 && self.props.open)
        {
            self.choose(spot);
        }
    }

    fn key(&self, event: &KeyboardEvent) {
        let control = event.ctrl_key() && !matches!(event.key().as_str(), "Home" | "End");
        if event.alt_key() || event.meta_key() || control {
            return;
        }
        let key = event.key();
        let stop = self.pointing.stop;
        let extends = event.shift_key() && key.starts_with("Arrow");
        let anchor =
            if extends { self.pointing.anchor.or(Some(stop)) } else { self.pointing.anchor };
        match key.as_str() {
            "Enter" | " " if self.props.open => self.enter(),
            "Escape" => self.set(Pointing { anchor: None, ..self.pointing }),
            "s" | "S" if self.props.open && self.splits() => {
                self.set(Pointing { keys: true, ..self.pointing });
                self.split(stop);
            }
            key => match self.stop_after(key, event.ctrl_key()) {
                Some(stop) => self.set(Pointing { stop, anchor, keys: true, ..self.pointing }),
                None => return,
            },
        }
        event.prevent_default();
    }

    fn enter(&self) {
        let hands = Self { pointing: Pointing { keys: true, ..self.pointing }, ..self.clone() };
        if self.size(self.pointing.stop.0) <= MOST_DRAWN {
            hands.choose(self.pointing.stop);
        }
    }

    fn splits(&self) -> bool {
        self.props.session.game.code.digit(0).leaves_two()
    }

    /// Where a key leads to.
    fn stop_after(&self, key: &str, whole: bool) -> Option<Spot> {
        let (heap, token) = self.pointing.stop;
        let heaps = self.props.session.position().heaps();
        let count = u32::try_from(heaps.len()).ok().filter(|&count| count > 0)?;
        let last = |heap: u32| match self.size(heap) {
            size if size > MOST_DRAWN => 0,
            size => size.saturating_sub(1),
        };
        Some(match key {
            "ArrowRight" => (heap, (token + 1).min(last(heap))),
            "ArrowLeft" => (heap, token.saturating_sub(1)),
            "ArrowDown" => {
                let below = (heap + 1).min(count - 1);
                (below, token.min(last(below)))
            }
            "ArrowUp" => {
                let above = heap.saturating_sub(1);
                (above, token.min(last(above)))
            }
            "Home" if whole => (0, 0),
            "End" if whole => (count - 1, last(count - 1)),
            "Home" => (heap, 0),
            "End" => (heap, last(heap)),
            _ => return None,
        })
    }
}

/// The token under a pointer. A finger's events all go to where it came down, so the page is asked.
fn spot_under(event: &PointerEvent) -> Option<Spot> {
    let token = under(event, "[data-token]")?;
    Some((attribute(&token, "data-heap")?, attribute(&token, "data-token")?))
}

/// The token that an event came from.
fn spot_of(target: Option<web_sys::EventTarget>) -> Option<Spot> {
    let element = target?.dyn_into::<Element>().ok()?;
    let token = element.closest("[data-token]").ok().flatten()?;
    Some((attribute(&token, "data-heap")?, attribute(&token, "data-token")?))
}

/// The place between two tokens under a pointer.
fn gap_under(event: &PointerEvent) -> Option<Spot> {
    let gap = under(event, "[data-gap]")?;
    Some((attribute(&gap, "data-heap")?, attribute(&gap, "data-gap")?))
}

#[allow(clippy::cast_precision_loss)]
fn under(event: &PointerEvent, selector: &str) -> Option<Element> {
    let (x, y) = (event.client_x() as f32, event.client_y() as f32);
    let element = gloo::utils::document().element_from_point(x, y)?;
    element.closest(selector).ok().flatten()
}

fn attribute(element: &Element, name: &str) -> Option<u32> {
    element.get_attribute(name)?.parse().ok()
}

/// The keys go on from where the pointer was. The browser would do it, were the press not kept from
/// selecting text.
fn focus_board(event: &PointerEvent) {
    let token = under(event, "[data-token]").and_then(|token| token.dyn_into::<HtmlElement>().ok());
    if let Some(token) = token {
        // The page must not move under the pointer.
        let still = FocusOptions::new();
        still.set_prevent_scroll(true);
        let _ = token.focus_with_options(&still);
    }
}
