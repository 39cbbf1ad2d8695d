//! The pages with the rules.

use std::collections::BTreeSet;

use axum::body::Body;
use axum::http::Request;
use axum::http::header::ACCEPT_LANGUAGE;
use hearth_core::Game;
use kokopelli_rules::Kokopelli;
use kupferkessel_rules::Kupferkessel;

use crate::visitors::{House, between};

#[tokio::test(start_paused = true)]
async fn every_rule_can_be_led_to_and_every_link_leads_to_a_rule() {
    let house = House::open().await;
    for (game, book) in [("kokopelli", Kokopelli::RULEBOOK), ("kupferkessel", Kupferkessel::RULEBOOK)] {
        for language in ["en", "fr", "de", "pl"] {
            let request = Request::get(format!("/rules/{game}")).header(ACCEPT_LANGUAGE, language);
            let page = house.stranger().send(request.body(Body::empty()).expect("a request")).await.body;
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
async fn editions_stand_side_by_side_in_every_language() {
    let house = House::open().await;
    for language in ["en", "fr", "de", "pl"] {
        let request = Request::get("/rules/kokopelli").header(ACCEPT_LANGUAGE, language);
        let page = house.stranger().send(request.body(Body::empty()).expect("a request")).await.body;
        assert_eq!(between(&page, "<th scope=\"col\">", "</th>").len(), 5, "{language}: four editions");
        assert_eq!(
            between(&page, "<td>", "</td>").iter().filter(|cell| !cell.is_empty()).count(),
            20,
            "{language}"
        );
    }
}
