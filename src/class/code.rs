//! An attempt as a line of text: `NL1.`, then base64url of its bytes (postcard, deflated if that is shorter) and of a
//! 32-bit checksum.

use super::Attempt;
use super::attempt::MAX_SIZE;
use crate::core::Message;
use crate::lesson::mark_of_bytes;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::decompress_to_vec_with_limit;

/// What every line of this version begins with.
pub const PREFIX: &str = "NL1.";

/// The maximum number of characters of a line.
const MAX_LINE: usize = 2 * MAX_SIZE;
/// How hard it is tried to pack tightly, of 10.
const EFFORT: u8 = 10;
/// What says how the bytes are packed.
const PLAIN: u8 = 0;
const DEFLATED: u8 = 1;

/// The line of an attempt.
pub fn write_code(attempt: &Attempt) -> String {
    // Only what has no length known in advance is refused, which an attempt has.
    let plain = postcard::to_allocvec(attempt).unwrap_or_default();
    let packed = compress_to_vec(&plain, EFFORT);
    let (way, body) = if packed.len() < plain.len() { (DEFLATED, packed) } else { (PLAIN, plain) };
    let mut bytes = vec![way];
    bytes.extend(body);
    bytes.extend(checksum(&bytes));
    format!("{PREFIX}{}", URL_SAFE_NO_PAD.encode(bytes))
}

/// Reads the line of an attempt. An error says that it was cut or changed, or made by a newer page.
pub fn read_code(line: &str) -> Result<Attempt, Message> {
    let broken = || Message::new("class-code-broken");
    let Some(body) = line.strip_prefix(PREFIX) else {
        let version = line.strip_prefix("NL").and_then(|rest| rest.split_once('.'));
        let newer = version.is_some_and(|(digits, _)| digits.parse::<u32>().is_ok_and(|v| v > 1));
        return Err(if newer { Message::new("class-code-newer") } else { broken() });
    };
    if body.len() > MAX_LINE {
        return Err(broken());
    }
    let bytes = URL_SAFE_NO_PAD.decode(body).map_err(|_| broken())?;
    let (packed, sum) = bytes.split_last_chunk::<4>().ok_or_else(broken)?;
    if checksum(packed) != *sum {
        return Err(broken());
    }
    let plain = match packed.split_first() {
        Some((&PLAIN, body)) => body.to_vec(),
        Some((&DEFLATED, body)) => {
            decompress_to_vec_with_limit(body, MAX_SIZE).map_err(|_| broken())?
        }
        _ => return Err(broken()),
    };
    let (attempt, rest) = postcard::take_from_bytes::<Attempt>(&plain).map_err(|_| broken())?;
    // One attempt is written in one way, so what differs from it was not written here. (How tightly it is packed
    // does not matter, and takes long to find out again.)
    let written = postcard::to_allocvec(&attempt).is_ok_and(|written| written == plain);
    let sound = rest.is_empty() && attempt.is_sound() && written;
    if sound { Ok(attempt) } else { Err(broken()) }
}

fn checksum(bytes: &[u8]) -> [u8; 4] {
    let mark = mark_of_bytes(bytes).to_le_bytes();
    std::array::from_fn(|place| mark[place] ^ mark[place + 4])
}
