//! What each pawn can do for the position, and why it can do no more.

use super::names::about;
use super::square::nimber_class;
use crate::core::{Message, Nimber, Outcome};
use crate::games::pawns::{Kind, MiserePawn, MisereReason, PawnWhy, Piece, Reach, Square};
use crate::words::Words;
use yew::prelude::*;

/// In normal play: the nimber that each pawn would have to be brought to. Pawns on one square are
/// spoken of once.
pub(super) fn normal_pawns(pawns: &[PawnWhy], nim_sum: Nimber, words: &Words) -> Html {
    let items = firsts(pawns, |pawn| pawn.piece).map(|(pawn, count)| {
        let value = |&(square, value): &(Square, Nimber)| {
            let fits = value == pawn.target;
            html! {
                <li key={square.to_string()} class={classes!(nimber_class(value.0), fits.then_some("fits"))}>
                    { square.pair() }<strong>{ value.0 }</strong>
                    if fits { <span aria-hidden="true">{ "✓" }</span> }
                </li>
            }
        };
        html! {
            <li key={pawn.piece.to_string()}>
                <h3>{ name(pawn.piece, count, words) }</h3>
                <p>{ normal_reason(pawn, nim_sum, words) }</p>
                <ul class="reaches" aria-label={words.get("pawn-reaches")}>{ for pawn.neighbours.iter().map(value) }</ul>
            </li>
        }
    });
    section(items.collect(), words)
}

fn normal_reason(pawn: &PawnWhy, nim_sum: Nimber, words: &Words) -> String {
    let id = match pawn.reach() {
        Reach::Reached => "pawn-reached",
        Reach::Own => "pawn-own",
        Reach::Above => "pawn-above",
    };
    let squares: Vec<String> = pawn.winning.iter().map(|mv| mv.to.pair()).collect();
    let message = Message::new(id)
        .with("value", pawn.value.0)
        .with("sum", nim_sum.0)
        .with("target", pawn.target.0);
    words.say(&message.with("squares", squares.join(", ")))
}

/// In misère play: what each move of each pawn leaves.
pub(super) fn misere_pawns(pawns: &[MiserePawn], words: &Words) -> Html {
    let items = firsts(pawns, |pawn| pawn.square.into()).map(|(pawn, count)| {
        let (down, right) = pawn.residues;
        let residues = Message::new("pawn-residues").with("down", down).with("right", right);
        let leaves = |&(to, left): &(Square, MisereReason)| {
            let wins = left.outcome() == Outcome::Loss;
            html! {
                <li key={to.to_string()} class={wins.then_some("fits")}>
                    { to.pair() }{ " " }{ words.say(&left_message(left)) }
                    if wins { { " ✓" } }
                </li>
            }
        };
        html! {
            <li key={pawn.square.to_string()}>
                <h3>{ name(pawn.square.into(), count, words) }</h3>
                <p>{ words.say(&residues) }</p>
                <ul class="reaches wide" aria-label={words.get("pawn-leaves")}>{ for pawn.leaves.iter().map(leaves) }</ul>
            </li>
        }
    });
    section(items.collect(), words)
}

/// What a move leaves, in a few words.
fn left_message(left: MisereReason) -> Message {
    match left {
        MisereReason::Ones { ones } => Message::new("leaves-ones").with("ones", ones),
        MisereReason::Sum { nim_sum, .. } => Message::new("leaves-sum").with("sum", nim_sum),
    }
}

fn section(items: Html, words: &Words) -> Html {
    html! {
        <section>
            <h2>{ words.get("why-pawns") }</h2>
            <ul class="why-pawns">{ items }</ul>
        </section>
    }
}

fn name(piece: Piece, count: usize, words: &Words) -> String {
    if piece.kind == Kind::Pawn {
        return words.say(&about("pawns-at", piece).with("count", count));
    }
    let name = words.say(&about("piece-at", piece));
    if count == 1 { name } else { format!("{name} × {count}") }
}

/// The first of those of a kind on each square, with how many there are.
fn firsts<T>(pawns: &[T], piece: fn(&T) -> Piece) -> impl Iterator<Item = (&T, usize)> {
    pawns.iter().enumerate().filter_map(move |(place, pawn)| {
        let same = |other: &&T| piece(other) == piece(pawn);
        let before = pawns.get(..place).is_some_and(|before| before.iter().any(|it| same(&it)));
        (!before).then(|| (pawn, pawns.iter().filter(same).count()))
    })
}
