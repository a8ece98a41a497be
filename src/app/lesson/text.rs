//! The text of a lesson: paragraphs, headings, lists, `*emphasis*`, `**strong emphasis**`, `` `code` `` and links to a
//! page of Nimlab, `[words](#/…)`. Drawn as text, never as markup.

use crate::app::hooks::{Href, link_address};
use crate::core::spaced_squares;
use crate::link::{of_address, split};
use yew::prelude::*;

/// What a heading begins with.
const HEADING: char = '#';

/// A sentence, and the code of its language where that may be another one than the page's: an author's.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::app) struct Sentence {
    pub(in crate::app) text: String,
    pub(in crate::app) lang: Option<String>,
}

/// One in the page's own words.
impl From<String> for Sentence {
    fn from(text: String) -> Self {
        Self { text, lang: None }
    }
}

impl Sentence {
    /// One of an author who writes in that language.
    pub(in crate::app) fn of_author(text: impl Into<String>, lang: Option<&str>) -> Self {
        Self { text: text.into(), lang: lang.map(str::to_owned) }
    }
}

/// The lines of a step's text, in the lesson's language.
pub(super) fn text(lines: &[impl AsRef<str>], lang: Option<&str>) -> Html {
    let lines: Vec<&str> = lines.iter().map(AsRef::as_ref).collect();
    let blocks = lines.split(|line| line.trim().is_empty()).filter(|block| !block.is_empty());
    let lang = lang.map(str::to_owned);
    html! { <div class="lesson-text" {lang}>{ for blocks.flat_map(block) }</div> }
}

/// What a heading says, where a line is one.
pub(in crate::app) fn heading(line: &str) -> Option<&str> {
    let said = line.trim().strip_prefix(HEADING)?.trim_start_matches(HEADING);
    said.strip_prefix(' ').map(str::trim)
}

/// The runs of like lines of a block.
fn block(lines: &[&str]) -> Vec<Html> {
    let runs = lines.chunk_by(|a, b| kind(a) == kind(b) && kind(a) != Kind::Heading);
    let drawn = runs.map(|run| match kind(run[0]) {
        Kind::Heading => html! { <h2>{ for inline(heading(run[0]).unwrap_or_default()) }</h2> },
        Kind::List => html! { <ul>{ for run.iter().map(|line| item(line)) }</ul> },
        Kind::Numbers => html! { <ol>{ for run.iter().map(|line| item(line)) }</ol> },
        Kind::Plain => {
            let line = run.iter().map(|line| line.trim()).collect::<Vec<_>>().join(" ");
            html! { <p>{ for inline(&line) }</p> }
        }
    });
    drawn.collect()
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Heading,
    List,
    Numbers,
    Plain,
}

fn kind(line: &str) -> Kind {
    let line = line.trim_start();
    let number = line.trim_start_matches(|sign: char| sign.is_ascii_digit());
    match line {
        _ if heading(line).is_some() => Kind::Heading,
        _ if line.starts_with("* ") || line.starts_with("- ") => Kind::List,
        _ if number.len() < line.len() && number.starts_with(". ") => Kind::Numbers,
        _ => Kind::Plain,
    }
}

fn item(line: &str) -> Html {
    let text = line.trim_start().split_once(' ').map_or("", |(_, text)| text);
    html! { <li>{ for inline(text) }</li> }
}

