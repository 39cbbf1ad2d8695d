//! A receiver of notices: a small server, and the keys of a browser.

use std::sync::atomic::{AtomicU16, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::Router;
use axum::body::Bytes;
use axum::http::{HeaderMap, StatusCode, Uri};
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::SystemRandom;
use serde_json::Value;
use tokio::net::TcpListener;

use crate::visitors::{settle, until};

/// A request that arrived.
#[derive(Clone)]
pub struct Heard {
    pub path: String,
    pub headers: HeaderMap,
    pub body: Bytes,
}

impl Heard {
    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
    }

    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).expect("it is JSON")
    }
}

/// A server that notices are sent to.
pub struct Receiver {
    pub address: String,
    heard: Arc<Mutex<Vec<Heard>>>,
    status: Arc<AtomicU16>,
}

impl Receiver {
    pub async fn start() -> Receiver {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
        let address = format!("http://{}", listener.local_addr().expect("it has an address"));
        let (heard, status) = (Arc::new(Mutex::new(Vec::new())), Arc::new(AtomicU16::new(200)));
        let receiver = Receiver { address, heard: Arc::clone(&heard), status: Arc::clone(&status) };
        let router = Router::new().fallback(move |uri: Uri, headers: HeaderMap, body: Bytes| {
            let path = uri.path().to_owned();
            heard.lock().expect("nobody panicked").push(Heard { path, headers, body });
            let status = StatusCode::from_u16(status.load(Ordering::Relaxed)).expect("a status");
            async move { status }
        });
        tokio::spawn(async move { axum::serve(listener, router).await });
        receiver
    }

    /// Sets the status of further responses.
    pub fn answers(&self, status: u16) {
        self.status.store(status, Ordering::Relaxed);
    }

    /// Returns all requests so far.
    pub fn heard(&self) -> Vec<Heard> {
        self.heard.lock().expect("nobody panicked").clone()
    }

    /// Waits until this number of requests has arrived, after a pause and soon after it. The pause begins when the sender
    /// has read the response, at a time that nobody sees.
    pub async fn hears_after(&self, pause: Duration, number: usize) -> Heard {
        tokio::time::advance(pause * 9 / 10).await;
        settle().await;
        assert!(self.heard().len() < number, "it comes too soon");
        for _ in 0..20 {
            if self.heard().len() < number {
                tokio::time::advance(pause / 10).await;
                settle().await;
            }
        }
        self.hears(number).await
    }

    /// Waits until this number of requests has arrived, and returns the last.
    pub async fn hears(&self, number: usize) -> Heard {
        until(&format!("{number} notices arrive"), async || self.heard().len() >= number).await;
        let heard = self.heard();
        assert_eq!(heard.len(), number, "no more than that");
        heard.last().expect("something arrived").clone()
    }
}

/// The keys of a browser.
pub struct Keys {
    private: EphemeralPrivateKey,
    public: Vec<u8>,
    auth: [u8; 16],
}

impl Keys {
    pub fn new() -> Keys {
        let private = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).expect("a key");
        let public = private.compute_public_key().expect("its other half").as_ref().to_vec();
        Keys { private, public, auth: [9; 16] }
    }

    /// Returns the form that a page sends to switch notices on.
    pub fn subscription(&self, endpoint: &str) -> [(&'static str, String); 3] {
        [
            ("endpoint", endpoint.to_owned()),
            ("p256dh", BASE64_URL_SAFE_NO_PAD.encode(&self.public)),
            ("auth", BASE64_URL_SAFE_NO_PAD.encode(self.auth)),
        ]
    }

    /// Decrypts a message as a browser does.
    pub fn unlock(self, body: &[u8]) -> Value {
        let (salt, rest) = body.split_at(16);
        let (theirs, sealed) = rest[5..].split_at(usize::from(rest[4]));
        let mut record = sealed.to_vec();
        let theirs = UnparsedPublicKey::new(&ECDH_P256, theirs.to_vec());
        let (public, auth) = (self.public, self.auth);
        let text = agree_ephemeral(self.private, &theirs, |secret| {
            let info = [b"WebPush: info\0", public.as_slice(), theirs.bytes().as_slice()].concat();
            let shared = derived(&auth, secret, &info, 32);
            let key = derived(salt, &shared, b"Content-Encoding: aes128gcm\0", 16);
            let nonce = derived(salt, &shared, b"Content-Encoding: nonce\0", 12);
            let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).expect("a key"));
            let nonce = Nonce::try_assume_unique_for_key(&nonce).expect("a nonce");
            key.open_in_place(nonce, Aad::empty(), &mut record).expect("it is for this browser").to_vec()
        });
        let mut text = text.expect("both agree");
        assert_eq!(text.pop(), Some(2), "the last record");
        serde_json::from_slice(&text).expect("it is JSON")
    }
}

struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn derived(salt: &[u8], secret: &[u8], info: &[u8], length: usize) -> Vec<u8> {
    let mut key = vec![0; length];
    let secret = Salt::new(HKDF_SHA256, salt).extract(secret);
    let info = [info];
    let derived = secret.expand(&info, Length(length)).expect("not too long");
    derived.fill(&mut key).expect("just as long");
    key
}
