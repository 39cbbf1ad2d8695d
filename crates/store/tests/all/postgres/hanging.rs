//! A server that hangs: the kernel of its machine takes everything, and nothing comes back.

use std::io::Read;
use std::net::TcpListener;
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use hearth_store::{Store, StoreFailure};

use super::proxy::Proxy;
use crate::support::{TestDirectory, append, table, texts};

/// Longer than all limits of a connection that is begun, and than a busy machine needs.
const PATIENCE: Duration = Duration::from_secs(30);

/// A server that accepts connections, reads what comes, and never answers.
fn silent_server() -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap().to_string();
    thread::spawn(move || {
        for connection in listener.incoming() {
            let mut connection = connection.unwrap();
            thread::spawn(move || while let Ok(1..) = connection.read(&mut [0; 1024]) {});
        }
    });
    address
}

/// Connects, or gives up: a test that waits for ever says less than one that fails.
fn connect(url: &str) -> Result<Store, StoreFailure> {
    let (connected, is_connected) = mpsc::channel();
    let url = url.to_owned();
    thread::spawn(move || connected.send(Store::connect(&url)));
    is_connected.recv_timeout(PATIENCE).expect("it waits for ever")
}

/// Before, it waited for ever.
#[test]
fn connecting_to_a_server_that_never_answers_fails() {
    let server = silent_server();
    let attempts = ["", "?sslmode=require", "?target_session_attrs=read-write"].map(|settings| {
        let url = format!("postgres://hearth@{server}/hearth{settings}");
        thread::spawn(move || connect(&url).unwrap_err())
    });
    for attempt in attempts {
        let failure = attempt.join().unwrap();
        assert!(matches!(failure, StoreFailure::Unreachable(_)), "{failure}");
        assert!(failure.to_string().contains("the server does not answer"), "{failure}");
    }
}

/// Before, the second host was of no use if the first one hung.
#[tokio::test]
async fn the_next_host_is_used_if_the_first_one_never_answers() {
    let directory = TestDirectory::new();
    let url = directory.postgres();
    let one_host = Store::connect(&url).unwrap();
    let two_hosts = url.replace('@', &format!("@{},", silent_server()));
    let store = connect(&format!("{two_hosts}&target_session_attrs=read-write")).unwrap();
    store.append(append(table(1), 0, &["a"])).await.unwrap();
    assert_eq!(texts(&one_host, table(1)).await, ["a"]);
}

/// Before, the thread of the heartbeats waited for ever, also after the server went on.
#[tokio::test]
async fn a_heartbeat_to_a_server_that_hangs_fails_soon_and_later_ones_arrive() {
    let directory = TestDirectory::new();
    let proxy = Proxy::start(&directory.postgres());
    let store = Store::connect(&proxy.url).unwrap();
    let number = store.register_node("http://node.internal".to_owned(), false).await.unwrap();
    assert_eq!(store.renew(number).await, Ok(Some(vec![])));

    proxy.freeze();
    let begin = Instant::now();
    let late = tokio::time::timeout(PATIENCE, store.renew(number)).await;
    let waited = begin.elapsed();
    // A store that still waits could not be dropped.
    proxy.thaw();
    // The heartbeat may arrive when the server goes on.
    assert!(matches!(late, Ok(Err(StoreFailure::Uncertain(_)))), "{late:?}");
    // Three seconds for the answer and two for another connection, and some for a busy machine.
    assert!(waited < Duration::from_secs(15), "{waited:?}");

    let back = async {
        while store.renew(number).await.is_err() {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(PATIENCE, back).await.expect("it goes on");
}
