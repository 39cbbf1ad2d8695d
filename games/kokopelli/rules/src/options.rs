//! The options of a table: variants of the rules, and the ceremonies.

use hearth_core::{BadOption, Choice, Game, Options, Usual, Values};

use crate::Kokopelli;
use crate::card::Card;
use crate::ceremony::{Ceremony, CeremonySet};
use crate::ruleset::{CheckAbroad, Edition, FirstRound, ReachAbroad, Ruleset};

/// The choice of ceremonies (K2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Selection {
    /// Drawn at random.
    Random,
    /// A fixed set.
    Chosen(CeremonySet),
}

/// All options of a table of Kokopelli.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KokopelliOptions {
    pub(crate) players: usize,
    pub(crate) ruleset: Ruleset,
    pub(crate) selection: Selection,
    pub(crate) count: Option<usize>,
}

/// Default number of ceremonies (K2).
pub(crate) const USUAL_COUNT: usize = 10;

/// Minimum and maximum number of ceremonies (K2, K3).
const FEWEST: usize = 10;
const MOST: usize = 12;

/// The word of each ceremony.
const WORDS: &[&str] = crate::card::WORDS.split_at(Ceremony::ALL.len()).0;

const EDITIONS: [(&str, Edition); 4] = [
    ("english", Edition::English),
    ("french", Edition::French),
    ("polish", Edition::Polish),
    ("german", Edition::German),
];
const SWITCH: [(&str, bool); 2] = [("true", true), ("false", false)];
const REACHES: [(&str, ReachAbroad); 2] = [("near", ReachAbroad::Near), ("board", ReachAbroad::Board)];
const CHECKS: [(&str, CheckAbroad); 2] = [("area", CheckAbroad::Area), ("board", CheckAbroad::Village)];
const FIRST_ROUNDS: [(&str, FirstRound); 2] = [("both", FirstRound::Both), ("first", FirstRound::First)];
/// The name of point E6. It is newer than the others: a record without it was played without it.
pub(crate) const SPIDER_BELOW: &str = "spider-below";
const COUNTS: [(&str, usize); 3] = [("10", 10), ("11", 11), ("12", 12)];

fn value_of<T: Copy>(words: &[(&str, T)], word: &str) -> Option<T> {
    words.iter().find(|(known, _)| *known == word).map(|(_, value)| *value)
}

