//! The parts of the board: their ids, their sizes, their content.

use hearth_core::{Game, Observer, Seat};
use hearth_page::{Fingerprints, GamePage, PartRenderer, Scene};
use hearth_testkit::html::replaced;
use hearth_testkit::{Tables, seeded_rng};
use hearth_text::Names;
use hearth_words::Language;
use kokopelli_page::KokopelliPage;
use kokopelli_rules::{Kokopelli, Space};

use crate::{SIGNS, Seen, over_random_games, values};

/// The most bytes of a whole board before compression. Most of them are the address of the sprite, which every picture names, so
/// compression leaves a tenth.
const LARGEST: usize = 46_000;

#[test]
fn the_parts_of_a_table_are_the_same_ones_at_every_moment_and_each_has_its_id_once() {
    let mut before: Vec<(usize, Observer, Vec<String>)> = Vec::new();
    over_random_games(1, 10, |state| {
        let players = Kokopelli::players(state);
        for observer in Observer::all(players) {
            let parts = Seen::of(state, observer).parts();
            let ids: Vec<String> = parts.iter().map(|part| part.id.to_string()).collect();
            for part in &parts {
                let html = part.html.clone().into_string();
                let outermost = html.split('>').next().unwrap_or_default();
                assert!(outermost.contains(&format!(" id=\"{}\"", part.id)), "{html}");
            }
            let mut once = ids.clone();
            once.sort();
            once.dedup();
            // Round, tiles, the rope, the piles and the hand; the village and the details of each seat.
            assert_eq!(once.len(), 5 + players + players, "{ids:?}");
            match before.iter().find(|(number, who, _)| (*number, *who) == (players, observer)) {
                Some((.., known)) => assert_eq!(&ids, known),
                None => before.push((players, observer, ids)),
            }
        }
    });
}

#[test]
fn every_space_of_every_village_is_shown_once() {
    over_random_games(2, 10, |state| {
        for observer in Observer::all(Kokopelli::players(state)) {
            let seen = Seen::of(state, observer);
            let villages = Seat::all(seen.view.players()).map(|seat| seen.view.village(seat));
            let mut spaces: Vec<String> =
                villages.flat_map(|village| village.into_iter().map(|space| space.to_string())).collect();
            let board = seen.board();
            let mut shown = values(&board, "data-at");
            shown.retain(|place| place.parse::<Space>().is_ok());
            spaces.sort();
            shown.sort_unstable();
            assert_eq!(shown, spaces);
        }
    });
}

#[test]
fn no_id_and_no_place_is_on_a_board_twice() {
    over_random_games(7, 10, |state| {
        for observer in Observer::all(Kokopelli::players(state)) {
            let board = Seen::of(state, observer).board();
            for attribute in ["id", "data-at"] {
                let mut all = values(&board, attribute);
                let number = all.len();
                all.sort_unstable();
                all.dedup();
                assert_eq!(all.len(), number, "{attribute}: {board}");
            }
        }
    });
}

#[test]
fn everything_shown_large_has_a_name_and_an_explanation() {
    over_random_games(8, 10, |state| {
        for observer in Observer::all(Kokopelli::players(state)) {
            let board = Seen::of(state, observer).board();
            let tags: Vec<&str> = board.split('<').filter_map(|rest| rest.split('>').next()).collect();
            for tag in tags.iter().filter(|tag| tag.contains(" data-card=") || tag.contains(" data-tile=")) {
                let large = values(tag, "data-as").pop().map_or(tag, |tile| {
                    let at = format!(" data-at=\"{tile}\"");
                    tags.iter().find(|tag| tag.contains(&at)).expect("the tile is there")
                });
                assert!(large.contains(" data-name=\"") && large.contains(" data-does=\""), "<{tag}>");
                // An element that can be touched contains its text for screen readers.
                let inside = board.contains(&format!("<{tag}><span class=\"unseen\">"));
                assert!(tag.contains(" aria-label=\"") || inside, "<{tag}>");
            }
        }
    });
}

