//! The middleware: CSRF, cookies, CSP, rate limits.

use std::time::Instant;

use axum::body::Body;
use axum::http::{HeaderValue, Request, StatusCode};

use crate::visitors::{Answer, TestServer, form};

#[tokio::test(start_paused = true)]
async fn a_cross_site_request_is_refused() {
    let server = TestServer::open().await;
    let mut person = server.person("Anna").await;
    for (header, value) in [
        ("origin", "https://elsewhere.test"),
        ("origin", "null"),
        ("origin", "https://hearth.test.elsewhere.test"),
        ("sec-fetch-site", "cross-site"),
        ("sec-fetch-site", "same-site"),
    ] {
        for path in ["/play/kokopelli", "/me/delete", "/api/v1/guests"] {
            let mut request = form(path, &[("sure", "on")]);
            request.headers_mut().insert(header, value.parse().expect("a header"));
            let answer = person.send(request).await;
            assert_eq!(answer.status, StatusCode::FORBIDDEN, "{path} {header} {value}");
        }
    }
    for (header, value) in [("origin", "https://hearth.test"), ("sec-fetch-site", "same-origin")] {
        let mut request = form("/play/kokopelli", &[]);
        request.headers_mut().insert(header, value.parse().expect("a header"));
        assert_eq!(person.send(request).await.status, StatusCode::SEE_OTHER, "{header} {value}");
    }
}

#[tokio::test(start_paused = true)]
async fn a_cookie_is_out_of_reach_of_scripts_and_other_sites() {
    let server = TestServer::open().await;
    let cookie = server.stranger().get("/").await.header("set-cookie").to_owned();
    for word in ["HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(cookie.contains(word), "{cookie}");
    }
    assert!(!cookie.contains("Secure"), "nobody could log in without encryption: {cookie}");
    let server = TestServer::with(|config| config.public_url = Some("https://hearth.test".to_owned())).await;
    let cookie = server.stranger().get("/").await.header("set-cookie").to_owned();
    assert!(cookie.contains("; Secure"), "{cookie}");
}

/// Reads the session cookie with this name from a `Set-Cookie` header.
fn handed(answer: &Answer, name: &str) -> Option<String> {
    let cookies = answer.headers.get_all("set-cookie").iter().filter_map(|cookie| cookie.to_str().ok());
    let mut cookies = cookies.filter_map(|cookie| cookie.split(';').next());
    cookies.find_map(|cookie| cookie.strip_prefix(name)?.strip_prefix('=')).map(str::to_owned)
}

fn with_cookies(path: &str, cookies: &str) -> Request<Body> {
    let request = Request::get(path).header("cookie", cookies).header("x-forwarded-proto", "https");
    request.body(Body::empty()).expect("a request")
}

#[tokio::test(start_paused = true)]
async fn over_https_the_cookie_belongs_to_the_host_alone() {
    let public = TestServer::with(|config| config.public_url = Some("https://hearth.test".to_owned())).await;
    let proxied = TestServer::with(|config| config.behind_proxy = true).await;
    for server in [public, proxied] {
        let answer = server.stranger().send(with_cookies("/", "language=en")).await;
        let cookie = answer.header("set-cookie");
        assert!(cookie.starts_with("__Host-hearth=") && cookie.contains("; Secure"), "{cookie}");
        assert!(cookie.contains("; Path=/;") && !cookie.contains("Domain"), "{cookie}");
    }
}

