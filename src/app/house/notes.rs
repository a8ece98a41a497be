//! What has just happened: announced to screen readers, and written under the board.

use super::news::{News, NewsProps};
use super::who::{self, Family, say_of};
use super::{Sign, icon};
use crate::app::dom::{bring_there, focus_panel, keep_focus, random_seed};
use crate::app::face::Face;
use crate::app::hooks::Known;
use crate::app::table::Table;
use crate::app::ui::{Form, Rung};
use crate::core::{Chance, Message, Outcome, Say, Verdict};
use crate::link::{Link, Look, View};
use crate::session::{Finding, Players, Seat, Side, Turn};
use crate::words::Words;
use yew::prelude::*;

/// On a small screen, where the panel is below the board: the first line of the reasons, where `reasons` are viewed;
/// otherwise the way to them, if `on_why` opens them, since a player has not asked who wins.
pub(in crate::app) fn why_bar(
    known: &Known,
    reasons: bool,
    on_why: Option<&Callback<View>>,
    words: &Words,
) -> Html {
    let ask = on_why.map(|on_view| {
        let click = on_view.reform(|_: MouseEvent| {
            keep_focus("panel");
            View::Analyse
        });
        html! { <button type="button" class="button why-ask" onclick={click}>{ words.get("tab-why") }</button> }
    });
    html! {
        <div class="why-bar">
            if reasons { { why_line(known, words) } }
            { for ask }
        </div>
    }
}

/// Who wins, for the ear: said when the reasons are opened, by whichever key, and after each move while they are open;
/// where that is not known, why.
pub(in crate::app) fn verdict_heard(known: &Known, reasons: bool, words: &Words) -> Html {
    let text = match known {
        _ if !reasons => String::new(),
        Known::All(found) => match verdict(found, words) {
            Some((_, text, sum)) => {
                [Some(text), sum].into_iter().flatten().collect::<Vec<_>>().join(" ")
            }
            None if found.verdict == Verdict::Draw => words.get("verdict-draw"),
            None => words.get("verdict-unknown"),
        },
        Known::Refused(refusal) => words.say(&refusal.say()),
        Known::Lost => words.get("computing-lost"),
        Known::Computing(_) | Known::Nothing => String::new(),
    };
    // Always there, so that what comes into it is spoken.
    html! { <p class="spoken" role="status">{ text }</p> }
}

/// Who wins, where that is known: the class it is drawn with, the sentence, and what the nim-sum is.
fn verdict(found: &Finding, words: &Words) -> Option<(&'static str, String, Option<String>)> {
    let (class, id) = match found.verdict {
        Verdict::Known(Outcome::Win) => ("win", "verdict-win"),
        Verdict::Known(Outcome::Loss) => ("loss", "verdict-loss"),
        Verdict::Draw | Verdict::Unknown(_) => return None,
    };
    // The nim-sum of a single value is that value.
    let one = found.numbers.as_ref().is_some_and(|numbers| numbers.len() == 1);
    let name = if one { "why-line-value" } else { "why-line-sum" };
    let sum = found.nim_sum.map(|sum| words.say(&Message::new(name).with("sum", sum.0)));
    Some((class, words.get(id), sum))
}

/// What is said under the board; `known` is what the solver knows of the game, `looked_back` what the review says of
/// the move in view.
pub(in crate::app) fn notes(
    face: &dyn Face,
    table: &Table,
    known: &Known,
    looked_back: Option<String>,
    words: &Words,
) -> Html {
    let dismissed = table.dismissed && table.problem.is_some();
    let class = classes!("notes", looked_back.is_some().then_some("looked-back"));
    let news = NewsProps::of(face, table, looked_back, words);
    html! {
        <div {class}>
            <News ..news />
            // These are always there, so that what comes into them is spoken.
            <p class="notes-hint" role="status">
                // Another element each time: what is asked for again is spoken again.
                if table.hint > 0 { <span key={table.hint}>{ hint(face, table, known, words) }</span> }
            </p>
            <p class="notes-unkept" role="status">if table.unkept { { words.get("not-kept") } }</p>
            <p class={classes!("notes-problem", dismissed.then_some("dismissed"))} role="alert">
                if let Some(problem) = &table.problem { <span key={table.problems}>{ words.say(problem) }</span> }
            </p>
        </div>
    }
}

/// Who wins, in a line; the panel says the same with its reasons, and a tap on the line leads there. It is nothing to
/// be heard or reached by keys: for those the tab of the panel is there.
fn why_line(known: &Known, words: &Words) -> Html {
    let verdict = known.finding().and_then(|found| verdict(found, words));
    let Some((class, text, sum)) = verdict else { return Html::default() };
    let read = |_: MouseEvent| {
        focus_panel();
        bring_there("#panel");
    };
    html! {
        <p class={classes!("why-line", class)} aria-hidden="true" onclick={read}>
            <span>
                { text }
                if let Some(sum) = sum { { " " }<span class="why-sum">{ sum }</span> }
            </span>
            { icon(Sign::Down) }
        </p>
    }
}

