//! The parts of the board: their ids, their content, their sizes.

use std::collections::{BTreeMap, BTreeSet};

use hearth_core::{Game, Seat};
use hearth_page::{Fingerprints, PartRenderer};
use kupferkessel_rules::{Cell, Decision, Kupferkessel, Position, Question};
use kupferkessel_text::{Menu, next_stop};

use crate::{names, values, watch};

#[test]
fn a_table_has_the_same_parts_for_an_observer_from_the_first_decision_to_the_last() {
    let mut first: BTreeMap<_, Vec<String>> = BTreeMap::new();
    watch(1, |table, _, page| {
        let ids: Vec<String> = page.parts.iter().map(|(id, _)| id.clone()).collect();
        let before = first.entry((table, page.observer)).or_insert_with(|| ids.clone());
        assert_eq!(*before, ids);
    });
}

#[test]
fn each_id_occurs_once_and_is_that_of_the_outermost_element_of_its_part() {
    watch(2, |_, _, page| {
        let mut seen = BTreeSet::new();
        for (id, html) in &page.parts {
            let (outermost, inside) = html.split_once('>').expect("a part is an element");
            assert_eq!(values(outermost, "id"), [id]);
            assert!(values(inside, "id").is_empty(), "{id}: an element inside has an id too");
            assert!(seen.insert(id.clone()), "{id} occurs twice");
        }
    });
}

#[test]
fn the_own_kettle_comes_first_and_only_it_is_large() {
    watch(3, |_, _, page| {
        let kettles: Vec<&String> =
            page.parts.iter().filter(|(id, _)| id.starts_with("seat-")).map(|(_, html)| html).collect();
        assert_eq!(kettles.len(), page.view.players());
        let own: Vec<bool> = kettles.iter().map(|html| values(html, "class")[0].contains(" own")).collect();
        assert!(own.iter().skip(1).all(|own| !own));
        assert_eq!(own[0], page.observer.seat().is_some());
        let number = page.observer.seat().map_or(1, Seat::number);
        assert_eq!(values(kettles[0], "data-seat")[0], number.to_string());
    });
}

#[test]
fn only_who_decides_is_called_upon_to_use_a_symbol() {
    let mut seen = BTreeSet::new();
    watch(17, |_, _, page| {
        if let Question::Symbol { .. } = page.view.question {
            let decides = page.observer.seat().map(|seat| seat == page.view.turn.seat);
            let kettles = page.of_parts("seat-");
            assert_eq!(kettles.contains("may use: "), decides != Some(true));
            assert_eq!(kettles.contains("Use: "), decides == Some(true));
            seen.insert(decides);
        }
    });
    assert_eq!(seen.len(), 3, "who decides, who waits, and who only watches");
}

#[test]
fn every_cell_and_every_position_is_there_once_with_its_card_and_a_text() {
    watch(4, |_, _, page| {
        let square = page.of_parts("cell-");
        let cells: Vec<String> = Cell::all().map(|cell| cell.to_string()).collect();
        assert_eq!(values(&square, "data-at"), cells);
        let read_aloud =
            values(&square, "aria-label").len() + square.matches("<span class=\"unseen\">").count();
        assert_eq!(read_aloud, cells.len());
        let on_cells: Vec<String> =
            Cell::all().filter_map(|cell| page.view.square.card(cell)).map(|card| card.to_string()).collect();
        assert_eq!(values(&square, "data-card"), on_cells);
        assert_eq!(values(&square, "data-name").len(), on_cells.len());
        assert_eq!(values(&square, "data-does").len(), on_cells.len());
        let ring = page.of_parts("stop-");
        let stops: Vec<&str> =
            values(&ring, "data-at").into_iter().filter(|at| at.starts_with("stop-")).collect();
        assert_eq!(stops, Position::all().map(|at| format!("stop-{at}")).collect::<Vec<_>>());
        assert_eq!(values(&ring, "aria-label").len(), stops.len());
    });
}

