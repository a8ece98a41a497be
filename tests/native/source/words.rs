//! Both languages say everything, and nothing is named that neither says.
//!
//! The build checks the messages too; here they are read line by line, without its help. Only here are
//! spaces, quotation marks and wording checked.

use nimlab::core::{Message, Value};
use nimlab::words::{Language, Words};
use std::collections::{BTreeMap, BTreeSet};

/// The messages of a language as they are edited, wherever they are in the source.
fn edited(language: Language) -> String {
    let files = super::files("src", &format!("/{}.ftl", language.code()));
    files.into_iter().map(|(_, text)| text).collect()
}

/// The messages of a language, each with the variables that are in it.
fn messages(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let mut messages: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut current = String::new();
    for line in edited(language).lines().filter(|line| !line.starts_with('#')) {
        if let Some((id, _)) = line.split_once(" =").filter(|_| !line.starts_with([' ', '}'])) {
            id.clone_into(&mut current);
            let twice = messages.insert(current.clone(), BTreeSet::new());
            assert!(twice.is_none(), "{current} stands twice in {}", language.code());
        }
        for (at, _) in line.match_indices('$') {
            let rest = line[at + 1..].chars();
            let name = rest.take_while(|c| c.is_ascii_alphanumeric() || *c == '-').collect();
            messages.get_mut(&current).unwrap().insert(name);
        }
    }
    messages
}

#[test]
fn both_languages_have_the_same_messages_about_the_same_things() {
    let (english, french) = (messages(Language::English), messages(Language::French));
    assert!(english.len() > 100);
    assert_eq!(english.keys().collect::<Vec<_>>(), french.keys().collect::<Vec<_>>());
    for (id, about) in &english {
        // A language may leave out what only its plural would need, but names nothing new.
        let other = &french[id];
        assert!(
            about.is_superset(other) || other.is_superset(about),
            "{id}: {about:?} / {other:?}"
        );
    }
}

#[test]
fn every_message_is_valid_and_said_in_both_languages() {
    for language in Language::ALL {
        let words = Words::new(language);
        for (id, about) in messages(language) {
            let name: &'static str = Box::leak(id.clone().into_boxed_str());
            for number in [0_u32, 1, 2, 21] {
                let message = about.iter().fold(Message::new(name), |message, about| {
                    message.with(Box::leak(about.clone().into_boxed_str()), number)
                });
                let said = words.say(&message);
                assert!(said != id && !said.contains("{$") && !said.is_empty(), "{id}: {said}");
                assert!(!said.contains(char::is_control), "{id}: {said:?}");
            }
        }
    }
}

#[test]
fn a_message_about_nothing_is_said_as_it_is_written() {
    let mut plain = 0;
    for language in Language::ALL {
        let words = Words::new(language);
        for line in edited(language).lines().filter(|line| !line.contains('{')) {
            let Some((id, text)) = line.split_once(" = ") else { continue };
            if line.starts_with(['#', ' ']) {
                continue;
            }
            // A formula is kept together by spaces that do not break.
            let plainly = |text: &str| text.replace('\u{a0}', " ");
            let said = words.get(Box::leak(id.to_owned().into_boxed_str()));
            assert_eq!(plainly(&said), plainly(text));
            plain += 1;
        }
    }
    assert!(plain > 200, "{plain}");
}

/// The lines of all messages as a reader sees them, each with its file and the id of its message.
fn lines(language: Language) -> Vec<(String, String)> {
    let mut lines = Vec::new();
    for (path, text) in super::files("src", &format!("/{}.ftl", language.code())) {
        let mut id = "";
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let mut said = line;
            if let Some(start) = line.split_once(" =").filter(|_| !line.starts_with([' ', '}'])) {
                (id, said) = start;
            }
            lines.push((format!("{}: {id}", path.display()), bare(said)));
        }
    }
    lines
}

/// A line of a message without Fluent's own signs, with `x` for every value.
fn bare(line: &str) -> String {
    let line = line.replace("{ \"}\" }", "x");
    let mut rest = line.trim_start_matches([' ', '*']);
    if let Some((_, variant)) = rest.strip_prefix('[').and_then(|key| key.split_once("] ")) {
        rest = variant;
    }
    rest = rest.strip_prefix('}').unwrap_or(rest);
    let mut bare = String::new();
    while let Some((before, after)) = rest.split_once('{') {
        bare.push_str(before);
        bare.push('x');
        // A selector ends on a later line.
        rest = after.split_once('}').map_or("", |(_, after)| after);
    }
    bare + rest
}

