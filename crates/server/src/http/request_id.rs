//! Request ids: a response names its request, so that a player can quote it and the host can find it in the log.

use std::fmt;
use std::hash::{BuildHasher, RandomState};
use std::sync::atomic::{AtomicU64, Ordering};

use axum::http::{HeaderMap, HeaderName, HeaderValue};

/// The header with the id, in requests from a proxy and in responses.
pub(crate) const X_REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// The longest id that is taken from a proxy, in bytes.
const LONGEST: usize = 64;

/// The number of hexadecimal digits of our own ids.
const DIGITS: usize = 12;

/// The id of a request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct RequestId(HeaderValue);

impl RequestId {
    /// Returns the id that a trusted proxy sent, if it fits.
    pub fn sent(headers: &HeaderMap) -> Option<RequestId> {
        headers.get(X_REQUEST_ID).and_then(RequestId::checked)
    }

    /// Returns the id in a header, if it is short printable ASCII.
    pub fn checked(sent: &HeaderValue) -> Option<RequestId> {
        let fits = (1..=LONGEST).contains(&sent.len()) && sent.as_bytes().iter().all(u8::is_ascii_graphic);
        fits.then(|| RequestId(sent.clone()))
    }

    /// Returns the value of the header.
    pub fn header(&self) -> HeaderValue {
        self.0.clone()
    }

    pub fn as_str(&self) -> &str {
        // All its bytes are printable.
        self.0.to_str().unwrap_or_default()
    }
}

impl fmt::Display for RequestId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Makes ids that differ from each other, and almost surely from those before a restart.
#[derive(Debug)]
pub(crate) struct RequestIds {
    seed: u64,
    made: AtomicU64,
}

impl RequestIds {
    pub fn new() -> RequestIds {
        // An id is no secret, so the server's own generator is not asked.
        RequestIds { seed: RandomState::new().hash_one(0), made: AtomicU64::new(0) }
    }

    pub fn next(&self) -> RequestId {
        let number = mixed(self.seed.wrapping_add(self.made.fetch_add(1, Ordering::Relaxed)));
        let digits: [u8; DIGITS] =
            std::array::from_fn(|place| b"0123456789abcdef"[(number >> (4 * place)) as usize & 15]);
        RequestId(HeaderValue::from_bytes(&digits).unwrap_or(HeaderValue::from_static("-")))
    }
}

/// Mixes the bits of a number (the finaliser of `SplitMix64`), so that consecutive ids look different.
fn mixed(number: u64) -> u64 {
    let number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn ids_differ() {
        let ids = RequestIds::new();
        let made: HashSet<String> = (0..10_000).map(|_| ids.next().to_string()).collect();
        assert_eq!(made.len(), 10_000);
        assert!(made.iter().all(|id| id.len() == DIGITS), "{made:?}");
    }

    #[test]
    fn only_a_short_printable_id_is_taken() {
        let sent = |value: &[u8]| {
            let value = HeaderValue::from_bytes(value).expect("a header");
            RequestId::sent(&HeaderMap::from_iter([(X_REQUEST_ID, value)])).is_some()
        };
        assert!(sent(b"7f3a-0001") && sent(&[b'x'; LONGEST]));
        let longer = [b'x'; LONGEST + 1];
        for bad in [&b""[..], b"two words", b"tab\t", "öde".as_bytes(), &longer] {
            assert!(!sent(bad), "{bad:?}");
        }
    }
}
