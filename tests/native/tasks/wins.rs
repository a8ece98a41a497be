//! Games to be won, from random positions of five systems, against computers of every level: who is to win is known
//! from `slow`, and whether a game counts as won from the player of its last move.

use super::drawn::{Asked, bar, bar_asked, between, board, code, heaps, joined, turned};
use super::{drawn, slow};
use nimlab::class::{Findings, Standing, Tried, replay, write_game};
use nimlab::core::{Chance, Outcome, Rule, Verdict, run_to_end};
use nimlab::games::Game;
use nimlab::games::coins::Coins;
use nimlab::games::heaps::Heaps;
use nimlab::games::pawns::Pawns;
use nimlab::session::{
    Finding, Key, Kind, Level, MAX_CHOICES, Players, Playing, Session, Side, Task, choose,
};
use std::collections::HashMap;
use std::fmt::Write;

/// Positions of each system.
const POSITIONS: u64 = 250;

/// The numbers of a position as a link has them: heaps, squares, rows.
fn numbers(position: &str) -> Vec<u32> {
    position.split(['+', '.']).filter_map(|number| number.parse().ok()).collect()
}

/// A game on text: who is to move wins, as it is found without the solver.
type Won<'a> = Box<dyn FnMut(&str) -> bool + 'a>;

/// What came of a game: its moves, and who made the last one.
struct Played {
    moves: Vec<String>,
    last: Side,
}

/// One system's game with what wins in it.
struct Match<'a, G: Game> {
    game: G,
    won: Won<'a>,
    level: Level,
    seed: u64,
    players: Players,
}

fn found<G: Game>(game: &G, position: &G::Position) -> Finding {
    Finding::of::<G>(run_to_end(&mut game.analyse(position, MAX_CHOICES)).pop().unwrap())
}

impl<G: Game> Match<'_, G> {
    fn start(&self, position: &G::Position) -> Playing {
        let session =
            Session::new(self.game.clone(), position.clone(), self.players, self.level, self.seed);
        Playing::new(session)
    }

    fn wins(&mut self, position: &G::Position) -> bool {
        (self.won)(&self.game.write_position(position))
    }

    /// Plays to the end: the reader well if `well`, otherwise at random, and the computer as usual.
    fn play(&mut self, position: &G::Position, well: bool, chance: &mut Chance) -> Played {
        let (mut at, mut play) = (position.clone(), self.start(position));
        let mut played = Played { moves: Vec::new(), last: Side::Second };
        while self.game.ended(&at).is_none() {
            let side = Side::to_move(played.moves.len());
            let mv = if self.players.person() == Some(side) {
                self.readers(&at, well, chance)
            } else {
                let mv = choose(&*play, &found(&self.game, &at)).unwrap();
                G::read_move(&mv).unwrap()
            };
            at = self.game.play(&at, &mv).unwrap();
            let written = G::write_move(&mv);
            play = play.play(&written).unwrap();
            played.moves.push(written);
            played.last = side;
        }
        played
    }

    /// A move of the reader's: one that wins, if there is one and `well`.
    fn readers(&mut self, at: &G::Position, well: bool, chance: &mut Chance) -> G::Move {
        let moves = self.game.all_moves(at, usize::MAX).unwrap();
        let wins = |mv: &&G::Move| {
            let next = self.game.play(at, mv).unwrap();
            !(self.won)(&self.game.write_position(&next))
        };
        let good = if well { moves.iter().find(wins) } else { None };
        good.or_else(|| chance.pick(&moves)).unwrap().clone()
    }

    /// Whether a game counts, with what a solver tells of every point of it.
    fn counts(&self, position: &G::Position, task: &Task, key: &Key, played: &Played) -> bool {
        let start = self.start(position);
        let game = write_game(self.seed, &played.moves.join("_"));
        let tried = Tried { answers: vec![game], ..Tried::default() };
        let mut findings = Findings::default();
        for point in findings.missing(Some(&start), task, key, &tried) {
            let at = point.session::<G>().unwrap().position().clone();
            findings.learn(Findings::order(&point), vec![found(&self.game, &at)]);
        }
        let result = replay(Some(&start), task, key, &tried, &findings);
        assert_eq!(result.odd, 0, "{tried:?}");
        result.standing == Standing::Right
    }
}

/// A question and three games of it.
fn judge<G: Game>(asked: Asked<G>, won: Won, misere: bool, chance: &mut Chance) {
    let Asked(game, position) = asked;
    if game.ended(&position).is_some() {
        return;
    }
    let level = *chance.pick(&Level::ALL).unwrap();
    let players = if chance.tenths(5) { Players::HumanComputer } else { Players::ComputerHuman };
    let seed = u64::from(chance.below(1_000));
    let mut played = Match { game, won, level, seed, players };
    let begins = players.person() == Some(Side::First);
    let forced = played.wins(&position) == begins;
    let text = played.game.write_position(&position);
    let task = Task::of(Kind::Win);
    let known = found(&played.game, &position);
    let start = played.start(&position);
    assert_eq!(task.cannot_win(&*start, &known), !forced, "{text}");
    let key = Key::of_finding(&task, &*start, &known).unwrap();
    assert_eq!(key, Key::Win(players.person().unwrap()), "{text}");
    for well in [true, false, false] {
        let game = played.play(&position, well, chance);
        // In normal play whoever moves last wins; whoever eats the poison loses.
        let is_won = (players.person() == Some(game.last)) != misere;
        assert!(is_won || !well || !forced, "{text}: {:?}", game.moves);
        assert!(!is_won || level < Level::ALL[Level::ALL.len() - 1] || forced, "{text}");
        assert_eq!(played.counts(&position, &task, &key, &game), is_won, "{text}");
        let mut within = task.clone();
        let own = game.moves.len().div_ceil(2) - usize::from(!begins && game.moves.len() % 2 == 1);
        let own = u32::try_from(own).unwrap();
        for most in [own.saturating_sub(1), own] {
            within.within = Some(most);
            let counts = played.counts(&position, &within, &key, &game);
            assert_eq!(counts, is_won && own <= most, "{text}: {:?} within {most}", game.moves);
        }
    }
}

