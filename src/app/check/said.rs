//! What is said about a text that has been compared.

use super::marked::marked;
use super::place::{excerpt, line_and_column, units};
use super::{CheckProps, Matter};
use crate::core::Message;
use crate::games::pasted::{Checked, Difference};
use crate::words::Words;
use std::rc::Rc;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

/// What is noted of a grid whose rows are columns here.
const TURNED: &str = "check-turned";

/// What is said of the first difference between two sets of vertices.
const SETS: [&str; 3] = ["check-vertex-missing", "check-vertex-extra", "check-vertex-twice"];

/// What can be said about a text that was read.
pub(super) struct Said<'a> {
    /// The text.
    pub(super) text: &'a Rc<str>,
    /// What it is compared with.
    pub(super) matter: &'a Matter,
    /// The field, if the text is in it.
    pub(super) area: Option<&'a NodeRef>,
    /// What the view gives.
    pub(super) props: &'a CheckProps,
    /// The words.
    pub(super) words: &'a Words,
}

impl Said<'_> {
    /// All of it.
    pub(super) fn all(&self, checked: &Checked) -> Html {
        let words = self.words;
        if checked.wants.is_some() {
            return html! { <p class="computing">{ words.get("check-waits") }</p> };
        }
        let wrong = checked.wrong.as_ref().map(|wrong| {
            let (line, column) = line_and_column(self.text, wrong.start);
            let place = Message::new("check-at").with("line", line).with("column", column);
            html! {
                <div class="check-wrong">
                    <p class="field-error">{ words.say(&place) }{ " " }{ words.say(&wrong.error) }</p>
                    { self.shown((wrong.start, wrong.end)) }
                </div>
            }
        });
        let partly = checked.wrong.is_some();
        let first = checked.first.as_ref().map(|first| self.difference(checked, first));
        let agrees = checked.first.is_none() && (checked.compared > 0 || !partly);
        let agreed = agrees.then(|| {
            let message = if partly {
                Message::new("check-agree-so-far").with("count", checked.compared)
            } else {
                self.matter.right.agreement(checked.compared)
            };
            // Nothing compared is no success.
            let turned = checked.notes.iter().any(|note| note.id == TURNED);
            let quiet = partly || checked.compared == 0 || turned;
            html! { <p class={if quiet { "quiet" } else { "check-right" }}>{ words.say(&message) }</p> }
        });
        // Whoever swapped rows and columns is told so before that the values agree.
        let (turned, others): (Vec<_>, Vec<_>) =
            checked.notes.iter().partition(|note| note.id == TURNED);
        let turned = turned
            .into_iter()
            .map(|note| html! { <p class="check-differs">{ words.say(note) }</p> });
        let notes =
            others.into_iter().map(|note| html! { <p class="quiet">{ words.say(note) }</p> });
        html! { <>{ wrong }{ for turned }{ first }{ agreed }{ for notes }</> }
    }

    /// The first value that is not right, in its place, with the reason for the right one.
    fn difference(&self, checked: &Checked, first: &Difference) -> Html {
        let more = (checked.differences > 1).then(|| {
            // Of a set what is missing is no value that was given.
            let id = if SETS.contains(&&*first.message.id) {
                "check-set-differences"
            } else {
                "check-differences"
            };
            let message = Message::new(id).with("count", checked.differences);
            html! { <p>{ self.words.say(&message.with("all", checked.compared)) }</p> }
        });
        let why = self.matter.why.as_ref().unwrap_or(&self.props.why);
        html! {
            <div class="check-first">
                <p class="check-differs">{ self.words.say(&first.message) }</p>
                { first.at.map(|at| self.shown(at)).unwrap_or_default() }
                { marked(&first.place, &self.matter.right, self.words) }
                <div class="check-why">{ why.emit(first.clone()) }</div>
                { more }
            </div>
        }
    }

    /// The text at a place, marked, and a link that leads there.
    fn shown(&self, place: (usize, usize)) -> Html {
        let [before, found, after] = excerpt(self.text, place);
        let (line, column) = line_and_column(self.text, place.0);
        let at = Message::new("check-line").with("line", line).with("column", column);
        let show = self.area.map(|area| {
            let (area, text) = (area.clone(), self.text.clone());
            let click = Callback::from(move |_: MouseEvent| {
                let Some(area) = area.cast::<HtmlTextAreaElement>() else { return };
                if let Some((start, end)) = units(&text, place) {
                    let _ = area.focus();
                    let _ = area.set_selection_range(start, end);
                }
            });
            html! { <button type="button" class="button" onclick={click}>{ self.words.get("check-show") }</button> }
        });
        html! {
            <p class="check-place">
                <code>{ before }<mark>{ found }</mark>{ after }</code>{ " " }
                <span class="quiet">{ self.words.say(&at) }</span>{ " " }
                { show }
            </p>
        }
    }
}
