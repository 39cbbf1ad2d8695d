//! Lessons: answers, progress, languages.

use axum::body::Body;
use axum::http::{Request, StatusCode};

use crate::visitors::{Answer, TestServer, Visitor, between, form};

const GAMES: [&str; 2] = ["kokopelli", "kupferkessel"];

/// Returns the decisions so far, as the page hands them on.
fn said(page: &Answer) -> String {
    between(&page.body, "name=\"said\" value=\"", "\"").into_iter().next().unwrap_or_default()
}

/// Watches the solution of a lesson from its first page to its last.
async fn watch_all(visitor: &mut Visitor, lesson: &str) -> Answer {
    let path = format!("/learn/{lesson}");
    let mut page = visitor.get(&path).await;
    for _ in 0..40 {
        assert_eq!(page.status, StatusCode::OK, "{}", page.body);
        if !page.says("name=\"said\"") {
            return page;
        }
        let answer = visitor.post(&path, &[("said", &said(&page))]).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
        page = visitor.get(answer.header("location")).await;
    }
    panic!("{lesson} never ends");
}

#[tokio::test(start_paused = true)]
async fn following_the_advice_completes_every_lesson_and_is_remembered() {
    let server = TestServer::open().await;
    let mut anna = server.person("Anna").await;
    let mut all = 0;
    for game in GAMES {
        let list = anna.get("/learn").await;
        let opening = format!("href=\"/learn/{game}/");
        let mut lessons = between(&list.body, &opening, "\"");
        // The welcome links to the first lesson too, and its shelf to the next one.
        lessons.sort();
        lessons.dedup();
        assert!(lessons.len() >= 13, "{game}: {lessons:?}");
        all += lessons.len();
        for lesson in &lessons {
            let done = watch_all(&mut anna, &format!("{game}/{lesson}")).await;
            assert!(done.says("class=\"reached\""), "{game} {lesson}");
        }
    }
    let list = anna.get("/learn").await;
    assert_eq!(between(&list.body, "class=\"tick\"", ">").len(), all);
    let stranger = server.stranger().get("/learn").await;
    assert!(!stranger.says("class=\"tick\""), "what one has done is not another's");
}

#[tokio::test(start_paused = true)]
async fn a_legal_decision_that_leads_elsewhere_is_answered_kindly_and_not_made() {
    let server = TestServer::open().await;
    let mut anna = server.person("Anna").await;
    let answer = anna.post("/learn/kokopelli/joker", &[("said", ""), ("decision", "draw")]).await;
    assert_eq!(answer.status, StatusCode::OK);
    assert!(answer.says("Look for a ceremony with three cards"), "{}", answer.body);
    assert_eq!(said(&answer), "");
}

#[tokio::test(start_paused = true)]
async fn a_legal_move_off_the_path_raises_no_alarm() {
    let server = TestServer::open().await;
    let mut anna = server.person("Anna").await;
    let joker = "/learn/kokopelli/joker";
    let kind = anna.post(joker, &[("said", ""), ("decision", "draw")]).await;
    assert!(kind.says("class=\"bubble kind\" id=\"banner\" role=\"status\""), "{}", kind.body);
    assert!(kind.says("<p id=\"notice\" role=\"alert\"></p>"), "{}", kind.body);
    let forbidden = anna.post(joker, &[("said", ""), ("decision", "play paw 2b")]).await;
    assert!(!forbidden.says("bubble kind") && !forbidden.says("role=\"alert\"></p>"), "{}", forbidden.body);
}

/// Returns the places that a lesson points at.
fn meant(page: &Answer) -> Vec<String> {
    let meant = between(&page.body, "data-meant=\"", "\"").remove(0);
    let mut places: Vec<String> =
        meant.split(' ').filter(|place| !place.is_empty()).map(str::to_owned).collect();
    places.sort();
    places
}

