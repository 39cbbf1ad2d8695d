//! Earlier positions of a running game.

use axum::http::StatusCode;

use crate::visitors::{TestServer, Visitor, between, settle};

/// Returns the board of a page.
fn board(page: &str) -> String {
    let (_, begins) =
        page.split_once("id=\"board\"").and_then(|(_, tag)| tag.split_once('>')).expect("there is a board");
    let ends = ["<section id=\"offers\"", "<aside", "<section id=\"curtain\"", "<nav class=\"steps\""]
        .iter()
        .filter_map(|end| begins.find(end))
        .min();
    let ends = ends.expect("something follows the board");
    // The fixed buttons belong to the present only.
    begins[..ends]
        .split("<div class=\"actions\"")
        .next()
        .unwrap_or_default()
        .trim_end_matches("</div>")
        .to_owned()
}

async fn seen(visitor: &mut Visitor, path: &str) -> String {
    let answer = visitor.get(path).await;
    assert_eq!(answer.status, StatusCode::OK, "{path}: {}", answer.body);
    board(&answer.body)
}

#[tokio::test(start_paused = true)]
async fn a_moment_is_shown_to_each_observer_as_they_saw_it_then() {
    for game in ["kokopelli", "kupferkessel"] {
        let server = TestServer::open().await;
        let (mut anna, mut bert, table) = server.table_of_two(game).await;
        let mut stranger = server.person("Stranger").await;
        let page = format!("/t/{table}");
        let mut boards = Vec::new();
        while boards.len() < 30 {
            let mut at_once = Vec::new();
            for visitor in [&mut anna, &mut bert, &mut stranger] {
                at_once.push(seen(visitor, &page).await);
            }
            boards.push(at_once);
            if !anna.decide_something(&table).await {
                assert!(bert.decide_something(&table).await, "somebody can decide");
            }
        }
        let mut differ = 0;
        for (at, at_once) in boards.iter().enumerate() {
            let moment = format!("{page}/then?at={at}");
            for (visitor, board) in [&mut anna, &mut bert, &mut stranger].into_iter().zip(at_once) {
                assert_eq!(seen(visitor, &moment).await, *board, "{game} {moment}");
            }
            differ += usize::from(at > 0 && boards[at - 1][0] != at_once[0]);
        }
        assert!(differ > 15, "hardly anything ever changed: {differ}");
    }
}

#[tokio::test(start_paused = true)]
async fn withdrawn_decisions_are_in_no_moment() {
    let server = TestServer::open().await;
    let mut anna = server.person("Anna").await;
    let table = anna.post("/new/kokopelli", &[("seat1", "host"), ("seat2", "guest")]).await.table();
    server.person("Bert").await.post(&format!("/t/{table}/sit"), &[]).await;
    let before = seen(&mut anna, &format!("/t/{table}")).await;
    // Opening a ceremony reveals nothing hidden, so it can be undone while the turn lasts.
    let (_, offers) = anna.offers(&table).await;
    let open = offers.iter().find(|offer| offer.starts_with("open ")).expect("something can be opened");
    anna.post(&format!("/t/{table}/decide"), &[("decision", open), ("after", "0")]).await;
    let opened = anna.get(&format!("/t/{table}/then?at=1")).await.body;
    let (back, after) = (format!("/t/{table}/back"), [("after", "1")]);
    if anna.post(&back, &after).await.status == StatusCode::SEE_OTHER {
        let again = anna.post(&back, &after).await;
        assert_eq!(again.status, StatusCode::CONFLICT, "a double click undoes one decision");
        let gone = anna.get(&format!("/t/{table}/then?at=1")).await.body;
        assert_ne!(board(&opened), before);
        assert_eq!(board(&gone), before);
        assert!(!gone.contains("then?at=1"), "no line leads to what is no more");
    } else {
        // With a single action the turn was over: then the others have to agree.
        assert_ne!(board(&opened), before);
    }
}

#[tokio::test(start_paused = true)]
async fn the_log_leads_to_its_moments_and_a_finished_game_to_its_replay() {
    let server = TestServer::open().await;
    let (mut anna, mut bert, table) = server.table_of_two("kokopelli").await;
    for _ in 0..6 {
        if !anna.decide_something(&table).await {
            bert.decide_something(&table).await;
        }
    }
    let since = |page: &str| between(page, &format!("<p id=\"since\"><a href=\"/t/{table}/then?at="), "\"");
    let (hers, his) =
        (anna.get(&format!("/t/{table}")).await.body, bert.get(&format!("/t/{table}")).await.body);
    assert_eq!(since(&hers).len() + since(&his).len(), 1, "one of them has decided last");
    let lines = between(&hers, &format!("<li><a href=\"/t/{table}/then?at="), "\"");
    assert!(lines.contains(&"6".to_owned()) && lines.contains(&"1".to_owned()), "{lines:?}");
    assert!(lines.is_sorted(), "it is told in its order: {lines:?}");
    bert.post(&format!("/t/{table}/resign"), &[]).await;
    let over = anna.get(&format!("/t/{table}/then?at=3")).await;
    assert_eq!(over.header("location"), format!("/t/{table}/replay?at=3&seat=1"));
    for (at, ways_that_lead_nowhere) in [(0, 2), (3, 0), (6, 2)] {
        let replay = anna.get(&format!("/t/{table}/replay?at={at}")).await.body;
        assert_eq!(replay.matches(" aria-disabled=\"true\"").count(), ways_that_lead_nowhere, "at {at}");
        assert!(!replay.contains("Your turn"), "nobody decides in a replay");
    }
    // The board does not turn around between steps, unless the view follows the player on turn.
    let mut stranger = server.stranger();
    for at in 0..=6 {
        let path = format!("/t/{table}/replay?at={at}");
        for (visitor, expected) in [(&mut anna, "Anna"), (&mut bert, "Bert"), (&mut stranger, "Anna")] {
            let seen = visitor.get(&path).await.body;
            assert_eq!(between(&seen, "aria-current=\"true\">", "<"), [expected], "{path}");
        }
        let decider = anna.get(&format!("{path}&seat=decider")).await.body;
        assert_eq!(between(&decider, "aria-current=\"true\">", "<"), ["whoever’s turn it is"]);
    }
}

