//! The table of keys: all that any game's link may say besides the game.

use super::encode::encoded;
use super::settings::LANGUAGES;
use super::{Link, Theme, Values, View};
use crate::core::{Count, Rule};
use crate::session::{Check, Hints, Kind, Level, MAX_COUNT, MAX_OPTIONS, MAX_SAY, Players};

/// A key that every link may have.
pub(super) struct Key {
    /// Its name in links.
    pub(super) name: &'static str,
    /// The values that it takes, in the notation's own characters.
    pub(super) allowed: fn() -> String,
    /// Takes in a value; `false` where it is not one that is allowed. What only the game can check is
    /// left to it.
    pub(super) read: fn(&mut Link, &str) -> bool,
    /// The value, where it is not the default.
    pub(super) write: fn(&Link) -> Option<String>,
}

/// The keys in the order in which the writer has them; a system's own come after.
pub(super) const KEYS: [Key; 20] = [
    Key {
        name: "rule",
        allowed: || "normal, misere".to_owned(),
        read: |link, text| {
            let rules = [("normal", Rule::Normal), ("misere", Rule::Misere)];
            set(&mut link.start.rule, named(&rules, text))
        },
        write: |link| (link.start.rule == Rule::Misere).then(|| "misere".to_owned()),
    },
    Key {
        name: "moves",
        allowed: String::new,
        read: |_, _| true,
        write: |link| (!link.moves.is_empty()).then(|| link.moves.join("_")),
    },
    Key {
        name: "at",
        allowed: || "0, 1, 2 …".to_owned(),
        read: |link, text| set(&mut link.at, number(text).and_then(|at| usize::try_from(at).ok())),
        write: |link| (link.at != link.moves.len()).then(|| link.at.to_string()),
    },
    Key {
        name: "players",
        allowed: || Players::ALL.map(Players::name).join(", "),
        read: |link, text| set(&mut link.players, Players::named(text)),
        write: |link| unusual(link.players, Players::name),
    },
    Key {
        name: "level",
        allowed: || Level::ALL.map(Level::name).join(", "),
        read: |link, text| set(&mut link.level, Level::named(text)),
        write: |link| unusual(link.level, Level::name),
    },
    Key {
        name: "seed",
        allowed: || "0 … 18446744073709551615".to_owned(),
        read: |link, text| set(&mut link.seed, number(text).map(Some)),
        write: |link| link.seed.map(|seed| seed.to_string()),
    },
    Key {
        name: "view",
        allowed: String::new,
        read: |_, _| true,
        write: |link| unusual(link.look.view, View::name),
    },
    Key {
        name: "values",
        allowed: || Values::ALL.map(Values::name).join(", "),
        read: |link, text| set(&mut link.look.values, Values::named(text)),
        write: |link| unusual(link.look.values, Values::name),
    },
    Key {
        name: "lang",
        allowed: || LANGUAGES.join(", "),
        read: |link, text| {
            let lang = LANGUAGES.into_iter().find(|lang| *lang == text);
            set(&mut link.look.lang, lang.map(Some))
        },
        write: |link| link.look.lang.map(str::to_owned),
    },
    Key {
        name: "count",
        allowed: || Count::ALL.map(Count::name).join(", "),
        read: |link, text| {
            let count = Count::ALL.into_iter().find(|count| count.name() == text);
            set(&mut link.look.count, count)
        },
        write: |link| unusual(link.look.count, Count::name),
    },
    Key {
        name: "embed",
        allowed: || "1".to_owned(),
        read: |link, text| set(&mut link.look.embed, (text == "1").then_some(true)),
        write: |link| link.look.embed.then(|| "1".to_owned()),
    },
    Key {
        name: "theme",
        allowed: || Theme::ALL.map(Theme::name).join(", "),
        read: |link, text| set(&mut link.look.theme, Theme::named(text).map(Some)),
        write: |link| link.look.theme.map(|theme| theme.name().to_owned()),
    },
    Key {
        name: "task",
        allowed: || names(Kind::ALL, Kind::name),
        read: |link, text| set(&mut link.look.task.kind, Kind::named(text).map(Some)),
        write: |link| link.look.task.kind.map(|kind| kind.name().to_owned()),
    },
    Key {
        name: "say",
        allowed: || format!("1 … {MAX_SAY}"),
        read: |link, text| {
            let fits = (1..=MAX_SAY).contains(&text.chars().count());
            set(&mut link.look.task.say, fits.then(|| text.to_owned()))
        },
        write: |link| {
            let say = &link.look.task.say;
            (!say.is_empty()).then(|| encoded(say))
        },
    },
    Key {
        name: "hints",
        allowed: || names(Hints::ALL, Hints::name),
        read: |link, text| set(&mut link.look.task.hints, Hints::named(text)),
        write: |link| unusual(link.look.task.hints, Hints::name),
    },
    Key {
        name: "check",
        allowed: || names(Check::ALL, Check::name),
        read: |link, text| set(&mut link.look.task.check, Check::named(text)),
        write: |link| unusual(link.look.task.check, Check::name),
    },
    Key {
        name: "within",
        allowed: || format!("1 … {MAX_COUNT}"),
        read: |link, text| {
            set(&mut link.look.task.within, count(text).filter(|&within| within > 0).map(Some))
        },
        write: |link| link.look.task.within.map(|within| within.to_string()),
    },
    Key {
        name: "options",
        allowed: || format!("…%7C~… (≤ {MAX_OPTIONS})"),
        read: |link, text| link.look.task.read_options(text),
        write: |link| {
            let task = &link.look.task;
            (!task.options.is_empty()).then(|| encoded(&task.write_options()))
        },
    },
    Key {
        name: "done",
        allowed: || format!("0 … {MAX_COUNT}"),
        read: |link, text| set(&mut link.look.task.done, count(text)),
        write: |link| (link.look.task.done > 0).then(|| link.look.task.done.to_string()),
    },
    Key {
        name: "fresh",
        allowed: || "1".to_owned(),
        read: |link, text| set(&mut link.look.task.fresh, (text == "1").then_some(true)),
        write: |link| link.look.task.fresh.then(|| "1".to_owned()),
    },
];

/// The key of a name.
pub(super) fn key(name: &str) -> Option<&'static Key> {
    KEYS.iter().find(|key| key.name == name)
}

/// A decimal number and nothing else: no sign, no space.
fn number(text: &str) -> Option<u64> {
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok()).flatten()
}

/// A number of moves or steps.
fn count(text: &str) -> Option<u32> {
    let count = number(text).and_then(|count| u32::try_from(count).ok());
    count.filter(|&count| count <= MAX_COUNT)
}

fn names<T: Copy>(all: &[T], name: fn(T) -> &'static str) -> String {
    all.iter().map(|&value| name(value)).collect::<Vec<_>>().join(", ")
}

fn named<T: Copy>(known: &[(&str, T)], text: &str) -> Option<T> {
    known.iter().find(|(name, _)| *name == text).map(|&(_, value)| value)
}

/// Takes in a value where there is one, and says whether there was.
fn set<T>(place: &mut T, value: Option<T>) -> bool {
    let Some(value) = value else { return false };
    *place = value;
    true
}

/// The name of a value that is not the default.
fn unusual<T: Copy + Default + PartialEq>(value: T, name: fn(T) -> &'static str) -> Option<String> {
    (value != T::default()).then(|| name(value).to_owned())
}
