#![allow(clippy::unwrap_used)]

use super::*;
use crate::core::{Chance, Rule};
use crate::games::heaps::Heaps;

fn game(players: Players) -> Playing {
    begin("0.77", Rule::Normal, "7+5", players)
}

fn begin(rules: &str, rule: Rule, start: &str, players: Players) -> Playing {
    let game = Heaps::read_rules(rules, rule).unwrap();
    let start = game.read_position(start).unwrap();
    Playing::new(Session::new(game, start, players, Level::Perfect, 1))
}

fn play(play: &Playing, moves: &[&str]) -> Playing {
    moves.iter().fold(play.clone(), |play, mv| play.play(mv).unwrap())
}

fn after(play: &Playing, steps: &[Step]) -> Playing {
    steps.iter().fold(play.clone(), |play, &step| play.after(step))
}

fn position(play: &Playing) -> String {
    let session = play.session::<Heaps>().unwrap();
    session.game.write_position(session.position())
}

#[test]
fn moves_are_played_stepped_through_and_left_for_variations() {
    let session = play(&game(Players::HumanHuman), &["1-2-2", "3-1-0", "1-1-0"]);
    assert_eq!(position(&session), "1+3+4");
    let session = after(&session, &[Step::Back, Step::Back]);
    assert_eq!(position(&session), "2+3+5");
    assert_eq!(position(&after(&session, &[Step::Last])), "1+3+4");
    assert_eq!(position(&after(&session, &[Step::First])), "7+5");
    let aside = play(&session, &["3-2-0"]);
    assert_eq!(position(&aside), "2+3+3");
    assert_eq!(aside.state().tree.len(), 5);
    // "Forward" keeps to the line that was shown last, from wherever it branches off.
    let aside = after(&aside, &[Step::First, Step::Last]);
    assert_eq!(position(&aside), "2+3+3");
    assert_eq!(aside.state().tree.ends().len(), 2);
    // The same move again is the same point.
    let again = play(&after(&aside, &[Step::First]), &["1-2-2"]);
    assert_eq!(again.state().tree.len(), 5);
}

/// Whoever plays against a computer that begins is to win; where every game of that size is lost, there is another one
/// nevertheless.
#[test]
fn there_is_another_game_where_none_can_be_won() {
    for (heaps, is_lost) in [("9", true), ("7+5", false)] {
        let session = begin("0.~3", Rule::Normal, heaps, Players::ComputerHuman);
        for seed in 0..50 {
            let another = session.another(&mut Chance::new(seed, 0)).unwrap();
            assert_ne!(another.position, heaps);
            let sizes = another.position.split('+').map(|size| size.parse::<u32>().unwrap());
            assert_eq!(sizes.fold(0, |sum, size| sum ^ size) != 0, is_lost, "{another:?}");
        }
    }
}

#[test]
fn an_illegal_move_says_why() {
    let session = game(Players::HumanHuman);
    let why = |mv: &str| session.play(mv).unwrap_err().id;
    assert_eq!(why("1-3-0"), "move-never-takes-above");
    assert_eq!(why("3-1-0"), "move-no-heap");
    assert_eq!(why("x"), "move-unreadable");
}

#[test]
fn lines_are_played_as_far_as_they_are_legal_and_the_last_is_shown() {
    let line = |moves: &[&str]| moves.iter().map(|&mv| mv.to_owned()).collect::<Vec<_>>();
    let lines = [line(&["1-2-2", "3-1-0"]), line(&["1-2-2", "9-1-0", "1-1-0"]), line(&["2-1-0"])];
    let session = game(Players::HumanHuman).with_lines(&lines);
    assert_eq!(session.state().tree.len(), 4);
    assert_eq!(position(&session), "7+4");
}

#[test]
fn undo_goes_back_to_where_a_person_was_to_move() {
    let session = play(&game(Players::HumanComputer), &["1-2-2", "3-1-0", "1-1-0"]);
    assert!(session.state().computer_to_move(false));
    let back = after(&session, &[Step::Undo]);
    assert_eq!(position(&back), "2+3+4");
    assert!(back.state().person_to_move());
    let back = after(&back, &[Step::Undo]);
    assert_eq!(position(&back), "7+5");
    assert!(!back.state().can_undo());
    let forth = after(&back, &[Step::Redo]);
    assert_eq!(position(&forth), "2+3+4");
    let forth = after(&forth, &[Step::Redo]);
    assert_eq!(position(&forth), "1+3+4");
    assert!(!forth.state().can_redo());
    // Where the computer began there is nothing of the person's before its first move.
    assert!(!play(&game(Players::ComputerHuman), &["1-2-2"]).state().can_undo());
}

