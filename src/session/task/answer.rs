//! What a reader answers.

use super::Kind;
use crate::core::Message;

/// An answer to a task.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// To [`Kind::Move`]: the move, or that no move wins.
    Move(Option<String>),
    /// To [`Kind::Moves`].
    Moves(Vec<String>),
    /// To [`Kind::Outcome`].
    Outcome(Said),
    /// To [`Kind::Value`]: the parts in their order, then the nim-sum; `None` where nothing is written.
    Numbers(Vec<Option<u32>>),
    /// To [`Kind::Fill`].
    Rows(Vec<Vec<Option<u32>>>),
    /// To [`Kind::Formula`] and [`Kind::Next`]; to [`Kind::Open`], which takes any.
    Text(String),
    /// To [`Kind::Choice`]: which option, from 0.
    Choice(usize),
}

/// Who is said to win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Said {
    /// The player to move.
    Win,
    /// The other one.
    Loss,
    /// Neither can force it.
    Draw,
}

impl Said {
    /// The name in answers.
    pub fn name(self) -> &'static str {
        match self {
            Self::Win => "win",
            Self::Loss => "loss",
            Self::Draw => "draw",
        }
    }

    /// The one of that name.
    pub fn named(name: &str) -> Option<Self> {
        [Self::Win, Self::Loss, Self::Draw].into_iter().find(|said| said.name() == name)
    }
}

impl Answer {
    /// The answer in a line, as it is kept and handed in: moves in their order, whichever was marked first.
    pub fn write(&self) -> String {
        let number = |n: &Option<u32>| n.map_or_else(|| "-".to_owned(), |n| n.to_string());
        let row = |row: &Vec<Option<u32>>| row.iter().map(number).collect::<Vec<_>>().join(".");
        match self {
            Self::Move(None) => "none".to_owned(),
            Self::Move(Some(mv)) => mv.clone(),
            Self::Moves(moves) if moves.is_empty() => "none".to_owned(),
            Self::Moves(moves) => in_order(moves.iter().map(String::as_str)),
            Self::Outcome(said) => said.name().to_owned(),
            Self::Numbers(numbers) => row(numbers),
            Self::Rows(rows) => rows.iter().map(row).collect::<Vec<_>>().join("_"),
            Self::Text(text) => text.clone(),
            Self::Choice(place) => (place + 1).to_string(),
        }
    }

    /// Reads what [`Self::write`] wrote for a task of a kind; `None` where it is no such answer.
    pub fn read(kind: Kind, text: &str) -> Option<Self> {
        Some(match kind {
            Kind::Move => Self::Move((text != "none").then(|| text.to_owned())),
            Kind::Moves if text == "none" => Self::Moves(Vec::new()),
            Kind::Moves => Self::Moves(text.split('_').map(str::to_owned).collect()),
            Kind::Outcome => Self::Outcome(Said::named(text)?),
            Kind::Value => Self::Numbers(read_row(text)?),
            Kind::Fill => Self::Rows(text.split('_').map(read_row).collect::<Option<_>>()?),
            Kind::Choice => Self::Choice(text.parse::<usize>().ok()?.checked_sub(1)?),
            Kind::Win | Kind::Next | Kind::Formula | Kind::Open => Self::Text(text.to_owned()),
        })
    }
}

/// A natural number as it is typed: in decimal digits, in binary ones after `0b`, as a nimber (`*3`), and with the name
/// of what it is the value of (`G(6) = 3`). `None` where it is none.
pub fn read_natural(text: &str) -> Option<u32> {
    let digits = value_of(text)?;
    match digits.strip_prefix("0b").or_else(|| digits.strip_prefix("0B")) {
        Some(bits) => u32::from_str_radix(bits, 2).ok(),
        None => digits.parse().ok(),
    }
}

/// What is written behind the name of what a number is the value of, and behind the star of a nimber. `None` where
/// there is a sign of equality without a name.
fn value_of(text: &str) -> Option<&str> {
    let value = match text.split_once('=') {
        Some((name, value)) => Some(value).filter(|_| !name.trim().is_empty())?,
        None => text,
    };
    let value = value.trim();
    Some(value.strip_prefix('*').map_or(value, str::trim_start))
}

