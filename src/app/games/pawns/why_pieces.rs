//! Who wins a misère game with pieces other than pawns, and why.

use super::names::about;
use crate::app::figure::Figure;
use crate::app::house::{verdict, winning_moves};
use crate::app::ui::WhyProps;
use crate::core::{Message, Verdict};
use crate::games::pawns::{Pawns, Searched, Tame};
use crate::words::Words;
use yew::prelude::*;

/// Decided by the theory of tame games.
pub(super) fn tame(props: &WhyProps<Pawns>, found: &Tame, words: &Words) -> Html {
    let reason = match (found.fickle, found.nim_sum.0) {
        (true, sum) => Message::new("tame-fickle").with("sum", sum),
        (false, sum) => Message::new("tame-firm").with("sum", sum),
    };
    let pieces = props.session.position().pieces();
    let rows = pieces.iter().zip(&found.genera).enumerate().map(|(place, (&piece, genus))| {
        html! {
            <tr key={place}>
                <th scope="row">{ words.say(&about("piece-at", piece)) }</th>
                <td>{ genus.normal.0 }</td>
                <td>{ genus.misere.0 }</td>
                <td>{ words.get(if genus.is_fickle() { "tame-is-fickle" } else { "tame-is-firm" }) }</td>
            </tr>
        }
    });
    let title = words.get("tame-title");
    html! {
        <div class="why">
            { verdict(found.outcome(), words) }
            <p>{ words.say(&reason) }</p>
            <p class="quiet">{ words.get("tame-rule") }</p>
            <div>
                <div class="scroll" tabindex="0" role="region" aria-label={title.clone()}>
                    <table class="options">
                        <caption>{ title.clone() }</caption>
                        <thead><tr>
                            <th scope="col">{ words.get("piece") }</th>
                            <th scope="col">{ words.get("tame-normal") }</th>
                            <th scope="col">{ words.get("tame-misere") }</th>
                            <td />
                        </tr></thead>
                        <tbody>{ for rows }</tbody>
                    </table>
                </div>
                { Figure { shown: "table", caption: title.clone(), name: "genera" }.files(words) }
            </div>
            if found.winning_count > 0 { { winning_moves(props, |_| Html::default(), words) } }
        </div>
    }
}

/// Decided by looking at every position, or not decided.
pub(super) fn searched(props: &WhyProps<Pawns>, found: &Searched, words: &Words) -> Html {
    let Verdict::Known(outcome) = found.verdict else {
        let message = Message::new("pieces-misere-unknown").with("positions", found.positions);
        return html! {
            <div class="why">
                <p class="verdict unknown">{ words.get("verdict-unknown") }</p>
                <p>{ words.say(&message) }</p>
            </div>
        };
    };
    let message = Message::new("pieces-misere-searched").with("positions", found.positions);
    html! {
        <div class="why">
            { verdict(outcome, words) }
            <p>{ words.say(&message) }</p>
            if found.winning_count > 0 { { winning_moves(props, |_| Html::default(), words) } }
        </div>
    }
}
