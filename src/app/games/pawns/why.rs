//! Who wins, and why.

use super::addition::addition_table;
use super::why_pawns::{misere_pawns, normal_pawns};
use crate::app::house::{binary, verdict, winning_moves};
use crate::app::ui::WhyProps;
use crate::core::{Message, Nimber, Outcome};
use crate::games::pawns::{Misere, MisereReason, Move, Nimbers, Normal, Pawns, PawnsAnalysis};
use crate::words::Words;
use yew::prelude::*;

/// The panel.
pub(super) fn why(props: &WhyProps<Pawns>, words: &Words) -> Html {
    match &*props.analysis {
        PawnsAnalysis::Normal(normal) => why_normal(props, normal, words),
        PawnsAnalysis::Misere(misere) => why_misere(props, misere, words),
    }
}

fn why_normal(props: &WhyProps<Pawns>, normal: &Normal, words: &Words) -> Html {
    let game = &props.session.game;
    let position = props.session.position();
    let outcome = normal.outcome();
    let reason = match outcome {
        Outcome::Win => Message::new("pawns-win").with("sum", normal.nim_sum.0),
        Outcome::Loss => Message::new("pawns-loss"),
    };
    let pawns: Vec<(String, Nimber)> =
        position.pawns().iter().map(|pawn| pawn.pair()).zip(normal.values.clone()).collect();
    let nimbers = Nimbers::of(game);
    let beside = |mv: &Move| target(&nimbers, normal, mv, words);
    html! {
        <div class="why">
            { verdict(outcome, words) }
            <p>{ words.say(&reason) }</p>
            { binary(words.get("pawn"), &pawns, normal.nim_sum, words) }
            if normal.winning_count > 0 { { winning_moves(props, beside, words) } }
            { normal_pawns(&normal.pawns(game, position), normal.nim_sum, words) }
            { addition_table(Nimbers::most(game), words) }
        </div>
    }
}

/// What a winning move does to the nimber of its pawn.
fn target(nimbers: &Nimbers, normal: &Normal, mv: &Move, words: &Words) -> Html {
    let value = nimbers.at(mv.from);
    let message = Message::new("pawns-winning-target")
        .with("value", value.0)
        .with("sum", normal.nim_sum.0)
        .with("target", (value ^ normal.nim_sum).0);
    html! { <span class="target">{ words.say(&message) }</span> }
}

fn why_misere(props: &WhyProps<Pawns>, misere: &Misere, words: &Words) -> Html {
    let game = &props.session.game;
    let position = props.session.position();
    let reason = match misere.reason {
        MisereReason::Ones { ones } => Message::new("pawns-misere-ones").with("ones", ones),
        MisereReason::Sum { nim_sum: 0, .. } => Message::new("pawns-misere-zero"),
        MisereReason::Sum { nim_sum, .. } => Message::new("pawns-misere-sum").with("sum", nim_sum),
    };
    let residues = Message::new("pawns-residues").with("modulus", game.step() + 1);
    html! {
        <div class="why">
            { verdict(misere.reason.outcome(), words) }
            <p>{ words.say(&reason) }</p>
            <p class="quiet">{ words.say(&residues) }</p>
            if misere.winning_count > 0 { { winning_moves(props, |_| Html::default(), words) } }
            { misere_pawns(&misere.pawns(game, position), words) }
        </div>
    }
}
