//! A question about a position. What is asked is data, and is part of the link; answers are not: the solver works them
//! out when they are needed ([`Key`]). The only exception is a choice among the author's own options.

mod answer;
mod key;
mod possible;
mod table;

pub(crate) use answer::in_order;
pub use answer::{Answer, Said, read_natural, read_numbers};
pub use key::{Judgement, Key, Need, Wrong, plain_step, values_of};
pub use table::read_table;

/// The maximum number of characters of a question.
pub const MAX_SAY: usize = 600;
/// The maximum number of options of a choice.
pub const MAX_OPTIONS: usize = 8;
/// The maximum number of moves that a win may be asked within, and the maximum number of steps before a question.
pub const MAX_COUNT: u32 = 9_999;

/// What is asked about a position, as written in a link.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Task {
    /// What is to be done; `None` where nothing is asked.
    pub kind: Option<Kind>,
    /// The author's question, at most [`MAX_SAY`] characters; empty where there is none.
    pub say: String,
    /// How far hints go.
    pub hints: Hints,
    /// When what is filled in is checked.
    pub check: Check,
    /// Within how many of the player's own moves the game is to be won.
    pub within: Option<u32>,
    /// How many steps were made before [`Kind::Next`] is asked.
    pub done: u32,
    /// The author's options, for [`Kind::Choice`].
    pub options: Vec<Choice>,
    /// Whether the position is to be drawn by the seed, of the size of the one that is given. A link that
    /// has been read says `false`, and has the position that was drawn.
    pub fresh: bool,
}

/// One of the author's options.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// What it says.
    pub text: String,
    /// Whether it is right.
    pub right: bool,
}

/// Names for the values of a key.
macro_rules! named {
    ($(#[$about:meta])* $name:ident { $($(#[$each:meta])* $value:ident = $text:literal,)+ }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $name { $($(#[$each])* $value,)+ }

        impl $name {
            /// All, in the order in which they are shown.
            pub const ALL: &[Self] = &[$(Self::$value),+];

            /// The name in links.
            pub fn name(self) -> &'static str {
                match self { $(Self::$value => $text,)+ }
            }

            /// The one of that name.
            pub fn named(name: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|value| value.name() == name)
            }
        }
    };
}

named! {
    /// What is to be done.
    Kind {
        /// Find one winning move. A wrong one is played out.
        Move = "move",
        /// Mark all winning moves.
        Moves = "moves",
        /// Win the game.
        Win = "win",
        /// Say whether the player to move wins.
        Outcome = "outcome",
        /// Give the value of each part, and their nim-sum.
        Value = "value",
        /// Fill in the system's sheet ([`crate::games::Sheet`]).
        Fill = "fill",
        /// Say what the next step of the method is.
        Next = "next",
        /// Give a closed form of the numbers of the sheet.
        Formula = "formula",
        /// Choose among the author's options.
        Choice = "choice",
        /// Answer freely; nobody grades it.
        Open = "open",
    }
}

named! {
    /// How far hints go.
    #[derive(Default)]
    Hints {
        /// There are none.
        None = "0",
        /// A theorem, or a smaller case.
        Theory = "1",
        /// Where to look.
        #[default]
        Where = "2",
        /// The move itself.
        Which = "3",
    }
}

named! {
    /// When what is filled in is checked.
    #[derive(Default)]
    Check {
        /// All of it, when the reader asks.
        #[default]
        End = "end",
        /// Every number as it is written.
        Each = "each",
    }
}

impl Kind {
    /// Whether the board is played on.
    pub fn is_played(self) -> bool {
        matches!(self, Self::Move | Self::Moves | Self::Win)
    }

    /// Whether it is about a position; the others may be asked without one.
    pub fn needs_board(self) -> bool {
        !matches!(self, Self::Choice | Self::Open)
    }
}

impl Task {
    /// A task of a kind, with everything else at its default.
    pub fn of(kind: Kind) -> Self {
        Self { kind: Some(kind), ..Self::default() }
    }

