//! Playing over one request.

use axum::body::{Body, Bytes};
use axum::http::Request;
use http_body_util::BodyExt;
use http_body_util::channel::{Channel, Sender};
use serde_json::{Value, json};

use super::Two;
use crate::server::request;

/// A player over one request.
struct Conversation {
    says: Sender<Bytes>,
    hears: Body,
}

impl Conversation {
    async fn begin(two: &Two, token: &str) -> Conversation {
        let (says, lines) = Channel::new(4);
        let mut sent: Request<Body> = request(&format!("POST {}/play", two.table), token, &Value::Null);
        *sent.body_mut() = Body::new(lines);
        Conversation { says, hears: two.server.begin(sent).await.into_body() }
    }

    async fn say(&mut self, text: impl Into<Bytes>) {
        self.says.send_data(text.into()).await.expect("the server listens");
    }

    async fn decide(&mut self, decision: &Value, after: &Value) {
        self.say(json!({"decision": decision, "after": after}).to_string() + "\n").await;
    }

    /// Waits until the server has stopped listening.
    async fn falls_silent(mut self) {
        while self.says.send_data("x".into()).await.is_ok() {
            tokio::task::yield_now().await;
        }
    }

    /// Returns the name and the data of the next event, or `None` at the end.
    async fn next(&mut self) -> Option<(String, Value)> {
        let bytes = self.hears.frame().await?.expect("nothing breaks").into_data().expect("it is data");
        let text = str::from_utf8(&bytes).expect("it is text");
        let field = |name: &str| text.lines().find_map(|line| line.strip_prefix(name)).expect("it has it");
        Some((field("event: ").to_owned(), serde_json::from_str(field("data: ")).expect("it is JSON")))
    }
}

#[tokio::test]
async fn two_play_a_whole_game_over_one_request_each() {
    let two = Two::play("kupferkessel").await;
    let [mut ada, mut bob] =
        [Conversation::begin(&two, &two.tokens[0]).await, Conversation::begin(&two, &two.tokens[1]).await];
    let mut told = [ada.next().await, bob.next().await].map(|told| told.expect("what was missed"));
    loop {
        assert_eq!(told[0].1["seq"], told[1].1["seq"], "both hear the same");
        if told[0].1["stage"] == "over" {
            break;
        }
        let decides = told.iter().position(|(_, news)| news["legal"].is_array()).expect("somebody's turn");
        let news = &told[decides].1;
        [&mut ada, &mut bob][decides].decide(&news["legal"][0], &news["decisions"]).await;
        told = [ada.next().await, bob.next().await].map(|told| told.expect("the game goes on"));
        assert!(told.iter().all(|(name, _)| name == "news"), "{told:?}");
    }
    assert!(told[0].1["outcome"]["winners"].is_array());
}

#[tokio::test]
async fn a_bad_line_is_reported_and_the_next_one_counts() {
    let two = Two::play("kokopelli").await;
    let (token, seen) = two.turn().await.expect("it runs");
    let mut own = Conversation::begin(&two, token).await;
    own.next().await.expect("what was missed");
    own.say("nonsense\n").await;
    own.say("[\"draw\",0]\n{\"decision\":\"draw\",\"after\":0,\"sure\":true}\n").await;
    own.decide(&json!("draw"), &json!(7)).await;
    // A line may come in pieces, and several at once.
    let line = json!({"decision": seen["legal"][0], "after": seen["decisions"]}).to_string();
    own.say(line[..9].to_owned()).await;
    own.say(format!("{}\n{line}\n", &line[9..])).await;
    let mut heard = Vec::new();
    for _ in 0..6 {
        let (name, told) = own.next().await.expect("an answer for each line");
        heard.push(if name == "news" { name } else { told["title"].to_string() });
    }
    let unread = "\"unreadable\"";
    assert_eq!(heard, [unread, unread, unread, "\"stale\"", "news", "\"stale\""]);
}

