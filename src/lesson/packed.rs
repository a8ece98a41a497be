//! A lesson in a link: its bytes deflated, with a checksum (zlib), in base64url.

use super::MAX_BYTES;
use crate::core::Message;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use miniz_oxide::deflate::compress_to_vec_zlib;
use miniz_oxide::inflate::{TINFLStatus, decompress_to_vec_zlib_with_limit};

/// How hard it is tried to pack tightly, of 10.
const EFFORT: u8 = 10;

/// Packs a text, in unreserved characters.
pub fn pack_text(text: &str) -> String {
    URL_SAFE_NO_PAD.encode(compress_to_vec_zlib(text.as_bytes(), EFFORT))
}

/// Unpacks what [`pack_text`] packed, byte for byte; an error where it was cut or changed, or is longer than
/// [`MAX_BYTES`].
pub fn unpack_text(packed: &str) -> Result<String, Message> {
    let broken = || Message::new("lesson-packed");
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
