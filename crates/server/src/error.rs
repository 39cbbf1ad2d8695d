//! The errors of a request: one type, with the status of each variant, shown as a page or as `application/problem+json`.

mod cause;
mod refusal;
mod unreadable;

use std::time::Duration;

use axum::Json;
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use hearth_host::base::{HostError, TooMany};
use hearth_store::{Scope, StoreFailure};
use hearth_table::Refusal;
use hearth_words::{Language, say};
use serde::Serialize;

pub(crate) use self::cause::{BadInput, BanNotice, Forbidden, Missing};
pub(crate) use self::refusal::ended;

/// The time after which a table without an owner should be tried again.
const TABLE_RETRY_AFTER: Duration = Duration::from_secs(2);

/// An error of a request.
#[derive(Clone, Debug)]
pub(crate) enum AppError {
    /// A table refuses.
    Refused(Refusal),
    /// It does not exist.
    Missing(Missing),
    /// The input is invalid.
    Input(BadInput),
    /// The body is not a form or JSON, or not of the expected shape.
    Unreadable {
        /// The status of the response.
        status: StatusCode,
        /// The reason, for programs.
        message: String,
    },
    /// The address exists but does not support this method.
    Method,
    /// The caller is not authenticated.
    Unknown,
    /// The caller is not allowed to do it.
    Forbidden(Forbidden),
    /// The caller's token needs this scope.
    Scope(Scope),
    /// The caller is banned.
    Banned(BanNotice),
    /// The request came from another site (CSRF).
    CrossSite,
    /// The request is for a host name that is not ours (DNS rebinding).
    WrongHost,
    /// A rate limit was reached. The request can be repeated after this time.
    TooMany(Duration),
    /// It took too long: the body was incomplete, or the bots are overloaded.
    TooSlow,
    /// It could not be stored; nothing has changed.
    NotStored(String),
    /// The database has not confirmed it: it may be stored or not.
    MaybeStored(String),
    /// The deal that the page showed was used or is too old.
    TicketUsed,
    /// No node could answer for the table, or its answer was lost.
    TableUnavailable,
    /// The bot failed.
    NotThought(String),
}

