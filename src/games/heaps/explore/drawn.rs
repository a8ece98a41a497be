//! The plot as a scalable drawing.

use super::picture::{Picture, Plot, STRIP_NONE};
use crate::core::Axis;
use std::fmt::Write;

/// Room above for a line of the title and the names of marks, and below for numbers.
const ABOVE: u32 = 88;
const BELOW: u32 = 44;
/// Room on the right, for half a number and the name of a mark.
const RIGHT: u32 = 56;
/// A drawing is shown at least so wide, and a picture made of it is.
const MIN_WIDTH: u32 = 1_200;
/// Room for a line of the caption, and for a letter of it.
const LINE: u32 = 16;
const LETTER: u32 = 8;

/// A line across the plot at a heap: its name, where it is, and whether it stands for something
/// proved.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mark {
    /// The name.
    pub name: &'static str,
    /// The heap.
    pub at: u64,
    /// Whether it is proved.
    pub proved: bool,
}

/// A colour for a value: neighbours far apart on the wheel, and of different lightness.
pub fn hue(value: u8) -> [u8; 3] {
    let hue = u32::from(value) * 137 % 360;
    let light = [90_u32, 40, 140][usize::from(value) % 3];
    // A wave that is at its height a third of the wheel away for each of the three lights.
    [0_u32, 240, 120].map(|shift| {
        let angle = (hue + shift) % 360;
        let wave = angle.abs_diff(180);
        u8::try_from(light + wave * 110 / 180).unwrap_or(u8::MAX)
    })
}

/// A text as written in a drawing.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// A text in lines of at most so many letters, cut between words, and a word that is longer after a hyphen or
/// a full stop in it, as rules have them, or anywhere.
fn in_lines(text: &str, most: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if line.chars().count() + word.chars().count() < most => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.extend(cut(word, most)),
        }
    }
    lines
}

/// A word in parts of at most so many letters.
fn cut(word: &str, most: usize) -> Vec<String> {
    let mut parts = Vec::new();
    let mut rest = word;
    while let Some((end, _)) = rest.char_indices().nth(most.max(1)) {
        let part = rest.get(..end).unwrap_or(rest);
        let at = part.rfind(['-', '.', ',']).map_or(end, |at| at + 1);
        parts.push(rest.get(..at).unwrap_or(rest).to_owned());
        rest = rest.get(at..).unwrap_or_default();
    }
    parts.push(rest.to_owned());
    parts
}

