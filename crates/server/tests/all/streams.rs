//! Streams: two tabs, lost connections, slow readers, and the size of updates.

use std::time::Duration;

use hearth_testkit::html::{added, replaced};
use hearth_testkit::seeded_rng;
use rand::seq::IndexedRandom;

use crate::visitors::{TestServer, Watching, between, event_id, settle};

#[tokio::test(start_paused = true)]
async fn every_tab_and_every_device_gets_the_change() {
    let server = TestServer::open().await;
    let (mut anna, bert, table) = server.table_of_two("kokopelli").await;
    let live = format!("/t/{table}/live?seen=4");
    let mut tabs = [
        anna.watch(&live, None).await,
        anna.watch(&live, None).await,
        bert.watch(&live, None).await,
        server.stranger().watch(&live, None).await,
    ];
    for tab in &mut tabs {
        let (frames, open) = tab.frames().await;
        assert!(open && frames.len() == 1 && frames[0].contains("event: current"), "{frames:?}");
    }
    assert!(anna.decide_something(&table).await);
    let mut seen = Vec::new();
    for tab in &mut tabs {
        let (mut frames, open) = tab.frames().await;
        assert!(open && frames.len() == 1, "{frames:?}");
        assert_eq!(event_id(&frames[0]), Some(5));
        seen.push(frames.remove(0));
    }
    assert_eq!(seen[0], seen[1], "two tabs of one person show the same");
}

#[tokio::test(start_paused = true)]
async fn a_reconnecting_client_catches_up_from_its_last_event() {
    let server = TestServer::open().await;
    let (mut anna, bert, table) = server.table_of_two("kupferkessel").await;
    let live = format!("/t/{table}/live?seen=4");
    for _ in 0..2 {
        anna.post(&format!("/t/{table}/say"), &[("text", "are you there?")]).await;
    }
    let (frames, _) = bert.watch(&live, Some(4)).await.frames().await;
    assert!(frames.len() == 1 && frames[0].contains("are you there?"), "{frames:?}");
    assert_eq!(event_id(&frames[0]), Some(6));
    let (frames, _) = bert.watch(&live, Some(6)).await.frames().await;
    assert!(frames[0].contains("event: current"), "the header counts, not the address: {frames:?}");
    for unknown in [1, 99] {
        let (frames, _) = bert.watch(&live, Some(unknown)).await.frames().await;
        assert!(frames[0].contains("event: reload"), "{unknown}: {frames:?}");
    }
}

/// Returns the address of a page's stream.
fn listens(page: &str) -> String {
    between(page, "hx-sse:connect=\"", "\"").remove(0).replace("&amp;", "&")
}

#[tokio::test(start_paused = true)]
async fn reconnecting_as_another_person_shows_another_page() {
    let server = TestServer::open().await;
    let (mut anna, mut bert, table) = server.table_of_two("kokopelli").await;
    let live = listens(&anna.get(&format!("/t/{table}")).await.body);
    let (frames, _) = anna.watch(&live, None).await.frames().await;
    assert!(frames[0].contains("event: current"), "{frames:?}");
    for other in [&mut bert, &mut server.stranger()] {
        let (frames, _) = other.watch(&live, None).await.frames().await;
        assert!(frames[0].contains("event: reload"), "the page shows Anna's hand: {frames:?}");
    }
    anna.post("/me/logout", &[]).await;
    let (frames, _) = anna.watch(&live, None).await.frames().await;
    assert!(frames[0].contains("event: reload"), "{frames:?}");
}

#[tokio::test(start_paused = true)]
async fn a_page_goes_on_in_the_language_it_was_shown_in() {
    let server = TestServer::open().await;
    let (mut anna, _, table) = server.table_of_two("kokopelli").await;
    let live = listens(&anna.get(&format!("/t/{table}")).await.body);
    anna.post("/language", &[("code", "de")]).await;
    let mut tab = anna.watch(&live, None).await;
    assert!(tab.frames().await.0[0].contains("event: current"));
    assert!(anna.decide_something(&table).await);
    let told = tab.frames().await.0.concat();
    assert!(
        told.contains("Anna exchanges") || told.contains("Anna draws") || told.contains("Your"),
        "{told}"
    );
    assert!(!told.contains("Du bist") && !told.contains("Dein"), "{told}");
}