impl AppError {
    /// Returns the status of the response.
    pub fn status(&self) -> StatusCode {
        match self {
            AppError::Refused(Refusal::Stale(_) | Refusal::NotYet { .. }) | AppError::TicketUsed => {
                StatusCode::CONFLICT
            }
            AppError::Missing(_) => StatusCode::NOT_FOUND,
            AppError::Input(_) => StatusCode::BAD_REQUEST,
            AppError::Unreadable { status, .. } => *status,
            AppError::Method => StatusCode::METHOD_NOT_ALLOWED,
            AppError::Unknown => StatusCode::UNAUTHORIZED,
            AppError::Refused(Refusal::NotSitting | Refusal::NotHost)
            | AppError::Forbidden(_)
            | AppError::Scope(_)
            | AppError::Banned(_)
            | AppError::CrossSite => StatusCode::FORBIDDEN,
            AppError::WrongHost => StatusCode::MISDIRECTED_REQUEST,
            AppError::Refused(_) => StatusCode::UNPROCESSABLE_ENTITY,
            AppError::TooMany(_) => StatusCode::TOO_MANY_REQUESTS,
            AppError::TooSlow => StatusCode::REQUEST_TIMEOUT,
            AppError::NotStored(_)
            | AppError::MaybeStored(_)
            | AppError::TableUnavailable
            | AppError::NotThought(_) => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    /// Returns the short name that programs can rely on.
    pub fn name(&self) -> &'static str {
        match self {
            AppError::Refused(refusal) => refusal.name(),
            AppError::Missing(_) => "missing",
            AppError::Input(_) => "bad-input",
            AppError::Unreadable { .. } => "unreadable",
            AppError::Method => "bad-method",
            AppError::Unknown => "unknown-caller",
            AppError::Forbidden(_) => "forbidden",
            AppError::Scope(_) => "insufficient-scope",
            AppError::Banned(_) => "banned",
            AppError::CrossSite => "cross-site",
            AppError::WrongHost => "wrong-host",
            AppError::TooMany(_) => "too-many-requests",
            AppError::TooSlow => "too-slow",
            AppError::NotStored(_) => "not-stored",
            AppError::MaybeStored(_) => "maybe-stored",
            AppError::TicketUsed => "ticket-used",
            AppError::TableUnavailable => "table-unavailable",
            AppError::NotThought(_) => "not-thought",
        }
    }

    /// Returns the rule of the game that forbids it, if there is one.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            AppError::Refused(refusal) => refusal.rule(),
            _ => None,
        }
    }

    /// Returns the sentence for a person.
    pub fn sentence(&self, language: Language) -> String {
        match self {
            AppError::Refused(refusal) => refusal::sentence(refusal, language),
            AppError::Missing(what) => what.sentence(language),
            AppError::Input(mistake) => mistake.sentence(language),
            AppError::Unreadable { status: StatusCode::PAYLOAD_TOO_LARGE, .. } => {
                say!(language, "wrong-too-large")
            }
            AppError::Unreadable { .. } => say!(language, "wrong-unreadable"),
            AppError::Method => say!(language, "wrong-method"),
            AppError::Unknown => say!(language, "wrong-unknown"),
            AppError::Forbidden(what) => what.sentence(language),
            AppError::Scope(scope) => say!(language, "wrong-scope", scope = scope.name()),
            AppError::Banned(notice) => notice.sentence(language),
            AppError::CrossSite => say!(language, "wrong-cross-site"),
            AppError::WrongHost => say!(language, "wrong-host"),
            AppError::TooMany(wait) => say!(language, "wrong-too-many", seconds = seconds(*wait)),
            AppError::TooSlow => say!(language, "wrong-too-slow"),
            AppError::NotStored(why) => say!(language, "wrong-not-stored", why = why.as_str()),
            AppError::MaybeStored(why) => say!(language, "wrong-maybe-stored", why = why.as_str()),
            AppError::TicketUsed => say!(language, "wrong-ticket-used"),
            AppError::TableUnavailable => say!(language, "wrong-table-unavailable"),
            AppError::NotThought(why) => say!(language, "hint-not-thought", why = why.as_str()),
        }
    }

    /// Returns the `Retry-After` header, if the time is known.
    fn retry_after(&self) -> Option<(HeaderName, HeaderValue)> {
        match self {
            AppError::TooMany(wait) => Some((header::RETRY_AFTER, HeaderValue::from(seconds(*wait)))),
            AppError::TableUnavailable => {
                Some((header::RETRY_AFTER, HeaderValue::from(seconds(TABLE_RETRY_AFTER))))
            }
            _ => None,
        }
    }

    /// Returns the sentence for a program, in English. Refusals and parse errors keep their own words.
    fn detail(&self) -> String {
        match self {
            AppError::Refused(refusal) => ended(&refusal.to_string()),
            AppError::Unreadable { message, .. } => message.clone(),
            error => error.sentence(Language::English),
        }
    }
}

/// Returns a time in whole seconds, rounded up.
fn seconds(wait: Duration) -> u64 {
    wait.as_secs() + u64::from(wait.subsec_nanos() > 0)
}

impl From<HostError> for AppError {
    fn from(error: HostError) -> AppError {
        match error {
            HostError::Refused(refusal) => AppError::Refused(refusal),
            HostError::NotStored(why) => AppError::NotStored(why),
            HostError::MaybeStored(why) => AppError::MaybeStored(why),
            HostError::NoTable => AppError::Missing(Missing::Table),
            HostError::NotHere => AppError::TableUnavailable,
            HostError::TicketUsed(_) | HostError::BadTicket => AppError::TicketUsed,
            HostError::NoGame => AppError::Missing(Missing::Game),
            HostError::NoSeat(seat) => AppError::Input(BadInput::Seat(seat)),
            HostError::NoSuchPosition(at) => AppError::Input(BadInput::Moment(at)),
            HostError::CannotPlayOn => AppError::Input(BadInput::PlayOn),
            HostError::TooLongToReview => AppError::Input(BadInput::LongReview),
            HostError::StillRunning => AppError::Forbidden(Forbidden::Running),
            HostError::NoRematch => AppError::Forbidden(Forbidden::Rematch),
            HostError::NoHints => AppError::Forbidden(Forbidden::Hint),
            HostError::BotFailed(why) => AppError::NotThought(why),
            HostError::TooMany(too_many) => too_many.into(),
        }
    }
}

