//! The player aid: a summary of the rules on one page.

use hearth_page::Sign;
use hearth_words::{Language, say};
use kokopelli_rules::{Card, Ceremony, CeremonySet, View};
use kokopelli_text::{ability, title};
use maud::{Markup, html};

use crate::art::face;
use crate::choices::{choice, value};
use crate::rulebook::rulebook;

/// Draws the page. At a table it has the ceremonies and the options of that table.
pub(crate) fn aid(table: Option<&View>, language: Language, signs: &str) -> Markup {
    let plain = |rules: &[&'static str]| rules.iter().map(|rule| (*rule, "")).collect::<Vec<_>>();
    let actions =
        [("K14", "pile"), ("K15", "open"), ("K18", "play"), ("K22", "discard"), ("K23", "exchange")];
    let area: &[&'static str] = match table.map(View::players) {
        None => &["K8", "K9"],
        Some(2) => &["K9"],
        Some(_) => &["K8"],
    };
    let played = |ceremony: &Ceremony| table.is_none_or(|view| view.ceremonies.has(*ceremony));
    let cards = Ceremony::ALL.into_iter().filter(played).map(Card::of).chain([Card::KOKOPELLI]);
    html! {
        div.table.kokopelli.aid {
            h1.aid-title { "Kokopelli" }
            (chapter(&say!(language, "aid-turn"), &plain(&["K10", "K11", "K13", "K12"]), language, signs))
            (chapter(&say!(language, "aid-area"), &plain(area), language, signs))
            (chapter(&say!(language, "aid-actions"), &actions, language, signs))
            (chapter(&say!(language, "aid-finishing"), &plain(&["K19", "K20", "K21"]), language, signs))
            (chapter(&say!(language, "aid-end"), &plain(&["K24", "K25", "K26", "K27"]), language, signs))
            @if let Some(view) = table { (agreed(view, language)) }
            section.all-cards {
                h2 { (say!(language, "aid-cards")) }
                dl {
                    @for card in cards {
                        div data-card=(card.word()) {
                            dt {
                                (Sign::of(signs, face(card)).in_class("thumb"))
                                span { (title(card, language)) @if is_for_later(card) { " " small { (say!(language, "aid-later")) } } }
                            }
                            dd { (ability(card, language)) }
                        }
                    }
                }
            }
        }
    }
}

/// Returns true if a card is not in the set for a first game (K2).
fn is_for_later(card: Card) -> bool {
    card.ceremony().is_some_and(|ceremony| !CeremonySet::FIRST_GAME.has(ceremony))
}

/// Draws some rules under a heading. A rule may have a sign before it.
fn chapter(heading: &str, rules: &[(&str, &'static str)], language: Language, signs: &str) -> Markup {
    let book = rulebook(language);
    html! {
        section {
            h2 { (heading) }
            ul {
                @for (rule, id) in rules {
                    li {
                        @if !id.is_empty() { (Sign::of(signs, id)) }
                        span { (book.rule(rule).unwrap_or_default()) " " small { (rule) } }
                    }
                }
            }
        }
    }
}

/// Draws the variant points that matter at a table.
fn agreed(view: &View, language: Language) -> Markup {
    let points = view.ruleset.words().into_iter().filter(|(point, _)| matters(point, view));
    let points: Vec<(&str, &str)> = points.collect();
    html! {
        @if !points.is_empty() {
            section.agreed {
                h2 { (say!(language, "aid-agreed")) }
                dl {
                    @for (point, agreed) in points {
                        div { dt { (choice(point, language).title) } dd { (value(point, agreed, language)) } }
                    }
                }
            }
        }
    }
}

/// Returns true if a variant point can matter at a table.
fn matters(point: &str, view: &View) -> bool {
    match point {
        "fire-reach" | "fire-check" => view.ceremonies.has(Ceremony::Fire),
        "sun-shared" => view.ceremonies.has(Ceremony::Sun) && view.players() > 2,
        "spider-below" => {
            let both = view.ceremonies.has(Ceremony::SpiderWoman) && view.ceremonies.has(Ceremony::Sun);
            both && view.players() > 2 && !view.ruleset.below_pile_shared
        }
        "birth-finish" => view.ceremonies.has(Ceremony::Birth),
        "two-player-first-round" => view.players() == 2,
        "vase-for-owner" => view.ceremonies.has(Ceremony::Vase),
        _ => false,
    }
}
