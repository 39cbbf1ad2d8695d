//! One finished game of a person: its result for them, their opponents, and the links to it.

use hearth_host::tables::LobbyRow;
use hearth_store::Listed;
use hearth_words::{Language, number, say};
use maud::{Markup, html};

use crate::games;
use crate::http::layout::pictures::cover;
use crate::pages::listing::{self, Look};

/// The result of a game for a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Ended {
    Won,
    Shared,
    Lost,
    /// A game without a winner.
    Open,
}

impl Ended {
    fn of(line: &LobbyRow, own: &[usize]) -> Ended {
        match (line.winners.iter().any(|winner| own.contains(winner)), line.winners.len()) {
            (_, 0) => Ended::Open,
            (true, 1) => Ended::Won,
            (true, _) => Ended::Shared,
            (false, _) => Ended::Lost,
        }
    }

    fn class(self) -> &'static str {
        match self {
            Ended::Won => "won",
            Ended::Shared => "shared",
            Ended::Lost => "lost",
            Ended::Open => "open",
        }
    }

    fn word(self, language: Language) -> String {
        match self {
            Ended::Won => say!(language, "played-result-won"),
            Ended::Shared => say!(language, "played-result-shared"),
            Ended::Lost => say!(language, "played-result-lost"),
            Ended::Open => say!(language, "played-result-open"),
        }
    }
}

/// Draws a line of the list.
pub(super) fn line(listed: &Listed, line: &LobbyRow, look: Look) -> Markup {
    let language = look.language;
    let own: Vec<usize> =
        (1..).zip(&line.seats).filter(|(_, seat)| seat.person == look.me).map(|(place, _)| place).collect();
    let ended = Ended::of(line, &own);
    let others: Vec<String> = (1..)
        .zip(&line.seats)
        .filter(|(place, _)| !own.contains(place))
        .filter_map(|(_, seat)| listing::name(seat, language))
        .collect();
    // The reader's own points come first, then the others by seat.
    let (mine, theirs): (Vec<_>, Vec<_>) =
        (1..).zip(&line.scores).partition(|(place, _)| own.contains(place));
    let scores: Vec<String> =
        mine.into_iter().chain(theirs).map(|(_, score): (usize, &i32)| number(*score)).collect();
    let title = games::info(&line.game).map_or("", |about| about.title);
    html! {
        li {
            a href={ "/t/" (listed.id) } {
                (cover(&line.game))
                span .result .(ended.class()) { (ended.word(language)) }
                span .against { (if others.is_empty() { title.to_owned() } else { others.join(", ") }) small { (title) } }
                b .scores { (scores.join(" – ")) }
                small .when { (listing::ago(look.now - listed.summary.changed, language)) }
            }
            a .back href={ "/t/" (listed.id) "/review" } { (say!(language, "review-title")) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_won_shared_lost_or_ends_without_a_winner() {
        let line = |winners: &[usize]| LobbyRow {
            seal: None,
            game: "sample".to_owned(),
            seats: Vec::new(),
            pace: hearth_table::Pace::Unhurried,
            options: Vec::new(),
            goes_on: false,
            asked: Vec::new(),
            decisions: 9,
            turn: None,
            winners: winners.to_vec(),
            scores: Vec::new(),
        };
        let ended = [&[1][..], &[1, 2], &[2], &[]].map(|winners| Ended::of(&line(winners), &[1]));
        assert_eq!(ended, [Ended::Won, Ended::Shared, Ended::Lost, Ended::Open]);
    }
}
