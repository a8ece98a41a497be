//! Nim multiplication: against its definition, and the laws of a field.

use nimlab::core::{Nimber, mex};
use nimlab::games::coins::nim_product;

fn product(x: u32, y: u32) -> u32 {
    nim_product(Nimber(x), Nimber(y)).0
}

/// By the definition alone: the mex of all x′ ⊗ y ⊕ x ⊗ y′ ⊕ x′ ⊗ y′.
fn by_definition(most: usize) -> Vec<Vec<u32>> {
    let mut table = vec![vec![0_u32; most]; most];
    for x in 0..most {
        for y in 0..most {
            let less = (0..x).flat_map(|a| (0..y).map(move |b| (a, b)));
            let options = less.map(|(a, b)| Nimber(table[a][y] ^ table[x][b] ^ table[a][b]));
            table[x][y] = mex(options.collect::<Vec<_>>()).0;
        }
    }
    table
}

#[test]
fn products_are_what_the_definition_says() {
    for (row, x) in by_definition(80).into_iter().zip(0..) {
        for (known, y) in row.into_iter().zip(0..) {
            assert_eq!(product(x, y), known, "{x} {y}");
        }
    }
}

/// Some numbers of every size up to 32 bits.
fn numbers() -> Vec<u32> {
    let mut number = 1_u32;
    let drawn = std::iter::repeat_with(|| {
        number = number.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        number >> (number % 29)
    });
    [0, 1, 2, 3, 0xffff, 0x1_0000, u32::MAX].into_iter().chain(drawn.take(60)).collect()
}

#[test]
fn the_laws_of_a_field_hold() {
    let all = numbers();
    for &x in &all {
        assert_eq!((product(x, 0), product(x, 1)), (0, x));
        for &y in &all {
            let xy = product(x, y);
            assert_eq!(xy, product(y, x), "{x} {y}");
            assert!(xy != 0 || x == 0 || y == 0, "{x} {y}");
            for &z in &all {
                assert_eq!(product(xy, z), product(x, product(y, z)), "{x} {y} {z}");
                assert_eq!(product(x, y ^ z), xy ^ product(x, z), "{x} {y} {z}");
            }
        }
    }
}

/// The numbers below 2, 4, 16, 256 are fields: each but 0 has an inverse among them.
#[test]
fn numbers_below_a_fermat_power_are_a_field() {
    for below in [2, 4, 16, 256] {
        for x in 1..below {
            assert!((0..below).all(|y| product(x, y) < below));
            assert_eq!((1..below).filter(|&y| product(x, y) == 1).count(), 1, "{x} below {below}");
        }
    }
}

#[test]
fn a_fermat_power_is_multiplied_as_its_rules_say() {
    for power in [2_u32, 4, 16, 256, 65_536] {
        assert_eq!(product(power, power), power ^ (power / 2));
        for x in numbers().into_iter().filter(|&x| x < power) {
            assert_eq!(product(power, x), power * x);
        }
    }
}
