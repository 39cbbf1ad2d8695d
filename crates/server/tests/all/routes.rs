//! All routes, tried with and without permission.

use axum::body::Body;
use axum::http::{Request, StatusCode};

use crate::visitors::{TestServer, Visitor};

/// The stage of the table that a route is tried on.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Stage {
    WaitingForPlayers,
    Running,
    Over,
}

use Stage::{Over, Running, WaitingForPlayers};

/// A route, its body, and the status for a stranger, a spectator, the wrong seat and the right seat.
struct Row {
    method: &'static str,
    path: &'static str,
    stage: Stage,
    fields: &'static [(&'static str, &'static str)],
    answers: [u16; 4],
}

const fn row(
    method: &'static str,
    path: &'static str,
    stage: Stage,
    fields: &'static [(&'static str, &'static str)],
    answers: [u16; 4],
) -> Row {
    Row { method, path, stage, fields, answers }
}

const ALL: [u16; 4] = [200; 4];
const DONE: [u16; 4] = [303; 4];
const NOBODY: [u16; 4] = [403; 4];

/// Every route. `DECISION` is replaced with a legal one.
const TABLE: &[Row] = &[
    row("GET", "/", Running, &[], ALL),
    row("GET", "/lobby", Running, &[], ALL),
    row("GET", "/lobby/live", Running, &[], ALL),
    row("POST", "/play/{game}", Running, &[], DONE),
    row("GET", "/new/{game}", Running, &[], ALL),
    row("POST", "/new/{game}", Running, &[("seat1", "host"), ("seat2", "club")], DONE),
    row("GET", "/rules/{game}", Running, &[], ALL),
    row("GET", "/rules/{game}/aid", Running, &[], ALL),
    row("GET", "/t/{id}/aid", WaitingForPlayers, &[], ALL),
    row("GET", "/t/{id}/aid", Running, &[], ALL),
    row("GET", "/played", Running, &[], ALL),
    row("GET", "/ratings", Running, &[], ALL),
    row("GET", "/learn", Running, &[], ALL),
    row("GET", "/learn/{game}/{lesson}", Running, &[], ALL),
    row("POST", "/learn/{game}/{lesson}", Running, &[("said", "")], DONE),
    row("GET", "/learn/{game}/{lesson}/why?at=hand-paw+2b", Running, &[], ALL),
    row("POST", "/language", Running, &[("code", "pl")], DONE),
    row("GET", "/t/{id}/why?at=hand-sun+1a", Running, &[], ALL),
    row("GET", "/assets/{name}", Running, &[], [404; 4]),
    row("GET", "/manifest.webmanifest", Running, &[], ALL),
    row("GET", "/sw.js", Running, &[], ALL),
    row("GET", "/offline", Running, &[], ALL),
    row("GET", "/healthz", Running, &[], ALL),
    row("GET", "/healthz/arrival", Running, &[], ALL),
    row("GET", "/metrics", Running, &[], NOBODY),
    row("GET", "/t/{id}/then?at=0", WaitingForPlayers, &[], DONE),
    row("GET", "/t/{id}/then?at=0", Running, &[], ALL),
    row("GET", "/t/{id}/then?at=9", Running, &[], ALL),
    row("GET", "/t/{id}/then?at=0", Over, &[], DONE),
    row("GET", "/t/{id}/since?at=0", WaitingForPlayers, &[], ALL),
    row("GET", "/t/{id}/since?at=0", Running, &[], ALL),
    row("GET", "/t/{id}/since?at=9", Running, &[], ALL),
    row("GET", "/t/{id}/since?at=0", Over, &[], ALL),
    row("GET", "/t/{id}/replay", Running, &[], NOBODY),
    row("GET", "/t/{id}/replay", WaitingForPlayers, &[], NOBODY),
    row("GET", "/t/{id}/replay", Over, &[], ALL),
    row("GET", "/t/{id}/record", Running, &[], NOBODY),
    row("GET", "/t/{id}/record", WaitingForPlayers, &[], NOBODY),
    row("GET", "/t/{id}/record", Over, &[], ALL),
    row("GET", "/t/{id}/deal", Running, &[], NOBODY),
    row("GET", "/t/{id}/deal", WaitingForPlayers, &[], NOBODY),
    row("GET", "/t/{id}/deal", Over, &[], ALL),
    row("POST", "/t/{id}/again", Running, &[("seat", "1"), ("others", "club")], NOBODY),
    row("POST", "/t/{id}/again", Over, &[("seat", "1"), ("others", "club")], DONE),
    row("GET", "/t/{id}/picture.svg", Running, &[], NOBODY),
    row("GET", "/t/{id}/picture.svg", WaitingForPlayers, &[], NOBODY),
    row("GET", "/t/{id}/picture.svg", Over, &[], ALL),
    row("GET", "/t/{id}/review", Running, &[], NOBODY),
    row("GET", "/t/{id}/review", WaitingForPlayers, &[], NOBODY),
    row("GET", "/t/{id}/review", Over, &[], ALL),
    row("GET", "/t/{id}/review/why?after=1&at=hand-sun", Running, &[], ALL),
    row("GET", "/t/{id}/review/why?after=1&at=hand-sun", Over, &[], ALL),
    row("POST", "/t/{id}/review", Running, &[], NOBODY),
    row("POST", "/t/{id}/review", Over, &[], DONE),
    row("POST", "/t/{id}/play-on", Running, &[("at", "1"), ("seat", "1")], NOBODY),
    row("POST", "/t/{id}/play-on", Over, &[("at", "1"), ("seat", "1")], DONE),
    row("GET", "/t/{id}", Running, &[], ALL),
    row("GET", "/t/{id}/live", Running, &[], ALL),
    row("POST", "/t/{id}/decide", Running, &[("decision", "DECISION"), ("after", "0")], [403, 403, 422, 303]),
    row("POST", "/t/{id}/decide", Over, &[("decision", "DECISION"), ("after", "0")], [422; 4]),
    // Two people play, so there are no hints.
    row("POST", "/t/{id}/hint", Running, &[], NOBODY),
    row("POST", "/t/{id}/hint", Over, &[], NOBODY),
    row("POST", "/t/{id}/back", Running, &[("after", "0")], [403, 403, 422, 422]),
    row("POST", "/t/{id}/ask", Running, &[("what", "end")], [403, 403, 303, 422]),
    row("POST", "/t/{id}/answer", Running, &[("yes", "true")], [422; 4]),
    row("POST", "/t/{id}/resign", Running, &[], [403, 403, 303, 422]),
    row("POST", "/t/{id}/resign", WaitingForPlayers, &[], [422; 4]),
    row("POST", "/t/{id}/stand-in", Running, &[("seat", "1")], [403, 403, 422, 422]),
    row("POST", "/t/{id}/come-back", Running, &[], [422; 4]),
    row("POST", "/t/{id}/say", Running, &[("text", "hello")], [403, 403, 303, 303]),
    row("POST", "/t/{id}/ignore", Running, &[("person", "1"), ("how", "end")], [303, 303, 303, 400]),
    row("POST", "/t/{id}/silence", Running, &[("person", "2"), ("silent", "true")], [403, 403, 403, 303]),
    row("POST", "/t/{id}/friend", Running, &[("person", "2")], [400; 4]),
    row("POST", "/t/{id}/invite", WaitingForPlayers, &[("person", "2")], [422; 4]),
    row("POST", "/friends/ask", Running, &[("name", "nobody")], [400; 4]),
    row("POST", "/friends/answer", Running, &[("person", "1"), ("yes", "true")], DONE),
    row("POST", "/friends/end", Running, &[("person", "1")], DONE),
    row("GET", "/p/{name}", Running, &[], [404; 4]),
    row("POST", "/p/{name}/friend", Running, &[], [404; 4]),
    row("POST", "/p/{name}/ignore", Running, &[("how", "block")], [404; 4]),
    row("GET", "/t/{id}/qr", WaitingForPlayers, &[], ALL),
    row("POST", "/t/{id}/bot", Running, &[("seat", "2"), ("level", "club")], [422; 4]),
    row("POST", "/t/{id}/bot", WaitingForPlayers, &[("seat", "3"), ("level", "club")], [403, 403, 403, 303]),
    row("POST", "/t/{id}/sit", Running, &[], [422; 4]),
    row("POST", "/t/{id}/sit", WaitingForPlayers, &[], [303, 303, 422, 422]),
    row("POST", "/t/{id}/rise", WaitingForPlayers, &[], [403, 403, 303, 303]),
    row("POST", "/t/{id}/rise", Running, &[], [422; 4]),
    row("POST", "/t/{id}/close", WaitingForPlayers, &[], [403, 403, 403, 303]),
    row("POST", "/t/{id}/close", Running, &[], [422; 4]),
    row("POST", "/t/{id}/lift", Running, &[("seat", "1")], [422; 4]),
    row("POST", "/t/{id}/rematch", Running, &[], NOBODY),
    row("POST", "/t/{id}/rematch", Over, &[], [403, 403, 303, 303]),
    row("GET", "/t/{id}/change", WaitingForPlayers, &[], [403, 403, 403, 200]),
    row("GET", "/t/{id}/change", Running, &[], NOBODY),
    row(
        "POST",
        "/t/{id}/change",
        WaitingForPlayers,
        &[("seat1", "host"), ("seat2", "guest")],
        [403, 403, 403, 303],
    ),
    row("POST", "/t/{id}/change", Running, &[("seat1", "host"), ("seat2", "guest")], NOBODY),
    row("GET", "/t/{id}/report", Running, &[], ALL),
    row("POST", "/t/{id}/report", Running, &[("person", "0"), ("reason", "insults")], [400; 4]),
    row("GET", "/door", Running, &[], ALL),
    row("POST", "/door", Running, &[("code", "guess")], ALL),
    row("GET", "/next", Running, &[], DONE),
    row("GET", "/me", Running, &[], ALL),
    row("GET", "/me/export", Running, &[], [303, 200, 200, 200]),
    row("POST", "/me/name", Running, &[("name", "Somebody")], DONE),
    row("POST", "/me/keep", Running, &[("login", "x"), ("password", "short")], [400; 4]),
    row("POST", "/me/login", Running, &[("login", "x"), ("password", "guess")], [400; 4]),
    row("POST", "/me/logout", Running, &[], DONE),
    row("POST", "/me/password", Running, &[("password", "x"), ("new", "battery staple")], [400; 4]),
    row("POST", "/me/logout-everywhere", Running, &[], DONE),
    row("POST", "/me/delete", Running, &[], [400; 4]),
    row("POST", "/me/settings", Running, &[("speed", "off"), ("code", "de")], DONE),
    row("POST", "/me/token", Running, &[], ALL),
    row("POST", "/me/tokens/end", Running, &[], DONE),
    row("POST", "/me/ignored/end", Running, &[("person", "1")], DONE),
    row("POST", "/me/devices", Running, &[("endpoint", "x"), ("p256dh", "x"), ("auth", "x")], [400; 4]),
    row("POST", "/me/devices/end", Running, &[("endpoint", "x")], DONE),
    row("POST", "/me/webhook", Running, &[("address", "https://receiver.example/")], DONE),
    row("POST", "/me/notice-test", Running, &[], ALL),
    row("POST", "/me/quiet", Running, &[("from", ""), ("to", ""), ("zone", "UTC"), ("away", "")], DONE),
    row("POST", "/me/mail", Running, &[("address", "x@x.example"), ("password", "x")], [400; 4]),
    row("POST", "/me/mail/turns", Running, &[("turns", "off")], DONE),
    row("GET", "/mail/confirm/{name}", Running, &[], [404; 4]),
    row("POST", "/mail/confirm/{name}", Running, &[], [404; 4]),
    row("GET", "/mail/stop/{name}", Running, &[], [404; 4]),
    row("POST", "/mail/stop/{name}", Running, &[], [404; 4]),
    row("GET", "/forgotten", Running, &[], [404; 4]),
    row("POST", "/forgotten", Running, &[("address", "x@x.example")], [404; 4]),
    row("GET", "/forgotten/{name}", Running, &[], [404; 4]),
    row("POST", "/forgotten/{name}", Running, &[("new", "battery staple")], [404; 4]),
];

