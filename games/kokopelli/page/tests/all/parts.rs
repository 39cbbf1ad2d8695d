//! The parts of the board: their ids, their size, what stands in them.

use anstyle::Style;
use hearth_core::{Game, Observer, Seat};
use hearth_page::{GamePage, Scene};
use hearth_terminal::Names;
use hearth_testkit::{Tables, rng};
use hearth_words::Language;
use kokopelli_page::KokopelliPage;
use kokopelli_rules::{Decision, Kokopelli, Space};

use crate::{SIGNS, Seen, over_random_games, values};

/// The most bytes that a whole board may have.
const LARGEST: usize = 15_000;

#[test]
fn the_parts_of_a_table_are_the_same_ones_at_every_moment_and_each_has_its_id_once() {
    let mut before: Vec<(usize, Observer, Vec<String>)> = Vec::new();
    over_random_games(1, 10, |state| {
        let players = Kokopelli::players(state);
        for observer in Observer::all(players) {
            let parts = Seen::of(state, observer).parts();
            let ids: Vec<String> = parts.iter().map(|part| part.id.clone()).collect();
            for part in &parts {
                let html = part.html.clone().into_string();
                assert_eq!(values(&html, "id"), [part.id.as_str()], "{html}");
                let outermost = html.split('>').next().unwrap_or_default();
                assert!(outermost.contains(&format!(" id=\"{}\"", part.id)), "{html}");
            }
            let mut once = ids.clone();
            once.sort();
            once.dedup();
            assert_eq!(once.len(), players + 2, "{ids:?}");
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
            let mut shown = values(&board, "data-space");
            spaces.sort();
            shown.sort_unstable();
            assert_eq!(shown, spaces);
        }
    });
}

#[test]
fn just_the_spaces_that_a_legal_decision_leads_to_are_marked() {
    over_random_games(3, 10, |state| {
        for observer in Observer::all(Kokopelli::players(state)) {
            let seen = Seen::of(state, observer);
            let board = seen.board();
            for space in Space::all() {
                let Some(classes) = classes_of(&board, space) else { continue };
                let leads = |decision: &Decision| decision.to_string().ends_with(&format!(" {space}"));
                let cancels = |decision: &&Decision| matches!(decision, Decision::Cancel(_));
                let leading: Vec<&Decision> = seen.legal.iter().filter(|decision| leads(decision)).collect();
                assert_eq!(classes.contains(&"may"), !leading.is_empty(), "{space}: {classes:?}");
                assert_eq!(classes.contains(&"lay"), !leading.iter().all(cancels), "{space}: {classes:?}");
            }
        }
    });
}

/// The classes of a space, if it is on the board.
fn classes_of(board: &str, space: Space) -> Option<Vec<&str>> {
    let (before, _) = board.split_once(&format!(" data-space=\"{space}\""))?;
    let (_, classes) = before.rsplit_once("class=\"")?;
    Some(classes.split('"').next()?.split(' ').collect())
}

#[test]
fn a_whole_board_is_small() {
    let mut sizes: Vec<usize> = Vec::new();
    over_random_games(4, 20, |state| {
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
    let state = Kokopelli::start(&Tables::new(rng(6)).next_setup::<Kokopelli>());
    let seen = Seen::of(&state, Observer::Spectator);
    let names =
        Names::new(Language::English, (0..4).map(|_| ("\"><b onclick='x'>".to_owned(), Style::new())));
    let scene = Scene { view: &seen.view, legal: &seen.legal, names: &names, signs: SIGNS };
    let board: String =
        KokopelliPage::board(&scene).into_iter().map(|part| part.html.into_string()).collect();
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
