//! A position while it is parsed: places that are not mentioned are filled with the cards named nowhere.

use hearth_core::{BadText, Statement};

use super::read_card;
use crate::card::Card;
use crate::cards::CardSet;
use crate::cell::CELLS;

/// The contents of one cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    /// Any card of the rest.
    Any,
    /// A gap.
    Gap,
    /// A named card.
    Named(Card),
}

impl Place {
    /// Parses `bat-3`, `.` for a gap, or `*` for any card.
    pub fn read(statement: &Statement<'_>, word: &str) -> Result<Place, BadText> {
        match word {
            "*" => Ok(Place::Any),
            "." => Ok(Place::Gap),
            card => read_card(statement, card).map(Place::Named),
        }
    }
}

/// The named cards of a list; `rest` adds all cards that are named nowhere.
#[derive(Clone, Default, Debug)]
pub(super) struct Named {
    pub cards: Vec<Card>,
    pub rest: bool,
}

impl Named {
    /// Parses `bat-3 bone-1 *`: a final `*` means all of the rest.
    pub fn read(statement: &Statement<'_>) -> Result<Named, BadText> {
        let mut named = Named::default();
        for word in statement.words() {
            if named.rest {
                return Err(statement.wrong(format!("`{word}` stands behind a `*`, which must come last")));
            }
            match word {
                "*" => named.rest = true,
                card => named.cards.push(read_card(statement, card)?),
            }
        }
        Ok(named)
    }
}

/// All cards of a position.
#[derive(Clone, Debug)]
pub(super) struct Draft {
    pub square: [Place; CELLS],
    pub pile: Option<Named>,
    pub out: Option<Named>,
    /// Base first.
    pub kettles: Vec<Vec<Card>>,
    pub waiting: Option<Card>,
}

impl Draft {
    pub fn new(players: usize) -> Draft {
        Draft {
            square: [Place::Any; CELLS],
            pile: None,
            out: None,
            kettles: vec![Vec::new(); players],
            waiting: None,
        }
    }

    /// Completes missing parts and accounts for every card (C1). A kettle without cards gets a base.
    pub fn fill_up(&mut self, bases: CardSet) -> Result<(), BadText> {
        let mut rest = self.rest()?;
        for kettle in self.kettles.iter_mut().filter(|kettle| kettle.is_empty()) {
            if let Some(card) = rest.and(bases).iter().next() {
                kettle.push(card);
                rest = rest.without(card);
            }
        }
        for place in self.square.iter_mut().filter(|place| **place == Place::Any) {
            let card = rest.iter().next().ok_or_else(|| {
                BadText::whole("C1: there are not enough cards to fill the square; name its gaps with `.`")
            })?;
            *place = Place::Named(card);
            rest = rest.without(card);
        }
        // With gaps, the pile is empty (C14) and the remaining cards are out of the game.
        let gaps = self.square.contains(&Place::Gap);
        let pile = self.pile.get_or_insert(Named { cards: Vec::new(), rest: !gaps });
        let out = self.out.get_or_insert(Named { cards: Vec::new(), rest: gaps && !pile.rest });
        for named in [pile, out] {
            if named.rest {
                named.cards.extend(rest.iter());
                rest = CardSet::EMPTY;
            }
        }
        match rest.iter().next() {
            None => Ok(()),
            Some(card) => Err(BadText::whole(format!(
                "C1: {card} lies nowhere; name it, or end the pile or `out` with `*`"
            ))),
        }
    }

    /// Returns the cards that are named nowhere.
    fn rest(&self) -> Result<CardSet, BadText> {
        let lying = self.square.iter().filter_map(|place| match place {
            Place::Named(card) => Some(card),
            _ => None,
        });
        let heaps = [&self.pile, &self.out].into_iter().flatten().flat_map(|named| &named.cards);
        let mut rest = CardSet::ALL;
        for &card in lying.chain(heaps).chain(self.kettles.iter().flatten()).chain(&self.waiting) {
            if !rest.has(card) {
                return Err(BadText::whole(format!("C1: there is one {card}, but two are named")));
            }
            rest = rest.without(card);
        }
        Ok(rest)
    }
}
