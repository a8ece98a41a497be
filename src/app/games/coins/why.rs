//! Who wins, and why.

use crate::app::house::{binary, mex_line, verdict, winning_moves};
use crate::app::ui::WhyProps;
use crate::core::{Message, Nimber, Outcome, Verdict};
use crate::games::coins::{Coins, CoinsAnalysis, Kind, MAX_SEARCHED, Misere, Move, Normal, Values};
use crate::words::Words;
use yew::prelude::*;

/// More values of options than this are not listed.
const MAX_LISTED: usize = 40;

/// The panel.
pub(super) fn why(props: &WhyProps<Coins>, words: &Words) -> Html {
    match &*props.analysis {
        CoinsAnalysis::Normal(normal) => why_normal(props, normal, words),
        CoinsAnalysis::Misere(misere) => why_misere(props, misere, words),
    }
}

fn why_normal(props: &WhyProps<Coins>, normal: &Normal, words: &Words) -> Html {
    let game = &props.session.game;
    let position = *props.session.position();
    let values = Values::of(&game.kind, position.len());
    let outcome = normal.outcome();
    let reason = match outcome {
        Outcome::Win => Message::new("coins-win").with("sum", normal.nim_sum.0),
        Outcome::Loss => Message::new("coins-loss"),
    };
    let named = |place: u32| words.say(&Message::new("coin-at").with("place", place));
    let heads: Vec<(String, Nimber)> =
        position.places().map(named).zip(normal.values.iter().copied()).collect();
    let beside = |mv: &Move| turned(&values, mv, words);
    html! {
        <div class="why">
            { verdict(outcome, words) }
            <p>{ words.say(&reason) }</p>
            { binary(words.get("coins-head"), &heads, normal.nim_sum, words) }
            if normal.winning_count > 0 { { winning_moves(props, beside, words) } }
            { of_places(&game.kind, &values, words) }
            { position.places().next_back().map(|place| reason_at(&game.kind, &values, place, words)).unwrap_or_default() }
        </div>
    }
}

/// The values of the coins that a winning move turns.
fn turned(values: &Values, mv: &Move, words: &Words) -> Html {
    let all: Vec<String> = mv.places().map(|place| values.at(place).to_string()).collect();
    let message = Message::new("coins-winning-values").with("values", all.join(" ⊕ "));
    html! { <span class="target">{ words.say(&message.with("sum", values.sum(mv.turned()).0)) }</span> }
}

/// What a head is worth at each place.
fn of_places(kind: &Kind, values: &Values, words: &Words) -> Html {
    let title = words.get("coins-values-title");
    let count = values.all().len();
    html! {
        <section>
            <h2>{ title.clone() }</h2>
            <p>{ words.say(&Message::new("coins-form").with("kind", kind.name())) }</p>
            <div class="scroll" tabindex="0" role="region" aria-label={title.clone()}>
                <table class="coins-values">
                    <caption class="spoken">{ title }</caption>
                    <tbody>
                        <tr><th scope="row">{ words.get("coins-place-head") }</th>{ for (0..count).map(|place| html! { <td>{ place }</td> }) }</tr>
                        <tr><th scope="row">{ words.get("grundy-value") }</th>{ for values.all().iter().map(|value| html! { <td><strong>{ value.0 }</strong></td> }) }</tr>
                    </tbody>
                </table>
            </div>
        </section>
    }
}

/// Why the rightmost head has its value.
fn reason_at(kind: &Kind, values: &Values, place: u32, words: &Words) -> Html {
    let why = values.why(kind, place);
    let first = why.options.iter().take(MAX_LISTED).map(ToString::to_string);
    let mut found: Vec<String> = first.collect();
    if why.options.len() > MAX_LISTED {
        found.push("…".to_owned());
    }
    let id = if found.is_empty() { "coins-mex-none" } else { "coins-mex" };
    let message = Message::new(id).with("place", place).with("values", found.join(", "));
    html! {
        <section>
            <h2>{ words.say(&Message::new("coins-mex-title").with("place", place)) }</h2>
            <p>{ words.say(&message.with("mex", why.mex.0)) }</p>
            { mex_line(why.mex.0, words) }
        </section>
    }
}

fn why_misere(props: &WhyProps<Coins>, misere: &Misere, words: &Words) -> Html {
    let Verdict::Known(outcome) = misere.verdict else {
        return html! {
            <div class="why">
                <p class="verdict unknown">{ words.get("verdict-unknown") }</p>
                <p>{ words.say(&Message::new("coins-misere-unknown").with("most", MAX_SEARCHED - 1)) }</p>
            </div>
        };
    };
    let searched = Message::new("coins-misere-searched").with("rows", misere.rows);
    html! {
        <div class="why">
            { verdict(outcome, words) }
            <p>{ words.say(&searched) }</p>
            if misere.winning_count > 0 { { winning_moves(props, |_| Html::default(), words) } }
        </div>
    }
}
