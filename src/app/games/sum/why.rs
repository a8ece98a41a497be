//! Who wins, and why: the values of the parts, their nim-sum, and in each part the moves to what its value must
//! become.

use super::{parts, say};
use crate::app::hooks::Href;
use crate::app::house::{binary, explained, verdict, winning_moves};
use crate::app::ui::WhyProps;
use crate::core::{Message, Nimber, Outcome};
use crate::games::sum::{Move, Sum};
use crate::link::View;
use crate::words::Words;
use yew::prelude::*;

/// The panel.
pub(super) fn why(props: &WhyProps<Sum>, words: &Words) -> Html {
    let analysis = &*props.analysis;
    let names = say::names(props.session.position(), words);
    let named: Vec<String> =
        names.iter().enumerate().map(|(place, name)| say::named(place, name, words)).collect();
    let Some(sum) = analysis.nim_sum else { return unknown(props, &named, words) };
    let outcome = if sum.is_zero() { Outcome::Loss } else { Outcome::Win };
    let reason = match outcome {
        Outcome::Win => Message::new("sum-win").with("sum", sum.0),
        Outcome::Loss => Message::new("sum-loss"),
    };
    let values = analysis.parts.iter().map(|part| part.value);
    let known = |(name, value): (&String, Option<Nimber>)| Some((name.clone(), value?));
    let rows: Vec<(String, Nimber)> = named.iter().zip(values).filter_map(known).collect();
    let beside = |mv: &Move| beside(props, mv, words);
    html! {
        <div class="why">
            { verdict(outcome, words) }
            { for analysis.twins().map(|pair| twins(pair, words)) }
            <p>{ explained(&words.say(&reason)) }</p>
            if !rows.is_empty() { { binary(words.get("sum-part-head"), &rows, sum, words) } }
            if outcome == Outcome::Win { { each_part(props, &names, sum, words) } }
            if analysis.winning_count > 0 { { winning_moves(props, beside, words) } }
            if !analysis.complete && outcome == Outcome::Win { <p class="quiet">{ words.get("sum-not-all") }</p> }
            { alone(props, &named, words) }
        </div>
    }
}

/// Two equal parts cancel out, whatever their value is.
fn twins((one, other): (usize, usize), words: &Words) -> Html {
    let message = Message::new("sum-twins").with("part", one + 1).with("twin", other + 1);
    html! { <p key={format!("twins-{one}")} class="theorem">{ words.say(&message) }</p> }
}

/// What each part would have to become, and whether a move does that.
fn each_part(props: &WhyProps<Sum>, names: &[String], sum: Nimber, words: &Words) -> Html {
    let analysis = &*props.analysis;
    let line = |(place, name): (usize, &String)| {
        let found = analysis.parts.get(place)?;
        let (value, target) = (found.value?, analysis.target(place)?);
        let id = if found.winning_count > 0 { "sum-reason" } else { "sum-reason-none" };
        let message = Message::new(id).with("part", place + 1).with("name", name.as_str());
        let all = if analysis.complete { "all" } else { "some" };
        let message = message
            .with("known", all)
            .with("value", value.0)
            .with("sum", sum.0)
            .with("target", target.0);
        let said = words.say(&message.with("count", found.winning_count));
        Some(
            html! { <li key={place} class={(found.winning_count > 0).then_some("wins")}>{ said }</li> },
        )
    };
    let lines = names.iter().enumerate().filter_map(line);
    html! {
        <section>
            <h2>{ words.get("sum-reason-title") }</h2>
            <ol class="sum-reasons">{ for lines }</ol>
        </section>
    }
}

/// What a winning move does to the value of its part.
fn beside(props: &WhyProps<Sum>, mv: &Move, words: &Words) -> Html {
    let place = mv.part as usize;
    let value = props.analysis.parts.get(place).and_then(|part| part.value);
    let Some((value, target)) = value.zip(props.analysis.target(place)) else {
        return Html::default();
    };
    let message = Message::new("sum-target").with("value", value.0).with("target", target.0);
    html! { <span class="target">{ words.say(&message) }</span> }
}

/// What is known where a value is missing, and whose it is.
fn unknown(props: &WhyProps<Sum>, named: &[String], words: &Words) -> Html {
    let each = named.iter().zip(&props.analysis.parts).enumerate();
    let lines = each.map(|(place, (name, part))| {
        let value = part.value.map_or_else(|| words.get("sum-unknown"), |value| value.to_string());
        html! { <li key={place}>{ name }{ " " }<strong>{ value }</strong></li> }
    });
    html! {
        <div class="why">
            <p class="verdict unknown">{ words.get("verdict-unknown") }</p>
            { for props.analysis.twins().map(|pair| twins(pair, words)) }
            <p>{ words.get("sum-unknown-why") }</p>
            <ul class="sum-reasons">{ for lines }</ul>
            { alone(props, named, words) }
        </div>
    }
}

/// The ways to each part alone, where its own reasons are.
fn alone(props: &WhyProps<Sum>, named: &[String], words: &Words) -> Html {
    let ways = props.session.position().parts().iter().zip(named).map(|(part, name)| {
        let href = parts::link(part.summand()).in_view(View::Analyse).href();
        html! { <li key={name.clone()}><a {href}>{ name }</a></li> }
    });
    html! {
        <details>
            <summary>{ words.get("sum-alone") }</summary>
            <ul class="sum-reasons">{ for ways }</ul>
        </details>
    }
}
