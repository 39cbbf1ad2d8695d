//! The options of a game, as the form offers them.

use axum::http::StatusCode;

use crate::visitors::{Answer, TestServer, between};

const TEN: [&str; 10] = [
    "sun",
    "eagle-feather",
    "birth",
    "warrior",
    "fire",
    "vase",
    "lizard",
    "chieftain",
    "hunter",
    "snake-dance",
];

/// Returns the form with ceremonies ticked.
fn ticked<'a>(things: &[&'a str]) -> Vec<(&'static str, &'a str)> {
    let mut fields = vec![("seat1", "host"), ("seat2", "guest"), ("ceremonies", "by-hand")];
    fields.extend(things.iter().map(|thing| ("ceremonies", *thing)));
    fields
}

/// Returns the boxes ticked on a page.
fn ticks(page: &str) -> Vec<String> {
    let boxes = between(page, "<input type=\"checkbox\" name=\"ceremonies\" value=\"", ">");
    let ticked = boxes.iter().filter(|tick| tick.ends_with(" checked"));
    ticked.filter_map(|tick| Some(tick.split_once('"')?.0.to_owned())).collect()
}

#[tokio::test(start_paused = true)]
async fn ceremonies_are_ticked_and_stay_so() {
    let server = TestServer::open().await;
    let mut anna = server.person("Anna").await;
    let page = anna.get("/new/kokopelli").await.body;
    assert_eq!(between(&page, "type=\"checkbox\" name=\"ceremonies\"", ">").len(), 16);
    assert!(ticks(&page).is_empty() && page.contains("<details class=\"rest\">"));
    assert!(page.contains("Snake Dance") && page.contains("#snake-dance"));
    let table = anna.post("/new/kokopelli", &ticked(&TEN)).await.table();
    let page = anna.get(&format!("/t/{table}/change")).await.body;
    assert_eq!(ticks(&page).len(), 10, "{page}");
    assert!(page.contains("<details class=\"rest\" open>") && page.contains("value=\"by-hand\" checked"));
}

#[tokio::test(start_paused = true)]
async fn a_mistake_in_what_is_agreed_on_is_said_in_ones_own_language_and_stays_in_sight() {
    let server = TestServer::open().await;
    let mut anna = server.person("Anna").await;
    anna.post("/language", &[("code", "de")]).await;
    let answer = anna.post("/new/kokopelli", &ticked(&TEN[..3])).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(answer.says("10 bis 12 Zeremonien") && answer.says("ausgewählt: 3"), "{}", answer.body);
    assert!(answer.says("<details class=\"rest\" open>") && !answer.says("`"), "{}", answer.body);
    assert_eq!(ticks(&answer.body), ["sun", "eagle-feather", "birth"]);
    let none = anna.post("/new/kokopelli", &ticked(&[])).await;
    assert!(none.says("ausgewählt: 0") && none.says("value=\"by-hand\" checked"), "{}", none.body);
    let fields = [&ticked(&TEN)[..], &[("count", "12")]].concat();
    assert!(anna.post("/new/kokopelli", &fields).await.says("vereinbarte Anzahl: 12"));
}

#[tokio::test(start_paused = true)]
async fn the_form_says_what_is_usual_and_does_not_send_it() {
    let server = TestServer::open().await;
    let mut anna = server.person("Anna").await;
    let page = anna.get("/new/kokopelli").await.body;
    for usual in ["English (default)", "at random (default)", "10 (default)", "as set by “Edition”"] {
        assert!(page.contains(usual), "{usual}: {page}");
    }
    assert!(anna.get("/new/kupferkessel").await.says("no (default)"));
    let fields = [("seat1", "host"), ("seat2", "guest"), ("edition", "english"), ("count", "10")];
    let table = anna.post("/new/kokopelli", &fields).await.table();
    assert!(anna.get(&format!("/t/{table}/change")).await.says("<details class=\"rest\">"));
}

