//! The final account: how the score of each seat came about (K25-K27).

use hearth_core::Seat;
use hearth_text::{Account, Names, Spans, Tag, either, mark};
use hearth_words::say;
use kokopelli_rules::{Card, Ceremony, Event, FinalScore, PileRank, Source, View};

use crate::counts::{cards, points};
use crate::outcome::ending;
use crate::signs::named;

/// The account, one row a seat.
pub(crate) fn account(view: &View, events: &[Event], names: &Names) -> Option<Account> {
    let language = names.language();
    let scores: Vec<(Seat, FinalScore)> =
        Seat::all(view.players()).filter_map(|seat| Some((seat, view.seat(seat).score?))).collect();
    let (reason, best) = view.end.zip(scores.iter().map(|(_, score)| score.total()).max())?;
    let winners: Vec<String> = scores
        .iter()
        .filter(|(_, score)| score.total() == best)
        .map(|(seat, _)| names.marked(*seat))
        .collect();
    let points = points(usize::try_from(best).unwrap_or(0), language);
    let named = either(&winners, &say!(language, "account-and"));
    let title = say!(language, "account-title", reason = ending(reason, language));
    Some(Account {
        title: Spans::parse(mark(Tag::Alarm, &title)),
        head: vec![
            Spans::default(),
            say!(language, "account-played").into(),
            say!(language, "account-pile").into(),
            say!(language, "account-village").into(),
            say!(language, "account-total").into(),
        ],
        rows: scores.iter().map(|(seat, score)| row(*seat, *score, view, names)).collect(),
        notes: scores.iter().filter_map(|(seat, _)| played(view, *seat, events, names)).collect(),
        victory: Spans::parse(match winners.len() {
            1 => say!(language, "account-wins", names = named, points = points),
            _ => say!(language, "account-share", names = named, points = points),
        }),
    })
}

/// One seat: `Red  23  + 5 (fewest: 0 cards)  + 3  = 31`
fn row(seat: Seat, score: FinalScore, view: &View, names: &Names) -> Vec<Spans> {
    let language = names.language();
    let left = cards(view.seat(seat).pile, language);
    let why = match score.pile {
        PileRank::Fewest => say!(language, "account-fewest", cards = left),
        PileRank::SecondFewest => say!(language, "account-second-fewest", cards = left),
        PileRank::More => left,
    };
    let (why, total) = (mark(Tag::Faint, &format!("({why})")), score.total().to_string());
    vec![
        names.spans(seat),
        score.played.to_string().into(),
        Spans::parse(format!("+ {} {why}", score.pile.points())),
        format!("+ {}", score.village).into(),
        Spans::parse(format!("= {}", mark(Tag::Strong, &total))),
    ]
}

/// The points of a seat while the game went on, each with its source, in their order. Nothing where the game was not told from its
/// beginning, so that they would not add up.
pub fn scored(view: &View, seat: Seat, events: &[Event]) -> Option<Vec<(Source, u16)>> {
    let scored: Vec<(Source, u16)> = events
        .iter()
        .filter_map(|event| match event {
            Event::Scored { source: Source::Pile(_) | Source::Village, .. } => None,
            Event::Scored { seat: scorer, points, source } if *scorer == seat => {
                Some((*source, (*points).into()))
            }
            _ => None,
        })
        .collect();
    let points: u16 = scored.iter().map(|(_, points)| points).sum();
    (points == view.seat(seat).points).then_some(scored)
}

/// The points of a seat during play: `Red during play: finished Hunter 4, Paw 3; empty hand 3; abilities Tortoise 2`
fn played(view: &View, seat: Seat, events: &[Event], names: &Names) -> Option<Spans> {
    let language = names.language();
    let mut sums = Sums::default();
    for (source, points) in scored(view, seat, events)? {
        sums.add(source, points);
    }
    let list = |sums: &[(Ceremony, u16)]| {
        let each = sums.iter().map(|(which, points)| format!("{} {points}", named(Card::of(*which), names)));
        each.collect::<Vec<_>>().join(", ")
    };
    let parts = [
        (!sums.finished.is_empty()).then(|| say!(language, "account-finished", list = list(&sums.finished))),
        (sums.owned > 0).then(|| say!(language, "account-owned", points = sums.owned)),
        (sums.empty_hand > 0).then(|| say!(language, "account-empty-hand", points = sums.empty_hand)),
        (!sums.abilities.is_empty())
            .then(|| say!(language, "account-abilities", list = list(&sums.abilities))),
    ];
    let joined = |first: String, rest: String| say!(language, "outcome-joined", first = first, rest = rest);
    let parts = parts.into_iter().flatten().reduce(joined)?;
    Some(Spans::parse(say!(language, "account-during", name = names.marked(seat), parts = parts)))
}

/// The points of a seat during play, by their sources.
#[derive(Default)]
struct Sums {
    finished: Vec<(Ceremony, u16)>,
    owned: u16,
    empty_hand: u16,
    abilities: Vec<(Ceremony, u16)>,
}

impl Sums {
    fn add(&mut self, source: Source, points: u16) {
        match source {
            Source::Finishing(which) => add_to(&mut self.finished, which, points),
            Source::OwnersPoint(_) => self.owned += points,
            Source::EmptyHand(_) => self.empty_hand += points,
            Source::Ability(which) => add_to(&mut self.abilities, which, points),
            Source::Pile(_) | Source::Village => (),
        }
    }
}

/// Adds to the sum of a ceremony, in the order in which they came.
fn add_to(sums: &mut Vec<(Ceremony, u16)>, ceremony: Ceremony, points: u16) {
    match sums.iter_mut().find(|(known, _)| *known == ceremony) {
        Some((_, sum)) => *sum += points,
        None => sums.push((ceremony, points)),
    }
}
