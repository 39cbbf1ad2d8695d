//! People, logins and sessions.

use hearth_store::{RegisterFailure, Scope, Session, SessionKind, Stage, User, UserId, Webhook};
use tokio::task::JoinSet;

use crate::support::{TestDirectory, append, summarise, summary, table, texts};

fn session(user: UserId, mark: u8) -> Session {
    Session {
        hash: [mark; 32],
        user,
        kind: SessionKind::Browser,
        scope: Scope::Account,
        label: "a browser".to_owned(),
        created: 10,
        seen: 10,
    }
}

#[tokio::test]
async fn a_guest_has_a_name_and_can_change_it() {
    let directory = TestDirectory::new();
    let store = directory.open();
    let id = store.create_user("Fern".to_owned(), 5).await.unwrap();
    let mut expected = User { id, name: "Fern".to_owned(), login: None, host: false };
    assert_eq!(store.user(id).await.unwrap(), Some(expected.clone()));
    assert!(store.rename(id, "Moss".to_owned()).await.unwrap());
    expected.name = "Moss".to_owned();
    assert_eq!(store.user(id).await.unwrap(), Some(expected));
    let nobody = UserId(99);
    assert_eq!(store.user(nobody).await.unwrap(), None);
    assert!(!store.rename(nobody, String::new()).await.unwrap());
}

#[tokio::test]
async fn logins_are_unique_ignoring_case() {
    let directory = TestDirectory::new();
    let store = directory.open();
    let a = store.create_user("a".to_owned(), 0).await.unwrap();
    let b = store.create_user("b".to_owned(), 0).await.unwrap();
    store.register(a, "Jürgen".to_owned(), "hash".to_owned()).await.unwrap();
    let taken = store.register(b, "JÜRGEN".to_owned(), "other".to_owned()).await;
    assert_eq!(taken, Err(RegisterFailure::Taken));
    assert_eq!(store.user(b).await.unwrap().unwrap().login, None);
    let (user, hash) = store.by_login("jÜrgen").await.unwrap().unwrap();
    assert_eq!((user.id, user.login.as_deref(), hash.as_str()), (a, Some("Jürgen"), "hash"));
    assert_eq!(store.by_login("jurgen").await.unwrap(), None);

    let again = store.register(a, "jürgen".to_owned(), "new".to_owned()).await;
    assert_eq!(again, Err(RegisterFailure::Kept));
    assert_eq!(store.by_login("Jürgen").await.unwrap().unwrap().1, "hash");
    let nobody = store.register(UserId(99), "x".to_owned(), String::new()).await;
    assert_eq!(nobody, Err(RegisterFailure::Unknown));
}

#[tokio::test]
async fn unicode_forms_of_a_letter_are_one_login() {
    let directory = TestDirectory::new();
    let store = directory.open();
    let a = store.create_user("a".to_owned(), 0).await.unwrap();
    let b = store.create_user("b".to_owned(), 0).await.unwrap();
    store.register(a, "Rene\u{301}e".to_owned(), "hash".to_owned()).await.unwrap();
    let taken = store.register(b, "REN\u{c9}E".to_owned(), "other".to_owned()).await;
    assert_eq!(taken, Err(RegisterFailure::Taken));
    for typed in ["ren\u{e9}e", "rene\u{301}e", "\u{ff32}EN\u{c9}E"] {
        let found = store.by_login(typed).await.unwrap();
        assert_eq!(found.map(|(user, _)| user.id), Some(a), "{typed}");
    }
    assert_eq!(store.by_login("renee").await.unwrap(), None);
}

