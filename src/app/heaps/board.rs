//! The board: heaps in rows. Tokens are pointed at, dragged over, or reached by keys.

use super::art;
use super::gesture::{Gesture, Run};
use super::hands::{Hands, Pointing, settled};
use super::heap_row::{HeapRow, MOST_DRAWN};
use crate::app::dom::nothing_has_focus;
use crate::app::hooks::use_words;
use crate::app::ui::BoardProps;
use crate::core::{Message, Nimber};
use crate::games::heaps::{Heaps, HeapsAnalysis};
use crate::session::Session;
use crate::words::Words;
use web_sys::HtmlElement;
use yew::prelude::*;

/// More tokens than this are drawn smaller.
const MANY: u32 = 80;
/// More than this without drawings, which would take the page a second and more.
const CROWD: u32 = 600;

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
    // Whether the reader was on the board last.
    let held = use_mut_ref(|| false);
    let pointing = settled(*state, position);

    let hands = Hands { props: props.clone(), gesture, state: state.clone(), pointing };
    {
        let (grid, held) = (grid.clone(), held.clone());
        let deps = (pointing.stop, pointing.keys, position.clone());
        use_effect_with(deps, move |((heap, token), keys, position)| {
            // The token that had the focus may have been taken: then the board keeps it.
            let lost = *held.borrow() && nothing_has_focus();
            let Some(grid) = grid.cast::<HtmlElement>().filter(|_| *keys || lost) else { return };
            if position.heaps().is_empty() {
                let _ = grid.focus();
                return;
            }
            let selector = format!("[data-heap='{heap}'] [data-token='{token}']");
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
    let tokens = heaps.iter().filter(|&&size| size <= MOST_DRAWN).sum::<u32>();
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
                split={props.marked.as_ref().filter(|mv| mv.heap == at && mv.cut.take == 0).map(|mv| mv.cut.left)}
                gaps={game.code.digit(0).leaves_two() && props.open}
                plain={tokens > CROWD}
                pointed={!pointing.keys}
                value={values.and_then(|values| values.get(place).copied())}
            />
        }
    });
    let splits = game.code.digit(0).leaves_two();
    let class = classes!(
        "board",
        "heaps-board",
        (!props.open).then_some("closed"),
        (tokens > MANY).then_some("many"),
        (tokens > CROWD).then_some("crowd"),
    );
    let down = {
        let hands = hands.clone();
        Callback::from(move |event: PointerEvent| hands.press(&event))
    };
    let focused = {
        let held = held.clone();
        Callback::from(move |_: FocusEvent| *held.borrow_mut() = true)
    };
    // A token that is taken away tells of no other place that gets the focus.
    let left = Callback::from(move |event: FocusEvent| {
        if event.related_target().is_some() {
            *held.borrow_mut() = false;
        }
    });
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
                onpointercancel={away} onkeydown={key} onclick={clicked} onfocusin={focused} onfocusout={left}
                tabindex={heaps.is_empty().then_some("-1")}
            >{ for rows }</div>
            if heaps.is_empty() {
                <p class="board-empty">{ words.get("position-empty") }</p>
            }
            if !session.over() {
                <p class="board-how quiet" id="board-how">
                    { how(gesture, splits, &words) }
                    <span class="for-keys">{ " " }{ words.get(if splits { "how-keys-split" } else { "how-keys" }) }</span>
                </p>
            }
            <p class="spoken" role="status">{ begun(&pointing, &ends, &words) }</p>
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

/// What is said when the first end of a run has been chosen, and not yet the other.
fn begun(pointing: &Pointing, ends: &[u32], words: &Words) -> String {
    let Some((_, first)) = pointing.anchor else { return String::new() };
    let ends: Vec<String> = ends.iter().map(|&end| words.number(u64::from(end) + 1)).collect();
    let message = Message::new("run-begun").with("token", first + 1);
    words.say(&message.with("ends", ends.join(", ")))
}

/// How to move. Where pointing shows what will be taken, fingers, which cannot point, are told apart.
fn how(gesture: Gesture, splits: bool, words: &Words) -> Html {
    let text = words.get(how_to(gesture, splits));
    if !matches!(gesture, Gesture::Length(_)) {
        return html! { text };
    }
    html! {
        <>
            <span class="for-pointer">{ text }</span>
            <span class="for-touch">{ words.get("how-length-touch") }</span>
        </>
    }
}

/// The message that says how to move.
fn how_to(gesture: Gesture, splits: bool) -> &'static str {
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

/// For each heap the ply it came about at, and a key that stays with it as long as it stands. The
/// largest part of a heap keeps its key, so that its tokens are not all made anew.
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
                let size = |part: &usize| node.position.heaps().get(place + part).copied();
                let largest = (0..parts).max_by_key(size);
                let old = keys.get(place).map(|(_, key)| key.clone());
                let key = |part: usize| match &old {
                    Some(key) if Some(part) == largest => key.clone(),
                    _ => format!("{}.{ply}.{part}", id.index()),
                };
                let born: Vec<_> = (0..parts).map(|part| (ply, key(part))).collect();
                keys.splice(place..(place + 1).min(keys.len()), born);
            }
        }
    }
    keys
}