/// Returns method and path of each page of a table.
pub fn table_pages() -> impl Iterator<Item = (&'static str, &'static str)> {
    let rows = TABLE.iter().filter(|row| row.path.starts_with("/t/"));
    rows.map(|row| (row.method, row.path))
}

const GATHERING: [(&str, &str); 5] =
    [("seat1", "host"), ("seat2", "guest"), ("seat3", "guest"), ("pace", "unhurried"), ("talk", "on")];

/// Returns a stranger, a spectator, the wrong seat and the right seat, and their table.
async fn company(server: &TestServer, stage: Stage) -> ([Visitor; 4], String) {
    let mut host = server.person("Host").await;
    let mut guest = server.person("Guest").await;
    // Before the game two seats stay free.
    let fields: Vec<(&str, &str)> = match stage {
        WaitingForPlayers => {
            let mut fields = GATHERING.to_vec();
            fields.push(("seat4", "guest"));
            fields
        }
        Running | Over => GATHERING.iter().filter(|(name, _)| *name != "seat3").copied().collect(),
    };
    let table = host.post("/new/kokopelli", &fields).await.table();
    let sat = guest.post(&format!("/t/{table}/sit"), &[]).await;
    assert_eq!(sat.status, StatusCode::SEE_OTHER);
    if stage == Over {
        assert!(host.decide_something(&table).await);
        guest.post(&format!("/t/{table}/resign"), &[]).await;
    }
    ([server.stranger(), server.person("Watcher").await, guest, host], table)
}

