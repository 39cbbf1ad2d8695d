//! The final account: how the score of each seat came about (C16-C19, C21-C28, CR8).

use hearth_core::Seat;
use hearth_text::{Account, Names, Spans, Tag, either, mark, signed};
use hearth_words::{Language, number, say};
use kupferkessel_rules::{CardSet, Family, FinalScore, Value, View};

use crate::kettle::values;
use crate::recipes;
use crate::signs::{colour, colour_name, ending, family_name, tint};

/// Columns for the cards of a seat, and for what they bring.
const CARDS: usize = 10;
const POINTS: usize = 4;

/// One seat that has been counted.
struct Counted {
    seat: Seat,
    score: FinalScore,
}

/// The account: a column for each seat.
pub(crate) fn account(view: &View, names: &Names) -> Option<Account> {
    let language = names.language();
    let seats: Vec<Counted> = Seat::all(view.players())
        .filter_map(|seat| Some(Counted { seat, score: view.seat(seat).score? }))
        .collect();
    let (reason, best) = view.end.zip(seats.iter().map(|seat| seat.score.total()).max())?;
    let row = |label: String, cell: &dyn Fn(&Counted) -> String| -> Vec<Spans> {
        std::iter::once(label).chain(seats.iter().map(cell)).map(Spans::parse).collect()
    };
    let held = |seat: Seat| view.seat(seat).kettle.known();
    let mut rows = Vec::new();
    for family in Family::all() {
        if seats.iter().any(|counted| held(counted.seat).of_family(family) != 0) {
            let label = mark(Tag::Tinted(tint(family.colour())), &labelled(family, language));
            let label = signed(family.word(), &label);
            rows.push(row(label, &|counted| of_family(view, counted, family)));
        }
    }
    if !view.ruleset.children_scoring {
        let ones = |seat: Seat| held(seat).iter().filter(|card| card.value() == Value::ALL[0]).count();
        rows.push(row(say!(language, "account-ones"), &|counted| {
            cell(&ones(counted.seat).to_string(), i32::from(counted.score.ones), "")
        }));
        if view.ruleset.recipes {
            rows.push(row(say!(language, "account-recipes"), &|counted| {
                cell("", i32::from(counted.score.recipes), "")
            }));
        }
    }
    rows.push(row(say!(language, "account-total"), &|counted| {
        mark(Tag::Strong, &cell("", counted.score.total(), ""))
    }));
    let with_recipes = view.ruleset.recipes && !view.ruleset.children_scoring;
    let won = |counted: &&Counted| counted.score.total() == best;
    let winners: Vec<String> = seats.iter().filter(won).map(|counted| names.marked(counted.seat)).collect();
    let title = mark(Tag::Alarm, &say!(language, "account-final"));
    Some(Account {
        title: Spans::parse(format!("{title} {}.", ending(reason, names))),
        head: row(String::new(), &|counted| names.marked(counted.seat)),
        rows,
        notes: if with_recipes {
            seats.iter().flat_map(|counted| recipes_of(view, counted.seat, names)).collect()
        } else {
            Vec::new()
        },
        victory: Spans::parse(victory(&winners, best, view.ruleset.children_scoring, language)),
    })
}

/// `Moss blue`
fn labelled(family: Family, language: Language) -> String {
    let colour = colour_name(family.colour(), language);
    say!(language, "card-family", family = family_name(family, language), colour = colour)
}

/// The points of a seat for a family: `1 2 3   12 = 2×6`
fn of_family(view: &View, counted: &Counted, family: Family) -> String {
    let held = view.seat(counted.seat).kettle.known();
    if held.of_family(family) == 0 {
        return String::new();
    }
    let points = i32::from(counted.score.families[family.index()]);
    let twice = points != 0 && counts_twice(view, counted.seat, family);
    let whole = held.of_family(family).count_ones() == Value::ALL.len() as u32;
    cell(&values(held, family), points, &if twice { doubled(points, whole) } else { String::new() })
}

/// Returns `true` if a seat's cards of a family count twice (C17, CR8).
pub fn counts_twice(view: &View, seat: Seat, family: Family) -> bool {
    family.colour() == colour(view, seat) && !view.ruleset.children_scoring
}

/// How points for the own colour come about: the 5 for a whole family are not doubled (C17).
fn doubled(points: i32, whole: bool) -> String {
    if whole { format!(" = 2×{}+5", (points - 5) / 2) } else { format!(" = 2×{}", number(points / 2)) }
}

/// Cards, and what they brought.
fn cell(cards: &str, points: i32, how: &str) -> String {
    let how = if how.is_empty() { String::new() } else { mark(Tag::Faint, how) };
    format!("{cards:<CARDS$}{:>POINTS$}{how}", number(points))
}

/// Which recipes a seat fulfilled and which it missed.
fn recipes_of(view: &View, seat: Seat, names: &Names) -> Vec<Spans> {
    let fulfilled = view.fulfilled(seat, CardSet::EMPTY);
    let all = recipes::open(view, seat).into_iter();
    all.map(|id| {
        let how = if fulfilled.has(id) { "fulfilled" } else { "missed" };
        let whose = say!(names.language(), "whose-" + how, name = names.marked(seat));
        Spans::parse(format!(" {}", recipes::sentence(view, id, &whose, names.language())))
    })
    .collect()
}

/// `White wins with 34 points.`
fn victory(winners: &[String], best: i32, children: bool, language: Language) -> String {
    let unit = if children { "cards" } else { "points" };
    let who = either(winners, &say!(language, "account-and"));
    match winners.len() {
        1 => say!(language, "account-wins", unit = unit, name = who, best = best),
        _ => say!(language, "account-shared", unit = unit, names = who, best = best),
    }
}
