//! Laws that hold for every review of every game.

use hearth_bots::{GameKnowledge, NoKnowledge, Spec};
use hearth_core::{Game, Notation, Observer, Record, Turn};
use hearth_review::{Review, ReviewRow, Reviewing};
use hearth_testkit::{Tables, playout, seeded_rng};
use sample_rules::Sample;

const BOTS: [&str; 2] = ["tree@60", "search@200"];

fn bot<M: GameKnowledge>(name: &str) -> Spec {
    Spec::read::<M>(name).expect("there is such a bot")
}

/// Random games with random options.
fn records<M: GameKnowledge>(seed: u64, games: usize) -> Vec<Record<M::Game>>
where
    M::Game: Notation,
{
    let (mut tables, mut rng) = (Tables::new(seeded_rng(seed)), seeded_rng(!seed));
    let record = |_| {
        let mut record = Record::new(tables.next_setup::<M::Game>());
        let mut state = M::Game::start(&record.setup);
        playout::<M::Game>(&mut state, &mut rng, &mut |_: &_, decision| record.decisions.push(decision));
        record
    };
    (0..games).map(record).collect()
}

fn review<M: GameKnowledge>(record: &Record<M::Game>, name: &str) -> Review
where
    M::Game: Notation,
{
    let mut reviewing = Reviewing::<M>::new(record, bot::<M>(name), 1);
    let rows = reviewing.by_ref().collect();
    reviewing.review(rows)
}

fn verdicts_are_sound<M: GameKnowledge>(name: &str)
where
    M::Game: Notation,
{
    let (mut found, mut missed) = (0, 0);
    for record in records::<M>(5, 10) {
        let review = review::<M>(&record, name);
        assert_eq!(review.rows.len(), record.decisions.len());
        let mut state = M::Game::start(&record.setup);
        for (row, &decision) in review.rows.iter().zip(&record.decisions) {
            assert_eq!(row.made, decision.to_string());
            assert_eq!(Turn::Decide(hearth_core::Seat::at(row.seat - 1)), M::Game::turn(&state));
            let legal = M::Game::legal(&state);
            assert_eq!(row.verdict.is_some(), legal.len() > 1, "{row:?}");
            if let Some(verdict) = &row.verdict {
                assert!((0.0..=1.0).contains(&verdict.win_probability), "{row:?}");
                assert!((0.0..=verdict.win_probability).contains(&verdict.loss), "{row:?}");
                assert!(verdict.error >= 0.0 && verdict.error.is_finite(), "{row:?}");
                assert_eq!(verdict.loss <= 0.0, verdict.best == row.made, "{row:?}");
                assert!(legal.iter().any(|legal| legal.to_string() == verdict.best), "{row:?}");
                found += usize::from(verdict.best == row.made);
                missed += usize::from(verdict.best != row.made);
            }
            M::Game::apply(&mut state, decision, &mut |_| ());
        }
        let shares = review.shares.expect("the game was played to its end");
        assert!((shares.iter().sum::<f32>() - 1.0).abs() < 1e-5, "{shares:?}");
    }
    assert!(found > 10 && missed > 10, "{found} found, {missed} missed");
}

#[test]
fn a_verdict_is_consistent_and_only_the_best_decision_loses_nothing() {
    // A level that overlooks decisions in play must not overlook them in a review.
    for name in BOTS.into_iter().chain(["beginner"]) {
        verdicts_are_sound::<NoKnowledge<Sample>>(name);
    }
}

/// Checks that a decision gets the same row in two worlds that look the same to its seat.
fn rows_do_not_depend_on_hidden_information<M: GameKnowledge>(name: &str)
where
    M::Game: Notation,
{
    let mut rng = seeded_rng(8);
    let (mut asked, mut different) = (0, 0);
    for record in records::<M>(9, 3) {
        let mut state = M::Game::start(&record.setup);
        for &decision in &record.decisions {
            if let Turn::Decide(seat) = M::Game::turn(&state) {
                let other = M::Game::determinize(
                    &M::Game::perfect_recall_view(&state, Observer::Seat(seat)),
                    &mut rng,
                );
                different += usize::from(other != state);
                asked += 1;
                let row = |state| Reviewing::<M>::from(state, vec![decision], bot::<M>(name), 3).next();
                assert_eq!(row(state), row(other));
            }
            M::Game::apply(&mut state, decision, &mut |_| ());
        }
    }
    assert!(different * 4 > asked, "the worlds hardly differ: {different} of {asked}");
}

#[test]
fn a_verdict_depends_only_on_the_seats_view() {
    for name in BOTS {
        rows_do_not_depend_on_hidden_information::<NoKnowledge<Sample>>(name);
    }
}

#[test]
fn a_review_can_be_stopped_and_is_reproducible() {
    let record = &records::<NoKnowledge<Sample>>(2, 1)[0];
    let whole = review::<NoKnowledge<Sample>>(record, BOTS[0]);
    let begun: Vec<ReviewRow> =
        Reviewing::<NoKnowledge<Sample>>::new(record, bot::<NoKnowledge<Sample>>(BOTS[0]), 1)
            .take(7)
            .collect();
    assert_eq!(begun, whole.rows[..7]);
    let text = serde_json::to_string(&whole).expect("it can be written");
    assert_eq!(serde_json::from_str::<Review>(&text).expect("it can be read"), whole);
}
