//! Games that are to be won and cannot.

use nimlab::core::{Rule, run_to_end};
use nimlab::games::Game;
use nimlab::games::heaps::Heaps;
use nimlab::session::{Finding, Kind, Level, Players, Session, Task};

fn cannot(task: &Task, position: &str, players: Players) -> bool {
    let game = Heaps::read_rules("0.~3", Rule::Normal).unwrap();
    let position = game.read_position(position).unwrap();
    let found = run_to_end(&mut game.analyse(&position, usize::MAX)).pop().unwrap();
    let session = Session::new(game, position, players, Level::default(), 0);
    task.cannot_win(&session, &Finding::of::<Heaps>(found))
}

#[test]
fn a_lost_game_is_told_from_one_that_can_be_won() {
    for kind in [Kind::Move, Kind::Win] {
        assert!(cannot(&Task::of(kind), "5+5", Players::default()), "{kind:?}");
        assert!(!cannot(&Task::of(kind), "7+5", Players::default()), "{kind:?}");
        // A position that is drawn may be lost: that is found out by whoever plays it.
        let drawn = Task { fresh: true, ..Task::of(kind) };
        assert!(!cannot(&drawn, "5+5", Players::default()));
    }
    for kind in [Kind::Moves, Kind::Outcome, Kind::Value] {
        assert!(!cannot(&Task::of(kind), "5+5", Players::default()));
    }
    // Where the computer begins, it is to have no good move.
    let begins = Players::ALL.into_iter().filter(|players| players.person().is_some());
    let answers: Vec<bool> =
        begins.map(|players| cannot(&Task::of(Kind::Win), "5+5", players)).collect();
    assert!(answers.contains(&true) && answers.contains(&false), "{answers:?}");
}
