//! Play on graphs: sticks against heaps, how a play ends, positions on their way.

use nimlab::core::graph::{AlphaBeta, Minimax};
use nimlab::core::{Chance, Message, Outcome, Player, Rule, Verdict, run_to_end};
use nimlab::games::graph::read::{read_bytes, read_graph};
use nimlab::games::graph::{
    Answer, EndReason, Graph, GraphAnalysis, Graphs, Kind, Move, Position, Query, Question, Sticks,
};
use nimlab::games::heaps::Heaps;
use nimlab::games::{Analysis, Game, pack, unpack};
use nimlab::link::{self, Link, Look, MAX_TEXT};
use nimlab::session::{Playing, Side};

fn analysed(game: &Graphs, position: &Position) -> GraphAnalysis {
    run_to_end(&mut game.analyse(position, usize::MAX)).remove(0)
}

/// Sticks left, by the label.
fn sticks_at(graph: &Graph, vertex: u32) -> u32 {
    graph.shown(vertex).split(';').next().unwrap().parse().unwrap()
}

/// The outcome of a heap of 0.333, and how many are taken by its winning moves.
fn heap(size: u32, rule: Rule) -> (Option<Outcome>, Vec<u32>) {
    let heaps = Heaps::read_rules("0.333", rule).unwrap();
    let position = heaps.read_position(&size.to_string()).unwrap();
    let found = run_to_end(&mut heaps.analyse(&position, usize::MAX)).remove(0);
    (found.verdict().outcome(), found.winning().iter().map(|mv| mv.cut.take).collect())
}

/// The successors at which a perfect computer may go, at the vertex where a link begins.
fn chosen(graph: &str, players: &str) -> Vec<String> {
    let text = format!("/v1/graph/list/{graph}?players={players}&level=4");
    let moves = (0..20).map(|seed| {
        let Ok(link::Place::Game(split)) = link::split(&format!("{text}&seed={seed}")) else {
            panic!("{text} is read")
        };
        let (session, _, errors) = link::session::<Graphs>(&split, 0);
        assert_eq!(errors.len(), 0, "{text}");
        let found = analysed(&session.game, session.position());
        nimlab::session::choose(&session, &nimlab::session::Finding::of::<Graphs>(found)).unwrap()
    });
    let mut moves: Vec<String> = moves.collect();
    moves.sort();
    moves.dedup();
    moves
}

#[test]
fn where_nobody_can_force_a_win_the_computer_plays_for_the_payoff() {
    // By hand: J0 takes the larger of min(9, 5) = 5 and 1.
    assert_eq!(chosen("a=0-2.1+b=1-3.4+c=1_1+d=0_9+e=0_5", "computer-human"), ["1"]);
    // J1 wants them low.
    assert_eq!(chosen("a=1-2.1+b=0-3.4+c=0_1+d=1_9+e=1_5", "human-computer"), ["2"]);
    // Two of the same value are both played.
    assert_eq!(chosen("a=0-1.2+b=1_3+c=1_3", "computer-human"), ["1", "2"]);
}

#[test]
fn the_analysis_has_the_value_of_a_tree_with_payoffs() {
    let value = |graph: &str| {
        let game = Graphs::new(Kind::List, Rule::Normal).unwrap();
        let position = game.read_position(graph).unwrap();
        (analysed(&game, &position).value, analysed(&game, &position).best.len())
    };
    assert_eq!(value("a=0-2.1+b=1-3.4+c=0_1+d=0_9+e=0_5"), (Some(5), 1));
    assert_eq!(value("a=1-1.2+b=0_3+c=0_-3"), (Some(-3), 1));
    assert_eq!(value("a=0_7"), (Some(7), 0));
    // No payoffs, and a cycle.
    assert_eq!(value("a=0-1+b=01"), (None, 0));
    assert_eq!(value("a=0-1+b=1-0.2+c=0_4"), (None, 0));
}

