//! The API: programs can do what people can, as JSON. Each route is a thin layer over the functions that pages use. The
//! document that describes them is generated from the same list.

mod acts;
mod bounds;
mod conversation;
mod deal;
mod entry_schema;
mod frames;
mod friends;
mod games;
mod ignored;
mod lobby;
mod people;
mod ratings;
mod review;
mod sent;
mod table;
mod wish;

use axum::Router;
use axum::http::header::CONTENT_TYPE;
use axum::routing::{any, get};
use bytes::Bytes;
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{Content, OpenApi as Document, RefOr, ResponseBuilder};
use utoipa::{IntoResponses, Modify, OpenApi, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(crate) use self::frames::ProgramPresenter;
use crate::app::App;
use crate::error::{AppError, Missing, Problem, ProblemResponse};

/// The parts of the document beside the routes.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Hearth",
        description = "Play at a table with a program. A token identifies the player it acts for: get one with `POST /guests`, \
                       or create one on the settings page."
    ),
    servers((url = "/api/v1")),
    components(schemas(ProblemResponse)),
    modifiers(&Tokens)
)]
struct Description;

struct Tokens;

/// The description of the tokens' scopes.
const SCOPES: &str = "A token has a scope. `read` may see what its person sees: tables, records and streams. `play` may also open \
                      tables, act and talk at them. `account` may do everything. Each route names the scope that it needs; \
                      without it, the answer is 403 `insufficient-scope`.";

impl Modify for Tokens {
    fn modify(&self, document: &mut Document) {
        let components = document.components.get_or_insert_default();
        let scheme = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).description(Some(SCOPES)).build();
        let scheme = SecurityScheme::Http(scheme);
        components.add_security_scheme("token", scheme);
    }
}

/// Adds the problem response to every route.
impl IntoResponses for Problem {
    fn responses() -> std::collections::BTreeMap<String, RefOr<utoipa::openapi::Response>> {
        let schema = utoipa::openapi::Ref::from_schema_name(ProblemResponse::name());
        let response = ResponseBuilder::new()
            .description("An error: `title` is a stable name")
            .content("application/problem+json", Content::new(Some(RefOr::Ref(schema))));
        [("default".to_owned(), RefOr::T(response.build()))].into()
    }
}

/// The address of the API.
const ROOT: &str = "/api/v1";

/// Returns everything below `/api`. The routes are not nested: nesting would rewrite the address of every request twice.
pub(crate) fn routes() -> Router<App> {
    let list = [
        routes!(people::guests),
        routes!(people::me),
        routes!(people::export),
        routes!(people::token, people::end_tokens),
        routes!(friends::friends, friends::ask),
        routes!(friends::answer),
        routes!(friends::end),
        routes!(ignored::ignored),
        routes!(ignored::ignore, ignored::end),
        routes!(games::games),
        routes!(ratings::ratings),
        routes!(ratings::ratings_of),
        routes!(deal::deal),
        routes!(lobby::tables, table::open),
        routes!(table::table),
        routes!(table::stream),
        routes!(table::change),
        routes!(table::record),
        routes!(acts::decide),
        routes!(conversation::play),
        routes!(acts::hint),
        routes!(acts::sit),
        routes!(acts::rise),
        routes!(acts::close),
        routes!(acts::back),
        routes!(acts::ask),
        routes!(acts::answer),
        routes!(acts::resign),
        routes!(acts::stand_in),
        routes!(acts::come_back),
        routes!(acts::say),
        routes!(acts::silence),
        routes!(acts::invite),
        routes!(acts::reveal),
        routes!(table::rematch),
        routes!(table::play_on),
        routes!(review::review, review::request_review),
    ];
    let mut routes = Router::new();
    let mut document = OpenApiRouter::with_openapi(Description::openapi());
    for route in list {
        let (_, described, methods) = &route;
        for path in described.paths.keys() {
            routes = routes.route(&format!("{ROOT}{path}"), methods.clone());
        }
        document = document.routes(route);
    }
    let mut document = document.to_openapi();
    bounds::state(&mut document);
    // Strings and numbers only, so serialisation cannot fail.
    let document = Bytes::from(document.to_json().unwrap_or_default());
    let document = get(async || ([(CONTENT_TYPE, "application/json")], document));
    let nothing = async || Problem(AppError::Missing(Missing::Address));
    routes
        .route(&format!("{ROOT}/openapi.json"), document)
        .method_not_allowed_fallback(async || Problem(AppError::Method))
        .route("/api", any(nothing))
        .route("/api/", any(nothing))
        .route("/api/{*address}", any(nothing))
}