/// A picture as SVG: one unit a cell, runs of cells as one stroke, numbers along both axes, a title above and a
/// caption below.
pub fn drawn(picture: &Picture, marks: &[Mark], title: &str, caption: &str) -> String {
    let window = picture.window;
    let (width, height) = (window.width, window.height);
    let dots = window.plot == Plot::Dots;
    // A strip has few rows: they are made tall.
    let bottom = if dots { height } else { height * 6 };
    let left = 44 + 8 * picture.top.checked_ilog10().unwrap_or(0);
    let across = left + width + RIGHT;
    let letters = usize::try_from((across - left) / LETTER).unwrap_or(1).max(1);
    let caption = in_lines(caption, letters);
    let heads = in_lines(title, letters);
    let above = ABOVE + LINE * u32::try_from(heads.len()).unwrap_or(1).saturating_sub(1);
    let end = above + bottom + BELOW;
    let down = end + LINE * u32::try_from(caption.len()).unwrap_or(0) + LINE / 2;
    let title = escaped(title);
    let scale = MIN_WIDTH / across + 1;
    let mut text = String::new();
    // Writing to a text does not fail.
    let _ = write!(
        text,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}\" height=\"{}\" \
         viewBox=\"0 0 {across} {down}\" font-family=\"sans-serif\" font-size=\"12\"><title>{title}</title>\
         <rect width=\"{across}\" height=\"{down}\" fill=\"#fff\"/>",
        across * scale,
        down * scale,
    );
    for (line, at) in heads.iter().zip(0..) {
        let y = 20 + LINE * at;
        let _ = write!(text, "<text x=\"{left}\" y=\"{y}\">{}</text>", escaped(line));
    }
    let _ = write!(text, "<g transform=\"translate({left} {above})\">");
    if dots {
        // Rare dots are larger: nothing is told by colour alone.
        for (bit, look) in [
            (1, "stroke=\"#1f5f5b\""),
            (2, "stroke=\"#a63c00\" stroke-width=\"3\" stroke-linecap=\"square\""),
        ] {
            let _ = write!(text, "<path {look} d=\"");
            dots_of(picture, bit, &mut text);
            text.push_str("\"/>");
        }
        numbers_up(picture.top, height, &mut text);
    } else {
        strip(picture, 6, &mut text);
    }
    let axis = Axis { from: window.from, to: window.to, cells: !dots };
    let x = |number: u32| axis.place(number) * u64::from(width) / Axis::LENGTH;
    let _ = write!(text, "<path stroke=\"#000\" fill=\"none\" d=\"M-1 0V{bottom}H{width}\"/>");
    text.push_str("<g text-anchor=\"middle\">");
    // A number that has no room beside the one before it is left out.
    let mut free = 0;
    for (number, _) in axis.ticks() {
        let (x, y) = (x(number), bottom + 18);
        let half = u64::from(LETTER * (number.checked_ilog10().unwrap_or(0) + 1) / 2);
        if free > 0 && x < free + half {
            continue;
        }
        free = x + half + u64::from(LETTER) / 2;
        let _ = write!(
            text,
            "<path stroke=\"#000\" d=\"M{x} {bottom}v5\"/><text x=\"{x}\" y=\"{y}\">{number}</text>"
        );
    }
    let _ =
        write!(text, "</g><text x=\"{width}\" y=\"{}\" text-anchor=\"end\">n</text>", bottom + 36);
    let inside = u64::from(window.from)..=u64::from(window.to);
    let mut named: Vec<&Mark> = marks.iter().filter(|mark| inside.contains(&mark.at)).collect();
    named.sort_by_key(|mark| mark.at);
    for (after, mark) in (0..named.len()).rev().zip(named) {
        let x = x(u32::try_from(mark.at).unwrap_or(u32::MAX));
        let dash = if mark.proved { "" } else { " stroke-dasharray=\"4\"" };
        // Each name is written to the right of its line and above the lines that come after: none runs through it.
        let y = 6 + 14 * after;
        let _ = write!(
            text,
            "<path stroke=\"#000\"{dash} d=\"M{x} -{}V{bottom}\"/><text x=\"{}\" y=\"-{y}\">{}</text>",
            y + 8,
            x + 4,
            mark.name
        );
    }
    text.push_str("</g>");
    for (line, at) in caption.iter().zip(1..) {
        let y = end + LINE * at - 2;
        let _ = write!(text, "<text x=\"{left}\" y=\"{y}\">{}</text>", escaped(line));
    }
    text.push_str("</svg>\n");
    text
}

/// The numbers of the axis of values, and its name.
fn numbers_up(top: u32, height: u32, text: &mut String) {
    text.push_str("<g text-anchor=\"end\"><text x=\"-8\" y=\"-18\">G(n)</text>");
    for (number, place) in (Axis { from: 0, to: top, cells: false }).ticks() {
        let y = u64::from(height.saturating_sub(1)) * (Axis::LENGTH - place) / Axis::LENGTH;
        let _ = write!(
            text,
            "<path stroke=\"#000\" d=\"M-6 {y}.5h5\"/><text x=\"-8\" y=\"{}\">{number}</text>",
            y + 4
        );
    }
    text.push_str("</g>");
}

/// The runs of the cells that have that bit.
fn dots_of(picture: &Picture, bit: u8, text: &mut String) {
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