fn each(number: u64, mut one: impl FnMut(&mut Chance)) {
    for seed in 0..POSITIONS {
        one(&mut Chance::new(seed, number));
    }
}

#[test]
fn games_of_heaps() {
    each(5, |chance| {
        let (code, digits) = code(chance);
        let heaps = heaps(chance, 9);
        let table = slow::octal(&digits, 9);
        let won = move |text: &str| {
            numbers(text).iter().fold(0, |sum, &heap| sum ^ table[heap as usize]) != 0
        };
        judge(drawn::asked::<Heaps>(&code, &joined(&heaps, "+")), Box::new(won), false, chance);
    });
}

#[test]
fn games_of_pawns() {
    each(6, |chance| {
        let [rows, columns] = [(); 2].map(|()| between(chance, 3, 6));
        let step = between(chance, 1, 3);
        let grid = slow::grid(rows as usize, columns as usize, step as usize);
        let mut position = String::new();
        for _ in 0..between(chance, 1, 3) {
            let sign = if position.is_empty() { "" } else { "+" };
            // Not in the last row: no pawn begins in the sink.
            let square = (between(chance, 1, rows - 1), between(chance, 1, columns));
            write!(position, "{sign}{}.{}", square.0, square.1).unwrap();
        }
        let won = move |text: &str| {
            let value = |at: &[u32]| grid[at[0] as usize - 1][at[1] as usize - 1];
            numbers(text).chunks(2).fold(0, |sum, at| sum ^ value(at)) != 0
        };
        let rules = format!("{rows}x{columns}-{step}");
        judge(drawn::asked::<Pawns>(&rules, &position), Box::new(won), false, chance);
    });
}

#[test]
fn games_of_chomp() {
    each(7, |chance| {
        let rows = bar(chance, 5);
        let mut known = HashMap::new();
        // Whoever has nothing left has not eaten the poison.
        let won = move |text: &str| text == "none" || slow::won(&numbers(text), &mut known);
        judge(bar_asked(&rows), Box::new(won), true, chance);
    });
}

#[test]
fn games_of_coins() {
    each(8, |chance| {
        let coins = turned(chance);
        let values = coins.values.clone();
        let won = move |text: &str| {
            let places = text.chars().filter(|coin| *coin != '.').enumerate();
            let heads: usize = places.filter(|(_, coin)| *coin == '1').map(|(at, _)| 1 << at).sum();
            values[heads] != 0
        };
        judge(coins.asked(), Box::new(won), false, chance);
    });
}

#[test]
fn games_on_boards() {
    each(9, |chance| {
        let (mut squares, _, asked) = board(chance);
        let won = move |text: &str| {
            let free = squares.free(&numbers(text));
            squares.value(free) != 0
        };
        judge(asked, Box::new(won), false, chance);
    });
}

/// A position drawn to be won can be won where the game is Nim.
#[test]
fn what_is_drawn_to_be_won_in_nim_is_won() {
    each(10, |chance| {
        let heaps = joined(&heaps(chance, 15), "+");
        let game = Heaps::read_rules("0.~3", Rule::Normal).unwrap();
        let position = game
            .random_decided(&game.read_position(&heaps).unwrap(), Outcome::Win, chance)
            .unwrap();
        let drawn = numbers(&game.write_position(&position));
        assert_eq!(drawn.len(), numbers(&heaps).len(), "{heaps}");
        assert_ne!(drawn.iter().fold(0, |sum, heap| sum ^ heap), 0, "{heaps}");
    });
}

/// The solver finds a winning move wherever a position was drawn to be won.
#[test]
fn what_is_drawn_to_be_won_with_heaps_pieces_or_coins_is_won() {
    fn drawn<G: Game>(rules: &str, start: &str) {
        let game = G::read_rules(rules, Rule::Normal).map_err(|_| rules).unwrap();
        let start = game.read_position(start).map_err(|_| start).unwrap();
        for seed in 0..40 {
            let draw = |outcome| game.random_decided(&start, outcome, &mut Chance::new(seed, 0));
            let position = draw(Outcome::Win).unwrap();
            assert!(found(&game, &position).is_win(), "{}", game.write_position(&position));
            // Where the computer begins, it is to lose; of some sizes none that is drawn does.
            let Some(position) = draw(Outcome::Loss) else { continue };
            let is_loss = found(&game, &position).verdict == Verdict::Known(Outcome::Loss);
            assert!(is_loss, "{}", game.write_position(&position));
        }
    }
    for (rules, start) in [("0.77", "7+5"), ("0.333", "9"), ("0.137", "4+4+4"), ("grundy", "8+5")] {
        drawn::<Heaps>(rules, start);
    }
    drawn::<Pawns>("5x5", "2.1+2.1+3.5");
    drawn::<Pawns>("8x8", "q2.4+p1.1");
    drawn::<Coins>("turtles", "01011");
}
