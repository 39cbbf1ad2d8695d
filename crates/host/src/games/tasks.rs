//! Tasks of other processes.

use std::sync::Arc;

use futures_util::stream::{self, StreamExt};
use hearth_catalogue::{Task, Work, with_full_budget};
use serde::Serialize;
use tokio::sync::mpsc;

use crate::base::{Context, Household, Lines, ReviewLine, compute_review};

/// Does a task of a household. Refuses one that makes no sense, such as a decision in a finished game.
pub fn run_task(context: &Arc<Context>, household: Household, task: &Task) -> Result<Lines, String> {
    let mut game = task.position()?;
    let context = Arc::clone(context);
    context.metrics.tasks.inc();
    match task.work {
        Work::Decide { seat, seed } => {
            let thought = game.thought(seat, &task.bot, seed)?;
            let thought = if task.full_budget { with_full_budget(thought) } else { thought };
            Ok(once(async move { context.bots.think(household, thought).await }))
        }
        Work::Hint { seed } => {
            let thought = game.hint(&task.bot, seed)?;
            Ok(once(async move { context.bots.think(household, thought).await }))
        }
        Work::Review => {
            let review = game.review(&task.bot)?;
            let (judged, rows) = mpsc::unbounded_channel();
            let finished = async move {
                // Nobody reads the rows if the caller is gone.
                let judge = move |row: &_| drop(judged.send(line(&ReviewLine::Row(Clone::clone(row)))));
                compute_review(review, judge)
                    .await
                    .map(|review| line(&ReviewLine::Finished(Box::new(review))))
            };
            let rows = stream::unfold(rows, async |mut rows| Some((rows.recv().await?, rows)));
            let finished = stream::once(finished).filter_map(std::future::ready);
            Ok(stream::select(rows, finished).boxed())
        }
    }
}

/// Returns the one line of a result.
fn once<R: Serialize>(result: impl Future<Output = Result<R, String>> + Send + 'static) -> Lines {
    stream::once(async move { line(&result.await) }).boxed()
}

fn line(value: &impl Serialize) -> String {
    // Strings and numbers only, so serialisation cannot fail.
    serde_json::to_string(value).unwrap_or_default()
}
