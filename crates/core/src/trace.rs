//! Traces: a game as JSON lines, for people who check us with a program of their own.

use serde::Serialize;
use serde_json::{Value, json};

use crate::{AsDisplay, AsSeq, Game, Notation, Record, Seat, Standing, Turn};

/// A game that can be traced. What it tells is an object each time.
pub trait Trace: Game {
    /// The first line, without `game`.
    fn trace_setup(setup: &Self::Setup) -> impl Serialize;

    /// The state as it stands in a line.
    fn trace_state(state: &Self::State) -> impl Serialize;

    /// A view, of either kind, in the same keys and words: all that the observer may know and nothing more, so that two views
    /// that differ are told differently. What is hidden from him stands there as `null`, one for each card. Every game tells
    /// `seat` (his, or `null`), `players`, `options` and `turn`.
    fn trace_view(view: &Self::View) -> impl Serialize;
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
    #[derive(Serialize)]
    struct Line<T> {
        game: &'static str,
        #[serde(flatten)]
        setup: T,
    }
    line(&Line { game: G::NAME, setup: G::trace_setup(setup) })
}

/// The line of one decision: what was legal before it, and the state after it.
fn step_line<G: Trace>(seat: Seat, legal: &[G::Decision], decision: G::Decision, after: &G::State) -> Value {
    #[derive(Serialize)]
    struct Line<L, D, T> {
        seat: usize,
        legal: L,
        decision: D,
        #[serde(flatten)]
        after: T,
    }
    line(&Line {
        seat: seat.number(),
        legal: AsSeq(legal.iter().map(AsDisplay)),
        decision: AsDisplay(decision),
        after: G::trace_state(after),
    })
}

fn line(told: &impl Serialize) -> Value {
    // Words and numbers by their names: there is nothing in it that JSON could not say.
    serde_json::to_value(told).unwrap_or_default()
}

/// The last line of a finished game.
pub fn over_line(standing: &Standing) -> Value {
    let winners: Vec<usize> = standing.winners().into_iter().map(Seat::number).collect();
    json!({"over": true, "scores": standing.scores.as_slice(), "winners": winners, "reason": standing.reason})
}

/// The last line of a game that a seat has lost by rule: there are no scores, and the others have won.
pub fn forfeit_line(players: usize, lost: Seat) -> Value {
    let winners: Vec<usize> = Seat::all(players).filter(|seat| *seat != lost).map(Seat::number).collect();
    json!({"over": true, "scores": [], "winners": winners, "reason": "forfeit", "seat": lost.number()})
}
