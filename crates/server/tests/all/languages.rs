//! Every page is in the reader's language. A text that is the same in English and in another language must be a name, or a
//! word that both have.

use std::collections::BTreeSet;

use axum::body::Body;
use axum::http::header::ACCEPT_LANGUAGE;
use axum::http::{Request, StatusCode};

use crate::visitors::{Answer, TestServer, Visitor, between, form};

/// Texts that are the same in every language.
const NAMES: [&str; 12] = [
    "Hearth",
    "Kokopelli",
    "Kokopelli · Hearth",
    "https://",
    "Kupferkessel Co.",
    "Kupferkessel Co. · Hearth",
    "English",
    "Français",
    "Deutsch",
    "Polski",
    "Anna",
    "Bert",
];

/// Words that English and another language have in common.
const COMMON: [(&str, &str); 27] = [
    ("de", "Bots"),
    ("de", "Bot"),
    ("pl", "Bot"),
    ("de", "Lobby"),
    ("pl", "Lobby"),
    ("de", "Name"),
    ("de", "Chat"),
    ("fr", "Chat"),
    ("fr", "bot (expert)"),
    ("de", "Live"),
    ("fr", "expert"),
    ("fr", "minutes"),
    ("fr", "15 min + 20 s"),
    ("pl", "15 min + 20 s"),
    ("fr", "10 min + 20 s"),
    ("pl", "10 min + 20 s"),
    ("fr", "Table"),
    ("fr", "Message"),
    ("fr", "Notifications"),
    ("fr", "orange"),
    ("de", "orange"),
    ("fr", "violet"),
    ("fr", "Vase"),
    ("de", "Vase"),
    ("fr", "Dragon"),
    ("fr", "1 action"),
    ("de", "Start"),
];

/// The number of games of each kind: one shows only a few of the cards.
const DEALS: usize = 10;

/// Elements that are in no language: keys, typed input, the address of an invitation, and the places of time zones.
const UNSPOKEN: [(&str, &str); 4] = [
    ("<kbd", "</kbd>"),
    ("<code", "</code>"),
    ("<p class=\"invitation\"", "</p>"),
    ("<select id=\"zone\"", "</select>"),
];

/// Returns the texts of a page that a person reads or hears.
fn texts(page: &str) -> BTreeSet<String> {
    let mut page = page.to_owned();
    for (from, to) in UNSPOKEN {
        while let Some(begin) = page.find(from) {
            let end = page[begin..].find(to).map_or(page.len(), |end| begin + end);
            page.replace_range(begin..end, "");
        }
    }
    let mut texts = BTreeSet::new();
    for attribute in ["aria-label", "placeholder", "title", "data-grave", "data-title", "data-does"] {
        texts.extend(between(&page, &format!(" {attribute}=\""), "\""));
    }
    texts.extend(between(&page, ">", "<"));
    // A single letter names a space of the table.
    let spoken = |text: &String| text.chars().filter(|letter| letter.is_alphabetic()).count() > 1;
    // Soft hyphens are not heard.
    texts.into_iter().map(|text| text.trim().replace('\u{ad}', "")).filter(spoken).collect()
}

async fn read(visitor: &mut Visitor, path: &str, language: &str) -> Answer {
    let request = Request::get(path).header(ACCEPT_LANGUAGE, language).body(Body::empty());
    visitor.send(request.expect("a request")).await
}

async fn sent(visitor: &mut Visitor, path: &str, fields: &[(&str, &str)], language: &str) -> Answer {
    let mut request = form(path, fields);
    request.headers_mut().insert(ACCEPT_LANGUAGE, language.parse().expect("a header"));
    visitor.send(request).await
}

/// Returns the texts that should differ between two pages but do not.
fn left_in_english(english: &Answer, other: &Answer, language: &str, table: &str) -> Vec<String> {
    assert!(other.says(&format!("<html lang=\"{language}\"")), "{}", other.body);
    let (english, other) = (english.body.replace(table, "TABLE"), other.body.replace(table, "TABLE"));
    let alike = |text: &String| {
        NAMES.contains(&text.as_str())
            || text.starts_with("Anna ")
            || COMMON.iter().any(|(known, word)| *known == language && text.trim_end_matches(':') == *word)
    };
    texts(&english).intersection(&texts(&other)).filter(|text| !alike(text)).cloned().collect()
}