#[tokio::test(start_paused = true)]
async fn a_slow_reader_is_let_go_and_catches_up() {
    let server = TestServer::open().await;
    let (mut anna, bert, table) = server.table_of_two("kokopelli").await;
    let live = format!("/t/{table}/live?seen=4");
    let mut slow = bert.watch(&live, None).await;
    for number in 0..100 {
        anna.post(&format!("/t/{table}/say"), &[("text", &format!("line {number}"))]).await;
    }
    let (frames, open) = slow.frames().await;
    assert!(!open, "the slow reader was dropped");
    assert!(frames.len() < 100, "{}", frames.len());
    let last = frames.last().and_then(|frame| event_id(frame)).expect("it has a number");
    let (frames, open) = bert.watch(&live, Some(last)).await.frames().await;
    assert!(open && frames.len() == 1 && frames[0].contains("line 99"), "{frames:?}");
}

/// Plays a whole game and returns the sizes of the updates for each seat.
async fn sizes(game: &str, seed: u64) -> [Vec<usize>; 3] {
    let server = TestServer::open().await;
    let mut rng = seeded_rng(seed);
    let (anna, bert, table) = server.table_of_two(game).await;
    let live = format!("/t/{table}/live?seen=4");
    let mut people = [anna, bert];
    let mut watching = [
        people[0].watch(&live, None).await,
        people[1].watch(&live, None).await,
        server.stranger().watch(&live, None).await,
    ];
    let mut sizes = [Vec::new(), Vec::new(), Vec::new()];
    for tab in &mut watching {
        tab.frames().await;
    }
    for _ in 0..2000 {
        let mut decided = false;
        for person in &mut people {
            let (after, offers) = person.offers(&table).await;
            let Some(decision) = offers.choose(&mut rng) else { continue };
            let fields = [("decision", decision.as_str()), ("after", after.as_str())];
            let answer = person.post(&format!("/t/{table}/decide"), &fields).await;
            assert!(answer.status.is_redirection(), "{}", answer.body);
            decided = true;
            for (tab, sizes) in watching.iter_mut().zip(&mut sizes) {
                let (frames, open) = tab.frames().await;
                assert!(open && frames.len() == 1, "one event for one decision: {}", frames.len());
                sizes.push(frames[0].len());
            }
            break;
        }
        if !decided {
            break;
        }
    }
    assert!(
        people[0].get(&format!("/t/{table}/record")).await.status.is_success(),
        "the game came to its end"
    );
    sizes
}

#[tokio::test(start_paused = true)]
async fn the_update_after_a_decision_is_small() {
    for (game, bound) in [("kokopelli", 12 * 1024), ("kupferkessel", 12 * 1024)] {
        for (who, mut sizes) in
            ["the first seat", "the second seat", "a stranger"].iter().zip(sizes(game, 4).await)
        {
            sizes.sort_unstable();
            let (median, most) = (sizes[sizes.len() / 2], sizes[sizes.len() - 1]);
            let mean = sizes.iter().sum::<usize>() / sizes.len();
            // `--nocapture` prints the sizes.
            println!(
                "{game}, {who}: {} decisions, median {median}, mean {mean}, at most {most} bytes",
                sizes.len()
            );
            assert!(median < bound, "{game}, {who}: {median}");
        }
    }
}

#[tokio::test(start_paused = true)]
async fn when_the_turn_passes_an_open_menu_stays_and_the_substitute_button_changes() {
    let server = TestServer::open().await;
    let (mut anna, mut bert, table) = server.table_of_two("kokopelli").await;
    // A player who has decided can ask for an undo from then on.
    while anna.decide_something(&table).await {}
    while bert.decide_something(&table).await {}
    let mut watching = anna.watch(&format!("/t/{table}/live"), None).await;
    watching.frames().await;
    while anna.decide_something(&table).await {}
    let (frames, _) = watching.frames().await;
    let sent: Vec<(String, String, String)> = frames.iter().flat_map(|frame| parts(frame)).collect();
    let part = |id: &str| sent.iter().rfind(|(_, known, _)| known == id).map(|(_, _, html)| html);
    assert_eq!(part("asks"), None, "an open menu stays open");
    let stand_in = part("stand-in").expect("she waits now");
    assert!(stand_in.contains("Let a bot play for Bert"), "{stand_in}");
    assert!(stand_in.contains(" hidden>") && stand_in.contains("data-possible=\""), "not yet: {stand_in}");
    tokio::time::advance(Duration::from_secs(181)).await;
    let page = anna.get(&format!("/t/{table}")).await.body;
    let form = page.split("<form id=\"stand-in\"").nth(1).and_then(|form| form.split('>').next());
    assert!(form.is_some_and(|form| !form.contains("hidden")), "three minutes are over: {form:?}");
    while bert.decide_something(&table).await {}
    let (frames, _) = watching.frames().await;
    let last = frames.iter().flat_map(|frame| parts(frame)).rfind(|(_, id, _)| id == "stand-in");
    assert_eq!(last.map(|(_, _, html)| html).as_deref(), Some("<form id=\"stand-in\" hidden></form>"));
}

