//! Colours that lie on one another can be told apart, in light, in dark and on the projector (WCAG 2.2, 1.4.3 and
//! 1.4.11).

use std::collections::BTreeMap;

/// What is read, and on what: at least 4.5 : 1. The players of a graph are thin lines, and as strict as text.
const TEXTS: &[(&str, &[&str])] = &[
    (
        "ink",
        &[
            "paper",
            "card",
            "sunk",
            "accent-soft",
            "win-soft",
            "loss-soft",
            "mark-soft",
            "square",
            "light-square",
            "dark-square",
            "j0-soft",
            "j1-soft",
        ],
    ),
    ("faint", &["paper", "card", "sunk", "accent-soft", "win-soft", "loss-soft", "mark-soft"]),
    ("accent", &["paper", "card", "sunk", "accent-soft"]),
    ("on-accent", &["accent"]),
    ("win", &["paper", "card", "sunk", "win-soft"]),
    ("loss", &["paper", "card", "sunk", "loss-soft"]),
    ("mark", &["paper", "card"]),
    ("card", &["j1"]),
    ("paper", &["pawn"]),
    ("j0", &["card", "sunk", "accent-soft", "mark-soft", "j0-soft", "j1-soft"]),
    ("j1", &["card", "sunk", "accent-soft", "mark-soft", "j0-soft", "j1-soft"]),
    ("choc-ink", &["choc", "choc-light", "choc-dark", "poison"]),
    ("poison-ink", &["poison"]),
    ("gold-ink", &["gold", "coin"]),
    ("place-piece-ink", &["place-piece"]),
    ("place-ink", &["place-free", "place-gone", "part-*"]),
    ("nimber-ink", &["nimber-*"]),
];

/// What is seen, and on what: at least 3 : 1.
const SIGNS: &[(&str, &[&str])] = &[
    (
        "focus",
        &[
            "paper",
            "card",
            "sunk",
            "accent-soft",
            "win-soft",
            "loss-soft",
            "mark-soft",
            "j0-soft",
            "j1-soft",
            "light-square",
            "dark-square",
            "place-free",
            "place-gone",
            "part-*",
            "nimber-*",
        ],
    ),
    ("strong-line", &["paper", "card", "sunk", "accent-soft", "light-square", "place-free"]),
    (
        "mark",
        &[
            "sunk",
            "accent-soft",
            "mark-soft",
            "light-square",
            "dark-square",
            "place-free",
            "place-gone",
            "part-*",
            "nimber-*",
        ],
    ),
    ("accent", &["light-square", "dark-square", "place-free", "part-*"]),
    ("loss", &["light-square", "dark-square", "nimber-*"]),
    ("first", &["card"]),
    ("second", &["card"]),
    ("edge", &["card"]),
    ("choc", &["card", "foil"]),
    ("choc-ink", &["choc", "choc-light"]),
    ("gold", &["choc", "choc-light"]),
    ("gold-ink", &["gold"]),
    ("match-head", &["card", "accent-soft", "loss-soft", "mark-soft"]),
    ("match-shade", &["card"]),
    ("pin-band", &["pin-body"]),
    ("pawn", &["card", "light-square", "dark-square", "accent-soft", "mark-soft"]),
    ("place-piece", &["card", "sunk", "place-gone", "accent-soft", "mark-soft"]),
    ("tails-edge", &["card", "sunk", "accent-soft", "mark-soft"]),
    ("crown", &["coin"]),
];

/// What has an edge of another colour: one of the two is seen, at least 3 : 1.
const EDGED: &[([&str; 2], &[&str])] = &[
    (["match-wood", "match-shade"], &["card", "accent-soft", "loss-soft", "mark-soft"]),
    (["pin-body", "pin-edge"], &["card", "accent-soft", "loss-soft", "mark-soft"]),
    (["coin", "coin-edge"], &["card", "accent-soft", "loss-soft", "mark-soft"]),
    (["square", "square-edge"], &["card", "accent-soft", "loss-soft", "mark-soft"]),
];