/// What cannot be won is not lost for a payoff.
#[test]
fn where_play_may_be_lost_the_computer_keeps_the_draw() {
    // At b J1 forces the win; at c play ends with −5, and nobody has won.
    assert_eq!(chosen("a=0-1.2+b=1-3+c=1_-5+d=01", "computer-human"), ["2"]);
}

/// As many moves as there are bring the same, whatever number of winning moves was asked for.
#[test]
fn all_moves_of_the_best_value_are_found() {
    let game = Graphs::new(Kind::List, Rule::Normal).unwrap();
    let position = game.read_position("a=0-1.2.3.4.5+b=0_3+c=0_3+d=0_3+e=0_3+f=0_3").unwrap();
    let found = run_to_end(&mut game.analyse(&position, 2)).remove(0);
    assert_eq!(found.best.len(), 5);
}

/// Play ends where somebody has won, whatever edges lead on.
#[test]
fn a_vertex_that_is_won_is_a_leaf_to_minimax() {
    let game = Graphs::new(Kind::List, Rule::Normal).unwrap();
    let position = game.read_position("a=0-1.2+b=11-3+c=0_5+d=0_100").unwrap();
    let arena = position.graph().arena();
    let minimax = Minimax::of(arena, 0).unwrap();
    assert_eq!((minimax.value(0), minimax.value(1), minimax.line(arena)), (5, -1, vec![0, 2]));
    assert_eq!(AlphaBeta::of(arena, 0).unwrap().value, 5);
}

#[test]
fn where_leaves_have_winners_and_payoffs_the_computer_wins_what_pays_most() {
    // J0 wins at b immediately with 1, or by c with 5 whatever J1 does; d is J1's.
    let graph = "a=0-1.2.3+b=10_1+c=1-4.5+d=11_9+e=00_5+f=00_6";
    assert_eq!(chosen(graph, "computer-human"), ["2"]);
    // J1 cannot help losing, and lets J0 have as little as may be.
    assert_eq!(chosen("a=1-1.2+b=00_7+c=00_2", "human-computer"), ["2"]);
}

#[test]
fn sticks_and_their_tree_are_won_as_heaps_are() {
    for rule in [Rule::Normal, Rule::Misere] {
        for sticks in [1, 2, 6, 9, 21] {
            let sticks = Sticks::new(sticks, 3).unwrap();
            for kind in [Kind::Sticks(sticks), Kind::Tree(sticks)] {
                // A tree of 21 sticks is refused.
                let Some(game) = Graphs::new(kind, rule) else { continue };
                let start = game.example_position();
                for vertex in start.graph().arena().vertices() {
                    let position = game.read_position(&vertex.to_string()).unwrap();
                    let left = sticks_at(position.graph(), vertex);
                    let (outcome, takes) = heap(left, rule);
                    let found = analysed(&game, &position);
                    assert_eq!(found.verdict.outcome(), outcome, "{kind:?} {rule:?} {left}");
                    let by_moves = found.winning.iter();
                    let graph = position.graph();
                    let taken: Vec<u32> =
                        by_moves.map(|mv| left - sticks_at(graph, mv.to)).collect();
                    assert_eq!(taken, takes, "{kind:?} {rule:?} {left}");
                    assert_eq!(game.ended(&position), outcome.filter(|_| left == 0));
                    assert!(!game.drawn(&position));
                }
            }
        }
    }
}

#[test]
fn the_tree_of_six_has_the_value_of_its_attractor() {
    for rule in [Rule::Normal, Rule::Misere] {
        let tree = Graphs::new(Kind::Tree(Sticks::SIX), rule).unwrap().example_position();
        let arena = tree.graph().arena();
        let minimax = Minimax::of(arena, 0).unwrap();
        for vertex in arena.vertices() {
            let winner = tree.regions().winner(vertex).unwrap();
            assert_eq!(minimax.value(vertex), if winner == Player::Zero { 1 } else { -1 });
        }
        let pruned = AlphaBeta::of(arena, 0).unwrap();
        assert_eq!(pruned.looked_at.len() + pruned.left_out.len(), 52);
        assert_eq!(pruned.value, 1);
    }
}

