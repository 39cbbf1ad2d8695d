//! Accounts: created, limited, ended, deleted; and their data in the store.

use std::fs;
use std::time::{Duration, Instant};

use axum::body::{Body, Bytes};
use axum::http::{Request, StatusCode};
use hearth_core::Record;
use http_body_util::channel::Channel;
use kokopelli_rules::Kokopelli;
use tokio::time::advance;

use crate::visitors::{TestServer, Visitor, between, settle, until};

const RIGHT: (&str, &str) = ("password", "correct horse");

async fn kept(server: &TestServer) -> Visitor {
    let mut anna = server.person("Anna").await;
    let answer = anna.post("/me/keep", &[("login", "Anna"), RIGHT]).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
    anna
}

#[tokio::test(start_paused = true)]
async fn an_identity_is_kept_and_found_elsewhere() {
    let server = TestServer::open().await;
    let mut anna = kept(&server).await;
    let table = anna.post("/play/kokopelli", &[]).await.table();
    let mut phone = server.stranger();
    let before = {
        phone.get("/").await;
        phone.cookie.clone()
    };
    assert_eq!(phone.post("/me/login", &[("login", "anna"), RIGHT]).await.status, StatusCode::SEE_OTHER);
    assert_ne!(phone.cookie, before, "a secret from before the login is not one of hers");
    assert!(phone.get("/").await.says(&format!("/t/{table}")), "her tables are hers here too");
}

#[tokio::test(start_paused = true)]
async fn a_seated_guest_is_warned_before_they_log_in() {
    let server = TestServer::open().await;
    kept(&server).await;
    let (mut guest, _, table) = server.table_of_two("kokopelli").await;
    let before = guest.cookie.clone();
    let page = guest.get("/me").await;
    assert!(page.says("name=\"anyway\"") && page.says(&format!("href=\"/t/{table}\"")), "{}", page.body);
    let answer = guest.post("/me/login", &[("login", "Anna"), RIGHT]).await;
    assert_eq!(answer.status, StatusCode::BAD_REQUEST);
    assert!(answer.says("would lose your seats") && guest.cookie == before, "{}", answer.body);
    let answer = guest.post("/me/login", &[("login", "Anna"), RIGHT, ("anyway", "on")]).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER);
    assert!(guest.cookie != before && guest.get("/me").await.says("Log out everywhere"));
}

#[tokio::test(start_paused = true)]
async fn a_guest_whose_games_are_over_logs_in_at_once() {
    let server = TestServer::open().await;
    kept(&server).await;
    let (mut guest, _, table) = server.table_of_two("kokopelli").await;
    guest.post(&format!("/t/{table}/resign"), &[]).await;
    assert!(!guest.get("/me").await.says("name=\"anyway\""));
    assert_eq!(guest.post("/me/login", &[("login", "Anna"), RIGHT]).await.status, StatusCode::SEE_OTHER);
}

#[tokio::test(start_paused = true)]
async fn an_account_cannot_be_registered_a_second_time() {
    let server = TestServer::open().await;
    let mut thief = kept(&server).await;
    let taken = thief.post("/me/keep", &[("login", "Thief"), ("password", "another horse")]).await;
    assert_eq!(taken.status, StatusCode::BAD_REQUEST);
    let mut anna = server.stranger();
    assert_eq!(anna.post("/me/login", &[("login", "Anna"), RIGHT]).await.status, StatusCode::SEE_OTHER);
}

#[tokio::test(start_paused = true)]
async fn attempts_to_log_in_are_slowed() {
    let server = TestServer::open().await;
    kept(&server).await;
    let (mut thief, began) = (server.stranger(), Instant::now());
    for attempt in 1..=5 {
        let answer = thief.post("/me/login", &[("login", "Anna"), ("password", "guess")]).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "attempt {attempt}");
    }
    let answer = thief.post("/me/login", &[("login", " ANNA "), RIGHT]).await;
    assert_eq!(answer.status, StatusCode::TOO_MANY_REQUESTS, "even with the right password");
    let wait: u64 = answer.header("retry-after").parse().expect("a number of seconds");
    let passed = began.elapsed().as_secs() + 1;
    assert!((12 - passed.min(12)..=12).contains(&wait), "one attempt every twelve seconds: {wait}");
}

