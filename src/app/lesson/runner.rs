//! Going through a lesson step by step.

use super::WRITE;
use super::before::Before;
use super::board::Board;
use super::cut::Cut;
use super::day::Day;
use super::drawn::{Drawn, use_drawn};
use super::end::{finished, said, score};
use super::frame::{FrameEvent, use_finished, use_frame};
use super::hand_in::HandIn;
use super::log::{Log, use_log};
use super::problems::problems;
use super::shown::{Shown, ways};
use super::source::{Found, use_text};
use super::steps::{StepList, Way};
use super::text::text;
use super::walk::{Walk, use_walk};
use crate::app::dom::announce;
use crate::app::hooks::{
    Href, dialog_missing, keep_unfinished, kept_draft, place_of, use_title, use_words,
};
use crate::app::page::LessonProps;
use crate::app::task::{Alone, Coach, Heard};
use crate::class::Tried;
use crate::core::Message;
use crate::lesson::{Done, Lesson, READER, Step, mark_of};
use crate::link::{LessonPlace, LessonView, Place, Source, split};
use crate::session::Kind;
use crate::words::Words;
use std::rc::Rc;
use yew::prelude::*;

/// After how many wrong answers a question may be passed.
const PATIENCE: usize = 4;

#[derive(Clone, PartialEq, Properties)]
pub(super) struct RunnerProps {
    /// The page.
    pub(super) page: LessonProps,
}

/// The page of a lesson.
#[component]
pub(super) fn Runner(props: &RunnerProps) -> Html {
    let words = use_words();
    // Who reads, where the page around says so.
    let reader = use_state_eq(String::new);
    let (found, again) = use_text(&props.page.place.source, &words);
    match found {
        Found::Waiting => {
            html! { <p class="quiet" role="status">{ words.get("page-waiting") }</p> }
        }
        Found::Missing => dialog_missing(again.reform(|_: MouseEvent| ()), &words),
        Found::Nothing(why) => {
            let (place, go) = ((*props.page.place).clone(), props.page.go.clone());
            html! { <Cut {why} {place} {go} /> }
        }
        Found::Text(name, text) if props.page.place.view != LessonView::Steps => {
            html! { <Shown {text} page={dated(&props.page, &name)} /> }
        }
        Found::Text(name, text) => {
            let (page, set) = (dated(&props.page, &name), reader.setter());
            let name = of_reader(&name, &reader);
            let on_reader = Callback::from(move |reader: String| set.set(reader));
            let key = name.clone();
            html! { <Steps {key} {name} {text} {page} {on_reader} /> }
        }
    }
}

#[derive(Clone, PartialEq, Properties)]
struct StepsProps {
    /// The name by which it is remembered.
    name: String,
    /// The file.
    text: String,
    page: LessonProps,
    /// Hears who reads.
    on_reader: Callback<String>,
}

/// The steps of a lesson.
#[component]
fn Steps(props: &StepsProps) -> Html {
    let words = use_words();
    let StepsProps { name, page, .. } = props;
    let read = use_memo(props.text.clone(), |text| Lesson::read(text));
    let (lesson, errors) = (&read.0, &read.1);
    // Whoever is writing it looks at it as its readers will, and has a way back.
    let written =
        use_memo(props.text.clone(), |text| kept_draft().is_some_and(|draft| draft == *text));
    use_title(format!("{} · {}", lesson.title, words.get("lesson-title")));
    let walk = use_walk(name, lesson, page);
    let log = use_log(name, None, lesson, walk.at);
    let tell = use_tell(props, lesson, &walk, &log);
    let drawn = use_drawn(&walk, lesson, &log, page);
    let complete = walk.is_complete();
    // As it was when this step was opened: what is shown stays where it is while one answers.
    let done_before = *use_memo((walk.round, walk.at), |_| complete);
    let ended = walk.is_last() && complete;
    {
        // What comes with its words is not heard by itself.
        let news = (ended && !done_before).then(|| said(name, lesson, &walk.progress, &words));
        use_effect_with(news, |news| {
            if let Some(news) = news {
                announce(news.join(" ").trim());
            }
        });
    }
    let Some(step) = lesson.steps.get(walk.at) else {
        return html! { <>{ problems(errors, &props.text, &words) }</> };
    };
    let coach = Rc::new(coach(step, lesson, &walk, &log, &drawn, &tell));
    let asks = coach.task.kind.is_some();
    let key = format!("{:?}", (walk.round, walk.at, drawn.seed));
    let game = match step.board() {
        Some(link) => html! {
            <Board {key} link={link.to_owned()} coach={coach.clone()} seed={drawn.seed} page={page.clone()} />
        },
        None if asks => html! { <Alone {key} coach={coach.clone()} /> },
        None => Html::default(),
    };
    let erase = {
        let (erase, forget) = (walk.erase.clone(), log.forget.clone());
        let (name, count) = (name.clone(), walk.count);
        Callback::from(move |_: MouseEvent| {
            forget.emit(());
            for step in 0..count {
                keep_unfinished(&place_of(&name, step), None);
            }
            erase.emit(());
        })
    };
    let end = ended
        .then(|| finished(name, lesson, &walk.progress, page.place.look.embed, &erase, &words));
    // Whoever comes back to what is done sees that first, and not a question that looks new.
    let (before, after) = if done_before { (end, None) } else { (None, end) };
    html! {
        <>
            { head(lesson, &walk, page, *written, &words) }
            { problems(errors, &props.text, &words) }
            if let Some(end) = before { { end } }
            <Before key={walk.at} lines={step.to_read()} lang={lesson.lang.clone()} board={step.board().is_some()} />
            { game }
            { foot(&walk, &log, asks, &coach.on_skip, &words) }
            if !(walk.kept && log.kept) { <p class="lesson-wrong" role="alert">{ words.get("lesson-not-kept") }</p> }
            if let Some(end) = after { { end } }
            if log.attempt.count() > 0 {
                // Of the position of a day nobody has asked for anything.
                <details class="more" open={complete && Day::named(name).is_none()}>
                    <summary>{ words.get("hand-in-title") }</summary>
                    { still_open(lesson, &walk, &words) }
                    <HandIn attempt={log.attempt.clone()} source={page.place.source.clone()} on_name={log.name.clone()} />
                </details>
            }
            // What is only to be read makes no worksheet.
            if lesson.steps.iter().any(|step| step.task().kind.is_some()) { { ways(&page.place, &words) } }
            // They hold answers: away until the reader has them.
            if !lesson.teacher.is_empty() && complete {
                <details class="more">
                    <summary>{ words.get("lesson-teacher") }</summary>
                    { text(&lesson.teacher.lines().collect::<Vec<_>>(), lesson.lang.as_deref()) }
                </details>
            }
        </>
    }
}

