//! Technical terms, and where sentences mention them.

use super::Words;

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

/// A term and its place in a sentence, by bytes.
pub struct Mention {
    /// Where it begins.
    pub start: usize,
    /// Where it ends.
    pub end: usize,
    /// The message that defines it.
    pub define: &'static str,
}

/// The first mention of each term, in the order of the sentence.
pub fn mentions(sentence: &str, words: &Words) -> Vec<Mention> {
    let mut found: Vec<Mention> = Vec::new();
    for [term, define] in TERMS {
        let forms = words.get(term);
        let first = forms.split('|').filter_map(|form| mention(sentence, form)).min();
        let Some((start, end)) = first else { continue };
        // "Period" within "pre-period" is no mention of its own.
        if found.iter().all(|other| end <= other.start || start >= other.end) {
            found.push(Mention { start, end, define });
        }
    }
    found.sort_by_key(|one| one.start);
    found
}

/// Where a form occurs as a word of its own, begun with a capital or not.
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

/// A text that begins with a capital.
pub fn begun_large(form: &str) -> String {
    let mut letters = form.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;

    fn terms(sentence: &str, language: Language) -> Vec<String> {
        let words = Words::new(language);
        let found = mentions(sentence, &words);
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
