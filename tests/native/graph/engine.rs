//! Attractors, strategies and minimax against what is written straight from the definitions, on
//! random graphs with cycles, dead ends, self-loops and repeated edges.

use nimlab::core::graph::{
    AlphaBeta, Arena, Attractor, Ends, Layering, Layout, Minimax, NoMinimax, Regions, RegionsJob,
    Reverse, Step, Trace, round_within,
};
use nimlab::core::{Chance, Job, Player, Status, run_to_end};
use std::collections::HashSet;
use std::rc::Rc;

const GRAPHS: u64 = 10_000;

/// A random graph of up to 24 vertices: few edges or many, wins of neither, one or both.
fn graph(seed: u64) -> Rc<Arena> {
    let mut chance = Chance::new(seed, 0);
    let vertices = 1 + chance.below(24);
    let degree = 1 + chance.below(4);
    let player = |chance: &mut Chance| Player::of_index(chance.below(2) as usize).unwrap();
    let rows: Vec<(Player, Vec<u32>)> = (0..vertices)
        .map(|_| {
            let row = (0..chance.below(degree + 1)).map(|_| chance.below(vertices)).collect();
            (player(&mut chance), row)
        })
        .collect();
    let mut arena = Arena::of_rows(&rows).unwrap();
    for vertex in 0..vertices {
        if chance.below(6) == 0 {
            arena.set_win(vertex, player(&mut chance));
        }
    }
    Rc::new(arena)
}

/// Round by round: in each, every vertex is examined whose owner can, or must, go into the set.
fn by_rounds(arena: &Arena, player: Player, ends: Ends) -> Vec<Option<u32>> {
    let mut ranks: Vec<Option<u32>> =
        arena.vertices().map(|v| (arena.win(v) == Some(player)).then_some(0)).collect();
    for round in 1.. {
        let inside = |v: &u32| ranks[*v as usize].is_some();
        let comes_in = |&v: &u32| {
            let row = arena.successors(v);
            let closed = ends == Ends::Final && arena.win(v).is_some();
            let forced = !row.is_empty() && row.iter().all(inside);
            let chosen = row.iter().any(inside);
            !inside(&v) && !closed && if arena.owner(v) == player { chosen } else { forced }
        };
        let new: Vec<u32> = arena.vertices().filter(comes_in).collect();
        if new.is_empty() {
            break;
        }
        for &v in &new {
            ranks[v as usize] = Some(round);
        }
    }
    ranks
}

#[test]
fn attractors_are_those_of_the_plain_iteration() {
    for seed in 0..GRAPHS {
        let arena = graph(seed);
        for ends in [Ends::Passed, Ends::Final] {
            let regions = Regions::of(&arena, ends);
            let mut ranks = Vec::new();
            for player in Player::BOTH {
                let expected = by_rounds(&arena, player, ends);
                let found = regions.attractor(player);
                let of: Vec<_> = arena.vertices().map(|v| found.rank(v)).collect();
                assert_eq!(of, expected, "{seed} {player:?} {arena:?}");
                assert_eq!(found, &Attractor::of(&arena, player, ends));
                assert_eq!(found.len(), expected.iter().flatten().count());
                assert_eq!(found.vertices().count(), found.len());
                assert_eq!(found.rounds().iter().sum::<u32>() as usize, found.len());
                ranks.push(expected);
            }
            let neither: Vec<u32> = regions.neither().collect();
            for v in arena.vertices() {
                let [zero, one] = [0, 1].map(|player: usize| ranks[player][v as usize].is_some());
                assert_eq!(neither.contains(&v), !zero && !one);
                assert!(ends == Ends::Passed || !(zero && one), "{seed}: both win {v}");
            }
        }
    }
}

/// The most moves until the target is reached when one player follows the strategy, by whichever of
/// its edges, and the other goes anywhere; `None` where it need not be reached within the rank.
fn within(arena: &Arena, attractor: &Attractor, start: u32) -> bool {
    // Sets of vertices where play can be after 0, 1, 2 … moves.
    let mut here: HashSet<u32> = HashSet::from([start]);
    for _ in 0..=attractor.rank(start).unwrap() {
        here.retain(|&v| arena.win(v) != Some(attractor.player()));
        if here.is_empty() {
            return true;
        }
        let mut next = HashSet::new();
        for &v in &here {
            let row = arena.successors(v);
            if arena.owner(v) == attractor.player() {
                let good: Vec<u32> =
                    attractor.good_edges(arena, v).map(|place| row[place]).collect();
                assert!(good.contains(&attractor.strategy(arena, v).unwrap()));
                next.extend(good);
            } else {
                assert!(!row.is_empty());
                next.extend(row);
            }
        }
        here = next;
    }
    false
}

