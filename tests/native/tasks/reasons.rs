//! The reasons that are given after an answer.

use nimlab::core::run_to_end;
use nimlab::core::{Message, Rule, Value};
use nimlab::games::chomp::Chomp;
use nimlab::games::coins::Coins;
use nimlab::games::graph::Graphs;
use nimlab::games::heaps::Heaps;
use nimlab::games::pawns::Pawns;
use nimlab::games::place::Place;
use nimlab::games::sum::Sum;
use nimlab::games::{About, Analysis, Game};

fn game<G: Game>(rules: &str, position: &str) -> (G, G::Position) {
    let game = G::read_rules(rules, Rule::Normal).unwrap();
    let position = game.read_position(position).unwrap();
    (game, position)
}

/// The least number that a reason leaves out.
fn least_missing(said: &[Message]) -> u32 {
    let [said] = said else { panic!("{said:?}") };
    if said.id == "why-no-moves" {
        return 0;
    }
    assert_eq!(said.id, "why-least-missing");
    let Some((_, Value::Text(values))) = said.about.first() else { panic!("{said:?}") };
    let values: Vec<u32> = values.split(", ").filter_map(|value| value.parse().ok()).collect();
    (0..1_000).find(|number| !values.contains(number)).unwrap()
}

/// Every number of the sheet, every part's and every next one follows from its reason.
fn numbers_follow<G: Game>(rules: &str, position: &str) {
    let (game, position) = game::<G>(rules, position);
    let rows = game.filled(&position);
    for (row, numbers) in rows.iter().enumerate() {
        for (column, &number) in numbers.iter().enumerate() {
            let said = game.reasons(&position, &About::Cell(row, column));
            assert_eq!(least_missing(&said), number, "{rules} {row} {column}");
        }
    }
    let analysis = run_to_end(&mut game.analyse(&position, 1)).pop().unwrap();
    let numbers = analysis.numbers().unwrap();
    let parts = if numbers.len() > 1 { numbers.len() - 1 } else { 1 };
    for (part, &number) in numbers.iter().take(parts).enumerate() {
        let said = game.reasons(&position, &About::Part(part));
        assert_eq!(least_missing(&said), number, "{rules} part {part}");
    }
}

#[test]
fn numbers_follow_from_their_reasons() {
    numbers_follow::<Heaps>("0.77", "7+5+12");
    numbers_follow::<Heaps>("4.~3", "9+3");
    numbers_follow::<Coins>("mock", "1010010");
    numbers_follow::<Pawns>("5x5", "1.1+2.3");
    numbers_follow::<Place>("cram-3x4", "none");
    let (heaps, heap) = game::<Heaps>("0.77", "9");
    let next = heaps.next_step(&heap, 6).unwrap();
    let said = heaps.reasons(&heap, &About::Next(6));
    assert_eq!(next.right, [least_missing(&said).to_string()]);
}

#[test]
fn values_in_a_sum_follow_from_the_reasons_of_their_systems() {
    let (sum, position) =
        game::<Sum>("heaps-0.77_coins-mock_pawns-5x5_place-cram-3x4", "7_0010000_1.2_none");
    let analysis = run_to_end(&mut sum.analyse(&position, 1)).pop().unwrap();
    let numbers = analysis.numbers().unwrap();
    assert_eq!(numbers.len(), 5);
    for (part, &number) in numbers.iter().take(4).enumerate() {
        let said = sum.reasons(&position, &About::Part(part));
        assert_eq!(least_missing(&said), number, "part {part}");
    }
    let said = |position: &str| {
        let (sum, position) = game::<Sum>("heaps-0.77_chomp-3x4", position);
        [0, 1, 2].map(|part| {
            let said = sum.reasons(&position, &About::Part(part));
            said.into_iter().map(|said| said.id.into_owned()).collect::<Vec<_>>()
        })
    };
    assert_eq!(said("7+5_4.4.4")[0], ["sum-why-parts"]);
    assert!(!said("7_4.4.4")[1].is_empty());
    assert!(said("7_4.4.4")[2].is_empty());
}

#[test]
fn bites_of_the_win_map_have_their_answers() {
    let (chomp, bar) = game::<Chomp>("3x4", "4.4.4");
    for (row, cells) in chomp.filled(&bar).into_iter().enumerate() {
        for (column, cell) in cells.into_iter().enumerate() {
            let said = chomp.reasons(&bar, &About::Cell(row, column));
            let id = ["check-bite-poison", "check-bite-answered", "check-bite-wins"][cell as usize];
            assert_eq!(said[0].id, id, "{row} {column}");
        }
    }
}

#[test]
fn what_a_winning_bite_leaves_is_said_with_the_reason() {
    let ids = |rules: &str, position: &str, mv: &str| -> Vec<String> {
        let (chomp, bar) = game::<Chomp>(rules, position);
        let said = chomp.reasons(&bar, &About::Move(mv.to_owned()));
        said.into_iter().map(|said| said.id.into_owned()).collect()
    };
    assert_eq!(ids("4x4", "4.4.4.4", "1.1"), ["chomp-why-leaves", "chomp-why-arms"]);
    assert_eq!(ids("2x5", "5.5", "1.4"), ["chomp-why-leaves", "chomp-why-one-less"]);
    assert_eq!(ids("1x5", "5", "0.1"), ["chomp-why-leaves", "theorem-poison"]);
    // No theorem says it: each of the bites has an answer.
    let (chomp, bar) = game::<Chomp>("4x5", "5.5.5.5");
    let analysis = run_to_end(&mut chomp.analyse(&bar, 10)).pop().unwrap();
    let mv = Chomp::write_move(&analysis.winning()[0]);
    let said = ids("4x5", "5.5.5.5", &mv);
    assert_eq!(said, ["chomp-why-leaves", "chomp-why-first-answers"]);
    // Of a bite that does not win nothing is claimed.
    assert_eq!(ids("4x5", "5.5.5.5", "3.4"), Vec::<String>::new());
}

#[test]
fn members_of_the_attractor_have_their_reasons() {
    let (graph, at) = game::<Graphs>("sticks-6-3", "0");
    for (vertex, member) in graph.filled(&at)[0].iter().enumerate() {
        let said = graph.reasons(&at, &About::Cell(0, vertex));
        let inside = ["graph-check-won", "graph-sheet-own-in", "graph-sheet-other-in"];
        assert_eq!(inside.contains(&&*said[0].id), *member == 1, "{vertex}: {said:?}");
    }
}
