//! A game being played, whichever it is: its moves as text, what is known about it in packed form.

use super::{NodeId, Session, State, Step};
use crate::core::{Chance, Count, Message, Nimber, Outcome, Rule, Verdict};
use crate::games::{
    About, Analysis, Ask, Game, Next, Order, Sheet, Summand, System, Tell, forced_within, unpack,
};
use std::any::Any;
use std::fmt::Debug;
use std::ops::Deref;
use std::rc::Rc;

/// A game being played, to be passed on. Two are equal where they are the same one: every step and every
/// move makes another.
#[derive(Clone, Debug)]
pub struct Playing(Rc<dyn Play>);

impl Playing {
    /// The game of a session.
    pub fn new<G: Game>(session: Session<G>) -> Self {
        Self(Rc::new(session))
    }

    /// The session itself, for those who draw the game; `None` where it is one of another game.
    pub fn session<G: Game>(&self) -> Option<Rc<Session<G>>> {
        self.0.clone().session().downcast().ok()
    }
}

impl Deref for Playing {
    type Target = dyn Play;

    fn deref(&self) -> &Self::Target {
        &*self.0
    }
}

impl PartialEq for Playing {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::addr_eq(Rc::as_ptr(&self.0), Rc::as_ptr(&other.0))
    }
}

/// How often another start is drawn, until it is another.
const DRAWS: usize = 32;

/// The parts of a start in one order: parts that are only exchanged make the same game.
fn parts(start: &Start) -> Vec<&str> {
    let mut parts: Vec<&str> = start.position.split('+').collect();
    parts.sort_unstable();
    parts
}

/// What can be done with a game being played, whichever it is. Only [`Session`] implements it, once for
/// every game.
pub trait Play: Any + Debug {
    /// Which system it belongs to.
    fn system(&self) -> System;
    /// What does not depend on the game.
    fn state(&self) -> &State;
    /// The rules and where the game began, as they are written.
    fn start(&self) -> Start;
    /// The position that is shown, as [`Game::numbers`].
    fn numbers(&self) -> Vec<Vec<i64>>;
    /// Another start of the same game and about the same size, drawn by chance; `None` where none is found.
    fn another(&self, chance: &mut Chance) -> Option<Start>;
    /// The game after a step.
    fn after(&self, step: Step) -> Playing;
    /// The game after a move at the point that is shown, or why there is no such move.
    fn play(&self, mv: &str) -> Result<Playing, Message>;
    /// The game with these lines played as well, each from the beginning and as far as it is legal. The
    /// end of the last one is shown. In place: with a game for each move a long one would take minutes.
    fn with_lines(&self, lines: &[Vec<String>]) -> Playing;
    /// A legal move at the point that is shown, drawn at random; `None` where there is none.
    fn random_move(&self, chance: &mut Chance) -> Option<String>;
    /// As [`Game::haste`], of a legal move at the point that is shown.
    fn haste(&self, mv: &str) -> u64;
    /// What a solver is asked about a point: who wins, and by which moves, at most `most` of them.
    fn order(&self, at: NodeId, most: usize) -> Order;
    /// What a solver told of it; `None` where it told something else.
    fn finding(&self, tell: &[u8]) -> Option<Finding>;
    /// As [`Game::canonical_move`], at the point that is shown; what is no move stays as it is.
    fn canonical(&self, mv: &str) -> String;
    /// As [`Game::may_draw`], at the point that is shown.
    fn may_draw(&self) -> bool;
    /// As [`Game::summands`], at the point that is shown.
    fn summands(&self) -> Result<Vec<Summand>, Message>;
    /// As [`Game::COUNTED`].
    fn counted(&self) -> Option<Count>;
    /// As [`Game::sheet`], at the point that is shown.
    fn sheet(&self) -> Option<Sheet>;
    /// As [`Game::has_formula`], at the point that is shown, where there is a sheet.
    fn has_formula(&self) -> bool;
    /// What a solver is asked about the sheet of the point that is shown.
    fn order_sheet(&self) -> Order;
    /// What a solver is asked about the step after so many.
    fn order_next(&self, done: u32) -> Order;
    /// The numbers of the sheet, as a solver told them; `None` where it told something else.
    fn unpack_sheet(&self, tell: &[u8]) -> Option<Vec<Vec<u32>>>;
    /// The next step, as a solver told it.
    fn unpack_next(&self, tell: &[u8]) -> Option<Option<Next>>;
    /// What a solver is asked where something about the point that is shown is right and a reason is wanted.
    fn order_why(&self, about: About) -> Order;
    /// The reason, as a solver told it; see [`Game::reasons`].
    fn unpack_why(&self, tell: &[u8]) -> Option<Vec<Message>>;
    /// What a solver is asked about a win within so many of the reader's own moves, from the point that is shown.
    fn order_within(&self, within: u32) -> Order;
    /// Whether it can be forced, as a solver told it; `None` in it where that is not found out.
    fn unpack_within(&self, tell: &[u8]) -> Option<Option<bool>>;
    /// The session, for [`Playing::session`].
    fn session(self: Rc<Self>) -> Rc<dyn Any>;
}

