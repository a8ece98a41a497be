//! Reasons that the solver gives on request: one question, one answer.

use super::rule;
use crate::app::figure::Figure;
use crate::app::hooks::{use_solver, use_words};
use crate::app::house::and_more;
use crate::core::Message;
use crate::games::heaps::{Answer, Code, Doubt, GenusOptions, Heaps, Question};
use crate::games::{Ask, Tell};
use crate::words::Words;
use crate::work::client::Event;
use yew::prelude::*;

/// The answer to a question, once it is there.
#[hook]
fn use_answer(question: Question) -> Option<Answer> {
    let solver = use_solver();
    let answer = use_state(|| None::<(Question, Answer)>);
    {
        let answer = answer.setter();
        use_effect_with(question.clone(), move |question| {
            let question = question.clone();
            let ticket = solver.map(|client| {
                client.start::<Heaps>(&Ask::Question(question.clone()), move |event| {
                    if let Event::Report(Tell::Answer(found)) = event {
                        answer.set(Some((question.clone(), found)));
                    }
                })
            });
            move || drop(ticket)
        });
    }
    (*answer).clone().filter(|(of, _)| *of == question).map(|(_, answer)| answer)
}

#[derive(Clone, PartialEq, Properties)]
pub(super) struct MisereReasonProps {
    /// Of which game.
    pub(super) code: Code,
    /// The heap.
    pub(super) heap: u32,
    /// Whether the genus is to be explained, and not only the misère nim value.
    pub(super) genus: bool,
}

/// Why a heap has its genus, or its misère nim value: its options and theirs.
#[component]
pub(super) fn MisereReason(props: &MisereReasonProps) -> Html {
    let words = use_words();
    let question = Question::MisereOptions { code: props.code.clone(), heap: props.heap };
    let Some(Answer::MisereOptions(told)) = use_answer(question) else { return Html::default() };
    let said = if props.genus { told.why_genus() } else { vec![told.why_value()] };
    html! { <>{ sentences(&said, &words) }{ options(&told, &words) }</> }
}

fn sentences(said: &[Message], words: &Words) -> Html {
    let said: Vec<String> = said.iter().map(|message| words.say(message)).collect();
    html! { <p>{ said.join(" ") }</p> }
}

/// The options, each with its genus.
fn options(told: &GenusOptions, words: &Words) -> Html {
    if told.options.is_empty() {
        return Html::default();
    }
    let rows = told.options.iter().map(|(cut, genus)| {
        let text = genus.in_full();
        let (normal, misere) = text.split_once('^').unwrap_or((&text, ""));
        html! {
            <tr key={format!("{}-{}", cut.take, cut.left)}>
                <td>{ rule::parts(cut.parts(told.heap), words) }</td>
                <td class="value">{ normal.to_owned() }<sup>{ misere.to_owned() }</sup></td>
            </tr>
        }
    });
    let label = words.say(&Message::new("genus-options").with("count", told.count));
    html! {
        <details>
            <summary>{ label.clone() }</summary>
            <div class="scroll tall" tabindex="0" role="region" aria-label={label.clone()}>
                <table class="options">
                    <thead><tr>
                        <th scope="col">{ words.get("mex-left") }</th>
                        <th scope="col">{ words.get("genus-column") }</th>
                    </tr></thead>
                    <tbody>{ for rows }</tbody>
                </table>
            </div>
            { and_more(told.count, told.options.len(), words) }
            { Figure { shown: "table", caption: label, name: "genus-options" }.files(words) }
        </details>
    }
}

#[derive(Clone, PartialEq, Properties)]
pub(super) struct PeriodReasonProps {
    /// Of which game.
    pub(super) code: Code,
    /// The last heap at which its values had to be known for a proof.
    pub(super) to: u32,
    /// The result that is not right.
    pub(super) doubt: Doubt,
}

/// Why a pre-period and a period are not those of a code.
#[component]
pub(super) fn PeriodReason(props: &PeriodReasonProps) -> Html {
    let words = use_words();
    let PeriodReasonProps { code, to, doubt } = props;
    let question = Question::Doubt { code: code.clone(), to: *to, doubt: *doubt };
    let Some(Answer::Doubt(_, said)) = use_answer(question) else { return Html::default() };
    sentences(&said, &words)
}
