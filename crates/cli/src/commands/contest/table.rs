//! The results of pairings as text.

use hearth_arena::{Elo, Entrant, Interval, Side, Sprt, Tally, ThinkingStats};
use hearth_bots::Budget;
use hearth_text::{Text, count};

use super::{Contest, PairingOutcome};

/// Formats a share as `63.4 %`.
pub(super) fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

/// Formats a difference as `+120`, or `+inf` if one side won everything.
pub(in crate::commands) fn elo(elo: Elo) -> String {
    if elo.0.is_finite() {
        // Adding zero turns -0 into 0.
        format!("{:+.0}", elo.0.round() + 0.0)
    } else {
        format!("{}inf", if elo.0 > 0.0 { '+' } else { '-' })
    }
}

fn between(interval: Interval, show: impl Fn(f64) -> String) -> String {
    format!("[{}, {}]", show(interval.low), show(interval.high))
}

/// Formats all pairings, their details, thinking times and forfeits.
pub(in crate::commands) fn table<T: Text>(contest: &Contest<T>, outcomes: &[PairingOutcome]) -> String {
    let wide = outcomes.iter().map(|outcome| outcome.name(contest).chars().count()).max().unwrap_or(0);
    let mut text = format!(
        "{}\n\n{:wide$}   games     score           95 %      Elo           95 %   margin\n",
        contest.headline(),
        ""
    );
    for outcome in outcomes {
        let Tally { games, score, margin, .. } = &outcome.tally;
        text += &format!(
            "{:wide$} {games:>7} {:>9} {:>14} {:>8} {:>14} {:>8}\n",
            outcome.name(contest),
            percent(score.mean()),
            between(score.interval(), |share| format!("{:.1}", 100.0 * share)),
            elo(score.elo()),
            between(score.elo_interval(), |rating| elo(Elo(rating))),
            margin.mean().map_or_else(|| "-".to_owned(), |margin| format!("{margin:+.1}")),
        );
    }
    text.push('\n');
    for outcome in outcomes {
        text += &details(contest, outcome);
    }
    text + &thinking(contest, outcomes) + &forfeits(contest, outcomes)
}

/// Formats the details of a pairing beyond its score.
fn details<T: Text>(contest: &Contest<T>, outcome: &PairingOutcome) -> String {
    let [ours, theirs] = outcome.bots.map(|bot| &contest.bots[bot]);
    let tally = &outcome.tally;
    let mut text = if contest.players == 2 {
        let [none, half, one, more, two] = tally.pentanomial();
        format!(
            "deals by what {ours} won of both games against {theirs}: \
             0: {none}, 1/2: {half}, 1: {one}, 3/2: {more}, 2: {two}\n"
        )
    } else {
        let others = contest.players - 1;
        let alone = |side: Side| {
            let alone = &tally.alone[side.index()];
            let between = alone.interval().map(|share| 100.0 * share);
            format!("{} [{:.1}, {:.1}]", percent(alone.mean()), between.low, between.high)
        };
        format!(
            "one {ours} among {others} {theirs} wins {}, one {theirs} among {others} {ours} {} (par is {})\n",
            alone(Side::Ours),
            alone(Side::Theirs),
            percent(1.0 / contest.players as f64),
        )
    };
    if let (Some(test), Some(verdict)) = (outcome.test, outcome.verdict()) {
        let [none, gain] = test.bounds();
        text += &format!(
            "sequential test of {} against {} Elo: {} after {} (it takes {}), \
             log likelihood ratio {:+.2} (it takes {:.2})\n",
            elo(gain),
            elo(none),
            verdict.word(),
            count(tally.score.blocks() as usize, "deal"),
            Sprt::MIN_BLOCKS,
            test.log_likelihood_ratio(&tally.score),
            Sprt::BOUND,
        );
    }
    text
}

/// Formats the thinking times of all bots, over all pairings.
fn thinking<T: Text>(contest: &Contest<T>, outcomes: &[PairingOutcome]) -> String {
    let wide = contest.bots.iter().map(|bot| bot.to_string().chars().count()).max().unwrap_or(0).max(8);
    let mut text = format!(
        "\n{:wide$}   decisions   nodes each   ms each   longest ms   above 1.1 x time\n",
        "thinking"
    );
    for (index, bot) in contest.bots.iter().enumerate() {
        let thinking = thought(index, outcomes);
        let ThinkingStats { decisions, longest, .. } = thinking;
        let late = match bot.budget() {
            Budget::Time(_) => format!("{:.2} %", 100.0 * thinking.late_share()),
            Budget::Nodes(_) => "-".to_owned(),
        };
        text += &format!(
            "{:wide$} {decisions:>11} {:>12.1} {:>9.3} {:>12.3} {late:>18}\n",
            bot.to_string(),
            thinking.nodes_each(),
            thinking.milliseconds_each(),
            longest.as_secs_f64() * 1000.0,
        );
    }
    text
}

/// Sums up a bot's thinking over all its pairings.
pub(super) fn thought(bot: usize, outcomes: &[PairingOutcome]) -> ThinkingStats {
    let mut all = ThinkingStats::default();
    for outcome in outcomes {
        for side in Side::BOTH.into_iter().filter(|side| outcome.bots[side.index()] == bot) {
            all.append(&outcome.tally.thinking[side.index()]);
        }
    }
    all
}

/// Formats the forfeits with their reasons.
fn forfeits<T: Text>(contest: &Contest<T>, outcomes: &[PairingOutcome]) -> String {
    let mut text = String::new();
    for outcome in outcomes {
        for side in Side::BOTH {
            let forfeits = &outcome.tally.forfeits[side.index()];
            if forfeits.games > 0 {
                text += &format!(
                    "\n{} forfeited {}: {}\n",
                    contest.bots[outcome.bots[side.index()]],
                    count(forfeits.games as usize, "game"),
                    forfeits.reasons.join("; "),
                );
            }
        }
    }
    text
}

/// Formats the score of every bot against every other as a matrix.
pub(in crate::commands) fn matrix<T: Text>(contest: &Contest<T>, outcomes: &[PairingOutcome]) -> String {
    let names: Vec<String> = contest.bots.iter().map(ToString::to_string).collect();
    let wide = names.iter().map(|name| name.chars().count()).max().unwrap_or(0).max(6);
    let mut text = format!("\n{:wide$}", "score");
    for name in &names {
        text += &format!("  {name:>wide$}");
    }
    for (row, name) in names.iter().enumerate() {
        text += &format!("\n{name:wide$}");
        for column in 0..names.len() {
            let score = outcomes.iter().filter(|outcome| outcome.tally.games > 0).find_map(|outcome| {
                let [ours, theirs] = outcome.bots;
                let score = outcome.tally.score.mean();
                if [ours, theirs] == [row, column] {
                    Some(score)
                } else {
                    ([theirs, ours] == [row, column]).then_some(1.0 - score)
                }
            });
            text += &format!("  {:>wide$}", score.map_or_else(|| "-".to_owned(), percent));
        }
    }
    text + "\n"
}
