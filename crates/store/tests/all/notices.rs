//! How people are told that somebody waits for them.

use hearth_store::{Append, Device, Session, SessionKind, Store, UserId, Webhook};

use crate::support::{Place, append, summary, table};

fn device(endpoint: &str, created: i64) -> Device {
    Device {
        endpoint: endpoint.to_owned(),
        public_key: vec![4; 65],
        auth: vec![7; 16],
        label: "Firefox, Linux".to_owned(),
        language: "en".to_owned(),
        created,
    }
}

fn webhook(address: &str) -> Webhook {
    Webhook {
        address: address.to_owned(),
        secret: "secret".to_owned(),
        site: "https://hearth.example".to_owned(),
        language: "en".to_owned(),
    }
}

async fn person(store: &Store, session: u8) -> UserId {
    let user = store.create_user("Anna".to_owned(), 0).await.unwrap();
    log_in(store, user, session).await;
    user
}

async fn log_in(store: &Store, user: UserId, session: u8) {
    let session = Session {
        hash: [session; 32],
        user,
        kind: SessionKind::Browser,
        label: String::new(),
        created: 0,
        seen: 0,
    };
    assert!(store.put_session(session, None).await.unwrap());
}

async fn endpoints(store: &Store, user: UserId) -> Vec<String> {
    store.devices(user).await.unwrap().into_iter().map(|device| device.endpoint).collect()
}

#[tokio::test]
async fn a_browser_shows_notices_until_it_is_let_go_or_logged_out() {
    let place = Place::new();
    let store = place.open();
    let (anna, bert) = (person(&store, 1).await, person(&store, 2).await);
    log_in(&store, anna, 3).await;
    for (session, endpoint) in [(1, "desk"), (3, "phone"), (2, "his")] {
        assert!(store.put_device([session; 32], device(endpoint, i64::from(session)), 9).await.unwrap());
    }
    assert_eq!(store.devices(anna).await.unwrap(), [device("desk", 1), device("phone", 3)]);
    assert!(!store.end_device(anna, "his".to_owned()).await.unwrap(), "it is not hers");
    assert!(store.end_device(anna, "desk".to_owned()).await.unwrap());
    assert_eq!(endpoints(&store, anna).await, ["phone"]);
    store.end_session([3; 32]).await.unwrap();
    assert_eq!(endpoints(&store, anna).await, [""; 0], "where she logged out nothing is shown");
    assert_eq!(endpoints(&store, bert).await, ["his"]);
    assert!(!store.put_device([3; 32], device("late", 9), 9).await.unwrap(), "the session is over");
}

#[tokio::test]
async fn a_browser_belongs_to_who_came_last_and_nobody_has_too_many() {
    let place = Place::new();
    let store = place.open();
    let (anna, bert) = (person(&store, 1).await, person(&store, 2).await);
    store.put_device([1; 32], device("shared", 1), 2).await.unwrap();
    store.put_device([2; 32], device("shared", 2), 2).await.unwrap();
    assert_eq!((endpoints(&store, anna).await.len(), endpoints(&store, bert).await.len()), (0, 1));
    for (endpoint, created) in [("second", 3), ("third", 4)] {
        store.put_device([2; 32], device(endpoint, created), 2).await.unwrap();
    }
    assert_eq!(endpoints(&store, bert).await, ["second", "third"]);
}

#[tokio::test]
async fn a_webhook_is_replaced_ended_and_forgotten_with_its_owner() {
    let place = Place::new();
    let store = place.open();
    let (anna, bert) = (person(&store, 1).await, person(&store, 2).await);
    for address in ["https://a.example", "https://b.example"] {
        assert!(store.set_webhook(anna, Some(webhook(address))).await.unwrap());
    }
    store.set_webhook(bert, Some(webhook("https://c.example"))).await.unwrap();
    assert_eq!(store.webhook(anna).await.unwrap(), Some(webhook("https://b.example")));
    store.set_webhook(anna, None).await.unwrap();
    assert_eq!(store.webhook(anna).await.unwrap(), None);
    store.delete_user(bert).await.unwrap();
    assert_eq!(store.webhook(bert).await.unwrap(), None);
    assert!(!store.set_webhook(bert, Some(webhook("https://c.example"))).await.unwrap());
}

#[tokio::test]
async fn it_is_known_who_can_be_reached_and_in_which_language() {
    let place = Place::new();
    let store = place.open();
    let (anna, bert) = (person(&store, 1).await, person(&store, 2).await);
    person(&store, 3).await;
    assert_eq!(store.reachable().await.unwrap(), []);
    store.set_webhook(anna, Some(webhook("https://a.example"))).await.unwrap();
    store.put_device([1; 32], device("hers", 1), 9).await.unwrap();
    store.put_device([2; 32], device("his", 1), 9).await.unwrap();
    assert_eq!(store.reachable().await.unwrap(), [anna, bert]);
    store.set_notice_language(anna, "pl".to_owned()).await.unwrap();
    assert_eq!(store.webhook(anna).await.unwrap().unwrap().language, "pl");
    assert_eq!(store.devices(anna).await.unwrap()[0].language, "pl");
    assert_eq!(store.devices(bert).await.unwrap()[0].language, "en");
}

#[tokio::test]
async fn a_notice_on_its_way_survives_a_restart_and_not_the_one_it_is_for() {
    let place = Place::new();
    let (anna, bert);
    {
        let store = place.open();
        (anna, bert) = (person(&store, 1).await, person(&store, 2).await);
        for number in [1, 2] {
            let with_summary =
                Append { summary: Some(summary(&[anna, bert])), ..append(table(number), 0, &["opened"]) };
            store.append(with_summary).await.unwrap();
        }
        for (user, number) in [(anna, 1), (anna, 1), (anna, 2), (bert, 1), (anna, 3), (UserId(99), 1)] {
            store.begin_notice(user, table(number)).await.unwrap();
        }
        store.end_notice(anna, table(2)).await.unwrap();
    }
    let store = place.open();
    assert_eq!(store.notices().await.unwrap(), [(anna, table(1)), (bert, table(1))]);
    store.delete_user(bert).await.unwrap();
    assert_eq!(store.notices().await.unwrap(), [(anna, table(1))]);
}
