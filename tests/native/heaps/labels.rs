//! The numbers and names in a drawing of a sequence: none is printed over another one, or cut off.

use nimlab::core::{Job, Status};
use nimlab::games::Game;
use nimlab::games::heaps::{
    Answer, Heaps, Mark, Method, Picture, Plot, Query, Question, Ruleset, Window, drawn,
};

/// Letters of the drawing are twelve units high, and none is wider than this in the fonts that browsers take.
const LETTER: f64 = 7.7;

/// A box: left, top, right, bottom; and its text.
#[derive(Debug)]
struct Label([f64; 4], String);

impl Label {
    fn meets(&self, other: &Self) -> bool {
        let begins_before =
            |side: usize| self.0[side] < other.0[side + 2] && other.0[side] < self.0[side + 2];
        begins_before(0) && begins_before(1)
    }
}

fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    tag.split_once(&format!(" {name}=\""))?.1.split('"').next()
}

/// The boxes of all texts, where groups move them and set their anchor.
fn labels(svg: &str) -> Vec<Label> {
    let mut groups = vec![(0.0, 0.0, "start".to_owned())];
    let mut labels = Vec::new();
    for part in svg.split('<').skip(1) {
        let (tag, text) = part.split_once('>').unwrap();
        let number = |name: &str| attribute(tag, name).map_or(0.0, |it| it.parse::<f64>().unwrap());
        let (dx, dy, anchor) = groups.last().cloned().unwrap();
        let anchor = attribute(tag, "text-anchor").map_or(anchor, str::to_owned);
        if tag.starts_with("g ") || tag == "g" {
            let moved = attribute(tag, "transform").map_or((0.0, 0.0), |moved| {
                let inside = moved.trim_start_matches("translate(").trim_end_matches(')');
                let (x, y) = inside.split_once(' ').unwrap();
                (x.parse().unwrap(), y.parse().unwrap())
            });
            groups.push((dx + moved.0, dy + moved.1, anchor));
        } else if tag == "/g" {
            groups.pop();
        } else if tag.starts_with("text ") {
            #[allow(clippy::cast_precision_loss)]
            let wide = LETTER * text.chars().count() as f64;
            let (x, y) = (dx + number("x"), dy + number("y"));
            let left = match anchor.as_str() {
                "end" => x - wide,
                "middle" => x - wide / 2.0,
                _ => x,
            };
            labels.push(Label([left, y - 9.0, left + wide, y + 3.0], text.to_owned()));
        }
    }
    labels
}

/// No label of a drawing meets another one, and all are in it.
fn is_legible(svg: &str, what: &str) -> usize {
    let size = attribute(svg, "viewBox").unwrap();
    let size: Vec<f64> = size.split(' ').map(|side| side.parse().unwrap()).collect();
    let all = labels(svg);
    for (place, one) in all.iter().enumerate() {
        let [left, top, right, bottom] = one.0;
        let inside = left >= 0.0 && top >= 0.0 && right <= size[2] && bottom <= size[3];
        assert!(inside, "{what}: {one:?} is cut, of {size:?}");
        for other in all.get(place + 1..).unwrap_or_default() {
            assert!(!one.meets(other), "{what}: {one:?} {other:?}");
        }
    }
    all.len()
}

fn pictures(rules: &str, to: u32, windows: &[Window]) -> Vec<Picture> {
    let rules = Ruleset::read_link(rules).unwrap();
    let question = Question::Explore { rules, to, until_proof: false, method: Method::Plain };
    let mut job = Heaps::ask(question).unwrap();
    while job.step(1 << 24) == Status::Running {}
    let mut pictures = Vec::new();
    for &window in windows {
        job.hear(Query::Picture(window));
        while job.step(1 << 24) == Status::Running {}
        while let Some(answer) = job.report() {
            if let Answer::Picture(picture) = answer {
                pictures.push(picture);
            }
        }
    }
    pictures
}

const CAPTION: &str = "Les valeurs de Grundy G(n) pour n de 10\u{a0}000 à 20\u{a0}000. En vert, les tas fréquents selon le masque\u{a0}; en orange, les tas rares.";

