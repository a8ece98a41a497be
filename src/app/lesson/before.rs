//! What is read before the board of a step: on a small screen only its beginning, so that the board can be
//! seen.

use super::text::text;
use crate::app::hooks::use_words;
use yew::prelude::*;

/// From so many characters on a text is shortened on a small screen; a line counts as some.
const LONG: usize = 880;
const LINE: usize = 30;

#[derive(Clone, PartialEq, Properties)]
pub(super) struct BeforeProps {
    /// The text.
    pub(super) lines: Vec<String>,
    /// The lesson's language.
    pub(super) lang: Option<String>,
    /// Whether a board comes after it.
    pub(super) board: bool,
}

/// The text, and where it is shortened the way to the rest of it; what is asked at its end is always seen. Whoever has
/// it read out hears all of it.
#[component]
pub(super) fn Before(props: &BeforeProps) -> Html {
    let words = use_words();
    let whole = use_state_eq(|| false);
    let (told, asked) = parted(&props.lines);
    let length: usize = told.iter().map(|line| line.chars().count() + LINE).sum();
    let is_long = props.board && length > LONG;
    let click = {
        let whole = whole.clone();
        Callback::from(move |_: MouseEvent| whole.set(!*whole))
    };
    let lang = props.lang.as_deref();
    let label = words.get(if *whole { "lesson-less" } else { "lesson-more" });
    html! {
        <div class={classes!("lesson-before", (is_long && !*whole).then_some("short"))}>
            <div class="lesson-told">{ text(told, lang) }</div>
            if is_long {
                <button type="button" class="button lesson-more" aria-expanded={whole.to_string()} onclick={click}>{ label }</button>
            }
            if !asked.is_empty() { <div>{ text(asked, lang) }</div> }
        </div>
    }
}

/// The statement, and the question at the end, if the text ends with one: its last paragraph.
fn parted(lines: &[String]) -> (&[String], &[String]) {
    let is_blank = |line: &String| line.trim().is_empty();
    let last = lines.iter().rposition(|line| !is_blank(line));
    let asks =
        last.and_then(|last| lines.get(last)).is_some_and(|line| line.trim_end().ends_with('?'));
    let until = last.and_then(|last| lines.get(..last)?.iter().rposition(is_blank));
    match until {
        Some(blank) if asks => lines.split_at(blank + 1),
        _ => (lines, &[]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parts(lines: &[&str]) -> (usize, usize) {
        let lines: Vec<String> = lines.iter().map(|&line| line.to_owned()).collect();
        let (told, asked) = parted(&lines);
        (told.len(), asked.len())
    }

    #[test]
    fn a_question_at_the_end_is_split_off() {
        assert_eq!(parts(&["Two heaps.", "", "Who wins,", "and how?", ""]), (2, 3));
        assert_eq!(parts(&["Two heaps.", "", "Who wins?\u{a0}", ""]), (2, 2));
    }

    #[test]
    fn a_single_paragraph_or_one_that_asks_nothing_stays_whole() {
        assert_eq!(parts(&["Two heaps. Who wins?"]), (1, 0));
        assert_eq!(parts(&["Who wins?", "", "Find a winning move."]), (3, 0));
        assert_eq!(parts(&[]), (0, 0));
    }
}
