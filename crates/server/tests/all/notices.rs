//! Notices: their recipients, their time, their text.

mod receiver;

use std::net::TcpListener;
use std::time::Duration;

use axum::body::Body;
use axum::http::header::ACCEPT_LANGUAGE;
use axum::http::{Request, StatusCode};
use hmac::{Hmac, KeyInit, Mac};
use serde_json::{Value, json};
use sha2::Sha256;
use tokio::time::advance;

use self::receiver::{Keys, Receiver};
use crate::visitors::{TestServer, Visitor, between, form, settle, until};

const DAYS: &[(&str, &str)] = &[("pace", "days"), ("days", "2")];
const UNHURRIED: &[(&str, &str)] = &[("pace", "unhurried")];

/// Longer than the time a player has to open a table before a notice is sent.
const LATER: Duration = Duration::from_secs(6);

async fn server() -> TestServer {
    TestServer::with(|config| config.local_webhooks = true).await
}

/// Opens a table where it is Anna's turn and Bert sits too.
async fn table(server: &TestServer, bert: &mut Visitor, pace: &[(&str, &str)]) -> (Visitor, String) {
    let mut anna = server.person("Anna").await;
    let mut fields = vec![("seat1", "host"), ("seat2", "guest")];
    fields.extend(pace);
    let table = anna.post("/new/kokopelli", &fields).await.table();
    bert.post(&format!("/t/{table}/sit"), &[]).await;
    (anna, table)
}

/// Decides until the turn passes.
async fn plays(visitor: &mut Visitor, table: &str) {
    assert!(visitor.decide_something(table).await, "it is their turn");
    while visitor.decide_something(table).await {}
}

/// Sets a webhook, as a browser of this language does.
async fn set_webhook(visitor: &mut Visitor, address: &str, language: &str) {
    let mut request = form("/me/webhook", &[("address", address)]);
    request.headers_mut().insert(ACCEPT_LANGUAGE, language.parse().expect("a header"));
    let answer = visitor.send(request).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
}

/// Starts a server and a receiver for Bert's webhook.
async fn bert_listens() -> (TestServer, Receiver, Visitor) {
    let (server, receiver) = (server().await, Receiver::start().await);
    let mut bert = server.person("Bert").await;
    set_webhook(&mut bert, &receiver.address, "en").await;
    (server, receiver, bert)
}

async fn add_device(visitor: &mut Visitor, keys: &Keys, endpoint: &str) {
    let fields = keys.subscription(endpoint);
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let answer = visitor.post("/me/devices", &fields).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
}

#[tokio::test(start_paused = true)]
async fn a_webhook_is_told_in_the_persons_language_and_can_check_who_says_it() {
    let (server, receiver) = (server().await, Receiver::start().await);
    let mut bert = server.person("Bert").await;
    set_webhook(&mut bert, &format!("{}/hook", receiver.address), "de").await;
    let (mut anna, table) = table(&server, &mut bert, DAYS).await;
    settle().await;
    assert!(receiver.heard().is_empty(), "it is not his turn");
    plays(&mut anna, &table).await;
    let heard = receiver.hears(1).await;
    let told = json!({
        "event": "your-turn",
        "game": "kokopelli",
        "table": table,
        "url": format!("http://hearth.test/t/{table}"),
        "seat": 2,
        "text": format!("Kokopelli: Du bist am Zug. Tisch {table}, mit Anna."),
    });
    assert_eq!(heard.json(), told, "this and nothing else");
    assert_eq!((heard.path.as_str(), heard.header("content-type")), ("/hook", "application/json"));
    let page = bert.get("/me").await.body;
    let secret = between(&page, "<code class=\"token-text\">", "<").pop().expect("the secret is on his page");
    let mut mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).expect("any length will do");
    mac.update(&heard.body);
    let signature = heard.header("x-hearth-signature").strip_prefix("sha256=").expect("it is signed");
    let digit = |at: usize| u8::from_str_radix(&signature[2 * at..2 * at + 2], 16).expect("two digits");
    let signature: Vec<u8> = (0..signature.len() / 2).map(digit).collect();
    assert!(mac.verify_slice(&signature).is_ok(), "it is signed with his secret");
    plays(&mut bert, &table).await;
    set_webhook(&mut bert, "", "de").await;
    plays(&mut anna, &table).await;
    settle().await;
    assert_eq!(receiver.heard().len(), 1, "Anna wanted nothing, and Bert wants nothing any more");
}