#[test]
fn the_computer_waits_while_the_reader_looks_back() {
    let session = play(&game(Players::ComputerHuman), &["1-2-2", "3-1-0"]);
    assert!(session.state().computer_to_move(false));
    let back = after(&session, &[Step::First]);
    assert!(!back.state().computer_to_move(false));
    // A move that is made again is answered again.
    assert!(back.state().computer_to_move(true));
}

#[test]
fn who_cannot_move_loses_or_wins_as_the_rule_says() {
    for (rule, winner) in [(Rule::Normal, Side::First), (Rule::Misere, Side::Second)] {
        let session = begin("0.3", rule, "1", Players::HumanHuman);
        assert_eq!(session.state().turn(), Turn::ToMove(Side::First));
        assert_eq!(play(&session, &["1-1-0"]).state().turn(), Turn::Won(winner));
    }
}

/// What a level chooses in a position of Nim, for each of 1000 seeds.
fn choices(rule: Rule, heaps: &str, level: Level) -> Vec<String> {
    use crate::core::run_to_end;
    let game = Heaps::read_rules("0.~3", rule).unwrap();
    let start = game.read_position(heaps).unwrap();
    let analysis = run_to_end(&mut game.analyse(&start, 100)).pop().unwrap();
    let found = Finding::of::<Heaps>(analysis);
    let players = Players::ComputerHuman;
    let session = |seed| Session::new(game.clone(), start.clone(), players, level, seed);
    (0..1000).map(|seed| choose(&session(seed), &found).unwrap()).collect()
}

#[test]
fn from_level_two_on_no_win_in_one_is_missed() {
    for level in Level::ALL {
        // In misère play the last token is left to the opponent.
        for (rule, wins) in [(Rule::Normal, "1-5-0"), (Rule::Misere, "1-4-0")] {
            let taken = choices(rule, "5", level).iter().filter(|mv| *mv == wins).count();
            assert_eq!(taken == 1000, level >= Level::Medium, "{rule:?} {level:?}: {taken}");
        }
    }
}

#[test]
fn the_move_that_ends_the_game_is_made_among_all_that_win() {
    use crate::core::run_to_end;
    // Both may be taken, and to part them wins as well.
    let game = Heaps::read_rules("4.~3", Rule::Normal).unwrap();
    let start = game.read_position("2").unwrap();
    let analysis = run_to_end(&mut game.analyse(&start, 100)).pop().unwrap();
    let found = Finding::of::<Heaps>(analysis);
    assert_eq!(found.winning.len(), 2);
    for level in [Level::Medium, Level::Expert, Level::Perfect] {
        let session =
            |seed| Session::new(game.clone(), start.clone(), Players::ComputerHuman, level, seed);
        assert!(
            (0..200).all(|seed| choose(&session(seed), &found).unwrap() == "1-2-0"),
            "{level:?}"
        );
    }
}

#[test]
fn from_level_two_on_a_lost_game_is_made_to_last() {
    for level in Level::ALL {
        // One token is the least; by chance it is taken one time in five.
        let least = |mv: &&String| mv.split('-').nth(1) == Some("1");
        let taken = choices(Rule::Normal, "5+5", level).iter().filter(least).count();
        assert_eq!(taken > 900, level >= Level::Medium, "{level:?}: {taken}");
        assert!(taken > 100, "{level:?}: {taken}");
    }
}

#[test]
fn a_level_plays_winning_moves_as_often_as_it_says() {
    use crate::core::run_to_end;
    use crate::games::Analysis;
    let game = Heaps::read_rules("0.77", Rule::Normal).unwrap();
    let start = game.read_position("7+5").unwrap();
    let analysis = run_to_end(&mut game.analyse(&start, 100)).pop().unwrap();
    assert!(!analysis.winning().is_empty());
    let moves = game.ruleset.count_cuts(7) + game.ruleset.count_cuts(5);
    #[allow(clippy::cast_precision_loss)]
    let by_chance = analysis.winning_count() as f64 / moves as f64;
    let found = Finding::of::<Heaps>(analysis);
    for level in Level::ALL {
        let games = 10_000_u32;
        let wins = (0..games).filter(|&seed| {
            let players = Players::HumanComputer;
            let session = Session::new(game.clone(), start.clone(), players, level, seed.into());
            found.winning.contains(&choose(&session, &found).unwrap())
        });
        let share = f64::from(u32::try_from(wins.count()).unwrap()) / f64::from(games);
        let chosen = f64::from(level.tenths()) / 10.0;
        // A random move draws a heap first, which shifts its chance to win a little.
        let expected = chosen + (1.0 - chosen) * by_chance;
        assert!((share - expected).abs() < 0.05, "{level:?}: {share} for {expected}");
    }
}
