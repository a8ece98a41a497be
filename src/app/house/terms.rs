//! Terms of art in a sentence: each opens its definition.

use crate::app::hooks::use_words;
use crate::words::Words;
use yew::prelude::*;

/// The terms that are explained: the message that has their forms, with `|` between them, and that of the
/// definition.
const TERMS: [[&str; 2]; 11] = [
    ["term-nim-sum", "define-nim-sum"],
    ["term-grundy-value", "define-grundy-value"],
    ["term-nimber", "define-nimber"],
    ["term-mex", "define-mex"],
    ["term-p-position", "define-p-position"],
    ["term-n-position", "define-n-position"],
    ["term-attractor", "define-attractor"],
    ["term-rank", "define-rank"],
    ["term-pre-period", "define-pre-period"],
    ["term-period", "define-period"],
    ["term-saltus", "define-saltus"],
];

/// A sentence of a panel, in which the first mention of each term is a button.
pub(in crate::app) fn explained(sentence: &str, words: &Words) -> Html {
    let mut parts = Vec::new();
    let mut rest = 0;
    for Found { start, end, define } in found(sentence, words) {
        parts.push(html! { { sentence[rest..start].to_owned() } });
        parts.push(html! { <Term term={sentence[start..end].to_owned()} {define} /> });
        rest = end;
    }
    parts.push(html! { { sentence[rest..].to_owned() } });
    parts.into_iter().collect()
}

/// A term where it stands in a sentence, by bytes.
struct Found {
    start: usize,
    end: usize,
    define: &'static str,
}

/// The first mention of each term, in the order of the sentence.
fn found(sentence: &str, words: &Words) -> Vec<Found> {
    let mut found: Vec<Found> = Vec::new();
    for [term, define] in TERMS {
        let forms = words.get(term);
        let first = forms.split('|').filter_map(|form| mention(sentence, form)).min();
        let Some((start, end)) = first else { continue };
        // "Period" within "pre-period" is no mention of its own.
        if found.iter().all(|other| end <= other.start || start >= other.end) {
            found.push(Found { start, end, define });
        }
    }
    found.sort_by_key(|one| one.start);
    found
}

/// Where a form stands as a word of its own, begun with a capital or not.
fn mention(sentence: &str, form: &str) -> Option<(usize, usize)> {
    let joins = |c: char| c.is_alphanumeric() || c == '-';
    sentence.char_indices().find_map(|(start, _)| {
        let end = start.checked_add(form.len())?;
        let here = sentence.get(start..end)?;
        let alike = here == form || begun_large(form) == here;
        let alone = !sentence[..start].ends_with(joins) && !sentence[end..].starts_with(joins);
        (alike && alone).then_some((start, end))
    })
}

fn begun_large(form: &str) -> String {
    let mut letters = form.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

#[derive(Clone, PartialEq, Properties)]
struct TermProps {
    /// The term, as it stands in its sentence.
    term: String,
    /// The message that defines it.
    define: &'static str,
}

/// A term, and its definition while that is open.
#[component]
fn Term(props: &TermProps) -> Html {
    let words = use_words();
    let open = use_state_eq(|| false);
    let turn = {
        let open = open.clone();
        Callback::from(move |_: MouseEvent| open.set(!*open))
    };
    let close = {
        let open = open.setter();
        Callback::from(move |event: KeyboardEvent| {
            if event.key() == "Escape" {
                open.set(false);
            }
        })
    };
    html! {
        <>
            <button type="button" class="term" aria-expanded={open.to_string()} onclick={turn} onkeydown={close}>
                { &props.term }
            </button>
            if *open { <span class="definition" role="note">{ words.get(props.define) }</span> }
        </>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;

    fn terms(sentence: &str, language: Language) -> Vec<String> {
        let words = Words::new(language);
        let found = found(sentence, &words);
        found.iter().map(|one| sentence[one.start..one.end].to_owned()).collect()
    }

    #[test]
    fn the_first_mention_of_each_term_is_found() {
        let cases = [
            ("The nim-sum is 1; another nim-sum is 0.", vec!["nim-sum"]),
            ("The period is 12, the pre-period is 71.", vec!["period", "pre-period"]),
            ("The pre-period is 71.", vec!["pre-period"]),
            (
                "Grundy values and the mex (a P-position).",
                vec!["Grundy values", "mex", "P-position"],
            ),
            ("Franking a mexican periodical.", vec![]),
            ("", vec![]),
        ];
        for (sentence, expected) in cases {
            assert_eq!(terms(sentence, Language::English), expected, "{sentence}");
        }
        let french = "La prépériode vaut 71. Nim-somme des valeurs de Grundy.";
        assert_eq!(
            terms(french, Language::French),
            ["prépériode", "Nim-somme", "valeurs de Grundy"]
        );
    }
}