#[tokio::test(start_paused = true)]
async fn each_role_may_use_exactly_its_routes() {
    let mut error = Vec::new();
    for row in TABLE {
        // One server would refuse this number of new guests.
        let server = TestServer::open().await;
        let (visitors, table) = company(&server, row.stage).await;
        let path = row
            .path
            .replace("{id}", &table)
            .replace("{game}", "kokopelli")
            .replace("{lesson}", "joker")
            .replace("{name}", "none");
        let mut right = visitors[3].clone();
        let decision = right.offers(&table).await.1.into_iter().next().unwrap_or_default();
        for (mut visitor, expected) in visitors.into_iter().zip(row.answers) {
            let status = match row.method {
                "GET" => visitor.watch(&path, None).await.status,
                _ => {
                    let fields: Vec<(&str, &str)> = row
                        .fields
                        .iter()
                        .map(|(name, value)| {
                            (*name, if *value == "DECISION" { decision.as_str() } else { value })
                        })
                        .collect();
                    visitor.post(&path, &fields).await.status
                }
            };
            if status.as_u16() != expected {
                error
                    .push(format!("{} {} ({:?}): {status}, not {expected}", row.method, row.path, row.stage));
            }
        }
    }
    assert!(error.is_empty(), "{}", error.join("\n"));
}

