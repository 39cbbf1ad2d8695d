//! A connection between two programs that can be cut.

use std::io::{ErrorKind, Read, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

/// The interval at which a connection looks whether it is cut.
const PAUSE: Duration = Duration::from_millis(10);

/// A proxy in front of a server. While it is cut, everything that is sent gets lost or late, as behind a broken cable.
#[derive(Clone)]
pub struct Link {
    /// The address to connect to.
    pub address: SocketAddr,
    is_cut: Arc<AtomicBool>,
    streams: Arc<Mutex<Vec<TcpStream>>>,
}

impl Link {
    pub fn to(server: SocketAddr) -> Link {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port is free");
        let address = listener.local_addr().expect("it has an address");
        let link = Link { address, is_cut: Arc::default(), streams: Arc::default() };
        let accepting = link.clone();
        thread::spawn(move || {
            for stream in listener.incoming().map_while(Result::ok) {
                accepting.pass(stream, server);
            }
        });
        link
    }

    fn pass(&self, client: TcpStream, server: SocketAddr) {
        // A client whose server is gone sees its connection end.
        let Ok(server) = TcpStream::connect(server) else { return };
        let copy = |stream: &TcpStream| stream.try_clone().expect("a stream can be copied");
        self.streams.lock().expect("nobody panicked").extend([copy(&client), copy(&server)]);
        for (from, to) in [(copy(&client), copy(&server)), (server, client)] {
            let is_cut = Arc::clone(&self.is_cut);
            thread::spawn(move || pass_on(from, to, &is_cut));
        }
    }

    /// Cuts it: connections stay open, and nothing arrives.
    pub fn cut(&self) {
        self.is_cut.store(true, Ordering::Relaxed);
    }

    /// Mends it: what was sent meanwhile arrives.
    pub fn mend(&self) {
        self.is_cut.store(false, Ordering::Relaxed);
    }

    /// Ends all connections.
    pub fn drop_all(&self) {
        for stream in self.streams.lock().expect("nobody panicked").drain(..) {
            // It may have ended.
            let _ = stream.shutdown(Shutdown::Both);
        }
    }
}

fn pass_on(mut from: TcpStream, mut to: TcpStream, is_cut: &AtomicBool) {
    let mut bytes = [0; 16 * 1024];
    from.set_read_timeout(Some(PAUSE)).expect("it is not zero");
    loop {
        while is_cut.load(Ordering::Relaxed) {
            thread::sleep(PAUSE);
        }
        match from.read(&mut bytes) {
            Ok(0) => break,
            Ok(length) => {
                if to.write_all(&bytes[..length]).is_err() {
                    break;
                }
            }
            Err(error) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => (),
            Err(_) => break,
        }
    }
    let _ = to.shutdown(Shutdown::Both);
}
