//! A question outside a lesson, as a lesson of one step.

use super::Lesson;
use crate::link::{Place, path_of, split, until_here, value_of, with_hash, with_key, with_only};

/// The keys of a link that matter for its question; the others say how it is viewed.
const KEYS: [&str; 12] = [
    "rule", "moves", "players", "level", "seed", "task", "hints", "check", "within", "options",
    "done", "count",
];
/// The maximum number of characters of a title.
const MAX_TITLE: usize = 60;

/// The lesson of the question of a link in its canonical form. It depends on the question alone: everyone
/// who was given the link has the same lesson, in either language.
pub fn single(link: &str) -> String {
    let say = match split(link) {
        Ok(Place::Game(split)) => split.task().say.clone(),
        _ => String::new(),
    };
    let say = say.split_whitespace().collect::<Vec<_>>().join(" ");
    // Moves after the point that is shown are no part of the question.
    let link = until_here(link);
    let board = with_only(&link, &KEYS);
    let title = if say.is_empty() { path_of(&board) } else { &say };
    let title: String = title.chars().take(MAX_TITLE).collect();
    let text =
        |board: &str, say: &str| format!("title: {title}\n---\n{}\n{say}\n", with_hash(board));
    let whole = text(&board, &say);
    // What would be read as another line than text stays in the link.
    let (lesson, errors) = Lesson::read(&whole);
    let said = lesson.steps.first().is_some_and(|step| step.text().join("") == say);
    if said && errors.is_empty() {
        return whole;
    }
    text(&with_key(&board, "say", value_of(&link, "say")), "")
}

/// Whether a lesson is such a question, which has no title of its own.
pub fn is_single(lesson: &Lesson) -> bool {
    let [step] = lesson.steps.as_slice() else { return false };
    let text = step.text().join(" ");
    let asked = text.chars().take(MAX_TITLE).collect::<String>();
    step.board().is_some_and(|board| [path_of(board), asked.as_str()].contains(&&*lesson.title))
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::session::Kind;

    #[test]
    fn a_question_alone_is_a_lesson_of_one_step() {
        let link = "/v1/heaps/0.~3/3+1?moves=1-1-0&lang=fr&theme=dark&task=move&say=Quel%20coup%20%3F&hints=0";
        let (lesson, errors) = Lesson::read(&single(link));
        assert_eq!(errors, []);
        assert_eq!((&*lesson.title, lesson.steps.len()), ("Quel coup ?", 1));
        let step = &lesson.steps[0];
        assert_eq!(step.text(), ["Quel coup ?"]);
        assert_eq!(step.board(), Some("/v1/heaps/0.~3/3+1?moves=1-1-0&task=move&hints=0"));
        assert_eq!(step.task().kind, Some(Kind::Move));
        // However it is viewed, it is the same.
        assert_eq!(single(link), single(&link.replace("&lang=fr&theme=dark", "&embed=1")));
        assert!(single("/v1/heaps/0.77/7+5?task=outcome").starts_with("title: heaps/0.77/7+5\n"));
        // Moves that were taken back are not asked about.
        let back = single("/v1/heaps/0.~3/3+1?moves=1-1-0_2-1-0&at=1&task=move");
        assert_eq!(back, single("/v1/heaps/0.~3/3+1?moves=1-1-0&task=move"));
        // What is right depends on what places are counted from.
        let counted = single("/v1/coins/turtles/0110?task=formula&count=0&theme=dark");
        let board = Lesson::read(&counted).0.steps[0].board().map(str::to_owned);
        assert_eq!(board.as_deref(), Some("/v1/coins/turtles/0110?task=formula&count=0"));
        for text in [single(link), single("/v1/heaps/0.77/7+5?task=outcome")] {
            assert!(is_single(&Lesson::read(&text).0), "{text}");
            let named = text.replacen("title: ", "title: My ", 1);
            assert!(!is_single(&Lesson::read(&named).0), "{named}");
        }
    }

    #[test]
    fn what_is_said_is_never_another_line() {
        for say in
            ["(x)%20one", "---", "teacher%3A", "%3F%20a%20hint", "a%0A---%0Ab", "-%200.1%3A%20no"]
        {
            let text = single(&format!("/v1/chomp/3x5/5.5.5?task=move&say={say}"));
            let (lesson, errors) = Lesson::read(&text);
            assert_eq!(errors, [], "{text}");
            assert_eq!((lesson.steps.len(), &*lesson.teacher), (1, ""), "{text}");
            assert_eq!(lesson.steps[0].task().kind, Some(Kind::Move), "{text}");
            assert!(lesson.steps[0].hints().is_empty(), "{text}");
        }
    }

    /// Words that would be read as a keyword or as markup are no less a question.
    #[test]
    fn what_is_said_is_never_lost() {
        let link = "/v1/chomp/3x5/5.5.5?task=move";
        for (written, said) in [
            ("note%3A%20who%20wins%3F", "note: who wins?"),
            ("Is%20a%3Cb%20or%20c%3Ed%3F", "Is a<b or c>d?"),
            ("teacher%3A%0Awho%20wins%3F", "teacher: who wins?"),
        ] {
            let text = single(&format!("{link}&say={written}&theme=dark"));
            let (lesson, errors) = Lesson::read(&text);
            assert_eq!(errors, [], "{text}");
            assert_eq!((&*lesson.title, lesson.steps[0].to_read().join(" ")), (said, said.into()));
            // What is answered belongs to the same question as when its words were lost.
            let former = format!("title: {said}\n---\n#{link}\n\n");
            assert_eq!(lesson.mark(), Lesson::read(&former).0.mark());
        }
    }
}
