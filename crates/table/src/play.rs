//! One running game: decisions in, events or a refusal out. The record is the source of truth; the state is
//! derived from it.

use std::fmt;
use std::ops::Range;

use hearth_core::{Game, Notation, Observer, Record, Seat, Turn};

/// Returns the events of some decisions of a record, as an observer may know them. Undone decisions are not
/// in the record.
pub fn events_seen_by<G: Notation>(
    record: &Record<G>,
    observer: Observer,
    decisions: Range<usize>,
) -> Vec<G::Event> {
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

/// Returns a decision as an observer sees it: `None` if another seat made it in secret.
pub fn decision_seen_by<G: Game>(
    decision: G::Decision,
    decider: Seat,
    observer: Observer,
) -> Option<G::Decision> {
    if observer.sits_at(decider) { Some(decision) } else { G::decision_seen(decision) }
}

/// Returns some decisions of a record with their seats, [as an observer sees them](decision_seen_by).
pub fn decisions_seen_by<G: Notation>(
    record: &Record<G>,
    observer: Observer,
    decisions: Range<usize>,
) -> Vec<(Seat, Option<G::Decision>)> {
    let mut state = G::start(&record.setup);
    let mut seen = Vec::new();
    for (number, &decision) in record.decisions.iter().enumerate().take(decisions.end) {
        let Turn::Decide(seat) = G::turn(&state) else { break };
        if decisions.contains(&number) {
            seen.push((seat, decision_seen_by::<G>(decision, seat, observer)));
        }
        G::apply(&mut state, decision, &mut |_| ());
    }
    seen
}

/// One running game.
#[derive(Clone, Debug)]
pub struct Play<G: Game> {
    record: Record<G>,
    state: G::State,
    /// The number of decisions that can be undone, all made by the deciding seat.
    free: usize,
}

/// The reason why an undo is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoUndo {
    /// It is another seat's turn.
    NotYourTurn,
    /// There is no decision in this turn, or hidden information was revealed since.
    NothingFree,
}

impl fmt::Display for NoUndo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NoUndo::NotYourTurn => "only the current turn can be undone, by the player whose turn it is",
            NoUndo::NothingFree => {
                "there is nothing to undo: you have not decided anything in this turn, or a hidden card has been revealed since"
            }
        })
    }
}

impl std::error::Error for NoUndo {}

impl<G: Notation> Play<G> {
    /// Continues a game from the end of a record. Decisions in the record cannot be undone.
    pub fn new(record: Record<G>) -> Play<G> {
        let state = record.state();
        Play { record, state, free: 0 }
    }

    /// Returns the full state, including hidden information.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// Returns the record so far.
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// Returns the seat that decides next.
    pub fn turn(&self) -> Turn {
        G::turn(&self.state)
    }

    /// Returns the view of an observer with perfect recall, for bots.
    pub fn perfect_recall_view(&self, observer: Observer) -> G::View {
        G::perfect_recall_view(&self.state, observer)
    }

    /// Returns what an observer is shown.
    pub fn view(&self, observer: Observer) -> G::View {
        G::view(&self.state, observer)
    }

    /// Makes a decision for the deciding seat. Returns the events, or a refusal.
    pub fn decide(&mut self, decision: G::Decision) -> Result<Vec<G::Event>, G::Refusal> {
        let before = self.turn();
        let mut events = Vec::new();
        G::decide(&mut self.state, decision, &mut |event| events.push(event))?;
        self.record.decisions.push(decision);
        let revealed = match before {
            Turn::Decide(seat) => events.iter().any(|event| G::reveals(*event, Observer::Seat(seat))),
            Turn::Over => true,
        };
        let can_undo = self.turn() == before && !revealed;
        self.free = if can_undo { self.free + 1 } else { 0 };
        Ok(events)
    }

    /// Undoes the last decision of a seat.
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

    /// Returns how many decisions the deciding seat may undo without asking.
    pub fn free(&self) -> usize {
        self.free
    }

    /// Undoes decisions until this number is left, whatever was revealed since. The caller has the others'
    /// agreement.
    pub fn go_back(&mut self, decisions: usize) {
        let taken_back = self.record.decisions.len().saturating_sub(decisions);
        self.record.decisions.truncate(decisions);
        self.state = self.record.state();
        self.free = self.free.saturating_sub(taken_back);
    }
}
