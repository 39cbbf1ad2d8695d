//! Server-sent events.

use std::convert::Infallible;
use std::fmt::{Display, Write};
use std::pin::Pin;
use std::task::{Context, Poll};

use axum::body::Body;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderMap, HeaderName};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use hearth_host::base::{ConnectionPermit, EventId, Household};
use hearth_host::tables::{Frame, FrameSender, Subscription, Transport};
use hearth_page::Part;
use hearth_table::Person;
use hearth_words::Language;
use tokio::sync::mpsc;

use crate::accounts::session_revocation::RevocationFlag;

/// Tells a proxy not to buffer the stream (nginx does).
const BUFFERING: HeaderName = HeaderName::from_static("x-accel-buffering");

/// The number of frames that may wait for a slow client (backpressure). Then it is dropped, reconnects and catches up.
const STREAM_CAPACITY: usize = 64;

/// The body of a stream: the queue of one subscriber.
pub(crate) struct Frames {
    queue: mpsc::Receiver<Frame>,
    session_revocation: Option<RevocationFlag>,
    _permit: ConnectionPermit,
}

/// Creates the queue of a subscriber. It ends with their session.
pub(crate) fn channel(
    session_revocation: Option<RevocationFlag>,
    permit: ConnectionPermit,
) -> (FrameSender, Frames) {
    channel_of(STREAM_CAPACITY, session_revocation, permit)
}

/// Creates a queue with another capacity.
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
        next.map(|frame| Some(Ok(http_body::Frame::data(bytes(frame?)?))))
    }
}

/// Returns the response that streams the frames.
pub(crate) fn response(frames: Frames) -> Response {
    let headers = [(CONTENT_TYPE, "text/event-stream"), (CACHE_CONTROL, "no-store"), (BUFFERING, "no")];
    (headers, Body::new(frames)).into_response()
}

/// Reads the last event that a reconnecting client has seen.
pub(crate) fn last_seen(headers: &HeaderMap) -> Option<EventId> {
    headers.get("last-event-id")?.to_str().ok()?.parse().ok()
}

/// Returns the bytes of a frame: a heartbeat is a comment, which clients ignore. The end has none.
fn bytes(frame: Frame) -> Option<Bytes> {
    match frame {
        Frame::Heartbeat => Some(Bytes::from_static(b":\n\n")),
        Frame::Event(bytes) => Some(bytes),
        Frame::End => None,
    }
}

/// Returns the subscription of a program, which reads English.
pub(crate) fn program_subscription(
    frames: FrameSender,
    (person, household): (Option<Person>, Household),
    seen: Option<EventId>,
) -> Subscription {
    let (language, transport) = (Language::English, Transport::Program);
    Subscription { frames, person, household, language, transport, seen, drawn_for: None }
}

/// Returns an event with a name and no data.
pub(crate) fn bare_event(id: impl Display, name: &str) -> Bytes {
    Bytes::from(format!("id: {id}\nevent: {name}\ndata: \n\n"))
}

/// Appends HTML as lines of an event. A carriage return ends a line too.
fn push_lines(text: &mut String, html: &str) {
    let mut begins = 0;
    for ends in memchr::memchr2_iter(b'\n', b'\r', html.as_bytes()) {
        text.push_str(&html[begins..ends]);
        text.push_str("\ndata: ");
        begins = ends + 1;
    }
    text.push_str(&html[begins..]);
}

/// Returns parts of a page as one event. Each replaces the element with its id, or is appended to it.
pub(crate) fn page_event(id: impl Display, parts: &[Part]) -> Bytes {
    let size: usize = parts.iter().map(|part| part.html.0.len() + 64).sum();
    let mut text = String::with_capacity(size + 32);
    // Writing to a string cannot fail.
    let _ = write!(text, "id: {id}\ndata: ");
    for part in parts {
        // The outermost element of a part has an id, so a space follows its name.
        let html = &part.html.0;
        let (element, rest) = html.split_at(memchr::memchr(b' ', html.as_bytes()).unwrap_or(html.len()));
        text.push_str(element);
        text.push_str(if part.appends {
            " hx-swap-oob=\"beforeend\""
        } else {
            " hx-swap-oob=\"outerMorph\""
        });
        push_lines(&mut text, rest);
    }
    text.push_str("\n\n");
    Bytes::from(text)
}