#[tokio::test(start_paused = true)]
async fn logging_out_everywhere_ends_every_cookie() {
    let server = TestServer::open().await;
    let mut anna = kept(&server).await;
    let mut phone = server.stranger();
    phone.post("/me/login", &[("login", "Anna"), RIGHT]).await;
    assert!(phone.get("/me").await.says("Log out everywhere"));
    let desk = anna.clone();
    anna.post("/me/logout-everywhere", &[]).await;
    for mut browser in [desk, phone, anna] {
        let page = browser.get("/me").await;
        assert!(!page.says("Log out everywhere") && page.says("Create an account"));
    }
}

#[tokio::test(start_paused = true)]
async fn another_password_takes_the_place_of_the_old_one_and_ends_every_other_session() {
    let server = TestServer::open().await;
    let mut anna = kept(&server).await;
    let mut phone = server.stranger();
    phone.post("/me/login", &[("login", "Anna"), RIGHT]).await;
    let mut tab = anna.clone();
    let error = anna.post("/me/password", &[("password", "guess"), ("new", "battery staple")]).await;
    assert_eq!(error.status, StatusCode::BAD_REQUEST, "a finder of her device does not know the old one");
    let short = anna.post("/me/password", &[RIGHT, ("new", "short")]).await;
    assert!(short.status == StatusCode::BAD_REQUEST && short.says("8 to 200 characters"), "{}", short.body);
    assert!(phone.get("/me").await.says("Log out everywhere"), "nothing has changed");
    let changed = anna.post("/me/password", &[RIGHT, ("new", "battery staple")]).await;
    assert_eq!(changed.status, StatusCode::SEE_OTHER);
    assert!(anna.get("/me").await.says("Log out everywhere"), "she stays where she is");
    for browser in [&mut tab, &mut phone] {
        assert!(browser.get("/me").await.says("Create an account"));
    }
    let mut elsewhere = server.stranger();
    let old = elsewhere.post("/me/login", &[("login", "Anna"), RIGHT]).await;
    assert_eq!(old.status, StatusCode::BAD_REQUEST);
    let new = elsewhere.post("/me/login", &[("login", "Anna"), ("password", "battery staple")]).await;
    assert_eq!(new.status, StatusCode::SEE_OTHER);
}

#[tokio::test(start_paused = true)]
async fn the_operator_sets_a_forgotten_password() {
    let server = TestServer::open().await;
    kept(&server).await;
    assert_eq!(hearth_server::replace_password(&server.location(), "Bert").await, Ok(None));
    let password = hearth_server::replace_password(&server.location(), " ANNA ").await;
    let password = password.expect("it can be stored").expect("there is an Anna");
    let mut browser = server.stranger();
    assert_eq!(browser.post("/me/login", &[("login", "Anna"), RIGHT]).await.status, StatusCode::BAD_REQUEST);
    let fields = [("login", "Anna"), ("password", password.as_str())];
    assert_eq!(browser.post("/me/login", &fields).await.status, StatusCode::SEE_OTHER);
}

/// `hearth password` is another process: it must reach the streams, `POST /play` and cached identities of the server.
#[tokio::test(start_paused = true)]
async fn a_password_set_by_the_operator_ends_what_is_open() {
    let server = TestServer::open().await;
    let mut anna = kept(&server).await;
    let mut bert = server.person("Bert").await;
    let table = anna.post("/new/kokopelli", &[("seat1", "host"), ("seat2", "guest")]).await.table();
    bert.post(&format!("/t/{table}/sit"), &[]).await;
    if anna.offers(&table).await.1.is_empty() {
        bert.decide_something(&table).await;
    }
    let mut stream = anna.watch(&format!("/t/{table}/live"), None).await;
    let (mut says, lines) = Channel::<Bytes>::new(4);
    let play = Request::post(format!("/api/v1/tables/{table}/play")).header("cookie", anna.cookies());
    let mut played = anna.open(play.body(Body::new(lines)).expect("a request")).await;
    assert!(stream.frames().await.1 && played.frames().await.1, "both are open");

    let (after, offers) = anna.offers(&table).await;
    let password = hearth_server::replace_password(&server.location(), "Anna").await;
    assert!(password.is_ok_and(|password| password.is_some()));
    until("her page ends", async || !stream.frames().await.1).await;
    let decision = format!("{{\"decision\": \"{}\", \"after\": {after}}}\n", offers[0]);
    // The server may have closed the request already.
    drop(says.send_data(decision.into()).await);
    settle().await;
    assert!(!played.frames().await.1, "her program is disconnected");
    let page = bert.get(&format!("/api/v1/tables/{table}")).await.body;
    assert!(page.contains(&format!("\"decisions\":{after},")), "nothing was decided: {page}");
    assert!(anna.get("/me").await.says("Create an account"));
}

