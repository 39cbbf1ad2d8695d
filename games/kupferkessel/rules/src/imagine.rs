//! A world that a view could be of, each hidden card drawn at random. It does not matter which kind of view it is, or
//! whether somebody forgot a few cards of it.

use hearth_core::Seat;
use rand::Rng;
use rand::seq::SliceRandom;

use crate::card::{CARDS, Card};
use crate::cards::CardSet;
use crate::recipe::{RecipeId, RecipeSet};
use crate::stacks::Stacks;
use crate::state::State;
use crate::view::{RecipesSeen, View};

/// Draws one world.
pub(crate) fn imagine<R: Rng + ?Sized>(view: &View, chance: &mut R) -> State {
    let mut state = State::empty(view.players(), view.ruleset, view.own);
    state.square = view.square;
    state.turn = view.turn;
    state.question = view.question;
    state.end = view.end;
    for seat in Seat::all(view.players()) {
        state.positions[seat.index()] = view.seat(seat).position;
    }
    state.stacks = stacks(view, state.waiting(), chance);
    deal_recipes(&mut state, view, chance);
    state
}

/// The cards that nobody knows, in a random order.
struct Unseen {
    cards: [Option<Card>; CARDS],
}

impl Unseen {
    /// The first of them that is in a set.
    fn draw(&mut self, among: CardSet) -> Option<Card> {
        self.cards.iter_mut().find(|card| card.is_some_and(|card| among.has(card)))?.take()
    }
}

fn stacks<R: Rng + ?Sized>(view: &View, waiting: CardSet, chance: &mut R) -> Stacks {
    let seats = || Seat::all(view.players());
    let kettles = seats().map(|seat| view.seat(seat).kettle.known()).fold(CardSet::EMPTY, CardSet::or);
    let seen = view.square.cards().or(waiting).or(view.pile.known()).or(view.out).or(kettles);
    let mut unseen = Unseen { cards: [None; CARDS] };
    for (place, card) in unseen.cards.iter_mut().zip(CardSet::ALL.minus(seen).iter()) {
        *place = Some(card);
    }
    unseen.cards.shuffle(chance);

    let mut stacks = Stacks::EMPTY;
    // The bases first: not every card can be one (C4, C31).
    let bases = view.ruleset.bases(view.players());
    for seat in seats() {
        let base = view.seat(seat).kettle.cards().first().copied().flatten();
        if let Some(card) = base.or_else(|| unseen.draw(bases)) {
            stacks.put_on(seat, card);
        }
    }
    for seat in seats() {
        for card in view.seat(seat).kettle.cards().iter().skip(1) {
            if let Some(card) = card.or_else(|| unseen.draw(CardSet::ALL)) {
                stacks.put_on(seat, card);
            }
        }
    }
    for card in view.pile.cards() {
        if let Some(card) = card.or_else(|| unseen.draw(CardSet::ALL)) {
            stacks.put_under(card);
        }
    }
    stacks.know_lowest(view.pile.cards().iter().rev().take_while(|card| card.is_some()).count());
    stacks
}

fn deal_recipes<R: Rng + ?Sized>(state: &mut State, view: &View, chance: &mut R) {
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
                let nth = chance.next_u32() as usize % rest.clone().count().max(1);
                let Some(id): Option<RecipeId> = rest.nth(nth) else { continue };
                open = open.with(id);
                state.recipes[seat.index()] = state.recipes[seat.index()].with(id);
            }
        }
    }
}
