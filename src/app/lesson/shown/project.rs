//! A lesson on a projector: the board as large as the window allows, the question beside or above it, the answer on
//! request, and no fields to fill in.

use super::answer::{answer, shown_move, use_answer};
use super::fit::{fit, keep_fitting};
use super::given::use_given;
use super::ready::{Ground, Ready};
use super::remote::{Press, use_remote};
use super::tools::question;
use crate::app::dom::idle;
use crate::app::hooks::{
    Href, apply_theme, can_fill_screen, follow_address, kept_draft, toggle_screen, use_words,
};
use crate::app::lesson::WRITE;
use crate::app::lesson::board::Board;
use crate::app::lesson::text::inline;
use crate::app::page::LessonProps;
use crate::app::task::{Keyed, Scene, said_steps, what};
use crate::app::ui::OnWall;
use crate::core::Message;
use crate::lesson::{Lesson, Step, is_single, unpack_text};
use crate::link::{
    LessonPlace, LessonView, Place, Source, Theme, encoded, of_address, split, with_key,
};
use crate::session::{Kind, Playing};
use crate::words::{Language, Words};
use std::rc::Rc;
use wasm_bindgen::JsValue;
use web_sys::Element;
use yew::prelude::*;

/// More characters than this are written smaller above a board, which is to have room.
const LONG: usize = 380;

#[derive(Clone, PartialEq, Properties)]
pub(super) struct ProjectProps {
    pub(super) lesson: Rc<Lesson>,
    pub(super) steps: Rc<Vec<Rc<Ready>>>,
    /// The link to it, with the seed by which positions were drawn.
    pub(super) place: Rc<LessonPlace>,
    pub(super) page: LessonProps,
}

/// The lesson, a step at a time.
#[component]
pub(super) fn Project(props: &ProjectProps) -> Html {
    let words = use_words();
    let ProjectProps { lesson, steps, place, page } = props;
    let count = steps.len();
    let wanted = place.step.map_or(0, |step| step.saturating_sub(1)).min(count.saturating_sub(1));
    let at = use_state_eq(|| wanted);
    let open = use_state_eq(|| false);
    // The positions since the question; the last one is seen.
    let played = use_state(Vec::<Playing>::new);
    {
        let (at, open, played) = (at.setter(), open.setter(), played.setter());
        use_effect_with(page.visit, move |_| {
            at.set(wanted);
            open.set(false);
            played.set(Vec::new());
        });
    }
    use_bright(page);
    // It was given to the step that the link names.
    let given = place.given.clone().filter(|_| *at == wanted);
    {
        let (step, given) = (Some(*at + 1), given.clone());
        let here = LessonPlace { step, given, ..(**place).clone() };
        use_effect_with((here.to_string(), page.visit), |(link, visit)| {
            follow_address(link, *visit);
        });
    }
    let press = {
        let (at, open, played) = (at.clone(), open.clone(), played.clone());
        let asks = steps.get(*at).is_some_and(|ready| ready.task.kind.is_some());
        Callback::from(move |press: Press| {
            let go = |to: usize| {
                at.set(to);
                open.set(false);
                played.set(Vec::new());
            };
            let press = match press {
                Press::Down | Press::Up if scrolled(press == Press::Down) => return,
                Press::Down | Press::Up => Press::Answer,
                other => other,
            };
            match press {
                Press::Next if *at + 1 < count => go(*at + 1),
                Press::Back if *at > 0 => go(*at - 1),
                Press::Answer if asks => {
                    // The answer is that to the question, not to what was tried.
                    played.set(Vec::new());
                    open.set(!*open);
                }
                Press::Next | Press::Back | Press::Answer | Press::Down | Press::Up => {}
                Press::Undo => {
                    let mut rest = (*played).clone();
                    rest.pop();
                    played.set(rest);
                }
                Press::Screen => toggle_screen(),
            }
        })
    };
    use_remote(press.clone());
    let Some(ready) = steps.get(*at) else { return Html::default() };
    let on_played = {
        let (played, open) = (played.clone(), open.clone());
        Callback::from(move |next: Playing| {
            let mut all = (*played).clone();
            all.push(next);
            played.set(all);
            open.set(false);
        })
    };
    let button = |what: Press, label: String, primary: bool, off: bool| {
        let click = press.reform(move |_: MouseEvent| what);
        html! {
            <button
                type="button" class={classes!("button", primary.then_some("primary"))} aria-disabled={idle(off)}
                aria-keyshortcuts={what.shortcut()} onclick={click}
            >{ label }</button>
        }
    };
    let asks = ready.task.kind.is_some();
    let leave = left(place, page.place.seed);
    let number = Message::new("lesson-step").with("number", *at + 1).with("count", count);
    // As the lesson itself draws it.
    let seed = place.seed.unwrap_or_default().wrapping_add(*at as u64);
    html! {
        <div class="project">
            <h1 class="project-title" lang={lesson.lang.clone()}>{ lesson.title.clone() }</h1>
            <Wall key={*at} ready={ready.clone()} open={*open} {given} now={played.last().cloned()} {on_played} {seed} alone={count == 1} page={page.clone()} />
            <div class="project-bar">
                <span class="project-at" role="status">{ words.say(&number) }</span>
                if asks {
                    { button(Press::Answer, words.get(if *open { "project-hide" } else { "project-answer" }), false, false) }
                }
                { button(Press::Back, words.get("lesson-back"), false, *at == 0) }
                { button(Press::Next, words.get("lesson-next"), true, *at + 1 == count) }
                <span class="project-space" />
                if !played.is_empty() { { button(Press::Undo, words.get("project-undo"), false, false) } }
                if can_fill_screen() { { button(Press::Screen, words.get("project-screen"), false, false) } }
                <a class="button" href={leave}>{ words.get("project-leave") }</a>
            </div>
        </div>
    }
}

