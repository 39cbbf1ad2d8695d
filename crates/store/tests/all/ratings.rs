//! Results of rated games, and the ratings that follow.

use hearth_ratings::{Career, Contestant, GameResult, Place, Pool, Rating};
use hearth_store::{RatingChange, Refit, Stage, Store, Summary, UserId};

use crate::support::{TestDirectory, append, summary, table};

fn pool(text: &str) -> Pool {
    text.parse().unwrap()
}

/// A game of two, the winner first.
fn won(at: i64, winner: Contestant, loser: Contestant) -> GameResult {
    let places = vec![Place { contestant: winner, rank: 1 }, Place { contestant: loser, rank: 2 }];
    GameResult { pool: pool("kokopelli/2"), at, places }
}

fn person(id: UserId) -> Contestant {
    Contestant::Person(id.0)
}

fn bot(level: &str) -> Contestant {
    Contestant::Bot(level.to_owned())
}

async fn two_people(store: &Store) -> (UserId, UserId) {
    (
        store.create_user("Anna".to_owned(), 1).await.unwrap(),
        store.create_user("Bert".to_owned(), 1).await.unwrap(),
    )
}

/// Everything that a refit computes, to the last bit.
async fn everything(store: &Store, people: &[UserId]) -> String {
    let mut text = String::new();
    for person in people {
        for (pool, career) in store.careers(*person).await.unwrap() {
            let curve = store.rating_curve(*person, pool.clone()).await.unwrap();
            text.push_str(&format!("{person} {pool} {career:?} {curve:?}\n"));
        }
    }
    text
}

#[tokio::test]
async fn a_result_counts_once_however_often_it_is_stored() {
    let directory = TestDirectory::new();
    let store = directory.open();
    let (anna, bert) = two_people(&store).await;
    assert_eq!(store.rating_changes(table(1)).await, Ok(None));
    let changes = store.rate(table(1), won(5, person(anna), person(bert))).await.unwrap();
    let RatingChange { person: first, before, after } = changes[0];
    assert_eq!((first, before, changes.len()), (anna, Rating::START, 2));
    assert!(after.mean > before.mean && changes[1].after.mean < changes[1].before.mean);
    // The same again, and even another result for the same table.
    assert_eq!(store.rate(table(1), won(5, person(anna), person(bert))).await, Ok(changes.clone()));
    assert_eq!(store.rate(table(1), won(6, person(bert), person(anna))).await, Ok(changes.clone()));
    assert_eq!(store.rating_changes(table(1)).await, Ok(Some(changes)));
    assert_eq!(store.careers(anna).await.unwrap()[0].1.games, 1);
    assert_eq!(store.rated_results().await.unwrap().len(), 1);
}

#[tokio::test]
async fn a_later_game_goes_on_from_the_rating_before() {
    let directory = TestDirectory::new();
    let first = {
        let store = directory.open();
        let (anna, bert) = two_people(&store).await;
        store.rate(table(1), won(5, person(anna), person(bert))).await.unwrap();
        store.close();
        anna
    };
    let store = directory.open();
    let changes = store.rate(table(2), won(6, bot("club"), person(first))).await.unwrap();
    let curve = store.rating_curve(first, pool("kokopelli/2")).await.unwrap();
    assert_eq!(
        curve.iter().map(|point| (point.table, point.at)).collect::<Vec<_>>(),
        [(table(1), 5), (table(2), 6)]
    );
    assert_eq!(changes, [RatingChange { person: first, before: curve[0].rating, after: curve[1].rating }]);
    assert_eq!(store.rating_curve(first, pool("kokopelli/3")).await, Ok(Vec::new()));
}

