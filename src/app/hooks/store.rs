//! What is kept on this device: the games, the language, the theme.
//!
//! Nothing here may stop the page: storage that is full, forbidden or broken reads as empty. Everything is kept as
//! text.

use crate::app::dom::random_seed;
use crate::class::{Attempt, read_code, with_attempt, write_code};
use crate::games::MAX_PARTS;
use crate::lesson::{AllBegun, Begun, Done, Progress, READER};
use crate::link::{Added, Link, Shelf, Theme, is_game};
use crate::session::Tree;
use crate::words::Language;
use web_sys::Storage;

thread_local! {
    /// The mark of this tab, as long as its page is open.
    static TAB: String = format!("tab {}", random_seed());
}

const LANGUAGE: &str = "nimlab.language";
const THEME: &str = "nimlab.theme";
/// Whether single keys work. `static/keys.js` reads and writes it.
const KEYS: &str = "nimlab.keys";
/// Whether sounds are heard.
const SOUNDS: &str = "nimlab.sounds";
const GAMES: &str = "nimlab.games";
/// How far lessons were gone through.
const LESSONS: &str = "nimlab.lessons";
/// The lesson that is being written.
const DRAFT: &str = "nimlab.draft";
/// In which tab that was.
const DRAFT_TAB: &str = "nimlab.draft-tab";
/// What the reader had written before another lesson came in its place.
const FORMER: &str = "nimlab.former";
/// Sets them apart; nobody types it.
const RECORD: &str = "\u{1e}";
/// The maximum number of bytes of them all, but for the last, which is kept whatever its length.
const MAX_FORMER: usize = 256 * 1024;
/// The days whose position was solved, by their number, one a line.
const DAYS: &str = "nimlab.days";

/// What was answered in lessons, as it is handed in: the name of a lesson and a line, the newest last.
const ATTEMPTS: &str = "nimlab.attempts";
/// Answers that were begun.
const BEGUN: &str = "nimlab.begun";
/// What a class has handed in, as lines.
const CLASS: &str = "nimlab.class";
/// Whether the names of a class are hidden.
const NAMELESS: &str = "nimlab.nameless";
/// The links of the parts of a sum in the making, one a line.
const SUM: &str = "nimlab.sum";

/// Milliseconds of a minute.
const MINUTE: f64 = 60_000.0;
/// How many days are remembered.
const MAX_DAYS: usize = 1_000;

/// The games that are kept.
pub(in crate::app) fn kept_games() -> Shelf {
    Shelf::read(&read(GAMES).unwrap_or_default())
}

/// Keeps a game, as the newest; `tree` is all that was played. Whether it was kept.
pub(in crate::app) fn keep_game(link: &Link, tree: &Tree) -> bool {
    let mut games = kept_games();
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    let now = (js_sys::Date::now() / MINUTE) as u32;
    games.keep(link, tree, Some(now)) && write(GAMES, &games.text())
}

/// Adds the games of a text to those that are kept. `None` where the device does not take them.
pub(in crate::app) fn add_games(text: &str) -> Option<Added> {
    let mut games = kept_games();
    let added = games.add(text);
    write(GAMES, &games.text()).then_some(added)
}

/// The language that was chosen on this device.
pub(in crate::app) fn kept_language() -> Option<Language> {
    Language::of(&read(LANGUAGE)?)
}

/// Keeps the language.
pub(in crate::app) fn keep_language(language: Language) {
    write(LANGUAGE, language.code());
}

/// The theme that was chosen on this device.
pub(in crate::app) fn kept_theme() -> Option<Theme> {
    let name = read(THEME)?;
    Theme::named(&name)
}

/// Keeps the theme; none is the system's.
pub(in crate::app) fn keep_theme(theme: Option<Theme>) {
    write(THEME, theme.map_or("", Theme::name));
}

/// Whether sounds are heard.
pub(in crate::app) fn kept_sounds() -> bool {
    read(SOUNDS).as_deref() == Some("on")
}

/// Keeps whether they are.
pub(in crate::app) fn keep_sounds(on: bool) {
    write(SOUNDS, if on { "on" } else { "off" });
}

/// How far lessons were gone through.
pub(in crate::app) fn kept_progress() -> Progress {
    Progress::read(&read(LESSONS).unwrap_or_default())
}

/// Keeps a step that is done. Whether it was kept.
pub(in crate::app) fn keep_step(lesson: &str, step: usize, done: Done) -> bool {
    let mut progress = kept_progress();
    progress.set(lesson, step, done);
    write(LESSONS, &progress.to_string())
}

