use super::*;
use proptest::prelude::*;

/// The example of the notation.
const CHOMP: &str = "\
title: Chomp: the first bite
lang: en
level: lycée, first year at university
minutes: 20
---
#/v1/chomp/4x5/5.5.5.5?task=move
Find a first bite that wins.
? Try a 2 × 2 bar first. What about 3 × 3?
? Look at the squares near the poison’s diagonal.
+ Well seen.
- 0.1: That leaves a row one shorter than the column. Remember the L?
---
Is it the only one?
#/v1/chomp/4x5/5.5.5.5?task=moves
---
Why must there be one on every bar? (Write two sentences.)
task: open
---
How many are there?
( ) none
(x) one
( ) two
---
teacher:
Why do this.

How to begin.
";

#[test]
fn a_lesson_is_read_line_by_line_and_written_as_it_was() {
    let (lesson, errors) = Lesson::read(CHOMP);
    assert_eq!(errors, []);
    assert_eq!(lesson.to_string(), CHOMP);
    assert_eq!((lesson.minutes, lesson.steps.len()), (Some(20), 4));
    let first = &lesson.steps[0];
    assert_eq!(first.board(), Some("/v1/chomp/4x5/5.5.5.5?task=move"));
    assert_eq!(first.task().kind, Some(Kind::Move));
    assert_eq!(first.text(), ["Find a first bite that wins."]);
    assert_eq!(first.hints().len(), 2);
    assert_eq!(first.right(), "Well seen.");
    assert!(first.wrong(None, "0.1").is_some_and(|said| said.starts_with("That leaves")));
    assert_eq!(first.wrong(None, "0.2"), None);
    assert_eq!(lesson.steps[2].task().kind, Some(Kind::Open));
    let choice = lesson.steps[3].task();
    assert_eq!(choice.options.iter().map(|o| o.right).collect::<Vec<_>>(), [false, true, false]);
    assert_eq!(lesson.teacher, "Why do this.\n\nHow to begin.");
}

#[test]
fn a_lesson_in_a_link_comes_back_byte_for_byte() {
    let packed = pack_text(CHOMP);
    assert!(packed.len() < CHOMP.len());
    assert_eq!(unpack_text(&packed).as_deref(), Ok(CHOMP));
    // As at the end of a sentence.
    for after in [".", "!", ")."] {
        assert_eq!(unpack_text(&format!("{packed}{after}")).as_deref(), Ok(CHOMP), "{after}");
    }
    for end in 0..packed.len() {
        assert!(unpack_text(&packed[..end]).is_err(), "cut at {end}");
    }
    let sixty = "x".repeat(MAX_BYTES + 1);
    assert!(unpack_text(&pack_text(&sixty)).is_err());
}

#[test]
fn of_a_link_that_was_cut_the_whole_steps_are_read() {
    let packed = pack_text(CHOMP);
    let mut seen = 0;
    for end in 0..packed.len() {
        let Some((begun, steps)) = unpack_begun(&packed[..end]) else {
            assert_eq!(seen, 0, "cut at {end}");
            continue;
        };
        assert!(CHOMP.starts_with(&begun), "cut at {end}");
        let (lesson, errors) = Lesson::read(&begun);
        assert_eq!((lesson.steps.len(), errors), (steps, vec![]), "cut at {end}");
        assert!(steps >= seen, "cut at {end}");
        seen = steps;
    }
    assert_eq!(seen, 4);
    // What comes after the cut does not matter, nor does what is no lesson.
    let half = &packed[..packed.len() / 2];
    assert_eq!(unpack_begun(&format!("{half}%%%")), unpack_begun(half));
    assert_eq!(unpack_begun(&pack_text("no lesson")), None);
    assert_eq!(unpack_begun("é"), None);
}

#[test]
fn the_board_ends_a_paragraph_and_the_question_of_a_link_is_read() {
    let read = |step: &str| {
        let (lesson, errors) = Lesson::read(&format!("title: A\n---\n{step}"));
        assert_eq!(errors, [], "{step}");
        lesson.steps[0].to_read().join("|")
    };
    let board = "#/v1/heaps/0.~3/3+1?task=move";
    assert_eq!(read(&format!("One.\n{board}\nTwo.\n")), "One.||Two.");
    assert_eq!(read(&format!("{board}\nTwo.\nThree.\n")), "Two.|Three.");
    assert_eq!(read(&format!("{board}&say=Which%3F\nLook.\n")), "Look.||Which?");
    assert_eq!(read(&format!("{board}&say=Which%20move%3F\nWhich\nmove?\n")), "Which|move?");
    // What would be read as a hint, were it a line of its own.
    assert_eq!(read(&format!("{board}&say=%3F%20Where\n")), "? Where");
}

