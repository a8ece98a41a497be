//! The board: bars of chocolate. Squares can be pointed at, touched, or reached with the keyboard.

use super::bar_row::BarRow;
use super::decide;
use super::hands;
use crate::app::grid::{Frame, Turn, use_grid, use_turn};
use crate::app::hooks::use_words;
use crate::app::ui::{BoardOf, BoardProps, Form, use_how};
use crate::core::Message;
use crate::core::bars::Shape;
use crate::core::grid::Cell;
use crate::games::chomp::{Chomp, ChompAnalysis, Move, Position};
use crate::games::{Analysis, Game};
use crate::session::{NodeId, Session};
use crate::words::Words;
use yew::prelude::*;

/// More squares than this vanish without a trace.
const MAX_CRUMBS: u32 = 200;
/// More columns than this may need sideways scrolling.
const NARROW: u8 = 12;

/// The board.
#[component]
pub(super) fn Board(props: &BoardProps<Chomp>) -> Html {
    let (words, how) = (use_words(), use_how());
    let among_games = use_context::<BoardOf>().is_some();
    let session = &props.session;
    let position = session.position();
    // Squares stay what they are, so that nothing is to be forgotten after a bite.
    let grid = use_grid(hands::cells(position), Cell::default());
    let hand = grid.hand;
    // The last point that was shown, and whether it came by a move.
    let seen = use_mut_ref(|| (0_usize, false));
    // Another bar: the table of the last one is not needed any more.
    use_effect_with(session.game, |_| decide::forget);

    let ply = session.tree().shown().ply;
    if seen.borrow().0 != ply {
        let grew = ply == seen.borrow().0 + 1;
        *seen.borrow_mut() = (ply, grew);
    }
    let fresh = seen.borrow().1;
    let chosen = hand.pointed().filter(|_| props.open);
    let wins = props.analysis.as_deref().and_then(winning);
    let start = &session.position_at(NodeId::START);
    let bars = position.bars().iter().zip(start.bars()).enumerate();
    let several = position.bars().len() > 1;
    let (rows, columns) = turnable(start.bars());
    let told = AttrValue::from(format!("{how}-cell"));
    let does = props.open.then(|| does(session, hand.stop, among_games, &words));
    let Turn { on: turned, button: turn } = use_turn(rows, columns);
    let bars = bars.map(|(place, (bar, whole))| {
        let at = u32::try_from(place).unwrap_or(u32::MAX);
        let legal = |cell: Cell| (cell.row, cell.column) != (0, 0) || (!several && bar.squares() == 1);
        let taken = chosen.filter(|cell| cell.part == at);
        let marked: Vec<&Move> = props.marked.iter().filter(|mv| mv.bar.unwrap_or(0) == at).collect();
        let rows = (0..bar.height()).map(|row| {
            let here = |mv: &&Move| mv.bar.unwrap_or(0) == at && mv.row == u32::from(row);
            let wins = wins.map(|wins| bits(wins.iter().filter(here)));
            let (at_row, stop) = (u32::from(row), hand.stop);
            html! {
                <BarRow
                    key={row} {row} length={bar.row(row)}
                    stop={(stop.part == at && stop.row == at_row).then_some(stop.column)}
                    told={(stop.part == at && stop.row == at_row).then(|| told.clone())}
                    taken={taken.filter(|cell| cell.row <= at_row).map(|cell| (cell.column, legal(cell)))}
                    marked={marked.iter().filter(|mv| mv.row <= at_row).map(|mv| mv.column).min()}
                    bitten={bits(marked.iter().copied().filter(|mv| mv.row == at_row))}
                    {wins}
                />
            }
        });
        let name = Message::new("bar-name").with("bar", place + 1).with("bars", position.bars().len());
        html! {
            <div
                key={place} class="bar" role="rowgroup" data-part={place.to_string()} style={size(whole, turned)}
                aria-label={several.then(|| words.say(&name))}
            >
                <div class="bar-foil" aria-hidden="true" />
                <div class="bar-numbers" aria-hidden="true">
                    { for (0..whole.width()).map(|column| html! { <span>{ u32::from(column) + words.count().first() }</span> }) }
                </div>
                { for rows }
                { for (bar.height()..whole.height()).map(|row| eaten_row(row, &words)) }
                { crumbs(session, at, fresh, turned) }
            </div>
        }
    });
    let across = |bar: &Shape| if turned { bar.height() } else { bar.width() };
    let wide = start.bars().iter().any(|bar| across(bar) > NARROW);
    let class = classes!(
        "chomp-board",
        (!props.open).then_some("closed"),
        several.then_some("several"),
        wide.then_some("wide"),
        turned.then_some("turned"),
        wins.map(|_| "mapped"),
    );
    let said = position.only().and_then(|bar| match bar.squares() {
        0 => Some("bar-eaten"),
        1 => Some("bar-poison-left"),
        _ => None,
    });
    let label = words.get("chomp-board");
    let frame =
        Frame { class, label, open: props.open, hovers: true, letters: "", turned, beside: 0 };
    let acting = props.clone();
    html! {
        <div class="board-frame" style={room(start.bars())}>
            { grid.view(frame, bars.collect(), move |hand, act| hands::act(&acting, hand, act)) }
            { turn }
            if let Some(said) = said { <p class="board-empty">{ words.get(said) }</p> }
            if session.state().winner().is_none() {
                <p class="board-how quiet" id={how}>
                    <span class="for-pointer">{ words.get("how-bite") }</span>
                    <span class="for-touch">{ words.get("how-bite-touch") }</span>
                    <span class="for-keys">{ " " }{ words.get("how-keys") }</span>
                </p>
            }
            <p class="preview" aria-hidden="true">{ preview(session, chosen, among_games, &words) }</p>
            <p id={told.clone()} hidden=true>{ does }</p>
        </div>
    }
}

