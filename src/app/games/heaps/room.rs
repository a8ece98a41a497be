//! How large tokens can be when the board takes up the height and width available: on a wide screen, and on a
//! projector.

use super::art::MAX_DRAWN;
use super::gesture::Gesture;
use crate::games::heaps::{Heaps, Slot, Token, narrowest};
use crate::session::{NodeId, Session};

/// More heaps than this are laid out as if each had a line of its own.
const MAX_HEAPS: usize = 24;
/// Lines that a heap is broken into at most.
const MAX_BREAKS: u32 = 4;
/// Tokens as wide as this are large enough to stay in one line.
const SMALL: &str = "30px";

/// The style that keeps for a heap the room that it had at the beginning, where it stays the same heap: the table keeps
/// its order, and what was taken is seen.
pub(super) fn kept(session: &Session<Heaps>, gesture: Gesture, slot: &Slot) -> Option<String> {
    let first = session.position_at(NodeId::START).heaps().get(slot.id).copied()?;
    let parts = session.game.ruleset.leaves(u32::MAX, 0).splits();
    let stays = gesture == Gesture::ToEnd && !parts && first <= MAX_DRAWN;
    stays.then(|| format!("--room:{first}"))
}

/// The style that says so: `--fit`, the width of a token as the style sheet works it out from the room that
/// there is, `--high`, and `--tall`, how much higher than wide a token is.
///
/// Lines of heaps in their order are tried, from all in one line to each in one of its own, then heaps that
/// are broken themselves; the largest tokens of all are taken. Where it counts which tokens are side by side, a heap is
/// broken only if its tokens would be too small in one line.
pub(super) fn fit(heaps: &[u32], token: Token, gesture: Gesture) -> String {
    let tall = match token {
        Token::Match | Token::Pin => "2.55",
        Token::Domino | Token::Coin => "1",
    };
    let sizes: Vec<u32> = heaps.iter().copied().filter(|&size| size <= MAX_DRAWN).collect();
    let longest = sizes.iter().copied().max().unwrap_or(1).max(1);
    let way = |in_line: u32, heaps: usize, lines: usize, breaks: u32| {
        format!(
            ",min((100cqw - {heaps}*2.8rem)/{in_line},(var(--high)/{lines} - 3.6rem)/{breaks}/{tall} - .2rem)"
        )
    };
    let count = sizes.len().max(1);
    let in_lines = (1..count.min(MAX_HEAPS)).map(|lines| {
        let (in_line, heaps) = narrowest(&sizes, lines);
        way(in_line.max(1), heaps, lines, 1)
    });
    let whole: String = in_lines.chain([way(longest, 1, count, 1)]).collect();
    let broken: String =
        (2..=MAX_BREAKS).map(|breaks| way(longest.div_ceil(breaks), 1, count, breaks)).collect();
    let most = if by_neighbours(gesture) { SMALL } else { "100vw" };
    format!("--tall:{tall};--fit:max(16px{whole},min({most},max(0px{broken})))")
}

/// Whether it counts which tokens are side by side, and not only how many there are.
pub(super) fn by_neighbours(gesture: Gesture) -> bool {
    matches!(gesture, Gesture::TwoEnds | Gesture::Length(_))
}
