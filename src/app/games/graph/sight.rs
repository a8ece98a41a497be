//! What is seen of a drawing: its frame, the way it is turned, and what buttons, the wheel and keys make of that.

use super::camera::{Camera, Frame, NATURAL, ON_WALL, Size};
use super::gesture::whole;
use super::scene::Scene;
use crate::app::dom::idle;
use crate::app::hooks::{Turn, use_resized, use_zoom};
use crate::app::ui::OnWall;
use crate::words::Words;
use std::rc::Rc;
use web_sys::Element;
use yew::prelude::*;

/// Where the buttons that zoom are.
const BUTTONS: &str = ".graph-zoom";
/// Pixels that a key moves the drawing by.
const KEY_STEP: i64 = 80;

/// What is seen of a drawing.
#[derive(Clone)]
pub(super) struct Sight {
    /// The drawing, with its layers side by side where it is larger so.
    pub(super) scene: Rc<Scene>,
    /// The size of the frame in pixels.
    pub(super) size: Size,
    /// The part that is seen.
    pub(super) seen: Camera,
    /// Changes it.
    pub(super) look: Callback<Camera>,
    /// What was seen at first.
    first: Camera,
    frame: Frame,
    /// The largest scale that is chosen without being asked for.
    most: i64,
}

/// What is seen of a scene in a drawing, in which a vertex is kept in sight.
#[hook]
pub(super) fn use_sight(scene: &Rc<Scene>, at: u32, svg: &NodeRef) -> Sight {
    let frame = *use_frame(svg);
    let size = frame.size;
    let most = if use_context::<OnWall>().is_some() { ON_WALL } else { NATURAL };
    let scene = use_turned(scene, size, most);
    let frame = open_frame(&scene, frame, most);
    let camera = use_state_eq(|| None::<Camera>);
    let first = Camera::first(scene.extent(), frame, scene.point(at), most);
    let seen = camera.unwrap_or(first);
    let whole = Camera::whole(scene.extent(), frame, most);
    use_follow(&scene, at, &camera, (size, whole));
    let look = {
        let camera = camera.setter();
        Callback::from(move |next: Camera| camera.set(Some(next)))
    };
    use_wheel(svg, seen, size, &look);
    Sight { scene, size, seen, look, first, frame, most }
}

impl Sight {
    /// Whether less is seen than at first, and larger.
    pub(super) fn zoomed(&self) -> bool {
        self.seen.is_closer_than(self.first)
    }

    /// The attribute `viewBox`.
    pub(super) fn view_box(&self) -> String {
        self.seen.view_box(self.size)
    }

    /// What is seen after a key; `None` for a key that changes nothing.
    pub(super) fn after_key(&self, key: &str, shift: bool) -> Option<Camera> {
        let seen = self.seen;
        Some(match key {
            "+" | "=" => self.closer(125),
            "-" => self.closer(80),
            "0" => self.whole(),
            "ArrowLeft" if shift => seen.moved((KEY_STEP, 0)),
            "ArrowRight" if shift => seen.moved((-KEY_STEP, 0)),
            "ArrowUp" if shift => seen.moved((0, KEY_STEP)),
            "ArrowDown" if shift => seen.moved((0, -KEY_STEP)),
            _ => return None,
        })
    }

    /// The buttons that zoom.
    pub(super) fn buttons(&self, words: &Words) -> Html {
        let button = |sign: &'static str, label: &'static str, next: Camera| {
            let label = words.get(label);
            let click = self.look.reform(move |_: MouseEvent| next);
            html! {
                <button
                    type="button" class="button icon-button" title={label.clone()} aria-label={label}
                    aria-disabled={idle(next == self.seen)} onclick={click}
                ><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d={sign} /></svg></button>
            }
        };
        html! {
            <div class="graph-zoom" role="group" aria-label={words.get("graph-view")}>
                { button("M12 5v14M5 12h14", "graph-zoom-in", self.closer(125)) }
                { button("M5 12h14", "graph-zoom-out", self.closer(80)) }
                { button("M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5", "graph-zoom-whole", self.whole()) }
            </div>
        }
    }

