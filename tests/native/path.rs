//! The path of lessons, as the first page shows it without their texts.

use nimlab::lesson::{Lesson, ON_PATH};
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
