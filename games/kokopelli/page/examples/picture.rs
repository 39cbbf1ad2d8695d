//! A picture of a table for the eye: greedy bots play a seeded game for a while, then a whole page is printed.
//!
//! `picture PLAYERS DECISIONS SEED [OBSERVER] [LANGUAGE]`, the observer being a seat's number, or 0 for who looks on from behind;
//! `picture aid [LANGUAGE]` and `picture rules [LANGUAGE]` print the player aid and the rules with their examples.

use std::env::args;
use std::error::Error;

use hearth_bots::Spec;
use hearth_core::{Game, Legal, Observer, Options, Seat, Turn};
use hearth_page::{GamePage, Scene, plain};
use hearth_terminal::Terminal;
use hearth_testkit::rng;
use hearth_words::Language;
use kokopelli_page::KokopelliPage;
use kokopelli_rules::{Kokopelli, KokopelliOptions};
use kokopelli_terminal::KokopelliTerminal;
use maud::{DOCTYPE, Markup, PreEscaped, html};

type State = <Kokopelli as Game>::State;

/// What a page around the table needs to be looked at: room for the buttons beside it, or below it on a phone.
const SHELL: &str =
    "body{margin:0;font:16px/1.4 system-ui,sans-serif;color-scheme:light dark;background:Canvas}
:root[data-theme=dark] body{color-scheme:dark}
main{padding:56px 8px 8px}main.bare{padding:8px}
@media(width>=64rem){main:not(.bare){display:grid;grid-template-columns:1fr 21rem;gap:8px;padding-top:104px;height:100dvh;box-sizing:border-box}main>*{overflow:auto}}
aside{font-size:.8125rem;color:CanvasText}aside svg{width:1rem;height:1rem}";

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = args().skip(1).collect();
    let language = words.iter().find_map(|word| word.parse().ok()).unwrap_or_default();
    let content = match words.first().map(String::as_str) {
        Some("aid") => html! { main.bare { (KokopelliPage::aid(language, "")) } },
        Some("rules") => rules(language),
        _ => table(&words, language)?,
    };
    println!("{}", page(language, &content).into_string());
    Ok(())
}

/// The table after so many decisions, as somebody sees it.
fn table(words: &[String], language: Language) -> Result<Markup, Box<dyn Error>> {
    let numbers: Vec<usize> = words.iter().filter_map(|word| word.parse().ok()).collect();
    let [players, decisions, seed, ref observer @ ..] = numbers[..] else {
        return Err("say picture PLAYERS DECISIONS SEED [OBSERVER] [LANGUAGE]".into());
    };
    let state = play(players, decisions, seed as u64)?;
    let observer = match (observer.first(), Kokopelli::turn(&state)) {
        (Some(number), _) => Seat::numbered(*number).map_or(Observer::Spectator, Observer::Seat),
        (None, Turn::Decide(seat)) => Observer::Seat(seat),
        (None, Turn::Over) => Observer::Seat(Seat::FIRST),
    };
    Ok(seen(&state, observer, language))
}

/// The rules with their examples.
fn rules(language: Language) -> Markup {
    html! {
        main.bare {
            @for (rule, text) in KokopelliPage::rulebook(language).rules() {
                @if let Some(example) = KokopelliPage::example(rule, language, "") { p { b { (rule) } " " (text) } (example) }
            }
        }
    }
}

/// The position after so many decisions.
fn play(players: usize, decisions: usize, seed: u64) -> Result<State, Box<dyn Error>> {
    let mut chance = rng(seed);
    let options = KokopelliOptions::usual(players)?;
    let spec = Spec::read::<<KokopelliTerminal as Terminal>::Mind>("greedy")?;
    let mut bots: Vec<_> = Seat::all(players)
        .map(|seat| spec.bot::<<KokopelliTerminal as Terminal>::Mind>(seat, &mut rng(seed), &mut chance))
        .collect();
    let mut state = Kokopelli::start(&Kokopelli::deal(&options, &mut chance));
    for _ in 0..decisions {
        let Turn::Decide(seat) = Kokopelli::turn(&state) else { break };
        let view = Kokopelli::known(&state, Observer::Seat(seat));
        let thoughts = bots[seat.index()].think(&view, &Kokopelli::legal(&state));
        let Ok(thoughts) = thoughts else { break };
        Kokopelli::apply(&mut state, thoughts.decision, &mut |_| ());
    }
    Ok(state)
}

/// The table and what may be decided.
fn seen(state: &State, observer: Observer, language: Language) -> Markup {
    let view = Kokopelli::view(state, observer);
    let decides = matches!(Kokopelli::turn(state), Turn::Decide(seat) if observer.sits_at(seat));
    let legal = if decides { Kokopelli::legal(state) } else { Legal::new() };
    let names = KokopelliTerminal::names(&view, language);
    let scene = Scene::<KokopelliPage> { view: &view, legal: &legal, names: &names, signs: "" };
    html! {
        main {
            div class={ "table " (scene.game()) } {
                @for part in KokopelliPage::board(&scene) { (part.html) }
            }
            aside {
                p { (plain(&KokopelliTerminal::asked(&view, &names))) }
                @for group in KokopelliPage::offers(&scene) {
                    div {
                        svg { use href={ "#" (group.sign) } {} }
                        b { (group.title) }
                        @for offer in group.offers {
                            div { button { (offer.label) } " " (offer.brings) }
                        }
                    }
                }
            }
        }
    }
}

/// A page with everything in it, so that it can be opened as a file.
fn page(language: Language, content: &Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(language.code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width";
                title { "Kokopelli" }
                style { (PreEscaped(SHELL)) (PreEscaped(KokopelliPage::STYLE)) }
            }
            body {
                div hidden { (PreEscaped(KokopelliPage::SIGNS)) }
                (content)
            }
        }
    }
}
