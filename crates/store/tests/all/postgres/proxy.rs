//! A proxy between a store and its server, which does to a connection what networks and other servers do.

use std::io::{Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::thread;

/// A change of the bytes that a store sends.
pub type Change = fn(&mut [u8]);

/// Starts a proxy that changes what stores send. It runs until the test ends. Returns the URL that leads through it.
pub fn changing(url: &str, change: Change) -> String {
    let (before, rest) = url.split_once("127.0.0.1:").unwrap();
    let (port, after) = rest.split_once('/').unwrap();
    let server: u16 = port.parse().unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let own = listener.local_addr().unwrap();
    thread::spawn(move || {
        for store in listener.incoming() {
            let (store, server) = (store.unwrap(), TcpStream::connect(("127.0.0.1", server)).unwrap());
            let back = (server.try_clone().unwrap(), store.try_clone().unwrap());
            thread::spawn(move || pass(store, server, change));
            thread::spawn(move || pass(back.0, back.1, |_| ()));
        }
    });
    format!("{before}{own}/{after}")
}

/// Passes bytes on until a side ends.
fn pass(mut from: TcpStream, mut to: TcpStream, change: Change) {
    let mut bytes = [0; 64 * 1024];
    while let Ok(length @ 1..) = from.read(&mut bytes) {
        change(&mut bytes[..length]);
        if to.write_all(&bytes[..length]).is_err() {
            break;
        }
    }
    let _ = (from.shutdown(Shutdown::Both), to.shutdown(Shutdown::Both));
}

/// Replaces a word with another one of the same length.
pub fn replace(bytes: &mut [u8], word: &str, other: &str) {
    while let Some(at) = bytes.windows(word.len()).position(|window| window == word.as_bytes()) {
        bytes[at..at + word.len()].copy_from_slice(other.as_bytes());
    }
}
