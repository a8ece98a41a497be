//! The board: coins in a row or on a grid. They can be pointed at or reached with the keyboard, selected and turned.

use super::coin::{Light, Look, coin, drawings};
use super::hands::{Hands, TURN, cells};
use super::{room, say};
use crate::app::dom::idle;
use crate::app::grid::{Frame, scroll_hint, use_grid, use_in_sight};
use crate::app::hooks::{use_here, use_words};
use crate::app::ui::{BoardProps, Form, use_how};
use crate::core::grid::Cell;
use crate::core::{Message, Rule, Value};
use crate::games::coins::{Begun, Coins, Kind, Position, Values};
use crate::words::Words;
use yew::prelude::*;

/// The board.
#[component]
pub(super) fn Board(props: &BoardProps<Coins>) -> Html {
    let (words, how) = (use_words(), use_how());
    let session = &props.session;
    let position = *session.position();
    let (row, column) = position.cell(position.heads().checked_ilog2().unwrap_or(0));
    // Coins stay where they are: nothing is to be forgotten after a move.
    let grid = use_grid(cells(position), Cell::at(row, column));
    let chosen = use_here();
    // Values depend on how many coins there are, and not on what they show.
    let bare = Position::grid(position.rows(), position.columns(), 0).unwrap_or(position);
    let values = use_memo((session.game.clone(), bare), |(game, bare)| Values::on(game, *bare));
    // The point that was shown last, and whether the one shown now came after it.
    let at = session.tree().at();
    use_in_sight(&grid, at);
    let seen = use_mut_ref(|| (at, false));
    if seen.borrow().0 != at {
        let before = session.tree().node(seen.borrow().0).ply;
        seen.replace((at, session.tree().shown().ply > before));
    }
    let forward = seen.borrow().1;
    let hands = Hands { props: props.clone(), chosen };
    let numbered = props.reasons && session.game.rule == Rule::Normal;
    let (coins, begun) = (hands.coins(), hands.begun());
    let last = session.move_to(at).map_or(0, |mv| mv.turned(position));
    let ply = session.tree().shown().ply;
    let light = |place: u32| {
        let is_in = |coins: u64| coins >> place & 1 == 1;
        let marked = || props.marked.iter().any(|mv| is_in(mv.turned(position)));
        match coins {
            _ if is_in(coins) => Light::Chosen,
            1.. if is_in(begun.within) => Light::Target,
            0 if marked() => Light::Marked,
            0 if is_in(last) => Light::Last,
            _ => Light::None,
        }
    };
    let on_grid = session.game.down.is_some();
    let told = AttrValue::from(format!("{how}-cell"));
    let does = hands.does(grid.hand.stop).map(|does| words.say(&does));
    let drawn = |place: u32| {
        let (row, column) = position.cell(place);
        let look = Look {
            column,
            row: on_grid.then_some(row),
            head: position.is_head(place),
            value: numbered.then(|| values.at(place).0),
            light: light(place),
            stop: grid.hand.stop == Cell::at(row, column),
            turned: (forward && last >> place & 1 == 1).then_some(ply),
        };
        coin(look, &told, &words)
    };
    let rows = (0..position.rows()).map(|row| {
        let coins = (0..position.columns()).map(|column| drawn(position.place(row, column)));
        let name = if on_grid {
            row_name(position, row, &words)
        } else {
            say::position(&props.session.game, position, &words)
        };
        html! {
            <div key={row} class="coins-row" role="row" aria-label={name} data-row={row.to_string()}>
                if on_grid { <span class="coins-number" aria-hidden="true">{ words.place(row) }</span> }
                { for coins }
            </div>
        }
    });
    let numbers =
        (0..position.columns()).map(|column| html! { <span>{ words.place(column) }</span> });
    let class = classes!(
        "board",
        "coins-board",
        on_grid.then_some("on-grid"),
        hands.drags().then_some("drags"),
        (!props.open).then_some("closed"),
    );
    let label = words.get(if on_grid { "coins-board-grid" } else { "coins-board" });
    let sides = format!("--rows:{};--coins:{}", position.rows(), position.columns());
    let lines = if on_grid { String::new() } else { room::style(position.columns()) };
    let frame = Frame {
        class,
        label,
        open: props.open,
        hovers: false,
        letters: TURN,
        turned: false,
        beside: coins.count_ones() as usize,
    };
    let acting = hands.clone();
    html! {
        <div class="board-frame coins-frame" style={format!("{sides};{lines}")}>
            { drawings() }
            <div class="coins-table">
                if on_grid {
                    <div class="coins-row coins-numbers" aria-hidden="true"><span />{ for numbers }</div>
                }
                { grid.view(frame, rows.collect(), move |hand, act| acting.act(hand, act)) }
            </div>
            if on_grid { { scroll_hint(position.columns(), &words) } }
            <p id={told.clone()} hidden=true>{ does }</p>
            if session.state().winner().is_none() {
                { controls(&hands, coins, begun, &words) }
                <p class="board-how quiet" id={how}>
                    { words.get(how_to(&session.game)) }
                    { " " }{ faces(&words) }
                    <span class="for-keys">{ " " }{ words.get("coins-how-keys") }</span>
                </p>
            }
        </div>
    }
}

/// A row of a grid in words: where its heads are.
fn row_name(position: Position, row: u32, words: &Words) -> String {
    let heads =
        (0..position.columns()).filter(|&column| position.is_head(position.place(row, column)));
    let heads: Vec<String> = heads.map(|column| words.place(column).to_string()).collect();
    let message =
        Message::new("coins-row-name").with("row", Value::Place(row)).with("count", heads.len());
    words.say(&message.with("columns", heads.join(", ")))
}

/// Which side is which.
fn faces(words: &Words) -> Html {
    let side = |face: &'static str, id: &'static str| {
        html! {
            <span class="coin-side">
                <svg viewBox="0 0 40 40" aria-hidden="true" focusable="false"><use href={face} /></svg>
                { "\u{a0}" }{ words.get(id) }
            </span>
        }
    };
    html! {
        <span class="coin-sides" aria-hidden="true">
            { side("#coin-heads", "coin-side-heads") }{ " · " }{ side("#coin-tails", "coin-side-tails") }
        </span>
    }
}

/// The message that says how to move.
fn how_to(game: &Coins) -> &'static str {
    match (&game.down, &game.kind) {
        (Some(_), _) => "coins-how-grid",
        (None, Kind::Ruler) => "coins-how-ruler",
        (None, _) => "coins-how",
    }
}

/// What is chosen, and the button that turns it over.
fn controls(hands: &Hands, coins: u64, begun: Begun, words: &Words) -> Html {
    let ready = hands.props.open && coins != 0 && begun.legal;
    let turn = {
        let hands = hands.clone();
        Callback::from(move |_: MouseEvent| {
            if ready {
                hands.turn();
            }
        })
    };
    let chosen = hands.planned(coins).map(|mv| {
        let plan = say::turn(mv, Form::Plan, words);
        if ready {
            words.say(&Message::new("coins-ready").with("move", plan))
        } else {
            words.get("coins-begun")
        }
    });
    html! {
        <div class="row coins-controls">
            <button type="button" class="button primary" aria-disabled={idle(!ready)} onclick={turn}>
                { words.get("coins-turn-over") }
            </button>
            <p class="quiet" role="status">{ chosen.unwrap_or_default() }</p>
        </div>
    }
}
