//! A picture of a table for the eye: plays a seeded random game and prints a whole page of its own.
//!
//! `picture PLAYERS DECISIONS SEED [OBSERVER]`, the observer being a seat's number, or 0 for who looks on from behind.

use std::env::args;

use hearth_bots::Temper;
use hearth_core::{Game, Legal, Observer, Options, Seat, Turn};
use hearth_page::{GamePage, Scene};
use hearth_terminal::Terminal;
use hearth_testkit::rng;
use kokopelli_page::KokopelliPage;
use kokopelli_rules::{Kokopelli, KokopelliOptions};
use kokopelli_terminal::KokopelliTerminal;
use maud::{DOCTYPE, PreEscaped, html};

fn main() {
    let numbers: Vec<usize> = args().skip(1).filter_map(|word| word.parse().ok()).collect();
    let (players, decisions, seed, observer) = match numbers[..] {
        [players, decisions, seed, observer] => (players, decisions, seed, Some(observer)),
        [players, decisions, seed] => (players, decisions, seed, None),
        _ => {
            eprintln!("say picture PLAYERS DECISIONS SEED [OBSERVER]");
            return;
        }
    };
    let mut chance = rng(seed as u64);
    let options = match KokopelliOptions::usual(players) {
        Ok(options) => options,
        Err(error) => {
            eprintln!("{error}");
            return;
        }
    };
    let mut state = Kokopelli::start(&Kokopelli::deal(&options, &mut chance));
    let tempers = Temper::table(&mut chance);
    let mut made = 0;
    while let Turn::Decide(seat) = Kokopelli::turn(&state)
        && made < decisions
    {
        let decision = tempers[seat.index()].choose::<Kokopelli>(&Kokopelli::legal(&state), &mut chance);
        Kokopelli::apply(&mut state, decision, &mut |_| ());
        made += 1;
    }
    let observer = match observer {
        None => match Kokopelli::turn(&state) {
            Turn::Decide(seat) => Observer::Seat(seat),
            Turn::Over => Observer::Seat(Seat::FIRST),
        },
        Some(number) => Seat::numbered(number).map_or(Observer::Spectator, Observer::Seat),
    };
    print(&state, observer);
}

fn print(state: &<Kokopelli as Game>::State, observer: Observer) {
    let view = Kokopelli::view(state, observer);
    let decides = matches!(Kokopelli::turn(state), Turn::Decide(seat) if observer.sits_at(seat));
    let legal = if decides { Kokopelli::legal(state) } else { Legal::new() };
    let names = KokopelliTerminal::names(&view);
    let scene = Scene::<KokopelliPage> { view: &view, legal: &legal, names: &names, signs: "" };
    let shell = "body{margin:0;font:16px/1.4 system-ui,sans-serif}";
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width";
                title { "Kokopelli" }
                style { (PreEscaped(shell)) (PreEscaped(KokopelliPage::STYLE)) }
            }
            body {
                div hidden { (PreEscaped(KokopelliPage::SIGNS)) }
                div class={ "table " (scene.game()) } {
                    @for part in KokopelliPage::board(&scene) { (part.html) }
                }
            }
        }
    };
    println!("{}", page.into_string());
}
