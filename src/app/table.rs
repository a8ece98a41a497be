//! The state of an open game and all that can happen to it: pure; every effect is elsewhere.

use super::attempt::{Attempt, Deed};
use super::face::OwnKeys;
use super::hooks::Unfinished;
use crate::core::{Chance, Message};
use crate::link::{Link, Look, Reading, Theme, Values, View};
use crate::session::{Kind, NodeId, Playing, Seat, Step};
use std::rc::Rc;
use yew::prelude::*;

/// An open game, as it is seen.
// Each says something else of what the reader has asked for.
#[allow(clippy::struct_excessive_bools)]
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Table {
    /// The visit to the address at which it was opened.
    pub(super) visit: u32,
    /// The game.
    pub(super) play: Playing,
    /// How it is viewed.
    pub(super) look: Look,
    /// The seed, where the link gave one: it then stays in the link.
    pub(super) seed: Option<u64>,
    /// The move that the computer is about to make.
    pub(super) about_to: Option<String>,
    /// Whether that is a guess, since the position could not be decided.
    pub(super) guessed: bool,
    /// The move in the panel that the reader points at: the board shows it.
    pub(super) pointed: Option<String>,
    /// Why the last move was not taken.
    pub(super) problem: Option<Message>,
    /// How many were not taken: what is said of one may be the same again.
    pub(super) problems: u32,
    /// Whether the reader has turned to something else since: it is no longer to be read, but keeps its room until
    /// something happens, so that no button moves away under the finger that presses it.
    pub(super) dismissed: bool,
    /// Whether the reader has asked to see the answers of this position.
    pub(super) revealed: bool,
    /// How often the reader has asked for a hint here: whether there is a winning move, where to look, which it is,
    /// from then on the same.
    pub(super) hint: u8,
    /// Whether the reader has stopped the solver here.
    pub(super) stopped: bool,
    /// How often the solver was asked again because it had learned more.
    pub(super) again: u32,
    /// Whether the computers wait.
    pub(super) paused: bool,
    /// Whether it has come in the place of another game: that it has begun is then told.
    pub(super) replaced: bool,
    /// Whether the reader has just changed who plays: then the computer moves from here, also where it was looked
    /// back.
    pub(super) seated: bool,
    /// The last move, as it is announced.
    pub(super) last_move: Option<LastMove>,
    /// The moves that were just taken back, or made again.
    pub(super) replay: Option<Replay>,
    /// The task, where the link asks one.
    pub(super) attempt: Option<Attempt>,
    /// Whether the device did not take the game when it was last to be kept.
    pub(super) unkept: bool,
}

/// A move that was made.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct LastMove {
    /// The point at which it was made.
    pub(super) at: NodeId,
    /// The move.
    pub(super) mv: String,
    /// Whether the computer made it without knowing who wins.
    pub(super) guessed: bool,
}

/// How many moves *Undo* or *Redo* went over.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Replay {
    Undone(usize),
    Redone(usize),
}

/// What can happen to an open game.
#[derive(Clone, Debug)]
pub(super) enum Action {
    /// The address leads to this game, which is opened with what was kept of it, at this visit.
    Open(Rc<Reading>, Playing, u32, Option<Unfinished>),
    /// The reader makes a move, legal or not.
    Move(String),
    /// The reader steps through the game, or seats the players.
    Step(Step),
    /// The computer has chosen this move and shows it; whether it is a guess.
    AboutTo(String, bool),
    /// The computer makes this move.
    ComputerPlays(String),
    /// The reader points at this move in the panel, or no longer.
    Point(Option<String>),
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
    /// The reader leaves what was refused.
    Dismiss,
    /// The reader turns to something else than what was refused, with a pointer.
    TurnAway,
    /// The reader touches the board where it was the computer's turn.
    Closed,
    /// The reader stops the computers or lets them continue.
    Pause(bool),
    /// The reader has this language and this theme.
    Chosen(&'static str, Option<Theme>),
    /// The system's own keys change.
    Keys(OwnKeys),
    /// Something happens to the task.
    Task(Deed),
    /// The device has taken the game, or not.
    Kept(bool),
}

/// A callback that makes something happen.
pub(super) fn dispatch<T>(
    table: &UseReducerHandle<Table>,
    action: impl Fn(T) -> Action + 'static,
) -> Callback<T> {
    let dispatcher = table.dispatcher();
    Callback::from(move |value| dispatcher.dispatch(action(value)))
}

impl Table {
    /// The table that a link leads to, with the game as it is to be played on.
    pub(super) fn open(reading: &Reading, play: Playing, visit: u32) -> Self {
        let (attempt, play) = match Attempt::open(&reading.look.task, &play) {
            Some((attempt, play)) => (Some(attempt), play),
            None => (None, play),
        };
        Self {
            visit,
            play,
            look: reading.look.clone(),
            seed: reading.seed,
            about_to: None,
            guessed: false,
            pointed: None,
            problem: None,
            problems: 0,
            dismissed: false,
            revealed: false,
            hint: 0,
            stopped: false,
            again: 0,
            paused: false,
            replaced: false,
            seated: false,
            last_move: None,
            replay: None,
            attempt,
            unkept: false,
        }
    }

