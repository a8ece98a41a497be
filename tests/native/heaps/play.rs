//! The largest games on heaps, and the longest.

use nimlab::core::{Chance, Rule};
use nimlab::games::Game;
use nimlab::games::heaps::{Heaps, Position};
use nimlab::link::{self, MAX_TEXT};

#[test]
fn the_largest_heaps_are_drawn_from_at_once() {
    let rules = Heaps::read_rules("4.~7", Rule::Normal).unwrap();
    let position = Position::start(&[10_000; 64]).unwrap();
    for seed in 0..200 {
        let mv = rules.random_move(&position, &mut Chance::new(seed, 1)).unwrap();
        assert!(rules.play(&position, &mv).is_ok());
    }
}

/// A game that a link draws to be won can be won, by the rules of Nim; what is drawn to be judged may be lost.
#[test]
fn a_drawn_game_of_nim_that_is_to_be_won_can_be_won() {
    for start in ["9+9", "20+20", "1+2", "7+7+7", "15+15+15+15"] {
        let sums = |task: &str| {
            let drawn = |seed: u64| {
                let text = format!("/v1/heaps/0.~3/{start}?task={task}&fresh=1&seed={seed}");
                let drawn = link::read(&text, 0).unwrap().play.start().position;
                drawn.split('+').fold(0, |sum, size| sum ^ size.parse::<u32>().unwrap())
            };
            (0..300).map(drawn).collect::<Vec<_>>()
        };
        assert!(sums("win").iter().all(|&sum| sum != 0), "{start}");
        assert!(sums("outcome").contains(&0), "{start}");
    }
}

/// As many moves as a text can hold, of one token each and of one heap each.
#[test]
fn a_game_of_thousands_of_moves_is_opened() {
    let full = ["10000"; 64].join("+");
    let takes = (0..).map(|_| "_1-1-0".to_owned());
    let splits = (1..10_000).map(|right| format!("_1-0-{}", 10_000 - right));
    let games: [(String, &mut dyn Iterator<Item = String>); 2] = [
        (format!("/v1/heaps/0.3/{full}?moves=1-1-0"), &mut takes.into_iter()),
        ("/v1/heaps/4.0/10000?moves=1-0-9999".to_owned(), &mut splits.skip(1)),
    ];
    for (mut text, moves) in games {
        for mv in moves {
            if text.len() + mv.len() > MAX_TEXT {
                break;
            }
            text.push_str(&mv);
        }
        let reading = link::read(&text, 0).unwrap();
        assert_eq!(reading.errors, []);
        let link = reading.link();
        assert!(link.moves.len() > 5000);
        assert_eq!(reading.play.state().tree.shown().ply, link.moves.len());
    }
}
