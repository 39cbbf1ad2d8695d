//! The part of a record that proves how its cards were dealt (`docs/DEALS.md`).

use std::fmt::Write;

use crate::notation::SeenStatements;
use crate::{BadText, Bytes32, Seat, Statement};

/// The inputs of a deal. Everybody can make the set-up of the record from them again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proof {
    /// The hash of the secret. It was shown before the first player sat down.
    pub seal: Bytes32,
    /// The server's secret, revealed when the game was over.
    pub secret: Bytes32,
    /// The players' own random bytes, with the seats of those who added some, in their order.
    pub shares: Vec<(Seat, Bytes32)>,
    /// The chair, counted from one, whose player went first; `None` if that was not drawn.
    pub first: Option<usize>,
    /// The options of the table that differ from their defaults.
    pub options: Vec<(String, String)>,
}

/// The statements of a proof.
const KEYS: [&str; 5] = ["seal", "secret", "share", "first", "option"];

impl Proof {
    /// Returns true for a statement of a proof.
    pub(crate) fn has(statement: &Statement<'_>) -> bool {
        KEYS.contains(&statement.key)
    }

    /// Writes it as statements, one per line. White space in the value of an option becomes one space, because a line
    /// break would begin another statement.
    pub(crate) fn write(&self) -> String {
        let Proof { seal, secret, shares, first, options } = self;
        let mut text = format!("seal {seal}\nsecret {secret}\n");
        // Writing to a string cannot fail.
        for (seat, share) in shares {
            let _ = writeln!(text, "share {seat} {share}");
        }
        if let Some(first) = first {
            let _ = writeln!(text, "first {first}");
        }
        for (name, value) in options {
            let value: Vec<&str> = value.split_whitespace().collect();
            let _ = writeln!(text, "option {name} {}", value.join(" "));
        }
        text
    }

    /// Reads the statements of a proof; `None` if there are none.
    pub(crate) fn read(statements: &[&Statement<'_>], players: usize) -> Result<Option<Proof>, BadText> {
        if statements.is_empty() {
            return Ok(None);
        }
        let mut seen = SeenStatements::default();
        let (mut seal, mut secret) = (None, None);
        let mut shares: Vec<(Seat, Bytes32)> = Vec::new();
        let mut options: Vec<(String, String)> = Vec::new();
        let mut first = None;
        for statement in statements {
            let bytes = |text: &str| text.parse::<Bytes32>().map_err(|error| statement.wrong(error));
            match statement.key {
                "share" => {
                    let (seat, share) = statement.value.split_once(' ').unwrap_or_default();
                    let seat = statement.seat(seat, players)?;
                    if shares.last().is_some_and(|(last, _)| *last >= seat) {
                        return Err(statement.wrong("the shares must be in the order of their seats"));
                    }
                    shares.push((seat, bytes(share)?));
                }
                "option" => {
                    let (name, value) = statement.value.split_once(' ').unwrap_or_default();
                    seen.once(statement, None, &format!("option {name}"))?;
                    options.push((name.to_owned(), value.to_owned()));
                }
                key => {
                    seen.once(statement, None, key)?;
                    match key {
                        "seal" => seal = Some(bytes(statement.value)?),
                        "secret" => secret = Some(bytes(statement.value)?),
                        _ => first = Some(statement.seat(statement.value, players)?.number()),
                    }
                }
            }
        }
        let missing = |key: &str| BadText::missing(&[], key, players);
        let seal = seal.ok_or_else(|| missing("seal"))?;
        let secret = secret.ok_or_else(|| missing("secret"))?;
        Ok(Some(Proof { seal, secret, shares, first, options }))
    }
}
