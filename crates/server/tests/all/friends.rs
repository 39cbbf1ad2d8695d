//! Friends: asking, answering, who is here, and invitations to a table.

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::server::request;
use crate::visitors::{TestServer, Visitor, between};

/// Returns a person with an account.
async fn account(server: &TestServer, name: &str) -> Visitor {
    let mut visitor = server.person(name).await;
    let fields = [("login", name), ("password", "correct horse")];
    assert_eq!(visitor.post("/me/keep", &fields).await.status, StatusCode::SEE_OTHER);
    visitor
}

async fn done(visitor: &mut Visitor, path: &str, fields: &[(&str, &str)]) {
    let answer = visitor.post(path, fields).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{path}: {}", answer.body);
}

/// Returns Anna (1) and Bert (2), who are friends.
async fn friends(server: &TestServer) -> (Visitor, Visitor) {
    let (mut anna, mut bert) = (account(server, "Anna").await, account(server, "Bert").await);
    done(&mut anna, "/friends/ask", &[("name", "bert")]).await;
    done(&mut bert, "/friends/answer", &[("person", "1"), ("yes", "true")]).await;
    (anna, bert)
}

#[tokio::test(start_paused = true)]
async fn a_request_is_accepted_declined_or_withdrawn() {
    let server = TestServer::open().await;
    let (mut anna, mut bert) = (account(&server, "Anna").await, account(&server, "Bert").await);
    done(&mut anna, "/friends/ask", &[("name", " BERT ")]).await;
    assert!(anna.get("/me").await.says("asked, no answer yet"));
    assert!(bert.get("/me").await.says("asks to be your friend"));
    assert!(bert.get("/lobby").await.says("One person asks to be your friend"));
    done(&mut bert, "/friends/answer", &[("person", "1"), ("yes", "false")]).await;
    assert!(!anna.get("/me").await.says("asked, no answer yet"));
    done(&mut anna, "/friends/ask", &[("name", "Bert")]).await;
    done(&mut anna, "/friends/end", &[("person", "2")]).await;
    assert!(!bert.get("/me").await.says("asks to be your friend"));
    // Two who ask each other are friends.
    done(&mut anna, "/friends/ask", &[("name", "Bert")]).await;
    done(&mut bert, "/friends/ask", &[("name", "Anna")]).await;
    for (visitor, other) in [(&mut anna, "Bert"), (&mut bert, "Anna")] {
        let page = visitor.get("/me").await;
        assert!(page.says(&format!("Remove {other} from your friends")), "{}", page.body);
    }
    done(&mut bert, "/friends/end", &[("person", "1")]).await;
    assert!(!anna.get("/me").await.says("Remove Bert"));
}

#[tokio::test(start_paused = true)]
async fn guests_have_no_friends_and_requests_are_limited() {
    let server = TestServer::open().await;
    let (mut anna, mut guest) = (account(&server, "Anna").await, server.person("Guest").await);
    let refused = guest.post("/friends/ask", &[("name", "Anna")]).await;
    assert!(refused.status == StatusCode::BAD_REQUEST && refused.says("need an account"), "{}", refused.body);
    for nobody in ["Nobody", "Guest", "Anna"] {
        let refused = anna.post("/friends/ask", &[("name", nobody)]).await;
        assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{nobody}");
    }
    anna.post("/friends/ask", &[("name", "x")]).await;
    anna.post("/friends/ask", &[("name", "x")]).await;
    let again = anna.post("/friends/ask", &[("name", "x")]).await;
    assert_eq!(again.status, StatusCode::TOO_MANY_REQUESTS, "names cannot be tried without end");
}

