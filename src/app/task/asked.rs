//! The page of a task.

use super::answer::{Draft, use_draft, wrong_so_far};
use super::controls::{Parts, controls, shown_sheet};
use super::judge::{use_hints, use_judge, use_taker};
use super::key::use_key;
use super::onward::{again, hints, verdict};
use super::past::{no_answer, no_reply};
use super::reason::{Reason, about, use_reason};
use super::resumed::use_kept_game;
use super::within::use_too_few;
use super::{AskedProps, Coach, ladder, question, say};
use crate::app::attempt::{Attempt, Deed, Stage};
use crate::app::dom::{bring_there, bring_together};
use crate::app::face::{Board, Face};
use crate::app::hooks::{Known, use_analysis, use_computer, use_words};
use crate::app::house::{note, notes, other_ways, titled};
use crate::app::lesson::inline;
use crate::app::table::{Action, Table, dispatch};
use crate::core::Nimber;
use crate::lesson::mark_of;
use crate::link::{Link, Look};
use crate::session::{Check, Key, Kind, Task};
use crate::words::Words;
use std::rc::Rc;
use yew::prelude::*;

/// From so many characters on a question is not seen as a whole at the top of a small screen.
const MAX_PINNED: usize = 120;

/// A question, the board, and the answer.
#[component]
pub(super) fn Asked(props: &AskedProps) -> Html {
    let AskedProps { face, title, table, coach, on_heard, kept } = props;
    let (words, face) = (use_words(), *face);
    let coach = coach.as_deref();
    let heard = coach.map(|coach| &coach.on_heard).or(on_heard.as_ref());
    let Some(attempt) = table.attempt.clone() else { return Html::default() };
    let task = coach.map_or_else(|| table.look.task.clone(), |coach| coach.task.clone());
    let keyed = use_key(Some(&attempt.start), &task, words.count());
    let kept = coach.map_or(kept.as_str(), |coach| coach.kept.as_str());
    use_kept_game(table, &attempt, coach, heard);
    // What is played has no fields of which anything could be heard.
    let drafts = heard.filter(|_| !attempt.kind.is_played());
    let draft = use_draft(mark(&attempt, &task, coach), kept, attempt.is_done(), drafts);
    let known =
        use_analysis(&table.play, table.computer_moves() || refuting(&attempt), table.again);
    use_computer(table, &known);
    // It goes where it is not the reader's turn, and comes back as it was left.
    let ways = use_state_eq(|| false);
    let after = use_left(table, &attempt, &known);
    let so_far: Rc<[(usize, usize)]> = match keyed.key().map(AsRef::as_ref) {
        Some(Key::Rows(right)) if task.check == Check::Each => wrong_so_far(right, &draft.rows),
        _ => Rc::new([]),
    };
    let reason = about(&attempt, &task, &so_far);
    let told = use_reason(&attempt.start, reason.clone());
    let too_few = use_too_few(Some(&attempt.start), &task).filter(|_| !attempt.is_done());
    use_judge(table, &attempt, &task, &keyed, heard);
    use_hints(attempt.hints, heard);
    use_correction(table, &attempt, &draft);
    use_sight(&attempt);

    let (play, found) = (&table.play, keyed.finding());
    let act = dispatch(table, Action::Task);
    let board = Board {
        play: play.clone(),
        open: table.reader_moves() && keyed.why().is_none(),
        marked: table.about_to.clone().map_or_else(|| attempt.marked.clone(), |mv| vec![mv]),
        found: None,
        reasons: false,
        on_move: dispatch(table, Action::Move),
    };
    let answer = use_taker(&attempt, play.state().tree.at(), &keyed, &draft, &act, heard);
    let reason = reason.and_then(|about| {
        let values = attempt.kind == Kind::Value;
        Reason {
            about,
            said: &told,
            attempt: &attempt,
            task: &task,
            keyed: &keyed,
            parts: &if values { face.parts(&attempt.start, &words) } else { Vec::new() },
            sheet: shown_sheet(&attempt, &words).as_ref(),
            words: &words,
        }
        .words()
    });
    let said = say::verdict(&attempt, found.map(AsRef::as_ref), after, coach, reason, &words);
    let lang = coach.and_then(|coach| coach.lang.as_deref());
    let rule_known = coach.is_some_and(|coach| coach.rule_known);
    // Outside a lesson the game is named above, with its code.
    let code = face.code(&table.play).unwrap_or_default();
    let name = coach.map(|_| title.strip_suffix(&code).unwrap_or(title).trim_end());
    let rules = rules(face, table, name, &words);
    let picker = board.open.then(|| other_ways(&ways, face.picker(board.clone()), &words));
    html! {
        <>
            if coach.is_none() { <div class="game-head"><p class="game-title">{ titled(title, face.code(&table.play).as_deref()) }</p></div> }
            <div class={classes!("game-sides", "task", looks(&attempt))}>
                <section class="board-side" aria-label={words.get("board-label")}>
                    <div class="task-question">
                        { said_question(face, &attempt, &task, coach, &words) }
                        if !rule_known { { rules.clone() } }
                    </div>
                    <div class="board-place">{ face.board(board.clone()) }</div>
                    { notes(face, table, &known, None, &words) }
                    { face.below(board.clone()) }
                </section>
                <section class="panel-side" aria-label={words.get("task-answer")}>
                    <div class="panel"><div class="panel-body" id="panel" tabindex="-1" role="group" aria-label={words.get("task-answer")}>
                        { no_answer(&attempt, &task, &keyed, too_few, coach, &words) }
                        if keyed.why().is_none() { { no_reply(table, &known, coach, &words) } }
                        if keyed.why().is_none() {
                            { controls(&Parts { face, table, attempt: &attempt, task: &task, keyed: &keyed, draft, kept, lang, words: &words }, &answer, &act) }
                            // One child, there or not: otherwise the form before it would be redrawn.
                            if let Some(picker) = picker { { picker } }
                        }
                        { verdict(&said, attempt.tries, stage_class(&attempt.stage), coach, &words) }
                        { again(&attempt, table, &act, coach, heard, &words) }
                        { hints(&attempt, &ladder::hints(face, &attempt.start, &task, found.map(AsRef::as_ref), coach, &words), &act, &words) }
                        if rule_known {
                            <details class="more task-rule">
                                <summary>{ words.get("task-rule") }</summary>
                                { rules }
                            </details>
                        }
                    </div></div>
                </section>
            </div>
        </>
    }
}

