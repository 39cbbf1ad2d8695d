//! Reviews of finished games: computed one after the other on a low-priority thread, and stored. Households take turns.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use hearth_catalogue::{PendingReview, Task, Work};
use hearth_review::{Review, ReviewRow};
use hearth_store::TableId;
use hearth_table::Person;
use tracing::Instrument;

use super::Tables;
use super::rematch::require_over;
use crate::base::{Context, FairQueue, HostError, Household, TooMany, compute_review};

/// The number of games that may wait.
const MAX_QUEUED: usize = 200;

/// The number of waiting games of one person.
const MAX_QUEUED_PER_PERSON: usize = 3;

/// The number of waiting games of one household.
const MAX_QUEUED_PER_HOUSEHOLD: usize = 8;

/// The number of decisions in the waiting games of one household: what a bot judges in about an hour.
const MAX_QUEUED_DECISIONS_PER_HOUSEHOLD: usize = 4000;

/// The largest number of decisions in a game that is reviewed.
const MAX_DECISIONS: usize = 1000;

/// The time after which a refused request should be tried again: about one review.
const RETRY_AFTER: Duration = Duration::from_secs(30);

/// The progress of a review.
#[derive(Clone, Debug)]
pub enum ReviewProgress {
    /// Nobody asked for it.
    NotRequested,
    /// It waits at this place of the queue.
    Queued(usize),
    /// These decisions are judged, of this number in all.
    Running(Vec<ReviewRow>, usize),
    /// It is finished.
    Finished(Box<Review>),
}

struct Job {
    table: TableId,
    /// The person who asked for it.
    person: Person,
    /// The generation of the database that the game was read from.
    generation: u64,
    review: PendingReview,
    /// The same for a worker.
    task: Option<Task>,
    household: Household,
    decisions: usize,
}

/// The review being computed.
struct Current {
    table: TableId,
    judged: Judged,
    decisions: usize,
}

/// The decisions judged so far, so that players can watch the curve grow.
type Judged = Arc<Mutex<Vec<ReviewRow>>>;

#[derive(Default)]
struct Queue {
    current: Option<Current>,
    waiting: FairQueue<Job>,
}

impl Queue {
    /// Refuses a game that is too long, or for which there is no room now.
    fn check_room(&self, household: Household, person: Person, decisions: usize) -> Result<(), HostError> {
        if decisions > MAX_DECISIONS {
            return Err(HostError::TooLongToReview);
        }
        let own = || self.waiting.of(household);
        let own_decisions: usize = own().map(|job| job.decisions).sum();
        if self.waiting.len() >= MAX_QUEUED
            || own().count() >= MAX_QUEUED_PER_HOUSEHOLD
            || own().filter(|job| job.person == person).count() >= MAX_QUEUED_PER_PERSON
            || own_decisions + decisions > MAX_QUEUED_DECISIONS_PER_HOUSEHOLD
        {
            return Err(TooMany(RETRY_AFTER).into());
        }
        Ok(())
    }
}

/// The reviews.
#[derive(Clone)]
pub struct Reviews {
    context: Arc<Context>,
    tables: Tables,
    queue: Arc<Mutex<Queue>>,
}

impl Reviews {
    /// Nothing waits yet.
    pub fn new(tables: Tables) -> Reviews {
        Reviews { context: Arc::clone(&tables.context), tables, queue: Arc::default() }
    }

    /// Returns the progress of a game's review.
    pub async fn progress(&self, table: TableId) -> Result<ReviewProgress, HostError> {
        let here = {
            let queue = self.queue();
            let current = queue.current.as_ref().filter(|current| current.table == table);
            let waits = queue.waiting.in_order().iter().position(|job| job.table == table);
            current
                .map(|current| ReviewProgress::Running(held(&current.judged).clone(), current.decisions))
                .or(waits.map(|before| ReviewProgress::Queued(before + 1)))
        };
        if let Some(here) = here {
            return Ok(here);
        }
        let kept = self.context.store.review(table).await?;
        // A review stored by another version in another shape is computed again.
        let review = kept.and_then(|text| serde_json::from_str(&text).ok());
        Ok(review.map_or(ReviewProgress::NotRequested, |review| ReviewProgress::Finished(Box::new(review))))
    }

    /// Requests a review of a finished game for a person, unless there is one.
    pub async fn ask(&self, table: TableId, person: Person, household: Household) -> Result<(), HostError> {
        if !matches!(self.progress(table).await?, ReviewProgress::NotRequested) {
            return Ok(());
        }
        let (bot, generation) = (self.context.config.review_bot.clone(), self.generation());
        let context = Arc::clone(&self.context);
        let (review, task, decisions) = self
            .tables
            .read(table, move |snapshot| {
                require_over(snapshot.table())?;
                let game = snapshot.game().ok_or(HostError::NoGame)?;
                let review = game.review(&bot).map_err(HostError::BotFailed)?;
                let task = context.task(|| Task::new(game, &bot, Work::Review));
                Ok::<_, HostError>((review, task, game.decisions()))
            })
            .await??;
        let mut queue = self.queue();
        // Another request may have come first.
        let known = queue.waiting.in_order().into_iter().map(|job| job.table);
        if known.chain(queue.current.as_ref().map(|current| current.table)).any(|known| known == table) {
            return Ok(());
        }
        queue.check_room(household, person, decisions)?;
        queue.waiting.push(household, Job { table, person, generation, review, task, household, decisions });
        if queue.current.is_none() {
            let (first, judged) = begin(&mut queue);
            tokio::spawn(self.clone().work(first, judged));
        }
        Ok(())
    }

