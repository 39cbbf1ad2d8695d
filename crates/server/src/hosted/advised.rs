//! What a bot makes of a game: a hint for the one who decides, and a look back when it is over.

use hearth_bots::Spec;
use hearth_core::{Game, Observer, Seat, Turn};
use hearth_page::GamePage;
use hearth_review::{Hint, Review, ReviewRow, Reviewing};
use hearth_table::GameRng;
use hearth_terminal::{Names, Terminal};
use hearth_words::say;

use super::{GameOf, Hosted, HostedGame, KnowledgeOf};
use crate::pool::Thought;

/// A look back that has not been made yet. It hands over each decision as soon as it is judged, and asks each time whether to go on;
/// nothing comes of one that shall not.
pub(crate) type LookBack = Box<dyn FnOnce(&mut dyn FnMut(&ReviewRow) -> bool) -> Option<Review> + Send>;

/// Every look back at a game says the same.
const SEED: u64 = 0;

/// What a bot makes of a game.
pub(crate) trait Advised {
    /// What a bot would make of this moment in the place of the seat whose turn it is, knowing what that seat knows.
    fn hint(&self, bot: &str, names: &Names, seed: u64) -> Result<Thought<Hint>, String>;

    /// A legal decision as a page offers it to the seat whose turn it is.
    fn offered(&self, decision: &str, names: &Names) -> Option<String>;

    /// What speaks for a decision of the seat whose turn it is, as far as that seat knows.
    fn reasons(&self, decision: &str, names: &Names) -> Vec<String>;

    /// A look back at the game by a bot.
    fn look_back(&self, bot: &str) -> Result<LookBack, String>;
}

impl<P: GamePage> HostedGame<P> {
    fn decider(&self) -> Option<Seat> {
        match self.play.turn() {
            Turn::Decide(seat) => Some(seat),
            Turn::Over => None,
        }
    }
}

impl<P: GamePage> Advised for HostedGame<P> {
    fn hint(&self, bot: &str, names: &Names, seed: u64) -> Result<Thought<Hint>, String> {
        let seat = self.decider().ok_or_else(|| "the game is over".to_owned())?;
        let mut spec = Spec::read::<KnowledgeOf<P>>(bot).map_err(|error| error.to_string())?;
        spec.setting = spec.setting.judging();
        let known = self.play.perfect_recall_view(Observer::Seat(seat));
        let legal = GameOf::<P>::legal(self.play.state()).to_vec();
        let (names, rng) = (names.clone(), GameRng::new(seed, 0));
        Ok(Box::new(move |share| {
            spec.setting.budget = spec.setting.budget.part(share);
            let mut asked = spec.bot::<KnowledgeOf<P>>(seat, &mut rng.table(), &mut rng.hint());
            let reason = |reason: &_| P::Terminal::reason(reason, &names);
            Hint::ask::<KnowledgeOf<P>>(&spec.to_string(), asked.as_mut(), (seat, &known), &legal, reason)
                .map_err(|forfeit| forfeit.to_string())
        }))
    }

    fn offered(&self, decision: &str, names: &Names) -> Option<String> {
        let groups = self.offers(Observer::Seat(self.decider()?), names);
        groups.into_iter().find_map(|group| {
            let offer = group.offers.into_iter().find(|offer| offer.decision == decision)?;
            if group.title.is_empty() {
                return Some(offer.label);
            }
            Some(say!(names.language(), "hint-offer", group = group.title, offer = offer.label))
        })
    }

    fn reasons(&self, decision: &str, names: &Names) -> Vec<String> {
        let (Some(seat), Ok(decision)) = (self.decider(), Self::read(decision)) else { return Vec::new() };
        let known = self.play.perfect_recall_view(Observer::Seat(seat));
        let reasons = <KnowledgeOf<P> as hearth_bots::GameKnowledge>::reasons(&known, decision);
        reasons.iter().map(|reason| P::Terminal::reason(reason, names)).collect()
    }

    fn look_back(&self, bot: &str) -> Result<LookBack, String> {
        let spec = Spec::read::<KnowledgeOf<P>>(bot).map_err(|error| error.to_string())?;
        let mut reviewing = Reviewing::<KnowledgeOf<P>>::new(self.play.record(), spec, SEED);
        Ok(Box::new(move |goes_on| {
            let mut rows = Vec::new();
            for row in reviewing.by_ref() {
                if !goes_on(&row) {
                    return None;
                }
                rows.push(row);
            }
            Some(reviewing.review(rows))
        }))
    }
}
