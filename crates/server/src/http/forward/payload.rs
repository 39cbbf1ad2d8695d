//! The body of a request that is forwarded.

use std::time::Duration;

use axum::body::{Body, HttpBody, to_bytes};
use axum::http::StatusCode;
use bytes::Bytes;
use tokio::time::timeout;

use crate::error::AppError;
use crate::http::extract::LARGEST_BODY;

/// A request body.
pub(super) enum Payload {
    /// It is here and can be sent again.
    Whole(Bytes),
    /// Its length is not known, or too large for most routes. It passes through once, and the owner decides how much it reads.
    Stream(Body),
}

impl Payload {
    /// Reads a body that says that it is small, so that a slow client occupies no connection to the owner.
    pub async fn read(body: Body, limit: Duration) -> Result<Payload, AppError> {
        if body.size_hint().exact().is_none_or(|size| size > LARGEST_BODY as u64) {
            return Ok(Payload::Stream(body));
        }
        let read = timeout(limit, to_bytes(body, LARGEST_BODY)).await.map_err(|_| AppError::TooSlow)?;
        let unreadable = |error: axum::Error| AppError::Unreadable {
            status: StatusCode::BAD_REQUEST,
            message: error.to_string(),
        };
        read.map(Payload::Whole).map_err(unreadable)
    }

    /// Returns the body. A stream is empty afterwards.
    pub fn body(&mut self) -> Body {
        match self {
            Payload::Whole(bytes) => Body::from(bytes.clone()),
            Payload::Stream(body) => std::mem::take(body),
        }
    }

    pub fn can_repeat(&self) -> bool {
        matches!(self, Payload::Whole(_))
    }
}
