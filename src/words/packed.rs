//! The form of a packed catalogue: the build writes it, this floor reads it, both with this file.
//!
//! A catalogue is all that one language says, in one text. The marks are control characters, which
//! no message may hold, so nothing needs escaping:
//!
//! ```text
//! catalogue = { id UNIT pattern RECORD }                        sorted by id, as bytes
//! pattern   = { plain | CHOICE variable UNIT variant { VARIANT variant } END }
//! variant   = key UNIT plain                                    the last one is the default
//! plain     = { text | VALUE variable UNIT }
//! ```
//!
//! A key is a whole number in digits, a plural category, or a text. Choices do not nest.

/// Ends a message.
pub(crate) const RECORD: char = '\u{1e}';
/// Ends an id, the name of a variable or a key.
pub(crate) const UNIT: char = '\u{1f}';
/// Begins a place for the value of a variable.
pub(crate) const VALUE: char = '\u{1}';
/// Begins a choice between variants, made by the value of a variable.
pub(crate) const CHOICE: char = '\u{2}';
/// Separates two variants.
pub(crate) const VARIANT: char = '\u{3}';
/// Ends a choice.
pub(crate) const END: char = '\u{4}';
