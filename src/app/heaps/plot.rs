//! The dot plot: n across, G(n) up. Drawn as pixels, so that a million points are one picture.

use crate::app::hooks::use_words;
use crate::core::{Message, Nimber};
use std::rc::Rc;
use wasm_bindgen::{Clamped, JsCast};
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement, ImageData};
use yew::prelude::*;

/// The picture's height in the page's pixels; its width is the panel's.
const HEIGHT: u32 = 240;

#[derive(Clone, Properties)]
pub(super) struct PlotProps {
    /// G(0), G(1), ….
    pub(super) values: Rc<Vec<Nimber>>,
    /// How far they will go.
    pub(super) to: u32,
}

impl PartialEq for PlotProps {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.values, &other.values) && self.to == other.to
    }
}

/// The plot. The same values stand in the table below it.
#[component]
pub(super) fn Plot(props: &PlotProps) -> Html {
    let words = use_words();
    let canvas = use_node_ref();
    let most =
        use_memo(props.clone(), |props| props.values.iter().copied().max().unwrap_or_default().0);
    {
        let canvas = canvas.clone();
        let most = *most;
        use_effect_with(props.clone(), move |props| {
            if let Some(canvas) = canvas.cast::<HtmlCanvasElement>() {
                draw(&canvas, &props.values, props.to, most);
            }
        });
    }
    let label = words.say(&Message::new("plot-label").with("to", props.to).with("most", *most));
    html! {
        <figure class="plot">
            <div class="plot-axes">
                <span class="plot-top" aria-hidden="true">{ words.number((*most).into()) }</span>
                <canvas ref={canvas} role="img" aria-label={label} style={format!("height:{HEIGHT}px")} />
                <span class="plot-zero" aria-hidden="true">{ "0" }</span>
                <span class="plot-end" aria-hidden="true">{ words.number(props.to.into()) }</span>
            </div>
            <figcaption class="quiet">{ words.get("plot-caption") }</figcaption>
        </figure>
    }
}

/// A picture of so many pixels, four bytes each.
struct Picture {
    width: usize,
    height: usize,
    bytes: Vec<u8>,
}

impl Picture {
    fn new(width: u32, height: u32) -> Self {
        let (width, height) = (width as usize, height as usize);
        Self { width, height, bytes: vec![0; width * height * 4] }
    }

    /// A square dot with its lower left corner there, seen from the lower left of the picture.
    fn dot(&mut self, x: usize, y: usize, side: usize, colour: [u8; 3]) {
        for row in y..(y + side).min(self.height) {
            for column in x..(x + side).min(self.width) {
                let at = ((self.height - 1 - row) * self.width + column) * 4;
                if let Some(pixel) = self.bytes.get_mut(at..at + 4) {
                    pixel[..3].copy_from_slice(&colour);
                    pixel[3] = 255;
                }
            }
        }
    }
}

#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
fn draw(canvas: &HtmlCanvasElement, values: &[Nimber], to: u32, most: u32) {
    let scale = gloo::utils::window().device_pixel_ratio().clamp(1.0, 3.0);
    let width = (f64::from(canvas.client_width().max(1)) * scale) as u32;
    let height = (f64::from(HEIGHT) * scale) as u32;
    canvas.set_width(width);
    canvas.set_height(height);
    let mut picture = Picture::new(width, height);
    let side = dot_side(width, height, to, most, scale);
    let colour = colour_of(canvas);
    let (across, up) = (picture.width.saturating_sub(side), picture.height.saturating_sub(side));
    let place = |value: u64, end: u64, room: usize| match end {
        0 => 0,
        end => (value.min(end) * room as u64 / end) as usize,
    };
    for (n, value) in values.iter().enumerate() {
        let x = place(n as u64, to.into(), across);
        let y = place(value.0.into(), most.into(), up);
        picture.dot(x, y, side, colour);
    }
    let context = canvas.get_context("2d").ok().flatten();
    let context = context.and_then(|context| context.dyn_into::<CanvasRenderingContext2d>().ok());
    let image = ImageData::new_with_u8_clamped_array_and_sh(Clamped(&picture.bytes), width, height);
    if let (Some(context), Ok(image)) = (context, image) {
        // Fails only for pictures of no size.
        let _ = context.put_image_data(&image, 0.0, 0.0);
    }
}

/// The side of a dot: from one pixel of the page to four, as there is room.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
fn dot_side(width: u32, height: u32, to: u32, most: u32, scale: f64) -> usize {
    let pixel = scale.round() as u32;
    // Rows must not run into each other; along a row dots may touch.
    let apart = height / most.saturating_add(1) / 2;
    let crowded = to / width.max(1);
    let most_side = if crowded > 4 { pixel } else { 4 * pixel };
    apart.clamp(pixel, most_side) as usize
}

/// The colour that the style sheet gives to the canvas.
fn colour_of(canvas: &HtmlCanvasElement) -> [u8; 3] {
    let style = gloo::utils::window().get_computed_style(canvas).ok().flatten();
    let colour = style.and_then(|style| style.get_property_value("color").ok()).unwrap_or_default();
    // Whole numbers are enough; to read others would cost the page 15 kB of tables.
    let mut numbers = colour
        .split(|c: char| !c.is_ascii_digit() && c != '.')
        .filter_map(|number| number.split('.').next()?.parse().ok());
    let mut next = || numbers.next().unwrap_or(0);
    [next(), next(), next()]
}
