//! A grid on a board: one way of pointing at cells, touching, dragging and stepping over them, for all systems.
//!
//! A board says which cells there are ([`use_grid`]), draws its rows into [`Grid::view`], and says
//! what each [`Act`] means. Its cells have `role="gridcell"`, `data-column`, and `tabindex="0"` where
//! [`Hand::stop`] is, otherwise `-1`; its rows `role="row"` and `data-row`; its parts, where there are
//! any, `data-part`; all of them from 0.
//!
//! - `place`: which cell an element is, and the other way round;
//! - `ear`: hears the browser's events;
//! - `turn`: draws a long board the way in which it is larger; `overflow` says that a wide one continues.

mod ear;
mod overflow;
mod place;
mod turn;

pub(super) use ear::BOARDS;
pub(super) use overflow::{scroll_hint, use_in_sight};
pub(super) use place::{cell_by, cell_of};
pub(super) use turn::{Turn, use_turn};

use crate::app::dom::{focus_still, has_focus_still, nothing_has_focus};
use crate::app::hooks::use_words;
use crate::app::ui::{use_how, use_says};
use crate::core::grid::{Act, Cell, Cells, Hand};
use ear::Ear;
use std::cell::RefCell;
use std::rc::Rc;
use web_sys::HtmlElement;
use yew::prelude::*;

/// A grid, and what the reader is doing on it.
#[derive(Clone)]
pub(super) struct Grid {
    /// What the reader is about to do, as it is drawn.
    pub(super) hand: Hand,
    cells: Rc<Cells>,
    /// What the reader is about to do by now: on a slow device one event may follow another before it is drawn.
    latest: Rc<RefCell<Hand>>,
    draw: UseForceUpdateHandle,
    node: NodeRef,
    /// The ids of the texts that describe the board and how to move.
    about: AttrValue,
    /// What is said when what was begun is given up.
    nothing: AttrValue,
    /// Whether the focus was in the grid last.
    held: Rc<RefCell<bool>>,
    /// Whether the grid itself moves the focus now, to what was drawn: by now the keys may be further on.
    placing: Rc<RefCell<bool>>,
}

/// What the frame of a grid looks like, and what is heard in it.
pub(super) struct Frame {
    pub(super) class: Classes,
    /// The grid's name.
    pub(super) label: String,
    /// Whether the reader may move now.
    pub(super) open: bool,
    /// Whether pointing alone shows something, so that the pointer is followed unpressed.
    pub(super) hovers: bool,
    /// Small letters that mean something when they are pressed on a cell.
    pub(super) letters: &'static str,
    /// Whether rows are drawn as columns.
    pub(super) turned: bool,
    /// How many cells are chosen beside the hand, as those of a piece are.
    pub(super) beside: usize,
}

/// The grid with these cells. The keys begin at `first`.
#[hook]
pub(super) fn use_grid(cells: Cells, first: Cell) -> Grid {
    let latest = use_mut_ref(|| Hand::at(first));
    let draw = use_force_update();
    let node = use_node_ref();
    let (says, how) = (use_says(), use_how());
    let about = AttrValue::from(format!("{says} {how}"));
    let nothing = AttrValue::from(use_words().get("chosen-nothing"));
    let held = use_mut_ref(|| false);
    let placing = use_mut_ref(|| false);
    let hand = latest.borrow().settled(&cells);
    let grid =
        Grid { hand, cells: Rc::new(cells), latest, draw, node, about, nothing, held, placing };
    let deps = (hand.stop, hand.keys, grid.cells.clone());
    let kept = grid.clone();
    use_effect_with(deps, move |_| kept.keep_focus());
    grid
}

/// Forgets what is chosen and pointed at when something else is shown. For grids whose cells do not
/// stay what they are.
#[hook]
pub(super) fn use_forgetting<T: PartialEq + 'static>(grid: &Grid, shown: T) {
    let grid = grid.clone();
    use_effect_with(shown, move |_| grid.set(grid.now().forgetting()));
}

