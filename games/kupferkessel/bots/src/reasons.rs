//! Reasons for a decision. They come from the decider's view alone, so they reveal nothing hidden.

use hearth_core::{Game, Seat};
use kupferkessel_rules::{
    Card, CardSet, Cell, Decision, Event, Family, Kupferkessel, Question, RecipeId, Symbol, View,
};
use rand::SeedableRng;

/// Maximum number of reasons.
const MAX_REASONS: usize = 4;

/// A reason for a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// A third or fourth card makes a family score.
    Completes {
        /// The family.
        family: Family,
        /// The points of the family afterwards.
        points: i8,
    },
    /// A second card saves a single one from costing points.
    Saves {
        /// The family.
        family: Family,
        /// The cost of the single card.
        points: i8,
    },
    /// Another player would have scored with this card.
    Denies {
        /// The other player's seat.
        seat: Seat,
        /// The family.
        family: Family,
    },
    /// It fulfils a recipe.
    Fulfils(RecipeId),
    /// It gives the lead in cards of value 1.
    MostOnes,
    /// It gives another turn.
    AnotherTurn,
    /// Another player loses a card.
    Explodes {
        /// The other player's seat.
        seat: Seat,
        /// The lost card.
        card: Card,
    },
    /// Another player's figure moves to a corner, where no card can be taken.
    SendsToCorner(Seat),
    /// It ends the game with a win.
    EndsAhead {
        /// The margin of the win.
        points: i32,
    },
}

/// Collects reasons with their weights in points.
struct ReasonCollector<'a> {
    view: &'a View,
    me: Seat,
    reasons: Vec<(i32, Reason)>,
}

/// Returns the reasons for a decision, highest weight first.
pub(crate) fn reasons(view: &View, decision: Decision) -> Vec<Reason> {
    let mut collector = ReasonCollector { view, me: view.turn.seat, reasons: Vec::new() };
    match (decision, view.question) {
        (Decision::Take(cell), Question::Take) => {
            if let Some(card) = view.square.card(cell) {
                collector.take(cell, card);
            }
        }
        (Decision::Use, Question::Symbol { .. }) => collector.use_symbol(),
        (Decision::Keep, Question::Last { card, .. }) => {
            collector.hold(card);
            collector.end(decision);
        }
        (Decision::Leave, Question::Last { .. }) => collector.end(decision),
        _ => (),
    }
    collector.reasons.sort_by_key(|(weight, _)| -weight);
    collector.reasons.into_iter().take(MAX_REASONS).map(|(_, reason)| reason).collect()
}

impl ReasonCollector<'_> {
    fn held(&self, seat: Seat) -> CardSet {
        self.view.seat(seat).kettle.known()
    }

    fn others(&self) -> impl Iterator<Item = Seat> + use<> {
        let me = self.me;
        Seat::all(self.view.players()).filter(move |seat| *seat != me)
    }

    /// Returns the points of a card's family for a seat, without the card and with it.
    fn points(&self, seat: Seat, card: Card) -> (i8, i8) {
        let (ruleset, family, players) = (&self.view.ruleset, card.family(), self.view.players());
        let count = |held: CardSet| ruleset.family_points(family, held.of_family(family), seat, players);
        (count(self.held(seat).without(card)), count(self.held(seat).with(card)))
    }

    fn take(&mut self, cell: Cell, card: Card) {
        self.hold(card);
        for seat in self.others() {
            let (without, with) = self.points(seat, card);
            let others = self.held(seat).of_family(card.family()).count_ones();
            if others >= 2 && with > without {
                let reason = Reason::Denies { seat, family: card.family() };
                self.reasons.push((i32::from(with - without), reason));
            }
        }
        // C15: the symbol of the last card of a line does nothing.
        if self.is_last_of_line(cell) {
            return;
        }
        match card.symbol(self.view.ruleset.symbols_on_all_twos) {
            Some(Symbol::Hat) if !self.view.turn.second => self.reasons.push((3, Reason::AnotherTurn)),
            Some(Symbol::Explosion) => self.explode(),
            _ => (),
        }
    }

    fn is_last_of_line(&self, cell: Cell) -> bool {
        let mut world = Kupferkessel::determinize(self.view, &mut hearth_bots::BotRng::seed_from_u64(0));
        let mut last = false;
        Kupferkessel::apply(&mut world, Decision::Take(cell), &mut |event| {
            last |= matches!(event, Event::TookLast { .. });
        });
        last
    }

    /// Adds the reasons for having a card in the own kettle.
    fn hold(&mut self, card: Card) {
        let family = card.family();
        let (without, with) = self.points(self.me, card);
        let gain = i32::from(with - without);
        match self.held(self.me).with(card).of_family(family).count_ones() {
            2 if gain > 0 => self.reasons.push((gain, Reason::Saves { family, points: -without })),
            3.. if gain > 0 => self.reasons.push((gain, Reason::Completes { family, points: with })),
            _ => (),
        }
        self.ones(card);
        self.recipes(card);
    }

    fn ones(&mut self, card: Card) {
        let ones = |cards: CardSet| cards.and(CardSet::ONES).len();
        let most = self.others().map(|seat| ones(self.held(seat))).max().unwrap_or(0);
        let held = self.held(self.me);
        let leads = ones(held.without(card)) <= most && ones(held.with(card)) > most;
        if leads && !self.view.ruleset.children_scoring {
            self.reasons.push((2, Reason::MostOnes));
        }
    }

    fn recipes(&mut self, card: Card) {
        if self.view.ruleset.children_scoring {
            return;
        }
        let before = self.view.fulfilled(self.me, CardSet::EMPTY);
        for id in self.view.fulfilled(self.me, CardSet::EMPTY.with(card)).iter() {
            let points = i32::from(id.recipe(&self.view.own).points());
            if points > 0 && !before.has(id) {
                self.reasons.push((points, Reason::Fulfils(id)));
            }
        }
    }

    fn use_symbol(&mut self) {
        let top = self.view.seat(self.me).kettle.cards().last().copied().flatten();
        match top.and_then(|top| top.symbol(self.view.ruleset.symbols_on_all_twos)) {
            Some(Symbol::Hat) => self.reasons.push((3, Reason::AnotherTurn)),
            Some(Symbol::Explosion) => self.explode(),
            None => (),
        }
    }

    /// Adds the reasons for an explosion. The only card of a kettle is spared (C12, C31).
    fn explode(&mut self) {
        for seat in self.others() {
            let [.., below, Some(card)] = *self.view.seat(seat).kettle.cards() else { continue };
            let (without, with) = self.points(seat, card);
            self.reasons.push((i32::from(with - without), Reason::Explodes { seat, card }));
            if below.is_some_and(|below| self.view.landing_by(seat, below.value()).is_corner()) {
                self.reasons.push((2, Reason::SendsToCorner(seat)));
            }
        }
    }

    /// Adds a won end of the game. Only a view without doubt knows the final scores.
    fn end(&mut self, decision: Decision) {
        if !self.view.leaves_no_doubt() {
            return;
        }
        let mut world = Kupferkessel::determinize(self.view, &mut hearth_bots::BotRng::seed_from_u64(0));
        Kupferkessel::apply(&mut world, decision, &mut |_| ());
        if let Some(points) = Kupferkessel::standing(&world).map(|standing| standing.lead(self.me))
            && points > 0
        {
            self.reasons.push((i32::MAX, Reason::EndsAhead { points }));
        }
    }
}