#[tokio::test(start_paused = true)]
async fn notices_speak_the_language_that_was_chosen_last() {
    let (server, receiver) = (server().await, Receiver::start().await);
    let mut bert = server.person("Bert").await;
    set_webhook(&mut bert, &receiver.address, "de").await;
    // The language cookie would replace the session cookie.
    bert.clone().post("/language", &[("code", "pl")]).await;
    let (mut anna, table) = table(&server, &mut bert, DAYS).await;
    plays(&mut anna, &table).await;
    let told = receiver.hears(1).await.json();
    assert_eq!(told["text"], format!("Kokopelli: twoja kolej. Stół {table}, przy nim: Anna."));
}

#[tokio::test(start_paused = true)]
async fn a_watching_player_is_notified_only_in_correspondence_games() {
    let (server, receiver, mut bert) = bert_listens().await;
    for (pace, told) in [(UNHURRIED, 0), (DAYS, 1)] {
        let (mut anna, table) = table(&server, &mut bert, pace).await;
        let mut page = bert.watch(&format!("/t/{table}/live"), None).await;
        plays(&mut anna, &table).await;
        advance(LATER).await;
        settle().await;
        assert!(page.frames().await.1, "the page is open");
        if told > 0 {
            receiver.hears(told).await;
        }
        assert_eq!(receiver.heard().len(), told, "{pace:?}");
    }
}

#[tokio::test(start_paused = true)]
async fn an_absent_player_at_a_live_table_is_notified_after_a_moment() {
    let (server, receiver, mut bert) = bert_listens().await;
    let (mut anna, table) = table(&server, &mut bert, UNHURRIED).await;
    drop(bert.watch(&format!("/t/{table}/live"), None).await);
    plays(&mut anna, &table).await;
    settle().await;
    assert!(receiver.heard().is_empty(), "he may be on his way");
    advance(LATER).await;
    receiver.hears(1).await;
    plays(&mut bert, &table).await;
    plays(&mut anna, &table).await;
    plays(&mut bert, &table).await;
    advance(LATER).await;
    settle().await;
    assert_eq!(receiver.heard().len(), 1, "he came in time");
}

#[tokio::test(start_paused = true)]
async fn questions_and_invitations_are_notified() {
    let (server, receiver, mut bert) = bert_listens().await;
    for (pace, first) in [(DAYS, 1), (UNHURRIED, 3)] {
        let (mut anna, table) = table(&server, &mut bert, pace).await;
        anna.post(&format!("/t/{table}/ask"), &[("what", "end")]).await;
        advance(LATER).await;
        let told = receiver.hears(first).await.json();
        assert_eq!(
            (&told["event"], &told["seat"], &told["table"]),
            (&json!("asked"), &json!(2), &json!(table))
        );
        assert_eq!(
            told["text"],
            format!("Kokopelli: you have a request to answer. Table {table}, with Anna.")
        );
        bert.post(&format!("/t/{table}/answer"), &[("yes", "true")]).await;
        let again = anna.post(&format!("/t/{table}/rematch"), &[]).await.table();
        advance(LATER).await;
        let told = receiver.hears(first + 1).await.json();
        assert_eq!(
            (&told["event"], &told["seat"], &told["table"]),
            (&json!("invited"), &json!(null), &json!(again))
        );
    }
    let (mut anna, table) = table(&server, &mut bert, UNHURRIED).await;
    anna.post(&format!("/t/{table}/ask"), &[("what", "end")]).await;
    bert.post(&format!("/t/{table}/answer"), &[("yes", "false")]).await;
    advance(LATER).await;
    settle().await;
    assert_eq!(receiver.heard().len(), 4, "he has answered in time");
}

