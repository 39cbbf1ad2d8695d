//! Deals that anyone can check. `docs/DEALS.md` describes them for programs in other languages.
//!
//! The server draws a secret and publishes its hash, the seal. Every player adds a share. The random numbers of the
//! deal follow from the secret and all shares, so neither the server nor a player alone can choose the cards.

mod check;
mod options;
mod rng;

use hearth_core::Bytes32;
use sha2::{Digest, Sha256};

pub use crate::check::{Unfair, check};
pub use crate::options::proof_options;
pub use crate::rng::{DealRng, Purpose};

/// Returns the seal of a secret: its hash.
pub fn seal(secret: Bytes32) -> Bytes32 {
    Bytes32(Sha256::digest(secret.0).into())
}

/// Reads a share that a player typed or that their browser drew. 64 hexadecimal digits are taken as they are. Any other
/// text is hashed.
pub fn share_of(text: &str) -> Bytes32 {
    text.parse().unwrap_or_else(|_| Bytes32(Sha256::digest(text).into()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The example of FIPS 180-2, appendix B.1, and one made by `sha256sum`.
    #[test]
    fn hashes_agree_with_other_programs() {
        let abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert_eq!(share_of("abc").to_string(), abc);
        assert_eq!(share_of(abc).to_string(), abc, "digits are taken as they are");
        let zeros = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
        assert_eq!(seal(Bytes32([0; 32])).to_string(), zeros);
    }
}
