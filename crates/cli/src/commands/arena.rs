//! `hearth arena`: matches between bots, over the same deals with seats rotated.

use clap::ArgMatches;
use hearth_arena::{Score, Sprt};
use hearth_catalogue::Visitor;
use hearth_text::Text;

use super::contest::{Contest, PairingOutcome, SCORE_AXIS, begin, json, matrix, point, scores, table};
use crate::failure::Failure;
use crate::picture::Point;
use crate::results::Results;

/// Maximum number of points of a curve; more could not be told apart.
const MAX_CURVE_POINTS: usize = 300;

struct Arena<'a>(&'a ArgMatches);

pub(super) fn run(game: &str, matches: &ArgMatches) -> Result<(), Failure> {
    hearth_catalogue::find(game, Arena(matches))?
}

impl Visitor for Arena<'_> {
    type Output = Result<(), Failure>;

    fn visit<T: Text>(&mut self) -> Result<(), Failure> {
        let matches = self.0;
        let contest = Contest::<T>::new(matches, &[])?;
        let bots = contest.bots.len();
        let pairs: Vec<_> =
            (0..bots).flat_map(|ours| (ours + 1..bots).map(move |theirs| [ours, theirs])).collect();
        let outcomes = contest.play(&pairs, matches.get_one::<Sprt>("sprt").copied());
        let mut table = table(&contest, &outcomes);
        if bots > 2 {
            table += &matrix(&contest, &outcomes);
        }
        Results { table, json: json(&contest, &outcomes), svg: picture(&contest, &outcomes) }.write(matches)
    }
}

fn picture<T: Text>(contest: &Contest<T>, outcomes: &[PairingOutcome]) -> String {
    let mut picture = begin("Bots against each other", contest, outcomes);
    scores(&mut picture, contest, outcomes);
    if let [outcome] = outcomes {
        let blocks = &outcome.tally.blocks;
        let last = format!("deals, {} in all", blocks.len());
        picture.curve("The same, as the games went on", SCORE_AXIS, &last, &running_scores(blocks));
        if contest.players == 2 {
            let counts = outcome.tally.pentanomial();
            let bars: Vec<_> = ["0", "½", "1", "1½", "2"]
                .into_iter()
                .zip(counts)
                .map(|(won, count)| (won.to_owned(), count as f64))
                .collect();
            picture.bars("Deals by victories in their two games", &bars);
        }
    }
    picture.svg()
}

/// Returns the running score after evenly spaced blocks.
fn running_scores(blocks: &[f64]) -> Vec<Point> {
    let every = blocks.len().div_ceil(MAX_CURVE_POINTS).max(1);
    let mut score = Score::default();
    let mut points = Vec::new();
    for (index, block) in blocks.iter().enumerate() {
        score.add(*block);
        if (index + 1) % every == 0 || index + 1 == blocks.len() {
            points.push(point(String::new(), &score));
        }
    }
    points
}
