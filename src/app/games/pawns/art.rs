//! The drawings of the pieces.

use crate::games::pawns::Kind;
use yew::prelude::*;

/// The name of a piece's drawing, for `<use>`.
pub(super) fn name(kind: Kind) -> &'static str {
    match kind {
        Kind::Pawn => "#pawn",
        Kind::Queen => "#queen",
        Kind::Rook => "#rook",
        Kind::King => "#king",
        Kind::Bishop => "#bishop",
        Kind::Knight => "#knight",
        Kind::Own => "#own-piece",
    }
}

/// A piece's outline alone.
pub(super) fn outline(kind: Kind) -> &'static str {
    paths(kind).0
}

/// A piece's outline, in a box of 30 by 35 at (5, 2.5); and the lines within it.
fn paths(kind: Kind) -> (&'static str, &'static str) {
    match kind {
        Kind::Pawn => (
            "M20 5a6.500 6.500 0 0 1 4.300 11.400c2.700.6 3.700 1.400 3.700 2.600 0 1-.8 1.700-2.600 2.100.8 4.900 2.500 7.300 5.600 9.500V35H9v-4.400c3.100-2.200 4.800-4.600 5.600-9.500-1.800-.4-2.600-1.100-2.600-2.100 0-1.200 1-2 3.700-2.600A6.500 6.500 0 0 1 20 5z",
            "M16.500 9.500a4.500 4.500 0 0 1 3-2M16.500 23c-.6 3.200-1.700 5.500-3.400 7.400",
        ),
        Kind::Queen => (
            "M10 35v-4l2-2L7 14.500a2.300 2.300 0 1 1 2.200-.4l5.600 6L14.600 11a2.400 2.400 0 1 1 2.600-.3L20 18.500l2.800-7.800a2.400 2.400 0 1 1 2.600.3l-.2 9.100 5.600-6a2.300 2.300 0 1 1 2.200.4L28 29l2 2v4z",
            "M12.500 29h15M11.500 31.800h17",
        ),
        Kind::Rook => (
            "M9 35v-4l3-3V17l-3-3V6h5v3.500h3.500V6h5v3.500H26V6h5v8l-3 3v11l3 3v4z",
            "M12 17h16M12 28h16M15 19.500v6",
        ),
        Kind::King => (
            "M18.500 3.500h3v2.700h2.700v3h-2.700v3.600c1.400-1.500 3.400-2.300 5.500-2.300 3.900 0 6.500 2.700 6.500 6.200 0 4.300-3.500 8-5 11.300v1l2 2v4h-21v-4l2-2v-1c-1.500-3.300-5-7-5-11.300 0-3.500 2.600-6.200 6.500-6.200 2.100 0 4.100.8 5.500 2.300V9.200h-2.700v-3h2.700z",
            "M12.500 28.300h15M11.500 31.800h17M20 15v9",
        ),
        Kind::Bishop => (
            "M20 3.500a2.800 2.800 0 0 1 1.900 4.900c4.200 2.900 6.600 6.800 6.600 10.800 0 3-1.300 5.400-3.300 7.100l1 3.700 4.300 1.500V35h-21v-3.500l4.300-1.500 1-3.700c-2-1.700-3.300-4.100-3.300-7.100 0-4 2.400-7.900 6.600-10.800A2.800 2.800 0 0 1 20 3.500z",
            "M20 13.500v7.500M16.300 17.200h7.400M14.500 27h11",
        ),
        Kind::Knight => (
            "M11.500 35v-3.500c0-5.500 6-7.500 6.500-13-1.800 1.200-3 3.300-5.300 4-1.600.5-3.200-.3-4.200-2.300L7.800 18.500l4-5.500c.7-2.800 3-4.900 5.700-5.500l.6-4 3.400 3.300c6.600.5 10.500 6 10.500 13.400v11.300l1.200 1.500V35z",
            "M16.200 11.800h.6M22 9.500c4 1.500 6.500 5.500 6.500 10.500M13.500 31.800h17",
        ),
        Kind::Own => (
            "M20 3.500l9.500 9.500-5.800 5.800c.9 4.700 2.600 8.200 5.300 10.400V35H11v-5.800c2.700-2.200 4.400-5.700 5.300-10.400L10.500 13z",
            "M20 8.500l4.500 4.500-4.500 4.500-4.500-4.500zM14 29.500h12",
        ),
    }
}

/// A drawing by itself, for the first page.
pub(super) fn small(kind: Kind) -> Html {
    let (outline, lines) = paths(kind);
    html! {
        <svg viewBox="5 2.500 30 35" aria-hidden="true" focusable="false">
            <path class="art-pawn" d={outline} /><path class="art-pawn-shine" d={lines} />
        </svg>
    }
}

/// The drawings of all pieces, to be put on the page once.
pub(super) fn drawings() -> Html {
    let drawing = |kind: Kind| {
        let (outline, lines) = paths(kind);
        html! {
            <symbol id={name(kind).get(1..).unwrap_or_default()} viewBox="5 2.500 30 35">
                <path class="art-pawn" d={outline} />
                <path class="art-pawn-shine" d={lines} />
            </symbol>
        }
    };
    html! {
        <svg class="drawings" width="0" height="0" aria-hidden="true" focusable="false">
            { for Kind::ALL.into_iter().map(drawing) }
        </svg>
    }
}
