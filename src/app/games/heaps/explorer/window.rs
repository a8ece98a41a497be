//! The window of the sequence that is shown: heap sizes, the first and the last.

/// The narrowest window.
const NARROWEST: u32 = 8;

/// The number, or the end of the range that it is beyond. (`f64::clamp` says the numbers where they are
/// wrong, and with that how to write fractions is in the page: 6 kB of it.)
#[allow(clippy::manual_clamp)]
pub(super) fn between(number: f64, least: f64, most: f64) -> f64 {
    number.max(least).min(most)
}

/// The window that is shown, of the heaps from 0 to `end`.
pub(super) fn shown(window: Option<(u32, u32)>, end: u32) -> (u32, u32) {
    window.unwrap_or((0, end.max(1)))
}

/// The window, narrower or wider by a factor of `by` halves, about the point at a share of it.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
pub(super) fn zoomed((from, to): (u32, u32), end: u32, factor: f64, at: f64) -> Option<(u32, u32)> {
    let end = end.max(to);
    let span = f64::from(to - from);
    let new = between(span * factor, f64::from(NARROWEST.min(end)), f64::from(end));
    let start = between(f64::from(from) + (span - new) * at, 0.0, f64::from(end) - new);
    let (start, new) = (start.round() as u32, new.round() as u32);
    (new < end).then_some((start, start + new))
}

/// The window, moved by a number of heaps.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
pub(super) fn moved((from, to): (u32, u32), end: u32, by: f64) -> (u32, u32) {
    let (span, end) = (to - from, end.max(to));
    let start = between(f64::from(from) + by, 0.0, f64::from(end - span)).round() as u32;
    (start, start + span)
}

/// What the keys do: the new window, `None` in it for all, where the key is one of them.
#[allow(clippy::option_option)]
pub(super) fn by_key(key: &str, window: (u32, u32), end: u32) -> Option<Option<(u32, u32)>> {
    let span = f64::from(window.1 - window.0);
    Some(match key {
        "+" | "=" => zoomed(window, end, 0.5, 0.5),
        "-" => zoomed(window, end, 2.0, 0.5),
        "ArrowLeft" => Some(moved(window, end, -span / 8.0)),
        "ArrowRight" => Some(moved(window, end, span / 8.0)),
        "Home" => Some(moved(window, end, -f64::from(end))),
        "End" => Some(moved(window, end, f64::from(end))),
        "0" => None,
        _ => return None,
    })
}