/// Only a line that begins with a link is a board, as the address is written or as a whole.
#[test]
fn a_link_in_a_sentence_is_no_board() {
    let board = |line: &str| {
        let (lesson, errors) = Lesson::read(&format!("title: A\n---\nText.\n{line}\n"));
        assert_eq!(errors, [], "{line}");
        lesson.steps[0].board().map(str::to_owned)
    };
    let link = "#/v1/heaps/0.77/7+5";
    for line in [link.to_owned(), format!("  {link}"), format!("https://nimlab.org/{link}")] {
        assert!(board(&line).is_some(), "{line}");
    }
    for line in [format!("Look at https://nimlab.org/{link} first."), format!("See {link}")] {
        assert_eq!(board(&line), None, "{line}");
    }
}

/// A comment on an answer begins with it; before any other colon there are words.
#[test]
fn a_comment_is_on_the_answer_that_it_begins_with() {
    let comment = |line: &str| {
        let text = format!("title: A\n---\n#/v1/heaps/0.77/7+5?task=move\n{line}\n");
        let (lesson, _) = Lesson::read(&text);
        lesson.steps[0].lines.iter().find_map(|line| match line {
            Line::Wrong(to, _) => Some(to.clone()),
            _ => None,
        })
    };
    for to in ["1-2-0", "12", "3.1", "9.1", "7x7", "0.1x1", "p1.3-1.5", "1.q2.2-1.1", "none"] {
        assert_eq!(comment(&format!("- {to}: no")), Some(Some(to.to_owned())), "{to}");
    }
    for words in ["x", "a1", "q2", "pp1.3-1.5", "heap 2", "p.-", "-"] {
        assert_eq!(comment(&format!("- {words}: no")), Some(None), "{words}");
    }
}

/// What is too long for a link is shown as far as its steps are whole, whatever ends its lines.
#[test]
fn of_a_long_lesson_the_whole_steps_are_read() {
    for end in ["\n", "\r\n", " \n"] {
        let step = format!("---{end}Text.{end}");
        let text = format!("title: A{end}{}", step.repeat(MAX_BYTES / step.len()));
        let (lesson, errors) = Lesson::read(&(text + &step.repeat(2)));
        assert_eq!(&*errors[0].message.id, "lesson-too-long");
        assert_eq!(lesson.title, "A", "{end:?}");
        let whole = lesson.steps.len();
        assert!((MAX_BYTES / step.len() - 3..=MAX_BYTES / step.len()).contains(&whole), "{whole}");
    }
    let alone = format!("title: A\n---\n{}", "x".repeat(MAX_BYTES));
    assert_eq!(Lesson::read(&alone).0.steps.len(), 0);
}

#[test]
fn a_link_that_cannot_be_read_is_no_error_of_the_file() {
    for (line, dead) in [
        ("See [it](#/v1/lesson/nim-1) and [that](#/v1/heaps/0.77/3+2).", None),
        ("See [it](#/v1/heap/0.77/3).", Some("link-system")),
        ("See [it](#/v1/lesson/nim-1) and [that](#/v1/heaps/0.77/3?level=9).", Some("link-value")),
        ("? See [it](#nowhere).", Some("link-not-a-link")),
        ("See https://example.org and (3](#x), 4 [5](6).", None),
    ] {
        let (lesson, errors) = Lesson::read(&format!("title: A\n---\nText.\n{line}\n"));
        assert_eq!(errors, [], "{line}");
        let told = lesson.steps[0].dead_link();
        assert_eq!(
            told.as_ref().map(|error| (error.line, &*error.message.id)),
            dead.map(|_| (4, "lesson-link")),
            "{line}"
        );
        if let Some(why) = dead {
            assert!(format!("{told:?}").contains(why), "{line}: {told:?}");
        }
    }
}

