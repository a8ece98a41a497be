//! Games that are to be won and cannot.

use nimlab::core::{Outcome, Rule, Verdict, run_to_end};
use nimlab::games::chomp::Chomp;
use nimlab::games::coins::Coins;
use nimlab::games::graph::Graphs;
use nimlab::games::heaps::{Heaps, HeapsAnalysis, MisereSearch};
use nimlab::games::pawns::Pawns;
use nimlab::games::{Analysis, Game};
use nimlab::link::{self, Place};
use nimlab::session::{Finding, Key, Kind, Level, Players, Said, Session, Side, Task};

fn cannot(task: &Task, position: &str, players: Players) -> bool {
    let game = Heaps::read_rules("0.~3", Rule::Normal).unwrap();
    let position = game.read_position(position).unwrap();
    let found = run_to_end(&mut game.analyse(&position, usize::MAX)).pop().unwrap();
    let session = Session::new(game, position, players, Level::default(), 0);
    task.cannot_win(&session, &Finding::of::<Heaps>(found))
}

#[test]
fn a_lost_game_is_distinguished_from_one_that_can_be_won() {
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
    // Where no person plays, the reader begins.
    let nobody = Players::ComputerComputer;
    assert!(cannot(&Task::of(Kind::Win), "5+5", nobody));
    assert!(!cannot(&Task::of(Kind::Win), "7+5", nobody));
    // Where the computer begins, it is to have no good move.
    let begins = Players::ALL.into_iter().filter(|players| players.person().is_some());
    let answers: Vec<bool> =
        begins.map(|players| cannot(&Task::of(Kind::Win), "5+5", players)).collect();
    assert!(answers.contains(&true) && answers.contains(&false), "{answers:?}");
}

fn forced<G: Game>(rules: &str, rule: Rule, position: &str, players: Players) -> Vec<Option<bool>> {
    let game = G::read_rules(rules, rule).unwrap();
    let position = game.read_position(position).unwrap();
    let session = Session::new(game, position, players, Level::default(), 0);
    (1..=4).map(|within| session.forced_within(within)).collect()
}

#[test]
fn the_fewest_moves_that_win_are_found() {
    let plain = Players::default();
    let from = |least: usize| (1..=4).map(|within| Some(within >= least)).collect::<Vec<_>>();
    // To 2+2; then one move and the last one.
    assert_eq!(forced::<Heaps>("0.~3", Rule::Normal, "3+2", plain), from(3));
    assert_eq!(forced::<Heaps>("0.~3", Rule::Normal, "9", plain), from(1));
    assert_eq!(forced::<Heaps>("0.~3", Rule::Misere, "9", plain), from(1));
    assert_eq!(forced::<Heaps>("0.~3", Rule::Normal, "3+3", plain), from(9));
    // Where the computer begins, its moves do not count.
    let second = Players::ALL.into_iter().find(|players| players.person() == Some(Side::Second));
    assert_eq!(forced::<Heaps>("0.~3", Rule::Normal, "2+2", second.unwrap()), from(2));
    // Along the edge to the last corner; to the diagonal first; from the diagonal nothing can be forced.
    assert_eq!(forced::<Pawns>("4x4", Rule::Normal, "4.2", plain), from(1));
    assert_eq!(forced::<Pawns>("4x4", Rule::Normal, "3.1", plain), from(2));
    assert_eq!(forced::<Pawns>("4x4", Rule::Normal, "1.1", plain), from(9));
    // Too many moves to be tried: nothing is said.
    let many = forced::<Heaps>("0.~3", Rule::Normal, "90+80+70+60+50", plain);
    assert_eq!(many[3], None);
}

#[test]
fn a_heap_with_more_moves_than_can_be_listed_is_left_alone() {
    // 25 million moves, then 28 000 million.
    for rules in ["0.~7", "x8.~B"] {
        assert_eq!(forced::<Heaps>(rules, Rule::Normal, "10000", Players::default()), [None; 4]);
    }
}

#[test]
fn a_win_through_the_opponents_long_way_is_found_without_a_deep_stack() {
    // One edge of one's own, then 1 999 vertices of the opponent in a row, where the last one is won.
    let chain: Vec<String> = (1..1999).map(|vertex| format!("1-{}", vertex + 1)).collect();
    let text = format!("0-1+{}+10", chain.join("+"));
    let plain = Players::default();
    assert_eq!(forced::<Graphs>("list", Rule::Normal, &text, plain), [Some(true); 4]);
}

#[test]
fn what_is_tried_on_a_large_graph_takes_little_memory() {
    // Everyone to everyone, in turn: no vertex ends the game, and each position is written in some thousand bytes.
    let edges: Vec<String> = (0..40).map(|to| to.to_string()).collect();
    let vertices: Vec<String> =
        (0..40).map(|at| format!("{}-{}", at % 2, edges.join("."))).collect();
    let found = forced::<Graphs>("list", Rule::Normal, &vertices.join("+"), Players::default());
    assert!(found.iter().all(|found| *found != Some(true)), "{found:?}");
    let game = Graphs::read_rules("list", Rule::Normal).unwrap();
    let position = game.read_position(&vertices.join("+")).unwrap();
    assert!(game.write_position(&position).len() > 4000);
    assert!(game.mark(&position).len() < 20);
}