#[tokio::test(start_paused = true)]
async fn a_question_during_ones_turn_is_notified_once() {
    let (server, receiver, mut bert) = bert_listens().await;
    let (mut anna, table) = table(&server, &mut bert, DAYS).await;
    plays(&mut anna, &table).await;
    assert_eq!(receiver.hears(1).await.json()["event"], "your-turn");
    for _ in 0..3 {
        anna.post(&format!("/t/{table}/ask"), &[("what", "end")]).await;
        assert_eq!(receiver.hears(2).await.json()["event"], "asked");
        anna.post(&format!("/t/{table}/answer"), &[("yes", "false")]).await;
        settle().await;
    }
    assert_eq!(receiver.heard().len(), 2, "she asks and takes it back, again and again");
}

#[tokio::test(start_paused = true)]
async fn a_player_who_stands_up_sees_that_their_seat_is_reserved() {
    let (server, receiver, mut bert) = bert_listens().await;
    let (mut anna, mut cleo) = (server.person("Anna").await, server.person("Cleo").await);
    let fields = [&[("seat1", "host"), ("seat2", "guest"), ("seat3", "guest")], DAYS].concat();
    let table = anna.post("/new/kokopelli", &fields).await.table();
    for guest in [&mut bert, &mut cleo] {
        guest.post(&format!("/t/{table}/sit"), &[]).await;
    }
    for loser in [&mut cleo, &mut anna] {
        loser.post(&format!("/t/{table}/resign"), &[]).await;
    }
    let again = anna.post(&format!("/t/{table}/rematch"), &[]).await.table();
    assert_eq!(receiver.hears(1).await.json()["event"], "invited");
    for deed in ["sit", "rise"] {
        assert_eq!(bert.post(&format!("/t/{again}/{deed}"), &[]).await.status, StatusCode::SEE_OTHER);
    }
    settle().await;
    assert_eq!(receiver.heard().len(), 1);
}

#[tokio::test(start_paused = true)]
async fn nobody_hears_of_seats_that_strangers_keep() {
    let (server, receiver, mut bert) = bert_listens().await;
    let plan = json!({"game": "kokopelli", "chairs": ["host", {"for": 1}], "pace": {"days": 2}});
    let stranger = server.person("BUY PILLS").await;
    let request = Request::post("/api/v1/tables")
        .header("content-type", "application/json")
        .header("host", "hearth.test")
        .body(Body::from(plan.to_string()))
        .expect("a request");
    assert_eq!(stranger.clone().send(request).await.status, StatusCode::CREATED);
    let (mut anna, table) = table(&server, &mut bert, DAYS).await;
    anna.post(&format!("/t/{table}/resign"), &[]).await;
    let again = anna.post(&format!("/t/{table}/rematch"), &[]).await.table();
    assert_eq!(receiver.hears(1).await.json()["table"], json!(again), "those he knows may invite him");
    settle().await;
    assert_eq!(receiver.heard().len(), 1, "a stranger may not");
}

