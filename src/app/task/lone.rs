//! A question outside of lessons: its answers are kept, handed in, and told to the page in whose frame it
//! stands, as those of a lesson that has no other step.

use super::asked::Asked;
use super::{AskedProps, Given};
use crate::app::hooks::use_words;
use crate::app::lesson::{HandIn, Told, pass_on, use_log};
use crate::class::Tried;
use crate::lesson::{mark_of, pack_text, single};
use crate::link::Source;
use crate::session::Kind;
use yew::prelude::*;

/// The page of such a question.
#[component]
pub(super) fn Lone(props: &AskedProps) -> Html {
    let words = use_words();
    let table = &props.table;
    // Where it is looked at in another way, it is the same question.
    let text = use_memo((), |()| single(&table.link().to_string()));
    let log = use_log(&mark_of(&text), &text, 0);
    let embedded = table.look.embed;
    {
        let title = props.title.clone();
        use_effect_with(embedded, move |&embedded| {
            if embedded {
                pass_on(&Told::Ready { title, steps: 1 });
            }
        });
    }
    // Whether it was right at the first answer and without a hint, once it is done.
    let done = use_state_eq(|| None::<bool>);
    {
        let graded = table.attempt.as_ref().is_some_and(|attempt| attempt.kind != Kind::Open);
        let finished = done.filter(|_| embedded).map(|first| (first, log.attempt.clone()));
        use_effect_with(finished, move |finished| {
            if let Some((first, attempt)) = finished.clone() {
                let (right, count) = (usize::from(first && graded), usize::from(graded));
                pass_on(&Told::Finished { attempt, right, count });
            }
        });
    }
    let heard = {
        let (add, done) = (log.add.clone(), done.setter());
        Callback::from(move |given: Given| {
            let Given { handed, tries, hints, .. } = given;
            add.emit(Tried {
                hints: u32::try_from(hints).unwrap_or(u32::MAX),
                answers: vec![handed],
                ..Tried::default()
            });
            if embedded {
                pass_on(&Told::Answered { step: 1, right: given.done, tries });
            }
            if given.done {
                done.set(Some(tries == 0 && hints == 0));
            }
        })
    };
    let props = AskedProps { heard: Some(heard), ..props.clone() };
    html! {
        <>
            <Asked ..props />
            if !log.kept { <p class="lesson-wrong" role="alert">{ words.get("lesson-not-kept") }</p> }
            if !log.attempt.steps.is_empty() {
                <details class="more" open={done.is_some()}>
                    <summary>{ words.get("hand-in-title") }</summary>
                    <HandIn attempt={log.attempt.clone()} source={Source::Packed(pack_text(&text))} on_name={log.name.clone()} />
                </details>
            }
        </>
    }
}