#[test]
fn the_strategy_wins_within_the_rank_whatever_the_opponent_does() {
    let mut followed = 0;
    for seed in 0..GRAPHS {
        let arena = graph(seed);
        for player in Player::BOTH {
            for ends in [Ends::Passed, Ends::Final] {
                let attractor = Attractor::of(&arena, player, ends);
                for v in attractor.vertices() {
                    assert!(within(&arena, &attractor, v), "{seed} {v} {arena:?}");
                    followed += 1;
                }
            }
        }
    }
    assert!(followed > 50_000, "{followed}");
}

#[test]
fn a_job_stepped_by_single_units_finds_the_same() {
    for seed in 0..500 {
        let arena = graph(seed);
        let expected = Regions::of(&arena, Ends::Final);
        let mut job = RegionsJob::new(Rc::clone(&arena), Ends::Final);
        let mut last = 0;
        while job.step(1) == Status::Running {
            let progress = job.progress();
            assert!(progress.done >= last && progress.done <= progress.total.unwrap(), "{seed}");
            assert_eq!(job.report(), None);
            last = progress.done;
        }
        assert_eq!(run_to_end(&mut job), [expected], "{seed}");
        assert_eq!((job.step(1), job.report()), (Status::Done, None));
    }
}

#[test]
fn predecessors_are_the_edges_backwards() {
    for seed in 0..1000 {
        let arena = graph(seed);
        let reverse = Reverse::of(&arena);
        let mut forwards: Vec<(u32, u32)> = Vec::new();
        let mut backwards = Vec::new();
        for v in arena.vertices() {
            forwards.extend(arena.successors(v).iter().map(|&to| (v, to)));
            backwards.extend(reverse.predecessors(v).iter().map(|&from| (from, v)));
        }
        forwards.sort_unstable();
        backwards.sort_unstable();
        assert_eq!(forwards, backwards);
    }
}

#[test]
fn the_trace_ends_with_the_attractor_and_goes_one_step_at_a_time() {
    for seed in 0..1000 {
        let arena = graph(seed);
        for (player, ends) in [(Player::Zero, Ends::Final), (Player::One, Ends::Passed)] {
            let attractor = Attractor::of(&arena, player, ends);
            let trace = Trace::of(&arena, player, ends).unwrap();
            let mut moment = trace.moment(0);
            for (at, &step) in trace.steps().iter().enumerate() {
                if let Step::Take { vertex } = step {
                    assert_eq!(moment.queue.first(), Some(&vertex));
                }
                if let Step::Count { vertex, from, to } = step {
                    assert_eq!((moment.left[vertex as usize], from), (Some(from), to + 1));
                }
                if let Step::Begin { vertex } | Step::Add { vertex, .. } = step {
                    assert_eq!(trace.next_in(at), Some((at, vertex)));
                }
                moment.apply(step);
                assert_eq!(moment, trace.moment(at + 1));
            }
            let ranks: Vec<_> = arena.vertices().map(|v| attractor.rank(v)).collect();
            assert_eq!((moment.ranks, moment.queue), (ranks, Vec::new()), "{seed}");
            assert_eq!(trace.next_in(trace.steps().len()), None);
        }
    }
}

/// `m_et_p` itself, with its list, its counters and its recursion.
fn m_et_p(arena: &Arena, player: Player, s: u32, attr: &mut Vec<u32>, compt: &mut [u32]) {
    if attr.contains(&s) {
        return;
    }
    attr.push(s);
    for u in arena.vertices() {
        for _ in arena.successors(u).iter().filter(|&&to| to == s) {
            compt[u as usize] -= 1;
            let closed = arena.win(u) == Some(player.other());
            if !closed && (arena.owner(u) == player || compt[u as usize] == 0) {
                m_et_p(arena, player, u, attr, compt);
            }
        }
    }
}

