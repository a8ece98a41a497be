//! A game being played: by its own types and without them, to its end and back.

use crate::every_game::links::played;
use crate::every_game::sample::{Sample, each, starts};
use nimlab::core::{Chance, Outcome, Rule, run_to_end};
use nimlab::games::heaps::{Heaps, Position as HeapsPosition, Ruleset};
use nimlab::session::{
    Finding, Level, NodeId, Play, Players, Playing, Session, Step, Turn, choose,
};
use std::collections::BTreeSet;

const GAMES: u32 = 500;

fn begin<G: Sample>(game: G, start: G::Position) -> Session<G> {
    Session::new(game, start, Players::HumanHuman, Level::Perfect, 7)
}

fn same<G: Sample>(play: &Playing, session: &Session<G>) {
    assert_eq!(*play.session::<G>().unwrap(), *session);
}

/// Any step, by chance.
fn step(session: &impl Play, chance: &mut Chance) -> Step {
    let any = session.state().tree.line();
    let steps = [
        Step::Undo,
        Step::Redo,
        Step::First,
        Step::Back,
        Step::Forward,
        Step::Last,
        Step::GoTo(*chance.pick(&any).unwrap()),
        Step::Seat(*chance.pick(&Players::ALL).unwrap()),
        Step::Level(*chance.pick(&Level::ALL).unwrap()),
    ];
    *chance.pick(&steps).unwrap()
}

pub(crate) fn played_by_texts_and_by_its_own_types_it_is_the_same<G: Sample>() {
    each(GAMES, (G::any(), 0..1000_u64), |((game, start), seed)| {
        let mut session = begin(game, start);
        let mut play = Playing::new(session.clone());
        assert_eq!(play.system(), G::SYSTEM);
        for ply in 0..60 {
            let mut chance = Chance::new(seed, ply);
            let written = play.random_move(&mut Chance::new(seed, ply));
            let mv = session.game.random_move(session.position(), &mut chance);
            assert_eq!(written, mv.as_ref().map(G::write_move));
            assert_eq!(mv.is_none(), session.state().over());
            if let (Some(mv), Some(written)) = (mv, written) {
                Session::play(&mut session, mv).unwrap();
                play = play.play(&written).unwrap();
            }
            same(&play, &session);
            let step = step(&session, &mut chance);
            session.take(step);
            play = play.after(step);
            same(&play, &session);
        }
        // All that was played comes back from its lines.
        let tree = session.tree();
        let lines: Vec<_> = tree.ends().into_iter().map(|end| tree.moves_to(end)).collect();
        let fresh = begin(session.game.clone(), session.position_at(NodeId::START).clone());
        let again = Playing::new(fresh).with_lines(&lines);
        let all = again.state().tree.ends().into_iter();
        let found: BTreeSet<_> = all.map(|end| again.state().tree.moves_to(end)).collect();
        assert_eq!(found, lines.into_iter().collect());
    });
}

pub(crate) fn variations_are_kept_and_steps_lead_back<G: Sample>() {
    each(GAMES, played::<G>(), |(play, _)| {
        let (shown, end) = (play.state().tree.at(), play.state().tree.end());
        let there = |play: &Playing| play.state().tree.at();
        // What leads away leads back.
        let last = play.after(Step::Last);
        assert_eq!((there(&last), there(&play.after(Step::First))), (end, NodeId::START));
        assert_eq!(there(&last.after(Step::GoTo(shown))), shown);
        for (away, back) in [(Step::Back, Step::Forward), (Step::Forward, Step::Back)] {
            let moved = play.after(away);
            assert!(there(&moved) == shown || there(&moved.after(back)) == shown);
        }
        let undone = last.after(Step::Undo);
        assert_eq!(there(&undone) == end, !last.state().can_undo());
        let redone = std::iter::successors(Some(undone), |play| {
            play.state().can_redo().then(|| play.after(Step::Redo))
        });
        assert_eq!(redone.last().map(|play| there(&play)), Some(end));
        // Another move is a line of its own, the same one is not.
        let Some(mv) = play.random_move(&mut Chance::new(3, 0)) else { return };
        let aside = play.play(&mv).unwrap();
        let tree = &aside.state().tree;
        let new = usize::from(play.state().tree.known(&mv).is_none());
        assert_eq!(tree.len(), play.state().tree.len() + new);
        let line = play.state().tree.moves_to(end);
        assert!(tree.ends().into_iter().any(|end| tree.moves_to(end).starts_with(&line)));
        let again = aside.after(Step::Back).play(&mv).unwrap();
        assert_eq!(again.state(), aside.state());
    });
}

