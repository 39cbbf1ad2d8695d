//! The settings of a table: the time control, the rule for absent players, and every changed option.

use hearth_host::tables::{TableSnapshot, Viewer};
use hearth_page::Canvas;
use hearth_table::{Absent, Pace, SeatRule, TableConfig};
use hearth_words::{Language, say};
use maud::html;

use crate::games;
use crate::pages::listing;

/// Draws the part.
pub(super) fn agreed(snapshot: &TableSnapshot, viewer: Viewer, canvas: &mut Canvas) {
    let (plan, language) = (snapshot.table().plan(), viewer.language);
    let from = (plan.pace, plan.absent == Absent::Loses, people(plan), &plan.options, plan.from.is_some());
    canvas.part("agreed", from, || {
        let pace = listing::pace(plan.pace, language);
        let title = say!(language, "agreed-title");
        html! {
            section #agreed aria-label=(title) {
                h2 { (title) }
                ul {
                    li { (say!(language, "agreed-line", what = say!(language, "new-pace"), value = pace)) }
                    @if let Some(absent) = absent(plan, language) { li { (absent) } }
                    @for rule in rules(plan, language) { li { (rule) } }
                }
            }
        }
    });
}

fn people(plan: &TableConfig) -> usize {
    plan.chairs.iter().filter(|chair| !matches!(chair, SeatRule::Bot(_))).count()
}

/// Describes what happens to the seat of an absent player. Without a clock and without other people nobody
/// waits, so it returns `None`.
fn absent(plan: &TableConfig, language: Language) -> Option<String> {
    match (plan.pace, &plan.absent) {
        (Pace::Unhurried, _) if people(plan) < 2 => None,
        (Pace::Unhurried, _) => Some(say!(language, "agreed-waiting")),
        (_, Absent::Bot(_)) => Some(say!(language, "agreed-absent-bot")),
        (_, Absent::Loses) => Some(say!(language, "agreed-absent-loses")),
    }
}

/// Describes the options that differ from their defaults, in the order of the settings.
fn rules(plan: &TableConfig, language: Language) -> Vec<String> {
    if plan.from.is_some() {
        return vec![say!(language, "agreed-from")];
    }
    let Some(about) = games::info(&plan.game).filter(|_| !plan.options.is_empty()) else {
        return vec![say!(language, "agreed-usual")];
    };
    let rule = |(name, value): &(String, String)| {
        let choice = about.choices.iter().find(|choice| choice.name == name)?;
        let value = (about.value)(choice.name, value, language);
        Some(say!(language, "agreed-line", what = (about.choice)(name, language).title, value = value))
    };
    plan.options.iter().filter_map(rule).collect()
}
