//! How many lines a row of coins takes on a wide screen, where a single line would leave most of the board empty.

/// How much wider than high the room on a wide screen is, in thousandths: about twice.
const WIDTH: u32 = 2000;
/// What a line takes besides its coins, in thousandths of the room's height: their places and values.
const BESIDE: u32 = 90;

/// The number of lines in which the coins are largest; as few as possible.
fn lines(coins: u32) -> u32 {
    let side = |lines: u32| {
        let across = coins.div_ceil(lines).max(1);
        (WIDTH / across).min((1000 / lines).saturating_sub(BESIDE))
    };
    // What is gained by a bend must be seen.
    let gains = |from: u32, to: u32| side(to) * 10 > side(from) * 11;
    (2..=coins).fold(1, |best, lines| if gains(best, lines) { lines } else { best })
}

/// The style that says so: `--lines`, and `--across`, how many coins there are in a line.
pub(super) fn style(coins: u32) -> String {
    let lines = lines(coins);
    format!("--lines:{lines};--across:{}", coins.div_ceil(lines).max(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_row_is_drawn_in_lines_of_about_the_same_length() {
        let drawn = [1, 5, 6, 7, 9, 12, 16, 20, 64].map(style);
        let expected = [
            "--lines:1;--across:1",
            "--lines:1;--across:5",
            "--lines:2;--across:3",
            "--lines:2;--across:4",
            "--lines:2;--across:5",
            "--lines:2;--across:6",
            "--lines:2;--across:8",
            "--lines:3;--across:7",
            "--lines:4;--across:16",
        ];
        assert_eq!(drawn, expected);
    }
}
