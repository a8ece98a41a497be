//! Divisors and multiples of whole numbers.

/// The greatest common divisor; that of 0 and a number is the number.
pub fn gcd(a: u64, b: u64) -> u64 {
    let (mut a, mut b) = (a, b);
    while b > 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// The least common multiple; `None` where it is too large. That of 0 and a number is 0.
pub fn lcm(a: u64, b: u64) -> Option<u64> {
    (a / gcd(a, b).max(1)).checked_mul(b)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_are_what_a_search_finds() {
        for a in 0..=24 {
            for b in 0..=24 {
                let divides = |d: &u64| a % d == 0 && b % d == 0;
                let greatest = (1..=a.max(b)).rev().find(divides).unwrap_or(0);
                assert_eq!(gcd(a, b), greatest, "{a}, {b}");
                let least = (1..=a * b).find(|m| m % a == 0 && m % b == 0).unwrap_or(0);
                assert_eq!(lcm(a, b), Some(least), "{a}, {b}");
            }
        }
        assert_eq!(lcm(u64::MAX, u64::MAX - 1), None);
    }
}
