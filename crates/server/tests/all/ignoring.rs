//! Ignoring and blocking between people, and a host who takes the chat of their table away.

use axum::http::StatusCode;

use crate::visitors::{TestServer, Visitor, between};

async fn ignore(visitor: &mut Visitor, table: &str, person: &str, how: &str) {
    let done = visitor.post(&format!("/t/{table}/ignore"), &[("person", person), ("how", how)]).await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.body);
}

async fn say(visitor: &mut Visitor, table: &str, text: &str) -> StatusCode {
    visitor.post(&format!("/t/{table}/say"), &[("text", text)]).await.status
}

#[tokio::test(start_paused = true)]
async fn an_ignored_player_is_read_by_everybody_else_and_not_told() {
    let server = TestServer::open().await;
    let (mut anna, mut bert, table) = server.table_of_two("kokopelli").await;
    let at = format!("/t/{table}");
    say(&mut bert, &table, "you play like a fool").await;
    assert!(anna.get(&at).await.says("popovertarget=\"people\">Bert</button> you play like a fool"));
    let mut watching = anna.watch(&format!("{at}/live"), None).await;
    watching.next_frames().await;
    ignore(&mut anna, &table, "2", "chat").await;
    let frames = watching.next_frames().await.concat();
    assert!(
        frames.contains("id=\"talk\"") && !frames.contains("fool"),
        "an open page is drawn again: {frames}"
    );
    say(&mut bert, &table, "nobody home?").await;
    let (annas, berts) = (anna.get(&at).await, bert.get(&at).await);
    assert!(!annas.says("fool") && !annas.says("nobody home"), "{}", annas.body);
    assert!(berts.says("fool") && berts.says("nobody home") && !berts.says("hidden chat"), "{}", berts.body);
    // A passer-by who ignores somebody does not read them either.
    let mut dora = server.person("Dora").await;
    let beside = [("seat1", "host"), ("seat2", "guest"), ("seat3", "guest"), ("talk", "on")];
    let third = dora.post("/new/kokopelli", &beside).await.table();
    bert.post(&format!("/t/{third}/sit"), &[]).await;
    ignore(&mut dora, &third, "2", "chat").await;
    assert!(!dora.get(&at).await.says("fool") && server.stranger().get(&at).await.says("fool"));
    // It is remembered, also at other tables, and undone on the settings page.
    let other =
        anna.post("/new/kupferkessel", &[("seat1", "host"), ("seat2", "guest"), ("talk", "on")]).await;
    let other = other.table();
    bert.post(&format!("/t/{other}/sit"), &[]).await;
    say(&mut bert, &other, "here I am again").await;
    assert!(!anna.get(&format!("/t/{other}")).await.says("here I am again"));
    let page = anna.get("/me").await;
    assert!(page.says("<b>Bert</b>") && page.says("hidden chat"), "{}", page.body);
    anna.post("/me/ignored/end", &[("person", "2")]).await;
    assert!(anna.get(&at).await.says("fool"));
    assert!(!anna.get("/me").await.says("<b>Bert</b>"));
}

#[tokio::test(start_paused = true)]
async fn programs_do_not_read_whom_their_player_ignores() {
    let server = TestServer::open().await;
    let (mut anna, mut bert, table) = server.table_of_two("kokopelli").await;
    say(&mut bert, &table, "you play like a fool").await;
    ignore(&mut anna, &table, "2", "chat").await;
    let api = format!("/api/v1/tables/{table}");
    assert!(!anna.get(&api).await.says("fool"));
    assert!(bert.get(&api).await.says("fool"));
    let frames = anna.watch(&format!("{api}/stream"), None).await.next_frames().await.concat();
    assert!(frames.contains("\"said\"") && !frames.contains("fool"), "{frames}");
}

