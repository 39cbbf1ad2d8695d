//! What a position promises, by hand-made rules: what each family may well come to, the most ones, recipes, and what lies on
//! the lines that the figures reach next. It knows nothing of search and nothing of what was learned.

use std::sync::LazyLock;

use hearth_core::{Game, Seat, Turn};
use kupferkessel_rules::{
    Card, CardSet, Decision, Family, Kupferkessel, MOST_ONES, Question, State, Symbol, family_points,
};

/// So many cards are usually left when a game ends.
const LEFT_IN_THE_END: f32 = 12.0;
/// How finely it is told apart how likely a card is to be taken.
const LIKELIHOODS: usize = 16;
/// How much of what a line offers counts for the one who stands there, and for one who gets there next.
const OFFERED_NOW: f32 = 0.9;
const OFFERED_NEXT: f32 = 0.5;
/// What a corner costs: a turn without a card.
const CORNER: f32 = 1.0;
/// The chance to fulfil a recipe that lacks one card, and one that lacks two.
const LACKS_ONE: f32 = 0.35;
const LACKS_TWO: f32 = 0.12;
/// The chance that a recipe that is fulfilled early stays so.
const STAYS: f32 = 0.5;
/// What another turn, and a card that explodes, are worth beside what they bring at once.
const SYMBOL: f32 = 0.5;

/// What a family comes to on average for one who has some of its cards while others are still to be had: for plain families
/// and for those of his own colour, by how likely he is to get each card.
static HOPES: LazyLock<Vec<f32>> = LazyLock::new(hopes);

fn hopes() -> Vec<f32> {
    let mut hopes = Vec::with_capacity(LIKELIHOODS << 9);
    for likelihood in 0..LIKELIHOODS {
        let chance = likelihood as f32 / (2.0 * (LIKELIHOODS - 1) as f32);
        for points in [false, true].map(family_points) {
            for held in 0..16_usize {
                for open in 0..16_usize {
                    hopes.push(hope(held, open & !held, chance, &points));
                }
            }
        }
    }
    hopes
}

fn hope(held: usize, open: usize, chance: f32, points: &[i8; 16]) -> f32 {
    let mut sum = 0.0;
    for got in (0..16_usize).filter(|got| got & !open == 0) {
        let (yes, no) = (got.count_ones(), (open & !got).count_ones());
        let mut likely = 1.0;
        for _ in 0..yes {
            likely *= chance;
        }
        for _ in 0..no {
            likely *= 1.0 - chance;
        }
        sum += likely * f32::from(points[held | got]);
    }
    sum
}

/// What is the same for all seats of a position.
struct Outlook<'a> {
    state: &'a State,
    /// Cards that are still to be had.
    open: CardSet,
    likelihood: usize,
}

/// What a position promises to a seat, in points ahead of the others.
pub(crate) fn heuristic(state: &State, seat: Seat) -> f32 {
    if let Some(standing) = Kupferkessel::standing(state) {
        return standing.lead(seat) as f32;
    }
    if let Question::Symbol { .. } | Question::Last { .. } = state.question() {
        return worth_of_choice(state, seat);
    }
    let outlook = Outlook::new(state);
    let others = Seat::all(state.players()).filter(|other| *other != seat);
    let best = others.map(|other| outlook.promise(other)).fold(f32::NEG_INFINITY, f32::max);
    outlook.promise(seat) - best
}

/// What is decided next is known: whatever is better for the one who decides.
fn worth_of_choice(state: &State, seat: Seat) -> f32 {
    let Turn::Decide(decider) = Kupferkessel::turn(state) else { return 0.0 };
    let values = Kupferkessel::legal(state).into_iter().map(|decision| {
        let mut after = *state;
        Kupferkessel::apply(&mut after, decision, &mut |_| ());
        let bonus = match decision {
            Decision::Use => SYMBOL,
            _ => 0.0,
        };
        heuristic(&after, decider) + bonus
    });
    let best = values.fold(f32::NEG_INFINITY, f32::max);
    if decider == seat { best } else { -best }
}

