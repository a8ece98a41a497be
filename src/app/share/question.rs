//! What an author asks about the position shown, and the link and the step of a lesson that ask it.

use crate::app::hooks::shown_link;
use crate::core::Count;
use crate::lesson::{Lesson, read_option};
use crate::link::{Place, Split, encoded, split, until_here, with_hash, with_key};
use crate::session::{Check, Choice, Hints, Kind, Level, MAX_COUNT, Task};
use gloo::utils::document;
use std::cell::RefCell;
use std::collections::BTreeSet;
use web_sys::Element;

/// After so many steps it is asked what comes next, where the author says nothing else.
const USUAL_STEPS: &str = "4";

/// What the author has chosen.
#[derive(Clone, PartialEq)]
pub(super) struct Question {
    pub(super) say: String,
    pub(super) kind: Kind,
    pub(super) hints: Hints,
    /// One option a line, the right ones with `(x)` before them, as in a lesson.
    pub(super) options: String,
    /// Whether what is filled in is checked number by number.
    pub(super) each: bool,
    /// The level of the computer against which a game is to be won.
    pub(super) level: Level,
    /// Within how many moves, and after how many steps, as they are typed.
    pub(super) within: String,
    pub(super) done: String,
    /// Whether each reader gets a different position.
    pub(super) fresh: bool,
}

impl Question {
    /// What the link asks that is shown; where it asks nothing, a question of this kind.
    pub(super) fn shown(first: Kind) -> Self {
        let game = game_here();
        let task = game.as_ref().map(|game| game.task().clone()).unwrap_or_default();
        // A game against one that makes mistakes is won by chance, unless somebody has chosen that.
        let chosen =
            |game: &Split| task.kind == Some(Kind::Win) || game.level() != Level::default();
        let level = game.filter(chosen).map(|game| game.level());
        let options = task
            .options
            .iter()
            .map(|option| format!("({}) {}", if option.right { 'x' } else { ' ' }, option.text));
        let options = options.collect::<Vec<_>>().join("\n");
        let within = task.within.map(|within| within.to_string()).unwrap_or_default();
        let done = if task.done > 0 { task.done.to_string() } else { String::new() };
        Self {
            kind: task.kind.unwrap_or(first),
            say: task.say,
            hints: task.hints,
            options,
            each: task.check == Check::Each,
            level: level.unwrap_or(Level::Perfect),
            within,
            done,
            fresh: task.fresh,
        }
    }

    /// What was begun about the game that is shown, from this question, if it is of one of these kinds; else the
    /// question itself.
    pub(super) fn or_unfinished(&self, kinds: &[Kind]) -> Self {
        let begun = game_here().and_then(|here| {
            UNFINISHED.with_borrow(|kept| {
                let kept = kept.as_ref()?;
                let same = kept.game.same_game(&here) && kept.from == *self;
                same.then(|| kept.question.clone())
            })
        });
        begun.filter(|begun| kinds.contains(&begun.kind)).unwrap_or_else(|| self.clone())
    }

    /// Whether what is shown is a question.
    pub(super) fn is_shown() -> bool {
        game_here().is_some_and(|game| game.task().kind.is_some())
    }

    /// The options as written in a link; nothing where none is right.
    pub(super) fn written_options(&self) -> Option<String> {
        let option = |line: &str| {
            let line = line.trim().replace('|', "/");
            match read_option(&line) {
                Some(Choice { text, right: true }) => format!("~{text}"),
                Some(Choice { text, .. }) => text.trim_start_matches('~').to_owned(),
                None => line.trim_start_matches('~').to_owned(),
            }
        };
        let options: Vec<String> =
            self.options.lines().map(option).filter(|text| !text.is_empty()).collect();
        let options = options.join("|");
        Task::default().read_options(&options).then_some(options)
    }

    /// Whether two of the answers to choose among are the same.
    pub(super) fn says_twice(&self) -> bool {
        let written = self.written_options().filter(|_| self.kind == Kind::Choice);
        let written = written.unwrap_or_default();
        let all: Vec<&str> = written.split('|').map(|text| text.trim_start_matches('~')).collect();
        let different: BTreeSet<&&str> = all.iter().collect();
        different.len() < all.len()
    }

