//! The effect of results on ratings.

use hearth_ratings::{Career, Contestant, GameResult, Place, Pool, Rating, Ratings, bots};

const ADA: i64 = 1;
const BEN: i64 = 2;

fn pool(text: &str) -> Pool {
    text.parse().expect("a pool")
}

fn bot(level: &str) -> Contestant {
    Contestant::Bot(level.to_owned())
}

/// A result with the first contestant first, and so on.
fn result(pool_text: &str, contestants: &[Contestant]) -> GameResult {
    let place =
        |(rank, contestant): (usize, &Contestant)| Place { contestant: contestant.clone(), rank: rank as u8 };
    GameResult { pool: pool(pool_text), at: 0, places: contestants.iter().enumerate().map(place).collect() }
}

#[test]
fn one_person_alone_gets_a_rating_from_bots() {
    let mut ratings = Ratings::default();
    let game = result("kokopelli/2", &[Contestant::Person(ADA), bot("strong")]);
    let changes = ratings.rate(&game).expect("a rated game");
    assert_eq!(changes.len(), 1);
    assert_eq!((changes[0].person, changes[0].before), (ADA, Career::START));
    assert!(changes[0].after.rating.mean > 1500.0);
    assert!(changes[0].after.rating.deviation < 300.0);
    assert_eq!(changes[0].after.games, 1);
    assert_eq!(ratings.get(&game.pool, ADA), Some(&changes[0].after));
}

#[test]
fn pools_are_apart() {
    let mut ratings = Ratings::default();
    ratings.rate(&result("kupferkessel/2", &[Contestant::Person(ADA), bot("club")])).expect("a rated game");
    assert_eq!(ratings.get(&pool("kupferkessel/2/recipes"), ADA), None);
    assert!(ratings.get(&pool("kupferkessel/2"), ADA).is_some());
}

#[test]
fn a_draw_between_equals_moves_nobody() {
    let mut ratings = Ratings::default();
    let mut game = result("kokopelli/2", &[Contestant::Person(ADA), Contestant::Person(BEN)]);
    game.places[1].rank = game.places[0].rank;
    for change in ratings.rate(&game).expect("a rated game") {
        assert_eq!(change.after.rating.mean.to_bits(), Rating::START.mean.to_bits());
    }
}

#[test]
fn changes_are_in_the_order_of_the_places_and_see_the_ratings_before_the_game() {
    let (ada, ben) = (Contestant::Person(ADA), Contestant::Person(BEN));
    let mut ratings = Ratings::default();
    let changes = ratings.rate(&result("kokopelli/3", &[ben, bot("club"), ada])).expect("a rated game");
    assert_eq!(changes.iter().map(|change| change.person).collect::<Vec<_>>(), [BEN, ADA]);
    let (first, last) = (changes[0].after.rating, changes[1].after.rating);
    // With equal ratings before the game, first and last are mirror images.
    assert!((first.mean - 1380.0 + (last.mean - 1380.0)).abs() < 1e-9, "{first:?} {last:?}");
    assert!((first.deviation - last.deviation).abs() < 1e-9);
}

#[test]
fn a_game_that_cannot_be_rated_changes_nothing() {
    let ada = Contestant::Person(ADA);
    for game in [
        result("kokopelli/2", &[ada.clone(), bot("expert@50000")]),
        result("kokopelli/2/near", &[ada.clone(), bot("club")]),
        result("kokopelli/2", &[ada.clone(), ada.clone()]),
        result("kokopelli/3", &[ada.clone(), bot("club")]),
    ] {
        let mut ratings = Ratings::default();
        assert_eq!(ratings.rate(&game), None, "{game:?}");
        assert_eq!(ratings, Ratings::default());
    }
}

#[test]
fn people_can_be_rated_where_no_bot_was_measured() {
    let mut ratings = Ratings::default();
    let game = result("sample/2", &[Contestant::Person(ADA), Contestant::Person(BEN)]);
    assert_eq!(ratings.rate(&game).map(|changes| changes.len()), Some(2));
}

#[test]
fn a_career_put_back_continues_like_one_that_was_kept() {
    let game = result("kokopelli/2", &[Contestant::Person(ADA), bot("expert")]);
    let mut kept = Ratings::refit([&game, &game]);
    let mut loaded = Ratings::default();
    loaded.insert(&game.pool, ADA, *kept.get(&game.pool, ADA).expect("a career"));
    assert_eq!(loaded.rate(&game), kept.rate(&game));
    assert_eq!(loaded, kept);
}

#[test]
fn expected_scores_of_bots_follow_the_ladder() {
    let ratings = Ratings::default();
    let pool = pool("kokopelli/2");
    let expected = ratings.expected_score(&pool, &bot("club"), &bot("casual")).expect("two levels");
    assert!((expected - 0.758).abs() < 0.002, "{expected}");
    assert_eq!(ratings.expected_score(&pool, &bot("club"), &bot("greedy")), None);
    let newcomer = Contestant::Person(ADA);
    let sum: f64 = bots::LEVELS
        .iter()
        .map(|level| {
            let one = ratings.expected_score(&pool, &newcomer, &bot(level)).expect("a level");
            one + ratings.expected_score(&pool, &bot(level), &newcomer).expect("a level")
        })
        .sum();
    assert!((sum - bots::LEVELS.len() as f64).abs() < 1e-9);
}

/// The text of a small refit. It was written once, and every machine must compute the same bytes.
#[test]
fn a_refit_gives_the_same_bytes_on_every_machine() {
    let (ada, ben) = (Contestant::Person(ADA), Contestant::Person(BEN));
    let results = [
        result("kokopelli/2", &[ada.clone(), bot("club")]),
        result("kokopelli/2", &[ben.clone(), ada.clone()]),
        result("kupferkessel/3/recipes", &[bot("master"), ben.clone(), ada.clone()]),
        result("kokopelli/2", &[bot("casual"), ben.clone()]),
        result("kokopelli/4", &[ben, bot("expert"), ada, bot("beginner")]),
    ];
    assert_eq!(Ratings::refit(&results).to_string(), include_str!("refit.txt"));
}
