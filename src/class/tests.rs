#![allow(clippy::unwrap_used)]

use super::*;
use crate::lesson::Lesson;
use crate::session::{Key, Kind, Task};
use proptest::prelude::*;
use std::rc::Rc;

fn tried(step: usize, answers: &[&str]) -> Tried {
    let answers = answers.iter().map(|&answer| answer.to_owned()).collect();
    Tried { step, seconds: 75, hints: 1, answers, seed: None }
}

/// An attempt at ten steps, with some wrong answers, as a pupil would make it.
fn usual() -> Attempt {
    let mut attempt = Attempt::at("nim-1", &Lesson::default(), 0x1234_5678);
    attempt.set_name(" Élodie  ");
    for step in 0..10 {
        attempt.add(tried(step, &["1-2-3", "2-1-0", "1-1-0"]));
    }
    attempt
}

#[test]
fn ten_steps_stay_below_six_hundred_characters() {
    let code = write_code(&usual());
    assert!(code.len() < 600, "{}", code.len());
    // With games that were won at the third go, each with its seed.
    let mut won = usual();
    for (number, step) in won.steps.iter_mut().enumerate() {
        let game = write_game(u64::MAX / (number as u64 + 1), "1-2-3_2-1-0_1-1-0_2-2-0");
        step.answers = vec![game.clone(), game.replace("1-1-0", "1-1-1"), game];
    }
    assert!(write_code(&won).len() < 600, "{}", write_code(&won).len());
    // With games of three moves each that have nothing in common, three a step.
    let mut long = usual();
    let mut random = 1_u64;
    let mut draw = |below: u64| {
        random =
            random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (random >> 33) % below
    };
    for step in &mut long.steps {
        let seed = 3_735_928_559 + step.step as u64;
        let mut game = || {
            let moves = (0..6).map(|_| format!("{}-{}-{}", 1 + draw(3), 1 + draw(5), draw(5)));
            write_game(seed, &moves.collect::<Vec<_>>().join("_"))
        };
        step.answers = vec![game(), game(), game()];
    }
    // With positions that were drawn, which do not pack well.
    let mut drawn = usual();
    for (number, step) in drawn.steps.iter_mut().enumerate() {
        step.seed = Some(0x9e37_79b9_7f4a_7c15_u64.wrapping_mul(number as u64 + 1));
    }
    assert!(write_code(&drawn).len() < 600);
}

/// What fills an attempt to its bounds is still read back: a line that is handed in, and what a device has kept.
#[test]
fn an_attempt_that_is_full_is_read_again() {
    let mut attempt = Attempt::at("nim-1", &Lesson::default(), 7);
    let mut random = 1_u64;
    // Letters that do not pack well.
    let mut answer = || -> String {
        let mut sign = || {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            char::from_u32(0x4e00 + (random >> 40) as u32 % 20_000).unwrap()
        };
        (0..2_600).map(|_| sign()).collect()
    };
    for step in 0..crate::lesson::MAX_STEPS {
        let answers = [answer(), answer(), answer()];
        for answer in &answers {
            attempt.add(tried(step, &[answer]));
        }
    }
    let code = write_code(&attempt);
    assert!(code.len() > 400_000, "{}", code.len());
    assert_eq!(read_code(&code), Ok(attempt));
}

#[test]
fn names_are_short_and_plain() {
    let mut attempt = Attempt::default();
    attempt.set_name("  a\u{7}\nb  ");
    assert_eq!(attempt.name, "ab");
    attempt.set_name(&"é".repeat(100));
    assert_eq!(attempt.name.chars().count(), MAX_NAME);
    assert_eq!(read_code(&write_code(&attempt)), Ok(attempt));
}

