//! Metadata of a forwarded request, signed with the secret that all nodes share.

use std::fmt::Write;
use std::net::IpAddr;

use axum::http::HeaderValue;
use axum::http::request::Parts;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hearth_cluster::Number;
use hearth_host::base::Context;
use hearth_store::StoreFailure;
use hearth_table::Timestamp;
use ring::hmac::{self, Key};

use crate::accounts::signing_key::read_signing_key;
use crate::http::request_id::RequestId;

/// The name of the secret in the store.
const SECRET: &str = "nodes";

/// The most that a request may take to another node, and that the clocks of two nodes may differ, in milliseconds.
const MAX_AGE: i64 = 10_000;

/// The key that nodes sign with.
pub(super) struct NodeKey(Key);

impl NodeKey {
    /// Reads the key from the store, which keeps a new one if it has none. Nodes stop before a backup is restored, so it stays.
    pub async fn open(context: &Context) -> Result<NodeKey, StoreFailure> {
        Ok(NodeKey(read_signing_key(context, SECRET).await?))
    }
}

/// The signed metadata of a forwarded request.
pub(super) struct Signed {
    /// The receiver.
    pub to: Number,
    at: i64,
    /// The address of the client.
    pub client: Option<IpAddr>,
    /// The id of the request.
    pub id: RequestId,
    signature: Vec<u8>,
}

impl Signed {
    /// Describes a request that is forwarded now. It is signed with its header.
    pub fn now(to: Number, Timestamp(at): Timestamp, client: Option<IpAddr>, id: &RequestId) -> Signed {
        Signed { to, at, client, id: id.clone(), signature: Vec::new() }
    }

    /// Parses a header.
    pub fn parse(header: &HeaderValue) -> Option<Signed> {
        let mut words = header.to_str().ok()?.split(' ');
        let mut word = || words.next();
        let signed = Signed {
            to: Number(word()?.parse().ok()?),
            at: word()?.parse().ok()?,
            client: match word()? {
                "-" => None,
                client => Some(client.parse().ok()?),
            },
            id: RequestId::checked(&HeaderValue::from_str(word()?).ok()?)?,
            signature: URL_SAFE_NO_PAD.decode(word()?).ok()?,
        };
        words.next().is_none().then_some(signed)
    }

    /// Returns the signed header for a request.
    pub fn header(&self, NodeKey(key): &NodeKey, parts: &Parts) -> HeaderValue {
        let signature = hmac::sign(key, self.message(parts).as_bytes());
        let mut header = self.words();
        // Writing to a string cannot fail.
        let _ = write!(header, " {}", URL_SAFE_NO_PAD.encode(signature));
        // Its words are printable.
        HeaderValue::try_from(header).unwrap_or(HeaderValue::from_static(""))
    }

    /// Returns whether a node signed this for this request, a moment ago.
    pub fn is_valid(&self, NodeKey(key): &NodeKey, parts: &Parts, Timestamp(now): Timestamp) -> bool {
        let fresh = now.checked_sub(self.at).is_some_and(|age| age.abs() <= MAX_AGE);
        fresh && hmac::verify(key, self.message(parts).as_bytes(), &self.signature).is_ok()
    }

    /// Returns the words of the header without the signature.
    fn words(&self) -> String {
        let client = self.client.map_or_else(|| "-".to_owned(), |client| client.to_string());
        format!("{} {} {client} {}", self.to.0, self.at, self.id)
    }

    /// Returns the signed text. None of its words contains a space.
    fn message(&self, parts: &Parts) -> String {
        let path = parts.uri.path_and_query().map_or("", |path| path.as_str());
        format!("{} {} {path}", self.words(), parts.method)
    }
}
