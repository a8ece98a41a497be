//! Who wins, and why.

use super::decide::Decide;
use super::map::legend;
use super::say::rows;
use crate::app::figure::Figure;
use crate::app::hooks::{Href, looked_at_alike};
use crate::app::house::{binary, explained, verdict, winning_moves};
use crate::app::ui::WhyProps;
use crate::core::bars::Shape;
use crate::core::{Message, Outcome, Say, Value, Verdict};
use crate::games::chomp::{
    BarAnalysis, Chomp, ChompAnalysis, Move, Position, SumAnalysis, Theorem,
};
use crate::link::{Link, View, with_key};
use crate::words::Words;
use yew::prelude::*;

/// The panel.
pub(super) fn why(props: &WhyProps<Chomp>, words: &Words) -> Html {
    let shown = match &*props.analysis {
        ChompAnalysis::Bar(bar) => of_bar(props, bar, words),
        ChompAnalysis::Sum(sum) => of_sum(props, sum, words),
    };
    html! { <div class="why">{ shown }</div> }
}

fn who(verdict_known: Verdict, words: &Words) -> Html {
    match verdict_known {
        Verdict::Known(outcome) => verdict(outcome, words),
        Verdict::Draw | Verdict::Unknown(_) => {
            html! { <p class="verdict unknown">{ words.get("verdict-unknown") }</p> }
        }
    }
}

/// What a table has told: where one of the winning bites leaves what is lost for a reason, that is the reason.
fn by_table(bar: &BarAnalysis, words: &Words) -> String {
    let simple = bar.winning.iter().find_map(|mv| {
        let (row, column) = (u8::try_from(mv.row).ok()?, u8::try_from(mv.column).ok()?);
        let id = match Theorem::of(&bar.bar.bitten(row, column))? {
            Theorem::EqualArms { .. } => "theorem-square",
            Theorem::OneLess => "theorem-not-one-less",
            _ => return None,
        };
        Some(Message::new(id).with("square", Value::Square(mv.row, mv.column)))
    });
    let searched = || Message::new("bar-by-table").with("positions", bar.bar.count_within());
    words.say(&simple.unwrap_or_else(searched))
}

fn of_bar(props: &WhyProps<Chomp>, bar: &BarAnalysis, words: &Words) -> Html {
    let quickest = |mv: &Move| {
        let quick = bar.quickest.as_ref() == Some(mv) && bar.winning.len() > 1;
        html! { if quick { <span class="target">{ words.get("bite-quickest") }</span> } }
    };
    let rectangle = bar.bar.is_rectangle() && bar.bar.squares() > 1;
    html! {
        <>
            { who(bar.verdict, words) }
            { bar.plies.map(|plies| length(bar.verdict, plies, words)).unwrap_or_default() }
            if let Some(theorem) = bar.theorem {
                <p class="theorem">{ words.say(&theorem.say()) }</p>
            } else if bar.complete {
                <p>{ by_table(bar, words) }</p>
            }
            if let Some(needed) = bar.needed {
                <Decide bar={bar.bar.clone()} {needed} on_again={props.on_again.clone()} />
            }
            if bar.winning_count > 0 { { winning_moves(props, quickest, words) } }
            if bar.complete { { legend(words) } }
            if !bar.complete && bar.winning_count > 0 { <p class="quiet">{ words.get("bar-not-all") }</p> }
            if !bar.answers.is_empty() { { answers(&bar.answers, words) } }
            if rectangle && bar.theorem != Some(Theorem::Stealing) {
                <details>
                    <summary>{ words.get("stealing-title") }</summary>
                    <p>{ words.say(&Theorem::Stealing.say()) }</p>
                </details>
            }
            { stealing(props, bar, words) }
        </>
    }
}