/// The colours by name: in light, in dark and on the projector.
fn colours() -> BTreeMap<String, [String; 3]> {
    let sheet = std::fs::read_to_string("static/styles/tokens.css").unwrap();
    let (house, projector) = sheet.split_once(":root[data-theme=\"projector\"] {\n").unwrap();
    let mut colours: BTreeMap<_, _> = house.lines().filter_map(colour).collect();
    for (name, [changed, ..]) in projector.split('}').next().unwrap().lines().filter_map(colour) {
        colours.get_mut(&name).unwrap()[2] = changed;
    }
    for (_, games) in super::files("src/app/games", ".css") {
        colours.extend(games.lines().filter_map(colour));
    }
    colours
}

/// `--name: #123;` or `--name: var(--light, #123) var(--dark, #456);`, or all of it within `.name { … }`.
fn colour(line: &str) -> Option<(String, [String; 3])> {
    let (class, line) = line.split_once(" { ").unwrap_or(("", line));
    let (name, value) = line.trim().strip_prefix("--")?.split_once(": ")?;
    let name = class.trim().strip_prefix('.').unwrap_or(name);
    let hex = |rest: &str| rest.chars().take_while(char::is_ascii_hexdigit).collect::<String>();
    let mut found = value.split('#').skip(1).map(hex);
    let light = found.next()?;
    let dark = found.next().unwrap_or_else(|| light.clone());
    Some((name.to_owned(), [light.clone(), dark, light]))
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

const THEMES: [&str; 3] = ["in light", "in dark", "on the projector"];

/// Whether a name is a number after `start`.
fn numbered(name: &str, start: &str) -> bool {
    name.strip_prefix(start).is_some_and(|rest| rest.bytes().all(|byte| byte.is_ascii_digit()))
}

/// The colours of a name, or those of all numbers where it is `name-*`.
fn named(name: &str, colours: &BTreeMap<String, [String; 3]>) -> Vec<(String, [String; 3])> {
    let found: Vec<_> = match name.strip_suffix('*') {
        Some(start) => colours.iter().filter(|(name, _)| numbered(name, start)).collect(),
        None => colours.get_key_value(name).into_iter().collect(),
    };
    assert!(!found.is_empty(), "no colour {name}");
    found.into_iter().map(|(name, colour)| (name.clone(), colour.clone())).collect()
}

/// Where none of `fronts` is seen on one of `grounds`.
fn faults(
    fronts: &[&str],
    grounds: &[&str],
    least: f64,
    colours: &BTreeMap<String, [String; 3]>,
) -> Vec<String> {
    let fronts: Vec<_> = fronts.iter().flat_map(|front| named(front, colours)).collect();
    let grounds: Vec<_> = grounds.iter().flat_map(|ground| named(ground, colours)).collect();
    let names: Vec<_> = fronts.iter().map(|(name, _)| name.as_str()).collect();
    let mut faults = Vec::new();
    for (ground, below) in &grounds {
        for (i, theme) in THEMES.iter().enumerate() {
            let contrasts = fronts.iter().map(|(_, front)| contrast(&front[i], &below[i]));
            let found = contrasts.fold(0.0, f64::max);
            if found < least {
                let names = names.join(" or ");
                faults.push(format!("{names} on {ground} {theme}: {found:.2}, not {least}"));
            }
        }
    }
    faults
}

#[test]
fn every_pair_of_colours_can_be_told_apart() {
    let colours = colours();
    let mut found = Vec::new();
    for (pairs, least) in [(TEXTS, 4.5), (SIGNS, 3.0)] {
        for (front, grounds) in pairs {
            found.extend(faults(&[front], grounds, least, &colours));
        }
    }
    for (either, grounds) in EDGED {
        found.extend(faults(either, grounds, 3.0, &colours));
    }
    assert!(found.is_empty(), "\n{}", found.join("\n"));
}

#[test]
fn contrasts_are_those_of_the_definition() {
    for (one, other, wanted) in
        [("000", "fff", 21.0), ("777777", "ffffff", 4.48), ("fff", "fff", 1.0)]
    {
        assert!((contrast(one, other) - wanted).abs() < 0.01, "{one} {other}");
    }
}
