//! The icons on buttons, drawn so that no font turns them into coloured pictures.

use yew::prelude::*;

/// A sign.
#[derive(Clone, Copy, PartialEq)]
pub(in crate::app) enum Sign {
    Undo,
    Redo,
    First,
    Back,
    Forward,
    Last,
    Copy,
    Share,
    Done,
    Hint,
    New,
    Play,
    Pause,
    Close,
    Sum,
    Ask,
    Down,
}

/// A sign, hidden from those who listen: the button has a name.
pub(in crate::app) fn icon(sign: Sign) -> Html {
    html! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d={sign.path()} />
        </svg>
    }
}

impl Sign {
    fn path(self) -> &'static str {
        match self {
            Self::Undo => "M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
            Self::Redo => "m15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3",
            Self::First => "M18 5 9 12l9 7zM6 5v14",
            Self::Back => "M16 5 7 12l9 7z",
            Self::Forward => "m8 5 9 7-9 7z",
            Self::Last => "m6 5 9 7-9 7zM18 5v14",
            Self::Copy => "M9 9h11v11H9zM5 15H4V4h11v1",
            Self::Share => "M12 15V4m-4 4 4-4 4 4M5 12v8h14v-8",
            Self::Done => "m5 13 4 4L19 7",
            Self::Hint => {
                "M9 18h6M10 21h4M8 14a6 6 0 1 1 8 0c-.7.7-1 1.300-1 2H9c0-.7-.3-1.300-1-2z"
            }
            Self::New => "M12 5v14M5 12h14",
            Self::Play => "m7 4 12 8-12 8z",
            Self::Pause => "M8 5v14M16 5v14",
            Self::Close => "m6 6 12 12M18 6 6 18",
            Self::Ask => "M9 9a3 3 0 1 1 4.500 2.600c-1 .6-1.500 1.200-1.500 2.400M12 17.500v.5",
            Self::Down => "m6 9 6 6 6-6",
            Self::Sum => "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M12 8v8M8 12h8",
        }
    }
}
