//! Helpers: records with proofs.

use hearth_core::{Bytes32, Game, Notation, Options, Proof, Record, Seat, draw_below};
use hearth_deal::{DealRng, Purpose, proof_options, seal};
use hearth_testkit::playout;
use rand::seq::IndexedRandom;
use rand::{Rng, RngExt};

/// The inputs of a deal.
#[derive(Clone, Debug)]
pub struct Inputs {
    pub players: usize,
    pub options: Vec<(String, String)>,
    pub secret: Bytes32,
    /// One for each seat.
    pub shares: Vec<Option<Bytes32>>,
    pub draws_first: bool,
}

pub fn bytes(rng: &mut impl Rng) -> Bytes32 {
    Bytes32(rng.random())
}

/// Returns the options, or none if they do not fit together.
pub fn agreed<G: Game>(players: usize, options: &[(String, String)]) -> Option<G::Options> {
    G::Options::agreed(players, options.iter().map(|(name, value)| (name.as_str(), value.as_str()))).ok()
}

/// Deals, and writes down the proof.
pub fn dealt<G: Notation>(inputs: &Inputs) -> Record<G> {
    let Inputs { players, options, secret, shares, draws_first } = inputs;
    let agreed = agreed::<G>(*players, options).expect("the options fit together");
    let rng = |purpose| DealRng::new(*secret, shares.iter().copied().flatten(), purpose);
    let setup = G::deal(&agreed, &mut rng(Purpose::Cards));
    let options = proof_options::<G>(&setup, options).expect("the options fit together");
    let sits = |share: &Option<Bytes32>| if share.is_some() { "person" } else { "bot club" }.to_owned();
    let sitting = shares.iter().map(sits).collect();
    let shares =
        Seat::all(*players).zip(shares).filter_map(|(seat, share)| Some((seat, (*share)?))).collect();
    let first = draws_first.then(|| draw_below(*players, &mut rng(Purpose::First)) + 1);
    let mut record = Record::new(setup);
    record.sitting = sitting;
    record.proof = Some(Proof { seal: seal(*secret), secret: *secret, shares, first, options });
    record
}

/// Plays a record to its end at random.
pub fn played<G: Notation>(mut record: Record<G>, rng: &mut impl Rng) -> Record<G> {
    let mut decisions = Vec::new();
    let mut state = record.state();
    playout::<G>(&mut state, rng, |_, decision| decisions.push(decision));
    record.decisions = decisions;
    record
}

/// Draws inputs with options that fit together.
pub fn any_inputs<G: Game>(rng: &mut impl Rng) -> Inputs {
    let players = rng.random_range(G::PLAYERS);
    let mut options = Vec::new();
    for choice in G::Options::CHOICES {
        if rng.random_range(0..3) == 0 {
            let value = choice.values.examples().choose(rng).expect("an example");
            options.push((choice.name.to_owned(), (*value).to_owned()));
            if agreed::<G>(players, &options).is_none() {
                options.pop();
            }
        }
    }
    let shares = (0..players).map(|_| rng.random::<bool>().then(|| bytes(rng))).collect();
    Inputs { players, options, secret: bytes(rng), shares, draws_first: rng.random() }
}
