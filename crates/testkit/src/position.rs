//! A helper for tests of single rules: one position, one decision, the result.

use hearth_core::{Game, Legal, Notation, Turn};

/// A position read from text, to try decisions on.
#[derive(Clone, Debug)]
pub struct TestTable<G: Game> {
    /// The position.
    pub state: G::State,
    /// The events of the last decision.
    pub events: Vec<G::Event>,
}

impl<G: Notation> TestTable<G> {
    /// Reads a position. An impossible one fails the test.
    #[track_caller]
    pub fn at(text: &str) -> TestTable<G> {
        match G::read_position(text) {
            Ok(state) => TestTable { state, events: Vec::new() },
            Err(error) => panic!("{error}"),
        }
    }

    /// Makes a decision that must be legal.
    #[track_caller]
    pub fn decide(&mut self, decision: &str) -> &mut TestTable<G> {
        let parsed: G::Decision = decision.parse().unwrap_or_else(|error| panic!("{error}"));
        let mut events = Vec::new();
        if let Err(refusal) = G::decide(&mut self.state, parsed, &mut |event| events.push(event)) {
            panic!("`{decision}` is refused: {refusal}");
        }
        self.events = events;
        self
    }

    /// Returns the refusal of a decision that must be illegal.
    #[track_caller]
    pub fn refusal(&self, decision: &str) -> String {
        let parsed: G::Decision = decision.parse().unwrap_or_else(|error| panic!("{error}"));
        match G::check(&self.state, parsed) {
            Err(refusal) => refusal.to_string(),
            Ok(()) => panic!("`{decision}` is allowed"),
        }
    }

    /// Returns true if a decision is legal.
    #[track_caller]
    pub fn allows(&self, decision: &str) -> bool {
        let parsed: G::Decision = decision.parse().unwrap_or_else(|error| panic!("{error}"));
        G::check(&self.state, parsed).is_ok()
    }

    /// Returns the legal decisions that begin with a word, sorted.
    pub fn legal(&self, word: &str) -> Vec<String> {
        let legal: Legal<G::Decision> = G::legal(&self.state);
        let mut said: Vec<String> = legal.iter().map(ToString::to_string).collect();
        said.retain(|decision| decision.split(' ').next() == Some(word));
        said.sort();
        said
    }

    /// Returns the number of the deciding seat, or `None` when the game is over.
    pub fn decider(&self) -> Option<usize> {
        match G::turn(&self.state) {
            Turn::Decide(seat) => Some(seat.number()),
            Turn::Over => None,
        }
    }
}