#[tokio::test(start_paused = true)]
async fn the_player_aid_at_a_table_says_what_was_agreed_there() {
    let server = TestServer::open().await;
    let mut anna = server.person("Anna").await;
    let fields = [("seat1", "host"), ("seat2", "guest"), ("symbols-on-all-twos", "true")];
    let table = anna.post("/new/kupferkessel", &fields).await.table();
    let address = format!("/t/{table}/aid");
    assert!(anna.get(&format!("/t/{table}")).await.says(&format!("href=\"{address}\" data-opens=\"aid\"")));
    let carried = |page: &Answer| page.body.matches("class=\"carries\"").count();
    assert_eq!(carried(&anna.get(&address).await), 10, "nothing is played yet");
    server.person("Bert").await.post(&format!("/t/{table}/sit"), &[]).await;
    assert_eq!(carried(&server.stranger().get(&address).await), 14);
    assert_eq!(carried(&anna.get("/rules/kupferkessel/aid").await), 10);
}

#[tokio::test(start_paused = true)]
async fn everybody_at_a_table_sees_what_was_agreed_on() {
    let server = TestServer::open().await;
    let mut anna = server.person("Anna").await;
    let own = "12: at least 2 full families";
    let fields = [
        ("seat1", "host"),
        ("seat2", "guest"),
        ("pace", "days"),
        ("days", "2"),
        ("absent", "loses"),
        ("open-kettles", "true"),
        ("own-recipes", own),
    ];
    let table = anna.post("/new/kupferkessel", &fields).await.table();
    let at = format!("/t/{table}");
    let agreed = |page: &Answer| between(&page.body, "<section id=\"agreed\"", "</section>").concat();
    let before = server.stranger().get(&at).await;
    assert!(before.says("<h1>Kupferkessel Co.</h1>"), "{}", before.body);
    server.person("Bert").await.post(&format!("{at}/sit"), &[]).await;
    for page in [before, anna.get(&at).await] {
        let agreed = agreed(&page);
        for said in ["Pace: 2 days per turn", "out of time loses", "Open cauldrons: yes", own] {
            assert!(agreed.contains(said), "{said}: {agreed}");
        }
    }
    let usual = anna.post("/new/kokopelli", &[("seat1", "host"), ("seat2", "guest")]).await.table();
    let agreed = agreed(&anna.get(&format!("/t/{usual}")).await);
    assert!(agreed.contains("Standard rules") && agreed.contains("three minutes"), "{agreed}");
}

#[tokio::test(start_paused = true)]
async fn own_recipes_are_written_in_ones_own_language_and_read_in_everybody_elses() {
    let server = TestServer::open().await;
    let (mut anna, mut bert) = (server.person("Anna").await, server.person("Bert").await);
    anna.post("/language", &[("code", "de")]).await;
    bert.post("/language", &[("code", "fr")]).await;
    let seats = [("seat1", "host"), ("seat2", "guest")];
    let written = |recipes| [seats[0], seats[1], ("own-recipes", recipes)];
    let table = anna.post("/new/kupferkessel", &written("12: mindestens 2 volle Familien")).await.table();
    let at = format!("/t/{table}");
    let form = anna.get(&format!("{at}/change")).await;
    assert!(form.says("value=\"12: mindestens 2 ganze Familien\""), "{}", form.body);
    bert.post(&format!("{at}/sit"), &[]).await;
    for (visitor, said) in [
        (&mut anna, "12: mindestens 2 ganze Familien"),
        (&mut bert, "12\u{202f}: au moins 2 familles complètes"),
        (&mut server.stranger(), "12: at least 2 full families"),
    ] {
        let page = visitor.get(&at).await;
        let agreed = between(&page.body, "<section id=\"agreed\"", "</section>").concat();
        assert!(agreed.contains(said), "{said}: {agreed}");
    }
    // The error is in the same language, names its place in the input, and the input is still there.
    let error = anna.post("/new/kupferkessel", &written("12: mindestens 2 volle Monde")).await;
    assert!(error.says("bei Zeichen 24 nicht lesbar: „Monde“ passt dort nicht"), "{}", error.body);
    assert!(error.says("value=\"12: mindestens 2 volle Monde\""), "{}", error.body);
    assert!(!error.says("does not fit"), "{}", error.body);
    let english = anna.post("/new/kupferkessel", &written("6: no hats and no explosions")).await.table();
    let page = anna.get(&format!("/t/{english}")).await;
    assert!(
        page.says("6: keine Hüte und keine Explosionen"),
        "English works in every language: {}",
        page.body
    );
}
