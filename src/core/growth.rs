//! How fast something grows, fitted to counts or measurements. A fit shows no more than its points.

/// How many times larger each next value is, by the line of least squares through the logarithms;
/// `None` for fewer than three points, or where one is not positive.
pub fn factor(points: &[(f64, f64)]) -> Option<f64> {
    let points: Vec<_> = points.iter().map(|&(x, y)| (x, y.ln())).collect();
    slope(&points).map(f64::exp)
}

/// The exponent e such that the values grow as x^e, by the line of least squares through the logarithms
/// of both; `None` as for [`factor`].
pub fn exponent(points: &[(f64, f64)]) -> Option<f64> {
    let points: Vec<_> = points.iter().map(|&(x, y)| (x.ln(), y.ln())).collect();
    slope(&points)
}

fn slope(points: &[(f64, f64)]) -> Option<f64> {
    if points.len() < 3 || points.iter().any(|(x, y)| !x.is_finite() || !y.is_finite()) {
        return None;
    }
    #[allow(clippy::cast_precision_loss)] // of a small number
    let count = points.len() as f64;
    let (mean_x, mean_y) = (
        points.iter().map(|(x, _)| x).sum::<f64>() / count,
        points.iter().map(|(_, y)| y).sum::<f64>() / count,
    );
    let rise: f64 = points.iter().map(|(x, y)| (x - mean_x) * (y - mean_y)).sum();
    let run: f64 = points.iter().map(|(x, _)| (x - mean_x).powi(2)).sum();
    (run > 0.0).then(|| rise / run)
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

    #[test]
    fn nothing_is_said_of_too_little() {
        assert_eq!(factor(&[(1.0, 2.0), (2.0, 4.0)]), None);
        assert_eq!(factor(&[(1.0, 2.0), (2.0, 0.0), (3.0, 4.0)]), None);
        assert_eq!(exponent(&[(2.0, 2.0), (2.0, 3.0), (2.0, 4.0)]), None);
    }
}
