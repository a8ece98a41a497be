//! Outcomes and winning moves against a search that knows the rules and no theory.

use nimlab::core::{Outcome, Rule, Verdict, run_to_end};
use nimlab::games::pawns::{Pawns, PawnsAnalysis, Piece, Position, Reach, Square};
use nimlab::games::{Analysis, Game};
use std::collections::HashMap;

/// The game straight from its rules: squares are pairs, a position is their sorted list.
struct Brute {
    rows: u32,
    columns: u32,
    step: u32,
    misere: bool,
    known: HashMap<Vec<(u32, u32)>, bool>,
}

impl Brute {
    fn targets(&self, (row, column): (u32, u32)) -> Vec<(u32, u32)> {
        let mut targets = Vec::new();
        for by in 1..=self.step {
            if column + by <= self.columns {
                targets.push((row, column + by));
            }
        }
        for by in 1..=self.step {
            if row + by <= self.rows {
                targets.push((row + by, column));
            }
        }
        targets
    }

    fn after(&self, pawns: &[(u32, u32)], place: usize, to: (u32, u32)) -> Vec<(u32, u32)> {
        let mut after = pawns.to_vec();
        if to == (self.rows, self.columns) {
            after.remove(place);
        } else {
            after[place] = to;
        }
        after.sort_unstable();
        after
    }

    /// Whether the player to move wins. `pawns` are sorted.
    fn wins(&mut self, pawns: &[(u32, u32)]) -> bool {
        if pawns.is_empty() {
            return self.misere;
        }
        if let Some(&known) = self.known.get(pawns) {
            return known;
        }
        let mut wins = false;
        for place in 0..pawns.len() {
            for to in self.targets(pawns[place]) {
                let after = self.after(pawns, place, to);
                wins |= !self.wins(&after);
            }
        }
        self.known.insert(pawns.to_vec(), wins);
        wins
    }
}

fn analyse(game: &Pawns, position: &Position, most: usize) -> PawnsAnalysis {
    run_to_end(&mut game.analyse(position, most)).remove(0)
}

/// All lists of up to three squares, in order, the sink left out.
fn positions(rows: u32, columns: u32) -> Vec<Vec<(u32, u32)>> {
    let squares: Vec<(u32, u32)> = (1..=rows)
        .flat_map(|row| (1..=columns).map(move |column| (row, column)))
        .filter(|&square| square != (rows, columns))
        .collect();
    let mut all = vec![Vec::new()];
    for (i, &a) in squares.iter().enumerate() {
        all.push(vec![a]);
        for (j, &b) in squares.iter().enumerate().skip(i) {
            all.push(vec![a, b]);
            all.extend(squares.iter().skip(j).map(|&c| vec![a, b, c]));
        }
    }
    all
}

fn check(game: &Pawns, brute: &mut Brute, pawns: &[(u32, u32)]) {
    let pieces: Vec<Piece> =
        pawns.iter().map(|&(row, column)| Square::new(row, column).into()).collect();
    let position = Position::start(game, &pieces).unwrap();
    let analysis = analyse(game, &position, usize::MAX);
    let outcome = if brute.wins(pawns) { Outcome::Win } else { Outcome::Loss };
    assert_eq!(analysis.verdict(), Verdict::Known(outcome), "{game:?} {pawns:?}");
    let mut winning = Vec::new();
    for (place, &pawn) in pawns.iter().enumerate() {
        if pawns[..place].contains(&pawn) {
            continue;
        }
        for to in brute.targets(pawn) {
            let after = brute.after(pawns, place, to);
            if !brute.wins(&after) {
                winning.push(format!("{}.{}-{}.{}", pawn.0, pawn.1, to.0, to.1));
            }
        }
    }
    let found: Vec<String> = analysis.winning().iter().map(Pawns::write_move).collect();
    assert_eq!(found, winning, "{game:?} {pawns:?}");
    assert_eq!(analysis.winning_count(), winning.len() as u64);
    check_reasons(game, &position, &analysis);
}

/// The reasons given for each pawn name the same moves as the list does.
fn check_reasons(game: &Pawns, position: &Position, analysis: &PawnsAnalysis) {
    let mut moves = match analysis {
        PawnsAnalysis::Normal(normal) => {
            let pawns = normal.pawns(game, position);
            for pawn in &pawns {
                let below = pawn.target < pawn.value;
                assert_eq!(pawn.reach() == Reach::Own, normal.nim_sum.is_zero());
                assert!(!below || pawn.reach() == Reach::Reached);
            }
            pawns.into_iter().flat_map(|pawn| pawn.winning).map(|mv| mv.to_string()).collect()
        }
        PawnsAnalysis::Misere(misere) => {
            let pawns = misere.pawns(game, position);
            let wins = pawns.iter().flat_map(|pawn| {
                let lost = pawn.leaves.iter().filter(|(_, left)| left.outcome() == Outcome::Loss);
                lost.map(|(to, _)| format!("{}-{to}", pawn.square))
            });
            wins.collect::<Vec<String>>()
        }
        PawnsAnalysis::Tame(_) | PawnsAnalysis::Searched(_) => panic!("there are pawns only"),
    };
    let mut named: Vec<String> = analysis.winning().iter().map(Pawns::write_move).collect();
    moves.sort();
    moves.dedup();
    named.sort();
    assert_eq!(moves, named, "{game:?} {position:?}");
}

/// Every grid up to 5x5, up to three pawns, all longest steps, both rules.
#[test]
fn outcomes_and_winning_moves_are_those_of_the_search() {
    let mut count = 0_u64;
    for (rows, columns) in (3..=5).flat_map(|rows| (3..=5).map(move |columns| (rows, columns))) {
        let positions = positions(rows, columns);
        for step in 1..=4 {
            for misere in [false, true] {
                let rule = if misere { Rule::Misere } else { Rule::Normal };
                let game = Pawns::new(rows, columns, step, rule).unwrap();
                let known = HashMap::new();
                let mut brute = Brute { rows, columns, step, misere, known };
                for pawns in &positions {
                    check(&game, &mut brute, pawns);
                    count += 1;
                }
            }
        }
    }
    assert_eq!(count, 72_592);
}

#[test]
fn the_figure_position_has_two_winning_moves_and_a_reason_for_each_pawn() {
    let (game, _) = Pawns::example();
    let position = game.read_position("1.3+2.5+5.1").unwrap();
    let analysis = analyse(&game, &position, usize::MAX);
    let PawnsAnalysis::Normal(normal) = &analysis else { panic!("normal play") };
    assert_eq!(normal.values.iter().map(|value| value.0).collect::<Vec<_>>(), [3, 0, 1]);
    assert_eq!(normal.nim_sum.0, 2);
    let winning: Vec<String> = normal.winning.iter().map(Pawns::write_move).collect();
    assert_eq!(winning, ["1.3-1.5", "2.5-3.5"]);
    let pawns = normal.pawns(&game, &position);
    assert_eq!(pawns.iter().map(|pawn| pawn.target.0).collect::<Vec<_>>(), [1, 2, 3]);
    let reach = [Reach::Reached, Reach::Reached, Reach::Above];
    assert_eq!(pawns.iter().map(nimlab::games::pawns::PawnWhy::reach).collect::<Vec<_>>(), reach);
    assert!(pawns[2].neighbours.iter().all(|(_, value)| value.0 != 3));
    // As many as were asked for, and all counted.
    let few = analyse(&game, &position, 1);
    assert_eq!((few.winning().len(), few.winning_count()), (1, 2));
}
