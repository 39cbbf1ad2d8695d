//! The content of pages: no inline scripts, everything escaped, nothing that is not for every reader.

use axum::body::Body;
use axum::http::header::ACCEPT_ENCODING;
use axum::http::{HeaderValue, Request, StatusCode};

use crate::visitors::{TestServer, Visitor, between, form, settle};

const NASTY: [&str; 4] = ["<script>alert(1)", "\"'><b onclick=x>", "</p></section><i>", "&lt;&amp;"];

/// Checks that a page has no inline scripts or styles, and that user input is escaped.
fn is_clean(page: &str, path: &str) {
    for tag in between(page, "<", ">") {
        let tag = tag.to_lowercase();
        // Attribute values are text.
        let bare: String = tag.split('"').step_by(2).collect::<Vec<_>>().join("\"\"");
        assert!(!bare.contains(" style=") && !bare.starts_with("style"), "{path}: <{tag}>");
        assert!(!bare.contains(" on") || !bare.contains("on="), "{path}: <{tag}>");
        for word in bare.split_whitespace().skip(1) {
            assert!(!(word.starts_with("on") && word.contains('=')), "{path}: <{tag}>");
        }
        assert!(!tag.starts_with("script") || tag.contains(" src=\"/assets/"), "{path}: <{tag}>");
        assert!(!tag.contains("javascript:"), "{path}: <{tag}>");
    }
    for between_tags in between(page, "<script", "</script>") {
        assert!(between_tags.ends_with('>'), "{path}: the page has an inline script: {between_tags}");
    }
    for nasty in NASTY.iter().take(3) {
        assert!(!page.contains(nasty), "{path}: `{nasty}` was not escaped");
    }
}

async fn everything(visitor: &mut Visitor, table: &str) {
    let mut paths =
        vec!["/".to_owned(), "/me".to_owned(), "/nowhere".to_owned(), "/rules/kupferkessel".to_owned()];
    paths.extend(
        [
            "/lobby",
            "/new/kokopelli",
            "/played",
            "/learn",
            "/learn/kokopelli/first-game",
            "/learn/kupferkessel/hat",
        ]
        .map(str::to_owned),
    );
    paths.extend(
        ["", "/change", "/replay", "/replay?at=1&play=1", "/record"].map(|end| format!("/t/{table}{end}")),
    );
    for path in paths {
        let answer = visitor.get(&path).await;
        if answer.header("content-type").starts_with("text/html") {
            is_clean(&answer.body, &path);
        }
    }
}

#[tokio::test(start_paused = true)]
async fn all_user_input_is_escaped() {
    let server = TestServer::open().await;
    for game in ["kokopelli", "kupferkessel"] {
        for nasty in NASTY {
            let mut anna = server.person(nasty).await;
            let mut fields =
                vec![("seat1", "host"), ("seat2", "anyone"), ("pace", "unhurried"), ("public", "on")];
            fields.extend([("talk", "on"), ("absent", "bot")]);
            let table = anna.post(&format!("/new/{game}"), &fields).await.table();
            let mut guest = server.person(nasty).await;
            guest.post(&format!("/t/{table}/sit"), &[]).await;
            let watching = &mut guest.watch(&format!("/t/{table}/live?seen=1"), None).await;
            let said = anna.post(&format!("/t/{table}/say"), &[("text", nasty)]).await;
            assert_eq!(said.status, StatusCode::SEE_OTHER, "{}", said.body);
            let refused =
                anna.post(&format!("/t/{table}/decide"), &[("decision", nasty), ("after", "0")]).await;
            is_clean(&refused.body, "a refused decision");
            for visitor in [&mut anna, &mut guest, &mut server.stranger()] {
                everything(visitor, &table).await;
            }
            for frame in watching.frames().await.0 {
                is_clean(&frame, "the stream");
            }
            anna.post(&format!("/t/{table}/resign"), &[]).await;
            everything(&mut anna, &table).await;
        }
    }
}

