//! The final account: how the score of each seat came about (K25-K27).

use hearth_core::Seat;
use hearth_terminal::{Account, Names, alarm, either, faint, strong};
use hearth_words::say;
use kokopelli_rules::{FinalScore, PileRank, View};

use crate::counts::{cards, points};
use crate::outcome::ending;

/// The account, one row a seat.
pub(crate) fn account(view: &View, names: &Names) -> Option<Account> {
    let language = names.language();
    let scores: Vec<(Seat, FinalScore)> =
        Seat::all(view.players()).filter_map(|seat| Some((seat, view.seat(seat).score?))).collect();
    let (reason, best) = view.end.zip(scores.iter().map(|(_, score)| score.total()).max())?;
    let winners: Vec<String> =
        scores.iter().filter(|(_, score)| score.total() == best).map(|(seat, _)| names.of(*seat)).collect();
    let points = points(usize::try_from(best).unwrap_or(0), language);
    let named = either(&winners, &say!(language, "account-and"));
    Some(Account {
        title: alarm(&say!(language, "account-title", reason = ending(reason, language))),
        head: vec![
            String::new(),
            say!(language, "account-played"),
            say!(language, "account-pile"),
            say!(language, "account-village"),
            say!(language, "account-total"),
        ],
        rows: scores.iter().map(|(seat, score)| row(*seat, *score, view, names)).collect(),
        notes: Vec::new(),
        victory: match winners.len() {
            1 => say!(language, "account-wins", names = named, points = points),
            _ => say!(language, "account-share", names = named, points = points),
        },
    })
}

/// One seat: `Red  23  + 5 (fewest: 0 cards)  + 3  = 31`
fn row(seat: Seat, score: FinalScore, view: &View, names: &Names) -> Vec<String> {
    let language = names.language();
    let left = cards(view.seat(seat).pile, language);
    let why = match score.pile {
        PileRank::Fewest => say!(language, "account-fewest", cards = left),
        PileRank::SecondFewest => say!(language, "account-second-fewest", cards = left),
        PileRank::More => left,
    };
    vec![
        names.of(seat),
        score.played.to_string(),
        format!("+ {} {}", score.pile.points(), faint(&format!("({why})"))),
        format!("+ {}", score.village),
        format!("= {}", strong(&score.total().to_string())),
    ]
}
