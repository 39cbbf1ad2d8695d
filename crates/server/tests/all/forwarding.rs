//! Requests for tables of other nodes.

mod bodies;
mod nodes;
mod signatures;

use std::net::SocketAddr;
use std::time::Duration;

use axum::body::Body;
use axum::http::{HeaderMap, Request, StatusCode, Version};
use hearth_server::Ownership;
use hearth_store::TableId;
use hearth_testkit::seeded_rng;
use http_body_util::BodyExt;
use hyper::client::conn::http2;
use hyper_util::rt::{TokioExecutor, TokioIo};
use hyper_util::service::TowerToHyperService;
use serde_json::Value;
use tokio::net::TcpListener;
use tokio::time::Instant;

use self::nodes::{Answer, FIRST, NEXT, OWNER, Stub, TestNode, at, get, node_at};
use crate::routes::table_pages;
use crate::visitors::form;

/// Returns the id of a table in the form that the server reads.
fn table() -> String {
    TableId::random(&mut seeded_rng(1)).to_string()
}

fn all(headers: &HeaderMap, name: &str) -> Vec<String> {
    headers.get_all(name).iter().map(|value| value.to_str().expect("text").to_owned()).collect()
}

#[tokio::test]
async fn the_owner_gets_the_request_and_the_client_its_answer() {
    let (stub, table) = (Stub::start().await, table());
    let node = TestNode::before(stub.listening.address).await;
    let request = Request::post(format!("/t/{table}/say?a=%20b&c"))
        .header("host", "localhost:4270")
        .header("cookie", "hearth=x")
        .header("content-type", "application/x-www-form-urlencoded")
        .body(Body::from("text=hello"))
        .expect("a request");
    let answer = node.send(request).await;
    let arrived = stub.last();
    assert_eq!(arrived.method, "POST");
    assert_eq!(arrived.uri.to_string(), format!("/t/{table}/say?a=%20b&c"));
    assert_eq!(arrived.body, "text=hello");
    assert_eq!(all(&arrived.headers, "host"), ["localhost:4270"]);
    assert_eq!(all(&arrived.headers, "cookie"), ["hearth=x"]);
    assert_eq!(all(&arrived.headers, "content-length"), ["10"]);
    assert_eq!(answer.status, StatusCode::IM_A_TEAPOT);
    assert_eq!(answer.text, "brewing");
    // Only those of the owner: the first node begins no session.
    assert_eq!(all(&answer.headers, "set-cookie"), ["one=1", "two=2"]);
    assert_eq!(all(&answer.headers, "keep-alive"), [""; 0], "it is about the connection between the nodes");
    // Both nodes log the same id.
    let id = answer.header("x-request-id");
    let said = all(&arrived.headers, "hearth-forwarded");
    let words: Vec<&str> = said[0].split(' ').collect();
    assert_eq!((words[0], words[2], words[3]), ("2", "192.0.2.1", id), "{said:?}");
}

/// Tries every route, so that a new one cannot be forgotten: pages must be in the list of `routes.rs`, and the description of
/// the API is made from its routes.
#[tokio::test]
async fn every_route_of_a_table_is_forwarded() {
    let (stub, table) = (Stub::start().await, table());
    let node = TestNode::before(stub.listening.address).await;
    let document: Value = serde_json::from_str(&node.get("/api/v1/openapi.json").await.text).expect("JSON");
    let mut routes: Vec<(String, String)> =
        table_pages().map(|(method, path)| (method.to_owned(), path.to_owned())).collect();
    for (path, methods) in document["paths"].as_object().expect("paths") {
        // The others name no table: `/tables` opens one, which its opener will own.
        if path.starts_with("/tables/") {
            let methods = methods.as_object().expect("methods").keys();
            routes.extend(methods.map(|method| (method.to_uppercase(), format!("/api/v1{path}"))));
        }
    }
    assert!(routes.len() > 70, "{}", routes.len());
    // A handler decodes the id in an address.
    let encoded = format!("%{:02x}{}", table.as_bytes()[0], &table[1..]);
    for (method, path) in routes {
        for id in [&table, &encoded] {
            let path = path.replace("{id}", id);
            let request = Request::builder().method(method.as_str()).uri(&path);
            let answer = node.send(request.body(Body::empty()).expect("a request")).await;
            assert_eq!(answer.status, StatusCode::IM_A_TEAPOT, "{method} {path} is served here");
            assert_eq!(stub.last().uri.to_string(), path);
        }
    }
    let before = stub.arrived().len();
    for path in ["/", "/lobby", "/rules/kokopelli", "/healthz", "/me", "/t/nonsense", "/api/v1/tables"] {
        assert_ne!(node.get(path).await.status, StatusCode::IM_A_TEAPOT, "{path}");
    }
    assert_eq!(stub.arrived().len(), before);
}

