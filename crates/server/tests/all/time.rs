//! Time: clocks, bots that play on, tables that expire, restarts, restored backups.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use axum::http::StatusCode;
use hearth_store::{Overwrite, backup, restore};
use tokio::time::advance;

use crate::visitors::{BEGINNING, TestServer, Visitor, between, event_place, settle, until};

const DAY: Duration = Duration::from_hours(24);

async fn table(server: &TestServer, more: &[(&str, &str)]) -> (Visitor, Visitor, String) {
    let (mut anna, mut bert) = (server.person("Anna").await, server.person("Bert").await);
    let mut fields = vec![("seat1", "host"), ("seat2", "guest"), ("public", "on"), ("talk", "on")];
    fields.extend(more);
    let table = anna.post("/new/kokopelli", &fields).await.table();
    bert.post(&format!("/t/{table}/sit"), &[]).await;
    (anna, bert, table)
}

async fn page_says(visitor: &Visitor, table: &str, text: &str) -> bool {
    visitor.clone().get(&format!("/t/{table}")).await.says(text)
}

const LIVE: [(&str, &str); 3] = [("pace", "live"), ("minutes", "1"), ("increment", "5")];

#[tokio::test(start_paused = true)]
async fn a_bot_takes_over_when_a_live_clock_runs_out() {
    let server = TestServer::open().await;
    let (mut anna, bert, table) = table(&server, &LIVE).await;
    advance(Duration::from_secs(59)).await;
    settle().await;
    assert!(!page_says(&bert, &table, "a bot is playing for now").await);
    advance(Duration::from_secs(2)).await;
    until("a bot plays for Anna", || page_says(&bert, &table, "a bot is playing for now")).await;
    until("it is Bert's turn", || page_says(&bert, &table, "Your turn")).await;
    let back = anna.post(&format!("/t/{table}/come-back"), &[]).await;
    assert_eq!(back.status, StatusCode::SEE_OTHER);
    assert!(!page_says(&bert, &table, "a bot is playing for now").await);
}

#[tokio::test(start_paused = true)]
async fn a_seat_loses_when_a_live_clock_runs_out_where_it_was_agreed() {
    let server = TestServer::open().await;
    let mut agreed = LIVE.to_vec();
    agreed.push(("absent", "loses"));
    let (_, bert, table) = table(&server, &agreed).await;
    advance(Duration::from_secs(61)).await;
    until("Bert wins", || page_says(&bert, &table, "Bert wins: Anna ran out of time.")).await;
    assert!(page_says(&bert, &table, "<span class=\"mark\">ran out of time</span>").await);
    assert!(!page_says(&bert, &table, "resigned").await);
}

const DAY_MS: i64 = 24 * 60 * 60 * 1000;

#[tokio::test(start_paused = true)]
async fn a_jump_of_the_wall_clock_neither_takes_time_from_live_players_nor_gives_it() {
    for by in [DAY_MS / 24, -DAY_MS] {
        let server = TestServer::open().await;
        let (_, bert, table) = table(&server, &[&LIVE[..], &[("absent", "loses")]].concat()).await;
        advance(Duration::from_secs(30)).await;
        server.jump(by);
        advance(Duration::from_secs(29)).await;
        settle().await;
        assert!(!page_says(&bert, &table, "ran out of time").await, "a second is left ({by})");
        advance(Duration::from_secs(2)).await;
        until("her time is over", || page_says(&bert, &table, "Bert wins: Anna ran out of time.")).await;
    }
}

