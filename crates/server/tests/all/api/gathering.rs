//! Tables before the game begins.

use serde_json::{Value, json};

use super::Two;
use crate::server::TestServer;

async fn opened(server: &TestServer, token: &str, plan: Value) -> String {
    let opened = server.done("POST /tables", token, plan).await;
    format!("/tables/{}", opened["id"].as_str().expect("a table has an id"))
}

#[tokio::test]
async fn the_games_say_what_a_plan_can_hold() {
    let server = TestServer::new().await;
    let games = server.done("GET /games", "", Value::Null).await;
    let token = server.guest("Ada").await;
    for game in games.as_array().expect("a list") {
        let fewest = game["players"]["fewest"].as_u64().expect("a number") as usize;
        let mut chairs = vec![json!("host")];
        chairs.resize(fewest, json!({"bot": game["levels"][0]}));
        let choices = game["choices"].as_array().expect("a list");
        let choice = choices.iter().find(|choice| choice["values"].is_array()).expect("there is one");
        let options = json!([[choice["name"], choice["values"][0]]]);
        let plan = json!({"game": game["name"], "chairs": chairs, "options": options});
        let opened = server.done("POST /tables", &token, plan.clone()).await;
        let seen = server
            .done(&format!("GET /tables/{}", opened["id"].as_str().unwrap_or_default()), &token, Value::Null)
            .await;
        assert_eq!(seen["stage"], "running");
        assert_eq!((&seen["plan"]["chairs"], &seen["plan"]["options"]), (&plan["chairs"], &plan["options"]));
    }
}

#[tokio::test]
async fn plans_that_cannot_be_are_refused() {
    let server = TestServer::new().await;
    let token = server.guest("Ada").await;
    for plan in [
        json!({"game": "chess", "chairs": ["host", "guest"]}),
        json!({"game": "kokopelli", "chairs": ["host"]}),
        json!({"game": "kokopelli", "chairs": [{"bot": "club"}, {"bot": "club"}]}),
        json!({"game": "kokopelli", "chairs": ["host", {"bot": "master@1000s"}]}),
        json!({"game": "kokopelli", "chairs": ["host", "guest"], "options": [["edition", "klingon"]]}),
        json!({"game": "kokopelli", "chairs": ["host", "guest"], "options": [["count", "10"], ["count", "11"]]}),
        json!({"game": "kupferkessel", "chairs": ["host", "guest"], "options": [["own-recipes", "x".repeat(2001)]]}),
        json!({"game": "kokopelli", "chairs": ["host", "guest"], "pace": {"days": 0}}),
        json!({"game": "kokopelli", "chairs": ["host", "guest"], "absent": {"bot": "nobody"}}),
        json!({"game": "kokopelli", "chairs": ["host", {"for": 9000}]}),
        json!({"game": "kokopelli", "chairs": ["host", {"for": -1}]}),
    ] {
        server.refused(422, "bad-plan", "POST /tables", &token, plan).await;
    }
    for unreadable in [
        json!({"game": "kokopelli"}),
        json!({"game": "kokopelli", "chairs": ["host", "guest"], "from": "a record"}),
        json!({"game": "kokopelli", "chairs": ["throne", "guest"]}),
        json!({"game": "kokopelli", "chairs": ["host", "guest"], "pace": {"live": {"bank": 60, "increment": 1, "delay": 2}}}),
    ] {
        server.refused(422, "unreadable", "POST /tables", &token, unreadable).await;
    }
}

#[tokio::test]
async fn a_seat_is_kept_only_for_somebody_who_exists() {
    let server = TestServer::new().await;
    let [host, other] = [server.guest("Ada").await, server.guest("Ben").await];
    let person = server.done("GET /me", &other, Value::Null).await["person"].clone();
    let kept = |person: &Value| json!({"game": "kokopelli", "chairs": ["host", {"for": person}, "guest"]});
    let table = opened(&server, &host, kept(&person)).await;
    let change = format!("PUT {table}/plan");
    let refused = server.refused(422, "bad-plan", &change, &host, kept(&json!(9000))).await;
    assert_eq!(refused["detail"], "There is no person with the number 9000.");
    server.done(&change, &host, kept(&person)).await;
}

