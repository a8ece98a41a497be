//! Who wins, and why.

use super::check::CheckValues;
use super::say;
use crate::app::figure::Figure;
use crate::app::house::{binary, explained, mex_line, verdict, winning_moves};
use crate::app::ui::WhyProps;
use crate::core::{Count, Message, Nimber, Outcome, Value, Verdict, written_nim_sum};
use crate::games::coins::{
    Coins, CoinsAnalysis, Kind, MAX_SEARCHED, Misere, Move, Normal, Position, Values, bits,
    nim_product,
};
use crate::words::Words;
use yew::prelude::*;

/// More values of options than this are not listed.
const MAX_LISTED: usize = 40;
/// The largest number in a table of ⊗.
const MAX_TABLE: u32 = 15;

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
    let values = Values::on(game, position);
    let outcome = normal.outcome();
    let reason = match outcome {
        Outcome::Win => Message::new("coins-win").with("sum", normal.nim_sum.0),
        Outcome::Loss => Message::new("coins-loss"),
    };
    let named = |at: u32| {
        words.say(&Message::new("coin-at").with("place", say::place(game, position, at, words)))
    };
    let heads: Vec<(String, Nimber)> =
        position.places().map(named).zip(normal.values.iter().copied()).collect();
    let beside = |mv: &Move| turned(&values, mv.turned(position), words);
    html! {
        <div class="why">
            { verdict(outcome, words) }
            <p>{ explained(&words.say(&reason)) }</p>
            { binary(words.get("coins-head"), &heads, normal.nim_sum, words) }
            if normal.winning_count > 0 { { winning_moves(props, beside, words) } }
            { of_places(game, position, &values, words) }
            { position.places().next_back().map(|place| reason_at(game, position, &values, place, words)).unwrap_or_default() }
            { game.down.as_ref().map(|down| multiplication(down, &game.kind, position, words)).unwrap_or_default() }
        </div>
    }
}

/// The values of the coins that a winning move turns.
fn turned(values: &Values, coins: u64, words: &Words) -> Html {
    let all: Vec<String> = bits(coins).map(|place| values.at(place).to_string()).collect();
    let message = Message::new("coins-winning-values").with("values", written_nim_sum(&all));
    html! { <span class="target">{ words.say(&message.with("sum", values.sum(coins).0)) }</span> }
}

/// What a head is worth at each place.
fn of_places(game: &Coins, position: Position, values: &Values, words: &Words) -> Html {
    let title = words.get("coins-values-title");
    let form = if game.down.is_some() {
        Message::new("coins-form-grid")
    } else {
        form(&game.kind, words.count())
    };
    html! {
        <section>
            <h2>{ title.clone() }</h2>
            <p>{ words.say(&form) }{ " " }{ words.get("coins-move-wins") }</p>
            <div>
                <div class="scroll" tabindex="0" role="region" aria-label={title.clone()}>
                    <table class="coins-values">
                        <caption class="spoken">{ title.clone() }</caption>
                        { match &game.down {
                            None => in_a_row(values, words),
                            Some(down) => on_a_grid(down, &game.kind, position, values),
                        } }
                    </table>
                </div>
                { Figure { shown: "table", caption: title.clone(), name: "heads" }.files(words) }
            </div>
            <CheckValues game={game.clone()} {position} />
        </section>
    }
}

/// The closed form, in n, which is the place as the reader counts.
fn form(kind: &Kind, count: Count) -> Message {
    // The values are known by places from 0, or by those from 1.
    let (above, other, below) = match count {
        Count::One => ("n", "m", "n\u{a0}−\u{a0}1"),
        Count::Zero => ("n\u{a0}+\u{a0}1", "m\u{a0}+\u{a0}1", "n"),
    };
    let message = Message::new("coins-form").with("kind", kind.name()).with("above", above);
    let message = message.with("other", other).with("below", below);
    message.with("first", Value::Place(0)).with("third", Value::Place(2))
}

fn in_a_row(values: &Values, words: &Words) -> Html {
    let places =
        (0..).take(values.all().len()).map(|place| html! { <td>{ words.place(place) }</td> });
    let values = values.all().iter().map(|value| html! { <td><strong>{ value.0 }</strong></td> });
    html! {
        <tbody>
            <tr><th scope="row">{ words.get("coins-place-head") }</th>{ for places }</tr>
            <tr><th scope="row">{ words.get("grundy-value") }</th>{ for values }</tr>
        </tbody>
    }
}

