//! The plural categories of whole numbers.
//!
//! These are the cardinal rules of the Unicode CLDR (`common/supplemental/plurals.xml`, explained in
//! UTS #35, part 3, “Language Plural Rules”), cut down to whole numbers without an exponent:
//!
//! | language | category | CLDR                                               |
//! | -------- | -------- | -------------------------------------------------- |
//! | English  | `one`    | `i = 1 and v = 0`                                  |
//! | French   | `one`    | `i = 0,1`                                          |
//! | French   | `many`   | `e = 0 and i != 0 and i % 1000000 = 0 and v = 0 …` |
//! | both     | `other`  | whatever is left                                   |

use super::Language;

/// The category of a number. `build.rs` lists those of each language, to refuse the others.
pub(super) fn category(number: u64, language: Language) -> &'static str {
    match (language, number) {
        (Language::English, 1) | (Language::French, 0 | 1) => "one",
        (Language::French, _) if number.is_multiple_of(1_000_000) => "many",
        _ => "other",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn categories_are_those_of_the_samples_in_the_cldr() {
        let cases: [(Language, &str, &[u64]); 5] = [
            (Language::English, "one", &[1]),
            (Language::English, "other", &[0, 2, 16, 21, 100, 1000, 10_000, 100_000, 1_000_000]),
            (Language::French, "one", &[0, 1]),
            (Language::French, "many", &[1_000_000, 2_000_000, 18_000_000_000_000_000_000]),
            (Language::French, "other", &[2, 17, 21, 100, 1000, 10_000, 100_000, 1_000_001]),
        ];
        for (language, name, numbers) in cases {
            for &number in numbers {
                assert_eq!(category(number, language), name, "{number} in {language:?}");
            }
        }
    }
}