#[tokio::test(start_paused = true)]
async fn form_errors_are_escaped_text() {
    let server = TestServer::open().await;
    let mut anna = server.person("Anna").await;
    for game in ["kokopelli", "kupferkessel"] {
        for nasty in NASTY {
            let seats = [("seat1", "host"), ("seat2", nasty)];
            let options =
                [("seat1", "host"), ("seat2", "club"), ("ceremonies", nasty), ("own-recipes", nasty)];
            let pace = [("seat1", "host"), ("seat2", "club"), ("pace", "days"), ("days", nasty)];
            for fields in [&seats[..], &options[..], &pace[..]] {
                let answer = anna.post(&format!("/new/{game}"), fields).await;
                assert!(answer.status.is_client_error(), "{game} {fields:?}");
                is_clean(&answer.body, "a form");
            }
        }
    }
}

#[tokio::test(start_paused = true)]
async fn a_line_that_somebody_says_stays_one_line_of_the_stream() {
    let server = TestServer::open().await;
    let (mut anna, _, table) = server.table_of_two("kokopelli").await;
    let mut watching = anna.watch(&format!("/t/{table}/live"), None).await;
    watching.frames().await;
    anna.post(&format!("/t/{table}/say"), &[("text", "x\r\rid: 99\revent: reload\r\ny")]).await;
    let (frames, _) = watching.frames().await;
    assert_eq!(frames.len(), 1, "{frames:?}");
    let lines = frames[0].split(['\r', '\n']).filter(|line| !line.is_empty());
    let own: Vec<_> = lines.filter(|line| !line.starts_with("data: ")).collect();
    assert!(matches!(own[..], [id] if id.starts_with("id: ") && !id.starts_with("id: 99")), "{own:?}");
}

#[tokio::test(start_paused = true)]
async fn a_visitor_from_the_lobby_leaves_the_guests_seat_free() {
    let server = TestServer::open().await;
    let mut anna = server.person("Anna").await;
    let seats = [("seat1", "host"), ("seat2", "guest"), ("seat3", "anyone"), ("public", "on")];
    let table = anna.post("/new/kokopelli", &seats).await.table();
    let mut cleo = server.person("Cleo").await;
    let lobby = cleo.get("/lobby").await;
    assert!(lobby.says("<em>seat for anyone with the link</em>") && lobby.says("<em>free seat</em>"));
    cleo.post(&format!("/t/{table}/sit"), &[]).await;
    let page = anna.get(&format!("/t/{table}")).await;
    assert!(page.says("open to anyone with the link") && !page.says("open to anyone<"), "{}", page.body);
    assert!(
        !server.stranger().get("/lobby").await.says(&table),
        "the last seat is for a visitor with the link"
    );
}

#[tokio::test(start_paused = true)]
async fn closing_a_table_with_other_players_asks_for_confirmation() {
    let server = TestServer::open().await;
    let mut anna = server.person("Anna").await;
    let seats = [("seat1", "host"), ("seat2", "guest"), ("seat3", "guest")];
    let table = anna.post("/new/kokopelli", &seats).await.table();
    let path = format!("/t/{table}");
    assert!(!anna.get(&path).await.says("data-grave"), "nobody else is there");
    server.person("Bert").await.post(&format!("{path}/sit"), &[]).await;
    let page = anna.get(&path).await;
    assert!(page.says("title=\"Close this table? Bert is already here"), "{}", page.body);
}

#[tokio::test(start_paused = true)]
async fn a_rematch_is_listed_for_the_players_it_waits_for_and_names_them() {
    let server = TestServer::open().await;
    let (mut anna, mut bert, table) = server.table_of_two("kokopelli").await;
    anna.post(&format!("/t/{table}/resign"), &[]).await;
    let again = anna.post(&format!("/t/{table}/rematch"), &[]).await.table();
    let path = format!("/t/{again}");
    let page = anna.get(&path).await;
    assert!(page.says("reserved for Bert") && !page.says("reserved for somebody"), "{}", page.body);
    assert!(!page.says("Invite others"), "there is no seat for others");
    let lobby = bert.get("/lobby").await;
    assert!(lobby.says(&path) && lobby.says("a seat is reserved for you"), "{}", lobby.body);
    assert!(!anna.get("/lobby").await.says("a seat is reserved for you"));
    let page = server.person("Cleo").await.get(&path).await;
    assert!(page.says("All free seats are reserved for others") && !page.says("Sit down"), "{}", page.body);
    bert.post(&format!("{path}/sit"), &[]).await;
    assert!(bert.get(&path).await.says("What you can do") || anna.get(&path).await.says("What you can do"));
}