fn word_of<T: PartialEq>(words: &[(&'static str, T)], value: &T) -> &'static str {
    words.iter().find(|(_, known)| known == value).map_or("", |(word, _)| *word)
}

impl Ruleset {
    /// Sets a point by its name. The edition sets all of them.
    fn set(&mut self, name: &str, value: &str) -> Option<()> {
        match name {
            "edition" => *self = Ruleset::of(value_of(&EDITIONS, value)?),
            "fire-reach" => self.reach_abroad = value_of(&REACHES, value)?,
            "fire-check" => self.check_abroad = value_of(&CHECKS, value)?,
            "sun-shared" => self.below_pile_shared = value_of(&SWITCH, value)?,
            "birth-finish" => self.drawn_cards_may_finish = value_of(&SWITCH, value)?,
            "two-player-first-round" => self.two_player_first_round = value_of(&FIRST_ROUNDS, value)?,
            SPIDER_BELOW => self.reaches_below_neighbours = value_of(&SWITCH, value)?,
            "vase-for-owner" => self.extra_action_for_owner = value_of(&SWITCH, value)?,
            _ => return None,
        }
        Some(())
    }

    /// Returns every point with its name and value, the edition first.
    pub fn words(&self) -> [(&'static str, &'static str); 8] {
        [
            ("edition", word_of(&EDITIONS, &self.edition)),
            ("fire-reach", word_of(&REACHES, &self.reach_abroad)),
            ("fire-check", word_of(&CHECKS, &self.check_abroad)),
            ("sun-shared", word_of(&SWITCH, &self.below_pile_shared)),
            ("birth-finish", word_of(&SWITCH, &self.drawn_cards_may_finish)),
            ("two-player-first-round", word_of(&FIRST_ROUNDS, &self.two_player_first_round)),
            (SPIDER_BELOW, word_of(&SWITCH, &self.reaches_below_neighbours)),
            ("vase-for-owner", word_of(&SWITCH, &self.extra_action_for_owner)),
        ]
    }
}

/// Returns true for the name of a point or of the edition.
pub(crate) fn is_point(name: &str) -> bool {
    Ruleset::of(Edition::English).words().iter().any(|(known, _)| *known == name)
}

/// Parses names of ceremonies, each at most once.
pub(crate) fn read_ceremonies<'a>(words: impl Iterator<Item = &'a str>) -> Result<CeremonySet, String> {
    let mut set = CeremonySet::EMPTY;
    for word in words {
        let ceremony = word.parse::<Card>().ok().and_then(Card::ceremony).ok_or_else(|| {
            format!("there is no ceremony `{word}`; the ceremonies are {}", words_of(Ceremony::ALL))
        })?;
        if set.has(ceremony) {
            return Err(format!("{word} is named twice"));
        }
        set = set.with(ceremony);
    }
    Ok(set)
}

/// Formats ceremonies as words with spaces between them.
pub(crate) fn words_of(ceremonies: impl IntoIterator<Item = Ceremony>) -> String {
    ceremonies.into_iter().map(Ceremony::word).collect::<Vec<_>>().join(" ")
}

/// Refuses a number of ceremonies that the rules do not allow (K2, K3).
pub(crate) fn check_count(count: usize) -> Result<(), String> {
    if (FEWEST..=MOST).contains(&count) {
        Ok(())
    } else {
        Err(format!("K2, K3: a game has 10, 11 or 12 ceremonies, not {count}"))
    }
}

impl Options for KokopelliOptions {
    const CHOICES: &'static [Choice] = &[
        Choice {
            name: "edition",
            values: Values::OneOf(&["english", "french", "polish", "german"]),
            usual: Usual::Value("english"),
            help: "Which rulebook applies where they differ (E1–E6)",
        },
        Choice {
            name: "fire-reach",
            values: Values::OneOf(&["near", "board"]),
            usual: Usual::With("edition"),
            help: "With Fire you open on any space of a neighbour’s board, a to d, or only on those in your play area (E1)",
        },
        Choice {
            name: "fire-check",
            values: Values::OneOf(&["area", "board"]),
            usual: Usual::With("edition"),
            help: "Where a duplicate stops Fire: in that neighbour’s play area, or only in their village (E2)",
        },
        Choice {
            name: "sun-shared",
            values: Values::Switch,
            usual: Usual::With("edition"),
            help: "With 3–4 players, Sun’s space is in the neighbours’ play areas too (E3)",
        },
        Choice {
            name: "birth-finish",
            values: Values::Switch,
            usual: Usual::With("edition"),
            help: "A card played with Birth may finish a ceremony (E4)",
        },
        Choice {
            name: "two-player-first-round",
            values: Values::OneOf(&["both", "first"]),
            usual: Usual::With("edition"),
            help: "Who has only one action in the first round of a two-player game (E5)",
        },
        Choice {
            name: SPIDER_BELOW,
            values: Values::Switch,
            usual: Usual::With("edition"),
            help: "With 3–4 players, Spider Woman reaches the neighbours’ space e even if it is not shared (E6)",
        },
        Choice {
            name: "vase-for-owner",
            values: Values::Switch,
            usual: Usual::Value("true"),
            help: "A Vase gives its own owner an extra action too (KR12)",
        },
        Choice {
            name: "ceremonies",
            values: Values::SomeOf {
                words: &["random", "first"],
                things: WORDS,
                fewest: FEWEST,
                most: MOST,
                examples: &[
                    "random",
                    "first",
                    "sun,eagle-feather,birth,warrior,fire,vase,lizard,chieftain,hunter,tortoise",
                ],
            },
            usual: Usual::Value("random"),
            help: "The ceremonies in this game (K2)",
        },
        Choice {
            name: "count",
            values: Values::OneOf(&["10", "11", "12"]),
            usual: Usual::Value("10"),
            help: "How many ceremonies are drawn at random (K2, K3)",
        },
    ];

    fn usual(players: usize) -> Result<KokopelliOptions, BadOption> {
        if !Kokopelli::PLAYERS.contains(&players) {
            return Err(BadOption::new(format!("K1: Kokopelli is for 2 to 4 players, not {players}")));
        }
        let ruleset = Ruleset::of(Edition::English);
        Ok(KokopelliOptions { players, ruleset, selection: Selection::Random, count: None })
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), BadOption> {
        let refused = || BadOption::value(Self::CHOICES, name, value);
        match name {
            "ceremonies" => {
                self.selection = match value {
                    "first" => Selection::Chosen(CeremonySet::FIRST_GAME),
                    "random" => Selection::Random,
                    list => {
                        let words = list.split([',', ' ']).filter(|word| !word.is_empty());
                        Selection::Chosen(read_ceremonies(words).map_err(BadOption::new)?)
                    }
                }
            }
            "count" => self.count = Some(value_of(&COUNTS, value).ok_or_else(refused)?),
            _ => self.ruleset.set(name, value).ok_or_else(refused)?,
        }
        Ok(())
    }

    fn checked(self) -> Result<KokopelliOptions, BadOption> {
        if let Selection::Chosen(set) = self.selection {
            let chosen = set.len();
            check_count(chosen)
                .map_err(|message| BadOption::new(message).said("bad-ceremonies", &[FEWEST, MOST, chosen]))?;
            if let Some(count) = self.count.filter(|count| *count != chosen) {
                let message = format!(
                    "{chosen} ceremonies are named but the count is {count}; name {count}, or choose `random`"
                );
                return Err(BadOption::new(message).said("bad-count", &[chosen, count]));
            }
        }
        Ok(self)
    }
}
