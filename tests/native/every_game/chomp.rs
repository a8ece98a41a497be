//! Chomp to be tried.

use crate::every_game::Sample;
use nimlab::core::Message;
use nimlab::core::bars::{Base, BiteOrder, Recursion, Shape};
use nimlab::games::Game;
use nimlab::games::chomp::{Chomp, ChompKeys, Move, Position};
use proptest::prelude::*;
use proptest::sample::{Index, select};

impl Sample for Chomp {
    const NEARLY: &[&str] = &["[0-9x.,+\\-none 135é\u{202f}×]{0,24}", "[\\[(]?[0-9., +\u{a0}]{0,12}[\\])]?"];
    const FEW: &[(&str, &[&str])] =
        &[("4x5", &["5.5.5.5", "4.3.1", "none", "1", "3.2", "2.1+2", "3.1+1+2", "1+1"])];
    const LONG: &[(&str, &str)] = &[
        ("3", "3"),
        ("3x", "3"),
        ("3x5/1", ".1"),
        ("3x5/1", "+1"),
        ("3x5/1", "1"),
        ("3x5/5?moves=0.1", "_0.1"),
    ];

    fn any() -> BoxedStrategy<(Self, Position)> {
        let size = prop_oneof![(1..=8_u8, 1..=8_u8), (1..=30_u8, 1..=30_u8)];
        let bars = prop::collection::vec(prop::collection::vec(any::<Index>(), 1..30), 1..=8);
        (size, bars, any::<bool>(), 0..4).prop_map(start).boxed()
    }

    fn keys() -> BoxedStrategy<ChompKeys> {
        let to = prop_oneof![Just(1000), 1..=30_000_u32];
        let base = select(&[Base::Empty, Base::Poison]);
        let order = select(&[BiteOrder::Rows, BiteOrder::Columns]);
        (1..=16_u8, to, base, order, any::<bool>())
            .prop_map(|(size, to, base, order, memory)| {
                let recursion = Recursion { base, order };
                ChompKeys { size, to, recursion, memory }
            })
            .boxed()
    }

    fn moves(&self, position: &Position) -> Vec<Move> {
        let bars = position.bars();
        let squares = |(place, bar): (usize, &Shape)| {
            let bites = bar.each_square().map(move |square| Move::of(place, bars.len(), square));
            bites.collect::<Vec<_>>()
        };
        bars.iter().enumerate().flat_map(squares).collect()
    }

    fn read_otherwise(text: &str) {
        for size in ["3x5", "30x30"] {
            let game = Self::read_link(size).unwrap();
            if let Ok(read) = Position::read_typed(game, text) {
                assert_eq!(game.read_position(&read.write()), Ok(read), "{text:?}");
            }
        }
        if let Ok(size) = Self::read_typed(text) {
            assert_eq!(Self::read_link(&size.write()), Ok(size), "{text:?}");
        }
        if let Err(error) = Move::read(text) {
            assert_eq!(error, Message::new("bite-unreadable").quoting("found", text));
        }
    }
}

fn start(
    ((rows, columns), bars, single, whole): ((u8, u8), Vec<Vec<Index>>, bool, i32),
) -> (Chomp, Position) {
    let game = Chomp::new(rows, columns).unwrap();
    let mut shapes: Vec<Shape> = bars.iter().map(|rows| shape(game, rows)).collect();
    if whole == 0 {
        shapes[0] = Shape::rectangle(rows, columns).unwrap();
    }
    shapes.truncate(if single { 1 } else { 8 });
    if shapes.len() > 1 {
        shapes.retain(|shape| !shape.is_empty());
    }
    (game, Position::new(shapes).unwrap_or_else(|| game.example_position()))
}

/// What is left of a bar of that size; nothing where all rows come out empty.
fn shape(game: Chomp, rows: &[Index]) -> Shape {
    let mut most = game.columns();
    let mut lengths = Vec::new();
    for row in rows.iter().take(game.rows().into()) {
        most = u8::try_from(row.index(usize::from(most) + 1)).unwrap();
        lengths.push(most);
    }
    lengths.retain(|&length| length > 0);
    Shape::new(lengths).unwrap()
}

crate::every_game::every!(Chomp);
