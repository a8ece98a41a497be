//! Files of what has been computed, and the clipboard.

use super::facts::report;
use super::run::{InHand, Writing};
use super::save::{File, Form, MAX_SAVED};
use super::seen::{Change, Seen};
use super::talk::marks;
use crate::app::dom::idle;
use crate::app::figure::Picture;
use crate::app::files::save_text;
use crate::app::hooks::copy_and_tell;
use crate::core::Message;
use crate::games::heaps::{Heaps, Overview, Plot, Ruleset, drawn};
use crate::words::Words;
use yew::prelude::*;

/// What files are made of.
pub(super) struct Files<'a> {
    pub(super) seen: &'a UseReducerHandle<Seen>,
    pub(super) rules: &'a Ruleset,
    pub(super) ticket: &'a InHand,
    pub(super) file: &'a Writing,
}

impl Files<'_> {
    /// The panel.
    pub(super) fn panel(&self, overview: &Overview, words: &Words) -> Html {
        let name = self.rules.to_string().replace('~', "_");
        let text = report(self.rules, self.seen, overview, words);
        let copy = {
            let (text, seen) = (text.clone(), self.seen.dispatcher());
            move |_: MouseEvent| {
                let (text, seen) = (text.clone(), seen.clone());
                copy_and_tell(text, move |done| seen.dispatch(Change::Copied(done)));
            }
        };
        let report = {
            let name = format!("{name}.txt");
            move |_: MouseEvent| save_text(&text, &name, "text/plain")
        };
        // A picture is made of the drawing: the canvas has no numbers.
        let drawing = {
            let (seen, marks) = (self.seen.clone(), marks(overview.period, self.seen));
            let title = format!("G(n), {}", self.rules.reading_form());
            let words = words.clone();
            Callback::from(move |()| {
                let picture = seen.picture.as_deref()?;
                Some(drawn(picture, &marks, &title, &caption(picture, &seen, &words)))
            })
        };
        let save_drawing = {
            let (drawing, name) = (drawing.clone(), format!("{name}.svg"));
            move |_: MouseEvent| {
                if let Some(drawn) = drawing.emit(()) {
                    save_text(&drawn, &name, "image/svg+xml");
                }
            }
        };
        html! {
            <section class="fact" id="files">
                <h2>{ words.get("files-title") }</h2>
                <div class="row">
                    { self.values(Form::Csv, "file-csv", words) }
                    { self.values(Form::BFile, "file-b", words) }
                    <button type="button" class="button" onclick={report}>{ words.get("file-report") }</button>
                    { Picture { drawn: drawing, label: words.get("file-picture"), name: &name }.button() }
                    <button type="button" class="button" onclick={save_drawing}>{ words.get("file-drawing") }</button>
                    <button type="button" class="button" onclick={copy}>{ words.get("copy-report") }</button>
                    { self.values(Form::Clipboard, "copy-values", words) }
                </div>
                <p class="quiet" role="status">{ self.said(overview, words) }</p>
            </section>
        }
    }

    fn said(&self, overview: &Overview, words: &Words) -> Option<String> {
        if let Some(written) = self.seen.saving {
            return Some(words.say(&Message::new("file-writing").with("count", written)));
        }
        match self.seen.copied {
            Some(true) => Some(words.get("copied")),
            Some(false) => Some(words.get("not-copied")),
            None if overview.known > MAX_SAVED => {
                Some(words.say(&Message::new("file-most").with("most", MAX_SAVED)))
            }
            None => None,
        }
    }

    fn values(&self, form: Form, id: &'static str, words: &Words) -> Html {
        let (file, ticket, seen) = (self.file.clone(), self.ticket.clone(), self.seen.dispatcher());
        let code = self.rules.to_string();
        let busy = self.seen.saving.is_some();
        let click = move |_: MouseEvent| {
            if busy {
                return;
            }
            if let Some((_, ticket)) = &*ticket.borrow() {
                let told = seen.clone();
                let new =
                    File::new(form, &code, move |done| told.dispatch(Change::Copied(Some(done))));
                ticket.tell::<Heaps>(&new.query());
                *file.borrow_mut() = Some(new);
                seen.dispatch(Change::Saving(Some(0)));
            }
        };
        html! { <button type="button" class="button" aria-disabled={idle(busy)} onclick={click}>{ words.get(id) }</button> }
    }
}

/// What a drawing shows, for those who see it without the page.
fn caption(picture: &crate::games::heaps::Picture, seen: &Seen, words: &Words) -> String {
    let window = picture.window;
    let about = |id| Message::new(id).with("from", window.from).with("to", window.to);
    let mut said = vec![words.say(&about("plot-figure"))];
    match window.plot {
        Plot::Strip => said.push(words.get("strip-caption")),
        Plot::Dots if seen.overview.is_some_and(|overview| overview.mask.is_some()) => {
            said.push(words.get("plot-figure-rare"));
        }
        Plot::Dots => {}
    }
    said.join(" ")
}
