#![allow(clippy::unwrap_used)]

use super::*;

/// Three rows of 7, 5 and 2 cells.
fn ragged() -> Cells {
    Cells::of_rows([7, 5, 2])
}

/// The parts, rows and columns that keys lead to, one after the other. `^` stands for Control.
fn walk(cells: &Cells, keys: &str) -> String {
    let mut at = Cell::default();
    let mut been = Vec::new();
    for key in keys.split(' ') {
        let (key, control) = key.strip_prefix('^').map_or((key, false), |key| (key, true));
        let step = Step::of_key(key, control).unwrap();
        at = cells.after(at, step).unwrap();
        been.push(format!("{}{}{}", at.part, at.row, at.column));
    }
    been.join(" ")
}

#[test]
fn keys_step_over_rows_of_any_length_and_stop_at_the_edges() {
    let keys =
        "ArrowRight ArrowDown End ArrowRight ArrowDown ArrowDown Home ArrowLeft ^Home ArrowUp ^End";
    assert_eq!(walk(&ragged(), keys), "001 011 014 014 021 021 020 020 000 000 021");
}

#[test]
fn past_the_last_row_of_a_part_comes_the_next_part() {
    let bars = Cells::of_parts([vec![5, 3], vec![2, 2, 1]]);
    let keys = "End ArrowDown ArrowDown ^End ^Home ArrowUp ^Home";
    assert_eq!(walk(&bars, keys), "004 012 101 120 100 010 000");
}

#[test]
fn one_row_and_one_cell_are_grids_as_well() {
    assert_eq!(walk(&Cells::even(1, 3), "ArrowDown End"), "000 002");
    assert_eq!(walk(&Cells::even(1, 1), "ArrowRight ^End ArrowUp"), "000 000 000");
}

#[test]
fn without_rows_there_are_no_steps() {
    for cells in [Cells::default(), Cells::of_rows([])] {
        assert!(cells.is_empty());
        assert_eq!(cells.after(Cell::default(), Step::Down), None);
        assert_eq!(cells.nearest(Cell::at(3, 3)), Cell::default());
    }
    let eaten = Cells::of_parts([vec![0]]);
    assert!(eaten.is_empty());
    assert_eq!(eaten.after(Cell::default(), Step::Right), Some(Cell::default()));
}

#[test]
fn keys_that_are_not_for_grids_mean_no_step() {
    for (key, control) in [("ArrowLeft", true), ("Tab", false), ("Enter", false), ("PageUp", false)]
    {
        assert_eq!(Step::of_key(key, control), None, "{key}");
    }
}

#[test]
fn a_cell_that_is_gone_is_no_longer_pointed_at() {
    let gone = Cell::at(1, 4);
    let hand = Hand { chosen: Some(gone), ..Hand::default().pressing(gone) };
    let kept = hand.settled(&ragged());
    assert_eq!(kept, hand);
    let settled = hand.settled(&Cells::of_rows([7, 4]));
    assert_eq!(settled, Hand::at(Cell::at(1, 3)));
    assert_eq!(hand.settled(&Cells::of_rows([3])), Hand::at(Cell::at(0, 2)));
}

#[test]
fn pressed_and_let_go_on_one_cell_it_is_chosen() {
    let cell = Cell::at(0, 3);
    let pressed = Hand::default().moving(Some(cell), true).pressing(cell);
    let (after, act) = pressed.releasing(Some(cell), true);
    assert_eq!(act, Some(Act::Choose(cell)));
    assert_eq!(after, Hand { over: Some(cell), ..Hand::at(cell) });
    // Whoever never pressed chooses nothing.
    assert_eq!(after.releasing(Some(cell), true), (after, None));
}

#[test]
fn let_go_elsewhere_it_is_a_drag() {
    let (from, to) = (Cell::at(0, 3), Cell::at(1, 1));
    let dragged = Hand::default().pressing(from).moving(Some(to), false);
    assert_eq!((dragged.pressed, dragged.over), (Some(from), Some(to)));
    let (after, act) = dragged.releasing(Some(to), false);
    assert_eq!(act, Some(Act::Drag(from, Some(to))));
    assert_eq!(after, Hand::at(from));
    assert_eq!(dragged.leaving(), (Hand::at(from), Some(Act::Drag(from, None))));
    // Back on the first cell, the drag is called off.
    let (_, act) = dragged.releasing(Some(from), false);
    assert_eq!(act, Some(Act::Choose(from)));
}

#[test]
fn only_a_pointer_that_hovers_points_unpressed() {
    let cell = Some(Cell::at(2, 0));
    assert_eq!(Hand::default().moving(cell, true).pointed(), cell);
    assert_eq!(Hand::default().moving(cell, false).pointed(), None);
    assert_eq!(Hand::default().moving(cell, true).leaving(), (Hand::default(), None));
}

#[test]
fn a_pointer_that_rests_leaves_the_keys_in_use() {
    let by_keys = Hand { keys: true, over: Some(Cell::at(0, 5)), ..Hand::at(Cell::at(1, 1)) };
    assert_eq!(by_keys.moving(Some(Cell::at(0, 5)), true).pointed(), Some(Cell::at(1, 1)));
    assert_eq!(by_keys.moving(Some(Cell::at(0, 6)), true).pointed(), Some(Cell::at(0, 6)));
    // Where nothing is shown by pointing, a moving one leaves them too.
    let by_keys = Hand { over: None, ..by_keys };
    assert_eq!(by_keys.moving(Some(Cell::at(0, 6)), false), by_keys);
}