#[tokio::test]
async fn a_password_change_ends_the_persons_sessions() {
    let directory = TestDirectory::new();
    let store = directory.open();
    let anna = store.create_user("Anna".to_owned(), 0).await.unwrap();
    let guest = store.create_user("Fern".to_owned(), 0).await.unwrap();
    store.register(anna, "anna".to_owned(), "old".to_owned()).await.unwrap();
    for session in [session(anna, 1), session(guest, 2)] {
        store.put_session(session, None).await.unwrap();
    }
    let [address, secret, site, language] =
        ["https://a.test", "s", "https://b.test", "en"].map(str::to_owned);
    store.set_webhook(anna, Some(Webhook { address, secret, site, language, failures: 0 })).await.unwrap();
    assert!(store.change_password(anna, "new".to_owned()).await.unwrap());
    assert!(store.webhook(anna).await.unwrap().is_none(), "an attacker may have set it");
    assert!(!store.change_password(guest, "new".to_owned()).await.unwrap(), "a guest has none");
    let kept = store.by_login("anna").await.unwrap().map(|(_, hash)| hash);
    assert_eq!(kept.as_deref(), Some("new"));
    assert!(store.session([1; 32]).await.unwrap().is_none());
    assert!(store.session([2; 32]).await.unwrap().is_some());
    // A login with the old password that races with the change is refused.
    for (password_hash, accepted) in [("old", false), ("new", true)] {
        let shown = Some(password_hash.to_owned());
        assert_eq!(store.put_session(session(anna, 3), shown).await.unwrap(), accepted);
        assert_eq!(store.session([3; 32]).await.unwrap().is_some(), accepted);
    }
}

#[tokio::test]
async fn deleting_a_person_ends_their_sessions_and_keeps_the_logs() {
    let directory = TestDirectory::new();
    let store = directory.open();
    let a = store.create_user("a".to_owned(), 0).await.unwrap();
    let b = store.create_user("b".to_owned(), 0).await.unwrap();
    store.register(b, "b".to_owned(), "hash".to_owned()).await.unwrap();
    store.put_session(session(b, 1), None).await.unwrap();
    summarise(&store, table(1), summary(&[a, b])).await;
    store.append(append(table(1), 0, &["b sat down"])).await.unwrap();

    assert!(store.delete_user(b, "NN", 0).await.unwrap());
    assert!(!store.delete_user(b, "NN", 0).await.unwrap());
    assert_eq!(store.user(b).await.unwrap(), None);
    assert_eq!(store.by_login("b").await.unwrap(), None);
    assert_eq!(store.session([1; 32]).await.unwrap(), None);
    assert_eq!(store.tables_of(b, &Stage::ALL, 0..10).await.unwrap(), []);
    assert_eq!(texts(&store, table(1)).await, ["b sat down"]);
    // The table continues with the deleted person's seat, and their id is not reused.
    let moved = hearth_store::Append { summary: Some(summary(&[b, a])), ..append(table(1), 1, &["x"]) };
    store.append(moved).await.unwrap();
    assert_ne!(store.create_user("c".to_owned(), 0).await.unwrap(), b);
    assert!(!store.put_session(session(b, 2), None).await.unwrap());
    assert_eq!(store.session([2; 32]).await.unwrap(), None);
}

#[tokio::test]
async fn guests_without_login_table_or_recent_visit_are_swept() {
    let directory = TestDirectory::new();
    let store = directory.open();
    let mut people = Vec::new();
    for created in [1, 1, 1, 1, 1, 50] {
        people.push(store.create_user("guest".to_owned(), created).await.unwrap());
    }
    let &[swept, swept_with_session, with_login, with_table, came_back, young] = &people[..] else {
        panic!()
    };
    store.put_session(session(swept_with_session, 1), None).await.unwrap();
    store.register(with_login, "login".to_owned(), "hash".to_owned()).await.unwrap();
    summarise(&store, table(1), summary(&[with_table])).await;
    store.put_session(session(came_back, 2), None).await.unwrap();
    store.touch([2; 32], 50).await.unwrap();

    assert_eq!(store.sweep_guests(50, 100).await.unwrap(), 2);
    for gone in [swept, swept_with_session] {
        assert_eq!(store.user(gone).await.unwrap(), None);
    }
    for kept in [with_login, with_table, came_back, young] {
        assert!(store.user(kept).await.unwrap().is_some(), "{kept}");
    }
    assert_eq!(store.session([1; 32]).await.unwrap(), None);
}

