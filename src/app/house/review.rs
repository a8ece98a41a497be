//! Where a finished game was lost, in words.

use crate::app::dom::focus_panel;
use crate::app::face::Face;
use crate::app::hooks::Review;
use crate::core::Message;
use crate::session::{Playing, Step};
use crate::words::Words;
use yew::prelude::*;

/// The loser's last chance, and the way to it.
pub(in crate::app) fn review(
    face: &dyn Face,
    review: &Review,
    play: &Playing,
    act: &Callback<Step>,
    words: &Words,
) -> Html {
    let text = match review {
        Review::Looking => words.get("review-looking"),
        Review::NoChance => words.get("review-no-chance"),
        Review::Unknown => words.get("review-unknown"),
        Review::Missed { at, winning } => {
            let tree = &play.state().tree;
            let played = tree.heir(*at).and_then(|next| tree.node(next).mv.clone());
            let winning = face.say_move(play, *at, winning, words);
            let message = Message::new("review-missed").with("number", tree.node(*at).ply + 1);
            words.say(&message.with("played", played.unwrap_or_default()).with("winning", winning))
        }
    };
    let show = match review {
        Review::Missed { at, .. } => {
            let at = *at;
            let click = act.reform(move |_: MouseEvent| {
                focus_panel();
                Step::GoTo(at)
            });
            html! { <button type="button" class="button" onclick={click}>{ words.get("review-show") }</button> }
        }
        _ => Html::default(),
    };
    html! {
        <section class="review" role="status">
            <p>{ text }</p>
            { show }
        </section>
    }
}
