//! Extractors for pages, whose rejections are pages in the visitor's language.

use axum::extract::{self, FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use hearth_core::Seat;
use hearth_store::TableId;
use serde::de::DeserializeOwned;

use crate::app::App;
use crate::error::{AppError, BadInput, Missing, PageError};

/// The largest request body, in bytes.
pub(crate) const LARGEST_BODY: usize = 64 * 1024;

/// A submitted form.
pub(crate) struct Form<T>(pub T);

impl<T: DeserializeOwned> FromRequest<App> for Form<T> {
    type Rejection = PageError;

    async fn from_request(request: Request, app: &App) -> Result<Form<T>, PageError> {
        let extract::Form(filled_in) = extract::Form::from_request(request, app).await?;
        Ok(Form(filled_in))
    }
}

/// The query of an address.
pub(crate) struct Query<T>(pub T);

impl<T: DeserializeOwned> FromRequestParts<App> for Query<T> {
    type Rejection = PageError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Query<T>, PageError> {
        let extract::Query(asked) = extract::Query::from_request_parts(parts, app).await?;
        Ok(Query(asked))
    }
}

/// The parameters in the path.
pub(crate) struct Path<T>(pub T);

impl<T: DeserializeOwned + Send> FromRequestParts<App> for Path<T> {
    type Rejection = PageError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Path<T>, PageError> {
        let path = extract::Path::<T>::from_request_parts(parts, app).await;
        let extract::Path(named) = path.map_err(|_| AppError::Missing(Missing::Page))?;
        Ok(Path(named))
    }
}

/// Reads the id of a table.
pub(crate) fn table_id(text: &str) -> Result<TableId, AppError> {
    text.parse().map_err(|_| AppError::Missing(Missing::Table))
}

/// Returns the seat of a number, counted from one.
pub(crate) fn seat(number: usize) -> Result<Seat, AppError> {
    let seat = Seat::numbered(number).filter(|seat| seat.index() < Seat::MOST);
    seat.ok_or(AppError::Input(BadInput::Seat(number)))
}
