//! A table as one page for the eye, with style and signs inside: `picture SEED PLAYERS DECISIONS OBSERVER THEME [OPTION=VALUE…]`.
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
use maud::{DOCTYPE, PreEscaped, html};
use rand::RngExt;

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [seed, players, decisions, observer, theme, options @ ..] = &words[..] else {
        return Err("say SEED PLAYERS DECISIONS OBSERVER THEME [OPTION=VALUE…], as in 1 2 20 1 light".into());
    };
    let mut agreed = KupferkesselOptions::usual(players.parse()?)?;
    for option in options {
        let (name, value) = option.split_once('=').ok_or("an option is said as recipes=true")?;
        agreed.set(name, value)?;
    }
    let state = played(&agreed.checked()?, seed.parse()?, decisions.parse()?);
    let observer = Seat::numbered(observer.parse()?).map_or(Observer::Spectator, Observer::Seat);
    println!("{}", page(&state, observer, theme));
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

/// The whole page, with the sentence above the table and the buttons below it as a server would show them.
fn page(state: &State, observer: Observer, theme: &str) -> String {
    let view = Kupferkessel::view(state, observer);
    let names = KupferkesselTerminal::names(&view, Language::English);
    let decides = matches!(Kupferkessel::turn(state), Turn::Decide(seat) if observer.sits_at(seat));
    let legal = if decides { Kupferkessel::legal(state) } else { Legal::new() };
    let scene = Scene::<KupferkesselPage> { view: &view, legal: &legal, names: &names, signs: "" };
    let page = html! {
        (DOCTYPE)
        html lang="en" data-theme=(theme) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width";
                style {
                    (PreEscaped("body{margin:0;font-family:system-ui}:root[data-theme=dark] body{background:#1b1714;color:#f3e9dc}.hidden{display:none}"))
                    (PreEscaped("header{padding:.6rem 1rem}.offers{display:flex;flex-wrap:wrap;gap:.4rem;padding:.4rem 1rem}"))
                    (PreEscaped(KupferkesselPage::STYLE))
                }
            }
            body {
                div.hidden { (PreEscaped(KupferkesselPage::SIGNS)) }
                header { (plain(&KupferkesselTerminal::asked(&view, &names))) }
                div.table.kupferkessel {
                    @for part in KupferkesselPage::board(&scene) { (part.html) }
                }
                @for group in KupferkesselPage::offers(&scene) {
                    div.offers {
                        b { (group.title) }
                        @for offer in group.offers { button title=(offer.brings) { (offer.label) } }
                    }
                }
            }
        }
    };
    page.into_string()
}