/// A friend is told of a seat that is kept for them, however it came about.
#[tokio::test(start_paused = true)]
async fn an_invited_friend_is_notified() {
    let (server, receiver) = (server().await, Receiver::start().await);
    let mut anna = server.person("Anna").await;
    let mut bert = server.person("Bert").await;
    for (visitor, login) in [(&mut anna, "Anna"), (&mut bert, "Bert")] {
        visitor.post("/me/keep", &[("login", login), ("password", "correct horse")]).await;
    }
    set_webhook(&mut bert, &receiver.address, "en").await;
    anna.post("/friends/ask", &[("name", "Bert")]).await;
    bert.post("/friends/answer", &[("person", "1"), ("yes", "true")]).await;
    let post = |address: String, body: Value| {
        Request::post(format!("/api/v1{address}"))
            .header("content-type", "application/json")
            .header("host", "hearth.test")
            .body(Body::from(body.to_string()))
            .expect("a request")
    };
    let fields = [&[("seat1", "host"), ("seat2", "guest")], DAYS].concat();
    let [mut from_page, mut by_program] = [String::new(), String::new()];
    for table in [&mut from_page, &mut by_program] {
        *table = anna.post("/new/kokopelli", &fields).await.table();
    }
    let invited = anna.post(&format!("/t/{from_page}/invite"), &[("person", "2")]).await;
    assert_eq!(invited.status, StatusCode::SEE_OTHER, "{}", invited.body);
    let told = receiver.hears(1).await.json();
    assert_eq!((&told["event"], &told["table"]), (&json!("invited"), &json!(from_page)));

    let invited = anna.send(post(format!("/tables/{by_program}/invite"), json!({"person": 2}))).await;
    assert_eq!(invited.status, StatusCode::OK, "{}", invited.body);
    let told = receiver.hears(2).await.json();
    assert_eq!((&told["event"], &told["table"]), (&json!("invited"), &json!(by_program)));

    let plan = json!({"game": "kokopelli", "chairs": ["host", {"for": 2}], "pace": {"days": 2}});
    let opened = anna.send(post("/tables".to_owned(), plan)).await;
    assert_eq!(opened.status, StatusCode::CREATED, "{}", opened.body);
    assert_eq!(receiver.hears(3).await.json()["event"], "invited");
}

#[tokio::test(start_paused = true)]
async fn only_the_browser_can_read_what_it_is_sent() {
    let (server, receiver) = (server().await, Receiver::start().await);
    let mut bert = server.person("Bert").await;
    let keys = Keys::new();
    add_device(&mut bert, &keys, &format!("{}/push/abc", receiver.address)).await;
    let (mut anna, table) = table(&server, &mut bert, DAYS).await;
    plays(&mut anna, &table).await;
    let heard = receiver.hears(1).await;
    for word in ["Kokopelli", "Anna", &table] {
        let found = heard.body.windows(word.len()).any(|window| window == word.as_bytes());
        assert!(!found, "{word} can be read on the way");
    }
    assert_eq!((heard.path.as_str(), heard.header("content-encoding")), ("/push/abc", "aes128gcm"));
    assert_eq!((heard.header("ttl"), heard.header("topic")), ("86400", table.as_str()));
    let page = bert.get("/me").await.body;
    let key = between(&page, "data-key=\"", "\"").pop().expect("the page has the key");
    let authorization = heard.header("authorization");
    assert!(authorization.starts_with("vapid t=") && authorization.ends_with(&format!(", k={key}")));
    let told = json!({
        "title": "Kokopelli: your turn",
        "body": format!("Table {table}, with Anna"),
        "path": format!("/t/{table}"),
        "language": "en",
    });
    assert_eq!(keys.unlock(&heard.body), told, "this and nothing else");
}

#[tokio::test(start_paused = true)]
async fn a_device_that_is_gone_is_forgotten_and_one_that_is_only_away_is_not() {
    let (server, receiver) = (server().await, Receiver::start().await);
    let mut bert = server.person("Bert").await;
    let endpoint = format!("{}/push", receiver.address);
    add_device(&mut bert, &Keys::new(), &endpoint).await;
    for (status, kept) in [(503, true), (403, true), (200, true), (410, false)] {
        receiver.answers(status);
        let answer = bert.post("/me/notice-test", &[]).await;
        assert_eq!(answer.status, StatusCode::OK);
        let told = match status {
            200 => "The test is on its way.".to_owned(),
            _ => format!("the answer had status {status}."),
        };
        assert!(answer.says(&told), "{status} is told");
        assert_eq!(bert.get("/me").await.says(&endpoint), kept, "{status}");
    }
    assert_eq!(receiver.heard().len(), 4);
    assert!(bert.post("/me/notice-test", &[]).await.says("nowhere to send"), "there is none left");
}

