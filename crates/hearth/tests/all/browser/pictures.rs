//! The pictures of `docs/pictures`: not a test, but made as the tests are. `./pictures` runs it.

use std::path::Path;

use super::driver::{Driver, Window};
use super::person::Person;
use crate::served::Served;

const GAMES: [(&str, usize); 2] = [("kokopelli", 4), ("kupferkessel", 3)];
const LANGUAGES: [&str; 4] = ["en", "fr", "de", "pl"];
const DEVICES: [(&str, Window); 2] = [("desktop", Window::DESKTOP), ("phone", Window::PHONE)];
const EYES: [&str; 4] = ["protanopia", "deuteranopia", "tritanopia", "achromatopsia"];

async fn keep(person: &Person, name: &str) {
    // Nothing is in the air any more.
    tokio::time::sleep(std::time::Duration::from_millis(800)).await;
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/pictures");
    std::fs::write(folder.join(format!("{name}.webp")), person.takes_picture().await)
        .expect("a picture can be kept");
}

/// A table in the middle of a game, after so many decisions.
async fn mid_game(person: &Person, game: &str, players: usize, decisions: usize) -> String {
    person.speaks("en").await;
    let mut seats = vec!["host"];
    seats.resize(players, "club");
    let table = person.opens_table(game, &seats).await;
    for _ in 0..decisions {
        let choice = person.is_asked().await;
        let liked = ["play", "open", "take"]
            .iter()
            .find_map(|deed| choice.offers.iter().find(|offer| offer.starts_with(deed)));
        let offer = liked.or(choice.offers.first()).expect("something is offered").clone();
        person.decides(&offer).await;
    }
    person.is_asked().await;
    table
}

#[tokio::test]
#[ignore = "draws docs/pictures: run ./pictures"]
async fn all_pictures() {
    let (served, driver) = (Served::start(), Driver::start());
    let host = Person::comes(&driver, &served, Window::DESKTOP).await;
    for (game, _) in GAMES {
        host.opens_table(game, &["host", "guest"]).await;
    }
    for (device, window) in DEVICES {
        let person = Person::comes(&driver, &served, window).await;
        for (game, most) in GAMES {
            let mut last = String::new();
            for players in 2..=most {
                last = mid_game(&person, game, players, 7).await;
                keep(&person, &format!("{game}-{players}-{device}")).await;
            }
            person.prefers("prefers-color-scheme", "dark").await;
            person.open(&last).await;
            keep(&person, &format!("{game}-{most}-{device}-dark")).await;
            person.prefers("prefers-color-scheme", "light").await;
            for language in LANGUAGES {
                person.speaks(language).await;
                person.open(&last).await;
                keep(&person, &format!("{game}-{most}-{device}-{language}")).await;
            }
            person.speaks("en").await;
            if device == "desktop" {
                person.open(&last).await;
                for eyes in EYES {
                    person.sees_with(eyes).await;
                    keep(&person, &format!("{game}-{eyes}")).await;
                }
                person.sees_with("none").await;
            }
            person.open(&format!("/learn/{game}/first-game")).await;
            keep(&person, &format!("lesson-{game}-{device}")).await;
        }
        for language in LANGUAGES {
            person.speaks(language).await;
            person.open("/").await;
            keep(&person, &format!("home-{device}-{language}")).await;
        }
        person.speaks("en").await;
        let table = mid_game(&person, "kupferkessel", 2, 4).await;
        person.forges(&format!("{table}/resign"), "").await;
        person.forges(&format!("{table}/review"), "").await;
        person.open(&format!("{table}/review")).await;
        person.waits_for("svg.chances").await;
        keep(&person, &format!("review-{device}")).await;
    }
}
