//! What marks the poison: a skull, drawn once for every size.

use yew::prelude::*;

/// The skull's outline, 24 units high and wide.
pub(super) const SKULL: &str = "M12 2C6.500 2 3 5.800 3 10.500c0 3 1.400 5 3 6.200V20a1.500 1.500 0 0 0 1.500 1.500H9V19h1.500v2.500h3V19H15v2.500h1.500A1.500 1.500 0 0 0 18 20v-3.300c1.600-1.200 3-3.200 3-6.200C21 5.800 17.500 2 12 2zM8.500 9a2.200 2.200 0 1 1 0 4.400 2.200 2.200 0 0 1 0-4.400zm7 0a2.200 2.200 0 1 1 0 4.400 2.200 2.200 0 0 1 0-4.400zM12 13.500l1.300 2.600h-2.600z";

/// The skull, for the poisoned square.
pub(super) fn skull() -> Html {
    html! {
        <svg class="skull" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path fill-rule="evenodd" d={SKULL} />
        </svg>
    }
}