#[test]
fn answers_of_one_step_come_together() {
    let mut attempt = Attempt::default();
    attempt.add(tried(4, &["a"]));
    attempt.add(tried(2, &["b"]));
    attempt.add(tried(4, &["c"]));
    let steps: Vec<usize> = attempt.steps.iter().map(|step| step.step).collect();
    assert_eq!((steps, attempt.count()), (vec![2, 4], 3));
    assert_eq!(attempt.steps[1].answers, ["a", "c"]);
    assert_eq!(attempt.steps[1].seconds, 150);
    for _ in 0..1_000 {
        attempt.add(tried(4, &["wrong"]));
    }
    attempt.add(tried(4, &["right"]));
    assert!(attempt.steps[1].answers.len() <= 50);
    assert_eq!(attempt.steps[1].answers.last().map(String::as_str), Some("right"));
    for _ in 0..1_000 {
        attempt.add(tried(5, &[&"é".repeat(5_000)]));
    }
    assert_eq!(read_code(&write_code(&attempt)), Ok(attempt));
}

#[test]
fn lines_are_found_in_whatever_surrounds_them() {
    let code = write_code(&usual());
    let address = format!("https://example.org/#/v1/class/nim-1?attempt={code}");
    let broken: String = code.as_bytes().chunks(76).fold(String::new(), |text, chunk| {
        text + "> " + std::str::from_utf8(chunk).unwrap() + "\n"
    });
    let text = format!(
        "[08:31] Élodie: {code}\nBonjour Madame, voici: « {code} ». Merci !\n{address}\n\n{broken}\nNL1. was \
         all he wrote"
    );
    let found: Vec<Gathered> = gather(&text).unwrap().collect();
    let lines: Vec<usize> = found.iter().map(|found| found.line).collect();
    assert_eq!(lines, [1, 2, 3, 5]);
    assert!(found.iter().all(|found| found.found == Ok(usual())), "{found:?}");
}

/// What chats, mails and the makers of safe links do to a line.
#[test]
fn lines_are_found_whatever_was_done_to_them() {
    let code = write_code(&usual());
    let (first, rest) = code.split_at(20);
    let (middle, last) = rest.split_at(40);
    let texts = [
        format!("Karim-{code}"),
        format!("Zoé_{code}, voilà"),
        format!("_{code}_"),
        format!("*{code}*"),
        format!("Code{code}"),
        format!("https://safe.example/?url=https%3A%2F%2Fx%2F%3Fattempt%3D{code}&data=1"),
        format!("attempt=3D{code}"),
        format!("{first}\u{200b}{middle}\u{ad}{last}"),
        format!("Bonjour, voici ma réponse : {first}\n{middle}\n{last} ». Merci"),
        format!("{first}=\n{middle}=\n{last}"),
        format!("| {first}\n| {middle}\n| {last}"),
        format!("_{first}\n{middle}\n{last}_"),
    ];
    for text in texts {
        let found: Vec<Gathered> = gather(&text).unwrap().collect();
        assert_eq!(found.len(), 1, "{text}");
        assert_eq!((found[0].line, &found[0].found), (1, &Ok(usual())), "{text}");
    }
    // Over as many breaks as there may be, and with empty lines between.
    let letters: Vec<char> = code.chars().collect();
    for (width, between) in [(1, "\n"), (3, "\n"), (76, "\n\n"), (40, "\n\n\n")] {
        // What is left of the first must be known for a code.
        let (first, rest) = letters.split_at(8);
        let pieces: Vec<String> = rest.chunks(width).map(|piece| piece.iter().collect()).collect();
        let first: String = first.iter().collect();
        let text = format!("{first}{between}{}{between}Merci", pieces.join(between));
        let found: Vec<Gathered> = gather(&text).unwrap().collect();
        assert_eq!(found[0].found, Ok(usual()), "{width}");
    }
    // Two without a space between them.
    let found: Vec<Gathered> = gather(&format!("{code}{code}")).unwrap().collect();
    assert_eq!(found.iter().filter(|found| found.found == Ok(usual())).count(), 2);
    // A line that was cut is not made whole by what comes after it.
    let cut = format!("{}\nNothing of it\n{}", &code[..60], &code[60..]);
    assert!(gather(&cut).unwrap().all(|found| found.found.is_err()));
}

