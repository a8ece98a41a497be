//! The path of lessons, as the first page shows it without their texts.

use nimlab::lesson::{Lesson, Line, ON_PATH, Step};
use nimlab::words::{Language, Words};

#[test]
fn the_first_page_knows_titles_and_steps_of_the_path() {
    for language in Language::ALL {
        let words = Words::new(language);
        for on in ON_PATH {
            let path = format!("lessons/{}/{}.txt", language.code(), on.name);
            let (lesson, _) = Lesson::read(&std::fs::read_to_string(&path).unwrap());
            assert_eq!(words.get(on.title), lesson.title, "{path}");
            assert_eq!(on.steps, lesson.steps.len(), "{path}");
        }
    }
}

/// What a lesson asks, without its words: each line by what it is, with what does not depend on the language.
fn asked(lesson: &Lesson) -> Vec<Vec<String>> {
    let step = |step: &Step| {
        let task = step.task();
        let rights: Vec<bool> = task.options.iter().map(|option| option.right).collect();
        let asks = (task.kind, task.hints, task.check, task.within, task.done, task.fresh);
        let lines = step.lines.iter().filter_map(|line| match line {
            Line::Text(_) => None,
            Line::Board(link) => Some(format!("board {link}")),
            Line::Task(kind) => Some(format!("task {}", kind.name())),
            Line::Choice(choice) => Some(format!("option {}", choice.right)),
            Line::Hint(_) => Some("hint".to_owned()),
            Line::Right(_) => Some("right".to_owned()),
            Line::Wrong(to, _) => Some(format!("wrong {to:?}")),
        });
        [format!("{asks:?} {rights:?}")].into_iter().chain(lines).collect()
    };
    lesson.steps.iter().map(step).collect()
}

/// What is right is found from the board and the task, or is marked among the options, so it is the same as well.
#[test]
fn a_french_lesson_asks_what_the_english_one_asks() {
    let mut count = 0;
    for file in std::fs::read_dir("lessons/en").unwrap() {
        let name = file.unwrap().file_name().into_string().unwrap();
        let read = |language: &str| {
            let path = format!("lessons/{language}/{name}");
            let (lesson, errors) = Lesson::read(&std::fs::read_to_string(&path).unwrap());
            assert!(errors.is_empty(), "{path}");
            lesson
        };
        let (english, french) = (read("en"), read("fr"));
        let (ours, theirs) = (asked(&english), asked(&french));
        assert_eq!(ours.len(), theirs.len(), "{name}");
        for (at, (ours, theirs)) in ours.iter().zip(&theirs).enumerate() {
            assert_eq!(ours, theirs, "{name}, step {}", at + 1);
        }
        assert_eq!((english.minutes, english.free), (french.minutes, french.free), "{name}");
        assert_eq!(english.teacher.is_empty(), french.teacher.is_empty(), "{name}");
        count += 1;
    }
    assert_eq!(count, std::fs::read_dir("lessons/fr").unwrap().count());
    assert!(count >= ON_PATH.len());
}

/// The lessons to which a game leads whoever lost it.
#[test]
fn the_lessons_that_games_name_are_on_the_path() {
    let mut named = 0;
    for game in std::fs::read_dir("src/app/games").unwrap() {
        let path = game.unwrap().path().join("mod.rs");
        let Ok(code) = std::fs::read_to_string(&path) else { continue };
        let (_, rest) = code.split_once("fn lessons(").unwrap();
        let (body, _) = rest.split_once("\n    }\n").unwrap();
        let lists = body.split("&[").skip(1).filter_map(|list| list.split_once(']'));
        for name in lists.flat_map(|(list, _)| list.split(',')).map(str::trim) {
            let name = name.trim_matches('"');
            let known = name.is_empty() || ON_PATH.iter().any(|on| on.name == name);
            assert!(known, "{}: {name}", path.display());
            named += usize::from(!name.is_empty());
        }
    }
    assert!(named >= 7);
}