    /// Takes in options as written in a link: separated by `|`, the right ones with `~` before them.
    /// `false` where there are none, too many, or none that is right.
    pub fn read_options(&mut self, text: &str) -> bool {
        let options: Vec<Choice> = text.split('|').map(Choice::read).collect();
        let said = options.iter().all(|option| !option.text.is_empty());
        let valid = said && options.len() <= MAX_OPTIONS && options.iter().any(|o| o.right);
        if valid {
            self.options = options;
        }
        valid
    }

    /// Whether an answer is right or wrong: neither what is only read, nor what is answered freely, nor an opinion.
    pub fn is_judged(&self) -> bool {
        let takes_any = || Key::of_task(self).takes_any();
        self.kind.is_some_and(|kind| kind.needs() != Need::Nothing || !takes_any())
    }

    /// The options as [`Self::read_options`] reads them.
    pub fn write_options(&self) -> String {
        self.options.iter().map(Choice::write).collect::<Vec<_>>().join("|")
    }
}

impl Choice {
    fn read(text: &str) -> Self {
        let (right, text) = text.strip_prefix('~').map_or((false, text), |text| (true, text));
        Self { text: text.trim().to_owned(), right }
    }

    fn write(&self) -> String {
        format!("{}{}", if self.right { "~" } else { "" }, self.text)
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::games::{Next, StepForm};

    #[test]
    fn what_a_reader_believes_is_not_judged() {
        let mut task = Task::of(Kind::Choice);
        assert!(task.read_options("~one|~two"));
        let judge = |task: &Task| Key::of_task(task).judge(None, &Answer::Choice(1)).unwrap();
        assert_eq!((judge(&task), task.is_judged()), (Judgement::Taken, false));
        assert!(task.read_options("one|~two"));
        assert_eq!((judge(&task), task.is_judged()), (Judgement::Right, true));
        for (kind, judged) in [(Kind::Open, false), (Kind::Move, true), (Kind::Win, true)] {
            assert_eq!(Task::of(kind).is_judged(), judged, "{}", kind.name());
        }
        assert!(!Task::default().is_judged());
    }

    #[test]
    fn a_nimber_may_be_the_next_step() {
        let step = |form: StepForm, right: &str| {
            let right = vec![right.to_owned()];
            Key::Next(Next { done: Vec::new(), right, form, known: Vec::new() })
        };
        let judge = |text: &str| {
            step(StepForm::Number, "3").judge(None, &Answer::Text(text.to_owned())).ok()
        };
        for right in ["3", "*3", "G(6) = 3", "G(6) = *3", "G(6)=* 3", "* 3"] {
            assert_eq!(judge(right), Some(Judgement::Right), "{right}");
        }
        assert_ne!(judge("G(6) = *4"), Some(Judgement::Right));
        // What reckons is no number.
        for wrong in ["G(6) = 2*3", "2*G(6) = 3", "**3", "G(6) = **3", "3*"] {
            assert_eq!(judge(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn numbers_in_binary_digits_are_wrong_and_told_apart() {
        let key = Key::Numbers(vec![13, 6, 11]);
        let binary = |given: [u32; 3]| {
            let judged = key.judge(None, &Answer::Numbers(given.map(Some).into()));
            let Ok(Judgement::Wrong(wrong)) = judged else { return Some(0) };
            wrong.binary
        };
        assert_eq!(binary([13, 6, 1011]), Some(11));
        assert_eq!(binary([1101, 110, 1011]), Some(13));
        assert_eq!(binary([13, 6, 1001]), None);
        assert_eq!(binary([13, 7, 1011]), None);
    }

    #[test]
    fn options_are_read_as_they_are_written() {
        let mut task = Task::default();
        assert!(task.read_options("one|~two|three"));
        assert_eq!(task.options.iter().map(|o| o.right).collect::<Vec<_>>(), [false, true, false]);
        assert_eq!(task.write_options(), "one|~two|three");
        for wrong in ["", "one|two", "~one||two", "1|2|3|4|5|6|7|8|~9"] {
            assert!(!Task::default().read_options(wrong), "{wrong}");
        }
    }

    #[test]
    fn names_lead_back() {
        for &kind in Kind::ALL {
            assert_eq!(Kind::named(kind.name()), Some(kind));
        }
        assert_eq!(Hints::default().name(), "2");
        assert_eq!(Check::named("each"), Some(Check::Each));
    }
}