#[tokio::test(start_paused = true)]
async fn a_blocked_person_finds_no_seat_at_the_tables_of_the_other() {
    let server = TestServer::open().await;
    let (mut anna, mut bert, met) = server.table_of_two("kokopelli").await;
    ignore(&mut anna, &met, "2", "block").await;
    let open = [("seat1", "host"), ("seat2", "anyone"), ("seat3", "anyone"), ("public", "on")];
    let annas = anna.post("/new/kokopelli", &open).await.table();
    assert!(!bert.get("/lobby").await.says(&annas), "her open tables are not listed for him");
    assert!(server.stranger().get("/lobby").await.says(&annas));
    let page = bert.get(&format!("/t/{annas}")).await;
    assert!(!page.says(&format!("action=\"/t/{annas}/sit\"")) && !page.says(">blocked"), "{}", page.body);
    let refused = bert.post(&format!("/t/{annas}/sit"), &[]).await;
    assert!(refused.says("There’s no free seat for you at this table."), "{}", refused.body);
    // Nor beside her at the table of somebody else.
    let mut carl = server.person("Carl").await;
    let carls = carl.post("/new/kokopelli", &open).await.table();
    anna.post(&format!("/t/{carls}/sit"), &[]).await;
    assert_eq!(bert.post(&format!("/t/{carls}/sit"), &[]).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    // Anna does not see the tables of a person she blocks.
    let berts = bert.post("/new/kokopelli", &open).await.table();
    assert!(!anna.get("/lobby").await.says(&berts));
    // Once undone, Bert sits down.
    anna.post("/me/ignored/end", &[("person", "2")]).await;
    assert_eq!(bert.post(&format!("/t/{carls}/sit"), &[]).await.status, StatusCode::SEE_OTHER);
}

#[tokio::test(start_paused = true)]
async fn a_blocked_person_cannot_keep_a_seat_for_the_other() {
    let server = TestServer::open().await;
    let (mut anna, mut bert, met) = server.table_of_two("kokopelli").await;
    bert.post(&format!("/t/{met}/resign"), &[]).await;
    ignore(&mut anna, &met, "2", "block").await;
    let rematch = bert.post(&format!("/t/{met}/rematch"), &[]).await.table();
    assert!(!anna.get("/lobby").await.says(&rematch), "she is not invited");
    let plan = r#"{"game":"kokopelli","chairs":["host",{"for":1}]}"#;
    let request = axum::http::Request::post("/api/v1/tables")
        .header("content-type", "application/json")
        .body(axum::body::Body::from(plan))
        .expect("a request");
    let opened = bert.send(request).await;
    assert_eq!(opened.status, StatusCode::CREATED, "{}", opened.body);
    let id = between(&opened.body, "\"id\":\"", "\"").remove(0);
    assert!(!anna.get("/lobby").await.says(&id));
}

#[tokio::test(start_paused = true)]
async fn the_host_of_a_table_takes_the_chat_away_and_everybody_reads_so() {
    let server = TestServer::open().await;
    let (mut anna, mut bert, table) = server.table_of_two("kokopelli").await;
    say(&mut bert, &table, "!!!").await;
    let silence = [("person", "2"), ("silent", "true")];
    assert_eq!(anna.post(&format!("/t/{table}/silence"), &silence).await.status, StatusCode::SEE_OTHER);
    assert_eq!(say(&mut bert, &table, "!!!!").await, StatusCode::UNPROCESSABLE_ENTITY);
    let page = bert.get(&format!("/t/{table}")).await;
    assert!(page.says("The host has taken the chat away from Bert."), "{}", page.body);
    assert!(page.says("You can still read it.") && !page.says(&format!("/t/{table}/say\"")), "{}", page.body);
    // Bert plays on.
    let decided = anna.decide_something(&table).await && bert.decide_something(&table).await;
    assert!(decided || bert.decide_something(&table).await);
    anna.post(&format!("/t/{table}/silence"), &[("person", "2"), ("silent", "false")]).await;
    assert_eq!(say(&mut bert, &table, "sorry").await, StatusCode::SEE_OTHER);
    assert!(bert.get(&format!("/t/{table}")).await.says("Bert may write again."));
}

#[tokio::test(start_paused = true)]
async fn lists_survive_a_restart_and_end_with_the_person() {
    let mut server = TestServer::open().await;
    let (mut anna, mut bert, table) = server.table_of_two("kokopelli").await;
    say(&mut bert, &table, "fool").await;
    ignore(&mut anna, &table, "2", "block").await;
    server.stop().await;
    server.start_again().await;
    assert!(!anna.get(&format!("/t/{table}")).await.says("fool"));
    bert.post("/me/delete", &[("sure", "on")]).await;
    assert!(!anna.get("/me").await.says("name=\"person\" value=\"2\""));
}

#[tokio::test(start_paused = true)]
async fn only_people_at_the_table_can_be_ignored_there_and_not_without_end() {
    let server = TestServer::open().await;
    let (mut anna, _, table) = server.table_of_two("kokopelli").await;
    server.person("Carl").await;
    for person in ["3", "1", "99"] {
        let fields = [("person", person), ("how", "block")];
        let refused = anna.post(&format!("/t/{table}/ignore"), &fields).await;
        assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{person}");
    }
    let mut done = 0;
    let fields = [("person", "2"), ("how", "block")];
    while anna.post(&format!("/t/{table}/ignore"), &fields).await.status == StatusCode::SEE_OTHER {
        done += 1;
        assert!(done < 100, "there is no limit");
    }
    assert!(done >= 20, "{done}");
}
