//! The host's page, the door, bans and reports.

use axum::http::StatusCode;
use hearth_store::Which;

use crate::visitors::{TestServer, Visitor, between};

/// Gives a visitor an account.
async fn registered(server: &TestServer, name: &str) -> Visitor {
    let mut visitor = server.person(name).await;
    let fields = [("login", name), ("password", "correct horse")];
    assert_eq!(visitor.post("/me/keep", &fields).await.status, StatusCode::SEE_OTHER);
    visitor
}

/// Makes Heidi the host with the one-time link.
async fn hosted() -> (TestServer, Visitor) {
    let server = TestServer::open().await;
    let link = server.host_claim_path().expect("there is no host yet");
    let mut heidi = registered(&server, "Heidi").await;
    assert!(heidi.get(&link).await.says("Make Heidi the host"));
    let claimed = heidi.post(&link, &[]).await;
    assert_eq!((claimed.status, claimed.header("location")), (StatusCode::SEE_OTHER, "/host"));
    (server, heidi)
}

/// Returns the number of a person.
async fn number(server: &TestServer, name: &str) -> String {
    let store = server.location().open_beside().expect("two can open it");
    let people = store.people(Which::All, name, 0, u32::MAX).await.expect("they can be read");
    let person = people.into_iter().find(|person| person.name == name).expect("there is such a person");
    person.id.to_string()
}