#[test]
fn what_is_wrong_with_a_line_is_said_with_its_place() {
    let code = write_code(&usual());
    let text = format!("{}\n{code}\n{}\nno code at all", &code[..100], code.replace("NL1", "NL2"));
    let found: Vec<Gathered> = gather(&text).unwrap().collect();
    let id = |found: &Gathered| found.found.as_ref().err().map(|error| error.id.to_string());
    let ids: Vec<_> = found.iter().map(|found| (found.line, id(found))).collect();
    let said = |id: &str| Some(id.to_owned());
    assert_eq!(ids, [(1, said("class-code-broken")), (2, None), (3, said("class-code-newer"))]);
    assert!(gather(&"x".repeat(MAX_GATHERED + 1)).is_err());
}

/// Of a line that was cut so much is left, or less.
#[test]
fn a_line_of_which_little_is_left_is_reported() {
    let code = write_code(&usual());
    for end in 5..code.len() {
        let text = format!("{}\n{code}\n", &code[..end]);
        let found: Vec<Gathered> = gather(&text).unwrap().collect();
        let good = found.iter().filter(|found| found.found == Ok(usual())).count();
        assert_eq!((found.len(), good, found[0].line), (2, 1, 1), "cut at {end}");
    }
    for text in ["NL1.ZZZ", "NL1.Z "] {
        assert!(gather(text).unwrap().all(|found| found.found.is_err()), "{text}");
        assert_eq!(gather(text).unwrap().count(), 1, "{text}");
    }
    // No more is looked for in a sentence, nor where nothing follows.
    for text in ["NL1.", "NL1. ", "The line begins with NL1.ab", "NL1.ab is how it begins"] {
        assert_eq!(gather(text).unwrap().count(), 0, "{text}");
    }
}

/// A hundred thousand lines that were cut, changed, swapped or made up: none counts.
#[test]
fn no_changed_line_counts() {
    let code = write_code(&usual());
    let other = write_code(&Attempt::at("chomp", &Lesson::default(), 7));
    let mut random = 1_u64;
    let mut draw = |below: usize| {
        random =
            random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (random >> 33) as usize % below
    };
    let letters: Vec<char> =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.é ".chars().collect();
    let mut tried = 0;
    while tried < 100_000 {
        let mut line: Vec<char> = code.chars().collect();
        let (a, b) = (draw(line.len()), draw(line.len()));
        match draw(6) {
            0 => line.truncate(a),
            1 => line[a] = letters[draw(letters.len())],
            2 => line.swap(a, b),
            3 => line.extend((0..=b).map(|_| letters[draw(64)])),
            4 => {
                line.splice(a.min(b)..a.max(b), other.chars().skip(4).take(b));
            }
            _ => line = "NL1.".chars().chain((0..b).map(|_| letters[draw(64)])).collect(),
        }
        let line: String = line.into_iter().collect();
        if line == code {
            continue;
        }
        tried += 1;
        assert!(read_code(&line).is_err(), "{line}");
    }
}

/// Lines whose checksum is right, and which no page has written.
#[test]
fn what_is_no_attempt_does_not_count_whatever_its_checksum() {
    use base64::Engine;
    use base64::engine::general_purpose::URL_SAFE_NO_PAD;
    let line = |way: u8, body: &[u8]| {
        let bytes = [&[way], body].concat();
        let mark = crate::lesson::mark_of_bytes(&bytes).to_le_bytes();
        let sum: [u8; 4] = std::array::from_fn(|place| mark[place] ^ mark[place + 4]);
        format!("NL1.{}", URL_SAFE_NO_PAD.encode([&bytes[..], &sum].concat()))
    };
    let plain = |attempt: &Attempt| postcard::to_allocvec(attempt).unwrap();
    let deflated = |bytes: &[u8]| miniz_oxide::deflate::compress_to_vec(bytes, 10);
    // The way it is done is the right one.
    assert_eq!(read_code(&line(1, &deflated(&plain(&usual())))), Ok(usual()));
    let mut turned = usual();
    turned.steps.reverse();
    let mut twice = usual();
    twice.steps.push(twice.steps[9].clone());
    let mut far = usual();
    far.steps[9].step = usize::MAX;
    let mut named = usual();
    named.name = "x".repeat(MAX_NAME + 1);
    let mut rung = usual();
    rung.name = "a\u{7}b".to_owned();
    let mut turned_round = usual();
    turned_round.name = "\u{202e}b".to_owned();
    let mut shelved = usual();
    shelved.lesson = "nim-1 \nother".to_owned();
    let mut many = usual();
    many.steps[0].answers = vec![String::new(); 51];
    let mut long_answer = usual();
    long_answer.steps[0].answers = vec!["x".repeat(8_001)];
    let longer = [plain(&usual()), vec![0]].concat();
    let all = [turned, twice, far, named, rung, turned_round, shelved, many, long_answer]
        .map(|attempt| plain(&attempt));
    for bytes in all.iter().chain([&longer]) {
        assert!(read_code(&line(1, &deflated(bytes))).is_err());
        assert!(read_code(&line(0, bytes)).is_err());
    }
    assert!(read_code(&line(2, &plain(&usual()))).is_err());
    // A number that is written longer than it is.
    let long = [&[0x80, 0x00], &plain(&Attempt::default())[1..]].concat();
    assert!(read_code(&line(0, &long)).is_err());
    // A hundred megabytes, packed into a hundred kilobytes; lengths that nothing could hold.
    assert!(read_code(&line(1, &deflated(&vec![0; 100_000_000]))).is_err());
    for length in [&[0xff, 0xff, 0xff, 0xff, 0x0f][..], &[0xff; 9], &[0xff; 10], &[0x80; 200]] {
        assert!(read_code(&line(0, length)).is_err());
        assert!(read_code(&line(0, &[&[0, 0, 0, 0], length].concat())).is_err());
    }
}

