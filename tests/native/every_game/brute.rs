//! Who wins, found by looking at every move of every position: no theory, and no solver.

use crate::every_game::sample::{Sample, starts};
use nimlab::core::{Job, Outcome, Status, Verdict, run_to_end};
use nimlab::games::{Analysis, pack};
use nimlab::session::{Finding, Level, NodeId, Play, Players, Session};
use nimlab::work::{Reply, Request, Workbench};
use std::collections::HashMap;

/// The result of a position for the player to move: 1 is won, 0 is drawn, -1 is lost.
type Value = i8;

struct Brute<G> {
    game: G,
    known: HashMap<Vec<u8>, Value>,
}

impl<G: Sample> Brute<G> {
    fn value(&mut self, position: &G::Position) -> Value {
        let key = pack(position);
        if let Some(&known) = self.known.get(&key) {
            return known;
        }
        let moves = self.moves(position);
        let over = match (self.game.ended(position), self.game.drawn(position)) {
            (Some(Outcome::Win), _) => Some(1),
            (Some(Outcome::Loss), _) => Some(-1),
            (None, true) => Some(0),
            (None, false) => None,
        };
        // Play ends where no move is left, and nowhere else.
        assert_eq!(moves.is_empty(), over.is_some(), "{:?} {position:?}", self.game);
        let best = moves.iter().map(|(_, value)| *value).max();
        let value = over.or(best).unwrap();
        self.known.insert(key, value);
        self.agrees(position, value, moves);
        value
    }

    /// The moves, each with what it makes of the position for whoever makes it.
    fn moves(&mut self, position: &G::Position) -> Vec<(String, Value)> {
        let mover = self.game.to_move(position);
        let legal = self.game.legal(position).into_iter();
        legal
            .map(|(mv, after)| {
                let again = mover.is_some() && self.game.to_move(&after) == mover;
                let value = self.value(&after);
                (G::write_move(&mv), if again { value } else { -value })
            })
            .collect()
    }

    /// The solver says the same of it, and by the same moves.
    fn agrees(&self, position: &G::Position, value: Value, moves: Vec<(String, Value)>) {
        let analysis = run_to_end(&mut self.game.analyse(position, usize::MAX)).remove(0);
        let verdict = match value {
            1 => Verdict::Known(Outcome::Win),
            0 => Verdict::Draw,
            _ => Verdict::Known(Outcome::Loss),
        };
        assert_eq!(analysis.verdict(), verdict, "{:?} {position:?}", self.game);
        let mut winning: Vec<_> =
            moves.into_iter().filter(|(_, value)| *value == 1).map(|(mv, _)| mv).collect();
        let mut found: Vec<_> = analysis.winning().iter().map(G::write_move).collect();
        winning.sort();
        found.sort();
        assert_eq!(found, winning, "{:?} {position:?}", self.game);
        assert_eq!(analysis.winning_count(), winning.len() as u64);
    }
}

pub(crate) fn the_solver_finds_what_looking_at_every_move_finds<G: Sample>() {
    for (game, start) in starts::<G>() {
        Brute { game, known: HashMap::new() }.value(&start);
    }
}

/// In large steps and in small ones, packed and as it is; and few moves are the first of all.
pub(crate) fn an_order_is_answered_as_the_game_itself_answers<G: Sample>() {
    for (game, start) in starts::<G>() {
        let whole = run_to_end(&mut game.analyse(&start, usize::MAX)).remove(0);
        for most in [1, 3, usize::MAX] {
            let mut job = game.analyse(&start, most);
            while job.step(1) == Status::Running {}
            let analysis = job.report().unwrap();
            assert_eq!(job.report(), None);
            assert_eq!(analysis.verdict(), whole.verdict());
            assert_eq!(analysis.winning_count(), whole.winning_count());
            let kept = whole.winning().len().min(most);
            assert_eq!(analysis.winning(), &whole.winning()[..kept]);

            let (players, level) = (Players::default(), Level::default());
            let session = Session::new(game.clone(), start.clone(), players, level, 0);
            let found = ask(&session, most);
            assert_eq!(found.verdict, analysis.verdict());
            let written: Vec<_> = analysis.winning().iter().map(G::write_move).collect();
            assert_eq!(found.winning, written);
            assert_eq!(found.analysis::<G>().as_deref(), Some(&analysis));
        }
    }
}

/// What the workbench tells of a game.
fn ask(play: &dyn Play, most: usize) -> Finding {
    let mut bench = Workbench::default();
    let order = play.order(NodeId::START, most);
    assert_eq!(bench.take(Request::Start { job: 1, order }), None);
    let mut told = Vec::new();
    while !bench.idle() {
        told.extend(bench.turn(|| 0.0, 1.0));
    }
    let found: Vec<_> = (told.iter())
        .filter_map(|reply| match reply {
            Reply::Report { tell, .. } => Some(play.finding(tell).unwrap()),
            _ => None,
        })
        .collect();
    let [found] = &found[..] else { panic!("{} findings", found.len()) };
    assert_eq!(told.last(), Some(&Reply::Done { job: 1 }));
    found.clone()
}
