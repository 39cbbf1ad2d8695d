//! Workers: processes that let bots think for this one, so that its cores are free for pages.

use std::collections::HashMap;
use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use futures_util::StreamExt;
use futures_util::future::BoxFuture;
use futures_util::stream::BoxStream;
use hearth_catalogue::{Task, Thought};
use hearth_review::{Review, ReviewRow};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use tokio::time::timeout;

use super::{Context, Household};

/// The longest wait for a line of a worker. It may hang, or its connection may be dead, while it still counts as alive.
const MAX_SILENCE: Duration = Duration::from_mins(1);

/// The lines of an answer, each of them JSON. They end early if the worker fails.
pub type Lines = BoxStream<'static, String>;

/// The workers that this process can reach.
pub trait Workers: fmt::Debug + Send + Sync {
    /// Returns whether there are any.
    fn are_there(&self) -> bool;

    /// Returns the number of tasks of each household that they do for this process.
    fn tasks(&self) -> HashMap<Household, usize>;

    /// Gives a task of a household to one of them. Returns nothing if none takes it.
    fn run(&self, household: Household, task: Task) -> BoxFuture<'_, Option<Lines>>;
}

/// A line of a review.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ReviewLine {
    /// A decision is judged.
    Row(ReviewRow),
    /// The review is finished.
    Finished(Box<Review>),
}

impl Context {
    /// Names the workers, once.
    pub fn use_workers(&self, workers: Arc<dyn Workers>) {
        // The first of several would stay.
        let _ = self.workers.set(workers);
    }

    fn workers(&self) -> Option<&dyn Workers> {
        self.workers.get().map(AsRef::as_ref).filter(|workers| workers.are_there())
    }

    /// Returns a task if there are workers. Writing one costs something.
    pub fn task(&self, write: impl FnOnce() -> Task) -> Option<Task> {
        self.workers().map(|_| write())
    }

    /// Returns the number of thoughts that wait or run for a household, or for all of them: here, and at workers.
    pub fn thoughts(&self, household: Option<Household>) -> usize {
        let at_workers = self.workers.get().map(|workers| workers.tasks()).unwrap_or_default();
        match household {
            Some(household) => {
                self.bots.waiting_of(household) + at_workers.get(&household).copied().unwrap_or(0)
            }
            None => self.bots.waiting() + at_workers.values().sum::<usize>(),
        }
    }

    /// Lets a bot think for a household: at a worker, or else here.
    pub async fn think<R: DeserializeOwned + Send + 'static>(
        &self,
        household: Household,
        task: Option<Task>,
        thought: Thought<R>,
    ) -> Result<R, String> {
        if let Some(mut lines) = self.at_worker(household, task).await
            && let Ok(Some(line)) = timeout(MAX_SILENCE, lines.next()).await
            && let Ok(result) = serde_json::from_str(&line)
        {
            return result;
        }
        self.bots.think(household, thought).await
    }

    /// Lets a worker review a game. `judged` is given each decision. Returns nothing if no worker finishes it.
    pub async fn review_at_worker(
        &self,
        household: Household,
        task: Option<Task>,
        judged: impl Fn(ReviewRow),
    ) -> Option<Review> {
        let mut lines = self.at_worker(household, task).await?;
        loop {
            let line = timeout(MAX_SILENCE, lines.next()).await.ok()??;
            match serde_json::from_str(&line).ok()? {
                ReviewLine::Row(row) => judged(row),
                ReviewLine::Finished(review) => return Some(*review),
            }
        }
    }

    async fn at_worker(&self, household: Household, task: Option<Task>) -> Option<Lines> {
        self.workers()?.run(household, task?).await
    }
}