#[tokio::test(start_paused = true)]
async fn a_jump_that_stays_is_followed_and_live_players_keep_their_time() {
    for by in [DAY_MS, -DAY_MS] {
        let server = TestServer::open().await;
        let pace = [("pace", "live"), ("minutes", "100"), ("increment", "0"), ("absent", "loses")];
        let (_, bert, table) = table(&server, &pace).await;
        let watcher = bert.clone();
        let watching = watcher.watch(&format!("/t/{table}/live"), None).await;
        server.jump(by);
        // The jump is noticed, and followed an hour later.
        for pause in [Duration::from_secs(11), Duration::from_mins(61)] {
            advance(pause).await;
            settle().await;
        }
        let page = bert.clone().get(&format!("/t/{table}")).await.body;
        let deadline = between(&page, "data-until=\"", "\"").pop().expect("her clock is shown");
        let deadline = deadline.parse::<i64>().expect("a time") - BEGINNING - 100 * 60 * 1000;
        assert!((deadline - by).abs() < 10_000, "{deadline} after a jump by {by}");
        assert!(!page.contains("ran out of time"));
        advance(Duration::from_mins(38)).await;
        settle().await;
        assert!(!page_says(&bert, &table, "ran out of time").await, "a minute is left");
        advance(Duration::from_mins(2)).await;
        until("her time is over", || page_says(&bert, &table, "Bert wins: Anna ran out of time.")).await;
        drop(watching);
    }
}

#[tokio::test(start_paused = true)]
async fn a_live_clock_goes_on_after_the_wall_clock_was_set_back_while_the_server_was_away() {
    let mut server = TestServer::open().await;
    let (_, bert, table) = table(&server, &[&LIVE[..], &[("absent", "loses")]].concat()).await;
    server.stop().await;
    server.jump(-DAY_MS);
    server.start_again().await;
    assert!(!page_says(&bert, &table, "ran out of time").await);
    advance(Duration::from_secs(62)).await;
    until("her time is over", || page_says(&bert, &table, "Bert wins: Anna ran out of time.")).await;
}

#[tokio::test(start_paused = true)]
async fn nobody_is_forgotten_because_the_wall_clock_jumps() {
    let server = TestServer::open().await;
    let mut anna = server.person("Anna").await;
    server.jump(500 * DAY_MS);
    // Longer than a sweep, and longer than it takes until the clock is believed.
    for _ in 0..9 {
        advance(Duration::from_mins(11)).await;
        settle().await;
    }
    assert!(anna.get("/me").await.says("value=\"Anna\""), "her session is still there");
}

/// Paused time does not move between two readings; real time does.
#[tokio::test]
async fn a_table_looks_at_its_clock_by_itself() {
    let mut server = TestServer::open().await;
    let began = Instant::now();
    let (_, bert, table) = table(&server, &[&LIVE[..], &[("absent", "loses")]].concat()).await;
    server.leave_alone();
    server.put_ahead(Duration::from_millis(59_500));
    let over = page_says(&bert, &table, "ran out of time").await;
    assert!(!over || began.elapsed() >= Duration::from_millis(500), "half a second was left");
    // Sooner than the heartbeat of a table.
    for _ in 0..100 {
        tokio::time::sleep(Duration::from_millis(100)).await;
        if page_says(&bert, &table, "Bert wins: Anna ran out of time.").await {
            return;
        }
    }
    panic!("nobody looked at the clock");
}

#[tokio::test]
async fn a_player_out_of_time_decides_nothing() {
    let mut server = TestServer::open().await;
    let (mut anna, bert, table) = table(&server, &[&LIVE[..], &[("absent", "loses")]].concat()).await;
    server.leave_alone();
    let (after, offers) = anna.offers(&table).await;
    server.put_ahead(Duration::from_mins(1));
    let fields = [("after", after.as_str()), ("decision", offers[0].as_str())];
    let late = anna.post(&format!("/t/{table}/decide"), &fields).await;
    assert!(!late.status.is_success() && late.status != StatusCode::SEE_OTHER, "{}", late.body);
    assert!(page_says(&bert, &table, "Bert wins: Anna ran out of time.").await);
}

/// Stops the server for a while, then starts it with a locked database.
async fn away_and_locked(server: &mut TestServer, away: Duration) -> rusqlite::Connection {
    server.stop().await;
    advance(away).await;
    server.start_again().await;
    let other = rusqlite::Connection::open(server.database()).expect("two can open it");
    other.execute_batch("BEGIN IMMEDIATE").expect("nobody writes now");
    other
}

