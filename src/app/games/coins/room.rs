//! How many lines a row of coins takes, where a single line would leave most of the board empty or be longer than it.

/// The room for the coins.
struct Room {
    /// How much wider than high it is, in thousandths.
    width: u32,
    /// What a line takes besides its coins, in thousandths of the room's height: their places and values.
    beside: u32,
    /// The maximum number of coins in a line.
    across: u32,
}

/// On a wide screen it is about twice as wide as high.
const WIDE: Room = Room { width: 2000, beside: 90, across: u32::MAX };
/// On a narrow screen it is not; a phone has room for eight coins large enough for a finger.
const NARROW: Room = Room { width: 1000, beside: 90, across: 8 };

impl Room {
    /// The number of lines in which the coins are largest; as few as possible.
    fn lines(&self, coins: u32) -> u32 {
        let side = |lines: u32| {
            let across = coins.div_ceil(lines).max(1);
            (self.width / across).min((1000 / lines).saturating_sub(self.beside))
        };
        // What is gained by a bend must be seen.
        let gains = |from: u32, to: u32| side(to) * 10 > side(from) * 11;
        let least = coins.div_ceil(self.across).max(1);
        (least + 1..=coins).fold(least, |best, lines| if gains(best, lines) { lines } else { best })
    }
}

/// The style that says so: `--lines`, and `--across`, how many coins there are in a line; for a narrow screen
/// `--narrow-lines` and `--narrow-across`.
pub(super) fn style(coins: u32) -> String {
    let said = |name: &str, room: &Room| {
        let lines = room.lines(coins);
        format!("--{name}lines:{lines};--{name}across:{}", coins.div_ceil(lines).max(1))
    };
    format!("{};{}", said("", &WIDE), said("narrow-", &NARROW))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_row_is_drawn_in_lines_of_about_the_same_length() {
        let drawn = [1, 5, 6, 7, 9, 12, 16, 20, 64].map(|coins| {
            let style = style(coins);
            style.split_once(";--narrow").unwrap_or_default().0.to_owned()
        });
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
    #[test]
    fn on_a_phone_no_line_has_more_coins_than_a_finger_can_touch() {
        for coins in 1..=64 {
            let lines = NARROW.lines(coins);
            assert!(coins.div_ceil(lines) <= 8, "{coins} in {lines}");
        }
        assert_eq!([1, 3, 4, 7, 9, 64].map(|coins| NARROW.lines(coins)), [1, 2, 2, 2, 3, 8]);
    }
}