/// Ten thousand lines of all kinds, and lines without an end.
#[test]
fn among_ten_thousand_lines_the_good_ones_are_found_with_their_numbers() {
    let code = write_code(&usual());
    let lines = (1..=10_000).map(|number| match number % 5 {
        0 => code.clone(),
        1 => code[..code.len() - 3].to_owned(),
        2 => format!("[08:31] Zoé: {number}"),
        3 => code.replace("NL1", "NL7"),
        _ => code.replacen(&code[20..21], "_", 1) + "x",
    });
    let text = lines.collect::<Vec<_>>().join("\n");
    let found: Vec<Gathered> = gather(&text).unwrap().collect();
    assert_eq!(found.len(), 8_000);
    for one in found {
        let id = one.found.as_ref().err().map(|error| &*error.id);
        let expected = match one.line % 5 {
            0 => None,
            3 => Some("class-code-newer"),
            _ => Some("class-code-broken"),
        };
        assert_eq!(id, expected, "{}", one.line);
    }
    for part in ["NL1.", "NL1.x", "NL1.xxxx\n", "A", ">", "NL9."] {
        let text = part.repeat(MAX_GATHERED / part.len());
        let _ = gather(&text).map(|found| found.take(200).count());
    }
}

proptest! {
    #[test]
    fn attempts_are_read_as_they_are_written(
        lesson in "[a-z0-9-]{0,12}", mark: u64, id: u32, name in "\\PC{0,24}",
        steps in prop::collection::vec((0_usize..60, any::<Option<u64>>(), "\\PC{0,30}"), 0..20),
    ) {
        let mut attempt = Attempt { lesson, mark, id, ..Attempt::default() };
        attempt.set_name(&name);
        for (step, seed, answer) in steps {
            attempt.add(Tried { seed, ..tried(step, &[&answer]) });
        }
        prop_assert_eq!(read_code(&write_code(&attempt)), Ok(attempt));
    }

    #[test]
    fn whatever_is_pasted_nothing_panics(text in "(NL1\\.|NL2\\.|[A-Za-z_-]{40}|\\PC|\n){0,40}") {
        let _ = gather(&text).map(Iterator::count);
    }
}