#[tokio::test]
async fn people_at_one_device_have_names() {
    let server = TestServer::new().await;
    let host = server.guest("Ada").await;
    let plan = |name: &str| json!({"game": "kokopelli", "chairs": ["host", {"beside": name}]});
    let table = opened(&server, &host, plan(" Bert  B. ")).await;
    let seen = server.done(&format!("GET {table}"), &host, Value::Null).await;
    assert_eq!((&seen["seats"][1]["name"], &seen["seats"][1]["person"]), (&json!("Bert B."), &seen["host"]));
    for name in ["", " ", "a\u{202e}b", &"x".repeat(25)] {
        server.refused(400, "bad-input", "POST /tables", &host, plan(name)).await;
    }
}

#[tokio::test]
async fn people_sit_down_and_stand_up_until_all_are_there() {
    let server = TestServer::new().await;
    let [host, ben, eve] = [server.guest("Ada").await, server.guest("Ben").await, server.guest("Eve").await];
    let table =
        opened(&server, &host, json!({"game": "kokopelli", "chairs": ["host", "guest", "anyone"]})).await;
    server.refused(422, "no-seat", &format!("POST {table}/sit"), &ben, json!({"seat": 1})).await;
    server.refused(400, "bad-input", &format!("POST {table}/sit"), &ben, json!({"seat": 99})).await;
    server.refused(403, "not-sitting", &format!("POST {table}/rise"), &ben, Value::Null).await;
    server.done(&format!("POST {table}/sit"), &ben, json!({"seat": 3})).await;
    server.refused(422, "no-seat", &format!("POST {table}/sit"), &ben, Value::Null).await;
    server.done(&format!("POST {table}/rise"), &ben, Value::Null).await;
    server.done(&format!("POST {table}/sit"), &ben, Value::Null).await;
    server.refused(422, "not-begun", &format!("POST {table}/resign"), &ben, Value::Null).await;
    server.done(&format!("POST {table}/sit"), &eve, json!({})).await;
    let seen = server.done(&format!("GET {table}"), &eve, Value::Null).await;
    assert_eq!(
        (&seen["stage"], &seen["seat"]),
        (&json!("running"), &json!(2)),
        "the guest's seat is taken last"
    );
    let names: Vec<&Value> =
        seen["seats"].as_array().expect("seats").iter().map(|seat| &seat["name"]).collect();
    assert_eq!(names, ["Ada", "Eve", "Ben"]);
    server.refused(422, "begun", &format!("POST {table}/rise"), &ben, Value::Null).await;
}

#[tokio::test]
async fn only_the_host_changes_and_closes_a_table() {
    let server = TestServer::new().await;
    let [host, other] = [server.guest("Ada").await, server.guest("Ben").await];
    let plan = json!({"game": "kokopelli", "chairs": ["host", "guest"]});
    let table = opened(&server, &host, plan.clone()).await;
    server.refused(403, "not-host", &format!("PUT {table}/plan"), &other, plan.clone()).await;
    server.refused(403, "not-host", &format!("POST {table}/close"), &other, Value::Null).await;
    let more = json!({"game": "kokopelli", "chairs": ["host", "guest", "guest"], "talk": false});
    server
        .refused(
            422,
            "bad-plan",
            &format!("PUT {table}/plan"),
            &host,
            json!({"game": "kokopelli", "chairs": []}),
        )
        .await;
    server.done(&format!("PUT {table}/plan"), &host, more).await;
    let seen = server.done(&format!("GET {table}"), "", Value::Null).await;
    assert_eq!((&seen["plan"]["talk"], seen["seats"].as_array().map(Vec::len)), (&json!(false), Some(3)));
    server.done(&format!("POST {table}/close"), &host, Value::Null).await;
    assert_eq!(server.done(&format!("GET {table}"), "", Value::Null).await["stage"], "faded");
    server.refused(422, "over", &format!("POST {table}/sit"), &other, Value::Null).await;
}