/// What is asked, and how it is answered.
fn said_question(
    face: &dyn Face,
    attempt: &Attempt,
    task: &Task,
    coach: Option<&Coach>,
    words: &Words,
) -> Html {
    let asked = question(task, coach.is_some(), words);
    // What is to be done, where the author has not said just that.
    let what = say::what(task, attempt.kind, words);
    let what = (coach.is_none() && !say::alike(&asked, &what)).then_some(what);
    let filled = matches!(attempt.kind, Kind::Fill | Kind::Formula | Kind::Next);
    let whose = filled.then(|| face.sheet_note(&attempt.start, words)).flatten();
    // An author's own question says it already.
    let how = coach.is_none() && task.say.is_empty() && attempt.kind == Kind::Fill;
    let how = face.how_to_fill().filter(|_| how);
    html! {
        <>
            { pinned(asked, coach) }
            if let Some(what) = what { <p class="quiet">{ what }</p> }
            if let Some(how) = how { <p>{ words.get(how) }</p> }
            if let Some(whose) = whose { <p>{ whose }</p> }
            if attempt.kind == Kind::Moves && !attempt.is_done() { <p>{ words.get("task-mark-how") }</p> }
        </>
    }
}

/// The game's name, where it is to be said here, its rule, and what else is to be known of the position.
fn rules(face: &dyn Face, table: &Table, name: Option<&str>, words: &Words) -> Html {
    let rule = face.say_rule(&table.play, words);
    // A note of several lines unfolds under the rule, one of a single line is beside it.
    let (folded, beside): (Vec<_>, Vec<_>) =
        face.note(&table.play, words).into_iter().partition(|text| text.contains('\n'));
    html! {
        <>
            <p class="quiet">
                if let Some(name) = name { <strong>{ name }</strong>{ " · " } }
                { rule }{ for beside.iter().map(|text| format!(" · {text}")) }
            </p>
            { for folded.iter().map(|text| note("quiet", text)) }
        </>
    }
}

