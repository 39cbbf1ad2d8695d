//! All that one looks up while one plays, on one page.

use hearth_page::Sign;
use hearth_words::{Language, say};
use kokopelli_rules::{Card, Ceremony};
use kokopelli_terminal::{ability, title};
use maud::{Markup, html};

use crate::rulebook::rulebook;

/// The page.
pub(crate) fn aid(language: Language, signs: &str) -> Markup {
    let plain = |rules: &[&'static str]| rules.iter().map(|rule| (*rule, "")).collect::<Vec<_>>();
    let actions =
        [("K14", "pile"), ("K15", "open"), ("K18", "play"), ("K22", "discard"), ("K23", "exchange")];
    let cards = Ceremony::ALL.map(Card::of).into_iter().chain([Card::KOKOPELLI]);
    html! {
        div.table.kokopelli.aid {
            h1.aid-title { "Kokopelli" }
            (chapter(&say!(language, "aid-turn"), &plain(&["K10", "K13", "K12"]), language, signs))
            (chapter(&say!(language, "aid-actions"), &actions, language, signs))
            (chapter(&say!(language, "aid-finishing"), &plain(&["K19", "K20", "K21"]), language, signs))
            (chapter(&say!(language, "aid-end"), &plain(&["K24", "K25", "K26", "K27"]), language, signs))
            section.all-cards {
                h2 { (say!(language, "aid-cards")) }
                dl {
                    @for card in cards {
                        div data-card=(card.word()) {
                            dt { (Sign::of(signs, card.word())) (title(card, language)) }
                            dd { (ability(card, language)) }
                        }
                    }
                }
            }
        }
    }
}

/// Some rules under a heading, perhaps with a sign before each.
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
