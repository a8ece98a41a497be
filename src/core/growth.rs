//! How fast something grows, fitted to counts or measurements. A fit shows no more than its points.

/// How many times larger each next value is, by the line of least squares through the logarithms; `None` for fewer
/// than three points, where one is not positive, or where one is more than [`APART`] times off that line, so that it
/// tells nothing.
pub fn factor(points: &[(f64, f64)]) -> Option<f64> {
    let points: Vec<_> = points.iter().map(|&(x, y)| (x, y.ln(), 1.0)).collect();
    let line = Line::through(&points)?;
    let close = |&(x, y, _): &(f64, f64, f64)| (y - line.at(x)).abs() <= APART.ln();
    points.iter().all(close).then(|| line.slope.exp())
}

/// How many times a value may be larger or smaller than growth by a constant factor makes it.
const APART: f64 = 2.0;

/// How many times larger each next measurement is than the one before, if each takes a little longer than what is
/// measured: by about `overhead`, and by as much again at random. Short measurements count for little in the fit; for
/// fewer than three that take longer than that, `None`.
pub fn measured_factor(points: &[(f64, f64)], overhead: f64) -> Option<f64> {
    /// By what share a long measurement differs from the next one of the same.
    const SHARE: f64 = 0.1;
    let told = points.iter().filter(|(_, seconds)| *seconds > 2.0 * overhead);
    let points = told.map(|&(x, seconds)| {
        let (seconds, error) = (seconds - overhead, overhead / (seconds - overhead));
        (x, seconds.ln(), 1.0 / (SHARE * SHARE + error * error))
    });
    Line::through(&points.collect::<Vec<_>>()).map(|line| line.slope.exp())
}

/// The exponent e such that the values grow as x^e, by the line of least squares through the logarithms
/// of both; `None` as for [`factor`].
pub fn exponent(points: &[(f64, f64)]) -> Option<f64> {
    let points: Vec<_> = points.iter().map(|&(x, y)| (x.ln(), y.ln(), 1.0)).collect();
    Line::through(&points).map(|line| line.slope)
}

/// The line of least squares.
struct Line {
    slope: f64,
    /// The middle of the points, which is on it.
    middle: (f64, f64),
}

impl Line {
    /// Through points, each with its weight; `None` for fewer than three, or where one is not finite.
    fn through(points: &[(f64, f64, f64)]) -> Option<Self> {
        if points.len() < 3 || points.iter().any(|(x, y, _)| !x.is_finite() || !y.is_finite()) {
            return None;
        }
        let all = points.iter().map(|point| point.2).sum::<f64>();
        let mean = |value: fn(&(f64, f64, f64)) -> f64| {
            points.iter().map(|point| point.2 * value(point)).sum::<f64>() / all
        };
        let (mean_x, mean_y) = (mean(|point| point.0), mean(|point| point.1));
        let rise: f64 = points.iter().map(|(x, y, w)| w * (x - mean_x) * (y - mean_y)).sum();
        let run: f64 = points.iter().map(|(x, _, w)| w * (x - mean_x).powi(2)).sum();
        (run > 0.0).then(|| Self { slope: rise / run, middle: (mean_x, mean_y) })
    }

    /// Its height at `x`.
    fn at(&self, x: f64) -> f64 {
        self.middle.1 + self.slope * (x - self.middle.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(found: Option<f64>, expected: f64) {
        assert!(found.is_some_and(|found| (found - expected).abs() < 1e-9), "{found:?}");
    }

    #[test]
    fn exact_growth_is_found() {
        let powers: Vec<(f64, f64)> = (1..8).map(|n| (f64::from(n), 3.0 * 7_f64.powi(n))).collect();
        close(factor(&powers), 7.0);
        let cubes: Vec<(f64, f64)> =
            (1..9).map(|n| (f64::from(n), 5.0 * f64::from(n).powi(3))).collect();
        close(exponent(&cubes), 3.0);
    }

    /// Whatever short measurements say, the long ones decide.
    #[test]
    fn a_measured_factor_is_that_of_what_takes_long() {
        for (first, jitter) in [(0.001, 0.4), (0.002, -0.6), (0.0005, 0.9)] {
            let overhead = 0.01;
            let measured = |n: i32| {
                let random = if n % 2 == 0 { jitter } else { -jitter };
                (f64::from(n), first * 4_f64.powi(n) + overhead * (1.0 + random))
            };
            let points: Vec<(f64, f64)> = (0..8).map(measured).collect();
            let found = measured_factor(&points, overhead).unwrap_or(0.0);
            assert!((found - 4.0).abs() < 0.2, "{first} {jitter}: {found}");
        }
        assert_eq!(measured_factor(&[(1.0, 0.1), (2.0, 0.4), (3.0, 0.001)], 0.01), None);
    }

    #[test]
    fn nothing_is_said_of_what_does_not_grow_evenly() {
        // The last two are nearly equal, the first is far below them.
        assert_eq!(factor(&[(3.0, 1_330.0), (4.0, 95_440.0), (5.0, 103_420.0)]), None);
        assert!(factor(&[(3.0, 10.0), (4.0, 39.0), (5.0, 170.0), (6.0, 640.0)]).is_some());
    }

    #[test]
    fn nothing_is_said_of_too_little() {
        assert_eq!(factor(&[(1.0, 2.0), (2.0, 4.0)]), None);
        assert_eq!(factor(&[(1.0, 2.0), (2.0, 0.0), (3.0, 4.0)]), None);
        assert_eq!(exponent(&[(2.0, 2.0), (2.0, 3.0), (2.0, 4.0)]), None);
    }
}
