//! Arriving: the home page, an invitation, the seats of a table, and link previews.

use std::time::Duration;

use axum::http::StatusCode;

use crate::visitors::{TestServer, Visitor, between, settle};

/// Returns the box of a game on the home page.
async fn game_box(visitor: &mut Visitor, game: &str) -> String {
    let page = visitor.get("/").await.body;
    between(&page, &format!("<form class=\"start\" method=\"post\" action=\"/play/{game}\""), "</form>")
        .remove(0)
}

#[tokio::test(start_paused = true)]
async fn a_first_game_has_the_beginners_set_until_one_was_played_to_its_end() {
    let server = TestServer::open().await;
    let mut anna = server.person("Anna").await;
    let offer = "name=\"set\" value=\"first\" checked";
    let shown = game_box(&mut anna, "kokopelli").await;
    assert!(shown.contains(offer) && shown.contains("value=\"beginner\" checked"), "{shown}");
    assert!(!game_box(&mut anna, "kupferkessel").await.contains("name=\"set\""), "it has no such set");
    let fields = [("level", "beginner"), ("players", "2"), ("set", "first")];
    let table = anna.post("/play/kokopelli", &fields).await.table();
    let first = anna.get(&format!("/t/{table}")).await;
    assert!(first.says("Ceremonies: for a first game"), "{}", first.body);
    // Without the tick the ceremonies are random.
    let other = anna.post("/play/kokopelli", &[("level", "beginner")]).await.table();
    assert!(anna.get(&format!("/t/{other}")).await.says("Standard rules"));
    anna.post(&format!("/t/{other}/resign"), &[]).await;
    assert!(game_box(&mut anna, "kokopelli").await.contains(offer), "it was given up");
    let mut turns = 0;
    while !anna.get(&format!("/t/{table}")).await.says("/rematch\"") {
        if !anna.decide_something(&table).await {
            settle().await;
        }
        turns += 1;
        assert!(turns < 3000, "a game has an end");
    }
    assert!(!game_box(&mut anna, "kokopelli").await.contains(offer), "now it is known");
}

#[tokio::test(start_paused = true)]
async fn the_last_choice_is_remembered_for_each_game() {
    let server = TestServer::open().await;
    let mut anna = server.person("Anna").await;
    anna.post("/play/kokopelli", &[("level", "master"), ("players", "3")]).await;
    anna.post("/play/kupferkessel", &[("level", "casual"), ("players", "2")]).await;
    for (game, level, players) in [("kokopelli", "master", "3"), ("kupferkessel", "casual", "2")] {
        let shown = game_box(&mut anna, game).await;
        for chosen in [format!("value=\"{level}\" checked"), format!("value=\"{players}\" checked")] {
            assert!(shown.contains(&chosen), "{game}: {chosen}: {shown}");
        }
    }
}

/// Opens Anna's table with a seat for a guest.
async fn invitation(server: &TestServer) -> (Visitor, String) {
    let mut anna = server.person("Anna").await;
    let fields = [("seat1", "host"), ("seat2", "guest"), ("seat3", "guest"), ("talk", "on")];
    let table = anna.post("/new/kokopelli", &fields).await.table();
    (anna, format!("/t/{table}"))
}

