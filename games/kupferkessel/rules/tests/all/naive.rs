//! A second, deliberately naive model of the rules of Kupferkessel Co., written from the rules page without looking at
//! the engine.
//!
//! It exists only to be compared with the engine in tests. Cards, cells and recipes are the words of the rules page
//! (`bat-3`, `c4`, `both orange`), heaps are lists, and everything is searched from front to back, so that every rule can
//! be recognised next to its id. Seats count from 1.

use std::collections::BTreeMap;

/// The options of the table.
#[derive(Clone, Debug)]
pub struct Options {
    pub any_line_ends: bool,
    pub symbols_on_all_twos: bool,
    pub children_scoring: bool,
    pub refused_cards_out: bool,
}

/// The question to the active player.
#[derive(Clone, Debug)]
enum Step {
    Take,
    Symbol { cell: String },
    Last { card: String },
    Over { reason: &'static str },
}

/// A game of Kupferkessel Co.
#[derive(Clone, Debug)]
pub struct Naive {
    options: Options,
    colours: Vec<String>,
    grid: BTreeMap<String, String>,
    /// Top card first.
    pile: Vec<String>,
    /// Base first.
    kettles: Vec<Vec<String>>,
    recipes: Vec<Vec<String>>,
    positions: Vec<usize>,
    active: usize,
    turns_in_a_row: usize,
    turns_without_a_card: usize,
    ended_by: Option<usize>,
    step: Step,
}

fn family(card: &str) -> &str {
    &card[..card.len() - 2]
}

fn value(card: &str) -> i32 {
    card[card.len() - 1..].parse().expect("a card ends with its value")
}

/// The two families of each colour; of the neutral ones the plant comes first.
const COLOURS: [(&str, [&str; 2]); 7] = [
    ("green", ["pumpkin", "newt-eyes"]),
    ("orange", ["mushroom", "dragon-blood"]),
    ("blue", ["moss", "moon-dew"]),
    ("grey", ["root", "cat-whisker"]),
    ("violet", ["vine", "snake-powder"]),
    ("black", ["bat", "raven-feather"]),
    ("white", ["cobweb", "bone"]),
];

const PLANTS: [&str; 5] = ["pumpkin", "mushroom", "moss", "root", "vine"];

/// The line at a position: the cells of a column or of a row; none at a corner.
fn line(position: usize) -> Vec<String> {
    let column = |letter: &str| (1..=6).map(|row| format!("{letter}{row}")).collect();
    let row = |number: &str| "abcdef".chars().map(|letter| format!("{letter}{number}")).collect();
    match position {
        2 | 15 => column("b"),
        3 | 14 => column("c"),
        4 | 13 => column("d"),
        5 | 12 => column("e"),
        7 | 20 => row("2"),
        8 | 19 => row("3"),
        9 | 18 => row("4"),
        10 | 17 => row("5"),
        _ => Vec::new(),
    }
}

impl Naive {
    /// C4, C31, CR9: bases have no figure's colour; refused cards are in the pile, or nowhere if they left the game.
    fn check_bases(&self) {
        for kettle in &self.kettles {
            assert!(kettle.iter().all(|card| !self.has_figures_colour(card)), "C4: {kettle:?}");
        }
        let lie: Vec<&String> =
            self.grid.values().chain(&self.pile).chain(self.kettles.iter().flatten()).collect();
        for (_, families) in COLOURS {
            for card in
                families.into_iter().flat_map(|family| (1..=4).map(move |value| format!("{family}-{value}")))
            {
                let refused = self.options.refused_cards_out && self.has_figures_colour(&card);
                assert!(lie.contains(&&card) || refused, "CR9: {card}");
            }
        }
    }

    fn has_figures_colour(&self, card: &str) -> bool {
        let of = |(_, families): &&(&str, [&str; 2])| families.contains(&family(card));
        COLOURS.iter().find(of).is_some_and(|(colour, _)| self.colours.iter().any(|figure| figure == colour))
    }

    /// Returns a game after the setup, before the first move.
    pub fn new(
        options: Options,
        colours: Vec<String>,
        grid: BTreeMap<String, String>,
        pile: Vec<String>,
        kettles: Vec<Vec<String>>,
        recipes: Vec<Vec<String>>,
    ) -> Naive {
        let positions = if kettles.len() == 2 { vec![1, 11] } else { vec![1, 6, 11] }; // C3, C30
        let mut game = Naive {
            options,
            colours,
            grid,
            pile,
            kettles,
            recipes,
            positions,
            active: 1, // C5
            turns_in_a_row: 1,
            turns_without_a_card: 0,
            ended_by: None,
            step: Step::Take,
        };
        game.check_bases();
        game.begin_turn();
        game
    }

    pub fn seat(&self) -> Option<usize> {
        if let Step::Over { .. } = self.step { None } else { Some(self.active) }
    }

