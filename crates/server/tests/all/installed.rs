//! The pages as an installed app.

use axum::http::StatusCode;
use axum::http::header::ACCEPT_LANGUAGE;
use serde_json::Value;

use crate::visitors::{Answer, TestServer, Visitor, between};

async fn get(visitor: &mut Visitor, path: &str, language: &str) -> Answer {
    let request = axum::http::Request::get(path).header(ACCEPT_LANGUAGE, language);
    visitor.send(request.body(axum::body::Body::empty()).expect("a request")).await
}

#[tokio::test(start_paused = true)]
async fn every_page_leads_to_a_manifest_whose_icons_are_there() {
    let server = TestServer::open().await;
    let mut visitor = server.stranger();
    let page = visitor.get("/").await;
    let address = between(&page.body, "<link rel=\"manifest\" href=\"", "\"").pop().expect("a manifest");
    let answer = get(&mut visitor, &address, "fr").await;
    assert_eq!(answer.header("content-type"), "application/manifest+json");
    let manifest: Value = serde_json::from_str(&answer.body).expect("it is JSON");
    assert_eq!((&manifest["display"], &manifest["lang"]), (&"standalone".into(), &"fr".into()));
    let icons = manifest["icons"].as_array().expect("it has icons");
    for (size, purpose) in [("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")] {
        assert!(icons.iter().any(|icon| icon["sizes"] == size && icon["purpose"] == purpose));
    }
    for icon in icons {
        let answer = visitor.get(icon["src"].as_str().expect("an address")).await;
        assert_eq!((answer.status, answer.header("content-type")), (StatusCode::OK, "image/png"));
    }
}

#[tokio::test(start_paused = true)]
async fn the_worker_may_run_and_everything_it_keeps_is_there() {
    let server = TestServer::open().await;
    let mut visitor = server.stranger();
    let worker = visitor.get("/sw.js").await;
    assert_eq!(worker.header("content-type"), "text/javascript; charset=utf-8");
    assert_eq!(worker.header("cache-control"), "no-cache", "a new one is found at once");
    assert!(worker.header("content-security-policy").contains("worker-src 'self'"));
    let first = worker.body.lines().next().expect("it has lines");
    let kept = between(first, " = ", ";").pop().expect("it says what to keep");
    let kept: Value = serde_json::from_str(&kept).expect("it is JSON");
    let kept = kept["kept"].as_array().expect("a list");
    assert!(kept.len() > 5);
    for path in kept {
        let path = path.as_str().expect("an address");
        assert_eq!(visitor.get(path).await.status, StatusCode::OK, "{path}");
    }
}

#[tokio::test(start_paused = true)]
async fn the_page_for_a_dead_network_speaks_every_language_and_names_nobody() {
    let server = TestServer::open().await;
    let mut anna = server.person("Anna").await;
    for (language, title) in [
        ("en", "No connection"),
        ("fr", "Pas de connexion"),
        ("de", "Keine Verbindung"),
        ("pl", "Brak połączenia"),
    ] {
        let answer = get(&mut anna, "/offline", language).await;
        assert_eq!(answer.status, StatusCode::OK);
        assert_eq!(answer.header("content-language"), language, "the worker asks for another");
        assert!(answer.says(title) && answer.says(&format!("lang=\"{language}\"")), "{language}");
        assert!(!answer.says("Anna"), "it is kept for long");
    }
}

#[tokio::test]
async fn the_sse_extension_is_loaded_with_htmx() {
    let server = TestServer::open().await;
    let mut visitor = server.stranger();
    let page = visitor.get("/").await.body;
    let scripts = between(&page, "<script src=\"", "\"");
    let htmx = scripts.iter().find(|script| script.contains("htmx")).expect("the page has htmx");
    // htmx starts when its file has run, before the next one may have arrived.
    assert!(visitor.get(htmx).await.body.contains("registerExtension(\"sse\""));
}
