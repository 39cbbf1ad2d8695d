//! Actions while a game runs.

use std::time::Duration;

use serde_json::{Value, json};

use super::Two;

#[tokio::test]
async fn a_decision_counts_once_and_only_from_the_one_whose_turn_it_is() {
    let two = Two::play("kokopelli").await;
    let stranger = two.server.guest("Eve").await;
    let (token, seen) = two.turn().await.expect("it runs");
    let sent = json!({"decision": seen["legal"][0], "after": seen["decisions"]});
    two.refused(403, "not-sitting", "decisions", &stranger, sent.clone()).await;
    two.refused(422, "not-your-turn", "decisions", two.other(token), sent.clone()).await;
    two.refused(401, "unknown-caller", "decisions", "", sent.clone()).await;
    let done = two.act("decisions", token, sent.clone()).await;
    assert_eq!(done, json!({"seq": seen["seq"].as_u64().map(|seq| seq + 1), "decisions": 1}));
    let again = two.refused(409, "stale", "decisions", token, sent).await;
    assert_eq!(again["decisions"], 1, "a repeated request learns the state of the game");
    assert_eq!(two.seen(token).await["decisions"], 1);
}

#[tokio::test]
async fn an_illegal_move_is_refused_with_its_rule() {
    for (game, letter) in [("kokopelli", "K"), ("kupferkessel", "C")] {
        let two = Two::play(game).await;
        let (token, seen) = two.turn().await.expect("it runs");
        let nonsense = json!({"decision": "fly away", "after": 0});
        let refused = two.refused(422, "no-decision", "decisions", token, nonsense).await;
        assert_eq!(refused["rule"], Value::Null);
        let legal = seen["legal"].as_array().expect("a list");
        // A player can take only from cells that their figure sees; at Kokopelli a new turn cannot be done.
        let cells = seen["view"]["grid"].as_object().into_iter().flat_map(|grid| grid.keys());
        let forbidden = cells.map(|cell| format!("take {cell}")).find(|take| !legal.contains(&json!(take)));
        let sent = json!({"decision": forbidden.unwrap_or("done".to_owned()), "after": 0});
        let refused = two.refused(422, "against-the-rules", "decisions", token, sent).await;
        assert!(refused["rule"].as_str().is_some_and(|rule| rule.starts_with(letter)), "{refused}");
        assert_eq!(two.seen(token).await["seq"], seen["seq"], "nothing has changed");
    }
}

#[tokio::test]
async fn deciding_for_a_future_moment_tells_how_far_the_game_is() {
    let two = Two::play("kokopelli").await;
    let sent = json!({"decision": "draw", "after": 7});
    let refused = two.refused(409, "stale", "decisions", &two.tokens[0], sent).await;
    assert_eq!(refused["decisions"], 0);
    let detail = refused["detail"].as_str().unwrap_or_default();
    assert!(detail.starts_with("The game isn’t that far yet: 0 moves have been made"), "{detail}");
    assert!(detail.contains("meant for after 7"), "{detail}");
}

#[tokio::test]
async fn a_decision_is_taken_back_while_the_turn_lasts_and_nothing_hidden_was_seen() {
    let two = Two::play("kokopelli").await;
    two.refused(422, "not-your-turn", "back", &two.tokens[1], json!({"after": 0})).await;
    two.refused(422, "nothing-free", "back", &two.tokens[0], json!({"after": 0})).await;
    let (mut taken_back, mut passed) = (false, false);
    while let Some((token, seen)) = two.turn().await {
        let legal = seen["legal"].as_array().expect("a list");
        let open =
            legal.iter().find(|decision| decision.as_str().is_some_and(|text| text.starts_with("open")));
        two.decide(token, open.unwrap_or(&legal[0]), &seen["decisions"]).await;
        let after = two.seen(token).await;
        if open.is_some() && after["turn"] == seen["turn"] {
            let sent = json!({"after": after["decisions"]});
            let done = two.act("back", token, sent.clone()).await;
            assert_eq!(done["decisions"], seen["decisions"]);
            two.refused(409, "stale", "back", token, sent).await;
            assert_eq!(two.seen(token).await["view"], seen["view"]);
            taken_back = true;
            two.decide(token, open.unwrap_or(&legal[0]), &seen["decisions"]).await;
        } else if after["turn"] != seen["turn"] {
            two.refused(422, "not-your-turn", "back", token, json!({"after": after["decisions"]})).await;
            passed = true;
        }
        if taken_back && passed {
            break;
        }
    }
    assert!(taken_back && passed, "a card was laid in the middle of a turn, and a turn passed");
}