/// Forgets how far a lesson was gone through.
pub(in crate::app) fn forget_lesson(lesson: &str) {
    let mut progress = kept_progress();
    progress.forget(lesson);
    write(LESSONS, &progress.to_string());
}

/// Brings what is kept of a lesson under a new name and mark, unless something is kept there.
pub(in crate::app) fn rename_lesson(from: &str, to: &str, mark: u64) {
    let mut progress = kept_progress();
    if progress.rename(from, to) {
        write(LESSONS, &progress.to_string());
    }
    let known = (kept_attempt(to).is_none() || from == to).then(|| kept_attempt(from)).flatten();
    let Some(known) = known else { return };
    if keep_attempt(to, &Attempt { mark, ..known }) && from != to {
        forget_attempt(from);
    }
}

/// What was answered in a lesson.
pub(in crate::app) fn kept_attempt(lesson: &str) -> Option<Attempt> {
    let kept = read(ATTEMPTS)?;
    let mut lines = kept.lines().filter_map(|line| line.split_once(' '));
    let (_, code) = lines.find(|(name, _)| *name == lesson)?;
    read_code(code).ok()
}

/// The lesson of the page in which something was answered last.
pub(in crate::app) fn last_lesson() -> Option<String> {
    let kept = read(ATTEMPTS)?;
    let names = kept.lines().rev().filter_map(|line| line.split(' ').next());
    // A custom text is found again by its link alone, a page in a frame by the page around it; a day is over.
    let mut named = names.filter(|name| {
        !name.starts_with('~') && !name.starts_with("day") && !name.contains(READER)
    });
    named.next().map(str::to_owned)
}

/// Keeps what was answered in a lesson. Whether it was kept.
pub(in crate::app) fn keep_attempt(lesson: &str, attempt: &Attempt) -> bool {
    let line = format!("{lesson} {}", write_code(attempt));
    write_attempts(lesson, Some(&line))
}

/// Forgets what was answered in a lesson.
pub(in crate::app) fn forget_attempt(lesson: &str) {
    write_attempts(lesson, None);
}

fn write_attempts(lesson: &str, line: Option<&str>) -> bool {
    write(ATTEMPTS, &with_attempt(&read(ATTEMPTS).unwrap_or_default(), lesson, line))
}

/// What was begun of a question and not answered.
pub(in crate::app) fn kept_begun(question: &str) -> Option<Begun> {
    AllBegun::read(&read(BEGUN)?).get(question).cloned()
}

/// Keeps what was begun of a question; forgets it where that is nothing. Whether it was kept.
pub(in crate::app) fn keep_begun(question: &str, begun: Begun) -> bool {
    let kept = AllBegun::read(&read(BEGUN).unwrap_or_default());
    let mut now = kept.clone();
    let fits = now.set(question, begun);
    // Of what is kept as it is, only that it is the newest may not be.
    let same = now.get(question) == kept.get(question);
    (now == kept || write(BEGUN, &now.to_string()) || same) && fits
}

/// A game that is to be won and goes on.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::app) struct Unfinished {
    /// The seed of the computer and the moves, as they are handed in.
    pub(in crate::app) line: String,
    /// The link to the position at which it began.
    pub(in crate::app) start: String,
    /// What drew that position, where it was drawn.
    pub(in crate::app) seed: u64,
}

/// The name under which the game of a question is kept; no mark of a question ends like it.
fn game_of(place: &str) -> String {
    format!("{place}!")
}

/// The game of a question that goes on.
pub(in crate::app) fn kept_unfinished(place: &str) -> Option<Unfinished> {
    let [line, start, seed] = kept_begun(&game_of(place))?.texts.try_into().ok()?;
    Some(Unfinished { line, start, seed: seed.parse().ok()? })
}

/// Keeps the game of a question, or forgets it. Whether it was kept.
pub(in crate::app) fn keep_unfinished(place: &str, game: Option<&Unfinished>) -> bool {
    let texts =
        |game: &Unfinished| vec![game.line.clone(), game.start.clone(), game.seed.to_string()];
    let texts = game.map(texts).unwrap_or_default();
    keep_begun(&game_of(place), Begun { texts, rows: Vec::new() })
}

/// The place of a step of a lesson, from 0, among what is kept.
pub(in crate::app) fn place_of(lesson: &str, step: usize) -> String {
    format!("{lesson}/{step}")
}

/// Whether that is kept under a key of the store.
pub(in crate::app) fn is_class(key: &str) -> bool {
    key == CLASS
}

