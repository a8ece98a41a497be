//! The plot as a drawing that can be made larger.

use super::paint::{Mark, hue};
use crate::games::heaps::{Picture, Plot, STRIP_NONE};
use std::fmt::Write;

/// Room on the left and below for numbers, and above for the title.
const ROOM: (u32, u32) = (60, 40);

/// A picture as SVG: one unit a cell, runs of cells as one stroke.
pub(super) fn svg(
    picture: &Picture,
    (from, to): (u32, u32),
    marks: &[Mark],
    title: &str,
) -> String {
    let (width, height) = (picture.window.width, picture.window.height);
    // A strip has few rows: they are made tall.
    let tall = if picture.window.plot == Plot::Strip { 6 } else { 1 };
    let (across, down) = (width + ROOM.0 + 20, height * tall + 2 * ROOM.1);
    let mut text = String::new();
    // Writing to a text does not fail.
    let _ = write!(
        text,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {across} {down}\" \
         font-family=\"sans-serif\" font-size=\"12\"><title>{title}</title>\
         <rect width=\"{across}\" height=\"{down}\" fill=\"#fff\"/>\
         <text x=\"{}\" y=\"20\">{title}</text>\
         <g transform=\"translate({} {})\">",
        ROOM.0, ROOM.0, ROOM.1
    );
    match picture.window.plot {
        Plot::Dots => {
            for (bit, colour) in [(1, "#1f5f5b"), (2, "#a63c00")] {
                let _ = write!(text, "<path stroke=\"{colour}\" d=\"");
                dots(picture, bit, &mut text);
                text.push_str("\"/>");
            }
            let _ =
                write!(text, "<text x=\"-8\" y=\"8\" text-anchor=\"end\">{}</text>", picture.top);
        }
        Plot::Strip => strip(picture, tall, &mut text),
    }
    let bottom = height * tall;
    let _ = write!(
        text,
        "<path stroke=\"#000\" fill=\"none\" d=\"M-1 0V{bottom}H{width}\"/>\
         <text y=\"{0}\">{from}</text><text x=\"{width}\" y=\"{0}\" text-anchor=\"end\">{to}</text>",
        bottom + 16
    );
    for mark in marks.iter().filter(|mark| (u64::from(from)..=u64::from(to)).contains(&mark.at)) {
        let x = (mark.at - u64::from(from)) * u64::from(width) / u64::from(to - from).max(1);
        let dash = if mark.proved { "" } else { " stroke-dasharray=\"4\"" };
        let _ = write!(
            text,
            "<path stroke=\"#000\"{dash} d=\"M{x} 0V{bottom}\"/><text x=\"{}\" y=\"-4\">{}</text>",
            x + 3,
            mark.name
        );
    }
    text.push_str("</g></svg>\n");
    text
}

/// The runs of the cells that have that bit.
fn dots(picture: &Picture, bit: u8, text: &mut String) {
    let (width, height) = (picture.window.width as usize, picture.window.height as usize);
    let set = |cell: usize| {
        picture.cells.get(cell / 4).is_some_and(|byte| byte >> (cell % 4 * 2) & bit != 0)
    };
    for row in 0..height {
        let mut x = 0;
        while x < width {
            let run = (x..width).take_while(|&x| set(row * width + x)).count();
            if run > 0 {
                let _ = write!(text, "M{x} {}.5h{run}", height - 1 - row);
            }
            x += run.max(1);
        }
    }
}

/// The runs of one value.
fn strip(picture: &Picture, tall: u32, text: &mut String) {
    let width = picture.window.width as usize;
    for (row, cells) in (0_u32..).zip(picture.cells.chunks(width.max(1))) {
        let mut x = 0;
        while let Some(&value) = cells.get(x) {
            let run = cells[x..].iter().take_while(|&&other| other == value).count();
            if value != STRIP_NONE {
                let [red, green, blue] = hue(value);
                let y = row * tall;
                let _ = write!(
                    text,
                    "<rect x=\"{x}\" y=\"{y}\" width=\"{run}\" height=\"{tall}\" fill=\"rgb({red},{green},{blue})\"/>"
                );
            }
            x += run;
        }
    }
}