#[tokio::test(start_paused = true)]
async fn the_operator_takes_the_role_of_a_host_at_once() {
    let server = TestServer::open().await;
    let mut anna = kept(&server).await;
    for (host, status) in [(true, StatusCode::OK), (false, StatusCode::NOT_FOUND)] {
        assert_ne!(anna.get("/host").await.status, status);
        assert_eq!(hearth_server::set_host(&server.location(), "Anna", host).await, Ok(true));
        until("the server knows", async || anna.get("/host").await.status == status).await;
    }
}

#[tokio::test(start_paused = true)]
async fn parallel_requests_get_no_more_tokens_than_one_may_have() {
    let server = TestServer::open().await;
    let anna = server.person("Anna").await;
    let requests: Vec<_> = (0..80)
        .map(|_| {
            let mut anna = anna.clone();
            tokio::spawn(async move { anna.post("/me/token", &[]).await.status })
        })
        .collect();
    let mut made = 0;
    for request in requests {
        made += usize::from(request.await.expect("nobody panicked") == StatusCode::OK);
    }
    assert_eq!(made, 50);
    let tokens = "SELECT count(*) FROM session WHERE kind = 1";
    let connection = rusqlite::Connection::open(server.database()).expect("two can open it");
    let stored: i64 = connection.query_row(tokens, [], |row| row.get(0)).expect("it can be read");
    assert_eq!(stored, 50);
}

#[tokio::test(start_paused = true)]
async fn a_deleted_identity_is_gone() {
    let server = TestServer::open().await;
    let mut anna = kept(&server).await;
    let mut tab = anna.clone();
    assert_eq!(anna.post("/me/delete", &[RIGHT]).await.status, StatusCode::BAD_REQUEST, "she has to be sure");
    assert_eq!(anna.post("/me/delete", &[("sure", "on"), RIGHT]).await.status, StatusCode::SEE_OTHER);
    assert!(tab.get("/me").await.says("Create an account"));
    let answer = server.stranger().post("/me/login", &[("login", "Anna"), RIGHT]).await;
    assert_eq!(answer.status, StatusCode::BAD_REQUEST);
}

#[tokio::test(start_paused = true)]
async fn an_account_is_deleted_only_with_its_password() {
    let server = TestServer::open().await;
    let mut anna = kept(&server).await;
    for wrong in [&[("sure", "on")][..], &[("sure", "on"), ("password", "guess")]] {
        let answer = anna.post("/me/delete", wrong).await;
        assert!(answer.status == StatusCode::BAD_REQUEST && answer.says("Wrong name or password."));
    }
    assert!(anna.get("/me").await.says("Log out everywhere"), "she is still there");
    assert_eq!(anna.post("/me/delete", &[("sure", "on"), RIGHT]).await.status, StatusCode::SEE_OTHER);
    let mut bert = server.person("Bert").await;
    assert!(!between(&bert.get("/me").await.body, "/me/delete\"", "</form>")[0].contains("password"));
    assert_eq!(
        bert.post("/me/delete", &[("sure", "on")]).await.status,
        StatusCode::SEE_OTHER,
        "a guest has none"
    );
}

