//! The hand-made evaluation: expected points of families, most ones, recipes, and the cards on the next
//! lines.
//!
//! It uses neither search nor learned weights.

use std::sync::LazyLock;

use hearth_core::{Game, Seat, Turn};
use kupferkessel_rules::{
    Card, CardSet, Decision, Family, Kupferkessel, MOST_ONES, Question, State, Symbol, family_points,
};

/// Typical number of cards left when a game ends.
const CARDS_LEFT_AT_END: f32 = 12.0;
/// Number of steps between zero and the highest probability of taking a card.
const PROBABILITY_STEPS: usize = 16;
/// Weight of the best card of a line: for the figure on turn, and for a figure that moves there next.
const WEIGHT_ON_TURN: f32 = 0.9;
const WEIGHT_NEXT_TURN: f32 = 0.5;
/// Cost of a corner, where no card can be taken.
const CORNER_COST: f32 = 1.0;
/// Probability to fulfil a recipe that lacks one card, and one that lacks two.
const P_FULFIL_LACKING_ONE: f32 = 0.35;
const P_FULFIL_LACKING_TWO: f32 = 0.12;
/// Probability that a recipe stays fulfilled if it is fulfilled early.
const P_STAYS_FULFILLED: f32 = 0.5;
/// Additional value of using a symbol.
const SYMBOL_BONUS: f32 = 0.5;

/// Expected points of a family, indexed by probability per card, own colour, held cards and available cards.
static EXPECTED_FAMILY_POINTS: LazyLock<Vec<f32>> = LazyLock::new(all_expected_points);

fn all_expected_points() -> Vec<f32> {
    let mut table = Vec::with_capacity(PROBABILITY_STEPS << 9);
    for probability_step in 0..PROBABILITY_STEPS {
        let per_card = probability_step as f32 / (2.0 * (PROBABILITY_STEPS - 1) as f32);
        for points in [false, true].map(family_points) {
            for held in 0..16_usize {
                for open in 0..16_usize {
                    table.push(expected_points(held, open & !held, per_card, &points));
                }
            }
        }
    }
    table
}

fn expected_points(held: usize, open: usize, per_card: f32, points: &[i8; 16]) -> f32 {
    let mut sum = 0.0;
    for got in (0..16_usize).filter(|got| got & !open == 0) {
        let (yes, no) = (got.count_ones(), (open & !got).count_ones());
        let mut probability = 1.0;
        for _ in 0..yes {
            probability *= per_card;
        }
        for _ in 0..no {
            probability *= 1.0 - per_card;
        }
        sum += probability * f32::from(points[held | got]);
    }
    sum
}

/// Values that are the same for all seats of a position.
struct PositionOutlook<'a> {
    state: &'a State,
    /// Cards that are still available.
    open: CardSet,
    probability_step: usize,
}

/// Returns a seat's expected lead over the best opponent, in points.
pub(crate) fn heuristic(state: &State, seat: Seat) -> f32 {
    if let Some(standing) = Kupferkessel::standing(state) {
        return standing.lead(seat) as f32;
    }
    if let Question::Symbol { .. } | Question::Last { .. } = state.question() {
        return value_of_choice(state, seat);
    }
    let outlook = PositionOutlook::new(state);
    let others = Seat::all(state.players()).filter(|other| *other != seat);
    let best = others.map(|other| outlook.expected_score(other)).fold(f32::NEG_INFINITY, f32::max);
    outlook.expected_score(seat) - best
}

/// Returns the value after the best choice of the player who decides.
fn value_of_choice(state: &State, seat: Seat) -> f32 {
    let Turn::Decide(decider) = Kupferkessel::turn(state) else { return 0.0 };
    let values = Kupferkessel::legal(state).into_iter().map(|decision| {
        let mut after = *state;
        Kupferkessel::apply(&mut after, decision, &mut |_| ());
        let bonus = match decision {
            Decision::Use => SYMBOL_BONUS,
            _ => 0.0,
        };
        heuristic(&after, decider) + bonus
    });
    let best = values.fold(f32::NEG_INFINITY, f32::max);
    if decider == seat { best } else { -best }
}