#[tokio::test(start_paused = true)]
async fn the_one_time_link_makes_the_first_account_a_host_and_works_once() {
    let server = TestServer::open().await;
    let link = server.host_claim_path().expect("there is no host yet");
    let mut guest = server.person("Gus").await;
    assert!(guest.get(&link).await.says("A host needs an account."));
    assert_eq!(guest.post(&link, &[]).await.status, StatusCode::NOT_FOUND);
    assert_eq!(guest.get("/host/claim/0123456789abcdef").await.status, StatusCode::NOT_FOUND);
    let mut heidi = registered(&server, "Heidi").await;
    assert_eq!(heidi.get("/host").await.status, StatusCode::NOT_FOUND, "she is no host yet");
    heidi.post(&link, &[]).await;
    assert!(heidi.get("/host").await.says("Heidi became the first host."));
    assert!(heidi.get("/me").await.says("href=\"/host\""));
    assert_eq!(server.host_claim_path(), None);
    let mut late = registered(&server, "Late").await;
    assert_eq!(late.post(&link, &[]).await.status, StatusCode::NOT_FOUND);
    assert_eq!(late.get("/host").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test(start_paused = true)]
async fn nobody_else_can_do_what_a_host_can() {
    let (server, _) = hosted().await;
    let mut eve = registered(&server, "Eve").await;
    let person = number(&server, "Heidi").await;
    for (path, fields) in [
        ("/host/door", vec![("door", "closed")]),
        ("/host/announcement", vec![("text", "Hello")]),
        ("/host/ban", vec![("person", person.as_str()), ("hours", "24")]),
        ("/host/lift", vec![("number", "1")]),
        ("/host/rename", vec![("person", person.as_str()), ("name", "Eve's")]),
        ("/host/delete", vec![("person", person.as_str()), ("sure", "on")]),
        ("/host/reports", vec![("person", person.as_str())]),
    ] {
        assert_eq!(eve.post(path, &fields).await.status, StatusCode::NOT_FOUND, "{path}");
    }
}

#[tokio::test(start_paused = true)]
async fn a_banned_person_gets_a_clear_page_until_the_ban_ends() {
    let (server, mut heidi) = hosted().await;
    let (mut troll, _, table) = server.table_of_two("kokopelli").await;
    let id = number(&server, "Anna").await;
    let fields = [("person", id.as_str()), ("hours", "24"), ("reason", "insults"), ("household", "on")];
    assert_eq!(heidi.post("/host/ban", &fields).await.status, StatusCode::SEE_OTHER);
    for path in ["/", "/me", &format!("/t/{table}")] {
        let page = troll.get(path).await;
        assert_eq!(page.status, StatusCode::FORBIDDEN, "{path}");
        assert!(
            page.says("You’re banned from this house for another 24 hours. Reason: insults"),
            "{}",
            page.body
        );
    }
    assert_eq!(troll.post(&format!("/t/{table}/say"), &[("text", "x")]).await.status, StatusCode::FORBIDDEN);
    let stream = troll.watch(&format!("/t/{table}/live"), None).await;
    assert_eq!(stream.status, StatusCode::FORBIDDEN);
    // A new guest from the same address is not let in either, an account is.
    let again = server.stranger().post("/me/name", &[("name", "Troll again")]).await;
    assert!(again.status == StatusCode::FORBIDDEN && again.says("banned"), "{}", again.body);
    assert_eq!(heidi.get("/").await.status, StatusCode::OK);
    // It ends early, or by itself.
    let page = heidi.get("/host").await;
    let ban = between(&page.body, "name=\"number\" value=\"", "\"").remove(0);
    heidi.post("/host/lift", &[("number", &ban)]).await;
    assert_eq!(troll.get("/").await.status, StatusCode::OK);
    heidi.post("/host/ban", &fields).await;
    assert_eq!(troll.get("/").await.status, StatusCode::FORBIDDEN);
    server.put_ahead(std::time::Duration::from_hours(25));
    assert_eq!(troll.get("/").await.status, StatusCode::OK);
    let page = heidi.get("/host").await;
    assert!(page.says("Heidi banned Anna:") && page.says("Heidi lifted the ban of Anna."), "{}", page.body);
}

#[tokio::test(start_paused = true)]
async fn a_ban_ends_the_streams_of_the_person_and_of_the_guests_of_their_household() {
    let (server, mut heidi) = hosted().await;
    let (anna, bert, table) = server.table_of_two("kokopelli").await;
    let live = format!("/t/{table}/live");
    let mut streams = [anna.watch(&live, None).await, bert.watch(&live, None).await];
    for stream in &mut streams {
        assert!(stream.frames().await.1);
    }
    let id = number(&server, "Anna").await;
    heidi.post("/host/ban", &[("person", id.as_str()), ("hours", "24"), ("household", "on")]).await;
    for stream in &mut streams {
        assert!(!stream.frames().await.1);
    }
}

#[tokio::test(start_paused = true)]
async fn the_host_sees_when_the_last_backup_was_made() {
    let (server, mut heidi) = hosted().await;
    let page = heidi.get("/host").await;
    if server.location().file().is_none() {
        assert!(
            page.says("<small>Last backup</small><b>–</b><span>Back up with pg_dump.</span>"),
            "{}",
            page.body
        );
        return;
    }
    assert!(page.says("<small>Last backup</small><b>never</b>"), "{}", page.body);
    let made = crate::visitors::BEGINNING - 3 * 60 * 60 * 1000;
    hearth_store::record_backup(&server.database(), made).expect("it can be stored");
    let page = heidi.get("/host").await;
    assert!(page.says("<small>Last backup</small><b>3 h ago</b>"), "{}", page.body);
}

#[tokio::test(start_paused = true)]
async fn a_muted_person_plays_but_does_not_chat() {
    let (server, mut heidi) = hosted().await;
    let (mut anna, _, table) = server.table_of_two("kokopelli").await;
    let id = number(&server, "Anna").await;
    heidi.post("/host/ban", &[("person", &id), ("hours", "168"), ("talk", "on")]).await;
    let said = anna.post(&format!("/t/{table}/say"), &[("text", "still here")]).await;
    assert!(said.status == StatusCode::FORBIDDEN && said.says("You can’t chat here"), "{}", said.body);
    assert!(anna.decide_something(&table).await);
}

#[tokio::test(start_paused = true)]
async fn a_report_reaches_the_host() {
    let (server, mut heidi) = hosted().await;
    let (anna, mut bert, table) = server.table_of_two("kokopelli").await;
    drop(anna);
    assert!(bert.get(&format!("/t/{table}")).await.says(&format!("href=\"/t/{table}/report\"")));
    let form = bert.get(&format!("/t/{table}/report")).await;
    assert!(form.says("Anna") && !form.says("> Bert<"), "{}", form.body);
    let id = number(&server, "Anna").await;
    let sent = bert.post(&format!("/t/{table}/report"), &[("person", &id), ("reason", "insults")]).await;
    assert!(sent.status == StatusCode::OK && sent.says("Thank you"), "{}", sent.body);
    let stranger = number(&server, "Heidi").await;
    let wrong =
        bert.post(&format!("/t/{table}/report"), &[("person", &stranger), ("reason", "insults")]).await;
    assert_eq!(wrong.status, StatusCode::BAD_REQUEST, "only people at the table can be reported there");
    let page = heidi.get("/host").await;
    assert!(page.says("insults · Bert · "), "{}", page.body);
    heidi.post("/host/reports", &[("person", &id)]).await;
    let page = heidi.get("/host").await;
    assert!(
        !page.says("insults · Bert · ") && page.says("Heidi closed the reports about Anna."),
        "{}",
        page.body
    );
}

#[tokio::test(start_paused = true)]
async fn a_closed_house_lets_only_known_people_in() {
    let (server, mut heidi) = hosted().await;
    let mut anna = server.person("Anna").await;
    heidi.post("/host/door", &[("door", "closed"), ("accounts", "on")]).await;
    let mut newcomer = server.stranger();
    assert_eq!(newcomer.get("/").await.status, StatusCode::OK, "anybody may look");
    let refused = newcomer.post("/play/kokopelli", &[]).await;
    assert!(
        refused.status == StatusCode::FORBIDDEN && refused.says("closed to newcomers"),
        "{}",
        refused.body
    );
    assert_eq!(anna.post("/play/kokopelli", &[]).await.status, StatusCode::SEE_OTHER, "she was here before");
    // Who has an account logs in.
    let mut elsewhere = server.stranger();
    let login = [("login", "Heidi"), ("password", "correct horse")];
    assert_eq!(elsewhere.post("/me/login", &login).await.status, StatusCode::SEE_OTHER);
    assert!(elsewhere.get("/host").await.status == StatusCode::OK);
    // No new accounts either, if the host says so.
    heidi.post("/host/door", &[("door", "open")]).await;
    let fields = [("login", "anna"), ("password", "correct horse")];
    assert_eq!(anna.post("/me/keep", &fields).await.status, StatusCode::FORBIDDEN);
}

#[tokio::test(start_paused = true)]
async fn newcomers_come_in_with_the_invitation_code() {
    let (server, mut heidi) = hosted().await;
    assert_eq!(
        heidi.post("/host/door", &[("door", "code"), ("code", " ")]).await.status,
        StatusCode::BAD_REQUEST
    );
    heidi.post("/host/door", &[("door", "code"), ("code", "Łódka 7"), ("accounts", "on")]).await;
    let mut newcomer = server.stranger();
    let refused = newcomer.post("/play/kokopelli", &[]).await;
    assert!(refused.status == StatusCode::FORBIDDEN && refused.says("href=\"/door\""), "{}", refused.body);
    assert!(newcomer.post("/door", &[("code", "guess")]).await.says("That isn’t the code."));
    assert_eq!(newcomer.post("/door", &[("code", " Łódka 7 ")]).await.status, StatusCode::SEE_OTHER);
    assert_eq!(newcomer.post("/play/kokopelli", &[]).await.status, StatusCode::SEE_OTHER);
}

#[tokio::test(start_paused = true)]
async fn an_announcement_is_on_all_pages_of_the_site() {
    let (server, mut heidi) = hosted().await;
    heidi.post("/host/announcement", &[("text", "Restart at 23:00 <b>")]).await;
    for path in ["/", "/lobby", "/me", "/nowhere"] {
        assert!(server.stranger().get(path).await.says("Restart at 23:00 &lt;b&gt;"), "{path}");
    }
    heidi.post("/host/announcement", &[("text", " ")]).await;
    assert!(!server.stranger().get("/").await.says("announcement"));
}

#[tokio::test(start_paused = true)]
async fn a_host_finds_renames_and_deletes_people() {
    let (server, mut heidi) = hosted().await;
    let (anna, bert, table) = server.table_of_two("kokopelli").await;
    let id = number(&server, "Anna").await;
    heidi.post("/host/rename", &[("person", &id), ("name", "Quiet Anna")]).await;
    assert!(bert.clone().get(&format!("/t/{table}")).await.says("Quiet Anna"));
    let found = heidi.get("/host?name=quiet&who=all").await;
    assert!(found.says("Quiet Anna") && !found.says("<b>Bert</b>"), "{}", found.body);
    assert_eq!(heidi.post("/host/delete", &[("person", &id)]).await.status, StatusCode::BAD_REQUEST);
    heidi.post("/host/delete", &[("person", &id), ("sure", "on")]).await;
    assert!(!anna.clone().get("/me").await.says("Quiet Anna"));
    assert!(!heidi.get("/host?who=guests").await.says("<b>Quiet Anna</b>"));
    let own = number(&server, "Heidi").await;
    let refused = heidi.post("/host/delete", &[("person", &own), ("sure", "on")]).await;
    assert_eq!(refused.status, StatusCode::BAD_REQUEST, "a host is not deleted from the page");
}