    /// The link that asks it.
    pub(super) fn link(&self) -> String {
        let say = Some(encoded(self.say.trim())).filter(|say| !say.is_empty());
        let choice = (self.kind == Kind::Choice).then(|| self.written_options()).flatten();
        let options = choice.map(|options| encoded(&options));
        let hints = self.kind.needs_board().then_some(self.hints);
        let hints = hints.filter(|hints| *hints != Hints::default()).map(Hints::name);
        let mut link = with_key(&until_here(&shown_link()), "view", None);
        if self.kind == Kind::Win {
            let level = Some(self.level).filter(|level| *level != Level::default());
            link = with_key(&link, "level", level.map(Level::name));
        }
        let link = with_key(&link, "task", Some(self.kind.name()));
        let link = with_key(&link, "say", say.as_deref());
        let link = with_key(&link, "hints", hints);
        let link = with_key(&link, "options", options.as_deref());
        let each = (self.kind == Kind::Fill && self.each).then(|| Check::Each.name());
        let within =
            Some(self.within.trim()).filter(|text| self.kind == Kind::Win && !text.is_empty());
        let done =
            Some(self.done.trim()).filter(|text| self.kind == Kind::Next && !text.is_empty());
        let fresh = (self.fresh && self.kind.needs_board()).then_some("1");
        // By a seed of the link all readers would get the same position.
        let link = if fresh.is_some() { with_key(&link, "seed", None) } else { link };
        let link = with_key(&link, "check", each);
        let link = with_key(&link, "within", within);
        let link = with_key(&link, "done", done);
        with_key(&link, "fresh", fresh)
    }

    /// The same question without words, which change nothing in what is right.
    pub(super) fn without_words(&self) -> Self {
        Self { say: String::new(), ..self.clone() }
    }

    /// Asks a question of this kind. What comes next is seen only after some steps.
    pub(super) fn choose(&mut self, kind: Kind) {
        self.kind = kind;
        if kind == Kind::Next && self.done.trim().is_empty() {
            USUAL_STEPS.clone_into(&mut self.done);
        }
    }

    /// Whether nobody would know what is asked without words of the author's: which numbers, and of what.
    pub(super) fn needs_words(&self) -> bool {
        matches!(self.kind, Kind::Next | Kind::Formula) && self.say.trim().is_empty()
    }

    /// Whether a number that counts here is none, or too large a one.
    pub(super) fn has_bad_number(&self) -> bool {
        let (text, least) = match self.kind {
            Kind::Win => (self.within.trim(), 1),
            Kind::Next => (self.done.trim(), 0),
            _ => return false,
        };
        let fits = |number: u32| (least..=MAX_COUNT).contains(&number);
        // A sign before it is none that a link has.
        let digits = text.bytes().all(|sign| sign.is_ascii_digit());
        !(text.is_empty() || digits && text.parse().is_ok_and(fits))
    }

    /// The step of a lesson that asks it.
    pub(super) fn step(&self) -> String {
        let say = self.say.trim();
        let step = format!("---\n{}\n{say}\n", with_hash(&counting(&self.without_words().link())));
        // Words that would be read as another line than text stay in the link.
        let (lesson, errors) = Lesson::read(&format!("title: .\n{step}"));
        let said = lesson.steps.first().is_some_and(|step| step.text().join("\n") == say);
        let plain = said && errors.is_empty() && lesson.steps.len() == 1;
        if plain { step } else { format!("---\n{}\n", with_hash(&counting(&self.link()))) }
    }
}

/// What was begun in the dialog and not used.
struct Unfinished {
    /// The game it is about, by a link of it.
    game: Split,
    /// What the dialog showed first.
    from: Question,
    question: Question,
}

thread_local! {
    /// A dialog is easily closed, also to move something on the board: what was typed is there when it opens again.
    static UNFINISHED: RefCell<Option<Unfinished>> = const { RefCell::new(None) };
}

/// The game that is shown.
fn game_here() -> Option<Split> {
    match split(&shown_link()) {
        Ok(Place::Game(game)) => Some(*game),
        _ => None,
    }
}

/// Keeps a question that differs from what the dialog showed first.
pub(super) fn keep_unfinished(shown: &Question, question: &Question) {
    let Some(game) = game_here() else { return };
    UNFINISHED.with_borrow_mut(|kept| {
        if question != shown {
            let (from, question) = (shown.clone(), question.clone());
            *kept = Some(Unfinished { game, from, question });
        } else if kept.as_ref().is_some_and(|kept| kept.game.same_game(&game)) {
            *kept = None;
        }
    });
}

/// A question that has been used is no longer begun.
pub(super) fn forget_unfinished() {
    UNFINISHED.set(None);
}

/// The link of a step with its squares counted as the moves in it are, where it says nothing of that: what an author
/// says of a single move (`- 0.1: …`) names it so, and the board of the step is to show the same numbers.
fn counting(link: &str) -> String {
    let main = document().get_element_by_id("content");
    let counted = main.and_then(|main: Element| main.get_attribute("data-counted"));
    match (counted, split(link)) {
        (Some(counted), Ok(place)) if place.look().count == Count::default() => {
            with_key(link, "count", Some(&counted))
        }
        _ => link.to_owned(),
    }
}

/// Whether a step counts squares otherwise than the board does on which its question is asked.
pub(super) fn counts_otherwise() -> bool {
    let here = shown_link();
    counting(&here) != here
}
