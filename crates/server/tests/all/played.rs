//! The page of finished games and results.

use std::time::Duration;

use axum::http::StatusCode;
use tokio::time::advance;

use crate::visitors::{TestServer, between};

/// Returns the cells of the tallies, row by row.
fn tally(page: &str) -> Vec<String> {
    let text =
        |cell: String| cell.split('<').map(|piece| piece.rsplit('>').next().unwrap_or(piece)).collect();
    between(page, "<td>", "</td>").into_iter().map(text).collect()
}

#[tokio::test(start_paused = true)]
async fn players_find_their_past_games_and_results() {
    let server = TestServer::open().await;
    let (mut anna, mut bert, table) = server.table_of_two("kokopelli").await;
    let none = anna.get("/played").await;
    assert!(none.says("You haven’t finished a game here yet"), "{}", none.body);
    assert!(!none.says(&table), "a game that runs has not been played");
    assert!(!anna.get("/lobby").await.says("href=\"/played\""), "there is nothing to be seen there yet");
    anna.post(&format!("/t/{table}/resign"), &[]).await;
    assert!(anna.get("/lobby").await.says("href=\"/played\""));
    let (lost, won) = (anna.get("/played").await, bert.get("/played").await);
    assert!(lost.says(&format!("href=\"/t/{table}\"")) && won.says(&format!("href=\"/t/{table}\"")));
    assert_eq!(tally(&lost.body), ["1", "0 0%", "–"], "nobody has points in a game that was given up");
    assert_eq!(tally(&won.body), ["1", "1 100%", "–"]);
    assert!(
        !server.stranger().get("/played").await.says(&table),
        "whose games they are not, does not see them"
    );
}

#[tokio::test(start_paused = true)]
async fn games_are_listed_by_game_and_page_by_page() {
    let server = TestServer::open().await;
    let mut anna = server.person("Anna").await;
    let mut tables = Vec::new();
    for game in ["kupferkessel"; 2].into_iter().chain(["kokopelli"; 31]) {
        let table = anna.post(&format!("/play/{game}"), &[("level", "club")]).await.table();
        let resigned = anna.post(&format!("/t/{table}/resign"), &[]).await;
        assert_eq!(resigned.status, StatusCode::SEE_OTHER, "{}", resigned.body);
        tables.push(table);
        // One after the other.
        advance(Duration::from_mins(1)).await;
    }
    // Each row links to its table and to the review of its game.
    let on = |page: &str| -> Vec<String> {
        let mut tables = between(page, "href=\"/t/", "\"");
        tables.retain(|table| !table.ends_with("/review"));
        tables
    };
    tables.reverse();
    assert_eq!(on(&anna.get("/lobby").await.body), tables[..5], "the lobby is for what is still to come");
    let first = anna.get("/played").await;
    assert_eq!(on(&first.body), tables[..30]);
    assert_eq!(tally(&first.body), ["31", "0 0%", "–", "2", "0 0%", "–"], "all are counted on every page");
    assert_eq!(on(&anna.get("/played?page=2").await.body), tables[30..]);
    assert_eq!(on(&anna.get("/played?page=9").await.body), tables[30..], "there is no later one");
    assert_eq!(on(&anna.get("/played?page=0").await.body), tables[..30]);
    assert!(first.says("href=\"/played?page=2\"") && first.says("Page 1 of 2"));
    let kokopelli = anna.get("/played?game=kokopelli&page=2").await;
    assert_eq!(on(&kokopelli.body), tables[30..31]);
    assert!(kokopelli.says("href=\"/played?game=kokopelli&amp;page=1\""), "{}", kokopelli.body);
    assert_eq!(on(&anna.get("/played?game=kupferkessel").await.body), tables[31..]);
    assert_eq!(anna.get("/played?game=chess").await.status, StatusCode::NOT_FOUND);
    assert_eq!(anna.get("/played?page=two").await.status, StatusCode::BAD_REQUEST);
}

#[tokio::test(start_paused = true)]
async fn a_game_that_went_on_from_a_replay_is_listed_and_does_not_count() {
    let server = TestServer::open().await;
    let mut anna = server.person("Anna").await;
    let table = anna.post("/play/kokopelli", &[("level", "club")]).await.table();
    anna.post(&format!("/t/{table}/resign"), &[]).await;
    let again = anna.post(&format!("/t/{table}/play-on"), &[("at", "0"), ("seat", "1")]).await.table();
    anna.post(&format!("/t/{again}/resign"), &[]).await;
    let page = anna.get("/played").await;
    assert!(page.says(&format!("/t/{table}")) && page.says(&format!("/t/{again}")));
    assert_eq!(tally(&page.body), ["1", "0 0%", "–"]);
}
