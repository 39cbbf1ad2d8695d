//! The random numbers of a deal: HKDF-SHA256 makes a key, `ChaCha20` with that key makes the numbers.

use std::convert::Infallible;

use hearth_core::Bytes32;
use hkdf::Hkdf;
use rand::{Rng, TryRng};
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::SeedableRng;
use sha2::Sha256;

/// The salt of the key. It names the version of this method.
const SALT: &[u8] = b"hearth deal 1";

/// A use of random numbers. Each has its own, so that one cannot shift another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// The set-up of the game.
    Cards,
    /// The player who goes first.
    First,
}

impl Purpose {
    const fn label(self) -> &'static [u8] {
        match self {
            Purpose::Cards => b"cards",
            Purpose::First => b"first",
        }
    }
}

/// The random numbers of one deal: the key stream of `ChaCha20` (RFC 8439) with nonce zero, as little-endian words.
#[derive(Debug)]
pub struct DealRng(ChaCha20Rng);

impl DealRng {
    /// Derives the numbers from the secret and the shares, whose order does not matter.
    pub fn new(secret: Bytes32, shares: impl IntoIterator<Item = Bytes32>, purpose: Purpose) -> DealRng {
        let mut shares: Vec<Bytes32> = shares.into_iter().collect();
        shares.sort_unstable();
        let input: Vec<u8> = std::iter::once(secret).chain(shares).flat_map(|bytes| bytes.0).collect();
        let mut key = [0; 32];
        Hkdf::<Sha256>::new(Some(SALT), &input)
            .expand(purpose.label(), &mut key)
            .expect("HKDF-SHA256 makes up to 8160 bytes");
        DealRng(ChaCha20Rng::from_seed(key))
    }
}

impl TryRng for DealRng {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok(self.0.next_u32())
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        Ok(self.0.next_u64())
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        self.0.fill_bytes(bytes);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// RFC 8439, appendix A.1, test vectors 1 and 2.
    #[test]
    fn the_generator_is_chacha20_of_the_rfc() {
        let mut rng = ChaCha20Rng::from_seed([0; 32]);
        let first: Vec<u32> = (0..16).map(|_| rng.next_u32()).collect();
        assert_eq!(first[..4], [0xade0_b876, 0x903d_f1a0, 0xe56a_5d40, 0x28bd_8653]);
        assert_eq!(rng.next_u32(), 0xbee7_079f, "the second block");
    }

    /// RFC 5869, appendix A.1.
    #[test]
    fn the_key_is_hkdf_of_the_rfc() {
        let salt: Vec<u8> = (0..13).collect();
        let info: Vec<u8> = (0xf0..0xfa).collect();
        let mut key = [0; 4];
        Hkdf::<Sha256>::new(Some(&salt), &[0x0b; 22]).expand(&info, &mut key).expect("four bytes fit");
        assert_eq!(key, [0x3c, 0xb2, 0x5f, 0x25]);
    }

    #[test]
    fn each_input_changes_the_numbers() {
        let [secret, a, b] = [1, 2, 3].map(|byte| Bytes32([byte; 32]));
        let drawn = |secret, shares: &[Bytes32], purpose| {
            DealRng::new(secret, shares.iter().copied(), purpose).next_u32()
        };
        let usual = drawn(secret, &[a, b], Purpose::Cards);
        assert_eq!(drawn(secret, &[b, a], Purpose::Cards), usual, "the order does not matter");
        let others = [
            drawn(a, &[a, b], Purpose::Cards),
            drawn(secret, &[a], Purpose::Cards),
            drawn(secret, &[a, secret], Purpose::Cards),
            drawn(secret, &[a, b], Purpose::First),
        ];
        assert!(!others.contains(&usual), "{usual} in {others:?}");
    }
}
