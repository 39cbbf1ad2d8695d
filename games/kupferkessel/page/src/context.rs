//! The data that all drawings share: for cards anywhere, and for boards.

use hearth_core::{Observer, Seat};
use hearth_page::Sign;
use hearth_text::Names;
use hearth_words::Language;
use kupferkessel_rules::{Colour, OwnRecipes, Ruleset, View};

use crate::Scene;

/// The data that cards are drawn with, at a table or elsewhere.
#[derive(Clone, Copy)]
pub(crate) struct CardContext<'a> {
    /// The address of the signs.
    pub signs: &'a str,
    pub language: Language,
    pub ruleset: Ruleset,
}

impl<'a> CardContext<'a> {
    /// Returns a sign.
    pub fn sign(self, id: &'a str) -> Sign<'a> {
        Sign::of(self.signs, id)
    }
}

/// Everything that is constant for one table and observer: the base of all parts of its board.
#[derive(Clone, Copy, Hash)]
pub(crate) struct BoardContext<'a> {
    /// The names of the seats, and the observer's language.
    names: &'a Names,
    /// The address of the signs.
    pub signs: &'a str,
    observer: Observer,
    pub players: usize,
    pub ruleset: Ruleset,
    /// The players' own recipes.
    pub own_recipes: &'a OwnRecipes,
}

impl<'a> BoardContext<'a> {
    /// Returns the context of a table.
    pub fn of(scene: &Scene<'a>) -> BoardContext<'a> {
        BoardContext {
            names: scene.names,
            signs: scene.signs,
            observer: scene.view.observer,
            players: scene.view.players(),
            ruleset: scene.view.ruleset,
            own_recipes: &scene.view.own,
        }
    }

    /// Returns the context of the cards on the board.
    pub fn cards(&self) -> CardContext<'a> {
        CardContext { signs: self.signs, language: self.language(), ruleset: self.ruleset }
    }

    /// Returns the observer's language.
    pub fn language(&self) -> Language {
        self.names.language()
    }

    /// Returns a sign.
    pub fn sign(&self, id: &'a str) -> Sign<'a> {
        Sign::of(self.signs, id)
    }

    /// Returns the name of a seat.
    pub fn name(&self, seat: Seat) -> &'a str {
        self.names.plain(seat)
    }

    /// Returns the colour of a seat's figure.
    pub fn colour(&self, seat: Seat) -> Colour {
        self.ruleset.colour(seat, self.players)
    }

    /// Returns true if the observer sits at this seat.
    pub fn is_own(&self, seat: Seat) -> bool {
        self.observer.sits_at(seat)
    }

    /// Returns true for the seat whose kettle is largest: the observer's own, or the first one for a spectator.
    pub fn is_near(&self, seat: Seat) -> bool {
        seat == first_seat(self.observer)
    }
}

/// Returns all seats in turn order, beginning with the observer's own.
pub(crate) fn seats_from_own(view: &View) -> impl Iterator<Item = Seat> {
    let players = view.players();
    std::iter::successors(Some(first_seat(view.observer)), move |seat| Some(seat.left(players))).take(players)
}

fn first_seat(observer: Observer) -> Seat {
    observer.seat().unwrap_or(Seat::FIRST)
}