#[tokio::test(start_paused = true)]
async fn a_cookie_of_the_old_name_gets_the_new_one_and_never_replaces_it() {
    let server = TestServer::with(|config| config.behind_proxy = true).await;
    // Requests without `x-forwarded-proto` are http, like all requests to earlier versions.
    let known = async |name: &str| {
        let cookie = server.person(name).await.cookie.expect("they have one");
        cookie.trim_start_matches("hearth=").to_owned()
    };
    let (anna, mallory) = (known("Anna").await, known("Mallory").await);
    let answer = server.stranger().send(with_cookies("/me", &format!("hearth={anna}"))).await;
    assert!(answer.says("Anna"), "she stays who she is");
    assert_eq!(handed(&answer, "__Host-hearth"), Some(anna.clone()), "under the new name");
    for both in
        [format!("__Host-hearth={anna}; hearth={mallory}"), format!("hearth={mallory}; __Host-hearth={anna}")]
    {
        let answer = server.stranger().send(with_cookies("/me", &both)).await;
        assert!(answer.says("Anna") && !answer.says("Mallory"), "{both}");
        assert_eq!(handed(&answer, "__Host-hearth"), None);
    }
    let spoiled = format!("__Host-hearth=x; hearth={mallory}");
    let answer = server.stranger().send(with_cookies("/me", &spoiled)).await;
    assert!(!answer.says("Mallory"), "nor if the new one is spoiled");
}

fn to_host(path: &str, host: &str) -> Request<Body> {
    Request::get(path).header("host", host).body(Body::empty()).expect("a request")
}

/// The page of another site can make its own name lead to this machine (DNS rebinding). Its requests are same-origin then.
#[tokio::test(start_paused = true)]
async fn a_request_for_the_name_of_another_site_is_refused() {
    let home = TestServer::open().await;
    let public = TestServer::with(|config| {
        config.public_url = Some("https://hearth.example".to_owned());
        config.allowed_hosts = vec!["cards.example".to_owned()];
    })
    .await;
    for (server, host, allowed) in [
        (&home, "127.0.0.1:4270", true),
        (&home, "nas.local:4270", true),
        (&home, "nas:4270", true),
        (&home, "hearth.example", false),
        (&home, "evil.example:4270", false),
        (&public, "hearth.example", true),
        (&public, "cards.example", true),
        // A proxy that does not hand on the name.
        (&public, "127.0.0.1:4270", true),
        (&public, "evil.example", false),
    ] {
        let page = server.stranger().send(to_host("/", host)).await;
        let status = if allowed { StatusCode::OK } else { StatusCode::MISDIRECTED_REQUEST };
        assert_eq!(page.status, status, "{host}");
        assert_eq!(page.says("This server doesn’t answer under this name."), !allowed, "{}", page.body);
        assert_eq!(server.stranger().send(to_host("/healthz", host)).await.status, StatusCode::OK, "{host}");
        let problem = server.stranger().send(to_host("/api/v1/games", host)).await;
        assert_eq!(problem.status, status, "{host}");
        assert_eq!(problem.says("\"title\":\"wrong-host\""), !allowed, "{}", problem.body);
    }
    let mut sent = form("/play/kokopelli", &[]);
    for (header, value) in [("host", "evil.example"), ("origin", "https://evil.example")] {
        sent.headers_mut().insert(header, HeaderValue::from_static(value));
    }
    assert_eq!(home.stranger().send(sent).await.status, StatusCode::MISDIRECTED_REQUEST);
}

#[tokio::test]
async fn metrics_are_not_read_through_the_name_of_another_site() {
    let server = crate::server::TestServer::new().await;
    for (host, status) in [("localhost:4270", 200), ("127.0.0.1:4270", 200), ("evil.example:4270", 403)] {
        let answer = server.send(to_host("/metrics", host)).await;
        assert_eq!(answer.status.as_u16(), status, "{host}");
    }
}

#[tokio::test(start_paused = true)]
async fn a_health_check_creates_no_guest() {
    let server = TestServer::open().await;
    for path in ["/healthz", "/api/v1/games"] {
        let answer = server.stranger().get(path).await;
        assert_eq!((answer.status.as_u16(), answer.header("set-cookie")), (200, ""), "{path}");
    }
}