async fn compare(visitor: &mut Visitor, path: &str, table: &str, error: &mut Vec<String>) -> usize {
    let english = read(visitor, path, "en").await;
    for language in ["fr", "de", "pl"] {
        let other = read(visitor, path, language).await;
        let left = left_in_english(&english, &other, language, table);
        error.extend(left.into_iter().map(|text| format!("{path} in {language}: {text}")));
    }
    texts(&english.body).len()
}

/// Returns the visitor's name in the header of a page.
fn name_on(page: &Answer) -> String {
    let me = between(&page.body, "<a class=\"me\" id=\"me\" href=\"/me\">", "</a>").pop().expect("a name");
    between(&me, "<span>", "</span>").pop().expect("a name")
}

#[tokio::test]
async fn an_unnamed_guest_gets_a_name_in_their_language_and_keeps_it() {
    let server = TestServer::open().await;
    let mut stranger = server.stranger();
    let mut names = BTreeSet::new();
    for language in ["en", "fr", "de", "pl"] {
        names.insert(name_on(&read(&mut stranger, "/", language).await));
    }
    assert_eq!(names.len(), 4, "{names:?}");
    let french = name_on(&read(&mut stranger, "/", "fr").await);
    sent(&mut stranger, "/play/kokopelli", &[], "fr").await;
    assert_eq!(name_on(&read(&mut stranger, "/", "de").await), french, "the guest keeps the first name");
}

#[tokio::test(start_paused = true)]
async fn nothing_on_a_page_is_left_in_english() {
    let server = TestServer::open().await;
    let mut anna = server.person("Anna").await;
    let mut bert = server.person("Bert").await;
    let (mut error, mut read) = (Vec::new(), 0);
    let seats = [("seat1", "host"), ("seat2", "anyone"), ("seat3", "club"), ("public", "on"), ("talk", "on")];
    let days = [("pace", "days"), ("days", "3"), ("absent", "bot")];
    let fields: Vec<_> = seats.into_iter().chain(days).collect();
    let table = anna.post("/new/kokopelli", &fields).await.table();
    // The cards on a page are random: many deals show most of them.
    for game in ["kokopelli", "kupferkessel"] {
        for _ in 0..DEALS {
            let dealt =
                anna.post(&format!("/new/{game}"), &[("seat1", "host"), ("seat2", "club")]).await.table();
            read += compare(&mut anna, &format!("/t/{dealt}"), &dealt, &mut error).await;
        }
    }
    for path in ["/", "/lobby", "/me", "/new/kokopelli", "/new/kupferkessel", "/nowhere", "/t/nowhere"] {
        read += compare(&mut anna, path, &table, &mut error).await;
    }
    let (page, replay) = (format!("/t/{table}"), format!("/t/{table}/replay"));
    for path in [page.clone(), format!("/t/{table}/change"), replay.clone()] {
        read += compare(&mut anna, &path, &table, &mut error).await;
    }
    read += compare(&mut bert, &page, &table, &mut error).await;
    bert.post(&format!("{page}/sit"), &[]).await;
    anna.post(&format!("{page}/ask"), &[("what", "end")]).await;
    for visitor in [&mut anna, &mut bert] {
        read += compare(visitor, &page, &table, &mut error).await;
    }
    bert.post(&format!("{page}/resign"), &[]).await;
    for path in [&page, &replay, "/played"] {
        read += compare(&mut anna, path, &table, &mut error).await;
    }
    anna.post("/me/keep", &[("login", "Anna"), ("password", "long enough")]).await;
    anna.post("/me/token", &[]).await;
    read += compare(&mut anna, "/me", &table, &mut error).await;
    assert!(error.is_empty(), "{}", error.join("\n"));
    assert!(read > 250, "only {read} texts were read");
}

#[tokio::test(start_paused = true)]
async fn a_refusal_is_in_the_language_of_the_player() {
    let server = TestServer::open().await;
    let mut anna = server.person("Anna").await;
    let table = anna.post("/new/kokopelli", &[("seat1", "host"), ("seat2", "guest")]).await.table();
    let deeds = ["rise", "close", "resign", "back", "answer", "say", "come-back", "sit", "decide"];
    let fields = [("decision", "dance"), ("after", "7"), ("yes", "true"), ("text", "")];
    let mut stranger = server.person("Bert").await;
    let (mut heard, mut paths): (usize, Vec<String>) =
        (0, deeds.iter().map(|deed| format!("/t/{table}/{deed}")).collect());
    paths.extend(["/me/name", "/me/keep", "/me/delete", "/me/login"].map(str::to_owned));
    for path in paths {
        let fields: Vec<_> =
            fields.into_iter().chain([("name", ""), ("login", "x"), ("password", "y")]).collect();
        let english = sent(&mut stranger, &path, &fields, "en").await;
        for language in ["fr", "de", "pl"] {
            let other = sent(&mut stranger, &path, &fields, language).await;
            if other.status.is_client_error() {
                let notice = |answer: &Answer| between(&answer.body, "id=\"notice\" role=\"alert\">", "</p>");
                assert_ne!(notice(&english), notice(&other), "{path} in {language}");
                assert!(!notice(&other).concat().is_empty(), "{path} in {language}: {}", other.body);
                heard += 1;
            }
        }
    }
    assert!(heard >= 30, "{heard}");
}