/// The rules of a game and where it began, as written in a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Start {
    /// The third place of the link: `0.77`, `5x5`.
    pub rules: String,
    /// Who wins when no move is left.
    pub rule: Rule,
    /// The fourth place: `7+5+12`.
    pub position: String,
}

impl Start {
    /// A game and a position as they are written.
    pub fn of<G: Game>(game: &G, position: &G::Position) -> Self {
        Self {
            rules: game.write_rules(),
            rule: game.rule(),
            position: game.write_position(position),
        }
    }
}

/// What is known of a position.
#[derive(Clone, Debug)]
pub struct Finding {
    /// Who wins.
    pub verdict: Verdict,
    /// The winning moves as they are written, in a stable order, as many as were asked for.
    pub winning: Vec<String>,
    /// Whether no other move wins, but for what was not asked for. Who wins may be known by a theorem that names no
    /// move, or only some.
    pub complete: bool,
    /// As [`Analysis::best`], as they are written.
    pub best: Vec<String>,
    /// The nim-sum of the position, where it has one.
    pub nim_sum: Option<Nimber>,
    /// As [`Analysis::numbers`].
    pub numbers: Option<Vec<u32>>,
    /// The game's own analysis, with why.
    analysis: Rc<dyn Any>,
}

impl Finding {
    /// What an analysis says.
    pub fn of<G: Game>(analysis: G::Analysis) -> Self {
        let winning: Vec<String> = analysis.winning().iter().map(G::write_move).collect();
        let best = analysis.best().iter().map(G::write_move).collect();
        let (nim_sum, numbers) = (analysis.nim_sum(), analysis.numbers());
        let verdict = analysis.verdict();
        let complete = match verdict {
            Verdict::Known(Outcome::Win) => analysis.is_complete(),
            Verdict::Known(Outcome::Loss) | Verdict::Draw => true,
            Verdict::Unknown(_) => false,
        };
        Self { verdict, winning, complete, best, nim_sum, numbers, analysis: Rc::new(analysis) }
    }

    /// Whether the player to move is known to win.
    pub fn is_win(&self) -> bool {
        self.verdict == Verdict::Known(Outcome::Win)
    }

    /// Whether no move wins.
    pub fn has_none(&self) -> bool {
        self.complete && !self.is_win()
    }

    /// The analysis; `None` where it is that of another game.
    pub fn analysis<G: Game>(&self) -> Option<Rc<G::Analysis>> {
        self.analysis.clone().downcast().ok()
    }
}

impl<G: Game> Session<G> {
    /// Whether the reader can force a win within so many moves from the point that is shown; `None` if that cannot
    /// be found out.
    pub fn forced_within(&self, within: u32) -> Option<bool> {
        forced_within(&self.game, self.position(), self.is_readers_turn(), within)
    }

    fn is_readers_turn(&self) -> bool {
        let person = self.state().players.person();
        person.is_none_or(|person| Some(person) == self.state().side())
    }
}

impl<G: Game> Play for Session<G> {
    fn system(&self) -> System {
        G::SYSTEM
    }

    fn state(&self) -> &State {
        Self::state(self)
    }

    fn start(&self) -> Start {
        Start::of(&self.game, self.position_at(NodeId::START))
    }

    fn numbers(&self) -> Vec<Vec<i64>> {
        self.game.numbers(self.position())
    }

