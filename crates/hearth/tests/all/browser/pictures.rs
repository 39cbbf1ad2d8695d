//! Screenshots of every page. It is not a test; `./pictures` runs it.

use std::path::Path;

use super::driver::{Driver, Window};
use super::person::Person;
use crate::served::Served;

const GAMES: [(&str, usize); 2] = [("kokopelli", 4), ("kupferkessel", 3)];
const LANGUAGES: [&str; 3] = ["fr", "de", "pl"];
const SIZES: [(u32, u32, bool); 4] =
    [(1280, 720, false), (1920, 1080, false), (390, 844, true), (844, 390, true)];
const THEMES: [&str; 2] = ["dark", "light"];
const EYES: [&str; 4] = ["protanopia", "deuteranopia", "tritanopia", "achromatopsia"];

/// Pictures for the documents. All others go to `target/pictures` only.
const SHOWN: [&str; 6] = [
    "home-dark-1280x720",
    "kokopelli-3-light-1280x720",
    "kupferkessel-3-dark-1280x720",
    "lesson-kokopelli-light-1280x720",
    "end-kokopelli-dark-1280x720",
    "kokopelli-4-dark-390x844",
];

/// More moves than one seat has in any game.
const MAX_DECISIONS: usize = 400;

/// A person who takes screenshots of a certain size.
struct ScreenshotTaker {
    person: Person,
    size: String,
}

impl ScreenshotTaker {
    async fn comes(
        driver: &Driver,
        served: &Served,
        (width, height, touch): (u32, u32, bool),
    ) -> ScreenshotTaker {
        let person = Person::comes(
            driver,
            served,
            Window { size: (width, height), touch, ..Window::DESKTOP.moving() },
        )
        .await;
        // Tips and the question about sounds would be in the way.
        person.forges("/me/settings", "sounds=off").await;
        person.runs("for (const game of ['kokopelli', 'kupferkessel']) localStorage.setItem(`coached-${game}`, 'yes')").await;
        ScreenshotTaker { person, size: format!("{width}x{height}") }
    }

    /// Saves a screenshot of the page.
    async fn keep(&self, name: &str) {
        // Waits until all animations and marks are gone.
        tokio::time::sleep(std::time::Duration::from_millis(3500)).await;
        let (name, picture) = (format!("{name}-{}", self.size), self.person.takes_picture().await);
        let all = Path::new(env!("CARGO_TARGET_TMPDIR")).with_file_name("pictures");
        let shown = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/pictures");
        let folders = std::iter::once(all).chain(SHOWN.contains(&name.as_str()).then_some(shown));
        for folder in folders {
            std::fs::create_dir_all(&folder).expect("a folder can be made");
            std::fs::write(folder.join(format!("{name}.webp")), &picture).expect("a picture can be kept");
        }
    }

    /// Opens a page and saves it in light and dark colours.
    async fn saves_page(&self, name: &str, path: &str) {
        for theme in THEMES {
            self.person.prefers("prefers-color-scheme", theme).await;
            self.person.open(path).await;
            self.keep(&format!("{name}-{theme}")).await;
        }
    }

    /// Makes a decision that advances the game.
    async fn decides_something(&self) {
        let choice = self.person.is_asked().await;
        let liked = ["play", "take", "open", "draw"];
        let liked = liked.iter().find_map(|verb| choice.offers.iter().find(|offer| offer.starts_with(verb)));
        let offer = liked.or(choice.offers.first()).expect("something is offered").clone();
        self.person.submits(&offer).await;
        let decided = async || self.person.choice().await.is_none_or(|now| now.after > choice.after);
        self.person.waits_until("it is done", decided).await;
    }

    /// Returns a table in the middle of a game.
    async fn mid_game(&self, game: &str, players: usize, decisions: usize) -> String {
        let mut seats = vec!["host"];
        seats.resize(players, "club");
        let table = self.person.opens_table(game, &seats).await;
        for _ in 0..decisions {
            self.decides_something().await;
        }
        self.person.is_asked().await;
        table
    }

    /// Returns a table with a finished game.
    async fn end(&self, game: &str) -> String {
        let table = self.person.opens_table(game, &["host", "beginner"]).await;
        for _ in 0..MAX_DECISIONS {
            let next = async || self.person.choice().await.is_some() || self.person.sees_the_end().await;
            self.person.waits_until("moves are offered", next).await;
            if self.person.sees_the_end().await {
                return table;
            }
            self.decides_something().await;
        }
        panic!("{game} does not end");
    }
}

#[tokio::test]
#[ignore = "draws pictures: run ./pictures"]
async fn all_pictures() {
    let (served, driver) = (Served::start(), Driver::start());
    let host = Person::comes(&driver, &served, Window::DESKTOP).await;
    let mut invitations = Vec::new();
    for (game, _) in GAMES {
        invitations.push(host.opens_table(game, &["host", "guest"]).await);
    }
    for size in SIZES {
        let taker = ScreenshotTaker::comes(&driver, &served, size).await;
        taker.saves_page("home", "/").await;
        taker.saves_page("lobby", "/lobby").await;
        taker.saves_page("new-table", "/new/kokopelli").await;
        taker.saves_page("invitation", &invitations[0]).await;
        let own = taker.person.opens_table("kupferkessel", &["host", "guest"]).await;
        taker.saves_page("gathering", &own).await;
        for (game, most) in GAMES {
            for players in 2..=most {
                let table = taker.mid_game(game, players, 7).await;
                taker.saves_page(&format!("{game}-{players}"), &table).await;
                if players == most && size.0 == 1280 {
                    in_other_languages_and_colours(&taker, game, &table).await;
                }
            }
            let over = taker.end(game).await;
            taker.saves_page(&format!("end-{game}"), &over).await;
            taker.saves_page(&format!("replay-{game}"), &format!("{over}/replay?at=20")).await;
            taker.person.forges(&format!("{over}/review"), "").await;
            taker.person.open(&format!("{over}/review")).await;
            taker.person.waits_for("svg.chances").await;
            taker.saves_page(&format!("review-{game}"), &format!("{over}/review")).await;
            taker.saves_page(&format!("lesson-{game}"), &format!("/learn/{game}/first-game")).await;
            taker.saves_page(&format!("rules-{game}"), &format!("/rules/{game}")).await;
        }
        taker.saves_page("learn", "/learn").await;
        taker.saves_page("settings", "/me").await;
        taker.saves_page("played", "/played").await;
    }
}

/// Saves the same table in other languages and with colour vision deficiencies.
async fn in_other_languages_and_colours(taker: &ScreenshotTaker, game: &str, table: &str) {
    let person = &taker.person;
    person.prefers("prefers-color-scheme", "dark").await;
    for language in LANGUAGES {
        person.speaks(language).await;
        person.open(table).await;
        taker.keep(&format!("{game}-{language}")).await;
    }
    person.speaks("en").await;
    person.open(table).await;
    for eyes in EYES {
        person.sees_with(eyes).await;
        taker.keep(&format!("{game}-{eyes}")).await;
    }
    person.sees_with("none").await;
}