#[test]
fn no_label_of_a_drawing_is_printed_over_another() {
    let (mut drawings, mut all) = (0, 0);
    for (rules, to) in [
        ("0.77", 3_000),
        ("0.07", 2_000),
        ("0.6", 1_000),
        ("0.3", 40),
        ("0.~3", 1_500),
        ("4.0", 700),
        ("0.16", 5_000),
        ("0.007", 9_000),
        ("0.33", 8),
        ("0.137", 150),
    ] {
        let mut windows = Vec::new();
        for (width, height) in [(150, 90), (320, 286), (700, 286), (1_580, 143)] {
            for (from, until) in [(0, to), (to / 2, to), (to - to / 8, to), (0, 8)] {
                for plot in [Plot::Dots, Plot::Strip] {
                    let height = if plot == Plot::Strip { 32 } else { height };
                    windows.push(Window { plot, from, to: until, width, height });
                }
            }
        }
        for picture in pictures(rules, to, &windows) {
            let Window { from, to, .. } = picture.window;
            let (from, to) = (u64::from(from), u64::from(to));
            // Marks near to each other, at the edges, and far apart.
            for places in [
                &[][..],
                &[from, from + 1][..],
                &[to - 1, to][..],
                &[from, u64::midpoint(from, to), to][..],
                &[from + 1, from + 2, to - 2, to][..],
            ] {
                let names = ["n₀", "n₀ + p", "≠", "≠"];
                let marks: Vec<Mark> = places
                    .iter()
                    .zip(names)
                    .map(|(&at, name)| Mark { name, at, proved: at % 2 == 0 })
                    .collect();
                for caption in [CAPTION, "Short."] {
                    let svg = drawn(&picture, &marks, &format!("G(n), {rules}"), caption);
                    assert!(
                        labels(&svg).iter().any(|label| caption.starts_with(&label.1)),
                        "{rules}"
                    );
                    all += is_legible(&svg, &format!("{rules} {:?} {places:?}", picture.window));
                    drawings += 1;
                }
            }
        }
    }
    assert!(drawings >= 3_000 && all > 30_000, "{drawings} {all}");
}

/// The test sees what it is to see.
#[test]
fn labels_that_meet_are_found() {
    let two = |x: u32| {
        let svg = format!(
            "<svg viewBox=\"0 0 90 40\"><g transform=\"translate(5 5)\" text-anchor=\"middle\"><text x=\"20\" y=\"20\">123</text><text x=\"{x}\" y=\"20\">45</text></g></svg>"
        );
        let all = labels(&svg);
        all[0].meets(&all[1])
    };
    assert!(two(30) && !two(60));
}

/// A long title, with or without spaces, has as many lines as it needs.
#[test]
fn a_long_title_is_broken_into_lines() {
    let rules =
        "take-1.2.3.5.8.13.21.34.55.89-whole-or-squares-two-or-primes-none.one-or-triangular-whole";
    for width in [300, 700] {
        let window = Window { plot: Plot::Dots, from: 0, to: 20, width, height: 100 };
        let picture = pictures("0.77", 20, &[window]).remove(0);
        for title in [format!("G(n), {rules}"), rules.to_owned(), "a long title ".repeat(20)] {
            let svg = drawn(&picture, &[], &title, CAPTION);
            assert!(is_legible(&svg, &title) > 10);
            // All of it is there, in the order of its lines.
            let mut rest = title.replace(' ', "");
            let lines = labels(&svg).into_iter().map(|label| label.1.replace(' ', ""));
            let heads = lines.take_while(|line| {
                let found = rest.strip_prefix(line.as_str()).filter(|_| !line.is_empty());
                let left = found.map(str::to_owned);
                left.map(|left| rest = left).is_some()
            });
            let count = heads.count();
            assert!(count > usize::from(width == 300), "{svg}");
            assert_eq!(rest, "", "{title}");
        }
    }
}

/// A title appears in the drawing as it is written, whatever signs are in it.
#[test]
fn a_title_is_no_markup() {
    let window = Window { plot: Plot::Dots, from: 0, to: 20, width: 300, height: 100 };
    let picture = pictures("0.77", 20, &[window]).remove(0);
    let svg = drawn(&picture, &[], "a < b & c", "d > e");
    assert!(svg.contains("<title>a &lt; b &amp; c</title>") && svg.contains(">d &gt; e</text>"));
}
