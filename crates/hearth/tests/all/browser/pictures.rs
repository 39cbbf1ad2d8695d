//! Pictures of every page: not a test, but made as the tests are. `./pictures` runs it.

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

/// Pictures that documents show. All others are there to be looked at, in `target/pictures`.
const SHOWN: [&str; 6] = [
    "home-dark-1280x720",
    "kokopelli-3-light-1280x720",
    "kupferkessel-3-dark-1280x720",
    "lesson-kokopelli-light-1280x720",
    "end-kokopelli-dark-1280x720",
    "kokopelli-4-dark-390x844",
];

/// No game has more moves of one seat.
const ENOUGH: usize = 400;

/// Somebody who takes pictures of a certain size.
struct Painter {
    person: Person,
    size: String,
}

impl Painter {
    async fn comes(driver: &Driver, served: &Served, (width, height, touch): (u32, u32, bool)) -> Painter {
        let person = Person::comes(
            driver,
            served,
            Window { size: (width, height), touch, ..Window::DESKTOP.moving() },
        )
        .await;
        // Nobody wants tips or a question about sounds in a picture.
        person.forges("/me/settings", "sounds=off").await;
        person.runs("for (const game of ['kokopelli', 'kupferkessel']) localStorage.setItem(`coached-${game}`, 'yes')").await;
        Painter { person, size: format!("{width}x{height}") }
    }

    /// Keeps a picture of what is seen now.
    async fn keep(&self, name: &str) {
        // Nothing is in the air any more, and nothing has just changed.
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

    /// Opens a page and keeps a picture of it by day and by night.
    async fn paints(&self, name: &str, path: &str) {
        for theme in THEMES {
            self.person.prefers("prefers-color-scheme", theme).await;
            self.person.open(path).await;
            self.keep(&format!("{name}-{theme}")).await;
        }
    }

    /// Decides something that brings the game on.
    async fn decides_something(&self) {
        let choice = self.person.is_asked().await;
        let liked = ["play", "take", "open", "draw"];
        let liked = liked.iter().find_map(|verb| choice.offers.iter().find(|offer| offer.starts_with(verb)));
        let offer = liked.or(choice.offers.first()).expect("something is offered").clone();
        self.person.submits(&offer).await;
        let decided = async || self.person.choice().await.is_none_or(|now| now.after > choice.after);
        self.person.waits_until("it is done", decided).await;
    }

    /// A table in the middle of a game.
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

    /// A table at which a game was played to its end.
    async fn end(&self, game: &str) -> String {
        let table = self.person.opens_table(game, &["host", "beginner"]).await;
        for _ in 0..ENOUGH {
            let next = async || self.person.choice().await.is_some() || self.person.sees_the_end().await;
            self.person.waits_until("somebody can decide", next).await;
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
        let painter = Painter::comes(&driver, &served, size).await;
        painter.paints("home", "/").await;
        painter.paints("lobby", "/lobby").await;
        painter.paints("new-table", "/new/kokopelli").await;
        painter.paints("invitation", &invitations[0]).await;
        let own = painter.person.opens_table("kupferkessel", &["host", "guest"]).await;
        painter.paints("gathering", &own).await;
        for (game, most) in GAMES {
            for players in 2..=most {
                let table = painter.mid_game(game, players, 7).await;
                painter.paints(&format!("{game}-{players}"), &table).await;
                if players == most && size.0 == 1280 {
                    in_other_words(&painter, game, &table).await;
                }
            }
            let over = painter.end(game).await;
            painter.paints(&format!("end-{game}"), &over).await;
            painter.paints(&format!("replay-{game}"), &format!("{over}/replay?at=20")).await;
            painter.person.forges(&format!("{over}/review"), "").await;
            painter.person.open(&format!("{over}/review")).await;
            painter.person.waits_for("svg.chances").await;
            painter.paints(&format!("review-{game}"), &format!("{over}/review")).await;
            painter.paints(&format!("lesson-{game}"), &format!("/learn/{game}/first-game")).await;
            painter.paints(&format!("rules-{game}"), &format!("/rules/{game}")).await;
        }
        painter.paints("learn", "/learn").await;
        painter.paints("settings", "/me").await;
        painter.paints("played", "/played").await;
    }
}

/// The same table in other languages, and as people see it who see colours otherwise.
async fn in_other_words(painter: &Painter, game: &str, table: &str) {
    let person = &painter.person;
    person.prefers("prefers-color-scheme", "dark").await;
    for language in LANGUAGES {
        person.speaks(language).await;
        person.open(table).await;
        painter.keep(&format!("{game}-{language}")).await;
    }
    person.speaks("en").await;
    person.open(table).await;
    for eyes in EYES {
        person.sees_with(eyes).await;
        painter.keep(&format!("{game}-{eyes}")).await;
    }
    person.sees_with("none").await;
}
