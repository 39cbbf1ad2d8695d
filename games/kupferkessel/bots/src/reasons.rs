//! What speaks for a decision, as far as the one who decides can know: it is read from his view alone.

use hearth_core::{Game, Seat};
use kupferkessel_rules::{
    Card, CardSet, Cell, Decision, Event, Family, Kupferkessel, Question, RecipeId, Symbol, View,
};
use rand::SeedableRng;

/// Nobody listens to more.
const MOST: usize = 4;

/// What speaks for a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// A third or fourth card makes a family count so many points.
    Completes {
        /// The family.
        family: Family,
        /// What it counts then.
        points: i8,
    },
    /// A second card saves a single one from costing points.
    Saves {
        /// The family.
        family: Family,
        /// What the single card would have cost.
        points: i8,
    },
    /// Somebody else would have made a family count with this card.
    Denies {
        /// Who.
        seat: Seat,
        /// The family.
        family: Family,
    },
    /// It fulfils a recipe.
    Fulfils(RecipeId),
    /// It brings the lead in cards of value 1.
    MostOnes,
    /// It brings another turn.
    AnotherTurn,
    /// Somebody else loses a card.
    Explodes {
        /// Who.
        seat: Seat,
        /// What he loses.
        card: Card,
    },
    /// Somebody else comes to stand where there is no card.
    SendsToCorner(Seat),
    /// The game is over then, with so many points between the two.
    EndsAhead {
        /// By how many points the one who decides wins.
        points: i32,
    },
}

/// Reasons with how much each weighs, in points.
struct Case<'a> {
    view: &'a View,
    me: Seat,
    reasons: Vec<(i32, Reason)>,
}

/// What speaks for a decision, the weightiest first.
pub(crate) fn reasons(view: &View, decision: Decision) -> Vec<Reason> {
    let mut case = Case { view, me: view.turn.seat, reasons: Vec::new() };
    match (decision, view.question) {
        (Decision::Take(cell), Question::Take) => {
            if let Some(card) = view.square.card(cell) {
                case.take(cell, card);
            }
        }
        (Decision::Use, Question::Symbol { .. }) => case.use_symbol(),
        (Decision::Keep, Question::Last { card, .. }) => {
            case.hold(card);
            case.end(decision);
        }
        (Decision::Leave, Question::Last { .. }) => case.end(decision),
        _ => (),
    }
    case.reasons.sort_by_key(|(weight, _)| -weight);
    case.reasons.into_iter().take(MOST).map(|(_, reason)| reason).collect()
}

impl Case<'_> {
    fn held(&self, seat: Seat) -> CardSet {
        self.view.seat(seat).kettle.known()
    }

    fn others(&self) -> impl Iterator<Item = Seat> + use<> {
        let me = self.me;
        Seat::all(self.view.players()).filter(move |seat| *seat != me)
    }

    /// What the family of a card counts for a seat without it and with it.
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

    /// What a card brings in one's own kettle.
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

    /// An only card is spared (C12, C31).
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

    /// Only who remembers everything knows how a game ends.
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
