//! Encryption of Web Push messages, so that the push service cannot read them: RFC 8291 and RFC 8188.

use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::error::Unspecified;
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::{SecureRandom, SystemRandom};

/// The record size. Every message is one record.
const RECORD: u32 = 4096;

/// The delimiter after the text of the last record.
const LAST: u8 = 2;

/// The inputs of key derivation besides the shared secret.
struct Keys<'a> {
    /// The browser's public key.
    theirs: &'a [u8],
    /// The browser's authentication secret.
    auth: &'a [u8],
    /// Our ephemeral public key.
    ours: &'a [u8],
    salt: [u8; 16],
}

/// Encrypts a text for a browser.
pub(super) fn seal(text: &[u8], theirs: &[u8], auth: &[u8]) -> Result<Vec<u8>, Unspecified> {
    let random = SystemRandom::new();
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &random)?;
    let ours = own.compute_public_key()?;
    let mut salt = [0; 16];
    random.fill(&mut salt)?;
    let keys = Keys { theirs, auth, ours: ours.as_ref(), salt };
    agree_ephemeral(own, &UnparsedPublicKey::new(&ECDH_P256, theirs), |secret| locked(text, secret, &keys))?
}

fn locked(text: &[u8], secret: &[u8], keys: &Keys<'_>) -> Result<Vec<u8>, Unspecified> {
    let Keys { theirs, auth, ours, salt } = keys;
    let shared: [u8; 32] = derived(auth, secret, &[b"WebPush: info\0", theirs, ours])?;
    let key: [u8; 16] = derived(salt, &shared, &[b"Content-Encoding: aes128gcm\0"])?;
    let nonce: [u8; 12] = derived(salt, &shared, &[b"Content-Encoding: nonce\0"])?;
    let mut record = [text, &[LAST]].concat();
    LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key)?).seal_in_place_append_tag(
        Nonce::assume_unique_for_key(nonce),
        Aad::empty(),
        &mut record,
    )?;
    let length = u8::try_from(ours.len()).map_err(|_| Unspecified)?;
    Ok([&salt[..], &RECORD.to_be_bytes(), &[length], ours, &record].concat())
}

struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn derived<const N: usize>(salt: &[u8], secret: &[u8], info: &[&[u8]]) -> Result<[u8; N], Unspecified> {
    let mut key = [0; N];
    Salt::new(HKDF_SHA256, salt).extract(secret).expand(info, Length(N))?.fill(&mut key)?;
    Ok(key)
}

#[cfg(test)]
mod tests {
    use base64::Engine;
    use base64::prelude::BASE64_URL_SAFE_NO_PAD;

    use super::*;

    fn decoded(text: &str) -> Vec<u8> {
        BASE64_URL_SAFE_NO_PAD.decode(text).expect("it is base64")
    }

    #[test]
    fn the_example_of_the_standard_is_locked_as_it_stands_there() {
        let theirs = decoded(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        );
        let ours = decoded(
            "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
        );
        let (auth, secret) =
            (decoded("BTBZMqHH6r4Tts7J_aSIgg"), decoded("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs"));
        let salt = decoded("DGv6ra1nlYgDCS1FRnbzlw").try_into().expect("sixteen bytes");
        let keys = Keys { theirs: &theirs, auth: &auth, ours: &ours, salt };
        let sealed = locked(b"When I grow up, I want to be a watermelon", &secret, &keys);
        assert_eq!(
            BASE64_URL_SAFE_NO_PAD.encode(sealed.expect("it can be locked")),
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w\
             EqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
        );
    }

    #[test]
    fn nothing_is_locked_with_what_is_no_key() {
        for nonsense in [&[][..], &[4; 65], &[0; 65], b"key"] {
            assert!(seal(b"text", nonsense, &[0; 16]).is_err(), "{nonsense:?}");
        }
    }
}
