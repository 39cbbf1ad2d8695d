//! The results of a person in one game.

use std::collections::BTreeMap;

use hearth_host::games::levels;
use hearth_host::tables::LobbyRow;
use hearth_table::Person;
use hearth_words::{Language, number, say};
use maud::{Markup, html};

use super::super::table::hint::percent;

/// The opponents of a person, the weakest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Against {
    /// Bots of one level, as an index into the levels.
    Level(usize),
    /// Bots of several levels.
    Bots,
    /// Other people, perhaps with bots among them.
    People,
}

impl Against {
    /// Returns the name of the opponents.
    fn called(self, language: Language) -> String {
        match self {
            Against::Level(level) => levels::bot(hearth_bots::LEVELS[level], language),
            Against::Bots => say!(language, "played-bots"),
            Against::People => say!(language, "played-people"),
        }
    }
}

/// The results of several games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Results {
    pub games: usize,
    pub won: usize,
    /// The most points at the end of a game.
    best: Option<i32>,
}

impl Results {
    fn add(&mut self, other: Results) {
        self.games += other.games;
        self.won += other.won;
        self.best = self.best.max(other.best);
    }
}

/// The results of a person, by opponents.
#[derive(Default)]
pub(super) struct Tally(BTreeMap<Against, Results>);

impl Tally {
    /// Counts the games that count for a person.
    pub fn of<'a>(games: impl Iterator<Item = &'a LobbyRow>, person: Person) -> Tally {
        let mut tally = Tally::default();
        for (against, results) in games.filter_map(|line| counted(line, person)) {
            tally.0.entry(against).or_default().add(results);
        }
        tally
    }

    /// Returns the sum of all results.
    pub fn all(&self) -> Results {
        let mut all = Results::default();
        self.0.values().for_each(|results| all.add(*results));
        all
    }

    /// Draws a table under the title of the game, or nothing if no game counts.
    pub fn table(&self, title: &str, language: Language) -> Markup {
        let all = self.all();
        if all.games == 0 {
            return html! {};
        }
        html! {
            table .tally {
                caption { (title) }
                thead {
                    tr {
                        th scope="col" { (say!(language, "played-against")) }
                        th scope="col" { (say!(language, "played-games")) }
                        th scope="col" { (say!(language, "played-won")) }
                        th scope="col" { (say!(language, "played-best")) }
                    }
                }
                tbody { @for (against, results) in &self.0 { (row(&against.called(language), *results, language)) } }
                @if self.0.len() > 1 { tfoot { (row(&say!(language, "played-total"), all, language)) } }
            }
        }
    }
}

fn row(called: &str, Results { games, won, best }: Results, language: Language) -> Markup {
    html! {
        tr {
            th scope="row" { (called) }
            td { (games) }
            td { (won) " " small .quiet { (percent(won as f32 / games as f32, language)) } }
            td { @if let Some(best) = best { (number(best)) } @else { "–" } }
        }
    }
}

/// Returns the result of a game for a person, or `None` if it does not count. It needs a winner. The person
/// must have exactly one seat and must not have won through a bot. A game that continues another one does not
/// count.
fn counted(line: &LobbyRow, person: Person) -> Option<(Against, Results)> {
    let mut own = (1..).zip(&line.seats).filter(|(_, seat)| seat.person == Some(person));
    let ((seat, seated), None) = (own.next()?, own.next()) else { return None };
    let won = line.winners.contains(&seat);
    // A win by a substitute bot is not theirs, but a game that they resigned is lost.
    if line.goes_on || line.winners.is_empty() || won && seated.bot {
        return None;
    }
    let best = line.scores.get(seat - 1).copied().filter(|_| !seated.bot);
    let results = Results { games: 1, won: usize::from(won), best };
    Some((against(line, person), results))
}

