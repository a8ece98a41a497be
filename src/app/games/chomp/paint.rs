//! Paints how many losing positions fall into each cell of a plot.

use crate::games::chomp::Plot;
use wasm_bindgen::{Clamped, JsCast};
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement, ImageData};

/// Paints a plane: a pixel of the canvas a cell, the first row at the bottom. The colour is a middle
/// one that is seen on light and on dark alike; the more positions, the stronger.
pub(super) fn paint(canvas: &HtmlCanvasElement, plot: &Plot) {
    let side = u32::from(plot.side);
    let mut bytes = Vec::with_capacity(plot.cells.len() * 4);
    for row in plot.cells.chunks(plot.side.max(1).into()).rev() {
        for &count in row {
            let strength = u8::try_from(count.min(3) * 45 + 120).unwrap_or(u8::MAX);
            bytes.extend([0xb0, 0x62, 0x1e, if count == 0 { 0 } else { strength }]);
        }
    }
    if (canvas.width(), canvas.height()) != (side, side) {
        canvas.set_width(side);
        canvas.set_height(side);
    }
    let context = canvas.get_context("2d").ok().flatten();
    let context = context.and_then(|context| context.dyn_into::<CanvasRenderingContext2d>().ok());
    let image = ImageData::new_with_u8_clamped_array_and_sh(Clamped(&bytes), side, side);
    if let (Some(context), Ok(image)) = (context, image) {
        // Fails only for pictures of no size.
        let _ = context.put_image_data(&image, 0.0, 0.0);
    }
}
