//! Accessibility: screen readers, keyboards, phones.

use axum::body::Body;
use axum::http::Request;

use crate::visitors::{TestServer, between};

/// Returns the first tag that begins like this, with its content.
fn tag<'a>(page: &'a str, begins: &str) -> &'a str {
    let at = page.find(begins).unwrap_or_else(|| panic!("there is no {begins} in {page}"));
    page[at..].split('>').next().unwrap_or_default()
}

#[tokio::test(start_paused = true)]
async fn each_decision_has_a_button_of_its_own_id_and_name() {
    let server = TestServer::open().await;
    for game in ["kokopelli", "kupferkessel"] {
        let (mut anna, _, table) = server.table_of_two(game).await;
        let page = anna.get(&format!("/t/{table}")).await.body;
        let buttons = between(&page, "<button id=\"o-", "</button>");
        assert!(buttons.len() > 2, "{game}: {page}");
        let of = |text: fn(&str) -> &str| {
            let mut all: Vec<&str> = buttons.iter().map(|button| text(button)).collect();
            all.sort_unstable();
            all
        };
        let ids = of(|button| button.split('"').next().unwrap_or_default());
        let names = of(|button| button.split_once('>').map_or("", |(_, name)| name));
        for all in [ids, names] {
            assert!(all.windows(2).all(|two| two[0] != two[1]), "{game}: {all:?}");
        }
    }
}

#[tokio::test(start_paused = true)]
async fn a_typed_move_is_explained_and_may_begin_with_a_capital() {
    let server = TestServer::open().await;
    let (mut anna, _, table) = server.table_of_two("kokopelli").await;
    anna.post("/language", &[("code", "fr")]).await;
    let page = anna.get(&format!("/t/{table}")).await.body;
    let field = tag(&page, "<input name=\"decision\"");
    for says in ["autocapitalize=\"none\"", "aria-describedby=\"example\""] {
        assert!(field.contains(says), "{field}");
    }
    assert!(!field.contains("lang="), "moves are typed in the language of the page: {field}");
    let (after, offers) = anna.offers(&table).await;
    let example = between(&page, "<small id=\"example\">", "</small>").remove(0);
    let button = tag(&page, &format!("<button id=\"o-{}\"", offers[0].replace(' ', "-")));
    let said = between(button, "data-say=\"", "\"").remove(0);
    assert_ne!(said, offers[0]);
    assert_eq!(example, format!("Par exemple\u{202f}: <code>{said}</code>"));
    assert!(
        button.contains(&format!("value=\"{}\"", offers[0])),
        "a button sends the words of the rules: {button}"
    );
    // In the words of the page, and in those of the rules.
    let decide = format!("/t/{table}/decide");
    let answer = anna.post(&decide, &[("decision", "Piocher"), ("after", &after)]).await;
    assert!(answer.status.is_redirection(), "{}", answer.body);
    let (after, offers) = anna.offers(&table).await;
    let (first, rest) = offers[0].split_at(1);
    let capital = first.to_uppercase() + rest;
    let answer = anna.post(&decide, &[("decision", &capital), ("after", &after)]).await;
    assert!(answer.status.is_redirection(), "{capital}: {}", answer.body);
}

#[tokio::test(start_paused = true)]
async fn a_listening_program_gets_questions_and_messages() {
    let server = TestServer::open().await;
    let (mut anna, mut bert, table) = server.table_of_two("kokopelli").await;
    let at = format!("/t/{table}");
    let page = anna.get(&at).await.body;
    // Live regions exist before anything is announced.
    assert!(between(&page, "id=\"banner\"", "</section>")[0].contains("<p role=\"status\">"), "{page}");
    assert!(page.contains("<section id=\"question\" role=\"status\"></section>"), "{page}");
    assert!(page.contains("<div role=\"log\" aria-label=\"Chat\"><ol></ol></div>"), "{page}");
    for number in 0..25 {
        bert.post(&format!("{at}/say"), &[("text", &format!("line {number}"))]).await;
    }
    let page = anna.get(&at).await.body;
    let lines = between(&page, "<li id=\"said-", "\"");
    assert_eq!((lines.len(), lines[0].as_str()), (20, "5"), "a line keeps its id when the oldest ones go");
}

#[tokio::test(start_paused = true)]
async fn a_clock_says_whose_it_is() {
    let server = TestServer::open().await;
    let mut anna = server.person("Anna").await;
    let fields = [("seat1", "host"), ("seat2", "club"), ("pace", "days"), ("days", "3")];
    let table = anna.post("/new/kokopelli", &fields).await.table();
    let page = anna.get(&format!("/t/{table}")).await.body;
    assert!(page.contains("<span class=\"unseen\">Anna, time left: </span><time class=\"clock\""), "{page}");
}

