//! Rated games.

use hearth_store::{Append, Location, LogLine, RatedGame, Stage, Store, Summary, TableId, UserId};

use crate::visitors::{TestServer, Visitor, until};

/// The form of a rated table.
const RATED: [(&str, &str); 6] = [
    ("seat1", "host"),
    ("pace", "live"),
    ("minutes", "10"),
    ("increment", "0"),
    ("rated", "on"),
    ("talk", "on"),
];

fn store(location: &Location) -> Store {
    location.open_beside().expect("two can open it")
}

/// Opens a rated game of Anna, person 1, and Bert, person 2.
async fn rated_game(server: &TestServer) -> (Visitor, Visitor, String) {
    let (mut anna, mut bert) = (server.person("Anna").await, server.person("Bert").await);
    let fields = [&RATED[..], &[("seat2", "guest")]].concat();
    let table = anna.post("/new/kokopelli", &fields).await.table();
    bert.post(&format!("/t/{table}/sit"), &[]).await;
    (anna, bert, table)
}

fn told(games: &[RatedGame]) -> Vec<(String, String, String)> {
    games.iter().map(|game| (game.table.to_string(), game.result.pool.to_string(), game.places())).collect()
}

#[tokio::test(start_paused = true)]
async fn a_rated_game_changes_the_ratings_of_both_once() {
    let mut server = TestServer::open().await;
    let (anna, mut bert, table) = rated_game(&server).await;
    let store = store(&server.location());
    bert.post(&format!("/t/{table}/resign"), &[]).await;
    let stored = [(table.clone(), "kokopelli/2".to_owned(), "1:person:1 2:person:2".to_owned())];
    assert_eq!(told(&store.rated_results().await.expect("it can be read")), stored);
    let careers = store.careers(UserId(1)).await.expect("it can be read");
    // Loading the table again and talking there changes nothing.
    server.stop().await;
    server.start_again().await;
    let mut anna = anna.at(&server);
    anna.post(&format!("/t/{table}/say"), &[("text", "well played")]).await;
    anna.get(&format!("/t/{table}")).await;
    assert_eq!(told(&store.rated_results().await.expect("it can be read")), stored);
    assert_eq!(store.careers(UserId(1)).await.expect("it can be read"), careers);
    assert_eq!(store.due(i64::MAX, 9, None).await, Ok(Vec::new()));
    store.refit_ratings().await.expect("it can be written");
    assert_eq!(store.careers(UserId(1)).await.expect("it can be read"), careers);
}