#[test]
fn what_is_wrong_is_said_with_its_line() {
    let step = "\n---\nText.\n";
    let cases: &[(&str, usize, &str)] = &[
        ("title: A\n---\nnote: that\n", 3, "lesson-unknown-line"),
        ("title: A\nniveau : seconde\n---\nText\n", 2, "lesson-keyword-meant"),
        ("title: A\ncolour: red\n---\nText.\n", 2, "lesson-head"),
        ("title: A\nlang: en\ntitle: B\n---\nText.\n", 3, "lesson-head-twice"),
        ("title: A\nlang: de\n---\nText.\n", 2, "lesson-head-value"),
        ("title: A\n---\ntask: dance\n", 3, "lesson-task"),
        ("title: A\n---\ntask: move\n", 3, "lesson-no-board"),
        ("title: A\n---\nA <b>bold</b> word.\n", 3, "lesson-markup"),
        ("title: A\n---\n#/v1/chess/e4/1\n", 3, "link-system"),
        ("title: A\n---\n#/v1/chomp/2x2/2.2\n#/v1/chomp/2x2/2.2\n", 4, "lesson-two-boards"),
        ("title: A\n---\nText.\ntask: move\n", 4, "lesson-no-board"),
        ("title: A\n---\nWhich?\n( ) one\n( ) two\n", 4, "lesson-no-right-option"),
        ("title: A\n---\n\nWhich?\n(x) one\n( ) two\n( ) one\n", 7, "ask-options-twice"),
        ("title: A\n---\n\n---\nText.\n", 3, "lesson-empty-step"),
        ("title: A\n---\nText.\n---\nteacher:\nNotes.\n---\nText.\n", 5, "lesson-notes-last"),
        ("title: A\n---\nText.\nTeacher:\nNotes.\n", 4, "lesson-notes-break"),
        ("title: A\n---\nText.\nteacher : notes\n", 4, "lesson-notes-break"),
        ("title: A\n---\nTask: Open\n", 3, "lesson-task"),
        ("title: A\n", 1, "lesson-no-steps"),
        ("---\nText.\n", 1, "lesson-no-title"),
    ];
    for (text, line, id) in cases {
        let (_, errors) = Lesson::read(text);
        let found: Vec<(usize, &str)> = errors.iter().map(|e| (e.line, &*e.message.id)).collect();
        assert_eq!(found, [(*line, *id)], "{text}");
    }
    // Each step that is empty has a line of its own.
    for (text, lines) in [
        ("title: A\n\n---\n---\nText.\n---\n", &[3, 6][..]),
        ("title: A\n---\n---\n---\n", &[2, 3, 4]),
        ("title: A\n---\n\n\n---\n---\n\n", &[3, 5, 7]),
    ] {
        let (_, errors) = Lesson::read(text);
        let found: Vec<usize> = errors.iter().map(|error| error.line).collect();
        assert_eq!(found, lines, "{text}");
        assert!(errors.iter().all(|error| error.message.id == "lesson-empty-step"), "{text}");
    }
    let many = format!("title: A{}", step.repeat(61));
    let (lesson, errors) = Lesson::read(&many);
    assert_eq!((lesson.steps.len(), &*errors[0].message.id), (61, "lesson-too-many-steps"));
    let long = format!("title: A{step}{}", "x".repeat(MAX_BYTES));
    assert_eq!(&*Lesson::read(&long).1[0].message.id, "lesson-too-long");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    #[test]
    fn no_text_does_harm_and_what_is_written_is_read_again(text in lines()) {
        let (lesson, errors) = Lesson::read(&text);
        for step in &lesson.steps {
            let _ = (step.task(), step.text(), step.hints(), step.wrong(None, "1-2-3"));
        }
        if errors.is_empty() {
            let written = lesson.to_string();
            let (again, errors) = Lesson::read(&written);
            prop_assert_eq!(errors, []);
            prop_assert_eq!(again.to_string(), written);
        }
        prop_assert_eq!(unpack_text(&pack_text(&text)), Ok(text.clone()));
        // Nor does what cannot be unpacked do any harm.
        let _ = unpack_begun(&text);
    }
}

/// Lessons that are nearly right.
fn lines() -> impl Strategy<Value = String> {
    let line = prop_oneof![
        Just("---".to_owned()),
        Just("title: A".to_owned()),
        Just("teacher:".to_owned()),
        Just("#/v1/heaps/0.77/7?task=move".to_owned()),
        Just("(x) yes".to_owned()),
        Just("( )".to_owned()),
        Just("? hint".to_owned()),
        Just("- 1-2-0: no".to_owned()),
        Just("task: open".to_owned()),
        Just(String::new()),
        "\\PC{0,12}",
        "[a-z]{0,4}:[ <>/a-z]{0,4}",
    ];
    prop::collection::vec(line, 0..20)
        .prop_map(|lines| format!("title: T\n---\n{}", lines.join("\n")))
}