/// Over the board when a game has ended: who has won and by what, and what can be done then: the same
/// game again, or a look at where it was lost. `settled` says whether it takes clicks already; `go` goes to
/// a link.
pub(in crate::app) fn ending(
    face: &dyn Face,
    table: &Table,
    settled: bool,
    on_view: &Callback<View>,
    go: &Callback<String>,
    words: &Words,
) -> Html {
    let state = table.play.state();
    let result = match state.turn() {
        Turn::Won(side) => words.say(&say_of(face, Family::Won, state.players, side)),
        Turn::Drawn => face.draw(&table.play, words),
        Turn::ToMove(_) => return Html::default(),
    };
    // Where the reasons are open, the review has come among them, perhaps out of sight.
    let why = on_view.reform(|_: MouseEvent| {
        focus_panel();
        bring_there("#review-title, .review-sum");
        View::Analyse
    });
    let mut chance = Chance::new(state.seed, 0);
    let next = table.play.another(&mut chance).map(|_| {
        let (link, play) = (table.link(), table.play.clone());
        let click = go.reform(move |_: MouseEvent| {
            let drawn = play.another(&mut Chance::new(random_seed(), 0));
            let look = Look { view: View::Play, ..link.look.clone() };
            let start = drawn.unwrap_or_else(|| link.start.clone());
            Link { moves: Vec::new(), at: 0, start, look, ..link.clone() }.to_string()
        });
        html! { <button type="button" class="button" onclick={click}>{ words.get("rematch-next") }</button> }
    });
    let again = |players: Players, label: String| {
        let link = table.link();
        let look = Look { view: View::Play, ..link.look.clone() };
        let link = Link { moves: Vec::new(), at: 0, players, look, ..link }.to_string();
        let click = go.reform(move |_: MouseEvent| link.clone());
        html! { <button type="button" class="button" onclick={click}>{ label }</button> }
    };
    let players = state.players;
    // Where the reader has not moved, nothing went wrong.
    let moved = state.tree.shown().ply > usize::from(players == Players::ComputerHuman);
    let lost = moved
        && state
            .winner()
            .is_some_and(|winner| players.seat(winner) == Seat::Computer && players.has_person());
    let look_back = if lost { "review-ask" } else { "review-look" };
    let turned = match players {
        Players::HumanComputer => Some((Players::ComputerHuman, "rematch-computer")),
        Players::ComputerHuman => Some((Players::HumanComputer, "rematch-you")),
        Players::HumanHuman | Players::ComputerComputer => None,
    };
    let turned = turned.map(|(players, label)| {
        let label = match (players.person(), face.owners(&table.play)) {
            (Some(side), Some([first, second])) => {
                let name = if side == Side::First { first } else { second };
                words.say(&Message::new("rematch-you-are").with("player", name))
            }
            _ => words.get(label),
        };
        again(players, label)
    });
    // What decides a game decides no draw.
    let by_what = match state.turn() {
        Turn::Drawn => face.remark(&table.play, words),
        _ => None,
    };
    let last = state.tree.before().zip(state.tree.shown().mv.as_deref());
    let last = last.map(|(at, mv)| who::moved(face, &table.play, at, mv, words));
    // Where nobody has moved, the end is not whoever's who made the last move.
    let by_what = by_what.unwrap_or_else(|| match last {
        Some(_) => face.say_end(&table.play, words),
        None => words.get("ending-none"),
    });
    let won = state
        .winner()
        .is_some_and(|winner| players.seat(winner) != Seat::Computer && players.person().is_some());
    let class = classes!("ending", won.then_some("won"), (!settled).then_some("fresh"));
    html! {
        <section class={class} id="ending" tabindex="-1" aria-label={words.get("ending")}>
            <h2>{ result }</h2>
            <p>
                if let Some(last) = last { { last }{ " " } }
                { by_what }
            </p>
            <div class="row">
                { again(players, words.get("rematch")) }
                if !table.look.embed {
                    <button type="button" class={classes!("button", lost.then_some("primary"))} onclick={why}>
                        { words.get(look_back) }
                    </button>
                }
                { for turned }
                { for next }
            </div>
        </section>
    }
}

fn hint(face: &dyn Face, table: &Table, known: &Known, words: &Words) -> String {
    match known {
        Known::All(found) => match (found.verdict, found.winning.first()) {
            (_, Some(mv)) => rung(face, table, found, mv, words),
            (Verdict::Known(Outcome::Win), None) => words.get("hint-not-found"),
            (Verdict::Known(Outcome::Loss), None) => words.get("hint-none"),
            (Verdict::Draw, None) => words.get("hint-draw"),
            (Verdict::Unknown(_), None) => words.get("hint-unknown"),
        },
        Known::Nothing | Known::Computing(_) if table.stopped => words.get("computing-stopped"),
        Known::Nothing | Known::Computing(_) => words.get("hint-computing"),
        Known::Refused(_) | Known::Lost => words.get("hint-unknown"),
    }
}

/// As much of a hint as was asked for: that there is a winning move, where to look, which it is.
fn rung(face: &dyn Face, table: &Table, found: &Finding, mv: &str, words: &Words) -> String {
    match table.hint {
        0 | 1 => words.get("hint-exists"),
        2 => face.hint(&table.play, found, Rung::Where, words).unwrap_or_default(),
        _ => {
            let at = table.play.state().tree.at();
            let mv = face.say_move(&table.play, at, mv, Form::Plan, words);
            words.say(&Message::new("hint-move").with("move", mv))
        }
    }
}