/// How many questions are still to be answered when the work is handed in.
fn still_open(lesson: &Lesson, walk: &Walk, words: &Words) -> Html {
    let asks =
        |step: &usize| lesson.steps.get(*step).is_some_and(|step| step.task().kind.is_some());
    let asked: Vec<usize> = (0..walk.count).filter(asks).collect();
    let done = |step: &&usize| walk.progress.is_answered(&walk.name, **step);
    let left = asked.len() - asked.iter().filter(done).count();
    // Whoever has been through it all, passing some, knows that.
    if left == 0 || walk.is_complete() {
        return Html::default();
    }
    html! { <p>{ words.say(&Message::new("hand-in-early").with("left", left)) }</p> }
}

/// Tells the page around the lesson, where it is in a frame, what is done in it, and goes where that page asks for.
#[hook]
fn use_tell(props: &StepsProps, lesson: &Lesson, walk: &Walk, log: &Log) -> Callback<FrameEvent> {
    let last = (0..walk.count).rev().find(|&step| walk.is_open(step)).unwrap_or(0);
    let go = walk.go.reform(move |step: usize| step.min(last));
    let tell = use_frame(props.page.place.look.embed, lesson, go, props.on_reader.clone());
    let (right, count) = score(&walk.name, lesson, &walk.progress);
    // What was done before the page was opened was told then; but of a reader whom the page around has named it may
    // have lost what it was told. Where something is asked and no answer is kept, there is nothing to tell again.
    let asks = lesson.steps.iter().any(|step| step.task().kind.is_some());
    let told = *walk.acted || walk.name.contains(READER);
    let held = log.attempt.count() > 0 || !asks || *walk.acted && !answered(lesson, walk);
    let complete = told && held && walk.is_complete();
    use_finished(&tell, complete.then(|| (log.attempt.clone(), right, count)));
    tell
}

/// Whether any question was answered, and not only passed.
fn answered(lesson: &Lesson, walk: &Walk) -> bool {
    let mut steps = lesson.steps.iter().enumerate();
    steps.any(|(at, step)| step.task().kind.is_some() && walk.progress.is_answered(&walk.name, at))
}

/// What the step's question knows of its lesson, and tells it.
fn coach(
    step: &Step,
    lesson: &Lesson,
    walk: &Walk,
    log: &Log,
    drawn: &Drawn,
    tell: &Callback<FrameEvent>,
) -> Coach {
    let Walk { name, at, .. } = walk;
    let task = step.task();
    let on_heard = {
        let (open, done) = (task.kind == Some(Kind::Open), walk.is_answered());
        let (log, tell, finish) = (log.clone(), tell.clone(), walk.finish.clone());
        let acted = walk.acted.setter();
        let (at, drawn) = (*at, step.draws().then_some(drawn.seed));
        Callback::from(move |heard: Heard| {
            // One's own words may be corrected.
            let answer = log.hear(heard, (at, drawn), done && !open);
            let Some((given, way)) = answer else { return };
            acted.set(true);
            let right = given.done;
            tell.emit(FrameEvent::Answered { step: at + 1, right, tries: way.tries });
            if right {
                let answer = if open { given.answer } else { String::new() };
                finish.emit(Done { answer, ..way });
            }
        })
    };
    let on_skip = {
        let walk = walk.clone();
        Callback::from(move |()| {
            walk.finish.emit(Done { passed: true, ..Done::default() });
            walk.go_on();
        })
    };
    Coach {
        title: lesson.title.clone(),
        lang: lesson.lang.clone(),
        step: step.clone(),
        task,
        rule_known: rule_known(lesson, *at),
        reader: name.split_once(READER).map(|(_, reader)| reader.to_owned()).unwrap_or_default(),
        place: place_of(name, *at),
        kept: walk.progress.step(name, *at).map(|done| done.answer.clone()).unwrap_or_default(),
        on_heard,
        on_skip,
        on_redraw: drawn.redraw.clone(),
    }
}

