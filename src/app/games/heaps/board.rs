//! The board: heaps in rows. Tokens can be pointed at, dragged across, or reached with the keyboard.

use super::art;
use super::art::MAX_DRAWN;
use super::gesture::{Gesture, Run};
use super::hands::{Hands, cells};
use super::heap_row::{HeapRow, gone};
use super::how::{Gaps, by_keys, how};
use super::room;
use super::say::{self, kind_name, token_of};
use super::slots::slots_at;
use super::tokens::TokensProps;
use crate::app::grid::{Frame, cell_by, use_forgetting, use_grid, use_rows};
use crate::app::hooks::{use_here, use_words};
use crate::app::ui::{BoardProps, use_how};
use crate::core::grid::{Cell, Hand};
use crate::core::{Message, Nimber};
use crate::games::heaps::{Cut, Heaps, HeapsAnalysis, Move, Token};
use crate::session::{NodeId, Session};
use crate::words::Words;
use yew::prelude::*;

/// More tokens than this are drawn smaller.
const MANY: u32 = 80;
/// More than this without drawings, which would take the page a second and more.
const CROWD: u32 = 600;

/// The board.
#[component]
pub(super) fn Board(props: &BoardProps<Heaps>) -> Html {
    let (words, how_id) = (use_words(), use_how());
    let session = &props.session;
    let position = session.position();
    let game = &session.game;
    let gesture = Gesture::of(&game.ruleset);
    let grid = use_grid(cells(position), Cell::default());
    use_forgetting(&grid, (session.tree().at(), game.ruleset.clone(), position.clone()));
    let hand = grid.hand;
    let hands = Hands { props: props.clone(), gesture, mark: use_here() };
    let mark = hands.marked();
    let chosen = hands.chosen(hand);
    let ends = hands.ends(hand);
    let splits = hands.cuts();
    let slots = slots_at(session, session.tree().at());
    use_rows(&grid, slots.standing().map(|slot| slot.id).collect());
    let gaps = Gaps::of(&game.ruleset);
    let ply = session.tree().shown().ply;
    let heaps = position.heaps();
    let values = props.analysis.as_ref().and_then(|analysis| heap_values(analysis));
    let tokens = heaps.iter().filter(|&&size| size <= MAX_DRAWN).sum::<u32>();
    let token = token_of(game);
    let mut standing = 0..;
    let told = AttrValue::from(format!("{how_id}-cell"));
    // Beside the only heap there is no other to be taken for it.
    let heap = slots.standing().nth(hand.stop.row as usize).filter(|_| heaps.len() > 1);
    let does = hands.does(hand).map(|does| {
        let does = say::does(heaps, &does, token, &words);
        heap.map_or_else(|| does.clone(), |heap| say::in_heap(&heap.name(), &does, token, &words))
    });
    let rows: Html = slots.shown().map(|slot| {
        let name = slot.name();
        let room = room::kept(session, gesture, slot);
        if slot.size == 0 {
            return gone(slot, room, (token, tokens > CROWD), &words);
        }
        let at = standing.next().unwrap_or(u32::MAX);
        let here = |run: &Run| run.heap == at;
        let marked_here = || props.marked.iter().filter(|mv| mv.heap == at);
        let row = TokensProps {
            size: slot.size,
            token,
            plain: tokens > CROWD,
            stop: (hand.stop.row == at).then_some(hand.stop.column),
            told: (hand.stop.row == at).then(|| told.clone()),
            chosen: chosen
                .filter(here)
                .map(|run| (run.first, run.last, run.is_legal(mark, game, position))),
            begun: hand.chosen.is_some_and(|first| first.row == at),
            ends: hand.chosen.filter(|first| first.row == at).map_or(Vec::new(), |_| ends.clone()),
            marked: marked_here().filter_map(Run::of).map(|run| gesture.shown(run, slot.size)).collect(),
            split: match mark {
                Some(mark) => (mark.row == at).then_some(mark.column).into_iter().collect(),
                None => marked_here().flat_map(cuts).collect(),
            },
            gaps: splits && props.open,
            taken: slot.taken,
        };
        html! {
            <HeapRow
                key={slot.id} place={at} {name} {room} tokens={row} fresh={slot.changed == ply && ply > 0}
                value={values.and_then(|values| values.get(at as usize).copied())}
            />
        }
    }).collect();
    let class = classes!(
        "board",
        "heaps-board",
        (!props.open).then_some("closed"),
        room::by_neighbours(gesture).then_some("by-neighbours"),
        (tokens > MANY).then_some("many"),
        (tokens > CROWD).then_some("crowd"),
        hand.pressed.is_some().then_some("dragging"),
    );
    // A heap that may be split is split where it is clicked between two tokens.
    let between = {
        let (hands, open) = (hands.clone(), props.open);
        Callback::from(move |event: MouseEvent| {
            if let Some(gap) = cell_by(event.target(), "data-gap").filter(|_| open) {
                hands.split(gap);
            }
        })
    };
    let letters = if splits { "s" } else { "" };
    let label = words.get("heaps-board");
    let frame =
        Frame { class, label, open: props.open, hovers: true, letters, turned: false, beside: 0 };
    html! {
        <div class="board-frame" style={space(session)} onclick={between}>
            { art::drawings() }
            { grid.view(frame, rows, move |hand, act| hands.act(hand, act)) }
            if heaps.is_empty() {
                <p class="board-empty">{ words.get("position-empty") }</p>
            }
            // A heap that is a number has nothing to be clicked on.
            if !session.state().over() && heaps.iter().all(|&size| size > MAX_DRAWN) {
                <p class="board-how quiet" id={how_id}>{ words.get("how-large") }</p>
            } else if !session.state().over() {
                <p class={classes!("board-how", "quiet", gaps.worth_repeating().then_some("lasting"))} id={how_id}>
                    { how(gesture, gaps, token, &words) }
                    <span class="for-keys">{ " " }{ words.say(&by_keys(gaps, token)) }</span>
                </p>
            }
            <p id={told.clone()} hidden=true>{ does }</p>
            <p class="spoken" role="status">{ begun(hand, mark, &ends, token, &words) }</p>
        </div>
    }
}

