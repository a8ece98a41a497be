//! Tasks: every right answer is accepted, every wrong one refused. What is right is found by looking at every
//! move of every position, without the solver.

use crate::every_game::sample::{Sample, starts};
use nimlab::core::{Chance, Outcome, Verdict, run_to_end};
use nimlab::games::{Analysis, pack};
use nimlab::session::{Answer, Finding, Judgement, Key, Kind, Level, Players, Said, Session, Task};
use std::collections::{BTreeSet, HashMap};

/// Answers that are judged for each game; four games make 10^5.
const ANSWERS: u64 = 25_000;

/// What looking at every move finds of a position.
struct Truth<G: Sample> {
    game: G,
    position: G::Position,
    said: Said,
    winning: BTreeSet<String>,
    legal: Vec<String>,
    /// The Grundy value, where players move in turn and nobody draws.
    grundy: u32,
}

/// Every position that can come up, those first that come up last.
fn all<G: Sample>() -> Vec<Truth<G>> {
    let mut truths = Vec::new();
    for (game, start) in starts::<G>() {
        let mut known = HashMap::new();
        look(&game, &start, &mut known, &mut truths);
    }
    truths.retain(|truth| !truth.legal.is_empty());
    truths
}

/// Who wins for the player to move (1, 0, -1), and the Grundy value.
fn look<G: Sample>(
    game: &G,
    position: &G::Position,
    known: &mut HashMap<Vec<u8>, (i8, u32)>,
    truths: &mut Vec<Truth<G>>,
) -> (i8, u32) {
    let key = pack(position);
    if let Some(&found) = known.get(&key) {
        return found;
    }
    let mover = game.to_move(position);
    let (mut winning, mut legal, mut values, mut best) =
        (BTreeSet::new(), Vec::new(), BTreeSet::new(), -1);
    for (mv, after) in game.legal(position) {
        let (value, grundy) = look(game, &after, known, truths);
        let again = mover.is_some() && game.to_move(&after) == mover;
        let value = if again { value } else { -value };
        let written = G::write_move(&mv);
        if value == 1 {
            winning.insert(written.clone());
        }
        legal.push(written);
        values.insert(grundy);
        best = best.max(value);
    }
    let value = match game.ended(position) {
        Some(Outcome::Win) => 1,
        Some(Outcome::Loss) => -1,
        None if game.drawn(position) => 0,
        None => best,
    };
    let grundy = (0..1_000).find(|value| !values.contains(value)).unwrap();
    known.insert(key, (value, grundy));
    let said = [Said::Loss, Said::Draw, Said::Win][usize::try_from(value + 1).unwrap()];
    let (game, position) = (game.clone(), position.clone());
    truths.push(Truth { game, position, said, winning, legal, grundy });
    (value, grundy)
}

/// The key of a task of a kind, as the solver finds it.
fn key<G: Sample>(session: &Session<G>, kind: Kind) -> Key {
    let analysis = run_to_end(&mut session.game.analyse(session.position(), usize::MAX)).remove(0);
    assert_ne!(analysis.verdict(), Verdict::Draw, "said below");
    Key::of_finding(&Task::of(kind), session, &Finding::of::<G>(analysis)).unwrap()
}

pub(crate) fn every_right_answer_is_accepted_and_every_wrong_one_refused<G: Sample>() {
    let truths = all::<G>();
    let mut keys: HashMap<(usize, Kind), Key> = HashMap::new();
    for seed in 0..ANSWERS {
        let mut chance = Chance::new(seed, 7);
        let at = chance.below(u32::try_from(truths.len()).unwrap()) as usize;
        let truth = &truths[at];
        if truth.said == Said::Draw {
            continue;
        }
        let (players, level) = (Players::default(), Level::default());
        let session =
            Session::new(truth.game.clone(), truth.position.clone(), players, level, seed);
        let kind = *chance.pick(&[Kind::Move, Kind::Moves, Kind::Outcome]).unwrap();
        let key = keys.entry((at, kind)).or_insert_with(|| key(&session, kind));
        let (answer, right) = answer(truth, kind, &mut chance);
        let judged = key.judge(Some(&session), &answer).unwrap();
        let context = format!("{:?} {:?} {answer:?}", truth.game, truth.position);
        assert_eq!(judged == Judgement::Right, right, "{context}");
        // As it is handed in, it is worth the same.
        let again = Answer::read(kind, &answer.write()).unwrap();
        assert_eq!(key.judge(Some(&session), &again).unwrap(), judged, "{context}");
    }
}

/// An answer, and whether it is right.
fn answer<G: Sample>(truth: &Truth<G>, kind: Kind, chance: &mut Chance) -> (Answer, bool) {
    match kind {
        Kind::Outcome => {
            let said = *chance.pick(&[Said::Win, Said::Loss, Said::Draw]).unwrap();
            (Answer::Outcome(said), said == truth.said)
        }
        Kind::Move if chance.tenths(2) => (Answer::Move(None), truth.winning.is_empty()),
        Kind::Move => {
            let mv = chance.pick(&truth.legal).unwrap().clone();
            let right = truth.winning.contains(&mv);
            (Answer::Move(Some(otherwise(truth, &mv))), right)
        }
        _ => {
            let mut moves = truth.winning.clone();
            if chance.tenths(5) {
                let mv = chance.pick(&truth.legal).unwrap();
                if !moves.remove(mv) {
                    moves.insert(mv.clone());
                }
            }
            let right = moves == truth.winning;
            (Answer::Moves(moves.iter().map(|mv| otherwise(truth, mv)).collect()), right)
        }
    }
}

