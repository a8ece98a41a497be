//! The page of a task.

use super::answer::{Draft, Fields, use_draft, wrong_so_far};
use super::judge::{taker, use_hints, use_judge};
use super::key::{Keyed, use_key};
use super::past::no_answer;
use super::reason::{Reason, about, use_reason};
use super::within::use_too_few;
use super::{AskedProps, Coach, ladder, question, say};
use crate::app::attempt::{Attempt, Deed, Stage};
use crate::app::dom::{bring_there, bring_together, keep_focus, keep_focus_on_board};
use crate::app::face::{Board, Face};
use crate::app::hooks::{Href, use_analysis, use_computer, use_words};
use crate::app::house::{InputForm, note, notes, other_ways, titled};
use crate::app::lesson::inline;
use crate::app::table::{Action, Table, dispatch};
use crate::app::ui::Form;
use crate::core::{Message, Nimber};
use crate::games::Sheet;
use crate::lesson::mark_of;
use crate::link::{Link, Look, View};
use crate::session::{Answer, Check, Key, Kind, Task};
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
    let draft = {
        let kept = coach.map_or(kept.as_str(), |coach| coach.kept.as_str());
        use_draft(mark(&attempt, &task, coach), kept, attempt.is_done())
    };
    let known =
        use_analysis(&table.play, table.computer_moves() || refuting(&attempt), table.again);
    use_computer(table, &known);
    // It goes where it is not the reader's turn, and comes back as it was left.
    let ways = use_state_eq(|| false);
    // The nim-sum that the reader's wrong move left, known while it is being answered.
    let after = use_state_eq(|| None::<Nimber>);
    {
        let after = after.setter();
        let sum = known.finding().and_then(|found| found.nim_sum);
        let left =
            refuting(&attempt) && table.last_move.as_ref().is_some_and(|t| t.at == attempt.from());
        let open = attempt.stage == Stage::Open;
        use_effect_with((sum, left, open), move |&(sum, left, open)| match sum {
            _ if open => after.set(None),
            Some(sum) if left => after.set(Some(sum)),
            _ => {}
        });
    }
    let so_far: Rc<[(usize, usize)]> = match keyed.key().map(AsRef::as_ref) {
        Some(Key::Rows(right)) if task.check == Check::Each => wrong_so_far(right, &draft.rows),
        _ => Rc::new([]),
    };
    let reason = about(&attempt, &task, &so_far);
    let told = use_reason(&attempt.start, reason.clone());
    let too_few = use_too_few(Some(&attempt.start), &task).filter(|_| !attempt.is_done());
    use_judge(table, &attempt, &task, &keyed, heard);
    use_hints(attempt.hints, heard);
    use_effect_with(attempt.hints, |&hints| {
        if hints > 0 {
            bring_together(".board-place, .task-hints");
        }
    });

    let (play, found) = (&table.play, keyed.finding());
    let act = dispatch(table, Action::Task);
    let board = Board {
        play: play.clone(),
        open: table.reader_moves() && !matches!(keyed, Keyed::Cannot(_)),
        marked: table.about_to.clone().map_or_else(|| attempt.marked.clone(), |mv| vec![mv]),
        found: None,
        reasons: false,
        on_move: dispatch(table, Action::Move),
    };
    // An answer that was given before the solver has told what is right.
    let early = use_state(|| None::<Answer>);
    let answer = taker(&attempt, &keyed, &draft, &early, &act, heard);
    {
        let (early, answer) = (early.clone(), answer.clone());
        use_effect_with((keyed.key().is_some(), (*early).clone()), move |(known, given)| {
            if let Some(given) = given.clone().filter(|_| *known) {
                early.set(None);
                answer.emit(given);
            }
        });
    }
    // What is said of an answer is to be seen, even if it is below the board on a small screen.
    // And so is what can be done then.
    {
        // Not where the page has just come: there the question is what is read first.
        let came = use_mut_ref(|| false);
        use_effect_with((stage_class(&attempt.stage), attempt.tries), move |(class, _)| {
            let answered = came.replace(true) && class.is_some();
            if answered {
                bring_there(".task-verdict.right, .task-verdict.wrong, #try-again");
            }
        });
    }
    let reason = reason.and_then(|about| {
        let parts = if attempt.kind == Kind::Value {
            face.parts(&attempt.start, &words)
        } else {
            Vec::new()
        };
        let sheet = shown_sheet(&attempt, &words);
        let reason = Reason {
            about,
            said: &told,
            attempt: &attempt,
            task: &task,
            keyed: &keyed,
            parts: &parts,
            sheet: sheet.as_ref(),
            words: &words,
        };
        reason.words()
    });
    let said = say::verdict(&attempt, found.map(AsRef::as_ref), *after, coach, reason, &words);
    let asked = question(&task, coach.is_some(), &words);
    // What is to be done, where the author has not said just that.
    let what = say::what(&task, attempt.kind, &words);
    let what = (coach.is_none() && !say::alike(&asked, &what)).then_some(what);
    let filled = matches!(attempt.kind, Kind::Fill | Kind::Formula | Kind::Next);
    let whose = filled.then(|| face.sheet_note(&attempt.start, &words)).flatten();
    // An author's own question says it already.
    let how = filled && coach.is_none() && task.say.is_empty();
    let how = face.how_to_fill().filter(|_| how && attempt.kind == Kind::Fill);
    let picker = board.open.then(|| other_ways(&ways, face.picker(board.clone()), &words));
    // Whoever has read the rule in a step before finds it under the answer.
    let rule_known = coach.is_some_and(|coach| coach.rule_known);
    let rule = face.say_rule(play, &words);
    // A note of several lines unfolds under the rule, one of a single line is beside it.
    let (folded, beside): (Vec<_>, Vec<_>) =
        face.note(play, &words).into_iter().partition(|text| text.contains('\n'));
    let rules = html! {
        <>
            <p class="quiet">{ rule }{ for beside.iter().map(|text| format!(" · {text}")) }</p>
            { for folded.iter().map(|text| note("quiet", text)) }
        </>
    };
    let wide = matches!(attempt.kind, Kind::Fill | Kind::Formula);
    let still = !attempt.kind.is_played();
    let solved = attempt.is_done();
    // Then the board waits for *Try again*.
    let missed =
        matches!(attempt.kind, Kind::Move | Kind::Win) && matches!(attempt.stage, Stage::Wrong(..));
    let marks = attempt.kind == Kind::Moves;
    html! {
        <>
            if coach.is_none() { <div class="game-head"><p class="game-title">{ titled(title, face.code(&table.play).as_deref()) }</p></div> }
            <div class={classes!("game-sides", "task", wide.then_some("wide"), still.then_some("still"), solved.then_some("solved"), missed.then_some("missed"), marks.then_some("marks"))}>
                <section class="board-side" aria-label={words.get("board-label")}>
                    <div class="task-question">
                        { pinned(asked, coach.is_some()) }
                        if let Some(what) = what { <p class="quiet">{ what }</p> }
                        if let Some(how) = how { <p>{ words.get(how) }</p> }
                        if let Some(whose) = whose { <p>{ whose }</p> }
                        if marks && !solved { <p>{ words.get("task-mark-how") }</p> }
                        if !rule_known { { rules.clone() } }
                    </div>
                    <div class="board-place">{ face.board(board.clone()) }</div>
                    { notes(face, table, &known, None, &words) }
                </section>
                <section class="panel-side" aria-label={words.get("task-answer")}>
                    <div class="panel"><div class="panel-body" id="panel" tabindex="-1">
                        { no_answer(&attempt, &task, &keyed, too_few, coach, &words) }
                        if !matches!(keyed, Keyed::Cannot(_)) {
                            { controls(&Parts { face, table, attempt: &attempt, task: &task, keyed: &keyed, draft, words: &words }, &answer, &act) }
                            // One child, there or not: otherwise the form before it would be redrawn.
                            if let Some(picker) = picker { { picker } }
                        }
                        <div class={classes!("task-verdict", stage_class(&attempt.stage))} role="status">
                            { for said.iter().map(|said| html! { <p>{ for inline(said) }</p> }) }
                        </div>
                        { again(&attempt, table, &act, coach, &words) }
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

/// What is asked, which stays in sight on a small screen. What does not fit there is scrolled.
fn pinned(asked: String, in_lesson: bool) -> Html {
    let is_long = asked.chars().count() > MAX_PINNED;
    let (class, tabindex) = (is_long.then_some("long"), if is_long { "0" } else { "-1" });
    if in_lesson {
        html! { <h2 id="question" {class} {tabindex}>{ asked }</h2> }
    } else {
        html! { <h1 id="question" {class} {tabindex}>{ asked }</h1> }
    }
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

/// The sheet that is filled in, or for which a closed form is looked for, its rows and columns numbered as the board's.
fn shown_sheet(attempt: &Attempt, words: &Words) -> Option<Sheet> {
    let has = matches!(attempt.kind, Kind::Fill | Kind::Formula);
    has.then(|| Some(attempt.start.sheet()?.counting(words.count()))).flatten()
}

/// What the controls are drawn from.
struct Parts<'a> {
    face: &'static dyn Face,
    table: &'a Table,
    attempt: &'a Attempt,
    task: &'a Task,
    keyed: &'a Keyed,
    draft: UseStateHandle<Draft>,
    words: &'a Words,
}

fn controls(parts: &Parts, answer: &Callback<Answer>, act: &Callback<Deed>) -> Html {
    let Parts { face, attempt, task, keyed, draft, words, .. } = parts;
    let kind = attempt.kind;
    let sheet = shown_sheet(attempt, words);
    let names = if kind == Kind::Value { face.parts(&attempt.start, words) } else { Vec::new() };
    let wrong: Rc<[(usize, usize)]> =
        match (&attempt.stage, task.check, keyed.key().map(AsRef::as_ref)) {
            (_, Check::Each, Some(Key::Rows(right))) => wrong_so_far(right, &draft.rows),
            (Stage::Wrong(_, wrong), ..) => wrong.cells.as_slice().into(),
            _ => Rc::new([]),
        };
    // A sheet that is checked number by number is done with its last right number.
    let on_number = {
        let (answer, each) = (answer.clone(), task.check == Check::Each);
        let right = keyed.key().cloned();
        Callback::from(move |draft: Draft| {
            let Some(Key::Rows(right)) = right.as_deref().filter(|_| each) else { return };
            let full = draft.rows.iter().flatten().all(|text| !text.trim().is_empty());
            if full && wrong_so_far(right, &draft.rows).is_empty() {
                answer.emit(Answer::Rows(super::sheet::numbers(&draft.rows)));
            }
        })
    };
    let fields = Fields {
        task,
        parts: &names,
        sheet: sheet.as_ref(),
        draws: kind == Kind::Outcome && attempt.start.may_draw(),
        done: keyed.next().map(|next| say::said_steps(*face, next, words)).unwrap_or_default(),
        how_to_step: face.how_to_step(),
        wrong: &wrong,
        draft: draft.clone(),
        on_answer: answer.clone(),
        on_number,
        words,
    };
    if attempt.is_done() && !matches!(kind, Kind::Fill | Kind::Formula | Kind::Open) {
        return Html::default();
    }
    let check = {
        let (answer, draft, act) = (answer.clone(), draft.clone(), act.clone());
        Callback::from(move |()| match draft.answer(kind) {
            Ok(now) => answer.emit(now),
            Err(first) => {
                act.emit(Deed::Unread);
                draft.set(draft.with(first));
            }
        })
    };
    let none = {
        let at = parts.table.play.state().tree.at() == attempt.from();
        let click = answer.reform(|_: MouseEvent| Answer::Move(None));
        (kind == Kind::Move && attempt.stage == Stage::Open && at).then(|| {
            html! { <button type="button" class="button" onclick={click}>{ words.get("task-none") }</button> }
        })
    };
    let waits = matches!(keyed, Keyed::Waiting);
    let opinion = keyed.key().is_some_and(|key| key.takes_any());
    html! {
        <InputForm class="task-form" on_submit={check}>
            if waits && !kind.is_played() {
                <p class="quiet computing">{ words.get("task-waiting") }</p>
                { for face.cost(&attempt.start, words).map(|cost| html! { <p class="quiet">{ cost }</p> }) }
            }
            { marks(parts, answer, act) }
            // What is right is not changed under the word that it is.
            <fieldset class="task-fields" aria-labelledby="question" disabled={attempt.is_done() && kind != Kind::Open}>{ fields.draw() }</fieldset>
            if !kind.is_played() && kind != Kind::Outcome && !attempt.is_done() {
                <button type="submit" class="button primary">
                    { words.get(if opinion { "task-hand-in" } else { "task-check" }) }
                </button>
            }
            if let Some(none) = none { { none } }
        </InputForm>
    }
}

/// The moves that are marked, each to be taken away again, and the button that checks them.
fn marks(parts: &Parts, answer: &Callback<Answer>, act: &Callback<Deed>) -> Html {
    let Parts { face, attempt, words, .. } = parts;
    if attempt.kind != Kind::Moves || attempt.is_done() {
        return Html::default();
    }
    let at = attempt.from();
    let items = attempt.marked.iter().map(|mv| {
        let said = face.say_move(&attempt.start, at, mv, Form::Plan, words);
        let away = words.say(&Message::new("task-unmark").with("move", said.clone()));
        let written = mv.clone();
        let click = act.reform(move |_: MouseEvent| Deed::Unmark(written.clone()));
        html! {
            <li key={mv.clone()} class="task-mark">
                <span class="sentence">{ said }</span>
                <button type="button" class="button icon-button" aria-label={away} onclick={click}>{ "×" }</button>
            </li>
        }
    });
    let marked = attempt.marked.clone();
    let check = answer.reform(move |_: MouseEvent| Answer::Moves(marked.clone()));
    html! {
        <>
            <ul class="task-marks" aria-live="polite" aria-relevant="additions">{ for items }</ul>
            // That no move wins is not what is meant to be pressed first.
            <button type="button" class={classes!("button", (!attempt.marked.is_empty()).then_some("primary"))} onclick={check}>
                { words.get(if attempt.marked.is_empty() { "task-none" } else { "task-check" }) }
            </button>
        </>
    }
}

/// What can be done after an answer.
fn again(
    attempt: &Attempt,
    table: &Table,
    act: &Callback<Deed>,
    coach: Option<&Coach>,
    words: &Words,
) -> Html {
    let redraw = coach.and_then(|coach| coach.on_redraw.clone());
    let new = redraw.is_some();
    let retry = match redraw {
        Some(redraw) => redraw.reform(|_: MouseEvent| to_board()),
        None => act.reform(|_: MouseEvent| {
            to_board();
            Deed::Again
        }),
    };
    let played = matches!(attempt.kind, Kind::Move | Kind::Win);
    let begun = attempt.kind == Kind::Win && table.play.state().tree.at() != attempt.from();
    let begun_open = begun && attempt.stage == Stage::Open;
    let link = {
        let look = Look { view: View::Analyse, task: Task::default(), ..table.look.clone() };
        let link = table.link();
        Link { look, ..link }.href()
    };
    html! {
        <div class="row">
            // While a game goes on it is no advice.
            if (matches!(attempt.stage, Stage::Wrong(..)) && played) || begun_open {
                <button type="button" class={classes!("button", (!begun_open).then_some("primary"))} id="try-again" onclick={retry}>
                    { words.get(if new { "task-redraw" } else if begun_open { "task-restart" } else { "task-again" }) }
                </button>
            }
            if attempt.is_done() && coach.is_none() {
                <a class="button" href={link}>{ words.get("task-explore") }</a>
            }
        </div>
    }
}

/// To the board, with the eyes and by keys: the button that leads there goes away.
fn to_board() {
    bring_there(".board-place");
    keep_focus_on_board();
}

fn hints(attempt: &Attempt, all: &[String], act: &Callback<Deed>, words: &Words) -> Html {
    if all.is_empty() || attempt.is_done() {
        return Html::default();
    }
    let more = attempt.hints < all.len();
    let click = act.reform(|_: MouseEvent| {
        // With the last hint the button goes away.
        keep_focus("task-hints");
        Deed::Hint
    });
    let label = Message::new("task-hint").with("number", (attempt.hints + 1).min(all.len()));
    html! {
        <div class="task-hints">
            // What was heard is not said again with the next one.
            <div id="task-hints" tabindex="-1" role="status" aria-atomic="false"><ol>{ for all.iter().take(attempt.hints).map(|hint| html! { <li>{ for inline(hint) }</li> }) }</ol></div>
            if more {
                <button type="button" class="button" onclick={click}>
                    { words.say(&label.with("count", all.len())) }
                </button>
            }
        </div>
    }
}