#[tokio::test(start_paused = true)]
async fn a_table_can_be_looked_at_while_nothing_can_be_stored() {
    let mut server = TestServer::open().await;
    let (mut anna, _, table) = table(&server, &[&LIVE[..], &[("absent", "loses")]].concat()).await;
    let other = away_and_locked(&mut server, Duration::from_mins(2)).await;
    let page = anna.get(&format!("/t/{table}")).await;
    assert!(page.status == StatusCode::OK && page.says("Your turn"), "{} {}", page.status, page.body);
    other.execute_batch("ROLLBACK").expect("it is over");
    assert!(anna.decide_something(&table).await, "while nobody could reach the table nobody's time ran");
}

#[tokio::test(start_paused = true)]
async fn time_goes_on_as_soon_as_it_can_be_stored() {
    let mut server = TestServer::open().await;
    let (mut anna, bert, table) = table(&server, &[&LIVE[..], &[("absent", "loses")]].concat()).await;
    let other = away_and_locked(&mut server, Duration::from_secs(20)).await;
    assert_eq!(anna.get(&format!("/t/{table}")).await.status, StatusCode::OK);
    other.execute_batch("ROLLBACK").expect("it is over");
    advance(Duration::from_secs(6)).await;
    settle().await;
    advance(Duration::from_secs(58)).await;
    settle().await;
    assert!(!page_says(&bert, &table, "ran out of time").await, "she has got back what she could not use");
    advance(Duration::from_secs(6)).await;
    until("her time is over", || page_says(&bert, &table, "Bert wins: Anna ran out of time.")).await;
}

#[tokio::test(start_paused = true)]
async fn a_clock_of_days_goes_on_while_the_server_is_away() {
    let mut server = TestServer::open().await;
    let agreed = [("pace", "days"), ("days", "2"), ("absent", "loses")];
    let (_, bert, table) = table(&server, &agreed).await;
    advance(DAY).await;
    server.stop().await;
    advance(DAY / 2).await;
    server.start_again().await;
    settle().await;
    assert!(!page_says(&bert, &table, "Bert wins").await, "half a day is left");
    advance(DAY / 2).await;
    until("Bert wins", || page_says(&bert, &table, "Bert wins")).await;
}

#[tokio::test(start_paused = true)]
async fn a_live_clock_stands_still_while_the_server_is_away() {
    let mut server = TestServer::open().await;
    let (mut anna, bert, table) = table(&server, &LIVE).await;
    server.stop().await;
    advance(DAY).await;
    server.start_again().await;
    settle().await;
    advance(Duration::from_secs(50)).await;
    settle().await;
    assert!(!page_says(&bert, &table, "a bot is playing for now").await);
    assert!(anna.decide_something(&table).await, "she has her time again");
    advance(Duration::from_hours(1)).await;
    until("the clock runs again", || page_says(&bert, &table, "a bot is playing for now")).await;
}

#[tokio::test(start_paused = true)]
async fn a_bot_goes_on_after_the_server_starts_again() {
    let mut server = TestServer::open().await;
    let mut anna = server.person("Anna").await;
    let fields = [("seat1", "beginner"), ("seat2", "host"), ("pace", "unhurried")];
    let table = anna.post("/new/kokopelli", &fields).await.table();
    server.stop().await;
    server.start_again().await;
    // Nobody opens the table: it wakes by itself, and the player on turn finds it among their tables.
    until("it is Anna's turn", || {
        let mut anna = anna.clone();
        async move { anna.get("/").await.says("Your turn") }
    })
    .await;
    assert!(anna.decide_something(&table).await);
}

