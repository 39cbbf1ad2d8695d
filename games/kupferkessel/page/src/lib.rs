//! Kupferkessel Co. on a page: the square with the ring around it, the kettles, the recipes, and the decisions as buttons.
//!
//! Everything is drawn from a [`View`], so hidden facts cannot be drawn by mistake. The sentences come from the text crate. The
//! elements have no inline styles and scripts: styles are in `style.css`, signs in `signs.svg`.

mod aid;
mod card;
mod card_text;
mod coach;
mod context;
mod examples;
mod figure;
mod finale;
mod flights;
mod grid;
mod item;
mod kettle;
mod line;
mod offers;
mod overview;
mod pile;
mod places;
mod recipes;
mod ring;
mod route;
mod square;
mod touch;
mod waiting;

use hearth_core::{BadOption, Game, Rulebook, Seat, Sentence};
use hearth_page::{BasedRenderer, Finale, GamePage, Group, Motion, Named, Overview, PartRenderer, Tip};
use hearth_words::{Language, say};
use kupferkessel_lessons::KupferkesselLessons;
use kupferkessel_rules::{Colour, Decision, Event, Kupferkessel, View};
use kupferkessel_text::{KupferkesselText, Unreadable, colour_name, recipes_understood, recipes_written};
use maud::Markup;

use crate::context::{BoardContext, seats_from_own};

hearth_words::dictionary!("about", "aid", "board", "coach", "example", "finale", "overview");

/// A table of Kupferkessel Co. as one observer sees it.
type Scene<'a> = hearth_page::Scene<'a, KupferkesselPage>;

/// A renderer of the parts of a board.
type BoardRenderer<'r, 'a> = BasedRenderer<'r, BoardContext<'a>>;

/// Draws Kupferkessel Co. on a page.
#[derive(Clone, Copy, Debug)]
pub struct KupferkesselPage;

impl GamePage for KupferkesselPage {
    type Text = KupferkesselText;
    type Lessons = KupferkesselLessons;

    const STYLE: &'static str = concat!(include_str!("style.css"), include_str!("finale.css"));
    const SIGNS: &'static str = include_str!("signs.svg");
    const DEAL_SCRIPT: &'static str = include_str!("deal.js");
    const LESSON_SIGNS: &'static str = include_str!("lessons.svg");
    const BOX_STYLE: &'static str = include_str!("box.css");
    const COVER: &'static str = include_str!("cover.svg");
    const PREVIEW: &'static [u8] = include_bytes!("preview.png");
    const MINUTES: u32 = 30;
    const TOUCHABLE: bool = true;

    fn credit(language: Language) -> Option<String> {
        Some(say!(language, "about-credit"))
    }

    fn invitation(language: Language) -> String {
        say!(language, "about-invitation")
    }

    fn choice(name: &str, language: Language) -> Named {
        Named { title: say!(language, "choice-" + name), help: say!(language, "help-" + name) }
    }

    fn value(choice: &str, value: &str, language: Language) -> String {
        match (choice, Colour::named(value)) {
            ("third", Some(colour)) => colour_name(colour, language),
            ("own-recipes", _) => recipes_written(value, language),
            _ => say!(language, "value-" + value),
        }
    }

    fn typed(choice: &str, text: &str, language: Language) -> Result<String, BadOption> {
        // The rules explain mistakes in English ones themselves.
        if choice != "own-recipes" || language == Language::English {
            return Ok(text.to_owned());
        }
        let bad = || BadOption::new("own-recipes cannot be read");
        recipes_understood(text, language).map_err(|unreadable| match unreadable {
            Unreadable::Word { column, word } => bad().said("bad-recipe-word", &[column]).about(&word),
            Unreadable::End { column } => bad().said("bad-recipe-end", &[column]),
            Unreadable::Same { column } => bad().said("bad-recipe-same", &[column]),
            Unreadable::TooMany => bad().said("bad-recipes-many", &[]),
        })
    }

    fn unfit(sentence: &Sentence, language: Language) -> Option<String> {
        match (sentence.name, sentence.numbers.as_slice()) {
            ("bad-recipes-off", []) => Some(say!(language, "bad-recipes-off")),
            ("bad-recipe-word", [at]) => {
                Some(say!(language, "bad-recipe-word", at = *at, word = sentence.typed.as_str()))
            }
            ("bad-recipe-end", [at]) => Some(say!(language, "bad-recipe-end", at = *at)),
            ("bad-recipe-same", [at]) => Some(say!(language, "bad-recipe-same", at = *at)),
            ("bad-recipes-many", []) => Some(say!(language, "bad-recipes-many")),
            ("bad-own-recipes", [at]) => {
                Some(say!(language, "bad-own-recipes", at = *at, typed = quoted(&sentence.typed)))
            }
            _ => None,
        }
    }

    fn rulebook(language: Language) -> Rulebook {
        match language {
            Language::English => Kupferkessel::RULEBOOK,
            Language::French => Rulebook(include_str!("../rulebook.fr.md")),
            Language::German => Rulebook(include_str!("../rulebook.de.md")),
            Language::Polish => Rulebook(include_str!("../rulebook.pl.md")),
        }
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
        let (view, context) = (scene.view, BoardContext::of(scene));
        let renderer = &mut renderer.with_base(&context);
        square::background(renderer);
        Seat::all(view.players()).for_each(|seat| route::part(view, seat, renderer));
        ring::parts(view, renderer);
        square::parts(view, renderer);
        line::part(scene, renderer);
        seats_from_own(view).for_each(|seat| kettle::part(scene, &context, seat, renderer));
        pile::part(view, renderer);
        recipes::part(view, renderer);
    }

    fn offers(scene: &Scene<'_>, legal: &[Decision]) -> Vec<Group> {
        offers::offers(scene, legal)
    }

    fn meant(places: &[&str], _scene: &Scene<'_>) -> Option<Decision> {
        touch::meant(places)
    }

    fn coach(language: Language) -> Vec<Tip> {
        coach::coach(language)
    }

    fn flights(events: &[Event], _scene: &Scene<'_>) -> Vec<Motion> {
        flights::flights(events)
    }

    fn finale(scene: &Scene<'_>, _events: &[Event]) -> Option<Finale> {
        Some(finale::finale(scene))
    }
}

/// Replaces backticks around quoted words with quotation marks.
fn quoted(text: &str) -> String {
    let pieces = text.split('`').enumerate();
    pieces
        .map(|(number, piece)| if number % 2 == 1 { format!("“{piece}”") } else { piece.to_owned() })
        .collect()
}