#[tokio::test(start_paused = true)]
async fn a_missing_table_is_missing_for_everybody() {
    let server = TestServer::open().await;
    let (mut visitors, _) = company(&server, Running).await;
    for row in TABLE.iter().filter(|row| row.path.contains("{id}")) {
        for id in ["nonsense", "00000000000000000000", "..%2F..", "%00"] {
            let path = row.path.replace("{id}", id);
            let answer = match row.method {
                "GET" => visitors[3].get(&path).await,
                _ => visitors[3].post(&path, row.fields).await,
            };
            assert_eq!(answer.status, StatusCode::NOT_FOUND, "{} {path}", row.method);
        }
    }
}

/// They reload an answer, or choose another language.
#[tokio::test(start_paused = true)]
async fn a_get_to_a_post_route_leads_to_a_page() {
    let server = TestServer::open().await;
    let (mut visitors, table) = company(&server, Running).await;
    let mut seen = 0;
    // Nobody here has a page of their own, and some links work only with a signature.
    let leads = |row: &&Row| row.answers != [404; 4] && !row.path.starts_with("/p/");
    for row in TABLE.iter().filter(|row| row.method == "POST").filter(leads) {
        let path =
            row.path.replace("{id}", &table).replace("{game}", "kokopelli").replace("{lesson}", "joker");
        let mut answer = visitors[3].get(&path).await;
        if answer.status == StatusCode::SEE_OTHER {
            let page = answer.header("location").to_owned();
            answer = visitors[3].get(&page).await;
            seen += 1;
        }
        // Some have their own page, which may be forbidden.
        assert_ne!(answer.status, StatusCode::NOT_FOUND, "{path}");
    }
    assert!(seen > 20, "only {seen}");
}

