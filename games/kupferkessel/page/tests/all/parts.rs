//! The parts of the board: which there are, what they name, how much they weigh.

use std::collections::{BTreeMap, BTreeSet};

use hearth_core::Seat;
use kupferkessel_rules::{Cell, Position};

use crate::{values, watch};

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
            page.parts.iter().filter(|(id, _)| id.starts_with("kettle-")).map(|(_, html)| html).collect();
        assert_eq!(kettles.len(), page.view.players());
        let own: Vec<bool> = kettles.iter().map(|html| values(html, "class")[0].contains(" own")).collect();
        assert!(own.iter().skip(1).all(|own| !own));
        assert_eq!(own[0], page.observer.seat().is_some());
        let number = page.observer.seat().map_or(1, Seat::number);
        assert_eq!(values(kettles[0], "data-seat")[0], number.to_string());
    });
}

#[test]
fn every_cell_and_every_position_is_there_once_with_its_card_and_a_text() {
    watch(4, |_, _, page| {
        let square = &page.parts[0].1;
        let cells: Vec<String> = Cell::all().map(|cell| cell.to_string()).collect();
        assert_eq!(values(square, "data-cell"), cells);
        let on_cells: Vec<String> =
            Cell::all().filter_map(|cell| page.view.square.card(cell)).map(|card| card.to_string()).collect();
        assert_eq!(values(square, "data-card"), on_cells);
        let mut positions: Vec<usize> =
            values(square, "data-position").iter().filter_map(|at| at.parse().ok()).collect();
        positions.sort_unstable();
        assert_eq!(positions, Position::all().map(Position::number).collect::<Vec<_>>());
        let shown = values(square, "role").iter().filter(|role| **role == "img").count();
        assert_eq!(shown, cells.len() + positions.len());
        // The square itself has one too.
        assert_eq!(values(square, "aria-label").len(), shown + 1);
    });
}

#[test]
fn the_cells_that_may_be_taken_from_are_those_of_the_legal_decisions() {
    let mut lit = 0;
    watch(5, |_, _, page| {
        let square = &page.parts[0].1;
        let elements = square.split('<').filter(|element| element.contains("data-cell"));
        let may = elements.filter(|element| values(element, "class")[0].split(' ').any(|word| word == "may"));
        let may: Vec<String> =
            may.map(|element| format!("take {}", values(element, "data-cell")[0])).collect();
        let takes: Vec<String> = page
            .legal
            .iter()
            .map(ToString::to_string)
            .filter(|decision| decision.starts_with("take"))
            .collect();
        assert_eq!(may, takes);
        lit += may.len();
    });
    assert!(lit > 0);
}

#[test]
fn the_board_stays_small() {
    let mut sizes = Vec::new();
    let mut squares = Vec::new();
    watch(6, |_, _, page| {
        squares.push(page.parts[0].1.len());
        sizes.push(page.board().len());
    });
    sizes.sort_unstable();
    squares.sort_unstable();
    let median = |sizes: &[usize]| sizes[sizes.len() / 2];
    println!("board: median {}, largest {:?}", median(&sizes), sizes.last());
    println!("square: median {}, largest {:?}", median(&squares), squares.last());
    assert!(median(&sizes) <= 15_000, "median {}", median(&sizes));
    assert!(sizes.last().is_some_and(|largest| *largest <= 20_000), "largest {:?}", sizes.last());
}
