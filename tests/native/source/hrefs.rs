//! Links inside the page are made in one place, so that each carries on what the reader's own link set.

use super::files;

/// Files that write a link with its hash where no element leads: addresses, and the text of lessons.
const TEXTS: [&str; 6] = [
    "hooks/href.rs",
    "hooks/address.rs",
    "lesson/day.rs",
    "lesson/draft.rs",
    "share/question.rs",
    "share/dialog.rs",
];

/// What would write a link by other means.
const OTHERWISE: [&str; 4] = ["href=\"#/", "href={\"#", "href={format!", "href={with_hash"];

#[test]
fn every_link_inside_the_page_is_made_in_one_place() {
    let mut made = 0;
    for (path, text) in files("src/app", ".rs") {
        made += text.matches(".href()").count();
        let path = path.to_str().unwrap().replace('\\', "/");
        for mark in OTHERWISE {
            assert!(!text.contains(mark), "{path} writes {mark}: use Href");
        }
        let known = TEXTS.iter().any(|end| path.ends_with(end));
        assert!(known || !text.contains("with_hash"), "{path} writes a link itself: use Href");
        assert!(!text.contains("\"#/"), "{path} writes a link itself: use Href");
    }
    assert!(made > 40, "the links were not found: {made}");
}
