//! A review of a finished game: how each move changed who was winning.

use super::Side;
use crate::core::{Outcome, Verdict};

/// Who wins from a point of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// This side.
    Won(Side),
    /// Nobody: both can hold out for ever.
    Drawn,
    /// That is not known.
    Unknown,
}

impl Standing {
    /// What a verdict says of a point where a side is to move.
    pub fn of(verdict: Verdict, to_move: Side) -> Self {
        match verdict {
            Verdict::Known(Outcome::Win) => Self::Won(to_move),
            Verdict::Known(Outcome::Loss) => Self::Won(to_move.other()),
            Verdict::Draw => Self::Drawn,
            Verdict::Unknown(_) => Self::Unknown,
        }
    }

    /// What it is worth to a side: 2 won, 1 drawn, 0 lost.
    fn worth(self, side: Side) -> Option<u8> {
        match self {
            Self::Won(winner) if winner == side => Some(2),
            Self::Won(_) => Some(0),
            Self::Drawn => Some(1),
            Self::Unknown => None,
        }
    }
}

/// What a move did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Judged {
    /// It kept the win, or the draw.
    Right,
    /// It gave away the win, or the draw.
    Slip,
    /// Every move lost.
    Lost,
    /// That is not known.
    Unknown,
}

/// What a side's move did, by who won before it and after it.
pub fn judge(side: Side, before: Standing, after: Standing) -> Judged {
    match (before.worth(side), after.worth(side)) {
        (Some(0), _) => Judged::Lost,
        (Some(was), Some(is)) if is < was => Judged::Slip,
        (Some(_), Some(_)) => Judged::Right,
        (None, _) | (_, None) => Judged::Unknown,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_judged_by_what_it_left_of_what_there_was() {
        let (mine, theirs) = (Standing::Won(Side::First), Standing::Won(Side::Second));
        let cases = [
            (mine, mine, Judged::Right),
            (mine, theirs, Judged::Slip),
            (mine, Standing::Drawn, Judged::Slip),
            (Standing::Drawn, Standing::Drawn, Judged::Right),
            (Standing::Drawn, theirs, Judged::Slip),
            (theirs, theirs, Judged::Lost),
            (theirs, Standing::Unknown, Judged::Lost),
            (Standing::Unknown, theirs, Judged::Unknown),
            (mine, Standing::Unknown, Judged::Unknown),
        ];
        for (before, after, wanted) in cases {
            assert_eq!(judge(Side::First, before, after), wanted, "{before:?} {after:?}");
        }
        assert_eq!(judge(Side::Second, mine, mine), Judged::Lost);
    }

    #[test]
    fn a_verdict_is_about_the_player_to_move() {
        let win = Verdict::Known(Outcome::Win);
        assert_eq!(Standing::of(win, Side::Second), Standing::Won(Side::Second));
        let loss = Verdict::Known(Outcome::Loss);
        assert_eq!(Standing::of(loss, Side::Second), Standing::Won(Side::First));
        assert_eq!(Standing::of(Verdict::Draw, Side::First), Standing::Drawn);
    }
}
