//! What a device keeps of what a class has handed in.

use nimlab::class::{codes_of, own_lessons, own_names, with_text, without};
use nimlab::lesson::{Lesson, mark_of, pack_text, unpack_text};

/// What is kept, the text that is at hand, and the lessons that are found, each with its number of attempts.
type Kept<'a> = (String, Option<&'a str>, &'a [(&'a str, usize)]);

fn own_name(text: &str) -> String {
    Lesson::read(text).0.own_name()
}

/// What is kept of a class: which custom lessons are found in it, with how many attempts.
#[test]
fn a_lesson_of_ones_own_is_found_beside_its_attempts() {
    let [one, two] = ["title: One\n---\nRead.\n", "title: Two\n---\nRead.\n"];
    let [first, second] = [one, two].map(own_name);
    let [packed, other] = [one, two].map(pack_text);
    let cases: [Kept; 8] = [
        (String::new(), Some(one), &[]),
        // What comes with Nimlab has its place, and is not one's own.
        ("nim-1 NL1.a\nday-3 NL1.b".to_owned(), None, &[]),
        // No text, no way back; a text that is being written is at hand.
        (format!("{first} NL1.a"), None, &[]),
        (format!("{first} NL1.a"), Some(two), &[]),
        (format!("{first} NL1.a\n{first} NL1.b"), Some(one), &[(&first, 2)]),
        (format!("{first} NL1.a\nnim-1 NL1.b\n{first} ~{packed}"), None, &[(&first, 1)]),
        // A text without attempts is none; one that was cut or is of another lesson leads nowhere.
        (format!("{first} ~{packed}"), None, &[]),
        (format!("{first} NL1.a\n{first} ~{other}\n{second} NL1.b\n{second} ~cut"), None, &[]),
    ];
    for (kept, at_hand, expected) in cases {
        let at_hand = at_hand.map(|text| (own_name(text), pack_text(text)));
        let own = own_lessons(&kept, at_hand.as_ref());
        let found: Vec<_> = own.iter().map(|own| (own.name.as_str(), own.attempts)).collect();
        assert_eq!(found, expected, "{kept}");
        for own in own {
            assert_eq!(unpack_text(&own.packed).map(|text| own_name(&text)), Ok(own.name));
        }
    }
    let kept = format!("{first} NL1.a\n{second} NL1.b\n{first} NL1.c");
    let whole = with_text(&kept, &first, &packed).unwrap();
    assert_eq!(with_text(&whole, &first, &packed), None);
    assert_eq!(codes_of(&whole, &first), "NL1.a\nNL1.c");
    assert_eq!(own_lessons(&whole, None).len(), 1);
    // Erased with its attempts.
    assert_eq!(without(&whole, &first), format!("{second} NL1.b"));
    assert_eq!(without(&without(&whole, &first), &second), "");
    // The corrected text takes the place of the former one.
    let asks = "title: A\n---\n#/v1/heaps/0.~3/5+3?task=move\nFind a mvoe.\n";
    let mended = pack_text(&asks.replace("mvoe", "move"));
    let name = own_name(asks);
    let kept = format!("{name} NL1.a\n{name} ~{}", pack_text(asks));
    let kept = with_text(&kept, &name, &mended).unwrap();
    assert_eq!(kept, format!("{name} NL1.a\n{name} ~{mended}"));
    assert_eq!(own_lessons(&kept, None)[0].packed, mended);
    // A lesson that is kept under the mark of its whole text is still found.
    let former = mark_of(asks);
    assert_eq!(own_names(asks), [name, former.clone()]);
    let kept = format!("{former} NL1.a\n{former} ~{}", pack_text(asks));
    assert_eq!(own_lessons(&kept, None)[0].name, former);
}
