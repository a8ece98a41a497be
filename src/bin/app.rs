//! The page: a thin shell round [`nimlab::app`].

fn main() {
    nimlab::app::run();
}
