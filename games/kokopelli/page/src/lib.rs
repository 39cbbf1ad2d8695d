//! Kokopelli on a page: the tiles, the villages, the hand, and what may be decided as buttons.
//!
//! Everything here is made from a [`View`](kokopelli_rules::View) and from the decisions that are legal for who looks: what
//! is hidden from him cannot be drawn by mistake. No rule is written here a second time, and no sentence of the terminal's.

mod board;
mod chair;
mod hand;
mod offers;
mod sign;
mod space;
mod tiles;
mod village;

use hearth_core::{Game, Options, Rulebook};
use hearth_page::{Flight, GamePage, Group, Named, Part};
use hearth_words::Language;
use kokopelli_lessons::KokopelliLessons;
use kokopelli_rules::{Decision, Event, Kokopelli};
use kokopelli_terminal::KokopelliTerminal;
use maud::Markup;

/// What one observer sees of a table of Kokopelli.
pub(crate) type Scene<'a> = hearth_page::Scene<'a, KokopelliPage>;

/// Draws Kokopelli on a page.
#[derive(Clone, Copy, Debug)]
pub struct KokopelliPage;

impl GamePage for KokopelliPage {
    type Terminal = KokopelliTerminal;
    type Lessons = KokopelliLessons;

    const STYLE: &'static str = include_str!("style.css");
    const SIGNS: &'static str = include_str!("signs.svg");
    const EMBLEM: [&'static str; 3] = ["sun", "kokopelli", "tortoise"];

    fn invitation(_language: Language) -> String {
        "Open ceremonies in your village, use what they can do, and finish them before your neighbours do."
            .to_owned()
    }

    fn choice(name: &str, _language: Language) -> Named {
        let choice = <Kokopelli as Game>::Options::CHOICES.iter().find(|choice| choice.name == name);
        Named { title: name.to_owned(), help: choice.map_or("", |choice| choice.help).to_owned() }
    }

    fn value(_choice: &str, value: &str, _language: Language) -> String {
        value.to_owned()
    }

    fn rulebook(_language: Language) -> Rulebook {
        Kokopelli::RULEBOOK
    }

    fn example(_rule: &str, _language: Language, _signs: &str) -> Option<Markup> {
        None
    }

    fn aid(_language: Language, _signs: &str) -> Markup {
        Markup::default()
    }

    fn board(scene: &Scene<'_>) -> Vec<Part> {
        board::board(scene)
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
