//! `hearth ladder`: rates bots from the weakest to the strongest (Bradley-Terry).

use clap::ArgMatches;
use hearth_arena::{Meeting, Rating, ratings};
use hearth_bots::LEVELS;
use hearth_catalogue::Visitor;
use hearth_text::Text;
use serde_json::{Value, json};

use super::contest::{Contest, PairingOutcome, begin, elo, interval, json, matrix, scores, table};
use crate::failure::Failure;
use crate::picture::{Axis, Point};
use crate::results::Results;

/// The bot with rating zero, if it takes part; otherwise the lowest rung.
const ANCHOR_BOT: &str = "random";

struct Ladder<'a>(&'a ArgMatches);

pub(super) fn run(game: &str, matches: &ArgMatches) -> Result<(), Failure> {
    hearth_catalogue::find(game, Ladder(matches))?
}

impl Visitor for Ladder<'_> {
    type Output = Result<(), Failure>;

    fn visit<T: Text>(&mut self) -> Result<(), Failure> {
        let matches = self.0;
        let usual: Vec<&str> = [ANCHOR_BOT, "greedy"].into_iter().chain(LEVELS).collect();
        let contest = Contest::<T>::new(matches, &usual)?;
        let everybody = matches.get_flag("all");
        let rungs = contest.bots.len();
        let below = |upper: usize| if everybody { 0..upper } else { upper - 1..upper };
        let pairs: Vec<_> =
            (1..rungs).flat_map(|upper| below(upper).map(move |lower| [upper, lower])).collect();
        let outcomes = contest.play(&pairs, None);
        let ratings = rate(&contest, &outcomes);
        let mut json = json(&contest, &outcomes);
        json["ratings"] = ratings_json(&contest, &ratings);
        let table = table(&contest, &outcomes) + &matrix(&contest, &outcomes) + &list(&contest, &ratings);
        Results { table, json, svg: picture(&contest, &outcomes, &ratings) }.write(matches)
    }
}

fn rate<T: Text>(contest: &Contest<T>, outcomes: &[PairingOutcome]) -> Vec<Option<Rating>> {
    let anchor = contest.bots.iter().position(|bot| bot.to_string() == ANCHOR_BOT).unwrap_or(0);
    let meetings: Vec<_> = outcomes
        .iter()
        .map(|outcome| Meeting {
            players: outcome.bots,
            blocks: &outcome.tally.blocks,
            games: contest.games_a_deal(),
        })
        .collect();
    ratings(contest.bots.len(), anchor, &meetings, contest.seed)
}

/// Formats the rungs, highest first.
fn list<T: Text>(contest: &Contest<T>, ratings: &[Option<Rating>]) -> String {
    let wide = contest.bots.iter().map(|bot| bot.to_string().chars().count()).max().unwrap_or(0).max(6);
    let mut text = format!("\n{:wide$}      Elo             95 %\n", "rating");
    for (bot, rating) in contest.bots.iter().zip(ratings).rev() {
        let Some(rating) = rating else {
            text += &format!("{:wide$} {:>8}\n", bot.to_string(), "-");
            continue;
        };
        // Adding zero turns -0 into 0.
        let between = rating.interval.map(|elo| elo.round() + 0.0);
        text += &format!(
            "{:wide$} {:>8} {:>16}\n",
            bot.to_string(),
            elo(rating.elo),
            format!("[{}, {}]", between.low, between.high),
        );
    }
    text
}

fn ratings_json<T: Text>(contest: &Contest<T>, ratings: &[Option<Rating>]) -> Value {
    let rungs = contest.bots.iter().zip(ratings).map(|(bot, rating)| {
        let known = rating.as_ref();
        json!({
            "bot": bot.to_string(),
            "elo": known.map(|rating| rating.elo.0),
            "interval": known.map(|rating| interval(rating.interval)),
        })
    });
    rungs.collect()
}

fn picture<T: Text>(contest: &Contest<T>, outcomes: &[PairingOutcome], ratings: &[Option<Rating>]) -> String {
    let mut picture = begin("The ladder", contest, outcomes);
    let points: Vec<_> = contest
        .bots
        .iter()
        .zip(ratings)
        .rev()
        .filter_map(|(bot, rating)| {
            let rating = rating.as_ref()?;
            Some(Point {
                label: bot.to_string(),
                value: rating.elo.0.round(),
                low: rating.interval.low,
                high: rating.interval.high,
            })
        })
        .collect();
    let lowest = points.iter().map(|point| point.low).fold(0.0, f64::min);
    let highest = points.iter().map(|point| point.high).fold(100.0, f64::max);
    let room = (highest - lowest) / 30.0;
    let axis = Axis { low: lowest - room, high: highest + room, par: Some(0.0), unit: "" };
    picture.points("Elo", axis, &points);
    scores(&mut picture, contest, outcomes);
    picture.svg()
}