/// Where the projector is left to: a question alone is left to its board, and what the reader is writing to its text,
/// unless an answer of the class is shown. Of another lesson no step is named, as it may not be open.
fn left(place: &LessonPlace, seed: Option<u64>) -> String {
    let text = match &place.source {
        Source::Packed(packed) => unpack_text(packed).unwrap_or_default(),
        Source::All | Source::Named(_) => String::new(),
    };
    let lesson = Lesson::read(&text).0;
    let alone = lesson.steps.first().and_then(Step::board).filter(|_| is_single(&lesson));
    if let Some(board) = alone {
        let said = lesson.steps.first().map(|step| encoded(&step.text().join(" ")));
        return with_key(of_address(board), "say", said.as_deref().filter(|said| !said.is_empty()))
            .href();
    }
    if place.given.is_none() && kept_draft().is_some_and(|draft| draft == text) {
        return LessonPlace::named(WRITE).href();
    }
    let steps = place.clone().in_view(LessonView::Steps);
    LessonPlace { step: None, seed, ..steps }.href()
}

/// What is shown to a class with the answer. Where pupils answer in their own words it is the author's comment alone:
/// that nobody but a teacher grades it is said on the key.
fn said_to_all(ready: &Ready, keyed: &Keyed, words: &Words) -> Html {
    if ready.task.kind != Some(Kind::Open) {
        return answer(ready, keyed, words);
    }
    let Some(said) = ready.coach.right() else { return Html::default() };
    html! { <p class="answer-why" lang={said.lang}>{ for inline(&said.text) }</p> }
}

#[derive(Clone, PartialEq, Properties)]
struct WallProps {
    /// Whether it is the only step.
    alone: bool,
    ready: Rc<Ready>,
    /// Whether the answer is shown.
    open: bool,
    /// The answer that is put before the class, as it was handed in.
    given: Option<String>,
    /// What was played since the question, or since the answer that was given; nothing where that is seen.
    now: Option<Playing>,
    /// Hears of the game after a move.
    on_played: Callback<Playing>,
    /// The seed of a position that is drawn for this step.
    seed: u64,
    page: LessonProps,
}

