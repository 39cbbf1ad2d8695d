//! Connections over a real network.

use std::net::SocketAddr;
use std::time::Duration;

use hearth_server::{Config, ServeFailure, Server, WallClock};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

use crate::databases::location;
use crate::rng::rng;

/// A server that listens, and drops connections on which nothing moves after two seconds.
struct Listening {
    address: SocketAddr,
    stop: oneshot::Sender<()>,
    serving: JoinHandle<Result<(), ServeFailure>>,
    _folder: tempfile::TempDir,
}

impl Listening {
    async fn start() -> Listening {
        let folder = tempfile::tempdir().expect("a folder can be made");
        let mut config = Config::new(location(folder.path()));
        config.unfinished = Duration::from_secs(2);
        let server = Server::open(config, WallClock::system(), rng()).await.expect("the server opens");
        let listener = Server::listen("127.0.0.1:0".parse().expect("an address")).await.expect("it listens");
        let address = listener.local_addr().expect("it has an address");
        let (stop, stopped) = oneshot::channel::<()>();
        let serving = tokio::spawn(server.serve(listener, async { drop(stopped.await) }));
        Listening { address, stop, serving, _folder: folder }
    }

    async fn connect(&self) -> TcpStream {
        TcpStream::connect(self.address).await.expect("it is heard")
    }

    async fn stop(self) {
        drop(self.stop);
        self.serving.await.expect("it stops").expect("no other server took over");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn unfinished_requests_are_closed() {
    let server = Listening::start().await;
    let form = "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 20";
    for (said, answer) in [
        ("GET / HTTP/1.1\r\nHost: hearth.test\r\nConnection: close\r\n\r\n".to_owned(), "HTTP/1.1 200"),
        ("GET / HTTP/1.1\r\nHost: hearth.test\r\nX: ".to_owned(), ""),
        (format!("POST /language HTTP/1.1\r\nHost: hearth.test\r\n{form}\r\n\r\ncode="), "HTTP/1.1 408"),
    ] {
        let mut stream = server.connect().await;
        stream.write_all(said.as_bytes()).await.expect("it is taken");
        let mut heard = String::new();
        let ended = timeout(Duration::from_secs(20), stream.read_to_string(&mut heard)).await;
        assert!(ended.is_ok(), "{said:?} is waited for");
        assert!(heard.starts_with(answer), "{said:?}: {heard}");
        let explained = !answer.ends_with("408") || heard.contains("That took too long");
        assert!(explained, "{said:?}: {heard}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_client_that_does_not_read_its_responses_is_hung_up_on() {
    const REQUESTS: usize = 400;
    let server = Listening::start().await;
    let ask = |end: &str| format!("GET /rules/kokopelli HTTP/1.1\r\nHost: hearth.test\r\n{end}\r\n");
    let mut patient = server.connect().await;
    patient.write_all(ask("Connection: close\r\n").as_bytes()).await.expect("it is taken");
    let mut page = Vec::new();
    patient.read_to_end(&mut page).await.expect("it is answered");
    // More than the buffers of both systems hold.
    assert!(page.len() * REQUESTS > 10_000_000, "{}", page.len());
    let mut stalled = server.connect().await;
    stalled.write_all(ask("").repeat(REQUESTS).as_bytes()).await.expect("it is taken");
    sleep(Duration::from_secs(5)).await;
    let (mut answered, mut piece) = (0, vec![0; 65_536]);
    let ended = timeout(Duration::from_secs(1), async {
        // A connection that was closed with requests in it is reset.
        while let Ok(read @ 1..) = stalled.read(&mut piece).await {
            answered += read;
        }
    });
    assert!(ended.await.is_ok(), "the connection is still open after {answered} bytes");
    assert!(answered < page.len() * REQUESTS / 2, "{answered} bytes were answered");
    server.stop().await;
}
