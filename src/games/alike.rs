//! Known names that an unknown name was probably meant to be.

/// What goes with the name whose beginning a text shares most letters of, at least so many; of several the first.
/// `None` where there is none.
pub(super) fn closest<'a, T>(
    text: &str,
    names: impl IntoIterator<Item = (&'a str, T)>,
    least: usize,
) -> Option<T> {
    let shared = |name: &str| name.chars().zip(text.chars()).take_while(|(a, b)| a == b).count();
    let mut best = None;
    let mut most = least.saturating_sub(1);
    for (name, meant) in names {
        if shared(name) > most {
            (most, best) = (shared(name), Some(meant));
        }
    }
    best
}
