//! A small field for one number. It says what is wrong with the text typed, and keeps it so that it can be corrected.

use super::seen::{Change, Mistyped, Seen};
use crate::app::dom::field_value;
use crate::core::Message;
use crate::words::{Words, read_number};
use yew::prelude::*;

/// A field: its name among those of the explorer, its content, and what it accepts.
pub(super) struct SmallField<'a> {
    pub(super) seen: &'a UseReducerHandle<Seen>,
    pub(super) name: &'static str,
    pub(super) value: String,
    /// Its spoken name, where its label says too little.
    pub(super) label: Option<String>,
    pub(super) least: u32,
    pub(super) most: u32,
}

impl SmallField<'_> {
    fn mistyped(&self) -> Option<&Mistyped> {
        self.seen.mistyped.as_ref().filter(|mistyped| mistyped.field == self.name)
    }

    /// The field; `to` says what a number in it changes.
    pub(super) fn input(&self, to: impl Fn(u32) -> Change + 'static) -> Html {
        let (field, least, most) = (self.name, self.least, self.most);
        let dispatcher = self.seen.dispatcher();
        let take = move |event: Event| {
            let text = field_value(&event);
            let number = read_number(&text).and_then(|number| u32::try_from(number).ok());
            dispatcher.dispatch(match number.filter(|number| (least..=most).contains(number)) {
                Some(number) => to(number),
                None => Change::Mistyped(Mistyped { field, text, least, most }),
            });
        };
        let typing = {
            let dispatcher = self.seen.dispatcher();
            move |text: Option<String>| {
                dispatcher.dispatch(Change::Typing(text.map(|text| (field, text))));
            }
        };
        let typed = {
            let typing = typing.clone();
            move |event: InputEvent| typing(Some(field_value(&event)))
        };
        let wrong = self.mistyped();
        let typed_so_far = self.seen.typing.as_ref().filter(|(at, _)| *at == field);
        let text = typed_so_far.map(|(_, text)| text).or(wrong.map(|wrong| &wrong.text));
        let value = text.unwrap_or(&self.value).clone();
        html! {
            <input
                id={field} type="text" inputmode="numeric" size="9" aria-label={self.label.clone()} {value} onchange={take}
                oninput={typed} onblur={move |_: FocusEvent| typing(None)}
                aria-invalid={wrong.is_some().to_string()} aria-describedby={wrong.map(|_| format!("{field}-wrong"))}
            />
        }
    }

    /// What is wrong with it, if anything is.
    pub(super) fn error(&self, words: &Words) -> Html {
        let Some(Mistyped { field, least, most, .. }) = self.mistyped() else {
            return Html::default();
        };
        let message = Message::new("small-field-wrong").with("least", *least).with("most", *most);
        html! { <p id={format!("{field}-wrong")} class="field-error" role="alert">{ words.say(&message) }</p> }
    }
}