impl Outlook<'_> {
    fn new(state: &State) -> Outlook<'_> {
        let open = open_cards(state);
        let taken = (1.0 - LEFT_IN_THE_END / open.len().max(1) as f32).max(0.1);
        let share = 2.0 * taken / state.players() as f32;
        let likelihood =
            (0..LIKELIHOODS).rev().find(|step| *step as f32 <= share * (LIKELIHOODS - 1) as f32 + 0.5);
        Outlook { state, open, likelihood: likelihood.unwrap_or(0) }
    }

    /// What a family may come to for a seat that holds these cards, while those are open.
    fn hope(&self, seat: Seat, family: Family, held: CardSet, open: CardSet) -> f32 {
        let ruleset = self.state.ruleset();
        if ruleset.children_scoring {
            let held = held.of_family(family);
            return f32::from(ruleset.family_points(family, held, seat, self.state.players()));
        }
        let double = family.colour() == ruleset.colour(seat, self.state.players());
        let kind = (self.likelihood * 2 + usize::from(double)) * 16 + held.of_family(family);
        HOPES[kind * 16 + open.of_family(family)]
    }

    fn promise(&self, seat: Seat) -> f32 {
        let held = self.state.stacks().held(seat);
        let families: f32 = Family::all().map(|family| self.hope(seat, family, held, self.open)).sum();
        families + self.ones(seat) + self.recipes(seat) + self.offered(seat)
    }

    /// A lead in ones is the surer the fewer are left.
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

    /// What the line has to offer that the seat stands at or reaches next.
    fn offered(&self, seat: Seat) -> f32 {
        let (at, part) = if self.state.turn().seat == seat {
            (self.state.position(seat), OFFERED_NOW)
        } else {
            (self.state.landing(seat), OFFERED_NEXT)
        };
        let held = self.state.stacks().held(seat);
        let line = at.line().and(self.state.square().occupied());
        let gains = line.into_iter().filter_map(|cell| self.state.square().card(cell)).map(|card| {
            let family = card.family();
            let after = self.hope(seat, family, held.with(card), self.open.without(card));
            after - self.hope(seat, family, held, self.open)
        });
        let best = gains.reduce(f32::max).unwrap_or(-CORNER);
        part * best
    }

    /// What is fulfilled, and what may be fulfilled with a card or two more.
    fn recipes(&self, seat: Seat) -> f32 {
        if !self.state.ruleset().recipes || self.state.ruleset().children_scoring {
            return 0.0;
        }
        let points = |more: CardSet| f32::from(self.state.recipe_points(seat, more));
        let late = (1.0 - (self.open.len() as f32 - LEFT_IN_THE_END) / 44.0).clamp(0.0, 1.0);
        let now = points(CardSet::EMPTY);
        let (mut with_one, mut with_two) = (now, now);
        for card in self.open.iter() {
            let more = CardSet::EMPTY.with(card);
            with_one = with_one.max(points(more));
            let sister = self.open.iter().find(|other| *other != card && other.colour() == card.colour());
            if let Some(sister) = sister {
                with_two = with_two.max(points(more.with(sister)));
            }
        }
        let early = 1.0 - late;
        now * (STAYS + (1.0 - STAYS) * late)
            + (with_one - now) * LACKS_ONE * (0.5 + early)
            + (with_two - with_one).max(0.0) * LACKS_TWO * (0.5 + early)
    }
}

/// The cards on the square and in the pile.
fn open_cards(state: &State) -> CardSet {
    let held =
        Seat::all(state.players()).map(|seat| state.stacks().held(seat)).fold(CardSet::EMPTY, CardSet::or);
    if state.stacks().pile_len() == 0 { state.square().cards() } else { CardSet::ALL.minus(held) }
}

/// How much a sensible player who does not think likes a decision.
pub(crate) fn prior(state: &State, decision: Decision) -> f32 {
    match decision {
        Decision::Take(cell) => state.square().card(cell).map_or(1.0, |card| liking_of_card(state, card)),
        Decision::Use => 4.0,
        Decision::Skip | Decision::Leave => 1.0,
        Decision::Keep => liking_of_last(state),
    }
}

/// What the card brings now, what it keeps from the others, and whether it leads to a corner.
fn liking_of_card(state: &State, card: Card) -> f32 {
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

fn liking_of_last(state: &State) -> f32 {
    let Question::Last { card, .. } = state.question() else { return 1.0 };
    if liking_of_card(state, card) > 1.0 { 4.0 } else { 0.5 }
}
