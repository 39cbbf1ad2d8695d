//! What the drawn table shows, and what it never shows.

use hearth_core::{Game, Observer};
use hearth_terminal::{Terminal, width};
use hearth_testkit::{Tables, playout, seeded_rng};
use hearth_text::{Names, Tint};
use hearth_words::Language;
use kupferkessel_rules::{Decision, Event, Kupferkessel, State};
use kupferkessel_terminal::KupferkesselTerminal;

use crate::{BLACK, WHITE, gaps, names, plain, seated, two};

fn drawn(state: &State, observer: Observer) -> String {
    drawn_in(100, state, observer)
}

fn drawn_in(columns: usize, state: &State, observer: Observer) -> String {
    plain(&KupferkesselTerminal::draw(&Kupferkessel::view(state, observer), &names(state), columns))
}

/// The sentence below the table.
fn question(state: &State, observer: Observer) -> String {
    drawn(state, observer).lines().last().unwrap_or_default().to_owned()
}

#[track_caller]
fn shows(text: &str, parts: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "no {part} in\n{text}");
    }
}

#[test]
fn the_table_fits_its_width_and_shows_no_hidden_card() {
    let long = "A person whose name is much too long for any table".to_owned();
    let long = Names::new(Language::English, vec![(long, Some(Tint::at(0))); 3]);
    let mut rng = seeded_rng(1);
    let mut worlds = seeded_rng(2);
    let mut tables = Tables::new(seeded_rng(!1));
    for _ in 0..12 {
        let mut state = Kupferkessel::start(&tables.next_setup::<Kupferkessel>());
        let names = names(&state);
        let mut check = |state: &State| {
            for observer in Observer::all(Kupferkessel::players(state)) {
                let view = Kupferkessel::view(state, observer);
                for names in [&names, &long] {
                    for (columns, most, tall) in [(72, 72, 50), (usize::MAX, 100, 33)] {
                        let text = KupferkesselTerminal::draw(&view, names, columns);
                        assert!(text.lines().all(|line| width(line) <= most), "{columns}\n{text}");
                        assert!(text.lines().all(|line| !line.ends_with(' ')), "{columns}\n{text}");
                        assert!(text.lines().count() <= tall, "{columns}\n{text}");
                    }
                }
                let world = Kupferkessel::determinize(&view, &mut worlds);
                let there = KupferkesselTerminal::draw(&Kupferkessel::view(&world, observer), &names, 100);
                assert_eq!(KupferkesselTerminal::draw(&view, &names, 100), there);
            }
        };
        playout::<Kupferkessel>(&mut state, &mut rng, |state, _| check(state));
        check(&state);
    }
}

#[test]
fn where_there_are_fewer_columns_the_kettles_stand_below_the_board_and_sentences_are_folded() {
    let state = two("question symbol c4; c4 .; pile *", (3, "vine-1 moss-2"), (11, "root-1"));
    let text = drawn_in(72, &state, WHITE);
    shows(
        &text,
        &[
            "\n▸[W] White (you) · Moss 2^ blue · 2 cards · stands at 3 (column c)\n     next: 5 (column e) · doubled: ",
            "\n [B] Black · Root 1 grey · 1 card · stands at 11 (corner)\n     next: 12",
            "second turn\n * explosion: others lose a card\n",
        ],
    );
    let narrow = drawn_in(40, &state, WHITE);
    assert!(
        narrow.ends_with("\nYou took Moss 2 from c4: use the hat for\na second turn, or skip it?"),
        "{narrow}"
    );
    assert!(!text.contains('╭') && drawn_in(99, &state, WHITE).contains("\n▸[W] White"), "{text}");
    assert!(drawn_in(100, &state, WHITE).contains('╭'), "there is room beside the board");
}

#[test]
fn cards_stand_with_family_value_symbol_and_colour_words() {
    let state = two("b1 snake-powder-2; c1 cobweb-2; c2 vine-4; b6 moss-2", (3, "vine-1"), (11, "root-1"));
    let text = drawn(&state, WHITE);
    shows(&text, &["┌b1───────┲c1━━━━━━━┱", "│Snake    ┃Cobweb   ┃", "│2* violet┃2  white ┃", "│2^ blue  ┃"]);
    let all_twos = two("symbols-on-all-twos true; c1 cobweb-2", (3, "vine-1"), (11, "root-1"));
    shows(&drawn(&all_twos, WHITE), &["┃2^ white ┃"]);
}

#[test]
fn the_line_one_may_take_from_is_framed_except_its_gaps() {
    let state = two(&gaps("c2 c3"), (3, "vine-1"), (11, "root-1"));
    let text = drawn(&state, WHITE);
    shows(&text, &["┲c1━━━━━━━┱", "╄c2━━━━━━━╃", "│  empty  │", "╆c4━━━━━━━╅"]);
    let symbol = two("question symbol c4; c4 .; pile *", (3, "vine-1 moss-2"), (11, "root-1"));
    assert!(!drawn(&symbol, WHITE).lines().take(22).any(|line| line.contains('┃')), "nothing is to be taken");
}

