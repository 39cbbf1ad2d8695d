//! The tests of the page, in one binary.

mod finale;
mod flights;
mod offers;
mod parts;
mod places;
mod rulebook;
mod safety;
mod secrets;
mod sheets;
mod signs;
mod style;

use hearth_core::{Game, Legal, Observer, Seat, Turn};
use hearth_page::{Fingerprints, GamePage, Group, PartRenderer, Scene};
use hearth_testkit::{Tables, playout, seeded_rng};
use hearth_text::{Names, Text};
use hearth_words::Language;
use kupferkessel_page::KupferkesselPage;
use kupferkessel_rules::{Decision, Kupferkessel, State, View};
use kupferkessel_text::KupferkesselText;

/// The address of the signs in the tests.
const SIGNS: &str = "/assets/kupferkessel-1f3a.svg";

/// The page of one observer: each part with its id, and the legal decisions.
struct Page {
    observer: Observer,
    view: View,
    legal: Legal<Decision>,
    parts: Vec<(String, String)>,
    offers: Vec<Group>,
}

impl Page {
    /// Draws a position for an observer.
    fn of(state: &State, observer: Observer, names: &Names) -> Page {
        let view = Kupferkessel::view(state, observer);
        let decides = matches!(Kupferkessel::turn(state), Turn::Decide(seat) if observer.sits_at(seat));
        let legal = if decides { Kupferkessel::legal(state) } else { Legal::new() };
        let scene = Scene::<KupferkesselPage> { view: &view, names, signs: SIGNS, ended: false };
        let offers = KupferkesselPage::offers(&scene, &legal);
        let mut page = Page { observer, view, legal, parts: Vec::new(), offers };
        page.parts = page.drawn(PartRenderer::new(), names).1;
        page
    }

    /// Draws the board with a renderer.
    fn drawn(&self, mut renderer: PartRenderer, names: &Names) -> (Fingerprints, Vec<(String, String)>) {
        KupferkesselPage::board(
            &Scene { view: &self.view, names, signs: SIGNS, ended: false },
            &mut renderer,
        );
        let (fingerprints, parts) = renderer.finish();
        let parts = parts.expect("a table has the same parts all the time").into_iter();
        (fingerprints, parts.map(|part| (part.id.to_string(), part.html.into_string())).collect())
    }

    /// Returns the parts whose ids have this beginning.
    fn of_parts(&self, beginning: &str) -> String {
        let parts = self.parts.iter().filter(|(id, _)| id.starts_with(beginning));
        parts.map(|(_, html)| html.as_str()).collect()
    }

    /// Returns the whole board.
    fn board(&self) -> String {
        self.parts.iter().map(|(_, html)| html.as_str()).collect()
    }
}

/// Returns the names of the seats in a position.
fn names(state: &State) -> Names {
    KupferkesselText::names(&Kupferkessel::view(state, Observer::Spectator), Language::English)
}

/// Returns names that attempt to inject markup.
fn hostile() -> Names {
    let name = "<script>alert(1)</script>\" onclick=\"alert(2)' style='x";
    Names::new(Language::English, vec![(name.to_owned(), None); Seat::MOST])
}

/// Plays whole games with random options, and calls `each` with every position for every observer, and with the number of the
/// table.
fn watch(seed: u64, mut each: impl FnMut(usize, &State, &Page)) {
    let mut rng = seeded_rng(seed);
    let mut tables = Tables::new(seeded_rng(!seed));
    let mut players_seen = [0; Seat::MOST + 1];
    for table in 0..10 {
        let mut state = Kupferkessel::start(&tables.next_setup::<Kupferkessel>());
        let players = Kupferkessel::players(&state);
        players_seen[players] += 1;
        let names = names(&state);
        let mut show = |state: &State| {
            for observer in Observer::all(players) {
                each(table, state, &Page::of(state, observer, &names));
            }
        };
        playout::<Kupferkessel>(&mut state, &mut rng, |state, _| show(state));
        show(&state);
    }
    assert!(Kupferkessel::PLAYERS.into_iter().all(|players| players_seen[players] > 1), "{players_seen:?}");
}

/// Returns all values of an attribute.
fn values<'a>(html: &'a str, attribute: &str) -> Vec<&'a str> {
    let opening = format!(" {attribute}=\"");
    html.split(opening.as_str()).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}