#[tokio::test]
async fn the_last_line_may_end_with_the_request() {
    let two = Two::play("kokopelli").await;
    let (token, seen) = two.turn().await.expect("it runs");
    let line = json!({"decision": seen["legal"][0], "after": seen["decisions"]}).to_string();
    let mut sent = request(&format!("POST {}/play", two.table), token, &Value::Null);
    *sent.body_mut() = Body::from(line);
    let mut hears = two.server.begin(sent).await.into_body();
    for expected in [r#""decisions":0"#, r#""decisions":1"#] {
        let told = hears.frame().await.expect("it goes on").expect("nothing breaks").into_data();
        let told = String::from_utf8_lossy(&told.expect("it is data")).into_owned();
        assert!(told.contains(expected), "{told}");
    }
}

#[tokio::test]
async fn a_line_that_is_too_long_is_refused_and_the_next_one_counts() {
    let two = Two::play("kokopelli").await;
    let (token, seen) = two.turn().await.expect("it runs");
    let mut own = Conversation::begin(&two, token).await;
    own.next().await.expect("what was missed");
    // In pieces, and at once.
    for piece in ["x".repeat(2000), "x".repeat(2000), "\n".to_owned(), "x".repeat(2000) + "\n"] {
        own.say(piece).await;
    }
    own.decide(&seen["legal"][0], &seen["decisions"]).await;
    for _ in 0..2 {
        let (name, told) = own.next().await.expect("the reason");
        assert_eq!((name.as_str(), &told["status"]), ("refused", &json!(413)));
    }
    assert_eq!(own.next().await.expect("the decision").0, "news");
}

#[tokio::test]
async fn a_program_that_is_always_refused_is_hung_up_on() {
    let two = Two::play("kokopelli").await;
    let (token, seen) = two.turn().await.expect("it runs");
    let mut own = Conversation::begin(&two, token).await;
    own.next().await.expect("what was missed");
    // A line that counts ends the row.
    for row in [99, 150] {
        own.say("nonsense\n".repeat(row)).await;
        for _ in 0..row.min(100) {
            assert_eq!(own.next().await.expect("the reason").0, "refused");
        }
        if row == 99 {
            own.decide(&seen["legal"][0], &seen["decisions"]).await;
            assert_eq!(own.next().await.expect("the decision").0, "news");
        }
    }
    let (name, told) = own.next().await.expect("a last word");
    assert_eq!((name.as_str(), &told["status"]), ("refused", &json!(429)));
    assert!(told["detail"].as_str().is_some_and(|detail| detail.contains("100 lines")), "{told}");
    assert!(own.next().await.is_none(), "the stream ends");
    own.falls_silent().await;
}

#[tokio::test]
async fn strangers_and_unknown_programs_cannot_play() {
    let two = Two::play("kokopelli").await;
    let play = format!("POST {}/play", two.table);
    let stranger = two.server.guest("Cleo").await;
    two.server.refused(403, "not-sitting", &play, &stranger, Value::Null).await;
    two.server.refused(401, "unknown-caller", &play, "", Value::Null).await;
}

#[tokio::test]
async fn nothing_more_is_done_for_somebody_whose_tokens_have_ended() {
    let two = Two::play("kokopelli").await;
    let (token, seen) = two.turn().await.expect("it runs");
    let mut own = Conversation::begin(&two, token).await;
    two.server.done("DELETE /tokens", token, Value::Null).await;
    own.decide(&seen["legal"][0], &seen["decisions"]).await;
    own.falls_silent().await;
    assert_eq!(two.seen(two.other(token)).await["decisions"], json!(0), "the decision was not made");
}

#[tokio::test]
async fn a_client_that_does_not_read_is_disconnected() {
    let two = Two::play("kokopelli").await;
    let mut slow = Conversation::begin(&two, &two.tokens[1]).await;
    for number in 0..100 {
        two.act("say", &two.tokens[0], json!({"text": format!("line {number}")})).await;
    }
    let mut heard = 0;
    while slow.next().await.is_some() {
        heard += 1;
    }
    assert!((1..100).contains(&heard), "{heard}");
    slow.falls_silent().await;
}