    /// Computes reviews until the queue is empty.
    async fn work(self, mut next: Option<Job>, mut judged: Judged) {
        while let Some(Job { table, person, generation, review, task, household, decisions }) = next {
            let span = tracing::error_span!(parent: None, "review", %table, %person);
            let job = async {
                tracing::debug!(decisions, "computing a review");
                if let Some(review) = self.compute((review, task), household, judged).await
                    // In a backup restored meanwhile the game may have gone differently.
                    && generation == self.generation()
                {
                    self.keep(table, &review).await;
                }
            };
            job.instrument(span).await;
            (next, judged) = begin(&mut self.queue());
        }
    }

    /// Lets a worker compute a review, or else this process.
    async fn compute(
        &self,
        (pending, task): (PendingReview, Option<Task>),
        household: Household,
        judged: Judged,
    ) -> Option<Review> {
        let remote = self.context.review_at_worker(household, task, |row| held(&judged).push(row)).await;
        if remote.is_some() {
            return remote;
        }
        // A worker that failed has judged some.
        held(&judged).clear();
        compute_review(pending, move |row| held(&judged).push(row.clone())).await
    }

    async fn keep(&self, table: TableId, review: &Review) {
        // Strings and numbers only, so serialisation cannot fail.
        let text = serde_json::to_string(review).unwrap_or_default();
        if let Err(failure) = self.context.store.keep_review(table, text).await {
            tracing::error!(%failure, "failed to store a review; it is computed again when somebody asks");
        }
    }

    fn generation(&self) -> u64 {
        *self.context.store.generation().borrow()
    }

    fn queue(&self) -> MutexGuard<'_, Queue> {
        held(&self.queue)
    }
}

/// Locks a mutex. Its holders cannot leave the value half changed, so a poisoned lock is taken over.
fn held<T>(lock: &Mutex<T>) -> MutexGuard<'_, T> {
    lock.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Takes the next job.
fn begin(queue: &mut Queue) -> (Option<Job>, Judged) {
    let (next, judged) = (queue.waiting.pop().map(|(_, job)| job), Judged::default());
    queue.current = next.as_ref().map(|job| Current {
        table: job.table,
        judged: Arc::clone(&judged),
        decisions: job.decisions,
    });
    (next, judged)
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use hearth_testkit::seeded_rng;

    use super::*;

    fn household(number: u8) -> Household {
        Household::of(Some(IpAddr::from([192, 0, 2, number])))
    }

    /// Puts a game into the queue, if there is room.
    fn ask(queue: &mut Queue, house: u8, person: i64, decisions: usize) -> Result<(), HostError> {
        let (household, person) = (household(house), Person(person));
        queue.check_room(household, person, decisions)?;
        let table = TableId::random(&mut seeded_rng(queue.waiting.len() as u64));
        let job = Job {
            table,
            person,
            generation: 0,
            review: Box::new(|_| None),
            task: None,
            household,
            decisions,
        };
        queue.waiting.push(household, job);
        Ok(())
    }

    /// Returns how many games of a length a queue takes, each from another person of a household.
    fn taken(queue: &mut Queue, house: u8, decisions: usize) -> usize {
        (0..1000).take_while(|&person| ask(queue, house, person, decisions).is_ok()).count()
    }

    fn is_told_to_wait(asked: &Result<(), HostError>) -> bool {
        matches!(asked, Err(HostError::TooMany(TooMany(RETRY_AFTER))))
    }

    #[test]
    fn three_games_of_a_person_may_wait() {
        let mut queue = Queue::default();
        for _ in 0..3 {
            ask(&mut queue, 1, 7, 10).expect("there is room");
        }
        assert!(is_told_to_wait(&ask(&mut queue, 1, 7, 10)));
        ask(&mut queue, 1, 8, 10).expect("there is room for another person of the household");
    }

    #[test]
    fn eight_games_of_a_household_may_wait() {
        let mut queue = Queue::default();
        assert_eq!(taken(&mut queue, 1, 10), 8);
        assert!(is_told_to_wait(&ask(&mut queue, 1, 99, 10)));
        ask(&mut queue, 2, 99, 10).expect("there is room for another household");
        queue.waiting.pop();
        ask(&mut queue, 1, 99, 10).expect("one of them was begun");
    }

    #[test]
    fn four_thousand_decisions_of_a_household_may_wait() {
        let mut queue = Queue::default();
        assert_eq!(taken(&mut queue, 1, 1000), 4);
        assert!(is_told_to_wait(&ask(&mut queue, 1, 99, 1)));
        assert_eq!(taken(&mut queue, 2, 900), 4);
        ask(&mut queue, 2, 99, 400).expect("these are four thousand");
    }

    #[test]
    fn two_hundred_games_may_wait() {
        let mut queue = Queue::default();
        assert_eq!((0..=255).map(|house| taken(&mut queue, house, 10)).sum::<usize>(), 200);
        assert!(is_told_to_wait(&ask(&mut queue, 255, 99, 10)));
    }

    #[test]
    fn a_game_of_more_than_a_thousand_decisions_is_never_reviewed() {
        let mut queue = Queue::default();
        let asked = ask(&mut queue, 1, 7, 1001);
        assert!(matches!(asked, Err(HostError::TooLongToReview)), "{asked:?}");
        ask(&mut queue, 1, 7, 1000).expect("this one is");
    }
}