    /// The same with the game of a question that is to be won as it was left, where it is kept for this position.
    pub(super) fn resumed(mut self, left: Option<&Unfinished>) -> Self {
        let Some(attempt) = &self.attempt else { return self };
        let left = left.filter(|left| left.start == attempt.position());
        if let Some(play) = left.and_then(|left| attempt.resumed(&left.line, &self.play)) {
            self.play = play;
            // It may have been left when it was the computer's turn.
            self.seated = true;
        }
        self
    }

    /// The link to what is seen; to the question, where one is asked.
    pub(super) fn link(&self) -> Link {
        let play = self.attempt.as_ref().map_or(&self.play, |attempt| &attempt.start);
        let mut link = Link::of(&**play, self.seed, self.look.clone());
        // What was played after the question may be its answer.
        if self.attempt.is_some() {
            link.moves.truncate(link.at);
        }
        link
    }

    /// Whether the computer is to move now.
    pub(super) fn computer_moves(&self) -> bool {
        let allowed = self.attempt.as_ref().is_none_or(|task| task.lets_computer(&self.play));
        !self.paused && self.play.state().computer_to_move(self.made()) && allowed
    }

    /// Whether a point is seen again at which the computer has moved, and does not move by itself.
    pub(super) fn looks_back(&self) -> bool {
        let state = self.play.state();
        let computers = state.side().is_some_and(|side| state.players.seat(side) == Seat::Computer);
        computers && !state.computer_to_move(self.made())
    }

    /// Whether a move has just been made here, or the seats were changed: a move that was made before is answered
    /// again.
    pub(super) fn made(&self) -> bool {
        let before = self.play.state().tree.before();
        self.seated || self.last_move.as_ref().is_some_and(|last| before == Some(last.at))
    }

    /// Whether the reader may move now.
    pub(super) fn reader_moves(&self) -> bool {
        let at = self.play.state().tree.at();
        let allowed = self.attempt.as_ref().is_none_or(|task| task.lets_reader(at));
        self.play.state().person_to_move() && self.about_to.is_none() && allowed
    }

    /// Whether this is asked.
    pub(super) fn asks(&self, kind: Kind) -> bool {
        self.attempt.as_ref().is_some_and(|attempt| attempt.kind == kind)
    }

    /// Whether answers may be shown for the position that is shown.
    pub(super) fn answers_shown(&self) -> bool {
        self.look.values == Values::Show || self.revealed
    }

    /// A legal move drawn by the game's seed.
    pub(super) fn random_move(&self) -> Option<String> {
        let state = self.play.state();
        let mut chance = Chance::new(state.seed, state.tree.shown().ply as u64);
        self.play.random_move(&mut chance)
    }

    fn make(&mut self, mv: String) {
        let at = self.play.state().tree.at();
        match self.play.play(&mv) {
            Ok(next) => {
                self.go_on(next);
                self.seated = false;
                let guessed = std::mem::take(&mut self.guessed);
                self.last_move = Some(LastMove { at, mv, guessed });
            }
            Err(why) => self.refuse(why),
        }
    }

    /// Says why a move was not taken.
    fn refuse(&mut self, why: Message) {
        self.problem = Some(why);
        self.problems += 1;
        self.dismissed = false;
    }

    /// Marks a move for a task, where it is legal.
    fn mark(&mut self, mv: &str) {
        match (self.play.play(mv), &mut self.attempt) {
            (Ok(_), Some(attempt)) => {
                self.problem = None;
                attempt.mark(mv);
            }
            (Err(why), _) => self.refuse(why),
            (Ok(_), None) => {}
        }
    }

