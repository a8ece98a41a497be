//! Small browser helpers that several parts of the page need.

use std::cell::Cell;
use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::{
    Element, FocusOptions, HtmlElement, HtmlInputElement, HtmlSelectElement, ScrollIntoViewOptions,
    ScrollLogicalPosition,
};
use yew::prelude::*;

/// The text in the field that an event comes from.
pub(super) fn field_value(event: &impl AsRef<Event>) -> String {
    event.as_ref().target().map(value_of).unwrap_or_default()
}

/// The text in the field of that id.
pub(super) fn text_in(id: &str) -> String {
    gloo::utils::document().get_element_by_id(id).map(value_of).unwrap_or_default()
}

/// The text in a line for text, or what is chosen in a list.
fn value_of(field: impl JsCast) -> String {
    match field.dyn_into::<HtmlInputElement>() {
        Ok(line) => line.value(),
        Err(field) => {
            field.dyn_into().map_or(String::new(), |list: HtmlSelectElement| list.value())
        }
    }
}

/// Whether the box that an event comes from is ticked.
pub(super) fn ticked(event: &Event) -> bool {
    event.target_dyn_into::<HtmlInputElement>().is_some_and(|input| input.checked())
}

/// Whether a key goes with another one by which the browser or the system does something of its own.
pub(super) fn modified(event: &KeyboardEvent) -> bool {
    event.alt_key() || event.ctrl_key() || event.meta_key()
}

/// The mark of a button that does nothing now. A button that is switched off instead would lose the
/// focus, and with it the place of those who use the keyboard.
pub(super) fn idle(idle: bool) -> Option<&'static str> {
    idle.then_some("true")
}

/// A callback that hears only of what there is.
pub(super) fn some<E: 'static, T: 'static>(
    callback: &Callback<T>,
    of: impl Fn(E) -> Option<T> + 'static,
) -> Callback<E> {
    let callback = callback.clone();
    Callback::from(move |event| of(event).into_iter().for_each(|value| callback.emit(value)))
}

/// Moves the focus to the panel, when the button that opened it is no longer there.
pub(super) fn focus_panel() {
    focus_on("panel");
}

/// Moves the focus to the element of that id, which is there.
pub(super) fn focus_on(id: &str) {
    if let Some(element) = gloo::utils::document().get_element_by_id(id) {
        let _ = focusable(element).focus();
    }
}

/// An element that is given the focus. A part of a drawing, which is no element of HTML, has the same method.
fn focusable(element: Element) -> HtmlElement {
    element.unchecked_into()
}

/// Moves the focus to what a selector finds inside an element.
pub(super) fn focus(inside: &Element, selector: &str) {
    if let Some(element) = inside.query_selector(selector).ok().flatten() {
        let _ = focusable(element).focus();
    }
}

/// Scrolls as little as needed for an element to be seen whole.
pub(super) fn bring_near(place: &NodeRef) {
    let Some(element) = place.cast::<Element>() else { return };
    let options = ScrollIntoViewOptions::new();
    options.set_block(ScrollLogicalPosition::Nearest);
    element.scroll_into_view_with_scroll_into_view_options(&options);
}

/// A number from the browser's chance, for a game whose link gives no seed.
pub(super) fn random_seed() -> u64 {
    // 52 bits are what a JavaScript number carries exactly.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    let seed = (js_sys::Math::random() * 4_503_599_627_370_496.0) as u64;
    seed
}

/// Has screen readers say something that outlives what is drawn now: its place is in `index.html`.
pub(super) fn announce(text: &str) {
    if let Some(place) = gloo::utils::document().get_element_by_id("announced") {
        place.set_text_content(Some(text));
    }
}

/// Goes to a link of this page (`#/v1/…`), with a new entry in the browser's history.
pub(super) fn go_to(link: &str) {
    // Fails only where scripts may not touch the address at all.
    let _ = gloo::utils::window().location().set_hash(link);
}

/// Whether the focus is nowhere.
pub(super) fn nothing_has_focus() -> bool {
    let document = gloo::utils::document();
    document.active_element().is_none_or(|element| element.tag_name() == "BODY")
}

/// Whether nothing has the focus, or something in this element.
pub(super) fn has_focus_still(element: &Element) -> bool {
    let active = gloo::utils::document().active_element();
    nothing_has_focus() || element.contains(active.as_deref())
}

/// Moves the focus to the element of that id where what had it goes away with what is drawn now.
pub(super) fn keep_focus(id: &'static str) {
    focus_where(id, focus_is_lost);
}

/// Moves the focus to the beginning of the page once it is drawn, which then says its name (`static/focus.js`).
pub(super) fn focus_content() {
    focus_where("content", || true);
}

/// Moves the focus to the end of a game, where the last move was made on the board or was typed.
pub(super) fn focus_end() {
    // Only now: a reader may turn to the board again.
    let made_there = Cell::new(focus_is_in("#typed-move, .board-place"));
    focus_where("ending", move || focus_is_lost() || made_there.take());
}

/// Moves the focus to what is said of an answer, where what it was given with goes away. A grid has the focus itself
/// where none of its cells is left.
pub(super) fn focus_verdict() {
    focus_where("panel", || focus_is_lost() || focus_is_in("[role=grid]:focus"));
}

/// Whether what had the focus is gone: the focus is nowhere, or where `static/focus.js` has put it since.
fn focus_is_lost() -> bool {
    nothing_has_focus() || focus_is_in("[data-lent]:focus")
}

fn focus_is_in(selector: &str) -> bool {
    let at = gloo::utils::document().active_element();
    at.and_then(|at| at.closest(selector).ok().flatten()).is_some()
}

