//! VAPID: signatures that tell a push service which server sends (RFC 8292).

use std::fmt;

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use hearth_table::Timestamp;
use ring::error::{KeyRejected, Unspecified};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::json;
use url::Url;

/// The lifetime of a signature, in seconds.
const BELIEVED: i64 = 12 * 60 * 60;

/// The keys of this server.
pub(crate) struct Vapid(EcdsaKeyPair);

impl fmt::Debug for Vapid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Vapid({})", self.public_key())
    }
}

impl Vapid {
    /// Generates new keys, in the form in which they are stored.
    pub fn fresh() -> Result<Vec<u8>, Unspecified> {
        let keys = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new())?;
        Ok(keys.as_ref().to_vec())
    }

    /// Parses stored keys.
    pub fn new(stored: &[u8]) -> Result<Vapid, KeyRejected> {
        EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, stored, &SystemRandom::new()).map(Vapid)
    }

    /// Returns the key that browsers hand to their push service.
    pub fn public_key(&self) -> String {
        BASE64_URL_SAFE_NO_PAD.encode(self.0.public_key())
    }

    /// Returns the `Authorization` header for an endpoint.
    pub fn authorization(
        &self,
        endpoint: &Url,
        contact: &str,
        now: Timestamp,
    ) -> Result<String, Unspecified> {
        let audience = endpoint.origin().ascii_serialization();
        let claims = json!({"aud": audience, "exp": now.0 / 1000 + BELIEVED, "sub": contact});
        let head = BASE64_URL_SAFE_NO_PAD.encode(r#"{"typ":"JWT","alg":"ES256"}"#);
        let signed = format!("{head}.{}", BASE64_URL_SAFE_NO_PAD.encode(claims.to_string()));
        let signature = self.0.sign(&SystemRandom::new(), signed.as_bytes())?;
        let signature = BASE64_URL_SAFE_NO_PAD.encode(signature);
        Ok(format!("vapid t={signed}.{signature}, k={}", self.public_key()))
    }
}

#[cfg(test)]
mod tests {
    use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};

    use super::*;

    #[test]
    fn a_push_service_can_check_who_sends() {
        let stored = Vapid::fresh().expect("keys can be made");
        let vapid = Vapid::new(&stored).expect("they can be read again");
        let endpoint = Url::parse("https://push.example:8443/send/abc").expect("an address");
        let header =
            vapid.authorization(&endpoint, "https://hearth.example", Timestamp(5_000)).expect("signed");
        let (token, key) =
            header.strip_prefix("vapid t=").and_then(|rest| rest.split_once(", k=")).expect("both");
        let (signed, signature) = token.rsplit_once('.').expect("it is signed");
        let decoded = |text: &str| BASE64_URL_SAFE_NO_PAD.decode(text).expect("it is base64");
        let key = UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, decoded(key));
        assert!(key.verify(signed.as_bytes(), &decoded(signature)).is_ok());
        assert!(key.verify(b"something else", &decoded(signature)).is_err());
        let claims: serde_json::Value =
            serde_json::from_slice(&decoded(signed.split_once('.').expect("two parts").1)).expect("JSON");
        assert_eq!(
            claims,
            json!({"aud": "https://push.example:8443", "exp": 43_205, "sub": "https://hearth.example"})
        );
    }
}