/// Each row and each column with what a head is worth there in its own game.
fn on_a_grid(down: &Kind, across: &Kind, position: Position, values: &Values) -> Html {
    let (beside, above) =
        (Values::of(down, position.rows()), Values::of(across, position.columns()));
    let head = |value: &Nimber| html! { <th scope="col">{ value.0 }</th> };
    let rows = beside.all().iter().zip(0..).map(|(value, row)| {
        let cell = |column: u32| {
            let place = position.place(row, column);
            let class = position.is_head(place).then_some("head");
            html! { <td {class}>{ values.at(place).0 }</td> }
        };
        html! { <tr><th scope="row">{ value.0 }</th>{ for (0..position.columns()).map(cell) }</tr> }
    });
    html! {
        <>
            <thead><tr><th scope="col">{ "⊗" }</th>{ for above.all().iter().map(head) }</tr></thead>
            <tbody>{ for rows }</tbody>
        </>
    }
}

/// Why a head has its value: what its moves lead to.
pub(super) fn mex_at(
    game: &Coins,
    position: Position,
    values: &Values,
    place: u32,
    words: &Words,
) -> Message {
    let why = values.why(game, position, place);
    let first = why.options.iter().take(MAX_LISTED).map(ToString::to_string);
    let mut found: Vec<String> = first.collect();
    if why.options.len() > MAX_LISTED {
        found.push("…".to_owned());
    }
    let id = if found.is_empty() { "coins-mex-none" } else { "coins-mex" };
    let spot = say::place(game, position, place, words);
    let message = Message::new(id).with("place", spot).with("values", found.join(", "));
    message.with("mex", why.mex.0)
}

/// Why the last head has its value.
fn reason_at(game: &Coins, position: Position, values: &Values, place: u32, words: &Words) -> Html {
    let spot = say::place(game, position, place, words);
    html! {
        <section>
            <h2>{ words.say(&Message::new("coins-mex-title").with("place", spot)) }</h2>
            { product_at(game, position, place, words) }
            <p>{ words.say(&mex_at(game, position, values, place, words)) }</p>
            { mex_line(values.at(place).0, words) }
        </section>
    }
}

/// On a grid: the value as a product.
fn product_at(game: &Coins, position: Position, place: u32, words: &Words) -> Html {
    let Some(down) = &game.down else { return Html::default() };
    let (row, column) = position.cell(place);
    let a = Values::of(down, position.rows()).at(row);
    let b = Values::of(&game.kind, position.columns()).at(column);
    let product = nim_product(a, b);
    let (row, column) = (words.place(row), words.place(column));
    html! { <p><code class="formula">{ format!("G({row},{column}) = {a} ⊗ {b} = {product}") }</code></p> }
}

/// The table of ⊗ on 0, 1, …, as far as the values of rows and columns go.
fn multiplication(down: &Kind, across: &Kind, position: Position, words: &Words) -> Html {
    let (rows, columns) =
        (Values::of(down, position.rows()), Values::of(across, position.columns()));
    let largest = rows.all().iter().chain(columns.all()).map(|value| value.0).max().unwrap_or(0);
    let most = ((largest.max(1) + 1).next_power_of_two() - 1).min(MAX_TABLE);
    let title = words.get("coins-product-title");
    let head = |number: u32| html! { <th scope="col">{ number }</th> };
    let row = |a: u32| {
        let cells = (0..=most).map(|b| html! { <td>{ nim_product(Nimber(a), Nimber(b)).0 }</td> });
        html! { <tr key={a}><th scope="row">{ a }</th>{ for cells }</tr> }
    };
    html! {
        <section>
            <h2>{ title.clone() }</h2>
            <p>{ words.get("coins-product") }</p>
            <div>
                <div class="scroll" tabindex="0" role="region" aria-label={title.clone()}>
                    <table class="coins-values">
                        <caption class="spoken">{ title.clone() }</caption>
                        <thead><tr><th scope="col">{ "⊗" }</th>{ for (0..=most).map(head) }</tr></thead>
                        <tbody>{ for (0..=most).map(row) }</tbody>
                    </table>
                </div>
                { Figure { shown: "table", caption: title.clone(), name: "nim-product" }.files(words) }
            </div>
        </section>
    }
}

/// That coins are too many to be decided in misère play.
fn unknown(props: &WhyProps<Coins>) -> Message {
    if props.session.game.down.is_some() {
        return Message::new("coins-misere-unknown-grid").with("most", MAX_SEARCHED);
    }
    Message::new("coins-misere-unknown").with("most", Value::Place(MAX_SEARCHED - 1))
}

fn why_misere(props: &WhyProps<Coins>, misere: &Misere, words: &Words) -> Html {
    let Verdict::Known(outcome) = misere.verdict else {
        return html! {
            <div class="why">
                <p class="verdict unknown">{ words.get("verdict-unknown") }</p>
                <p>{ words.say(&unknown(props)) }</p>
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