#[tokio::test(start_paused = true)]
async fn a_first_game_points_at_what_is_meant_and_an_exercise_only_when_it_is_asked_or_missed() {
    let server = TestServer::open().await;
    let mut anna = server.person("Anna").await;
    let first = anna.get("/learn/kokopelli/first-game").await;
    assert_eq!(meant(&first), ["1a", "1b", "1c", "1e", "hand-hunter"], "every free space is meant");
    assert!(first.says("data-shown=\"hand-hunter 1"), "{}", first.body);
    let joker = "/learn/kokopelli/joker";
    assert_eq!(meant(&anna.get(joker).await), [""; 0], "there is something to find out");
    let expected = ["2b", "hand-kokopelli"];
    assert_eq!(meant(&anna.get(&format!("{joker}?said=&point=1")).await), expected);
    assert_eq!(meant(&anna.post(joker, &[("said", ""), ("decision", "draw")]).await), expected);
}

#[tokio::test(start_paused = true)]
async fn an_illegal_decision_is_answered_with_the_rule() {
    let server = TestServer::open().await;
    let mut anna = server.person("Anna").await;
    let answer = anna.post("/learn/kokopelli/joker", &[("said", ""), ("decision", "play paw 2b")]).await;
    assert_eq!(answer.status, StatusCode::OK);
    assert!(answer.says("href=\"/rules/kokopelli#K18\""), "{}", answer.body);
    let nonsense = anna.post("/learn/kokopelli/joker", &[("said", ""), ("decision", "<b>sing")]).await;
    assert!(nonsense.says("That’s not a move in this game"), "{}", nonsense.body);
    assert!(!nonsense.says("<b>sing"));
}

#[tokio::test(start_paused = true)]
async fn a_script_gets_the_lesson_alone_and_the_address_of_where_it_is() {
    let server = TestServer::open().await;
    let mut anna = server.person("Anna").await;
    let mut request = form("/learn/kokopelli/joker", &[("said", ""), ("decision", "play kokopelli 2b")]);
    request.headers_mut().insert("hx-request", "true".parse().expect("a header"));
    let answer = anna.send(request).await;
    assert_eq!(answer.status, StatusCode::OK);
    assert!(answer.body.starts_with("<section") && !answer.says("<html"), "{}", answer.body);
    let address = "/learn/kokopelli/joker?said=play+kokopelli+2b";
    assert_eq!(between(&answer.body, "data-address=\"", "\""), [address]);
    let again = anna.get(address).await;
    assert!(again.says("class=\"reached\""));
}

#[tokio::test(start_paused = true)]
async fn a_lesson_speaks_the_language_of_its_learner() {
    let server = TestServer::open().await;
    for (language, title, task) in [
        ("en", "Wild cards", "Kokopelli is wild"),
        ("fr", "Le joker", "Kokopelli va sur toute"),
        ("de", "Der Joker", "Kokopelli passt zu jeder"),
        ("pl", "Joker", "Kokopelli pasuje do każdej"),
    ] {
        let request = Request::get("/learn/kokopelli/joker").header("accept-language", language);
        let page = server.stranger().send(request.body(Body::empty()).expect("a request")).await;
        assert!(page.says(&format!("<h1>{title}</h1>")) && page.says(task), "{language}: {}", page.body);
    }
}

#[tokio::test(start_paused = true)]
async fn missing_lessons_and_wrong_steps_are_errors() {
    let server = TestServer::open().await;
    let mut anna = server.person("Anna").await;
    for missing in ["/learn/kokopelli/none", "/learn/none/joker", "/learn/none/joker/why?at=1a"] {
        assert_eq!(anna.get(missing).await.status, StatusCode::NOT_FOUND, "{missing}");
    }
    for astray in ["draw", "nonsense", "play+kokopelli+2b,draw", "on"] {
        let answer = anna.get(&format!("/learn/kokopelli/joker?said={astray}")).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{astray}");
    }
}

#[tokio::test(start_paused = true)]
async fn motions_are_sent_with_a_decision_and_not_with_a_refusal() {
    let server = TestServer::open().await;
    let mut anna = server.person("Anna").await;
    let lesson = "/learn/kokopelli/first-game";
    let page = anna.get(&format!("{lesson}?said=open+hunter+1a")).await;
    assert!(page.says("data-motions=\"100:fly hand-hunter 1a start~note-1"), "{}", page.body);
    let mistake = anna.post(lesson, &[("said", "open hunter 1a"), ("decision", "open hunter 1a")]).await;
    assert!(mistake.says("data-motions=\"\""), "{}", mistake.body);
}