fn own(text: &str) -> (Graphs, Position) {
    let game = Graphs::new(Kind::List, Rule::Normal).unwrap();
    (game, Position::of_graph(read_graph(text).unwrap()).unwrap())
}

fn play(game: &Graphs, position: &Position, moves: &[u32]) -> Position {
    moves.iter().fold(position.clone(), |at, &to| game.play(&at, &Move { to }).unwrap())
}

#[test]
fn a_vertex_seen_for_the_third_time_decides_the_play() {
    // From a and b, J0 can force the win at c; in the other pair nobody can force anything.
    let (game, start) = own("a 0 -> b, c\nb 1 -> a\nc 0\nx 0 -> y\ny 1 -> x\nwin 0: c\nstart: a");
    let there = play(&game, &start, &[1, 0, 1]);
    assert_eq!((there.visits(), there.end()), (2, None));
    let end = play(&game, &there, &[0]);
    let why = end.end().unwrap();
    assert_eq!((why.winner, why.reason), (Some(Player::Zero), EndReason::ThirdTime));
    assert_eq!((game.ended(&end), game.drawn(&end)), (Some(Outcome::Win), false));
    assert_eq!(game.play(&end, &Move { to: 1 }), Err(Message::new("graph-move-over")));
    assert_eq!(game.random_move(&end, &mut Chance::new(1, 1)), None);

    let (game, start) = own("x 0 -> y\ny 1 -> x");
    assert_eq!(analysed(&game, &start).verdict, Verdict::Draw);
    let end = play(&game, &start, &[1, 0, 1, 0]);
    assert_eq!((game.ended(&end), game.drawn(&end)), (None, true));
    assert_eq!(end.end().unwrap().winner, None);

    // A dead end where nobody has won, and a win that edges leave.
    let (game, start) = own("a 0 -> b\nb 1");
    assert!(game.drawn(&play(&game, &start, &[1])));
    let (game, start) = own("a 0 -> b\nb 1 -> a\nwin 1: b");
    let end = play(&game, &start, &[1]);
    assert_eq!((game.ended(&end), end.end().unwrap().reason), (Some(Outcome::Win), EndReason::Won));
}

/// However a random play goes, it ends within twice the number of vertices, and never against a
/// verdict: whoever follows the winning moves wins.
#[test]
fn every_play_ends_as_the_verdict_says() {
    for seed in 0..2000 {
        let mut chance = Chance::new(seed, 0);
        let vertices = 2 + chance.below(8);
        let mut text = String::new();
        for vertex in 0..vertices {
            text += &format!("v{vertex} {} ->", chance.below(2));
            for _ in 0..chance.below(4) {
                text += &format!(" v{}", chance.below(vertices));
            }
            text += "\n";
        }
        text += &format!("win {}: v{}\n", chance.below(2), chance.below(vertices));
        let (game, start) = own(&text);
        let expected = start.regions().winner(start.vertex());
        let mut position = start;
        let mut plies = 0;
        while position.end().is_none() {
            let found = analysed(&game, &position);
            let wins = Some(position.player()) == position.regions().winner(position.vertex());
            assert_eq!(found.verdict == Verdict::Known(Outcome::Win), wins);
            assert_eq!(wins, !found.winning.is_empty(), "{text}");
            let perfect = chance.pick(&found.winning).copied().filter(|_| wins);
            // A player who has no win only has to stay out of the other's region.
            let mv = perfect.or_else(|| {
                let mut safe = position.next();
                let other = position.player().other();
                safe.retain(|&to| position.regions().winner(to) != Some(other));
                chance.pick(&safe).map(|&to| Move { to })
            });
            let mv = mv.or_else(|| game.random_move(&position, &mut chance)).unwrap();
            position = game.play(&position, &mv).unwrap();
            plies += 1;
            assert!(plies <= 2 * vertices, "{text}");
        }
        assert_eq!(position.end().unwrap().winner, expected, "{text}");
    }
}

