//! What each ceremony does, in a few words that fit beside it. The rulebook has the whole of it.

use kokopelli_rules::Ceremony;

/// The most columns that any of these texts has.
pub(crate) const LONGEST: usize = 34;

/// The ability of a ceremony, said to the one in whose village it lies.
pub const fn ability(ceremony: Ceremony) -> &'static str {
    match ceremony {
        Ceremony::Sun => "one more space, below your pile",
        Ceremony::EagleFeather => "3 points, 5 cards on an empty hand",
        Ceremony::Paw => "1 point per card played on others",
        Ceremony::Birth => "play what your draw action draws",
        Ceremony::Hunter => "your draw action draws one more",
        Ceremony::Warrior => "2 cards a play, on 2 ceremonies",
        Ceremony::Fire => "open on your neighbours' boards",
        Ceremony::SpiderWoman => "play on all of your neighbours",
        Ceremony::Vase => "who plays on yours acts once more",
        Ceremony::SnakeDance => "your Kokopelli count as two",
        Ceremony::Drummer => "3 cards finish your ceremonies",
        Ceremony::Lizard => "draw 1 per card played on others",
        Ceremony::MotherOfHeaven => "1 point per Kokopelli on yours",
        Ceremony::Shaman => "1 point when one of yours finishes",
        Ceremony::Chieftain => "many cards a play, on one ceremony",
        Ceremony::Tortoise => "1 point when you finish one",
    }
}

/// What the joker does.
pub const JOKER: &str = "goes on any open ceremony";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_ability_fits_beside_its_ceremony() {
        for text in Ceremony::ALL.map(ability).into_iter().chain([JOKER]) {
            assert!(text.chars().count() <= LONGEST, "{text}");
        }
    }
}