#[tokio::test(start_paused = true)]
async fn nobody_finds_anything_to_touch_when_a_game_is_over() {
    let server = TestServer::open().await;
    let (mut anna, mut bert, table) = server.table_of_two("kokopelli").await;
    let page = format!("/t/{table}");
    let touchable = |page: &str| page.contains(" data-touches=\"");
    let running = [anna.get(&page).await.body, bert.get(&page).await.body];
    assert_eq!(running.iter().filter(|page| touchable(page)).count(), 1, "one of them decides");
    bert.post(&format!("{page}/resign"), &[]).await;
    for person in [&mut anna, &mut bert] {
        let over = person.get(&page).await.body;
        assert!(!touchable(&over), "what cannot be decided cannot be touched");
    }
}

#[tokio::test(start_paused = true)]
async fn asking_to_undo_means_ones_own_last_decision() {
    let server = TestServer::open().await;
    let (mut anna, mut bert, table) = server.table_of_two("kokopelli").await;
    let page = format!("/t/{table}");
    let ask = format!("{page}/ask");
    assert!(!anna.get(&page).await.body.contains("value=\"back "), "nobody has decided anything");
    for person in [&mut anna, &mut bert] {
        assert_eq!(
            person.post(&ask, &[("what", "back 0")]).await.status,
            StatusCode::UNPROCESSABLE_ENTITY,
            "there is nothing to go back to"
        );
    }
    while anna.decide_something(&table).await {}
    while bert.decide_something(&table).await {}
    let (before, _) = anna.offers(&table).await;
    let shown = bert.get(&page).await.body;
    let back = format!("back {}", between(&shown, "value=\"back ", "\"").remove(0));
    bert.post(&ask, &[("what", &back)]).await;
    anna.post(&format!("{page}/answer"), &[("yes", "true")]).await;
    let (after, _) = bert.offers(&table).await;
    assert_eq!(after.parse::<usize>().ok().map(|after| after + 1), before.parse().ok(), "one decision less");
}

#[tokio::test(start_paused = true)]
async fn pressing_undo_twice_undoes_once() {
    let server = TestServer::open().await;
    let mut anna = server.person("Anna").await;
    let table = anna.post("/new/kokopelli", &[("seat1", "host"), ("seat2", "beginner")]).await.table();
    let (page, ask) = (format!("/t/{table}"), format!("/t/{table}/ask"));
    let mut turns = Vec::new();
    while turns.len() < 3 {
        let (after, _) = anna.offers(&table).await;
        turns.push(after);
        while anna.decide_something(&table).await {}
        settle().await;
    }
    let shown = anna.get(&page).await.body;
    let last = between(&shown, "value=\"back ", "\"").remove(0);
    let back = format!("back {last}");
    assert_eq!(anna.post(&ask, &[("what", &back)]).await.status, StatusCode::SEE_OTHER);
    assert_eq!(anna.post(&ask, &[("what", &back)]).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    let (after, _) = anna.offers(&table).await;
    assert_eq!(after, last, "before her last decision");
    assert!(turns.iter().any(|turn| *turn < last), "there was something before it");
}

#[tokio::test(start_paused = true)]
async fn agreeing_to_a_withdrawn_question_agrees_to_no_other() {
    let server = TestServer::open().await;
    let (mut anna, mut bert, table) = server.table_of_two("kokopelli").await;
    let (page, ask) = (format!("/t/{table}"), format!("/t/{table}/ask"));
    anna.post(&ask, &[("what", "days 3")]).await;
    let shown = bert.get(&page).await.body;
    let shown = between(&shown, "name=\"question\" value=\"", "\"").remove(0);
    anna.post(&format!("{page}/answer"), &[("yes", "false"), ("question", &shown)]).await;
    anna.post(&ask, &[("what", "end")]).await;
    let late = bert.post(&format!("{page}/answer"), &[("yes", "true"), ("question", &shown)]).await;
    assert_eq!(late.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", late.body);
    assert!(bert.get(&page).await.says("name=\"question\""), "he is still asked about the end");
}
