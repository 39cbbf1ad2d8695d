//! Matches between scripted bots.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use hearth_arena::{
    Elo, Entrant, GameStats, Pairing, Score, Sprt, StatsColumn, StatsTable, Survey, SurveyConfig, Tally,
    Verdict,
};
use hearth_bots::{Bot, Budget, Forfeit, NoKnowledge, Spec, Thoughts};
use hearth_core::{NoOptions, Options, Seat, Standing};
use hearth_table::GameRng;
use sample_rules::{Event, Lay, NUMBERS, Sample, View};

/// A test entrant: a named bot, one that forfeits, one that plays illegally, or one that counts its calls.
enum TestEntrant {
    Named(&'static str),
    GivesUp,
    Cheats,
    Listens(Arc<Calls>),
}

use TestEntrant::Named;

impl Entrant<Sample> for TestEntrant {
    fn budget(&self) -> Budget {
        Budget::Nodes(1)
    }

    fn sit(&self, seat: Seat, rng: GameRng) -> Box<dyn Bot<Sample>> {
        match self {
            Self::Named(name) => {
                let spec = Spec::read::<NoKnowledge<Sample>>(name).expect("the bot is known");
                spec.bot::<NoKnowledge<Sample>>(seat, &mut rng.table(), &mut rng.seat(seat))
            }
            TestEntrant::GivesUp => Box::new(GivesUp),
            TestEntrant::Cheats => Box::new(Cheats),
            TestEntrant::Listens(calls) => Box::new(Listens(Arc::clone(calls))),
        }
    }
}

/// The number of calls that a bot received.
#[derive(Default)]
struct Calls {
    decisions: AtomicUsize,
    ends: AtomicUsize,
}

struct Listens(Arc<Calls>);

impl Bot<Sample> for Listens {
    fn think(&mut self, _: &View, legal: &[Lay]) -> Result<Thoughts<Lay>, Forfeit> {
        Ok(Thoughts::bare(legal[0]))
    }

    fn sees(&mut self, _: Seat, _: Option<Lay>) {
        self.0.decisions.fetch_add(1, Ordering::Relaxed);
    }