#[test]
fn the_commonest_wrong_answer_is_that_of_most_readers() {
    let result = |standing, wrong: &[&str]| {
        let wrong = wrong.iter().map(|&answer| answer.to_owned()).collect();
        Some(Result { standing, wrong, odd: 0, hints: 0, seconds: 3 })
    };
    let row =
        |id, result| Row { attempt: Attempt { id, ..Attempt::default() }, results: vec![result] };
    let mut rows: Vec<Row> = Vec::new();
    for row in [
        row(1, result(Standing::Right, &[])),
        row(2, result(Standing::Right, &["a", "a", "a", "b"])),
        row(3, result(Standing::Open, &["b"])),
        row(4, None),
        row(3, result(Standing::Open, &["b"])),
    ] {
        Row::join(&mut rows, row);
    }
    let overview = overview(&rows, 1).remove(0);
    assert_eq!((rows.len(), overview.tried, overview.at_once, overview.done), (4, 3, 1, 2));
    let wrong: Vec<(&str, usize)> =
        overview.wrong.iter().map(|wrong| (&*wrong.answer, wrong.count)).collect();
    assert_eq!(wrong, [("b", 2), ("a", 1)]);
    rows[0].attempt.name = "\u{202e}\0=1+1\"".to_owned();
    let say = |message: &crate::core::Message| message.id.to_string();
    let line = |nameless, comma| {
        csv(&rows, &[None], nameless, comma, &say).lines().nth(1).unwrap().to_owned()
    };
    assert_eq!(line(false, ','), "\"'=1+1\"\"\",\"class-right-once\",0,0,3,\"\"");
    assert_eq!(line(true, ';'), "\"class-pupil\";\"class-right-once\";0;0;3;\"\"");
    rows[0].attempt.name = " ".to_owned();
    rows[0].attempt.add(tried(0, &["loss", "win"]));
    let text = csv(&rows, &[Some(Kind::Outcome)], false, ',', &say);
    let said = "\"class-pupil\",\"class-right-once\",0,0,3,\"task-says-loss | task-says-win\"";
    assert_eq!(text.lines().nth(1), Some(said));
}

/// What is wrong at one position may be right at another.
#[test]
fn wrong_answers_to_positions_that_were_drawn_are_counted_by_position() {
    let row = |id, seed, wrong: &[&str]| {
        let mut attempt = Attempt { id, ..Attempt::default() };
        attempt.add(Tried { seed: Some(seed), ..tried(0, &["1-1-0"]) });
        let wrong = wrong.iter().map(|&answer| answer.to_owned()).collect();
        let standing = Standing::Open;
        Row {
            attempt,
            results: vec![Some(Result { standing, wrong, odd: 0, hints: 0, seconds: 1 })],
        }
    };
    let rows =
        [row(1, 7, &["1-1-0"]), row(2, 8, &[]), row(3, 7, &["1-1-0"]), row(4, 9, &["1-1-0"])];
    let found = overview(&rows, 1).remove(0);
    let wrong: Vec<_> = found.wrong.iter().map(|one| (one.seed, one.count)).collect();
    assert_eq!(wrong, [(Some(7), 2), (Some(9), 1)]);
}

/// Where the link of a step draws its position itself, it is the same for everybody, whatever their seeds.
#[test]
fn wrong_answers_to_one_position_are_counted_together() {
    let steps = ["seed=3&task=move&fresh=1", "task=move&fresh=1", "task=move"]
        .map(|keys| format!("---\n#/v1/heaps/0.~3/7+5?{keys}\nWhich?\n"));
    let (lesson, errors) = Lesson::read(&format!("title: A\n{}", steps.concat()));
    assert_eq!(errors, []);
    let draws = |step: usize| lesson.steps.get(step).is_some_and(crate::lesson::Step::draws);
    assert_eq!([0, 1, 2, 3].map(draws), [false, true, false, false]);
    let rows = [7_u32, 8, 9].map(|id| {
        let mut attempt = Attempt { id, ..Attempt::default() };
        for step in 0..3 {
            attempt.add(Tried { seed: Some(id.into()), ..tried(step, &["1-1-0"]) });
        }
        let attempt = attempt.seeded(draws);
        let wrong = vec!["1-1-0".to_owned()];
        let result = Result { standing: Standing::Open, wrong, odd: 0, hints: 0, seconds: 1 };
        Row { attempt, results: vec![Some(result); 3] }
    });
    let counts: Vec<Vec<usize>> = overview(&rows, 3)
        .iter()
        .map(|step| step.wrong.iter().map(|wrong| wrong.count).collect())
        .collect();
    assert_eq!(counts, [vec![3], vec![1, 1, 1], vec![3]]);
}