    pub fn legal(&self) -> Vec<String> {
        let mut legal: Vec<String> = match &self.step {
            Step::Take => self
                .cards_of_line(self.positions[self.active - 1])
                .into_iter()
                .map(|cell| format!("take {cell}"))
                .collect(),
            Step::Symbol { .. } => vec!["use".to_owned(), "skip".to_owned()],
            Step::Last { .. } => vec!["keep".to_owned(), "leave".to_owned()],
            Step::Over { .. } => Vec::new(),
        };
        legal.sort();
        legal
    }

    pub fn apply(&mut self, decision: &str) {
        let me = self.active - 1;
        match (self.step.clone(), decision) {
            (Step::Take, take) => self.take(take.strip_prefix("take ").expect("a card is taken")),
            (Step::Symbol { cell }, "skip") => self.finish_turn(&cell, false),
            (Step::Symbol { cell }, "use") => {
                let card = self.kettles[me].last().expect("the card just taken").clone();
                if self.has_hat(&card) {
                    self.finish_turn(&cell, true); // C13
                } else {
                    self.explode(); // C12, CR4
                    self.finish_turn(&cell, false);
                }
            }
            (Step::Last { card }, "keep") => {
                self.kettles[me].push(card);
                self.step = Step::Over { reason: "line" };
            }
            (Step::Last { .. }, "leave") => self.step = Step::Over { reason: "line" },
            (step, other) => panic!("{other} at {step:?}"),
        }
    }

    fn cards_of_line(&self, position: usize) -> Vec<String> {
        line(position).into_iter().filter(|cell| self.grid.contains_key(cell)).collect()
    }

    fn carries_symbol(&self, card: &str) -> bool {
        let black_or_white = ["bat", "raven-feather", "cobweb", "bone"].contains(&family(card));
        value(card) == 2 && (!black_or_white || self.options.symbols_on_all_twos)
    }

    fn has_hat(&self, card: &str) -> bool {
        let with_hat = PLANTS.contains(&family(card)) || ["bat", "cobweb"].contains(&family(card));
        self.carries_symbol(card) && with_hat
    }

    fn has_explosion(&self, card: &str) -> bool {
        self.carries_symbol(card) && !self.has_hat(card)
    }

    fn take(&mut self, cell: &str) {
        let me = self.active - 1;
        let card = self.grid.remove(cell).expect("a card lies there");
        self.turns_without_a_card = 0;
        let here = self.positions[me];
        let emptied = (1..=20).any(|position| {
            let matters = if self.options.any_line_ends {
                line(position).contains(&cell.to_owned())
            } else {
                position == here
            };
            matters && self.cards_of_line(position).is_empty()
        });
        if emptied {
            self.ended_by = Some(self.active); // C15, CR1
            self.step = Step::Last { card };
            return;
        }
        self.kettles[me].push(card.clone()); // C8
        let another_turn = self.has_hat(&card) && self.turns_in_a_row < 2; // CR5
        let can_hit = (0..self.kettles.len()).any(|seat| seat != me && self.kettles[seat].len() > 1);
        if another_turn || self.has_explosion(&card) && can_hit {
            self.step = Step::Symbol { cell: cell.to_owned() };
        } else {
            self.finish_turn(cell, false);
        }
    }

    fn explode(&mut self) {
        for next in 1..self.kettles.len() {
            let seat = (self.active - 1 + next) % self.kettles.len();
            if self.kettles[seat].len() > 1 {
                let card = self.kettles[seat].pop().expect("there is a top card");
                if !self.pile.is_empty() {
                    self.pile.push(card);
                }
            }
        }
    }

    fn finish_turn(&mut self, gap: &str, another: bool) {
        if !self.pile.is_empty() {
            self.grid.insert(gap.to_owned(), self.pile.remove(0)); // C14
        }
        if another {
            self.turns_in_a_row += 1;
        } else {
            self.pass_on();
        }
        self.begin_turn();
    }

    fn pass_on(&mut self) {
        self.active = self.active % self.kettles.len() + 1;
        self.turns_in_a_row = 1;
    }

    fn begin_turn(&mut self) {
        loop {
            self.step = Step::Take;
            self.move_figure();
            if !self.cards_of_line(self.positions[self.active - 1]).is_empty() {
                return;
            }
            self.turns_without_a_card += 1; // C9, CR2
            if self.turns_without_a_card == 20 || self.grid.is_empty() {
                self.step = Step::Over { reason: "dry" }; // CR3
                return;
            }
            self.pass_on();
        }
    }

    fn move_figure(&mut self) {
        let me = self.active - 1;
        let mut left = value(self.kettles[me].last().expect("a kettle has a base"));
        while left > 0 {
            self.positions[me] = self.positions[me] % 20 + 1;
            let shared = (0..self.positions.len())
                .any(|seat| seat != me && self.positions[seat] == self.positions[me]);
            if !shared {
                left -= 1; // C7
            }
        }
    }

    pub fn positions(&self) -> &[usize] {
        &self.positions
    }

    pub fn kettles(&self) -> &[Vec<String>] {
        &self.kettles
    }