/// What is asked, which stays in sight on a small screen. What does not fit there is scrolled. On a large screen the
/// author's own question, just above, need not be asked again.
fn pinned(asked: String, coach: Option<&Coach>) -> Html {
    let is_long = asked.chars().count() > MAX_PINNED;
    let tabindex = if is_long { "0" } else { "-1" };
    let long = is_long.then_some("long");
    let Some(coach) = coach else {
        // As it is on a worksheet.
        return html! { <h1 id="question" class={long} {tabindex}>{ for inline(&asked) }</h1> };
    };
    // In how many moves a game is to be won only the page says.
    let echo = coach.task.within.is_none() && say::echoes(&asked, &coach.step.to_read());
    let echo = echo.then_some("echo");
    html! { <h2 id="question" class={classes!(long, echo)} {tabindex}>{ asked }</h2> }
}

/// The mark of a question, by which what is begun of it is found again.
fn mark(attempt: &Attempt, task: &Task, coach: Option<&Coach>) -> String {
    let lesson = coach.map(|coach| coach.title.clone() + &coach.reader).unwrap_or_default();
    let asked = Look { task: task.clone(), ..Look::default() };
    let start = Link::of(&*attempt.start, None, asked);
    let text = coach.map(|coach| coach.step.text().join("\n")).unwrap_or_default();
    mark_of(&format!("{lesson}\n{text}\n{}\n{start}", attempt.kind.name()))
}

/// Whether a wrong move is being answered.
fn refuting(attempt: &Attempt) -> bool {
    attempt.kind == Kind::Move
        && matches!(&attempt.stage, Stage::Wrong(answer, _) if answer != "none")
}

fn stage_class(stage: &Stage) -> Option<&'static str> {
    match stage {
        Stage::Open => None,
        Stage::Right(_) | Stage::Taken(_) => Some("right"),
        Stage::Wrong(..) => Some("wrong"),
    }
}

/// How the page looks at this point of a question.
fn looks(attempt: &Attempt) -> Classes {
    let Attempt { kind, stage, .. } = attempt;
    // Then the board waits for *Try again*.
    let moved = matches!(stage, Stage::Wrong(answer, _) if answer != "none");
    let missed = matches!(kind, Kind::Move | Kind::Win) && moved;
    classes!(
        matches!(kind, Kind::Fill | Kind::Formula).then_some("wide"),
        (!kind.is_played()).then_some("still"),
        attempt.is_done().then_some("solved"),
        missed.then_some("missed"),
        (*kind == Kind::Moves).then_some("marks"),
    )
}

/// The nim-sum that the reader's wrong move left, known while it is being answered.
#[hook]
fn use_left(table: &Table, attempt: &Attempt, known: &Known) -> Option<Nimber> {
    let after = use_state_eq(|| None::<Nimber>);
    let sum = known.finding().and_then(|found| found.nim_sum);
    let left =
        refuting(attempt) && table.last_move.as_ref().is_some_and(|t| t.at == attempt.from());
    let open = attempt.stage == Stage::Open;
    let set = after.setter();
    use_effect_with((sum, left, open), move |&(sum, left, open)| match sum {
        _ if open => set.set(None),
        Some(sum) if left => set.set(Some(sum)),
        _ => {}
    });
    *after
}

/// Opens a question again whose answer is being corrected: what is in the field then is not what was kept.
#[hook]
fn use_correction(table: &UseReducerHandle<Table>, attempt: &Attempt, draft: &Draft) {
    let corrected = match &attempt.stage {
        Stage::Taken(answer) => draft.corrects(attempt.kind, answer),
        Stage::Open | Stage::Right(_) | Stage::Wrong(..) => false,
    };
    let again = dispatch(table, |()| Action::Task(Deed::Again));
    use_effect_with(corrected, move |&corrected| {
        if corrected {
            again.emit(());
        }
    });
}

/// Brings into sight what is said of hints and answers, even if it is below the board on a small screen, and what can
/// be done then.
#[hook]
fn use_sight(attempt: &Attempt) {
    use_effect_with(attempt.hints, |&hints| {
        if hints > 0 {
            bring_together(".board-place, .task-hints");
        }
    });
    // With the first mark the button becomes the one that checks the marks.
    let before = use_mut_ref(|| 0);
    use_effect_with(attempt.marked.len(), move |&marked| {
        if before.replace(marked) == 0 && marked == 1 {
            bring_together(".board-place, .task-form");
        }
    });
    // Not where the page has just come: there the question is what is read first.
    let came = use_mut_ref(|| false);
    use_effect_with((stage_class(&attempt.stage), attempt.tries), move |(class, _)| {
        let answered = came.replace(true) && class.is_some();
        if answered {
            bring_there(".task-verdict.right, .task-verdict.wrong, #try-again");
        }
    });
}