/// Whoever could not be judged is counted neither as right nor as wrong.
#[test]
fn what_could_not_be_judged_is_not_counted() {
    let result = Some(Result::unjudged(&tried(0, &["a"])));
    let rows = [Row { attempt: Attempt::default(), results: vec![result] }];
    let found = overview(&rows, 1).remove(0);
    assert_eq!((found.tried, found.at_once, found.done), (0, 0, 0));
}

/// Another random position each time, and very many answers: the number of answers does not grow, and yet what is
/// handed in later is later.
#[test]
fn what_is_handed_in_later_is_later_whatever_was_forgotten() {
    let mut first = Attempt { id: 1, ..Attempt::default() };
    first.add(Tried { seed: Some(1), ..tried(0, &["a", "b", "c"]) });
    let mut later = first.clone();
    later.add(Tried { seed: Some(2), ..tried(0, &["d"]) });
    assert!(later.count() < first.count() && later.goes_on(&first) && !first.goes_on(&later));
    let mut many = Attempt::default();
    for _ in 0..50 {
        many.add(tried(0, &["a"]));
    }
    let mut more = many.clone();
    more.add(tried(0, &["b"]));
    assert!(more.count() == many.count() && more.goes_on(&many) && !many.goes_on(&more));
}

/// Another position is drawn after a game that was lost: that it was lost is not forgotten.
#[test]
fn games_lost_from_other_positions_count_as_lost() {
    let mut attempt = Attempt::default();
    for (seed, answers) in [(1, ["5!1-1-0_1-4-0"]), (4, ["6!1-2-0"]), (7, ["8!2-1-0"])] {
        attempt.add(Tried { seed: Some(seed), ..tried(0, &answers) });
    }
    assert_eq!(attempt.step(0).unwrap().answers, ["lost", "lost", "8!2-1-0"]);
    assert_eq!(attempt.step(0).unwrap().counted(Some(10)), 3);
    // What was answered to another question is forgotten.
    attempt.add(Tried { seed: Some(1), ..tried(1, &["1-1-0"]) });
    assert_eq!(attempt.step(1).unwrap().counted(Some(2)), 0);
    let task = Task { kind: Some(Kind::Win), ..Task::default() };
    let start = crate::link::read("#/v1/heaps/0.~3/3", 1).unwrap().play;
    let key = Key::Win(crate::session::Side::First);
    let game = Tried { seed: Some(9), ..tried(0, &["lost", "1-3-0"]) };
    let found = replay(Some(&start), &task, &key, &game, &Findings::default());
    assert_eq!((found.standing, found.wrong), (Standing::Right, vec!["lost".to_owned()]));
    let rows = [Row { attempt, results: vec![Some(Result::unjudged(&game))] }];
    assert!(overview(&rows, 1)[0].wrong.is_empty());
}

/// What a device has no room for any more: what was answered in passing goes first, and takes the place of no lesson.
#[test]
fn of_too_many_attempts_those_made_in_passing_are_forgotten() {
    let code = |steps: usize| {
        let mut attempt = Attempt::default();
        (0..steps).for_each(|step| attempt.add(tried(step, &["a"])));
        write_code(&attempt)
    };
    let (one, two) = (code(1), code(2));
    let names = |kept: &str| -> Vec<String> {
        kept.lines().filter_map(|line| line.split(' ').next()).map(str::to_owned).collect()
    };
    let keep = |kept: &str, name: &str, code: &str| {
        with_attempt(kept, name, Some(&format!("{name} {code}")))
    };
    let lessons = |count: usize| {
        (0..count).fold(String::new(), |kept, number| keep(&kept, &format!("nim-{number}"), &two))
    };
    // Days first, then single questions, be they newer than a lesson; then the oldest.
    let kept = keep(&lessons(57), "~1", &two);
    let kept = keep(&keep(&kept, "~2", &one), "day-2026-11-22", &one);
    assert_eq!(names(&kept).len(), 60);
    let kept = keep(&kept, "~3", &two);
    assert!(!names(&kept).contains(&"day-2026-11-22".to_owned()));
    let kept = keep(&kept, "~4", &two);
    assert!(!names(&kept).contains(&"~2".to_owned()));
    let kept = keep(&kept, "~5", &two);
    assert_eq!((names(&kept).len(), &*names(&kept)[0]), (60, "nim-1"));
    // The position of a day and a single question push no lesson out, and give way to the next.
    let full = lessons(60);
    let days = keep(&keep(&full, "day-1", &one), "day-2", &one);
    assert_eq!(days, format!("{full}\nday-2 {one}"));
    assert_eq!(keep(&days, "~1", &one), format!("{full}\n~1 {one}"));
    assert_eq!(names(&keep(&days, "new", &two)).len(), 60);
    assert_eq!(names(&keep(&days, "new", &two))[0], "nim-1");
    // The same lesson takes its own place, and one that is forgotten leaves the others.
    assert_eq!(names(&keep(&full, "nim-0", &two)).len(), 60);
    assert_eq!(names(&with_attempt(&full, "nim-0", None)).len(), 59);
    assert_eq!(with_attempt("", "nim-0", None), "");
}

