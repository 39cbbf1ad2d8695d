//! Hints at a table, and reviews of finished games.

use axum::body::Body;
use axum::http::{Request, StatusCode};

use crate::visitors::{TestServer, Visitor, between, form, settle};

/// The number of times to poll for a review, however slow the machine is.
const PATIENCE: usize = 2_000;

async fn alone(server: &TestServer) -> (Visitor, String) {
    let mut person = server.person("Anna").await;
    let table = person.post("/new/kokopelli", &[("seat1", "host"), ("seat2", "beginner")]).await.table();
    (person, table)
}

fn by_script(path: &str) -> Request<Body> {
    let mut request = form(path, &[]);
    request.headers_mut().insert("hx-request", "true".parse().expect("a header"));
    request
}

#[tokio::test(start_paused = true)]
async fn a_hint_is_a_part_or_without_scripts_a_page() {
    let server = TestServer::open().await;
    let (mut person, table) = alone(&server).await;
    let path = format!("/t/{table}/hint");
    let page = person.get(&format!("/t/{table}")).await;
    assert!(page.says(&format!("action=\"{path}\"")), "the page offers a hint");
    let part = person.send(by_script(&path)).await;
    assert_eq!(part.status, StatusCode::OK, "{}", part.body);
    assert!(part.body.starts_with("<p "), "it is put into the region that is listened to: {}", part.body);
    assert_eq!(
        between(&part.body, "data-hinted=\"", "\"").len(),
        1,
        "it says what shall glow: {}",
        part.body
    );
    assert!(part.body.find("<details>") < part.body.find("<table>"), "numbers are folded: {}", part.body);
    assert!(part.says("The bot would choose:") && part.says("%"), "{}", part.body);
    let rows = between(&part.body, "<tr><td>", "</tr>");
    assert!((2..=4).contains(&rows.len()), "{rows:?}");
    let page = person.post(&path, &[]).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.says("<!DOCTYPE html>") && page.says("The bot would choose:") && page.says("id=\"board\""));
    assert_eq!(between(&page.body, "id=\"hint-answer\"", ">").len(), 1, "an id stands once on a page");
}

#[tokio::test(start_paused = true)]
async fn the_one_who_opens_a_table_decides_who_may_ask() {
    let server = TestServer::open().await;
    let mut host = server.person("Host").await;
    let mut guest = server.person("Guest").await;
    for (hints, seats, expected) in [
        ("alone", ("host", "guest"), StatusCode::FORBIDDEN),
        ("everybody", ("host", "guest"), StatusCode::OK),
        ("nobody", ("host", "beginner"), StatusCode::FORBIDDEN),
        ("nonsense", ("host", "beginner"), StatusCode::OK),
    ] {
        let fields = [("seat1", seats.0), ("seat2", seats.1), ("hints", hints)];
        let table = host.post("/new/kokopelli", &fields).await.table();
        guest.post(&format!("/t/{table}/sit"), &[]).await;
        let path = format!("/t/{table}/hint");
        let offered = host.get(&format!("/t/{table}")).await.body;
        let hidden = between(&offered, "<section id=\"hint\"", ">")[0].contains(" hidden");
        assert_eq!(hidden, expected != StatusCode::OK, "{hints}");
        assert_eq!(host.send(by_script(&path)).await.status, expected, "{hints}");
        assert_ne!(guest.send(by_script(&path)).await.status, StatusCode::OK, "it is not the guest's turn");
    }
}

#[tokio::test(start_paused = true)]
async fn repeated_questions_are_rate_limited() {
    let server = TestServer::open().await;
    let (person, table) = alone(&server).await;
    // All at once, however long the bot thinks about each.
    let asked: Vec<_> = (0..25)
        .map(|_| {
            let (mut person, request) = (person.clone(), by_script(&format!("/t/{table}/hint")));
            tokio::spawn(async move { person.send(request).await.status })
        })
        .collect();
    let mut answers = Vec::new();
    for answer in asked {
        answers.push(answer.await.expect("it is answered"));
    }
    let given = answers.iter().filter(|status| **status == StatusCode::OK).count();
    let refused = answers.iter().filter(|status| **status == StatusCode::TOO_MANY_REQUESTS).count();
    assert!(given >= 20 && refused > 0 && given + refused == 25, "{answers:?}");
}

/// Plays a game to its end.
async fn played(server: &TestServer, game: &str) -> (Visitor, String) {
    let mut person = server.person("Anna").await;
    let fields = [("seat1", "host"), ("seat2", "host")];
    let table = person.post(&format!("/new/{game}"), &fields).await.table();
    for _ in 0..600 {
        for seat in ["1", "2"] {
            person.post(&format!("/t/{table}/lift"), &[("seat", seat)]).await;
        }
        if !person.decide_something(&table).await {
            break;
        }
    }
    (person, table)
}

/// Returns whether a page that polls for a review announces that it is ready.
async fn told(person: &mut Visitor, path: &str) -> bool {
    let request = Request::get(path).header("hx-request", "true").body(Body::empty()).expect("a request");
    person
        .send(request)
        .await
        .says("<p id=\"review-told\" hx-swap-oob=\"innerHTML\">The review is ready.</p>")
}