#[tokio::test(start_paused = true)]
async fn a_table_nobody_joins_fades_by_itself() {
    let server = TestServer::open().await;
    let mut anna = server.person("Anna").await;
    let table = anna
        .post("/new/kokopelli", &[("seat1", "host"), ("seat2", "anyone"), ("public", "on")])
        .await
        .table();
    assert!(server.stranger().get("/lobby").await.says(&table));
    advance(DAY * 2).await;
    until("it is gone from the lobby", || {
        let mut stranger = server.stranger();
        let table = table.clone();
        async move { !stranger.get("/lobby").await.says(&table) }
    })
    .await;
    assert!(page_says(&anna, &table, "closed before a game started").await);
}

/// Restores a backup into the database of a running server.
async fn restored(server: &TestServer, copy: PathBuf) {
    let database = server.database();
    let put_back = tokio::task::spawn_blocking(move || restore(&copy, &database));
    put_back.await.expect("no panic").expect("it is restored");
    // The store notices with its next write.
    server.stranger().post("/play/kokopelli", &[]).await;
}

#[tokio::test(start_paused = true)]
async fn tables_that_wait_for_a_player_come_first_with_the_time_left() {
    let server = TestServer::open().await;
    let (mut anna, mut bert, table) = table(&server, &[("pace", "days"), ("days", "3")]).await;
    // The row of one's own games: one class if the table waits for the reader, another if not.
    let stands = |page: &str| {
        ["game-row due", "game-row"]
            .map(|class| page.contains(&format!("<a class=\"{class}\" href=\"/t/{table}\"")))
    };
    let (hers, his) = (anna.get("/").await.body, bert.get("/").await.body);
    assert_eq!([stands(&hers), stands(&his)], [[true, false], [false, true]]);
    assert!(hers.contains("3 days left") && his.contains("3 days per turn"));
    advance(DAY * 2).await;
    settle().await;
    assert!(anna.get("/").await.says("24 h left"));
    while anna.decide_something(&table).await {}
    assert_eq!(stands(&anna.get("/").await.body), [false, true], "now the table waits for Bert");
}

#[tokio::test(start_paused = true)]
async fn a_restored_database_takes_the_place_of_everything() {
    let (server, other) = (TestServer::open().await, TestServer::open().await);
    let (mut zoe, _, kept) = table(&other, &[]).await;
    assert!(zoe.decide_something(&kept).await);
    let copy = other.folder.path().join("copy");
    backup(&other.database(), &copy, Overwrite::Refuse).expect("a copy is made");
    let (anna, _, gone) = table(&server, &[]).await;
    let mut watching = anna.watch(&format!("/t/{gone}/live"), None).await;
    watching.frames().await;
    restored(&server, copy).await;
    until("the cookie of the restored database is known", || {
        let mut zoe = zoe.at(&server);
        async move { zoe.get("/").await.says("Your games") }
    })
    .await;
    settle().await;
    assert!(!watching.frames().await.1, "the stream ends, and the client reconnects");
    let mut stranger = server.stranger();
    assert_eq!(stranger.get(&format!("/t/{gone}")).await.status, StatusCode::NOT_FOUND);
    assert!(stranger.get("/lobby").await.says(&kept));
    let mut old = anna.clone();
    assert!(!old.get("/").await.says("Your turn"), "the cookie of the other database is nobody's");
    let page = zoe.at(&server).get(&format!("/t/{kept}")).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.says("id=\"asks\"") && page.says("Resign"), "she sits there: {}", page.body);
}

#[tokio::test(start_paused = true)]
async fn a_live_clock_stands_still_between_a_backup_and_its_restoring() {
    let server = TestServer::open().await;
    let (mut anna, bert, table) = table(&server, &LIVE).await;
    let copy = server.folder.path().join("copy");
    backup(&server.database(), &copy, Overwrite::Refuse).expect("a copy is made");
    assert!(anna.decide_something(&table).await);
    advance(DAY).await;
    restored(&server, copy).await;
    settle().await;
    advance(Duration::from_secs(50)).await;
    settle().await;
    assert!(!page_says(&bert, &table, "a bot is playing for now").await, "nobody could reach the table");
    assert!(anna.decide_something(&table).await, "she has her time again");
}

