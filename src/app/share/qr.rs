//! The link as a QR code for phones.

use fast_qr::{ECL, QRBuilder};
use std::fmt::Write;
use yew::prelude::*;

/// Modules that stay empty round the code, as its standard asks.
const MARGIN: usize = 4;

/// How many bytes are in the largest code, whatever they are.
pub(super) const MAX_BYTES: usize = 2_953;

/// The code; `None` where the text is too long for one.
pub(in crate::app) fn qr(text: &str, label: String) -> Option<Html> {
    let code = QRBuilder::new(text).ecl(ECL::L).build().ok()?;
    let side = code.size + 2 * MARGIN;
    let mut path = String::new();
    for row in 0..code.size {
        // Adjacent dark modules become one stroke.
        let mut column = 0;
        while column < code.size {
            let length = (column..code.size).take_while(|&at| code[row][at].value()).count();
            if length > 0 {
                // Writing to a text does not fail.
                let _ = write!(path, "M{} {}h{length}v1h-{length}z", column + MARGIN, row + MARGIN);
            }
            column += length.max(1);
        }
    }
    Some(html! {
        <svg class="qr" role="img" aria-label={label} viewBox={format!("0 0 {side} {side}")} shape-rendering="crispEdges">
            <rect width={side.to_string()} height={side.to_string()} fill="#fff" />
            <path d={path} fill="#000" />
        </svg>
    })
}
