//! The menu: what decisions would bring here, in a few words. The decisions themselves stand beside it.

use hearth_core::Seat;
use hearth_text::{Names, Spans, either, signed};
use hearth_words::{Language, say};
use kupferkessel_rules::{Card, Decision, Event, Position, Question, Symbol, View};

use crate::foresight::{Foreseen, Foresight};
use crate::signs::{short, stop, title, whole_titled};

/// The outcomes of decisions, as one observer can foresee them.
pub struct Menu<'a> {
    view: &'a View,
    names: &'a Names,
    foresight: Foresight,
}

impl Menu<'_> {
    /// The menu of a moment.
    pub fn new<'a>(view: &'a View, names: &'a Names) -> Menu<'a> {
        Menu { view, names, foresight: Foresight::of(view) }
    }

    /// Returns `true` if a decision ends the game, or leads to the question with which it ends.
    pub fn ends(&self, decision: Decision) -> bool {
        let foreseen = self.foresight.after(decision);
        foreseen.is_some_and(|foreseen| matches!(foreseen.question(), Question::Last { .. } | Question::Over))
    }

    /// Where a decision would carry the figure whose turn it is next, as things stand then.
    pub fn heading(&self, decision: Decision) -> Option<Position> {
        let foreseen = self.foresight.after(decision)?;
        let goes_on = !matches!(foreseen.question(), Question::Last { .. });
        foreseen.next_stop(self.seat()).filter(|_| goes_on)
    }

    /// The sentence of a decision.
    pub fn explain(&self, decision: Decision) -> Spans {
        Spans::parse(self.explained(decision))
    }

    fn explained(&self, decision: Decision) -> String {
        let language = self.language();
        let Some(foreseen) = self.foresight.after(decision) else { return say!(language, "menu-impossible") };
        match decision {
            Decision::Take(cell) => {
                let brings = |card: Card| {
                    say!(
                        language,
                        "menu-take",
                        card = self.taken(card),
                        brings = self.taking(card, &foreseen)
                    )
                };
                self.view.square.card(cell).map(brings).unwrap_or_default()
            }
            Decision::Use => {
                let lost = self.lost(&foreseen);
                if lost.is_empty() {
                    self.second_turn(&foreseen)
                } else {
                    say!(language, "menu-explode", cards = lost)
                }
            }
            Decision::Skip => say!(language, "menu-skip", goes = self.goes_on(&foreseen)),
            Decision::Keep => say!(language, "menu-keep"),
            Decision::Leave => say!(language, "menu-leave"),
        }
    }

    fn language(&self) -> Language {
        self.names.language()
    }

    fn seat(&self) -> Seat {
        self.view.turn.seat
    }

    /// The card, and with open kettles the how manieth of its family it would be.
    fn taken(&self, card: Card) -> String {
        let title = signed(card.family().word(), &title(card, self.language()));
        let printed = whole_titled(&title, card, self.view.ruleset, self.language());
        if !self.view.ruleset.open_kettles {
            return printed;
        }
        let held = self.view.seat(self.seat()).kettle.known().of_family(card.family()).count_ones();
        say!(self.language(), "menu-nth", card = printed, nth = held + 1)
    }

    /// The outcome of taking a card.
    fn taking(&self, card: Card, foreseen: &Foreseen) -> String {
        let language = self.language();
        let used = || foreseen.then(Decision::Use);
        match (foreseen.question(), card.symbol(self.view.ruleset.symbols_on_all_twos)) {
            (Question::Last { .. }, _) => say!(language, "menu-last"),
            (Question::Symbol { .. }, Some(Symbol::Hat)) => {
                let turn = used().map(|used| self.second_turn(&used)).unwrap_or_default();
                say!(language, "menu-hat", turn = turn)
            }
            (Question::Symbol { .. }, _) => {
                let cards = used().map(|used| self.lost(&used)).unwrap_or_default();
                say!(language, "menu-explosion", cards = cards)
            }
            (_, Some(Symbol::Hat)) => say!(language, "menu-no-third", goes = self.goes_on(foreseen)),
            (_, Some(Symbol::Explosion)) => {
                say!(language, "menu-nothing-to-explode", goes = self.goes_on(foreseen))
            }
            (_, None) => self.goes_on(foreseen),
        }
    }

    /// Where the active seat goes after this turn.
    fn goes_on(&self, foreseen: &Foreseen) -> String {
        let language = self.language();
        match foreseen.next_stop(self.seat()) {
            Some(to) => say!(language, "menu-heading", stop = stop(to, language)),
            None => say!(language, "menu-dry"),
        }
    }

    /// The cards that an explosion hits: `Black's Bat 3 and Orange's Moss 1`
    fn lost(&self, foreseen: &Foreseen) -> String {
        let language = self.language();
        let whose = |(seat, card): (Seat, Card)| {
            let title = format!("{} {}", short(card.family(), language), card.value().number());
            let card = signed(card.family().word(), &title);
            say!(language, "menu-whose", name = self.names.plain(seat), card = card)
        };
        let lost: Vec<String> = foreseen.lost().map(whose).collect();
        either(&lost, &say!(language, "menu-and"))
    }

    /// The second turn that a hat brings.
    fn second_turn(&self, foreseen: &Foreseen) -> String {
        let (seat, language) = (self.seat(), self.language());
        let nothing =
            |event: &Event| matches!(event, Event::FoundNothing { seat: other, .. } if *other == seat);
        match foreseen.next_stop(seat).map(|to| stop(to, language)) {
            None => say!(language, "menu-second"),
            Some(stop) if foreseen.events.iter().any(nothing) => {
                say!(language, "menu-second-in-vain", stop = stop)
            }
            Some(stop) => say!(language, "menu-second-at", stop = stop),
        }
    }
}
