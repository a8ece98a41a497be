//! Who wins, and why.

use super::names;
use crate::app::house::{binary, explained, verdict, winning_moves};
use crate::app::ui::WhyProps;
use crate::core::{Message, Nimber, Outcome, Rule, Say, Unknown, Verdict, nim_sum};
use crate::games::place::{Move, PUBLISHED_STRIPS, Place, PlaceAnalysis, past_published};
use crate::words::Words;
use yew::prelude::*;

/// The panel.
pub(super) fn why(props: &WhyProps<Place>, words: &Words) -> Html {
    let analysis = &*props.analysis;
    let reason = analysis.reason.as_ref().map(|reason| words.say(&reason.say()));
    let beside = |mv: &Move| target(props, mv, words);
    html! {
        <div class="why">
            { who(analysis.verdict, words) }
            if let Some(reason) = reason { <p class="theorem">{ reason }</p> }
            { by_search(props, words) }
            if analysis.winning_count > 0 { { winning_moves(props, beside, words) } }
            if !analysis.complete && analysis.winning_count > 0 { <p class="quiet">{ words.get("place-not-all") }</p> }
        </div>
    }
}

fn who(known: Verdict, words: &Words) -> Html {
    match known {
        Verdict::Known(outcome) => verdict(outcome, words),
        Verdict::Draw | Verdict::Unknown(_) => {
            html! { <p class="verdict unknown">{ words.get("verdict-unknown") }</p> }
        }
    }
}

/// What the search has found.
fn by_search(props: &WhyProps<Place>, words: &Words) -> Html {
    let analysis = &*props.analysis;
    if let Verdict::Unknown(Unknown::Budget { positions }) = analysis.verdict {
        let budget = Message::new("place-budget").with("positions", positions);
        return html! { <><p>{ words.say(&budget) }</p>{ parts(props, words) }</> };
    }
    if props.session.game.last() == Rule::Misere {
        return html! { <p>{ words.get("place-misere") }</p> };
    }
    let Some(values) = analysis.values() else { return parts(props, words) };
    let sum = nim_sum(values);
    let id = match (analysis.parts.len(), sum.is_zero()) {
        (0 | 1, true) => "place-zero",
        (0 | 1, false) => "place-value",
        (_, true) => "place-loss",
        (_, false) => "place-win",
    };
    let count = analysis.parts.len();
    html! {
        <>
            <p>{ explained(&words.say(&Message::new(id).with("value", sum.0).with("count", count))) }</p>
            if past_published(&props.session.game, props.session.position()) {
                <p>{ words.say(&Message::new("place-past-published").with("most", PUBLISHED_STRIPS)) }</p>
            }
            { parts(props, words) }
        </>
    }
}

/// The components with their values in binary; those that are not known are named.
fn parts(props: &WhyProps<Place>, words: &Words) -> Html {
    let analysis = &*props.analysis;
    if analysis.parts.len() < 2 || props.session.game.last() == Rule::Misere {
        return Html::default();
    }
    let game = &props.session.game;
    let name = |place: usize| {
        analysis
            .parts
            .get(place)
            .map(|part| names::part(game, place, part, words))
            .unwrap_or_default()
    };
    if let Some(values) = analysis.values() {
        let rows: Vec<(String, Nimber)> =
            values.iter().enumerate().map(|(place, &value)| (name(place), value)).collect();
        return binary(words.get("place-component"), &rows, nim_sum(values), words);
    }
    let rows = analysis.parts.iter().enumerate().map(|(place, part)| {
        let value =
            part.value.map_or_else(|| words.get("place-value-unknown"), |value| value.to_string());
        html! { <li key={place}>{ name(place) }{ " " }<strong>{ value }</strong></li> }
    });
    html! { <ul class="place-parts">{ for rows }</ul> }
}

/// What a winning move does to the value of its component.
fn target(props: &WhyProps<Place>, mv: &Move, words: &Words) -> Html {
    let analysis = &*props.analysis;
    match brought_to(&props.session.game, analysis, mv) {
        Some((letter, value, target)) => {
            let message = Message::new("place-target")
                .with("letter", letter)
                .with("value", value)
                .with("target", target);
            html! { <span class="target">{ words.say(&message) }</span> }
        }
        None => Html::default(),
    }
}

/// The component of a move, its value, and the value that it is brought to.
fn brought_to(game: &Place, analysis: &PlaceAnalysis, mv: &Move) -> Option<(String, u32, u32)> {
    if analysis.parts.len() < 2 || analysis.verdict != Verdict::Known(Outcome::Win) {
        return None;
    }
    let sum = nim_sum(analysis.values()?);
    let place = analysis.part_of(game, mv)?;
    let value = analysis.parts.get(place)?.value?;
    Some((names::letter(place), value.0, (value ^ sum).0))
}
