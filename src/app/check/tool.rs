//! What was pasted, the result of comparing it, and copies of the right values.
//!
//! The worker reads and compares it once the reader stops typing.

use super::asked::{Known, use_checked};
use super::copies::Copies;
use super::entry::{Entry, FIELD, State, use_entry};
use super::said::Said;
use super::{CheckProps, Matter};
use crate::app::dom::field_value;
use crate::app::hooks::use_words;
use crate::app::house::Menu;
use crate::core::{Message, Refusal, Say};
use crate::games::pasted::{CheckReport, too_long};
use crate::words::Words;
use std::rc::Rc;
use yew::prelude::*;

/// The tool.
#[component]
pub(super) fn Tool(props: &CheckProps) -> Html {
    let words = use_words();
    let entry = use_entry();
    // By name: what can be checked may come one after the other.
    let chosen = use_state_eq(|| None::<String>);
    let is_chosen = |matter: &&Matter| chosen.as_deref() == Some(matter.label);
    let matter = props.matters.iter().find(is_chosen).or(props.matters.first()).cloned();
    let known = use_checked(entry.state.text(), matter.as_ref().map(|matter| &matter.right));
    let found = use_found(&entry.state, matter.as_ref(), &known);
    use_reports(props, &entry.state, found.as_deref());
    let Some(matter) = matter else { return Html::default() };
    let choose = {
        let chosen = chosen.setter();
        Callback::from(move |event: Event| chosen.set(Some(field_value(&event))))
    };
    let said = said(props, &entry, &matter, (found.as_deref(), &known), &words);
    let kept = entry.kept(found.as_deref().map(|found| found.values), &words);
    let Entry { area, typed, paste, drop, over, .. } = &entry;
    html! {
        <div class="check-tool">
            { matters(&props.matters, matter.label, &choose, &words) }
            { props.counting.clone() }
            <p class="quiet" id="check-about">{ words.get(props.about) }</p>
            { kept.clone() }
            <label class="field" hidden={kept.is_some()}>
                <span>{ words.get("check-paste") }</span>
                <textarea
                    id={FIELD} ref={area.clone()} rows="6" spellcheck="false" autocomplete="off" autocapitalize="off" wrap="off"
                    oninput={typed.reform(|_: InputEvent| ())} onpaste={paste} ondrop={drop} ondragover={over} aria-describedby="check-about check-forms"
                />
            </label>
            <p class="quiet" id="check-forms">{ words.get("check-forms") }</p>
            // A reason that comes later is spoken alone.
            <div id="check-said" role="status" aria-atomic="false">
                if let Some(name) = &entry.refused {
                    <p class="field-error">{ words.say(&Message::new("class-file-no-text").quoting("name", name)) }</p>
                }
                { said }
            </div>
            <Copies right={matter.right.clone()} on_want={props.on_want.clone()} />
        </div>
    }
}

/// What was found last, of which text and of what.
type Last = Option<(u32, &'static str, Rc<CheckReport>)>;

/// What was found of the text. It stays until it is found again of the same text and matter.
#[hook]
fn use_found(state: &State, matter: Option<&Matter>, known: &Known) -> Option<Rc<CheckReport>> {
    let last = use_mut_ref(|| Last::None);
    let (text, matter) = state.text().zip(matter)?;
    let mut last = last.borrow_mut();
    match known {
        Known::All(found) => *last = Some((text.number, matter.label, found.clone())),
        Known::Nothing | Known::Lost | Known::Refused(_) => *last = None,
        Known::Comparing => {}
    }
    let same = last.clone().filter(|last| (last.0, last.1) == (text.number, matter.label));
    same.map(|(_, _, found)| found)
}

/// Tells the page of the first difference, and of how much more it would have to know.
#[hook]
fn use_reports(props: &CheckProps, state: &State, found: Option<&CheckReport>) {
    let number = state.text().map(|text| text.number);
    let on_want = props.on_want.clone();
    let wants = found.and_then(|found| found.checked.wants);
    use_effect_with((wants, number), move |&(wants, _)| {
        if let Some(wants) = wants {
            on_want.emit(wants);
        }
    });
    let (on_first, on_leave) = (props.on_first.clone(), props.on_first.clone());
    let first = found.and_then(|found| found.checked.first.as_ref());
    let first = first.map(|first| first.place.clone());
    use_effect_with(first, move |first| on_first.emit(first.clone()));
    use_effect_with((), move |()| move || on_leave.emit(None));
}

/// What is said of the text.
fn said(
    props: &CheckProps,
    entry: &Entry,
    matter: &Matter,
    (found, known): (Option<&CheckReport>, &Known),
    words: &Words,
) -> Html {
    let waits = || html! { <p class="computing">{ words.get("check-waits") }</p> };
    let text = match &entry.state {
        State::Empty => return Html::default(),
        _ if entry.unread => return waits(),
        &State::TooLong(bytes, out) => {
            let kept = out.then(|| words.get("check-kept"));
            return html! { <p class="field-error">{ words.say(&too_long(bytes)) }{ " " }{ kept }</p> };
        }
        State::Field(text) | State::Kept(text) => &text.text,
    };
    match (found, known) {
        (Some(found), _) => {
            let area = matches!(entry.state, State::Field(_)).then_some(&entry.area);
            Said { text, matter, area, props, words }.all(&found.checked)
        }
        (None, Known::Refused(refusal)) => refused(*refusal, words),
        (None, Known::Lost) => {
            html! { <p class="field-error">{ words.get("computing-lost") }</p> }
        }
        (None, _) => waits(),
    }
}

/// What is said where the page would have to compare too much itself.
fn refused(refusal: Refusal, words: &Words) -> Html {
    let said = match refusal {
        Refusal::TooLong { most, .. } => {
            words.say(&Message::new("check-too-long-here").with("kilobytes", most >> 10))
        }
        Refusal::Memory { .. } | Refusal::Unread => words.say(&refusal.say()),
    };
    html! { <p class="field-error">{ said }</p> }
}

/// The menu of what can be checked, where that is more than one thing.
fn matters(matters: &[Matter], chosen: &str, choose: &Callback<Event>, words: &Words) -> Html {
    if matters.len() < 2 {
        return Html::default();
    }
    let options = matters.iter().map(|matter| {
        html! { <option key={matter.label} value={matter.label} selected={matter.label == chosen}>{ words.get(matter.label) }</option> }
    });
    html! {
        <label class="field">
            <span>{ words.get("check-what") }</span>
            <Menu value={chosen.to_owned()} onchange={choose.clone()}>{ for options }</Menu>
        </label>
    }
}