    pub fn pile(&self) -> &[String] {
        &self.pile
    }

    pub fn grid(&self) -> &BTreeMap<String, String> {
        &self.grid
    }

    pub fn reason(&self) -> &'static str {
        if let Step::Over { reason } = self.step { reason } else { "" }
    }

    /// Returns a seat's cards of a family.
    fn of_family(&self, seat: usize, name: &str) -> Vec<&String> {
        self.kettles[seat].iter().filter(|card| family(card) == name).collect()
    }

    pub fn scores(&self) -> Vec<i32> {
        (0..self.kettles.len()).map(|seat| self.score(seat)).collect()
    }

    fn score(&self, seat: usize) -> i32 {
        let mut points = 0;
        for (colour, families) in COLOURS {
            for name in families {
                let cards = self.of_family(seat, name);
                if self.options.children_scoring {
                    points += [0, -1, 0, 1, 2][cards.len()]; // CR8
                    continue;
                }
                let sum: i32 = cards.iter().map(|card| value(card)).sum();
                let counted = match cards.len() {
                    1 => -sum,
                    3 | 4 => sum,
                    _ => 0,
                }; // C16
                points += if colour == self.colours[seat] { 2 * counted } else { counted }; // C17
                if cards.len() == 4 {
                    points += 5;
                }
            }
        }
        if self.options.children_scoring {
            return points;
        }
        if self.leads(seat, |game, of| -game.count(of, |card| value(card) == 1)) {
            points += 5; // C18, C33
        }
        points + self.recipes[seat].iter().map(|recipe| self.recipe_points(seat, recipe)).sum::<i32>()
    }

    fn count(&self, seat: usize, wanted: impl Fn(&str) -> bool) -> i32 {
        self.kettles[seat].iter().filter(|card| wanted(card)).map(|_| 1).sum()
    }

    /// Returns true if a seat has less of something than each opponent.
    fn leads(&self, seat: usize, number: impl Fn(&Naive, usize) -> i32) -> bool {
        (0..self.kettles.len()).all(|other| other == seat || number(self, seat) < number(self, other))
    }

    fn recipe_points(&self, seat: usize, recipe: &str) -> i32 {
        let three_of = |name: &str| self.of_family(seat, name).len() >= 3;
        let families_of = |wanted: &str| {
            COLOURS
                .iter()
                .find(|(colour, _)| *colour == wanted)
                .map(|(_, families)| *families)
                .expect("a colour")
        };
        let sizes: Vec<usize> = COLOURS
            .iter()
            .flat_map(|(_, families)| families)
            .map(|name| self.of_family(seat, name).len())
            .collect();
        let (points, fulfilled) = match recipe {
            // C29: the examples of own recipes, as a trace writes them.
            "12: at least 2 full families" => (12, sizes.iter().filter(|size| **size == 4).count() >= 2),
            "10: more cards of value 3 than each opponent" => {
                (10, self.leads(seat, |game, of| -game.count(of, |card| value(card) == 3)))
            }
            "-5: any single violet family" => {
                (-5, families_of("violet").iter().any(|name| self.of_family(seat, name).len() == 1))
            }
            "8: at least 3 pumpkin cards and at least 3 bat cards" => {
                (8, three_of("pumpkin") && three_of("bat"))
            }
            "6: no hats and no explosions" => {
                (6, self.count(seat, |card| self.has_hat(card) || self.has_explosion(card)) == 0)
            }
            "9: ending the game and at most 12 cards or exactly 7 families" => {
                let ended = self.ended_by == Some(seat + 1) && self.count(seat, |_| true) <= 12;
                (9, ended || sizes.iter().filter(|size| **size > 0).count() == 7)
            }
            "last" => (10, self.ended_by == Some(seat + 1)), // C23
            "fewer-explosions" => {
                (10, self.leads(seat, |game, of| game.count(of, |card| game.has_explosion(card))))
            }
            "fewer-hats" => (10, self.leads(seat, |game, of| game.count(of, |card| game.has_hat(card)))),
            "plants" => (10, PLANTS.iter().filter(|name| three_of(name)).count() >= 3), // C26
            "fewer-cards" => (10, self.leads(seat, |game, of| game.count(of, |_| true))),
            "fewer-fours" => (10, self.leads(seat, |game, of| game.count(of, |card| value(card) == 4))),
            other => match other.split_once(' ').expect("a recipe with a colour") {
                ("both", colour) => (15, families_of(colour).iter().all(|name| three_of(name))), // C21
                ("one", colour) => (5, families_of(colour).iter().any(|name| three_of(name))),   // C22
                _ => panic!("there is no recipe {other}"),
            },
        };
        if fulfilled { points } else { 0 }
    }

    pub fn winners(&self) -> Vec<usize> {
        let scores = self.scores();
        let best = scores.iter().max().expect("somebody plays");
        (1..=scores.len()).filter(|seat| scores[seat - 1] == *best).collect() // C19
    }
}
