//! What tokens look like. Each is drawn once and used wherever it appears.

use crate::games::heaps::Token;
use yew::prelude::*;

/// The largest heap whose tokens are drawn one by one.
pub(super) const MAX_DRAWN: u32 = 200;

/// The drawings, to be put on the page once.
pub(in crate::app) fn drawings() -> Html {
    html! {
        <svg class="drawings" width="0" height="0" aria-hidden="true" focusable="false">
            <symbol id="token-match" viewBox="0 0 24 64">
                <rect class="art-wood" x="9" y="14" width="6" height="48" rx="1.500" />
                <path class="art-wood-shade" d="M12.500 16h2.500v44.500a1.500 1.500 0 0 1-1.500 1.500h-1z" />
                <ellipse class="art-head" cx="12" cy="10" rx="6" ry="8" />
                <ellipse class="art-shine" cx="10" cy="7" rx="1.600" ry="2.600" />
            </symbol>
            <symbol id="token-pin" viewBox="0 0 24 64">
                <path class="art-pin" d="M12 2c4 0 5.500 3.300 5.500 6.500 0 4-1.800 5.500-1.800 9.500 0 6 5.300 10 5.300 22 0 9-2.500 16-4 22H7c-1.500-6-4-13-4-22 0-12 5.300-16 5.300-22 0-4-1.800-5.500-1.800-9.500C6.500 5.300 8 2 12 2z" />
                <path class="art-band" d="M8.200 15.500h7.600M8 19.500h8" />
                <path class="art-shine" d="M8 34c-1.500 4-1.700 9-.8 14" />
            </symbol>
            <symbol id="token-domino" viewBox="0 0 40 40">
                <rect class="art-square" x="1.500" y="1.500" width="37" height="37" rx="4" />
                <circle class="art-pip" cx="20" cy="20" r="3.500" />
            </symbol>
            <symbol id="token-coin" viewBox="0 0 40 40">
                <circle class="art-coin" cx="20" cy="20" r="17" />
                <circle class="art-rim" cx="20" cy="20" r="12.500" />
                <path class="art-shine" d="M9 15a12.500 12.500 0 0 1 6-6" />
            </symbol>
        </svg>
    }
}
/// One token.
pub(in crate::app) fn token(kind: Token) -> Html {
    html! {
        <svg class="token-art" aria-hidden="true" focusable="false"><use href={symbol(kind)} /></svg>
    }
}

/// The word that style sheets know a kind by.
pub(in crate::app) fn class(kind: Token) -> &'static str {
    match kind {
        Token::Match => "of-matches",
        Token::Pin => "of-pins",
        Token::Domino => "of-dominoes",
        Token::Coin => "of-coins",
    }
}

fn symbol(kind: Token) -> &'static str {
    match kind {
        Token::Match => "#token-match",
        Token::Pin => "#token-pin",
        Token::Domino => "#token-domino",
        Token::Coin => "#token-coin",
    }
}
