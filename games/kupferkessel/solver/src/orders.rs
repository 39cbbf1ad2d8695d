//! Shortly before the pile is empty: which cards it still has is known, but not in which order they come. Each order is as
//! likely as every other, and whoever decides does not know it either: the value of a decision is the average over the card
//! that comes next, and so on until the rest can be deduced.
//!
//! While the pile has a card the square has no gap, so every one of these searches begins with 32 cards: this is for looking
//! back at a game and for small positions, not for a bot with a clock.

use hearth_core::{Game, Seat, Turn};
use kupferkessel_rules::{Card, CardSet, Decision, Event, Kupferkessel, StackSeen, State, View};
use rand_xoshiro::SplitMix64;
use rand_xoshiro::rand_core::SeedableRng;

use crate::solver::{Solver, Unsolvable, checked, margin};

/// So many cards of the pile may be unknown: more orders than these nobody waits for.
const MOST_UNKNOWN: usize = 3;

impl Solver {
    /// The margin that each legal decision leads to on average, if nobody errs, for one who knows this much.
    pub fn expectations(&mut self, view: &View) -> Result<Vec<(Decision, f64)>, Unsolvable> {
        let world = any_world(view);
        checked(&world)?;
        let remembered =
            Seat::all(2).all(|seat| view.seat(seat).kettle.known().len() == view.seat(seat).kettle.len());
        if !remembered || view.out.len() != view.out_count {
            return Err(Unsolvable::Forgotten);
        }
        let legal = Kupferkessel::legal(&world).into_iter();
        legal.map(|decision| Ok((decision, self.expected_after(view, decision)?))).collect()
    }

    /// The margin on average for whoever decides.
    fn expected(&mut self, view: &View) -> Result<f64, Unsolvable> {
        if view.leaves_no_doubt() {
            return self.solve(&any_world(view)).map(|solution| f64::from(solution.margin));
        }
        let values = self.expectations(view)?.into_iter().map(|(_, value)| value);
        Ok(values.fold(f64::NEG_INFINITY, f64::max))
    }

    /// The average over the cards that may come next, each as likely as the others.
    fn expected_after(&mut self, view: &View, decision: Decision) -> Result<f64, Unsolvable> {
        let next = may_come_next(view)?;
        let mut sum = 0.0;
        for &card in &next {
            let (value, drew) = self.expected_if_next(view, card, decision)?;
            if !drew {
                // No card was drawn, so it made no difference which one would have come.
                return Ok(value);
            }
            sum += value;
        }
        Ok(sum / next.len() as f64)
    }

    /// The value of a decision if this card comes next, and whether it came at all.
    fn expected_if_next(
        &mut self,
        view: &View,
        next: Option<Card>,
        decision: Decision,
    ) -> Result<(f64, bool), Unsolvable> {
        let mut world = any_world(&with_next(view, next));
        let seat = checked(&world)?;
        let mut drew = false;
        Kupferkessel::apply(&mut world, decision, &mut |event| {
            drew |= matches!(event, Event::Refilled { .. });
        });
        let value = match Kupferkessel::turn(&world) {
            Turn::Over => f64::from(margin(&world, seat)),
            Turn::Decide(decider) => {
                let value = self.expected(&Kupferkessel::known(&world, view.observer))?;
                if decider == seat { value } else { -value }
            }
        };
        Ok((value, drew))
    }
}

/// A position that fits. Where the order of the pile matters it is set before.
fn any_world(view: &View) -> State {
    Kupferkessel::imagine(view, &mut SplitMix64::seed_from_u64(0))
}

/// The cards that may be on top of the pile; `None` if it is empty or its top card is known.
fn may_come_next(view: &View) -> Result<Vec<Option<Card>>, Unsolvable> {
    let unknown = view.pile.len() - view.pile.known().len();
    if unknown == 0 {
        return Ok(vec![None]);
    }
    if unknown > MOST_UNKNOWN {
        return Err(Unsolvable::TooManyOrders);
    }
    let pile: CardSet = any_world(view).stacks().pile().collect();
    Ok(pile.minus(view.pile.known()).iter().map(Some).collect())
}

/// The same view, but that the card on top of the pile is known.
fn with_next(view: &View, next: Option<Card>) -> View {
    let mut view = *view;
    if next.is_some() {
        let below = view.pile.cards().iter().skip(1).copied();
        view.pile = StackSeen::new(std::iter::once(next).chain(below));
    }
    view
}
