//! The final account: how the score of each seat came about (K25-K27).

use hearth_core::Seat;
use hearth_terminal::{Names, alarm, count, either, faint, fit, strong};
use kokopelli_rules::{FinalScore, PileRank, View};

use crate::outcome::ending;

/// Columns for a name.
const NAME: usize = 16;
/// Columns for what the pile brings, and why.
const PILE: usize = 28;

/// The account, one line a seat and one for the winners.
pub(crate) fn account(view: &View, names: &Names) -> String {
    let scores: Vec<(Seat, FinalScore)> =
        Seat::all(view.players()).filter_map(|seat| Some((seat, view.seat(seat).score?))).collect();
    let (Some(reason), Some(best)) = (view.end, scores.iter().map(|(_, score)| score.total()).max()) else {
        return "The game is not over yet.".to_owned();
    };
    let mut lines = vec![
        alarm(&format!("Final scoring: {}.", ending(reason))),
        faint(&format!("{:NAME$}  in play  + {:PILE$}  + village  = total", "", "pile")),
    ];
    lines.extend(scores.iter().map(|(seat, score)| line(*seat, *score, view, names)));
    let winners: Vec<String> =
        scores.iter().filter(|(_, score)| score.total() == best).map(|(seat, _)| names.of(*seat)).collect();
    let points = count(usize::try_from(best).unwrap_or(0), "point");
    lines.push(match winners.len() {
        1 => format!("{} wins with {points}.", either(&winners, "and")),
        _ => format!("{} share the victory with {points} each.", either(&winners, "and")),
    });
    lines.join("\n")
}

/// One seat: `Red  23  + 5 fewest (0 left)  + 3  = 31`
fn line(seat: Seat, score: FinalScore, view: &View, names: &Names) -> String {
    let left = count(view.seat(seat).pile, "card");
    let points = score.pile.points();
    let why = match score.pile {
        PileRank::Fewest => format!("fewest: {left}"),
        PileRank::SecondFewest => format!("second fewest: {left}"),
        PileRank::More => left,
    };
    format!(
        "{}  {:7}  + {}  + {:7}  = {}",
        fit(&names.of(seat), NAME),
        score.played,
        fit(&format!("{points} {}", faint(&format!("({why})"))), PILE),
        score.village,
        strong(&format!("{:5}", score.total())),
    )
}
