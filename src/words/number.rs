//! Numbers as each language writes them.

use super::Language;

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
            // More than a float could hold.
            (
                9_007_199_254_740_993,
                "9,007,199,254,740,993",
                "9\u{202f}007\u{202f}199\u{202f}254\u{202f}740\u{202f}993",
            ),
        ];
        for (number, english, french) in cases {
            assert_eq!(grouped(number, Language::English), english);
            assert_eq!(grouped(number, Language::French), french);
        }
    }
}