/// Numbers as they are typed ([`read_natural`]), `None` for a field that is empty. An error says what is no number, or
/// not one that can be an answer.
pub fn read_numbers(texts: &[String]) -> Result<Vec<Option<u32>>, Message> {
    let number = |text: &String| match text.trim() {
        "" => Ok(None),
        text => read_natural(text).map(Some).ok_or_else(|| no_answer(text)),
    };
    texts.iter().map(number).collect()
}

/// Why a text is no natural number, or none that is small enough.
fn no_answer(text: &str) -> Message {
    let value = value_of(text).unwrap_or_default();
    let bare = value.trim_start_matches(['+', '-', '−', '–']);
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|sign| sign.is_ascii_digit());
    if digits(bare) && bare == value {
        return Message::new("task-number-too-large").quoting("found", text).with("most", u32::MAX);
    }
    let (whole, fraction) = bare.split_once(['.', ',']).unwrap_or((bare, "0"));
    let is_number = digits(whole) && digits(fraction);
    Message::new(if is_number { "task-not-natural" } else { "task-not-a-number" })
        .quoting("found", text)
}

/// Moves in one order.
pub(crate) fn in_order<'a>(moves: impl Iterator<Item = &'a str>) -> String {
    let mut moves: Vec<&str> = moves.collect();
    moves.sort_unstable();
    moves.join("_")
}

fn read_row(text: &str) -> Option<Vec<Option<u32>>> {
    let number = |text: &str| match text {
        "-" => Some(None),
        digits => digits.parse().ok().map(Some),
    };
    if text.is_empty() { Some(Vec::new()) } else { text.split('.').map(number).collect() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_number_is_not_an_empty_field() {
        let read = |texts: &[&str]| {
            read_numbers(&texts.iter().map(|&text| text.to_owned()).collect::<Vec<_>>())
        };
        assert_eq!(read(&[" 3 ", "", "0"]), Ok(vec![Some(3), None, Some(0)]));
        for wrong in ["x", "1 2", "-", "2.", "1.2.3", "²"] {
            let message = Message::new("task-not-a-number").quoting("found", wrong);
            assert_eq!(read(&["3", wrong]), Err(message));
        }
        for wrong in ["-1", "−2", "2,5", "0.5", "-1.5", "G(6) = -3"] {
            let message = Message::new("task-not-natural").quoting("found", wrong);
            assert_eq!(read(&["3", wrong]), Err(message));
        }
    }

    #[test]
    fn a_number_may_be_written_with_what_it_is_of() {
        for (written, number) in [
            ("G(6) = 3", 3),
            ("rang=4", 4),
            ("0b1111", 15),
            ("0B11", 3),
            ("* 3", 3),
            ("*2", 2),
            ("x = *5", 5),
            ("nim-sum = 0b10", 2),
        ] {
            assert_eq!(read_natural(written), Some(number), "{written}");
        }
        for wrong in ["= 3", "G(6) =", "3 = 3 = 3", "0b2", "0b", "**2", "G(6) 3"] {
            assert_eq!(read_natural(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_number_that_is_too_large_is_one() {
        for large in ["9".repeat(23), "G(6) = 9999999999".to_owned()] {
            let message = Message::new("task-number-too-large").quoting("found", &large);
            assert_eq!(read_numbers(&[large]), Err(message.with("most", u32::MAX)));
        }
    }

    #[test]
    fn answers_are_read_as_they_are_written() {
        let answers = [
            (Kind::Move, Answer::Move(Some("1-2-3".to_owned()))),
            (Kind::Move, Answer::Move(None)),
            (Kind::Moves, Answer::Moves(Vec::new())),
            (Kind::Moves, Answer::Moves(vec!["0.1".to_owned(), "1.0".to_owned()])),
            (Kind::Outcome, Answer::Outcome(Said::Draw)),
            (Kind::Value, Answer::Numbers(vec![Some(3), None, Some(0)])),
            (Kind::Fill, Answer::Rows(vec![vec![Some(0), Some(1)], vec![None]])),
            (Kind::Formula, Answer::Text("n mod 4".to_owned())),
            (Kind::Choice, Answer::Choice(2)),
        ];
        for (kind, answer) in answers {
            assert_eq!(Answer::read(kind, &answer.write()), Some(answer));
        }
        assert_eq!(Answer::read(Kind::Value, "3.x"), None);
        assert_eq!(Answer::read(Kind::Choice, "0"), None);
    }
}