#[test]
fn signs_of_hints_and_comments_are_text_where_nothing_is_asked() {
    let file = "title: A\n---\n- one\n? two\n+ three\n";
    let (lesson, errors) = Lesson::read(file);
    assert_eq!(errors, []);
    assert_eq!(lesson.steps[0].text(), ["- one", "? two", "+ three"]);
    assert_eq!(lesson.to_string(), file);
    // Where a question cannot be read, its hints are not given away.
    for wrong in ["#/v1/heaps/0.77/7?task=mvoe", "#/v1/nim/3+5", "task: mvoe"] {
        let (lesson, errors) =
            Lesson::read(&format!("title: A\n---\n{wrong}\n? one\n- 1-1-6: no\n"));
        assert_ne!(errors, [], "{wrong}");
        assert_eq!(lesson.steps[0].hints(), ["one"], "{wrong}");
    }
}

/// Keywords as people write them: with a capital, and with a space before the colon.
#[test]
fn keywords_may_be_written_otherwise() {
    let text = "title: A\n---\nHow many?\n(X) one\n( x ) two\n(  ) three\n---\nTask : open\nSay it.\n\
                ---\nTeacher :\nThe answer is 2.\n";
    let (lesson, errors) = Lesson::read(text);
    assert_eq!(errors, []);
    assert_eq!((lesson.steps.len(), &*lesson.teacher), (2, "The answer is 2."));
    let right: Vec<bool> =
        lesson.steps[0].task().options.iter().map(|option| option.right).collect();
    assert_eq!(right, [true, true, false]);
    assert_eq!(lesson.steps[1].task().kind, Some(Kind::Open));
    // A sentence that begins like one is a sentence.
    for line in [
        "Task: find a winning move.",
        "Task:",
        "Task: Kayles",
        "Professeur : que remarquez-vous ?",
        "Read.\nTeacher: what do you see?",
        "Teacher: what do you see?",
        "Teacher: what do you see?\n---\nRead.",
        "Read.\n---\nTeacher: which move wins?\n#/v1/heaps/0.77/7+5?task=move",
    ] {
        assert_eq!(Lesson::read(&format!("title: A\n---\n{line}\n")).1, [], "{line}");
    }
    // In another language they are named, and not shown to pupils without a word.
    let (_, errors) = Lesson::read("title: A\n---\nRead.\n---\nprofesseur :\nThe answer is 2.\n");
    assert_eq!(&*errors[0].message.id, "lesson-keyword-meant");
}

/// The notes may begin behind their keyword; by its translation they would be a step that pupils read.
#[test]
fn notes_may_begin_behind_their_keyword() {
    let read = |last: &str| Lesson::read(&format!("title: A\n---\nRead.\n---\n{last}\n"));
    for key in ["teacher:", "Teacher :", "TEACHER:"] {
        let (lesson, errors) = read(&format!("{key} the answers are 3 and 5.\n\nMore."));
        assert_eq!(errors, [], "{key}");
        assert_eq!(lesson.steps.len(), 1);
        assert_eq!(lesson.teacher, "the answers are 3 and 5.\n\nMore.");
        assert_eq!(Lesson::read(&lesson.to_string()), (lesson, errors));
    }
    let meant = |last: &str| {
        let (_, errors) = read(last);
        errors
            .iter()
            .map(|error| (error.line, &*error.message.id == "lesson-keyword-meant"))
            .collect::<Vec<_>>()
    };
    assert_eq!(meant("Professeur : les réponses sont 3 et 5."), [(5, true)]);
    assert_eq!(meant("\nEnseignante: 3 et 5."), [(6, true)]);
    // Not where more comes after it, nor what asks something.
    assert_eq!(meant("Professeur : regardez !\n---\nThe end."), []);
    assert_eq!(meant("Professeur : combien ?\n(x) 3\n( ) 5"), []);
}