/// Returns whether a page is told to reload.
fn reloads(frames: &[String]) -> bool {
    frames.iter().any(|frame| frame.contains("event: reload"))
}

#[tokio::test(start_paused = true)]
async fn a_player_who_stands_up_sees_the_table_as_a_stranger() {
    let server = TestServer::open().await;
    let (mut anna, mut bert) = (server.person("Anna").await, server.person("Bert").await);
    let fields = [("seat1", "host"), ("seat2", "guest"), ("seat3", "guest")];
    let table = anna.post("/new/kokopelli", &fields).await.table();
    let live = format!("/t/{table}/live");
    let mut stranger = bert.watch(&live, None).await;
    stranger.frames().await;
    bert.post(&format!("/t/{table}/sit"), &[]).await;
    assert!(reloads(&stranger.frames().await.0));
    let mut sitter = bert.watch(&live, None).await;
    sitter.frames().await;
    bert.post(&format!("/t/{table}/rise"), &[]).await;
    assert!(reloads(&sitter.frames().await.0), "the page still shows them at their seat");
}

#[tokio::test(start_paused = true)]
async fn players_are_told_what_happens_after_the_game() {
    let server = TestServer::open().await;
    let (mut anna, mut bert, table) = server.table_of_two("kokopelli").await;
    let page = format!("/t/{table}");
    bert.post(&format!("{page}/resign"), &[]).await;
    let shown = anna.get(&page).await.body;
    let live = format!("{page}/live?seen={}", between(&shown, "/live?seen=", "\"").remove(0));
    assert!(!server.person("Carl").await.get(&page).await.says("/live?seen="), "the game is over for Carl");
    let mut watching = anna.watch(&live, None).await;
    watching.frames().await;
    bert.post(&format!("{page}/say"), &[("text", "good game")]).await;
    bert.post(&format!("{page}/rematch"), &[]).await;
    let told = watching.frames().await.0.concat();
    assert!(
        told.contains("good game") && told.contains("id=\"end\"") && told.contains("Go to the rematch"),
        "{told}"
    );
}

#[tokio::test(start_paused = true)]
async fn a_player_against_bots_is_told_nothing_more_after_the_game() {
    let server = TestServer::open().await;
    let mut anna = server.person("Anna").await;
    for seats in [["host", "beginner"], ["host", "host"]] {
        let fields = [("seat1", seats[0]), ("seat2", seats[1]), ("talk", "on")];
        let page = format!("/t/{}", anna.post("/new/kokopelli", &fields).await.table());
        assert!(anna.get(&page).await.says("/live?seen="));
        anna.post(&format!("{page}/resign"), &[("seat", "1")]).await;
        settle().await;
        let over = anna.get(&page).await;
        assert!(over.says("/rematch") && !over.says("/live?seen="), "{}", over.body);
    }
}

/// Returns the parts in an event, in their order: the swap, the id, the element.
fn parts(frame: &str) -> Vec<(String, String, String)> {
    const SWAP: &str = " hx-swap-oob=\"";
    let text = frame.replace("\ndata: ", "\n");
    let begins = text.match_indices(SWAP).filter_map(|(at, _)| text[..at].rfind('<'));
    let begins: Vec<usize> = begins.chain([text.len()]).collect();
    let parts = begins.windows(2).map(|part| text[part[0]..part[1]].trim_end());
    parts
        .map(|part| {
            let swap = between(part, SWAP, "\"").remove(0);
            let part = part.replacen(&format!("{SWAP}{swap}\""), "", 1);
            (swap, between(&part, " id=\"", "\"").remove(0), part)
        })
        .collect()
}

/// Applies an event to a page. The log keeps only as many lines as a newly loaded page has.
fn after(page: &str, frame: &str) -> String {
    let page = parts(frame).iter().fold(page.to_owned(), |page, (swap, id, part)| match &**swap {
        "beforeend" => added(&page, id, part),
        "outerMorph" => replaced(&page, id, part),
        other => panic!("nobody knows how to put something in by {other}"),
    });
    let lines = between(&page, "<ol id=\"lines\">", "</ol>").remove(0);
    let lines_in_order: Vec<&str> = lines.split_inclusive("</li>").collect();
    let seen = lines_in_order[lines_in_order.len().saturating_sub(12)..].concat();
    page.replacen(&lines, &seen, 1)
}

