//! Nim multiplication.
//!
//! The nim-product of two numbers is the mex of all x′ ⊗ y ⊕ x ⊗ y′ ⊕ x′ ⊗ y′ with x′ < x and y′ < y. With it
//! and the nim-sum the numbers below 2^(2^k) are a field, for each k (J. H. Conway, *On Numbers and Games*,
//! chapter 6; H. W. Lenstra, *Nim multiplication*, 1977). Found by three rules: it distributes over the
//! nim-sum; a Fermat power F = 2^(2^k) times a smaller number is the usual product; F ⊗ F = F ⊕ F/2.
//!
//! `tests/native/coins/product.rs` compares it with the definition, and looks whether the laws of a field
//! hold.

use crate::core::Nimber;

/// The nim-product. Time is constant: at most some hundred steps.
pub fn nim_product(x: Nimber, y: Nimber) -> Nimber {
    Nimber(product(x.0, y.0, 16))
}

/// The product of numbers of at most twice as many bits. Each is taken apart at the Fermat power F of that
/// many bits: (aF ⊕ b) ⊗ (cF ⊕ d) = (ac ⊕ ad ⊕ bc)F ⊕ bd ⊕ ac ⊗ F/2.
fn product(x: u32, y: u32, bits: u32) -> u32 {
    if x < 2 || y < 2 {
        return x * y;
    }
    let half = bits / 2;
    let split = |number: u32| (number >> bits, number & ((1 << bits) - 1));
    let ((high_x, low_x), (high_y, low_y)) = (split(x), split(y));
    let (high, low) = (product(high_x, high_y, half), product(low_x, low_y, half));
    let all = product(high_x ^ low_x, high_y ^ low_y, half);
    (all ^ low) << bits | low ^ product(high, 1 << (bits - 1), half)
}