impl PositionOutlook<'_> {
    fn new(state: &State) -> PositionOutlook<'_> {
        let open = open_cards(state);
        let taken = (1.0 - CARDS_LEFT_AT_END / open.len().max(1) as f32).max(0.1);
        let share = 2.0 * taken / state.players() as f32;
        let probability_step = (0..PROBABILITY_STEPS)
            .rev()
            .find(|step| *step as f32 <= share * (PROBABILITY_STEPS - 1) as f32 + 0.5);
        PositionOutlook { state, open, probability_step: probability_step.unwrap_or(0) }
    }

    /// Returns the expected points of a family for a seat, from held and available cards.
    fn expected_points(&self, seat: Seat, family: Family, held: CardSet, open: CardSet) -> f32 {
        let ruleset = self.state.ruleset();
        if ruleset.children_scoring {
            let held = held.of_family(family);
            return f32::from(ruleset.family_points(family, held, seat, self.state.players()));
        }
        let double = family.colour() == ruleset.colour(seat, self.state.players());
        let kind = (self.probability_step * 2 + usize::from(double)) * 16 + held.of_family(family);
        EXPECTED_FAMILY_POINTS[kind * 16 + open.of_family(family)]
    }

    fn expected_score(&self, seat: Seat) -> f32 {
        let held = self.state.stacks().held(seat);
        let families: f32 =
            Family::all().map(|family| self.expected_points(seat, family, held, self.open)).sum();
        families + self.ones(seat) + self.recipes(seat) + self.offered(seat)
    }

    /// Values a lead in ones: the fewer are left, the surer it is.
    fn ones(&self, seat: Seat) -> f32 {
        if self.state.ruleset().children_scoring {
            return 0.0;
        }
        let count = |seat: Seat| self.state.stacks().held(seat).and(CardSet::ONES).len() as f32;
        let others = Seat::all(self.state.players()).filter(|other| *other != seat);
        let ahead = count(seat) - others.map(count).fold(0.0, f32::max);
        let rest = self.open.and(CardSet::ONES).len() as f32;
        f32::from(MOST_ONES) / 2.0 * (ahead / (rest.sqrt() + 0.5)).clamp(-1.0, 1.0)
    }

    /// Values the best card of the line where the seat takes its next card.
    fn offered(&self, seat: Seat) -> f32 {
        let (at, part) = if self.state.turn().seat == seat {
            (self.state.position(seat), WEIGHT_ON_TURN)
        } else {
            (self.state.landing(seat), WEIGHT_NEXT_TURN)
        };
        let held = self.state.stacks().held(seat);
        let line = at.line().and(self.state.square().occupied());
        let gains = line.into_iter().filter_map(|cell| self.state.square().card(cell)).map(|card| {
            let family = card.family();
            let after = self.expected_points(seat, family, held.with(card), self.open.without(card));
            after - self.expected_points(seat, family, held, self.open)
        });
        let best = gains.reduce(f32::max).unwrap_or(-CORNER_COST);
        part * best
    }

    /// Values fulfilled recipes and those that lack one or two cards.
    fn recipes(&self, seat: Seat) -> f32 {
        if !self.state.ruleset().recipes || self.state.ruleset().children_scoring {
            return 0.0;
        }
        let points = |more: CardSet| f32::from(self.state.recipe_points(seat, more));
        let late = (1.0 - (self.open.len() as f32 - CARDS_LEFT_AT_END) / 44.0).clamp(0.0, 1.0);
        let now = points(CardSet::EMPTY);
        let (mut with_one, mut with_two) = (now, now);
        for card in self.open.iter() {
            let more = CardSet::EMPTY.with(card);
            with_one = with_one.max(points(more));
            let same_colour =
                self.open.iter().find(|other| *other != card && other.colour() == card.colour());
            if let Some(same_colour) = same_colour {
                with_two = with_two.max(points(more.with(same_colour)));
            }
        }
        let early = 1.0 - late;
        now * (P_STAYS_FULFILLED + (1.0 - P_STAYS_FULFILLED) * late)
            + (with_one - now) * P_FULFIL_LACKING_ONE * (0.5 + early)
            + (with_two - with_one).max(0.0) * P_FULFIL_LACKING_TWO * (0.5 + early)
    }
}

/// Returns the cards on the square and in the pile.
fn open_cards(state: &State) -> CardSet {
    let held =
        Seat::all(state.players()).map(|seat| state.stacks().held(seat)).fold(CardSet::EMPTY, CardSet::or);
    if state.stacks().pile_len() == 0 { state.square().cards() } else { CardSet::ALL.minus(held) }
}

/// Returns the prior weight of a decision; one is average.
pub(crate) fn prior(state: &State, decision: Decision) -> f32 {
    match decision {
        Decision::Take(cell) => state.square().card(cell).map_or(1.0, |card| card_prior(state, card)),
        Decision::Use => 4.0,
        Decision::Skip | Decision::Leave => 1.0,
        Decision::Keep => last_card_prior(state),
    }
}

/// Weighs a card by its gain, its value for the others, its symbol, and a corner after it.
fn card_prior(state: &State, card: Card) -> f32 {
    let mover = state.turn().seat;
    let gain = |seat: Seat| {
        let held = state.stacks().held(seat);
        let points = |held: CardSet| {
            f32::from(state.ruleset().family_points(
                card.family(),
                held.of_family(card.family()),
                seat,
                state.players(),
            ))
        };
        points(held.with(card)) - points(held)
    };
    let denied = Seat::all(state.players()).filter(|seat| *seat != mover).map(gain).fold(0.0, f32::max);
    let symbol = match card.symbol(state.ruleset().symbols_on_all_twos) {
        Some(Symbol::Hat) => 3.0,
        Some(Symbol::Explosion) => 2.0,
        None => 0.0,
    };
    let corner = state.landing_by(mover, card.value()).is_corner();
    let good = gain(mover) + 0.7 * denied + symbol - if corner { 2.0 } else { 0.0 };
    (1.0 + good / 4.0).clamp(0.15, 6.0)
}

fn last_card_prior(state: &State) -> f32 {
    let Question::Last { card, .. } = state.question() else { return 1.0 };
    if card_prior(state, card) > 1.0 { 4.0 } else { 0.5 }
}
