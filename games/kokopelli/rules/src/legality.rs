//! Legality of decisions.
//!
//! The list of legal decisions and the check of a single one ask the same questions of a [`Moment`]. The
//! reason for a refusal is found afterwards, in [`reasons`].
//!
//! Nothing here names a ceremony.

use hearth_core::{Legal, Seat};

use crate::abilities::Abilities;
use crate::area::Area;
use crate::card::Card;
use crate::cards::{Cards, Kinds};
use crate::decision::Decision;
use crate::refusal::Refusal;
use crate::ruleset::{CheckAbroad, ReachAbroad};
use crate::space::{Space, SpaceSet};
use crate::state::{HAND, Question, State};

mod reasons;

/// Appends every legal decision once to a list.
#[inline]
pub(crate) fn list_legal(state: &State, list: &mut Legal<Decision>) {
    match state.question {
        Question::Action => list_actions(&Moment::of(state), list),
        Question::MoreCards { .. } | Question::DrawnCards(_) => {
            let moment = Moment::of(state);
            moment.plays().each(&moment, |card, space| list.push(Decision::Play(card, space)));
            list.push(Decision::Done);
        }
        Question::Exchange { .. } | Question::HandLimit => {
            list.extend(state.hand().kinds().into_iter().map(Decision::Under));
        }
        Question::Over => (),
    }
}

fn list_actions(moment: &Moment<'_>, list: &mut Legal<Decision>) {
    if moment.may_draw() {
        list.push(Decision::Draw);
    }
    moment.opens_at_home().each(|card, space| list.push(Decision::Open(card, space)));
    if moment.abilities.opens_on_neighbours() {
        for neighbour in moment.neighbours() {
            let opens = moment.opens_abroad(neighbour);
            opens.each(|card, space| list.push(Decision::Open(card, space)));
        }
    }
    moment.plays().each(moment, |card, space| list.push(Decision::Play(card, space)));
    for space in moment.cancels() {
        list.push(Decision::Cancel(space));
    }
    if moment.may_exchange() {
        list.push(Decision::Exchange);
    }
    if moment.may_pass() {
        list.push(Decision::Pass);
    }
}

/// Checks a decision, with the reason if it is not legal.
pub(crate) fn check(state: &State, decision: Decision) -> Result<(), Refusal> {
    let moment = Moment::of(state);
    let hand = moment.hand;
    let allowed_or = |allowed: bool, refusal: Refusal| if allowed { Ok(()) } else { Err(refusal) };
    match (state.question, decision) {
        (Question::Over, _) => Err(Refusal::GameIsOver),

        (Question::Exchange { .. }, Decision::Under(card)) => {
            allowed_or(hand.has(card), Refusal::NotInHandToExchange(card))
        }
        (Question::HandLimit, Decision::Under(card)) => {
            allowed_or(hand.has(card), Refusal::NotInHandToKeepLimit(card))
        }
        (Question::Exchange { .. }, _) => Err(Refusal::FirstExchange(hand.len() as u8)),
        (Question::HandLimit, _) => Err(Refusal::FirstKeepHandLimit((hand.len() - HAND) as u8)),

        (_, Decision::Play(card, space)) if moment.plays().allow(&moment, card, space) => Ok(()),
        (_, Decision::Play(card, space)) => Err(reasons::against_playing(&moment, card, space)),

        (Question::MoreCards { .. } | Question::DrawnCards(_), Decision::Done) => Ok(()),
        (Question::MoreCards { on, same, elsewhere }, _) => {
            Err(reasons::against_another_action(on, same, elsewhere))
        }
        (Question::DrawnCards(_), _) => Err(Refusal::FirstPlayDrawnOrStop),

        (Question::Action, Decision::Draw) => allowed_or(moment.may_draw(), Refusal::PileIsEmpty),
        (Question::Action, Decision::Open(card, space)) => {
            let allowed = moment.opens_at_home().allow(card, space)
                || moment.abilities.opens_on_neighbours()
                    && moment.neighbours().any(|neighbour| moment.opens_abroad(neighbour).allow(card, space));
            if allowed { Ok(()) } else { Err(reasons::against_opening(&moment, card, space)) }
        }
        (Question::Action, Decision::Cancel(space)) => {
            if moment.cancels().has(space) {
                Ok(())
            } else {
                Err(reasons::against_cancelling(&moment, space))
            }
        }
        (Question::Action, Decision::Exchange) => allowed_or(moment.may_exchange(), Refusal::HandIsEmpty),
        (Question::Action, Decision::Pass) => allowed_or(moment.may_pass(), Refusal::MayNotPass),
        (Question::Action, Decision::Under(_)) => Err(Refusal::NothingToPutUnder),
        (Question::Action, Decision::Done) => Err(Refusal::NothingToStop),
    }
}

/// Returns true if the active seat can play any card now.
pub(crate) fn can_play(state: &State) -> bool {
    let moment = Moment::of(state);
    let mut any = false;
    moment.plays().each(&moment, |_, _| any = true);
    any
}

/// The active seat before its decision, with precomputed values for all questions.
struct Moment<'a> {
    state: &'a State,
    seat: Seat,
    hand: Cards,
    abilities: Abilities,
    area: &'static Area,
    play_area: SpaceSet,
    occupied: SpaceSet,
}

