//! The bodies of the fuzz targets. A fuzzer supplies the bytes; [`seeded`] generates them from a seed, so
//! that the targets also run in the ordinary tests.

use hearth_core::{Notation, Record, Turn};
use rand::{Rng, RngExt};

use crate::{any_options, playout, seeded_rng};

/// Hashes bytes to the seed of a generator.
fn seed(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0, |seed, byte| seed.wrapping_mul(257).wrapping_add(u64::from(*byte)))
}

/// Tries any sequence of decisions at any table. Each is applied, or refused without an effect.
pub fn decisions<G: Notation>(bytes: &[u8]) {
    let (table, choices) = bytes.split_at(bytes.len().min(8));
    let mut rng = seeded_rng(seed(table));
    let mut state = G::start(&G::deal(&any_options::<G>(&mut rng), &mut rng));
    let all_decisions: Vec<G::Decision> = G::all_decisions().collect();
    for pair in choices.chunks_exact(2) {
        let number = usize::from(u16::from_le_bytes([pair[0], pair[1]]));
        let legal = G::legal(&state);
        // The highest bit selects a legal decision or an arbitrary one.
        let decision = match (number >> 15, legal.len()) {
            (1, 1..) => legal[number % legal.len()],
            _ => all_decisions[number % all_decisions.len()],
        };
        let before = state;
        let outcome = G::decide(&mut state, decision, &mut |_| ());
        assert_eq!(outcome.is_ok(), legal.contains(&decision));
        assert_eq!(outcome.is_err(), state == before, "{decision}");
    }
}

/// Reads any text as a position. It is refused, or it can be written, read and played to the end.
pub fn position<G: Notation>(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let Ok(mut state) = G::read_position(&text) else { return };
    let written = G::write_position(&state);
    assert_eq!(G::read_position(&written).as_ref(), Ok(&state), "{written}");
    playout::<G>(&mut state, &mut seeded_rng(seed(bytes)), |_, _| ());
    assert!(G::standing(&state).is_some());
}

/// Reads any text as a record. It is refused, or it can be written and read again.
pub fn record<G: Notation>(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let Ok(record) = Record::<G>::read(&text) else { return };
    assert_eq!(Record::<G>::read(&record.write()).as_ref(), Ok(&record));
}

/// Runs a target with generated inputs: random bytes, and damaged positions and records.
pub fn seeded<G: Notation>(target: fn(&[u8]), seed: u64, times: usize) {
    let mut rng = seeded_rng(seed);
    for time in 0..times {
        let bytes = match time % 3 {
            0 => (0..rng.random_range(0..600)).map(|_| rng.random()).collect(),
            1 => damaged(&some_position::<G>(&mut rng), &mut rng).into_bytes(),
            _ => damaged(&some_record::<G>(&mut rng), &mut rng).into_bytes(),
        };
        target(&bytes);
    }
}

fn some_position<G: Notation>(rng: &mut impl Rng) -> String {
    let record = some_game::<G>(rng);
    G::write_position(&record.state())
}

fn some_record<G: Notation>(rng: &mut impl Rng) -> String {
    some_game::<G>(rng).write()
}

/// Plays the beginning of a random game.
fn some_game<G: Notation>(rng: &mut impl Rng) -> Record<G> {
    let mut record = Record::new(G::deal(&any_options::<G>(rng), rng));
    let mut state = G::start(&record.setup);
    for _ in 0..rng.random_range(0..120) {
        if G::turn(&state) == Turn::Over {
            break;
        }
        let legal = G::legal(&state);
        let decision = legal[rng.random_range(0..legal.len())];
        record.decisions.push(decision);
        G::apply(&mut state, decision, &mut |_| ());
    }
    record
}

/// Removes, duplicates or replaces a few words of a text.
fn damaged(text: &str, rng: &mut impl Rng) -> String {
    let mut words: Vec<&str> = text.split_inclusive([' ', '\n']).collect();
    for _ in 0..rng.random_range(0..4) {
        let (at, from) = (rng.random_range(0..words.len()), rng.random_range(0..words.len()));
        match rng.random_range(0..3) {
            0 => words[at] = words[from],
            1 => words.insert(at, words[from]),
            _ => drop(words.remove(at)),
        }
    }
    words.concat()
}