/// How much there was to draw at the beginning, and how large it can be in the room that there is.
fn space(session: &Session<Heaps>) -> String {
    let heaps = session.position_at(NodeId::START).heaps();
    let longest = heaps.iter().copied().filter(|&size| size <= MAX_DRAWN).max().unwrap_or(1);
    let gesture = Gesture::of(&session.game.ruleset);
    format!("--longest:{};{}", longest.max(1), room::fit(heaps, token_of(&session.game), gesture))
}

/// Before which tokens a move cuts its heap without taking any there.
fn cuts(mv: &Move) -> Vec<u32> {
    let Cut { take, left, middle } = mv.cut;
    let first = (take == 0).then_some(left);
    let second = (middle > 0).then_some(left + take + middle);
    first.into_iter().chain(second).collect()
}

/// The values of the heaps; misère play has none.
fn heap_values(analysis: &HeapsAnalysis) -> Option<&[Nimber]> {
    match analysis {
        HeapsAnalysis::Normal(normal) => Some(&normal.heaps),
        HeapsAnalysis::MisereNim(_)
        | HeapsAnalysis::MisereSearch(_)
        | HeapsAnalysis::MisereQuotient(_)
        | HeapsAnalysis::TooMuch(_) => None,
    }
}

/// What is said when the first end of a run has been chosen, and not yet the other, or a heap has been marked.
fn begun(hand: Hand, mark: Option<Cell>, ends: &[u32], token: Token, words: &Words) -> String {
    let at = |id, cell: Cell| {
        Message::new(id).with("kind", kind_name(token)).with("token", cell.column + 1)
    };
    let Some(first) = hand.chosen else {
        return mark.map(|mark| words.say(&at("mark-begun", mark))).unwrap_or_default();
    };
    words.say(&at("run-begun", first).with("ends", say::ends(ends, words)))
}
