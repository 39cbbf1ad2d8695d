//! The check of a record: is its set-up the one that its proof leads to?

use hearth_core::{BadOption, Bytes32, Game, Notation, Options, Proof, Record, Seat, draw_below};

use crate::{DealRng, Purpose, seal};

/// The reason why the deal of a record is not proved.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unfair {
    /// The record has no proof.
    #[error("the record has no proof of its deal: the game is older, or it goes on from another one")]
    NoProof,
    /// The secret does not belong to the seal.
    #[error("the secret was exchanged: its seal is {made}, but the seal of the table was {seal}")]
    Seal {
        /// The seal in the record.
        seal: Bytes32,
        /// The seal of the secret in the record.
        made: Bytes32,
    },
    /// The game is not known with these options.
    #[error("the options of the proof: {0}")]
    Options(BadOption),
    /// A bot has a share. Bots add nothing, so somebody may have chosen it.
    #[error("seat {0} has a share, but nobody is known to have sat there who could add one")]
    Share(Seat),
    /// Another player should have gone first.
    #[error("chair {drawn} should have gone first, not chair {first}")]
    First {
        /// The chair in the record.
        first: usize,
        /// The chair that was drawn.
        drawn: usize,
    },
    /// The set-up differs.
    #[error("the cards were exchanged: the record has `{have}`, but secret and shares make `{want}`")]
    Setup {
        /// The first statement of the record that differs.
        have: String,
        /// The statement as it should be.
        want: String,
    },
}

/// Checks the deal of a record and returns its proof.
pub fn check<G: Notation>(record: &Record<G>) -> Result<&Proof, Unfair> {
    let proof = record.proof.as_ref().ok_or(Unfair::NoProof)?;
    let made = seal(proof.secret);
    if made != proof.seal {
        return Err(Unfair::Seal { seal: proof.seal, made });
    }
    let sits = |seat: Seat| record.sitting.get(seat.index()).is_some_and(|who| who.starts_with("person"));
    if let Some((seat, _)) = proof.shares.iter().find(|(seat, _)| !sits(*seat)) {
        return Err(Unfair::Share(*seat));
    }
    let players = G::players(&G::start(&record.setup));
    let rng = |purpose| DealRng::new(proof.secret, proof.shares.iter().map(|(_, share)| *share), purpose);
    if let Some(first) = proof.first {
        let drawn = draw_below(players, &mut rng(Purpose::First)) + 1;
        if first != drawn {
            return Err(Unfair::First { first, drawn });
        }
    }
    let options = proof.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
    let options = <G as Game>::Options::agreed(players, options).map_err(Unfair::Options)?;
    let setup = G::deal(&options, &mut rng(Purpose::Cards));
    if setup == record.setup {
        return Ok(proof);
    }
    let (have, want) = (G::write_setup(&record.setup), G::write_setup(&setup));
    let line = |text: &str, index| text.lines().nth(index).unwrap_or("nothing").to_owned();
    let lines = have.lines().count().max(want.lines().count());
    let differs = (0..lines).find(|index| have.lines().nth(*index) != want.lines().nth(*index));
    let differs = differs.unwrap_or_default();
    Err(Unfair::Setup { have: line(&have, differs), want: line(&want, differs) })
}