#[test]
fn most_decisions_change_little() {
    let mut sizes: Vec<usize> = Vec::new();
    let mut before: Vec<(usize, Observer, Fingerprints)> = Vec::new();
    over_random_games(9, 8, |state| {
        let players = Kokopelli::players(state);
        for observer in Observer::all(players) {
            let seen = Seen::of(state, observer);
            match before.iter_mut().find(|(number, who, _)| (*number, *who) == (players, observer)) {
                Some((.., fingerprints)) => {
                    let (now, changed) = seen.drawn(PartRenderer::updating(std::mem::take(fingerprints)));
                    *fingerprints = now;
                    sizes.push(changed.iter().map(|part| part.html.0.len()).sum());
                }
                None => before.push((players, observer, seen.drawn(PartRenderer::new()).0)),
            }
        }
    });
    sizes.sort_unstable();
    let median = sizes[sizes.len() / 2];
    println!("{} updates: median {median} bytes before they are compressed", sizes.len());
    assert!(median <= 3_000, "the median update has {median} bytes");
}

#[test]
fn a_whole_board_is_small() {
    let mut sizes: Vec<usize> = Vec::new();
    over_random_games(4, 8, |state| {
        for observer in Observer::all(Kokopelli::players(state)) {
            sizes.push(Seen::of(state, observer).board().len());
        }
    });
    sizes.sort_unstable();
    let (median, largest) = (sizes[sizes.len() / 2], sizes[sizes.len() - 1]);
    println!("{} boards: median {median} bytes, largest {largest} bytes", sizes.len());
    assert!(largest <= LARGEST, "the largest board has {largest} bytes");
}

#[test]
fn the_name_of_a_seat_is_text_and_never_markup() {
    let state = Kokopelli::start(&Tables::new(seeded_rng(6)).next_setup::<Kokopelli>());
    let seen = Seen::of(&state, Observer::Spectator);
    let names = Names::new(Language::English, (0..4).map(|_| ("\"><b onclick='x'>".to_owned(), None)));
    let scene = Scene { view: &seen.view, names: &names, signs: SIGNS, ended: false };
    let board: String = PartRenderer::whole(|renderer| KokopelliPage::board(&scene, renderer)).into_string();
    assert!(board.contains("&lt;b onclick"), "{board}");
    assert!(!board.contains("<b onclick"), "{board}");
}

#[test]
fn nothing_on_the_board_brings_a_style_or_a_script_of_its_own() {
    over_random_games(5, 10, |state| {
        for observer in Observer::all(Kokopelli::players(state)) {
            let board = Seen::of(state, observer).board();
            for tag in board.split('<').filter_map(|rest| rest.split('>').next()) {
                assert!(!tag.starts_with("script") && !tag.starts_with("style"), "<{tag}>");
                let names = tag.split("=\"").filter_map(|part| part.rsplit([' ', '"']).next());
                for name in names {
                    assert!(name != "style" && !name.starts_with("on"), "<{tag}>");
                }
            }
        }
    });
}

#[test]
fn updated_parts_make_the_board_equal_to_a_fresh_one() {
    let mut tables: Vec<(Observer, Fingerprints, String)> = Vec::new();
    over_random_games(23, 30, |state| {
        // An empty table begins a new game.
        if Kokopelli::view(state, Observer::Spectator).villages.occupied().is_empty() {
            tables.clear();
        }
        for observer in Observer::all(Kokopelli::players(state)) {
            let seen = Seen::of(state, observer);
            let Some((_, fingerprints, page)) = tables.iter_mut().find(|table| table.0 == observer) else {
                tables.push((observer, seen.drawn(PartRenderer::new()).0, seen.board()));
                continue;
            };
            let (now, changed) = seen.drawn(PartRenderer::updating(std::mem::take(fingerprints)));
            *fingerprints = now;
            for part in changed {
                *page = replaced(page, &part.id.to_string(), &part.html.0);
            }
            assert_eq!(*page, seen.board(), "{observer:?}");
        }
    });
}