#[tokio::test]
async fn people_ask_each_other_and_answer() {
    let two = Two::play("kokopelli").await;
    let stranger = two.server.guest("Eve").await;
    let [ada, ben] = [two.tokens[0].as_str(), two.tokens[1].as_str()];
    two.refused(403, "not-sitting", "ask", &stranger, json!({"ask": "end"})).await;
    two.refused(422, "not-asked", "answer", ben, json!({"yes": true})).await;
    two.refused(422, "nothing-before", "ask", ada, json!({"ask": {"back": 0}})).await;
    two.refused(422, "unreadable", "ask", ada, json!({"ask": "dance"})).await;
    two.act("ask", ada, json!({"ask": {"pace": {"days": 2}}})).await;
    two.refused(422, "asked-already", "ask", ben, json!({"ask": "end"})).await;
    let asked = two.seen("").await["asked"].clone();
    assert_eq!((&asked["seat"], &asked["ask"]), (&json!(1), &json!({"pace": {"days": 2}})));
    assert_eq!(asked["waiting"].as_array().map(Vec::len), Some(1));
    two.act("answer", ben, json!({"yes": true})).await;
    let seen = two.seen("").await;
    assert_eq!(seen["asked"], Value::Null);
    assert_eq!(
        seen["seats"][0]["left_ms"],
        2 * 24 * 60 * 60 * 1000,
        "the clock of the one whose turn it is runs"
    );
    two.act("ask", ben, json!({"ask": "end"})).await;
    two.act("answer", ada, json!({"yes": false})).await;
    assert_eq!(two.seen("").await["stage"], "running");
    two.act("ask", ben, json!({"ask": "end"})).await;
    two.act("answer", ada, json!({"yes": true})).await;
    let seen = two.seen("").await;
    assert_eq!((&seen["stage"], &seen["outcome"]["ending"]), (&json!("over"), &json!("agreed")));
}

#[tokio::test]
async fn resigning_loses() {
    let two = Two::play("kupferkessel").await;
    let stranger = two.server.guest("Eve").await;
    two.refused(403, "not-sitting", "resign", &stranger, Value::Null).await;
    two.act("resign", &two.tokens[0], Value::Null).await;
    let outcome = two.seen("").await["outcome"].clone();
    assert_eq!(outcome, json!({"ending": "given_up", "winners": [2], "scores": []}));
    two.refused(422, "over", "resign", &two.tokens[1], Value::Null).await;
}

#[tokio::test]
async fn a_bot_stands_in_for_a_player_who_is_late_until_they_return() {
    let two = Two::play("kokopelli").await;
    let (waited_for, _) = two.turn().await.expect("it runs");
    let waits = two.other(waited_for);
    let stranger = two.server.guest("Eve").await;
    let seat = two.seen(waited_for).await["seat"].clone();
    two.refused(422, "present", "come-back", waited_for, Value::Null).await;
    two.refused(422, "too-soon", "stand-in", waits, json!({"seat": seat})).await;
    two.server.wait(Duration::from_mins(4));
    two.refused(403, "not-sitting", "stand-in", &stranger, json!({"seat": seat})).await;
    two.refused(400, "bad-input", "stand-in", waits, json!({"seat": 0})).await;
    two.act("stand-in", waits, json!({"seat": seat})).await;
    let index = seat.as_u64().expect("a number") as usize - 1;
    assert_eq!(two.seen("").await["seats"][index]["bot"], "club");
    two.act("come-back", waited_for, Value::Null).await;
    assert_eq!(two.seen("").await["seats"][index]["bot"], Value::Null);
}

#[tokio::test]
async fn people_talk_where_the_host_lets_them() {
    let two = Two::play("kokopelli").await;
    let stranger = two.server.guest("Eve").await;
    two.act("say", &two.tokens[1], json!({"text": " <b>Hello</b> "})).await;
    let sayings = two.seen("").await["sayings"].clone();
    assert_eq!((&sayings[0]["name"], &sayings[0]["text"]), (&json!("Ben"), &json!("<b>Hello</b>")));
    two.refused(403, "not-sitting", "say", &stranger, json!({"text": "hello"})).await;
    two.refused(422, "empty", "say", &two.tokens[0], json!({"text": " "})).await;
    two.refused(422, "too-long", "say", &two.tokens[0], json!({"text": "x".repeat(501)})).await;
    let silent = Two::at(json!({"game": "kokopelli", "chairs": ["host", "guest"], "talk": false})).await;
    silent.refused(422, "silent", "say", &silent.tokens[0], json!({"text": "hello"})).await;
}