#[tokio::test(start_paused = true)]
async fn a_page_of_another_world_is_not_current_though_as_much_has_happened() {
    let server = TestServer::open().await;
    let (mut anna, _, table) = table(&server, &[]).await;
    let copy = server.folder.path().join("copy");
    backup(&server.database(), &copy, Overwrite::Refuse).expect("a copy is made");
    let at = format!("/t/{table}");
    let live = |page: &str| format!("{at}/live?seen={}", between(page, "/live?seen=", "\"")[0]);
    anna.post(&format!("{at}/say"), &[("text", "in the one world")]).await;
    let before = live(&anna.get(&at).await.body);
    let mut watching = anna.watch(&before, None).await;
    let frame = watching.frames().await.0.remove(0);
    assert!(frame.contains("event: current"), "{frame}");
    let stream = format!("/api/v1/tables/{table}/stream");
    let told = anna.watch(&stream, None).await.frames().await.0.remove(0);
    restored(&server, copy).await;
    settle().await;
    for text in ["in the other world", "where more is said"] {
        anna.post(&format!("{at}/say"), &[("text", text)]).await;
    }
    for (address, seen) in [(before, None), (at.clone() + "/live", event_place(&frame))] {
        let (frames, _) = anna.watch_from(&address, seen).await.frames().await;
        assert!(frames[0].contains("in the other world"), "{frames:?}");
    }
    let (frames, _) = anna.watch_from(&stream, event_place(&told)).await.frames().await;
    assert!(frames[0].contains("\"opened\"") && frames[0].contains("in the other world"), "{frames:?}");
    let (frames, _) = anna.watch_from(&stream, event_place(&frames[0])).await.frames().await;
    assert!(frames[0].contains("\"entries\":[]"), "a program that missed nothing: {frames:?}");
}

#[tokio::test(start_paused = true)]
async fn a_player_out_of_time_sees_the_substitute_and_returns_after_that_turn() {
    let server = TestServer::with(|config| config.bot_pause = Duration::from_millis(500)).await;
    let (mut anna, _, table) = table(&server, &LIVE).await;
    let _watching = anna.watch(&format!("/t/{table}/live?seen=0"), None).await;
    advance(Duration::from_secs(61)).await;
    until("a bot plays for Anna", || page_says(&anna, &table, "A bot is playing for you. ")).await;
    let page = anna.get(&format!("/t/{table}")).await;
    assert!(!page.says("Your turn") && page.body.matches("/come-back\"").count() == 2, "{}", page.body);
    let back = anna.post(&format!("/t/{table}/come-back"), &[]).await;
    assert_eq!(back.status, StatusCode::SEE_OTHER, "the bot has not decided yet: {}", back.body);
    let page = anna.get(&format!("/t/{table}")).await;
    assert!(page.says("A bot is finishing this turn for you") && !page.says("/come-back"), "{}", page.body);
    until("she plays herself again", || async {
        !page_says(&anna, &table, "A bot is finishing this turn").await
    })
    .await;
    assert!(!page_says(&anna, &table, "a bot is playing for now").await);
}

#[tokio::test(start_paused = true)]
async fn the_clock_that_runs_stands_beside_the_sentence() {
    let server = TestServer::open().await;
    let (mut anna, mut bert, table) = table(&server, &LIVE).await;
    for visitor in [&mut anna, &mut bert] {
        let page = visitor.get(&format!("/t/{table}")).await;
        let banner = between(&page.body, "id=\"banner\"", "</section>").concat();
        assert!(
            banner.contains("<time class=\"clock\" data-until=") && banner.contains(">1:00<"),
            "{banner}"
        );
    }
    let (mut anna, _, table) = self::table(&server, &[("pace", "unhurried")]).await;
    assert!(!anna.get(&format!("/t/{table}")).await.says("class=\"clock\""));
}
