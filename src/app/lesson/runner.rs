//! Going through a lesson step by step.

use super::before::Before;
use super::board::Board;
use super::cut::Cut;
use super::day::{Day, marked};
use super::end::{finished, score};
use super::frame::{FrameEvent, use_finished, use_frame};
use super::hand_in::HandIn;
use super::log::use_log;
use super::problems::problems;
use super::shown::{Shown, ways};
use super::source::{Found, use_text};
use super::steps::{StepList, Way};
use super::text::text;
use crate::app::dom::{bring_there, bring_to_middle, focus_content};
use crate::app::hooks::{
    Href, dialog_missing, enter_address, follow_address, forget_lesson, keep_day, keep_step,
    kept_progress, use_title, use_words,
};
use crate::app::page::LessonProps;
use crate::app::task::{Alone, Coach, Heard};
use crate::core::Message;
use crate::lesson::{Done, Lesson, Progress, READER, Step, mark_of, without_reader};
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
    let progress = use_state(kept_progress);
    let kept = use_state_eq(|| true);
    // How often the reader has started over.
    let round = use_state_eq(|| 0_u32);
    let count = lesson.steps.len();
    // What was asked for, or the first step that is not done.
    let at = use_state_eq(|| first_step(page, &progress, name, (count, lesson.free)));
    {
        let (at, visit) = (at.setter(), page.visit);
        let wanted = first_step(page, &progress, name, (count, lesson.free));
        use_effect_with(visit, move |_| at.set(wanted));
    }
    use_title(format!("{} · {}", lesson.title, words.get("lesson-title")));
    {
        let place = LessonPlace { step: Some(*at + 1), ..(*page.place).clone() };
        use_effect_with((place.to_string(), page.visit), |(link, visit)| {
            follow_address(link, *visit);
        });
    }
    let log = use_log(name, &marked(without_reader(name), &props.text), *at);
    let go = {
        let (at, page) = (at.clone(), page.clone());
        Callback::from(move |step: usize| {
            // The history of a frame is that of the page around it.
            if !page.place.look.embed {
                let place = LessonPlace { step: Some(step + 1), ..(*page.place).clone() };
                enter_address(&place.to_string(), page.visit);
            }
            at.set(step);
            gloo::utils::window().scroll_to_with_x_and_y(0.0, 0.0);
            focus_content();
        })
    };
    let open = |step: usize| lesson.free || step <= progress.first_open(name, count);
    let tell = {
        let last = (0..count).rev().find(|&step| open(step)).unwrap_or(0);
        let go = go.reform(move |step: usize| step.min(last));
        use_frame(page.place.look.embed, lesson, go, props.on_reader.clone())
    };
    // Whether anything was done since the page was opened: what was done before was told then.
    let acted = use_state_eq(|| false);
    {
        // Of a reader whom the page around has named it may have lost what it was told.
        let told = *acted || name.contains(READER);
        let complete = told && progress.first_open(name, count) == count;
        let (right, count) = score(name, lesson, &progress);
        use_finished(&tell, complete.then(|| (log.attempt.clone(), right, count)));
    }
    // Readers who come back find the position that was drawn for them. It stays while its step is open, also where this
    // becomes the attempt of another tab. (Seeds that are nearly alike pack well.)
    // A game that was lost is not a fresh one: the next position comes after it.
    let here = (*at, *round, page.visit);
    let drawn = use_state_eq(|| None);
    let opened = use_memo(here, |&(at, ..)| {
        let first = page.place.seed.unwrap_or(log.attempt.id.into()).wrapping_add(at as u64);
        let tried = log.attempt.step(at).filter(|_| redraws(lesson, name, at));
        let last = tried.and_then(|tried| Some((tried.seed?, tried.answers.is_empty())));
        let open = !progress.is_answered(name, at);
        match last {
            Some((last, false)) if open => last.wrapping_add(count as u64),
            Some((last, _)) => last,
            None => first,
        }
    });
    let seed_here = drawn.filter(|&(there, _)| there == here).map_or(*opened, |(_, seed)| seed);
    {
        // What comes after an answer is to be seen.
        let now = (*at, Way::of(progress.step(name, *at)));
        let last = use_mut_ref(|| now);
        use_effect_with(now, move |&(at, way)| {
            let (before, was) = last.replace((at, way));
            if before == at && was != way && way != Way::Open {
                bring_there("#lesson-next, .lesson-end");
            }
        });
    }
    use_effect_with(*at, |_| bring_to_middle(".lesson-step[aria-current]"));
    let Some(step) = lesson.steps.get(*at) else {
        return html! { <>{ problems(errors, &props.text, &words) }</> };
    };
    let done = progress.is_answered(name, *at);
    let day = use_memo(name.clone(), |name| Day::named(name).filter(|day| *day == Day::today()));
    let finish = {
        let day = *day;
        let (progress, kept, name, place) = (progress.clone(), kept.clone(), name.clone(), *at);
        Callback::from(move |done: Done| {
            let passed = done.passed;
            let mut next = (*progress).clone();
            next.set(&name, place, done.clone());
            progress.set(next);
            kept.set(keep_step(&name, place, done));
            // A day that was missed stays missed; one that has ended meanwhile was not.
            if let Some(day) = day.filter(|_| place == 0 && !passed) {
                keep_day(day.0);
            }
        })
    };
    let task = step.task();
    let coach = Rc::new(Coach {
        title: lesson.title.clone(),
        step: step.clone(),
        task: task.clone(),
        rule_known: rule_known(lesson, *at),
        reader: name.split_once(READER).map(|(_, reader)| reader.to_owned()).unwrap_or_default(),
        kept: progress.step(name, *at).map(|done| done.answer.clone()).unwrap_or_default(),
        on_heard: {
            let (finish, open) = (finish.clone(), task.kind == Some(Kind::Open));
            let (log, tell, at) = (log.clone(), tell.clone(), *at);
            let acted = acted.clone();
            let drawn = task.fresh.then_some(seed_here);
            Callback::from(move |heard: Heard| {
                // One's own words may be corrected.
                let answer = log.hear(heard, (at, drawn), done && !open);
                let Some((given, way)) = answer else { return };
                acted.set(true);
                tell.emit(FrameEvent::Answered {
                    step: at + 1,
                    right: given.done,
                    tries: way.tries,
                });
                if given.done {
                    let answer = if open { given.answer } else { String::new() };
                    finish.emit(Done { answer, ..way });
                }
            })
        },
        on_skip: {
            let (finish, go, at, acted) = (finish.clone(), go.clone(), *at, acted.clone());
            Callback::from(move |()| {
                acted.set(true);
                finish.emit(Done { passed: true, ..Done::default() });
                if at + 1 < count {
                    go.emit(at + 1);
                }
            })
        },
        on_redraw: (redraws(lesson, name, *at) && !done).then(|| {
            let (drawn, next) = (drawn.setter(), seed_here.wrapping_add(count as u64));
            Callback::from(move |()| drawn.set(Some((here, next))))
        }),
    });
    let asks = task.kind.is_some();
    let again = (*round, *at, seed_here);
    let game = match step.board() {
        Some(link) => html! {
            <Board key={format!("{again:?}")} link={link.to_owned()} coach={coach.clone()} seed={seed_here} page={page.clone()} />
        },
        None if asks => {
            html! { <Alone key={format!("{again:?}")} coach={coach.clone()} /> }
        }
        None => Html::default(),
    };
    let last = *at + 1 == count;
    let complete = progress.first_open(name, count) == count;
    let next = {
        let (go, finish, at, acted) = (go.clone(), finish.clone(), *at, acted.clone());
        Callback::from(move |_: MouseEvent| {
            if !asks {
                acted.set(true);
                finish.emit(Done::default());
            }
            if !last {
                go.emit(at + 1);
            }
        })
    };
    let passed = progress.step(name, *at).is_some_and(|done| done.passed);
    let ready = done || passed || !asks || lesson.free;
    // Nobody stays for ever before the same question.
    let stuck =
        !ready && log.attempt.step(*at).is_some_and(|tried| tried.answers.len() >= PATIENCE);
    let skip = coach.on_skip.reform(|_: MouseEvent| ());
    let erase = {
        let (progress, name, go, round, log) =
            (progress.clone(), name.clone(), go.clone(), round.clone(), log.forget.clone());
        Callback::from(move |_: MouseEvent| {
            log.emit(());
            forget_lesson(&name);
            progress.set(kept_progress());
            round.set(*round + 1);
            go.emit(0);
        })
    };
    let about = about(lesson, &words);
    let all: Vec<Way> = (0..count).map(|step| Way::of(progress.step(name, step))).collect();
    let first_closed = (0..count).find(|&step| !open(step)).unwrap_or(count);
    html! {
        <>
            <div class="lesson-head">
                <p class="lesson-where">
                    // Whoever is in a frame stays there.
                    if !page.place.look.embed {
                        <a href={LessonPlace::new(Source::All).href()}>{ words.get("lesson-all") }</a>
                        if !about.is_empty() { { " · " } }
                    }
                    { about }
                </p>
                <h1 lang={lesson.lang.clone()}>{ lesson.title.clone() }</h1>
                <StepList key={page.visit} {count} at={*at} ways={all} {first_closed} asked={page.place.step} go={&go} />
            </div>
            { problems(errors, &props.text, &words) }
            <Before key={*at} lines={step.to_read()} lang={lesson.lang.clone()} board={step.board().is_some()} />
            { game }
            <div class="lesson-foot row">
                if *at > 0 {
                    <button type="button" class="button" onclick={let at = *at; go.reform(move |_: MouseEvent| at - 1)}>{ words.get("lesson-back") }</button>
                }
                if ready && !(last && (done || asks)) {
                    <button type="button" class="button primary" id="lesson-next" onclick={next}>
                        { words.get(if last { "lesson-finish" } else { "lesson-next" }) }
                    </button>
                }
                if stuck {
                    <button type="button" class="button" id="lesson-skip" onclick={skip}>{ words.get("task-skip") }</button>
                }
            </div>
            if !(*kept && log.kept) { <p class="lesson-wrong" role="alert">{ words.get("lesson-not-kept") }</p> }
            if last && complete { { finished(name, lesson, &progress, page.place.look.embed, &erase, &words) } }
            if log.attempt.count() > 0 {
                <details class="more" open={complete}>
                    <summary>{ words.get("hand-in-title") }</summary>
                    <HandIn attempt={log.attempt.clone()} source={page.place.source.clone()} on_name={log.name.clone()} />
                </details>
            }
            { ways(&page.place, &words) }
            // They hold answers: away until the reader has them.
            if !lesson.teacher.is_empty() && complete {
                <details class="more">
                    <summary>{ words.get("lesson-teacher") }</summary>
                    { text(&lesson.teacher.lines().collect::<Vec<_>>()) }
                </details>
            }
        </>
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

/// Whether a lost game of a step leads to another position. That of the day is the same for everybody.
fn redraws(lesson: &Lesson, name: &str, step: usize) -> bool {
    let task = lesson.steps.get(step).map(Step::task);
    task.is_some_and(|task| task.fresh && task.kind == Some(Kind::Win))
        && Day::named(name).is_none()
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

fn first_step(
    page: &LessonProps,
    progress: &Progress,
    name: &str,
    (count, free): (usize, bool),
) -> usize {
    let open = progress.first_open(name, count);
    let last = if free { count } else { open }.min(count.saturating_sub(1));
    let wanted = page.place.step.map(|step| step - 1);
    wanted.unwrap_or(if open < count { open } else { 0 }).min(last)
}

/// For whom it is and how long it takes.
fn about(lesson: &Lesson, words: &Words) -> String {
    let minutes = lesson
        .minutes
        .map(|minutes| words.say(&Message::new("lesson-minutes").with("minutes", minutes)));
    let level = Some(lesson.level.clone()).filter(|level| !level.is_empty());
    level.into_iter().chain(minutes).collect::<Vec<_>>().join(" · ")
}
