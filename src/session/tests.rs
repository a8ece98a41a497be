#![allow(clippy::unwrap_used)]

use super::*;
use crate::core::{Rule, Say};
use crate::games::heaps::{Heaps, Move};

fn game(players: Players) -> Session<Heaps> {
    let game = Heaps::read_rules("0.77", Rule::Normal).unwrap();
    let start = game.read_position("7+5").unwrap();
    Session::new(game, start, players, Level::Perfect, 1)
}

fn mv(text: &str) -> Action<Heaps> {
    Action::Play(Move::read(text).unwrap())
}

fn after(session: Session<Heaps>, actions: &[Action<Heaps>]) -> Session<Heaps> {
    actions.iter().fold(session, |session, action| session.after(action.clone()).unwrap())
}

fn position(session: &Session<Heaps>) -> String {
    session.game.write_position(session.position())
}

#[test]
fn moves_are_played_stepped_through_and_left_for_variations() {
    let session = after(game(Players::HumanHuman), &[mv("1-2-2"), mv("3-1-0"), mv("1-1-0")]);
    assert_eq!(position(&session), "1+3+4");
    let session = after(session, &[Action::Back, Action::Back]);
    assert_eq!(position(&session), "2+3+5");
    assert_eq!(position(&after(session.clone(), &[Action::Last])), "1+3+4");
    assert_eq!(position(&after(session.clone(), &[Action::First])), "7+5");
    let aside = after(session, &[mv("3-2-0")]);
    assert_eq!(position(&aside), "2+3+3");
    assert_eq!(aside.history.len(), 5);
    // "Forward" keeps to the line that was shown last, from wherever it branches off.
    let aside = after(aside, &[Action::First, Action::Last]);
    assert_eq!(position(&aside), "2+3+3");
    assert_eq!(aside.history.ends().len(), 2);
    // The same move again is the same point.
    let again = after(aside, &[Action::First, mv("1-2-2")]);
    assert_eq!(again.history.len(), 5);
}

#[test]
fn an_illegal_move_says_why_and_changes_nothing() {
    let session = game(Players::HumanHuman);
    let error = session.after(mv("1-3-0")).unwrap_err();
    assert_eq!(error.say().id, "move-never-takes-above");
    let error = session.after(mv("3-1-0")).unwrap_err();
    assert_eq!(error.say().id, "move-no-heap");
}

#[test]
fn undo_goes_back_to_where_a_person_was_to_move() {
    let session = after(game(Players::HumanComputer), &[mv("1-2-2"), mv("3-1-0"), mv("1-1-0")]);
    assert!(session.computer_to_move());
    let back = after(session.clone(), &[Action::Undo]);
    assert_eq!(position(&back), "2+3+4");
    assert!(back.person_to_move());
    let back = after(back, &[Action::Undo]);
    assert_eq!(position(&back), "7+5");
    assert!(!back.can_undo());
    let forth = after(back, &[Action::Redo]);
    assert_eq!(position(&forth), "2+3+4");
    let forth = after(forth, &[Action::Redo]);
    assert_eq!(position(&forth), "1+3+4");
    assert!(!forth.can_redo());
    // Where the computer began there is nothing of the person's before its first move.
    let session = after(game(Players::ComputerHuman), &[mv("1-2-2")]);
    assert!(!session.can_undo());
}

#[test]
fn the_computer_waits_while_the_reader_looks_back() {
    let session = after(game(Players::ComputerHuman), &[mv("1-2-2"), mv("3-1-0")]);
    assert!(session.computer_to_move());
    let session = after(session, &[Action::First]);
    assert!(!session.computer_to_move());
}

#[test]
fn who_cannot_move_loses_or_wins_as_the_rule_says() {
    for (rule, winner) in [(Rule::Normal, Side::First), (Rule::Misere, Side::Second)] {
        let game = Heaps::read_rules("0.3", rule).unwrap();
        let start = game.read_position("1").unwrap();
        let session = Session::new(game, start, Players::HumanHuman, Level::Medium, 0);
        assert_eq!(session.winner(), None);
        assert_eq!(after(session, &[mv("1-1-0")]).winner(), Some(winner));
    }
}

#[test]
fn a_level_plays_winning_moves_as_often_as_it_says() {
    use crate::core::run_to_end;
    use crate::games::Analysis;
    let session = game(Players::HumanComputer);
    let analysis = run_to_end(&mut session.game.analyse(session.position(), 100)).pop().unwrap();
    assert!(!analysis.winning().is_empty());
    let moves = session.game.code.count_cuts(7) + session.game.code.count_cuts(5);
    #[allow(clippy::cast_precision_loss)]
    let by_chance = analysis.winning_count() as f64 / moves as f64;
    for level in Level::ALL {
        let games = 10_000_u32;
        let wins = (0..games).filter(|&seed| {
            let seed = seed.into();
            let mv = choose(&session.game, session.position(), &analysis, level, seed, 0).unwrap();
            analysis.winning().contains(&mv)
        });
        let share = f64::from(u32::try_from(wins.count()).unwrap()) / f64::from(games);
        let chosen = f64::from(level.tenths()) / 10.0;
        // A random move draws a heap first, which shifts its chance to win a little.
        let expected = chosen + (1.0 - chosen) * by_chance;
        assert!((share - expected).abs() < 0.05, "{level:?}: {share} for {expected}");
    }
}
