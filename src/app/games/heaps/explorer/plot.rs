//! The plot: a window of the sequence, moved by dragging, with Ctrl and the wheel, or with the keyboard.

use super::seen::{Change, Seen};
use super::talk::marks;
use super::window::{by_key, moved, shown};
use crate::app::house::{axes, axes_room};
use crate::core::{Axis, Message};
use crate::games::heaps::{HeapsKeys, Plot};
use crate::words::Words;
use yew::prelude::*;

/// Where a pointer went down, and the window then.
pub(super) type Grip = std::rc::Rc<std::cell::RefCell<Option<(f64, (u32, u32))>>>;

/// What the plot needs.
pub(super) struct PlotParts<'a> {
    pub(super) canvas: &'a NodeRef,
    pub(super) frame: &'a NodeRef,
    pub(super) seen: &'a UseReducerHandle<Seen>,
    pub(super) keys: HeapsKeys,
    pub(super) on_keys: &'a Callback<HeapsKeys>,
    pub(super) grip: &'a Grip,
    /// The last heap there is to show.
    pub(super) end: u32,
}

/// The plot with its buttons.
pub(super) fn plot(parts: &PlotParts<'_>, words: &Words) -> Html {
    let (seen, end, keys) = (parts.seen, parts.end, parts.keys);
    let window = shown(seen.window, end);
    let top = seen.picture.as_ref().map_or(0, |picture| picture.top);
    let set = {
        let seen = seen.dispatcher();
        Callback::from(move |window| seen.dispatch(Change::Window(window)))
    };
    let button = |sign: &'static str, label: &'static str, key: &'static str| {
        let set = set.clone();
        let click = move |_: MouseEvent| {
            if let Some(window) = by_key(key, window, end) {
                set.emit(window);
            }
        };
        let label = words.get(label);
        html! { <button type="button" class="button" title={label.clone()} aria-label={label} onclick={click}>{ sign }</button> }
    };
    let kind = |plot: Plot, label: &'static str| {
        let click = parts.on_keys.reform(move |_: MouseEvent| HeapsKeys { plot, ..keys });
        html! {
            <button type="button" class="button" aria-pressed={(keys.plot == plot).to_string()} onclick={click}>{ words.get(label) }</button>
        }
    };
    let onkeydown = {
        let set = set.clone();
        move |event: KeyboardEvent| {
            if event.ctrl_key() || event.meta_key() || event.alt_key() {
                return;
            }
            if let Some(window) = by_key(&event.key(), window, end) {
                event.prevent_default();
                event.stop_propagation();
                set.emit(window);
            }
        }
    };
    let (onpointerdown, onpointermove, onpointerup) = drag(parts, window, &set);
    let (from, to) = window;
    let dots = keys.plot == Plot::Dots;
    let label = Message::new(if dots { "plot-label" } else { "strip-label" });
    let label = words.say(&label.with("from", from).with("to", to).with("most", top));
    let across = Axis { from, to, cells: !dots };
    let up = dots.then_some(Axis { from: 0, to: top, cells: false });
    let marks = marks(seen.overview.and_then(|overview| overview.period), seen);
    let flags = marks.iter().enumerate().filter_map(|(place, mark)| {
        let inside = mark.at >= u64::from(from) && mark.at <= u64::from(to);
        // In whole numbers: to write others would cost the page 15 kB of tables.
        let share = mark.at.saturating_sub(from.into()) * 1_000 / u64::from(to - from);
        let end = if share > 850 { "end" } else { "" };
        let style = format!("left:calc({share}% / 10);top:{place}em");
        inside.then(|| html! { <span key={place} class={classes!("plot-flag", end)} {style} aria-hidden="true">{ mark.name }</span> })
    });
    html! {
        <figure class="plot">
            <div class="row tight plot-tools">
                { button("+", "plot-in", "+") }
                { button("−", "plot-out", "-") }
                { button("◀", "plot-left", "ArrowLeft") }
                { button("▶", "plot-right", "ArrowRight") }
                { button("⤢", "plot-all", "0") }
                { kind(Plot::Dots, "plot-dots") }
                { kind(Plot::Strip, "plot-strip") }
            </div>
            <div class="with-axes" style={axes_room(if dots { top } else { 0 }, words)}>
                <div class="plot-frame" ref={parts.frame} tabindex="0" role="group" aria-label={words.get("plot-title")} aria-describedby="plot-keys"
                    {onkeydown} {onpointerdown} {onpointermove} onpointerup={onpointerup.clone()} onpointercancel={onpointerup}>
                    <canvas ref={parts.canvas} role="img" aria-label={label} aria-describedby="period" />
                    <div class="plot-flags">{ for flags }</div>
                    { axes(across, up, words) }
                </div>
            </div>
            <figcaption class="quiet">
                { words.get(if dots { "plot-caption" } else { "strip-caption" }) }
                { " " }<span id="plot-keys">{ words.get("plot-keys") }</span>
            </figcaption>
        </figure>
    }
}

type Pointers = (Callback<PointerEvent>, Callback<PointerEvent>, Callback<PointerEvent>);

/// Dragging moves the window with the hand.
fn drag(parts: &PlotParts<'_>, window: (u32, u32), set: &Callback<Option<(u32, u32)>>) -> Pointers {
    let end = parts.end;
    let down = {
        let grip = parts.grip.clone();
        Callback::from(move |event: PointerEvent| {
            if event.button() == 0 {
                *grip.borrow_mut() = Some((f64::from(event.client_x()), window));
                if let Some(frame) = event.target_dyn_into::<web_sys::Element>() {
                    let _ = frame.set_pointer_capture(event.pointer_id());
                }
            }
        })
    };
    let drag = {
        let (grip, frame, set) = (parts.grip.clone(), parts.frame.clone(), set.clone());
        Callback::from(move |event: PointerEvent| {
            let Some((start, window)) = *grip.borrow() else { return };
            let width = frame.cast::<web_sys::Element>().map_or(1, |frame| frame.client_width());
            let share = (start - f64::from(event.client_x())) / f64::from(width.max(1));
            set.emit(Some(moved(window, end, share * f64::from(window.1 - window.0))));
        })
    };
    let up = {
        let grip = parts.grip.clone();
        Callback::from(move |_: PointerEvent| *grip.borrow_mut() = None)
    };
    (down, drag, up)
}
