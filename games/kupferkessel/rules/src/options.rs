//! The options of a table.

use hearth_core::{BadOption, Choice, Game, Options, Usual, Values};

use crate::Kupferkessel;
use crate::colour::Colour;
use crate::recipe::OwnRecipes;
use crate::ruleset::Ruleset;

/// All options of a table of Kupferkessel Co.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KupferkesselOptions {
    pub(crate) players: usize,
    pub(crate) ruleset: Ruleset,
    pub(crate) own: OwnRecipes,
}

impl Options for KupferkesselOptions {
    const CHOICES: &'static [Choice] = &[
        Choice {
            name: "recipes",
            values: Values::Switch,
            usual: Usual::Value("false"),
            help: "Recipes are dealt and scored (C20)",
        },
        Choice {
            name: "own-recipes",
            values: Values::Text {
                shape: "up to five recipes with `|` between them, as in `12: at least 2 full families`",
                examples: &[
                    "12: at least 2 full families | 10: more cards of value 3 than each opponent | \
                     -5: any single violet | 8: at least 3 of pumpkin and 3 of bat",
                    "6: no hats and no explosions | 9: ending the game and at most 12 cards or exactly 7 families",
                ],
            },
            usual: Usual::Empty,
            help: "Recipes of your own, dealt with the others; this switches `recipes` on (C29)",
        },
        Choice {
            name: "any-line-ends",
            values: Values::Switch,
            usual: Usual::Value("false"),
            help: "Emptying any line ends the game, not only the one where you stand (CR1)",
        },
        Choice {
            name: "symbols-on-all-twos",
            values: Values::Switch,
            usual: Usual::Value("false"),
            help: "Black and white cards of value 2 have symbols too (A4)",
        },
        Choice {
            name: "open-kettles",
            values: Values::Switch,
            usual: Usual::Value("false"),
            help: "Everyone can see all collected cards (CR7)",
        },
        Choice {
            name: "children-scoring",
            values: Values::Switch,
            usual: Usual::Value("false"),
            help: "Families score cards instead of points (CR8)",
        },
        Choice {
            name: "refused-cards",
            values: Values::OneOf(&Ruleset::REFUSED_CARDS),
            usual: Usual::Value("under"),
            help: "Cards refused as a base go under the pile, or out of the game (CR9)",
        },
        Choice {
            name: "third",
            values: Values::OneOf(&Colour::NEUTRAL),
            usual: Usual::Value("orange"),
            help: "The colour of the third figure, with three players (C30)",
        },
    ];

    fn usual(players: usize) -> Result<KupferkesselOptions, BadOption> {
        if !Kupferkessel::PLAYERS.contains(&players) {
            return Err(BadOption::new(format!("C1: Kupferkessel Co. is for 2 or 3 players, not {players}")));
        }
        Ok(KupferkesselOptions { players, ruleset: Ruleset::USUAL, own: OwnRecipes::NONE })
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), BadOption> {
        let refused = || BadOption::value(Self::CHOICES, name, value);
        match name {
            "third" => {
                let colour = Colour::neutral(value).ok_or_else(refused)?;
                // With two players there is no third figure, so its colour is ignored.
                if self.players > 2 {
                    self.ruleset.third = colour;
                }
            }
            "refused-cards" => {
                let place = Ruleset::REFUSED_CARDS.iter().position(|word| *word == value);
                self.ruleset.refused_cards_out = place.ok_or_else(refused)? == 1;
            }
            "own-recipes" => {
                self.own = OwnRecipes::read(value).map_err(|error| {
                    let message = format!("own-recipes, {error}\n  {value}\n  {:>1$}", "^", error.column);
                    BadOption::new(message).said("bad-own-recipes", &[error.column]).about(&error.message)
                })?;
                self.ruleset.recipes |= !self.own.is_empty();
            }
            _ => {
                let value = value.parse().map_err(|_| refused())?;
                *self.ruleset.switch(name).ok_or_else(refused)? = value;
            }
        }
        Ok(())
    }

    fn checked(self) -> Result<KupferkesselOptions, BadOption> {
        if self.own.is_empty() || self.ruleset.recipes {
            Ok(self)
        } else {
            let message = "C29: own recipes are written down, but `recipes` is false";
            Err(BadOption::new(message).said("bad-recipes-off", &[]))
        }
    }
}
