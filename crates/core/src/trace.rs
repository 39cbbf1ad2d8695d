//! Traces: a game as JSON lines, for people who check us with a program of their own.

use serde_json::{Map, Value, json};

use crate::{Game, Notation, Record, Seat, Standing, Turn};

/// The keys and values of one line.
pub type Json = Map<String, Value>;

/// A game that can be traced.
pub trait Trace: Game {
    /// The first line, without `game`.
    fn trace_setup(setup: &Self::Setup) -> Json;

    /// The state as it stands in a line.
    fn trace_state(state: &Self::State) -> Json;

    /// A view, of either kind, in the same keys and words: all that the observer may know and nothing more, so that two views
    /// that differ are told differently. What is hidden from him stands there as `null`, one for each card. Every game tells
    /// `seat` (his, or `null`), `players`, `options` and `turn`.
    fn trace_view(view: &Self::View) -> Json;
}

/// The lines of a record, one after the other.
pub fn trace_lines<G: Notation + Trace, E>(
    record: &Record<G>,
    mut line: impl FnMut(Value) -> Result<(), E>,
) -> Result<(), E> {
    let mut state = G::start(&record.setup);
    line(setup_line::<G>(&record.setup))?;
    for &decision in &record.decisions {
        let Turn::Decide(seat) = G::turn(&state) else { break };
        let legal = G::legal(&state);
        G::apply(&mut state, decision, &mut |_| ());
        line(step_line::<G>(seat, &legal, decision, &state))?;
    }
    G::standing(&state).map_or(Ok(()), |standing| line(over_line(&standing)))
}

/// The first line of a game.
pub fn setup_line<G: Trace>(setup: &G::Setup) -> Value {
    let mut line = Json::new();
    line.insert("game".to_owned(), json!(G::NAME));
    line.extend(G::trace_setup(setup));
    Value::Object(line)
}

/// The line of one decision: what was legal before it, and the state after it.
fn step_line<G: Trace>(seat: Seat, legal: &[G::Decision], decision: G::Decision, after: &G::State) -> Value {
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
    json!({"over": true, "scores": standing.scores.as_slice(), "winners": winners, "reason": standing.reason})
}