fn against(line: &LobbyRow, person: Person) -> Against {
    let mut others = line.seats.iter().filter(|seat| seat.person != Some(person)).peekable();
    if others.clone().any(|seat| seat.person.is_some()) {
        return Against::People;
    }
    let first = others.peek().and_then(|seat| seat.level.as_deref());
    let level = hearth_bots::LEVELS.iter().position(|level| Some(*level) == first);
    match level {
        Some(level) if others.all(|seat| seat.level.as_deref() == first) => Against::Level(level),
        _ => Against::Bots,
    }
}

#[cfg(test)]
mod tests {
    use hearth_host::tables::LobbySeat;
    use hearth_table::Pace;

    use super::*;

    const ME: Person = Person(1);

    /// Returns a finished game. `me` is the person under test, a level is a bot, any other name a person.
    fn game(seats: [&str; 2], winners: &[usize], scores: &[i32]) -> LobbyRow {
        let seat = |name: &&str| {
            let level = hearth_bots::LEVELS.contains(name).then(|| (*name).to_owned());
            let person = level.is_none().then_some(if *name == "me" { ME } else { Person(2) });
            LobbySeat { name: None, person, bot: level.is_some(), level, free: None, kept_for: None }
        };
        LobbyRow {
            seal: None,
            game: "sample".to_owned(),
            seats: seats.iter().map(seat).collect(),
            pace: Pace::Unhurried,
            options: Vec::new(),
            goes_on: false,
            asked: Vec::new(),
            decisions: 9,
            turn: None,
            winners: winners.to_vec(),
            scores: scores.to_vec(),
        }
    }

    fn tally(games: &[LobbyRow]) -> Vec<(Against, [usize; 2], Option<i32>)> {
        let Tally(rows) = Tally::of(games.iter(), ME);
        rows.into_iter().map(|(against, row)| (against, [row.games, row.won], row.best)).collect()
    }

    #[test]
    fn games_are_counted_by_opponent() {
        let games = [
            game(["me", "master"], &[2], &[9, 21]),
            game(["anna", "me"], &[2], &[12, 15]),
            game(["me", "beginner"], &[1], &[18, 4]),
            game(["beginner", "me"], &[1], &[25, 17]),
            // A shared win, and a resignation without points.
            game(["me", "anna"], &[1, 2], &[11, 11]),
            game(["me", "master"], &[2], &[]),
        ];
        let expected = [
            (Against::Level(0), [2, 1], Some(18)),
            (Against::Level(hearth_bots::LEVELS.len() - 1), [2, 0], Some(9)),
            (Against::People, [2, 2], Some(15)),
        ];
        assert_eq!(tally(&games), expected);
    }

    #[test]
    fn bots_of_several_levels_are_no_level() {
        let mut mixed = game(["me", "club"], &[1], &[7, 3]);
        mixed.seats.push(game(["strong", "me"], &[], &[]).seats.swap_remove(0));
        assert_eq!(tally(&[mixed]), [(Against::Bots, [1, 1], Some(7))]);
    }

    #[test]
    fn games_without_an_opponent_or_a_result_do_not_count() {
        let alone = game(["me", "me"], &[1], &[20, 10]);
        let agreed = game(["me", "anna"], &[], &[]);
        let goes_on = LobbyRow { seal: None, goes_on: true, ..game(["me", "club"], &[1], &[20, 10]) };
        let watched = game(["club", "anna"], &[1], &[20, 10]);
        let mut stood_in = game(["me", "club"], &[1], &[62, 10]);
        stood_in.seats[0].bot = true;
        assert_eq!(tally(&[alone, agreed, goes_on, watched, stood_in]), []);
    }

    #[test]
    fn a_resigned_player_lost_and_gets_no_points_of_the_substitute() {
        let mut given_up = game(["me", "club"], &[2], &[62, 10]);
        given_up.seats[0].bot = true;
        assert_eq!(tally(&[given_up]), [(Against::Level(2), [1, 0], None)]);
    }
}