#[test]
fn recursive_calls_are_those_of_the_recursion() {
    for seed in 0..GRAPHS / 4 {
        let arena = graph(seed);
        for player in Player::BOTH {
            let mut attr = Vec::new();
            let row = |v| u32::try_from(arena.successors(v).len()).unwrap();
            let mut compt: Vec<u32> = arena.vertices().map(row).collect();
            for vertex in arena.won_by(player) {
                m_et_p(&arena, player, vertex, &mut attr, &mut compt);
            }
            let trace = Trace::of_calls(&arena, player, Ends::Final).unwrap();
            let end = trace.moment(trace.steps().len());
            assert_eq!(end.order, attr, "{seed}");
            let left: Vec<u32> = end.left.iter().map(|left| left.unwrap()).collect();
            assert_eq!(left, compt, "{seed}");
            assert!(end.stack.is_empty() && end.queue.is_empty());
            let attractor = Attractor::of(&arena, player, Ends::Final);
            for vertex in arena.vertices() {
                assert_eq!(end.has(vertex), attractor.contains(vertex), "{seed} {vertex}");
            }
        }
    }
}

#[test]
fn a_strategy_without_ranks_goes_round_where_it_can() {
    let mut rounds = 0;
    for seed in 0..GRAPHS / 4 {
        let arena = graph(seed);
        for player in Player::BOTH {
            let attractor = Attractor::of(&arena, player, Ends::Final);
            let inner = |v: u32| attractor.rank(v).is_some_and(|rank| rank > 0);
            // Taking away what leads nowhere leaves nothing where there is no round.
            let mut kept: HashSet<u32> = arena.vertices().filter(|&v| inner(v)).collect();
            loop {
                let before = kept.len();
                let stays = |v: &u32| arena.successors(*v).iter().any(|to| kept.contains(to));
                kept = kept.iter().copied().filter(stays).collect();
                if kept.len() == before {
                    break;
                }
            }
            let round = round_within(&arena, &attractor);
            assert_eq!(round.is_some(), !kept.is_empty(), "{seed}");
            let Some(round) = round else { continue };
            rounds += 1;
            for (at, &vertex) in round.iter().enumerate() {
                let to = round[(at + 1) % round.len()];
                assert!(inner(vertex) && arena.successors(vertex).contains(&to), "{seed}");
            }
            // It is the player who chooses to go round: the ranks would have led out.
            assert!(round.iter().any(|&vertex| arena.owner(vertex) == player), "{seed}");
        }
    }
    assert!(rounds > 100, "{rounds}");
}

/// A random tree, numbered so that children come after their parent; leaves have payoffs.
fn tree(seed: u64) -> Arena {
    let mut chance = Chance::new(seed, 1);
    let vertices = 1 + chance.below(60);
    let mut rows = vec![(Player::Zero, Vec::new()); vertices as usize];
    for v in 1..vertices {
        rows[chance.below(v) as usize].1.push(v);
    }
    for row in &mut rows {
        row.0 = Player::of_index(chance.below(2) as usize).unwrap();
    }
    let mut arena = Arena::of_rows(&rows).unwrap();
    for v in arena.vertices().filter(|&v| rows[v as usize].1.is_empty()) {
        arena.set_payoff(v, i32::try_from(chance.below(21)).unwrap() - 10);
    }
    arena
}

fn plain_minimax(arena: &Arena, v: u32) -> i32 {
    let values = arena.successors(v).iter().map(|&to| plain_minimax(arena, to));
    let best = if arena.owner(v) == Player::Zero { values.max() } else { values.min() };
    best.unwrap_or_else(|| arena.payoff(v).unwrap())
}

#[test]
fn minimax_and_alpha_beta_find_the_values_of_plain_recursion() {
    let mut left_out = 0;
    for seed in 0..3000 {
        let arena = tree(seed);
        let minimax = Minimax::of(&arena, 0).unwrap();
        for v in arena.vertices() {
            assert_eq!(minimax.value(v), plain_minimax(&arena, v), "{seed} {v}");
        }
        let line = minimax.line(&arena);
        assert_eq!(line[0], 0);
        assert_eq!(arena.payoff(*line.last().unwrap()), Some(minimax.value(0)));
        assert!(line.windows(2).all(|pair| arena.successors(pair[0]).contains(&pair[1])));

        let pruned = AlphaBeta::of(&arena, 0).unwrap();
        assert_eq!(pruned.value, minimax.value(0), "{seed}");
        assert_eq!(pruned.looked_at.len() + pruned.left_out.len(), arena.len());
        let seen: HashSet<u32> = pruned.looked_at.iter().copied().collect();
        assert_eq!(seen.len(), pruned.looked_at.len());
        // Whatever is at the leaves that were left out, the value would be the same.
        let mut other = arena.clone();
        for &v in &pruned.left_out {
            other.set_payoff(v, if seed % 2 == 0 { 1000 } else { -1000 });
        }
        assert_eq!(Minimax::of(&other, 0).unwrap().value(0), pruned.value, "{seed}");
        left_out += pruned.left_out.len();
    }
    assert!(left_out > 1000, "{left_out}");
}

