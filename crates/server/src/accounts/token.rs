//! The secrets that people and programs authenticate with. The store sees only their hashes.

use std::fmt::Write;

use rand::Rng;
use ring::hmac::{self, Key};
use sha2::{Digest, Sha256};

/// The prefix of API tokens, so that scanners recognise a leaked one.
const MARK: &str = "hearth_";

/// A secret.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct Token([u8; 32]);

impl Token {
    /// Draws a new one.
    pub fn random(rng: &mut dyn Rng) -> Token {
        let mut bytes = [0; 32];
        rng.fill_bytes(&mut bytes);
        Token(bytes)
    }

    /// Returns its hash, which is all that the store knows.
    pub fn hash(&self) -> [u8; 32] {
        Sha256::digest(self.0).into()
    }

    /// Returns the text that a program sends as a bearer token.
    pub fn bearer(&self) -> String {
        format!("{MARK}{}", hex(&self.0))
    }

    /// Parses a bearer token.
    pub fn from_bearer(text: &str) -> Option<Token> {
        unhex(text.strip_prefix(MARK)?).map(Token)
    }

    /// Returns the value of the session cookie: the secret and a signature, so that forged secrets are never looked up.
    pub fn signed(&self, key: &Key) -> String {
        format!("{}.{}", hex(&self.0), hex(hmac::sign(key, &self.0).as_ref()))
    }

    /// Parses a session cookie and verifies its signature.
    pub fn from_signed(text: &str, key: &Key) -> Option<Token> {
        let (token, signed) = text.split_once('.')?;
        let (token, signed) = (unhex(token)?, unhex(signed)?);
        hmac::verify(key, &token, &signed).ok().map(|()| Token(token))
    }
}

/// Writes bytes as hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
        // Writing to a string cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// Reads a text from hexadecimal digits.
pub(crate) fn unhex_text(digits: &str) -> Option<String> {
    let digit = |digit: u8| char::from(digit).to_digit(16);
    let bytes = digits.as_bytes().chunks(2).map(|pair| {
        let [high, low] = pair else { return None };
        Some((digit(*high)? * 16 + digit(*low)?) as u8)
    });
    String::from_utf8(bytes.collect::<Option<Vec<u8>>>()?).ok()
}

fn unhex(text: &str) -> Option<[u8; 32]> {
    let digits: &[u8; 64] = text.as_bytes().try_into().ok()?;
    let digit = |digit: u8| char::from(digit).to_digit(16);
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        *byte = (digit(pair[0])? * 16 + digit(pair[1])?) as u8;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use rand_chacha::ChaCha20Rng;
    use rand_chacha::rand_core::SeedableRng;
    use ring::hmac::HMAC_SHA256;

    use super::*;

    #[test]
    fn a_cookie_is_read_only_if_it_is_signed_with_our_key() {
        let [ours, another] = ["ours", "another"].map(|key| Key::new(HMAC_SHA256, key.as_bytes()));
        let token = Token::random(&mut ChaCha20Rng::seed_from_u64(1));
        let cookie = token.signed(&ours);
        assert!(Token::from_signed(&cookie, &ours) == Some(token.clone()));
        assert!(Token::from_signed(&cookie, &another).is_none());
        let other = Token::random(&mut ChaCha20Rng::seed_from_u64(2)).signed(&ours);
        let mixed = format!("{}.{}", &cookie[..64], &other[65..]);
        assert!(Token::from_signed(&mixed, &ours).is_none());
        for nonsense in ["", ".", "a.b", &cookie[1..], &format!("{cookie}00"), "ä.ö"] {
            assert!(Token::from_signed(nonsense, &ours).is_none(), "{nonsense}");
        }
    }

    #[test]
    fn a_bearer_token_is_read_as_it_is_written() {
        let token = Token::random(&mut ChaCha20Rng::seed_from_u64(3));
        assert!(Token::from_bearer(&token.bearer()) == Some(token.clone()));
        assert!(Token::from_bearer(&token.signed(&Key::new(HMAC_SHA256, b"key"))).is_none());
    }
}
