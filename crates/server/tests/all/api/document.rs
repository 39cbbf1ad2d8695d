//! The OpenAPI document.

use std::collections::HashSet;

use serde_json::{Map, Value, json};

use super::Two;
use crate::server::TestServer;

/// Routes that need no authentication.
const OPEN: [&str; 11] = [
    "GET /ratings",
    "GET /people/{person}/ratings",
    "GET /deal",
    "GET /games",
    "POST /guests",
    "GET /tables",
    "GET /tables/{id}",
    "GET /tables/{id}/stream",
    "GET /tables/{id}/record",
    "GET /tables/{id}/review",
    "GET /openapi.json",
];

pub(super) async fn routes(server: &TestServer) -> Vec<(String, Value)> {
    let document = server.done("GET /openapi.json", "", Value::Null).await;
    let paths = document["paths"].as_object().cloned().unwrap_or_default();
    let of = |(path, methods): (String, Value)| -> Vec<(String, Value)> {
        let methods: Map<String, Value> = methods.as_object().cloned().unwrap_or_default();
        methods
            .into_iter()
            .map(|(method, about)| (format!("{} {path}", method.to_uppercase()), about))
            .collect()
    };
    paths.into_iter().flat_map(of).collect()
}

#[tokio::test]
async fn every_route_of_the_document_is_there_and_knows_who_calls() {
    let server = TestServer::new().await;
    let routes = routes(&server).await;
    assert!(routes.len() >= 25, "{routes:?}");
    for (route, about) in routes {
        let called = route.replace("{id}", "aaaaaaaaaa").replace("{person}", "7");
        let answer = server.call(&called, "", json!({})).await;
        if OPEN.contains(&route.as_str()) {
            assert!(!matches!(answer.status.as_u16(), 401 | 405), "{route}: {answer:?}");
            let needs_none = |ways: &Vec<Value>| ways.iter().any(|way| *way == json!({}));
            assert!(about["security"].as_array().is_some_and(needs_none), "{route}: {about}");
        } else {
            assert_eq!(
                (answer.status.as_u16(), answer.problem().as_str()),
                (401, "unknown-caller"),
                "{route}"
            );
        }
    }
}

#[tokio::test]
async fn every_route_says_what_it_is_for_and_what_it_answers() {
    let server = TestServer::new().await;
    for (route, about) in routes(&server).await {
        assert!(about["summary"].as_str().is_some_and(|summary| summary.len() > 5), "{route}: {about}");
        for (status, response) in about["responses"].as_object().expect("it answers") {
            assert!(response["description"].is_string(), "{route} {status}: {response}");
        }
    }
}

/// The guide to the API.
const WALK: &str = include_str!("../../../../../docs/API.md");

#[tokio::test]
async fn the_walk_through_the_api_passes_every_route_and_every_key_of_a_plan() {
    let server = TestServer::new().await;
    let walk = WALK.replace("$id", "{id}");
    for (route, _) in routes(&server).await {
        let (method, path) = route.split_once(' ').expect("a method and a path");
        let act = path.strip_prefix("/tables/{id}/").filter(|_| method == "POST");
        let listed = act.is_some_and(|act| walk.contains(&format!("\n| `{act}` |")));
        // A path continues with a word or ends.
        let named =
            walk.split(path).skip(1).any(|rest| !rest.starts_with(|c: char| c == '/' || c.is_alphanumeric()));
        assert!(listed || named, "docs/API.md does not name {route}");
    }
    let document = server.done("GET /openapi.json", "", Value::Null).await;
    let keys = document["components"]["schemas"]["Wish"]["properties"].as_object().expect("a plan has keys");
    for key in keys.keys() {
        assert!(walk.contains(&format!("\n| `{key}` |")), "docs/API.md does not tell of the plan's `{key}`");
    }
}

/// The source of the errors.
const WRONG: &str = include_str!("../../../src/error.rs");

#[test]
fn the_walk_through_the_api_names_every_problem() {
    let (_, named) = WRONG.split_once("pub fn name(").expect("problems have names");
    let (named, _) = named.split_once("\n    }\n").expect("the function ends");
    let names: Vec<&str> = named.split('"').skip(1).step_by(2).collect();
    assert!(names.len() >= 10, "{names:?}");
    let (_, table) = WALK.split_once("| status | `title` |").expect("problems are listed");
    for name in names {
        assert!(table.contains(&format!("`{name}`")), "docs/API.md does not tell of the problem `{name}`");
    }
}

