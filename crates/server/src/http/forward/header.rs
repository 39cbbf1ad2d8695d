//! The header that nodes add to the requests they forward, and to the answer that refuses one.

use axum::http::header::Entry;
use axum::http::{HeaderMap, HeaderName, HeaderValue};

/// In a request: what the first node says, signed. In an answer: the receiver does not own the table.
pub(super) const HEARTH_FORWARDED: HeaderName = HeaderName::from_static("hearth-forwarded");

/// Removes the header. Several of them count as an empty one, which no node sends.
pub(super) fn take(headers: &mut HeaderMap) -> Option<HeaderValue> {
    let Entry::Occupied(sent) = headers.entry(HEARTH_FORWARDED) else { return None };
    let (_, mut values) = sent.remove_entry_mult();
    let first = values.next();
    let others = values.count();
    first.map(|first| if others == 0 { first } else { HeaderValue::from_static("") })
}
