//! Painting a picture of the sequence on a canvas.

use super::window::between;
use crate::games::heaps::{Mark, Picture, Plot, STRIP_NONE, Window, hue};
use wasm_bindgen::{Clamped, JsCast};
use web_sys::{CanvasRenderingContext2d, Element, HtmlCanvasElement, ImageData};

/// The plot's width and height in the page's pixels as long as it is not laid out.
const UNSEEN: (i32, i32) = (720, 300);
/// What is left free above the dots and below them, so that none is cut.
const MARGIN: u32 = 7;
/// How many values lie one above the other in a column of a strip.
const STRIP_ROWS: u32 = 32;
/// The sum of red, green and blue below which a ground is dark.
const DARK: u32 = 384;

/// The canvas in device pixels.
struct Size {
    width: u32,
    height: u32,
    /// What is left free above and below.
    margin: u32,
    /// The side of a dot.
    side: u32,
}

#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
fn size(canvas: &HtmlCanvasElement, count: u32, top: u32) -> Size {
    let scale = between(gloo::utils::window().device_pixel_ratio(), 1.0, 2.0);
    // Where it was not laid out yet, a picture of it can still be saved.
    let laid_out = (canvas.client_width(), canvas.client_height());
    let (across, up) = if laid_out.0 > 1 && laid_out.1 > 1 { laid_out } else { UNSEEN };
    let (width, height) = ((f64::from(across) * scale) as u32, (f64::from(up) * scale) as u32);
    // Rows must not run into each other; along a row dots may touch.
    let pixel = scale.round() as u32;
    let crowded = count / width.max(1) > 4;
    let most = if crowded { pixel } else { 4 * pixel };
    let side = (height / top.saturating_add(1) / 2).clamp(pixel, most);
    Size { width, height, margin: MARGIN * pixel, side }
}

/// The picture that is to be asked for, so that each of its cells is a dot on the canvas.
pub(super) fn wanted(
    canvas: &HtmlCanvasElement,
    plot: Plot,
    (from, to): (u32, u32),
    top: u32,
) -> Window {
    let Size { width, height, margin, side } = size(canvas, to - from, top);
    match plot {
        Plot::Dots => {
            Window { plot, from, to, width: width / side, height: (height - 2 * margin) / side }
        }
        Plot::Strip => Window { plot, from, to, width, height: STRIP_ROWS },
    }
}

/// Paints a picture, whatever its window, so that the window from–to is seen.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, clippy::cast_precision_loss)]
pub(super) fn paint(
    canvas: &HtmlCanvasElement,
    picture: &Picture,
    (from, to): (u32, u32),
    marks: &[Mark],
) {
    let Size { width, height, margin, .. } = size(canvas, to - from, picture.top);
    if (canvas.width(), canvas.height()) != (width, height) {
        canvas.set_width(width);
        canvas.set_height(height);
    }
    let colours = ["color", "caret-color", "fill"].map(|name| colour_of(canvas, name));
    let mut pixels =
        Pixels { width: width as usize, bytes: vec![0; (width * height * 4) as usize] };
    let window = picture.window;
    // Where the picture's columns are, in device pixels: exact where it shows this very window.
    let scale = f64::from(width) / f64::from((to - from).max(1));
    let left = (f64::from(window.from) - f64::from(from)) * scale;
    let step = f64::from((window.to - window.from).max(1)) * scale / f64::from(window.width.max(1));
    let margin = if window.plot == Plot::Dots { margin } else { 0 };
    let rows = f64::from(height - 2 * margin) / f64::from(window.height.max(1));
    let margin = f64::from(margin);
    let edge =
        |start: f64, at: u32, step: f64| (start + f64::from(at) * step).round().max(0.0) as usize;
    let columns: Vec<(usize, usize)> =
        (0..window.width).map(|x| (edge(left, x, step), edge(left, x + 1, step))).collect();
    // Common dots first: a rare one is never hidden.
    for pass in [1_u8, 2] {
        for y in 0..window.height {
            let line = y as usize * window.width as usize;
            let (low, high) = (edge(margin, y, rows), edge(margin, y + 1, rows));
            for (x, &(start, end)) in columns.iter().enumerate() {
                let cell = line + x;
                match window.plot {
                    Plot::Dots => {
                        let byte = picture.cells.get(cell / 4).copied().unwrap_or(0);
                        if byte >> (cell % 4 * 2) & pass == 0 {
                            continue;
                        }
                        // A rare dot is larger too: nothing is told by colour alone.
                        let more = usize::from(pass == 2);
                        let (low, high) = (
                            (height as usize).saturating_sub(high + more),
                            (height as usize + more).saturating_sub(low),
                        );
                        pixels.fill(
                            (start.saturating_sub(more), end.max(start + 1) + more),
                            (low, high),
                            colours[usize::from(pass) - 1],
                        );
                    }
                    Plot::Strip => {
                        let value = picture.cells.get(cell).copied().unwrap_or(STRIP_NONE);
                        if pass == 1 && value != STRIP_NONE {
                            pixels.fill((start, end), (low, high), hue(value));
                        }
                    }
                }
            }
        }
    }
    for mark in marks {
        let x = (mark.at as f64 - f64::from(from)) * scale;
        if x >= 0.0 && x < f64::from(width) {
            let (x, every) = (x as usize, if mark.proved { 1 } else { 12 });
            for y in (0..height as usize).step_by(every) {
                pixels.fill((x, x + 2), (y, y + every.div_ceil(2)), colours[2]);
            }
        }
    }
    let context = canvas.get_context("2d").ok().flatten();
    let context = context.and_then(|context| context.dyn_into::<CanvasRenderingContext2d>().ok());
    let image = ImageData::new_with_u8_clamped_array_and_sh(Clamped(&pixels.bytes), width, height);
    if let (Some(context), Ok(image)) = (context, image) {
        // Fails only for pictures of no size.
        let _ = context.put_image_data(&image, 0.0, 0.0);
    }
    // On paper it has colours for a light ground (`static/styles/media.css`).
    let ground = gloo::utils::document().body().map(|body| colour_of(&body, "background-color"));
    let dark = ground.is_some_and(|ground| ground.map(u32::from).iter().sum::<u32>() < DARK);
    let _ = canvas.toggle_attribute_with_force("data-dark", dark);
}

struct Pixels {
    width: usize,
    bytes: Vec<u8>,
}

impl Pixels {
    fn fill(&mut self, across: (usize, usize), down: (usize, usize), colour: [u8; 3]) {
        let across = (across.0.min(self.width), across.1.min(self.width));
        for row in down.0..down.1 {
            let start = row * self.width;
            let row = self.bytes.get_mut((start + across.0) * 4..(start + across.1) * 4);
            for pixel in row.unwrap_or_default().chunks_exact_mut(4) {
                pixel.copy_from_slice(&[colour[0], colour[1], colour[2], 255]);
            }
        }
    }
}

/// A colour that the style sheet gives to an element.
fn colour_of(element: &Element, name: &str) -> [u8; 3] {
    let style = gloo::utils::window().get_computed_style(element).ok().flatten();
    let colour = style.and_then(|style| style.get_property_value(name).ok()).unwrap_or_default();
    // Whole numbers are enough; to read others would cost the page 15 kB of tables.
    let mut numbers = colour
        .split(|c: char| !c.is_ascii_digit() && c != '.')
        .filter_map(|number| number.split('.').next()?.parse().ok());
    let mut next = || numbers.next().unwrap_or(0);
    [next(), next(), next()]
}