#[tokio::test(start_paused = true)]
async fn a_cookie_that_is_not_ours_is_nobodys() {
    let server = TestServer::open().await;
    let mut anna = server.person("Anna").await;
    let table = anna.post("/play/kokopelli", &[]).await.table();
    let cookie = anna.cookie.clone().expect("she has one");
    let (secret, signature) = cookie.split_once('.').expect("it is signed");
    let other = server.person("Bert").await.cookie.expect("Bert has one");
    let (_, others) = other.split_once('.').expect("it is signed");
    let digit = if secret.ends_with('0') { "1" } else { "0" };
    let edited = format!("{}{digit}.{signature}", &secret[..secret.len() - 1]);
    for forged in
        [edited, format!("{secret}.{others}"), secret.to_owned(), "hearth=".to_owned(), format!("{cookie}0")]
    {
        let mut forger = server.stranger();
        forger.cookie = Some(forged.clone());
        let answer = forger.post(&format!("/t/{table}/resign"), &[]).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN, "{forged}");
        assert_ne!(forger.cookie, Some(forged), "the forger gets a new cookie");
    }
    assert!(anna.get("/me").await.says("Anna"));
}

#[tokio::test(start_paused = true)]
async fn every_answer_tells_browsers_what_to_refuse() {
    let server = TestServer::open().await;
    let mut anna = server.person("Anna").await;
    let table = anna.post("/play/kokopelli", &[]).await.table();
    let mut paths = ["", "/record", "/picture.svg", "/live"].map(|end| format!("/t/{table}{end}")).to_vec();
    paths.extend(["/", "/nowhere", "/healthz", "/metrics", "/api/v1/nowhere"].map(str::to_owned));
    for path in paths {
        let answer = server.stranger().watch(&path, None).await;
        let header =
            |name: &str| answer.headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let policy = header("content-security-policy");
        assert!(policy.starts_with("default-src 'none'") && !policy.contains("unsafe"), "{path}: {policy}");
        assert!(policy.contains("frame-ancestors 'none'") && policy.contains("form-action 'self'"), "{path}");
        assert_eq!(header("x-content-type-options"), "nosniff", "{path}");
    }
}

#[tokio::test(start_paused = true)]
async fn a_body_that_is_too_large_is_refused() {
    let server = TestServer::open().await;
    let mut anna = server.person("Anna").await;
    let table = anna.post("/play/kokopelli", &[]).await.table();
    let large = "x".repeat(70_000);
    for (path, field) in [("/me/name".to_owned(), "name"), (format!("/t/{table}/say"), "text")] {
        let answer = anna.post(&path, &[(field, &large)]).await;
        assert_eq!(answer.status, StatusCode::PAYLOAD_TOO_LARGE, "{path}");
        assert!(answer.says("Send less."), "{}", answer.body);
    }
}

#[tokio::test(start_paused = true)]
async fn too_much_at_once_is_answered_with_when_to_try_again() {
    let server = TestServer::with(|config| config.requests_each_second = 1).await;
    let mut anna = server.person("Anna").await;
    for attempt in 0..200 {
        let answer = anna.post("/me/name", &[("name", "Anna")]).await;
        if answer.status == StatusCode::TOO_MANY_REQUESTS {
            assert_eq!(answer.header("retry-after"), "1");
            assert!(answer.says("Try again in 1 second."), "{}", answer.body);
            assert!(attempt > 2, "a few at once are usual");
            return;
        }
    }
    panic!("nobody was ever stopped");
}

