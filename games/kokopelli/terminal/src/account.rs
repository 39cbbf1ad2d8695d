//! The final account: how the score of each seat came about (K25-K27).

use hearth_core::Seat;
use hearth_terminal::{Names, alarm, either, faint, fit, strong};
use hearth_words::say;
use kokopelli_rules::{FinalScore, PileRank, View};

use crate::counts::{cards, points};
use crate::outcome::ending;

/// Columns for a name.
const NAME: usize = 16;
/// Columns for a number and its heading.
const NUMBER: usize = 7;
/// Columns for what the pile brings, and why.
const PILE: usize = 28;

/// The account, one line a seat and one for the winners.
pub(crate) fn account(view: &View, names: &Names) -> String {
    let language = names.language();
    let scores: Vec<(Seat, FinalScore)> =
        Seat::all(view.players()).filter_map(|seat| Some((seat, view.seat(seat).score?))).collect();
    let (Some(reason), Some(best)) = (view.end, scores.iter().map(|(_, score)| score.total()).max()) else {
        return say!(language, "account-running");
    };
    let heading = format!(
        "{:NAME$}  {}  + {}  + {}  = {}",
        "",
        fit(&say!(language, "account-played"), NUMBER),
        fit(&say!(language, "account-pile"), PILE),
        fit(&say!(language, "account-village"), NUMBER),
        say!(language, "account-total"),
    );
    let title = say!(language, "account-title", reason = ending(reason, language));
    let mut lines = vec![alarm(&title), faint(&heading)];
    lines.extend(scores.iter().map(|(seat, score)| line(*seat, *score, view, names)));
    let winners: Vec<String> =
        scores.iter().filter(|(_, score)| score.total() == best).map(|(seat, _)| names.of(*seat)).collect();
    let points = points(usize::try_from(best).unwrap_or(0), language);
    let named = either(&winners, &say!(language, "account-and"));
    lines.push(match winners.len() {
        1 => say!(language, "account-wins", names = named, points = points),
        _ => say!(language, "account-share", names = named, points = points),
    });
    lines.join("\n")
}

/// One seat: `Red  23  + 5 fewest (0 left)  + 3  = 31`
fn line(seat: Seat, score: FinalScore, view: &View, names: &Names) -> String {
    let language = names.language();
    let left = cards(view.seat(seat).pile, language);
    let points = score.pile.points();
    let why = match score.pile {
        PileRank::Fewest => say!(language, "account-fewest", cards = left),
        PileRank::SecondFewest => say!(language, "account-second-fewest", cards = left),
        PileRank::More => left,
    };
    format!(
        "{}  {:NUMBER$}  + {}  + {:NUMBER$}  = {}",
        fit(&names.of(seat), NAME),
        score.played,
        fit(&format!("{points} {}", faint(&format!("({why})"))), PILE),
        score.village,
        strong(&format!("{:5}", score.total())),
    )
}