#[tokio::test(start_paused = true)]
async fn an_unreadable_request_gets_a_page_in_the_visitors_language() {
    let server = TestServer::open().await;
    let (mut visitors, table) = company(&server, Running).await;
    let visitor = &mut visitors[3];
    visitor.post("/language", &[("code", "de")]).await;
    let mut unreadable = 0;
    // A stream has no end; metrics are for programs.
    for row in TABLE.iter().filter(|row| !["/lobby/live", "/metrics"].contains(&row.path)) {
        let address = row.path.split('?').next().unwrap_or_default();
        let right =
            address.replace("{id}", &table).replace("{game}", "kokopelli").replace("{lesson}", "joker");
        let error = ["{id}", "{game}", "{lesson}", "{name}"]
            .iter()
            .fold(address.to_owned(), |address, name| address.replace(name, "%ff"));
        for path in [right + "?at=x&seen=x", error] {
            let request = Request::builder()
                .method(row.method)
                .uri(&path)
                .header("content-type", "application/x-www-form-urlencoded")
                .body(Body::from("after=x&seat=x&yes=x&players=x"))
                .expect("a request");
            let answer = visitor.send(request).await;
            if answer.status.is_client_error() {
                let what = format!("{} {path}: {} {}", row.method, answer.status, answer.body);
                assert!(answer.header("content-type").starts_with("text/html"), "{what}");
                assert!(answer.says("lang=\"de\""), "{what}");
                unreadable += usize::from(answer.says("nicht lesbar"));
            }
        }
    }
    assert!(unreadable > 12, "{unreadable}");
}

/// Returns the routes that a source file names, as `METHOD path`.
fn named(source: &str) -> Vec<String> {
    let mut routes = Vec::new();
    for route in source.split(".route(\"").skip(1) {
        let (path, rest) = route.split_once('"').expect("a path ends");
        let rest: String = rest.chars().take_while(|c| *c != '\n').collect();
        for (word, method) in [("get(", "GET"), ("post(", "POST"), ("put(", "PUT"), ("delete(", "DELETE")] {
            if rest.contains(word) {
                routes.push(format!("{method} {path}"));
            }
        }
    }
    routes
}

#[test]
fn no_route_is_forgotten() {
    let sources = [
        include_str!("../../src/routes.rs"),
        include_str!("../../src/pages/learn.rs"),
        include_str!("../../src/pages/friends.rs"),
        include_str!("../../src/pages/person.rs"),
        include_str!("../../src/pages/me.rs"),
        include_str!("../../src/pages/notices.rs"),
        include_str!("../../src/pages/table/acts.rs"),
    ];
    let known: Vec<String> = TABLE
        .iter()
        .map(|row| format!("{} {}", row.method, row.path.split('?').next().unwrap_or_default()))
        .collect();
    let mut routes = 0;
    for route in sources.iter().flat_map(|source| named(source)) {
        assert!(known.contains(&route), "nobody walks `{route}`: say who may in the table of this test");
        routes += 1;
    }
    assert!(routes > 30, "{routes}");
}
