//! The game of a step, whose part of the program is waited for.

use crate::app::arrival::fetch_game;
use crate::app::hooks::{dialog_missing, use_words};
use crate::app::page::{LessonProps, Page, PageProps};
use crate::app::task::Coach;
use crate::core::Say;
use crate::link::{Place, Reading, Split, split};
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

#[derive(Clone, Properties)]
pub(super) struct BoardProps {
    /// The link to the board.
    pub(super) link: String,
    /// The step.
    pub(super) coach: Rc<Coach>,
    /// What draws positions that are drawn anew.
    pub(super) seed: u64,
    /// The page of the lesson.
    pub(super) page: LessonProps,
}

impl PartialEq for BoardProps {
    fn eq(&self, other: &Self) -> bool {
        self.link == other.link
            && self.seed == other.seed
            && self.page == other.page
            && self.coach.step == other.coach.step
    }
}

/// How far the board has come.
#[derive(Clone)]
enum Stage {
    Waiting,
    Missing,
    Here(Page, Rc<Reading>),
}

/// The board of a step.
#[component]
pub(super) fn Board(props: &BoardProps) -> Html {
    let words = use_words();
    let stage = use_state(|| Stage::Waiting);
    let again = use_state_eq(|| 0_u32);
    let place = use_memo(props.link.clone(), |link| split(link));
    {
        let (stage, seed, coach) = (stage.setter(), props.seed, props.coach.clone());
        use_effect_with((props.link.clone(), *again), move |(link, _)| {
            let Ok(Place::Game(split)) = split(link) else { return };
            spawn_local(async move {
                stage.set(match fetch_game(&split).await {
                    Ok(Some(page)) => Stage::Here(page, Rc::new(read(page, &split, seed, &coach))),
                    Ok(None) | Err(_) => Stage::Missing,
                });
            });
        });
    }
    if let Err(error) = &*place {
        return html! { <p class="lesson-wrong" role="alert">{ words.say(&error.problem.say()) }</p> };
    }
    match (*stage).clone() {
        Stage::Waiting => {
            html! { <p class="quiet" role="status">{ words.get("page-waiting") }</p> }
        }
        Stage::Missing => {
            let again = Callback::from(move |_: MouseEvent| again.set(*again + 1));
            dialog_missing(again, &words)
        }
        Stage::Here(_, reading) if !reading.errors.is_empty() => {
            let errors = reading.errors.iter().map(|error| {
                html! { <p class="lesson-wrong" role="alert">{ words.say(&error.problem.say()) }</p> }
            });
            html! { <>{ for errors }<p><code>{ props.link.clone() }</code></p></> }
        }
        Stage::Here(page, reading) => (page.draw)(PageProps {
            header: Html::default(),
            visit: props.page.visit,
            reading,
            go: props.page.go.clone(),
            theme: props.page.theme,
            language: props.page.language,
            choices: 0,
            on_look: Callback::noop(),
            coach: Some(props.coach.clone()),
        }),
    }
}

/// The game of a step, with what the step asks. One that is only to be looked at has no panels beside it but
/// the one that it opens.
fn read(page: Page, split: &Split, seed: u64, coach: &Coach) -> Reading {
    let mut reading = (page.read)(split, seed);
    reading.look.task = coach.task.clone();
    reading.look.embed = coach.task.kind.is_none();
    reading
}
