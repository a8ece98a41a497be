//! The state of an open game and all that can happen to it: pure, so that every effect is elsewhere.

use crate::core::{Chance, Message, Say};
use crate::games::Game;
use crate::link::{Link, Look, Theme, Values, View};
use crate::session::{Action, Session, Side};
use std::rc::Rc;
use yew::prelude::*;

/// An open game, as it is seen.
// Each says something else of what the reader has asked for.
#[allow(clippy::struct_excessive_bools)]
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Table<G: Game> {
    /// The visit to the address at which it was opened.
    pub(super) visit: u32,
    /// The game.
    pub(super) session: Rc<Session<G>>,
    /// How it is looked at.
    pub(super) look: Look<G>,
    /// The seed, where the link gave one: it then stays in the link.
    pub(super) seed: Option<u64>,
    /// The move that the computer is about to make.
    pub(super) about_to: Option<G::Move>,
    /// Whether that is a guess, since the position could not be decided.
    pub(super) guessed: bool,
    /// Why the last move was not taken.
    pub(super) problem: Option<Message>,
    /// Whether the reader has asked to see the answers of this position.
    pub(super) revealed: bool,
    /// Whether the reader has asked for a hint here.
    pub(super) hint: bool,
    /// Whether the reader has stopped the solver here.
    pub(super) stopped: bool,
    /// How often the solver was asked again because it had learned more.
    pub(super) again: u32,
    /// Whether the computers wait.
    pub(super) paused: bool,
    /// The last move, in words' place: who made which move from which position.
    pub(super) told: Option<Rc<Told<G>>>,
}

/// A move that was made, for the one who tells of it.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Told<G: Game> {
    /// The position before it.
    pub(super) before: G::Position,
    /// The move.
    pub(super) mv: G::Move,
    /// Who made it.
    pub(super) side: Side,
    /// Whether the computer made it without knowing who wins.
    pub(super) guessed: bool,
}

/// What can happen to an open game.
#[derive(Clone, Debug)]
pub(super) enum Happening<G: Game> {
    /// The address leads to this game.
    Open(Box<(Link<G>, Session<G>)>, u32),
    /// The reader plays, steps, or seats the players.
    Act(Action<G>),
    /// The computer has chosen this move and shows it; whether it is a guess.
    AboutTo(G::Move, bool),
    /// The computer makes this move.
    ComputerPlays(G::Move),
    /// Another panel is opened.
    View(View),
    /// Answers are shown or kept back.
    Values(Values),
    /// The reader asks for the answers of this position.
    Reveal,
    /// The reader asks for a hint.
    Hint,
    /// The reader stops the solver, or lets it begin again.
    Stop(bool),
    /// The solver has learned more: it is asked again.
    Again,
    /// The reader stops the computers or lets them go on.
    Pause(bool),
    /// The reader has this language and this theme.
    Chosen(&'static str, Option<Theme>),
    /// The system's own keys change.
    Keys(G::Keys),
}

impl<G: Game> Table<G> {
    /// The table that a link leads to.
    pub(super) fn open(link: &Link<G>, session: Session<G>, visit: u32) -> Self {
        Self {
            visit,
            session: Rc::new(session),
            look: link.look.clone(),
            seed: link.seed,
            about_to: None,
            guessed: false,
            problem: None,
            revealed: false,
            hint: false,
            stopped: false,
            again: 0,
            paused: false,
            told: None,
        }
    }

    /// The link to what is seen.
    pub(super) fn link(&self) -> Link<G> {
        Link::to_session(&self.session, self.seed, self.look.clone())
    }

    /// Whether the computer is to move now.
    pub(super) fn computer_moves(&self) -> bool {
        !self.paused && self.session.computer_to_move()
    }

    /// Whether answers may be shown for the position that is shown.
    pub(super) fn answers_shown(&self) -> bool {
        self.look.values == Values::Show || self.revealed
    }

    /// A legal move drawn by the game's seed.
    pub(super) fn random_move(&self) -> Option<G::Move> {
        let ply = self.session.history.shown().ply as u64;
        let mut chance = Chance::new(self.session.seed, ply);
        self.session.game.random_move(self.session.position(), &mut chance)
    }

    fn act(&mut self, action: Action<G>) {
        let played = match &action {
            Action::Play(mv) => Some(mv.clone()),
            _ => None,
        };
        match self.session.after(action) {
            Ok(next) => {
                let moved = next.history.at() != self.session.history.at();
                if let Some(mv) = played {
                    let before = self.session.position().clone();
                    let side = self.session.side();
                    let guessed = self.guessed;
                    self.told = Some(Rc::new(Told { before, mv, side, guessed }));
                } else if moved {
                    self.told = None;
                }
                if moved {
                    self.forget_answers();
                }
                self.about_to = None;
                self.guessed = false;
                self.problem = None;
                self.session = Rc::new(next);
            }
            Err(error) => self.problem = Some(error.say()),
        }
    }

    fn forget_answers(&mut self) {
        self.revealed = false;
        self.hint = false;
        self.stopped = false;
    }
}

impl<G: Game> Reducible for Table<G> {
    type Action = Happening<G>;

    fn reduce(self: Rc<Self>, happening: Happening<G>) -> Rc<Self> {
        let mut next = (*self).clone();
        match happening {
            Happening::Open(opened, visit) => next = Self::open(&opened.0, opened.1, visit),
            // A person cannot move for the computer.
            Happening::Act(Action::Play(_)) if !next.session.person_to_move() => return self,
            Happening::Act(action) => next.act(action),
            Happening::AboutTo(mv, guessed) if next.computer_moves() => {
                next.about_to = Some(mv);
                next.guessed = guessed;
            }
            Happening::ComputerPlays(mv) if next.computer_moves() => next.act(Action::Play(mv)),
            // Meanwhile the reader has stepped away or stopped it.
            Happening::AboutTo(..) | Happening::ComputerPlays(_) => return self,
            Happening::View(view) => next.look.view = view,
            Happening::Values(values) => {
                next.look.values = values;
                next.forget_answers();
            }
            Happening::Reveal => next.revealed = true,
            Happening::Hint => {
                next.hint = true;
                next.stopped = false;
                // What was wrong before is not what is asked now.
                next.problem = None;
            }
            Happening::Stop(stopped) => next.stopped = stopped,
            Happening::Again => next.again += 1,
            Happening::Pause(paused) => {
                next.paused = paused;
                // They go on from where they were, not from what was looked at meanwhile.
                if !paused {
                    next.act(Action::Last);
                }
                next.about_to = None;
            }
            // A link that sets them follows the reader's choice; one that does not is left alone.
            Happening::Chosen(lang, theme) => {
                next.look.lang = next.look.lang.map(|_| lang);
                next.look.theme = next.look.theme.and(theme);
                if next.look == self.look {
                    return self;
                }
            }
            Happening::Keys(keys) => next.look.keys = keys,
        }
        Rc::new(next)
    }
}