/// The lesson's title, and the way through its steps.
fn head(lesson: &Lesson, walk: &Walk, page: &LessonProps, written: bool, words: &Words) -> Html {
    let about = about(lesson, words);
    let write = LessonPlace::named(WRITE).href();
    let ways: Vec<Way> = (0..walk.count).map(|step| walk.way(step)).collect();
    let first_closed = (0..walk.count).find(|&step| !walk.is_open(step)).unwrap_or(walk.count);
    html! {
        <div class="lesson-head">
            <p class="lesson-where">
                // Whoever is in a frame stays there.
                if !page.place.look.embed {
                    <a href={LessonPlace::new(Source::All).href()}>{ words.get("lesson-all") }</a>
                    if written { { " · " }<a href={write}>{ words.get("lesson-to-text") }</a> }
                    if about.is_some() { { " · " } }
                }
                if let Some(about) = about { { about } }
            </p>
            <h1 lang={lesson.lang.clone()}>{ lesson.title.clone() }</h1>
            <StepList key={page.visit} count={walk.count} at={walk.at} {ways} {first_closed} asked={page.place.step} go={&walk.go} />
        </div>
    }
}

/// The ways on from a step, which may ask something.
fn foot(walk: &Walk, log: &Log, asks: bool, on_skip: &Callback<()>, words: &Words) -> Html {
    let (at, last, done) = (walk.at, walk.is_last(), walk.is_answered());
    let ready = !asks || walk.free || walk.way(at) != Way::Open;
    // Nobody stays for ever before the same question.
    let patience = |tried: &Tried| tried.answers.len() >= PATIENCE;
    let stuck = !ready && log.attempt.step(at).is_some_and(patience);
    let next = {
        let walk = walk.clone();
        move |event: MouseEvent| {
            // The second click of two would pass over the next step unread.
            if event.detail() > 1 {
                return;
            }
            if !asks {
                walk.finish.emit(Done::default());
            }
            walk.go_on();
        }
    };
    html! {
        <div class="lesson-foot row">
            if at > 0 {
                <button type="button" class="button" onclick={walk.go.reform(move |_: MouseEvent| at - 1)}>{ words.get("lesson-back") }</button>
            }
            if ready && !(last && (done || asks)) {
                <button type="button" class="button primary" id="lesson-next" onclick={next}>
                    { words.get(if last { "lesson-finish" } else { "lesson-next" }) }
                </button>
            }
            if stuck {
                <button type="button" class="button" id="lesson-skip" onclick={on_skip.reform(|_: MouseEvent| ())}>{ words.get("task-skip") }</button>
            }
        </div>
    }
}

/// The page of a day with its date, so that what leads to it leads there tomorrow too.
fn dated(page: &LessonProps, name: &str) -> LessonProps {
    if Day::named(name).is_none() {
        return page.clone();
    }
    let place = LessonPlace { source: Source::Named(name.to_owned()), ..(*page.place).clone() };
    LessonProps { place: Rc::new(place), ..page.clone() }
}

/// Whether a question before this step was asked of the same game, so that its rule has been read.
fn rule_known(lesson: &Lesson, at: usize) -> bool {
    let game = |step: &Step| match split(step.board()?) {
        Ok(Place::Game(split)) => Some(split),
        _ => None,
    };
    let Some(here) = lesson.steps.get(at).and_then(game) else { return false };
    let asked = lesson.steps.iter().take(at).filter(|step| step.task().kind.is_some());
    asked.filter_map(game).any(|before| before.same_game(&here))
}

/// The name by which a lesson is remembered for a reader whom the page around has named: pupils who sit down at the
/// same computer one after the other do not find what the others did.
fn of_reader(name: &str, reader: &str) -> String {
    if reader.is_empty() {
        return name.to_owned();
    }
    // Nobody's number is kept.
    format!("{name}{READER}{}", mark_of(reader).trim_start_matches('~'))
}

/// For whom it is, in the author's words, and how long it takes; `None` where neither is said.
pub(super) fn about(lesson: &Lesson, words: &Words) -> Option<Html> {
    let minutes = lesson
        .minutes
        .map(|minutes| words.say(&Message::new("lesson-minutes").with("minutes", minutes)));
    if lesson.level.is_empty() {
        return minutes.map(|minutes| html! { { minutes } });
    }
    let minutes = minutes.map(|minutes| format!(" · {minutes}"));
    Some(html! { <><span lang={lesson.lang.clone()}>{ lesson.level.clone() }</span>{ minutes }</> })
}
