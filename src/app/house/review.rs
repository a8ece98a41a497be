//! A finished game reviewed: where it was lost, and what every move did.

use super::who::{self, Family, say_of};
use crate::app::dom::{bring_there, keep_focus_on_board};
use crate::app::face::Face;
use crate::app::hooks::{Review, Reviewed};
use crate::app::ui::Form;
use crate::core::Message;
use crate::link::View;
use crate::session::{Judged, NodeId, Players, Playing, Seat, Side, Standing, Step, Turn};
use crate::words::Words;
use yew::prelude::*;

/// With more moves than this the parts of the ribbon touch one another.
const MANY: usize = 60;

/// The game that ended at `end`, move by move, also while another point of it is shown; `act` goes to a point of it,
/// and `on_view` opens the view in which it is played again. `lesson` leads to what teaches it.
pub(in crate::app) fn review(
    face: &dyn Face,
    (review, end): (&Review, NodeId),
    play: &Playing,
    act: &Callback<Step>,
    on_view: &Callback<View>,
    lesson: Html,
    words: &Words,
) -> Html {
    let again = |at: NodeId| {
        let (act, on_view) = (act.clone(), on_view.clone());
        Callback::from(move |_: MouseEvent| {
            act.emit(Step::GoTo(at));
            on_view.emit(View::Play);
            keep_focus_on_board();
        })
    };
    let show = |at: NodeId| {
        act.reform(move |_: MouseEvent| {
            bring_there(".status-turn, .board-place");
            Step::GoTo(at)
        })
    };
    let winner = match play.state().tree.node(end).turn {
        Turn::Won(side) => Some(side),
        Turn::Drawn | Turn::ToMove(_) => None,
    };
    let slip = decisive(review, (play, end));
    let moves = review.moves.iter().map(|mv| entry(face, mv, play, (&show, &again), words));
    html! {
        <section class="review" aria-labelledby="review-title">
            <h2 id="review-title">{ words.get("review-title") }</h2>
            <p class="review-sum" role="status">{ summary(face, review, (play, winner, end), words) }</p>
            if let Some(slip) = slip {
                <div class="row">
                    // Where its position is shown, the button goes.
                    if slip.at != play.state().tree.at() {
                        <button type="button" class="button review-end" onclick={show(slip.at).reform(|event| { keep_focus_on_board(); event })}>
                            { words.get("review-show") }
                        </button>
                    }
                    if play.state().players.seat(slip.side) == Seat::Human {
                        <button type="button" class="button review-end" onclick={again(slip.at)}>{ words.get("review-replay") }</button>
                    }
                </div>
            }
            { lesson }
            { ribbon(face, review, (play, winner), words) }
            if play.state().tree.at() != end {
                <button type="button" class="button review-end" onclick={show(end)}>{ words.get("review-end") }</button>
            }
            <ol class="review-moves">{ for moves }</ol>
        </section>
    }
}

/// The decisive mistake of the game that ended at `end`, if there was one.
fn decisive<'a>(review: &'a Review, (play, end): (&Playing, NodeId)) -> Option<&'a Reviewed> {
    match play.state().tree.node(end).turn {
        Turn::Won(winner) => review.last_slip(winner.other()),
        Turn::Drawn | Turn::ToMove(_) => None,
    }
}

/// The decisive mistake, where the position is shown in which it was made.
pub(in crate::app) fn mistake_here<'a>(
    review: &'a Review,
    (play, end): (&Playing, NodeId),
) -> Option<&'a Reviewed> {
    decisive(review, (play, end)).filter(|slip| slip.at == play.state().tree.at())
}

/// What there is to say of the decisive mistake, where it was made at the point that is shown; otherwise of the move
/// that led there, beside the board on which its traces are.
pub(in crate::app) fn review_here(
    face: &dyn Face,
    (review, end): (&Review, NodeId),
    play: &Playing,
    words: &Words,
) -> Option<String> {
    let at = play.state().tree.at();
    let led = review.moves.iter().find(|mv| mv.to == at);
    let led = led.and_then(|mv| judgement(face, mv, play, words));
    let made = mistake_here(review, (play, end)).map(|mv| decided(face, mv, play, words));
    made.or(led)
}

