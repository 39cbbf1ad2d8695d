//! The thread on which a review is computed.

use std::thread;

use hearth_catalogue::PendingReview;
use hearth_review::{Review, ReviewRow};
use tokio::sync::oneshot;
use tracing::Span;

use super::lower_thread_priority;

/// The nice value of the thread: below pages and bots.
const NICE: i32 = 15;

/// Computes a review on a thread of its own. `judged` is given each decision. It stops when nobody waits for it any more.
pub async fn compute_review(
    pending: PendingReview,
    judged: impl Fn(&ReviewRow) + Send + 'static,
) -> Option<Review> {
    let (sender, result) = oneshot::channel();
    let span = Span::current();
    let started = thread::Builder::new().name("review".to_owned()).spawn(move || {
        let _span = span.enter();
        lower_thread_priority(NICE);
        let mut goes_on = |row: &ReviewRow| {
            judged(row);
            !sender.is_closed()
        };
        let review = pending(&mut goes_on);
        // The receiver is gone if the server has stopped.
        drop(sender.send(review));
    });
    if let Err(error) = started {
        tracing::error!(%error, "failed to start a thread for a review; it is computed when somebody asks again");
        return None;
    }
    result.await.ok().flatten()
}