#[tokio::test]
async fn every_route_has_a_name_of_its_own() {
    let server = TestServer::new().await;
    let routes = routes(&server).await;
    let names: HashSet<&Value> = routes.iter().map(|(_, about)| &about["operationId"]).collect();
    assert_eq!(names.len(), routes.len(), "{names:?}");
}

#[tokio::test]
async fn every_reference_in_the_document_leads_somewhere() {
    let server = TestServer::new().await;
    let text = server.call("GET /openapi.json", "", Value::Null).await.text;
    let document: Value = serde_json::from_str(&text).expect("it is JSON");
    let references: Vec<&str> =
        text.split("\"$ref\":\"#").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    assert!(references.len() > 30, "{}", references.len());
    for reference in references {
        assert!(document.pointer(reference).is_some(), "{reference}");
    }
    assert_eq!(document["components"]["securitySchemes"]["token"]["scheme"], "bearer");
}

/// Returns every property with this name, in all schemas.
fn described<'d>(document: &'d Value, name: &str) -> Vec<&'d Value> {
    let below: Vec<&Value> = match document {
        Value::Object(parts) => parts.values().collect(),
        Value::Array(parts) => parts.iter().collect(),
        _ => Vec::new(),
    };
    let own = document["properties"].get(name);
    own.into_iter().chain(below.into_iter().flat_map(|part| described(part, name))).collect()
}

#[tokio::test]
async fn how_far_a_table_has_come_is_said_in_the_same_words_everywhere() {
    let server = TestServer::new().await;
    let document = server.done("GET /openapi.json", "", Value::Null).await;
    let words = &document["components"]["schemas"]["Stage"]["enum"];
    assert_eq!(*words, json!(["gathering", "running", "over", "faded"]));
    let stages = described(&document, "stage");
    assert!(stages.len() >= 2, "in the list and at the table: {stages:?}");
    for stage in stages {
        assert_eq!(stage["$ref"], "#/components/schemas/Stage", "{stage}");
    }
}

/// Returns the schema of a route's body, or `None` if it takes none.
fn body_schema<'d>(document: &'d Value, about: &'d Value) -> Option<&'d Value> {
    let content = about["requestBody"]["content"].as_object()?;
    let schema = &content.values().next()?["schema"];
    let named = schema["oneOf"].as_array().and_then(|ways| ways.iter().find(|way| way["type"] != "null"));
    let schema = named.unwrap_or(schema);
    Some(schema["$ref"].as_str().and_then(|name| document.pointer(&name[1..])).unwrap_or(schema))
}

/// Returns a valid body for a route, so that nothing is refused because of it.
fn fitting(document: &Value, about: &Value) -> Value {
    let Some(schema) = body_schema(document, about) else { return Value::Null };
    let mut anything = json!({
        "decision": "pass", "after": 0, "seat": 1, "yes": true, "text": "let me in", "at": 0, "label": "mine",
        "ask": "end", "person": 1, "game": "kokopelli", "chairs": ["host", "guest"], "name": "Dora"
    });
    if let Value::Object(parts) = &mut anything {
        parts.retain(|key, _| !schema["properties"][key].is_null());
    }
    anything
}

#[tokio::test]
async fn every_body_is_an_object_and_what_nobody_knows_in_it_is_refused_by_its_name() {
    let two = Two::play("kokopelli").await;
    let document = two.server.done("GET /openapi.json", "", Value::Null).await;
    let mut bodies = 0;
    for (route, about) in routes(&two.server).await {
        // Lines of a conversation have a test of their own.
        let Some(schema) = body_schema(&document, &about).filter(|_| !route.ends_with("/play")) else {
            continue;
        };
        bodies += 1;
        assert_eq!(schema["additionalProperties"], json!(false), "{route}: {schema}");
        let called = route.replace("/tables/{id}", &two.table).replace("{person}", "1");
        let mut mistyped = fitting(&document, &about);
        mistyped["decison"] = json!("draw");
        let refused = two.server.refused(422, "unreadable", &called, &two.tokens[0], mistyped).await;
        assert!(refused["detail"].to_string().contains("unknown field `decison`"), "{route}: {refused}");
        let parts: Vec<Value> = fitting(&document, &about)
            .as_object()
            .into_iter()
            .flat_map(|body| body.values().cloned())
            .collect();
        let refused =
            two.server.refused(422, "unreadable", &called, &two.tokens[0], Value::Array(parts)).await;
        assert!(refused["detail"].to_string().contains("expected an object"), "{route}: {refused}");
    }
    assert!(bodies >= 11, "{bodies}");
}

