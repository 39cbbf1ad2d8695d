//! Settings, and remembered choices.

use axum::http::StatusCode;

use crate::visitors::{TestServer, between, form};

#[tokio::test(start_paused = true)]
async fn settings_stand_on_every_page_where_scripts_find_them() {
    let server = TestServer::open().await;
    let mut anna = server.stranger();
    assert!(
        anna.get("/")
            .await
            .says("data-speed=\"calm\" data-sounds=\"ask\" data-ask=\"on\" data-large=\"off\"")
    );
    let fields = [
        ("speed", "off"),
        ("sounds", "on"),
        ("ask", "off"),
        ("large", "on"),
        ("theme", "dark"),
        ("code", "de"),
    ];
    anna.post("/me/settings", &fields).await;
    for path in ["/", "/me", "/nowhere", "/rules/kokopelli"] {
        let page = anna.get(path).await;
        let root = between(&page.body, "<html", ">").concat();
        for (name, value) in &fields[..5] {
            assert!(root.contains(&format!("data-{name}=\"{value}\"")), "{path}: {root}");
        }
        assert!(root.contains("lang=\"de\""), "{path}: {root}");
    }
    anna.post("/me/settings", &[("speed", "warp"), ("theme", "<b>")]).await;
    assert!(anna.get("/").await.says("data-theme=\"dark\" data-speed=\"off\""), "nonsense changes nothing");
}

#[tokio::test(start_paused = true)]
async fn a_script_keeps_one_setting_and_needs_no_page_for_an_answer() {
    let server = TestServer::open().await;
    let mut anna = server.stranger();
    anna.post("/me/settings", &[("speed", "off")]).await;
    let mut request = form("/me/settings", &[("large", "on")]);
    request.headers_mut().insert("hx-request", "true".parse().expect("a header"));
    let answer = anna.send(request).await;
    assert_eq!((answer.status, answer.body.as_str()), (StatusCode::NO_CONTENT, ""));
    assert!(anna.get("/").await.says("data-speed=\"off\""), "the others stay as they were");
    assert!(anna.get("/").await.says("data-large=\"on\""));
    // Without scripts a box that is not ticked is off too.
    anna.post("/me/settings", &[("ask", "off"), ("ask", "on"), ("sounds", "off")]).await;
    let page = anna.get("/me").await;
    let root = between(&page.body, "<html", ">").concat();
    assert!(root.contains("data-ask=\"on\"") && root.contains("data-sounds=\"off\""), "{root}");
}

#[tokio::test(start_paused = true)]
async fn the_level_is_remembered_and_the_table_is_as_large_as_it_was_wished_for() {
    let server = TestServer::open().await;
    let mut anna = server.stranger();
    // A visitor who never saw the home page keeps the table they opened.
    let table = anna.post("/play/kokopelli", &[("level", "beginner"), ("players", "4")]).await.table();
    let page = anna.get(&format!("/t/{table}")).await;
    let bots = |page: &str| {
        let seats = between(page, "<section id=\"seats\"", "</section>").concat();
        seats.matches("(beginner)").count()
    };
    assert_eq!(bots(&page.body), 3, "{}", page.body);
    assert!(page.says("id=\"asks\""), "it is their own");
    let home = anna.get("/").await;
    let chosen =
        between(&home.body, "<form class=\"start\" method=\"post\" action=\"/play/kokopelli\"", "</form>")
            .remove(0);
    for field in ["name=\"level\" value=\"beginner\" checked", "name=\"players\" value=\"4\" checked"] {
        assert!(chosen.contains(field), "{field}: {chosen}");
    }
    let table = anna.post("/play/kokopelli", &[("level", "wizard"), ("players", "99")]).await.table();
    let page = anna.get(&format!("/t/{table}")).await;
    assert_eq!(bots(&page.body), 3, "what is not possible is not done");
}

#[tokio::test(start_paused = true)]
async fn k7_who_begins_against_bots_is_drawn() {
    let server = TestServer::open().await;
    let mut anna = server.person("Anna").await;
    let mut begins = [0; 2];
    for _ in 0..24 {
        let table = anna.post("/play/kokopelli", &[]).await.table();
        let page = anna.get(&format!("/t/{table}")).await;
        let seats = between(&page.body, "<section id=\"seats\"", "</section>").concat();
        let first = seats.split("<li").nth(1).expect("the seat is taken");
        begins[usize::from(first.contains("Anna"))] += 1;
    }
    assert!(!begins.contains(&0), "{begins:?}");
}

#[tokio::test(start_paused = true)]
async fn a_table_where_it_is_my_turn_stands_first() {
    let server = TestServer::open().await;
    let (mut anna, mut bert) = (server.person("Anna").await, server.person("Bert").await);
    let seats = [("seat1", "host"), ("seat2", "guest"), ("pace", "unhurried")];
    let mine = anna.post("/new/kokopelli", &seats).await.table();
    let his = bert.post("/new/kokopelli", &seats).await.table();
    bert.post(&format!("/t/{mine}/sit"), &[]).await;
    anna.post(&format!("/t/{his}/sit"), &[]).await;
    for (visitor, first) in [(&mut anna, [&mine, &his]), (&mut bert, [&his, &mine])] {
        let home = visitor.get("/").await.body;
        let at = first.map(|table| home.find(&format!("/t/{table}")).expect("it is listed"));
        assert!(at[0] < at[1], "{home}");
    }
}
