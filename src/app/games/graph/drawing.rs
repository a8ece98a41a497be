//! The drawing of a graph: zoomed with buttons, wheel, fingers or keys, and moved by dragging; vertices that can be
//! chosen are clicked, touched, or reached with the arrow keys.

use super::camera::{Camera, MARGIN, NATURAL, ON_WALL, Size};
use super::gesture::Gesture;
use super::marks::{Looks, Marks};
use super::scene::Scene;
use crate::app::dom::idle;
use crate::app::hooks::{Turn, use_words, use_zoom};
use crate::app::ui::OnWall;
use gloo::events::{EventListener, EventListenerOptions};
use std::rc::Rc;
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{Element, ResizeObserver, SvgElement, TouchEvent};
use yew::prelude::*;

/// Units round a drawing that is saved.
const IN_FILE: i64 = 70;
/// Pixels that a key moves the drawing by.
const KEY_STEP: i64 = 80;

#[derive(Clone, PartialEq, Properties)]
pub(super) struct DrawingProps {
    /// What is drawn.
    pub(super) scene: Rc<Scene>,
    /// How it looks now.
    pub(super) looks: Rc<Looks>,
    /// The vertex that is kept in sight.
    pub(super) at: u32,
    /// The vertices that can be chosen, in the order in which arrows go through them.
    pub(super) choices: Rc<Vec<u32>>,
    /// Whether one may be chosen now.
    pub(super) open: bool,
    /// Hears which one was.
    pub(super) on_choose: Callback<u32>,
    /// Whether it hears of clicks on the others too, to say why they cannot be chosen.
    #[prop_or_default]
    pub(super) refuses: bool,
    /// What it is called.
    pub(super) label: AttrValue,
    /// The id of the text that says how to move, where there is one.
    #[prop_or_default]
    pub(super) how: Option<&'static str>,
    /// The element, for those who save it.
    pub(super) svg: NodeRef,
}