#[test]
fn hints_count_though_no_answer_follows() {
    let mut attempt = Attempt::default();
    attempt.add_hints(3, None, 2);
    // The page was opened again, and the first hint taken again.
    attempt.add_hints(3, None, 1);
    assert_eq!((attempt.step(3).unwrap().hints, attempt.count()), (2, 0));
    attempt.add(Tried { hints: 1, ..tried(3, &["a"]) });
    assert_eq!((attempt.step(3).unwrap().hints, attempt.count()), (2, 1));
}

#[test]
fn hints_that_were_taken_elsewhere_count() {
    let mut here = Attempt::default();
    here.add(Tried { hints: 1, ..tried(2, &["a"]) });
    here.add_hints(4, Some(7), 1);
    let mut there = Attempt::default();
    for (step, seed, hints) in [(2, None, 2), (3, None, 1), (4, Some(8), 3)] {
        there.add_hints(step, seed, hints);
    }
    here.share_hints(&there);
    let hints: Vec<(usize, u32)> = here.steps.iter().map(|step| (step.step, step.hints)).collect();
    // Those to another drawn position are not to this one.
    assert_eq!(hints, [(2, 2), (3, 1), (4, 1)]);
    assert_eq!(here.count(), 1);
    here.share_hints(&Attempt::default());
    assert_eq!(here.step(2).unwrap().hints, 2);
}

#[test]
fn what_goes_on_takes_the_place_of_what_was_handed_in_before() {
    let whole = Row { attempt: usual(), results: Vec::new() };
    let mut half = whole.clone();
    half.attempt.steps.truncate(4);
    let mut other = whole.clone();
    other.attempt.id = 9;
    let mut rows: Vec<Row> = Vec::new();
    let new: Vec<bool> = [half.clone(), whole.clone(), half, whole.clone(), other]
        .map(|row| Row::join(&mut rows, row))
        .to_vec();
    assert_eq!(new, [true, true, false, false, true]);
    assert_eq!((rows.len(), rows[0].attempt.count()), (2, whole.attempt.count()));
}

/// A chat says who has sent a line, and it comes again in a file that does not.
#[test]
fn a_name_that_is_known_stays() {
    let nameless = Attempt { name: String::new(), ..usual() };
    let mut first = nameless.clone();
    first.set_name("Léa");
    let mut later = nameless.clone();
    later.add(tried(9, &["1-1-1"]));
    assert!(!nameless.goes_on(&first) && first.goes_on(&nameless) && later.goes_on(&first));
    let mut rows: Vec<Row> = Vec::new();
    let row = |attempt: &Attempt| Row { attempt: attempt.clone(), results: Vec::new() };
    let new: Vec<bool> = [&first, &nameless, &later]
        .into_iter()
        .map(|attempt| Row::join(&mut rows, row(attempt)))
        .collect();
    assert_eq!(new, [true, false, true]);
    let known: Vec<(&str, usize)> =
        rows.iter().map(|row| (row.attempt.name.as_str(), row.attempt.count())).collect();
    assert_eq!(known, [("Léa", later.count())]);
    // Another name is another one.
    later.set_name("Léa M.");
    assert!(Row::join(&mut rows, row(&later)));
    assert_eq!(rows[0].attempt.name, "Léa M.");
}

