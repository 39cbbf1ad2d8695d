//! The setup before the first decision: variant points, ceremonies, and the order of every deck.

use hearth_core::{Seat, shuffle};
use rand::Rng;

use crate::card::Card;
use crate::cards::Cards;
use crate::ceremony::{Ceremony, CeremonySet};
use crate::options::{KokopelliOptions, Selection, USUAL_COUNT, check_count};
use crate::ruleset::Ruleset;
use crate::tiles;

/// The facts of one game. It stores shuffled decks, not a seed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    ruleset: Ruleset,
    ceremonies: CeremonySet,
    decks: Vec<Vec<Card>>,
}

/// A reason why a setup is invalid.
pub(crate) enum BadSetup {
    /// Invalid ceremonies.
    Ceremonies(String),
    /// An invalid deck of a seat.
    Deck(Seat, String),
}

impl Setup {
    /// Creates a setup, with one whole deck per player, top card first. Refuses violations of K2, K3 and K5.
    pub(crate) fn new(
        ruleset: Ruleset,
        ceremonies: CeremonySet,
        decks: Vec<Vec<Card>>,
    ) -> Result<Setup, BadSetup> {
        check_count(ceremonies.len()).map_err(BadSetup::Ceremonies)?;
        let whole = Cards::deck(ceremonies);
        for (seat, deck) in Seat::all(decks.len()).zip(&decks) {
            let wrong = Card::all().find_map(|card| {
                let have = deck.iter().filter(|held| **held == card).count();
                let want = whole.count(card) as usize;
                (have != want).then(|| format!("K5: deck {seat} has {have} {card}, not {want}"))
            });
            if let Some(reason) = wrong {
                return Err(BadSetup::Deck(seat, reason));
            }
        }
        Ok(Setup { ruleset, ceremonies, decks })
    }

    /// Draws the ceremonies unless they were chosen, and shuffles every deck.
    pub(crate) fn deal<R: Rng + ?Sized>(options: &KokopelliOptions, rng: &mut R) -> Setup {
        let ceremonies = match options.selection {
            Selection::Chosen(set) => set,
            Selection::Random => {
                let mut tiles = Ceremony::ALL;
                shuffle(&mut tiles, rng);
                tiles.into_iter().take(options.count.unwrap_or(USUAL_COUNT)).collect()
            }
        };
        let sorted: Vec<Card> = Cards::deck(ceremonies).iter().collect();
        let mut decks = vec![sorted; options.players];
        for deck in &mut decks {
            shuffle(deck, rng);
        }
        Setup { ruleset: options.ruleset, ceremonies, decks }
    }

    /// Returns the number of players.
    pub fn players(&self) -> usize {
        self.decks.len()
    }

    /// Returns the variant points.
    pub fn ruleset(&self) -> Ruleset {
        self.ruleset
    }

    /// Returns the ceremonies in the game.
    pub fn ceremonies(&self) -> CeremonySet {
        self.ceremonies
    }

    /// Returns every whole deck, top card first.
    pub fn decks(&self) -> &[Vec<Card>] {
        &self.decks
    }

    /// Returns the number of Game End tiles (K6).
    pub fn end_tiles(&self) -> u8 {
        tiles::end_tiles(self.players(), self.ceremonies.len())
    }
}