/// The drawing with its buttons.
#[component]
pub(super) fn Drawing(props: &DrawingProps) -> Html {
    let words = use_words();
    let frame = use_frame(&props.svg);
    let size = *frame;
    let most = if use_context::<OnWall>().is_some() { ON_WALL } else { NATURAL };
    // How high the drawing may be on a phone must not depend on how it is turned, which depends on how high it is.
    let high = props.scene.extent().1 + 2 * MARGIN;
    let props = &DrawingProps { scene: use_turned(&props.scene, size, most), ..props.clone() };
    let (scene, svg) = (&props.scene, &props.svg);
    let camera = use_state_eq(|| None::<Camera>);
    let gesture = use_mut_ref(Gesture::default);
    // Which of the choices the keys are at, and whether the reader was on the drawing last.
    let stop = use_state_eq(|| 0_usize);
    let held = use_mut_ref(|| false);
    // Whoever points needs no ring to see where the focus goes after a move.
    let pointed = use_state_eq(|| false);
    let first = Camera::first(scene.extent(), size, scene.point(props.at), most);
    let seen = camera.unwrap_or(first);
    let zoomed = seen.is_closer_than(first);
    use_sight(props, &camera, size);

    let chosen = (*stop).min(props.choices.len().saturating_sub(1));
    use_focus(props, chosen, &held);
    let look = {
        let camera = camera.setter();
        Callback::from(move |next: Camera| camera.set(Some(next)))
    };
    use_wheel(svg, seen, size, &look);
    use_two_fingers(svg);

    let (down, up) = {
        let (gesture, again, pointed) = (gesture.clone(), gesture.clone(), pointed.setter());
        (
            Callback::from(move |event: PointerEvent| {
                pointed.set(true);
                gesture.borrow_mut().press(&event);
            }),
            Callback::from(move |event: PointerEvent| again.borrow_mut().release(&event)),
        )
    };
    let moved = {
        let (gesture, look, svg) = (gesture.clone(), look.clone(), svg.clone());
        Callback::from(move |event: PointerEvent| {
            let Some(svg) = svg.cast::<Element>() else { return };
            if let Some(next) = gesture.borrow_mut().moved(&event, &svg, (seen, zoomed), size) {
                look.emit(next);
            }
        })
    };
    let click = {
        let (gesture, props, stop) = (gesture.clone(), props.clone(), stop.setter());
        Callback::from(move |event: MouseEvent| {
            if gesture.borrow().dragged() {
                return;
            }
            let Some(vertex) = vertex_of(event.target()) else { return };
            let place = props.choices.iter().position(|&choice| choice == vertex);
            if let Some(place) = place {
                stop.set(place);
            }
            if props.open && (place.is_some() || props.refuses) {
                props.on_choose.emit(vertex);
            }
        })
    };
    let key = {
        let (props, stop, look, pointed) = (props.clone(), stop.clone(), look.clone(), pointed.setter());
        Callback::from(move |event: KeyboardEvent| {
            // As it is by now: a key may come before the last one is drawn.
            let chosen = (*stop).min(props.choices.len().saturating_sub(1));
            if event.ctrl_key() || event.meta_key() || event.alt_key() {
                return;
            }
            pointed.set(false);
            let key = event.key();
            if let Some(next) = view_key(&key, event.shift_key(), seen, &props, (size, most)) {
                event.prevent_default();
                look.emit(next);
            } else if let Some(place) = stop_after(&key, chosen, props.choices.len()) {
                event.prevent_default();
                stop.set(place);
            } else if matches!(key.as_str(), "Enter" | " ") {
                event.prevent_default();
                let vertex = props.choices.get(chosen).copied().filter(|_| props.open);
                if let Some(vertex) = vertex {
                    props.on_choose.emit(vertex);
                }
            }
        })
    };
    let (entered, left) = {
        let (held, again, svg, pointed) = (held.clone(), held, svg.clone(), pointed.setter());
        let (choices, stop) = (props.choices.clone(), stop.setter());
        (
            // A screen reader may give the focus to any of the choices.
            Callback::from(move |event: FocusEvent| {
                *held.borrow_mut() = true;
                let vertex = vertex_of(event.target());
                let place = vertex.and_then(|vertex| choices.iter().position(|&choice| choice == vertex));
                if let Some(place) = place {
                    stop.set(place);
                }
            }),
            // A vertex that can no longer be chosen tells of no other place that gets the focus.
            Callback::from(move |event: FocusEvent| {
                let Some(next) = event.related_target() else { return };
                *again.borrow_mut() = false;
                // A reader who leaves may come back with the keyboard, and needs the ring then.
                let inside = svg.cast::<Element>().zip(next.dyn_ref::<Element>());
                if !inside.is_some_and(|(svg, next)| svg.contains(Some(next))) {
                    pointed.set(false);
                }
            }),
        )
    };
    let button = |sign: &'static str, label: &'static str, next: Camera| {
        let label = words.get(label);
        let click = look.reform(move |_: MouseEvent| next);
        html! {
            <button
                type="button" class="button icon-button" title={label.clone()} aria-label={label}
                aria-disabled={idle(next == seen)} onclick={click}
            ><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d={sign} /></svg></button>
        }
    };
    let middle = (size.0 / 2, size.1 / 2);
    let class = classes!(
        "graph-drawing",
        (!props.open).then_some("closed"),
        zoomed.then_some("zoomed"),
        (*pointed).then_some("pointed")
    );
    html! {
        <div class="graph-frame">
            <svg
                ref={svg.clone()} {class} role="group" aria-label={props.label.clone()} tabindex="-1"
                data-whole={whole(scene)}
                style={format!("--units:{high}")}
                aria-describedby={props.how} viewBox={seen.view_box(size)} onpointerdown={down}
                onpointermove={moved} onpointerup={up.clone()} onpointercancel={up.clone()} onpointerleave={up}
                onclick={click} onkeydown={key} onfocusin={entered} onfocusout={left}
            >
                <Marks
                    scene={scene.clone()} looks={props.looks.clone()} choices={props.choices.clone()} stop={chosen}
                />
            </svg>
            <div class="graph-zoom" role="group" aria-label={words.get("graph-view")}>
                { button("M12 5v14M5 12h14", "graph-zoom-in", seen.zoomed(125, middle, size)) }
                { button("M5 12h14", "graph-zoom-out", seen.zoomed(80, middle, size)) }
                { button("M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5", "graph-zoom-whole", Camera::whole(scene.extent(), size, most)) }
            </div>
        </div>
    }
}

/// The view box of all that is drawn, however much of it is seen.
fn whole(scene: &Scene) -> String {
    let (width, height) = scene.extent();
    let round = 2 * IN_FILE;
    format!("-{IN_FILE} -{IN_FILE} {} {}", width + round, height + round)
}