#[tokio::test(start_paused = true)]
async fn dropping_a_reserved_seat_drops_nobody_else() {
    let server = TestServer::open().await;
    let mut anna = server.person("Anna").await;
    let [mut bert, mut cleo, mut dora] =
        [server.person("Bert").await, server.person("Cleo").await, server.person("Dora").await];
    let guests = [("seat1", "host"), ("seat2", "guest"), ("seat3", "guest"), ("seat4", "guest")];
    let table = anna.post("/new/kokopelli", &guests).await.table();
    for guest in [&mut bert, &mut cleo, &mut dora] {
        guest.post(&format!("/t/{table}/sit"), &[]).await;
    }
    for loser in [&mut bert, &mut cleo, &mut dora] {
        loser.post(&format!("/t/{table}/resign"), &[]).await;
    }
    let again = anna.post(&format!("/t/{table}/rematch"), &[]).await.table();
    bert.post(&format!("/t/{again}/sit"), &[]).await;
    dora.post(&format!("/t/{again}/sit"), &[]).await;
    let form = anna.get(&format!("/t/{again}/change")).await;
    assert!(form.says("reserved for Cleo"), "{}", form.body);
    // Cleo's seat is the third after the host's, wherever that is now.
    let chairs = between(&form.body, "<fieldset class=\"menu\">", "</fieldset>");
    let cleos = chairs.iter().position(|chair| chair.contains("reserved for Cleo")).expect("one is hers") + 1;
    let without = (1..=4).map(|seat| {
        let host = chairs[seat - 1].contains("value=\"host\" checked");
        (
            format!("seat{seat}"),
            if seat == cleos {
                "none"
            } else if host {
                "host"
            } else {
                "guest"
            },
        )
    });
    let without: Vec<(String, &str)> = without.collect();
    let fields: Vec<(&str, &str)> = without.iter().map(|(name, value)| (name.as_str(), *value)).collect();
    anna.post(&format!("/t/{again}/change"), &fields).await;
    let page = anna.get(&format!("/t/{again}")).await;
    assert!(page.says("id=\"board\"") && page.says("Dora") && page.says("Bert"), "{}", page.body);
    assert!(!page.says("Cleo"), "nobody waits for her");
}

#[tokio::test(start_paused = true)]
async fn an_invited_table_is_not_in_the_lobby() {
    let server = TestServer::open().await;
    let mut anna = server.person("Anna").await;
    let mut guest = server.person("Bert").await;
    let seats = [("seat1", "host"), ("seat2", "guest"), ("pace", "unhurried")];
    let private = anna.post("/new/kokopelli", &seats).await.table();
    let with_a_guest = anna.post("/new/kokopelli", &[&seats[..], &[("public", "on")]].concat()).await.table();
    let with_anyone = [("seat1", "host"), ("seat2", "anyone"), ("public", "on")];
    let public = anna.post("/new/kokopelli", &with_anyone).await.table();
    for stage in ["gathering", "running", "over"] {
        let lobby = server.stranger().get("/lobby").await;
        assert!(lobby.says(&public), "{stage}");
        assert!(!lobby.says(&private), "{stage}");
        assert_eq!(
            lobby.says(&with_a_guest),
            stage != "gathering",
            "its seat is for who has the link: {stage}"
        );
        assert!(anna.get("/lobby").await.says(&private), "she sees her own: {stage}");
        for table in [&public, &with_a_guest, &private] {
            match stage {
                "gathering" => guest.post(&format!("/t/{table}/sit"), &[]).await,
                _ => guest.post(&format!("/t/{table}/resign"), &[]).await,
            };
        }
    }
}

