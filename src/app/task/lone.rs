//! A question outside a lesson: its answers are kept, handed in, and reported to the page around its frame, like those
//! of a lesson of one step.

use super::asked::Asked;
use super::{AskedProps, Heard};
use crate::app::hooks::{keep_step, kept_progress, use_words};
use crate::app::lesson::{FrameEvent, HandIn, own_name, pass_on, use_finished, use_log, ways};
use crate::class::own_names;
use crate::lesson::{Done, Lesson, pack_text, single};
use crate::link::{LessonPlace, Source};
use crate::session::Kind;
use yew::prelude::*;

/// The page of such a question.
#[component]
pub(super) fn Lone(props: &AskedProps) -> Html {
    let words = use_words();
    let table = &props.table;
    // Where it is viewed in another way, it is the same question.
    let text = use_memo((), |()| single(&table.link().to_string()));
    let read = use_memo(text.clone(), |text| (own_names(text), Lesson::read(text).0));
    let ([name, former], lesson) = (read.0.clone(), &read.1);
    let log = use_log(&name, Some(&former), lesson, 0);
    let embedded = table.look.embed;
    {
        let title = props.title.clone();
        use_effect_with(embedded, move |&embedded| {
            if embedded {
                pass_on(&FrameEvent::Ready { title, steps: 1 });
            }
        });
    }
    let kind = table.attempt.as_ref().map(|attempt| attempt.kind);
    // How it was done, whenever that was, and whether it was done since the page was opened.
    let done = use_state_eq(|| {
        let progress = kept_progress();
        progress.step(&name, 0).or_else(|| progress.step(&former, 0)).cloned()
    });
    {
        // Once it was read, under whichever name.
        let read = read.clone();
        use_effect_with(text.clone(), move |text| {
            own_name(&read.1, text);
        });
    }
    let acted = use_state_eq(|| false);
    // Whether the device keeps it.
    let done_kept = use_state_eq(|| true);
    {
        let graded = lesson.steps.first().is_some_and(|step| step.task().is_judged());
        let finished = done.as_ref().filter(|_| embedded && *acted);
        let finished = finished.map(|done| {
            (log.attempt.clone(), usize::from(graded && done.at_once()), usize::from(graded))
        });
        use_finished(&Callback::from(|event: FrameEvent| pass_on(&event)), finished);
    }
    let on_heard = {
        let (log, done, acted) = (log.clone(), done.clone(), acted.setter());
        let done_kept = done_kept.setter();
        Callback::from(move |heard: Heard| {
            // One's own words may be corrected.
            let closed = done.is_some() && kind != Some(Kind::Open);
            let Some((given, way)) = log.hear(heard, (0, None), closed) else { return };
            if embedded {
                pass_on(&FrameEvent::Answered { step: 1, right: given.done, tries: way.tries });
            }
            if given.done {
                let way = done.as_ref().cloned().unwrap_or(way);
                let answer = if kind == Some(Kind::Open) { given.answer } else { String::new() };
                let way = Done { answer, ..way };
                done_kept.set(keep_step(&name, 0, way.clone()));
                done.set(Some(way));
                acted.set(true);
            }
        })
    };
    let packed = Source::Packed(pack_text(&text));
    let kept = done.as_ref().map(|done| done.answer.clone()).unwrap_or_default();
    let props = AskedProps { on_heard: Some(on_heard), kept, ..props.clone() };
    html! {
        <>
            <Asked ..props />
            if !(log.kept && *done_kept) { <p class="lesson-wrong" role="alert">{ words.get("lesson-not-kept") }</p> }
            if !embedded { { ways(&LessonPlace::new(packed.clone()), &words) } }
            if log.attempt.count() > 0 {
                <details class="more" open={done.is_some()}>
                    <summary>{ words.get("hand-in-title") }</summary>
                    <HandIn attempt={log.attempt.clone()} source={packed} on_name={log.name.clone()} />
                </details>
            }
        </>
    }
}
