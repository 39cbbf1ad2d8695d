//! Looks back at games that are over: made one after the other on a thread that stands behind all others, and kept.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use hearth_review::{Review, ReviewRow};
use hearth_store::TableId;
use hearth_table::Person;
use tokio::sync::oneshot;

use crate::error::{AppError, Missing};
use crate::hosted::LookBack;
use crate::pool::lower_thread_priority;
use crate::rematch::only_when_over;
use crate::shared::Shared;
use crate::tables::Tables;

/// So many games wait at most.
const MOST_WAITING: usize = 32;

/// So many of them at most for one person: others want to learn too.
const MOST_OF_ONE: usize = 3;

/// A review takes about so long: then another can wait.
const A_REVIEW: Duration = Duration::from_secs(30);

/// How far behind pages and bots it stands, as the system counts.
const NICE: i32 = 15;

/// How far a look back is.
#[derive(Clone, Debug)]
pub(crate) enum Progress {
    /// Nobody has asked for it.
    Unasked,
    /// So many others come first.
    Waits(usize),
    /// These decisions of so many are judged.
    Runs(Vec<ReviewRow>, usize),
    /// It is there.
    Kept(Box<Review>),
}

struct Job {
    table: TableId,
    /// Who asked for it.
    who: Person,
    /// Of the database that the game was taken from.
    generation: u64,
    look_back: LookBack,
    decisions: usize,
}

/// What is being worked at.
struct Current {
    table: TableId,
    judged: Judged,
    decisions: usize,
}

/// The decisions that are judged so far, so that people can watch the curve grow.
type Judged = Arc<Mutex<Vec<ReviewRow>>>;

#[derive(Default)]
struct Queue {
    current: Option<Current>,
    waiting: VecDeque<Job>,
}

/// Everything about looks back.
#[derive(Clone)]
pub(crate) struct Reviews {
    shared: Arc<Shared>,
    tables: Tables,
    queue: Arc<Mutex<Queue>>,
}

impl Reviews {
    pub fn new(shared: Arc<Shared>, tables: Tables) -> Reviews {
        Reviews { shared, tables, queue: Arc::default() }
    }

    /// How far the look back at a game is.
    pub async fn progress(&self, table: TableId) -> Result<Progress, AppError> {
        let here = {
            let queue = self.queue();
            let current = queue.current.as_ref().filter(|current| current.table == table);
            let waits = queue.waiting.iter().position(|job| job.table == table);
            current
                .map(|current| Progress::Runs(held(&current.judged).clone(), current.decisions))
                .or(waits.map(|before| Progress::Waits(before + 1)))
        };
        if let Some(here) = here {
            return Ok(here);
        }
        let kept = self.shared.store.review(table).await?;
        // What another Hearth kept in another shape is made anew.
        let review = kept.and_then(|text| serde_json::from_str(&text).ok());
        Ok(review.map_or(Progress::Unasked, |review| Progress::Kept(Box::new(review))))
    }

    /// Wants a look back at a game that is over; one that there is already stays.
    pub async fn ask(&self, table: TableId, who: Person) -> Result<(), AppError> {
        if !matches!(self.progress(table).await?, Progress::Unasked) {
            return Ok(());
        }
        let (bot, generation) = (self.shared.config.review_bot.clone(), self.generation());
        let (look_back, decisions) = self
            .tables
            .read(table, move |snapshot| {
                only_when_over(snapshot.table())?;
                let game = snapshot.game().ok_or(AppError::Missing(Missing::Game))?;
                let look_back = game.look_back(&bot).map_err(AppError::NotThought)?;
                Ok::<_, AppError>((look_back, game.decisions()))
            })
            .await??;
        let mut queue = self.queue();
        // Somebody else may have asked meanwhile.
        let known = queue.waiting.iter().map(|job| job.table);
        if known.chain(queue.current.as_ref().map(|current| current.table)).any(|known| known == table) {
            return Ok(());
        }
        let own = queue.waiting.iter().filter(|job| job.who == who).count();
        if queue.waiting.len() >= MOST_WAITING || own >= MOST_OF_ONE {
            return Err(AppError::TooMany(A_REVIEW));
        }
        queue.waiting.push_back(Job { table, who, generation, look_back, decisions });
        if queue.current.is_none() {
            let (first, judged) = begin(&mut queue);
            tokio::spawn(self.clone().work(first, judged));
        }
        Ok(())
    }

    /// Works until nothing waits.
    async fn work(self, mut next: Option<Job>, mut judged: Judged) {
        while let Some(Job { table, generation, look_back, .. }) = next {
            if let Some(review) = made(look_back, judged).await
                // In a backup that was restored meanwhile the game may end otherwise.
                && generation == self.generation()
            {
                self.keep(table, &review).await;
            }
            (next, judged) = begin(&mut self.queue());
        }
    }

    async fn keep(&self, table: TableId, review: &Review) {
        // Words and numbers: there is nothing in it that JSON could not say.
        let text = serde_json::to_string(review).unwrap_or_default();
        if let Err(failure) = self.shared.store.keep_review(table, text).await {
            tracing::warn!(%table, %failure, "a look back was not kept");
        }
    }

    fn generation(&self) -> u64 {
        *self.shared.store.generation().borrow()
    }

    fn queue(&self) -> MutexGuard<'_, Queue> {
        held(&self.queue)
    }
}

/// What is behind a lock. Nobody who holds one of these can leave it half done.
fn held<T>(lock: &Mutex<T>) -> MutexGuard<'_, T> {
    lock.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Takes the next one, if one waits.
fn begin(queue: &mut Queue) -> (Option<Job>, Judged) {
    let (next, judged) = (queue.waiting.pop_front(), Judged::default());
    queue.current = next.as_ref().map(|job| Current {
        table: job.table,
        judged: Arc::clone(&judged),
        decisions: job.decisions,
    });
    (next, judged)
}

/// Makes a look back on a thread of its own. It stops when nobody waits for it any more.
async fn made(look_back: LookBack, judged: Judged) -> Option<Review> {
    let (tell, told) = oneshot::channel();
    let started = thread::Builder::new().name("review".to_owned()).spawn(move || {
        lower_thread_priority(NICE);
        let mut goes_on = |row: &ReviewRow| {
            held(&judged).push(row.clone());
            !tell.is_closed()
        };
        let review = look_back(&mut goes_on);
        // The server may have stopped.
        drop(tell.send(review));
    });
    if let Err(error) = started {
        tracing::warn!(%error, "no thread for a look back");
        return None;
    }
    told.await.ok().flatten()
}
