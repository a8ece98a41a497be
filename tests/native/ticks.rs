//! Numbers along an axis: round, few enough, and where they should be.

use nimlab::core::{Axis, ticks};

#[test]
fn axes_have_the_numbers_that_one_would_write() {
    let cases: [(u32, u32, u32, &[u32]); 10] = [
        (0, 400, 6, &[0, 100, 200, 300, 400]),
        (0, 9, 6, &[0, 2, 4, 6, 8]),
        (0, 7, 8, &[0, 1, 2, 3, 4, 5, 6, 7]),
        (0, 20_000, 6, &[0, 5_000, 10_000, 15_000, 20_000]),
        (100, 900, 6, &[200, 400, 600, 800]),
        (1_000_001, 1_000_009, 4, &[1_000_002, 1_000_004, 1_000_006, 1_000_008]),
        (0, 0, 4, &[0]),
        (3, 3, 1, &[3]),
        (0, 1, 6, &[0, 1]),
        (0, u32::MAX, 5, &[0, 1_000_000_000, 2_000_000_000, 3_000_000_000, 4_000_000_000]),
    ];
    for (from, to, most, right) in cases {
        assert_eq!(ticks(from, to, most), right, "{from} to {to}, at most {most}");
    }
}

#[test]
fn ticks_are_even_in_reach_and_no_closer_than_there_is_room() {
    for from in [0, 1, 7, 99, 12_345, 4_000_000] {
        for span in [1, 2, 3, 8, 9, 10, 11, 49, 51, 100, 999, 123_456, 40_000_000] {
            for most in [3, 5, 6, 10] {
                let (to, found) = (from + span, ticks(from, from + span, most));
                let why = format!("{from} to {to}, at most {most}: {found:?}");
                assert!(found.len() <= most as usize, "{why}");
                // Two at least: one number is no scale.
                assert!(found.len() >= 2 || most == 3, "{why}");
                assert!(found.iter().all(|tick| (from..=to).contains(tick)), "{why}");
                let steps: Vec<u32> = found.windows(2).map(|two| two[1] - two[0]).collect();
                assert!(steps.windows(2).all(|two| two[0] == two[1]), "{why}");
                for step in steps {
                    let lead = step / 10_u32.pow(step.ilog10());
                    assert!([1, 2, 5].contains(&lead), "{why}");
                }
            }
        }
    }
}

#[test]
fn a_number_is_placed_at_its_value_or_in_the_middle_of_its_cell() {
    let axis = |from, to, cells| Axis { from, to, cells };
    let dots = axis(100, 900, false).ticks();
    assert_eq!(dots, [(200, 1_250), (400, 3_750), (600, 6_250), (800, 8_750)]);
    // Four cells, of which the first is the number 0.
    assert_eq!(axis(0, 3, true).ticks(), [(0, 1_250), (1, 3_750), (2, 6_250), (3, 8_750)]);
    assert_eq!(axis(0, 0, false).ticks(), [(0, 0)]);
    assert_eq!(axis(0, 0, true).ticks(), [(0, 5_000)]);
    // The numbers of a long axis have room.
    assert!(axis(0, 40_000_000, false).ticks().len() <= 4);
    for (from, to) in [(0, 1), (5, 90), (0, u32::MAX), (u32::MAX, u32::MAX)] {
        for cells in [false, true] {
            let places: Vec<u64> =
                axis(from, to, cells).ticks().iter().map(|tick| tick.1).collect();
            assert!(places.is_sorted() && places.iter().all(|&place| place <= Axis::LENGTH));
        }
    }
}