#[tokio::test(start_paused = true)]
async fn a_guest_gives_a_name_and_sits_down_in_one_request() {
    let server = TestServer::open().await;
    let (mut anna, at) = invitation(&server).await;
    let mut guest = server.stranger();
    let page = guest.get(&at).await;
    assert!(page.says("Anna invites you to") && page.says("3 players, about 40 minutes"), "{}", page.body);
    // The field has a proposal.
    let proposal = between(&page.body, "<input name=\"name\" value=\"", "\"").remove(0);
    assert!(proposal.contains(' '), "{proposal}");
    let refused = guest.post(&format!("{at}/sit"), &[("name", "twenty-five letters are long")]).await;
    assert_eq!(refused.status, StatusCode::BAD_REQUEST);
    assert!(refused.says("Sit down") && refused.says("role=\"alert\">A name"), "{}", refused.body);
    let sat = guest.post(&format!("{at}/sit"), &[("name", "  Berta  the Bold ")]).await;
    assert_eq!(sat.status, StatusCode::SEE_OTHER, "{}", sat.body);
    assert!(anna.get(&at).await.says("Berta the Bold"), "the host sees who came");
    assert!(guest.get("/me").await.says("value=\"Berta the Bold\""), "it is the name from now on");
    // A visitor who finds no seat keeps the old name.
    let mut late = server.person("Late").await;
    server.person("Cleo").await.post(&format!("{at}/sit"), &[]).await;
    let full = late.post(&format!("{at}/sit"), &[("name", "Later")]).await;
    assert_eq!(full.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(late.get("/me").await.says("value=\"Late\""));
}

#[tokio::test(start_paused = true)]
async fn the_host_sees_at_once_who_sits_down_and_may_ask_a_bot() {
    let server = TestServer::open().await;
    let (mut anna, at) = invitation(&server).await;
    let page = anna.get(&at).await;
    assert!(page.says("Who’s joining you?") && page.says(&format!("action=\"{at}/bot\"")), "{}", page.body);
    let mut watching = anna.watch(&format!("{at}/live"), None).await;
    watching.frames().await;
    let mut bert = server.person("Bert").await;
    bert.post(&format!("{at}/sit"), &[]).await;
    let frames = watching.frames().await.0.concat();
    assert!(frames.contains("id=\"seats\"") && frames.contains("just sat down"), "{frames}");
    tokio::time::advance(Duration::from_secs(61)).await;
    settle().await;
    assert!(!anna.get(&at).await.says("just sat down"), "a minute later it is not news");
    assert!(!bert.get(&at).await.says("/bot\""), "only the host asks bots");
    let taken = anna.post(&format!("{at}/bot"), &[("seat", "2"), ("level", "club")]).await;
    assert_eq!(taken.status, StatusCode::UNPROCESSABLE_ENTITY, "Bert sits there");
    anna.post(&format!("{at}/bot"), &[("seat", "3"), ("level", "strong")]).await;
    let page = anna.get(&at).await;
    assert!(page.says("id=\"board\"") && page.says("strong"), "the game begins: {}", page.body);
}

#[tokio::test(start_paused = true)]
async fn a_visitor_without_a_seat_is_shown_other_tables() {
    let server = TestServer::open().await;
    let (mut anna, mut bert, table) = server.table_of_two("kokopelli").await;
    bert.post(&format!("/t/{table}/resign"), &[]).await;
    let again = anna.post(&format!("/t/{table}/rematch"), &[]).await.table();
    let page = server.stranger().get(&format!("/t/{again}")).await;
    assert!(
        page.says("All free seats are reserved for others") && page.says("Open your own table"),
        "{}",
        page.body
    );
    anna.post(&format!("/t/{again}/close"), &[]).await;
    let page = server.stranger().get(&format!("/t/{again}")).await;
    assert!(page.says("This table was closed") && page.says("Open your own table"), "{}", page.body);
}

/// Returns the content of a meta tag.
fn tag(page: &str, name: &str) -> String {
    between(page, &format!("{name}\" content=\""), "\"").into_iter().next().unwrap_or_default()
}

#[tokio::test(start_paused = true)]
async fn a_link_says_what_it_leads_to_and_nothing_else() {
    let server = TestServer::with(|config| config.public_url = Some("https://hearth.test/".to_owned())).await;
    let (_, at) = invitation(&server).await;
    let page = server.stranger().get(&at).await.body;
    assert_eq!(tag(&page, "og:title"), "Anna invites you to Kokopelli");
    assert!(tag(&page, "description").ends_with("Nothing to install, no account."), "{page}");
    for path in ["/", "/learn", "/rules/kokopelli", "/rules/kupferkessel", at.as_str()] {
        let page = server.stranger().get(path).await.body;
        let image = tag(&page, "og:image");
        assert!(
            image.starts_with("https://hearth.test/assets/") && image.ends_with("preview.png"),
            "{path}: {image}"
        );
        let picture = server.stranger().get(image.trim_start_matches("https://hearth.test")).await;
        assert_eq!(picture.header("content-type"), "image/png", "{path}");
        assert!(!tag(&page, "description").is_empty() && !tag(&page, "og:title").is_empty(), "{path}");
    }
}

#[tokio::test(start_paused = true)]
async fn the_code_of_a_table_is_one_path_and_leads_there() {
    let server = TestServer::open().await;
    let (mut anna, at) = invitation(&server).await;
    assert!(anna.get(&at).await.says(&format!("src=\"{at}/qr\"")));
    let code = anna.get(&format!("{at}/qr")).await;
    assert_eq!(code.header("content-type"), "image/svg+xml");
    assert!(
        code.body.starts_with("<svg xmlns=") && code.body.matches("crispEdges").count() == 1,
        "{}",
        code.body
    );
}

#[tokio::test(start_paused = true)]
async fn chairs_behind_the_number_of_players_are_put_away() {
    let server = TestServer::open().await;
    let mut anna = server.person("Anna").await;
    let chairs = [("seat1", "host"), ("seat2", "club"), ("seat3", "guest"), ("seat4", "guest")];
    let table = anna.post("/new/kokopelli", &[&chairs[..], &[("players", "2")]].concat()).await.table();
    assert!(anna.get(&format!("/t/{table}")).await.says("id=\"board\""), "nobody else is waited for");
    let table = anna.post("/new/kokopelli", &[&chairs[..], &[("players", "3")]].concat()).await.table();
    let page = anna.get(&format!("/t/{table}")).await.body;
    assert_eq!(between(&page, "<li class=\"free\"", "</li>").len(), 1, "{page}");
    let form = anna.get(&format!("/t/{table}/change")).await;
    assert!(form.says("name=\"players\" value=\"3\" checked"), "{}", form.body);
    // A host who changes the number of players keeps the seats of the others.
    let fields =
        [("players", "4"), ("seat1", "host"), ("seat2", "club"), ("seat3", "guest"), ("seat4", "guest")];
    anna.post(&format!("/t/{table}/change"), &fields).await;
    let page = anna.get(&format!("/t/{table}")).await.body;
    assert_eq!(between(&page, "<li class=\"free\"", "</li>").len(), 2, "{page}");
}

#[tokio::test(start_paused = true)]
async fn a_name_that_is_changed_during_a_game_is_taken_over_everywhere() {
    let server = TestServer::open().await;
    let (mut anna, mut bert, table) = server.table_of_two("kokopelli").await;
    let at = format!("/t/{table}");
    bert.get("/").await;
    let mut table_of_anna = anna.watch(&format!("{at}/live"), None).await;
    let mut home_of_bert = bert.watch("/lobby/live?page=home", None).await;
    table_of_anna.frames().await;
    home_of_bert.next_frames().await;
    bert.post("/me/name", &[("name", "Berthold")]).await;
    assert!(anna.get(&at).await.says("Berthold") && !anna.get(&at).await.says("Bert<"));
    assert!(table_of_anna.frames().await.0.concat().contains("Berthold"), "it is pushed to the table");
    assert!(anna.get("/lobby").await.says("Berthold"), "the lists know it too");
    tokio::time::advance(Duration::from_secs(1)).await;
    settle().await;
    let head = home_of_bert.next_frames().await.concat();
    assert!(head.contains("id=\"me\"") && head.contains("Berthold"), "one's own open page says it: {head}");
    // A finished game keeps the names it was played with.
    bert.post(&format!("{at}/resign"), &[]).await;
    bert.post("/me/name", &[("name", "Bertram")]).await;
    assert!(!anna.get(&at).await.says("Bertram"));
}
