//! Who wins, and why.

use super::say;
use super::why_normal::why_normal;
use super::why_remainder::by_remainder;
use crate::app::house::{verdict, winning_moves};
use crate::app::ui::WhyProps;
use crate::core::{Message, Unknown, Verdict};
use crate::games::heaps::{
    Heaps, HeapsAnalysis, MisereNim, MisereQuotient, MisereSearch, NimReason,
};
use crate::words::Words;
use yew::prelude::*;

/// The panel.
pub(super) fn why(props: &WhyProps<Heaps>, words: &Words) -> Html {
    match &*props.analysis {
        HeapsAnalysis::Normal(normal) => why_normal(props, normal, words),
        HeapsAnalysis::MisereNim(nim) => misere_nim(props, nim, words),
        HeapsAnalysis::MisereSearch(search) => misere_search(props, search, words),
        HeapsAnalysis::MisereQuotient(quotient) => misere_quotient(props, quotient, words),
        HeapsAnalysis::TooMuch(_) => too_much(props, words),
    }
}

/// What cannot be decided here: its cost is shown under the board.
fn too_much(props: &WhyProps<Heaps>, words: &Words) -> Html {
    html! {
        <div class="why">
            <p class="verdict unknown">{ words.get("verdict-unknown") }</p>
            { for say::cost(&props.session.game, props.session.position(), words).map(|cost| html! { <p>{ cost }</p> }) }
        </div>
    }
}

fn misere_nim(props: &WhyProps<Heaps>, nim: &MisereNim, words: &Words) -> Html {
    let reason = match nim.reason {
        NimReason::AllSmall { ones } => Message::new("misere-nim-ones").with("heaps", ones),
        NimReason::SomeLarge { nim_sum } => {
            let zero = nim_sum.is_zero();
            let id = if zero { "misere-nim-sum-zero" } else { "misere-nim-sum" };
            Message::new(id).with("sum", nim_sum.0)
        }
    };
    html! {
        <div class="why">
            { verdict(nim.reason.outcome(), words) }
            <p>{ words.say(&reason) }</p>
            { winning_moves(props, |_| Html::default(), words) }
        </div>
    }
}

fn misere_search(props: &WhyProps<Heaps>, search: &MisereSearch, words: &Words) -> Html {
    let (verdict, reason) = match search.verdict {
        Verdict::Known(outcome) => (
            verdict(outcome, words),
            Message::new("misere-searched").with("positions", search.positions),
        ),
        // On heaps somebody always wins.
        Verdict::Draw => (Html::default(), Message::new("verdict-unknown")),
        Verdict::Unknown(Unknown::Budget { positions }) => (
            html! { <p class="verdict unknown">{ words.get("verdict-unknown") }</p> },
            Message::new("misere-budget").with("positions", positions),
        ),
    };
    html! {
        <div class="why">
            { verdict }
            if let Some(lines) = by_remainder(&props.session, words) {
                { for lines.into_iter().map(|line| html! { <p>{ line }</p> }) }
            } else {
                <p>{ words.say(&reason) }</p>
            }
            <p class="quiet">{ words.get("misere-no-values") }</p>
            if search.winning_count > 0 { { winning_moves(props, |_| Html::default(), words) } }
            if search.undecided > 0 {
                <p>{ words.say(&Message::new("misere-undecided").with("count", search.undecided)) }</p>
            }
        </div>
    }
}

fn misere_quotient(props: &WhyProps<Heaps>, quotient: &MisereQuotient, words: &Words) -> Html {
    let reason = match quotient.period {
        Some(_) => Message::new("misere-quotient-all"),
        None => Message::new("misere-quotient").with("to", quotient.heaps_to),
    };
    html! {
        <div class="why">
            { verdict(quotient.outcome, words) }
            { for by_remainder(&props.session, words).into_iter().flatten().map(|line| html! { <p>{ line }</p> }) }
            <p>{ words.say(&reason.with("order", quotient.order)) }</p>
            <p class="quiet">{ words.get("misere-no-values") }</p>
            if quotient.winning_count > 0 { { winning_moves(props, |_| Html::default(), words) } }
        </div>
    }
}
