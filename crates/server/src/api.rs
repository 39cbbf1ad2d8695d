//! What programs can do: the same as people, as JSON. Each route is a few lines over what the pages use too; the document that
//! describes them is made from the same list.

mod acts;
mod games;
mod lobby;
mod people;
mod sent;
mod table;
mod wish;

use axum::Router;
use axum::http::header::CONTENT_TYPE;
use axum::routing::get;
use bytes::Bytes;
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};
use utoipa::openapi::{Content, OpenApi as Document, RefOr, ResponseBuilder};
use utoipa::{IntoResponses, Modify, OpenApi, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::live::News;
use crate::wrong::{Problem, Trouble, Wrong};

/// What the document says beside the routes.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Hearth",
        description = "Sit at a table with a program. A token says who it acts for: `POST /guests` gives out one at once, \
                       and so does the page of a person's settings."
    ),
    servers((url = "/api/v1")),
    security(("token" = [])),
    components(schemas(Trouble, News)),
    modifiers(&Tokens)
)]
struct Description;

struct Tokens;

impl Modify for Tokens {
    fn modify(&self, document: &mut Document) {
        let components = document.components.get_or_insert_default();
        let scheme = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
        components.add_security_scheme("token", scheme);
    }
}

/// Any route can answer with a problem.
impl IntoResponses for Problem {
    fn responses() -> std::collections::BTreeMap<String, RefOr<utoipa::openapi::Response>> {
        let schema = utoipa::openapi::Ref::from_schema_name(Trouble::name());
        let response = ResponseBuilder::new()
            .description("What went wrong: `title` is a name that programs can rely on")
            .content("application/problem+json", Content::new(Some(RefOr::Ref(schema))));
        [("default".to_owned(), RefOr::T(response.build()))].into()
    }
}

/// Everything below `/api`.
pub(crate) fn routes() -> Router<App> {
    let (routes, document) = OpenApiRouter::with_openapi(Description::openapi())
        .routes(routes!(people::guests))
        .routes(routes!(people::me))
        .routes(routes!(people::token, people::end_tokens))
        .routes(routes!(games::games))
        .routes(routes!(lobby::tables, table::open))
        .routes(routes!(table::table))
        .routes(routes!(table::stream))
        .routes(routes!(table::change))
        .routes(routes!(table::record))
        .routes(routes!(acts::decide))
        .routes(routes!(acts::hint))
        .routes(routes!(acts::sit))
        .routes(routes!(acts::rise))
        .routes(routes!(acts::close))
        .routes(routes!(acts::back))
        .routes(routes!(acts::ask))
        .routes(routes!(acts::answer))
        .routes(routes!(acts::resign))
        .routes(routes!(acts::stand_in))
        .routes(routes!(acts::come_back))
        .routes(routes!(acts::say))
        .routes(routes!(acts::lift))
        .routes(routes!(table::rematch))
        .routes(routes!(table::play_on))
        .split_for_parts();
    // Names and numbers: there is nothing in it that JSON could not say.
    let document = Bytes::from(document.to_json().unwrap_or_default());
    let document = get(async || ([(CONTENT_TYPE, "application/json")], document));
    Router::new()
        .nest("/v1", routes.route("/openapi.json", document))
        .fallback(async || Problem(Wrong::Missing("address; see /api/v1/openapi.json")))
        .method_not_allowed_fallback(async || Problem(Wrong::Method))
}
