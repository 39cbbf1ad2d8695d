//! Traces: a game as JSON lines, for checking the rules with an independent program.

use serde::Serialize;
use serde_json::{Value, json};

use crate::{AsDisplay, AsSeq, Notation, Record, Seat, Standing, Turn};

/// A game that can be traced. Each method returns a JSON object. The defaults quote the game's notation.
pub trait Trace: Notation {
    /// Returns the first line, without `game`.
    fn trace_setup(setup: &Self::Setup) -> impl Serialize {
        json!({"setup": Self::write_setup(setup)})
    }

    /// Returns the state's part of a line.
    fn trace_state(state: &Self::State) -> impl Serialize {
        json!({"position": Self::write_position(state)})
    }

    /// Serializes a view of either kind, with the same keys as a state. It contains all that the observer may
    /// know and nothing more, so different views have different JSON. Each hidden card is `null`. Every game
    /// has `seat` (the observer's, or `null`), `players` and `turn`, and `options` if it has any. The default has
    /// the [description](Notation::write_view) of the view beside them.
    fn trace_view(view: &Self::View) -> impl Serialize {
        let state = Self::possible_state(view);
        let turn = match Self::turn(&state) {
            Turn::Decide(seat) => Some(json!({"seat": seat.number()})),
            Turn::Over => None,
        };
        json!({
            "seat": Self::observer(view).seat().map(Seat::number),
            "players": Self::players(&state),
            "turn": turn,
            "text": Self::write_view(view),
        })
    }
}

/// Emits the lines of a record in order.
pub fn trace_lines<G: Trace, E>(
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

/// Returns the first line of a game.
pub fn setup_line<G: Trace>(setup: &G::Setup) -> Value {
    #[derive(Serialize)]
    struct SetupLine<T> {
        game: &'static str,
        #[serde(flatten)]
        setup: T,
    }
    line(&SetupLine { game: G::NAME, setup: G::trace_setup(setup) })
}

/// Returns the line of a decision: the legal decisions before it, and the state after it.
fn step_line<G: Trace>(seat: Seat, legal: &[G::Decision], decision: G::Decision, after: &G::State) -> Value {
    #[derive(Serialize)]
    struct StepLine<L, D, T> {
        seat: usize,
        legal: L,
        decision: D,
        #[serde(flatten)]
        after: T,
    }
    line(&StepLine {
        seat: seat.number(),
        legal: AsSeq(legal.iter().map(AsDisplay)),
        decision: AsDisplay(decision),
        after: G::trace_state(after),
    })
}

fn line(value: &impl Serialize) -> Value {
    // The values are plain data, so serialization cannot fail.
    serde_json::to_value(value).unwrap_or_default()
}

/// Returns the last line of a finished game.
pub fn over_line(standing: &Standing) -> Value {
    let winners: Vec<usize> = standing.winners().into_iter().map(Seat::number).collect();
    json!({"over": true, "scores": standing.scores.as_slice(), "winners": winners, "reason": standing.reason})
}

/// Returns the last line of a game that a seat forfeited. There are no scores; the other seats win.
pub fn forfeit_line(players: usize, lost: Seat) -> Value {
    let winners: Vec<usize> = Seat::all(players).filter(|seat| *seat != lost).map(Seat::number).collect();
    json!({"over": true, "scores": [], "winners": winners, "reason": "forfeit", "seat": lost.number()})
}
