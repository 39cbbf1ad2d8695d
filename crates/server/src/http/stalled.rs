//! Finds HTTP/2 clients that ask for much and take nothing.
//!
//! On a connection with HTTP/1, such a client stops the only answer, and the write timeout of the socket ends it. With
//! HTTP/2 it can keep a hundred answers waiting in memory, and the socket moves all the same.

use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::task::{Context, Poll};
use std::time::Duration;

use axum::body::{Body, HttpBody};
use bytes::Bytes;
use http_body::{Frame, SizeHint};
use tokio::time::{Instant, sleep};

/// The answers of one connection that are under way.
#[derive(Clone, Default)]
pub(crate) struct OpenAnswers(Arc<Mutex<Vec<Weak<Waiting>>>>);

/// Since when the connection has not asked for more of an answer, while there may be more.
struct Waiting(Mutex<Option<Instant>>);

impl OpenAnswers {
    /// Watches an answer until its body is dropped.
    pub fn watch(&self, body: Body) -> Body {
        let waiting = Arc::new(Waiting(Mutex::new(Some(Instant::now()))));
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(Arc::downgrade(&waiting));
        Body::new(WatchedBody { body, begun: false, waiting })
    }

    /// Waits until the client has not taken more of an answer for this time.
    pub async fn stalled(&self, limit: Duration) {
        loop {
            sleep(limit / 4).await;
            let mut open = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            open.retain(|waiting| waiting.strong_count() > 0);
            let long = |waiting: &Weak<Waiting>| {
                waiting
                    .upgrade()
                    .and_then(|waiting| waiting.get())
                    .is_some_and(|since| since.elapsed() >= limit)
            };
            if open.iter().any(long) {
                return;
            }
        }
    }
}

impl Waiting {
    fn get(&self) -> Option<Instant> {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn set(&self, since: Option<Instant>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = since;
    }
}

struct WatchedBody {
    body: Body,
    begun: bool,
    waiting: Arc<Waiting>,
}

impl HttpBody for WatchedBody {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        self.begun = true;
        let polled = Pin::new(&mut self.body).poll_frame(context);
        self.waiting.set(matches!(polled, Poll::Ready(Some(Ok(_)))).then(Instant::now));
        polled
    }

    /// An answer that has begun ends only when the connection asks for more: until then, its bytes wait in memory.
    fn is_end_stream(&self) -> bool {
        !self.begun && self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;

    use futures_util::stream;
    use http_body_util::BodyExt;
    use tokio::time::timeout;

    use super::*;

    const LIMIT: Duration = Duration::from_mins(1);

    /// Returns `true` if the client counts as stalled within a time that is much longer than the limit.
    async fn stalls(answers: &OpenAnswers) -> bool {
        timeout(LIMIT * 10, answers.stalled(LIMIT)).await.is_ok()
    }

    #[tokio::test(start_paused = true)]
    async fn an_answer_that_nobody_takes_is_a_stall() {
        let answers = OpenAnswers::default();
        let mut body = answers.watch(Body::from("a page"));
        assert!(stalls(&answers).await, "nothing is taken");
        let first = body.frame().await.expect("a frame").expect("no error");
        assert_eq!(first.into_data().expect("data"), "a page");
        assert!(!body.is_end_stream(), "the bytes may still wait");
        assert!(stalls(&answers).await, "the end is not asked for");
        assert!(body.frame().await.is_none());
        assert!(!stalls(&answers).await, "everything is taken");
    }

    #[tokio::test(start_paused = true)]
    async fn a_quiet_stream_is_no_stall() {
        let answers = OpenAnswers::default();
        let mut body = answers.watch(Body::from_stream(stream::pending::<Result<Bytes, Infallible>>()));
        tokio::select! {
            _ = body.frame() => unreachable!("nothing is sent"),
            stalled = stalls(&answers) => assert!(!stalled),
        }
    }
}