/// Moves the focus to the element of that id, once, as soon as it is there and `moves` says so.
fn focus_where(id: &'static str, moves: impl Fn() -> bool + 'static) {
    let moved = Cell::new(false);
    look_soon(move || {
        if moved.get() || !moves() {
            return;
        }
        let element = gloo::utils::document().get_element_by_id(id);
        moved.set(element.is_some());
        focus_still(element);
    });
}

/// Moves the focus to the board where what had it goes away with a move, or with what is drawn later.
pub(super) fn keep_focus_on_board() {
    look_soon(|| {
        if focus_is_lost() {
            // The vertices of a reader's own graph are buttons.
            const STOP: &str =
                ".board-place :is([tabindex='0'], .place-graph .vertex:not([tabindex]))";
            let stop = gloo::utils::document().query_selector(STOP);
            focus_still(stop.ok().flatten());
        }
    });
}

thread_local! {
    /// How often the focus was to be kept: what was asked for last counts.
    static ASKED: Cell<u32> = const { Cell::new(0) };
}

/// Looks a few times, unless something else is to have the focus meanwhile: browsers notice a moment later that what
/// had it is gone, a panel may come as a chunk of its own, and a busy machine draws late.
fn look_soon(look: impl Fn() + 'static) {
    const SOON: [u32; 6] = [0, 60, 200, 400, 1000, 2000];
    let asked = ASKED.get().wrapping_add(1);
    ASKED.set(asked);
    let look = Rc::new(move || {
        if ASKED.get() == asked {
            look();
        }
    });
    for after in SOON {
        let look = look.clone();
        gloo::timers::callback::Timeout::new(after, move || look()).forget();
    }
}

/// What a selector finds under a pointer. A finger's events all go to where it came down, so the page
/// is asked.
#[allow(clippy::cast_precision_loss)]
pub(super) fn under(event: &PointerEvent, selector: &str) -> Option<Element> {
    let (x, y) = (event.client_x() as f32, event.client_y() as f32);
    let element = gloo::utils::document().element_from_point(x, y)?;
    element.closest(selector).ok().flatten()
}

/// What a selector finds round the element that an event came from.
pub(super) fn around(target: Option<web_sys::EventTarget>, selector: &str) -> Option<Element> {
    target?.dyn_into::<Element>().ok()?.closest(selector).ok().flatten()
}

/// A number that an attribute holds.
pub(super) fn attribute(element: &Element, name: &str) -> Option<u32> {
    element.get_attribute(name)?.parse().ok()
}

fn bring_between(top: f64, bottom: f64) {
    let top = top - pinned_height();
    let below = bottom + MARGIN - window_height();
    // Of what is higher than the window its beginning counts.
    scroll_by(if top < 0.0 { top - MARGIN } else { below.min(top).max(0.0) });
}

/// How much of the window a question takes that is stuck to its top.
fn pinned_height() -> f64 {
    let question = gloo::utils::document().get_element_by_id("question");
    let rect = question.map(|question| question.get_bounding_client_rect());
    rect.filter(|rect| rect.top().abs() < 1.0).map_or(0.0, |rect| rect.height())
}

/// Scrolls a row until something in it is in its middle; the page stays where it is.
pub(super) fn bring_to_middle(selector: &str) {
    let element = gloo::utils::document().query_selector(selector).ok().flatten();
    let Some(element) = element else { return };
    let Some(row) = element.closest("ol, ul, .move-line").ok().flatten() else { return };
    let (there, whole) = (element.get_bounding_client_rect(), row.get_bounding_client_rect());
    let across = there.left() + there.width() / 2.0 - whole.left() - whole.width() / 2.0;
    let down = there.top() + there.height() / 2.0 - whole.top() - whole.height() / 2.0;
    row.scroll_by_with_x_and_y(across, down);
}

fn window_height() -> f64 {
    let height = gloo::utils::window().inner_height().ok();
    height.and_then(|height| height.as_f64()).unwrap_or_default()
}

fn scroll_by(pixels: f64) {
    gloo::utils::window().scroll_by_with_x_and_y(0.0, pixels);
}

/// Scrolls the page by as little as brings into sight all that a selector finds once the page is drawn again.
pub(super) fn bring_there(selector: &'static str) {
    once_drawn(selector, bring_between);
}

/// The same where it is the last that counts if not all of it fits: a text below a board.
pub(super) fn bring_together(selector: &'static str) {
    once_drawn(selector, |top, bottom| {
        if bottom - top + MARGIN > window_height() {
            scroll_by(bottom + MARGIN - window_height());
        } else {
            bring_between(top, bottom);
        }
    });
}

/// Takes the upper and the lower edge of all that a selector finds once the page is drawn again.
fn once_drawn(selector: &'static str, take: fn(f64, f64)) {
    let look = move || {
        let Ok(found) = gloo::utils::document().query_selector_all(selector) else { return };
        let found = (0..found.length()).filter_map(|at| found.get(at)?.dyn_into::<Element>().ok());
        let edges = found.map(|element| element.get_bounding_client_rect());
        let edges = edges.map(|rect| (rect.top(), rect.bottom()));
        if let Some((top, bottom)) = edges.reduce(|a, b| (a.0.min(b.0), a.1.max(b.1))) {
            take(top, bottom);
        }
    };
    gloo::timers::callback::Timeout::new(50, look).forget();
}

/// Pixels left free beside what is brought into sight.
const MARGIN: f64 = 12.0;

/// Moves the focus to an element, and the page not at all: it must not move under the pointer.
pub(super) fn focus_still(element: Option<Element>) {
    if let Some(element) = element {
        let still = FocusOptions::new();
        still.set_prevent_scroll(true);
        let _ = focusable(element).focus_with_options(&still);
    }
}
