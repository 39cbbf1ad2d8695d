//! Extractors for the API, whose rejections are problems.

mod object;

use axum::Json;
use axum::body::Body;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, FromRequestParts, OptionalFromRequest, Path, Query, Request};
use axum::http::request::Parts;
use bytes::Bytes;
use hearth_store::{TableId, UserId};
use serde::de::DeserializeOwned;
use serde_json::{Number, Value};
use utoipa::IntoParams;
use utoipa::openapi::path::{Parameter, ParameterBuilder, ParameterIn};
use utoipa::openapi::schema::Type;
use utoipa::openapi::{ObjectBuilder, Required, Schema};

pub(super) use self::object::Object;
use crate::app::App;
use crate::error::{AppError, Missing, Problem};
use crate::http::extract::table_id;

/// Numbers of this size fit no integer.
const TWO_TO_64: f64 = 18_446_744_073_709_551_616.0;
const TWO_TO_63: f64 = TWO_TO_64 / 2.0;

/// A JSON body.
pub(super) struct Sent<T>(pub T);

impl<T: DeserializeOwned> FromRequest<App> for Sent<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, app: &App) -> Result<Sent<T>, Problem> {
        let (request, bytes) = buffered(request, app).await?;
        match <Json<Object<T>> as FromRequest<App>>::from_request(request, app).await {
            Ok(Json(Object(sent))) => Ok(Sent(sent)),
            Err(rejection) => with_whole_numbers(&bytes, rejection).map(|Object(sent)| Sent(sent)),
        }
    }
}

/// A request without a content type has no body, and `null` means the same.
impl<T: DeserializeOwned> OptionalFromRequest<App> for Sent<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, app: &App) -> Result<Option<Sent<T>>, Problem> {
        let (request, bytes) = buffered(request, app).await?;
        let sent =
            match <Json<Option<Object<T>>> as OptionalFromRequest<App>>::from_request(request, app).await {
                Ok(sent) => sent.and_then(|Json(sent)| sent),
                Err(rejection) => with_whole_numbers(&bytes, rejection)?,
            };
        Ok(sent.map(|Object(sent)| Sent(sent)))
    }
}

/// Reads the body of a request, so that it can be looked at twice.
async fn buffered(request: Request, app: &App) -> Result<(Request, Bytes), Problem> {
    let (parts, body) = request.into_parts();
    let bytes = Bytes::from_request(Request::from_parts(parts.clone(), body), app).await?;
    Ok((Request::from_parts(parts, Body::from(bytes.clone())), bytes))
}

/// Reads a body again whose numbers are of another type: JSON has no integers, so 3.0 is 3.
fn with_whole_numbers<T: DeserializeOwned>(bytes: &[u8], rejection: JsonRejection) -> Result<T, Problem> {
    let read = || {
        let mut value: Value = serde_json::from_slice(bytes).ok()?;
        make_whole(&mut value);
        serde_json::from_value(value).ok()
    };
    let of_data = matches!(rejection, JsonRejection::JsonDataError(_));
    of_data.then(read).flatten().ok_or_else(|| rejection.into())
}

/// Writes whole numbers without a fraction.
// A positive number has no sign to lose.
#[expect(clippy::cast_sign_loss)]
fn make_whole(value: &mut Value) {
    match value {
        Value::Number(number) => {
            let float = number.as_f64().filter(|float| number.is_f64() && float.fract() == 0.0);
            if let Some(float) = float.filter(|float| (-TWO_TO_63..TWO_TO_64).contains(float)) {
                *number = if float < 0.0 { Number::from(float as i64) } else { Number::from(float as u64) };
            }
        }
        Value::Array(values) => values.iter_mut().for_each(make_whole),
        Value::Object(fields) => fields.values_mut().for_each(make_whole),
        Value::Null | Value::Bool(_) | Value::String(_) => (),
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

/// The person in the path.
pub(super) struct Whom(pub UserId);

impl FromRequestParts<App> for Whom {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Whom, Problem> {
        let path = Path::<i64>::from_request_parts(parts, app).await;
        let person = path.ok().map(|Path(person)| person).filter(|person| *person > 0);
        person.map(|person| Whom(UserId(person))).ok_or(Problem(AppError::Missing(Missing::Person)))
    }
}

impl IntoParams for Whom {
    fn into_params(_: impl Fn() -> Option<ParameterIn>) -> Vec<Parameter> {
        let number = ObjectBuilder::new().schema_type(Type::Integer).minimum(Some(1)).maximum(Some(i64::MAX));
        vec![in_path("person", "The number of the person", Schema::Object(number.build()))]
    }
}

/// Describes a parameter in the path.
fn in_path(name: &str, description: &str, schema: Schema) -> Parameter {
    let parameter = ParameterBuilder::new()
        .name(name)
        .parameter_in(ParameterIn::Path)
        .required(Required::True)
        .description(Some(description))
        .schema(Some(schema));
    parameter.build()
}

/// Describes the id of a table. Capitals are accepted too: people may type a link from paper.
fn id_schema() -> Schema {
    let id = ObjectBuilder::new().schema_type(Type::String).pattern(Some("^[A-HJKMNP-Za-hjkmnp-z02-9]{10}$"));
    Schema::Object(id.build())
}

impl IntoParams for At {
    fn into_params(_: impl Fn() -> Option<ParameterIn>) -> Vec<Parameter> {
        vec![in_path("id", "The table", id_schema())]
    }
}
