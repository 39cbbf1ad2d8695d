//! Traces: a game as JSON lines, for people who check us with a program of their own.

use serde_json::{Map, Value, json};

use crate::{Game, Seat, Standing};

/// The keys and values of one line.
pub type Json = Map<String, Value>;

/// A game that can be traced.
pub trait Trace: Game {
    /// The first line, without `game`.
    fn trace_setup(setup: &Self::Setup) -> Json;

    /// The state as it stands in a line.
    fn trace_state(state: &Self::State) -> Json;
}

/// The first line of a game.
pub fn setup_line<G: Trace>(setup: &G::Setup) -> Value {
    let mut line = Json::new();
    line.insert("game".to_owned(), json!(G::NAME));
    line.extend(G::trace_setup(setup));
    Value::Object(line)
}

/// The line of one decision: what was legal before it, and the state after it.
pub fn step_line<G: Trace>(
    seat: Seat,
    legal: &[G::Decision],
    decision: G::Decision,
    after: &G::State,
) -> Value {
    let mut line = Json::new();
    line.insert("seat".to_owned(), json!(seat.number()));
    line.insert("legal".to_owned(), legal.iter().map(|legal| json!(legal.to_string())).collect());
    line.insert("decision".to_owned(), json!(decision.to_string()));
    line.extend(G::trace_state(after));
    Value::Object(line)
}

/// The last line of a finished game.
pub fn over_line(standing: &Standing) -> Value {
    let winners: Vec<usize> = standing.winners().into_iter().map(Seat::number).collect();
    json!({"over": true, "scores": standing.scores, "winners": winners, "reason": standing.reason})
}
