//! Squares as people write them.

/// The two numbers of a square, as they are written: `1.3`, `(1, 3)`, `[1,3]` or `1,3`. `None` for
/// anything else; a number is digits and nothing but digits. Time is linear in the text.
pub(super) fn pair(text: &str) -> Option<(&str, &str)> {
    let text = text.trim();
    let within = |open, close| text.strip_prefix(open)?.strip_suffix(close);
    let inner = within('(', ')').or_else(|| within('[', ']')).unwrap_or(text);
    let (row, column) = inner.split_once(['.', ',', ';'])?;
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let (row, column) = (row.trim(), column.trim());
    (digits(row) && digits(column)).then_some((row, column))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_square_is_read_in_whichever_way_it_is_written() {
        for text in ["1.3", "(1,3)", "(1, 3)", " ( 1 , 3 ) ", "[1,3]", "1, 3", "(1;3)", "\u{a0}1.3"]
        {
            assert_eq!(pair(text), Some(("1", "3")), "{text}");
        }
        for text in
            ["", "1", "1.", ".3", "(1,3", "1,3)", "(1,3]", "((1,3))", "1.3.5", "+1.3", "1 3"]
        {
            assert_eq!(pair(text), None, "{text}");
        }
    }
}
