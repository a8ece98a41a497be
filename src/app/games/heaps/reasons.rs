//! Reasons that the solver gives on request: one question, one answer.

use super::rule;
use crate::app::figure::Figure;
use crate::app::hooks::{missing, use_solver, use_words};
use crate::app::house::and_more;
use crate::core::{Message, Refusal, Say};
use crate::games::heaps::{Answer, Code, Doubt, GenusOptions, Heaps, Question};
use crate::games::{Ask, Tell};
use crate::words::Words;
use crate::work::client::Event;
use yew::prelude::*;

/// Why there is no answer.
#[derive(Clone, Copy)]
enum Failed {
    /// The solver would not, and why.
    Refused(Refusal),
    /// The solver was lost over it.
    Lost,
}

/// The answer to a question, once it is there; before, or if none comes, what is said in its place.
#[hook]
fn use_answer(question: Question) -> Result<Answer, Html> {
    let (words, solver) = (use_words(), use_solver());
    let heard = use_state(|| None::<(Question, Result<Answer, Failed>)>);
    // How often the reader has asked again.
    let asked = use_state_eq(|| 0_u32);
    {
        let heard = heard.setter();
        use_effect_with((question.clone(), *asked), move |(question, _)| {
            let question = question.clone();
            let ticket = solver.map(|client| {
                client.start::<Heaps>(&Ask::Question(question.clone()), move |event| {
                    let reply = match event {
                        Event::Report(Tell::Answer(found)) => Ok(found),
                        Event::Refused(refusal) => Err(Failed::Refused(refusal)),
                        Event::Lost => Err(Failed::Lost),
                        Event::Report(_) | Event::Progress(_) | Event::Again | Event::Done => {
                            return;
                        }
                    };
                    heard.set(Some((question.clone(), reply)));
                })
            });
            move || drop(ticket)
        });
    }
    let reply = (*heard).clone().filter(|(of, _)| *of == question).map(|(_, reply)| reply);
    let again = Callback::from(move |_: MouseEvent| {
        heard.set(None);
        asked.set(asked.wrapping_add(1));
    });
    match reply {
        Some(Ok(answer)) => Ok(answer),
        Some(Err(Failed::Refused(refusal))) => Err(html! { <p>{ words.say(&refusal.say()) }</p> }),
        Some(Err(Failed::Lost)) => Err(missing(words.get("computing-lost"), again, &words)),
        None => Err(Html::default()),
    }
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
    let answer = use_answer(question);
    let told = match answer {
        Ok(Answer::MisereOptions(told)) => told,
        Ok(_) => return Html::default(),
        Err(said) => return said,
    };
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
    let answer = use_answer(question);
    match answer {
        Ok(Answer::Doubt(_, said)) => sentences(&said, &words),
        Ok(_) => Html::default(),
        Err(said) => said,
    }
}
