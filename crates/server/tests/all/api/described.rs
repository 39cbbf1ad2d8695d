//! Responses, checked against the OpenAPI document.

use std::collections::BTreeSet;
use std::time::Duration;

use http_body_util::BodyExt;
use serde_json::{Value, json};

use super::Two;
use super::schema::Document;
use crate::server::{TestServer, request};

/// A client that trusts the document.
struct Reader<'a> {
    server: &'a TestServer,
    document: Document,
    /// The path of the table: `/tables/…`.
    table: String,
}

impl<'a> Reader<'a> {
    async fn of(server: &'a TestServer, table: &str) -> Reader<'a> {
        let document = Document(server.done("GET /openapi.json", "", Value::Null).await);
        Reader { server, document, table: table.to_owned() }
    }

    /// Calls a route and checks its response against the document.
    async fn call(&self, route: &str, token: &str, body: Value) -> Value {
        let answer = self.server.call(&route.replace("/tables/{id}", &self.table), token, body).await;
        assert!(answer.status.is_success(), "{route}: {answer:?}");
        self.read(route, answer.status.as_u16(), &answer.json());
        answer.json()
    }

    fn read(&self, route: &str, status: u16, answer: &Value) {
        let described = route.split('?').next().unwrap_or(route);
        self.document
            .answers(described, status, answer)
            .unwrap_or_else(|error| panic!("{route}: {error}\n{answer}"));
    }

    async fn act(&self, act: &str, token: &str, body: Value) -> Value {
        self.call(&format!("POST /tables/{{id}}/{act}"), token, body).await
    }

    /// Returns the kinds of entries that a caller is told of, from the first on.
    async fn sorts(&self, token: &str) -> BTreeSet<String> {
        let sent = request(&format!("GET {}/stream", self.table), token, &Value::Null);
        let mut body = self.server.begin(sent).await.into_body();
        let frame = body.frame().await.expect("the stream begins").expect("nothing breaks").into_data();
        let text = String::from_utf8(frame.expect("it is data").to_vec()).expect("it is text");
        let data = text.lines().find_map(|line| line.strip_prefix("data: ")).expect("the event has data");
        let news: Value = serde_json::from_str(data).expect("it is JSON");
        self.read("GET /tables/{id}/stream", 200, &news);
        let entries = news["entries"].as_array().expect("a list").iter();
        entries.map(|entry| entry["entry"].as_str().unwrap_or_default().to_owned()).collect()
    }
}

#[tokio::test]
async fn entries_are_as_the_document_describes_them_for_everybody() {
    let server = TestServer::new().await;
    let [ada, ben] = [server.guest("Ada").await, server.guest("Ben").await];
    let plan = |pace: Value| json!({"game": "kokopelli", "chairs": ["host", "guest"], "options": [["edition", "french"]], "pace": pace});
    let open = async |pace: Value| {
        let opened = server.done("POST /tables", &ada, plan(pace)).await;
        Reader::of(&server, &format!("/tables/{}", opened["id"].as_str().expect("a table has an id"))).await
    };
    let mut told = BTreeSet::new();

    let unhurried = open(json!("unhurried")).await;
    unhurried.call("PUT /tables/{id}/plan", &ada, plan(json!("unhurried"))).await;
    unhurried.act("sit", &ben, json!({})).await;
    assert_eq!(unhurried.call("GET /tables/{id}", &ben, Value::Null).await["stage"], "running");
    let decide = async || {
        let turn = unhurried.call("GET /tables/{id}", "", Value::Null).await["turn"].clone();
        let token = if turn == 1 { &ada } else { &ben };
        let seen = unhurried.call("GET /tables/{id}", token, Value::Null).await;
        let under = |decision: &&Value| decision.as_str().is_some_and(|text| text.starts_with("under"));
        let legal = seen["legal"].as_array().expect("it is their turn");
        // A card put under a pile is put there in secret.
        let decision = legal.iter().find(under).unwrap_or(&legal[0]);
        unhurried.act("decisions", token, json!({"decision": decision, "after": seen["decisions"]})).await;
    };
    for _ in 0..20 {
        decide().await;
    }
    for ask in [
        json!({"back": 19}),
        json!({"pace": {"live": {"bank": 60, "increment": 5}}}),
        json!({"pace": "unhurried"}),
    ] {
        unhurried.act("ask", &ada, json!({"ask": ask})).await;
        unhurried.call("GET /tables/{id}", &ben, Value::Null).await;
        unhurried.act("answer", &ben, json!({"yes": true})).await;
    }
    unhurried.act("say", &ben, json!({"text": "hello"})).await;
    server.wait(Duration::from_mins(4));
    let turn = unhurried.call("GET /tables/{id}", "", Value::Null).await["turn"].clone();
    let (waited_for, waits) = if turn == 1 { (&ada, &ben) } else { (&ben, &ada) };
    unhurried.act("stand-in", waits, json!({"seat": turn})).await;
    unhurried.act("come-back", waited_for, Value::Null).await;
    unhurried.act("resign", &ada, Value::Null).await;
    unhurried.act("rematch", &ben, Value::Null).await;
    for token in [ada.as_str(), &ben, ""] {
        told.extend(unhurried.sorts(token).await);
        unhurried.call("GET /tables/{id}", token, Value::Null).await;
    }

    let hurried = open(json!({"live": {"bank": 10, "increment": 0}})).await;
    hurried.act("sit", &ben, json!({"seat": 2})).await;
    server.wait(Duration::from_mins(1));
    hurried.act("say", &ada, json!({"text": "too late"})).await;
    hurried.act("ask", &ada, json!({"ask": "end"})).await;
    hurried.act("answer", &ben, json!({"yes": true})).await;
    told.extend(hurried.sorts("").await);

    let empty = open(json!({"days": 2})).await;
    empty.act("rise", &ada, Value::Null).await;
    empty.act("close", &ada, Value::Null).await;
    told.extend(empty.sorts(&ada).await);

    // Only a server that was down causes the others.
    let all = [
        "opened",
        "changed",
        "sat",
        "rose",
        "started",
        "decided",
        "took_back",
        "asked",
        "answered",
        "repaced",
        "resigned",
        "stood_in",
        "came_back",
        "ended",
        "said",
        "rematch",
        "faded",
    ];
    let missing: Vec<_> = all.iter().filter(|sort| !told.contains(**sort)).collect();
    assert!(missing.is_empty(), "{missing:?} of {told:?}");
}

#[tokio::test]
async fn every_other_answer_is_as_the_document_describes_it() {
    let two = Two::at(
        json!({"game": "kupferkessel", "chairs": ["host", "guest"], "public": true, "hints": "everybody"}),
    )
    .await;
    let reader = Reader::of(&two.server, &two.table).await;
    let [ada, ben] = [two.tokens[0].as_str(), two.tokens[1].as_str()];
    reader.call("GET /games", "", Value::Null).await;
    reader.call("POST /guests", "", json!({"name": "Cleo"})).await;
    reader.call("POST /tokens", ada, json!({"label": "mine"})).await;
    reader.call("GET /me", ada, Value::Null).await;
    let export = reader.call("GET /me/export", ada, Value::Null).await;
    assert_eq!(export["tables"][0]["stage"], "running");
    reader.call("GET /tables?stage=running", ada, Value::Null).await;
    let hint = reader.act("hint", ada, Value::Null).await;
    assert!(hint["estimates"].as_array().is_some_and(|estimates| !estimates.is_empty()), "{hint}");
    assert_eq!(
        reader.call("GET /tables?mine=true", ben, Value::Null).await.as_array().map(Vec::len),
        Some(1)
    );
    for _ in 0..3 {
        let (token, seen) = two.turn().await.expect("it runs");
        two.decide(token, &seen["legal"][0], &seen["decisions"]).await;
    }
    reader.act("resign", ada, Value::Null).await;
    let seen = reader.call("GET /tables/{id}", "", Value::Null).await;
    assert_eq!(seen["outcome"]["winners"], json!([2]));
    let problem = two.refused(422, "over", "resign", ada, Value::Null).await;
    reader.read("POST /tables/{id}/resign", 422, &problem);
    let export = reader.call("GET /me/export", ada, Value::Null).await;
    assert_eq!(export["tables"][0]["winners"], json!([2]));
    reader.act("play-on", ada, json!({"at": 1, "seat": 1})).await;
    let looked = "GET /tables/{id}/review";
    assert_eq!(reader.call(looked, "", Value::Null).await["state"], "unasked");
    let mut review = reader.act("review", ada, Value::Null).await;
    while review["state"] != "kept" {
        tokio::time::sleep(Duration::from_millis(20)).await;
        review = reader.call(looked, "", Value::Null).await;
    }
    let rows = review["review"]["rows"].as_array().expect("every decision has a row");
    assert!(rows.iter().any(|row| row["verdict"].is_object()), "{review}");
}