/// Keeps the keys in the row where they are, by what the rows are called, from the first: where one before it has gone
/// the reader has not moved.
#[hook]
pub(super) fn use_rows(grid: &Grid, rows: Vec<usize>) {
    let (grid, before) = (grid.clone(), use_mut_ref(Vec::new));
    use_effect_with(rows, move |rows| {
        let before = before.replace(rows.clone());
        let mut hand = *grid.latest.borrow();
        let name = before.get(hand.stop.row as usize);
        let now = name.and_then(|name| rows.iter().position(|row| row == name));
        if let Some(row) = now.and_then(|row| u32::try_from(row).ok()) {
            hand.stop.row = row;
            grid.set(hand);
        }
    });
}

impl Grid {
    /// The grid with its rows. `act` is given the hand after what was done, and gives the hand to go
    /// on with.
    pub(super) fn view(
        &self,
        frame: Frame,
        rows: Html,
        act: impl Fn(Hand, Act) -> Hand + 'static,
    ) -> Html {
        let Frame { class, label, open, hovers, letters, turned, beside } = frame;
        let (grid, act) = (self.clone(), Box::new(act));
        let ear = Rc::new(Ear { grid, open, hovers, letters, turned, beside, act });
        let pointer = |hear: fn(&Ear, &PointerEvent)| {
            let ear = ear.clone();
            Callback::from(move |event: PointerEvent| hear(&ear, &event))
        };
        let away = pointer(|ear, _| ear.leave());
        let hold = {
            let grid = self.clone();
            Callback::from(move |event: FocusEvent| grid.hold(&event))
        };
        let lose = {
            let ear = ear.clone();
            Callback::from(move |event: FocusEvent| ear.lose(&event))
        };
        let click = {
            let ear = ear.clone();
            Callback::from(move |event: MouseEvent| ear.click(&event))
        };
        html! {
            <div
                ref={self.node.clone()} {class} role="grid" aria-label={label}
                data-hand={(!self.hand.keys).then_some("pointer")}
                aria-describedby={&self.about} aria-readonly={(!open).to_string()}
                tabindex={self.cells.is_empty().then_some("-1")}
                onpointerdown={pointer(Ear::press)} onpointermove={pointer(Ear::follow)}
                onpointerup={pointer(Ear::release)} onpointerleave={away.clone()} onpointercancel={away}
                onkeydown={Callback::from(move |event: KeyboardEvent| ear.key(&event))} onclick={click}
                onfocusin={hold} onfocusout={lose}
            >{ rows }</div>
        }
    }

    fn now(&self) -> Hand {
        self.latest.borrow().settled(&self.cells)
    }

    fn set(&self, hand: Hand) {
        if self.latest.replace(hand) != hand {
            self.draw.force_update();
        }
    }

    /// Moves the focus to where the keys are. Also where the cell that had it is gone, so that the
    /// grid keeps it; but not while the reader is elsewhere on the page.
    fn keep_focus(&self) {
        if !*self.held.borrow() || !(self.hand.keys || nothing_has_focus()) {
            return;
        }
        let Some(node) = self.node.cast::<HtmlElement>().filter(|node| has_focus_still(node))
        else {
            return;
        };
        let cell = place::element(&node, self.hand.stop);
        *self.placing.borrow_mut() = true;
        if self.hand.keys {
            let _ = cell.unwrap_or(node).focus();
        } else {
            // The page may have brought something else into sight.
            focus_still(Some(cell.unwrap_or(node).into()));
        }
        *self.placing.borrow_mut() = false;
    }

    /// The keys continue from where the focus is, whoever has put it there.
    fn hold(&self, event: &FocusEvent) {
        *self.held.borrow_mut() = true;
        let cell = cell_of(event.target()).filter(|_| !*self.placing.borrow());
        if let Some(stop) = cell {
            self.latest.borrow_mut().stop = stop;
        }
    }

    fn lose(&self, event: &FocusEvent) {
        // A cell that is taken away tells of no other place that gets the focus.
        if event.related_target().is_some() {
            *self.held.borrow_mut() = false;
        }
    }
}