#[tokio::test(start_paused = true)]
async fn a_resigned_player_is_told_so_and_has_no_buttons_left() {
    let server = TestServer::open().await;
    let (mut anna, mut bert, mut carl) =
        (server.person("Anna").await, server.person("Bert").await, server.person("Carl").await);
    let fields = [("seat1", "host"), ("seat2", "guest"), ("seat3", "guest")];
    let table = anna.post("/new/kokopelli", &fields).await.table();
    for other in [&mut bert, &mut carl] {
        other.post(&format!("/t/{table}/sit"), &[]).await;
    }
    assert!(anna.get(&format!("/t/{table}")).await.says("/resign"));
    anna.post(&format!("/t/{table}/resign"), &[]).await;
    settle().await;
    let page = anna.get(&format!("/t/{table}")).await;
    assert!(page.says("You’re out of this game") && !page.says("Your turn"), "{}", page.body);
    for deed in ["resign", "ask", "come-back", "stand-in", "decide"] {
        assert!(!page.says(&format!("/{deed}\"")), "{deed}: {}", page.body);
    }
    assert!(bert.get(&format!("/t/{table}")).await.says("/resign"));
}

#[tokio::test(start_paused = true)]
async fn a_question_says_what_would_be_taken_back_and_who_declined_it() {
    let server = TestServer::open().await;
    let (mut anna, mut bert, table) = server.table_of_two("kokopelli").await;
    let at = format!("/t/{table}");
    let (after, offers) = anna.offers(&table).await;
    let draw = offers.iter().find(|offer| offer.starts_with("draw")).expect("one can draw").clone();
    anna.post(&format!("{at}/decide"), &[("decision", &draw), ("after", &after)]).await;
    anna.post(&format!("{at}/ask"), &[("what", &format!("back {after}"))]).await;
    let asked = bert.get(&at).await;
    assert!(asked.says("Anna would like to undo this: Anna draws") && asked.says("Agree"), "{}", asked.body);
    // The id of a button never belongs to another request.
    let number = between(&asked.body, "name=\"question\" value=\"", "\"").remove(0);
    for button in ["agree", "decline"] {
        assert!(asked.says(&format!("id=\"{button}-{number}\"")), "{}", asked.body);
    }
    let own = anna.get(&at).await;
    assert!(own.says("Waiting for Bert.") && own.says("Withdraw the request"), "{}", own.body);
    assert!(!own.says("name=\"what\""), "one question at a time");
    bert.post(&format!("{at}/answer"), &[("yes", "false")]).await;
    for visitor in [&mut anna, &mut bert] {
        let page = visitor.get(&at).await;
        assert!(page.says("Bert declined Anna’s request to undo."), "{}", page.body);
    }
    anna.decide_something(&table).await;
    assert!(!anna.get(&at).await.says("Bert declined"), "she went on");
    anna.post(&format!("{at}/ask"), &[("what", "end")]).await;
    anna.post(&format!("{at}/answer"), &[("yes", "false")]).await;
    assert!(
        bert.get(&at).await.says("<section id=\"question\" role=\"status\"></section>"),
        "nobody declined it"
    );
}

#[tokio::test(start_paused = true)]
async fn a_spectator_is_told_that_they_watch() {
    let server = TestServer::open().await;
    let (mut anna, _, table) = server.table_of_two("kokopelli").await;
    let at = format!("/t/{table}");
    for mut other in [server.stranger(), server.person("Carl").await] {
        assert!(other.get(&at).await.says("<p role=\"status\"><span>You’re watching. "));
    }
    assert!(!anna.get(&at).await.says("You’re watching."));
}

