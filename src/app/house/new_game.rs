//! The dialog for a new game.

use super::input_form::InputForm;
use super::play_panel::{level_field, players_field};
use super::{Sign, icon};
use crate::app::dom::field_value;
use crate::app::face::{DrawSetup, Face, Setup};
use crate::app::hooks::{Href, use_modal, use_words};
use crate::link::Link;
use crate::session::{Players, Playing};
use crate::split_points;
use crate::words::Words;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

#[derive(Clone, Properties)]
pub(in crate::app) struct NewGameProps {
    /// Draws the fields that belong to the system.
    pub(in crate::app) fields: DrawSetup,
    /// The game that is open, to begin the fields with.
    pub(in crate::app) play: Playing,
    /// How its system is drawn.
    pub(in crate::app) face: &'static dyn Face,
    /// Whether the game has a page of its own, which may be left for others.
    pub(in crate::app) own_page: bool,
    /// Begins the game of a link.
    pub(in crate::app) on_start: Callback<Link>,
    /// Closes the dialog.
    pub(in crate::app) on_close: Callback<()>,
}

impl PartialEq for NewGameProps {
    fn eq(&self, other: &Self) -> bool {
        // A page has one game, so one kind of fields.
        self.play == other.play
            && self.on_start == other.on_start
            && self.on_close == other.on_close
    }
}

/// What is said of a field that is wrong.
const ERROR: &str = ".field-error";

/// Moves the focus to the first field of the dialog that is wrong, and gives the note that says what is wrong with it.
fn focus_wrong() -> Option<String> {
    let document = gloo::utils::document();
    let found = document.query_selector("dialog[open] [aria-invalid='true']").ok().flatten();
    let field = found.and_then(|field| field.dyn_into::<HtmlElement>().ok())?;
    let _ = field.focus();
    let notes = field.get_attribute("aria-describedby").unwrap_or_default();
    let mut notes = notes.split_whitespace().filter_map(|id| document.get_element_by_id(id));
    // The note itself, or a part of it.
    let error = notes.find_map(|note| {
        let whole = note.matches(ERROR).unwrap_or(false);
        if whole { Some(note) } else { note.query_selector(ERROR).ok().flatten() }
    });
    Some(error.and_then(|error| error.text_content()).unwrap_or_default())
}

/// Draws the dialog, which is open as long as it is drawn.
pub(in crate::app) type Draw = fn(NewGameProps) -> Html;

split_points! {
    /// The dialog.
    new_game: pub(in crate::app) fn new_game() -> Draw { |props| html! { <NewGame ..props /> } }
}