pub(crate) fn every_legal_move_is_drawn_and_no_other<G: Sample>() {
    for (game, start) in starts::<G>() {
        let draw = |seed| game.random_move(&start, &mut Chance::new(seed, 0));
        let drawn: BTreeSet<String> =
            (0..4000).filter_map(draw).map(|mv| G::write_move(&mv)).collect();
        let legal = game.legal(&start).iter().map(|(mv, _)| G::write_move(mv)).collect();
        assert_eq!(drawn, legal, "{game:?} {start:?}");
    }
}

/// The computer at its best against moves at random.
pub(crate) fn a_game_is_played_to_its_end_and_the_best_computer_wins_it<G: Sample>() {
    for (game, start) in starts::<G>() {
        let found = |game: &G, position: &G::Position| {
            Finding::of::<G>(run_to_end(&mut game.analyse(position, usize::MAX)).remove(0))
        };
        let mut session = begin(game, start);
        let wins = found(&session.game, session.position()).verdict.outcome();
        let computer = session.state().side();
        let mut ply = 0;
        while let Some(side) = session.state().side() {
            let mut mv = Play::random_move(&session, &mut Chance::new(ply, ply));
            if Some(side) == computer {
                let found = found(&session.game, session.position());
                mv = choose(&session, &found);
                let chosen = mv.as_ref().unwrap();
                assert!(found.winning.is_empty() || found.winning.contains(chosen));
                // Where a winning move ends the game, such a move is made.
                let ends = |mv: &String| Play::play(&session, mv).unwrap().state().over();
                assert!(!found.winning.iter().any(ends) || ends(chosen), "{chosen}");
            }
            Session::play(&mut session, G::read_move(&mv.unwrap()).unwrap()).unwrap();
            ply += 1;
        }
        assert!(session.game.legal(session.position()).is_empty());
        assert_eq!(Play::random_move(&session, &mut Chance::new(0, 0)), None);
        if wins == Some(Outcome::Win) && computer.is_some() {
            assert_eq!(session.state().winner(), computer);
        }
        let drawn = session.game.drawn(session.position());
        assert_eq!(session.state().turn() == Turn::Drawn, drawn);
    }
}

/// Heaps that are only exchanged make no other game, and whoever begins can win the next one.
#[test]
fn another_position_of_nim_is_another_and_can_be_won() {
    let game = Heaps { ruleset: Ruleset::read_link("0.~3").unwrap(), rule: Rule::Normal };
    for heaps in [&[3, 2][..], &[2, 2], &[3, 5, 7], &[1, 2]] {
        let start = HeapsPosition::start(heaps).unwrap();
        let play = Playing::new(begin(game.clone(), start));
        let mut ordered: Vec<u32> = heaps.to_vec();
        ordered.sort_unstable();
        let mut found = 0;
        for seed in 0..100 {
            let Some(next) = play.another(&mut Chance::new(seed, 0)) else { continue };
            let mut sizes: Vec<u32> =
                next.position.split('+').map(|size| size.parse().unwrap()).collect();
            assert_ne!(sizes.iter().fold(0, |sum, size| sum ^ size), 0, "{}", next.position);
            sizes.sort_unstable();
            assert_ne!(sizes, ordered);
            found += 1;
        }
        // Of heaps of at most 2 there is no other that can be won.
        assert_eq!(found > 0, heaps != [1, 2], "{heaps:?}");
    }
}
