//! The parts of the board: their ids, their size, what stands in them.

use anstyle::Style;
use hearth_core::{Game, Observer, Seat};
use hearth_page::{Canvas, GamePage, Marks, Part, Scene};
use hearth_terminal::Names;
use hearth_testkit::{Tables, rng};
use hearth_words::Language;
use kokopelli_page::KokopelliPage;
use kokopelli_rules::{Decision, Kokopelli, Space};

use crate::{SIGNS, Seen, over_random_games, values};

/// The most bytes that a whole board may have.
const LARGEST: usize = 36_000;

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
                assert_eq!(values(&html, "id"), [&*part.id], "{html}");
                let outermost = html.split('>').next().unwrap_or_default();
                assert!(outermost.contains(&format!(" id=\"{}\"", part.id)), "{html}");
            }
            let mut once = ids.clone();
            once.sort();
            once.dedup();
            // Round, tiles, two ends, the own row, its piles and the hand; a strip for each other, a closer look at each.
            assert_eq!(once.len(), 8 + (players - 1) + players, "{ids:?}");
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
                let Some((element, classes)) = element_of(&board, space) else { continue };
                let leads = |decision: &Decision| decision.to_string().ends_with(&format!(" {space}"));
                let cancels = |decision: &&Decision| matches!(decision, Decision::Cancel(_));
                let leading: Vec<&Decision> = seen.legal.iter().filter(|decision| leads(decision)).collect();
                assert_eq!(classes.contains(&"may"), !leading.is_empty(), "{space}: {classes:?}");
                assert_eq!(element == "button", !leading.is_empty(), "{space}: {element}");
                assert_eq!(classes.contains(&"lay"), !leading.iter().all(cancels), "{space}: {classes:?}");
            }
        }
    });
}

/// The element of a space and its classes, if it is on the board.
fn element_of(board: &str, space: Space) -> Option<(&str, Vec<&str>)> {
    let (before, _) = board.split_once(&format!(" data-space=\"{space}\""))?;
    let (_, tag) = before.rsplit_once('<')?;
    let (element, rest) = tag.split_once(' ')?;
    let (_, classes) = rest.split_once("class=\"")?;
    Some((element, classes.split('"').next()?.split(' ').collect()))
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
fn what_can_be_shown_large_has_a_name_and_what_it_does() {
    over_random_games(8, 10, |state| {
        for observer in Observer::all(Kokopelli::players(state)) {
            let board = Seen::of(state, observer).board();
            let tags = board.split('<').filter_map(|rest| rest.split('>').next());
            for tag in tags.filter(|tag| tag.contains(" data-card=") || tag.contains(" data-tile=")) {
                assert!(tag.contains(" data-name=\"") && tag.contains(" data-does=\""), "<{tag}>");
                // What is read aloud of a button stands in it.
                let inside = board.contains(&format!("<{tag}><span class=\"unseen\">"));
                assert!(tag.contains(" aria-label=\"") || inside, "<{tag}>");
            }
        }
    });
}

#[test]
fn most_decisions_change_little() {
    let mut sizes: Vec<usize> = Vec::new();
    let mut before: Vec<(usize, Observer, Vec<String>)> = Vec::new();
    over_random_games(9, 8, |state| {
        let players = Kokopelli::players(state);
        for observer in Observer::all(players) {
            let parts: Vec<String> =
                Seen::of(state, observer).parts().into_iter().map(|part| part.html.into_string()).collect();
            let known = before.iter_mut().find(|(number, who, _)| (*number, *who) == (players, observer));
            match known {
                Some((.., old)) => {
                    let changed = parts.iter().zip(old.iter()).filter(|(new, old)| new != old);
                    sizes.push(changed.map(|(new, _)| new.len()).sum());
                    *old = parts;
                }
                None => before.push((players, observer, parts)),
            }
        }
    });
    sizes.sort_unstable();
    let median = sizes[sizes.len() / 2];
    println!("{} updates: median {median} bytes before they are compressed", sizes.len());
    assert!(median <= 12_000, "the median update has {median} bytes");
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
    let state = Kokopelli::start(&Tables::new(rng(6)).next_setup::<Kokopelli>());
    let seen = Seen::of(&state, Observer::Spectator);
    let names =
        Names::new(Language::English, (0..4).map(|_| ("\"><b onclick='x'>".to_owned(), Style::new())));
    let scene = Scene { view: &seen.view, legal: &seen.legal, names: &names, signs: SIGNS };
    let board: String = Canvas::whole(|canvas| KokopelliPage::board(&scene, canvas)).into_string();
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
fn what_is_drawn_anew_makes_the_board_what_it_is() {
    let mut tables: Vec<(Observer, Marks, Vec<Part>)> = Vec::new();
    over_random_games(23, 30, |state| {
        // Every game begins with an empty table.
        if Kokopelli::view(state, Observer::Spectator).villages.occupied().is_empty() {
            tables.clear();
        }
        for observer in Observer::all(Kokopelli::players(state)) {
            let seen = Seen::of(state, observer);
            let Some((_, marks, page)) = tables.iter_mut().find(|table| table.0 == observer) else {
                let (marks, page) = seen.drawn(Canvas::blank(()));
                tables.push((observer, marks, page));
                continue;
            };
            let (now, changed) = seen.drawn(Canvas::over(std::mem::take(marks), ()));
            *marks = now;
            for part in changed {
                let place = page.iter_mut().find(|known| known.id == part.id).expect("a part of the page");
                *place = part;
            }
            for (shown, whole) in page.iter().zip(seen.parts()) {
                assert_eq!(shown.html.0, whole.html.0, "{observer:?}");
            }
        }
    });
}
