//! The tests of the page, in one binary.

mod actions;
mod contrast;
mod finale;
mod flights;
mod languages;
mod offers;
mod parts;
mod secrets;
mod signs;
mod style;
mod touches;

use hearth_core::{Game, Legal, Notation, Observer, Turn};
use hearth_page::{Fingerprints, GamePage, Group, Part, PartRenderer, Scene};
use hearth_testkit::{Tables, playout, seeded_rng};
use hearth_text::Text;
use hearth_words::Language;
use kokopelli_page::KokopelliPage;
use kokopelli_rules::{Decision, Kokopelli, View};
use kokopelli_text::KokopelliText;

type State = <Kokopelli as Game>::State;

/// The address of the signs, as long as such an address can be.
const SIGNS: &str = "/assets/kokopelli-0123456789abcdef.svg";

/// An observer's view of a position and their legal decisions.
struct Seen {
    view: View,
    legal: Legal<Decision>,
}

impl Seen {
    fn of(state: &State, observer: Observer) -> Seen {
        let decides = matches!(Kokopelli::turn(state), Turn::Decide(seat) if observer.sits_at(seat));
        let legal = if decides { Kokopelli::legal(state) } else { Legal::new() };
        Seen { view: Kokopelli::view(state, observer), legal }
    }

    fn show<T>(&self, draw: impl FnOnce(&Scene<'_, KokopelliPage>) -> T) -> T {
        self.show_in(Language::English, draw)
    }

    fn show_in<T>(&self, language: Language, draw: impl FnOnce(&Scene<'_, KokopelliPage>) -> T) -> T {
        let names = KokopelliText::names(&self.view, language);
        draw(&Scene { view: &self.view, names: &names, signs: SIGNS, ended: false })
    }

    fn parts(&self) -> Vec<Part> {
        self.drawn(PartRenderer::new()).1
    }

    /// Draws the board with a renderer.
    fn drawn(&self, mut renderer: PartRenderer) -> (Fingerprints, Vec<Part>) {
        self.show(|scene| KokopelliPage::board(scene, &mut renderer));
        let (fingerprints, parts) = renderer.finish();
        (fingerprints, parts.expect("a table has the same parts all the time"))
    }

    fn offers(&self) -> Vec<Group> {
        self.show(|scene| KokopelliPage::offers(scene, &self.legal))
    }

    /// Returns the whole board as it is sent.
    fn board(&self) -> String {
        self.parts().into_iter().map(|part| part.html.into_string()).collect()
    }
}

/// Reads a position from the statements after its head.
fn position(players: usize, statements: &str) -> State {
    let text = format!("position kokopelli; players {players}\n{statements}");
    Kokopelli::read_position(&text).unwrap_or_else(|error| panic!("{error}"))
}

/// The most games that are added.
const MORE_GAMES: usize = 50;

/// Calls a test with every position of random games, including the last ones. There are more games if they have not had every
/// number of players.
fn over_random_games(seed: u64, games: usize, mut test: impl FnMut(&State)) {
    let mut rng = seeded_rng(seed);
    let mut tables = Tables::new(seeded_rng(!seed));
    let mut players = [0; 5];
    for game in 0..games + MORE_GAMES {
        if game >= games && !players[2..].contains(&0) {
            break;
        }
        let mut state = Kokopelli::start(&tables.next_setup::<Kokopelli>());
        players[Kokopelli::players(&state)] += 1;
        playout::<Kokopelli>(&mut state, &mut rng, |state, _| test(state));
        test(&state);
    }
    assert!(
        players[2..].iter().all(|games| *games > 0),
        "not every number of players was tried: {players:?}"
    );
}

/// Returns the values of an attribute, in the order of the document.
fn values<'a>(html: &'a str, attribute: &str) -> Vec<&'a str> {
    let opening = format!(" {attribute}=\"");
    html.split(&opening).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}
