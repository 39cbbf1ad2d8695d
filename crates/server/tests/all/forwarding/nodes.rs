//! Nodes of a test: servers with databases of their own, which share their secrets, and stubs that own tables.

use std::future::pending;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::ConnectInfo;
use axum::http::header::HOST;
use axum::http::{HeaderMap, Method, Request, StatusCode, Uri};
use axum::response::Response;
use axum::serve::ListenerExt;
use bytes::Bytes;
use futures_util::future::BoxFuture;
use hearth_cluster::Number;
use hearth_server::{Config, Node, Owners, Ownership, Server, WallClock};
use hearth_store::TableId;
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tower::ServiceExt;

use crate::databases::location;
use crate::rng::rng;
pub use crate::server::Answer;

/// The secret that all nodes of a test share.
pub const SECRET: [u8; 32] = [7; 32];

/// The number of the node that clients speak to.
pub const FIRST: Number = Number(1);

/// The number of the node that owns the tables.
pub const OWNER: Number = Number(2);

/// The number of the node that takes the tables then.
pub const NEXT: Number = Number(3);

/// Says who owns all tables.
pub struct AllTables {
    me: Number,
    /// The owners that it names one after the other; the last one from then on.
    owners: Mutex<Vec<Ownership>>,
    dead: watch::Sender<bool>,
}

impl AllTables {
    pub fn owned_by(&self, owners: &[Ownership]) {
        *self.owners.lock().expect("nobody panicked") = owners.to_vec();
    }

    /// Marks the owner dead.
    pub fn mark_dead(&self) {
        self.dead.send_replace(true);
    }
}

impl Owners for AllTables {
    fn me(&self) -> Number {
        self.me
    }

    fn owner(&self, _: TableId) -> BoxFuture<'_, Ownership> {
        let mut owners = self.owners.lock().expect("nobody panicked");
        let owner = if owners.len() > 1 { owners.remove(0) } else { owners[0].clone() };
        Box::pin(async { owner })
    }

    fn look_again(&self, _: TableId) {}

    fn gone(&self, node: Number) -> BoxFuture<'static, ()> {
        if node != OWNER {
            return Box::pin(pending());
        }
        let mut dead = self.dead.subscribe();
        Box::pin(async move { drop(dead.wait_for(|dead| *dead).await) })
    }

    fn stand_in(&self) -> Option<Node> {
        None
    }

    fn has_workers(&self) -> bool {
        false
    }

    fn workers(&self) -> Vec<Node> {
        Vec::new()
    }
}

/// A server that is one of several nodes.
pub struct TestNode {
    pub router: Router,
    pub tables: Arc<AllTables>,
    _server: Server,
    _folder: TempDir,
}

impl TestNode {
    /// Starts a node that serves the tables itself until it is told otherwise.
    pub async fn start(me: Number, set_up: impl FnOnce(&mut Config)) -> TestNode {
        let folder = tempfile::tempdir().expect("a folder can be made");
        let mut config = Config::new(location(folder.path()));
        config.requests_each_second = 100_000;
        set_up(&mut config);
        let store = config.database.open().expect("the store opens");
        for name in ["nodes", "cookies"] {
            store.secret(name, SECRET.to_vec()).await.expect("it is stored");
        }
        store.close();
        let mut server = Server::open(config, WallClock::system(), rng()).await.expect("the server opens");
        let tables = Arc::new(AllTables {
            me,
            owners: Mutex::new(vec![Ownership::Here]),
            dead: watch::Sender::new(false),
        });
        server.join(Arc::clone(&tables) as Arc<dyn Owners>).await.expect("it has a secret");
        TestNode { router: server.router(), tables, _server: server, _folder: folder }
    }

    /// Starts a node that forwards everything to an address.
    pub async fn before(owner: SocketAddr) -> TestNode {
        let node = TestNode::start(FIRST, |_| ()).await;
        node.tables.owned_by(&[at(owner)]);
        node
    }

