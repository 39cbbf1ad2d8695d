//! Everything about a person as one file, and nothing of it after they deleted themselves.

use std::fs;

use axum::http::StatusCode;
use rusqlite::Connection;
use serde_json::Value;

use crate::visitors::{TestServer, Visitor};

async fn exported(visitor: &mut Visitor) -> Value {
    let answer = visitor.get("/me/export").await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
    assert_eq!(answer.header("content-disposition"), "attachment; filename=\"hearth.json\"");
    let export: Value = serde_json::from_str(&answer.body).expect("it is JSON");
    assert_eq!(export["complete"], true);
    export
}

#[tokio::test(start_paused = true)]
async fn an_export_has_everything_about_a_person_and_nothing_of_others() {
    let server = TestServer::open().await;
    let (mut anna, mut bert, table) = server.table_of_two("kokopelli").await;
    let fields = [("login", "anna"), ("password", "correct horse")];
    assert_eq!(anna.post("/me/keep", &fields).await.status, StatusCode::SEE_OTHER);
    anna.post("/me/webhook", &[("address", "https://receiver.example/anna")]).await;
    anna.post("/me/token", &[]).await;
    anna.post(&format!("/t/{table}/say"), &[("text", "Good luck, Bert!")]).await;
    bert.post(&format!("/t/{table}/say"), &[("text", "Same to you")]).await;
    let reason = [("person", "2"), ("reason", "leaving")];
    assert_eq!(anna.post(&format!("/t/{table}/report"), &reason).await.status, StatusCode::OK);
    let export = exported(&mut anna).await;
    assert_eq!(export["account"]["name"], "Anna");
    assert_eq!(export["account"]["login"], "anna");
    assert_eq!(export["notices"]["webhook"]["address"], "https://receiver.example/anna");
    assert_eq!(export["notices"]["webhook"]["secret"], Value::Null);
    assert!(export["notices"]["mail"].is_null() && export["notices"]["quiet"]["zone"] == "UTC");
    assert!(export["sessions"].as_array().is_some_and(|sessions| sessions.len() >= 2), "{export}");
    assert_eq!(export["reports"][0]["about"], "Bert");
    let running = &export["tables"][0];
    assert_eq!(running["said"].as_array().map(Vec::len), Some(1), "{running}");
    assert_eq!(running["said"][0]["text"], "Good luck, Bert!");
    assert!(running["record"].is_null() && running["view"].is_object(), "{running}");
    // Each sees what their seat knows.
    assert_ne!(exported(&mut bert).await["tables"][0]["view"], running["view"]);
    bert.post(&format!("/t/{table}/resign"), &[]).await;
    let finished = exported(&mut anna).await["tables"][0].clone();
    assert!(finished["record"].as_str().is_some_and(|record| record.contains("Bert")), "{finished}");
    assert!(finished["view"].is_null() && finished["winners"][0].is_number(), "{finished}");
    assert_eq!(server.stranger().get("/me/export").await.header("location"), "/me");
}

#[tokio::test(start_paused = true)]
async fn exports_are_limited() {
    let server = TestServer::open().await;
    let mut anna = server.person("Anna").await;
    for _ in 0..5 {
        exported(&mut anna).await;
    }
    assert_eq!(anna.get("/me/export").await.status, StatusCode::TOO_MANY_REQUESTS);
}

/// Returns the words that are found in a file of the database.
fn found(server: &TestServer, words: &[&str]) -> Vec<String> {
    let mut found = Vec::new();
    for file in fs::read_dir(server.folder.path()).expect("a folder") {
        let path = file.expect("a file").path();
        let bytes = fs::read(&path).expect("it can be read");
        for word in words {
            if bytes.windows(word.len()).any(|window| window == word.as_bytes()) {
                found.push(format!("{word} in {}", path.display()));
            }
        }
    }
    found
}

