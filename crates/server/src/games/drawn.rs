//! A game in progress, drawn as HTML.

use std::any::Any;

use hearth_catalogue::{AnyMatch, MatchOf, PageVisitor};
use hearth_core::{Observer, Turn};
use hearth_page::{Action, Finale, GamePage, Group, Motion, PartRenderer, Scene, Tip};
use hearth_text::Names;
use hearth_words::{Language, say};
use maud::Markup;

/// A game in progress that can be drawn. Everything is made from views.
pub(crate) trait DrawnGame {
    /// Returns the decision that a player means by touching these places.
    fn meant(&self, places: &[&str], observer: Observer, names: &Names) -> Option<String>;

    /// Returns what moved with one decision.
    fn flights(&self, observer: Observer, names: &Names, decision: usize) -> Vec<Motion>;

    /// Draws the board.
    fn board(&self, observer: Observer, names: &Names, signs: &str, renderer: &mut PartRenderer);

    /// Draws the board of a game that was ended early: nobody is to move.
    fn ended_board(&self, observer: Observer, names: &Names, signs: &str, renderer: &mut PartRenderer);

    /// Returns the buttons for all legal decisions.
    fn offers(&self, observer: Observer, names: &Names) -> Vec<Group>;

    /// Returns the fixed buttons.
    fn actions(&self, observer: Observer, names: &Names) -> Vec<Action>;

    /// Returns the tips for a first game.
    fn coach(&self, language: Language) -> Vec<Tip>;

    /// Returns the end of the game.
    fn finale(&self, names: &Names, signs: &str) -> Option<Finale>;

    /// Draws the player aid for the options of this game.
    fn aid(&self, language: Language, signs: &str) -> Markup;

    /// Returns a legal decision of the seat whose turn it is, as its button says it.
    fn offered(&self, decision: &str, names: &Names) -> Option<String>;
}

/// Returns the pages of a game in progress.
pub(crate) fn drawn(game: &dyn AnyMatch) -> Box<dyn DrawnGame + '_> {
    hearth_catalogue::find_page(game.game(), Draw(game))
        .ok()
        .flatten()
        .expect("the catalogue pairs the texts of each game with its page")
}

struct Draw<'a>(&'a dyn AnyMatch);

impl<'a> PageVisitor for Draw<'a> {
    type Output = Option<Box<dyn DrawnGame + 'a>>;

    fn visit<P: GamePage>(&mut self) -> Self::Output {
        let game: &'a dyn Any = self.0;
        let game = game.downcast_ref::<MatchOf<P::Text>>()?;
        Some(Box::new(DrawnMatch::<P>(game)))
    }
}

struct DrawnMatch<'a, P: GamePage>(&'a MatchOf<P::Text>);

impl<P: GamePage> DrawnMatch<'_, P> {
    fn scene<R>(
        &self,
        observer: Observer,
        names: &Names,
        signs: &str,
        draw: impl FnOnce(&Scene<'_, P>) -> R,
    ) -> R {
        draw(&Scene { view: &self.0.view(observer), names, signs, ended: false })
    }
}

impl<P: GamePage> DrawnGame for DrawnMatch<'_, P> {
    fn meant(&self, places: &[&str], observer: Observer, names: &Names) -> Option<String> {
        let meant = self.scene(observer, names, "", |scene| P::meant(places, scene));
        meant.map(|decision| decision.to_string())
    }

    fn flights(&self, observer: Observer, names: &Names, decision: usize) -> Vec<Motion> {
        let events = self.0.events_of(decision, observer);
        if events.is_empty() {
            return Vec::new();
        }
        self.scene(observer, names, "", |scene| P::flights(&events, scene))
    }

    fn board(&self, observer: Observer, names: &Names, signs: &str, renderer: &mut PartRenderer) {
        self.scene(observer, names, signs, |scene| P::board(scene, renderer));
    }

    fn ended_board(&self, observer: Observer, names: &Names, signs: &str, renderer: &mut PartRenderer) {
        let view = self.0.view(observer);
        P::board(&Scene { view: &view, names, signs, ended: true }, renderer);
    }

    fn offers(&self, observer: Observer, names: &Names) -> Vec<Group> {
        self.scene(observer, names, "", |scene| P::offers(scene, &self.0.legal_for(observer)))
    }

    fn actions(&self, observer: Observer, names: &Names) -> Vec<Action> {
        self.scene(observer, names, "", |scene| P::actions(scene, &self.0.legal_for(observer)))
    }

    fn coach(&self, language: Language) -> Vec<Tip> {
        P::coach(language)
    }

    fn finale(&self, names: &Names, signs: &str) -> Option<Finale> {
        let observer = Observer::Spectator;
        let events = self.0.events_seen(observer);
        self.scene(observer, names, signs, |scene| P::finale(scene, &events))
    }

    fn aid(&self, language: Language, signs: &str) -> Markup {
        P::aid(Some(&self.0.view(Observer::Spectator)), language, signs)
    }

    fn offered(&self, decision: &str, names: &Names) -> Option<String> {
        let Turn::Decide(seat) = hearth_table::Match::turn(self.0) else { return None };
        let groups = self.offers(Observer::Seat(seat), names);
        groups.into_iter().find_map(|group| {
            let offer = group.offers.into_iter().find(|offer| offer.decision == decision)?;
            if group.title.is_empty() {
                return Some(offer.label);
            }
            Some(say!(names.language(), "hint-offer", group = group.title, offer = offer.label))
        })
    }
}
