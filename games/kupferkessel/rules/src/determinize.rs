//! Samples a state that is consistent with a view (determinization).
//!
//! Any kind of view works, also one with forgotten cards.

use arrayvec::ArrayVec;
use hearth_core::{Seat, below};
use rand::Rng;

use crate::card::{CARDS, Card};
use crate::cards::CardSet;
use crate::recipe::{RecipeId, RecipeSet};
use crate::stacks::Stacks;
use crate::state::State;
use crate::view::{RecipesSeen, View};

/// Samples one consistent state.
pub(crate) fn determinize<R: Rng + ?Sized>(view: &View, rng: &mut R) -> State {
    let mut state = State::empty(view.players(), view.ruleset, view.own);
    state.square = view.square;
    state.turn = view.turn;
    state.question = view.question;
    state.end = view.end;
    for seat in Seat::all(view.players()) {
        state.positions[seat.index()] = view.seat(seat).position;
    }
    state.stacks = stacks(view, state.waiting(), rng);
    deal_recipes(&mut state, view, rng);
    state
}

/// The cards that the view does not show.
struct Unseen {
    cards: ArrayVec<Card, CARDS>,
}

impl Unseen {
    /// Draws a random one of them.
    #[inline]
    fn draw<R: Rng + ?Sized>(&mut self, rng: &mut R) -> Option<Card> {
        let len = self.cards.len();
        (len > 0).then(|| self.cards.swap_remove(below(len, rng)))
    }

    /// Draws a random one of those in a set.
    fn draw_among<R: Rng + ?Sized>(&mut self, among: CardSet, rng: &mut R) -> Option<Card> {
        let fits = |card: &Card| among.has(*card);
        let count = self.cards.iter().filter(|card| fits(card)).count();
        let nth = below(count.max(1), rng);
        let place = self.cards.iter().enumerate().filter(|(_, card)| fits(card)).nth(nth)?.0;
        Some(self.cards.swap_remove(place))
    }
}

fn stacks<R: Rng + ?Sized>(view: &View, waiting: CardSet, rng: &mut R) -> Stacks {
    let seats = || Seat::all(view.players());
    let kettles = seats().map(|seat| view.seat(seat).kettle.known()).fold(CardSet::EMPTY, CardSet::or);
    let seen = view.square.cards().or(waiting).or(view.pile.known()).or(view.out).or(kettles);
    let mut unseen = Unseen { cards: CardSet::ALL.minus(seen).iter().collect() };

    let mut stacks = Stacks::EMPTY;
    // Bases come first, since not every card can be one (C4, C31).
    let bases = view.ruleset.bases(view.players());
    // While there is a pile, only refused cards are out of the game (CR9).
    if !view.pile.cards().is_empty() {
        for _ in view.out.len()..view.out_count {
            unseen.draw_among(CardSet::ALL.minus(bases), rng);
        }
    }
    for seat in seats() {
        let base = view.seat(seat).kettle.cards().first().copied().flatten();
        if let Some(card) = base.or_else(|| unseen.draw_among(bases, rng)) {
            stacks.put_on(seat, card);
        }
    }
    for seat in seats() {
        for card in view.seat(seat).kettle.cards().iter().skip(1) {
            if let Some(card) = card.or_else(|| unseen.draw(rng)) {
                stacks.put_on(seat, card);
            }
        }
    }
    for card in view.pile.cards() {
        if let Some(card) = card.or_else(|| unseen.draw(rng)) {
            stacks.put_under(card);
        }
    }
    stacks.know_lowest(view.pile.cards().iter().rev().take_while(|card| card.is_some()).count());
    stacks
}

fn deal_recipes<R: Rng + ?Sized>(state: &mut State, view: &View, rng: &mut R) {
    let seats = || Seat::all(view.players());
    let mut open = RecipeSet::EMPTY;
    for seat in seats() {
        if let RecipesSeen::Open(recipes) = view.seat(seat).recipes {
            state.recipes[seat.index()] = recipes;
            open = recipes.iter().fold(open, RecipeSet::with);
        }
    }
    for seat in seats() {
        if let RecipesSeen::Hidden(count) = view.seat(seat).recipes {
            for _ in 0..count {
                let mut rest = view.own.dealt_from(view.players()).filter(|id| !open.has(*id));
                // Uses the remainder and not `below`: decisions of seeded bots depend on it.
                let nth = rng.next_u32() as usize % rest.clone().count().max(1);
                let Some(id): Option<RecipeId> = rest.nth(nth) else { continue };
                open = open.with(id);
                state.recipes[seat.index()] = state.recipes[seat.index()].with(id);
            }
        }
    }
}
