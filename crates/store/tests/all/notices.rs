//! Notification channels and pending notices.

use hearth_store::{Append, Device, Scope, Session, SessionKind, Store, UserId, Webhook};

use crate::support::{TestDirectory, append, summary, table};

fn device(endpoint: &str, created: i64) -> Device {
    Device {
        endpoint: endpoint.to_owned(),
        public_key: vec![4; 65],
        auth: vec![7; 16],
        label: "Firefox, Linux".to_owned(),
        language: "en".to_owned(),
        created,
        failures: 0,
    }
}

fn webhook(address: &str) -> Webhook {
    Webhook {
        address: address.to_owned(),
        secret: "secret".to_owned(),
        site: "https://hearth.example".to_owned(),
        language: "en".to_owned(),
        failures: 0,
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
        scope: Scope::Account,
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
async fn a_device_lasts_until_removal_or_logout() {
    let directory = TestDirectory::new();
    let store = directory.open();
    let (anna, bert) = (person(&store, 1).await, person(&store, 2).await);
    log_in(&store, anna, 3).await;
    for (session, endpoint) in [(1, "desk"), (3, "phone"), (2, "his")] {
        assert!(store.put_device([session; 32], device(endpoint, i64::from(session)), 9).await.unwrap());
    }
    assert_eq!(store.devices(anna).await.unwrap(), [device("desk", 1), device("phone", 3)]);
    assert!(!store.end_device(anna, "his".to_owned()).await.unwrap(), "it is Bert's");
    assert!(store.end_device(anna, "desk".to_owned()).await.unwrap());
    assert_eq!(endpoints(&store, anna).await, ["phone"]);
    store.end_session([3; 32]).await.unwrap();
    assert_eq!(endpoints(&store, anna).await, [""; 0], "logging out removes the device");
    assert_eq!(endpoints(&store, bert).await, ["his"]);
    assert!(!store.put_device([3; 32], device("late", 9), 9).await.unwrap(), "the session is over");
}

#[tokio::test]
async fn a_device_belongs_to_the_latest_session_and_their_number_is_limited() {
    let directory = TestDirectory::new();
    let store = directory.open();
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
async fn a_webhook_is_replaced_removed_and_deleted_with_its_owner() {
    let directory = TestDirectory::new();
    let store = directory.open();
    let (anna, bert) = (person(&store, 1).await, person(&store, 2).await);
    for address in ["https://a.example", "https://b.example"] {
        assert!(store.set_webhook(anna, Some(webhook(address))).await.unwrap());
    }
    store.set_webhook(bert, Some(webhook("https://c.example"))).await.unwrap();
    assert_eq!(store.webhook(anna).await.unwrap(), Some(webhook("https://b.example")));
    store.set_webhook(anna, None).await.unwrap();
    assert_eq!(store.webhook(anna).await.unwrap(), None);
    store.delete_user(bert, "NN", 0).await.unwrap();
    assert_eq!(store.webhook(bert).await.unwrap(), None);
    assert!(!store.set_webhook(bert, Some(webhook("https://c.example"))).await.unwrap());
}

#[tokio::test]
async fn reachable_people_and_their_languages_are_known() {
    let directory = TestDirectory::new();
    let store = directory.open();
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
async fn a_pending_notice_survives_a_restart_but_not_its_recipient() {
    let directory = TestDirectory::new();
    let (anna, bert);
    {
        let store = directory.open();
        (anna, bert) = (person(&store, 1).await, person(&store, 2).await);
        for number in [1, 2] {
            let with_summary =
                Append { summary: Some(summary(&[anna, bert])), ..append(table(number), 0, &["opened"]) };
            store.append(with_summary).await.unwrap();
        }
        for (user, number) in [(anna, 1), (anna, 1), (anna, 2), (bert, 1), (anna, 3), (UserId(99), 1)] {
            store.begin_notice(user, table(number), None).await.unwrap();
        }
        store.end_notice(anna, table(2)).await.unwrap();
    }
    let store = directory.open();
    assert_eq!(store.take_notices(None).await.unwrap(), [(anna, table(1)), (bert, table(1))]);
    store.delete_user(bert, "NN", 0).await.unwrap();
    assert_eq!(store.take_notices(None).await.unwrap(), [(anna, table(1))]);
}

#[tokio::test]
async fn failures_of_a_channel_are_counted_in_a_row() {
    let directory = TestDirectory::new();
    let store = directory.open();
    let anna = person(&store, 1).await;
    store.put_device([1; 32], device("phone", 1), 9).await.unwrap();
    store.set_webhook(anna, Some(webhook("https://receiver.example"))).await.unwrap();
    let mut counted = Vec::new();
    for delivered in [false, false, true, false] {
        store.record_push("phone".to_owned(), delivered).await.unwrap();
        store.record_webhook(anna, "https://receiver.example".to_owned(), delivered).await.unwrap();
        store.record_webhook(anna, "https://former.example".to_owned(), false).await.unwrap();
        let webhook = store.webhook(anna).await.unwrap().expect("she has one");
        counted.push((store.devices(anna).await.unwrap()[0].failures, webhook.failures));
    }
    assert_eq!(counted, [(1, 1), (2, 2), (0, 0), (1, 1)]);
    store.put_device([1; 32], device("phone", 2), 9).await.unwrap();
    assert_eq!(store.devices(anna).await.unwrap()[0].failures, 0, "a new subscription begins again");
}
