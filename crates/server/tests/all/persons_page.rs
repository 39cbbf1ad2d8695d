//! A person's own page.

use axum::http::StatusCode;

use crate::visitors::{TestServer, Visitor, between};

async fn account(visitor: &mut Visitor, login: &str) {
    let fields = [("login", login), ("password", "correct horse")];
    assert_eq!(visitor.post("/me/keep", &fields).await.status, StatusCode::SEE_OTHER);
}

#[tokio::test(start_paused = true)]
async fn a_page_is_missing_in_the_same_words_unless_its_owner_wants_it() {
    let server = TestServer::open().await;
    let (mut anna, mut guest) = (server.person("Anna").await, server.person("Gus").await);
    account(&mut anna, "Anna / Ł.").await;
    let path = "/p/anna%20%2F%20%C5%82%2E";
    let mut stranger = server.stranger();
    let (unwanted, nobodys) = (stranger.get(path).await, stranger.get("/p/nobody").await);
    assert_eq!((unwanted.status, nobodys.status), (StatusCode::NOT_FOUND, StatusCode::NOT_FOUND));
    let main = |page: &str| between(page, "<main", "</main>");
    assert_eq!(main(&unwanted.body), main(&nobodys.body));
    guest.post("/me/settings", &[("page", "on")]).await;
    assert_eq!(stranger.get("/p/Gus").await.status, StatusCode::NOT_FOUND, "guests have none");
    anna.post("/me/settings", &[("page", "off"), ("page", "on")]).await;
    let page = stranger.get(path).await;
    assert_eq!((page.status, page.header("x-robots-tag")), (StatusCode::OK, "noindex"), "{}", page.body);
    assert!(page.says("<h1>Anna</h1>") && page.says("here since November 2023"), "{}", page.body);
    assert!(anna.get("/me").await.says("href=\"/p/Anna%20%2F%20%C5%81%2E\""));
    assert_eq!(anna.get("/p/Anna%20%2F%20%C5%81%2E").await.status, StatusCode::OK);
    anna.post("/me/settings", &[("page", "off")]).await;
    assert_eq!(stranger.get(path).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test(start_paused = true)]
async fn a_page_shows_results_but_no_private_table() {
    let server = TestServer::open().await;
    let (mut anna, mut bert) = (server.person("Anna").await, server.person("Bert").await);
    account(&mut anna, "anna").await;
    anna.post("/me/settings", &[("page", "on")]).await;
    let mut tables = Vec::new();
    for public in [true, false] {
        let mut fields = vec![("seat1", "host"), ("seat2", "guest"), ("pace", "unhurried"), ("talk", "on")];
        fields.extend(public.then_some(("public", "on")));
        let table = anna.post("/new/kokopelli", &fields).await.table();
        bert.post(&format!("/t/{table}/sit"), &[]).await;
        bert.post(&format!("/t/{table}/resign"), &[]).await;
        tables.push(table);
    }
    let page = bert.get("/p/anna").await;
    assert!(page.says(&tables[0]) && !page.says(&tables[1]), "{}", page.body);
    assert!(page.says("<b>2</b> games"), "both count: {}", page.body);
    assert!(page.says(&format!("href=\"/t/{}/report?person=1\"", tables[0])), "{}", page.body);
}

#[tokio::test(start_paused = true)]
async fn one_makes_friends_and_blocks_on_the_page_of_another_person() {
    let server = TestServer::open().await;
    let (mut anna, mut bert) = (server.person("Anna").await, server.person("Bert").await);
    account(&mut anna, "anna").await;
    anna.post("/me/settings", &[("page", "on")]).await;
    assert!(anna.get("/p/anna").await.says("This is your page"));
    assert!(!bert.get("/p/anna").await.says("Ask to be friends"), "a guest has no friends");
    account(&mut bert, "bert").await;
    assert!(bert.get("/p/anna").await.says("Ask to be friends"));
    let asked = bert.post("/p/anna/friend", &[]).await;
    assert_eq!((asked.status, asked.header("location")), (StatusCode::SEE_OTHER, "/p/anna"));
    assert!(bert.get("/p/anna").await.says("asked, no answer yet"));
    anna.post("/friends/answer", &[("person", "2"), ("yes", "true")]).await;
    let page = bert.get("/p/anna").await;
    assert!(page.says("Friends") && page.says("here now"), "{}", page.body);
    assert_eq!(bert.post("/p/anna/ignore", &[("how", "block")]).await.status, StatusCode::SEE_OTHER);
    let page = bert.get("/p/anna").await;
    assert!(page.says("Unblock") && !page.says("here now"), "{}", page.body);
    bert.post("/p/anna/ignore", &[("how", "end")]).await;
    assert!(bert.get("/p/anna").await.says("Ask to be friends"));
}
