//! Forms act on what was typed even if the page has not been drawn again since; there is one that knows how.

use super::files;

#[test]
fn every_form_is_an_input_form() {
    let mut used = 0;
    for (path, text) in files("src/app", ".rs") {
        used += text.matches("<InputForm").count();
        let plain = text.contains("<form") && !path.ends_with("house/input_form.rs");
        assert!(!plain, "{} writes a form of its own: use InputForm", path.display());
    }
    assert!(used > 15, "the forms were not found: {used}");
}