/// The dialog.
#[component]
fn NewGame(props: &NewGameProps) -> Html {
    let words = use_words();
    let dialog = use_modal();
    let (play, state) = (&props.play, props.play.state());
    let setup = use_state(|| Some(play.start()));
    let players = use_state(|| state.players);
    let level = use_state(|| state.level);
    let seed = use_state(String::new);
    // Why it was not begun.
    let wrong = use_state(|| None::<&'static str>);
    // Whether a field is still being read, and whether the game is to begin as soon as it has been.
    let waits = use_state_eq(|| false);
    let wanted = use_state_eq(|| false);
    // What is wrong with the field, for those who are in it already and do not hear its note again.
    let note = use_state_eq(String::new);

    // As the game has them that is being made; while its fields say none, as the open one.
    let face = props.face;
    let owners = setup.as_ref().map_or_else(|| face.owners(play), |start| face.owners_from(start));

    // Two people have nothing to draw.
    let draws = *players != Players::HumanHuman;
    let digits = if draws { seed.trim() } else { "" };
    let plain = digits.bytes().all(|byte| byte.is_ascii_digit());
    let chosen_seed = digits.parse::<u64>().ok().filter(|_| plain);
    let seed_wrong = !digits.is_empty() && chosen_seed.is_none();
    // What was unfolded to show what is wrong does not fold up under the hand that corrects it.
    let unfolded = use_mut_ref(|| false);
    if seed_wrong {
        unfolded.replace(true);
    }
    let submit = {
        let (players, level) = (*players, *level);
        let (setup, wrong, note) = (setup.clone(), wrong.setter(), note.setter());
        let (on_start, seed, system) = (props.on_start.clone(), chosen_seed, play.system());
        let (waits, wanted) = (*waits, wanted.setter());
        Callback::from(move |()| match &*setup {
            Some(start) if face.ends_at_once(start) => {
                wrong.set(Some("new-game-over"));
                note.set(String::new());
            }
            Some(start) if !seed_wrong => {
                let link = Link::new(system, start.clone());
                on_start.emit(Link { players, level, seed, ..link });
            }
            None if waits => {
                wanted.set(true);
                wrong.set(Some("new-game-reading"));
                note.set(String::new());
            }
            _ => {
                let found = focus_wrong();
                let id = if found.is_some() { "new-game-wrong" } else { "new-game-not-yet" };
                wrong.set(Some(id));
                note.set(found.unwrap_or_default());
            }
        })
    };
    {
        let (submit, read) = (submit.clone(), setup.is_some());
        use_effect_with((*wanted, read), move |&(wanted, read)| {
            if wanted && read {
                submit.emit(());
            }
        });
    }
    let on_wait = {
        let waits = waits.setter();
        Callback::from(move |()| waits.set(true))
    };
    let close = props.on_close.reform(|_: MouseEvent| ());
    let cancel = props.on_close.reform(|_: Event| ());
    let on_change = {
        let (setup, wrong) = (setup.setter(), wrong.setter());
        let (waits, wanted) = (waits.setter(), wanted.setter());
        Callback::from(move |latest: Option<_>| {
            // What is wrong, or changed once more, has not been asked for.
            if latest.is_none() {
                wanted.set(false);
            }
            waits.set(false);
            setup.set(latest);
            wrong.set(None);
        })
    };
    let on_players = {
        let players = players.setter();
        Callback::from(move |chosen| players.set(chosen))
    };
    let on_level = {
        let level = level.setter();
        Callback::from(move |chosen| level.set(chosen))
    };
    html! {
        <dialog ref={dialog} class="dialog" aria-labelledby="new-game-title" onclose={cancel}>
            <InputForm on_submit={submit}>
                <div class="dialog-head">
                    <h2 id="new-game-title">{ words.get("new-game") }</h2>
                    <button type="button" class="button icon-button" aria-label={words.get("close")} onclick={close}>
                        { icon(Sign::Close) }
                    </button>
                </div>
                { (props.fields)(Setup { play: play.clone(), on_change, on_wait }) }
                <div class="row fields">
                    { players_field((*players, owners), &on_players, &words) }
                    if draws {
                        { level_field(*level, on_level, &words) }
                    }
                </div>
                if draws {
                    { seed_field(&seed, (seed_wrong, *unfolded.borrow()), &words) }
                }
                if props.own_page {
                    <p><a href={"/".href()}>{ words.get("new-game-others") }</a></p>
                }
                <div class="dialog-foot">
                    <p class="field-error" role="alert">
                        { wrong.map(|id| words.get(id)).unwrap_or_default() }
                        if wrong.is_some() { <span class="spoken">{ " " }{ (*note).clone() }</span> }
                    </p>
                    <button type="submit" class="button primary">{ words.get("new-game-start") }</button>
                </div>
            </InputForm>
        </dialog>
    }
}

/// The number by which the computer's chances are drawn, for those who want the same game again.
fn seed_field(
    seed: &UseStateHandle<String>,
    (wrong, unfolded): (bool, bool),
    words: &Words,
) -> Html {
    let set = seed.setter();
    let on_seed = Callback::from(move |event: InputEvent| set.set(field_value(&event)));
    html! {
        <details class="more" open={unfolded}>
            <summary>{ words.get("seed-more") }</summary>
            <div class="field">
                <label for="seed">{ words.get("seed") }</label>
                <input
                    id="seed" type="text" inputmode="numeric" autocomplete="off" value={(**seed).clone()}
                    oninput={on_seed} aria-invalid={wrong.to_string()} aria-describedby="seed-note"
                />
                <p id="seed-note" class={if wrong { "field-error" } else { "quiet" }}>
                    { words.get(if wrong { "seed-wrong" } else { "seed-note" }) }
                </p>
            </div>
        </details>
    }
}
