//! How many lines a row of coins takes: one, as long as its coins are large enough there, since all is about which of
//! them are further right.

/// How many coins there is room for in a line on a wide screen.
const WIDE: u32 = 16;
/// The same on a narrow one: a phone has room for eight that are large enough for a finger.
const NARROW: u32 = 8;

/// The number of lines; as few as possible.
fn lines(coins: u32, room: u32) -> u32 {
    coins.div_ceil(room).max(1)
}

/// The style that says so: `--lines`, and `--across`, how many coins there are in a line; for a narrow screen
/// `--narrow-lines` and `--narrow-across`.
pub(super) fn style(coins: u32) -> String {
    let said = |name: &str, room: u32| {
        let lines = lines(coins, room);
        format!("--{name}lines:{lines};--{name}across:{}", coins.div_ceil(lines).max(1))
    };
    format!("{};{}", said("", WIDE), said("narrow-", NARROW))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_is_one_line_as_long_as_its_coins_are_large_enough_there() {
        let rows = [1, 7, 8, 9, 16, 17, 64];
        assert_eq!(rows.map(|coins| lines(coins, WIDE)), [1, 1, 1, 1, 1, 2, 4]);
        assert_eq!(rows.map(|coins| lines(coins, NARROW)), [1, 1, 1, 2, 2, 3, 8]);
        assert_eq!(style(17), "--lines:2;--across:9;--narrow-lines:3;--narrow-across:6");
        assert_eq!(style(0), "--lines:1;--across:1;--narrow-lines:1;--narrow-across:1");
    }
}
