//! Kupferkessel Co. on a page: the square with the ring around it, the kettles, the recipes, and the decisions as buttons.
//!
//! Everything here is made from a [`View`]: what is hidden from an observer cannot be shown by
//! mistake. The sentences are the terminal's. Nothing here knows of HTTP, and nothing is styled or scripted inside the
//! elements: what they look like stands in `style.css`, the signs in `signs.svg`.

mod card;
mod figure;
mod kettle;
mod offers;
mod recipes;
mod ring;
mod square;
mod table;

use hearth_core::{Game, Options, Rulebook, Seat};
use hearth_page::{Flight, GamePage, Group, Named, Part};
use hearth_words::Language;
use kupferkessel_rules::{Decision, Event, Kupferkessel, View};
use kupferkessel_terminal::KupferkesselTerminal;
use maud::Markup;

/// What a page of Kupferkessel Co. is drawn from.
type Scene<'a> = hearth_page::Scene<'a, KupferkesselPage>;

/// Shows Kupferkessel Co. on a page.
#[derive(Clone, Copy, Debug)]
pub struct KupferkesselPage;

impl GamePage for KupferkesselPage {
    type Terminal = KupferkesselTerminal;

    const STYLE: &'static str = include_str!("style.css");
    const SIGNS: &'static str = include_str!("signs.svg");

    fn invitation(_language: Language) -> String {
        "Walk around a square of ingredients, take a card of the line you stop at, and brew whole \
                                      families in your copper kettle. For two or three."
            .to_owned()
    }

    fn choice(name: &str, _language: Language) -> Named {
        let choice = <Kupferkessel as Game>::Options::CHOICES.iter().find(|choice| choice.name == name);
        Named { title: name.to_owned(), help: choice.map_or("", |choice| choice.help).to_owned() }
    }

    fn value(_choice: &str, value: &str, _language: Language) -> String {
        value.to_owned()
    }

    fn rulebook(_language: Language) -> Rulebook {
        Kupferkessel::RULEBOOK
    }

    fn example(_rule: &str, _language: Language, _signs: &str) -> Option<Markup> {
        None
    }

    fn aid(_language: Language, _signs: &str) -> Markup {
        Markup::default()
    }

    fn board(scene: &Scene<'_>) -> Vec<Part> {
        let mut parts = vec![Part::new("square", square::square(scene))];
        for seat in seats_from_the_own(scene.view) {
            parts.push(Part::new(kettle::id(seat), kettle::kettle(scene, seat)));
        }
        parts.push(Part::new("recipes", recipes::recipes(scene)));
        parts.push(Part::new("table-notes", table::notes(scene)));
        parts
    }

    fn offers(scene: &Scene<'_>) -> Vec<Group> {
        offers::offers(scene)
    }

    fn meant(_places: &[&str], _scene: &Scene<'_>) -> Option<Decision> {
        None
    }

    fn flights(_events: &[Event], _scene: &Scene<'_>) -> Vec<Flight> {
        Vec::new()
    }
}

/// All seats in turn order, beginning with the observer's own.
fn seats_from_the_own(view: &View) -> impl Iterator<Item = Seat> {
    let first = view.observer.seat().unwrap_or(Seat::FIRST);
    let players = view.players();
    std::iter::successors(Some(first), move |seat| Some(seat.left(players))).take(players)
}
