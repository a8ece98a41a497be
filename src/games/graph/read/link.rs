//! A graph as a link has it: `a=0-1.2+b=1-0+c=10`.

use super::Read;
use crate::games::At;
use crate::games::graph::Graph;
use std::ops::Range;

/// The maximum number of bytes of a text that can come from a link.
const MAX_LINK: usize = 1 << 17;

/// Where the graph is in a text; `None` where the text is in another form.
pub(super) fn place(text: &str) -> Option<Range<usize>> {
    let start = text.len() - text.trim_start_matches('\u{feff}').trim_start().len();
    let graph = text.get(start..)?.trim_end();
    // No other form has one of these signs and no space.
    let is_one =
        graph.len() <= MAX_LINK && graph.contains(['=', '+']) && graph.bytes().all(in_link);
    is_one.then(|| start..start + graph.len())
}

/// Reads the graph at this place.
pub(super) fn read(text: &str, place: Range<usize>) -> Read<Graph> {
    let start = place.start;
    let graph = text.get(place).unwrap_or_default();
    let further = |at: At<_>| At { start: at.start + start, end: at.end + start, ..at };
    Graph::read_compact(graph).map_err(further)
}

/// Whether the compact form of a graph may have this byte.
fn in_link(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || b"-._~+=".contains(&byte)
}