#[test]
fn the_light_lies_over_the_cards_that_can_be_taken_and_over_no_other_line() {
    let mut lit = 0;
    watch(18, |_, state, page| {
        let line = page.of_parts("line");
        let takes = || {
            Kupferkessel::legal(state).into_iter().filter(|decision| matches!(decision, Decision::Take(_)))
        };
        assert_eq!(line.contains("<rect"), takes().next().is_some());
        let Some((_, band)) = line.split_once("<rect") else { return };
        let number = |name: &str| values(band, name)[0].parse::<f32>().expect("a number");
        let (x, y) = (number("x"), number("y"));
        let (right, down) = (x + number("width"), y + number("height"));
        let of_line = page.view.seat(page.view.turn.seat).position.line();
        for cell in Cell::all() {
            let [column, row] = [cell.column(), cell.row()].map(|lane| 84.0 + (lane as f32 + 0.5) * 98.67);
            let covered = (x..right).contains(&column) && (y..down).contains(&row);
            assert_eq!(covered, of_line.has(cell), "{cell}: {line}");
        }
        lit += takes().count();
    });
    assert!(lit > 0);
}

#[test]
fn seals_on_the_stones_say_to_who_decides_where_each_card_leads() {
    let mut led = 0;
    watch(16, |_, state, page| {
        let line = page.of_parts("line");
        let decides = page.observer.sits_at(page.view.turn.seat) && page.view.question == Question::Take;
        assert!(decides || !line.contains("data-of"), "nobody else is asked: {line}");
        if !decides {
            return;
        }
        let names = names(state);
        let menu = Menu::new(&page.view, &names);
        let column = line.contains("line column");
        for decision in &page.legal {
            let Decision::Take(cell) = *decision else { continue };
            let Some(to) = menu.heading(*decision) else { continue };
            let value = page.view.square.card(cell).expect("a card is taken").value().number();
            let along = 1 + if column { cell.row() } else { cell.column() };
            let leads = line.split("<g data-of=").skip(1).any(|seal| {
                let cells = seal.split('"').nth(1).unwrap_or_default();
                cells.split(' ').any(|other| other == along.to_string())
                    && values(seal, "data-to")[0] == to.to_string()
                    && seal.contains(&format!(">{value}</text>"))
            });
            assert!(leads, "{decision} leads to {to}: {line}");
            led += 1;
        }
    });
    assert!(led > 100, "{led}");
}

#[test]
fn a_way_leads_to_where_the_top_card_carries_a_figure() {
    let mut ways = 0;
    watch(15, |_, _, page| {
        for seat in Seat::all(page.view.players()) {
            let way = page.of_parts(&format!("way-{seat}"));
            let to = next_stop(&page.view, seat);
            assert_eq!(way.contains("<path"), to.is_some());
            if let Some(to) = to {
                assert!(values(&way, "aria-label")[0].ends_with(&format!(" to {to}")), "{way}");
                ways += 1;
            }
        }
    });
    assert!(ways > 100, "{ways}");
}

/// Measures the page of every seat, and how much of it a decision changes.
#[test]
fn little_changes_with_a_decision_and_the_board_stays_small() {
    let mut shown: BTreeMap<_, Fingerprints> = BTreeMap::new();
    let (mut changes, mut sizes) = (Vec::new(), Vec::new());
    watch(6, |table, state, page| {
        sizes.push(page.board().len());
        let fingerprints = match shown.remove(&(table, page.observer)) {
            None => page.drawn(PartRenderer::new(), &names(state)).0,
            Some(fingerprints) => {
                let (fingerprints, changed) = page.drawn(PartRenderer::updating(fingerprints), &names(state));
                changes.push(changed.iter().map(|(_, html)| html.len()).sum::<usize>());
                fingerprints
            }
        };
        shown.insert((table, page.observer), fingerprints);
    });
    let median = |sizes: &mut Vec<usize>| {
        sizes.sort_unstable();
        (sizes[sizes.len() / 2], sizes.last().copied().unwrap_or_default())
    };
    let (board, change) = (median(&mut sizes), median(&mut changes));
    println!("board: median and largest {board:?}; change: median and largest {change:?}");
    assert!(board.0 <= 40_000 && board.1 <= 50_000, "{board:?}");
    assert!(change.0 <= 8_000, "{change:?}");
}

#[test]
fn updated_parts_make_the_board_equal_to_a_fresh_one() {
    let mut known: BTreeMap<(usize, String), (Fingerprints, BTreeMap<String, String>)> = BTreeMap::new();
    watch(29, |table, state, page| {
        let (fingerprints, shown) = known.entry((table, format!("{:?}", page.observer))).or_default();
        let renderer = if shown.is_empty() {
            PartRenderer::new()
        } else {
            PartRenderer::updating(std::mem::take(fingerprints))
        };
        let (now, changed) = page.drawn(renderer, &names(state));
        *fingerprints = now;
        shown.extend(changed);
        for (id, html) in &page.parts {
            assert_eq!(shown.get(id), Some(html), "{:?}", page.observer);
        }
    });
}