/// A line with its emphasis, its code and its links.
pub(in crate::app) fn inline(line: &str) -> Vec<Html> {
    let mut drawn = Vec::new();
    let mut rest = line;
    while let Some(at) = rest.find(['*', '`', '[']) {
        if rest[at..].starts_with('[') {
            drawn.push(html! { { typeset(&rest[..at]) } });
            let Some((words, address, after)) = link(&rest[at + 1..]) else {
                drawn.push(html! { { "[" } });
                rest = &rest[at + 1..];
                continue;
            };
            // What was written for this step stays where it is.
            let link = of_address(address);
            // On paper it is read (`shown/sheet.css`).
            let whole = link_address(link);
            drawn.push(
                html! { <a href={link.href()} data-address={whole} target="_blank">{ words }</a> },
            );
            rest = after;
            continue;
        }
        let mark = if rest[at..].starts_with("**") { "**" } else { &rest[at..=at] };
        let after = &rest[at + mark.len()..];
        // A sign with a space after it, in a product, or alone, is itself: 3 * 4, 2*3*4.
        let before = rest[..at].chars().next_back();
        let within = mark == "*"
            && before.is_some_and(|sign| sign.is_ascii_digit())
            && after.starts_with(char::is_alphanumeric);
        let end = after.find(mark).filter(|&end| end > 0 && !after.starts_with(' ') && !within);
        let Some(end) = end else {
            drawn.push(html! { { typeset(&rest[..at + mark.len()]) } });
            rest = after;
            continue;
        };
        drawn.push(html! { { typeset(&rest[..at]) } });
        let inside = &after[..end];
        drawn.push(match mark {
            "*" => html! { <em>{ typeset(inside) }</em> },
            "**" => html! { <strong>{ typeset(inside) }</strong> },
            _ => html! { <code>{ inside }</code> },
        });
        rest = &after[end + mark.len()..];
    }
    drawn.push(html! { { typeset(rest) } });
    drawn
}

/// The signs between two terms that stay on one line with them.
const SIGNS: [char; 3] = ['+', '−', '⊕'];

/// Squares as they are written everywhere, and no break in the middle of a sum or of a French `-t-`.
fn typeset(text: &str) -> String {
    let text = spaced_squares(text).replace("-t-", "\u{2011}t\u{2011}");
    SIGNS.iter().fold(text, |text, &sign| joined(&text, sign))
}

/// A text in which no line ends beside a sign between two terms.
fn joined(text: &str, sign: char) -> String {
    let (spaced, kept) = (format!(" {sign} "), format!("\u{a0}{sign}\u{a0}"));
    let mut set = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once(&spaced) {
        let is_sum = is_term(before.chars().rev(), ')') && is_term(after.chars(), '(');
        set.push_str(before);
        set.push_str(if is_sum { &kept } else { &spaced });
        rest = after;
    }
    set.push_str(rest);
    set
}

/// Whether what is read from a sign on is a term: a number, a letter alone, or what a bracket holds.
fn is_term(mut from: impl Iterator<Item = char>, bracket: char) -> bool {
    let Some(first) = from.next() else { return false };
    first.is_ascii_digit()
        || first == bracket
        || (first.is_alphabetic() && from.next().is_none_or(|next| !next.is_alphabetic()))
}

/// The words and the address of a link whose bracket has been opened, and what comes after it. Links lead to
/// pages of Nimlab only.
fn link(rest: &str) -> Option<(&str, &str, &str)> {
    // No further than to the next bracket: a text may have thousands.
    let (words, _) = rest[..rest.find('[').unwrap_or(rest.len())].split_once("](")?;
    let after = &rest[words.len() + 2..];
    let (address, after) = after.split_once(')').filter(|_| after.starts_with('#'))?;
    let own = !address.contains("](") && split(address).is_ok();
    own.then_some((words, address, after))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_stay_on_one_line() {
        let plain = |text: &str| typeset(text).replace('\u{a0}', "_");
        for (written, set) in [
            ("7 + 5 + 12 is 24", "7_+_5_+_12 is 24"),
            ("3 ⊕ 5 = 6", "3_⊕_5 = 6"),
            ("G(n + p) and G(1) ⊕ G(3)", "G(n_+_p) and G(1)_⊕_G(3)"),
            ("n − 1 (or b − (a + 2))", "n_−_1 (or b_−_(a_+_2))"),
            ("Kayles + Chomp, bread + 2", "Kayles + Chomp, bread + 2"),
            (" + 3 + ", " + 3 + "),
        ] {
            assert_eq!(plain(written), set);
        }
    }
}
