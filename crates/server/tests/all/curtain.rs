//! Hot seat: the page has nothing hidden before a player reveals their hand.

use axum::http::StatusCode;

use crate::visitors::{TestServer, Visitor, between};

#[tokio::test(start_paused = true)]
async fn the_curtain_is_lifted_for_one_seat_and_falls_after_its_turn() {
    let server = TestServer::open().await;
    let mut device = server.person("Anna").await;
    let fields = [("seat1", "host"), ("seat2", "host"), ("pace", "unhurried")];
    let table = device.post("/new/kokopelli", &fields).await.table();
    let (page, lift) = (format!("/t/{table}"), format!("/t/{table}/lift"));
    let covered = device.get(&page).await;
    assert!(covered.says("I’m Anna 1: show my cards") && device.offers(&table).await.1.is_empty());
    assert_eq!(
        device.post(&lift, &[("seat", "2")]).await.status,
        StatusCode::UNPROCESSABLE_ENTITY,
        "not his turn"
    );
    assert_eq!(
        server.stranger().post(&lift, &[("seat", "1")]).await.status,
        StatusCode::UNPROCESSABLE_ENTITY
    );
    let mut watching = device.watch(&format!("{page}/live?seen=2"), None).await;
    watching.frames().await;
    assert_eq!(device.post(&lift, &[("seat", "1")]).await.status, StatusCode::SEE_OTHER);
    let (revealed_seat, _) = watching.frames().await;
    assert!(revealed_seat.len() == 1 && revealed_seat[0].contains("name=\"decision\""), "{revealed_seat:?}");
    for _ in 0..50 {
        assert!(device.decide_something(&table).await);
        let (frames, _) = watching.frames().await;
        if device.get(&page).await.says("I’m Anna 2: show my cards") {
            assert!(!frames[0].contains("name=\"decision\""), "what was shown is covered by the same event");
            assert!(device.offers(&table).await.1.is_empty());
            return;
        }
    }
    panic!("the turn never passed");
}

#[tokio::test(start_paused = true)]
async fn where_nothing_is_hidden_there_is_no_curtain() {
    for (recipes, covered) in [("false", false), ("true", true)] {
        let server = TestServer::open().await;
        let mut device = server.person("Anna").await;
        let fields = [("seat1", "host"), ("seat2", "host"), ("pace", "unhurried"), ("recipes", recipes)];
        let table = device.post("/new/kupferkessel", &fields).await.table();
        assert_eq!(device.get(&format!("/t/{table}")).await.says("show my cards"), covered);
        assert_eq!(device.offers(&table).await.1.is_empty(), covered);
        if !covered {
            let mut watching = device.watch(&format!("/t/{table}/live"), Some(2)).await;
            watching.frames().await;
            for _ in 0..20 {
                assert!(device.decide_something(&table).await, "everybody decides in turn");
                let (frames, _) = watching.frames().await;
                assert!(frames.iter().all(|frame| !frame.contains("event: reload")), "{frames:?}");
            }
        }
    }
}

/// Opens a table with two seats at one device.
async fn one_device(server: &TestServer) -> (Visitor, String) {
    let mut device = server.person("Anna").await;
    let fields = [("seat1", "host"), ("seat2", "host"), ("pace", "unhurried")];
    let table = device.post("/new/kokopelli", &fields).await.table();
    (device, table)
}

#[tokio::test(start_paused = true)]
async fn a_server_that_starts_again_lets_the_curtain_fall_on_a_page_that_stayed_open() {
    let mut server = TestServer::open().await;
    let (mut device, table) = one_device(&server).await;
    device.post(&format!("/t/{table}/lift"), &[("seat", "1")]).await;
    server.stop().await;
    server.start_again().await;
    let (frames, _) = device.watch(&format!("/t/{table}/live"), Some(3)).await.frames().await;
    assert!(frames[0].contains("I’m Anna 1: show my cards"), "the page shows a hand still: {frames:?}");
    assert!(frames[0].contains("id=\"offers\" hidden"), "and what can be decided: {frames:?}");
}

#[tokio::test(start_paused = true)]
async fn lifting_a_curtain_again_shows_the_hand() {
    let server = TestServer::open().await;
    let (mut device, table) = one_device(&server).await;
    for _ in 0..2 {
        let revealed_seat = device.post(&format!("/t/{table}/lift"), &[("seat", "1")]).await;
        assert_eq!(revealed_seat.status, StatusCode::SEE_OTHER);
    }
    // The connection was lost while they revealed it.
    let (frames, _) = device.watch(&format!("/t/{table}/live"), Some(3)).await.frames().await;
    assert!(frames[0].contains("name=\"decision\""), "{frames:?}");
}

#[tokio::test(start_paused = true)]
async fn asking_to_undo_behind_the_curtain_loses_no_game() {
    let server = TestServer::open().await;
    let (mut device, table) = one_device(&server).await;
    let page = format!("/t/{table}");
    device.post(&format!("{page}/lift"), &[("seat", "1")]).await;
    let (after, offers) = device.offers(&table).await;
    let draw = offers.iter().find(|offer| offer.starts_with("draw")).expect("one can draw");
    device.post(&format!("{page}/decide"), &[("decision", draw), ("after", &after)]).await;
    let shown = device.get(&page).await.body;
    let shown = between(&shown, "value=\"back ", "\"").remove(0);
    while device.decide_something(&table).await {}
    let behind = device.get(&page).await;
    assert!(behind.says("I’m Anna 2: show my cards"), "her turn is over");
    assert!(!behind.says("value=\"back "), "nobody knows who of them it would be");
    let back = format!("back {shown}");
    device.post(&format!("{page}/ask"), &[("what", &back)]).await;
    device.post(&format!("{page}/lift"), &[("seat", "1")]).await;
    let (after, _) = device.offers(&table).await;
    assert_eq!(after, shown, "what she was shown, and no more");
}

#[tokio::test(start_paused = true)]
async fn the_lists_tell_how_far_the_people_at_one_device_are() {
    let server = TestServer::open().await;
    let (mut device, table) = one_device(&server).await;
    device.post(&format!("/t/{table}/lift"), &[("seat", "1")]).await;
    while device.decide_something(&table).await {}
    let listed = device.get("/api/v1/tables?mine=true").await.body;
    let listed: serde_json::Value = serde_json::from_str(&listed).expect("JSON");
    assert_eq!(listed[0]["turn"], 2, "{listed}");
}
