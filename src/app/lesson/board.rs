//! The game of a step, while its chunk of the program is being loaded and after.

use crate::app::arrival::fetch_game;
use crate::app::hooks::{dialog_missing, use_words, wait};
use crate::app::page::{LessonProps, Page, PageProps};
use crate::app::task::{Coach, question, way_past};
use crate::core::{Message, Say};
use crate::link::{Place, Reading, Split, split};
use crate::words::Words;
use std::rc::Rc;
use yew::prelude::*;

#[derive(Clone, Properties)]
pub(in crate::app) struct BoardProps {
    /// The link to the board.
    pub(in crate::app) link: String,
    /// The step.
    pub(in crate::app) coach: Rc<Coach>,
    /// The seed of positions that are drawn at random.
    pub(in crate::app) seed: u64,
    /// The page of the lesson.
    pub(in crate::app) page: LessonProps,
}

impl PartialEq for BoardProps {
    fn eq(&self, other: &Self) -> bool {
        self.link == other.link
            && self.seed == other.seed
            && self.page == other.page
            && self.coach == other.coach
    }
}

/// How far the board has come.
#[derive(Clone)]
enum Stage {
    Waiting,
    Missing,
    /// It is here, and how often it was begun again.
    Here(Page, Rc<Reading>, u32),
}

/// The board of a step.
#[component]
pub(in crate::app) fn Board(props: &BoardProps) -> Html {
    let words = use_words();
    let stage = use_state(|| Stage::Waiting);
    let again = use_state_eq(|| 0_u32);
    // A game that the reader starts over starts here: the lesson stays where it is. Counted, as the same game
    // may be begun again.
    let begun = use_state(|| (0_u32, None::<String>));
    let link = begun.1.clone().unwrap_or_else(|| props.link.clone());
    let go = {
        let begun = begun.clone();
        Callback::from(move |link: String| begun.set((begun.0 + 1, Some(link))))
    };
    let place = use_memo(link.clone(), |link| split(link));
    {
        let (stage, seed, coach) = (stage.setter(), props.seed, props.coach.clone());
        use_effect_with((link.clone(), *again, begun.0), move |&(ref link, _, round)| {
            let link = link.clone();
            let found = async move {
                let Ok(Place::Game(split)) = split(&link) else { return None };
                Some(match fetch_game(&split).await {
                    Ok(Some(page)) => {
                        Stage::Here(page, Rc::new(read(page, &split, seed, &coach)), round)
                    }
                    Ok(None) | Err(_) => Stage::Missing,
                })
            };
            wait(found, move |came| {
                if let Some(came) = came {
                    stage.set(came);
                }
            })
        });
    }
    match &*place {
        Ok(Place::Game(_)) => {}
        Ok(_) => return broken(&[Message::new("lesson-not-a-game")], &link, &props.coach, &words),
        Err(error) => return broken(&[error.problem.say()], &link, &props.coach, &words),
    }
    match (*stage).clone() {
        Stage::Waiting => waiting(&props.coach, &words),
        Stage::Missing => {
            let again = Callback::from(move |_: MouseEvent| again.set(*again + 1));
            dialog_missing(again, &words)
        }
        Stage::Here(_, reading, _) if !reading.errors.is_empty() => {
            let errors: Vec<_> = reading.errors.iter().map(|error| error.problem.say()).collect();
            broken(&errors, &link, &props.coach, &words)
        }
        Stage::Here(page, reading, round) => (page.draw)(PageProps {
            header: Html::default(),
            // A page that was begun again is another visit to it.
            visit: props.page.visit.wrapping_add(round),
            reading,
            go,
            theme: props.page.theme,
            language: props.page.language,
            choices: 0,
            on_look: Callback::noop(),
            coach: Some(props.coach.clone()),
        }),
    }
}

/// What is asked, which can be read before the board is there.
fn waiting(coach: &Coach, words: &Words) -> Html {
    html! {
        <>
            if coach.task.kind.is_some() {
                <div class="task-question"><h2>{ question(&coach.task, true, words) }</h2></div>
            }
            <p class="quiet" role="status">{ words.get("page-waiting") }</p>
        </>
    }
}

/// A link that leads to no board: what is wrong with it, in which line, and a way past the question that cannot be
/// asked.
fn broken(errors: &[Message], link: &str, coach: &Coach, words: &Words) -> Html {
    let line = words.say(&Message::new("lesson-line").with("line", coach.step.asked_at()));
    html! {
        <div class="task-no-answer" role="alert">
            { for errors.iter().map(|error| html! { <p class="lesson-wrong">{ &line }{ " " }{ words.say(error) }</p> }) }
            <p><code>{ link }</code></p>
            { for coach.task.kind.map(|_| way_past(coach, words)) }
        </div>
    }
}

/// The game of a step, with what the step asks. One that is only to be viewed has no panels beside it but
/// the one that it opens.
fn read(page: Page, split: &Split, seed: u64, coach: &Coach) -> Reading {
    let mut reading = (page.read)(split, seed);
    reading.look.task = coach.task.clone();
    reading.look.embed = coach.task.kind.is_none();
    reading
}
