//! The end of a game: the winner and the reason, the next steps, and a picture.

use axum::http::StatusCode;

use crate::visitors::{TestServer, Visitor, between};

/// Plays a game between two people to its end.
async fn played(server: &TestServer, game: &str) -> (Visitor, Visitor, String) {
    let (mut anna, mut bert, table) = server.table_of_two(game).await;
    while anna.decide_something(&table).await || bert.decide_something(&table).await {}
    (anna, bert, table)
}

/// Returns the part of a page that shows the end of the game.
fn end(page: &str) -> String {
    between(page, "<section id=\"end\"", "</section>").concat()
}

#[tokio::test(start_paused = true)]
async fn seats_are_ranked_and_what_they_scored_for_adds_up() {
    let server = TestServer::open().await;
    for game in ["kokopelli", "kupferkessel"] {
        let (mut anna, mut bert, table) = played(&server, game).await;
        let watcher = server.person("Watcher").await;
        for (mut visitor, own) in
            [(anna.clone(), Some("Anna")), (bert.clone(), Some("Bert")), (watcher, None)]
        {
            let page = visitor.get(&format!("/t/{table}")).await.body;
            let end_page = end(&page);
            let rows: Vec<&str> = end_page.split("<li class=\"rank").skip(1).collect();
            assert_eq!(rows.len(), 2, "{page}");
            let mut totals = Vec::new();
            for row in &rows {
                let points = between(row, "data-points=\"", "\"");
                let sum: i32 = points.iter().map(|points| points.parse::<i32>().expect("a number")).sum();
                let total = between(row, "class=\"rank-score\">", "</b>").concat().replace('\u{2212}', "-");
                assert_eq!(total, sum.to_string(), "{row}");
                totals.push(sum);
            }
            assert!(totals[0] >= totals[1], "{totals:?}");
            let first = |row: &str| row.starts_with(" first");
            assert_eq!((first(rows[0]), first(rows[1])), (true, totals[0] == totals[1]));
            match own {
                Some(name) => {
                    assert!(end(&page).contains(&format!("<strong>You</strong> <small>{name}</small>")));
                }
                None => assert!(!end(&page).contains("You</strong>")),
            }
        }
        // The page agrees with the score breakdown.
        for visitor in [&mut anna, &mut bert] {
            assert!(visitor.get(&format!("/t/{table}")).await.says("Score breakdown"));
        }
    }
}

#[tokio::test(start_paused = true)]
async fn a_resignation_is_logged_and_ends_the_turn() {
    let server = TestServer::open().await;
    let (mut anna, mut bert, table) = server.table_of_two("kokopelli").await;
    let at = format!("/t/{table}");
    assert!(anna.decide_something(&table).await);
    let mut watching = anna.watch(&format!("{at}/live"), None).await;
    watching.frames().await;
    assert!(anna.get(&at).await.says("class=\"turn\""), "somebody is to move");
    bert.post(&format!("{at}/resign"), &[]).await;
    let sent = watching.frames().await.0.concat();
    assert!(sent.contains("Bert resigned.") && sent.contains("You win!"), "{sent}");
    let page = anna.get(&at).await.body;
    let log = between(&page, "<ol id=\"lines\">", "</ol>").concat();
    assert_eq!(log.matches("Bert resigned.").count(), 1, "{log}");
    assert!(log.trim_end_matches("</a></li>").ends_with("Bert resigned."), "{log}");
    assert!(!page.contains("class=\"turn\""), "{page}");
    let (hers, his) = (end(&page), end(&bert.get(&at).await.body));
    assert!(hers.contains("<h2>You win!</h2>") && hers.contains("Bert resigned."), "{hers}");
    assert!(his.contains("<h2>Anna wins</h2>") && his.contains("You resigned."), "{his}");
    assert!(!hers.contains("rank-score") && his.contains("quiet"), "there is nothing to count");
}

#[tokio::test(start_paused = true)]
async fn the_log_tells_of_somebody_who_gives_up_while_the_others_play_on() {
    let server = TestServer::open().await;
    let mut anna = server.person("Anna").await;
    let fields = [("seat1", "host"), ("seat2", "guest"), ("seat3", "guest"), ("pace", "unhurried")];
    let table = anna.post("/new/kokopelli", &fields).await.table();
    let (mut bert, mut cleo) = (server.person("Bert").await, server.person("Cleo").await);
    for guest in [&mut bert, &mut cleo] {
        guest.post(&format!("/t/{table}/sit"), &[]).await;
    }
    cleo.post(&format!("/t/{table}/resign"), &[]).await;
    let lines = |page: String| between(&page, "<ol id=\"lines\">", "</ol>").concat();
    for _ in 0..2 {
        for visitor in [&mut anna, &mut bert, &mut cleo] {
            let log = lines(visitor.get(&format!("/t/{table}")).await.body);
            assert_eq!(log.matches("Cleo resigned.").count(), 1, "{log}");
        }
        assert!(anna.decide_something(&table).await || bert.decide_something(&table).await);
    }
}

#[tokio::test(start_paused = true)]
async fn the_others_are_told_who_wants_a_rematch() {
    let server = TestServer::open().await;
    let (mut anna, mut bert, table) = server.table_of_two("kupferkessel").await;
    let at = format!("/t/{table}");
    bert.post(&format!("{at}/resign"), &[]).await;
    let nothing = "<p class=\"wanted\" role=\"status\"></p>";
    assert!(anna.get(&at).await.says(nothing) && bert.get(&at).await.says(nothing));
    let mut watching = bert.watch(&format!("{at}/live"), None).await;
    watching.frames().await;
    assert_eq!(anna.post(&format!("{at}/rematch"), &[]).await.status, StatusCode::SEE_OTHER);
    let told = "<p class=\"wanted\" role=\"status\">Anna wants a rematch!</p>";
    assert!(watching.frames().await.0.concat().contains(told));
    assert!(bert.get(&at).await.says(told) && server.stranger().get(&at).await.says(told));
    assert!(anna.get(&at).await.says(nothing), "she knows");
}

#[tokio::test(start_paused = true)]
async fn a_picture_shows_a_game_that_is_over_and_no_name_can_spoil_it() {
    let server = TestServer::open().await;
    for game in ["kokopelli", "kupferkessel"] {
        let mut anna = server.person("\"><script>x</script>").await;
        let fields = [("seat1", "host"), ("seat2", "beginner"), ("pace", "unhurried")];
        let table = anna.post(&format!("/new/{game}"), &fields).await.table();
        let address = format!("/t/{table}/picture.svg");
        assert_eq!(anna.get(&address).await.status, StatusCode::FORBIDDEN);
        anna.post(&format!("/t/{table}/resign"), &[]).await;
        let picture = anna.get(&address).await;
        assert_eq!(picture.header("content-type"), "image/svg+xml");
        assert!(picture.body.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\""), "{}", picture.body);
        assert!(picture.says("&lt;script&gt;") && !picture.says("<script"), "{}", picture.body);
        assert!(picture.says("14 November 2023"), "{}", picture.body);
        // The picture loads nothing, and has no inline style.
        assert!(!picture.says("/assets/") && !picture.says("style="), "{}", picture.body);
        let ids = between(&picture.body, " id=\"", "\"");
        for id in
            between(&picture.body, "url(#", ")").into_iter().chain(between(&picture.body, "href=\"#", "\""))
        {
            assert!(ids.contains(&id), "{id} is not in the picture");
        }
    }
}
