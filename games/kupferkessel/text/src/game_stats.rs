//! Statistics of many games: the points and wins of each family, and the other sources of points.

use hearth_arena::{GameStats, StatsColumn, StatsTable};
use hearth_core::{Seat, Standing};
use hearth_words::{Language, say};
use kupferkessel_rules::{Event, Family, FinalScore, Kupferkessel, Symbol, View};

use crate::signs::{family_name, symbol_name};

/// Counts games of Kupferkessel Co.
#[derive(Clone, Copy, Debug)]
pub struct KupferkesselCensus;

const OF_A_SEAT: usize = 0;
const OF_THE_WINNER: usize = 1;
const BROUGHT_POINTS: usize = 2;
const WINS_WITH_IT: usize = 3;
const COST_POINTS: usize = 4;
const WINS_DESPITE_IT: usize = 5;

const PARTS: [&str; 3] = ["families", "most-ones", "recipes"];

const SYMBOLS: [Symbol; 2] = [Symbol::Hat, Symbol::Explosion];
const TAKEN: usize = 0;
const USED: usize = 1;

/// The label of a word of the statistics.
pub(crate) fn counted(word: &str, language: Language) -> String {
    let family = Family::all().find(|family| family.word() == word);
    let symbol = SYMBOLS.into_iter().find(|symbol| symbol.word() == word);
    match (family, symbol) {
        (Some(family), _) => family_name(family, language),
        (_, Some(symbol)) => symbol_name(symbol, language),
        (None, None) => say!(language, "census-" + word),
    }
}

impl GameStats for KupferkesselCensus {
    type Game = Kupferkessel;

    fn sheets() -> Vec<StatsTable> {
        const OF_FAMILIES: &[StatsColumn] = &[
            StatsColumn::number("points"),
            StatsColumn::number("of-a-winner"),
            StatsColumn::share("it-brings"),
            StatsColumn::share("then-wins"),
            StatsColumn::share("it-costs"),
            StatsColumn::share("then-wins"),
        ];
        const OF_PARTS: &[StatsColumn] = &[StatsColumn::number("a-seat"), StatsColumn::number("a-winner")];
        const OF_SYMBOLS: &[StatsColumn] = &[StatsColumn::number("a-game"), StatsColumn::share("used")];
        vec![
            StatsTable::new("of-families", OF_FAMILIES, Family::all().map(Family::word)),
            StatsTable::new("of-points", OF_PARTS, PARTS),
            StatsTable::new("of-symbols", OF_SYMBOLS, SYMBOLS.map(Symbol::word)),
        ]
    }

    fn rounds(events: &[Event]) -> usize {
        // A round is as many turns as there are players; the second turn of a hat is nobody's round.
        let moved = |event: &&Event| matches!(event, Event::Moved { seat, second: false, .. } if *seat == Seat::FIRST);
        events.iter().filter(moved).count()
    }

    fn count(events: &[Event], _end: &View, standing: &Standing, sheets: &mut [StatsTable]) {
        let [families, parts, symbols] = sheets else { return };
        let shares = standing.shares();
        for event in events {
            if let Event::Counted { seat, score, .. } = event {
                count_score(score, shares[seat.index()], families, parts);
            }
        }
        for (row, symbol) in SYMBOLS.into_iter().enumerate() {
            let mut taken = 0;
            for event in events {
                let used = match event {
                    Event::Used { symbol: which, .. } if *which == symbol => true,
                    Event::Skipped { symbol: which, .. } if *which == symbol => false,
                    _ => continue,
                };
                taken += 1;
                symbols.note(row, USED, u8::from(used));
            }
            symbols.note(row, TAKEN, taken);
        }
    }
}

/// One seat's score, with its share of the victory.
fn count_score(score: &FinalScore, share: f32, families: &mut StatsTable, parts: &mut StatsTable) {
    for (row, &points) in score.families.iter().enumerate() {
        families.note(row, OF_A_SEAT, points);
        families.note(row, BROUGHT_POINTS, u8::from(points > 0));
        families.note(row, COST_POINTS, u8::from(points < 0));
        if share > 0.0 {
            families.note(row, OF_THE_WINNER, points);
        }
        if points > 0 {
            families.note(row, WINS_WITH_IT, share);
        }
        if points < 0 {
            families.note(row, WINS_DESPITE_IT, share);
        }
    }
    let all: i16 = score.families.iter().map(|points| i16::from(*points)).sum();
    for (row, points) in [all, i16::from(score.ones), score.recipes].into_iter().enumerate() {
        parts.note(row, OF_A_SEAT, points);
        if share > 0.0 {
            parts.note(row, OF_THE_WINNER, points);
        }
    }
}
