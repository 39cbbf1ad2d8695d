//! Hot-seat players with their own names.

use axum::http::StatusCode;

use crate::visitors::{TestServer, Visitor, between};

/// Opens a table for Ada's device with Bert at it.
async fn ada_and_bert(server: &TestServer) -> (Visitor, String) {
    let mut device = server.person("Ada").await;
    let fields = [("seat1", "host"), ("seat2", "host"), ("name2", "  Bert  the\tBold "), ("public", "on")];
    let table = device.post("/new/kupferkessel", &fields).await.table();
    (device, table)
}

#[tokio::test(start_paused = true)]
async fn hot_seat_names_are_shown_wherever_a_seat_is_named() {
    let mut server = TestServer::open().await;
    let (device, table) = ada_and_bert(&server).await;
    assert!(server.stranger().get("/lobby").await.says("Bert the Bold"), "the lobby names him");
    server.stop().await;
    server.start_again().await;
    let mut device = device.at(&server);
    for _ in 0..6 {
        assert!(device.decide_something(&table).await);
    }
    let page = device.get(&format!("/t/{table}")).await;
    assert!(page.says("Bert the Bold takes"), "so does the log: {}", page.body);
    assert!(page.says(">Ada<") && !page.says("Ada 1"), "the host is the only one with her name");
    while device.decide_something(&table).await {}
    assert!(device.get(&format!("/t/{table}")).await.says("Bert the Bold</th>"), "and the account");
    let record = device.get(&format!("/t/{table}/record")).await;
    assert!(record.body.lines().any(|line| line == "sits 2 person Bert the Bold"), "{}", record.body);
    let again = device.post(&format!("/t/{table}/rematch"), &[]).await.table();
    assert!(device.get(&format!("/t/{again}")).await.says("Bert the Bold"), "he is there again");
}

#[tokio::test(start_paused = true)]
async fn the_curtain_is_lifted_by_name() {
    let server = TestServer::open().await;
    let mut device = server.person("Ada").await;
    let fields = [("seat1", "host"), ("name1", "Cleo"), ("seat2", "host"), ("name2", "Bert")];
    let table = device.post("/new/kokopelli", &fields).await.table();
    assert!(device.get(&format!("/t/{table}")).await.says("I’m Cleo: show my cards"));
}

#[tokio::test(start_paused = true)]
async fn players_with_equal_names_are_told_apart_by_their_seats() {
    let server = TestServer::open().await;
    let mut device = server.person("Ada").await;
    let fields =
        [("seat1", "host"), ("seat2", "host"), ("name2", "Ada"), ("seat3", "host"), ("name3", "Bert")];
    let table = device.post("/new/kokopelli", &fields).await.table();
    let page = device.get(&format!("/t/{table}")).await;
    assert!(page.says("Ada 1") && page.says("Ada 2") && page.says("Bert") && !page.says("Bert 3"));
}

#[tokio::test(start_paused = true)]
async fn a_name_that_nobody_could_have_is_refused_and_stays_in_the_form() {
    let server = TestServer::open().await;
    let mut device = server.person("Ada").await;
    for name in ["Bert\u{202e}", "\u{7}", "twenty-five characters long", "\u{301}"] {
        let fields = [("seat1", "host"), ("seat2", "host"), ("name2", name)];
        let answer = device.post("/new/kokopelli", &fields).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{name:?}");
        assert!(answer.says("name=\"name2\""), "{}", answer.body);
    }
}

#[tokio::test(start_paused = true)]
async fn changing_another_field_keeps_the_names() {
    let server = TestServer::open().await;
    let mut device = server.person("Ada").await;
    let fields = [("seat1", "host"), ("seat2", "host"), ("name2", "Bert"), ("seat3", "guest")];
    let table = device.post("/new/kokopelli", &fields).await.table();
    assert!(device.get(&format!("/t/{table}/change")).await.says("name=\"name2\" value=\"Bert\""));
    device.post(&format!("/t/{table}/rise"), &[]).await;
    for _ in 0..2 {
        device.post(&format!("/t/{table}/sit"), &[]).await;
    }
    assert!(device.get(&format!("/t/{table}")).await.says("Bert"), "the player who stood up sits down again");
}

#[tokio::test(start_paused = true)]
async fn hot_seat_names_survive_a_rematch() {
    let server = TestServer::open().await;
    let (mut device, mut guest) = (server.person("Ada").await, server.person("Carl").await);
    let fields = [("seat1", "host"), ("seat2", "host"), ("name2", "Bert"), ("seat3", "guest")];
    let mut table = device.post("/new/kokopelli", &fields).await.table();
    guest.post(&format!("/t/{table}/sit"), &[]).await;
    // The guest asks for the first rematch, the device for the second.
    for round in 0..2 {
        guest.post(&format!("/t/{table}/resign"), &[]).await;
        for _ in 0..2 {
            let page = device.get(&format!("/t/{table}")).await.body;
            let Some(curtain) = between(&page, "/lift\" hx-post", "</form>").into_iter().next() else {
                break;
            };
            let seat = between(&curtain, "name=\"seat\" value=\"", "\"").remove(0);
            device.post(&format!("/t/{table}/lift"), &[("seat", &seat)]).await;
            device.post(&format!("/t/{table}/resign"), &[("seat", &seat)]).await;
        }
        let asks = if round == 0 { &mut guest } else { &mut device };
        let again = asks.post(&format!("/t/{table}/rematch"), &[]).await.table();
        assert_ne!(again, table);
        table = again;
        for person in [&mut device, &mut guest] {
            person.post(&format!("/t/{table}/sit"), &[]).await;
        }
        let page = guest.get(&format!("/t/{table}")).await;
        assert!(page.says(">Ada<") && page.says(">Bert<") && page.says(">Carl<"), "{round}: {}", page.body);
    }
}