#[tokio::test(start_paused = true)]
async fn reviews_of_one_person_leave_room_for_others() {
    let server = TestServer::with(|config| "tree@20s".clone_into(&mut config.review_bot)).await;
    let (mut anna, mut bert) = (server.person("Anna").await, server.person("Bert").await);
    let mut answers = Vec::new();
    for (visitor, games) in [(&mut anna, 5), (&mut bert, 1)] {
        for _ in 0..games {
            let fields = [("seat1", "host"), ("seat2", "club")];
            let table = visitor.post("/new/kokopelli", &fields).await.table();
            assert!(visitor.decide_something(&table).await);
            visitor.post(&format!("/t/{table}/resign"), &[]).await;
            answers.push(visitor.post(&format!("/t/{table}/review"), &[]).await.status.as_u16());
        }
    }
    assert_eq!(answers, [303, 303, 303, 303, 429, 303], "one is looked back at, three wait");
}

#[tokio::test(start_paused = true)]
async fn a_game_that_is_over_is_looked_back_at_once_and_the_look_back_is_kept() {
    let mut server = TestServer::with(|config| "strong".clone_into(&mut config.review_bot)).await;
    for game in ["kokopelli", "kupferkessel"] {
        let (mut person, table) = played(&server, game).await;
        let path = format!("/t/{table}/review");
        let over = person.get(&format!("/t/{table}")).await;
        assert!(over.says(&format!("action=\"{path}\"")), "the end leads to it: {}", over.body);
        let unasked = person.get(&path).await;
        assert!(
            !unasked.says("<polyline") && unasked.says(&format!("action=\"{path}\"")),
            "{}",
            unasked.body
        );
        let begun = person.post(&path, &[]).await;
        assert_eq!((begun.status, begun.header("location")), (StatusCode::SEE_OTHER, path.as_str()));
        let waits = person.get(&path).await;
        assert!(waits.says("data-growing") || waits.says("Judged by the"), "{}", waits.body);
        let mut grown = 0;
        for _ in 0..PATIENCE {
            let page = person.get(&path).await;
            let rows = between(&page.body, "<tr", "</tr>").len();
            assert!(rows >= grown, "what was judged stays");
            grown = rows;
            if page.says("Judged by the") {
                break;
            }
            settle().await;
        }
        assert!(told(&mut person, &path).await, "a screen reader announces that it is ready");
        server.stop().await;
        server.start_again().await;
        let kept = person.get(&path).await;
        assert_eq!(between(&kept.body, "<polyline", ">").len(), 1, "of two, one curve says it all");
        assert!(kept.says("role=\"img\" aria-label=\"Anna 1: "), "{}", kept.body);
        let decisions = between(&kept.body, "<tr", "</tr>").len() - 1;
        assert!(decisions > 20, "every decision has a row: {decisions}");
        assert!(kept.says(&format!("/t/{table}/review?at=0")), "rows lead to their moments");
        let again = person.post(&path, &[]).await;
        assert_eq!(again.status, StatusCode::SEE_OTHER);
        assert_eq!(person.get(&path).await.body, kept.body);
    }
}

#[tokio::test(start_paused = true)]
async fn a_review_lists_the_better_move_among_all_legal_ones() {
    let server = TestServer::with(|config| "strong".clone_into(&mut config.review_bot)).await;
    let (mut person, table) = played(&server, "kupferkessel").await;
    let path = format!("/t/{table}/review");
    person.post(&path, &[]).await;
    for _ in 0..PATIENCE {
        if person.get(&path).await.says("Judged by the") {
            break;
        }
        settle().await;
    }
    let kept = person.get(&path).await;
    let turns = between(&kept.body, "<a class=\"ember", "</a>");
    assert!(!turns.is_empty(), "a player who takes any move gives something away");
    let at = between(&turns[0], "review?at=", "\"").remove(0);
    let moment = person.get(&format!("{path}?at={at}")).await;
    assert!(moment.says(&format!("{path}?at={at}&amp;find=1")), "{}", moment.body);
    assert!(moment.says("data-better=\"") && moment.says("<ol class=\"bars\">"), "{}", moment.body);
    let find = person.get(&format!("{path}?at={at}&find=1")).await;
    assert!(!find.says("data-better=\"") && !find.says("<ol class=\"bars\">"), "the answer is hidden");
    let offers = between(&find.body, "name=\"decision\" value=\"", "\"");
    assert!(offers.len() > 1, "{offers:?}");
    let (mut good, mut kind) = (0, 0);
    for offer in &offers {
        let tried = format!("{path}?at={at}&find=1&decision={}", offer.replace(' ', "+"));
        let answer = person.get(&tried).await;
        good += usize::from(answer.says("class=\"bubble good\"") && answer.says("<ol class=\"bars\">"));
        kind += usize::from(answer.says("class=\"bubble kind\"") && !answer.says("<ol class=\"bars\">"));
    }
    assert!(good >= 1 && kind >= 1 && good + kind == offers.len(), "{good} good, {kind} not, of {offers:?}");
    let nonsense = person.get(&format!("{path}?at={at}&find=1&decision=%3Cb%3Esing")).await;
    assert!(nonsense.status == StatusCode::OK && !nonsense.says("<b>sing"), "{}", nonsense.body);
    let why = person.get(&format!("{path}/why?after={at}&at=nowhere")).await;
    assert_eq!(why.status, StatusCode::OK);
}
