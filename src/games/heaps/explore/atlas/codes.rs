//! Which codes the atlas has.

use crate::games::heaps::code::{Code, Digit};
use crate::games::heaps::named::NamedGame;

/// The codes of the atlas in their order: all of one to three digits that begin with 0, the shorter
/// ones first, then what else has a name.
pub fn atlas_codes() -> Vec<Code> {
    let mut codes = Vec::with_capacity(520);
    for length in 1..=3_u32 {
        for number in 0..8_u16.pow(length) {
            // A code that ends in 0 is a shorter one.
            if number % 8 != 0 {
                codes.extend(of_digits(number, length));
            }
        }
    }
    for game in NamedGame::ALL {
        codes.extend(Code::read_link(game.code).ok().filter(|code| !codes.contains(code)));
    }
    codes
}

fn of_digits(number: u16, length: u32) -> Option<Code> {
    let digit = |place: u32| Digit::new(u8::try_from(number >> (3 * place) & 7).ok()?);
    let digits: Option<Vec<Digit>> = (0..length).rev().map(digit).collect();
    Code::canonical(Digit::NEVER, digits?, Vec::new())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_codes_are_there_once() {
        let codes = atlas_codes();
        let text: Vec<String> = codes.iter().map(ToString::to_string).collect();
        assert_eq!((&*text[0], &*text[6], &*text[7], &*text[510]), ("0.1", "0.7", "0.01", "0.777"));
        assert!(text[511..].contains(&"0.~3".to_owned()));
        let mut sorted = text.clone();
        sorted.sort();
        sorted.dedup();
        assert_eq!(sorted.len(), text.len());
    }
}
