//! A position while it is parsed: card lists, some of them to be completed from the rest of a deck.

use hearth_core::{BadText, Seat, Statement};

use crate::card::{Card, KINDS};
use crate::cards::Cards;
use crate::ceremony::CeremonySet;
use crate::space::LETTERS;

/// The named cards of a list, and the number of cards to add from the rest.
#[derive(Clone, Default, Debug)]
pub(super) struct Named {
    pub cards: Vec<(Card, Seat)>,
    pub rest: Rest,
}

/// The number of cards from the rest, which are the cards that are named nowhere.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) enum Rest {
    #[default]
    None,
    /// Exactly this many.
    Some(usize),
    /// This many, or as many as are left.
    UpTo(usize),
    All,
}

impl Named {
    /// Returns a list that consists of cards from the rest only, for a place that is not mentioned.
    pub fn rest(rest: Rest) -> Named {
        Named { cards: Vec::new(), rest }
    }

    /// Parses `paw kokopelli@2 *3`.
    ///
    /// The colour is the seat's own unless another is named. `*3` means three cards of the rest, `*` all of
    /// it, after the named cards.
    pub fn read(statement: &Statement<'_>, seat: Seat, players: usize) -> Result<Named, BadText> {
        let mut named = Named::default();
        for word in statement.words() {
            if named.rest != Rest::None {
                return Err(statement.wrong(format!("`{word}` stands behind a `*`, which must come last")));
            }
            if let Some(count) = word.strip_prefix('*') {
                named.rest = match count {
                    "" => Rest::All,
                    digits => Rest::Some(
                        digits
                            .parse()
                            .map_err(|_| statement.wrong(format!("`{word}`: a number follows the `*`")))?,
                    ),
                };
                continue;
            }
            let (card, colour) = match word.split_once('@') {
                None => (word, Some(seat)),
                Some((card, number)) => (card, number.parse().ok().and_then(Seat::numbered)),
            };
            let colour = colour
                .filter(|colour| colour.index() < players)
                .ok_or_else(|| statement.wrong(format!("`{word}`: no such seat at a table of {players}")))?;
            let card = card.parse().map_err(|error: BadText| statement.wrong(error.message))?;
            named.cards.push((card, colour));
        }
        Ok(named)
    }

    /// Refuses a `*` where it has no meaning.
    pub fn only_named(self, statement: &Statement<'_>) -> Result<Vec<(Card, Seat)>, BadText> {
        if self.rest == Rest::None {
            Ok(self.cards)
        } else {
            Err(statement.wrong("a `*` makes no sense here"))
        }
    }
}

/// One seat of the draft.
#[derive(Clone, Debug)]
pub(super) struct SeatDraft {
    pub points: u16,
    pub hand: Named,
    pub pile: Named,
    pub known: usize,
    pub stacks: [Vec<(Card, Seat)>; LETTERS],
    pub discard: Named,
}

impl SeatDraft {
    pub fn new() -> SeatDraft {
        SeatDraft {
            points: 0,
            hand: Named::rest(Rest::UpTo(crate::state::HAND)),
            pile: Named::rest(Rest::All),
            known: 0,
            stacks: Default::default(),
            discard: Named::rest(Rest::All),
        }
    }

    fn named(&self) -> impl Iterator<Item = &(Card, Seat)> {
        let places = [&self.hand.cards, &self.pile.cards, &self.discard.cards];
        places.into_iter().chain(&self.stacks).flatten()
    }
}

/// Completes every `*` and accounts for every card of every deck (K2, K5).
pub(super) fn fill_up(seats: &mut [SeatDraft], ceremonies: CeremonySet) -> Result<(), BadText> {
    let players = seats.len();
    for colour in Seat::all(players) {
        let rest = rest_of(seats, ceremonies, colour)?;
        let mut rest = rest.iter();
        let seat = &mut seats[colour.index()];
        for place in [&mut seat.hand, &mut seat.pile, &mut seat.discard] {
            let count = match place.rest {
                Rest::None => 0,
                Rest::Some(count) | Rest::UpTo(count) => count,
                Rest::All => usize::MAX,
            };
            let before = place.cards.len();
            place.cards.extend(rest.by_ref().take(count).map(|card| (card, colour)));
            let filled = place.cards.len() - before;
            if place.rest == Rest::Some(count) && filled < count {
                return Err(BadText::whole(format!(
                    "K5: only {filled} cards of seat {colour} are left where `*{count}` asks for more"
                )));
            }
        }
        if let Some(card) = rest.next() {
            return Err(BadText::whole(format!(
                "K5: a {card} of seat {colour} lies nowhere; name it, or end its pile or discard with `*`"
            )));
        }
    }
    Ok(())
}

/// Returns the cards of a deck that are named nowhere.
fn rest_of(seats: &[SeatDraft], ceremonies: CeremonySet, colour: Seat) -> Result<Cards, BadText> {
    let deck = Cards::deck(ceremonies);
    let mut used = [0_usize; KINDS];
    for (card, _) in seats.iter().flat_map(SeatDraft::named).filter(|(_, of)| *of == colour) {
        used[card.index()] += 1;
    }
    let too_many = Card::all().find(|card| used[card.index()] > deck.count(*card) as usize);
    if let Some(card) = too_many {
        return Err(BadText::whole(match deck.count(card) {
            0 => format!("K2: {card} is not among the ceremonies of this game"),
            most => {
                format!("K5: seat {colour} has {most} {card} cards, but {} are named", used[card.index()])
            }
        }));
    }
    Ok(Card::all()
        .flat_map(|card| std::iter::repeat_n(card, deck.count(card) as usize - used[card.index()]))
        .collect())
}
