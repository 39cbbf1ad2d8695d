//! The abilities that ceremonies give to the owner of their village (K16, K17).
//!
//! An ability is one [`Rule`]: answers to a few questions in the rulebook's words, neutral by default. Each
//! ceremony has its own file, which contains only its rule. If a village has several ceremonies, numbers are
//! added and permissions or-ed. The flow of a turn and the legality checks ask an [`Abilities`] and so name
//! no ceremony.

use crate::ceremony::{Ceremony, CeremonySet};

mod birth;
mod chieftain;
mod drummer;
mod eagle_feather;
mod fire;
mod hunter;
mod lizard;
mod mother_of_heaven;
mod paw;
mod shaman;
mod snake_dance;
mod spider_woman;
mod sun;
mod tortoise;
mod vase;
mod warrior;

/// The bonus when the last card leaves a hand (K13).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EmptyHand {
    /// Cards drawn.
    pub draws: u8,
    /// Points scored.
    pub points: u8,
}

impl EmptyHand {
    /// The usual bonus.
    pub const USUAL: EmptyHand = EmptyHand { draws: 3, points: 1 };
}

/// The answers of one ceremony. "I" and "mine" mean the owner of its village.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rule {
    /// Additional cards of my draw action.
    extra_draws: u8,
    /// I may play the cards of my draw action at once.
    drawn_cards_may_be_played: bool,
    /// My play action may put any number of cards on one ceremony.
    more_cards_on_the_same: bool,
    /// My play action may put a second card on another ceremony.
    second_card_elsewhere: bool,
    /// I may open on my neighbours' boards.
    opens_on_neighbours: bool,
    /// I may play on every space of my neighbours.
    plays_on_all_of_neighbours: bool,
    /// I may open on one more space, below my pile.
    extra_space: bool,
    /// My ceremonies need this many fewer cards to be finished.
    fewer_cards_to_finish: u8,
    /// My Kokopelli count for this many additional cards when I play them.
    kokopelli_counts_more: u8,
    /// My bonus for an empty hand, instead of the usual one.
    empty_hand: Option<EmptyHand>,
    /// A player who plays on one of my ceremonies gets an extra action.
    extra_action_for_playing_on_mine: bool,
    /// Points for each card I play on another player's ceremony.
    points_for_playing_on_others: u8,
    /// Cards I draw for each card I play on another player's ceremony.
    draws_for_playing_on_others: u8,
    /// Points for each Kokopelli that anyone puts on one of mine.
    points_for_kokopelli_on_mine: u8,
    /// Points when I finish a ceremony in any village.
    points_when_i_finish: u8,
    /// Points when anyone finishes one of mine.
    points_when_mine_is_finished: u8,
}

impl Rule {
    /// A ceremony without an ability.
    const PLAIN: Rule = Rule {
        extra_draws: 0,
        drawn_cards_may_be_played: false,
        more_cards_on_the_same: false,
        second_card_elsewhere: false,
        opens_on_neighbours: false,
        plays_on_all_of_neighbours: false,
        extra_space: false,
        fewer_cards_to_finish: 0,
        kokopelli_counts_more: 0,
        empty_hand: None,
        extra_action_for_playing_on_mine: false,
        points_for_playing_on_others: 0,
        draws_for_playing_on_others: 0,
        points_for_kokopelli_on_mine: 0,
        points_when_i_finish: 0,
        points_when_mine_is_finished: 0,
    };
}

impl Ceremony {
    /// Returns the rule of a ceremony.
    const fn rule(self) -> &'static Rule {
        match self {
            Ceremony::Sun => &sun::RULE,
            Ceremony::EagleFeather => &eagle_feather::RULE,
            Ceremony::Paw => &paw::RULE,
            Ceremony::Birth => &birth::RULE,
            Ceremony::Hunter => &hunter::RULE,
            Ceremony::Warrior => &warrior::RULE,
            Ceremony::Fire => &fire::RULE,
            Ceremony::SpiderWoman => &spider_woman::RULE,
            Ceremony::Vase => &vase::RULE,
            Ceremony::SnakeDance => &snake_dance::RULE,
            Ceremony::Drummer => &drummer::RULE,
            Ceremony::Lizard => &lizard::RULE,
            Ceremony::MotherOfHeaven => &mother_of_heaven::RULE,
            Ceremony::Shaman => &shaman::RULE,
            Ceremony::Chieftain => &chieftain::RULE,
            Ceremony::Tortoise => &tortoise::RULE,
        }
    }
}

/// The abilities of one village, from its ceremonies.
#[derive(Clone, Copy)]
pub(crate) struct Abilities(pub CeremonySet);

/// Computes the ceremonies with a non-neutral answer to a question, at compile time.
macro_rules! answering {
    ($rule:ident => $answers:expr) => {{
        const SET: CeremonySet = {
            let mut set = CeremonySet::EMPTY;
            let mut index = 0;
            while index < Ceremony::ALL.len() {
                let $rule = Ceremony::ALL[index].rule();
                if $answers {
                    set = set.with(Ceremony::ALL[index]);
                }
                index += 1;
            }
            set
        };
        SET
    }};
}

/// Defines a yes-or-no question: any ceremony of the village may say yes.
macro_rules! permission {
    ($question:ident) => {
        #[inline]
        pub fn $question(self) -> bool {
            !self.0.and(answering!(rule => rule.$question)).is_empty()
        }
    };
}

/// Defines a question with a number: yields the ceremonies that have one, with their numbers.
macro_rules! number {
    ($question:ident) => {
        #[inline]
        pub fn $question(self) -> impl Iterator<Item = (Ceremony, u8)> {
            let answering = self.0.and(answering!(rule => rule.$question > 0));
            answering.into_iter().map(|ceremony| (ceremony, ceremony.rule().$question))
        }
    };
}

impl Abilities {
    permission!(drawn_cards_may_be_played);
    permission!(more_cards_on_the_same);
    permission!(second_card_elsewhere);
    permission!(opens_on_neighbours);
    permission!(plays_on_all_of_neighbours);
    permission!(extra_space);
    permission!(extra_action_for_playing_on_mine);

    number!(extra_draws);
    number!(fewer_cards_to_finish);
    number!(kokopelli_counts_more);
    number!(points_for_playing_on_others);
    number!(draws_for_playing_on_others);
    number!(points_for_kokopelli_on_mine);
    number!(points_when_i_finish);
    number!(points_when_mine_is_finished);

    /// Returns the bonus for an empty hand, with the ceremony that changes it.
    #[inline]
    pub fn empty_hand(self) -> (EmptyHand, Option<Ceremony>) {
        let changing = self.0.and(answering!(rule => rule.empty_hand.is_some()));
        changing
            .into_iter()
            .find_map(|ceremony| Some((ceremony.rule().empty_hand?, Some(ceremony))))
            .unwrap_or((EmptyHand::USUAL, None))
    }
}

/// Adds all answers to a question with a number.
#[inline]
pub(crate) fn sum(answers: impl Iterator<Item = (Ceremony, u8)>) -> u8 {
    answers.map(|(_, number)| number).sum()
}
