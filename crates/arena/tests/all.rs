//! Matches between bots that do what a test wants.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use hearth_arena::{
    Column, Elo, Entrant, GameStats, Games, Pairing, Score, Sequential, StatsRow, Survey, Tally, Verdict,
};
use hearth_bots::{Bot, Budget, Forfeit, Spec, Thoughts};
use hearth_core::{Options, Seat, Standing};
use hearth_table::GameRng;
use kupferkessel_bots::KupferkesselMind;
use kupferkessel_rules::{Decision, Event, Kupferkessel, KupferkesselOptions, View};

/// Whoever a test needs: a bot by its name, one that gives up, one that decides what is not legal, one that listens.
enum Anybody {
    Named(&'static str),
    GivesUp,
    Cheats,
    Listens(Arc<Heard>),
}

use Anybody::Named;

impl Entrant<Kupferkessel> for Anybody {
    fn budget(&self) -> Budget {
        Budget::Nodes(1)
    }

    fn sit(&self, seat: Seat, rng: GameRng) -> Box<dyn Bot<Kupferkessel>> {
        match self {
            Self::Named(name) => {
                let spec = Spec::read::<KupferkesselMind>(name).expect("the bot is known");
                spec.bot::<KupferkesselMind>(seat, &mut rng.table(), &mut rng.seat(seat))
            }
            Anybody::GivesUp => Box::new(GivesUp),
            Anybody::Cheats => Box::new(Cheats),
            Anybody::Listens(heard) => Box::new(Listens(Arc::clone(heard))),
        }
    }
}

/// How much somebody was told.
#[derive(Default)]
struct Heard {
    decisions: AtomicUsize,
    ends: AtomicUsize,
}

struct Listens(Arc<Heard>);

impl Bot<Kupferkessel> for Listens {
    fn think(&mut self, _: &View, legal: &[Decision]) -> Result<Thoughts<Decision>, Forfeit> {
        Ok(Thoughts::bare(legal[0]))
    }

    fn sees(&mut self, _: Seat, _: Option<Decision>) {
        self.0.decisions.fetch_add(1, Ordering::Relaxed);
    }

