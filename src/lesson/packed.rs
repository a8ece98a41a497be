//! A lesson in a link: its bytes deflated, with a checksum (zlib), in base64url.

use super::MAX_BYTES;
use super::read::BREAK;
use crate::core::Message;
use base64::Engine;
use base64::alphabet::URL_SAFE;
use base64::engine::DecodePaddingMode;
use base64::engine::general_purpose::{GeneralPurpose, GeneralPurposeConfig, URL_SAFE_NO_PAD};
use miniz_oxide::deflate::compress_to_vec_zlib;
use miniz_oxide::inflate::{TINFLStatus, decompress_to_vec_zlib_with_limit};

/// How hard it is tried to pack tightly, of 10.
const EFFORT: u8 = 10;

/// Reads what was cut anywhere.
const OF_A_PART: GeneralPurpose = GeneralPurpose::new(
    &URL_SAFE,
    GeneralPurposeConfig::new()
        .with_decode_allow_trailing_bits(true)
        .with_decode_padding_mode(DecodePaddingMode::Indifferent),
);

/// Packs a text, in unreserved characters.
pub fn pack_text(text: &str) -> String {
    URL_SAFE_NO_PAD.encode(compress_to_vec_zlib(text.as_bytes(), EFFORT))
}

/// What may come after a link in a sentence, and never in a packed text.
const AFTER: [char; 9] = ['.', ',', ';', ':', '!', '?', ')', '>', '»'];

/// Unpacks what [`pack_text`] packed, byte for byte; an error where it was cut or changed, or is longer than
/// [`MAX_BYTES`].
pub fn unpack_text(packed: &str) -> Result<String, Message> {
    let broken = || Message::new("lesson-packed");
    // A full stop after a link in a mail is often taken for a part of it.
    let packed = packed.trim_end_matches(AFTER);
    // Twice as long as anything that could be packed.
    if packed.len() > 2 * MAX_BYTES {
        return Err(broken());
    }
    let bytes = URL_SAFE_NO_PAD.decode(packed).map_err(|_| broken())?;
    let text = decompress_to_vec_zlib_with_limit(&bytes, MAX_BYTES).map_err(|error| {
        // There was more than the limit allows.
        let long = error.status == TINFLStatus::HasMoreOutput;
        if long {
            Message::new("lesson-link-too-long").with("most", MAX_BYTES / 1024)
        } else {
            broken()
        }
    })?;
    String::from_utf8(text).map_err(|_| broken())
}

/// The beginning of a lesson whose packed text was cut or changed further on: its steps that are whole, and how
/// many they are; nothing where there is none. As the checksum did not come, nothing says that they are as they
/// were written.
pub fn unpack_begun(packed: &str) -> Option<(String, usize)> {
    let known = |sign: &u8| sign.is_ascii_alphanumeric() || b"-_".contains(sign);
    let length = packed.bytes().take_while(known).count();
    // A single character holds no byte.
    let length = if length % 4 == 1 { length - 1 } else { length };
    let bytes = OF_A_PART.decode(packed.get(..length.min(2 * MAX_BYTES))?).ok()?;
    let inflated = match decompress_to_vec_zlib_with_limit(&bytes, MAX_BYTES) {
        Ok(text) => text,
        Err(error) => error.output,
    };
    // What was not filled yet is zero.
    let text = inflated.split(|&byte| byte == 0).next()?;
    let text = text.utf8_chunks().next()?.valid();
    // The last step may continue.
    let lines: Vec<&str> = text.lines().collect();
    let breaks = |lines: &[&str]| lines.iter().filter(|line| line.trim_end() == BREAK).count();
    let last = lines.iter().rposition(|line| line.trim_end() == BREAK)?;
    let whole = lines.get(..last)?;
    let steps = breaks(whole);
    (steps > 0).then(|| (whole.join("\n") + "\n", steps))
}
