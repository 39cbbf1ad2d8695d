//! Statistics of many games: the outcome of each ceremony, and the sources of points.

use hearth_arena::{GameStats, StatsColumn, StatsTable};
use hearth_core::{Seat, Standing};
use hearth_words::{Language, say};
use kokopelli_rules::{Card, Ceremony, Event, Kokopelli, Source, Space, View};

use crate::cards::title;

/// Counts games of Kokopelli.
#[derive(Clone, Copy, Debug)]
pub struct KokopelliCensus;

const OPENED: usize = 0;
const FINISHED: usize = 1;
const BY_OWNER: usize = 2;
const WITH_WINNER: usize = 3;
const WITH_OTHERS: usize = 4;

const OF_A_SEAT: usize = 0;
const OF_THE_WINNER: usize = 1;

const SOURCES: [&str; 6] =
    ["finishing", "finished-by-others", "empty-hand", "abilities", "small-pile", "village-at-the-end"];

/// The label of a word of the statistics.
pub(crate) fn counted(word: &str, language: Language) -> String {
    match Ceremony::ALL.into_iter().find(|ceremony| ceremony.word() == word) {
        Some(ceremony) => title(Card::of(ceremony), language).to_owned(),
        None => say!(language, "census-" + word),
    }
}

impl GameStats for KokopelliCensus {
    type Game = Kokopelli;

    fn sheets() -> Vec<StatsTable> {
        const OF_CEREMONIES: &[StatsColumn] = &[
            StatsColumn::number("opened"),
            StatsColumn::number("finished"),
            StatsColumn::share("by-its-owner"),
            StatsColumn::share("winner-has-it"),
            StatsColumn::share("others-have-it"),
        ];
        const OF_POINTS: &[StatsColumn] = &[StatsColumn::number("a-seat"), StatsColumn::number("a-winner")];
        vec![
            StatsTable::new("of-ceremonies", OF_CEREMONIES, Ceremony::ALL.map(Ceremony::word)),
            StatsTable::new("of-points", OF_POINTS, SOURCES),
        ]
    }

    fn rounds(events: &[Event]) -> usize {
        let round = |event: &Event| match event {
            Event::TurnBegan { round, .. } => Some(usize::from(*round)),
            _ => None,
        };
        events.iter().filter_map(round).max().unwrap_or(1)
    }

    fn count(events: &[Event], end: &View, standing: &Standing, sheets: &mut [StatsTable]) {
        let [ceremonies, points] = sheets else { return };
        count_ceremonies(events, end, standing, ceremonies);
        count_points(events, standing, points);
    }
}

fn count_ceremonies(events: &[Event], end: &View, standing: &Standing, sheet: &mut StatsTable) {
    let winners = standing.winners();
    for ceremony in Ceremony::ALL.into_iter().filter(|ceremony| end.ceremonies.has(*ceremony)) {
        let row = ceremony.index();
        let (mut opened, mut finished) = (0, 0);
        for event in events {
            match event {
                Event::Opened { ceremony: which, .. } if *which == ceremony => opened += 1,
                Event::Finished { ceremony: which, seat, space, .. } if *which == ceremony => {
                    finished += 1;
                    sheet.note(row, BY_OWNER, u8::from(space.seat() == *seat));
                }
                _ => (),
            }
        }
        sheet.note(row, OPENED, opened);
        sheet.note(row, FINISHED, finished);
        for seat in Seat::all(end.players()) {
            let has = Space::all()
                .filter(|space| space.seat() == seat)
                .any(|space| end.villages.stack(space).ceremony() == Some(ceremony));
            let column = if winners.contains(&seat) { WITH_WINNER } else { WITH_OTHERS };
            sheet.note(row, column, u8::from(has));
        }
    }
}

fn count_points(events: &[Event], standing: &Standing, sheet: &mut StatsTable) {
    let winners = standing.winners();
    for seat in Seat::all(standing.scores.len()) {
        let mut sums = [0_u16; SOURCES.len()];
        for event in events {
            if let Event::Scored { seat: who, points, source } = event
                && *who == seat
            {
                let row = match source {
                    Source::Finishing(_) => 0,
                    Source::OwnersPoint(_) => 1,
                    Source::EmptyHand(_) => 2,
                    Source::Ability(_) => 3,
                    Source::Pile(_) => 4,
                    Source::Village => 5,
                };
                sums[row] += u16::from(*points);
            }
        }
        for (row, sum) in sums.into_iter().enumerate() {
            sheet.note(row, OF_A_SEAT, sum);
            if winners.contains(&seat) {
                sheet.note(row, OF_THE_WINNER, sum);
            }
        }
    }
}