#[tokio::test(start_paused = true)]
async fn a_crash_between_the_last_move_and_the_result_loses_nothing() {
    let mut server = TestServer::open().await;
    let (_, _, table) = rated_game(&server).await;
    server.stop().await;
    let store = store(&server.location());
    let id: TableId = table.parse().expect("it is an id");
    // The actor appends this when Bert resigns, before it stores the result.
    let entries = store.entries(id).await.expect("it can be read");
    let at = entries.last().expect("it has entries").at + 1;
    let summary = store.summary(id).await.expect("it can be read").expect("there is one");
    let seat = if entries.iter().any(|line| line.text.contains("\"first\":2")) { 1 } else { 2 };
    let resigned = LogLine { at, text: format!(r#"{{"entry":"resigned","seat":{seat}}}"#) };
    let append = Append {
        table: id,
        first: entries.len() as u64,
        hold: None,
        entries: vec![resigned],
        summary: Some(Summary { stage: Stage::Over, wake: Some(at), ..summary }),
    };
    store.append(append).await.expect("it is stored");
    server.start_again().await;
    until("the result is stored", async || !store.rated_results().await.unwrap_or_default().is_empty()).await;
    let games = store.rated_results().await.expect("it can be read");
    assert_eq!((games.len(), games[0].table, games[0].result.at), (1, id, at));
    until("nothing is due", async || store.due(i64::MAX, 9, None).await == Ok(Vec::new())).await;
}

#[tokio::test(start_paused = true)]
async fn one_person_alone_gets_a_rating() {
    let server = TestServer::open().await;
    let mut anna = server.person("Anna").await;
    let fields = [&RATED[..], &[("seat2", "strong"), ("recipes", "true")]].concat();
    let table = anna.post("/new/kupferkessel", &fields).await.table();
    anna.post(&format!("/t/{table}/resign"), &[]).await;
    let store = store(&server.location());
    let games = told(&store.rated_results().await.expect("it can be read"));
    assert_eq!(games.len(), 1);
    assert_eq!(games[0].1, "kupferkessel/2/recipes");
    assert!(games[0].2.contains("2:person:1") && games[0].2.contains("1:bot:strong"), "{games:?}");
}

#[tokio::test(start_paused = true)]
async fn games_of_no_pool_are_refused() {
    let server = TestServer::open().await;
    let mut anna = server.person("Anna").await;
    let seats = [&RATED[..], &[("seat2", "club")]].concat();
    let ceremonies = [&seats[..], &[("count", "11")]].concat();
    let answer = anna.post("/new/kokopelli", &ceremonies).await;
    assert!(answer.says("cannot be rated with these options"), "{}", answer.body);
    let unhurried: Vec<_> = seats.into_iter().filter(|(name, _)| *name != "pace").collect();
    let answer = anna.post("/new/kokopelli", &unhurried).await;
    assert!(answer.says("a rated game needs a clock"), "{}", answer.body);
}

#[tokio::test(start_paused = true)]
async fn a_rated_table_says_so_and_shows_what_changed() {
    let server = TestServer::open().await;
    let mut anna = server.person("Anna").await;
    assert!(anna.get("/ratings").await.says("Nobody has a rating yet"));
    assert!(anna.get("/new/kokopelli").await.says("name=\"rated\""));
    let (mut anna, mut bert, table) = {
        let mut bert = server.person("Bert").await;
        let table = anna.post("/new/kokopelli", &[&RATED[..], &[("seat2", "guest")]].concat()).await.table();
        assert!(bert.get(&format!("/t/{table}")).await.says("This game is rated"), "before they sit down");
        bert.post(&format!("/t/{table}/sit"), &[]).await;
        (anna, bert, table)
    };
    assert!(anna.get(&format!("/t/{table}")).await.says("This game is rated"));
    bert.post(&format!("/t/{table}/resign"), &[]).await;
    let page = anna.get(&format!("/t/{table}")).await;
    assert!(page.says("1380 → ") && page.says(" ± ") && page.says("still uncertain"), "{}", page.body);
    let leaders = anna.get("/ratings?pool=kokopelli/2").await;
    for word in ["Anna", "Bert", "1931", "Still uncertain", "± "] {
        assert!(leaders.says(word), "{word}: {}", leaders.body);
    }
    let me = anna.get("/me").await;
    assert!(me.says("<svg class=\"curve\"") && me.says("1 rated game"), "{}", me.body);
    assert!(me.says("between ") && me.says("Rating after one rated game, from 1380 to "), "{}", me.body);
    assert!(anna.get("/me/export").await.says("\"pool\":\"kokopelli/2\""));
    assert_eq!(anna.get("/ratings?pool=nothing").await.status, 404);
    let list = anna.get("/api/v1/ratings?pool=kokopelli/2").await.body;
    for word in ["\"name\":\"Anna\"", "\"provisional\":true", "\"level\":\"master\"", "\"standing\":"] {
        assert!(list.contains(word), "{word}: {list}");
    }
    let curve = anna.get("/api/v1/people/1/ratings").await.body;
    assert!(curve.contains("\"curve\":[{\"at\":") && curve.contains("\"games\":1"), "{curve}");
    assert_eq!(anna.get("/api/v1/people/99/ratings").await.body, "[]");
}

#[tokio::test(start_paused = true)]
async fn a_game_that_became_unrated_says_why() {
    let server = TestServer::open().await;
    let (mut anna, mut bert, table) = rated_game(&server).await;
    anna.post(&format!("/t/{table}/ask"), &[("what", "end")]).await;
    bert.post(&format!("/t/{table}/answer"), &[("yes", "true")]).await;
    let page = anna.get(&format!("/t/{table}")).await;
    assert!(page.says("Not rated: you agreed to end the game"), "{}", page.body);
    assert_eq!(store(&server.location()).rated_results().await, Ok(Vec::new()));
}