/// Punctuation before which French sets a narrow no-break space.
const HIGH_MARKS: [char; 5] = [';', ':', '!', '?', '»'];

/// Returns the texts of a French page in which such a space is missing.
fn set_too_close(page: &str) -> Vec<String> {
    let texts = texts(page).into_iter().map(|text| {
        let entities = [("&quot;", "\""), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")];
        let text = entities.into_iter().fold(text, |text, (entity, letter)| text.replace(entity, letter));
        // Typed input is left as it is.
        text.split('`').step_by(2).collect::<Vec<_>>().join("`")
    });
    let too_close = |text: &String| {
        let letters: Vec<char> = text.chars().chain([' ']).collect();
        letters.windows(3).any(|three| {
            HIGH_MARKS.contains(&three[1])
                && three[2] == ' '
                && three[0] != '\u{202f}'
                && !three[0].is_ascii_punctuation()
        })
    };
    texts.filter(too_close).collect()
}

#[tokio::test(start_paused = true)]
async fn french_pages_set_their_marks_as_french_books_do() {
    let server = TestServer::open().await;
    let (mut anna, mut bert) = (server.person("Anna").await, server.person("Bert").await);
    let (mut error, mut marks) = (Vec::new(), 0);
    for game in ["kokopelli", "kupferkessel"] {
        let table =
            anna.post(&format!("/new/{game}"), &[("seat1", "host"), ("seat2", "guest")]).await.table();
        bert.post(&format!("/t/{table}/sit"), &[]).await;
        let page = format!("/t/{table}");
        let fields = [("decision", "take a1"), ("after", "0")];
        let refused = sent(&mut anna, &format!("{page}/decide"), &fields, "fr").await;
        error.extend(set_too_close(&refused.body));
        for _ in 0..40 {
            if !anna.decide_something(&table).await {
                bert.decide_something(&table).await;
            }
            let seen = read(&mut anna, &page, "fr").await.body;
            marks += seen.matches('\u{202f}').count();
            error.extend(set_too_close(&seen));
        }
        bert.post(&format!("{page}/resign"), &[]).await;
        let paths = [
            page.clone(),
            format!("{page}/replay"),
            format!("{page}/aid"),
            format!("/new/{game}"),
            format!("/rules/{game}"),
            format!("/rules/{game}/aid"),
            format!("/learn/{game}/first-game"),
        ];
        for path in paths {
            error.extend(set_too_close(&read(&mut anna, &path, "fr").await.body));
        }
    }
    error.sort();
    error.dedup();
    assert!(error.is_empty(), "{}", error.join("\n"));
    assert!(marks > 100, "only {marks} marks were read");
}

/// The Polish names of the cards.
const POLISH_CARDS: &str = include_str!("../../../../games/kokopelli/text/words/pl/card.ftl");

#[tokio::test(start_paused = true)]
async fn a_typed_move_may_name_a_card_by_its_printed_title() {
    let server = TestServer::open().await;
    let mut anna = server.person("Anna").await;
    let table = anna.post("/new/kokopelli", &[("seat1", "host"), ("seat2", "beginner")]).await.table();
    let (after, offers) = anna.offers(&table).await;
    let opens = offers.iter().find(|offer| offer.starts_with("open ")).expect("a card can be laid");
    let [deed, card, space] = opens.split(' ').collect::<Vec<_>>()[..] else { panic!("{opens}") };
    let title = between(POLISH_CARDS, &format!("card-{card} = "), "\n").remove(0);
    let decide = format!("/t/{table}/decide");
    let refused =
        sent(&mut anna, &decide, &[("decision", "open jednorożec 1a"), ("after", &after)], "pl").await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", refused.body);
    // Phones begin every text with a capital.
    let said = format!("{} {title} {space}", deed.to_uppercase());
    let done = sent(&mut anna, &decide, &[("decision", &said), ("after", &after)], "pl").await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{said}: {}", done.body);
}