/// Strategy stealing, to be played: from a whole bar to what the corner leaves, and from there, with the
/// answer that wins, back to the whole bar, where it could have been the first bite.
fn stealing(props: &WhyProps<Chomp>, bar: &BarAnalysis, words: &Words) -> Html {
    let shape = &bar.bar;
    let (height, width) = (shape.height(), shape.width());
    if height < 2 || width < 2 {
        return Html::default();
    }
    let game = &props.session.game;
    let link = |shape: Shape, bite: Option<String>| {
        let link = Link::to(game, &Position::one(shape)).in_view(View::Analyse).to_string();
        // The computer would answer a bite that is made.
        let link = with_key(&link, "players", Some("human-human"));
        let link = bite.map_or(link.clone(), |bite| with_key(&link, "moves", Some(&bite)));
        looked_at_alike(&link).as_str().href()
    };
    let mut rows = vec![width; usize::from(height)];
    let whole = Shape::new(rows.clone());
    if let Some(last) = rows.last_mut() {
        *last -= 1;
    }
    let without = Shape::new(rows);
    let (Some(whole), Some(without)) = (whole, without) else { return Html::default() };
    if *shape == whole {
        let corner = Value::Square((height - 1).into(), (width - 1).into());
        let href = link(without, None);
        let say = Message::new("stealing-corner").with("corner", corner);
        return html! { <p><a {href}>{ words.say(&say) }</a></p> };
    }
    if *shape != without {
        return Html::default();
    }
    if bar.verdict == Verdict::Known(Outcome::Loss) {
        return html! { <p>{ words.get("stealing-corner-wins") }</p> };
    }
    let Some(answer) = bar.winning.first() else { return Html::default() };
    let say =
        Message::new("stealing-steal").with("answer", Value::Square(answer.row, answer.column));
    html! { <p><a href={link(whole, Some(answer.to_string()))}>{ words.say(&say) }</a></p> }
}

/// How long the game goes on.
fn length(verdict: Verdict, plies: u8, words: &Words) -> Html {
    let id = match verdict {
        Verdict::Known(Outcome::Win) => "plies-win",
        _ => "plies-loss",
    };
    html! { <p>{ words.say(&Message::new(id).with("plies", u32::from(plies))) }</p> }
}

/// To each bite of a lost bar the one that answers it.
fn answers(answers: &[(Move, Move)], words: &Words) -> Html {
    let name = |mv: &Move| words.square(mv.row, mv.column);
    let rows = answers.iter().map(|(bite, answer)| {
        html! {
            <tr key={bite.to_string()}>
                <td>{ name(bite) }</td>
                <td>{ name(answer) }</td>
            </tr>
        }
    });
    html! {
        <section>
            <h2>{ words.get("answers-title") }</h2>
            <div>
                <div class="scroll tall" tabindex="0" role="region" aria-label={words.get("answers-title")}>
                    <table class="options">
                        <thead><tr>
                            <th scope="col">{ words.get("answers-bite") }</th>
                            <th scope="col">{ words.get("answers-answer") }</th>
                        </tr></thead>
                        <tbody>{ for rows }</tbody>
                    </table>
                </div>
                { Figure { shown: "table", caption: words.get("answers-title"), name: "answers" }.files(words) }
            </div>
        </section>
    }
}

fn of_sum(props: &WhyProps<Chomp>, sum: &SumAnalysis, words: &Words) -> Html {
    let bars = props.session.position().bars();
    let name = |(place, bar): (usize, _)| {
        words.say(&Message::new("bar-with-rows").with("bar", place + 1).with("rows", rows(bar)))
    };
    let named: Vec<_> = bars.iter().enumerate().map(name).zip(sum.values.iter().copied()).collect();
    let pairs = sum.pairs.iter().map(|&(one, other)| {
        let message = Message::new("bars-cancel").with("one", one + 1).with("other", other + 1);
        html! { <p>{ words.say(&message) }</p> }
    });
    let reason = sum.nim_sum.map(|nim_sum| {
        let zero = nim_sum.is_zero();
        let message = Message::new(if zero { "bars-loss" } else { "bars-win" });
        words.say(&message.with("sum", nim_sum.0))
    });
    html! {
        <>
            { who(sum.verdict, words) }
            { for reason.map(|reason| html! { <p>{ explained(&reason) }</p> }) }
            { for pairs }
            if let (Some(nim_sum), false) = (sum.nim_sum, sum.values.is_empty()) {
                { binary(words.get("bar"), &named, nim_sum, words) }
            }
            if let Some(needed) = sum.needed {
                <p>{ words.say(&Message::new("sum-too-large").with("megabytes", needed.div_ceil(1 << 20))) }</p>
            }
            if sum.winning_count > 0 { { winning_moves(props, |_| Html::default(), words) } }
        </>
    }
}
