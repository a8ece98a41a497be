//! The board: a grid with its pawns. They can be pointed at, dragged, or reached with the keyboard.

use super::art::drawings;
use super::board_row::BoardRow;
use super::colours::Coloured;
use super::golden::golden_lines;
use super::hands::{Hands, cell, cells, square_at, targets};
use super::names;
use super::numbers::Numbers;
use super::square::{Light, Look};
use crate::app::grid::{Frame, scroll_hint, use_forgetting, use_grid, use_in_sight, use_turn};
use crate::app::hooks::use_words;
use crate::app::ui::{BoardProps, use_how};
use crate::core::grid::Hand;
use crate::core::{Message, Rule};
use crate::games::pawns::{Kind, Nimbers, Pawns, Position, Square, mover};
use crate::session::NodeId;
use crate::words::Words;
use yew::prelude::*;

/// How many squares within reach are listed.
const MAX_LISTED: usize = 8;

/// The board.
#[component]
pub(super) fn Board(props: &BoardProps<Pawns>) -> Html {
    let (words, how) = (use_words(), use_how());
    let session = &props.session;
    let game = session.game;
    let position = session.position();
    let first = position.pieces().first().map_or(Square::new(1, 1), |piece| piece.square);
    let grid = use_grid(cells(&game), cell(first));
    let turn = use_turn(game.rows(), game.columns());
    let turned = turn.on;
    let at = session.tree().at();
    // The point that was shown last, and whether the one shown now came after it.
    let seen = use_mut_ref(|| (at, false));
    let ply = session.tree().shown().ply;
    if seen.borrow().0 != at {
        let before = session.tree().node(seen.borrow().0).ply;
        seen.replace((at, ply > before));
    }
    let forward = seen.borrow().1;
    use_forgetting(&grid, (at, game, position.clone()));
    use_in_sight(&grid, at);
    let hands = Hands(props.clone());
    let (hand, chosen) = (grid.hand, hands.chosen(grid.hand));
    // The nimbers are those of the piece that is chosen, or was last; before that, and where its kind is gone, of
    // the first one. Where all pieces are gone, the game keeps the numbers that it had.
    let kept = use_mut_ref(|| None);
    let of_chosen = chosen.and_then(|square| position.on(square).next());
    let there = |kind: &Kind| position.pieces().iter().any(|piece| piece.kind == *kind);
    let started = session.position_at(NodeId::START);
    let over = position.pieces().is_empty();
    let first = if over { started.first_kind() } else { position.first_kind() };
    let kind = of_chosen
        .or(kept.take())
        .filter(|kind| if over { names::kinds(started).contains(kind) } else { there(kind) })
        .unwrap_or(first);
    kept.replace(Some(kind));
    let numbered = props.reasons && game.last() == Rule::Normal;
    let coloured = use_memo((numbered, game, kind, turned), |&(numbered, game, kind, turned)| {
        numbered.then(|| Coloured::of(&game, kind, turned))
    });
    let nimbers = (*coloured).as_ref().map(|coloured| &coloured.nimbers);
    let numbers = use_memo((numbered, game, kind, turned, position.clone()), |(.., position)| {
        nimbers.map(|nimbers| Numbers::of(&game, nimbers, position, turned))
    });
    // Each piece has its own number beside it, whichever is chosen.
    let own = use_memo((numbered, game, names::kinds(position)), |(numbered, game, kinds)| {
        let of = |&kind: &Kind| (kind, Nimbers::of(game, kind));
        if *numbered { kinds.iter().map(of).collect() } else { Vec::new() }
    });
    let reach = chosen.map(|square| targets(&game, position, square)).unwrap_or_default();
    let scene = Scene { props, hand, chosen, reach: &reach, nimbers, own: &own, forward, turned };
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
        (numbered && kind != Kind::Pawn).then_some("zeros"),
        chosen.map(|_| "choosing"),
    );
    let golden = numbered && kind == Kind::Queen;
    let (down, across) = (game.rows(), game.columns());
    let (down, across) = if turned { (across, down) } else { (down, across) };
    // The colours come first, so that they lie under the squares; the numbers lie over all, as lines would strike
    // them out.
    let under = (*coloured).as_ref().map(Coloured::view);
    let over = (*numbers).as_ref().map(Numbers::view);
    let lines = golden.then(|| golden_lines(down, across));
    let rows: Html = under.into_iter().chain(rows).chain(lines).chain(over).collect();
    let label = words.get("pawns-board");
    let frame =
        Frame { class, label, open: props.open, hovers: false, letters: "", turned, beside: 0 };
    let columns = (1..=game.columns()).map(|column| html! { <span>{ column }</span> });
    let does = hands.does(hand, square_at(hand.stop)).map(|does| words.say(&does));
    html! {
        <div class="board-frame pawns-frame">
            { drawings() }
            <div class={classes!("pawns-scroll", "turned-lines", turned.then_some("turned"))} style={format!("--rows:{down};--columns:{across}")}>
                <div class="column-numbers" aria-hidden="true"><span />{ for columns }</div>
                { grid.view(frame, rows, move |hand, act| hands.act(hand, act)) }
            </div>
            { scroll_hint(across, &words) }
            { turn.button }
            <p id={format!("{how}-cell")} hidden=true>{ does }</p>
            if session.state().winner().is_none() {
                <p class="board-how quiet" id={how}>
                    { words.get("pawns-how") }
                    <span class="for-keys">{ " " }{ words.get("pawns-how-keys") }</span>
                </p>
            }
            if golden { <p class="quiet">{ words.get("golden-lines") }</p> }
            if numbered && names::kinds(position).len() > 1 {
                <p class="quiet">{ words.say(&Message::new("nimbers-of-kind").with("kind", kind.name())) }</p>
            }
            <p class="spoken" role="status">{ begun(chosen, kind, &reach, &words) }</p>
        </div>
    }
}

