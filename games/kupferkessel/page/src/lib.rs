//! Kupferkessel Co. on a page: the square with the ring around it, the kettles, the recipes, and the decisions as buttons.
//!
//! Everything here is made from a [`View`]: what is hidden from an observer cannot be shown by
//! mistake. The sentences are the text's. Nothing here knows of HTTP, and nothing is styled or scripted inside the
//! elements: what they look like stands in `style.css`, the signs in `signs.svg`.

mod aid;
mod card;
mod coach;
mod examples;
mod figure;
mod finale;
mod flights;
mod grid;
mod ink;
mod kettle;
mod line;
mod offers;
mod overview;
mod pile;
mod places;
mod printed;
mod recipes;
mod ring;
mod square;
mod thing;
mod touch;
mod waiting;
mod way;

use hearth_core::{BadOption, Game, Rulebook, Seat, Sentence};
use hearth_page::{Canvas, Finale, GamePage, Group, Motion, Named, Overview, Tip};
use hearth_words::{Language, say};
use kupferkessel_lessons::KupferkesselLessons;
use kupferkessel_rules::{Colour, Decision, Event, Kupferkessel, View};
use kupferkessel_text::{KupferkesselText, Unreadable, colour_name, recipes_understood, recipes_written};
use maud::Markup;

hearth_words::dictionary!("about", "aid", "board", "coach", "example", "finale", "overview");

/// What a page of Kupferkessel Co. is drawn from.
type Scene<'a> = hearth_page::Scene<'a, KupferkesselPage>;

/// Shows Kupferkessel Co. on a page.
#[derive(Clone, Copy, Debug)]
pub struct KupferkesselPage;

impl GamePage for KupferkesselPage {
    type Text = KupferkesselText;
    type Lessons = KupferkesselLessons;

    const STYLE: &'static str = concat!(include_str!("style.css"), include_str!("finale.css"));
    const SIGNS: &'static str = include_str!("signs.svg");
    const LESSON_SIGNS: &'static str = include_str!("lessons.svg");
    const BOX_STYLE: &'static str = include_str!("box.css");
    const COVER: &'static str = include_str!("cover.svg");
    const PREVIEW: &'static [u8] = include_bytes!("preview.png");
    const MINUTES: u32 = 30;

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
        // What is wrong with English ones, the rules say with all that is possible there.
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

    fn board(scene: &Scene<'_>, canvas: &mut Canvas) {
        square::ground(scene, canvas);
        Seat::all(scene.view.players()).for_each(|seat| way::part(scene, seat, canvas));
        ring::parts(scene, canvas);
        square::parts(scene, canvas);
        line::part(scene, canvas);
        seats_from_the_own(scene.view).for_each(|seat| kettle::part(scene, seat, canvas));
        pile::part(scene, canvas);
        recipes::part(scene, canvas);
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

/// English words in which what is typed stands between backticks, as a sentence has them.
fn quoted(text: &str) -> String {
    let pieces = text.split('`').enumerate();
    pieces
        .map(|(number, piece)| if number % 2 == 1 { format!("“{piece}”") } else { piece.to_owned() })
        .collect()
}

/// All seats in turn order, beginning with the observer's own.
fn seats_from_the_own(view: &View) -> impl Iterator<Item = Seat> {
    let first = view.observer.seat().unwrap_or(Seat::FIRST);
    let players = view.players();
    std::iter::successors(Some(first), move |seat| Some(seat.left(players))).take(players)
}