/// The sentences of `index.html`.
fn first_page(language: Language) -> Vec<(String, String)> {
    let page = std::fs::read_to_string("index.html").unwrap();
    let marked = format!(" lang=\"{}\">", language.code());
    let mut sentences = Vec::new();
    for (at, _) in page.match_indices(&marked) {
        let tag = page[..at].rsplit('<').next().unwrap();
        if tag == "html" {
            continue;
        }
        let end = format!("</{tag}>");
        let inside = page[at + marked.len()..].split(&*end).next().unwrap();
        let text: String = inside.split('<').filter_map(|part| part.rsplit('>').next()).collect();
        let text = text.replace("&nbsp;", "\u{a0}").replace("&#8239;", "\u{202f}");
        let words: Vec<_> = text.split_ascii_whitespace().collect();
        sentences.push(("index.html".to_owned(), words.join(" ")));
    }
    sentences
}

/// What is wrong with the punctuation of a line.
fn misspaced(line: &str, language: Language) -> Vec<String> {
    let french = language == Language::French;
    let signs: Vec<char> = line.chars().collect();
    let mut faults = Vec::new();
    for (at, &sign) in signs.iter().enumerate() {
        let before = at.checked_sub(1).map(|at| signs[at]);
        let after = signs.get(at + 1).copied();
        let spaced = before.is_some_and(char::is_whitespace);
        let in_word = [before, after].iter().flatten().filter(|c| c.is_alphabetic()).count() == 2;
        // Inside `0;0` or `#/v1/` a sign is part of a code.
        let ends = after.is_none_or(|after| after.is_whitespace() || ")»”".contains(after));
        let fault = match sign {
            // “1, 2, …” is a list.
            '…' if spaced && (at < 2 || signs[at - 2] != ',') => "a space before",
            ';' | '!' | '?' if french && ends && before != Some('\u{202f}') => "no U+202F before",
            ':' if french && ends && before != Some('\u{a0}') => "no U+00A0 before",
            '«' if french && after != Some('\u{a0}') => "no U+00A0 after",
            '»' if french && before != Some('\u{a0}') => "no U+00A0 before",
            ';' | '!' | '?' | ':' if !french && ends && spaced => "a space before",
            '\'' if in_word => "not ’ but",
            '"' => "a straight quotation mark:",
            _ => continue,
        };
        faults.push(format!("{fault} {sign}"));
    }
    faults
}

/// Words and phrases that sentences do not use, in lower case.
fn avoided(language: Language) -> &'static [&'static str] {
    match language {
        Language::English => &[
            "anew",
            "are looked at",
            "for want of",
            "gave the win away",
            "go on:",
            "him",
            "his",
            "is looked at",
            "lost position",
            "lost positions",
            "mend",
            "mended",
            "of yours",
            "please",
            "who cannot",
            "who is to move",
            "who should move",
            "with memory",
            "without memory",
        ],
        Language::French => &[
            "avec mémoire",
            "carte des gains",
            "qui devrait jouer",
            "qui doit jouer",
            "s’il vous plaît",
            "sans mémoire",
            "version misère",
            "version normale",
            "veuillez",
        ],
    }
}

/// The words of a line that sentences do not use.
fn unwanted(line: &str, language: Language) -> Vec<String> {
    let lower = line.to_lowercase();
    let whole = |&(at, phrase): &(usize, &str)| {
        let before = lower[..at].chars().next_back();
        let after = lower[at + phrase.len()..].chars().next();
        !before.into_iter().chain(after).any(char::is_alphabetic)
    };
    let mut found: Vec<String> = avoided(language)
        .iter()
        .filter(|phrase| lower.match_indices(**phrase).any(|found| whole(&found)))
        .map(|phrase| format!("“{phrase}”"))
        .collect();
    let headless = match language {
        Language::English => "Who ",
        Language::French => "Qui ",
    };
    if line.split(". ").any(|said| said.starts_with(headless) && !said.contains('?')) {
        found.push(format!("“{headless}…” without a subject"));
    }
    found
}

