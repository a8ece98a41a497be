//! Where the page's program may be cut.
//!
//! The page is one program, and so it is built for work and for tests. `make build` cuts it with
//! `tools/cut.mjs`, so that nobody waits for what they do not look at: what only some pages need goes into
//! separate files, which are fetched when one of those pages is opened. Each place where it may be cut is
//! marked once, as a *split point*: an ordinary function with the name of a chunk before it.
//!
//! ```ignore
//! split_points! {
//!     /// What draws games with heaps.
//!     heaps: pub(super) fn heaps() -> Draw { draw::<Heaps> }
//!     /// What draws the sequences of heaps: the same name, so the same chunk.
//!     explorer: fn sequence() -> Draw { draw_view::<ExplorerView> }
//!     explorer: fn atlas() -> Draw { draw_view::<AtlasView> }
//! }
//!
//! let draw = heaps().await?;
//! ```
//!
//! Either way the caller waits for a `Result`, whose error is [`Missing`]. In the whole program it is
//! available immediately. Where the program is cut (feature `cut`) the first call fetches the chunk, all that
//! wait for it at the same time wait for one fetch, and once it is here no call waits again. A chunk
//! that did not come is asked for again by the next call.
//!
//! What only the bodies lead to goes out of the main program, code and data: a text of 60 kB that only
//! a split point returns (`-> &'static str`) costs those who never call it nothing. What several
//! chunks lead to goes into files that they share. What any other code names as well, be it only in a
//! table of all there is, stays in the main program.
//!
//! Of a split point itself:
//!
//! - it takes values and gives values: no receiver, no generics, no `impl Trait`, not `async`;
//! - a chunk is best named as its links name it, a view of its own or else a system (`-` written `_`):
//!   the script that loads the program then asks for it by the address, before the program can;
//! - wait for it in a task of its own (`spawn_local`). A future that is dropped while it waits takes
//!   those with it that wait for the same.

use std::error::Error;
use std::fmt;
use std::pin::Pin;

/// A part of the program that is on its way.
pub type Coming<T> = Pin<Box<dyn Future<Output = Result<T, Missing>>>>;

/// A part of the program did not come. Whoever asks again has it fetched again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Missing;

impl fmt::Display for Missing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a part of the program did not come")
    }
}

impl Error for Missing {}

/// What went wrong is in the browser's console.
#[cfg(feature = "cut")]
impl From<wasm_split_helpers::SplitLoaderError> for Missing {
    fn from(_: wasm_split_helpers::SplitLoaderError) -> Self {
        Self
    }
}

/// Declares split points; the module says what they are.
#[cfg(feature = "cut")]
#[macro_export]
macro_rules! split_points {
    ($(
        $(#[$about:meta])*
        $chunk:ident: $vis:vis fn $name:ident($($given:ident: $kind:ty),* $(,)?) -> $brought:ty $body:block
    )*) => {$(
        $(#[$about])*
        #[allow(unused_braces)]
        #[::wasm_split_helpers::wasm_split($chunk, fallible)]
        $vis fn $name($($given: $kind),*) -> Result<$brought, $crate::app::chunk::Missing> {
            Ok($body)
        }
    )*};
}

/// Declares split points; the module says what they are.
#[cfg(not(feature = "cut"))]
#[macro_export]
macro_rules! split_points {
    ($(
        $(#[$about:meta])*
        $chunk:ident: $vis:vis fn $name:ident($($given:ident: $kind:ty),* $(,)?) -> $brought:ty $body:block
    )*) => {$(
        $(#[$about])*
        #[allow(clippy::unused_async)]
        $vis async fn $name($($given: $kind),*) -> Result<$brought, $crate::app::chunk::Missing> {
            Ok($body)
        }
    )*};
}
