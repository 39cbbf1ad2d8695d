//! The final scoring (C16-C19, C21-C28, C33, CR6, CR8), computed from the last position.

use hearth_core::{Seat, Standing};

use crate::cards::CardSet;
use crate::family::Family;
use crate::ruleset::Ruleset;
use crate::stacks::SEATS;
use crate::state::State;

/// Points for the most cards of value 1 (C18).
pub const MOST_ONES: i8 = 5;
/// Additional points for a whole family (C16).
const WHOLE_FAMILY: i8 = 5;

/// The parts of one seat's score. With children's scoring only families count, in cards (CR8).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct FinalScore {
    /// Points for each family (C16, C17, CR8).
    pub families: [i8; Family::COUNT],
    /// Points for the most cards of value 1 (C18).
    pub ones: i8,
    /// Points for recipes (C20).
    pub recipes: i16,
}

impl FinalScore {
    /// Returns the total.
    pub fn total(&self) -> i32 {
        let families: i32 = self.families.iter().map(|points| i32::from(*points)).sum();
        families + i32::from(self.ones) + i32::from(self.recipes)
    }
}

/// Returns the points of a family, indexed by the held cards: one bit per value, the lowest value lowest
/// (C16, C17).
pub const fn family_points(own_colour: bool) -> [i8; 16] {
    let mut points = [0; 16];
    let mut held = 1_usize;
    while held < 16 {
        let (mut sum, mut value) = (0, 1);
        while value <= 4 {
            if held & 1 << (value - 1) != 0 {
                sum += value as i8;
            }
            value += 1;
        }
        let times = if own_colour { 2 } else { 1 };
        points[held] = match held.count_ones() {
            1 => -times * sum,
            2 => 0,
            3 => times * sum,
            _ => times * sum + WHOLE_FAMILY,
        };
        held += 1;
    }
    points
}

const PLAIN: [i8; 16] = family_points(false);
const OWN_COLOUR: [i8; 16] = family_points(true);
/// Points of children's scoring, by number of cards (CR8).
const CHILDREN: [i8; 5] = [0, -1, 0, 1, 2];

impl Ruleset {
    /// Returns a seat's points for a family, from the held cards: one bit per value, the lowest value lowest
    /// (C16, C17, CR8).
    #[inline]
    pub fn family_points(&self, family: Family, held: usize, seat: Seat, players: usize) -> i8 {
        if self.children_scoring {
            CHILDREN[held.count_ones() as usize]
        } else if family.colour() == self.colour(seat, players) {
            OWN_COLOUR[held]
        } else {
            PLAIN[held]
        }
    }
}

/// Returns the score of each seat if the game ended now. Unused seats have zero.
pub(crate) fn final_scores(state: &State) -> [FinalScore; SEATS] {
    let held = state.stacks.all_held();
    let mut scores = [FinalScore::default(); SEATS];
    for seat in Seat::all(state.players()) {
        let (score, held) = (&mut scores[seat.index()], held[seat.index()]);
        for family in Family::all() {
            let cards = held.of_family(family);
            score.families[family.index()] =
                state.ruleset.family_points(family, cards, seat, state.players());
        }
    }
    if !state.ruleset.children_scoring {
        if let Some(seat) = most_ones(&held) {
            scores[seat.index()].ones = MOST_ONES;
        }
        if state.ruleset.recipes {
            add_recipes(state, &mut scores);
        }
    }
    scores
}

/// Returns the sole leader in ones (C18, C33).
fn most_ones(held: &[CardSet; SEATS]) -> Option<Seat> {
    let counts = held.map(|cards| cards.and(CardSet::ONES).len());
    let most = counts.into_iter().max()?;
    let mut leaders = (0..SEATS).filter(|seat| counts[*seat] == most).map(Seat::at);
    leaders.next().filter(|_| leaders.next().is_none())
}

fn add_recipes(state: &State, scores: &mut [FinalScore; SEATS]) {
    for seat in Seat::all(state.players()) {
        scores[seat.index()].recipes = state.recipe_points(seat, CardSet::EMPTY);
    }
}

/// Returns the result of a finished game.
pub(crate) fn standing(state: &State) -> Option<Standing> {
    let reason = state.end?;
    let scores = final_scores(state)[..state.players()].iter().map(FinalScore::total).collect();
    Some(Standing { scores, reason: reason.word() })
}