/// Compares incremental updates with a newly loaded page, for every watcher.
async fn compared(watching: &mut [Watching], pages: &mut [String], at_once: &[String]) {
    for ((tab, page), at_once) in watching.iter_mut().zip(pages).zip(at_once) {
        let at_once: String = parts(at_once).into_iter().map(|(.., part)| part).collect();
        for frame in tab.frames().await.0 {
            assert!(!frame.contains("event: reload"), "the page has the same parts all the time");
            if !page.is_empty() {
                *page = after(page, &frame);
            }
        }
        if page.is_empty() {
            page.clone_from(&at_once);
        }
        assert_eq!(*page, at_once);
    }
}

#[tokio::test(start_paused = true)]
async fn streamed_updates_add_up_to_the_whole_page() {
    for game in ["kokopelli", "kupferkessel"] {
        let server = TestServer::open().await;
        let mut rng = seeded_rng(7);
        let (anna, bert, table) = server.table_of_two(game).await;
        let live = format!("/t/{table}/live");
        let mut people = [anna, bert, server.stranger()];
        let (mut watching, mut pages) = (Vec::new(), Vec::new());
        for person in &people {
            watching.push(person.watch(&live, Some(4)).await);
            pages.push(String::new());
        }
        let mut over = false;
        for step in 0..2000 {
            let turn = usize::from(people[0].offers(&table).await.1.is_empty());
            let (after, offers) = people[turn].offers(&table).await;
            let Some(decision) = offers.choose(&mut rng) else {
                over = true;
                break;
            };
            // Between decisions people chat, and now and then one is undone.
            let deed: (&str, Vec<(&str, &str)>) = match step % 7 {
                3 => ("say", vec![("text", "hello")]),
                5 => ("back", vec![("after", &after)]),
                _ => ("decide", vec![("decision", decision), ("after", &after)]),
            };
            people[turn].post(&format!("/t/{table}/{}", deed.0), &deed.1).await;
            let mut at_once = Vec::new();
            for person in &people {
                at_once.push(person.watch(&live, Some(4)).await.frames().await.0.remove(0));
            }
            compared(&mut watching, &mut pages, &at_once).await;
        }
        assert!(over, "the game came to its end");
    }
}

#[tokio::test(start_paused = true)]
async fn the_first_page_shows_that_a_turn_has_come() {
    let server = TestServer::open().await;
    let (mut anna, mut bert, table) = server.table_of_two("kokopelli").await;
    let mut stranger = server.person("Cleo").await;
    stranger.get("/").await;
    let mut lobbies = [bert.watch("/lobby/live", None).await, stranger.watch("/lobby/live", None).await];
    let waits =
        |frames: &[String]| frames.iter().any(|frame| frame.contains("Your turn") && frame.contains(&table));
    for lobby in &mut lobbies {
        let frames = lobby.next_frames().await;
        assert_eq!(frames.len(), 1, "a new subscriber sees the present state");
        assert!(!waits(&frames), "{frames:?}");
    }
    while anna.decide_something(&table).await {}
    tokio::time::advance(Duration::from_secs(1)).await;
    settle().await;
    let [his, others] = &mut lobbies;
    assert!(waits(&his.next_frames().await), "his turn has come");
    assert_eq!(others.frames().await.0, [""; 0], "it does not concern others");
    bert.decide_something(&table).await;
}

#[tokio::test(start_paused = true)]
async fn changes_at_a_private_table_are_not_sent_to_strangers() {
    let server = TestServer::open().await;
    let (mut anna, mut stranger) = (server.person("Anna").await, server.person("Cleo").await);
    stranger.get("/").await;
    let mut lobby = stranger.watch("/lobby/live", None).await;
    lobby.next_frames().await;
    let table = anna.post("/new/kokopelli", &[("seat1", "host"), ("seat2", "guest")]).await.table();
    anna.post(&format!("/t/{table}/say"), &[("text", "hello")]).await;
    anna.post(&format!("/t/{table}/rise"), &[]).await;
    let found = [("seat1", "host"), ("seat2", "anyone"), ("public", "on")];
    tokio::time::advance(Duration::from_secs(1)).await;
    settle().await;
    assert_eq!(lobby.frames().await.0, [""; 0], "it is none of theirs");
    anna.post("/new/kokopelli", &found).await;
    tokio::time::advance(Duration::from_secs(1)).await;
    assert_eq!(lobby.next_frames().await.len(), 1, "this one they find");
}