#[tokio::test]
async fn a_refit_computes_the_same_bytes() {
    let directory = TestDirectory::new();
    let store = directory.open();
    let (anna, bert) = two_people(&store).await;
    let levels = ["casual", "club", "strong", "expert"];
    for game in 0..40_u64 {
        let level = bot(levels[game as usize % 4]);
        let result = match game % 5 {
            0 => won(game.cast_signed(), person(anna), level),
            1 => won(game.cast_signed(), level, person(bert)),
            2 => won(game.cast_signed(), person(bert), person(anna)),
            3 => GameResult {
                pool: pool("kupferkessel/2/recipes"),
                ..won(game.cast_signed(), person(anna), level)
            },
            // The clock of another node may be behind: the order is that of the numbers.
            _ => won(-1, person(anna), person(bert)),
        };
        store.rate(table(game), result).await.unwrap();
    }
    let before = everything(&store, &[anna, bert]).await;
    assert_eq!(store.refit_ratings().await, Ok(Refit { results: 40, careers: 3 }));
    assert_eq!(everything(&store, &[anna, bert]).await, before);
    assert_eq!(
        store.rated_pools().await,
        Ok(vec![(pool("kokopelli/2"), 2), (pool("kupferkessel/2/recipes"), 1)])
    );
}

#[tokio::test]
async fn a_deleted_person_leaves_results_without_a_career() {
    let directory = TestDirectory::new();
    let store = directory.open();
    let (anna, bert) = two_people(&store).await;
    store.rate(table(1), won(5, person(bert), bot("expert"))).await.unwrap();
    store.rate(table(2), won(6, person(anna), person(bert))).await.unwrap();
    assert_eq!(store.delete_user(bert, "NN", 7).await, Ok(true));
    assert_eq!(store.careers(bert).await, Ok(Vec::new()));
    assert_eq!(store.rated_results().await.unwrap().len(), 2);
    let before = everything(&store, &[anna]).await;
    store.refit_ratings().await.unwrap();
    assert_eq!(everything(&store, &[anna]).await, before, "the others keep what they won");
    // A game that ends after the deletion was played against the person as they were.
    let changes = store.rate(table(3), won(8, person(anna), person(bert))).await.unwrap();
    assert_eq!(changes.iter().map(|change| change.person).collect::<Vec<_>>(), [anna]);
    let before = everything(&store, &[anna]).await;
    store.refit_ratings().await.unwrap();
    assert_eq!(everything(&store, &[anna]).await, before);
}

#[tokio::test]
async fn a_table_whose_result_is_stored_is_not_due_any_more() {
    let directory = TestDirectory::new();
    let store = directory.open();
    let (anna, _) = two_people(&store).await;
    let over = Summary { stage: Stage::Over, wake: Some(10), ..summary(&[anna]) };
    store
        .append(hearth_store::Append { summary: Some(over), ..append(table(1), 0, &["over"]) })
        .await
        .unwrap();
    assert_eq!(store.due(10, 9, None).await, Ok(vec![table(1)]));
    store.rate(table(1), won(10, person(anna), bot("club"))).await.unwrap();
    assert_eq!(store.due(10, 9, None).await, Ok(Vec::new()));
}

#[tokio::test]
async fn people_are_ranked_by_what_is_almost_sure() {
    let directory = TestDirectory::new();
    let store = directory.open();
    let (anna, bert) = two_people(&store).await;
    for game in 0..40 {
        let (winner, loser) =
            if game % 3 == 0 { (bot("club"), person(anna)) } else { (person(anna), bot("club")) };
        store.rate(table(game), won(game.cast_signed(), winner, loser)).await.unwrap();
    }
    store.rate(table(99), won(99, person(bert), bot("club"))).await.unwrap();
    let ranked = store.ranked_people(pool("kokopelli/2")).await.unwrap();
    assert_eq!(ranked.iter().map(|ranked| ranked.name.as_str()).collect::<Vec<_>>(), ["Anna", "Bert"]);
    let Career { rating, games, .. } = ranked[0].career;
    assert!(games == 40 && !rating.is_provisional() && ranked[1].career.rating.is_provisional());
    assert_eq!(store.ranked_people(pool("kokopelli/4")).await, Ok(Vec::new()));
}
