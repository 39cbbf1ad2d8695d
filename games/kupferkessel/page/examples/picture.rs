//! A table as one page for the eye, with style and signs inside:
//! `picture SEED PLAYERS DECISIONS OBSERVER THEME LANGUAGE [OPTION=VALUE…]`; the player aid and the examples of the rules:
//! `picture sheet THEME LANGUAGE`; all signs in two sizes: `picture signs THEME`.
//!
//! The observer is the number of a seat, or 0 for a spectator; the theme is `light` or `dark`.

use std::error::Error;

use hearth_core::{Game, Legal, Observer, Options, Seat, Turn};
use hearth_page::{GamePage, Scene, plain};
use hearth_terminal::Terminal;
use hearth_testkit::rng;
use hearth_words::Language;
use kupferkessel_page::KupferkesselPage;
use kupferkessel_rules::{Kupferkessel, KupferkesselOptions, State};
use kupferkessel_terminal::KupferkesselTerminal;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use rand::RngExt;

/// About the room that a server's page gives a board.
const ROOM: &str = "
body { margin: 0; font-family: system-ui } :root[data-theme=dark] body { background: #1b1714; color: #f3e9dc }
.hidden { display: none } header { height: 2.8rem; padding: .3rem 1rem; overflow: hidden }
#offers fieldset { display: flex; flex-wrap: wrap; gap: .3rem }
@media (min-width: 64.01rem) { body:has(#board) { display: grid; height: 100dvh; grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) 21rem } header { grid-column: 1 / 3; height: 5.5rem } }
@media (max-width: 64rem) { body:has(#board) { padding: 0 .5rem } #offers fieldset { flex-wrap: nowrap; overflow: hidden } header { height: 6rem } }
.catalogue { display: grid; grid-template-columns: repeat(7, 1fr); gap: .6rem; padding: 1rem }
.catalogue svg:first-child { width: 96px; height: 96px } .catalogue svg { width: 32px; height: 32px }
";

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let drawn = match words[..] {
        ["signs", theme] => page(theme, Language::English, &signs()),
        ["sheet", theme, language] => page(theme, language.parse()?, &sheet(language.parse()?)),
        [seed, players, decisions, observer, theme, language, ref options @ ..] => {
            let mut agreed = KupferkesselOptions::usual(players.parse()?)?;
            for option in options {
                let (name, value) = option.split_once('=').ok_or("an option is said as recipes=true")?;
                agreed.set(name, value)?;
            }
            let state = played(&agreed.checked()?, seed.parse()?, decisions.parse()?);
            let observer = Seat::numbered(observer.parse()?).map_or(Observer::Spectator, Observer::Seat);
            let language = language.parse()?;
            page(theme, language, &table(&state, observer, language))
        }
        _ => return Err("say SEED PLAYERS DECISIONS OBSERVER THEME LANGUAGE, as in 1 2 20 1 light en".into()),
    };
    println!("{drawn}");
    Ok(())
}

/// A game at random, so many decisions long.
fn played(options: &KupferkesselOptions, seed: u64, decisions: usize) -> State {
    let mut chance = rng(seed);
    let mut state = Kupferkessel::start(&Kupferkessel::deal(options, &mut chance));
    for _ in 0..decisions {
        let legal = Kupferkessel::legal(&state);
        if legal.is_empty() {
            break;
        }
        Kupferkessel::apply(&mut state, legal[chance.random_range(0..legal.len())], &mut |_| ());
    }
    state
}

/// A whole page.
fn page(theme: &str, language: Language, content: &Markup) -> String {
    let page = html! {
        (DOCTYPE)
        html lang=(language) data-theme=(theme) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width";
                style { (PreEscaped(ROOM)) (PreEscaped(KupferkesselPage::STYLE)) }
            }
            body {
                div.hidden { (PreEscaped(KupferkesselPage::SIGNS)) }
                (content)
            }
        }
    };
    page.into_string()
}

/// The table, with the sentence above it and the buttons beside it.
fn table(state: &State, observer: Observer, language: Language) -> Markup {
    let view = Kupferkessel::view(state, observer);
    let names = KupferkesselTerminal::names(&view, language);
    let decides = matches!(Kupferkessel::turn(state), Turn::Decide(seat) if observer.sits_at(seat));
    let legal = if decides { Kupferkessel::legal(state) } else { Legal::new() };
    let scene = Scene::<KupferkesselPage> { view: &view, legal: &legal, names: &names, signs: "" };
    html! {
        header { (plain(&KupferkesselTerminal::asked(&view, &names))) }
        div.table.kupferkessel #board {
            @for part in KupferkesselPage::board(&scene) { (part.html) }
        }
        section #offers {
            form {
                @for group in KupferkesselPage::offers(&scene) {
                    fieldset {
                        legend { (group.title) }
                        @for offer in group.offers {
                            button name="decision" value=(offer.decision) title=(offer.brings) data-touches=(offer.touches.join(" ")) {
                                (offer.label)
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The player aid, and every example.
fn sheet(language: Language) -> Markup {
    html! {
        (KupferkesselPage::aid(language, ""))
        @for (id, text) in KupferkesselPage::rulebook(language).rules() {
            @if let Some(example) = KupferkesselPage::example(id, language, "") { p { b { (id) } " " (text) } (example) }
        }
    }
}

/// All signs, large and small.
fn signs() -> Markup {
    let ids =
        KupferkesselPage::SIGNS.split("<symbol id=\"").skip(1).filter_map(|rest| rest.split('"').next());
    html! {
        div.catalogue {
            @for id in ids {
                div { svg { use href={ "#" (id) } {} } svg { use href={ "#" (id) } {} } div { (id) } }
            }
        }
    }
}
