//! Mail: the address and its confirmation, forgotten passwords, notifications, quiet times. A real SMTP connection on
//! loopback.

mod mailbox;

use std::time::Duration;

use axum::http::StatusCode;
use axum::http::header::ACCEPT_LANGUAGE;
use tokio::time::advance;

use self::mailbox::{MAILBOX, Mail, Mailbox};
use crate::visitors::{BEGINNING, TestServer, Visitor, between, form, settle, until};

const PASSWORD: &str = "correct horse";
const SITE: &str = "https://hearth.example";

async fn server() -> TestServer {
    TestServer::with(|config| {
        config.public_url = Some(SITE.to_owned());
        config.mail = Some(MAILBOX.config());
    })
    .await
}

/// Returns a person with an account.
async fn account(server: &TestServer, name: &str) -> Visitor {
    let mut person = server.person(name).await;
    let kept = person.post("/me/keep", &[("login", name), ("password", PASSWORD)]).await;
    assert_eq!(kept.status, StatusCode::SEE_OTHER, "{}", kept.body);
    person
}

/// Gives a mail address. Returns the mail with the link.
async fn give(visitor: &mut Visitor, address: &str, language: &str) -> Mail {
    let mut request = form("/me/mail", &[("address", address), ("password", PASSWORD)]);
    request.headers_mut().insert(ACCEPT_LANGUAGE, language.parse().expect("a header"));
    let given = visitor.send(request).await;
    assert_eq!(given.status, StatusCode::SEE_OTHER, "{}", given.body);
    Mailbox::gets(address, 1).await
}

/// Gives a mail address and confirms it.
async fn confirmed(server: &TestServer, visitor: &mut Visitor, address: &str) {
    let mail = give(visitor, address, "en").await;
    let answer = server.stranger().post(&mail.link("/mail/confirm/"), &[]).await;
    assert!(answer.says("Confirmed."), "{}", answer.body);
}

/// Opens a table with days per turn, where it is the person's turn after Anna has decided.
async fn awaited(server: &TestServer, visitor: &mut Visitor) -> (Visitor, String) {
    let mut anna = server.person("Anna").await;
    let fields = [("seat1", "host"), ("seat2", "guest"), ("pace", "days"), ("days", "9")];
    let table = anna.post("/new/kokopelli", &fields).await.table();
    visitor.post(&format!("/t/{table}/sit"), &[]).await;
    while anna.decide_something(&table).await {}
    (anna, table)
}

#[tokio::test(start_paused = true)]
async fn an_address_gets_nothing_before_it_is_confirmed() {
    let server = server().await;
    let mut bert = account(&server, "Bert").await;
    let mail = give(&mut bert, "bert@confirm.example", "de").await;
    assert_eq!(mail.header("subject"), "Bestätige deine E-Mail-Adresse");
    assert_eq!(mail.header("content-type"), "text/plain; charset=utf-8");
    assert!(mail.text.contains(SITE) && !mail.text.contains("Bert"), "{}", mail.text);
    let link = mail.link("/mail/confirm/");
    awaited(&server, &mut bert).await;
    settle().await;
    assert_eq!(Mailbox::of("bert@confirm.example").len(), 1, "nothing yet");
    // Opening the link changes nothing: mail programs do that by themselves.
    assert!(server.stranger().get(&link).await.says("bert@confirm.example"));
    assert!(bert.get("/me").await.says("Open it to confirm"));
    let forged = link.replace("-626572", "-636572");
    assert_eq!(server.stranger().post(&forged, &[]).await.status, StatusCode::NOT_FOUND);
    assert!(server.stranger().post(&link, &[]).await.says("Confirmed."));
    awaited(&server, &mut bert).await;
    let notice = Mailbox::gets("bert@confirm.example", 2).await;
    assert_eq!(notice.header("subject"), "Kokopelli: Du bist am Zug");
    assert!(
        notice.text.contains(&format!("{SITE}/t/")) && notice.text.contains("mit Anna"),
        "{}",
        notice.text
    );
}