/// The signature of the first node would make a stranger a node.
#[tokio::test]
async fn what_only_nodes_ask_for_is_not_forwarded_for_strangers() {
    let stub = Stub::start().await;
    let node = TestNode::before(stub.listening.address).await;
    let learn = format!("/nodes/tables/{}/people?change=deleted&person=1&name=Ada", table());
    for path in [learn.as_str(), "/nodes/tasks"] {
        assert_eq!(node.send(form(path, &[])).await.status, StatusCode::NOT_FOUND, "{path}");
    }
    assert_eq!(stub.arrived().len(), 0);
}

#[tokio::test]
async fn a_node_serves_its_own_tables() {
    let node = TestNode::start(FIRST, |_| ()).await;
    let answer = node.get(&format!("/t/{}", table())).await;
    assert_eq!(answer.status, StatusCode::NOT_FOUND);
    assert_eq!(all(&answer.headers, "set-cookie").len(), 1);
}

/// Takes a seat, and decides, at a table that another node owns.
#[tokio::test]
async fn a_person_plays_at_a_table_of_another_node() {
    let owner = TestNode::start(OWNER, |_| ()).await;
    let listening = owner.listen().await;
    let node = TestNode::before(listening.address).await;
    let opened = node_opens(&owner).await;
    let page = node.get(&opened).await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.text);
    let cookies = all(&page.headers, "set-cookie");
    assert_eq!(cookies.len(), 1, "one node begins the session: {cookies:?}");
    let cookie = cookies[0].split(';').next().expect("a cookie").to_owned();
    // The same cookie means the same person, with the answer of either node.
    let with_cookie = |mut request: Request<Body>| {
        request.headers_mut().insert("cookie", cookie.parse().expect("a header"));
        request
    };
    let sat = node.send(with_cookie(form(&format!("{opened}/sit"), &[]))).await;
    assert_eq!((sat.status, sat.header("location")), (StatusCode::SEE_OTHER, opened.as_str()));
    assert_eq!(all(&sat.headers, "set-cookie"), [""; 0]);
    let page = node.send(with_cookie(get(&opened))).await;
    assert!(page.text.contains("data-why"), "the game has begun: {}", page.text);
    let stream = node.begin(with_cookie(get(&format!("{opened}/live")))).await;
    assert_eq!(stream.headers()["content-type"], "text/event-stream");
    let frame = stream.into_body().frame().await.expect("a frame").expect("no error");
    assert!(frame.into_data().is_ok_and(|data| data.starts_with(b"id: ")));
}

/// Opens a table for two at a node and returns its page.
async fn node_opens(owner: &TestNode) -> String {
    let fields = [("seat1", "host"), ("seat2", "guest"), ("pace", "unhurried")];
    let opened = owner.send(form("/new/kokopelli", &fields)).await;
    assert_eq!(opened.status, StatusCode::SEE_OTHER, "{}", opened.text);
    opened.header("location").to_owned()
}

#[tokio::test]
async fn a_table_without_a_reachable_owner_is_unavailable_within_ten_seconds() {
    let closed = TcpListener::bind("127.0.0.1:0").await.expect("it listens");
    let address = closed.local_addr().expect("it has an address");
    drop(closed);
    let (crashed, table) = (TestNode::before(address).await, table());
    let waiting = TestNode::start(FIRST, |_| ()).await;
    waiting.tables.owned_by(&[Ownership::Wait]);
    // Packets to this network are lost or refused.
    let lost = TestNode::before(SocketAddr::from(([192, 0, 2, 99], 4270))).await;
    let began = Instant::now();
    let german = Request::get(format!("/t/{table}")).header("accept-language", "de").body(Body::empty());
    let api = format!("/api/v1/tables/{table}");
    let (page, problem, waited, lost) = tokio::join!(
        crashed.send(german.expect("a request")),
        crashed.get(&api),
        waiting.get(&api),
        lost.get(&api),
    );
    assert!(began.elapsed() < Duration::from_secs(10), "{:?}", began.elapsed());
    for answer in [&page, &problem, &waited, &lost] {
        assert_eq!(answer.status, StatusCode::SERVICE_UNAVAILABLE, "{answer:?}");
        assert_eq!(answer.header("retry-after"), "2");
    }
    assert!(page.text.contains("Dieser Tisch ist gerade nicht erreichbar"), "{}", page.text);
    for answer in [problem, waited, lost] {
        let problem: Value = serde_json::from_str(&answer.text).expect("JSON");
        assert_eq!(problem["title"], "table-unavailable");
    }
}