#[tokio::test]
async fn unused_sessions_are_swept() {
    let directory = TestDirectory::new();
    let store = directory.open();
    let anna = store.create_user("Anna".to_owned(), 0).await.unwrap();
    for mark in [1, 2] {
        store.put_session(session(anna, mark), None).await.unwrap();
    }
    store.touch([2; 32], 50).await.unwrap();
    assert_eq!(store.sweep_sessions(50, 100).await.unwrap(), 1);
    assert!(store.session([1; 32]).await.unwrap().is_none());
    assert!(store.session([2; 32]).await.unwrap().is_some());
}

#[tokio::test]
async fn sessions_are_stored_touched_and_ended() {
    let directory = TestDirectory::new();
    let store = directory.open();
    let a = store.create_user("a".to_owned(), 0).await.unwrap();
    let b = store.create_user("b".to_owned(), 0).await.unwrap();
    let token = |user, mark| Session { kind: SessionKind::Token, scope: Scope::Play, ..session(user, mark) };
    for session in [session(a, 1), token(a, 3), token(a, 2), token(b, 4)] {
        assert!(store.put_session(session, None).await.unwrap());
    }
    store.touch([1; 32], 99).await.unwrap();
    assert_eq!(store.session([1; 32]).await.unwrap(), Some(Session { seen: 99, ..session(a, 1) }));
    assert_eq!(store.tokens(a).await.unwrap(), [token(a, 2), token(a, 3)]);
    assert!(store.end_session([2; 32]).await.unwrap());
    assert!(!store.end_session([2; 32]).await.unwrap());
    assert_eq!(store.tokens(a).await.unwrap(), [token(a, 3)]);
    store.end_tokens(a).await.unwrap();
    assert_eq!(store.tokens(a).await.unwrap(), []);
    assert!(
        store.session([1; 32]).await.unwrap().is_some() && store.session([4; 32]).await.unwrap().is_some()
    );
    store.end_sessions(a).await.unwrap();
    assert_eq!(store.session([1; 32]).await.unwrap(), None);
    assert_eq!(store.tokens(a).await.unwrap(), []);
    assert_eq!(store.tokens(b).await.unwrap(), [token(b, 4)]);
}

#[tokio::test]
async fn the_first_offered_secret_is_kept() {
    let directory = TestDirectory::new();
    let store = directory.open();
    assert_eq!(store.secret("cookies", vec![1, 2]).await.unwrap(), [1, 2]);
    assert_eq!(store.secret("cookies", vec![3]).await.unwrap(), [1, 2]);
    assert_eq!(store.secret("other", vec![3]).await.unwrap(), [3]);
    drop(store);
    assert_eq!(directory.open().secret("cookies", vec![4]).await.unwrap(), [1, 2]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_people_who_want_the_same_at_the_same_time_one_gets_it() {
    let directory = TestDirectory::new();
    let store = directory.open();
    let mut people = Vec::new();
    for number in 0..8 {
        people.push(store.create_user(format!("Guest {number}"), 0).await.unwrap());
    }
    let mut registering = JoinSet::new();
    for &person in &people {
        let store = store.clone();
        registering.spawn(async move { store.register(person, "anna".to_owned(), "hash".to_owned()).await });
    }
    let registered = registering.join_all().await;
    assert_eq!(registered.iter().filter(|registered| registered.is_ok()).count(), 1, "{registered:?}");
    assert_eq!(registered.iter().filter(|registered| **registered == Err(RegisterFailure::Taken)).count(), 7);

    let mut claiming = JoinSet::new();
    for (number, &person) in people.iter().enumerate() {
        let store = store.clone();
        claiming.spawn(async move {
            // One of them is Anna already.
            let _ = store.register(person, format!("guest{number}"), "hash".to_owned()).await;
            store.claim_host(person).await.unwrap()
        });
    }
    assert_eq!(claiming.join_all().await.into_iter().filter(|claimed| *claimed).count(), 1);
}
