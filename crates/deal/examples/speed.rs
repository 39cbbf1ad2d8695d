//! Prints how long a deal and a check take: `cargo run --release -p hearth-deal --example speed`.

use std::hint::black_box;
use std::time::Instant;

use hearth_core::{Bytes32, Notation, Options, Proof, Record, Seat};
use hearth_deal::{DealRng, Purpose, check, seal};
use kokopelli_rules::Kokopelli;
use kupferkessel_rules::Kupferkessel;

const ROUNDS: u32 = 20_000;

/// Returns the average time in microseconds.
fn time<T>(mut work: impl FnMut(u32) -> T) -> f64 {
    let started = Instant::now();
    for round in 0..ROUNDS {
        black_box(work(round));
    }
    started.elapsed().as_secs_f64() * 1e6 / f64::from(ROUNDS)
}

fn measure<G: Notation>() {
    let players = *G::PLAYERS.end();
    let options = G::Options::usual(players).expect("the most players can play");
    let shares: Vec<(Seat, Bytes32)> =
        Seat::all(players).map(|seat| (seat, Bytes32([seat.number() as u8; 32]))).collect();
    let rng = |secret| DealRng::new(secret, shares.iter().map(|(_, share)| *share), Purpose::Cards);
    let deal = time(|round| {
        let mut secret = Bytes32([0; 32]);
        secret.0[..4].copy_from_slice(&round.to_le_bytes());
        G::deal(&options, &mut rng(secret))
    });
    let secret = Bytes32([0; 32]);
    let mut record: Record<G> = Record::new(G::deal(&options, &mut rng(secret)));
    let shares = shares.clone();
    record.proof = Some(Proof { seal: seal(secret), secret, shares, first: None, options: Vec::new() });
    let text = record.write();
    let checked = time(|_| assert!(check(black_box(&record)).is_ok()));
    let read = time(|_| Record::<G>::read(black_box(&text)).expect("it can be read"));
    println!("{}, {players} players: deal {deal:.1} µs, check {checked:.1} µs, read {read:.1} µs", G::NAME);
}

fn main() {
    measure::<Kokopelli>();
    measure::<Kupferkessel>();
}