    fn another(&self, chance: &mut Chance) -> Option<Start> {
        let (start, first) = (self.start(), self.position_at(NodeId::START));
        // Whoever plays against the computer is to have a chance.
        let outcome = self.state().players.to_be_won();
        let mut may_be_decided = true;
        let like = (0..DRAWS).find_map(|_| {
            let decided = may_be_decided.then(|| self.game.random_decided(first, outcome, chance));
            let decided = decided.flatten();
            // It takes long to find out that there is none: then any game is better than no other.
            may_be_decided = decided.is_some();
            let drawn = decided.unwrap_or_else(|| self.game.random_like(first, chance));
            let drawn = Start::of(&self.game, &drawn);
            (parts(&drawn) != parts(&start)).then_some(drawn)
        });
        like.or_else(|| Some(Start::of(&self.game, &self.game.random_other(first, chance)?)))
    }

    fn after(&self, step: Step) -> Playing {
        let mut next = self.clone();
        next.take(step);
        Playing::new(next)
    }

    fn play(&self, mv: &str) -> Result<Playing, Message> {
        let mv = G::read_move(mv)?;
        let mut next = self.clone();
        Self::play(&mut next, mv)?;
        Ok(Playing::new(next))
    }

    fn with_lines(&self, lines: &[Vec<String>]) -> Playing {
        let mut next = self.clone();
        for line in lines {
            next.take(Step::First);
            let mut moves = line.iter().map_while(|mv| G::read_move(mv).ok());
            while moves.next().is_some_and(|mv| Self::play(&mut next, mv).is_ok()) {}
        }
        Playing::new(next)
    }

    fn random_move(&self, chance: &mut Chance) -> Option<String> {
        self.game.random_move(self.position(), chance).as_ref().map(G::write_move)
    }

    fn haste(&self, mv: &str) -> u64 {
        G::read_move(mv).map_or(0, |mv| self.game.haste(self.position(), &mv))
    }

    fn order(&self, at: NodeId, most: usize) -> Order {
        let (game, position) = (self.game.clone(), self.position_at(at).clone());
        Order::new(&Ask::<G>::Analyse { game, position, most })
    }

    fn finding(&self, tell: &[u8]) -> Option<Finding> {
        let Tell::Analysis(analysis) = unpack::<Tell<G>>(tell)? else { return None };
        Some(Finding::of::<G>(analysis))
    }

    fn canonical(&self, mv: &str) -> String {
        let canonical = |mv| G::write_move(&self.game.canonical_move(self.position(), &mv));
        G::read_move(mv).map_or_else(|_| mv.to_owned(), canonical)
    }

    fn may_draw(&self) -> bool {
        self.game.may_draw(self.position())
    }

    fn summands(&self) -> Result<Vec<Summand>, Message> {
        self.game.summands(self.position())
    }

    fn counted(&self) -> Option<Count> {
        G::COUNTED
    }

    fn sheet(&self) -> Option<Sheet> {
        self.game.sheet(self.position())
    }

    fn has_formula(&self) -> bool {
        self.sheet().is_some() && self.game.has_formula(self.position())
    }

    fn order_sheet(&self) -> Order {
        let (game, position) = (self.game.clone(), self.position().clone());
        Order::new(&Ask::<G>::Sheet { game, position })
    }

    fn order_next(&self, done: u32) -> Order {
        let (game, position) = (self.game.clone(), self.position().clone());
        Order::new(&Ask::<G>::Next { game, position, done })
    }

    fn unpack_sheet(&self, tell: &[u8]) -> Option<Vec<Vec<u32>>> {
        let Tell::Sheet(rows) = unpack::<Tell<G>>(tell)? else { return None };
        Some(rows)
    }

    fn unpack_next(&self, tell: &[u8]) -> Option<Option<Next>> {
        let Tell::Next(next) = unpack::<Tell<G>>(tell)? else { return None };
        Some(next)
    }

    fn order_why(&self, about: About) -> Order {
        let (game, position) = (self.game.clone(), self.position().clone());
        Order::new(&Ask::<G>::Why { game, position, about })
    }

    fn unpack_why(&self, tell: &[u8]) -> Option<Vec<Message>> {
        let Tell::Why(said) = unpack::<Tell<G>>(tell)? else { return None };
        Some(said)
    }

    fn order_within(&self, within: u32) -> Order {
        let (game, position) = (self.game.clone(), self.position().clone());
        Order::new(&Ask::<G>::Within { game, position, mine: self.is_readers_turn(), within })
    }

    fn unpack_within(&self, tell: &[u8]) -> Option<Option<bool>> {
        let Tell::Within(found) = unpack::<Tell<G>>(tell)? else { return None };
        Some(found)
    }

    fn session(self: Rc<Self>) -> Rc<dyn Any> {
        self
    }
}