/// What a class has handed in, as lines.
pub(in crate::app) fn kept_class() -> String {
    read(CLASS).unwrap_or_default()
}

/// Keeps what a class has handed in. Whether it was kept.
pub(in crate::app) fn keep_class(lines: &str) -> bool {
    write(CLASS, lines)
}

/// Whether the names of a class are hidden.
pub(in crate::app) fn kept_nameless() -> bool {
    read(NAMELESS).as_deref() == Some("on")
}

/// Keeps whether they are.
pub(in crate::app) fn keep_nameless(on: bool) {
    write(NAMELESS, if on { "on" } else { "off" });
}

/// The links of the parts of a sum in the making, at most [`MAX_PARTS`].
pub(in crate::app) fn kept_sum() -> Vec<String> {
    let kept = read(SUM).unwrap_or_default();
    kept.lines().filter(|link| is_game(link)).take(MAX_PARTS).map(str::to_owned).collect()
}

/// Keeps the parts of a sum in the making. Whether they were kept.
pub(in crate::app) fn keep_sum(links: &[String]) -> bool {
    write(SUM, &links.join("\n"))
}

/// The lesson that is being written.
pub(in crate::app) fn kept_draft() -> Option<String> {
    read(DRAFT).filter(|draft| !draft.is_empty())
}

/// Keeps the lesson that is being written. Whether it was kept.
pub(in crate::app) fn keep_draft(text: &str) -> bool {
    TAB.with(|tab| write(DRAFT_TAB, tab));
    write(DRAFT, text)
}

/// The mark of the tab in which it was written last.
pub(in crate::app) fn draft_tab() -> String {
    read(DRAFT_TAB).unwrap_or_default()
}

/// The mark of this tab.
pub(in crate::app) fn own_tab() -> String {
    TAB.with(Clone::clone)
}

/// What the reader had written before another lesson came in its place.
#[derive(Clone, PartialEq)]
pub(in crate::app) struct Former {
    /// The mark of what came, by which it is known as long as nobody has changed it.
    pub(in crate::app) came: String,
    /// What was written.
    pub(in crate::app) text: String,
}

/// What is kept of that, the last first.
pub(in crate::app) fn kept_formers() -> Vec<Former> {
    let former = |kept: &str| {
        let (came, text) = kept.split_once('\n')?;
        Some(Former { came: came.to_owned(), text: text.to_owned() })
    };
    read(FORMER).map(|kept| kept.split(RECORD).filter_map(former).collect()).unwrap_or_default()
}

/// Keeps as many of them as there is room for. Whether all were kept.
pub(in crate::app) fn keep_formers(formers: &[Former]) -> bool {
    let mut room = MAX_FORMER;
    let fits = |(at, former): &(usize, &Former)| {
        let left = room.checked_sub(former.text.len());
        room = left.unwrap_or(0);
        *at == 0 || left.is_some()
    };
    let kept = formers.iter().enumerate().take_while(fits);
    let kept = kept.map(|(_, it)| format!("{}\n{}", it.came, it.text.replace(RECORD, "")));
    let kept: Vec<String> = kept.collect();
    write(FORMER, &kept.join(RECORD)) && kept.len() == formers.len()
}

/// The days whose position was solved, by their number.
pub(in crate::app) fn kept_days() -> Vec<u32> {
    let days = read(DAYS).unwrap_or_default();
    days.lines().filter_map(|day| day.parse().ok()).collect()
}

/// Keeps a day whose position was solved.
pub(in crate::app) fn keep_day(day: u32) {
    let mut days = kept_days();
    if !days.contains(&day) {
        days.push(day);
    }
    let last = days.len().saturating_sub(MAX_DAYS);
    let text: Vec<String> = days[last..].iter().map(u32::to_string).collect();
    write(DAYS, &text.join("\n"));
}

/// Erases all that is kept on this device: games, lessons, the language, the theme.
pub(in crate::app) fn erase_all() {
    if let Some(storage) = storage() {
        for key in [
            GAMES, LANGUAGE, THEME, KEYS, SOUNDS, LESSONS, DRAFT, DAYS, ATTEMPTS, BEGUN, CLASS,
            SUM, NAMELESS, FORMER, DRAFT_TAB,
        ] {
            let _ = storage.remove_item(key);
        }
    }
}

fn storage() -> Option<Storage> {
    gloo::utils::window().local_storage().ok().flatten()
}

fn read(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

/// Whether it was kept: storage may be full, or forbidden.
fn write(key: &str, text: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(key, text).is_ok())
}
