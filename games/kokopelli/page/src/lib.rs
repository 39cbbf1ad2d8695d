//! Kokopelli on a page: the tiles, the villages, the hand, and the legal decisions as buttons.
//!
//! Everything is drawn from a [`View`] and the observer's legal decisions, so hidden facts cannot be drawn by mistake. Rules
//! and sentences come from other crates.

mod actions;
mod aid;
mod art;
mod board;
mod board_context;
mod card;
mod choices;
mod coach;
mod examples;
mod finale;
mod flights;
mod hand;
mod offer_mark;
mod offers;
mod overview;
mod phrases;
mod places;
mod reach;
mod round;
mod rulebook;
mod seat;
mod seat_details;
mod seating;
mod space;
mod stock;
mod tiles;
mod touches;
mod village;

use hearth_core::{Rulebook, Sentence};
use hearth_page::{Action, Finale, GamePage, Group, Motion, Named, Overview, PartRenderer, Tip};
use hearth_words::Language;
use kokopelli_lessons::KokopelliLessons;
use kokopelli_rules::{Decision, Event, View};
use kokopelli_text::KokopelliText;
use maud::Markup;

hearth_words::dictionary!("aid", "board", "choice", "coach", "example", "finale", "offer", "overview");

/// A table of Kokopelli as one observer sees it.
pub(crate) type Scene<'a> = hearth_page::Scene<'a, KokopelliPage>;

/// Draws Kokopelli on a page.
#[derive(Clone, Copy, Debug)]
pub struct KokopelliPage;

impl GamePage for KokopelliPage {
    type Text = KokopelliText;
    type Lessons = KokopelliLessons;

    const STYLE: &'static str = concat!(
        include_str!("style/base.css"),
        include_str!("style/card.css"),
        include_str!("style/village.css"),
        include_str!("style/tiles.css"),
        include_str!("style/hand.css"),
        include_str!("style/layout.css"),
        include_str!("style/states.css"),
        include_str!("style/sheets.css"),
        include_str!("finale.css"),
    );
    const SIGNS: &'static str = include_str!("signs.svg");
    const DEAL_SCRIPT: &'static str = include_str!("deal.js");
    const LESSON_SIGNS: &'static str = include_str!("lessons.svg");
    const SAMPLE_CARDS: &'static [&'static str] = &["face-vase", "face-kokopelli"];
    const COVER: &'static str = include_str!("cover.svg");
    const PREVIEW: &'static [u8] = include_bytes!("preview.png");
    const MINUTES: u32 = 40;
    const TOUCHABLE: bool = true;
    const FIRST_GAME: &'static [(&'static str, &'static str)] = &[("ceremonies", "first")];

    fn credit(language: Language) -> Option<String> {
        Some(choices::credit(language))
    }

    fn invitation(language: Language) -> String {
        choices::invitation(language)
    }

    fn choice(name: &str, language: Language) -> Named {
        choices::choice(name, language)
    }

    fn value(choice: &str, value: &str, language: Language) -> String {
        choices::value(choice, value, language)
    }

    fn unfit(sentence: &Sentence, language: Language) -> Option<String> {
        choices::unfit(sentence, language)
    }

    fn rulebook(language: Language) -> Rulebook {
        rulebook::rulebook(language)
    }

    fn overview(language: Language, signs: &str) -> Overview {
        overview::overview(language, signs)
    }

    fn example(rule: &str, language: Language, signs: &str) -> Option<Markup> {
        examples::example(rule, language, signs)
    }

    fn aid(table: Option<&View>, language: Language, signs: &str) -> Markup {
        aid::aid(table, language, signs)
    }

    fn board(scene: &Scene<'_>, renderer: &mut PartRenderer) {
        board::board(scene, renderer);
    }

    fn offers(scene: &Scene<'_>, legal: &[Decision]) -> Vec<Group> {
        offers::offers(scene, legal)
    }

    fn actions(scene: &Scene<'_>, legal: &[Decision]) -> Vec<Action> {
        actions::actions(scene, legal)
    }

    fn meant(places: &[&str], scene: &Scene<'_>) -> Option<Decision> {
        touches::meant(places, scene.view)
    }

    fn coach(language: Language) -> Vec<Tip> {
        coach::coach(language)
    }

    fn flights(events: &[Event], scene: &Scene<'_>) -> Vec<Motion> {
        flights::flights(events, scene.view)
    }

    fn finale(scene: &Scene<'_>, events: &[Event]) -> Option<Finale> {
        Some(finale::finale(scene, events))
    }
}