    /// Sends a request as a client with this address and returns the response before its body has arrived.
    pub async fn begin_from(&self, client: [u8; 4], mut request: Request<Body>) -> Response {
        request.extensions_mut().insert(ConnectInfo(SocketAddr::from((client, 4000))));
        request.headers_mut().entry(HOST).or_insert(axum::http::HeaderValue::from_static("localhost"));
        self.router.clone().oneshot(request).await.expect("a router always answers")
    }

    pub async fn begin(&self, request: Request<Body>) -> Response {
        self.begin_from([192, 0, 2, 1], request).await
    }

    pub async fn send(&self, request: Request<Body>) -> Answer {
        Answer::of(self.begin(request).await).await
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.send(get(path)).await
    }

    /// Serves the node on a network.
    pub async fn listen(&self) -> Listening {
        Listening::start(self.router.clone()).await
    }
}

/// Builds a request for a page.
pub fn get(path: &str) -> Request<Body> {
    Request::get(path).body(Body::empty()).expect("a request")
}

/// Returns the ownership of the owner at an address.
pub fn at(address: SocketAddr) -> Ownership {
    node_at(OWNER, address)
}

/// Returns the ownership of a node at an address.
pub fn node_at(number: Number, address: SocketAddr) -> Ownership {
    let address: Uri = format!("http://{address}").parse().expect("an address");
    Ownership::Elsewhere(Node { number, address })
}

/// A router on a network, which counts its connections.
pub struct Listening {
    pub address: SocketAddr,
    pub connections: Arc<AtomicUsize>,
    serving: JoinHandle<()>,
}

impl Listening {
    pub async fn start(router: Router) -> Listening {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("it listens");
        let address = listener.local_addr().expect("it has an address");
        let connections = Arc::new(AtomicUsize::new(0));
        let counted = Arc::clone(&connections);
        let listener = listener.tap_io(move |_| {
            counted.fetch_add(1, Ordering::Relaxed);
        });
        let serving = tokio::spawn(async move {
            let service = router.into_make_service_with_connect_info::<SocketAddr>();
            axum::serve(listener, service).await.expect("it serves");
        });
        Listening { address, connections, serving }
    }

    pub fn connections(&self) -> usize {
        self.connections.load(Ordering::Relaxed)
    }
}

impl Drop for Listening {
    fn drop(&mut self) {
        self.serving.abort();
    }
}

/// A request as it arrived at a stub.
#[derive(Clone, Debug)]
pub struct Arrived {
    pub method: Method,
    pub uri: Uri,
    pub headers: HeaderMap,
    pub body: Bytes,
}

/// An owner that keeps what it gets and answers with two cookies.
pub struct Stub {
    pub listening: Listening,
    arrived: Arc<Mutex<Vec<Arrived>>>,
}

impl Stub {
    pub async fn start() -> Stub {
        let arrived = Arc::new(Mutex::new(Vec::new()));
        let kept = Arc::clone(&arrived);
        let keep = async move |request: Request<Body>| {
            let (parts, body) = request.into_parts();
            let body = to_bytes(body, usize::MAX).await.unwrap_or_default();
            let (method, uri, headers) = (parts.method, parts.uri, parts.headers);
            kept.lock().expect("nobody panicked").push(Arrived { method, uri, headers, body });
            let cookies = [("set-cookie", "one=1"), ("set-cookie", "two=2"), ("keep-alive", "timeout=5")];
            (StatusCode::IM_A_TEAPOT, axum::response::AppendHeaders(cookies), "brewing")
        };
        Stub { listening: Listening::start(Router::new().fallback(keep)).await, arrived }
    }

    pub fn arrived(&self) -> Vec<Arrived> {
        self.arrived.lock().expect("nobody panicked").clone()
    }

    pub fn last(&self) -> Arrived {
        self.arrived().pop().expect("something arrived")
    }
}