    /// The same, `percent` as large about the middle of the frame.
    fn closer(&self, percent: i64) -> Camera {
        self.seen.zoomed(percent, (self.size.0 / 2, self.size.1 / 2), self.size)
    }

    fn whole(&self) -> Camera {
        Camera::whole(self.scene.extent(), self.frame, self.most)
    }
}

#[hook]
fn use_turned(scene: &Rc<Scene>, size: Size, most: i64) -> Rc<Scene> {
    let turns = Camera::turns(scene.extent(), size, most);
    let shown =
        use_memo(
            (scene.clone(), turns),
            |(scene, turns)| {
                if *turns { scene.turned() } else { scene.clone() }
            },
        );
    Rc::clone(&shown)
}

/// The frame of the drawing.
#[hook]
fn use_frame(svg: &NodeRef) -> UseStateHandle<Frame> {
    let frame = use_state_eq(|| Frame { size: (640, 480), corner: (0, 0) });
    let setter = frame.setter();
    let heard = Callback::from(move |svg: Element| {
        let size = (svg.client_width().max(50).into(), svg.client_height().max(50).into());
        setter.set(Frame { size, corner: covered(&svg) });
    });
    use_resized(svg, true, heard);
    frame
}

/// Starts over with another scene, and follows play where it leaves what is seen. Where the frame changes its size, as
/// it does where the bars of a phone's browser give way, what is seen keeps its middle; but what was seen as a whole is
/// so again, and a vertex that was in sight stays there. `sizes` are the frame's and what the whole is in it.
#[hook]
fn use_follow(
    scene: &Rc<Scene>,
    at: u32,
    camera: &UseStateHandle<Option<Camera>>,
    sizes: (Size, Camera),
) {
    let before = use_mut_ref(|| sizes);
    {
        let (camera, point) = (camera.clone(), scene.point(at));
        use_effect_with(sizes, move |&(size, whole)| {
            let (old_size, old_whole) = before.replace((size, whole));
            let Some(seen) = *camera else { return };
            if seen == old_whole {
                camera.set(Some(whole));
            } else if seen.showing(point, old_size) == seen {
                camera.set(Some(seen.showing(point, size)));
            }
        });
    }
    {
        let (camera, scene) = (camera.clone(), scene.clone());
        use_effect_with(at, move |&at| {
            if let Some(seen) = *camera {
                camera.set(Some(seen.showing(scene.point(at), sizes.0)));
            }
        });
    }
    // Last, so that nothing of the other scene is left.
    let camera = camera.setter();
    use_effect_with(scene.clone(), move |_| camera.set(None));
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

/// The frame, with the corner under the buttons only where a vertex would be there.
fn open_frame(scene: &Scene, frame: Frame, most: i64) -> Frame {
    let open = Frame { corner: (0, 0), ..frame };
    let whole = Camera::whole(scene.extent(), open, most);
    if scene.points().any(|at| whole.is_in_corner(at, frame)) { frame } else { open }
}

/// What the buttons cover of the upper right corner of the drawing: nothing where they are beside it.
fn covered(svg: &Element) -> Size {
    let buttons = svg.parent_element().and_then(|around| around.query_selector(BUTTONS).ok()?);
    let Some(buttons) = buttons.map(|buttons| buttons.get_bounding_client_rect()) else {
        return (0, 0);
    };
    let drawing = svg.get_bounding_client_rect();
    let (width, height) = (drawing.right() - buttons.left(), buttons.bottom() - drawing.top());
    let is_seen = buttons.width() > 0.0;
    if !is_seen || buttons.top() >= drawing.bottom() {
        (0, 0)
    } else {
        (whole(width), whole(height))
    }
}