/// One step: its board and what is asked.
#[component]
fn Wall(props: &WallProps) -> Html {
    let words = use_words();
    let WallProps { ready, open, .. } = props;
    let keyed = use_answer(ready);
    let mistake = use_given(ready, props.given.as_deref());
    let text = use_node_ref();
    let known = keyed.as_ref().is_some_and(|keyed| keyed.key().is_some());
    let given = props.given.clone().filter(|_| mistake.is_some());
    use_seen(&text, Shown { open: *open, known, given, language: words.language() });
    let board = match &ready.board {
        Ground::None => None,
        Ground::Broken(why) => Some(html! { <p role="alert">{ words.say(why) }</p> }),
        Ground::Game(scene) => Some(if let Some(link) = own_view(ready) {
            let (coach, page) = (ready.coach.clone(), props.page.clone());
            let seed = props.seed;
            html! { <Board {link} {coach} {seed} {page} /> }
        } else {
            let (mut now, mut marked) =
                (props.now.clone(), shown_move(keyed.as_ref()).filter(|_| *open));
            // With the answer the question is seen again, and nothing of what was given.
            if let Some(given) = mistake.as_ref().filter(|_| !*open && now.is_none()) {
                now.clone_from(&given.after);
                marked = given.reply();
            }
            played_on(scene, now, marked, &props.on_played)
        }),
    };
    let length: usize = ready.text.iter().map(|line| line.chars().count()).sum();
    let class = classes!(
        "project-sides",
        shape(ready, *open || mistake.is_some()),
        open.then_some("open"),
        board.is_none().then_some("alone"),
        (length > LONG).then_some("long"),
    );
    let system = ready.scene().map(|scene| scene.play.system().name());
    // A question alone has no step before it that could have said them, and a game to be won is played.
    let said = props.alone || ready.task.kind == Some(Kind::Win);
    let rules = ready.scene().filter(|_| said && !*open && mistake.is_none());
    let rules = rules.map(|scene| scene.face.rules(&scene.play, &words).join(" "));
    html! {
        <div {class}>
            if let Some(board) = board {
                <section class={classes!("project-board", system)} aria-label={words.get("board-label")}>
                    <ContextProvider<OnWall> context={OnWall}>{ board }</ContextProvider<OnWall>>
                </section>
            }
            <section class="project-text" ref={text} tabindex="0" aria-label={words.get("project-question")}>
                <div class="project-question">
                    { question(ready) }
                    if let Some(kind) = ready.task.kind { <p class="project-what">{ what(&ready.task, kind, &words) }</p> }
                    { options(ready, keyed.as_ref(), &words) }
                    if let Some(rules) = rules { <p class="project-rules quiet">{ rules }</p> }
                </div>
                if let Some(mistake) = &mistake { { mistake.draw(ready, keyed.as_ref(), &words) } }
                <div class="project-answer" role="status">
                    if let Some(keyed) = keyed.as_ref().filter(|_| *open) { { said_to_all(ready, keyed, &words) } }
                </div>
            </section>
        </div>
    }
}

/// Moves a text that is longer than its place on, down or up; whether there was more of it.
fn scrolled(down: bool) -> bool {
    let text = gloo::utils::document().query_selector(".project-text").ok().flatten();
    let Some(text) = text else { return false };
    let (at, page) = (text.scroll_top(), text.client_height());
    let end = text.scroll_height() - page;
    let to = if down { (at + page * 4 / 5).min(end) } else { (at - page * 4 / 5).max(0) };
    text.set_scroll_top(to);
    // A pixel may be left of a size that is no whole number.
    (to - at).abs() > 1
}

