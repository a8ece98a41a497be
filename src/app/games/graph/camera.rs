//! Which part of a drawing is visible, and at what size. Whole numbers only: a pixel more or less makes no visible
//! difference, and fractions would cost the page the code that writes them.

use crate::core::graph::Point;

/// Pixels for a thousand units below which labels cannot be read.
const READABLE: i64 = 400;
/// The same below which a drawing is not shown whole at first: to see all of it is worth labels that
/// are read with some effort.
const WHOLE: i64 = 300;
/// The largest and the smallest scale.
const LARGEST: i64 = 3_000;
const SMALLEST: i64 = 30;
/// The largest scale that is chosen without being asked for: near at hand, and on the wall of a classroom.
pub(super) const NATURAL: i64 = 2_100;
pub(super) const ON_WALL: i64 = 2_600;
/// Units left free beside the vertices, where their numbers and their badges are.
const MARGIN: i64 = 56;
/// Units left free above and below them, where it is said who has won there.
pub(super) const ABOVE: i64 = 43;

/// A size in pixels or in units: width and height.
pub(super) type Size = (i64, i64);

/// The part of a drawing that is seen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Camera {
    /// The point in the middle, in units of the drawing.
    x: i64,
    y: i64,
    /// Pixels for a thousand units.
    scale: i64,
}

impl Camera {
    /// The whole drawing of vertices up to the point `extent`, in a frame of so many pixels, at a scale of at
    /// most `most`.
    pub(super) fn whole(extent: Size, frame: Size, most: i64) -> Self {
        let (width, height) = (extent.0 + 2 * MARGIN, extent.1 + 2 * ABOVE);
        let scale = (frame.0 * 1000 / width).min(frame.1 * 1000 / height);
        Self { x: extent.0 / 2, y: extent.1 / 2, scale: scale.clamp(SMALLEST, most) }
    }

    /// Whether a drawing is clearly larger in a frame that is wider than high when its layers are side by side.
    pub(super) fn turns(extent: Size, frame: Size, most: i64) -> bool {
        let scale = |extent| Self::whole(extent, frame, most).scale;
        frame.0 > frame.1 && scale((extent.1, extent.0)) * 100 > scale(extent) * 115
    }

    /// What is seen at first: all of it, where it can then be read, otherwise what is near a vertex.
    pub(super) fn first(extent: Size, frame: Size, at: Point, most: i64) -> Self {
        let whole = Self::whole(extent, frame, most);
        if whole.scale >= WHOLE {
            return whole;
        }
        let near = Self { scale: READABLE, ..whole };
        let (width, height) = near.size(frame);
        let inside = |at: i32, size: i64, extent: i64| {
            let half = size / 2 - MARGIN;
            if extent < 2 * half { extent / 2 } else { i64::from(at).clamp(half, extent - half) }
        };
        Self { x: inside(at.x, width, extent.0), y: inside(at.y, height, extent.1), ..near }
    }

    /// The same place, `percent` as large, with the point at these pixels of the frame kept there.
    pub(super) fn zoomed(self, percent: i64, about: Size, frame: Size) -> Self {
        let scale = (self.scale * percent / 100).clamp(SMALLEST, LARGEST);
        let kept = |centre: i64, at: i64, frame: i64| {
            let off = at - frame / 2;
            centre + off * 1000 / self.scale - off * 1000 / scale
        };
        Self { x: kept(self.x, about.0, frame.0), y: kept(self.y, about.1, frame.1), scale }
    }

    /// The drawing moved by so many pixels.
    pub(super) fn moved(self, by: Size) -> Self {
        Self { x: self.x - by.0 * 1000 / self.scale, y: self.y - by.1 * 1000 / self.scale, ..self }
    }

    /// Whether it shows less than another, and larger.
    pub(super) fn is_closer_than(self, other: Self) -> bool {
        self.scale > other.scale
    }

    /// The same scale, moved where a vertex would not be seen.
    pub(super) fn showing(self, at: Point, frame: Size) -> Self {
        let (width, height) = self.size(frame);
        let (x, y) = (i64::from(at.x), i64::from(at.y));
        let hidden = |off: i64, size: i64| off.abs() > (size / 2 - MARGIN / 2).max(0);
        let far = hidden(x - self.x, width) || hidden(y - self.y, height);
        if far { Self { x, y, ..self } } else { self }
    }

    /// The attribute `viewBox`.
    pub(super) fn view_box(self, frame: Size) -> String {
        let (width, height) = self.size(frame);
        format!("{} {} {width} {height}", self.x - width / 2, self.y - height / 2)
    }

    /// The size in units of what is seen.
    fn size(self, frame: Size) -> Size {
        ((frame.0 * 1000 / self.scale).max(1), (frame.1 * 1000 / self.scale).max(1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_small_drawing_is_seen_whole_and_a_large_one_where_play_is() {
        let small = Camera::first((300, 600), (800, 560), Point { x: 0, y: 0 }, NATURAL);
        assert_eq!((small.x, small.y), (150, 300));
        let large = Camera::first((9000, 9000), (800, 500), Point { x: 4000, y: 0 }, NATURAL);
        assert_eq!((large.x, large.scale), (4000, READABLE));
        assert!(large.y < 9000 / 2);
    }

    /// Six sticks are seven layers of three vertices.
    #[test]
    fn a_high_drawing_turns_in_a_wide_frame_alone() {
        assert!(Camera::turns((200, 600), (1060, 560), NATURAL));
        assert!(!Camera::turns((200, 600), (340, 480), NATURAL));
        assert!(!Camera::turns((600, 200), (1060, 560), NATURAL));
        assert!(!Camera::turns((100, 100), (1060, 560), NATURAL));
    }

    #[test]
    fn zooming_keeps_the_point_under_the_pointer() {
        let camera = Camera { x: 500, y: 500, scale: 1000 };
        let closer = camera.zoomed(200, (100, 100), (200, 200));
        assert_eq!(closer, Camera { scale: 2000, ..camera });
        assert!(closer.is_closer_than(camera) && !camera.is_closer_than(camera));
        let aside = camera.zoomed(200, (200, 100), (200, 200));
        assert_eq!((aside.x, aside.y), (550, 500));
        assert_eq!(camera.moved((100, 0)).x, 400);
        assert_eq!(camera.showing(Point { x: 900, y: 500 }, (200, 200)).x, 900);
        assert_eq!(camera.view_box((200, 100)), "400 450 200 100");
    }
}
