//! What a reader's hands do on a drawing: pointers drag and zoom it, clicks and keys choose a vertex.

use super::drawing::DrawingProps;
use super::gesture::Gesture;
use super::sight::Sight;
use crate::app::dom::has_focus_still;
use gloo::events::{EventListener, EventListenerOptions};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, SvgElement, TouchEvent};
use yew::prelude::*;

/// What hears of them, and what they have come to.
pub(super) struct Hands {
    pub(super) down: Callback<PointerEvent>,
    pub(super) moved: Callback<PointerEvent>,
    pub(super) up: Callback<PointerEvent>,
    pub(super) click: Callback<MouseEvent>,
    pub(super) key: Callback<KeyboardEvent>,
    pub(super) entered: Callback<FocusEvent>,
    pub(super) left: Callback<FocusEvent>,
    /// Which of the choices the keys are at.
    pub(super) chosen: usize,
    /// Whether the reader points: then no ring is needed to see where the focus goes after a move.
    pub(super) pointed: bool,
}

/// The hands on a drawing.
#[hook]
pub(super) fn use_hands(props: &DrawingProps, sight: &Sight) -> Hands {
    let gesture = use_mut_ref(Gesture::default);
    let stop = use_state_eq(|| 0_usize);
    let pointed = use_state_eq(|| false);
    // Whether the reader was on the drawing last.
    let held = use_mut_ref(|| false);
    let chosen = within(*stop, props);
    use_focus(props, chosen, &held);
    use_two_fingers(&props.svg);
    let (down, moved, up) = pointers(&gesture, &pointed, sight, &props.svg);
    Hands {
        down,
        moved,
        up,
        click: clicks(&gesture, &stop, props),
        key: keys(&stop, &pointed, sight, props),
        entered: enters(&held, &stop, props),
        left: leaves(held, &pointed, &props.svg),
        chosen,
        pointed: *pointed,
    }
}

fn pointers(
    gesture: &Rc<RefCell<Gesture>>,
    pointed: &UseStateHandle<bool>,
    sight: &Sight,
    svg: &NodeRef,
) -> (Callback<PointerEvent>, Callback<PointerEvent>, Callback<PointerEvent>) {
    let down = {
        let (gesture, pointed) = (gesture.clone(), pointed.setter());
        Callback::from(move |event: PointerEvent| {
            pointed.set(true);
            gesture.borrow_mut().press(&event);
        })
    };
    let moved = {
        let (gesture, sight, svg) = (gesture.clone(), sight.clone(), svg.clone());
        Callback::from(move |event: PointerEvent| {
            let Some(svg) = svg.cast::<Element>() else { return };
            let seen = (sight.seen, sight.zoomed());
            if let Some(next) = gesture.borrow_mut().moved(&event, &svg, seen, sight.size) {
                sight.look.emit(next);
            }
        })
    };
    let gesture = gesture.clone();
    (down, moved, Callback::from(move |event: PointerEvent| gesture.borrow_mut().release(&event)))
}

fn clicks(
    gesture: &Rc<RefCell<Gesture>>,
    stop: &UseStateHandle<usize>,
    props: &DrawingProps,
) -> Callback<MouseEvent> {
    let (gesture, props, stop) = (gesture.clone(), props.clone(), stop.setter());
    Callback::from(move |event: MouseEvent| {
        if gesture.borrow().dragged() {
            return;
        }
        let Some(vertex) = vertex_of(event.target()) else { return };
        let place = place_of(vertex, &props);
        if let Some(place) = place {
            stop.set(place);
        }
        if props.open && (place.is_some() || props.refuses) {
            props.on_choose.emit(vertex);
        }
    })
}

fn keys(
    stop: &UseStateHandle<usize>,
    pointed: &UseStateHandle<bool>,
    sight: &Sight,
    props: &DrawingProps,
) -> Callback<KeyboardEvent> {
    let (props, stop, sight, pointed) =
        (props.clone(), stop.clone(), sight.clone(), pointed.setter());
    Callback::from(move |event: KeyboardEvent| {
        if event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        // As it is by now: a key may come before the last one is drawn.
        let chosen = within(*stop, &props);
        pointed.set(false);
        let key = event.key();
        if let Some(next) = sight.after_key(&key, event.shift_key()) {
            event.prevent_default();
            sight.look.emit(next);
        } else if let Some(place) = stop_after(&key, chosen, props.choices.len()) {
            event.prevent_default();
            stop.set(place);
        } else if matches!(key.as_str(), "Enter" | " ") {
            event.prevent_default();
            if let Some(&vertex) = props.choices.get(chosen).filter(|_| props.open) {
                props.on_choose.emit(vertex);
            }
        }
    })
}