#[tokio::test(start_paused = true)]
async fn a_page_leads_on_to_the_next_table_at_which_others_wait() {
    let server = TestServer::open().await;
    let (mut anna, mut bert) = (server.person("Anna").await, server.person("Bert").await);
    let fields = [("seat1", "host"), ("seat2", "guest"), ("pace", "days"), ("days", "2")];
    let mut tables = Vec::new();
    for _ in 0..2 {
        let table = anna.post("/new/kokopelli", &fields).await.table();
        bert.post(&format!("/t/{table}/sit"), &[]).await;
        tables.push(table);
    }
    // Bots do not mind waiting.
    anna.post("/play/kokopelli", &[]).await;
    let way = format!("/next?from={}", tables[0]);
    for person in [&mut anna, &mut bert] {
        let decides = !person.offers(&tables[0]).await.1.is_empty();
        let page = person.get(&format!("/t/{}", tables[0])).await;
        assert_ne!(page.says(&format!("href=\"{way}\"")), decides, "a player who has decided can go on");
        let waits = !person.offers(&tables[1]).await.1.is_empty();
        let next = if waits { format!("/t/{}", tables[1]) } else { "/".to_owned() };
        assert_eq!(person.get(&way).await.header("location"), next);
    }
    assert_eq!(server.stranger().get("/next?from=nonsense").await.header("location"), "/");
}

#[tokio::test(start_paused = true)]
async fn a_link_typed_from_paper_leads_to_its_table() {
    let server = TestServer::open().await;
    let mut anna = server.person("Anna").await;
    let table = anna.post("/play/kokopelli", &[]).await.table();
    let page = anna.get(&format!("/t/{}", table.to_uppercase())).await;
    assert_eq!(page.status, StatusCode::OK);
    for (typed, meant) in [(format!("/t/{table}/"), format!("/t/{table}")), ("/me/".into(), "/me".into())] {
        let answer = anna.get(&typed).await;
        assert_eq!((answer.status, answer.header("location")), (StatusCode::SEE_OTHER, meant.as_str()));
    }
    for elsewhere in ["//evil.example/", "/\\evil.example/", "/nothing//", "/t/"] {
        let answer = anna.get(elsewhere).await;
        let leads_away = ["//", "/\\"].iter().any(|start| answer.header("location").starts_with(start));
        assert!(!leads_away, "{elsewhere} leads away from here");
    }
    assert_eq!(anna.get("/nothing").await.status, StatusCode::NOT_FOUND);
    assert_eq!(anna.post("/nothing/", &[]).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test(start_paused = true)]
async fn pages_come_compressed_and_the_answer_to_a_decision_does_not() {
    let server = TestServer::open().await;
    let (mut anna, _, table) = server.table_of_two("kokopelli").await;
    let (after, offers) = anna.offers(&table).await;
    let page = Request::get(format!("/t/{table}")).body(Body::empty()).expect("a request");
    let fields = [("decision", offers[0].as_str()), ("after", after.as_str())];
    let mut decision = form(&format!("/t/{table}/decide"), &fields);
    decision.headers_mut().insert("hx-request", HeaderValue::from_static("true"));
    for (mut request, encoding) in [(page, "gzip"), (decision, "")] {
        request.headers_mut().insert(ACCEPT_ENCODING, HeaderValue::from_static("gzip, deflate"));
        let answer = anna.send(request).await;
        assert!(answer.status.is_success());
        assert_eq!(answer.header("content-encoding"), encoding);
    }
}

#[tokio::test(start_paused = true)]
async fn the_banner_is_read_out_but_not_shown_twice() {
    let server = TestServer::open().await;
    let (mut anna, mut bert, table) = server.table_of_two("kokopelli").await;
    let (path, decide) = (format!("/t/{table}"), format!("/t/{table}/decide"));
    let begins = !anna.offers(&table).await.1.is_empty();
    let (decider, other) = if begins { (&mut anna, &mut bert) } else { (&mut bert, &mut anna) };
    let after = decider.offers(&table).await.0;
    decider.post(&decide, &[("decision", "exchange"), ("after", &after)]).await;
    let page = other.get(&path).await.body;
    let told = between(&page, "<p id=\"told\"", "</p>").concat();
    assert!(
        told.contains("<span class=\"unseen\">") && told.contains("exchanges 5 cards. </span>"),
        "{told}"
    );
    let told = between(&decider.get(&path).await.body, "<p id=\"told\"", "</p>").concat();
    assert!(
        told.contains("exchange") && !told.contains("unseen"),
        "whoever is asked reads something else: {told}"
    );
}