#[tokio::test]
async fn a_spectator_can_only_watch() {
    let two = Two::play("kokopelli").await;
    let stranger = two.server.guest("Cleo").await;
    let before = two.seen(&two.tokens[0]).await;
    let document = two.server.done("GET /openapi.json", "", Value::Null).await;
    for (route, about) in routes(&two.server).await {
        let Some((_, act)) = route.split_once(" /tables/{id}") else { continue };
        if route.starts_with("GET") && act != "/record" {
            continue;
        }
        let called = route.replace("/tables/{id}", &two.table);
        let answer = two.server.call(&called, &stranger, fitting(&document, &about)).await;
        // An action that is no longer possible is refused to everyone.
        assert!(matches!(answer.status.as_u16(), 403 | 422), "{route}: {answer:?}");
    }
    assert_eq!(two.seen(&two.tokens[0]).await, before, "nothing has changed");
}

#[tokio::test]
async fn the_document_states_the_bounds_of_the_server() {
    let server = TestServer::new().await;
    let document = server.done("GET /openapi.json", "", Value::Null).await;
    let schemas = &document["components"]["schemas"];
    let bounds = |schema: &str, field: &str| {
        let field = &schemas[schema]["properties"][field];
        [&field["minimum"], &field["maximum"], &field["minLength"], &field["maxLength"]].map(Value::as_u64)
    };
    assert_eq!(bounds("AtSeat", "seat"), [Some(1), Some(4), None, None]);
    assert_eq!(bounds("PlayOn", "seat"), [Some(1), Some(4), None, None]);
    assert_eq!(bounds("Saying", "text"), [None, None, Some(1), Some(500)]);
    assert_eq!(bounds("Label", "label"), [None, None, None, Some(24)]);
    let pace = schemas["Pace"].to_string();
    for bound in
        [r#""minimum":10"#, r#""maximum":36000"#, r#""maximum":600"#, r#""minimum":1"#, r#""maximum":30"#]
    {
        assert!(pace.contains(bound), "{bound} in {pace}");
    }
    let parameters = document["paths"]["/tables"]["get"]["parameters"].as_array().expect("a list").clone();
    let skip = parameters.iter().find(|parameter| parameter["name"] == "skip").expect("it is described");
    assert_eq!(skip["schema"]["maximum"], json!(u32::MAX));
    let server_takes = |skip: u64| format!("GET /tables?skip={skip}");
    server.done(&server_takes(u64::from(u32::MAX)), "", Value::Null).await;
    server.refused(400, "unreadable", &server_takes(1 << 32), "", Value::Null).await;
}

#[tokio::test]
async fn a_body_that_may_be_missing_may_be_null() {
    let two = Two::at(json!({"game": "kokopelli", "chairs": ["host", "guest"], "public": true})).await;
    let mut request = crate::server::request("POST /guests", "", &json!({}));
    *request.body_mut() = axum::body::Body::from("null");
    assert_eq!(two.server.send(request).await.status.as_u16(), 201);
    let opened = two
        .server
        .done("POST /tables", &two.tokens[0], json!({"game": "kokopelli", "chairs": ["host", "guest"]}))
        .await;
    let sit = format!("POST /tables/{}/sit", opened["id"].as_str().expect("an id"));
    let mut request = crate::server::request(&sit, &two.tokens[1], &json!({}));
    *request.body_mut() = axum::body::Body::from("null");
    assert_eq!(two.server.send(request).await.status.as_u16(), 200);
}

#[tokio::test]
async fn a_whole_number_may_be_written_with_a_fraction() {
    let two = Two::play("kokopelli").await;
    let (token, seen) = two.turn().await.expect("it runs");
    two.refused(422, "unreadable", "decisions", token, json!({"decision": seen["legal"][0], "after": 0.5}))
        .await;
    two.act("decisions", token, json!({"decision": seen["legal"][0], "after": 0.0})).await;
    two.refused(422, "not-here", "silence", token, json!({"person": -3.0, "silent": true})).await;
}
