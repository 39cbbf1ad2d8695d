//! The setup before the first decision: options, the order of all cards, and recipes.

use hearth_core::{Seat, shuffle};
use rand::Rng;

use crate::card::Card;
use crate::cards::CardSet;
use crate::cell::CELLS;
use crate::options::KupferkesselOptions;
use crate::recipe::{OwnRecipes, RecipeId, RecipeSet};
use crate::ruleset::Ruleset;
use crate::stacks::Stacks;

/// The facts of one game. It stores shuffled cards, not a seed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    options: KupferkesselOptions,
    square: Vec<Card>,
    pile: Vec<Card>,
    recipes: Vec<RecipeSet>,
}

/// Returns the number of recipes per seat (C20, C32).
pub(crate) const fn recipes_each(ruleset: Ruleset, players: usize) -> usize {
    match (ruleset.recipes, players) {
        (false, _) => 0,
        (true, 2) => 2,
        (true, _) => 1,
    }
}

/// Returns true if the pile has a base for every kettle (C4, C31).
fn enough_bases(options: &KupferkesselOptions, pile: &[Card]) -> bool {
    let bases = options.ruleset.bases(options.players);
    pile.iter().filter(|card| bases.has(**card)).count() >= options.players
}

/// A reason why a setup is invalid.
pub(crate) enum BadSetup {
    /// An invalid card, with the number of cards before it in square and pile.
    Card(usize, String),
    /// An invalid pile.
    Pile(String),
    /// Invalid dealt recipes of a seat.
    Dealt(Seat, String),
}

impl Setup {
    /// Creates a setup, or refuses it if the rules do not allow it.
    ///
    /// The square is complete, row by row. The pile, top card first, still contains the bases of the kettles.
    pub(crate) fn new(
        options: KupferkesselOptions,
        square: Vec<Card>,
        pile: Vec<Card>,
        recipes: Vec<RecipeSet>,
    ) -> Result<Setup, BadSetup> {
        let mut seen = CardSet::EMPTY;
        for (before, &card) in square.iter().chain(&pile).enumerate() {
            if seen.has(card) {
                return Err(BadSetup::Card(before, format!("C1: there is one {card}, but two are named")));
            }
            seen = seen.with(card);
        }
        if let Some(card) = CardSet::ALL.minus(seen).iter().next() {
            return Err(BadSetup::Pile(format!("C1: {card} lies nowhere")));
        }
        let each = recipes_each(options.ruleset, options.players);
        let mut dealt = RecipeSet::EMPTY;
        for (seat, hand) in Seat::all(options.players).zip(&recipes) {
            if hand.len() != each {
                let reason = format!("C20, C32: seat {seat} has {} recipes, not {each}", hand.len());
                return Err(BadSetup::Dealt(seat, reason));
            }
            if let Some(twice) = hand.iter().find(|id| dealt.has(*id)) {
                return Err(BadSetup::Dealt(seat, format!("C20: the recipe `{twice}` is dealt twice")));
            }
            dealt = hand.iter().fold(dealt, RecipeSet::with);
        }
        if !enough_bases(&options, &pile) {
            let reason = "C4: the pile has too few cards that can be the base of a kettle";
            return Err(BadSetup::Pile(reason.to_owned()));
        }
        Ok(Setup { options, square, pile, recipes })
    }

    /// Shuffles the cards and deals the recipes.
    pub(crate) fn deal<R: Rng + ?Sized>(options: &KupferkesselOptions, rng: &mut R) -> Setup {
        let recipes = Setup::deal_recipes(options, rng);
        let mut cards: Vec<Card> = Card::all().collect();
        loop {
            shuffle(&mut cards, rng);
            let (square, pile) = cards.split_at(CELLS);
            // Very rarely, nearly all cards of the pile are refused as bases and not every player could start
            // (C4).
            if enough_bases(options, pile) {
                return Setup { options: *options, square: square.to_vec(), pile: pile.to_vec(), recipes };
            }
        }
    }

    fn deal_recipes<R: Rng + ?Sized>(options: &KupferkesselOptions, rng: &mut R) -> Vec<RecipeSet> {
        let each = recipes_each(options.ruleset, options.players);
        if each == 0 {
            return vec![RecipeSet::EMPTY; options.players];
        }
        let mut recipes: Vec<RecipeId> = options.own.dealt_from(options.players).collect();
        shuffle(&mut recipes, rng);
        recipes.chunks(each).take(options.players).map(|dealt| dealt.iter().copied().collect()).collect()
    }

    /// Returns the pile and the kettles after every seat has drawn its base.
    ///
    /// Refused cards go under the pile or leave the game (C4, C31, CR9).
    pub(crate) fn stacks(&self) -> Stacks {
        let mut stacks = Stacks::EMPTY;
        for &card in &self.pile {
            stacks.put_under(card);
        }
        stacks.know_lowest(0);
        let bases = self.options.ruleset.bases(self.players());
        for seat in Seat::all(self.players()) {
            while let Some(card) = stacks.draw() {
                if bases.has(card) {
                    stacks.put_on(seat, card);
                    break;
                }
                if !self.options.ruleset.refused_cards_out {
                    stacks.put_under(card);
                }
            }
        }
        stacks
    }

    /// Returns the number of players.
    pub fn players(&self) -> usize {
        self.options.players
    }

    /// Returns the variant points.
    pub fn ruleset(&self) -> Ruleset {
        self.options.ruleset
    }

    /// Returns the players' own recipes.
    pub fn own_recipes(&self) -> OwnRecipes {
        self.options.own
    }

    /// Returns the cards of the square, row by row.
    pub fn square(&self) -> &[Card] {
        &self.square
    }

    /// Returns the pile before the bases of the kettles are drawn, top card first.
    pub fn pile(&self) -> &[Card] {
        &self.pile
    }

    /// Returns the recipes of each seat.
    pub fn recipes(&self) -> &[RecipeSet] {
        &self.recipes
    }
}
