//! Server-sent events.

use hearth_host::base::{ConnectionPermit, EventId};
use std::convert::Infallible;
use std::fmt::{Display, Write};
use std::pin::Pin;
use std::task::{Context, Poll};

use axum::body::Body;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderMap, HeaderName};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use hearth_host::tables::{Frame, FrameSender, Subscription, Transport};
use hearth_page::Part;
use hearth_table::Person;
use hearth_words::Language;
use tokio::sync::mpsc;

use crate::accounts::session_revocation::RevocationFlag;

/// Tells a proxy not to gather what is pushed until it has enough of it (nginx does).
const BUFFERING: HeaderName = HeaderName::from_static("x-accel-buffering");

/// So many frames may wait for one who reads slowly; then he has to come back and catch up.
const STREAM_CAPACITY: usize = 64;

/// The body of a stream: the queue of one subscriber.
pub(crate) struct Frames {
    queue: mpsc::Receiver<Frame>,
    session_revocation: Option<RevocationFlag>,
    _permit: ConnectionPermit,
}

/// A way to one who holds a ticket, for as long as he may watch.
pub(crate) fn channel(
    session_revocation: Option<RevocationFlag>,
    permit: ConnectionPermit,
) -> (FrameSender, Frames) {
    channel_of(STREAM_CAPACITY, session_revocation, permit)
}

/// The same, on which so many frames may wait.
pub(crate) fn channel_of(
    capacity: usize,
    session_revocation: Option<RevocationFlag>,
    permit: ConnectionPermit,
) -> (FrameSender, Frames) {
    let (sender, queue) = mpsc::channel(capacity);
    (sender, Frames { queue, session_revocation, _permit: permit })
}

impl http_body::Body for Frames {
    type Data = Bytes;
    type Error = Infallible;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<http_body::Frame<Bytes>, Infallible>>> {
        let next = self.queue.poll_recv(context);
        if self.session_revocation.as_ref().is_some_and(RevocationFlag::is_over) {
            return Poll::Ready(None);
        }
        next.map(|frame| frame.map(|frame| Ok(http_body::Frame::data(bytes(frame)))))
    }
}

/// The answer to one who watches.
pub(crate) fn response(frames: Frames) -> Response {
    let headers = [(CONTENT_TYPE, "text/event-stream"), (CACHE_CONTROL, "no-store"), (BUFFERING, "no")];
    (headers, Body::new(frames)).into_response()
}

/// The last event that somebody has seen, who comes back.
pub(crate) fn last_seen(headers: &HeaderMap) -> Option<EventId> {
    headers.get("last-event-id")?.to_str().ok()?.parse().ok()
}

/// Returns the bytes of a frame: a heartbeat is a comment, which clients ignore.
fn bytes(frame: Frame) -> Bytes {
    match frame {
        Frame::Heartbeat => Bytes::from_static(b":\n\n"),
        Frame::Event(bytes) => bytes,
    }
}

/// A subscription of a program, which reads English.
pub(crate) fn program_subscription(
    frames: FrameSender,
    person: Option<Person>,
    seen: Option<EventId>,
) -> Subscription {
    let (language, transport) = (Language::English, Transport::Program);
    Subscription { frames, person, language, transport, seen, drawn_for: None }
}

/// An event with a name and nothing else to say.
pub(crate) fn bare_event(id: impl Display, name: &str) -> Bytes {
    Bytes::from(format!("id: {id}\nevent: {name}\ndata: \n\n"))
}

/// A line of HTML is a line of the event, and a carriage return ends one too.
fn push_lines(text: &mut String, html: &str) {
    let mut begins = 0;
    for ends in memchr::memchr2_iter(b'\n', b'\r', html.as_bytes()) {
        text.push_str(&html[begins..ends]);
        text.push_str("\ndata: ");
        begins = ends + 1;
    }
    text.push_str(&html[begins..]);
}

/// Parts of a page as one event. Each takes the place of the element with its id, or what is in it stands last there.
pub(crate) fn page_event(id: impl Display, parts: &[Part]) -> Bytes {
    let size: usize = parts.iter().map(|part| part.html.0.len() + 64).sum();
    let mut text = String::with_capacity(size + 32);
    // Writing into a string does not fail.
    let _ = write!(text, "id: {id}\ndata: ");
    for part in parts {
        // The outermost element of a part has its id, so there is a space after its name.
        let html = &part.html.0;
        let (element, rest) = html.split_at(memchr::memchr(b' ', html.as_bytes()).unwrap_or(html.len()));
        text.push_str(element);
        text.push_str(if part.adds { " hx-swap-oob=\"beforeend\"" } else { " hx-swap-oob=\"outerMorph\"" });
        push_lines(&mut text, rest);
    }
    text.push_str("\n\n");
    Bytes::from(text)
}