impl From<TooMany> for AppError {
    fn from(TooMany(wait): TooMany) -> AppError {
        AppError::TooMany(wait)
    }
}

impl From<Refusal> for AppError {
    fn from(refusal: Refusal) -> AppError {
        AppError::Refused(refusal)
    }
}

impl From<StoreFailure> for AppError {
    fn from(failure: StoreFailure) -> AppError {
        HostError::from(failure).into()
    }
}

/// The reason of a server error, in the extensions of a response: the access log tells the operator.
#[derive(Clone, Debug)]
pub(crate) struct FailureReason(pub String);

/// The mark of a response from a node that does not run the table. Nothing has changed, so its owner can be asked instead.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NotHere;

impl FailureReason {
    /// Adds the reason to a response, if the server is to blame.
    fn add(error: &AppError, response: &mut Response) {
        if matches!(error, AppError::TableUnavailable) {
            response.extensions_mut().insert(NotHere);
        }
        if error.status().is_server_error() {
            response.extensions_mut().insert(FailureReason(error.detail()));
        }
    }
}

/// An error, as `application/problem+json`.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct ProblemResponse {
    /// The name of the error, as a URI.
    #[serde(rename = "type")]
    kind: String,
    /// The name alone; it is stable.
    title: &'static str,
    /// The status of the response.
    status: u16,
    /// A sentence for people.
    detail: String,
    /// The id of the rule that forbids it, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<&'static str>,
    /// The scope that the token needs, if it has another one.
    #[serde(skip_serializing_if = "Option::is_none")]
    scope: Option<&'static str>,
    /// The number of decisions made, if the decision was meant for another point of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    decisions: Option<usize>,
}

/// An error of the API.
#[derive(Clone, Debug)]
pub(crate) struct Problem(pub AppError);

impl<E: Into<AppError>> From<E> for Problem {
    fn from(error: E) -> Problem {
        Problem(error.into())
    }
}

impl Problem {
    /// Returns the body of the response.
    pub fn told(&self) -> ProblemResponse {
        let Problem(error) = self;
        ProblemResponse {
            kind: format!("urn:hearth:{}", error.name()),
            title: error.name(),
            status: error.status().as_u16(),
            detail: error.detail(),
            rule: error.rule(),
            scope: match error {
                AppError::Scope(scope) => Some(scope.name()),
                _ => None,
            },
            decisions: match error {
                AppError::Refused(Refusal::Stale(decisions) | Refusal::NotYet { decisions, .. }) => {
                    Some(*decisions)
                }
                _ => None,
            },
        }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let status = self.0.status();
        let mut response = (status, Json(self.told())).into_response();
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/problem+json"));
        headers.extend(self.0.retry_after());
        if status == StatusCode::UNAUTHORIZED {
            headers.insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        FailureReason::add(&self.0, &mut response);
        response
    }
}

/// An error of a page. The middleware knows the language: it finds the error in the response's extensions and renders it.
#[derive(Clone, Debug)]
pub(crate) struct PageError(pub AppError);

impl<E: Into<AppError>> From<E> for PageError {
    fn from(error: E) -> PageError {
        PageError(error.into())
    }
}

impl IntoResponse for PageError {
    fn into_response(self) -> Response {
        let status = self.0.status();
        let mut response = status.into_response();
        response.headers_mut().extend(self.0.retry_after());
        FailureReason::add(&self.0, &mut response);
        response.extensions_mut().insert(self.0);
        response
    }
}
