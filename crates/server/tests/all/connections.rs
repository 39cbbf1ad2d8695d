//! Connections over a real network.

use std::time::Duration;

use hearth_server::{Config, Server, WallClock};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::time::timeout;

use crate::rng::rng;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn unfinished_requests_are_closed() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let mut config = Config::new(folder.path().join("hearth.db"));
    config.unfinished = Duration::from_secs(2);
    let server = Server::open(config, WallClock::system(), rng()).await.expect("the server opens");
    let listener = Server::listen("127.0.0.1:0".parse().expect("an address")).await.expect("it listens");
    let address = listener.local_addr().expect("it has an address");
    let (stop, stopped) = oneshot::channel::<()>();
    let serving = tokio::spawn(server.serve(listener, async { drop(stopped.await) }));
    let form = "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 20";
    for (said, answer) in [
        ("GET / HTTP/1.1\r\nHost: hearth.test\r\nConnection: close\r\n\r\n".to_owned(), "HTTP/1.1 200"),
        ("GET / HTTP/1.1\r\nHost: hearth.test\r\nX: ".to_owned(), ""),
        (format!("POST /language HTTP/1.1\r\nHost: hearth.test\r\n{form}\r\n\r\ncode="), "HTTP/1.1 408"),
    ] {
        let mut stream = TcpStream::connect(address).await.expect("it is heard");
        stream.write_all(said.as_bytes()).await.expect("it is taken");
        let mut heard = String::new();
        let ended = timeout(Duration::from_secs(20), stream.read_to_string(&mut heard)).await;
        assert!(ended.is_ok(), "{said:?} is waited for");
        assert!(heard.starts_with(answer), "{said:?}: {heard}");
        let explained = !answer.ends_with("408") || heard.contains("That took too long");
        assert!(explained, "{said:?}: {heard}");
    }
    drop(stop);
    serving.await.expect("it stops");
}
