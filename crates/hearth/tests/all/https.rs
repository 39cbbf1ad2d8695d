//! HTTPS with a certificate from Pebble, a certificate authority for tests that speaks ACME and looks whether the domain leads
//! to the server.

use std::fs;
use std::net::{SocketAddr, TcpListener as StdListener};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use http::header::LOCATION;
use http::{Request, StatusCode, Version};
use http_body_util::{BodyExt, Empty};
use hyper::body::Bytes;
use hyper::client::conn::{http1, http2};
use hyper_util::rt::{TokioExecutor, TokioIo};
use serde_json::json;
use tokio::net::TcpStream;
use tokio::time::sleep;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::client::Resumption;
use tokio_rustls::rustls::crypto::ring::default_provider;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

/// A new certificate is asked for after ten of these seconds.
const CERTIFICATE_SECONDS: u64 = 15;

const PATIENCE: Duration = Duration::from_mins(1);

/// A process that ends with the test.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        // It may have exited already.
        drop(self.0.kill());
        drop(self.0.wait());
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn serve_gets_a_certificate_and_renews_it() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let [pages, plain, authority, roots] = [(); 4].map(|()| free_address());
    let _pebble = pebble(folder.path(), [pages, authority, roots]);
    let mut serve = Command::new(env!("CARGO_BIN_EXE_hearth"));
    serve
        .args(["serve", "--domain", "localhost", "--listen", &pages.to_string()])
        .args(["--acme-directory", &format!("https://localhost:{}/dir", authority.port())])
        .arg("--acme-root")
        .arg(folder.path().join("pebble.pem"))
        .args(["--redirect-from", &plain.to_string(), "--data"])
        .arg(folder.path().join("data"));
    let _server = start(&mut serve);

    let pebble_root = trust(&fs::read(folder.path().join("pebble.pem")).expect("the test wrote it"));
    let root = eventually(async || get(roots, &pebble_root, "/roots/0").await).await;
    let issuer = trust(&root.body);
    let page = eventually(async || get(pages, &issuer, "/").await).await;
    assert_eq!((page.version, page.status), (Version::HTTP_2, StatusCode::OK));
    assert!(String::from_utf8_lossy(&page.body).contains("Kokopelli"), "it is the home page");
    let sent_on = redirect(plain, "/rules?page=2").await;
    assert_eq!(sent_on, (StatusCode::PERMANENT_REDIRECT, "https://localhost/rules?page=2".to_owned()));

    let renewed = eventually(async || {
        let answer = get(pages, &issuer, "/healthz").await?;
        (answer.certificate != page.certificate).then_some(answer)
    });
    assert_eq!(renewed.await.status, StatusCode::OK);
}

fn free_address() -> SocketAddr {
    let listener = StdListener::bind("127.0.0.1:0").expect("a port is free");
    listener.local_addr().expect("it has an address")
}

/// Starts Pebble, which calls the server at `pages` and listens at the other two.
fn pebble(folder: &Path, [pages, authority, roots]: [SocketAddr; 3]) -> Running {
    let own =
        rcgen::generate_simple_self_signed(["localhost".to_owned()]).expect("a certificate can be made");
    fs::write(folder.join("pebble.pem"), own.cert.pem()).expect("the folder can be written");
    fs::write(folder.join("pebble.key"), own.key_pair.serialize_pem()).expect("the folder can be written");
    let config = json!({"pebble": {
        "listenAddress": authority.to_string(),
        "managementListenAddress": roots.to_string(),
        "certificate": "pebble.pem",
        "privateKey": "pebble.key",
        "httpPort": 5002,
        "tlsPort": pages.port(),
        "certificateValidityPeriod": CERTIFICATE_SECONDS,
    }});
    fs::write(folder.join("pebble.json"), config.to_string()).expect("the folder can be written");
    let mut pebble = Command::new("pebble");
    pebble.args(["-config", "pebble.json"]).current_dir(folder);
    // Otherwise it waits before each look, and refuses some good requests.
    pebble.env("PEBBLE_VA_NOSLEEP", "1").env("PEBBLE_WFE_NONCEREJECT", "0");
    start(&mut pebble)
}

fn start(command: &mut Command) -> Running {
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    Running(command.spawn().expect("it starts (Debian: apt-get install pebble)"))
}

/// A client that trusts the first certificate of a file, and no other.
fn trust(pem: &[u8]) -> Arc<ClientConfig> {
    let mut roots = RootCertStore::empty();
    let root = CertificateDer::from_pem_slice(pem).expect("a certificate");
    roots.add(root).expect("a root certificate");
    let config = ClientConfig::builder_with_provider(Arc::new(default_provider()))
        .with_safe_default_protocol_versions()
        .expect("this system has the ciphers")
        .with_root_certificates(roots);
    let mut config = config.with_no_client_auth();
    // A resumed session would show the certificate of the first one.
    config.resumption = Resumption::disabled();
    config.alpn_protocols = vec![b"h2".to_vec(), b"http/1.1".to_vec()];
    Arc::new(config)
}

/// An answer, and the certificate of the server that gave it.
struct Answer {
    version: Version,
    status: StatusCode,
    body: Bytes,
    certificate: CertificateDer<'static>,
}

/// Gets a page over HTTP/2, if the server is there and has a valid certificate.
async fn get(address: SocketAddr, client: &Arc<ClientConfig>, path: &str) -> Option<Answer> {
    let stream = TcpStream::connect(address).await.ok()?;
    let name = ServerName::try_from("localhost").expect("a name");
    let stream = TlsConnector::from(Arc::clone(client)).connect(name, stream).await.ok()?;
    let certificate = stream.get_ref().1.peer_certificates()?.first()?.clone().into_owned();
    let (mut sender, connection) = http2::handshake(TokioExecutor::new(), TokioIo::new(stream)).await.ok()?;
    tokio::spawn(connection);
    let request =
        Request::get(format!("https://localhost{path}")).body(Empty::<Bytes>::new()).expect("a request");
    let response = sender.send_request(request).await.ok()?;
    let (version, status) = (response.version(), response.status());
    let body = response.into_body().collect().await.ok()?.to_bytes();
    Some(Answer { version, status, body, certificate })
}

/// Returns where plain HTTP is sent to.
async fn redirect(address: SocketAddr, path: &str) -> (StatusCode, String) {
    let stream = TcpStream::connect(address).await.expect("it listens");
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await.expect("it speaks HTTP");
    tokio::spawn(connection);
    let request =
        Request::get(path).header("host", "localhost").body(Empty::<Bytes>::new()).expect("a request");
    let response = sender.send_request(request).await.expect("an answer");
    let location = response.headers().get(LOCATION).and_then(|location| location.to_str().ok());
    (response.status(), location.unwrap_or_default().to_owned())
}

async fn eventually<T>(mut attempt: impl AsyncFnMut() -> Option<T>) -> T {
    let begun = Instant::now();
    loop {
        if let Some(there) = attempt().await {
            return there;
        }
        assert!(begun.elapsed() < PATIENCE, "it takes too long");
        sleep(Duration::from_millis(200)).await;
    }
}