/// A cookie that somebody else knows, from a shared computer or planted, must not become the account (session fixation).
#[tokio::test(start_paused = true)]
async fn registering_hands_out_another_cookie_and_ends_all_access_of_the_guest() {
    let server = TestServer::open().await;
    let mut anna = server.person("Anna").await;
    let mut thief = anna.clone();
    let page = thief.post("/me/token", &[]).await.body;
    let token = between(&page, "token-text\">", "<").remove(0);
    let table = thief.post("/play/kokopelli", &[]).await.table();
    let mut stream = thief.watch(&format!("/t/{table}/live"), None).await;
    stream.frames().await;
    assert!(anna.get("/me").await.says("It ends your tokens, notices and webhook."));
    let store = server.location().open_beside().expect("two can open it");
    let (address, secret) = ("https://thief.example".to_owned(), "secret".to_owned());
    let webhook = hearth_store::Webhook {
        address,
        secret,
        site: String::new(),
        language: "en".to_owned(),
        failures: 0,
    };
    store.set_webhook(hearth_store::UserId(1), Some(webhook)).await.expect("it is stored");

    let answer = anna.post("/me/keep", &[("login", "Anna"), RIGHT]).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
    assert_ne!(anna.cookie, thief.cookie);
    let page = anna.get("/me").await;
    assert!(page.says("Log out everywhere") && !page.says("thief.example"), "{}", page.body);
    assert!(anna.get("/").await.says(&format!("/t/{table}")), "her tables are still hers");
    assert!(thief.get("/me").await.says("Create an account"));
    let mut request = Request::get("/api/v1/me");
    request = request.header("authorization", format!("Bearer {token}"));
    let answer = server.stranger().send(request.body(Body::empty()).expect("a request")).await;
    assert_eq!(answer.status, StatusCode::UNAUTHORIZED, "{token}");
    anna.decide_something(&table).await;
    let (frames, open) = stream.frames().await;
    assert!(frames.is_empty() && !open, "{frames:?}");
}

#[tokio::test(start_paused = true)]
async fn nobody_waits_for_an_identity_that_was_deleted() {
    let server = TestServer::open().await;
    let (mut anna, mut bert, table) = server.table_of_two("kokopelli").await;
    let mut cleo = server.person("Cleo").await;
    let seats = [("seat1", "host"), ("seat2", "guest"), ("seat3", "guest")];
    let gathering = cleo.post("/new/kokopelli", &seats).await.table();
    anna.post(&format!("/t/{gathering}/sit"), &[]).await;
    assert!(cleo.get(&format!("/t/{gathering}")).await.says("Anna"));
    let page = anna.get("/me").await;
    assert!(page.says("You’re still playing at 2 tables"), "{}", page.body);
    assert_eq!(anna.post("/me/delete", &[("sure", "on")]).await.status, StatusCode::SEE_OTHER);
    let page = bert.get(&format!("/t/{table}")).await;
    assert!(page.says("Bert wins: NN resigned."), "{}", page.body);
    assert!(!cleo.get(&format!("/t/{gathering}")).await.says("Anna"), "her seat is free again");
    assert!(!bert.get("/me").await.says("still playing at"), "his game is over");
    let again = bert.post(&format!("/t/{table}/rematch"), &[]).await.table();
    assert!(cleo.get(&format!("/t/{again}")).await.says("/sit\""), "her seat is for a guest, not for her");
}

#[tokio::test(start_paused = true)]
async fn no_seat_is_kept_for_an_identity_that_was_deleted() {
    let server = TestServer::open().await;
    let (mut anna, mut bert, table) = server.table_of_two("kokopelli").await;
    let mut cleo = server.person("Cleo").await;
    anna.post(&format!("/t/{table}/resign"), &[]).await;
    let again = bert.post(&format!("/t/{table}/rematch"), &[]).await.table();
    let may_sit = format!("/t/{again}/sit\"");
    assert!(!cleo.get(&format!("/t/{again}")).await.says(&may_sit), "it is kept for Anna");
    assert_eq!(anna.post("/me/delete", &[("sure", "on")]).await.status, StatusCode::SEE_OTHER);
    assert!(cleo.get(&format!("/t/{again}")).await.says(&may_sit));
}

