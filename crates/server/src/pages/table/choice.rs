//! The game's question and the viewer's legal moves, computed once for all parts of the page that show them.

use hearth_core::Observer;
use hearth_host::tables::{TableSnapshot, Viewer};
use hearth_page::{Group, Offer};

use super::decides;
use crate::games::drawn;

pub(super) struct Choice {
    /// The question, worded for the viewer.
    pub question: String,
    /// The legal moves; empty unless it is the viewer's turn.
    pub groups: Vec<Group>,
    /// True if it is the viewer's turn.
    pub yours: bool,
}

impl Choice {
    pub fn of(snapshot: &TableSnapshot, viewer: Viewer) -> Choice {
        let (language, yours) = (viewer.language, decides(snapshot, viewer));
        // A player whose seat a bot has taken over reads the question as a spectator does.
        let aside = viewer.observer.seat().is_some_and(|seat| snapshot.table().stood_in(seat));
        let observer = if aside { Observer::Spectator } else { viewer.observer };
        let game = snapshot.game();
        let asked = game.zip(snapshot.names_in_sentences(language));
        let offered = game.zip(snapshot.names(language)).filter(|_| yours);
        Choice {
            question: asked
                .map(|(game, names)| game.question(observer, names).into_plain())
                .unwrap_or_default(),
            groups: offered
                .map(|(game, names)| drawn(game).offers(viewer.observer, names))
                .unwrap_or_default(),
            yours,
        }
    }

    pub fn offers(&self) -> impl Iterator<Item = &Offer> {
        self.groups.iter().flat_map(|group| &group.offers)
    }
}