/// A move, what it did, and what would have been better.
fn judgement(face: &dyn Face, mv: &Reviewed, play: &Playing, words: &Words) -> Option<String> {
    let id = judged_name(mv.judged.filter(|_| !play.state().over())?);
    let change = nim_sums(mv, words).or_else(|| positions(face, mv, play, words));
    let judged = [Some(words.get(id)), change].into_iter().flatten().collect::<Vec<_>>();
    let number = Message::new("review-here").with("number", number(play, mv));
    let better = better(face, mv, play, words).filter(|_| mv.judged == Some(Judged::Slip));
    let said = [words.say(&number), moved(face, mv, play, words), judged.join(", ") + "."];
    Some(said.into_iter().chain(better).collect::<Vec<_>>().join(" "))
}

/// Where the game was lost, in a sentence.
fn summary(
    face: &dyn Face,
    review: &Review,
    (play, winner, end): (&Playing, Option<Side>, NodeId),
    words: &Words,
) -> String {
    let Some(loser) = winner.map(Side::other) else {
        return face.draw(&play.after(Step::GoTo(end)), words);
    };
    if review.moves.is_empty() && review.done {
        return words.get("ending-none");
    }
    let players = play.state().players;
    let won = players.seat(loser) == Seat::Computer && players.has_person();
    let Some(slip) = review.last_slip(loser) else {
        return words.get(match (review.done, review.all_known(loser)) {
            (false, _) => "review-looking",
            (true, true) if won => "review-no-chance-won",
            (true, true)
                if players.seat(loser) == Seat::Human
                    && players.seat(loser.other()) != Seat::Human =>
            {
                "review-no-chance-you"
            }
            (true, true) => "review-no-chance",
            (true, false) => "review-unknown",
        });
    };
    let missed = decisive_move(face, slip, play, words);
    let way = match plan(face, slip, play, words) {
        Some(winning) if slip.before != Some(Standing::Drawn) => {
            Some(words.say(&Message::new("review-way").with("winning", winning)))
        }
        _ => better(face, slip, play, words),
    };
    // Where there is a nim-sum, what a game says of it in its own words.
    let found = slip.found.both().filter(|_| slip.nim_sums.is_some());
    let why = found.and_then(|found| face.weigh(play, slip.at, found, words));
    [Some(missed), why, way].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// The decisive mistake, and what would have been better.
fn decided(face: &dyn Face, slip: &Reviewed, play: &Playing, words: &Words) -> String {
    let missed = decisive_move(face, slip, play, words);
    [Some(missed), better(face, slip, play, words)]
        .into_iter()
        .flatten()
        .collect::<Vec<_>>()
        .join(" ")
}

/// Which move was the decisive mistake.
fn decisive_move(face: &dyn Face, slip: &Reviewed, play: &Playing, words: &Words) -> String {
    let message = Message::new("review-missed").with("number", number(play, slip));
    words.say(&message.with("told", moved(face, slip, play, words)))
}

/// Who was winning after each move, from the first to the last: one colour for each side.
fn ribbon(
    face: &dyn Face,
    review: &Review,
    (play, winner): (&Playing, Option<Side>),
    words: &Words,
) -> Html {
    // Whoever plays against the computer has the same colour in every game.
    let players = play.state().players;
    let own = if players == Players::ComputerHuman { Side::Second } else { Side::First };
    let won_by = |side: Side| if side == own { "first" } else { "second" };
    let end = Some(winner.map_or(Standing::Drawn, Standing::Won));
    let ply = play.state().tree.shown().ply;
    let standings = review.moves.iter().map(|mv| mv.before).chain([end]);
    let parts = standings.enumerate().map(|(at, standing)| {
        let class = match standing {
            Some(Standing::Won(side)) => won_by(side),
            Some(Standing::Drawn) => "drawn",
            Some(Standing::Unknown) | None => "unknown",
        };
        html! { <i {class} data-here={(at == ply).then_some("")} /> }
    });
    let key = [own, own.other()].map(|side| {
        html! { <span class={classes!("review-key", won_by(side))}>{ words.say(&say_of(face, Family::Winning, players, side)) }</span> }
    });
    html! {
        <>
            // What it shows is said move by move below.
            <div class={classes!("ribbon", (review.moves.len() > MANY).then_some("many"))} aria-hidden="true">{ for parts }</div>
            <p class="ribbon-key quiet" aria-hidden="true">{ for key }</p>
        </>
    }
}

fn entry(
    face: &dyn Face,
    mv: &Reviewed,
    play: &Playing,
    (show, again): (
        &impl Fn(NodeId) -> Callback<MouseEvent>,
        &impl Fn(NodeId) -> Callback<MouseEvent>,
    ),
    words: &Words,
) -> Html {
    let class = match mv.judged {
        Some(Judged::Right) => "right",
        Some(Judged::Slip) => "slip",
        Some(Judged::Lost) => "lost",
        Some(Judged::Unknown) | None => "open",
    };
    let id = mv.judged.map_or("review-pending", judged_name);
    let better = better(face, mv, play, words);
    let sums =
        nim_sums(mv, words).map(|said| html! { <span class="review-sums quiet">{ said }</span> });
    let weighed = mv.found.both().and_then(|found| face.weigh(play, mv.at, found, words));
    let says = sums.is_none() && !(weighed.is_some() && stays_drawn(mv));
    let standings = positions(face, mv, play, words).filter(|_| says);
    let here = play.state().tree.at() == mv.to;
    html! {
        <li key={mv.to.index()} {class} value={number(play, mv).to_string()}>
            <button type="button" class="review-told" aria-current={here.then_some("step")} onclick={show(mv.to)}>{ moved(face, mv, play, words) }</button>
            { " " }<span class="review-mark">{ words.get(id) }</span>
            { " " }{ sums }
            { for standings.map(|said| html! { <span class="review-standing quiet">{ said }</span> }) }
            { for weighed.map(|said| html! { <p class="review-weighed quiet">{ said }</p> }) }
            if mv.judged == Some(Judged::Slip) {
                <p class="review-better">
                    if let Some(better) = better { { better }{ " " } }
                    if play.state().players.seat(mv.side) == Seat::Human {
                        <button type="button" class="button" onclick={again(mv.at)}>{ words.get("review-again") }</button>
                    }
                </p>
            }
        </li>
    }
}

/// What is said of a move in two words.
fn judged_name(judged: Judged) -> &'static str {
    match judged {
        Judged::Right => "review-right",
        Judged::Slip => "review-slip",
        Judged::Lost => "review-lost",
        Judged::Unknown => "review-open",
    }
}

