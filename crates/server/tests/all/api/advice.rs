//! Hints for programs.

use serde_json::{Value, json};

use crate::house::House;

#[tokio::test]
async fn a_program_that_plays_against_bots_gets_a_hint_in_its_turn() {
    let house = House::new().await;
    let token = house.guest("Anna").await;
    let wish =
        |hints: Value| json!({"game": "kokopelli", "chairs": ["host", {"bot": "beginner"}], "hints": hints});
    let open = async |hints| {
        let opened = house.done("POST /tables", &token, wish(hints)).await;
        opened["id"].as_str().expect("a table has an address").to_owned()
    };
    let table = open(json!("alone")).await;
    let hint = house.done(&format!("POST /tables/{table}/hint"), &token, Value::Null).await;
    let seen = house.done(&format!("GET /tables/{table}"), &token, Value::Null).await;
    assert_eq!((&hint["game"], &hint["seat"]), (&json!("kokopelli"), &json!(1)));
    let legal = seen["legal"].as_array().expect("what is legal is a list");
    assert!(legal.contains(&hint["decision"]), "{hint} {seen}");
    assert_eq!(hint["estimates"].as_array().map(Vec::len), Some(legal.len()));
    let stranger = house.guest("Bert").await;
    let ask = format!("POST /tables/{table}/hint");
    house.refused(403, "not-sitting", &ask, &stranger, Value::Null).await;
    let silent = open(json!("nobody")).await;
    house.refused(403, "forbidden", &format!("POST /tables/{silent}/hint"), &token, Value::Null).await;
}
