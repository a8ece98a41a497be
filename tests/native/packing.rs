//! What the build makes of messages, and what it refuses.

#[path = "../../src/words/packed.rs"]
mod packed;
#[path = "../../build/words/mod.rs"]
mod packer;

use packer::{Source, pack};

fn en(text: &str) -> Source<'_> {
    Source { files: vec![("en.ftl", text)], categories: &["one", "other"] }
}

fn fr(text: &str) -> Source<'_> {
    Source { files: vec![("fr.ftl", text)], categories: &["one", "many", "other"] }
}

/// The catalogue of English, its marks made readable.
fn packs(text: &str) -> String {
    let [english, french] = pack([&en(text), &fr(text)]).unwrap();
    assert_eq!(english, french);
    let marks = [
        (packed::RECORD, "\n"),
        (packed::UNIT, "="),
        (packed::VALUE, "$"),
        (packed::CHOICE, "<"),
        (packed::VARIANT, "|"),
        (packed::END, ">"),
    ];
    marks.iter().fold(english, |text, (mark, readable)| text.replace(*mark, readable))
}

/// All that the build says against these messages.
fn problems(english: &str, french: &str) -> Vec<String> {
    let problems = pack([&en(english), &fr(french)]).err().unwrap_or_default();
    problems.iter().map(ToString::to_string).collect()
}

/// What the build says against this message, which is the same in both languages.
fn refuses(message: &str, what: &str) {
    let text = format!("a = {message}\n");
    let expected = [format!("en.ftl: message `a`: {what}"), format!("fr.ftl: message `a`: {what}")];
    assert_eq!(problems(&text, &text), expected, "{message}");
}

#[test]
fn messages_are_sorted_and_comments_left_out() {
    assert_eq!(packs("# One\n\nb = B\na-b = AB\n\n## Two\na = A\n"), "a=A\na-b=AB\nb=B\n");
}

#[test]
fn messages_of_several_files_are_one_catalogue_and_translations_stand_beside_each_other() {
    let files = |one, two| Source { files: vec![("a/en.ftl", one), ("b/en.ftl", two)], ..en("") };
    let both = || files("b = B\n", "a = A\n");
    let [english, _] = pack([&both(), &both()]).unwrap();
    assert_eq!(english.matches(packed::RECORD).count(), 2);
    assert!(english.starts_with('a'));
    let found = pack([&files("b = B\n", "a = A\n"), &files("a = A\n", "b = B\n")]).err().unwrap();
    assert_eq!(
        found[0].to_string(),
        "b/en.ftl: message `a`: stands beside no translation: that is in a/en.ftl"
    );
}

#[test]
fn text_and_values_are_packed() {
    assert_eq!(
        packs("a = of { $size }, { \"{\" }{ $x-y }\\u0041{ \"\\u0042\" }"),
        "a=of $size=, {$x-y=\\u0041B\n"
    );
    assert_eq!(packs("a =\n    one\n      two\n"), "a=one\n  two\n");
}

#[test]
fn the_default_is_packed_last() {
    let text = "a = There { $n ->\n   *[other] are { $n }\n    [one] is one\n    [0] is none\n}.\n";
    assert_eq!(packs(text), "a=There <n=one=is one|0=is none|other=are $n=>.\n");
}

#[test]
fn what_cannot_be_read_is_reported_by_its_line() {
    let text = "a = A\n\nb = { $b\n\nc = C\n";
    assert_eq!(
        problems(text, "a = A\n"),
        ["en.ftl: line 5, in `b = { $b`: Expected a token starting with \"}\""]
    );
    let no_default = "a = { $n ->\n    [one] one\n}\n";
    let found = problems(no_default, "a = A\n");
    assert_eq!(found.len(), 1);
    assert!(found[0].starts_with("en.ftl: line 3, in `a = { $n ->`: "), "{found:?}");
    assert!(found[0].contains("default"), "{found:?}");
    assert_eq!(problems("a = A\n", "a =\n").len(), 1);
}

