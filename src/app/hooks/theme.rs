//! The colours of the page.

use crate::link::Theme;

/// Puts the theme on the page; none leaves it to the system.
pub(in crate::app) fn apply_theme(theme: Option<Theme>) {
    let Some(html) = gloo::utils::document().document_element() else { return };
    // Fails only for a name that no attribute may have.
    let _ = match theme {
        Some(theme) => html.set_attribute("data-theme", theme.name()),
        None => html.remove_attribute("data-theme"),
    };
}
