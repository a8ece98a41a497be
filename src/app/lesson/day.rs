//! The position of the day: drawn by the date (UTC), the same for everybody.

use crate::core::Message;
use crate::link::{of_version, with_hash, with_key};
use crate::words::{Language, Words};

/// Milliseconds of a day.
const MS: f64 = 86_400_000.0;

/// A day, by its number since 1970-01-01 (UTC).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Day(pub(super) u32);

/// What is asked on each day of two weeks, from Monday on, harder towards the end of each: a link's rest on each line.
const WEEKS: &str = include_str!("../../../lessons/weeks.txt");

impl Day {
    /// Today.
    pub(super) fn today() -> Self {
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
        let day = (js_sys::Date::now() / MS) as u32;
        Self(day)
    }

    /// The day of a name: `day`, or `day-2026-11-22`.
    pub(super) fn named(name: &str) -> Option<Self> {
        if name == "day" {
            return Some(Self::today());
        }
        let date = name.strip_prefix("day-")?;
        let ms = js_sys::Date::parse(&format!("{date}T00:00:00Z"));
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
        let day = (ms.is_finite() && ms >= 0.0).then(|| Self((ms / MS) as u32))?;
        (day <= Self::today()).then_some(day)
    }

    /// The date, `2026-11-22`.
    pub(super) fn date(self) -> String {
        let date = js_sys::Date::new(&(f64::from(self.0) * MS).into());
        date.to_iso_string().as_string().unwrap_or_default().chars().take(10).collect()
    }

    /// The date in words: "22 November 2026".
    pub(super) fn say(self, words: &Words) -> String {
        let date = js_sys::Date::new(&(f64::from(self.0) * MS).into());
        let options = js_sys::Object::new();
        for (key, value) in
            [("timeZone", "UTC"), ("day", "numeric"), ("month", "long"), ("year", "numeric")]
        {
            // Setting a property of a new object does not fail.
            let _ = js_sys::Reflect::set(&options, &key.into(), &value.into());
        }
        let language = words.language();
        let locale = if language == Language::French { "fr-FR" } else { "en-GB" };
        language.date(date.to_locale_date_string(locale, &options).into())
    }

    /// Whether a name is that of a day which is still to come.
    pub(super) fn is_to_come(name: &str) -> bool {
        let date = name.strip_prefix("day-").unwrap_or_default();
        js_sys::Date::parse(&format!("{date}T00:00:00Z")) > js_sys::Date::now()
    }

    /// Its name in links.
    pub(super) fn name(self) -> String {
        format!("day-{}", self.date())
    }

    /// The day before.
    pub(super) fn before(self) -> Self {
        Self(self.0.saturating_sub(1))
    }
}

impl PartialOrd for Day {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        self.0.partial_cmp(&other.0)
    }
}

/// The link that asks the question of a day.
fn asked(day: Day) -> String {
    // The first day was a Thursday.
    let asked = WEEKS.lines().nth((day.0 as usize + 3) % 14).unwrap_or_default();
    let drawn = with_key(&of_version(asked), "seed", Some(&day.0.to_string()));
    with_key(&drawn, "fresh", Some("1"))
}

/// The link to the position of a day with all that is known of it.
pub(super) fn explained(day: Day) -> String {
    with_key(&with_key(&asked(day), "task", None), "view", Some("analyse"))
}

/// The lesson of a day: its question, and, when that day is over, the position to be viewed.
pub(super) fn lesson(day: Day, words: &Words) -> String {
    let asked = asked(day);
    let title = words.say(&Message::new("day-title").with("date", day.say(words)));
    let question = words.get("day-question");
    let mut text =
        [&format!("title: {title}"), "free: yes", "---", &with_hash(&asked), &question, ""]
            .join("\n");
    if day < Day::today() {
        text =
            [&text, "---", &with_hash(&explained(day)), &words.get("day-explained"), ""].join("\n");
    }
    text
}

/// How many days in a row were solved, up to this one.
pub(super) fn streak(days: &[u32], today: Day) -> usize {
    let solved = |day: u32| days.contains(&day);
    let last = if solved(today.0) { today.0 } else { today.0.saturating_sub(1) };
    (0..=last).rev().take_while(|&day| solved(day)).count()
}