/// A screen reader may give the focus to any of the choices.
fn enters(
    held: &Rc<RefCell<bool>>,
    stop: &UseStateHandle<usize>,
    props: &DrawingProps,
) -> Callback<FocusEvent> {
    let (held, props, stop) = (held.clone(), props.clone(), stop.setter());
    Callback::from(move |event: FocusEvent| {
        *held.borrow_mut() = true;
        let place = vertex_of(event.target()).and_then(|vertex| place_of(vertex, &props));
        if let Some(place) = place {
            stop.set(place);
        }
    })
}

fn leaves(
    held: Rc<RefCell<bool>>,
    pointed: &UseStateHandle<bool>,
    svg: &NodeRef,
) -> Callback<FocusEvent> {
    let (svg, pointed) = (svg.clone(), pointed.setter());
    Callback::from(move |event: FocusEvent| {
        // A vertex that can no longer be chosen tells of no other place that gets the focus.
        let Some(next) = event.related_target() else { return };
        *held.borrow_mut() = false;
        // A reader who leaves may come back with the keyboard, and needs the ring then.
        let inside = svg.cast::<Element>().zip(next.dyn_ref::<Element>());
        if !inside.is_some_and(|(svg, next)| svg.contains(Some(next))) {
            pointed.set(false);
        }
    })
}

/// Keeps the focus on the drawing when the vertex that had it can no longer be chosen.
#[hook]
fn use_focus(props: &DrawingProps, stop: usize, held: &Rc<RefCell<bool>>) {
    let (svg, held) = (props.svg.clone(), held.clone());
    let first = use_mut_ref(|| true);
    use_effect_with((props.choices.clone(), stop), move |(choices, _)| {
        if first.replace(false) || !*held.borrow() {
            return;
        }
        let Some(svg) = svg.cast::<Element>().filter(has_focus_still) else { return };
        let stop = svg.query_selector("[tabindex='0']").ok().flatten();
        let target = stop.filter(|_| !choices.is_empty()).unwrap_or(svg);
        let _ = target.dyn_into::<SvgElement>().map(|target| target.focus());
    });
}

/// Two fingers zoom the drawing, and scroll nothing.
#[hook]
fn use_two_fingers(svg: &NodeRef) {
    let svg = svg.clone();
    use_effect_with((), move |()| {
        let listener = svg.cast::<Element>().map(|svg| {
            let options = EventListenerOptions::enable_prevent_default();
            EventListener::new_with_options(&svg, "touchmove", options, |event| {
                let fingers = event.dyn_ref::<TouchEvent>().map(|event| event.touches().length());
                if fingers > Some(1) && event.cancelable() {
                    event.prevent_default();
                }
            })
        });
        move || drop(listener)
    });
}

/// A place among the choices, of which there may be fewer by now.
fn within(stop: usize, props: &DrawingProps) -> usize {
    stop.min(props.choices.len().saturating_sub(1))
}

/// The place of a vertex among the choices, if it is one.
fn place_of(vertex: u32, props: &DrawingProps) -> Option<usize> {
    props.choices.iter().position(|&choice| choice == vertex)
}

/// The choice that a key leads to, round and round.
fn stop_after(key: &str, stop: usize, count: usize) -> Option<usize> {
    let last = count.checked_sub(1)?;
    Some(match key {
        "ArrowRight" | "ArrowDown" if stop == last => 0,
        "ArrowRight" | "ArrowDown" => stop + 1,
        "ArrowLeft" | "ArrowUp" => stop.checked_sub(1).unwrap_or(last),
        "Home" => 0,
        "End" => last,
        _ => return None,
    })
}

/// The vertex that an event came from.
fn vertex_of(target: Option<web_sys::EventTarget>) -> Option<u32> {
    let element = target?.dyn_into::<Element>().ok()?;
    element.closest("[data-vertex]").ok().flatten()?.get_attribute("data-vertex")?.parse().ok()
}
