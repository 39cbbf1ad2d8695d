//! The settings of a table: the time control, the rule for absent players, and every changed option.

use hearth_host::tables::TableSnapshot;
use hearth_table::{Absent, Pace, RatingState, SeatRule, TableConfig, UnratedReason};
use hearth_words::{Language, say};
use maud::{Markup, html};

use super::{PageContext, PageRenderer};
use crate::games;
use crate::pages::listing;

/// The dependencies of the part.
#[derive(Hash)]
struct Settings<'a> {
    pace: Pace,
    /// True if absent players lose. Else a bot plays for them.
    absent_lose: bool,
    people: usize,
    rating: RatingState,
    options: &'a [(String, String)],
    /// True if the game begins from a position.
    has_position: bool,
}

impl<'a> Settings<'a> {
    fn of(plan: &'a TableConfig, rating: RatingState) -> Settings<'a> {
        Settings {
            pace: plan.pace,
            absent_lose: plan.absent == Absent::Loses,
            people: plan.chairs.iter().filter(|chair| !matches!(chair, SeatRule::Bot(_))).count(),
            rating,
            options: &plan.options,
            has_position: plan.from.is_some(),
        }
    }
}

/// Draws the part.
pub(super) fn agreed(snapshot: &TableSnapshot, renderer: &mut PageRenderer<'_, '_>) {
    renderer.part("agreed", Settings::of(snapshot.table().plan(), snapshot.table().rating()), draw);
}

fn draw(context: &PageContext<'_>, settings: &Settings<'_>) -> Markup {
    let language = context.language();
    let pace = listing::pace(settings.pace, language);
    let title = say!(language, "agreed-title");
    html! {
        section #agreed aria-label=(title) {
            h2 { (title) }
            ul {
                li { (say!(language, "agreed-line", what = say!(language, "new-pace"), value = pace)) }
                @if let Some(rated) = rated(settings.rating, language) { li .rated { (rated) } }
                @if let Some(absent) = absent(settings, language) { li { (absent) } }
                @for rule in rules(settings, context.game, language) { li { (rule) } }
            }
        }
    }
}

/// Says that a game is rated, or why it is not any more.
pub(super) fn rated(rating: RatingState, language: Language) -> Option<String> {
    match rating {
        RatingState::Unrated => None,
        RatingState::Rated => Some(say!(language, "rating-game")),
        RatingState::Lost(reason) => Some(match reason {
            UnratedReason::Undo => say!(language, "rating-lost-undo"),
            UnratedReason::StandIn => say!(language, "rating-lost-stand-in"),
            UnratedReason::NoClock => say!(language, "rating-lost-no-clock"),
            UnratedReason::Agreed => say!(language, "rating-lost-agreed"),
            UnratedReason::MoveLimit => say!(language, "rating-lost-move-limit"),
            UnratedReason::PersonTwice => say!(language, "rating-lost-person-twice"),
        }),
    }
}

/// Describes what happens to the seat of an absent player. Without a clock and without other people nobody
/// waits, so it returns `None`.
fn absent(settings: &Settings<'_>, language: Language) -> Option<String> {
    match settings.pace {
        Pace::Unhurried if settings.people < 2 => None,
        Pace::Unhurried => Some(say!(language, "agreed-waiting")),
        _ if settings.absent_lose => Some(say!(language, "agreed-absent-loses")),
        _ => Some(say!(language, "agreed-absent-bot")),
    }
}

/// Describes the options that differ from their defaults, in the order of the settings.
fn rules(settings: &Settings<'_>, game: &str, language: Language) -> Vec<String> {
    if settings.has_position {
        return vec![say!(language, "agreed-from")];
    }
    let Some(about) = games::info(game).filter(|_| !settings.options.is_empty()) else {
        return vec![say!(language, "agreed-usual")];
    };
    let rule = |(name, value): &(String, String)| {
        let choice = about.choices.iter().find(|choice| choice.name == name)?;
        let value = (about.value)(choice.name, value, language);
        Some(say!(language, "agreed-line", what = (about.choice)(name, language).title, value = value))
    };
    settings.options.iter().filter_map(rule).collect()
}