/// The nim-sum before a move and after it, where there is one.
fn nim_sums(mv: &Reviewed, words: &Words) -> Option<String> {
    let (before, after) = mv.nim_sums?;
    let message = Message::new("review-nim-sums").with("before", before.0);
    Some(words.say(&message.with("after", after.0)))
}

/// Who was winning before a move and after it: of the same use as the nim-sums where there are none.
fn positions(face: &dyn Face, mv: &Reviewed, play: &Playing, words: &Words) -> Option<String> {
    let said = |standing: Standing| {
        Some(match standing {
            Standing::Won(side) => {
                words.say(&say_of(face, Family::Winning, play.state().players, side))
            }
            Standing::Drawn => words.get("review-even"),
            Standing::Unknown => return None,
        })
    };
    let (before, after) = (said(mv.before?)?, said(mv.after?.1)?);
    if before == after {
        return Some(before);
    }
    let message = Message::new("review-positions").with("before", before);
    Some(words.say(&message.with("after", after)))
}

fn number(play: &Playing, mv: &Reviewed) -> usize {
    play.state().tree.node(mv.to).ply
}

fn moved(face: &dyn Face, mv: &Reviewed, play: &Playing, words: &Words) -> String {
    let written = play.state().tree.node(mv.to).mv.as_deref().unwrap_or_default();
    who::moved(face, play, mv.at, written, words)
}

/// What should have been played, to continue a sentence.
fn plan(face: &dyn Face, mv: &Reviewed, play: &Playing, words: &Words) -> Option<String> {
    Some(face.say_move(play, mv.at, mv.better.as_ref()?, Form::Plan, words))
}

/// The same in a sentence: it wins, or brings more where nobody does.
fn better(face: &dyn Face, mv: &Reviewed, play: &Playing, words: &Words) -> Option<String> {
    let plan = plan(face, mv, play, words)?;
    Some(words.say(&match mv.before {
        Some(Standing::Drawn) => Message::new("review-more").with("better", plan),
        _ => Message::new("review-better").with("winning", plan),
    }))
}

/// Whether nobody won before a move, nor after it.
fn stays_drawn(mv: &Reviewed) -> bool {
    mv.before == Some(Standing::Drawn) && mv.after.is_none_or(|(_, after)| after == Standing::Drawn)
}