#[tokio::test(start_paused = true)]
async fn a_mistake_in_a_form_is_named_in_the_title_and_at_its_field() {
    let server = TestServer::open().await;
    let mut anna = server.person("Anna").await;
    let fields =
        [("seat1", "host"), ("seat2", "guest"), ("pace", "live"), ("minutes", "15"), ("increment", "")];
    let page = anna.post("/new/kokopelli", &fields).await.body;
    let sentence = "Seconds per turn: enter a whole number.";
    assert!(page.contains(&format!("<title>{sentence} – Open a table · Hearth</title>")), "{page}");
    assert!(page.contains(&format!("<p id=\"notice\" role=\"alert\">{sentence}</p>")), "{page}");
    let marks = "aria-invalid=\"true\" aria-describedby=\"notice\" autofocus";
    assert!(tag(&page, "<input type=\"number\" name=\"increment\"").contains(marks), "{page}");
    assert_eq!(page.matches(marks).count(), 1);
}

#[tokio::test(start_paused = true)]
async fn a_replay_has_at_hand_what_is_pressed_next() {
    let server = TestServer::open().await;
    let (mut anna, mut bert, table) = server.table_of_two("kokopelli").await;
    for _ in 0..2 {
        anna.decide_something(&table).await;
        bert.decide_something(&table).await;
    }
    anna.post(&format!("/t/{table}/resign"), &[]).await;
    for (step, label, key) in [
        ("at=0", "Next", "ArrowRight"),
        ("at=1", "Next", "ArrowRight"),
        ("at=1&play=1", "Stop", "Space"),
        ("at=99", "Back", "ArrowLeft"),
    ] {
        let page = anna.get(&format!("/t/{table}/replay?{step}")).await.body;
        let ways = between(&page, "<a class=\"step\"", ">");
        let way = ways.iter().find(|way| way.contains(&format!("aria-keyshortcuts=\"{key}\"")));
        let way = way.unwrap_or_else(|| panic!("{step}: no way has the key {key}: {ways:?}"));
        assert!(way.contains(" href=\"") && way.contains(&format!("title=\"{label}\"")), "{step}: {way}");
    }
}

/// A browser obeys a `meta` element that a script inserts, even inside `noscript`. A position fetched by a script must not
/// reload the whole page.
#[tokio::test(start_paused = true)]
async fn only_a_whole_page_loads_itself_again() {
    let server = TestServer::with(|config| "tree@20s".clone_into(&mut config.review_bot)).await;
    let (mut anna, mut bert, table) = server.table_of_two("kokopelli").await;
    for _ in 0..2 {
        anna.decide_something(&table).await;
        bert.decide_something(&table).await;
    }
    anna.post(&format!("/t/{table}/resign"), &[]).await;
    anna.post(&format!("/t/{table}/review"), &[]).await;
    for page in ["replay?at=1&play=1", "review"] {
        let page = format!("/t/{table}/{page}");
        let refresh = "http-equiv=\"refresh\"";
        assert!(anna.get(&page).await.says(refresh), "{page} goes on without scripts");
        let request =
            Request::get(&page).header("hx-request", "true").body(Body::empty()).expect("a request");
        let part = anna.send(request).await;
        assert!(part.says("id=\"past\"") && !part.says(refresh), "{page}: {}", part.body);
    }
}

#[tokio::test(start_paused = true)]
async fn a_language_is_chosen_with_a_button() {
    let server = TestServer::open().await;
    let page = server.stranger().get("/").await.body;
    let form = between(&page, "<form class=\"languages\"", "</form>").remove(0);
    assert!(form.contains("</label><button>Change</button>"), "{form}");
}

#[tokio::test(start_paused = true)]
async fn without_scripts_one_can_write_on_a_page_that_stays_as_it_is() {
    let server = TestServer::open().await;
    let (mut anna, mut bert, table) = server.table_of_two("kokopelli").await;
    let refresh = "<noscript><meta http-equiv=\"refresh\"";
    let waits = bert.get(&format!("/t/{table}")).await;
    assert!(waits.says(refresh), "{}", waits.body);
    let quiet = format!("/t/{table}?quiet=1");
    assert!(waits.says(&format!("<noscript><a href=\"{quiet}#talk\">")), "{}", waits.body);
    assert!(!bert.get(&quiet).await.says(refresh));
    assert!(!anna.get(&format!("/t/{table}")).await.says(refresh), "a player on turn is not disturbed");
}