#[tokio::test(start_paused = true)]
async fn an_address_needs_an_account_its_password_and_a_form() {
    let server = server().await;
    let mut guest = server.person("Gast").await;
    let given = guest.post("/me/mail", &[("address", "gast@guest.example"), ("password", PASSWORD)]).await;
    assert!(
        given.status == StatusCode::BAD_REQUEST && given.says("Only people with an account"),
        "{}",
        given.body
    );
    let mut bert = account(&server, "Bert").await;
    for (address, password, sentence) in [
        ("bert@form.example", "wrong horse", "password"),
        ("bert", PASSWORD, "isn’t a mail address"),
        ("bert@localhost", PASSWORD, "isn’t a mail address"),
        ("a@x.example\r\nBcc: b@x.example", PASSWORD, "isn’t a mail address"),
    ] {
        let given = bert.post("/me/mail", &[("address", address), ("password", password)]).await;
        assert!(given.status == StatusCode::BAD_REQUEST && given.says(sentence), "{address}: {}", given.body);
    }
    let none = TestServer::open().await;
    assert!(!none.stranger().get("/me").await.says("forgotten"), "there is no mail");
    assert_eq!(none.stranger().get("/forgotten").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test(start_paused = true)]
async fn one_press_ends_notifications_by_mail() {
    let server = server().await;
    let mut bert = account(&server, "Bert").await;
    confirmed(&server, &mut bert, "bert@stop.example").await;
    awaited(&server, &mut bert).await;
    let notice = Mailbox::gets("bert@stop.example", 2).await;
    let stop = notice.link("/mail/stop/");
    assert_eq!(notice.header("list-unsubscribe"), format!("<{SITE}{stop}>"));
    assert_eq!(notice.header("list-unsubscribe-post"), "List-Unsubscribe=One-Click");
    assert!(server.stranger().get(&stop).await.says("Send no more notifications to bert@stop.example"));
    // As a mail program does it, without cookies.
    let stopped = server.stranger().post(&stop, &[("List-Unsubscribe", "One-Click")]).await;
    assert!(stopped.status == StatusCode::OK && stopped.says("no more notifications"), "{}", stopped.body);
    awaited(&server, &mut bert).await;
    settle().await;
    assert_eq!(Mailbox::of("bert@stop.example").len(), 2, "they want no more");
    bert.post("/me/mail/turns", &[("turns", "on")]).await;
    awaited(&server, &mut bert).await;
    Mailbox::gets("bert@stop.example", 3).await;
}

#[tokio::test(start_paused = true)]
async fn a_forgotten_password_is_replaced_once_within_an_hour_and_ends_all_sessions() {
    let server = server().await;
    let mut bert = account(&server, "Bert").await;
    confirmed(&server, &mut bert, "bert@reset.example").await;
    let mut stranger = server.stranger();
    let answers = [
        stranger.post("/forgotten", &[("address", "Bert@Reset.Example")]).await,
        stranger.post("/forgotten", &[("address", "nobody@reset.example")]).await,
    ];
    assert!(answers[0].says("If an account has this address"));
    assert_eq!(answers[0].status, answers[1].status);
    assert_eq!(answers[0].body, answers[1].body, "the answer tells nothing");
    let mail = Mailbox::gets("bert@reset.example", 2).await;
    assert!(mail.text.contains("“Bert”"), "{}", mail.text);
    let link = mail.link("/forgotten/");
    assert!(stranger.get(&link).await.says("A new password for Bert"));
    assert_eq!(stranger.post(&link, &[("new", "short")]).await.status, StatusCode::BAD_REQUEST);
    let set = stranger.post(&link, &[("new", "battery staple")]).await;
    assert!(set.says("Your password is changed"), "{}", set.body);
    assert!(!bert.get("/me").await.says("On other devices, log in"), "his session has ended");
    assert_eq!(stranger.post(&link, &[("new", "battery staples")]).await.status, StatusCode::NOT_FOUND);
    let fields = [("login", "Bert"), ("password", "battery staple")];
    assert_eq!(stranger.post("/me/login", &fields).await.status, StatusCode::SEE_OTHER);
    // A link that is not used in time.
    stranger.post("/forgotten", &[("address", "bert@reset.example")]).await;
    let late = Mailbox::gets("bert@reset.example", 3).await.link("/forgotten/");
    advance(Duration::from_mins(61)).await;
    assert_eq!(stranger.get(&late).await.status, StatusCode::NOT_FOUND);
    assert_eq!(stranger.post(&late, &[("new", "battery staples")]).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test(start_paused = true)]
async fn nobody_is_flooded_with_mails() {
    let server = server().await;
    let mut bert = account(&server, "Bert").await;
    confirmed(&server, &mut bert, "bert@flood.example").await;
    let mut refused = 0;
    for _ in 0..30 {
        let answer = server.stranger().post("/forgotten", &[("address", "bert@flood.example")]).await;
        refused += usize::from(answer.status == StatusCode::TOO_MANY_REQUESTS);
    }
    assert!(refused >= 20, "{refused} from one household");
    // The confirmation, and two links.
    Mailbox::gets("bert@flood.example", 3).await;
    settle().await;
    assert_eq!(Mailbox::of("bert@flood.example").len(), 3, "no more than that");
}

#[tokio::test(start_paused = true)]
async fn quiet_hours_and_holidays_hold_notifications_back() {
    let server = server().await;
    let mut bert = account(&server, "Bert").await;
    confirmed(&server, &mut bert, "bert@quiet.example").await;
    // The tests begin at 22:13 UTC.
    assert_eq!(BEGINNING / 60_000 % (24 * 60), 22 * 60 + 13);
    let quiet = [("from", "22:00"), ("to", "07:00"), ("zone", "UTC"), ("away", "")];
    assert_eq!(bert.post("/me/quiet", &quiet).await.status, StatusCode::SEE_OTHER);
    let page = bert.get("/me").await.body;
    assert!(page.contains("value=\"22:00\"") && page.contains("value=\"07:00\""));
    awaited(&server, &mut bert).await;
    for hour in 0..8 {
        settle().await;
        assert_eq!(Mailbox::of("bert@quiet.example").len(), 1, "after {hour} hours");
        advance(Duration::from_hours(1)).await;
    }
    advance(Duration::from_hours(1)).await;
    Mailbox::gets("bert@quiet.example", 2).await;
    let away = [("from", ""), ("to", ""), ("zone", "Europe/Berlin"), ("away", "2023-11-17")];
    assert_eq!(bert.post("/me/quiet", &away).await.status, StatusCode::SEE_OTHER);
    awaited(&server, &mut bert).await;
    advance(Duration::from_hours(24)).await;
    settle().await;
    assert_eq!(Mailbox::of("bert@quiet.example").len(), 2, "a day later");
    // It is over on the seventeenth at midnight in Bert's own time.
    advance(Duration::from_hours(16)).await;
    settle().await;
    Mailbox::gets("bert@quiet.example", 3).await;
    let wrong = [("from", "25:00"), ("to", "07:00"), ("zone", "UTC"), ("away", "")];
    assert_eq!(bert.post("/me/quiet", &wrong).await.status, StatusCode::BAD_REQUEST);
}

#[tokio::test(start_paused = true)]
async fn an_address_that_is_refused_is_switched_off() {
    let server = server().await;
    let mut bert = account(&server, "Bert").await;
    confirmed(&server, &mut bert, "bert@later-refused.example").await;
    Mailbox::refuse("bert@later-refused.example");
    for _ in 0..20 {
        awaited(&server, &mut bert).await;
        settle().await;
    }
    until("he is told", || {
        let mut bert = bert.clone();
        async move { bert.get("/me").await.says("Switched off: the last 20") }
    })
    .await;
    let names = between(&bert.get("/me").await.body, "action=\"/me/mail", "\"");
    assert!(!names.is_empty());
}

/// Whoever knew the old password could have given their own address.
#[tokio::test(start_paused = true)]
async fn changing_the_password_removes_the_mail_address() {
    let server = server().await;
    let mut bert = account(&server, "Bert").await;
    confirmed(&server, &mut bert, "mallory@change.example").await;
    let changed = bert.post("/me/password", &[("password", PASSWORD), ("new", "battery staple")]).await;
    assert_eq!(changed.status, StatusCode::SEE_OTHER, "{}", changed.body);
    server.stranger().post("/forgotten", &[("address", "mallory@change.example")]).await;
    settle().await;
    assert_eq!(Mailbox::of("mallory@change.example").len(), 1, "only the confirmation");
}