/// The game of a valid link.
fn opened(text: &str) -> Playing {
    let reading = link::read(text, 0).unwrap();
    assert_eq!(reading.errors, [], "{text}");
    reading.play
}

#[test]
fn the_owner_is_to_move_and_sits_on_his_side() {
    let text = "/v1/graph/list/a=0-1+b=0-2+c=1-0.3+d=11?moves=1_2";
    let play = opened(text);
    let state = play.state();
    let sides: Vec<Option<Side>> =
        state.tree.line().into_iter().map(|id| state.side_at(id)).collect();
    assert_eq!(sides, [Side::First, Side::First, Side::Second].map(Some));
    let on = play.play("3").unwrap();
    assert_eq!((on.state().winner(), on.state().over()), (Some(Side::Second), true));
    let drawn = opened("/v1/graph/list/0-1+1?moves=1");
    let drawn = drawn.state();
    assert_eq!((drawn.winner(), drawn.over(), drawn.person_to_move()), (None, true, false));
}

#[test]
fn moves_that_cannot_be_made_are_refused() {
    let (game, start) = Graphs::example();
    assert_eq!(game.rule(), Rule::Misere);
    let refused = Message::new("graph-move-no-edge").with("from", "6;0");
    assert_eq!(game.play(&start, &Move { to: 4 }), Err(refused.clone().with("to", "4;0")));
    assert_eq!(game.play(&start, &Move { to: 999 }), Err(refused.with("to", 999_u32)));
    for text in ["", "-1", "+1", "1.0", "4294967296", "a"] {
        let error = Message::new("graph-move-unreadable").with("found", text);
        assert_eq!(Graphs::read_move(text), Err(error));
    }
}

#[test]
fn rules_out_of_bounds_are_refused_with_their_place() {
    let refused = |what: &str| {
        let at = Graphs::read_rules(what, Rule::Normal).unwrap_err();
        (what[at.start..at.end].to_owned(), at.error)
    };
    for what in ["", "sticks", "sticks-6", "stick-6-3", "List", "list-1"] {
        let error = Message::new("graph-kind").with("found", what);
        assert_eq!(refused(what), (what.to_owned(), error));
    }
    for (what, found) in [
        ("sticks-0-3", "0"),
        ("sticks-501-3", "501"),
        ("tree-6-0", "0"),
        ("sticks-6-3-1", "3-1"),
        ("sticks-99999999999999999999-3", "99999999999999999999"),
    ] {
        let error = Message::new("graph-sticks").with("found", found).with("most", 500_u32);
        assert_eq!(refused(what), (found.to_owned(), error));
    }
    let tree =
        |id, vertices: u64| Message::new(id).with("vertices", vertices).with("most", 2000_u32);
    assert_eq!(refused("tree-12-3").1, tree("graph-tree", 2031));
    assert_eq!(refused("tree-500-500").1, tree("graph-tree-huge", u64::MAX));
    let game = Graphs::read_rules("sticks-6-3", Rule::Normal).unwrap();
    let at = game.read_position("12").unwrap_err();
    assert_eq!(at.error, Message::new("graph-vertex").with("found", "12").with("last", 11_u32));
    // A custom graph has no rule besides what it says.
    assert_eq!(Graphs::read_rules("list", Rule::Misere).unwrap().rule(), Rule::Normal);
}

#[test]
fn a_tree_that_is_too_large_is_not_unpacked() {
    let tree = Kind::Tree(Sticks::new(30, 3).unwrap());
    assert_eq!(unpack::<Graphs>(&pack(&(tree, Rule::Normal))), None);
}

/// As large as a link may be: read, played through to the end of a cycle, and written, in time.
#[test]
fn the_largest_link_is_opened() {
    let ring: Vec<String> = (0..2000).map(|v| format!("{}-{}", v % 2, (v + 1) % 2000)).collect();
    let moves: Vec<String> = (1..=4000).map(|v| (v % 2000).to_string()).collect();
    let text = format!("/v1/graph/list/{}?moves={}", ring.join("+"), moves.join("_"));
    assert!(text.len() <= MAX_TEXT);
    let play = opened(&text);
    assert_eq!((play.state().tree.shown().ply, play.state().over()), (4000, true));
    assert_eq!(Link::of(&*play, None, Look::default()).to_string(), text);
}

