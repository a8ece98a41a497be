//! How the reader's input on the board becomes moves. Squares are counted from 1, cells from 0.

use crate::app::ui::BoardProps;
use crate::core::grid::{Act, Cell, Cells, Hand};
use crate::games::Game;
use crate::games::place::{Move, Place, Position, Square, moves};
use std::rc::Rc;
use yew::prelude::*;

/// The hands of a reader, with what is chosen. It belongs to the point of the game at which it was chosen.
#[hook]
pub(super) fn use_chosen(props: &BoardProps<Place>) -> Hands {
    let session = &props.session;
    let (game, position) = (session.game, *session.position());
    let at = session.tree().at();
    // Two games may begin at the same point.
    let here = (at, game, position);
    let kept = use_state_eq(|| (here, Vec::<Square>::new()));
    let legal =
        use_memo((game, position), |(game, position): &(Place, Position)| moves(game, position));
    let fresh = kept.0 == here && props.open;
    let chosen = if fresh { kept.1.clone() } else { Vec::new() };
    let on_chosen = {
        let kept = kept.setter();
        Callback::from(move |chosen: Vec<Square>| kept.set((here, chosen)))
    };
    Hands { props: props.clone(), moves: legal, chosen, on_chosen }
}

/// The cells of a board.
pub(super) fn cells(game: &Place) -> Cells {
    Cells::even(game.rows(), game.columns())
}

/// The cell of a square.
pub(super) fn cell(square: Square) -> Cell {
    Cell::at(square.row.saturating_sub(1), square.column.saturating_sub(1))
}

/// The square of a cell.
pub(super) fn square_at(cell: Cell) -> Square {
    Square { row: cell.row + 1, column: cell.column + 1 }
}

/// What cells mean in a game. A piece is laid square by square; what is chosen of it is kept beside the
/// hand, since it may be several squares.
#[derive(Clone)]
pub(super) struct Hands {
    pub(super) props: BoardProps<Place>,
    /// The legal moves.
    pub(super) moves: Rc<Vec<Move>>,
    /// The squares of the piece that were chosen.
    pub(super) chosen: Vec<Square>,
    /// Takes them when they change.
    pub(super) on_chosen: Callback<Vec<Square>>,
}

impl Hands {
    /// The moves that go with what is chosen.
    fn going_on<'a>(&'a self, chosen: &'a [Square]) -> impl Iterator<Item = &'a Move> {
        self.moves.iter().filter(|mv| chosen.iter().all(|square| mv.squares().contains(square)))
    }

    /// Whether a square can be chosen next.
    pub(super) fn is_target(&self, square: Square) -> bool {
        !self.chosen.is_empty()
            && !self.chosen.contains(&square)
            && self.going_on(&self.chosen).any(|mv| mv.squares().contains(&square))
    }

    /// The squares that can be chosen next.
    pub(super) fn targets(&self) -> Vec<Square> {
        let mut targets: Vec<Square> =
            self.going_on(&self.chosen).flat_map(Move::squares).copied().collect();
        targets.sort_unstable();
        targets.dedup();
        targets.retain(|square| !self.chosen.contains(square));
        targets
    }

    /// Does what the reader has done, and gives the hand to continue with.
    pub(super) fn act(&self, hand: Hand, act: Act) -> Hand {
        match act {
            Act::Choose(at) => self.press(square_at(at)),
            Act::Drag(from, Some(to)) if self.props.session.game.kind().several() => {
                self.choose(vec![square_at(from)], square_at(to));
            }
            Act::Escape => self.on_chosen.emit(Vec::new()),
            // Whoever lets go elsewhere has changed their mind.
            Act::Drag(..) | Act::Extend(_) | Act::Letter(..) => {}
        }
        match act {
            Act::Escape => Hand { keys: true, over: None, ..hand },
            _ => hand,
        }
    }

    /// Chooses a square after those that are chosen.
    pub(super) fn press(&self, square: Square) {
        self.choose(self.chosen.clone(), square);
    }

    /// Whether what is chosen is a piece, though it may become a larger one.
    pub(super) fn is_whole(&self) -> bool {
        let all = |mv: &Move| mv.squares().len() == self.chosen.len();
        self.going_on(&self.chosen).any(all) && !self.chosen.is_empty()
    }

    /// Makes the move of what is chosen.
    pub(super) fn lay(&self) {
        self.on_chosen.emit(Vec::new());
        self.props.on_move.emit(Move::new(self.chosen.clone()));
    }

    /// Chooses a square after others; a move is made as soon as it is whole.
    fn choose(&self, mut chosen: Vec<Square>, square: Square) {
        let props = &self.props;
        if let Some(at) = chosen.iter().position(|&other| other == square) {
            chosen.remove(at);
            return self.on_chosen.emit(chosen);
        }
        if !props.session.game.kind().several() {
            return props.on_move.emit(Move::new(vec![square]));
        }
        let before = chosen.clone();
        chosen.push(square);
        if self.going_on(&chosen).next().is_some() {
            if self.going_on(&chosen).any(|mv| mv.squares().len() > chosen.len()) {
                return self.on_chosen.emit(chosen);
            }
            self.on_chosen.emit(Vec::new());
            return props.on_move.emit(Move::new(chosen));
        }
        let begins = self.going_on(&[square]).next().is_some();
        // What cannot be chosen is said why; a square from which a piece can be placed starts over.
        if before.is_empty() || !begins {
            props.on_move.emit(Move::new(chosen));
        } else {
            self.on_chosen.emit(vec![square]);
        }
    }

    /// How many squares a move at this square would take, and how many would be free then.
    pub(super) fn does(&self, square: Square) -> Option<(usize, usize)> {
        let session = &self.props.session;
        let (game, position) = (&session.game, session.position());
        let may = self.props.open && !game.kind().several();
        let after = game.play(position, &Move::new(vec![square])).ok().filter(|_| may)?;
        let all = (game.rows() * game.columns()) as usize;
        let free = |gone: usize| all.saturating_sub(gone);
        let (before, left) = (free(position.gone(game).len()), free(after.gone(game).len()));
        Some((before.saturating_sub(left), left))
    }

    /// The squares that a move at the square that is pointed at would take.
    pub(super) fn would_take(&self, pointed: Option<Square>) -> Vec<Square> {
        let session = &self.props.session;
        let (game, position) = (&session.game, session.position());
        let may = self.props.open && !game.kind().several();
        let Some(square) = pointed.filter(|_| may) else { return Vec::new() };
        let Ok(after) = game.play(position, &Move::new(vec![square])) else { return Vec::new() };
        let before = position.gone(game);
        after.gone(game).into_iter().filter(|square| !before.contains(square)).collect()
    }
}
