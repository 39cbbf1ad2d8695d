//! How somebody has fared in a game.

use hearth_host::tables::LobbyRow;
use std::collections::BTreeMap;

use hearth_table::Person;
use hearth_words::{Language, number, say};
use maud::{Markup, html};

use super::super::table::hint::percent;
use hearth_host::games::levels;

/// Whom somebody played against, the weakest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Against {
    /// Bots of one level, by its place among the levels.
    Level(usize),
    /// Bots of several levels.
    Bots,
    /// Other people, perhaps with bots among them.
    People,
}

impl Against {
    /// What they are called.
    fn called(self, language: Language) -> String {
        match self {
            Against::Level(level) => levels::bot(hearth_bots::LEVELS[level], language),
            Against::Bots => say!(language, "played-bots"),
            Against::People => say!(language, "played-people"),
        }
    }
}

/// What came of some games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Results {
    pub games: usize,
    pub won: usize,
    /// The most points he ended a game with.
    best: Option<i32>,
}

impl Results {
    fn add(&mut self, other: Results) {
        self.games += other.games;
        self.won += other.won;
        self.best = self.best.max(other.best);
    }
}

/// How somebody has fared in a game, by whom he played against.
#[derive(Default)]
pub(super) struct Tally(BTreeMap<Against, Results>);

impl Tally {
    /// Of the games that count for a person.
    pub fn of<'a>(games: impl Iterator<Item = &'a LobbyRow>, person: Person) -> Tally {
        let mut tally = Tally::default();
        for (against, results) in games.filter_map(|line| counted(line, person)) {
            tally.0.entry(against).or_default().add(results);
        }
        tally
    }

    /// What came of all of them together.
    pub fn all(&self) -> Results {
        let mut all = Results::default();
        self.0.values().for_each(|results| all.add(*results));
        all
    }

    /// As a table under the title of the game; nothing if no game counts.
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

/// What a game counts for a person. It does not, if he sat at several of its seats, if nobody has won it, if a bot has won it for him, or
/// if it began in the midst of another.
fn counted(line: &LobbyRow, person: Person) -> Option<(Against, Results)> {
    let mut own = (1..).zip(&line.seats).filter(|(_, seat)| seat.person == Some(person));
    let ((seat, seated), None) = (own.next()?, own.next()) else { return None };
    let won = line.winners.contains(&seat);
    // What a bot won that played for him at the end is not his; what he gave up is lost all the same.
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
    use hearth_table::Pace;

    use super::*;
    use hearth_host::tables::LobbySeat;

    const ME: Person = Person(1);

    /// A game that is over. `me` is who looks, another name a person, a level a bot.
    fn game(seats: [&str; 2], winners: &[usize], scores: &[i32]) -> LobbyRow {
        let seat = |name: &&str| {
            let level = hearth_bots::LEVELS.contains(name).then(|| (*name).to_owned());
            let person = level.is_none().then_some(if *name == "me" { ME } else { Person(2) });
            LobbySeat { name: None, person, bot: level.is_some(), level, free: None, kept_for: None }
        };
        LobbyRow {
            game: "kokopelli".to_owned(),
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
    fn games_are_counted_by_whom_they_were_played_against() {
        let games = [
            game(["me", "master"], &[2], &[9, 21]),
            game(["anna", "me"], &[2], &[12, 15]),
            game(["me", "beginner"], &[1], &[18, 4]),
            game(["beginner", "me"], &[1], &[25, 17]),
            // Shared, and given up: nobody has points.
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
    fn what_is_no_match_does_not_count() {
        let alone = game(["me", "me"], &[1], &[20, 10]);
        let agreed = game(["me", "anna"], &[], &[]);
        let goes_on = LobbyRow { goes_on: true, ..game(["me", "club"], &[1], &[20, 10]) };
        let watched = game(["club", "anna"], &[1], &[20, 10]);
        let mut stood_in = game(["me", "club"], &[1], &[62, 10]);
        stood_in.seats[0].bot = true;
        assert_eq!(tally(&[alone, agreed, goes_on, watched, stood_in]), []);
    }

    #[test]
    fn who_gave_up_has_lost_and_what_a_bot_scored_after_him_is_not_his() {
        let mut given_up = game(["me", "club"], &[2], &[62, 10]);
        given_up.seats[0].bot = true;
        assert_eq!(tally(&[given_up]), [(Against::Level(2), [1, 0], None)]);
    }
}
