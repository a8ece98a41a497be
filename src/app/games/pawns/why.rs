//! Who wins, and why.

use super::addition::addition_table;
use super::names::about;
use super::why_pawns::{misere_pawns, normal_pawns};
use super::why_pieces::{searched, tame};
use crate::app::house::{binary_of, explained, verdict, winning_moves};
use crate::app::ui::WhyProps;
use crate::core::{Message, Nimber, Outcome};
use crate::games::pawns::{
    Kind, Misere, MisereReason, Move, Nimbers, Normal, Pawns, PawnsAnalysis, Piece, Tables, mover,
};
use crate::words::Words;
use yew::prelude::*;

/// The largest number in a table of ⊕.
const MAX_TABLE: u32 = 15;

/// The panel.
pub(super) fn why(props: &WhyProps<Pawns>, words: &Words) -> Html {
    match &*props.analysis {
        PawnsAnalysis::Normal(normal) => why_normal(props, normal, words),
        PawnsAnalysis::Misere(misere) => why_misere(props, misere, words),
        PawnsAnalysis::Tame(found) => tame(props, found, words),
        PawnsAnalysis::Searched(found) => searched(props, found, words),
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
    let all_pawns = position.is_all_pawns();
    let name = |piece: &Piece| match piece.kind {
        Kind::Pawn if all_pawns => piece.square.pair(),
        _ => words.say(&about("piece-at", *piece)),
    };
    let pieces: Vec<(String, Nimber)> =
        position.pieces().iter().map(name).zip(normal.values.clone()).collect();
    let tables = Tables::of(game, position);
    let beside = |mv: &Move| {
        let piece = mover(game, position, *mv).map(|(_, piece)| piece);
        piece.map(|piece| target(tables.at(piece), normal, words)).unwrap_or_default()
    };
    let head = words.get(if all_pawns { "pawn" } else { "piece" });
    let largest = pieces.iter().map(|(_, value)| value.0).chain([normal.nim_sum.0]).max();
    let most = if all_pawns {
        Nimbers::most(game)
    } else {
        (largest.unwrap_or(0).max(1) + 1).next_power_of_two() - 1
    };
    html! {
        <div class="why">
            { verdict(outcome, words) }
            <p>{ explained(&words.say(&reason)) }</p>
            { binary_of([head, words.get("pawns-nimber")], &pieces, normal.nim_sum, words) }
            if normal.winning_count > 0 { { winning_moves(props, beside, words) } }
            { normal_pawns(&normal.pawns(game, position), normal.nim_sum, words) }
            if most <= MAX_TABLE { { addition_table(most, words) } }
        </div>
    }
}

/// What a winning move does to the nimber of its piece.
fn target(value: Nimber, normal: &Normal, words: &Words) -> Html {
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
            <p>{ explained(&words.say(&reason)) }</p>
            <p class="quiet">{ words.say(&residues) }</p>
            if misere.winning_count > 0 { { winning_moves(props, |_| Html::default(), words) } }
            { misere_pawns(&misere.pawns(game, position), words) }
        </div>
    }
}
