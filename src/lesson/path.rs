//! The path of lessons as the home page shows it, without any of their texts.

use super::Progress;

/// A lesson of the path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OnPath {
    /// Its name in links.
    pub name: &'static str,
    /// The message that has its title.
    pub title: &'static str,
    /// How many steps it has.
    pub steps: usize,
}

/// How far a reader has come with a lesson of the path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// All of its steps are done.
    Done,
    /// It is where the reader continues.
    Next,
    /// Some of its steps are done.
    Begun,
    /// None of them is.
    New,
}

const fn on(name: &'static str, title: &'static str, steps: usize) -> OnPath {
    OnPath { name, title, steps }
}

/// The path, in its order.
pub const ON_PATH: [OnPath; 17] = [
    on("nim-1", "path-nim-1", 8),
    on("nim-2", "path-nim-2", 8),
    on("nim-3", "path-nim-3", 8),
    on("sticks", "path-sticks", 8),
    on("sums", "path-sums", 8),
    on("kayles", "path-kayles", 8),
    on("dawson", "path-dawson", 8),
    on("pawns", "path-pawns", 8),
    on("wythoff", "path-wythoff", 8),
    on("coins", "path-coins", 8),
    on("corners", "path-corners", 7),
    on("boards", "path-boards", 7),
    on("chomp", "path-chomp", 8),
    on("adding", "path-adding", 6),
    on("attractor", "path-attractor", 8),
    on("minimax", "path-minimax", 8),
    on("misere", "path-misere", 8),
];

/// The lessons of the path with their stages. The reader continues with the lesson that was `last` at hand, and where
/// it is done or none of these, with the first that is not done.
pub fn stages(progress: &Progress, last: Option<&str>) -> [(OnPath, Stage); 17] {
    let done = |lesson: &OnPath| progress.first_open(lesson.name, lesson.steps) == lesson.steps;
    let open = || ON_PATH.iter().filter(|lesson| !done(lesson));
    let next = open().find(|lesson| Some(lesson.name) == last).or_else(|| open().next());
    ON_PATH.map(|lesson| {
        let stage = match progress.count(lesson.name) {
            _ if done(&lesson) => Stage::Done,
            _ if next == Some(&lesson) => Stage::Next,
            0 => Stage::New,
            _ => Stage::Begun,
        };
        (lesson, stage)
    })
}

/// The first of these lessons of the path that is not done, or the last where all are.
pub fn first_open(names: &[&str], progress: &Progress) -> Option<OnPath> {
    let named = |name: &&str| ON_PATH.into_iter().find(|on| on.name == *name);
    let mut all = names.iter().filter_map(named);
    let is_open = |on: &OnPath| progress.first_open(on.name, on.steps) < on.steps;
    all.clone().find(is_open).or_else(|| all.next_back())
}

#[cfg(test)]
mod tests {
    use super::super::Done;
    use super::*;

    fn next(progress: &Progress, last: Option<&str>) -> Option<&'static str> {
        let all = stages(progress, last);
        all.iter().find(|(_, stage)| *stage == Stage::Next).map(|(lesson, _)| lesson.name)
    }

    #[test]
    fn the_reader_goes_on_where_he_was_and_else_with_the_first_that_is_open() {
        let mut progress = Progress::default();
        assert_eq!(next(&progress, None), Some("nim-1"));
        assert_eq!(next(&progress, Some("chomp")), Some("chomp"));
        assert_eq!(next(&progress, Some("practical-chomp")), Some("nim-1"));
        for step in 0..8 {
            progress.set("nim-1", step, Done::default());
        }
        progress.set("pawns", 0, Done::default());
        assert_eq!(next(&progress, Some("nim-1")), Some("nim-2"));
        let of = |name: &str| stages(&progress, None).into_iter().find(|(on, _)| on.name == name);
        let stage = |name: &str| of(name).map(|(_, stage)| stage);
        assert_eq!(stage("nim-1"), Some(Stage::Done));
        assert_eq!(stage("pawns"), Some(Stage::Begun));
        assert_eq!(stage("chomp"), Some(Stage::New));
        for lesson in ON_PATH {
            (0..lesson.steps).for_each(|step| progress.set(lesson.name, step, Done::default()));
        }
        assert_eq!(next(&progress, Some("nim-1")), None);
    }

    #[test]
    fn of_several_lessons_the_first_that_is_open_comes_next() {
        let mut progress = Progress::default();
        let next =
            |progress: &Progress, names: &[&str]| first_open(names, progress).map(|on| on.name);
        assert_eq!(next(&progress, &["nim-1", "nim-2"]), Some("nim-1"));
        assert_eq!(next(&progress, &[]), None);
        assert_eq!(next(&progress, &["practical-chomp"]), None);
        (0..8).for_each(|step| progress.set("nim-1", step, Done::default()));
        assert_eq!(next(&progress, &["nim-1", "nim-2"]), Some("nim-2"));
        assert_eq!(next(&progress, &["nim-1"]), Some("nim-1"));
    }
}
