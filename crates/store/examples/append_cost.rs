//! Measures the cost of appends at several levels of concurrency: CPU time of the process, wall time until all
//! are on disk, and commits.
//!
//! `cargo run --release --package hearth-store --example append_cost [PLACE]`; the place is a directory, which selects the
//! disk, or the URL of an empty `PostgreSQL` database.

use std::error::Error;
use std::time::Instant;

use cpu_time::ProcessTime;
use hearth_store::{Append, LogLine, Stage, Store, Summary, TableId, UserId};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tempfile::TempDir;
use tokio::task::JoinSet;

const APPENDS: u64 = 12_800;
const TABLES: usize = 256;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn Error>> {
    println!("{:>8} {:>14} {:>14} {:>10}", "at once", "CPU µs/append", "wall µs/append", "commits");
    for at_once in [1, 16, 64, 256] {
        measure(at_once).await?;
    }
    Ok(())
}

async fn measure(at_once: usize) -> Result<(), Box<dyn Error>> {
    let place = std::env::args().nth(1);
    let directory = match &place {
        Some(parent) if !parent.contains("://") => TempDir::new_in(parent)?,
        _ => TempDir::new()?,
    };
    let store = match place.filter(|place| place.contains("://")) {
        Some(url) => Store::connect(&url)?,
        None => Store::open(&directory.path().join("hearth.db"))?,
    };
    let people = [store.create_user("a".to_owned(), 0).await?, store.create_user("b".to_owned(), 0).await?];
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(at_once as u64);
    let mut tables: Vec<_> = (0..TABLES).map(|_| (TableId::random(&mut rng), 0)).collect();
    round(&store, &mut tables, people).await?;

    let before = store.counts();
    let (processor, wall) = (ProcessTime::now(), Instant::now());
    let mut appended = 0;
    while appended < APPENDS {
        for group in tables.chunks_mut(at_once) {
            round(&store, group, people).await?;
            appended += group.len() as u64;
        }
    }
    let (processor, wall) = (processor.elapsed(), wall.elapsed());
    println!(
        "{at_once:>8} {:>14.1} {:>14.1} {:>10}",
        processor.as_secs_f64() * 1e6 / appended as f64,
        wall.as_secs_f64() * 1e6 / appended as f64,
        store.counts().commits - before.commits
    );
    Ok(())
}

/// Appends to each of the tables concurrently.
async fn round(
    store: &Store,
    tables: &mut [(TableId, u64)],
    people: [UserId; 2],
) -> Result<(), Box<dyn Error>> {
    let mut running = JoinSet::new();
    for (table, count) in tables {
        let append = append(*table, *count, people);
        *count += 1;
        let store = store.clone();
        running.spawn(async move { store.append(append).await });
    }
    for result in running.join_all().await {
        result?;
    }
    Ok(())
}

/// Returns an append of the size of a typical decision and summary.
fn append(table: TableId, first: u64, people: [UserId; 2]) -> Append {
    let at = first.cast_signed();
    let summary = Summary {
        game: "kokopelli".to_owned(),
        stage: Stage::Running,
        public: true,
        wake: Some(at + 60_000),
        changed: at,
        turn: vec![people[(first % 2) as usize]],
        people: people.to_vec(),
        line: "x".repeat(200),
        deal: None,
    };
    Append {
        table,
        first,
        hold: None,
        entries: vec![LogLine { at, text: "x".repeat(120) }],
        summary: Some(summary),
    }
}