    fn task(&mut self, deed: Deed) {
        let Some(attempt) = &mut self.attempt else { return };
        match deed {
            Deed::Judged(answer, judgement) => attempt.judged(answer, judgement),
            Deed::Unmark(mv) => attempt.mark(&mv),
            Deed::Unread if attempt.is_done() => {}
            Deed::Unread => attempt.stage = super::attempt::Stage::Open,
            Deed::Hint => attempt.hints += 1,
            Deed::Again => {
                attempt.stage = super::attempt::Stage::Open;
                let from = attempt.from();
                self.step(Step::GoTo(from));
                // Where the computer begins, it begins again.
                self.seated = true;
            }
        }
    }

    fn step(&mut self, step: Step) {
        let at = self.play.state().tree.at();
        let next = self.play.after(step);
        let ply = |play: &Playing| play.state().tree.shown().ply;
        let (before, after) = (ply(&self.play), ply(&next));
        if next.state().tree.at() != at {
            self.last_move = None;
        }
        self.go_on(next);
        self.replay = match step {
            Step::Undo if after < before => Some(Replay::Undone(before - after)),
            Step::Redo if after > before => Some(Replay::Redone(after - before)),
            _ => None,
        };
        self.seated = match step {
            // What was paused was a game of two computers.
            Step::Seat(_) => {
                self.paused = false;
                true
            }
            Step::Level(_) => self.seated,
            _ => false,
        };
        self.guessed = false;
    }

    fn go_on(&mut self, next: Playing) {
        if next.state().tree.at() != self.play.state().tree.at() {
            self.forget_answers();
        }
        self.about_to = None;
        self.pointed = None;
        self.problem = None;
        self.replay = None;
        self.play = next;
    }

    fn forget_answers(&mut self) {
        self.revealed = false;
        self.hint = 0;
        self.stopped = false;
    }
}
impl Reducible for Table {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        let mut next = (*self).clone();
        match action {
            Action::Open(reading, play, visit, left) => {
                let opened = Self::open(&reading, play, visit).resumed(left.as_ref());
                next = Self { replaced: true, ..opened };
            }
            // A person cannot move for the computer, nor where a task is over.
            Action::Move(_) if !next.reader_moves() => return self,
            Action::Move(mv) if next.asks(Kind::Moves) => next.mark(&mv),
            Action::Move(mv) if next.asks(Kind::Move) => {
                next.task(Deed::Unread);
                next.make(mv);
            }
            Action::Move(mv) => next.make(mv),
            Action::Step(step) => next.step(step),
            Action::AboutTo(mv, guessed) if next.computer_moves() => {
                next.about_to = Some(mv);
                next.guessed = guessed;
            }
            Action::ComputerPlays(mv) if next.computer_moves() => next.make(mv),
            // Meanwhile the reader has stepped away or stopped it.
            Action::AboutTo(..) | Action::ComputerPlays(_) => return self,
            Action::Point(mv) if next.pointed == mv => return self,
            Action::Point(mv) => next.pointed = mv,
            Action::View(view) => {
                next.look.view = view;
                next.pointed = None;
                next.problem = None;
            }
            Action::Values(values) => {
                next.look.values = values;
                next.forget_answers();
            }
            Action::Reveal => next.revealed = true,
            Action::Hint => {
                next.hint = next.hint.saturating_add(1);
                next.stopped = false;
                // What was wrong before is not what is asked now.
                next.problem = None;
            }
            Action::Dismiss | Action::TurnAway if next.problem.is_none() => return self,
            Action::Dismiss => next.problem = None,
            Action::TurnAway if next.dismissed => return self,
            Action::TurnAway => next.dismissed = true,
            Action::Closed => next.refuse(Message::new("looked-back-closed")),
            Action::Stop(stopped) => next.stopped = stopped,
            Action::Again => next.again += 1,
            Action::Pause(paused) => {
                next.paused = paused;
                // They continue from where they were, not from what was viewed meanwhile.
                if !paused {
                    next.step(Step::Last);
                }
                next.about_to = None;
            }
            // A link that sets them follows the reader's choice; one that does not is left alone.
            Action::Chosen(lang, theme) => {
                next.look.lang = next.look.lang.map(|_| lang);
                next.look.theme = next.look.theme.and(theme);
                if next.look == self.look {
                    return self;
                }
            }
            Action::Keys(keys) => next.look.own = keys,
            Action::Task(deed) => next.task(deed),
            Action::Kept(kept) if kept != next.unkept => return self,
            Action::Kept(kept) => next.unkept = !kept,
        }
        Rc::new(next)
    }
}