/// What is to be read of a step besides its question.
#[derive(PartialEq)]
struct Shown {
    /// Whether the answer is shown, and whether it is known.
    open: bool,
    known: bool,
    /// The answer that was given, once it is known what is wrong with it.
    given: Option<String>,
    language: Language,
}

/// Makes the text of a step fit, and brings into sight what was asked for: the answer, or else what is said of the one
/// that was given; its beginning, where there is no room for more.
#[hook]
fn use_seen(text: &NodeRef, shown: Shown) {
    {
        let text = text.clone();
        use_effect_with((), move |()| {
            let end = text.cast::<Element>().map(|text| keep_fitting(&text));
            move || {
                if let Some(end) = end {
                    let _ = end.call0(&JsValue::NULL);
                }
            }
        });
    }
    let text = text.clone();
    use_effect_with(shown, move |shown| {
        let Some(text) = text.cast::<Element>() else { return };
        fit(&text);
        let part = match shown {
            Shown { open: true, .. } => ".project-answer",
            Shown { given: Some(_), .. } => ".project-given",
            Shown { .. } => return,
        };
        if let Some(part) = text.query_selector(part).ok().flatten() {
            part.scroll_into_view_with_bool(part.client_height() > text.client_height());
        }
    });
}

/// What belongs to the question besides its words: the options, the steps that were made before.
fn options(ready: &Ready, keyed: Option<&Keyed>, words: &Words) -> Html {
    let scene = ready.scene();
    let options =
        ready.task.options.iter().map(|option| html! { <li>{ for inline(&option.text) }</li> });
    let next = keyed.and_then(Keyed::next).zip(scene);
    let done = next.map(|(next, scene)| said_steps(scene.face, next, words));
    let done = done.filter(|done| !done.is_empty());
    html! {
        <>
            if !ready.task.options.is_empty() { <ol class="project-options" lang={ready.coach.lang.clone()}>{ for options }</ol> }
            if let Some(done) = done {
                <p>{ words.say(&Message::new("task-done-so-far").with("steps", done)) }</p>
            }
        </>
    }
}

/// The board, on which the class plays for both sides.
fn played_on(
    scene: &Scene,
    now: Option<Playing>,
    marked: Option<String>,
    on_played: &Callback<Playing>,
) -> Html {
    let now = now.unwrap_or_else(|| scene.play.clone());
    let on_move = {
        let (now, on_played) = (now.clone(), on_played.clone());
        Callback::from(move |mv: String| {
            // What is no move is none.
            if let Ok(next) = now.play(&mv) {
                on_played.emit(next);
            }
        })
    };
    scene.board(now, marked, Some(on_move))
}

/// The link of a step that asks nothing and shows a view of its game: that is what is to be seen.
fn own_view(ready: &Ready) -> Option<String> {
    let link = ready.step.board().filter(|_| ready.task.kind.is_none())?;
    let Ok(Place::Game(split)) = split(link) else { return None };
    split.view().map(|_| link.to_owned())
}

/// Whether the question should be above the board, and not beside it: the board is much wider than high,
/// or a little, which counts on a window that is not much wider than high either. An answer that is a table
/// needs the room beside it.
fn shape(ready: &Ready, open: bool) -> Option<&'static str> {
    if open && matches!(ready.task.kind, Some(Kind::Fill | Kind::Formula)) {
        return None;
    }
    let scene = ready.scene()?;
    let figure = scene.face.figure(&scene.play, scene.count).filter(|figure| figure.rigid)?;
    match figure.width * 10 / figure.height.max(1) {
        17.. => Some("wide"),
        11.. => Some("broad"),
        _ => None,
    }
}

/// The theme of a projector, as long as the lesson is shown and its link names no other.
#[hook]
fn use_bright(page: &LessonProps) {
    let (named, before) = (page.place.look.theme, page.theme);
    use_effect_with((named, before), move |&(named, before)| {
        apply_theme(Some(named.unwrap_or(Theme::Projector)));
        move || apply_theme(before)
    });
}