#[test]
fn the_fewest_bites_are_half_of_the_plies() {
    for position in ["3.3.3", "3.2.1", "3.3", "4.4.4", "4.4.1"] {
        let game = Chomp::read_rules("3x4", Rule::Normal).unwrap();
        let start = game.read_position(position).unwrap();
        let found = run_to_end(&mut game.analyse(&start, 1)).pop().unwrap();
        let [plies] = found.numbers().unwrap()[..] else { panic!("{position}") };
        let least = if found.verdict() == Verdict::Known(Outcome::Win) { plies / 2 } else { 99 };
        let expected: Vec<_> = (1..=4).map(|within| Some(within >= least)).collect();
        let found = forced::<Chomp>("3x4", Rule::Normal, position, Players::default());
        assert_eq!(found, expected, "{position}: {plies}");
    }
}

#[test]
fn a_win_within_too_few_moves_is_not_asked() {
    let within = |kind, fresh| Task { within: Some(3), fresh, ..Task::of(kind) }.asked_within();
    assert_eq!(within(Kind::Win, false), Some(3));
    assert_eq!(within(Kind::Win, true), None);
    assert_eq!(within(Kind::Move, false), None);
}

/// Who wins may be known where it is not known by which moves: of such a position no move can be asked for, and none is
/// said to be the answer.
#[test]
fn where_not_all_winning_moves_are_known_none_is_asked_for() {
    let square = ["20"; 20].join(".");
    let bar = ["30"; 20].join(".");
    for (size, position, known) in [("20x20", &square, 1), ("20x30", &bar, 0)] {
        let game = Chomp::read_rules(size, Rule::Normal).unwrap();
        let position = game.read_position(position).unwrap();
        let found = run_to_end(&mut game.analyse(&position, usize::MAX)).pop().unwrap();
        let session = Session::new(game, position, Players::default(), Level::default(), 0);
        let found = Finding::of::<Chomp>(found);
        assert_eq!(found.verdict, Verdict::Known(Outcome::Win));
        assert_eq!((found.winning.len(), found.complete), (known, false), "{size}");
        assert!(!found.has_none());
        let key = |kind: Kind| Key::of_finding(&Task::of(kind), &session, &found);
        for kind in [Kind::Move, Kind::Moves] {
            assert_eq!(&*key(kind).unwrap_err().id, "task-moves-unknown", "{size} {kind:?}");
        }
        assert_eq!(key(Kind::Outcome), Ok(Key::Outcome(Said::Win)));
        for kind in [Kind::Move, Kind::Win] {
            assert!(!Task::of(kind).cannot_win(&session, &found), "{size} {kind:?}");
        }
    }
}

/// A search that ran out may have found some winning moves, and not all.
#[test]
fn what_a_search_left_undecided_may_win_too() {
    let found = |undecided| {
        Finding::of::<Heaps>(HeapsAnalysis::MisereSearch(MisereSearch {
            verdict: Verdict::Known(Outcome::Win),
            winning: Vec::new(),
            winning_count: 1,
            undecided,
            positions: 0,
        }))
    };
    assert!(found(0).complete);
    assert!(!found(1).complete);
}

/// The game of a link that draws its position, and what the player to move can do there.
fn drawn<G: Game>(text: &str) -> (Session<G>, Finding) {
    let Ok(Place::Game(split)) = link::split(text) else { panic!("{text}") };
    let (session, _, errors) = link::session::<G>(&split, 0);
    assert_eq!(errors, [], "{text}");
    let found = run_to_end(&mut session.game.analyse(session.position(), usize::MAX)).pop();
    (session, Finding::of::<G>(found.unwrap()))
}

/// A position that is drawn for a game which is to be won is one that the reader can win, whoever begins.
#[test]
fn what_is_drawn_to_be_won_can_be_won_by_the_reader() {
    fn can<G: Game>(link: &str) {
        for players in ["human-computer", "computer-human"] {
            for seed in 0..20 {
                let text =
                    format!("/v1/{link}?task=win&players={players}&level=4&fresh=1&seed={seed}");
                let (session, found) = drawn::<G>(&text);
                assert!(!Task::of(Kind::Win).cannot_win(&session, &found), "{text}");
            }
        }
    }
    can::<Heaps>("heaps/0.~3/5+6");
    can::<Heaps>("heaps/0.77/7+5+9");
    can::<Pawns>("pawns/5x5/1.1+2.2");
    can::<Coins>("coins/mock/011010");
}

/// None of the moves of a link is made in a position that is drawn like the one to which they lead.
#[test]
fn what_is_drawn_like_a_later_position_has_no_moves() {
    fn begins<G: Game>(link: &str, reader: bool) {
        for seed in 0..20 {
            let text = format!("/v1/{link}&fresh=1&seed={seed}");
            let (session, found) = drawn::<G>(&text);
            assert!(session.tree().is_empty(), "{text}");
            // Whoever was to move there begins.
            assert_eq!(session.state().person_to_move(), reader, "{text}");
            let task = Task::of(Kind::Win);
            assert!(!link.contains("win") || !task.cannot_win(&session, &found), "{text}");
        }
    }
    begins::<Chomp>("chomp/4x5/5.5.5.5?moves=2.3&task=move", false);
    begins::<Heaps>("heaps/0.77/7+5?moves=1-2-4_3-2-3&task=move", true);
    begins::<Pawns>("pawns/5x5/1.1+2.1?moves=1.1-1.3&task=moves", false);
    begins::<Heaps>("heaps/0.~3/7+5+3?moves=1-2-0&task=win", false);
}