/// A word processor puts a dash or a dot in the place of a hyphen: what it is put before is shown to nobody too early.
#[test]
fn comments_that_begin_with_another_dash_are_reported() {
    let found = |asked: &str, lines: &str| {
        let (_, errors) = Lesson::read(&format!("title: A\n---\n{asked}\n{lines}\n"));
        errors.iter().map(|error| (error.line, error.message.id.to_string())).collect::<Vec<_>>()
    };
    let asked = "#/v1/heaps/0.77/7+5?task=move";
    for dash in ['–', '—', '−', '•'] {
        let dashed = |line: usize| vec![(line, "lesson-dash".to_owned())];
        assert_eq!(found(asked, &format!("{dash} 1-2-0 : no")), dashed(4), "{dash}");
        assert_eq!(found(asked, &format!(" {dash}\u{a0}none: look again")), dashed(4), "{dash}");
        let other = if matches!(dash, '–' | '−') { dashed(5) } else { Vec::new() };
        assert_eq!(found(asked, &format!("- 1-1-0: no\n{dash} Look again.")), other, "{dash}");
        // What somebody says, and a list.
        for line in ["Bonjour, dit-elle.", "Le roi : il a 3 cases.", "an item", "1 : valeur 1"] {
            assert_eq!(found(asked, &format!("{dash} {line}")), [], "{dash} {line}");
        }
        assert_eq!(found(asked, &format!("- 1-1-0: no\n{dash}3")), [], "{dash}");
        // Where nothing is asked there is nothing to be kept back.
        assert_eq!(found("Read.", &format!("- one\n{dash} 1-2-0: no")), [], "{dash}");
    }
}

/// Which of several moves an author has written otherwise does not matter, nor in which order they are then.
#[test]
fn remarks_on_several_moves_are_found_in_any_spelling() {
    let (lesson, _) =
        Lesson::read("title: A\n---\n#/v1/heaps/0.77/9?task=moves\n- 1-2-3_1-2-5: Mirrored.\n");
    let reading = crate::link::read("#/v1/heaps/0.77/9", 0).ok();
    let play = reading.as_ref().map(|reading| &*reading.play);
    assert!(play.is_some());
    assert_eq!(lesson.steps[0].wrong(play, "1-2-2_1-2-3"), Some("Mirrored."));
}

/// In whichever order moves are written, it is the same answer; the rows of a table are in the order of their lines.
#[test]
fn remarks_on_rows_of_numbers_are_on_these_rows() {
    let remark = "- 1.0_0.1: Turned round.";
    let text = |task: &str| {
        format!("title: A\n---\n#/v1/pawns/2x2/1.1?task={task}\n{remark}\n- Look again.\n")
    };
    let (lesson, errors) = Lesson::read(&text("fill"));
    assert_eq!(errors, []);
    let answer = Answer::Rows(vec![vec![Some(1), Some(0)], vec![Some(0), Some(1)]]).write();
    assert_eq!(lesson.steps[0].wrong(None, &answer), Some("Turned round."));
    assert_eq!(lesson.steps[0].wrong(None, "0.1_1.0"), Some("Look again."));
    assert_eq!(lesson.to_string(), text("fill"));
    let (lesson, _) = Lesson::read(&text("moves"));
    for answer in ["0.1_1.0", "1.0_0.1"] {
        assert_eq!(lesson.steps[0].wrong(None, answer), Some("Turned round."));
    }
}

#[test]
fn options_are_read_however_their_brackets_are_written() {
    for (line, text, right) in [
        ("(x) one", "one", true),
        (" ( X )\u{a0}one", "one", true),
        ("(\u{a0}) two", "two", false),
        ("() two", "two", false),
    ] {
        assert_eq!(read_option(line), Some(Choice { text: text.to_owned(), right }), "{line}");
    }
    for line in ["(y) one", "one (x)", "(x one"] {
        assert_eq!(read_option(line), None, "{line}");
    }
}

/// What is said of a move is found however the author has written the move.
#[test]
fn remarks_on_moves_are_found_in_any_spelling() {
    let (lesson, _) =
        Lesson::read("title: A\n---\n#/v1/heaps/0.77/9?task=move\n- 1-2-5: Mirrored.\n");
    let reading = crate::link::read("#/v1/heaps/0.77/9", 0).ok();
    let play = reading.as_ref().map(|reading| &*reading.play);
    assert!(play.is_some());
    let step = &lesson.steps[0];
    assert_eq!(step.wrong(play, "1-2-2"), Some("Mirrored."));
    assert_eq!(step.wrong(play, "1-2-3"), None);
    assert_eq!(step.wrong(None, "1-2-2"), None);
}
