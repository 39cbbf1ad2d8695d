//! Extractors for the API, whose rejections are problems.

mod object;

use axum::Json;
use axum::extract::{FromRequest, FromRequestParts, OptionalFromRequest, Path, Query, Request};
use axum::http::request::Parts;
use hearth_store::TableId;
use serde::de::DeserializeOwned;
use utoipa::IntoParams;

pub(super) use self::object::Object;
use crate::app::App;
use crate::error::{AppError, Missing, Problem};
use crate::http::extract::table_id;

/// A JSON body.
pub(super) struct Sent<T>(pub T);

impl<T: DeserializeOwned> FromRequest<App> for Sent<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, app: &App) -> Result<Sent<T>, Problem> {
        let Json(Object(sent)) = <Json<Object<T>> as FromRequest<App>>::from_request(request, app).await?;
        Ok(Sent(sent))
    }
}

/// A request without a content type has no body, and `null` means the same.
impl<T: DeserializeOwned> OptionalFromRequest<App> for Sent<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, app: &App) -> Result<Option<Sent<T>>, Problem> {
        let sent = <Json<Option<Object<T>>> as OptionalFromRequest<App>>::from_request(request, app).await?;
        Ok(sent.and_then(|Json(sent)| sent).map(|Object(sent)| Sent(sent)))
    }
}

/// The query of an address.
pub(super) struct Asked<T>(pub T);

impl<T: DeserializeOwned> FromRequestParts<App> for Asked<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Asked<T>, Problem> {
        let Query(asked) = Query::from_request_parts(parts, app).await?;
        Ok(Asked(asked))
    }
}

/// The table in the path.
pub(super) struct At(pub TableId);

impl FromRequestParts<App> for At {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<At, Problem> {
        let path = Path::<String>::from_request_parts(parts, app).await;
        let Path(text) = path.map_err(|_| Problem(AppError::Missing(Missing::Table)))?;
        Ok(At(table_id(&text)?))
    }
}

/// Describes the id of a table. Capitals are accepted too: people may type a link from paper.
fn id_schema() -> utoipa::openapi::Schema {
    use utoipa::openapi::{ObjectBuilder, Schema, Type};
    let id = ObjectBuilder::new().schema_type(Type::String).pattern(Some("^[A-HJKMNP-Za-hjkmnp-z02-9]{10}$"));
    Schema::Object(id.build())
}

impl IntoParams for At {
    fn into_params(
        _: impl Fn() -> Option<utoipa::openapi::path::ParameterIn>,
    ) -> Vec<utoipa::openapi::path::Parameter> {
        use utoipa::openapi::path::{ParameterBuilder, ParameterIn};
        let id = ParameterBuilder::new()
            .name("id")
            .parameter_in(ParameterIn::Path)
            .required(utoipa::openapi::Required::True)
            .description(Some("The table"))
            .schema(Some(id_schema()));
        vec![id.build()]
    }
}
