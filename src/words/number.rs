//! Numbers as each language writes them.

use super::Language;

/// A whole number in groups of three digits: a comma between them in English, a narrow no-break
/// space in French; four digits are not separated in either.
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

/// A number with so many digits after the point, or after the comma.
pub(super) fn decimal(number: f64, digits: usize, language: Language) -> String {
    let written = format!("{number:.digits$}");
    let (whole, part) = written.split_once('.').unwrap_or((&written, ""));
    let whole = whole.parse().map_or_else(|_| whole.to_owned(), |whole| grouped(whole, language));
    let point = match language {
        _ if part.is_empty() => "",
        Language::English => ".",
        Language::French => ",",
    };
    format!("{whole}{point}{part}")
}

/// Marks that may be between groups of three digits, whatever the language.
const MARKS: &[char] = &[' ', '\u{a0}', '\u{202f}', '\u{2009}', ',', '\'', '’'];

/// The whole number that a text says, with or without marks between groups of three digits; `5e6` as programs write it.
pub(super) fn read(text: &str) -> Option<u64> {
    if let Some((number, zeros)) = text.trim().split_once(['e', 'E']) {
        return plain(number)?.checked_mul(10_u64.checked_pow(plain(zeros)?.try_into().ok()?)?);
    }
    let mut groups = text.trim().split(MARKS);
    let mut digits = groups.next()?.to_owned();
    for group in groups {
        if group.len() != 3 || digits.is_empty() {
            return None;
        }
        digits.push_str(group);
    }
    plain(&digits)
}

/// A number of digits alone.
fn plain(digits: &str) -> Option<u64> {
    let alone = digits.bytes().all(|byte| byte.is_ascii_digit());
    digits.parse().ok().filter(|_| alone)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_as_they_are_written() {
        for number in [0, 9, 9999, 10_000, 1_234_567, u64::MAX] {
            for language in Language::ALL {
                assert_eq!(read(&grouped(number, language)), Some(number));
            }
        }
        for text in
            ["10 000", "10\u{a0}000", "10,000", " 10'000 ", "10’000", "010000", "1e4", "10E3"]
        {
            assert_eq!(read(text), Some(10_000), "{text}");
        }
        let wrong = [
            "",
            " ",
            "x",
            "-1",
            "+1",
            "1.5",
            "1,5",
            ",100",
            "1,00,000",
            "1e",
            "e9",
            "1e+3",
            "1.5e3",
            "1e20",
            "1e99999999999999999999",
            "1  000",
            "10000000000000000000000",
        ];
        for text in wrong {
            assert_eq!(read(text), None, "{text}");
        }
    }

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

    #[test]
    fn decimals_have_each_language_s_point() {
        let cases = [
            (0.5, 1, "0.5", "0,5"),
            (0.25, 1, "0.2", "0,2"),
            (0.96, 1, "1.0", "1,0"),
            (3.7, 0, "4", "4"),
            (12_345.678, 2, "12,345.68", "12\u{202f}345,68"),
            (-0.5, 1, "-0.5", "-0,5"),
        ];
        for (number, digits, english, french) in cases {
            assert_eq!(decimal(number, digits, Language::English), english);
            assert_eq!(decimal(number, digits, Language::French), french);
        }
    }
}
