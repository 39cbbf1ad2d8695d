//! What a decision costs those who watch: the event that brings them what has changed.

use std::io::Write;

use axum::http::StatusCode;
use flate2::Compression;
use flate2::write::GzEncoder;

use crate::visitors::{House, Visitor, settle};

/// The median over a game, compressed.
const MEDIAN: usize = 12 * 1024;

/// More decisions than any game has that is not drawn out on purpose.
const ENOUGH: usize = 2_000;

/// How many bytes are left of an event when it is compressed.
fn compressed(event: &str) -> usize {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(event.as_bytes()).expect("memory can be written to");
    encoder.finish().expect("memory can be written to").len()
}

/// Decides something from all over the list. Whether there was anything to decide.
async fn decides(visitor: &mut Visitor, table: &str, number: usize) -> bool {
    let (after, offers) = visitor.offers(table).await;
    if offers.is_empty() {
        return false;
    }
    let fields = [("decision", offers[(number * 7 + 3) % offers.len()].as_str()), ("after", after.as_str())];
    let answer = visitor.post(&format!("/t/{table}/decide"), &fields).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
    true
}

#[tokio::test(start_paused = true)]
async fn what_a_decision_sends_to_a_page_is_small() {
    for game in ["kokopelli", "kupferkessel"] {
        let house = House::open().await;
        let (mut anna, mut bert) = (house.person("Anna").await, house.person("Bert").await);
        let table =
            anna.post(&format!("/new/{game}"), &[("seat1", "host"), ("seat2", "guest")]).await.table();
        bert.post(&format!("/t/{table}/sit"), &[]).await;
        let live = format!("/t/{table}/live?seen=0");
        let mut watching = [anna.watch(&live, None).await, bert.watch(&live, None).await];
        settle().await;
        for watching in &mut watching {
            watching.frames().await;
        }
        let (mut sizes, mut number) = (Vec::new(), 0);
        while decides(&mut anna, &table, number).await || decides(&mut bert, &table, number).await {
            number += 1;
            assert!(number < ENOUGH, "the game does not end");
            for watching in &mut watching {
                let (frames, _) = watching.frames().await;
                sizes.extend(frames.iter().map(|frame| (compressed(frame), frame.len())));
            }
        }
        assert!(sizes.len() >= number, "{game}: {number} decisions, but only {} events", sizes.len());
        sizes.sort_unstable();
        let (median, largest) = (sizes[sizes.len() / 2], sizes[sizes.len() - 1]);
        println!("{game}: {} events, median {median:?}, largest {largest:?} bytes", sizes.len());
        assert!(median.0 <= MEDIAN, "{game}: the median event has {} bytes", median.0);
    }
}
