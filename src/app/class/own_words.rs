//! What readers have answered in their own words, all of them below one another: nobody but a teacher grades it.

use super::said::asked;
use super::table::name;
use crate::app::hooks::use_words;
use crate::app::lesson::inline;
use crate::class::Row;
use crate::core::Message;
use crate::lesson::{Lesson, Step};
use crate::session::Kind;
use crate::words::Words;
use std::rc::Rc;
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub(super) struct OwnWordsProps {
    /// What was handed in.
    pub(super) rows: Vec<Rc<Row>>,
    pub(super) lesson: Rc<Lesson>,
    /// Whether names are kept back.
    pub(super) nameless: bool,
}

/// A list for each question that is answered so.
#[component]
pub(super) fn OwnWords(props: &OwnWordsProps) -> Html {
    let words = use_words();
    let open = |(_, step): &(usize, &Step)| step.task().kind == Some(Kind::Open);
    let steps = props.lesson.steps.iter().enumerate().filter(open);
    html! { <>{ for steps.filter_map(|(step, _)| list(props, step, &words)) }</> }
}

/// The answers to one question, where there are any: the last of each reader counts.
fn list(props: &OwnWordsProps, step: usize, words: &Words) -> Option<Html> {
    let answers = props.rows.iter().enumerate().filter_map(|(place, row)| {
        let tried = row.attempt.steps.iter().find(|tried| tried.step == step)?;
        Some((place, name(row, place, props.nameless, words), tried.answers.last()?.clone()))
    });
    let answers: Vec<_> = answers.collect();
    if answers.is_empty() {
        return None;
    }
    let title = Message::new("class-own-words").with("number", step + 1);
    let title = words.say(&title.with("count", answers.len()));
    let items = answers.iter().map(|(place, name, answer)| {
        let said = Message::new("class-own-answer").with("name", name.as_str());
        html! { <li key={*place}>{ words.say(&said.with("answer", answer.as_str())) }</li> }
    });
    Some(html! {
        <details key={step} class="more">
            <summary>{ title }</summary>
            <p class="quiet" lang={props.lesson.lang.clone()}>{ for inline(&asked(&props.lesson, step)) }</p>
            <ul>{ for items }</ul>
        </details>
    })
}