/// The drawing, with its layers side by side where it is larger so.
#[hook]
fn use_turned(scene: &Rc<Scene>, size: Size, most: i64) -> Rc<Scene> {
    let turns = Camera::turns(scene.extent(), size, most);
    let shown = use_memo((scene.clone(), turns), |(scene, turns)| {
        if *turns { scene.turned() } else { scene.clone() }
    });
    Rc::clone(&shown)
}

/// The size of the drawing in pixels, which changes with the window and with what is beside it.
#[hook]
fn use_frame(svg: &NodeRef) -> UseStateHandle<Size> {
    let frame = use_state_eq(|| (640, 480));
    let (svg, setter) = (svg.clone(), frame.setter());
    use_effect_with((), move |()| {
        let svg = svg.cast::<Element>();
        let measure = {
            let svg = svg.clone();
            Closure::<dyn Fn()>::new(move || {
                let Some(svg) = &svg else { return };
                setter.set((svg.client_width().max(50).into(), svg.client_height().max(50).into()));
            })
        };
        // It is told of the first size immediately.
        let observer = ResizeObserver::new(measure.as_ref().unchecked_ref()).ok();
        if let Some((observer, svg)) = observer.as_ref().zip(svg.as_ref()) {
            observer.observe(svg);
        }
        move || {
            if let Some(observer) = observer {
                observer.disconnect();
            }
            drop(measure);
        }
    });
    frame
}

/// Starts over with another scene, and follows play where it leaves what is seen.
#[hook]
fn use_sight(props: &DrawingProps, camera: &UseStateHandle<Option<Camera>>, size: Size) {
    {
        let camera = camera.setter();
        use_effect_with((props.scene.clone(), size), move |_| camera.set(None));
    }
    let (camera, scene) = (camera.clone(), props.scene.clone());
    use_effect_with(props.at, move |&at| {
        if let Some(seen) = *camera {
            camera.set(Some(seen.showing(scene.point(at), size)));
        }
    });
}

/// Keeps the focus on the drawing when the vertex that had it can no longer be chosen.
#[hook]
fn use_focus(props: &DrawingProps, stop: usize, held: &Rc<std::cell::RefCell<bool>>) {
    let (svg, held) = (props.svg.clone(), held.clone());
    let first = use_mut_ref(|| true);
    use_effect_with((props.choices.clone(), stop), move |(choices, _)| {
        if first.replace(false) || !*held.borrow() {
            return;
        }
        let Some(svg) = svg.cast::<Element>() else { return };
        let stop = svg.query_selector("[tabindex='0']").ok().flatten();
        let target = stop.filter(|_| !choices.is_empty()).unwrap_or(svg);
        let _ = target.dyn_into::<SvgElement>().map(|target| target.focus());
    });
}

/// The wheel with Ctrl zooms about the place it is turned over.
#[hook]
fn use_wheel(svg: &NodeRef, seen: Camera, size: Size, look: &Callback<Camera>) {
    let (node, look) = (svg.clone(), look.clone());
    let zoom = Callback::from(move |Turn { at: (x, y), nearer }| {
        let Some(svg) = node.cast::<Element>() else { return };
        let about = super::gesture::inside(&svg, x, y);
        look.emit(seen.zoomed(if nearer { 120 } else { 83 }, about, size));
    });
    use_zoom(svg, (seen, size), zoom);
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

/// What is seen after a key.
fn view_key(
    key: &str,
    shift: bool,
    seen: Camera,
    props: &DrawingProps,
    (size, most): (Size, i64),
) -> Option<Camera> {
    let middle = (size.0 / 2, size.1 / 2);
    Some(match key {
        "+" | "=" => seen.zoomed(125, middle, size),
        "-" => seen.zoomed(80, middle, size),
        "0" => Camera::whole(props.scene.extent(), size, most),
        "ArrowLeft" if shift => seen.moved((KEY_STEP, 0)),
        "ArrowRight" if shift => seen.moved((-KEY_STEP, 0)),
        "ArrowUp" if shift => seen.moved((0, KEY_STEP)),
        "ArrowDown" if shift => seen.moved((0, -KEY_STEP)),
        _ => return None,
    })
}

/// The choice that a key leads to, round and round.
fn stop_after(key: &str, stop: usize, count: usize) -> Option<usize> {
    let last = count.checked_sub(1)?;
    Some(match key {
        "ArrowRight" | "ArrowDown" => {
            if stop == last {
                0
            } else {
                stop + 1
            }
        }
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