#[tokio::test(start_paused = true)]
async fn the_request_of_a_blocked_person_vanishes_and_they_are_not_told() {
    let server = TestServer::open().await;
    let (mut anna, mut bert, table) = server.table_of_two("kokopelli").await;
    for (visitor, login) in [(&mut anna, "anna"), (&mut bert, "bert")] {
        done(visitor, "/me/keep", &[("login", login), ("password", "correct horse")]).await;
    }
    done(&mut bert, &format!("/t/{table}/friend"), &[("person", "1")]).await;
    done(&mut anna, "/friends/answer", &[("person", "2"), ("yes", "true")]).await;
    done(&mut anna, &format!("/t/{table}/ignore"), &[("person", "2"), ("how", "block")]).await;
    assert!(!bert.get("/me").await.says("Remove Anna"), "blocking ends the friendship");
    done(&mut bert, "/friends/ask", &[("name", "anna")]).await;
    assert!(bert.get("/me").await.says("asked, no answer yet"));
    let page = anna.get("/me").await;
    assert!(!page.says("asks to be your friend"), "{}", page.body);
    assert!(!anna.get("/lobby").await.says("asks to be your friend"));
    done(&mut anna, "/me/ignored/end", &[("person", "2")]).await;
    assert!(!anna.get("/me").await.says("asks to be your friend"), "what he asked meanwhile is lost");
}

#[tokio::test(start_paused = true)]
async fn friends_see_who_is_here_and_at_which_open_table() {
    let server = TestServer::open().await;
    let (mut anna, mut bert) = friends(&server).await;
    let open = [("seat1", "host"), ("seat2", "anyone"), ("public", "on")];
    let hidden = bert.post("/new/kokopelli", &[("seat1", "host"), ("seat2", "guest")]).await.table();
    let page = anna.get("/lobby").await;
    assert!(page.says("Friends here now") && page.says("here now") && !page.says(&hidden), "{}", page.body);
    let table = bert.post("/new/kokopelli", &open).await.table();
    assert!(anna.get("/lobby").await.says(&format!("<a href=\"/t/{table}\">Join at Kokopelli")));
    assert!(!server.person("Carl").await.get("/lobby").await.says("Friends here now"));
    // Bert can hide it, and is not here for ever.
    let switch = [("presence", "off"), ("page", "off")];
    assert_eq!(bert.post("/me/settings", &switch).await.status, StatusCode::SEE_OTHER);
    assert!(!anna.get("/lobby").await.says("Friends here now"));
    bert.post("/me/settings", &[("presence", "off"), ("presence", "on")]).await;
    assert!(anna.get("/lobby").await.says("Friends here now"));
    server.put_ahead(std::time::Duration::from_mins(6));
    assert!(!anna.get("/lobby").await.says("Friends here now"));
}

#[tokio::test(start_paused = true)]
async fn a_host_keeps_a_chair_for_a_friend_who_finds_it_in_the_lobby() {
    let server = TestServer::open().await;
    let (mut anna, mut bert) = friends(&server).await;
    let form = anna.get("/new/kokopelli").await;
    assert!(form.says("name=\"friend1\" value=\"2\"") && form.says("kept for them"), "{}", form.body);
    let fields = [("seat1", "host"), ("seat2", "friend1"), ("friend1", "2"), ("pace", "unhurried")];
    let table = anna.post("/new/kokopelli", &fields).await.table();
    let page = bert.get("/lobby").await;
    assert!(page.says(&table) && page.says("a seat is reserved for you"), "{}", page.body);
    done(&mut bert, &format!("/t/{table}/sit"), &[]).await;
    assert!(bert.decide_something(&table).await || anna.decide_something(&table).await, "the game has begun");
    // A chair for anybody else is refused.
    server.person("Carl").await;
    let refused =
        anna.post("/new/kokopelli", &[("seat1", "host"), ("seat2", "friend1"), ("friend1", "3")]).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test(start_paused = true)]