    fn over(&mut self, _: &Standing) {
        self.0.ends.fetch_add(1, Ordering::Relaxed);
    }
}

struct GivesUp;

impl Bot<Sample> for GivesUp {
    fn think(&mut self, _: &View, _: &[Lay]) -> Result<Thoughts<Lay>, Forfeit> {
        Err(Forfeit("it fell asleep".to_owned()))
    }
}

struct Cheats;

impl Bot<Sample> for Cheats {
    fn think(&mut self, _: &View, legal: &[Lay]) -> Result<Thoughts<Lay>, Forfeit> {
        let other = NUMBERS.map(Lay).find(|decision| !legal.contains(decision));
        Ok(Thoughts::bare(other.expect("nobody holds all numbers")))
    }
}

fn pairing<R>(entrants: [&TestEntrant; 2], players: usize, play: impl FnOnce(Pairing<Sample>) -> R) -> R {
    let options = NoOptions::<2, 3>::usual(players).expect("unsupported number of players");
    let [ours, theirs] = entrants;
    play(Pairing { entrants: [ours, theirs], options: &options, players, seed: 5 })
}

fn play(entrants: [&TestEntrant; 2], players: usize, deals: u64, threads: usize) -> Tally {
    pairing(entrants, players, |pairing| {
        pairing.play(deals, threads, &AtomicBool::new(false), |_| ControlFlow::Continue(()))
    })
}

#[test]
fn bots_observe_every_decision_and_the_end() {
    let calls = Arc::new(Calls::default());
    let tally = play([&TestEntrant::Listens(Arc::clone(&calls)), &Named("random")], 2, 12, 1);
    assert_eq!((tally.games, calls.ends.load(Ordering::Relaxed)), (24, 24));
    let decided = tally.thinking.iter().map(|thinking| thinking.decisions as usize).sum::<usize>();
    assert!(decided > 100 && calls.decisions.load(Ordering::Relaxed) >= decided);
}

#[test]
fn a_forfeit_loses_the_game_and_the_match_continues() {
    let tally = play([&Named("random"), &TestEntrant::GivesUp], 2, 10, 2);
    assert_eq!((tally.games, tally.pentanomial()), (20, [0, 0, 0, 0, 10]));
    assert_eq!((tally.forfeits[0].games, tally.forfeits[1].games), (0, 20));
    assert_eq!(tally.forfeits[1].reasons, ["it fell asleep"]);
    assert_eq!(tally.margin.count(), 0);
}

#[test]
fn an_illegal_decision_forfeits_with_its_reason() {
    let tally = play([&TestEntrant::Cheats, &Named("random")], 2, 5, 1);
    assert_eq!(tally.pentanomial(), [5, 0, 0, 0, 0]);
    assert!(tally.forfeits[0].reasons[0].contains("is not legal: S4"), "{:?}", tally.forfeits);
}

#[test]
fn with_three_players_the_others_share_a_forfeited_game() {
    let tally = play([&Named("random"), &TestEntrant::GivesUp], 3, 4, 2);
    assert_eq!(tally.games, 24);
    // One quitter among two others loses to both. One player among two quitters shares with the second of
    // them.
    let [ours, theirs] = tally.alone;
    assert!(theirs.mean().abs() < 1e-9 && (ours.mean() - 0.5).abs() < 1e-9, "{ours:?} {theirs:?}");
    assert!(theirs.interval().high > 0.3, "four equal deals prove little: {theirs:?}");
    assert!((tally.score.mean() - 0.75).abs() < 1e-9);
}

#[test]
fn the_tally_does_not_depend_on_the_number_of_threads() {
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
fn a_bot_scores_half_against_itself_and_a_search_more() {
    let mirror = play([&Named("random"), &Named("random")], 3, 200, 2).score.interval();
    assert!(mirror.low < 0.5 && 0.5 < mirror.high, "{mirror:?}");
    // The deal decides more in this game than in others, so it takes many games.
    let better = play([&Named("tree@50"), &Named("random")], 2, 800, 2);
    assert!(better.score.interval().low > 0.6, "{:?}", better.score);
    // The search stops early once the decision is settled.
    assert!((25.0..=50.0).contains(&better.thinking[0].nodes_each()));
}

#[test]
fn a_match_stops_as_soon_as_the_sprt_decides() {
    let test = Sprt::new(Elo(0.0), Elo(20.0)).expect("the second is larger");
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
fn a_stopped_match_counts_only_whole_deals() {
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

/// Counts the cards laid.
struct Lays;

impl GameStats for Lays {
    type Game = Sample;

    fn sheets() -> Vec<StatsTable> {
        const COLUMNS: &[StatsColumn] = &[StatsColumn::number("laid")];
        vec![StatsTable::new("cards", COLUMNS, ["all", "never"])]
    }

    fn rounds(events: &[Event]) -> usize {
        events.len()
    }

    fn count(events: &[Event], _: &View, _: &Standing, sheets: &mut [StatsTable]) {
        let laid = events.iter().filter(|event| matches!(event, Event::Laid(_))).count();
        sheets[0].note(0, 0, laid as f64);
    }
}

#[test]
fn a_survey_does_not_depend_on_the_number_of_threads() {
    let options = NoOptions::<2, 3>::usual(3).expect("three can play");
    let survey = |threads| {
        let games = SurveyConfig { players: 3, count: 30, seed: 2, threads };
        Survey::of::<Lays>(&[&Named("random")], &options, games, &AtomicBool::new(false), |_| ())
    };
    let once = survey(1);
    assert_eq!(once, survey(2));
    assert_eq!((once.games, once.histogram.values().sum::<u64>()), (30, 90));
    let shares: f64 = once.shares.iter().map(Score::mean).sum();
    assert!((shares - 1.0).abs() < 1e-6);
    assert_eq!(once.sheets[0].noted().count(), 1);
    assert_eq!(once.sheets[0].rows[0].1[0].mean(), Some(15.0));
}