#[test]
fn a_file_is_read_part_by_part() {
    // A letter of two bytes, on which parts end as well, and a mark at the beginning.
    let text = "\u{feff}a 0 -> b, é\nb 1 -> a\né 1 ->\nwin 0: é";
    let bytes = text.as_bytes();
    for part in [1, 2, 7, 100] {
        let question = Question::ReadFile { bytes: bytes.len() as u64, rule: None };
        let mut job = Graphs::ask(question).unwrap();
        let summary = loop {
            match run_to_end(&mut job).pop() {
                Some(Answer::Wants { from }) => {
                    let at = usize::try_from(from).unwrap();
                    let end = bytes.len().min(at + part);
                    // What was on its way to a worker that was lost comes from another place.
                    job.hear(Query::Part { from: from + 1, bytes: b"lost".to_vec() });
                    job.hear(Query::Part { from, bytes: bytes[at..end].to_vec() });
                }
                Some(Answer::Read(summary)) => break summary,
                other => unreachable!("{other:?}"),
            }
        };
        assert_eq!((summary.owned, summary.edges), ([1, 2], 3), "{part}");
    }
    // Of a file that is shorter than it was said to be, nothing is taken for the whole.
    let mut job = Graphs::ask(Question::ReadFile { bytes: 10, rule: None }).unwrap();
    job.hear(Query::Part { from: 0, bytes: b"a 0 ->".to_vec() });
    job.hear(Query::Part { from: 6, bytes: Vec::new() });
    let Some(Answer::NotRead(at)) = run_to_end(&mut job).pop() else { unreachable!() };
    assert_eq!(at.error, Message::new("graph-read-cut").with("read", 6_u64).with("all", 10_u64));
    assert!(Graphs::ask(Question::ReadFile { bytes: u64::MAX, rule: None }).is_err());
}

/// Letters that are written as Windows writes them would all become the same, and two vertices one.
#[test]
fn a_file_that_is_no_text_in_utf_8_is_refused_where_it_ends_to_be_one() {
    let bytes = b"caf\xe8 caf\xfc\n".to_vec();
    let question = Question::ReadFile { bytes: bytes.len() as u64, rule: None };
    let mut job = Graphs::ask(question).unwrap();
    job.hear(Query::Part { from: 0, bytes: bytes.clone() });
    let Some(Answer::NotRead(at)) = run_to_end(&mut job).pop() else { unreachable!() };
    assert_eq!(at, read_bytes(bytes).unwrap_err());
}

#[test]
fn the_solver_answers_what_is_asked() {
    let answer = |question| run_to_end(&mut Graphs::ask(question).unwrap()).remove(0);
    let text = "a 0 -> b, c\nb 1 -> a\nc 1 ->\nd 0 -> d\nwin 0: c".to_owned();
    let Answer::Read(summary) = answer(Question::Read { text, rule: None }) else { unreachable!() };
    assert_eq!((summary.owned, summary.edges, summary.neither), ([2, 2], 4, 1));
    assert_eq!(summary.rounds, [vec![1, 1, 1], vec![]]);
    assert_eq!(summary.compact.as_deref(), Some("a=0-1.2+b=1-0+c=10+d=0-3"));
    assert!(matches!(
        answer(Question::Read { text: "a".to_owned(), rule: None }),
        Answer::NotRead(_)
    ));
    let (_, position) = Graphs::example();
    for ranks in [None, Some(Player::Zero), Some(Player::One)] {
        let question = Question::Layout { position: position.clone(), ranks };
        let Answer::Layout(Some(layout)) = answer(question) else { unreachable!() };
        assert_eq!((layout.points.len(), layout.ways.len()), (12, 24));
    }
}