/// The move as it can be written besides.
fn otherwise<G: Sample>(truth: &Truth<G>, mv: &str) -> String {
    let mv = G::read_move(mv).unwrap();
    G::write_move(&truth.game.otherwise(&truth.position, mv))
}

/// The numbers that are asked for: the last one decides who wins a sum, and is its Grundy value.
pub(crate) fn numbers_that_are_asked_for_are_those_that_the_rules_give<G: Sample>() {
    for truth in all::<G>() {
        let analysis = run_to_end(&mut truth.game.analyse(&truth.position, 1)).remove(0);
        let (Some(numbers), Some(sum)) = (analysis.numbers(), analysis.nim_sum()) else { continue };
        assert_eq!(sum.0, truth.grundy, "{:?} {:?}", truth.game, truth.position);
        assert_eq!(numbers.last(), Some(&truth.grundy));
        let right: Vec<_> = numbers.iter().copied().map(Some).collect();
        let key = Key::Numbers(numbers.clone());
        let judge = |given: Vec<Option<u32>>| key.judge(None, &Answer::Numbers(given)).unwrap();
        assert_eq!(judge(right.clone()), Judgement::Right);
        for place in 0..numbers.len() {
            for wrong in [None, Some(numbers[place] + 1)] {
                let mut given = right.clone();
                given[place] = wrong;
                assert_ne!(judge(given), Judgement::Right);
            }
        }
    }
}

/// Sheets have a number for each of their places; a right one is accepted, and one wrong number is found.
pub(crate) fn sheets_are_checked_number_by_number<G: Sample>() {
    for truth in all::<G>() {
        let Some(sheet) = truth.game.sheet(&truth.position) else { continue };
        let rows = truth.game.filled(&truth.position);
        let lengths: Vec<usize> = sheet.rows.iter().map(|row| row.1).collect();
        assert_eq!(rows.iter().map(Vec::len).collect::<Vec<_>>(), lengths);
        let key = Key::of_rows(Kind::Fill, sheet, rows.clone());
        let mut given: Vec<Vec<Option<u32>>> =
            rows.iter().map(|row| row.iter().copied().map(Some).collect()).collect();
        let judge = |given: &Vec<_>| key.judge(None, &Answer::Rows(given.clone())).unwrap();
        assert_eq!(judge(&given), Judgement::Right);
        let row = rows.len() - 1;
        let column = rows[row].len() - 1;
        given[row][column] = Some(rows[row][column] + 1);
        let Judgement::Wrong(wrong) = judge(&given) else { panic!("accepted") };
        assert_eq!((wrong.cells, wrong.missing), (vec![(row, column)], 0));
        given[row][column] = None;
        let Judgement::Wrong(wrong) = judge(&given) else { panic!("accepted") };
        assert_eq!((wrong.cells, wrong.missing), (vec![], 1));
    }
}

/// Whatever is drawn is a position of the same size in which there is something to ask.
pub(crate) fn positions_are_drawn_by_their_seed<G: Sample>() {
    for (game, start) in starts::<G>() {
        for seed in 0..200 {
            let draw = || game.random_like(&start, &mut Chance::new(seed, 0));
            let (one, other) = (draw(), draw());
            assert_eq!(one, other);
            let text = game.write_position(&one);
            assert_eq!(game.read_position(&text).ok(), Some(one.clone()), "{text}");
            let over = game.ended(&one).is_some() || game.drawn(&one);
            assert!(!over || one == start, "{game:?} {text}");
            let won = || game.random_decided(&start, Outcome::Win, &mut Chance::new(seed, 0));
            assert_eq!(won(), won());
        }
    }
}

/// What is asked step by step comes to an end, and each step is among those that are right.
pub(crate) fn steps_follow_one_another<G: Sample>() {
    for truth in all::<G>() {
        for done in 0..40 {
            let Some(next) = truth.game.next_step(&truth.position, done) else { break };
            assert!(!next.right.is_empty() && next.done.len() <= done as usize);
            let key = Key::of_next(Some(next.clone())).unwrap();
            let right = Answer::Text(next.right[0].clone());
            assert_eq!(key.judge(None, &right).unwrap(), Judgement::Right);
            assert!(key.judge(None, &Answer::Text("?".to_owned())).is_err());
        }
    }
}

/// A task that the page cannot ask is refused with a reason.
pub(crate) fn a_game_that_is_over_asks_nothing<G: Sample>() {
    for (game, start) in starts::<G>() {
        let (players, level) = (Players::default(), Level::default());
        let mut session = Session::new(game.clone(), start, players, level, 1);
        for ply in 0..10_000 {
            let mut chance = Chance::new(3, ply);
            let Some(mv) = game.random_move(session.position(), &mut chance) else { break };
            Session::play(&mut session, mv).unwrap();
            if session.state().over() {
                break;
            }
        }
        let analysis = run_to_end(&mut game.analyse(session.position(), 9)).pop();
        let Some(analysis) = analysis else { continue };
        let key = Key::of_finding(&Task::of(Kind::Move), &session, &Finding::of::<G>(analysis));
        assert_eq!(&*key.unwrap_err().id, "task-over");
    }
}
