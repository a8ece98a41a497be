//! Colours that stand on one another can be told apart, by day, by night and on the projector (WCAG 2.2, 1.4.3 and 1.4.11).

use std::collections::BTreeMap;

/// What is read, and on what: at least 4.5 : 1.
const TEXTS: &[(&str, &[&str])] = &[
    (
        "ink",
        &["paper", "card", "sunk", "accent-soft", "win-soft", "loss-soft", "mark-soft", "square"],
    ),
    ("faint", &["paper", "card", "sunk", "loss-soft"]),
    ("accent", &["paper", "card"]),
    ("on-accent", &["accent"]),
    ("win", &["paper", "card", "win-soft"]),
    ("loss", &["paper", "card", "loss-soft"]),
];

/// What is seen, and on what: at least 3 : 1.
const SIGNS: &[(&str, &[&str])] = &[
    ("focus", &["paper", "card", "sunk"]),
    ("strong-line", &["paper", "card"]),
    ("mark", &["paper", "card"]),
    ("first", &["card"]),
    ("second", &["card"]),
];

/// The colours by name: by day, by night and on the projector.
fn colours() -> BTreeMap<String, [String; 3]> {
    let sheet = std::fs::read_to_string("static/styles/tokens.css").unwrap();
    let (house, projector) = sheet.split_once(":root[data-theme=\"projector\"] {\n").unwrap();
    let mut colours: BTreeMap<_, _> = house.lines().filter_map(colour).collect();
    for (name, [changed, ..]) in projector.split('}').next().unwrap().lines().filter_map(colour) {
        colours.get_mut(&name).unwrap()[2] = changed;
    }
    colours
}

/// `--name: #123;` or `--name: var(--light, #123) var(--dark, #456);`
fn colour(line: &str) -> Option<(String, [String; 3])> {
    let (name, value) = line.trim().strip_prefix("--")?.split_once(": ")?;
    let hex = |rest: &str| rest.chars().take_while(char::is_ascii_hexdigit).collect::<String>();
    let mut found = value.split('#').skip(1).map(hex);
    let day = found.next()?;
    let night = found.next().unwrap_or_else(|| day.clone());
    Some((name.to_owned(), [day.clone(), night, day]))
}

/// The relative luminance of `fff` or `ffffff`.
fn luminance(hex: &str) -> f64 {
    let wide =
        |digit: char| if hex.len() == 3 { format!("{digit}{digit}") } else { digit.to_string() };
    let digits: String = hex.chars().map(wide).collect();
    let part = |at: usize| {
        let part = f64::from(u8::from_str_radix(&digits[at..at + 2], 16).unwrap()) / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * part(0) + 0.7152 * part(2) + 0.0722 * part(4)
}

fn contrast(one: &str, other: &str) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

#[test]
fn every_pair_of_colours_can_be_told_apart() {
    let colours = colours();
    let mut faults = Vec::new();
    for (pairs, least) in [(TEXTS, 4.5), (SIGNS, 3.0)] {
        for (front, grounds) in pairs {
            for ground in *grounds {
                for (i, time) in ["by day", "by night", "on the projector"].iter().enumerate() {
                    let found = contrast(&colours[*front][i], &colours[*ground][i]);
                    if found < least {
                        faults.push(format!("{front} on {ground} {time}: {found:.2}, not {least}"));
                    }
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn contrasts_are_those_of_the_definition() {
    for (one, other, wanted) in
        [("000", "fff", 21.0), ("777777", "ffffff", 4.48), ("fff", "fff", 1.0)]
    {
        assert!((contrast(one, other) - wanted).abs() < 0.01, "{one} {other}");
    }
}
