//! Numbers as each language writes them.

use super::Language;
use fluent_bundle::FluentValue;
use intl_memoizer::IntlLangMemoizer;

/// Fluent's hook for English.
pub(super) fn english(value: &FluentValue<'_>, _: &IntlLangMemoizer) -> Option<String> {
    whole(value).map(|number| grouped(number, Language::English))
}

/// Fluent's hook for French.
pub(super) fn french(value: &FluentValue<'_>, _: &IntlLangMemoizer) -> Option<String> {
    whole(value).map(|number| grouped(number, Language::French))
}

/// A whole number in groups of three digits: a comma between them in English, a narrow no-break
/// space in French; four digits stand together in both.
pub(super) fn grouped(number: u64, language: Language) -> String {
    let digits = number.to_string();
    if digits.len() < 5 {
        return digits;
    }
    let mark = match language {
        Language::English => ',',
        Language::French => '\u{202f}',
    };
    let mut grouped = String::with_capacity(digits.len() * 2);
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            grouped.push(mark);
        }
        grouped.push(digit);
    }
    grouped
}

/// Every number in a message is a whole one, below 2^53 or it would not be exact in Fluent.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
fn whole(value: &FluentValue<'_>) -> Option<u64> {
    match value {
        FluentValue::Number(number) => Some(number.value as u64),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_grouped_as_each_language_does() {
        let cases = [
            (0, "0", "0"),
            (9999, "9999", "9999"),
            (10_000, "10,000", "10\u{202f}000"),
            (1_234_567, "1,234,567", "1\u{202f}234\u{202f}567"),
        ];
        for (number, english, french) in cases {
            assert_eq!(grouped(number, Language::English), english);
            assert_eq!(grouped(number, Language::French), french);
        }
    }
}