#[tokio::test(start_paused = true)]
async fn a_device_can_be_switched_off_and_only_by_its_owner() {
    let (server, receiver) = (server().await, Receiver::start().await);
    let (mut anna, mut bert) = (server.person("Anna").await, server.person("Bert").await);
    let endpoint = format!("{}/push", receiver.address);
    add_device(&mut bert, &Keys::new(), &endpoint).await;
    anna.post("/me/devices/end", &[("endpoint", &endpoint)]).await;
    assert!(bert.get("/me").await.says(&endpoint), "it is not hers");
    bert.post("/me/devices/end", &[("endpoint", &endpoint)]).await;
    assert!(!bert.get("/me").await.says(&endpoint));
}

#[tokio::test(start_paused = true)]
async fn an_undelivered_notice_is_retried_while_the_player_is_awaited() {
    let (server, receiver, mut bert) = bert_listens().await;
    let (mut anna, table) = table(&server, &mut bert, DAYS).await;
    receiver.answers(500);
    plays(&mut anna, &table).await;
    receiver.hears(1).await;
    receiver.hears_after(Duration::from_secs(10), 2).await;
    receiver.answers(200);
    receiver.hears_after(Duration::from_mins(1), 3).await;
    settle().await;
    advance(Duration::from_hours(1)).await;
    settle().await;
    assert_eq!(receiver.heard().len(), 3, "it has arrived");
    plays(&mut bert, &table).await;
    receiver.answers(500);
    plays(&mut anna, &table).await;
    receiver.hears(4).await;
    plays(&mut bert, &table).await;
    advance(Duration::from_hours(1)).await;
    settle().await;
    assert_eq!(receiver.heard().len(), 4, "he has decided");
}

#[tokio::test(start_paused = true)]
async fn a_restart_loses_no_notice_and_repeats_none_that_arrived() {
    let (mut server, receiver) = (server().await, Receiver::start().await);
    let mut bert = server.person("Bert").await;
    set_webhook(&mut bert, &receiver.address, "en").await;
    let (mut anna, table) = table(&server, &mut bert, DAYS).await;
    receiver.answers(500);
    plays(&mut anna, &table).await;
    receiver.hears(1).await;
    server.stop().await;
    receiver.answers(200);
    server.start_again().await;
    let heard = receiver.hears(2).await;
    assert_eq!(heard.json()["table"], table);
    let store = server.location().open_beside().expect("two can open it");
    until("it is crossed out", async || store.take_notices(None).await.is_ok_and(|left| left.is_empty()))
        .await;
    drop(store);
    server.stop().await;
    server.start_again().await;
    advance(Duration::from_hours(1)).await;
    settle().await;
    assert_eq!(receiver.heard().len(), 2, "he knows it");
}

#[tokio::test(start_paused = true)]
async fn nothing_is_sent_to_machines_beside_the_server() {
    let (server, receiver) = (TestServer::open().await, Receiver::start().await);
    let mut bert = server.person("Bert").await;
    let inside = [receiver.address.as_str(), "http://localhost/", "https://[::1]/x", "http://192.168.0.1/"];
    for address in inside {
        let answer = bert.post("/me/webhook", &[("address", address)]).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{address}");
        assert!(answer.says("--allow-local-webhooks"), "{address}");
    }
    for address in ["ftp://receiver.example/", "receiver", "javascript:alert(1)", "https://"] {
        let answer = bert.post("/me/webhook", &[("address", address)]).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{address}");
        assert!(answer.says("It must begin with https://"), "{address}");
    }
    let keys = Keys::new();
    for endpoint in [receiver.address.as_str(), "https://localhost/", "http://push.example/", "nonsense"] {
        let fields = keys.subscription(endpoint);
        let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
        assert_eq!(bert.post("/me/devices", &fields).await.status, StatusCode::BAD_REQUEST, "{endpoint}");
    }
    assert!(receiver.heard().is_empty());
}

/// A receiver that takes connections and never answers. It hangs up when it is dropped.
fn tarpit(last: u8) -> (TcpListener, String) {
    let listener = TcpListener::bind(format!("127.0.0.{last}:0")).expect("a port is free");
    let address = format!("http://{}", listener.local_addr().expect("it has an address"));
    (listener, address)
}

