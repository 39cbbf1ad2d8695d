//! A limit for the answers of a server. If its processes hang, the kernel of its machine still acknowledges all that it gets:
//! TCP sees nothing, and a limit that the server enforces ends nothing.

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep, sleep};

/// The bytes before the body of a message: its kind, and its length without the kind.
const HEADER_BYTES: usize = 5;

/// `ReadyForQuery`, the last message of each answer.
const READY: u8 = b'Z';

/// The longest wait for more of an answer. Clones are the limit of the same connection.
#[derive(Clone)]
pub(super) struct AnswerLimit(Arc<AtomicU64>);

impl AnswerLimit {
    pub fn new(limit: Duration) -> AnswerLimit {
        let new = AnswerLimit(Arc::default());
        new.set(Some(limit));
        new
    }

    /// Changes the limit for later requests; `None` lets them take as long as they take.
    pub fn set(&self, limit: Option<Duration>) {
        self.0.store(limit.unwrap_or_default().as_millis() as u64, Ordering::Relaxed);
    }

    fn get(&self) -> Option<Duration> {
        Some(self.0.load(Ordering::Relaxed)).filter(|limit| *limit > 0).map(Duration::from_millis)
    }
}

/// A connection that fails when an answer is late.
///
/// Each write begins a wait, and what arrives begins it anew, so a large answer may take longer. The end of an answer ends the
/// wait: an idle connection, or one that listens for notifications, may be silent for ever. Answers are not counted: the client
/// waits for each, except for those that free statements.
pub(super) struct LimitedStream<S> {
    stream: S,
    limit: AnswerLimit,
    messages: Messages,
    /// Set from a write until the end of an answer.
    wait: Option<Pin<Box<Sleep>>>,
}

impl<S> LimitedStream<S> {
    pub fn new(stream: S, limit: AnswerLimit) -> LimitedStream<S> {
        LimitedStream { stream, limit, messages: Messages::default(), wait: None }
    }

