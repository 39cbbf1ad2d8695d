//! A proxy between a store and its server, which does to connections what networks and other servers do.

use std::io::{Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

/// The time after which the proxy refuses a connection while the server is away.
const REFUSAL_DELAY: Duration = Duration::from_millis(200);

/// A change of the bytes that a store sends.
pub type Change = fn(&mut [u8]);

/// The part of a statement that gets lost, and the connection with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lost {
    /// It never arrives at the server.
    Request,
    /// The server has executed it.
    Answer,
}

/// A proxy. It runs until the test ends.
pub struct Proxy {
    /// The URL that leads through it.
    pub url: String,
    wire: Arc<Wire>,
}

struct Wire {
    change: Change,
    is_away: AtomicBool,
    is_frozen: AtomicBool,
    /// The attempts to connect while the server was away.
    attempts: AtomicU32,
    /// The statement that gets lost next.
    loses: Mutex<Option<(&'static str, Lost)>>,
    /// All that stores have sent.
    sent: Mutex<Vec<u8>>,
    open: Mutex<Vec<TcpStream>>,
}

impl Proxy {
    pub fn start(url: &str) -> Proxy {
        Proxy::changing(url, |_| ())
    }

    /// Starts a proxy that changes what stores send.
    pub fn changing(url: &str, change: Change) -> Proxy {
        let (before, rest) = url.split_once("127.0.0.1:").unwrap();
        let (port, after) = rest.split_once('/').unwrap();
        let server: u16 = port.parse().unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let url = format!("{before}{}/{after}", listener.local_addr().unwrap());
        let wire = Arc::new(Wire {
            change,
            is_away: AtomicBool::default(),
            is_frozen: AtomicBool::default(),
            attempts: AtomicU32::default(),
            loses: Mutex::default(),
            sent: Mutex::default(),
            open: Mutex::default(),
        });
        thread::spawn({
            let wire = Arc::clone(&wire);
            move || {
                for store in listener.incoming() {
                    let (store, wire) = (store.unwrap(), Arc::clone(&wire));
                    thread::spawn(move || wire.connect(store, server));
                }
            }
        });
        Proxy { url, wire }
    }

    /// Ends all connections, and refuses new ones from now on.
    pub fn go_away(&self) {
        self.wire.is_away.store(true, Ordering::SeqCst);
        for open in self.wire.open.lock().unwrap().drain(..) {
            let _ = open.shutdown(Shutdown::Both);
        }
    }

    /// Lets stores connect again. Returns how many attempts were refused.
    pub fn come_back(&self) -> u32 {
        self.wire.is_away.store(false, Ordering::SeqCst);
        self.wire.attempts.swap(0, Ordering::SeqCst)
    }

    /// Takes everything and passes nothing on: a server whose processes hang, on a machine that does not.
    pub fn freeze(&self) {
        self.wire.is_frozen.store(true, Ordering::SeqCst);
    }

    /// Goes on, with what it has taken.
    pub fn thaw(&self) {
        self.wire.is_frozen.store(false, Ordering::SeqCst);
    }

    /// Ends the connection on which a statement is sent next, before it is executed or afterwards.
    pub fn lose(&self, statement: &'static str, lost: Lost) {
        *self.wire.loses.lock().unwrap() = Some((statement, lost));
    }

    /// Returns all that stores have sent since the last call.
    pub fn take_sent(&self) -> String {
        String::from_utf8_lossy(&std::mem::take(&mut *self.wire.sent.lock().unwrap())).into_owned()
    }
}

impl Wire {
    fn connect(self: Arc<Wire>, store: TcpStream, server: u16) {
        if self.is_away.load(Ordering::SeqCst) {
            self.attempts.fetch_add(1, Ordering::SeqCst);
            thread::sleep(REFUSAL_DELAY);
            return;
        }
        let server = TcpStream::connect(("127.0.0.1", server)).unwrap();
        for side in [&store, &server] {
            side.set_nodelay(true).unwrap();
        }
        self.open.lock().unwrap().push(store.try_clone().unwrap());
        let back = (server.try_clone().unwrap(), store.try_clone().unwrap());
        let is_answer_lost = Arc::new(AtomicBool::new(false));
        thread::spawn({
            let (wire, is_answer_lost) = (Arc::clone(&self), Arc::clone(&is_answer_lost));
            move || {
                pass(back.0, back.1, |_| {
                    wire.wait_for_thaw();
                    !is_answer_lost.load(Ordering::SeqCst)
                });
            }
        });
        pass(store, server, |bytes| {
            self.wait_for_thaw();
            (self.change)(bytes);
            self.sent.lock().unwrap().extend_from_slice(bytes);
            let lost = self.loses.lock().unwrap().take_if(|(statement, _)| contains(bytes, statement));
            is_answer_lost.fetch_or(matches!(lost, Some((_, Lost::Answer))), Ordering::SeqCst);
            !matches!(lost, Some((_, Lost::Request)))
        });
    }

    fn wait_for_thaw(&self) {
        while self.is_frozen.load(Ordering::SeqCst) {
            thread::sleep(Duration::from_millis(5));
        }
    }
}

/// Passes bytes on until a side ends, or until `change` returns false.
fn pass(mut from: TcpStream, mut to: TcpStream, change: impl Fn(&mut [u8]) -> bool) {
    let mut bytes = vec![0; 64 * 1024];
    while let Ok(length @ 1..) = from.read(&mut bytes) {
        if !change(&mut bytes[..length]) || to.write_all(&bytes[..length]).is_err() {
            break;
        }
    }
    let _ = (from.shutdown(Shutdown::Both), to.shutdown(Shutdown::Both));
}

fn contains(bytes: &[u8], word: &str) -> bool {
    bytes.windows(word.len()).any(|window| window == word.as_bytes())
}

/// Replaces a word with another one of the same length.
pub fn replace(bytes: &mut [u8], word: &str, other: &str) {
    while let Some(at) = bytes.windows(word.len()).position(|window| window == word.as_bytes()) {
        bytes[at..at + word.len()].copy_from_slice(other.as_bytes());
    }
}