#[tokio::test(start_paused = true)]
async fn metrics_are_only_for_the_operator() {
    let machine = crate::server::TestServer::new().await;
    let asked = |header: Option<(&str, &str)>| {
        let mut request = Request::get("/metrics");
        if let Some((name, value)) = header {
            request = request.header(name, value);
        }
        request.body(Body::empty()).expect("a request")
    };
    let answer = machine.send(asked(None)).await;
    assert!(answer.status == StatusCode::OK && answer.text.contains("hearth_decisions"), "{answer:?}");
    for header in [("x-forwarded-for", "127.0.0.1"), ("forwarded", "for=127.0.0.1")] {
        assert_eq!(machine.send(asked(Some(header))).await.status, StatusCode::FORBIDDEN, "through a proxy");
    }
    let proxied = crate::server::TestServer::with(|config| config.behind_proxy = true).await;
    assert_eq!(proxied.send(asked(None)).await.status, StatusCode::FORBIDDEN);
    let server = TestServer::with(|config| config.metrics_token = Some("swordfish".to_owned())).await;
    let mut elsewhere = server.stranger();
    assert_eq!(elsewhere.send(asked(None)).await.status, StatusCode::FORBIDDEN);
    for (token, status) in [("swordfish", 200), ("swordfis", 403), ("", 403)] {
        let answer = elsewhere.send(asked(Some(("authorization", &format!("Bearer {token}"))))).await;
        assert_eq!(answer.status.as_u16(), status, "{token}");
    }
}

#[tokio::test(start_paused = true)]
async fn a_forwarded_address_is_not_trusted_from_a_visitor() {
    let server = TestServer::with(|config| config.behind_proxy = true).await;
    let (mut refused, began) = (0, Instant::now());
    for attempt in 0..100 {
        let mut request = form("/api/v1/guests", &[]);
        *request.body_mut() = Body::from("{\"name\":\"Anna\"}");
        request.headers_mut().insert("content-type", "application/json".parse().expect("a header"));
        // The proxy adds its own line after that of the visitor.
        for line in [format!("10.0.0.{attempt}"), "192.0.2.1".to_owned()] {
            request.headers_mut().append("x-forwarded-for", line.parse().expect("a header"));
        }
        refused += usize::from(server.stranger().send(request).await.status == StatusCode::TOO_MANY_REQUESTS);
    }
    // Rate limits use real time, and a busy machine is slow.
    let more = began.elapsed().as_secs() as usize + 1;
    assert!((40 - more.min(39)..=40).contains(&refused), "sixty come in a row, then one a second: {refused}");
}

#[tokio::test(start_paused = true)]
async fn older_addresses_in_the_clothes_of_newer_ones_are_told_apart() {
    let server = TestServer::with(|config| config.behind_proxy = true).await;
    for visitor in 0..100 {
        let mut request = form("/play/kokopelli", &[]);
        let address = format!("::ffff:192.0.2.{visitor}");
        request.headers_mut().insert("x-forwarded-for", address.parse().expect("a header"));
        assert_eq!(server.stranger().send(request).await.status, StatusCode::SEE_OTHER, "{address}");
    }
}

#[tokio::test(start_paused = true)]
async fn a_script_is_refused_in_a_line_and_a_person_on_a_page() {
    let server = TestServer::open().await;
    let (mut anna, _, table) = server.table_of_two("kokopelli").await;
    for path in [format!("/t/{table}/resign"), "/learn/kokopelli/opening".to_owned()] {
        for script in [true, false] {
            let mut request = form(&path, &[]);
            request.headers_mut().insert("origin", HeaderValue::from_static("https://elsewhere.test"));
            if script {
                request.headers_mut().insert("hx-request", HeaderValue::from_static("true"));
            }
            let answer = anna.send(request).await;
            assert_eq!(answer.status, StatusCode::FORBIDDEN);
            assert!(answer.says("another site"), "{}", answer.body);
            assert_eq!(answer.says("<!DOCTYPE html>"), !script, "{}", answer.body);
            assert_eq!(answer.body.starts_with("<p id=\"notice\""), script, "{}", answer.body);
            let place = if script { "#notice" } else { "" };
            assert_eq!(answer.header("hx-retarget"), place, "a lesson would be gone");
        }
    }
    for (path, line) in [("/t/nowhere123/review", true), ("/t/nowhere123/live", false)] {
        let request = Request::get(path).header("hx-request", "true").body(Body::empty()).expect("a request");
        let answer = anna.send(request).await;
        assert_eq!(
            (answer.status, !answer.header("hx-retarget").is_empty()),
            (StatusCode::NOT_FOUND, line),
            "{path}"
        );
    }
}
