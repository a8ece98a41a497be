//! Figures: what is seen on the page, saved as SVG or PNG for a lecture or a paper.
//!
//! A board, a table or a plot is measured where it stands and drawn again by `static/figure.js`, which is fetched
//! when a figure is first saved. So whatever a view shows can be saved, and no view draws anything twice.

use super::hooks::page_title;
use crate::words::Words;
use wasm_bindgen::prelude::*;
use web_sys::Element;
use yew::prelude::*;

#[wasm_bindgen(inline_js = "
const script = () => import(new URL('figure.js', document.baseURI));
// Whoever has lost the connection presses again.
export const save_figure = (...given) => void script().then((it) => it.saveFigure(...given)).catch(console.warn);
export const save_picture = (...given) => void script().then((it) => it.savePicture(...given)).catch(console.warn);")]
extern "C" {
    /// Saves the nearest element outward from a button that matches a selector, as `svg` or `png`.
    fn save_figure(button: &Element, shown: &str, caption: &str, name: &str, kind: &str);
    /// Saves a drawing, whose width and height are pixels, as PNG.
    pub(super) fn save_picture(svg: &str, name: &str);
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
        let label = words.get("figure-save");
        html! {
            <div class="row figure-files no-figure" role="group" aria-label={format!("{label} {}", self.caption)}>
                <span aria-hidden="true">{ label }</span>
                { self.buttons() }
            </div>
        }
    }

    /// The buttons alone, for a row of other files.
    pub(super) fn buttons(&self) -> Html {
        let button = |label: &'static str, kind: &'static str| {
            let (shown, caption, name) = (self.shown, self.caption.clone(), self.name.to_owned());
            let click = move |event: MouseEvent| {
                if let Some(button) = event.target_dyn_into::<Element>() {
                    let caption = format!("{} – {caption}", page_title());
                    save_figure(&button, shown, &caption, &name, kind);
                }
            };
            html! { <button type="button" class="button" onclick={click}>{ label }</button> }
        };
        html! { <>{ button("SVG", "svg") }{ button("PNG", "png") }</> }
    }
}