#[test]
fn both_languages_have_the_same_messages() {
    assert_eq!(
        problems("a = A\nb = B\n", "a = A\nc = C\n"),
        [
            "en.ftl: message `b`: is missing in the other language",
            "fr.ftl: message `c`: is missing in the other language",
        ]
    );
    assert_eq!(problems("a = A\na = B\n", "a = A\n"), ["en.ftl: message `a`: stands twice"]);
}

#[test]
fn both_languages_have_the_same_variables() {
    assert_eq!(
        problems("a = { $n } { $m }\n", "a = { $n } { $o }\n"),
        ["en.ftl: message `a`: has $m, which fr.ftl has not; that has $o"]
    );
    // One side may leave out what only the other needs.
    assert!(problems("a = { $n } { $m }\n", "a = { $n }\n").is_empty());
    assert!(problems("a = A\n", "a = { $n ->\n   *[other] A\n }\n").is_empty());
}

#[test]
fn syntax_that_the_page_does_not_know_is_refused() {
    refuses("A\n    .title = T", "attributes are not supported: .title");
    refuses("{ b }", "the message b is not supported");
    refuses("{ -b }", "the term -b is not supported");
    refuses("{ NUMBER($n) }", "the function NUMBER is not supported");
    refuses("{ 5 }", "the number 5 is not supported");
    refuses("{ { $n } }", "a placeable within a placeable is not supported");
    refuses(
        "{ NUMBER($n) ->\n   *[other] A\n }",
        "a selector is a variable here, not the function NUMBER",
    );
    refuses(
        "{ $n ->\n   *[other] { $m ->\n       *[other] A\n    }\n }",
        "a selector within a selector is not supported",
    );
    refuses("A\u{1}B", "holds the control character U+0001");
    refuses("{ \"\\u001F\" }", "holds the control character U+001F");
    let term = problems("-t = T\na = A\n", "a = A\n");
    assert_eq!(term, ["en.ftl: message `-t`: terms are not supported"]);
}

#[test]
fn keys_that_no_value_has_are_refused() {
    let select = |variants: &str| format!("{{ $n ->\n{variants}\n }}");
    refuses(&select(" [1.0] A\n *[other] B"), "[1.0] is not a whole number");
    refuses(&select(" [-1] A\n *[other] B"), "[-1] is not a whole number");
    refuses(&select(" [few] A\n *[other] B"), "no whole number is [few] in this language");
    refuses(&select(" [one] A\n [one] C\n *[other] B"), "[one] stands twice in a selector");
    refuses(&select(" *[one] A"), "the default of a selector is *[other], and nothing else is");
    refuses(
        &select(" [other] A\n *[one] B"),
        "the default of a selector is *[other], and nothing else is",
    );
    refuses(
        &select(" [oen] A\n [0] C\n *[other] B"),
        "a selector mixes numbers or plural categories with other keys",
    );
    assert_eq!(
        packs(&format!("a = {}", select(" [left] A\n *[other] B"))),
        "a=<n=left=A|other=B>\n"
    );
    // French has [many], English has not.
    let many = format!("a = {}", select(" [many] A\n *[other] B"));
    assert_eq!(
        problems(&many, &many),
        ["en.ftl: message `a`: no whole number is [many] in this language"]
    );
}

#[test]
fn the_messages_of_the_page_are_packed_as_they_are_read() {
    let folders = ["src/words", "src/app/games/heaps"];
    let [english, french] = ["en", "fr"].map(|code| {
        folders
            .map(|folder| std::fs::read_to_string(format!("{folder}/{code}.ftl")).unwrap())
            .concat()
    });
    let catalogues = pack([&en(&english), &fr(&french)]).unwrap();
    for (text, catalogue) in [english, french].into_iter().zip(catalogues) {
        let lines = text.lines().filter(|line| !line.starts_with(['#', ' ', '}']));
        let ids: Vec<_> = lines.filter_map(|line| Some(line.split_once(" =")?.0)).collect();
        assert_eq!(catalogue.matches(packed::RECORD).count(), ids.len());
        assert_eq!(catalogue.matches(packed::CHOICE).count(), text.matches("->").count());
    }
}
