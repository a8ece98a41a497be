//! Why the value of a part is what it is, as its own system says it.

use super::part::Part;
use super::position::Position;
use crate::core::Message;
use crate::games::{About, Game, Visitor};

/// The reason of a part's value.
pub(super) fn why(position: &Position, about: &About) -> Vec<Message> {
    let &About::Part(place) = about else { return Vec::new() };
    let part = position.parts().get(place);
    part.map_or_else(Vec::new, |part| part.system().visit(Alone(part)))
}

/// A part as its own system sees it.
struct Alone<'a>(&'a Part);

impl Visitor for Alone<'_> {
    type Output = Vec<Message>;

    fn visit<G: Game>(self) -> Vec<Message> {
        let Some((game, position)) = self.0.typed::<G>() else { return Vec::new() };
        // Where the part is several by itself, no single one of them is the reason.
        if !game.reasons(position, &About::Part(1)).is_empty() {
            return vec![Message::new("sum-why-parts")];
        }
        game.reasons(position, &About::Part(0))
    }
}