#[test]
fn sentences_are_spaced_and_worded_as_agreed() {
    let mut wrong = Vec::new();
    for language in Language::ALL {
        let (catalogues, page) = (lines(language), first_page(language));
        assert!(catalogues.len() > 500 && page.len() > 5);
        for (place, line) in catalogues.iter().chain(&page) {
            for fault in misspaced(line, language).into_iter().chain(unwanted(line, language)) {
                wrong.push(format!("{place}: {fault}: {line}"));
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn faults_of_spacing_and_wording_are_found() {
    let cases = [
        (Language::French, "Perdu ?", "no U+202F before ?"),
        (Language::French, "Fini\u{a0}; à vous", "no U+202F before ;"),
        (Language::French, "Règle : Nim", "no U+00A0 before :"),
        (Language::French, "le code « 0.7\u{a0}»", "no U+00A0 after «"),
        (Language::French, "l'ordinateur", "not ’ but '"),
        (Language::French, "Veuillez choisir.", "“veuillez”"),
        (Language::French, "Fini. Qui joue perd.", "“Qui …” without a subject"),
        (Language::English, "Computing …", "a space before …"),
        (Language::English, "Who loses wins.", "“Who …” without a subject"),
        (Language::English, "One digit, please.", "“please”"),
    ];
    for (language, line, fault) in cases {
        let mut found = misspaced(line, language);
        found.extend(unwanted(line, language));
        assert_eq!(found, [fault], "{line}");
    }
    for (language, line) in [
        (Language::French, "L’étiquette 0;0\u{a0}: 1, 2, …"),
        (Language::French, "Qui gagne\u{202f}? «\u{a0}Lui\u{a0}»\u{a0}: x"),
        (Language::English, "I recommend this: who wins? 1, 2, …"),
    ] {
        let found = [misspaced(line, language), unwanted(line, language)].concat();
        assert!(found.is_empty(), "{line}: {found:?}");
    }
}

#[test]
fn what_no_language_says_is_said_by_its_name() {
    for name in ["", "a", "link", "link-a", "zzz", "\u{1f}"] {
        assert_eq!(Words::new(Language::English).get(name), name);
    }
}

#[test]
fn every_name_in_the_code_has_its_message_and_every_message_is_used() {
    let said: BTreeSet<String> = messages(Language::English).into_keys().collect();
    let mut used = BTreeSet::new();
    for (_, text) in super::files("src", ".rs") {
        used.extend(super::quoted(&text).into_iter().filter(|quoted| said.contains(quoted)));
        for start in ["Message::new(\"", "words.get(\""] {
            for (at, _) in text.match_indices(start) {
                let id = text[at + start.len()..].split('"').next().unwrap();
                assert!(said.contains(id), "no message {id}");
            }
        }
    }
    let unused: Vec<_> = said.difference(&used).collect();
    assert!(unused.is_empty(), "never said: {unused:?}");
}

#[test]
fn plurals_are_those_of_the_language() {
    let say = |language, moves: u32| {
        let message = Message::new("link-at").with("moves", moves).with("found", 9_u32);
        Words::new(language).say(&message)
    };
    assert!(say(Language::English, 0).starts_with("The link has 0 moves,"));
    assert!(say(Language::English, 1).starts_with("The link has 1 move,"));
    // Zero is singular in French.
    assert!(say(Language::French, 0).starts_with("Le lien compte 0 coup\u{202f};"));
    assert!(say(Language::French, 2).contains("2 coups"));
    // A million is `many` in French, which is said like `other` here.
    assert!(say(Language::French, 1_000_000).contains("1\u{202f}000\u{202f}000 coups"));

    let winning = |language, count: u32| {
        Words::new(language).say(&Message::new("winning-moves").with("count", count))
    };
    // What is said of exactly 0 comes before what is said of the singular.
    assert_eq!(winning(Language::French, 0), "Aucun coup gagnant");
    assert_eq!(winning(Language::French, 1), "Un coup gagnant");
    assert_eq!(winning(Language::English, 0), "No winning move");
    assert_eq!(winning(Language::English, 21), "21 winning moves");
}

#[test]
fn numbers_are_exact_and_texts_untouched() {
    let say = |found: Value| {
        let message = Message::new("heaps-too-large").with("found", found).with("most", 9999_u32);
        Words::new(Language::English).say(&message)
    };
    let most = "18,446,744,073,709,551,615 tokens is too many for one heap. The maximum is 9999.";
    assert_eq!(say(u64::MAX.into()), most);
    assert_eq!(
        say("{ $most }".into()),
        "{ $most } tokens is too many for one heap. The maximum is 9999."
    );
}
