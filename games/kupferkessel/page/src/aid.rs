//! The player aid: a printable summary of the rules.

use hearth_page::GamePage;
use hearth_words::{Language, say};
use kupferkessel_rules::{Card, Colour, Family, OwnRecipes, Ruleset, Symbol, Value, View};
use kupferkessel_text::{colour_name, condition, family_name, letter, recipe_name, symbol_name};
use maud::{Markup, html};

use crate::KupferkesselPage;
use crate::context::CardContext;

/// Draws the sheet. At a table it has the options of that table, elsewhere all of them.
pub(crate) fn aid(table: Option<&View>, language: Language, signs: &str) -> Markup {
    let ruleset = table.map_or(Ruleset::USUAL, |view| view.ruleset);
    let context = CardContext { signs, language, ruleset };
    let has_recipes = table.is_none() || ruleset.recipes && !ruleset.children_scoring;
    let has_three = table.is_none_or(|view| view.players() == 3);
    html! {
        div.table.kupferkessel.sheet {
            h1 { (say!(language, "aid-title")) }
            section.aid-turn {
                (turn(context))
                @if has_three { (three(language, has_recipes)) }
            }
            (families(context))
            (scoring(context))
            @if has_recipes { (recipes(table, language)) }
        }
    }
}

fn turn(context: CardContext<'_>) -> Markup {
    let language = context.language;
    let line = if context.ruleset.any_line_ends {
        say!(language, "aid-end-any-line")
    } else {
        say!(language, "aid-end-line")
    };
    html! {
        h2 { (say!(language, "aid-turn")) }
        ol {
            li { (say!(language, "aid-turn-move")) }
            li { (say!(language, "aid-turn-take")) }
            li { (say!(language, "aid-turn-symbol")) }
            li { (say!(language, "aid-turn-refill")) }
        }
        h2 { (say!(language, "aid-symbols")) }
        ul {
            @for symbol in [Symbol::Hat, Symbol::Explosion] {
                li { (context.sign(symbol.word())) (say!(language, "does-symbol-" + symbol.word())) }
            }
        }
        h2 { (say!(language, "aid-end")) }
        p { (line) " " (say!(language, "aid-end-dry")) }
    }
}

/// Draws the differences with three players.
fn three(language: Language, has_recipes: bool) -> Markup {
    html! {
        h2 { (say!(language, "aid-three")) }
        p {
            (say!(language, "aid-three-text"))
            @if has_recipes { " " (say!(language, "aid-three-recipes")) }
        }
    }
}

/// Draws the two families of each colour, with the symbols on their cards of value 2.
fn families(context: CardContext<'_>) -> Markup {
    let language = context.language;
    html! {
        section.aid-families {
            h2 { (say!(language, "aid-families")) }
            ul {
                @for colour in Colour::ALL {
                    @for family in Family::all().filter(|family| family.colour() == colour) {
                        li.(colour) {
                            (context.sign(family.word()))
                            span {
                                b { (family_name(family, language)) }
                                small {
                                    (letter(colour, language)) " " (colour_name(colour, language))
                                    @if family.is_plant() { ", " (say!(language, "aid-plant")) }
                                }
                            }
                            @if let Some(symbol) = symbol(family, context.ruleset) {
                                span.carries { "2" (context.sign(symbol.word())) span.unseen { (symbol_name(symbol, language)) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Returns the symbol of a family, on its card of value 2.
fn symbol(family: Family, ruleset: Ruleset) -> Option<Symbol> {
    Card::of(family, Value::ALL[1]).symbol(ruleset.symbols_on_all_twos)
}

fn scoring(context: CardContext<'_>) -> Markup {
    let language = context.language;
    if context.ruleset.children_scoring {
        let rule = KupferkesselPage::rulebook(language).rule("CR8").unwrap_or_default();
        return html! { section.aid-scoring { h2 { (say!(language, "aid-scoring")) } p { (rule) } } };
    }
    html! {
        section.aid-scoring {
            h2 { (say!(language, "aid-scoring")) }
            table {
                thead {
                    tr {
                        th scope="col" { (say!(language, "aid-of-family")) }
                        th scope="col" { (say!(language, "aid-counts")) }
                        th scope="col" { (say!(language, "aid-own")) }
                    }
                }
                tbody {
                    tr { th scope="row" { "1" } td { (say!(language, "aid-single")) } td { (say!(language, "aid-doubled")) } }
                    tr { th scope="row" { "2" } td { (say!(language, "aid-nothing")) } td { (say!(language, "aid-nothing")) } }
                    tr { th scope="row" { "3" } td { (say!(language, "aid-sum")) } td { (say!(language, "aid-twice")) } }
                    tr { th scope="row" { "4" } td { (say!(language, "aid-whole")) } td { (say!(language, "aid-twice-whole")) } }
                }
            }
            p { (say!(language, "aid-ones")) }
        }
    }
}

fn recipes(table: Option<&View>, language: Language) -> Markup {
    let (own, players) = table.map_or((OwnRecipes::NONE, 2), |view| (view.own, view.players()));
    let heading = match table {
        Some(_) => say!(language, "choice-recipes"),
        None => say!(language, "aid-recipes"),
    };
    html! {
        section.aid-recipes {
            h2 { (heading) }
            table {
                thead {
                    tr {
                        th scope="col" { (say!(language, "aid-points")) }
                        th scope="col" { (say!(language, "aid-recipe")) }
                        th scope="col" { (say!(language, "aid-asks")) }
                    }
                }
                tbody {
                    @for id in own.dealt_from(players) {
                        tr {
                            td { (id.recipe(&own).points()) }
                            th scope="row" { (recipe_name(id, language)) }
                            td { (condition(id, &own, language)) }
                        }
                    }
                }
            }
        }
    }
}
