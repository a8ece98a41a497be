//! The notations in which results are written.

use std::fmt::Write;

/// A form in which results are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// A Python literal.
    Python,
    /// JSON.
    Json,
    /// Values in lines, apart by commas.
    Csv,
    /// A table in LaTeX; a set as a formula.
    Latex,
}

impl Form {
    /// All forms, in the order in which they are offered, each with its name.
    pub const ALL: [(Self, &'static str); 4] = [
        (Self::Python, "Python"),
        (Self::Json, "JSON"),
        (Self::Csv, "CSV"),
        (Self::Latex, "LaTeX"),
    ];
}

/// A table whose rows have a heading each. Short rows are filled up.
pub(super) fn table(
    corner: &str,
    heads: &[String],
    rows: impl Iterator<Item = (String, Vec<String>)>,
) -> String {
    let mut text = format!("\\begin{{tabular}}{{r|{}}}\n", "r".repeat(heads.len()));
    let named = heads.join(" & ").replace('Φ', "$\\Phi$");
    let _ = writeln!(text, "{corner} & {named} \\\\ \\hline");
    for (head, mut cells) in rows {
        cells.resize(heads.len().max(cells.len()), String::new());
        // After the end of a line, `[` would begin a distance.
        let guard = if head.starts_with('[') { "{}" } else { "" };
        // Writing to a text does not fail.
        let _ = writeln!(text, "{guard}{head} & {} \\\\", cells.join(" & "));
    }
    text + "\\end{tabular}\n"
}

/// A name as it stands among values: a number as it is, anything else in quotation marks.
pub(super) fn quoted(name: &str) -> String {
    let number = name == "0" || !name.starts_with('0') && name.len() < 10;
    if number && !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_digit()) {
        return name.to_owned();
    }
    in_quotes(name)
}

pub(super) fn in_quotes(name: &str) -> String {
    format!("\"{}\"", name.replace('\\', "\\\\").replace('"', "\\\""))
}

/// A name in LaTeX.
pub(super) fn escaped(name: &str) -> String {
    let mut text = String::new();
    for c in name.chars() {
        match c {
            '\\' => text.push_str("\\textbackslash{}"),
            '~' => text.push_str("\\textasciitilde{}"),
            '^' => text.push_str("\\textasciicircum{}"),
            '&' | '%' | '$' | '#' | '_' | '{' | '}' => text.extend(['\\', c]),
            _ => text.push(c),
        }
    }
    text
}