    fn begin_wait(&mut self, context: &mut Context<'_>) {
        let Some(limit) = self.limit.get() else {
            self.wait = None;
            return;
        };
        let wait = self.wait.get_or_insert_with(|| Box::pin(sleep(limit)));
        wait.as_mut().reset(Instant::now() + limit);
        // The client may have read before it wrote, so nothing else would wake it.
        let _ = wait.as_mut().poll(context);
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for LimitedStream<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        // First of all, what has arrived: this program may have been the one that hung.
        if let Poll::Ready(outcome) = Pin::new(&mut self.stream).poll_read(context, buffer) {
            if self.messages.end_answer(&buffer.filled()[before..]) {
                self.wait = None;
            } else if self.wait.is_some() {
                self.begin_wait(context);
            }
            return Poll::Ready(outcome);
        }
        match &mut self.wait {
            Some(wait) => {
                ready!(wait.as_mut().poll(context));
                Poll::Ready(Err(late()))
            }
            None => Poll::Pending,
        }
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for LimitedStream<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = ready!(Pin::new(&mut self.stream).poll_write(context, bytes));
        self.begin_wait(context);
        Poll::Ready(written)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

/// Returns the failure of an answer that is late.
pub(super) fn late() -> io::Error {
    io::Error::new(io::ErrorKind::TimedOut, "the server does not answer")
}

/// The place in what a server sends: messages, of which only the headers are read.
#[derive(Default)]
struct Messages {
    /// The part of a header that has arrived.
    header: Vec<u8>,
    /// The bytes of the body that are still to come.
    body: usize,
}

impl Messages {
    /// Follows the next bytes. Returns true if an answer ends among them.
    fn end_answer(&mut self, mut bytes: &[u8]) -> bool {
        let mut is_end = false;
        while !bytes.is_empty() {
            let wanted = if self.body > 0 { self.body } else { HEADER_BYTES - self.header.len() };
            let (part, rest) = bytes.split_at(wanted.min(bytes.len()));
            bytes = rest;
            if self.body > 0 {
                self.body -= part.len();
                continue;
            }
            self.header.extend_from_slice(part);
            if let [kind, a, b, c, d] = self.header[..] {
                is_end |= kind == READY;
                // The length counts its own four bytes.
                self.body = (u32::from_be_bytes([a, b, c, d]) as usize).saturating_sub(4);
                self.header.clear();
            }
        }
        is_end
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt, DuplexStream, duplex};
    use tokio::time::timeout;

    use super::*;

    const LIMIT: Duration = Duration::from_secs(3);

    /// A row, and the end of an answer.
    const ANSWER: &[u8] = b"D\0\0\0\x07Z\0\0Z\0\0\0\x05I";

    fn connection() -> (LimitedStream<DuplexStream>, DuplexStream, AnswerLimit) {
        let (ours, server) = duplex(1024);
        let limit = AnswerLimit::new(LIMIT);
        (LimitedStream::new(ours, limit.clone()), server, limit)
    }

    /// Reads until nothing has come for an hour. Returns the failure, if there is one.
    async fn failure(stream: &mut LimitedStream<DuplexStream>) -> Option<io::ErrorKind> {
        loop {
            match timeout(Duration::from_hours(1), stream.read_u8()).await {
                Ok(Ok(_)) => (),
                Ok(Err(error)) => return Some(error.kind()),
                Err(_) => return None,
            }
        }
    }

    #[tokio::test(start_paused = true)]
    async fn a_request_without_an_answer_fails_at_the_limit() {
        let (mut stream, _server, _) = connection();
        stream.write_all(b"Q").await.unwrap();
        let begin = Instant::now();
        assert_eq!(failure(&mut stream).await, Some(io::ErrorKind::TimedOut));
        let waited = begin.elapsed();
        assert!((LIMIT..LIMIT * 2).contains(&waited), "{waited:?}");
        assert_eq!(failure(&mut stream).await, Some(io::ErrorKind::TimedOut), "it stays lost");
    }

    #[tokio::test(start_paused = true)]
    async fn a_connection_that_waits_for_nothing_has_no_limit() {
        let (mut stream, mut server, _) = connection();
        assert_eq!(failure(&mut stream).await, None);
        for _ in 0..2 {
            stream.write_all(b"Q").await.unwrap();
            server.write_all(ANSWER).await.unwrap();
            assert_eq!(failure(&mut stream).await, None);
        }
        // A notification.
        server.write_all(b"A\0\0\0\x05x").await.unwrap();
        assert_eq!(failure(&mut stream).await, None);
    }

    #[tokio::test(start_paused = true)]
    async fn an_answer_that_stops_in_the_middle_fails() {
        for end in 1..ANSWER.len() - 1 {
            let (mut stream, mut server, _) = connection();
            stream.write_all(b"Q").await.unwrap();
            server.write_all(&ANSWER[..end]).await.unwrap();
            assert_eq!(failure(&mut stream).await, Some(io::ErrorKind::TimedOut), "{end} bytes");
        }
    }

    #[tokio::test(start_paused = true)]
    async fn an_answer_that_keeps_coming_may_take_longer() {
        let (mut stream, mut server, _) = connection();
        stream.write_all(b"Q").await.unwrap();
        let answer = async {
            for byte in ANSWER {
                sleep(LIMIT * 2 / 3).await;
                server.write_all(&[*byte]).await.unwrap();
            }
        };
        let (failure, ()) = tokio::join!(failure(&mut stream), answer);
        assert_eq!(failure, None);
    }

    #[tokio::test(start_paused = true)]
    async fn the_limit_can_change_and_end() {
        let (mut stream, mut server, limit) = connection();
        limit.set(None);
        stream.write_all(b"Q").await.unwrap();
        assert_eq!(failure(&mut stream).await, None);
        server.write_all(ANSWER).await.unwrap();
        assert_eq!(failure(&mut stream).await, None);
        limit.set(Some(LIMIT));
        stream.write_all(b"Q").await.unwrap();
        assert_eq!(failure(&mut stream).await, Some(io::ErrorKind::TimedOut));
    }
}