/// Where the solver could not be had, the same line is judged when it is handed in again.
#[test]
fn what_could_not_be_judged_gives_way_to_the_same_attempt() {
    let attempt = usual();
    let judged = |unjudged: bool| {
        let mut result = Result::unjudged(&attempt.steps[0]);
        result.standing = if unjudged { result.standing } else { Standing::Right };
        Row { attempt: attempt.clone(), results: vec![Some(result)] }
    };
    let mut rows: Vec<Rc<Row>> = Vec::new();
    let new = [true, false, true].map(|unjudged| Row::join(&mut rows, judged(unjudged)));
    assert_eq!(new, [true, true, false]);
    assert_eq!(*rows[0], judged(false));
    // But no earlier line of it.
    let mut rows = vec![judged(true)];
    let mut half = judged(false);
    half.attempt.steps.truncate(4);
    assert!(!Row::join(&mut rows, half));
}

/// Nobody waits for what looks like many lines in a single one.
#[test]
fn a_long_line_of_many_codes_is_looked_through() {
    let text = "A: NL1.aaaa ".repeat(100_000);
    assert_eq!(gather(&text).unwrap().count(), 100_000);
}

/// Nor for a code that may end at each of very many lines, all of which would be read again and again.
#[test]
fn a_code_in_pieces_of_changing_length_is_looked_through() {
    let text = format!("NL1.aaaa\n{}\n", "aa\na\n".repeat(20_000)).repeat(40);
    let found: Vec<Gathered> = gather(&text).unwrap().collect();
    assert_eq!(found.len(), 40);
    assert!(found.iter().all(|one| one.found.is_err()));
    // One that is whole is put together again from as many as a reader may have made of it.
    let code = write_code(&usual());
    let (first, rest) = code.split_at(8);
    let pieces = rest.as_bytes().chunks(6).flat_map(|piece| {
        let (short, long) = std::str::from_utf8(piece).unwrap().split_at(piece.len().min(2));
        [short, long]
    });
    let pieces: Vec<&str> = pieces.filter(|piece| !piece.is_empty()).collect();
    let text = format!("{first}\n{}\nMerci", pieces.join("\n"));
    assert_eq!(gather(&text).unwrap().next().unwrap().found, Ok(usual()), "{}", pieces.len());
}

#[test]
fn a_line_without_a_name_gets_that_of_its_sender() {
    let nameless = Attempt { name: String::new(), ..usual() };
    let code = write_code(&nameless);
    let cases = [
        ("Léa :", "Léa"),
        ("[14:02] Léa Martin:", "Léa Martin"),
        ("12/11/2026, 14:02 - Jean-Luc :", "Jean-Luc"),
        ("> **Karim** :", "Karim"),
        ("Mon code :", ""),
        ("Code:", ""),
        ("Bonjour Madame, voici ma réponse :", ""),
        ("https:", ""),
        ("Bonjour Madame :", ""),
        ("Voici :", ""),
        ("Re :", ""),
        ("Réponses :", ""),
        ("Devoir :", ""),
        ("", ""),
    ];
    for (before, name) in cases {
        let text = format!("{before} {code}");
        let found: Vec<Gathered> = gather(&text).unwrap().collect();
        assert_eq!(found.len(), 1, "{text}");
        assert_eq!(found[0].found.as_ref().map(|it| it.name.as_str()), Ok(name), "{text}");
        assert_eq!(read_code(&found[0].code), found[0].found, "{text}");
    }
    // Several on one line: each has its own sender.
    let other = write_code(&Attempt { id: 9, ..nameless.clone() });
    for (between, second) in [(" Tom : ", "Tom"), (", Tom: ", "Tom"), (" ", ""), ("", "")] {
        let text = format!("Léa : {code}{between}{other} merci");
        let found: Vec<Gathered> = gather(&text).unwrap().collect();
        let names: Vec<&str> =
            found.iter().map(|one| one.found.as_ref().unwrap().name.as_str()).collect();
        assert_eq!(names, ["Léa", second], "{text}");
    }
    // A name of its own stays.
    let own = gather(&format!("Zoé : {}", write_code(&usual()))).unwrap().next().unwrap();
    assert_eq!(own.found, Ok(usual()));
}