async fn a_host_invites_a_friend_to_an_open_table() {
    let server = TestServer::open().await;
    let (mut anna, mut bert) = friends(&server).await;
    let open = [("seat1", "host"), ("seat2", "guest"), ("seat3", "anyone"), ("public", "on")];
    let table = anna.post("/new/kokopelli", &open).await.table();
    assert!(anna.get(&format!("/t/{table}")).await.says("Invite a friend"));
    assert!(!bert.get(&format!("/t/{table}")).await.says("Invite a friend"));
    let invite = format!("/t/{table}/invite");
    assert_eq!(bert.post(&invite, &[("person", "1")]).await.status, StatusCode::FORBIDDEN);
    server.person("Carl").await;
    assert_eq!(anna.post(&invite, &[("person", "3")]).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    done(&mut anna, &invite, &[("person", "2")]).await;
    done(&mut anna, &invite, &[("person", "2")]).await;
    let page = bert.get("/lobby").await;
    assert!(page.says(&table) && page.says("a seat is reserved for you"), "{}", page.body);
    // The seat with the link is still free.
    done(&mut server.person("Dora").await, &format!("/t/{table}/sit"), &[]).await;
    done(&mut bert, &format!("/t/{table}/sit"), &[]).await;
    assert!(anna.get(&format!("/t/{table}")).await.says("id=\"board\""), "all seats are taken");
}

#[tokio::test(start_paused = true)]
async fn one_press_in_the_list_of_friends_invites_to_the_table_with_room_or_to_a_new_one() {
    let server = TestServer::open().await;
    let (mut anna, mut bert) = friends(&server).await;
    // Without a table, the games are offered. The form of the page opens a table.
    let page = anna.get("/me").await;
    assert!(
        page.says("Invite Bert to a new table") && page.says("action=\"/new/kokopelli\""),
        "{}",
        page.body
    );
    let form = between(&page.body, "action=\"/new/kokopelli\"", "</form>").remove(0);
    let [names, values] =
        ["name", "value"].map(|attribute| between(&form, &format!(" {attribute}=\""), "\""));
    let fields: Vec<_> = names.iter().map(String::as_str).zip(values.iter().map(String::as_str)).collect();
    let table = anna.post("/new/kokopelli", &fields).await.table();
    assert!(bert.get("/lobby").await.says("a seat is reserved for you"));
    // It is full with Bert: the next press opens another one.
    assert!(anna.get("/me").await.says("Invite Bert to a new table"));
    done(&mut bert, &format!("/t/{table}/sit"), &[]).await;
    let open = [("seat1", "host"), ("seat2", "guest"), ("seat3", "anyone")];
    let table = anna.post("/new/kokopelli", &open).await.table();
    let page = anna.get("/me").await;
    assert!(page.says("Invite Bert to your table: Kokopelli"), "{}", page.body);
    assert!(!bert.get("/me").await.says("Invite Anna to your table"), "it is not his table");
    done(&mut anna, &format!("/t/{table}/invite"), &[("person", "2")]).await;
    assert!(anna.get("/me").await.says("Invited: Kokopelli"));
}

/// A program that may do everything for a person.
struct Program {
    visitor: Visitor,
    token: String,
}

impl Program {
    async fn of(person: &mut Visitor, server: &TestServer) -> Program {
        let page = person.post("/me/token", &[("scope", "account")]).await.body;
        Program { visitor: server.stranger(), token: between(&page, "token-text\">", "<").remove(0) }
    }

    /// Calls a route, and returns the status and what was answered.
    async fn call(&mut self, what: &str, body: Value) -> (u16, Value) {
        let answer = self.visitor.send(request(what, &self.token, &body)).await;
        (answer.status.as_u16(), serde_json::from_str(&answer.body).unwrap_or_default())
    }

    async fn done(&mut self, what: &str, body: Value) {
        assert_eq!(self.call(what, body).await, (204, Value::Null), "{what}");
    }

    async fn read(&mut self, what: &str) -> Value {
        let (status, answer) = self.call(&format!("GET {what}"), Value::Null).await;
        assert_eq!(status, 200, "{answer}");
        answer
    }
}

#[tokio::test(start_paused = true)]
async fn programs_ask_answer_and_end_like_the_pages() {
    let server = TestServer::open().await;
    let (mut anna, mut bert) = (account(&server, "Anna").await, account(&server, "Bert").await);
    let (mut annas, mut berts) =
        (Program::of(&mut anna, &server).await, Program::of(&mut bert, &server).await);
    annas.done("POST /friends", json!({"name": "bert"})).await;
    let bert_seen = json!({"person": 2, "name": "Bert"});
    assert_eq!(annas.read("/friends").await, json!({"friends": [], "asking": [], "asked": [bert_seen]}));
    assert!(bert.get("/me").await.says("asks to be your friend"));
    assert_eq!(berts.read("/friends").await["asking"], json!([{"person": 1, "name": "Anna"}]));
    berts.done("POST /friends/1/answer", json!({"yes": true})).await;
    let (status, problem) = berts.call("POST /friends/1/answer", json!({"yes": true})).await;
    assert_eq!((status, &problem["title"]), (404, &json!("missing")), "it is answered");
    assert!(anna.get("/me").await.says("Remove Bert from your friends"));
    assert_eq!(
        annas.read("/friends").await["friends"],
        json!([{"person": 2, "name": "Bert", "here": true, "table": null}])
    );
    annas.done("DELETE /friends/2", Value::Null).await;
    annas.done("DELETE /friends/2", Value::Null).await;
    assert_eq!(berts.read("/friends").await["friends"], json!([]));
    let (status, problem) = annas.call("POST /friends", json!({"name": "nobody"})).await;
    assert_eq!((status, &problem["title"]), (400, &json!("bad-input")));
    let (status, problem) = Program::of(&mut server.person("Guest").await, &server)
        .await
        .call("POST /friends", json!({"name": "Anna"}))
        .await;
    assert!(status == 400 && problem["detail"].to_string().contains("need an account"), "{problem}");
}

#[tokio::test(start_paused = true)]
async fn programs_ignore_and_block_like_the_pages() {
    let server = TestServer::open().await;
    let (mut anna, mut bert) = friends(&server).await;
    let mut annas = Program::of(&mut anna, &server).await;
    annas.done("PUT /ignored/2", json!({})).await;
    let listed = annas.read("/ignored").await;
    assert_eq!((&listed[0]["person"], &listed[0]["blocked"]), (&json!(2), &json!(false)), "{listed}");
    assert!(anna.get("/me").await.says("Undo: Bert"), "the page shows it");
    assert_eq!(annas.read("/friends").await["friends"][0]["person"], 2, "they are still friends");
    annas.done("PUT /ignored/2", json!({"blocked": true})).await;
    assert_eq!(annas.read("/ignored").await[0]["blocked"], true);
    assert_eq!(annas.read("/friends").await["friends"], json!([]), "blocking ends the friendship");
    let table = anna.post("/new/kokopelli", &[("seat1", "host"), ("seat2", "guest")]).await.table();
    bert.post(&format!("/t/{table}/sit"), &[]).await;
    assert!(!bert.decide_something(&table).await && !anna.decide_something(&table).await, "he finds no seat");
    annas.done("DELETE /ignored/2", Value::Null).await;
    assert_eq!(annas.read("/ignored").await, json!([]));
    for (nobody, status) in [(1, 400), (99, 404)] {
        let what = format!("PUT /ignored/{nobody}");
        assert_eq!(annas.call(&what, json!({"blocked": true})).await.0, status, "{what}");
    }
    assert_eq!(annas.call("PUT /ignored/bert", json!({})).await.0, 404);
    for nobody in ["DELETE /ignored/0", "DELETE /friends/-1"] {
        assert_eq!(annas.call(nobody, Value::Null).await.0, 404, "{nobody}");
    }
}

#[tokio::test(start_paused = true)]
async fn programs_invite_friends_like_the_pages() {
    let server = TestServer::open().await;
    let (mut anna, mut bert) = friends(&server).await;
    let (mut annas, mut berts) =
        (Program::of(&mut anna, &server).await, Program::of(&mut bert, &server).await);
    let open = [("seat1", "host"), ("seat2", "guest"), ("seat3", "anyone")];
    let invite = format!("POST /tables/{}/invite", anna.post("/new/kokopelli", &open).await.table());
    assert_eq!(berts.call(&invite, json!({"person": 1})).await.0, 403, "only the host can");
    server.person("Carl").await;
    let (status, problem) = annas.call(&invite, json!({"person": 3})).await;
    assert_eq!((status, &problem["title"]), (422, &json!("not-here")), "he is no friend");
    let (status, answer) = annas.call(&invite, json!({"person": 2})).await;
    assert!(status == 200 && answer["seq"].is_u64(), "{answer}");
    assert!(bert.get("/lobby").await.says("a seat is reserved for you"));
}