/// What is said when a pawn has been chosen, and not yet where it goes.
fn begun(chosen: Option<Square>, kind: Kind, reach: &[Square], words: &Words) -> String {
    let Some(chosen) = chosen else { return String::new() };
    let targets = if reach.len() > MAX_LISTED {
        ways(chosen, reach, words)
    } else {
        reach.iter().map(|square| square.pair()).collect::<Vec<_>>().join(", ")
    };
    let message = Message::new("pawn-chosen").with("kind", kind.name());
    let message = message.with("square", chosen.pair());
    words.say(&message.with("targets", targets))
}

/// How many squares are within reach, and how many in each direction: a queen’s would take a minute to list.
fn ways(from: Square, reach: &[Square], words: &Words) -> String {
    let way = |to: &Square| match (to.row.abs_diff(from.row), to.column.abs_diff(from.column)) {
        (0, _) => "reach-row",
        (_, 0) => "reach-column",
        (down, right) if down == right => "reach-diagonal",
        _ => "reach-other",
    };
    let all = ["reach-row", "reach-column", "reach-diagonal", "reach-other"];
    let ways = all.into_iter().filter_map(|id| {
        let count = reach.iter().filter(|to| way(to) == id).count();
        (count > 0).then(|| words.say(&Message::new(id).with("count", count)))
    });
    let ways = ways.collect::<Vec<_>>().join(", ");
    words.say(&Message::new("reach-many").with("count", reach.len()).with("ways", ways))
}

/// All that decides what squares look like.
struct Scene<'a> {
    props: &'a BoardProps<Pawns>,
    hand: Hand,
    /// The pawn that is to move.
    chosen: Option<Square>,
    /// Where it can go.
    reach: &'a [Square],
    nimbers: Option<&'a Nimbers>,
    /// Those of each kind of piece that is there.
    own: &'a [(Kind, Nimbers)],
    /// Whether the move that led here is seen to be made.
    forward: bool,
    /// Whether rows are drawn as columns.
    turned: bool,
}

impl Scene<'_> {
    fn look(&self, square: Square) -> Look {
        let session = &self.props.session;
        let sink = square == session.game.sink();
        let (light, stop) = (self.light(square), cell(square) == self.hand.stop);
        let pieces = counts(session.position(), square);
        // Of all other squares the number is drawn over them, and changes without them.
        let tells = sink || stop || light.is_target() || pieces.iter().any(|&count| count > 0);
        let on_it: Vec<Kind> = session.position().on(square).collect();
        let alike = on_it.first().filter(|first| on_it.iter().all(|kind| kind == *first));
        let own = alike.and_then(|kind| self.own.iter().find(|(other, _)| other == kind));
        let nimbers = own.map(|(_, nimbers)| nimbers).or(self.nimbers);
        Look {
            pieces,
            value: nimbers.filter(|_| tells).map(|nimbers| nimbers.at(square).0),
            light,
            stop,
            sink,
            arrived: self.arrived(square),
        }
    }

    fn light(&self, square: Square) -> Light {
        if let Some(chosen) = self.chosen {
            let over = self.hand.over == Some(cell(square));
            let is_target = self.reach.contains(&square);
            return match (chosen == square, is_target) {
                (true, _) => Light::Chosen,
                (_, true) if over => Light::Over,
                (_, true) => Light::Target,
                _ => Light::None,
            };
        }
        let marked = &self.props.marked;
        match square {
            _ if marked.iter().any(|mv| mv.from == square) => Light::From,
            _ if marked.iter().any(|mv| mv.to == square) => Light::To,
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

    fn arrived(&self, square: Square) -> Option<(Kind, (i64, i64), usize)> {
        let session = &self.props.session;
        let shown = session.tree().at();
        let mv = session.move_to(shown).filter(|mv| self.forward && mv.to == square)?;
        let ply = session.tree().node(shown).ply;
        let before = session.position_at(session.tree().before()?);
        let (_, piece) = mover(&session.game, before, *mv)?;
        let by = |to: u32, from: u32| i64::from(to) - i64::from(from);
        let (down, right) = (by(mv.to.row, mv.from.row), by(mv.to.column, mv.from.column));
        let way = if self.turned { (right, down) } else { (down, right) };
        Some((piece.kind, way, ply))
    }
}

/// How many pieces of each kind are on a square.
fn counts(position: &Position, square: Square) -> [u8; Kind::ALL.len()] {
    let of = |kind| position.on(square).filter(|&other| other == kind).count();
    Kind::ALL.map(|kind| u8::try_from(of(kind)).unwrap_or(u8::MAX))
}