impl<'a> Moment<'a> {
    #[inline]
    fn of(state: &'a State) -> Moment<'a> {
        let seat = state.turn.seat;
        let area = Area::of(seat, state.players());
        Moment {
            state,
            seat,
            hand: state.hand(),
            abilities: state.abilities(seat),
            area,
            play_area: area.play_area(state.ruleset.below_pile_shared),
            occupied: state.villages.occupied(),
        }
    }

    /// Checks the draw action (K14, KR4).
    fn may_draw(&self) -> bool {
        !self.state.piles[self.seat.index()].is_empty()
    }

    /// Checks the exchange (K23, KR4).
    fn may_exchange(&self) -> bool {
        !self.hand.is_empty()
    }

    /// Checks passing (KR4, KR20).
    fn may_pass(&self) -> bool {
        self.state.turn.regular == 0 || self.hand.is_empty()
    }

    /// Returns the spaces that can be cleared (K22).
    fn cancels(&self) -> SpaceSet {
        self.area.own.and(self.occupied)
    }

    /// Returns the possible openings in the own village (K15).
    #[inline]
    fn opens_at_home(&self) -> Opens {
        Opens { cards: self.held_but_not_on(self.play_area), spaces: self.own_spaces().minus(self.occupied) }
    }

    /// Returns the possible openings on a neighbour's board with the ability for it (K32, KR14, E1, E2).
    fn opens_abroad(&self, neighbour: Seat) -> Opens {
        let his = Area::of(neighbour, self.state.players()).own;
        Opens {
            cards: self.held_but_not_on(self.play_area.or(self.check_abroad(neighbour))),
            spaces: self.reach_abroad().and(his).minus(self.occupied),
        }
    }

    fn held_but_not_on(&self, spaces: SpaceSet) -> Kinds {
        self.hand.kinds().ceremonies().without_ceremonies(self.state.villages.ceremonies_on(spaces))
    }

    /// Returns the usable spaces of the own village.
    fn own_spaces(&self) -> SpaceSet {
        self.area.village(self.abilities, self.occupied)
    }

    /// Iterates over the neighbours, each once.
    fn neighbours(&self) -> impl Iterator<Item = Seat> + use<> {
        let (left, right) = (self.seat.left(self.state.players()), self.seat.right(self.state.players()));
        [left, right].into_iter().take(if left == right { 1 } else { 2 })
    }

    /// Returns the neighbours' spaces that the ability to open there reaches (E1, KR14).
    fn reach_abroad(&self) -> SpaceSet {
        match self.state.ruleset.reach_abroad {
            ReachAbroad::Near => self.area.boards.and(self.play_area),
            ReachAbroad::Board => self.area.boards,
        }
    }

    /// Returns the spaces where a ceremony must be absent to be opened on a neighbour's board, besides the
    /// own play area (E2).
    fn check_abroad(&self, neighbour: Seat) -> SpaceSet {
        match self.state.ruleset.check_abroad {
            CheckAbroad::Area => self.state.play_area(neighbour),
            CheckAbroad::Village => Area::of(neighbour, self.state.players()).own,
        }
    }

    /// Returns the spaces on which cards can be played.
    #[inline]
    fn reach(&self) -> SpaceSet {
        self.area.reach(self.abilities, self.state.ruleset)
    }

    /// Returns the possible plays (K18, K28-K30, KR9-KR11, E4).
    #[inline]
    fn plays(&self) -> Plays {
        let reach = self.reach().and(self.occupied);
        match self.state.question {
            Question::Action => Plays { cards: self.hand, spaces: reach, may_finish: true },
            Question::MoreCards { on, same, elsewhere } => {
                let there = if same { SpaceSet::EMPTY.with(on) } else { SpaceSet::EMPTY };
                let others = if elsewhere { reach.without(on) } else { SpaceSet::EMPTY };
                Plays { cards: self.hand, spaces: reach.and(there).or(others), may_finish: true }
            }
            Question::DrawnCards(drawn) => Plays {
                cards: drawn.cards(),
                spaces: reach,
                may_finish: self.state.ruleset.drawn_cards_may_finish,
            },
            Question::Exchange { .. } | Question::HandLimit | Question::Over => {
                Plays { cards: Cards::NONE, spaces: SpaceSet::EMPTY, may_finish: false }
            }
        }
    }
}

/// The possible openings on one board: cards and spaces.
struct Opens {
    cards: Kinds,
    spaces: SpaceSet,
}

impl Opens {
    #[inline]
    fn each(&self, mut found: impl FnMut(Card, Space)) {
        if self.spaces.is_empty() {
            return;
        }
        for card in self.cards {
            for space in self.spaces {
                found(card, space);
            }
        }
    }

    fn allow(&self, card: Card, space: Space) -> bool {
        self.cards.has(card) && self.spaces.has(space)
    }
}

/// The possible plays: cards and spaces.
struct Plays {
    cards: Cards,
    spaces: SpaceSet,
    may_finish: bool,
}

impl Plays {
    #[inline]
    fn each(&self, moment: &Moment<'_>, mut found: impl FnMut(Card, Space)) {
        let kinds = self.cards.kinds();
        let joker = kinds.has(Card::KOKOPELLI);
        for space in self.spaces {
            let card = moment.state.villages.asks_for(space);
            if kinds.has(card) && self.height_fits(moment, card, space) {
                found(card, space);
            }
            if joker && self.height_fits(moment, Card::KOKOPELLI, space) {
                found(Card::KOKOPELLI, space);
            }
        }
    }

    fn allow(&self, moment: &Moment<'_>, card: Card, space: Space) -> bool {
        self.cards.has(card)
            && self.spaces.has(space)
            && (card.is_kokopelli() || card == moment.state.villages.asks_for(space))
            && self.height_fits(moment, card, space)
    }

    /// Checks E4.
    #[inline]
    fn height_fits(&self, moment: &Moment<'_>, card: Card, space: Space) -> bool {
        self.may_finish || !moment.state.finishes(card, space)
    }
}