#[test]
fn minimax_says_why_it_does_not_apply() {
    let rows = |rows: &[&[u32]]| {
        let rows: Vec<_> = rows.iter().map(|row| (Player::Zero, row.to_vec())).collect();
        Arena::of_rows(&rows).unwrap()
    };
    let both = |arena: &Arena, root| {
        let error = Minimax::of(arena, root).unwrap_err();
        assert_eq!(AlphaBeta::of(arena, root).unwrap_err(), error);
        error
    };
    assert_eq!(both(&rows(&[]), 0), NoMinimax::NoRoot);
    assert_eq!(both(&rows(&[&[1], &[0]]), 0), NoMinimax::Cycle(vec![1, 0]));
    assert_eq!(both(&rows(&[&[1, 2], &[2], &[]]), 0), NoMinimax::Shared(2));
    let mut arena = rows(&[&[1, 2], &[], &[]]);
    arena.set_payoff(1, 5);
    assert_eq!(both(&arena, 0), NoMinimax::MissingPayoff(2));
    arena.set_win(2, Player::One);
    assert_eq!(Minimax::of(&arena, 0).unwrap().value(2), -1);
    // Where play has ended, edges that lead on make neither a cycle nor a second way.
    let mut won = rows(&[&[1, 2], &[0, 2], &[]]);
    won.set_win(1, Player::Zero);
    won.set_payoff(2, -3);
    let minimax = Minimax::of(&won, 0).unwrap();
    assert_eq!((minimax.value(0), minimax.vertices()), (1, &[0, 1, 2][..]));
    assert_eq!(AlphaBeta::of(&won, 0).unwrap().value, 1);
}

#[test]
fn no_two_vertices_of_a_layout_are_at_one_place() {
    for seed in 0..1500 {
        let arena = graph(seed);
        let attractor = Attractor::of(&arena, Player::Zero, Ends::Final);
        for layering in [Layering::Play, Layering::Ranks(&attractor)] {
            let layout = Layout::of(&arena, layering).unwrap();
            assert_eq!((layout.points.len(), layout.ways.len()), (arena.len(), arena.edges()));
            for (at, one) in layout.points.iter().enumerate() {
                assert!(one.x >= 0 && one.x <= layout.width);
                for other in &layout.points[..at] {
                    let apart = (one.x - other.x).abs() >= Layout::UNIT;
                    assert!(apart || (one.y - other.y).abs() >= Layout::UNIT, "{seed}");
                }
            }
        }
        // Ranks are layers, 0 at the bottom.
        let layout = Layout::of(&arena, Layering::Ranks(&attractor)).unwrap();
        let bottom = layout.points.iter().map(|point| point.y).max().unwrap();
        for v in attractor.vertices() {
            let rank = i32::try_from(attractor.rank(v).unwrap()).unwrap();
            assert_eq!(layout.points[v as usize].y, bottom - rank * Layout::UNIT);
        }
    }
}

#[test]
fn the_edges_of_a_tree_lead_down_and_do_not_cross() {
    for seed in 0..300 {
        let arena = tree(seed);
        let layout = Layout::of(&arena, Layering::Play).unwrap();
        let point = |v: u32| layout.points[v as usize];
        let edges: Vec<_> = arena
            .vertices()
            .flat_map(|v| arena.successors(v).iter().map(move |&to| (point(v), point(to))))
            .collect();
        for (from, to) in &edges {
            assert_eq!(to.y, from.y + Layout::UNIT);
        }
        for (a, b) in &edges {
            for (c, d) in edges.iter().filter(|(c, _)| c.y == a.y) {
                assert!((a.x - c.x).signum() * (b.x - d.x).signum() >= 0, "{seed}");
            }
        }
    }
}
