//! Figures: what is shown on the page, saved as SVG or PNG for a lecture or a paper.
//!
//! `static/figure.js`, which is fetched when a figure is first saved, measures a board, a table or a plot on the page
//! and draws it again. So whatever a view shows can be saved, and no view has to draw anything twice. The name of the
//! script contains its hash (`tools/finish.mjs`), so the page never gets that of another build.

use super::hooks::{missing, page_title, use_words};
use crate::words::Words;
use js_sys::Promise;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::Element;
use yew::prelude::*;

#[wasm_bindgen(inline_js = "
// What did not come is asked for under another address: browsers remember that a module failed.
let failed = 0;
function script() {
  const named = document.querySelector('meta[name=nimlab-figure]');
  const place = new URL(named ? named.content : 'figure.js', document.baseURI);
  if (failed) place.search = '?' + failed;
  return import(place).catch(() => { failed += 1; });
}
const saved = async (save) => {
  const it = await script();
  if (it) await save(it);
  return Boolean(it);
};
export const save_figure = (...given) => saved((it) => it.saveFigure(...given));
export const save_picture = (...given) => saved((it) => it.savePicture(...given));")]
extern "C" {
    /// Saves the nearest element outward from a button that matches a selector, as `svg` or `png`. Promises whether
    /// the script for that came; the promise is broken where the browser made no picture.
    fn save_figure(button: &Element, shown: &str, caption: &str, name: &str, kind: &str)
    -> Promise;
    /// Saves a drawing, whose width and height are pixels, as PNG.
    fn save_picture(svg: &str, name: &str) -> Promise;
}

/// What can be saved.
pub(super) struct Figure<'a> {
    /// The selector of what is saved: the nearest such element outward from the buttons.
    pub(super) shown: &'static str,
    /// What it shows, for the caption. The title of the page goes before it.
    pub(super) caption: String,
    /// The name of the file, without its ending.
    pub(super) name: &'a str,
}

impl Figure<'_> {
    /// The buttons, and what they save.
    pub(super) fn files(&self, words: &Words) -> Html {
        self.files_and(Html::default(), words)
    }

    /// The same with buttons for other files after them.
    pub(super) fn files_and(&self, others: Html, words: &Words) -> Html {
        let label = words.get("figure-save");
        html! {
            <div class="row figure-files no-figure" role="group" aria-label={format!("{label} {}", self.caption)}>
                <span aria-hidden="true">{ label }</span>
                { self.buttons() }
                { others }
            </div>
        }
    }

    /// The buttons alone, for a row of other files.
    pub(super) fn buttons(&self) -> Html {
        let of = Source::Shown(self.shown, self.caption.clone().into());
        html! { <Buttons {of} name={self.name.to_owned()} /> }
    }
}

/// A drawing of its own that can be saved as a picture.
pub(super) struct Picture<'a> {
    /// Draws it, if there is something to draw.
    pub(super) drawn: Callback<(), Option<String>>,
    /// The label of the button.
    pub(super) label: String,
    /// The name of the file, without its ending.
    pub(super) name: &'a str,
}

impl Picture<'_> {
    /// The button.
    pub(super) fn button(self) -> Html {
        let of = Source::Drawn(self.drawn, self.label.into());
        html! { <Buttons {of} name={self.name.to_owned()} /> }
    }
}

/// What is saved.
#[derive(Clone, PartialEq)]
enum Source {
    /// What matches a selector, with its caption.
    Shown(&'static str, AttrValue),
    /// A drawing, with the label of its button.
    Drawn(Callback<(), Option<String>>, AttrValue),
}

#[derive(Clone, PartialEq, Properties)]
struct ButtonsProps {
    of: Source,
    name: String,
}

impl ButtonsProps {
    /// Saves it, as seen from a button; the promise tells whether that could be done.
    fn save(&self, button: &Element, kind: &str) -> Option<Promise> {
        match &self.of {
            Source::Shown(shown, caption) => {
                let caption = format!("{} – {caption}", page_title());
                Some(save_figure(button, shown, &caption, &self.name, kind))
            }
            Source::Drawn(drawn, _) => {
                Some(save_picture(&drawn.emit(())?, &format!("{}.{kind}", self.name)))
            }
        }
    }
}

/// The buttons, and what is said where the script did not come, or the browser made no picture.
#[component]
fn Buttons(props: &ButtonsProps) -> Html {
    let words = use_words();
    // Which kind was not saved, and why.
    let failed = use_state_eq(|| None::<(&'static str, &'static str)>);
    let save = |kind: &'static str| {
        let (props, failed) = (props.clone(), failed.setter());
        Callback::from(move |event: MouseEvent| {
            let Some(button) = event.target_dyn_into::<Element>() else { return };
            let Some(promise) = props.save(&button, kind) else { return };
            let failed = failed.clone();
            spawn_local(async move {
                let why = match JsFuture::from(promise).await {
                    Ok(came) if came.is_truthy() => None,
                    Ok(_) => Some("figure-missing"),
                    Err(_) => Some("figure-failed"),
                };
                failed.set(why.map(|why| (kind, why)));
            });
        })
    };
    let button = |label: AttrValue, kind: &'static str| {
        html! { <button type="button" class="button" onclick={save(kind)}>{ label }</button> }
    };
    html! {
        <>
            {
                match &props.of {
                    Source::Shown(..) => html! { <>{ button("SVG".into(), "svg") }{ button("PNG".into(), "png") }</> },
                    Source::Drawn(_, label) => button(label.clone(), "png"),
                }
            }
            if let Some((kind, why)) = *failed { { missing(words.get(why), save(kind), &words) } }
        </>
    }
}