#[test]
fn figures_stand_on_the_ring_and_show_where_they_come_next() {
    let state = two("", (3, "vine-1"), (4, "root-2"));
    let text = drawn(&state, WHITE);
    shows(
        &text,
        &[
            "3 [W]",
            "4 [B]",
            "corner 6",
            "(B)",
            "stands at 3 (column c)",
            "next: depends on the card",
            "next: 6 (corner)",
        ],
    );
    let seats = [(3, "vine-1"), (19, "snake-powder-1"), (20, "root-1")];
    let three = seated(3, "third blue; ", &seats);
    shows(&drawn(&three, WHITE), &["corner 1", "(UB)", "[U] Blue", "doubled: Moss, Moon"]);
    let empty = two(&gaps("a5 b5 c5 d5 e5 f5"), (3, "vine-1"), (9, "root-1"));
    shows(&drawn(&empty, WHITE), &["next: 10 (empty row 5)"]);
}

#[test]
fn the_next_figure_goes_where_the_table_said() {
    let mut rng = seeded_rng(10);
    let mut tables = Tables::new(seeded_rng(11));
    for _ in 0..20 {
        let mut state = Kupferkessel::start(&tables.next_setup::<Kupferkessel>());
        playout::<Kupferkessel>(&mut state, &mut rng, |state, decision| {
            let view = Kupferkessel::view(state, Observer::Spectator);
            let (mut after, mut events) = (*state, Vec::new());
            Kupferkessel::apply(&mut after, decision, &mut |event| events.push(event));
            let moved = events.iter().find_map(|event| match event {
                Event::Moved { seat, to, .. } if *seat != view.turn.seat => Some((*seat, *to)),
                _ => None,
            });
            if let (Decision::Take(_), Some((seat, to))) = (decision, moved) {
                assert_eq!(view.landing(seat), to);
            }
        });
    }
}

#[test]
fn kettles_and_recipes_are_visible_to_the_seats_the_options_name() {
    let table = "recipes true; ";
    let seats =
        [(3, "vine-1 bat-4 bone-1; recipes last, both green"), (9, "root-1; recipes plants, fewer-hats")];
    let closed = seated(2, table, &seats);
    let text = drawn(&closed, WHITE);
    shows(
        &text,
        &[
            "Bone 1 white",
            "3 cards · 2 recipes",
            "1 card · 2 recipes",
            "your recipe · 10 points: ending the game",
            "your recipe · 15 points: at least 3 pumpkin cards and at least 3 newt-eyes cards",
        ],
    );
    let other = drawn(&closed, BLACK);
    assert!(!other.contains("ending") && other.contains("plant families"), "{other}");
    let open = seated(2, &format!("open-kettles true; {table}"), &seats);
    shows(&drawn(&open, BLACK), &["White:   Vine 1 · Bat 4 · Bone 1", "Black:   Root 1"]);
    assert!(!text.contains("White:"), "{text}");
}

#[test]
fn the_heading_tells_of_the_pile_and_of_what_ends_the_game() {
    let state = two("", (3, "vine-1"), (11, "root-1"));
    shows(&drawn(&state, WHITE), &["22 cards in the draw pile · taking your line’s last card ends the game"]);
    shows(&drawn(&state, WHITE), &["* explosion: others lose a card"]);
    let dry = two("any-line-ends true; pile; out *", (3, "vine-1"), (11, "root-1"));
    shows(
        &drawn(&dry, WHITE),
        &["Draw pile empty: gaps stay · taking any line’s last card", "22 cards removed"],
    );
}

#[test]
fn the_question_says_whose_turn_it_is_and_what_can_be_done() {
    let turn = two("", (3, "vine-1"), (11, "root-1"));
    assert_eq!(question(&turn, WHITE), "Take one of the 6 cards in column c.");
    assert_eq!(question(&turn, BLACK), "White is choosing one of the 6 cards in column c.");
    let second = two("second true; ", (8, "vine-1 moss-2"), (11, "root-1"));
    assert_eq!(question(&second, WHITE), "Second turn, thanks to the hat: take one of the 6 cards in row 3.");
    let one = two(&gaps("c1 c2 c3 c4 c5"), (3, "vine-1"), (9, "root-1"));
    assert_eq!(question(&one, WHITE), "Take the last card in column c, which ends the game.");
    let hat = two("question symbol c4; c4 .; pile *", (3, "vine-1 moss-2"), (11, "root-1"));
    assert_eq!(question(&hat, WHITE), "You took Moss 2 from c4: use the hat for a second turn, or skip it?");
    let explosion = two("question symbol c4; c4 .; pile *", (3, "vine-1 newt-eyes-2"), (11, "root-1 bat-1"));
    assert_eq!(question(&explosion, BLACK), "White took Newt Eyes 2 from c4 and may use the explosion.");
    let column = gaps("c1 c2 c3 c4 c5 c6");
    let last = two(&format!("{column} question last c6 moss-4"), (3, "vine-1"), (9, "root-1"));
    assert_eq!(
        question(&last, WHITE),
        "You took Moss 4, the last card of a line; the game ends. Keep it, or remove it from the game?"
    );
    let over = two(&format!("{column} question over; turn 2; end line 2"), (9, "vine-1"), (3, "root-1"));
    assert_eq!(question(&over, WHITE), "The game is over: Black took the last card of a line.");
}