    fn over(&mut self, _: &Standing) {
        self.0.ends.fetch_add(1, Ordering::Relaxed);
    }
}

struct GivesUp;

impl Bot<Kupferkessel> for GivesUp {
    fn think(&mut self, _: &View, _: &[Decision]) -> Result<Thoughts<Decision>, Forfeit> {
        Err(Forfeit("it fell asleep".to_owned()))
    }
}

struct Cheats;

impl Bot<Kupferkessel> for Cheats {
    fn think(&mut self, _: &View, legal: &[Decision]) -> Result<Thoughts<Decision>, Forfeit> {
        let other = [Decision::Keep, Decision::Use].into_iter().find(|decision| !legal.contains(decision));
        Ok(Thoughts::bare(other.expect("never both are legal")))
    }
}

fn pairing<R>(entrants: [&Anybody; 2], players: usize, play: impl FnOnce(Pairing<Kupferkessel>) -> R) -> R {
    let options = KupferkesselOptions::usual(players).expect("so many can play");
    let [ours, theirs] = entrants;
    play(Pairing { entrants: [ours, theirs], options: &options, players, seed: 5 })
}

fn play(entrants: [&Anybody; 2], players: usize, deals: u64, threads: usize) -> Tally {
    pairing(entrants, players, |pairing| {
        pairing.play(deals, threads, &AtomicBool::new(false), |_| ControlFlow::Continue(()))
    })
}

#[test]
fn everybody_is_told_what_is_decided_and_how_it_ended() {
    let heard = Arc::new(Heard::default());
    let tally = play([&Anybody::Listens(Arc::clone(&heard)), &Named("random")], 2, 3, 1);
    assert_eq!((tally.games, heard.ends.load(Ordering::Relaxed)), (6, 6));
    let decided = tally.thinking.iter().map(|thinking| thinking.decisions as usize).sum::<usize>();
    assert!(decided > 100 && heard.decisions.load(Ordering::Relaxed) >= decided);
}

#[test]
fn whoever_gives_up_loses_by_rule_and_the_match_goes_on() {
    let tally = play([&Named("random"), &Anybody::GivesUp], 2, 10, 2);
    assert_eq!((tally.games, tally.pentanomial()), (20, [0, 0, 0, 0, 10]));
    assert_eq!((tally.forfeits[0].games, tally.forfeits[1].games), (0, 20));
    assert_eq!(tally.forfeits[1].reasons, ["it fell asleep"]);
    assert_eq!(tally.margin.count(), 0);
}

#[test]
fn whoever_decides_what_is_not_legal_loses_by_rule_and_is_told_why() {
    let tally = play([&Anybody::Cheats, &Named("random")], 2, 5, 1);
    assert_eq!(tally.pentanomial(), [5, 0, 0, 0, 0]);
    assert!(tally.forfeits[0].reasons[0].contains("is not legal: C"), "{:?}", tally.forfeits);
}

#[test]
fn with_three_players_the_others_share_what_one_loses_by_rule() {
    let tally = play([&Named("random"), &Anybody::GivesUp], 3, 4, 2);
    assert_eq!(tally.games, 24);
    // One who gives up among two others loses to both; one among two who give up shares with the one who was not first.
    let [ours, theirs] = tally.alone;
    assert!(theirs.mean().abs() < 1e-9 && (ours.mean() - 0.5).abs() < 1e-9, "{ours:?} {theirs:?}");
    assert!(theirs.interval().high > 0.3, "four deals that went alike prove little: {theirs:?}");
    assert!((tally.score.mean() - 0.75).abs() < 1e-9);
}

#[test]
fn what_is_counted_does_not_depend_on_the_number_of_threads() {
    for players in [2, 3] {
        let counted = |threads| {
            let tally = play([&Named("tree@20"), &Named("random")], players, 8, threads);
            let nodes = tally.thinking.map(|thinking| (thinking.decisions, thinking.nodes));
            (tally.blocks, tally.margin, tally.alone, nodes)
        };
        let once = counted(1);
        assert_eq!(once, counted(2));
        assert_eq!(once, counted(5));
    }
}

#[test]
fn a_bot_against_itself_gets_half_and_a_thinking_one_more() {
    let mirror = play([&Named("random"), &Named("random")], 3, 200, 2).score.interval();
    assert!(mirror.low < 0.5 && 0.5 < mirror.high, "{mirror:?}");
    let better = play([&Named("tree@50"), &Named("random")], 2, 20, 2);
    assert!(better.score.interval().low > 0.7, "{:?}", better.score);
    // A tree stops looking once the decision is settled.
    assert!((25.0..=50.0).contains(&better.thinking[0].nodes_each()));
}

#[test]
fn a_match_ends_where_a_sequential_test_knows_and_nothing_more_is_counted() {
    let test = Sequential::new(Elo(0.0), Elo(20.0)).expect("the second is larger");
    let blocks = |threads| {
        let tally = pairing([&Named("tree@50"), &Named("random")], 2, |pairing| {
            pairing.play(1000, threads, &AtomicBool::new(false), |tally| match test.verdict(&tally.score) {
                Verdict::Undecided => ControlFlow::Continue(()),
                _ => ControlFlow::Break(()),
            })
        });
        assert_eq!(test.verdict(&tally.score), Verdict::Accepted);
        tally.blocks
    };
    assert!(blocks(1).len() < 50);
    assert_eq!(blocks(1), blocks(3));
}

#[test]
fn a_match_that_is_stopped_counts_whole_deals_only() {
    let stop = AtomicBool::new(false);
    let tally = pairing([&Named("random"), &Named("random")], 2, |pairing| {
        pairing.play(1_000_000, 2, &stop, |tally| {
            stop.store(tally.score.blocks() >= 7, Ordering::Relaxed);
            ControlFlow::Continue(())
        })
    });
    assert!((7..1000).contains(&tally.score.blocks()));
    assert_eq!(tally.games, 2 * tally.score.blocks());
}

/// Counts decisions that took a card.
struct Takes;

impl GameStats for Takes {
    type Game = Kupferkessel;

    fn sheets() -> Vec<StatsRow> {
        const COLUMNS: &[Column] = &[Column::number("taken")];
        vec![StatsRow::new("cards", COLUMNS, ["all", "never"])]
    }

    fn rounds(events: &[Event]) -> usize {
        events.len()
    }

    fn count(events: &[Event], _: &View, _: &Standing, sheets: &mut [StatsRow]) {
        let took = events.iter().filter(|event| matches!(event, Event::Took { .. })).count();
        sheets[0].note(0, 0, took as f64);
    }
}

#[test]
fn a_survey_counts_every_game_once_and_the_same_with_any_number_of_threads() {
    let options = KupferkesselOptions::usual(3).expect("three can play");
    let survey = |threads| {
        let games = Games { players: 3, count: 30, seed: 2, threads };
        Survey::of::<Takes>(&[&Named("random")], &options, games, &AtomicBool::new(false), |_| ())
    };
    let once = survey(1);
    assert_eq!(once, survey(2));
    assert_eq!((once.games, once.histogram.values().sum::<u64>()), (30, 90));
    let shares: f64 = once.shares.iter().map(Score::mean).sum();
    assert!((shares - 1.0).abs() < 1e-6);
    assert_eq!(once.sheets[0].noted().count(), 1);
    assert!(once.sheets[0].rows[0].1[0].mean() > Some(20.0));
}