#[tokio::test]
async fn a_request_finds_the_next_owner_of_its_table() {
    let (stub, table) = (Stub::start().await, table());
    let closed = TcpListener::bind("127.0.0.1:0").await.expect("it listens");
    let crashed = at(closed.local_addr().expect("it has an address"));
    drop(closed);
    // It says that it is not the owner, since it is another node than the request is for.
    let other = TestNode::start(FIRST, |_| ()).await;
    let former = other.listen().await;
    let node = TestNode::start(FIRST, |_| ()).await;
    node.tables.owned_by(&[crashed, at(former.address), Ownership::Wait, at(stub.listening.address)]);
    let answer = node.send(form(&format!("/t/{table}/say"), &[("text", "hello")])).await;
    assert_eq!(answer.status, StatusCode::IM_A_TEAPOT, "{}", answer.text);
    assert_eq!(stub.last().body, "%74%65%78%74=%68%65%6C%6C%6F");
    assert_eq!(stub.arrived().len(), 1);
    assert_eq!(former.connections(), 1);
}

#[tokio::test]
async fn a_request_that_may_have_been_done_is_not_sent_again() {
    // It takes connections and never answers.
    let hung = TcpListener::bind("127.0.0.1:0").await.expect("it listens");
    let (stub, table) = (Stub::start().await, table());
    let owners = [at(hung.local_addr().expect("it has an address")), node_at(NEXT, stub.listening.address)];
    let node = TestNode::start(FIRST, |_| ()).await;
    for (request, status) in [
        (form(&format!("/t/{table}/say"), &[("text", "hello")]), StatusCode::SERVICE_UNAVAILABLE),
        (get(&format!("/t/{table}")), StatusCode::IM_A_TEAPOT),
    ] {
        node.tables.owned_by(&owners);
        let asked = node.send(request);
        let (answer, ()) = tokio::join!(asked, async {
            tokio::time::sleep(Duration::from_millis(200)).await;
            node.tables.mark_dead();
        });
        assert_eq!(answer.status, status, "{}", answer.text);
    }
}

#[tokio::test]
async fn requests_share_connections() {
    let (stub, table) = (Stub::start().await, table());
    let node = TestNode::before(stub.listening.address).await;
    for _ in 0..50 {
        let page = format!("/t/{table}");
        let asked = (0..20).map(|_| node.get(&page));
        for answer in futures_util::future::join_all(asked).await {
            assert_eq!(answer.status, StatusCode::IM_A_TEAPOT);
        }
    }
    assert_eq!(stub.arrived().len(), 1000);
    assert!(stub.listening.connections() <= 40, "{} connections", stub.listening.connections());
}

#[tokio::test]
async fn clients_may_speak_http_2() {
    let (stub, table) = (Stub::start().await, table());
    let node = TestNode::before(stub.listening.address).await;
    let (near, far) = tokio::io::duplex(65_536);
    let service = TowerToHyperService::new(node.router.clone());
    let serving = hyper::server::conn::http2::Builder::new(TokioExecutor::new())
        .serve_connection(TokioIo::new(far), service);
    tokio::spawn(serving);
    let (mut sender, connection) =
        http2::handshake(TokioExecutor::new(), TokioIo::new(near)).await.expect("it speaks HTTP/2");
    tokio::spawn(connection);
    let request = Request::post(format!("https://localhost/t/{table}/say?x=1"))
        .header("cookie", "hearth=x")
        .header("cookie", "language=de")
        .body(Body::from("text=hello"))
        .expect("a request");
    let response = sender.send_request(request).await.expect("an answer");
    assert_eq!((response.version(), response.status()), (Version::HTTP_2, StatusCode::IM_A_TEAPOT));
    let answer = Answer::of(response.map(Body::new)).await;
    assert_eq!(answer.text, "brewing");
    let arrived = stub.last();
    assert_eq!(arrived.uri.to_string(), format!("/t/{table}/say?x=1"));
    assert_eq!(all(&arrived.headers, "cookie"), ["hearth=x; language=de"]);
    assert_eq!(arrived.body, "text=hello");
}

#[tokio::test]
async fn requests_are_counted_at_the_first_node_and_not_again() {
    let owner = TestNode::start(OWNER, |config| config.requests_each_second = 1).await;
    let listening = owner.listen().await;
    let (node, table) = (TestNode::before(listening.address).await, table());
    let page = format!("/t/{table}");
    for _ in 0..100 {
        assert_eq!(node.get(&page).await.status, StatusCode::NOT_FOUND, "the owner lets it in");
    }
    let strict = TestNode::start(FIRST, |config| config.requests_each_second = 1).await;
    strict.tables.owned_by(&[at(listening.address)]);
    let mut answered = 0;
    while strict.get(&page).await.status == StatusCode::NOT_FOUND {
        answered += 1;
        assert!(answered < 100, "the first node never refuses");
    }
    assert!(answered > 10, "{answered}");
}