/// Makes a table wait for a new guest of a household, whose webhook leads to this address.
async fn awaited_at(server: &TestServer, household: u8, address: &str) {
    let mut guest = server.person("Mallory").await;
    let mut request = form("/me/webhook", &[("address", address)]);
    let from = format!("192.0.2.{household}").parse().expect("a header");
    request.headers_mut().insert("x-forwarded-for", from);
    assert_eq!(guest.send(request).await.status, StatusCode::SEE_OTHER);
    let (mut anna, table) = table(server, &mut guest, DAYS).await;
    plays(&mut anna, &table).await;
}

async fn server_behind_a_proxy() -> TestServer {
    TestServer::with(|config| (config.local_webhooks, config.behind_proxy) = (true, true)).await
}

/// A receiver that does not answer holds a request for eight seconds, longer than the test waits.
#[tokio::test(start_paused = true)]
async fn a_household_whose_receivers_do_not_answer_does_not_stop_the_notices_of_others() {
    let (server, receiver) = (server_behind_a_proxy().await, Receiver::start().await);
    let tarpits: Vec<_> = (2..22).map(tarpit).collect();
    for (_, address) in &tarpits {
        awaited_at(&server, 1, address).await;
    }
    awaited_at(&server, 2, &receiver.address).await;
    receiver.hears(1).await;
}

#[tokio::test(start_paused = true)]
async fn a_receiver_that_does_not_answer_does_not_stop_the_notices_to_others() {
    let (server, receiver, tarpit) = (server_behind_a_proxy().await, Receiver::start().await, tarpit(2));
    for household in 1..20 {
        awaited_at(&server, household, &tarpit.1).await;
    }
    awaited_at(&server, 40, &receiver.address).await;
    receiver.hears(1).await;
}

#[tokio::test(start_paused = true)]
async fn a_webhook_that_always_fails_is_switched_off_until_a_test_arrives() {
    let (server, receiver, mut bert) = bert_listens().await;
    receiver.answers(404);
    let mut tables = Vec::new();
    for number in 1..=20 {
        assert!(!bert.get("/me").await.says("Switched off"), "after {number} notices");
        let (mut anna, table) = table(&server, &mut bert, DAYS).await;
        plays(&mut anna, &table).await;
        receiver.hears(number).await;
        settle().await;
        tables.push((anna, table));
    }
    assert!(bert.get("/me").await.says("Switched off: the last 20 notifications"));
    // Bert decides, and then it is Bert's turn again.
    let (anna, table) = &mut tables[0];
    plays(&mut bert, table).await;
    plays(anna, table).await;
    settle().await;
    assert_eq!(receiver.heard().len(), 20, "nothing more is sent");
    receiver.answers(200);
    assert!(bert.post("/me/notice-test", &[]).await.says("The test is on its way."));
    assert!(!bert.get("/me").await.says("Switched off"));
    plays(&mut bert, table).await;
    plays(anna, table).await;
    receiver.hears(22).await;
}

#[tokio::test(start_paused = true)]
async fn an_address_of_the_server_that_no_browser_would_send_is_not_stored() {
    let server = server().await;
    let mut bert = server.person("Bert").await;
    for header in ["host", "origin"] {
        let mut request = form("/me/webhook", &[("address", "http://localhost:9/")]);
        let host = format!("{}.test", "x".repeat(1000));
        request.headers_mut().insert(axum::http::header::HOST, host.parse().expect("a header"));
        if header == "origin" {
            let origin = format!("http://{host}").parse().expect("a header");
            request.headers_mut().insert(axum::http::header::ORIGIN, origin);
        }
        assert_eq!(bert.send(request).await.status, StatusCode::SEE_OTHER);
        let stored: String = rusqlite::Connection::open(server.database())
            .and_then(|database| database.query_row("SELECT site FROM webhook", [], |row| row.get(0)))
            .expect("it is stored");
        assert!(stored.len() <= 300, "{} bytes", stored.len());
    }
}
