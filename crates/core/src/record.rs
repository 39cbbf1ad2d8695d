//! The record of a game: the set-up, then one decision after another.

use std::fmt;

use crate::notation::name_as_value;
use crate::{BadText, Game, Notation, Proof, Seat, Statement, Turn, statements};

/// A finished or running game. The decisions are the source of truth; everything else is derived.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record<G: Game> {
    /// Everything that was fixed before the first decision.
    pub setup: G::Setup,
    /// The player at each seat, in a word or two. Empty if unknown.
    pub sitting: Vec<String>,
    /// The proof of the deal, if there is one.
    pub proof: Option<Proof>,
    /// The decisions, in order.
    pub decisions: Vec<G::Decision>,
}

/// A record that cannot be parsed or replayed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadRecord(pub String);

impl fmt::Display for BadRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for BadRecord {}

impl From<BadText> for BadRecord {
    fn from(error: BadText) -> BadRecord {
        BadRecord(error.to_string())
    }
}

impl<G: Notation> Record<G> {
    /// Creates a record without decisions.
    pub fn new(setup: G::Setup) -> Record<G> {
        Record { setup, sitting: Vec::new(), proof: None, decisions: Vec::new() }
    }

    /// Writes the record as text. Comments name the seat whose decisions follow.
    pub fn write(&self) -> String {
        let mut text = format!("record {}\n{}", G::NAME, G::write_setup(&self.setup));
        for (index, who) in self.sitting.iter().enumerate() {
            text += &format!("sits {} {}\n", Seat::at(index), name_as_value(who));
        }
        text += &self.proof.as_ref().map(Proof::write).unwrap_or_default();
        text += "decisions\n";
        let mut state = G::start(&self.setup);
        let mut decider = None;
        for &decision in &self.decisions {
            if let Turn::Decide(seat) = G::turn(&state)
                && decider != Some(seat)
            {
                text += &format!("# seat {seat}\n");
                decider = Some(seat);
            }
            text += &format!("{decision}\n");
            G::apply(&mut state, decision, &mut |_| ());
        }
        text
    }

    /// Reads a record and checks every decision.
    pub fn read(text: &str) -> Result<Record<G>, BadRecord> {
        let all: Vec<Statement<'_>> = statements(text).collect();
        let Some((first, rest)) = all.split_first() else {
            return Err(BadRecord("the record is empty".to_owned()));
        };
        if (first.key, first.value) != ("record", G::NAME) {
            return Err(first
                .wrong(format!("a record of this game begins with `record {}`", G::NAME))
                .into());
        }
        let Some(middle) = rest.iter().position(|statement| statement.key == "decisions") else {
            return Err(BadRecord("the record has no `decisions` line before its decisions".to_owned()));
        };
        if !rest[middle].value.is_empty() {
            return Err(rest[middle]
                .wrong("`decisions` takes no value; the decisions follow, one per line")
                .into());
        }
        let (sitting, setup): (Vec<&Statement<'_>>, Vec<&Statement<'_>>) =
            rest[..middle].iter().partition(|statement| statement.key == "sits");
        let (proof, setup): (Vec<&Statement<'_>>, Vec<&Statement<'_>>) =
            setup.into_iter().partition(|statement| Proof::has(statement));
        let setup: Vec<Statement<'_>> = setup.into_iter().copied().collect();
        let mut record = Record::new(G::read_setup(&setup)?);
        let players = G::players(&record.state());
        record.sitting = read_sitting(&sitting, players)?;
        record.proof = Proof::read(&proof, players)?;
        let mut state = G::start(&record.setup);
        for statement in &rest[middle + 1..] {
            let text = format!("{} {}", statement.key, statement.value);
            let decision: G::Decision =
                text.trim().parse().map_err(|error: BadText| statement.wrong(error.message))?;
            G::decide(&mut state, decision, &mut |_| ()).map_err(|refusal| {
                statement.wrong(format!("`{decision}` is not possible here. {refusal}"))
            })?;
            record.decisions.push(decision);
        }
        Ok(record)
    }

    /// Replays the decisions and returns the resulting position.
    pub fn state(&self) -> G::State {
        let mut state = G::start(&self.setup);
        for &decision in &self.decisions {
            G::apply(&mut state, decision, &mut |_| ());
        }
        state
    }
}

/// Reads lines such as `sits 1 person`: one for each seat in order, or none.
fn read_sitting(statements: &[&Statement<'_>], players: usize) -> Result<Vec<String>, BadText> {
    let mut sitting = Vec::new();
    for statement in statements {
        let expected = sitting.len() + 1;
        if expected > players {
            return Err(statement.wrong(format!("there are only {players} seats")));
        }
        match statement.value.split_once(char::is_whitespace) {
            Some((number, who)) if number == expected.to_string() => sitting.push(who.trim().to_owned()),
            _ => return Err(statement.wrong(format!("expected `sits {expected}` and a name"))),
        }
    }
    if sitting.is_empty() || sitting.len() == players {
        Ok(sitting)
    } else {
        Err(BadText::missing(statements, "sits", players))
    }
}