#[tokio::test]
async fn the_lobby_lists_public_tables_and_ones_own() {
    let server = TestServer::new().await;
    let [host, other] = [server.guest("Ada").await, server.guest("Ben").await];
    let ids = async |path: &str, token: &str| -> Vec<String> {
        let list = server.done(&format!("GET {path}"), token, Value::Null).await;
        let ids = list
            .as_array()
            .expect("a list")
            .iter()
            .map(|table| format!("/tables/{}", table["id"].as_str().unwrap_or_default()));
        ids.collect()
    };
    let secret = opened(&server, &host, json!({"game": "kokopelli", "chairs": ["host", "guest"]})).await;
    let public =
        opened(&server, &host, json!({"game": "kokopelli", "chairs": ["anyone", "host"], "public": true}))
            .await;
    assert_eq!(ids("/tables", "").await, std::slice::from_ref(&public));
    assert_eq!(ids("/tables?stage=running", "").await, [""; 0]);
    server.done(&format!("POST {secret}/sit"), &other, Value::Null).await;
    server.done(&format!("POST {public}/sit"), &other, Value::Null).await;
    assert_eq!(ids("/tables?stage=running", "").await, std::slice::from_ref(&public));
    // It is the host's turn at the secret one, the guest's at the public one.
    assert_eq!(ids("/tables?mine=true", &host).await[0], secret);
    assert_eq!(ids("/tables?mine=true", &other).await[0], public);
    assert_eq!(ids("/tables?mine=true&skip=1", &other).await, [secret]);
    assert_eq!(ids("/tables?stage=running&skip=4294967295", "").await, [""; 0]);
    let mine = server.done("GET /tables?mine=true", &other, Value::Null).await;
    assert_eq!((&mine[0]["my_turn"], &mine[1]["my_turn"]), (&json!(true), &json!(false)));
    assert_eq!(ids("/tables?mine=true&stage=over", &host).await, [""; 0]);
    server.refused(401, "unknown-caller", "GET /tables?mine=true", "", Value::Null).await;
    server.refused(400, "unreadable", "GET /tables?stage=lost", "", Value::Null).await;
}

#[tokio::test]
async fn a_holder_of_several_seats_sees_nothing_hidden_until_they_choose_one() {
    let server = TestServer::new().await;
    let host = server.guest("Ada").await;
    let table = opened(&server, &host, json!({"game": "kokopelli", "chairs": ["host", "host"]})).await;
    let seen = server.done(&format!("GET {table}"), &host, Value::Null).await;
    assert_eq!((&seen["seat"], &seen["legal"]), (&Value::Null, &Value::Null));
    server.refused(422, "not-your-turn", &format!("POST {table}/lift"), &host, json!({"seat": 2})).await;
    server.done(&format!("POST {table}/lift"), &host, json!({"seat": 1})).await;
    let seen = server.done(&format!("GET {table}"), &host, Value::Null).await;
    assert_eq!(seen["seat"], 1);
    assert!(seen["legal"].is_array(), "{seen}");
    let two = Two::play("kokopelli").await;
    two.refused(422, "not-your-turn", "lift", &two.tokens[1], json!({"seat": 1})).await;
}

#[tokio::test]
async fn options_mean_the_same_in_whatever_order_they_are_sent() {
    // An edition sets several options; one of them is chosen otherwise.
    let (edition, point) = (json!(["edition", "polish"]), json!(["fire-reach", "board"]));
    let mut agreed = Vec::new();
    for options in [json!([edition, point]), json!([point, edition])] {
        let two =
            Two::at(json!({"game": "kokopelli", "chairs": ["host", "guest"], "options": options})).await;
        agreed.push(two.seen("").await["view"]["options"].clone());
    }
    assert_eq!(agreed[0]["fire-reach"], "board");
    assert_eq!(agreed[0], agreed[1]);
}

#[tokio::test]
async fn a_program_sees_the_seal_before_it_adds_its_share() {
    let server = TestServer::new().await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let deal = server.done("GET /deal", "", Value::Null).await;
    let plan = json!({
        "game": "kokopelli", "chairs": ["host", "guest"], "ticket": deal["ticket"], "share": "01".repeat(32),
    });
    let opened = server.done("POST /tables", &ada, plan.clone()).await;
    assert_eq!(opened["seal"], deal["seal"]);
    let used = server.call("POST /tables", &ben, plan).await;
    assert_eq!((used.status.as_u16(), used.problem().as_str()), (409, "ticket-used"), "{used:?}");
    let table = format!("/tables/{}", opened["id"].as_str().expect("a table has an id"));
    let bad = server.call(&format!("POST {table}/sit"), &ben, json!({"share": "01"})).await;
    assert_eq!(bad.status.as_u16(), 422, "{bad:?}");
    server.done(&format!("POST {table}/sit"), &ben, json!({"share": "02".repeat(32)})).await;
    server.done(&format!("POST {table}/resign"), &ben, Value::Null).await;
    let record = server.call(&format!("GET {table}/record"), &ben, Value::Null).await.text;
    for line in [format!("seal {}", deal["seal"].as_str().expect("a text")), "01".repeat(32), "02".repeat(32)]
    {
        assert!(record.contains(&line), "{line}: {record}");
    }
    let game = hearth_catalogue::game("kokopelli").expect("it is there");
    game.check_deal(&record).expect("the deal is fair");
}
