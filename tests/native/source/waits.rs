//! What the tests in a browser wait for: something that happens, never a time that is guessed. (A time is too
//! short on a busy machine, and too long on any other.)

use super::files;

#[test]
fn no_test_waits_for_a_guessed_time() {
    for folder in ["tests/e2e", "tests/engines"] {
        for (path, text) in files(folder, "s") {
            assert!(!text.contains("waitForTimeout"), "{}", path.display());
        }
    }
}
