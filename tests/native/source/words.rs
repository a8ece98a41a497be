//! Both languages say everything, and nothing is named that neither says.
//!
//! The build checks the messages too; here they are read line by line, without its help.

use nimlab::core::{Message, Value};
use nimlab::words::{Language, Words};
use std::collections::{BTreeMap, BTreeSet};

/// The messages of a language as they are edited, wherever they stand in the source.
fn edited(language: Language) -> String {
    let files = super::files("src", &format!("/{}.ftl", language.code()));
    files.into_iter().map(|(_, text)| text).collect()
}

/// The messages of a language, each with the variables that stand in it.
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
            assert_eq!(words.get(Box::leak(id.to_owned().into_boxed_str())), text);
            plain += 1;
        }
    }
    assert!(plain > 200, "{plain}");
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
    assert!(say(Language::English, 0).starts_with("There are 0 moves"));
    assert!(say(Language::English, 1).starts_with("There is 1 move "));
    // French counts nothing as singular.
    assert!(
        say(Language::French, 0).starts_with("Le lien compte 0 coup\u{a0};")
            || say(Language::French, 0).starts_with("Le lien compte 0 coup\u{202f};")
            || say(Language::French, 0).starts_with("Le lien compte 0 coup ;")
    );
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
    let most = "18,446,744,073,709,551,615 tokens in a heap: at most 9999.";
    assert_eq!(say(u64::MAX.into()), most);
    assert_eq!(say("{ $most }".into()), "{ $most } tokens in a heap: at most 9999.");
}
