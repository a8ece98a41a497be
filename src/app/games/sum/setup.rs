//! The fields of a new sum: a link for each part.

use crate::app::dom::field_value;
use crate::app::hooks::use_words;
use crate::app::house::text_field;
use crate::app::ui::SetupProps;
use crate::core::{Message, Rule, Say};
use crate::games::sum::{Position, Sum};
use crate::games::{Game, MAX_PARTS, Summand, joined};
use crate::link::{of_address, of_version, read, rest_of};
use crate::words::Words;
use yew::prelude::*;

/// The names of the fields.
const IDS: [&str; MAX_PARTS] =
    ["sum-1", "sum-2", "sum-3", "sum-4", "sum-5", "sum-6", "sum-7", "sum-8"];
/// What a part more begins with.
const ANOTHER: &str = "heaps/0.77/5";

/// The fields.
#[component]
pub(super) fn Setup(props: &SetupProps<Sum>) -> Html {
    let words = use_words();
    let texts = use_state_eq(|| written(&props.position));
    let set = {
        let (texts, on_change) = (texts.setter(), props.on_change.clone());
        Callback::from(move |latest: Vec<String>| {
            on_change.emit(sum_of(&latest).ok());
            texts.set(latest);
        })
    };
    let fields = texts.iter().zip(IDS).enumerate().map(|(place, (text, id))| {
        let problem = parts_of(text).err();
        let label = words.say(&Message::new("sum-field").with("part", place + 1));
        let on_input = {
            let (set, texts) = (set.clone(), texts.clone());
            Callback::from(move |event: InputEvent| {
                let mut latest = (*texts).clone();
                latest[place] = field_value(&event);
                set.emit(latest);
            })
        };
        let note = words.get("sum-field-note");
        let note = if place == 0 { note.as_str() } else { "" };
        html! {
            <div key={place} class="sum-field">
                { text_field(id, &label, text, on_input, problem.as_ref(), note, &words) }
                if texts.len() > 1 { { without(place, &texts, &set, &words) } }
            </div>
        }
    });
    let all = texts.iter().all(|text| parts_of(text).is_ok());
    let problem = sum_of(&texts).err().filter(|_| all);
    let add = {
        let (set, texts) = (set.clone(), texts.clone());
        Callback::from(move |_: MouseEvent| {
            let mut latest = (*texts).clone();
            latest.push(ANOTHER.to_owned());
            set.emit(latest);
        })
    };
    html! {
        <div class="setup">
            { for fields }
            if let Some(problem) = problem { <p class="field-error" role="alert">{ words.say(&problem) }</p> }
            if texts.len() < MAX_PARTS {
                <button type="button" class="button" onclick={add}>{ words.get("sum-field-add") }</button>
            }
        </div>
    }
}

/// The button that takes a part away.
fn without(
    place: usize,
    texts: &UseStateHandle<Vec<String>>,
    set: &Callback<Vec<String>>,
    words: &Words,
) -> Html {
    let (set, texts) = (set.clone(), texts.clone());
    let click = Callback::from(move |_: MouseEvent| {
        let mut latest = (*texts).clone();
        latest.remove(place);
        set.emit(latest);
    });
    let label = words.say(&Message::new("sum-field-remove").with("part", place + 1));
    html! {
        <button type="button" class="button" aria-label={label} onclick={click}>{ words.get("sum-remove") }</button>
    }
}

/// The parts as entered in the fields.
fn written(position: &Position) -> Vec<String> {
    let links = position.parts().iter().map(|part| super::parts::link(part.summand()).to_string());
    links.map(|link| rest_of(&link).to_owned()).collect()
}

/// What a field says: the position that a link shows, which is several parts where that is a sum.
fn parts_of(text: &str) -> Result<Vec<Summand>, Message> {
    let text = of_address(text.trim());
    let link = if rest_of(text) == text { of_version(text) } else { text.to_owned() };
    let reading = read(&link, 0).map_err(|error| error.problem.say())?;
    match reading.errors.first() {
        Some(error) => Err(error.problem.say()),
        None => reading.play.summands(),
    }
}

/// The sum of what the fields say.
fn sum_of(texts: &[String]) -> Result<(Sum, Position), Message> {
    let mut parts = Vec::new();
    for text in texts {
        parts.extend(parts_of(text)?);
    }
    let whole = joined(&parts);
    let game = Sum::read_rules(&whole.rules, Rule::Normal).map_err(|at| at.error)?;
    let position = game.read_position(&whole.position).map_err(|at| at.error)?;
    Ok((game, position))
}