#[tokio::test(start_paused = true)]
async fn a_token_from_the_page_may_do_what_its_form_says() {
    let server = TestServer::open().await;
    let mut anna = kept(&server).await;
    let form = between(&anna.get("/me").await.body, "/me/token\"", "</form>").remove(0);
    for option in ["\"read\"", "\"play\" selected", "\"account\""] {
        assert!(form.contains(&format!("<option value={option}>")), "{option} in {form}");
    }
    for (fields, answers) in
        [(&[("scope", "read")][..], [200, 403]), (&[("scope", "account")], [200, 200]), (&[], [200, 403])]
    {
        let page = anna.post("/me/token", fields).await.body;
        let token = between(&page, "token-text\">", "<").remove(0);
        let statuses = ["/api/v1/me", "/api/v1/me/export"].map(async |path| {
            let request = Request::get(path).header("authorization", format!("Bearer {token}"));
            let answer = server.stranger().send(request.body(Body::empty()).expect("a request")).await;
            answer.status.as_u16()
        });
        let mut got = Vec::new();
        for status in statuses {
            got.push(status.await);
        }
        assert_eq!(got, answers, "{fields:?}");
    }
    assert_eq!(anna.post("/me/token", &[("scope", "all")]).await.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test(start_paused = true)]
async fn secrets_are_not_in_the_database() {
    let server = TestServer::open().await;
    let mut anna = kept(&server).await;
    let page = anna.post("/me/token", &[]).await.body;
    let token = between(&page, "hearth_", "<").into_iter().next().expect("it is shown once");
    assert!(!anna.get("/me").await.says(&token), "only once");
    settle().await;
    let cookie = anna.cookie.expect("she has one");
    let secret = cookie.trim_start_matches("hearth=").split('.').next().unwrap_or_default().to_owned();
    assert_eq!((secret.len(), token.len()), (64, 64));
    let mut read = 0;
    for file in fs::read_dir(server.folder.path()).expect("it is there").flatten() {
        let content = fs::read(file.path()).expect("it can be read");
        read += content.len();
        for secret in [&secret, &token] {
            assert!(!holds(&content, secret.as_bytes()), "in words in {:?}", file.path());
            let bytes: Vec<u8> = (0..32)
                .map(|at| u8::from_str_radix(&secret[2 * at..2 * at + 2], 16).expect("it is written in hex"))
                .collect();
            assert!(!holds(&content, &bytes), "in bytes in {:?}", file.path());
        }
        assert!(!holds(&content, RIGHT.1.as_bytes()));
    }
    assert!(read > 4096, "there is a database");
}

fn holds(content: &[u8], what: &[u8]) -> bool {
    content.windows(what.len()).any(|window| window == what)
}

#[tokio::test(start_paused = true)]
async fn names_are_limited() {
    let server = TestServer::open().await;
    let mut anna = server.person("Anna").await;
    let invisible = [
        "\u{202e}nna",
        "\u{3164}",
        "a\u{200b}b",
        "\u{ad}",
        "\u{fe0f}",
        "\u{301}",
        "\u{64b}",
        "\u{2800}",
        "\u{1d173}a",
        "\u{ffff}",
        "\u{e000}",
        "a\u{200d}b",
        "👩\u{200d}",
        "A\u{fe0f}nna",
        "A\u{200c}nna",
    ];
    for bad in ["", "   ", "A\u{0}", &"A".repeat(25)].into_iter().chain(invisible) {
        let answer = anna.post("/me/name", &[("name", bad)]).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{bad:?}");
        let answer = anna.post("/me/keep", &[("login", bad), RIGHT]).await;
        assert!(answer.status.is_client_error(), "{bad:?}");
    }
    assert_eq!(
        anna.post("/me/name", &[("name", "Ännchen  von\tTharau")]).await.status,
        StatusCode::SEE_OTHER
    );
    assert!(anna.get("/me").await.says("Ännchen von Tharau"));
    for good in [
        "❤\u{fe0f}",
        "👩🏽\u{200d}🚀 Mae",
        "रवि",
        "Zoe\u{308}",
        "李小龍",
        "علی\u{200c}رضا",
        "אבנר",
        "O’Neill-3",
    ] {
        assert_eq!(anna.post("/me/name", &[("name", good)]).await.status, StatusCode::SEE_OTHER, "{good}");
    }
}

#[tokio::test(start_paused = true)]
async fn looking_makes_nobody_known() {
    let server = TestServer::open().await;
    let mut anna = server.person("Anna").await;
    let table = anna.post("/play/kokopelli", &[]).await.table();
    let mut stranger = server.stranger();
    for path in [
        "/",
        "/me",
        "/rules/kokopelli",
        "/new/kokopelli",
        &format!("/t/{table}"),
        &format!("/t/{table}/change"),
    ] {
        stranger.get(path).await;
    }
    let store = server.location().open_beside().expect("two can open it");
    let second = store.user(hearth_store::UserId(2)).await.expect("it can be read");
    assert!(second.is_none(), "a visitor who only looked was written down: {second:?}");
}

#[tokio::test(start_paused = true)]
async fn logging_out_everywhere_or_deletion_ends_all_streams() {
    let server = TestServer::open().await;
    // Deleting an account resigns its games and removes its name, and the opponent sees both.
    for (deed, fields, seen) in
        [("/me/logout-everywhere", &[][..], 1), ("/me/delete", &[("sure", "on")][..], 3)]
    {
        let (mut anna, mut bert) = (server.person("Anna").await, server.person("Bert").await);
        let table = anna
            .post("/new/kokopelli", &[("seat1", "host"), ("seat2", "guest"), ("talk", "on")])
            .await
            .table();
        bert.post(&format!("/t/{table}/sit"), &[]).await;
        let mut hers = anna.watch(&format!("/t/{table}/live"), None).await;
        let mut his = bert.watch(&format!("/t/{table}/live"), None).await;
        assert!(hers.frames().await.1 && his.frames().await.1, "both watch");
        anna.post(deed, fields).await;
        bert.post(&format!("/t/{table}/say"), &[("text", "still here?")]).await;
        let (frames, open) = hers.frames().await;
        assert!(frames.is_empty() && !open, "{deed}: {frames:?}");
        let (frames, open) = his.frames().await;
        assert!(frames.len() == seen && open, "{deed}: he goes on: {frames:?}");
    }
}

#[tokio::test(start_paused = true)]
async fn a_reserved_seat_is_offered_only_to_its_player() {
    let server = TestServer::open().await;
    let (mut anna, mut bert) = (server.person("Anna").await, server.person("Bert").await);
    let table = anna.post("/new/kokopelli", &[("seat1", "host"), ("seat2", "guest")]).await.table();
    let mut stranger = server.person("Stranger").await;
    assert!(stranger.get(&format!("/t/{table}")).await.says("/sit\""), "anybody may follow an invitation");
    bert.post(&format!("/t/{table}/sit"), &[]).await;
    bert.post(&format!("/t/{table}/resign"), &[]).await;
    let again = anna.post(&format!("/t/{table}/rematch"), &[]).await.table();
    assert!(bert.get(&format!("/t/{again}")).await.says("/sit\""));
    assert!(!stranger.get(&format!("/t/{again}")).await.says("/sit\""));
}

#[tokio::test(start_paused = true)]
async fn a_seat_that_is_kept_stays_kept_when_the_host_changes_something_else() {
    let server = TestServer::open().await;
    let (mut anna, mut bert, table) = server.table_of_two("kokopelli").await;
    bert.post(&format!("/t/{table}/resign"), &[]).await;
    let again = anna.post(&format!("/t/{table}/rematch"), &[]).await.table();
    let fields = [("seat1", "host"), ("seat2", "guest"), ("pace", "days"), ("days", "3")];
    assert_eq!(anna.post(&format!("/t/{again}/change"), &fields).await.table(), again);
    let mut stranger = server.person("Stranger").await;
    assert!(!stranger.get(&format!("/t/{again}")).await.says("/sit\""));
    assert!(bert.get(&format!("/t/{again}")).await.says("/sit\""));
}

#[tokio::test(start_paused = true)]
async fn a_rematch_to_which_nobody_came_can_be_opened_again() {
    let server = TestServer::open().await;
    let (mut anna, mut bert, table) = server.table_of_two("kokopelli").await;
    bert.post(&format!("/t/{table}/resign"), &[]).await;
    let again = format!("/t/{table}/rematch");
    let first = anna.post(&again, &[]).await.table();
    assert!(
        bert.get(&format!("/t/{table}")).await.says(&again),
        "the old table leads there, whatever became of it"
    );
    assert_eq!(bert.post(&again, &[]).await.table(), first);
    anna.post(&format!("/t/{first}/close"), &[]).await;
    let second = bert.post(&again, &[]).await.table();
    assert_ne!(second, first, "the first one is closed");
    assert_eq!(anna.post(&again, &[]).await.table(), second);
    assert!(server.stranger().get(&format!("/t/{table}")).await.says(&format!("/t/{second}\"")));
    advance(Duration::from_hours(72)).await;
    settle().await;
    assert_ne!(anna.post(&again, &[]).await.table(), second, "nobody came");
}

#[tokio::test(start_paused = true)]
async fn a_guest_who_comes_often_stays() {
    let server = TestServer::open().await;
    let mut anna = server.person("Anna").await;
    let mut away = server.person("Bert").await;
    for _ in 0..40 {
        advance(Duration::from_hours(24)).await;
        settle().await;
        assert!(anna.get("/me").await.says("Anna"));
    }
    assert!(!away.get("/me").await.says("Bert"), "a guest away for a month is forgotten");
}

#[tokio::test(start_paused = true)]
async fn a_visitor_who_cannot_be_stored_can_still_look() {
    let server = TestServer::open().await;
    let mut anna = server.person("Anna").await;
    advance(Duration::from_hours(25)).await;
    settle().await;
    let other = rusqlite::Connection::open(server.database()).expect("two can open it");
    other.execute_batch("BEGIN IMMEDIATE").expect("nobody writes now");
    let page = anna.get("/me").await;
    assert!(page.status == StatusCode::OK && page.says("Anna"), "{} {}", page.status, page.body);
}

#[tokio::test(start_paused = true)]
async fn a_name_cannot_spoil_the_record_of_a_table() {
    for name in ["a; players 4", "#x", ";"] {
        let server = TestServer::open().await;
        let (mut anna, mut bert) = (server.person("Anna").await, server.person(name).await);
        let table = anna.post("/new/kokopelli", &[("seat1", "host"), ("seat2", "guest")]).await.table();
        bert.post(&format!("/t/{table}/sit"), &[]).await;
        anna.decide_something(&table).await;
        bert.post(&format!("/t/{table}/resign"), &[]).await;
        let record = anna.get(&format!("/t/{table}/record")).await.body;
        let read = Record::<Kokopelli>::read(&record).unwrap_or_else(|error| panic!("{error}\n{record}"));
        assert_eq!((read.sitting.len(), read.decisions.len()), (2, 1), "{name}");
        assert_eq!(read.sitting[0], "person Anna");
        assert!(read.sitting[1].starts_with("person"), "{record}");
    }
}

#[tokio::test(start_paused = true)]
async fn where_something_is_only_done_one_is_led_to_where_it_is_seen() {
    let server = TestServer::open().await;
    let (mut anna, _, table) = server.table_of_two("kokopelli").await;
    let at = format!("/t/{table}");
    for (path, leads_to) in [
        (format!("{at}/say"), at.as_str()),
        (format!("{at}/decide?x=1"), &at),
        ("/me/login".to_owned(), "/me"),
        ("/language".to_owned(), "/"),
    ] {
        let answer = anna.get(&path).await;
        assert_eq!((answer.status, answer.header("location")), (StatusCode::SEE_OTHER, leads_to), "{path}");
    }
    let error = anna.post("/rules/kokopelli", &[]).await;
    assert_eq!(error.status, StatusCode::METHOD_NOT_ALLOWED);
    assert!(error.says("<html"), "{}", error.body);
}

#[tokio::test(start_paused = true)]
async fn a_returning_visitor_stays_known_for_another_year() {
    let server = TestServer::open().await;
    let mut anna = server.person("Anna").await;
    let page = anna.get("/").await;
    let renewed = page.header("set-cookie");
    assert!(renewed.contains("Max-Age=31536000"), "{renewed}");
    let cookie = anna.cookie.clone().expect("she has one");
    assert!(renewed.starts_with(&cookie), "she stays who she is: {renewed}");
}

#[tokio::test(start_paused = true)]
async fn nobody_opens_tables_without_end() {
    let server = TestServer::with(|config| config.requests_each_second = 20).await;
    let mut anna = server.person("Anna").await;
    let mut opened = 0;
    let refused = loop {
        let answer = anna.post("/play/kokopelli", &[]).await;
        if answer.status != StatusCode::SEE_OTHER {
            break answer;
        }
        opened += 1;
        assert!(opened < 200, "nobody plays that many games");
    };
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
    assert!(opened >= 60, "a whole evening can be opened at once: {opened}");
    assert!(refused.header("retry-after").parse::<u64>().is_ok_and(|wait| wait <= 2));
}