/// The winning bites, where all of them are known.
fn winning(analysis: &ChompAnalysis) -> Option<&[Move]> {
    let complete = match analysis {
        ChompAnalysis::Bar(bar) => bar.complete && !bar.bar.is_empty(),
        ChompAnalysis::Sum(sum) => sum.needed.is_none(),
    };
    complete.then(|| analysis.winning())
}

/// The columns of bites, a bit each.
fn bits<'a>(bites: impl Iterator<Item = &'a Move>) -> u32 {
    bites.fold(0, |bits, mv| bits | 1_u32.checked_shl(mv.column).unwrap_or(0))
}

/// The rows and columns of a bar that may be turned; none where there are several.
fn turnable(bars: &[Shape]) -> (u32, u32) {
    match bars {
        [bar] => (bar.height().into(), bar.width().into()),
        _ => (0, 0),
    }
}

/// A row of which nothing is left keeps its number: the last bite is named by it.
fn eaten_row(row: u8, words: &Words) -> Html {
    html! {
        <div key={row} class="bar-row" aria-hidden="true">
            <span class="bar-number">{ u32::from(row) + words.count().first() }</span>
        </div>
    }
}

/// How large the whole bar is drawn.
fn size(whole: &Shape, turned: bool) -> String {
    let (rows, columns) = (u32::from(whole.height().max(1)), u32::from(whole.width().max(1)));
    let (rows, columns) = if turned { (columns, rows) } else { (rows, columns) };
    format!("--rows:{rows};--columns:{columns}")
}

/// How much there was to draw at the beginning: how many bars, and what they take beside one another and
/// below one another.
fn room(bars: &[Shape]) -> String {
    let (width, height) =
        (|bar: &Shape| u32::from(bar.width()), |bar: &Shape| u32::from(bar.height()));
    let (across, down) =
        (bars.iter().map(width).sum::<u32>(), bars.iter().map(height).sum::<u32>());
    let (widest, highest) = (bars.iter().map(width).max(), bars.iter().map(height).max());
    format!(
        "--bars:{};--across:{};--down:{};--broadest:{};--highest:{}",
        bars.len().max(1),
        across.max(1),
        down.max(1),
        widest.unwrap_or(1).max(1),
        highest.unwrap_or(1).max(1)
    )
}

/// What the bite in view takes, for those who see it.
fn preview(
    session: &Session<Chomp>,
    chosen: Option<Cell>,
    among_games: bool,
    words: &Words,
) -> String {
    let Some(cell) = chosen else { return String::new() };
    let position = session.position();
    let mv = hands::bite(position, cell);
    if session.game.play(position, &mv).is_err() {
        return words.get(refusal(mv, among_games));
    }
    super::say::bite(position, &mv, Form::Plan, words)
}

/// Why the poisoned square cannot be bitten. Beside other bars or games it never can, not even as the last square.
fn refusal(mv: Move, among_games: bool) -> &'static str {
    match (mv.bar, among_games) {
        (Some(_), _) => "bite-poison-in-sum",
        (None, true) => "bite-poison-among-games",
        (None, false) => "bite-poison",
    }
}

/// What a bite of this square does, for those who only hear its name.
fn does(session: &Session<Chomp>, cell: Cell, among_games: bool, words: &Words) -> String {
    let position = session.position();
    let mv = hands::bite(position, cell);
    let Ok(after) = session.game.play(position, &mv) else {
        return words.get(refusal(mv, among_games));
    };
    let squares = |position: &Position| {
        position.bars().get(mv.bar.unwrap_or(0) as usize).map_or(0, Shape::squares)
    };
    let (before, left) = (squares(position), squares(&after));
    if left == 0 {
        return words.get("bite-eats-poison");
    }
    let message = Message::new("bite-does").with("taken", before.saturating_sub(left));
    words.say(&message.with("left", left))
}

/// What the last bite took from a bar: it crumbles where that was just seen, and a trace stays.
fn crumbs(session: &Session<Chomp>, at: u32, fresh: bool, turned: bool) -> Html {
    let tree = session.tree();
    let (Some(before), Some(mv)) = (tree.before(), session.move_to(tree.at())) else {
        return Html::default();
    };
    let bar = session.position_at(before).bars().get(at as usize);
    let rest = session.position().bars().get(at as usize);
    let (Some(bar), Some(rest)) = (bar, rest) else { return Html::default() };
    if mv.bar.unwrap_or(0) != at || bar.squares() - rest.squares() > MAX_CRUMBS {
        return Html::default();
    }
    let gone = bar.each_square().filter(|&(row, column)| !rest.has(row, column));
    let crumbs = gone.map(|(row, column)| {
        let (row, column) = if turned { (column, row) } else { (row, column) };
        let area = format!("grid-area:{}/{}", u32::from(row) + 1, u32::from(column) + 1);
        html! { <span class="square crumb" style={area} /> }
    });
    let class = classes!("bar-crumbs", fresh.then_some("fresh"));
    html! { <div {class} aria-hidden="true" key={tree.at().index() + 1000}>{ for crumbs }</div> }
}
