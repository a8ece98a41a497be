//! Octal games on heaps.
