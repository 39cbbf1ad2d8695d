//! One game that is being played: decisions in, events or a refusal out. The record is the truth; the state follows from it.

use std::fmt;
use std::ops::Range;

use hearth_core::{Game, Notation, Observer, Record, Seat, Turn};

/// What an observer was told of some decisions of a record. Nothing is told of decisions that were taken back: they are not
/// in the record.
pub fn told<G: Notation>(record: &Record<G>, observer: Observer, decisions: Range<usize>) -> Vec<G::Event> {
    let mut state = G::start(&record.setup);
    let mut events = Vec::new();
    for (number, &decision) in record.decisions.iter().enumerate().take(decisions.end) {
        G::apply(&mut state, decision, &mut |event| {
            if decisions.contains(&number) {
                events.push(G::event_seen(event, observer));
            }
        });
    }
    events
}

/// A decision as a seat sees it: `None` if another one made it in secret.
pub fn as_seen<G: Game>(decision: G::Decision, decider: Seat, seen_by: Seat) -> Option<G::Decision> {
    if decider == seen_by { Some(decision) } else { G::decision_seen(decision) }
}

/// Some decisions of a record, each with the seat that made it, [as a seat sees them](as_seen).
pub fn decided<G: Notation>(
    record: &Record<G>,
    seen_by: Seat,
    decisions: Range<usize>,
) -> Vec<(Seat, Option<G::Decision>)> {
    let mut state = G::start(&record.setup);
    let mut seen = Vec::new();
    for (number, &decision) in record.decisions.iter().enumerate().take(decisions.end) {
        let Turn::Decide(seat) = G::turn(&state) else { break };
        if decisions.contains(&number) {
            seen.push((seat, as_seen::<G>(decision, seat, seen_by)));
        }
        G::apply(&mut state, decision, &mut |_| ());
    }
    seen
}

/// One game that is being played.
#[derive(Clone, Debug)]
pub struct Play<G: Game> {
    record: Record<G>,
    state: G::State,
    /// How many of the last decisions may be taken back, all of the seat that decides now.
    free: usize,
}

/// Why nothing can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoUndo {
    /// It is somebody else's turn.
    NotYourTurn,
    /// Nothing was decided in this turn, or something hidden was seen since.
    NothingFree,
}

impl fmt::Display for NoUndo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NoUndo::NotYourTurn => "only your own turn can be taken back, while it lasts",
            NoUndo::NothingFree => {
                "there is nothing to take back: you have not decided anything in this turn yet, or a hidden card has been seen \
                 since your last decision"
            }
        })
    }
}

impl std::error::Error for NoUndo {}

impl<G: Notation> Play<G> {
    /// A game that goes on where a record stops. What the record holds is not taken back any more.
    pub fn new(record: Record<G>) -> Play<G> {
        let state = record.state();
        Play { record, state, free: 0 }
    }

    /// Where the game stands. For those who may know everything.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// Everything that was decided so far.
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Turn {
        G::turn(&self.state)
    }

    /// What an observer knows who forgot nothing: for bots.
    pub fn perfect_recall_view(&self, observer: Observer) -> G::View {
        G::perfect_recall_view(&self.state, observer)
    }

    /// What an observer is shown.
    pub fn view(&self, observer: Observer) -> G::View {
        G::view(&self.state, observer)
    }

    /// Makes a decision for the seat whose turn it is: what happened, or why it is not possible.
    pub fn decide(&mut self, decision: G::Decision) -> Result<Vec<G::Event>, G::Refusal> {
        let before = self.turn();
        let mut events = Vec::new();
        G::decide(&mut self.state, decision, &mut |event| events.push(event))?;
        self.record.decisions.push(decision);
        let saw_something_hidden = match before {
            Turn::Decide(seat) => events.iter().any(|event| G::reveals(*event, Observer::Seat(seat))),
            Turn::Over => true,
        };
        let goes_on = self.turn() == before && !saw_something_hidden;
        self.free = if goes_on { self.free + 1 } else { 0 };
        Ok(events)
    }

    /// Takes the last decision of a seat back.
    pub fn undo(&mut self, seat: Seat) -> Result<G::Decision, NoUndo> {
        if self.turn() != Turn::Decide(seat) {
            return Err(NoUndo::NotYourTurn);
        }
        if self.free == 0 {
            return Err(NoUndo::NothingFree);
        }
        let taken_back = *self.record.decisions.last().ok_or(NoUndo::NothingFree)?;
        self.go_back(self.record.decisions.len() - 1);
        Ok(taken_back)
    }

    /// How many decisions the seat whose turn it is may take back by itself.
    pub fn free(&self) -> usize {
        self.free
    }

    /// Goes back to where only so many decisions had been made, whatever was seen since: the others agreed.
    pub fn go_back(&mut self, decisions: usize) {
        let taken_back = self.record.decisions.len().saturating_sub(decisions);
        self.record.decisions.truncate(decisions);
        self.state = self.record.state();
        self.free = self.free.saturating_sub(taken_back);
    }
}
