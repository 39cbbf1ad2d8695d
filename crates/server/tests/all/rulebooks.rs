//! The pages with the rules.

use std::collections::BTreeSet;

use axum::body::Body;
use axum::http::Request;
use axum::http::header::ACCEPT_LANGUAGE;
use hearth_core::Game;
use kokopelli_rules::Kokopelli;
use kupferkessel_rules::Kupferkessel;

use crate::visitors::{TestServer, between};

#[tokio::test(start_paused = true)]
async fn every_rule_can_be_led_to_and_every_link_leads_to_a_rule() {
    let server = TestServer::open().await;
    for (game, book) in [("kokopelli", Kokopelli::RULEBOOK), ("kupferkessel", Kupferkessel::RULEBOOK)] {
        for language in ["en", "fr", "de", "pl"] {
            let request = Request::get(format!("/rules/{game}")).header(ACCEPT_LANGUAGE, language);
            let page = server.stranger().send(request.body(Body::empty()).expect("a request")).await.body;
            let ids: BTreeSet<String> = between(&page, " id=\"", "\"").into_iter().collect();
            for (id, _) in book.rules() {
                assert!(ids.contains(id), "{game} in {language} has no {id}");
            }
            let links = between(&page, "href=\"#", "\"");
            for link in &links {
                assert!(ids.contains(link), "{game} in {language} leads to #{link}, which is nowhere");
            }
            assert!(links.len() > book.rules().count(), "rules lead to each other");
        }
    }
}

#[tokio::test(start_paused = true)]
async fn editions_are_described_in_whole_sentences_in_every_language() {
    let server = TestServer::open().await;
    for language in ["en", "fr", "de", "pl"] {
        let request = Request::get("/rules/kokopelli").header(ACCEPT_LANGUAGE, language);
        let page = server.stranger().send(request.body(Body::empty()).expect("a request")).await.body;
        let (editions, said) = (between(&page, "<dt>", "</dt>"), between(&page, "<dd>", "</dd>"));
        assert_eq!((editions.len(), said.len()), (12, 12), "{language}: six rules, two ways to play each");
        for ways in editions.chunks(2) {
            assert_eq!(ways.join(", ").split(", ").count(), 4, "{language}: {ways:?}");
        }
        for sentence in said {
            let capital = sentence.chars().next().is_some_and(char::is_uppercase);
            assert!(capital && sentence.ends_with('.'), "{language}: {sentence}");
        }
    }
}
