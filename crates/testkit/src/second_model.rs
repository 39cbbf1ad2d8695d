//! Agreement with a second model of the rules that was written independently.

use std::thread;

use hearth_bots::RandomProfile;
use hearth_core::{Game, Trace, Turn, over_line, setup_line};
use serde_json::Value;

use crate::length::budget;
use crate::{Tables, seeded_rng};

/// A second model. Its interface is the JSON of traces, so that it shares no code with the engine.
pub trait SecondModel {
    /// Sets the table up from the first line of a trace.
    fn start(setup: &Value) -> Self;

    /// Returns the number of the deciding seat, or `None` when the game is over.
    fn decider(&self) -> Option<usize>;

    /// Returns every legal decision, sorted.
    fn legal(&self) -> Vec<String>;

    /// Applies a legal decision.
    fn apply(&mut self, decision: &str);

    /// Returns the state as in a line of a trace. Lists without a meaningful order are sorted.
    fn state(&self) -> Value;

    /// Returns the last line of a trace, once the game is over.
    fn over(&self) -> Value;
}

/// The number of threads. It is fixed, so that every machine plays the same games.
const THREADS: usize = 4;

/// Checks that the engine and the second model agree on the deciding seat, the legal decisions, the state and
/// the result.
pub fn agrees<G: Trace, M: SecondModel>(seed: u64, decisions: usize, normal: impl Fn(Value) -> Value + Sync) {
    let decisions = budget(decisions);
    thread::scope(|scope| {
        for share in 0..THREADS {
            let normal = &normal;
            scope.spawn(move || agrees_alone::<G, M>(seed + share as u64, decisions / THREADS, normal));
        }
    });
}

fn agrees_alone<G: Trace, M: SecondModel>(seed: u64, decisions: usize, normal: impl Fn(Value) -> Value) {
    let mut rng = seeded_rng(seed);
    let mut tables = Tables::new(seeded_rng(!seed));
    let mut made = 0;
    while made < decisions {
        let setup = tables.next_setup::<G>();
        let mut state = G::start(&setup);
        let mut model = M::start(&setup_line::<G>(&setup));
        let mut so_far: Vec<String> = Vec::new();
        let profiles = RandomProfile::table(&mut rng);
        while let Turn::Decide(seat) = G::turn(&state) {
            let mut legal: Vec<String> = G::legal(&state).iter().map(ToString::to_string).collect();
            legal.sort();
            assert_eq!(model.decider(), Some(seat.number()), "after {so_far:?}");
            assert_eq!(model.legal(), legal, "after {so_far:?}\nof {}", setup_line::<G>(&setup));
            let decision = profiles[seat.index()].choose::<G>(&G::legal(&state), &mut rng);
            G::apply(&mut state, decision, &mut |_| ());
            model.apply(&decision.to_string());
            so_far.push(decision.to_string());
            let traced = serde_json::to_value(G::trace_state(&state)).expect("every state can be serialized");
            assert_eq!(model.state(), normal(traced), "after {so_far:?}");
            made += 1;
        }
        assert_eq!(model.decider(), None, "after {so_far:?}");
        let standing = <G as Game>::standing(&state).expect("a finished game has a standing");
        assert_eq!(model.over(), over_line(&standing), "after {so_far:?}");
    }
}
