//! Lets other nodes do the work of bots.

use std::collections::HashMap;
use std::fmt;
use std::future::ready;
use std::io;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::body::Body;
use axum::http::Request;
use axum::http::header::CONTENT_TYPE;
use futures_util::future::BoxFuture;
use futures_util::stream::{StreamExt, TryStreamExt};
use hearth_catalogue::Task;
use hearth_cluster::Number;
use hearth_host::base::{Household, Lines, Workers};
use tokio_util::codec::{FramedRead, LinesCodec};
use tokio_util::io::StreamReader;

use super::{Forwarding, Node};
use crate::http::nodes::TASKS;

/// The longest line that is read: a review of the longest game is shorter.
const MAX_LINE_BYTES: usize = 4 * 1024 * 1024;

/// The number of tasks that each worker does for each household of this node now.
#[derive(Default)]
pub(super) struct WorkerLoads(Mutex<HashMap<(Number, Household), usize>>);

/// A task that a worker does, until this is dropped.
struct Counted {
    loads: Arc<WorkerLoads>,
    of: (Number, Household),
}

impl WorkerLoads {
    /// Chooses the worker with the fewest tasks.
    fn choose(self: &Arc<WorkerLoads>, workers: Vec<Node>, household: Household) -> Option<(Node, Counted)> {
        let mut tasks = self.lock();
        let of = |node: &Node| -> usize {
            tasks.iter().filter(|((worker, _), _)| *worker == node.number).map(|(_, count)| count).sum()
        };
        let node = workers.into_iter().min_by_key(of)?;
        let of = (node.number, household);
        *tasks.entry(of).or_default() += 1;
        Some((node, Counted { loads: Arc::clone(self), of }))
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<(Number, Household), usize>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut tasks = self.loads.lock();
        if let Some(count) = tasks.get_mut(&self.of) {
            *count -= 1;
            if *count == 0 {
                tasks.remove(&self.of);
            }
        }
    }
}

impl Workers for Forwarding {
    fn are_there(&self) -> bool {
        self.owners.has_workers()
    }

    fn tasks(&self) -> HashMap<Household, usize> {
        let mut tasks = HashMap::new();
        for ((_, household), count) in self.loads.lock().iter() {
            *tasks.entry(*household).or_default() += count;
        }
        tasks
    }

    fn run(&self, household: Household, task: Task) -> BoxFuture<'_, Option<Lines>> {
        Box::pin(async move {
            let (node, counted) = self.loads.choose(self.owners.workers(), household)?;
            // Strings and numbers can always be written.
            let body = serde_json::to_vec(&task).unwrap_or_default();
            let request =
                Request::post(TASKS).header(CONTENT_TYPE, "application/json").body(Body::from(body));
            let (parts, body) = request.ok()?.into_parts();
            let origin = (household.address(), &self.ids.next());
            let answer = self.send_to(&node, &parts, body, origin).await.ok()?;
            if !answer.status().is_success() {
                tracing::warn!(address = %node.address, status = %answer.status(), "a worker refuses a task");
                return None;
            }
            let bytes = answer.into_body().into_data_stream().map_err(io::Error::other);
            let lines = LinesCodec::new_with_max_length(MAX_LINE_BYTES);
            let lines = FramedRead::new(StreamReader::new(bytes), lines);
            // It is counted as long as somebody reads its lines.
            Some(lines.scan(counted, |_, line| ready(line.ok())).boxed())
        })
    }
}

impl fmt::Debug for Forwarding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Forwarding").finish_non_exhaustive()
    }
}
