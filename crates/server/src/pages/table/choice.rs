//! What the game asks, and what the viewer may decide. Several parts of the page show it, so it is worked out once.

use hearth_core::Observer;
use hearth_page::{Group, Offer};

use super::decides;
use crate::live::{Live, Viewer};

pub(super) struct Choice {
    /// The question, in the words for the viewer.
    pub question: String,
    /// What may be decided; nothing if it is not for the viewer to decide.
    pub groups: Vec<Group>,
    pub yours: bool,
}

impl Choice {
    pub fn of(live: &Live, viewer: Viewer) -> Choice {
        let (language, yours) = (viewer.language, decides(live, viewer));
        // For whom a bot plays is told what the bot is asked.
        let aside = viewer.observer.seat().is_some_and(|seat| live.table().stood_in(seat));
        let observer = if aside { Observer::Spectator } else { viewer.observer };
        let game = live.game();
        let asked = game.zip(live.names_in_sentences(language));
        let offered = game.zip(live.names(language)).filter(|_| yours);
        Choice {
            question: asked.map(|(game, names)| game.asked(observer, names)).unwrap_or_default(),
            groups: offered.map(|(game, names)| game.offers(viewer.observer, names)).unwrap_or_default(),
            yours,
        }
    }

    pub fn offers(&self) -> impl Iterator<Item = &Offer> {
        self.groups.iter().flat_map(|group| &group.offers)
    }
}
