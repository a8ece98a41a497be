//! Where a finished game was lost, in words.

use crate::app::dom::focus_panel;
use crate::app::hooks::Review;
use crate::app::ui::GameUi;
use crate::core::Message;
use crate::session::{Action, Session};
use crate::words::Words;
use yew::prelude::*;

/// The loser's last chance, and the way to it.
pub(in crate::app) fn review<G: GameUi>(
    review: &Review<G>,
    session: &Session<G>,
    act: &Callback<Action<G>>,
    words: &Words,
) -> Html {
    let text = match review {
        Review::Looking => words.get("review-looking"),
        Review::NoChance => words.get("review-no-chance"),
        Review::Unknown => words.get("review-unknown"),
        Review::Missed { at, winning } => {
            let node = session.history.node(*at);
            let played = session.history.played_at(*at).map(G::write_move).unwrap_or_default();
            let winning = session.game.say_move(&node.position, winning, words);
            let message = Message::new("review-missed").with("number", node.ply + 1);
            words.say(&message.with("played", played).with("winning", winning))
        }
    };
    let show = match review {
        Review::Missed { at, .. } => {
            let at = *at;
            let click = act.reform(move |_: MouseEvent| {
                focus_panel();
                Action::GoTo(at)
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