/// Before, the logs kept the name and the messages for ever, and deleted rows stayed in the files.
#[tokio::test(start_paused = true)]
async fn nothing_of_a_deleted_person_is_left_in_the_files_of_the_database() {
    const WORDS: [&str; 9] = [
        "Zerlinda",
        "Former Zerl",
        "zerl-login",
        "receiver.example",
        "Besides-Zerl",
        "zerl said hello",
        "zerl left a table",
        "zerl at the end",
        "Label-Zerl",
    ];
    let server = TestServer::open().await;
    let mut bert = server.person("Bert").await;
    let mut zerl = server.person("Former Zerl").await;
    zerl.post("/me/keep", &[("login", "zerl-login"), ("password", "correct horse")]).await;
    zerl.post("/me/webhook", &[("address", "https://receiver.example/hook")]).await;
    // A table that they left, one that runs on without them, one at their own device, and a finished one.
    let of_three =
        [("seat1", "host"), ("seat2", "guest"), ("seat3", "guest"), ("pace", "unhurried"), ("talk", "on")];
    let left = bert.post("/new/kokopelli", &of_three).await.table();
    zerl.post(&format!("/t/{left}/sit"), &[]).await;
    zerl.post(&format!("/t/{left}/say"), &[("text", "zerl left a table")]).await;
    zerl.post(&format!("/t/{left}/rise"), &[]).await;
    let runs = bert.post("/new/kokopelli", &of_three).await.table();
    zerl.post(&format!("/t/{runs}/sit"), &[]).await;
    server.person("Carl").await.post(&format!("/t/{runs}/sit"), &[]).await;
    zerl.post(&format!("/t/{runs}/say"), &[("text", "zerl said hello")]).await;
    zerl.post("/me/name", &[("name", "Zerlinda")]).await;
    let beside = [("seat1", "host"), ("seat2", "host"), ("name2", "Besides-Zerl"), ("pace", "unhurried")];
    zerl.post("/new/kokopelli", &beside).await.table();
    let of_two = [("seat1", "host"), ("seat2", "guest"), ("pace", "unhurried"), ("talk", "on")];
    let over = zerl.post("/new/kokopelli", &of_two).await.table();
    bert.post(&format!("/t/{over}/sit"), &[]).await;
    zerl.post(&format!("/t/{over}/say"), &[("text", "zerl at the end")]).await;
    bert.post(&format!("/t/{over}/resign"), &[]).await;
    bert.post(&format!("/t/{over}/rematch"), &[]).await;
    bert.post(&format!("/t/{over}/report"), &[("person", "2"), ("reason", "insults")]).await;
    zerl.post(&format!("/t/{over}/report"), &[("person", "1"), ("reason", "insults")]).await;
    let kept = ["Zerlinda", "Former Zerl", "zerl-login", "zerl left a table"];
    assert_eq!(found(&server, &kept).len() / kept.len(), 1, "they are there before");
    let mut watching = bert.watch(&format!("/t/{runs}/live"), None).await;
    watching.next_frames().await;

    let gone = zerl.post("/me/delete", &[("sure", "on"), ("password", "correct horse")]).await;
    assert_eq!(gone.status, StatusCode::SEE_OTHER, "{}", gone.body);
    assert_eq!(found(&server, &WORDS), Vec::<String>::new());
    let connection = Connection::open(server.database()).expect("two can open it");
    for table in ["person", "session", "participant", "attended", "webhook", "report", "mail", "quiet"] {
        let named = if table == "person" { "id" } else { "person" };
        let count: i64 = connection
            .query_row(&format!("SELECT count(*) FROM {table} WHERE {named} = 2"), [], |row| row.get(0))
            .expect("it can be read");
        assert_eq!(count, 0, "{table}");
    }
    // The games are still there, for the others and in what is open now.
    let frames = watching.next_frames().await.concat();
    assert!(frames.contains("NN") && !frames.contains("zerl said hello"), "{frames}");
    let page = bert.get(&format!("/t/{runs}")).await;
    assert!(page.says("NN") && !WORDS.iter().any(|word| page.says(word)), "{}", page.body);
    assert!(bert.get(&format!("/t/{over}/record")).await.says("person NN"));
    let list = bert.get("/played").await;
    assert!(list.says("NN") && !list.says("Zerlinda"), "{}", list.body);
    // Nothing written later brings it back.
    assert_eq!(bert.post(&format!("/t/{runs}/say"), &[("text", "alone now")]).await.status, 303);
    bert.post("/me/name", &[("name", "Bertram")]).await;
    assert_eq!(found(&server, &WORDS), Vec::<String>::new());
}
