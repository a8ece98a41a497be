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

/// What a drawing is seen in, in pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Frame {
    pub(super) size: Size,
    /// What buttons cover of its upper right corner.
    pub(super) corner: Size,
}

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
    /// The whole drawing of vertices up to the point `extent`, at a scale of at most `most`: in the middle, or as far
    /// down or to the left of it as the corner asks for and there is room.
    pub(super) fn whole(extent: Size, frame: Frame, most: i64) -> Self {
        let scale = Self::scale(extent, frame.size, most);
        let free = |frame: i64, extent: i64, margin: i64| {
            ((frame - (extent + 2 * margin) * scale / 1000) / 2).max(0)
        };
        let (beside, above) =
            (free(frame.size.0, extent.0, MARGIN), free(frame.size.1, extent.1, ABOVE));
        let corner = frame.corner;
        let (left, down) = if beside >= corner.0 || above >= corner.1 {
            (0, 0)
        } else if 2 * above >= corner.1 {
            (0, corner.1 - above)
        } else {
            ((corner.0 - beside).min(beside), 0)
        };
        let (x, y) = (extent.0 / 2 + left * 1000 / scale, extent.1 / 2 - down * 1000 / scale);
        Self { x, y, scale }
    }

    /// Whether a vertex, with what is written beside it, reaches into the corner of a frame.
    pub(super) fn is_in_corner(self, at: Point, frame: Frame) -> bool {
        let pixels = |units: i64| units * self.scale / 1000;
        let right = frame.size.0 / 2 + pixels(i64::from(at.x) + MARGIN - self.x);
        let top = frame.size.1 / 2 + pixels(i64::from(at.y) - ABOVE - self.y);
        right > frame.size.0 - frame.corner.0 && top < frame.corner.1
    }

    fn scale(extent: Size, frame: Size, most: i64) -> i64 {
        let (width, height) = (extent.0 + 2 * MARGIN, extent.1 + 2 * ABOVE);
        let scale = (frame.0 * 1000 / width).min(frame.1 * 1000 / height);
        scale.clamp(SMALLEST, most)
    }

    /// Whether a drawing is clearly larger in a frame that is wider than high when its layers are side by side.
    pub(super) fn turns(extent: Size, frame: Size, most: i64) -> bool {
        let scale = |extent| Self::scale(extent, frame, most);
        frame.0 > frame.1 && scale((extent.1, extent.0)) * 100 > scale(extent) * 115
    }

    /// What is seen at first: all of it, where it can then be read, otherwise what is near a vertex.
    pub(super) fn first(extent: Size, frame: Frame, at: Point, most: i64) -> Self {
        let whole = Self::whole(extent, frame, most);
        if whole.scale >= WHOLE {
            return whole;
        }
        let near = Self { scale: READABLE, ..whole };
        let (width, height) = near.size(frame.size);
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

    fn frame(size: Size) -> Frame {
        Frame { size, corner: (0, 0) }
    }

    #[test]
    fn a_small_drawing_is_seen_whole_and_a_large_one_where_play_is() {
        let small = Camera::first((300, 600), frame((800, 560)), Point { x: 0, y: 0 }, NATURAL);
        assert_eq!((small.x, small.y), (150, 300));
        let large =
            Camera::first((9000, 9000), frame((800, 500)), Point { x: 4000, y: 0 }, NATURAL);
        assert_eq!((large.x, large.scale), (4000, READABLE));
        assert!(large.y < 9000 / 2);
    }

    /// The upper right corner of the drawing is beside the buttons or below them, where there is room at all.
    #[test]
    fn buttons_cover_none_of_a_drawing_that_has_room_beside_them() {
        let corner = (160, 60);
        // Beside them, above nothing; below them anyway; moved down; moved to the left.
        for (size, extent) in [
            ((900, 500), (400, 800)),
            ((500, 700), (800, 400)),
            ((500, 500), (888, 714)),
            ((500, 250), (488, 414)),
        ] {
            let seen = Camera::whole(extent, Frame { size, corner }, NATURAL);
            let right = size.0 / 2 + (extent.0 + MARGIN - seen.x) * seen.scale / 1000;
            let top = size.1 / 2 - (seen.y + ABOVE) * seen.scale / 1000;
            assert!(
                right <= size.0 - corner.0 + 1 || top >= corner.1 - 1,
                "{size:?}: {right}, {top}"
            );
            let (left, bottom) = (
                size.0 / 2 - (seen.x + MARGIN) * seen.scale / 1000,
                size.1 / 2 + (extent.1 + ABOVE - seen.y) * seen.scale / 1000,
            );
            assert!(left >= -1 && bottom <= size.1 + 1, "{size:?}: {left}, {bottom}");
        }
        let seen = |extent, size| Camera::whole(extent, Frame { size, corner }, NATURAL);
        let (down, left) = (seen((888, 714), (500, 500)), seen((488, 414), (500, 250)));
        assert!(down.x == 444 && down.y < 357, "{down:?}");
        assert!(left.x > 244 && left.y == 207, "{left:?}");
        // In the middle, where it is beside them anyway, or where there is no room.
        let high = Camera::whole((100, 900), Frame { size: (900, 700), corner }, NATURAL);
        assert_eq!((high.x, high.y), (50, 450));
        assert!(high.is_in_corner(Point { x: 900, y: 0 }, Frame { size: (900, 700), corner }));
        assert!(!high.is_in_corner(Point { x: 100, y: 0 }, Frame { size: (900, 700), corner }));
        let full = Camera::whole((888, 404), Frame { size: (500, 250), corner }, NATURAL);
        assert_eq!((full.x, full.y), (444, 202));
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
