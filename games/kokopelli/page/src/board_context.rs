//! What all parts of one board are drawn from, gathered once.

use hearth_core::Seat;
use hearth_page::{Place, Sign, Text};
use hearth_words::Language;
use kokopelli_rules::{Card, Cards, QuestionSeen, Space, SpaceSet, View};

use crate::Scene;
use crate::phrases::Phrases;

/// What all parts of one board are drawn from.
pub(crate) struct Desk<'a> {
    /// The table.
    pub scene: &'a Scene<'a>,
    /// The usual words.
    pub phrases: &'static Phrases,
    /// Whether what is drawn can be touched. Of an example nothing can, and there may be many on a page.
    live: bool,
    reach: Option<SpaceSet>,
}

impl<'a> Desk<'a> {
    /// The desk of a table.
    pub(crate) fn of(scene: &'a Scene<'a>) -> Desk<'a> {
        Desk { live: true, ..Desk::example(scene) }
    }

    /// The desk of an example.
    pub(crate) fn example(scene: &'a Scene<'a>) -> Desk<'a> {
        Desk {
            scene,
            phrases: Phrases::of(scene.names.language()),
            live: false,
            reach: scene.view.observer.seat().map(|seat| scene.view.reach(seat)),
        }
    }

    /// What is seen.
    pub(crate) fn view(&self) -> &'a View {
        self.scene.view
    }

    /// The observer's language.
    pub(crate) fn language(&self) -> Language {
        self.scene.names.language()
    }

    /// A sign.
    pub(crate) fn sign(&self, id: &'static str) -> Sign<'a> {
        Sign::of(self.scene.signs, id)
    }

    /// A place, where there are any.
    pub(crate) fn at(&self, place: Place) -> Option<Text<'static>> {
        self.live.then_some(Text(place))
    }

    /// Whether the observer may play there. For a spectator nothing is out of reach.
    pub(crate) fn reaches(&self, space: Space) -> bool {
        self.reach.is_none_or(|reach| reach.has(space))
    }

    /// Whether it is this seat's turn.
    pub(crate) fn acts(&self, seat: Seat) -> bool {
        !self.scene.ended && seat == self.view().turn.seat && self.view().question != QuestionSeen::Over
    }

    /// How many actions are left of this seat's turn, if it is its turn.
    pub(crate) fn turn(&self, seat: Seat) -> Option<u8> {
        let turn = self.view().turn;
        self.acts(seat).then_some(turn.regular + turn.extra)
    }

    /// The points of a seat: in the end all of them.
    pub(crate) fn points(&self, seat: Seat) -> usize {
        let seen = self.view().seat(seat);
        let points = seen.score.map_or(i32::from(seen.points), |score| score.total());
        usize::try_from(points).unwrap_or(0)
    }

    /// How many cards lie on a discard pile.
    pub(crate) fn discards(&self, seat: Seat) -> usize {
        self.view().seat(seat).discards.iter().map(|cards| cards.len()).sum()
    }

    /// The kinds of card on a discard pile, those first of which there are most, and Kokopelli last.
    pub(crate) fn discarded(&self, seat: Seat) -> Vec<Card> {
        let discards = self.view().seat(seat).discards;
        let copies = |card: Card| discards.iter().map(|cards: &Cards| cards.count(card)).sum::<u8>();
        let mut kinds: Vec<Card> = Card::all().filter(|card| copies(*card) > 0).collect();
        kinds.sort_by_key(|card| (card.is_kokopelli(), std::cmp::Reverse(copies(*card))));
        kinds
    }

    /// How many Game End tiles the table has (K6).
    pub(crate) fn end_tiles(&self) -> u8 {
        let ceremonies = self.view().ceremonies.len() as u8;
        if self.view().players() == 2 { ceremonies } else { ceremonies - 1 }
    }
}
