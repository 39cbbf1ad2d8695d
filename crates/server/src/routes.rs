//! All routes.

use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::header::CONTENT_TYPE;
use axum::http::{Method, StatusCode, Uri};
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use hearth_host::base::Household;
use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, NotForContentType, Predicate, SizeAbove};
use tower_http::timeout::TimeoutLayer;

use crate::api;
use crate::app::App;
use crate::error::{AppError, Missing, PageError, Problem};
use crate::http::access::RequestMonitor;
use crate::http::arrival::arrival;
use crate::http::assets::asset;
use crate::http::auth::{Operator, Origin};
use crate::http::extract::LARGEST_BODY;
use crate::http::forward::Forwarding;
use crate::http::middleware::{Guard, guard};
use crate::http::nodes;
use crate::pages::{
    app as installed, deal, door, forgotten, friends, home, host, language, learn, lobby, me, new, notices,
    person, played, ratings, replay, report, review, rules, table, then,
};

/// Responses that fit into one packet are not compressed: starting the encoder costs more than handling a decision.
const WORTH_COMPRESSING: u64 = 1300;

/// Returns the router with all routes and layers.
pub(crate) fn router(app: App, monitor: Arc<RequestMonitor>, forwarding: Option<Arc<Forwarding>>) -> Router {
    // Fonts and images are compressed already.
    let compressible = DefaultPredicate::new()
        .and(NotForContentType::const_new("font/"))
        .and(SizeAbove::new(WORTH_COMPRESSING));
    let pages = Router::new()
        .route("/", get(home::home))
        .route("/lobby", get(lobby::lobby))
        .route("/lobby/live", get(lobby::events))
        .route("/language", post(language::choose))
        .route("/play/{game}", post(home::play))
        .route("/new/{game}", get(new::new).post(new::open))
        .route("/rules/{game}", get(rules::rules))
        .route("/rules/{game}/aid", get(rules::aid))
        .route("/next", get(table::next))
        .route("/played", get(played::played))
        .route("/ratings", get(ratings::leaderboard))
        .route("/t/{id}/aid", get(rules::aid_at_table))
        .route("/t/{id}/then", get(then::then))
        .route("/t/{id}/since", get(table::flights::since))
        .route("/t/{id}/replay", get(replay::replay))
        .route("/t/{id}/review", get(review::review).post(review::begin))
        .route("/t/{id}/review/why", get(review::why))
        .route("/t/{id}/deal", get(deal::deal))
        .route("/t/{id}/again", post(deal::again))
        .route("/t/{id}/record", get(replay::record))
        .route("/t/{id}/picture.svg", get(table::picture))
        .route("/t/{id}/play-on", post(replay::play_on_from))
        .route("/t/{id}/report", get(report::form).post(report::send))
        .route("/door", get(door::form).post(door::enter))
        .route("/assets/{name}", get(asset))
        .route("/manifest.webmanifest", get(installed::manifest))
        .route("/sw.js", get(installed::worker))
        .route("/offline", get(installed::offline))
        .merge(table::routes())
        .merge(learn::routes())
        .merge(me::routes())
        .merge(friends::routes())
        .merge(person::routes())
        .merge(host::routes())
        .merge(notices::routes())
        .merge(forgotten::routes())
        .fallback(nothing)
        .method_not_allowed_fallback(elsewhere)
        // Pages get a fifth larger this way, but are compressed in less than half the time.
        .layer(CompressionLayer::new().quality(CompressionLevel::Fastest).compress_when(compressible));
    Router::new()
        .route("/healthz", get(health))
        .route("/healthz/arrival", get(arrival))
        .route("/metrics", get(metrics))
        .merge(api::routes())
        .merge(nodes::routes())
        .merge(pages)
        // One layer of several: separate layers would box the future of every request once each.
        .layer((
            from_fn_with_state(Guard { app: app.clone(), monitor, forwarding }, guard),
            TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, app.config.unfinished),
            DefaultBodyLimit::max(LARGEST_BODY),
        ))
        .with_state(app)
}

/// Redirects an address with a trailing slash; any other is not found.
async fn nothing(method: Method, address: Uri) -> Response {
    match address.path().strip_suffix('/') {
        // An address that begins with two slashes names another server (open redirect); for browsers, a backslash is one too.
        Some(page)
            if method.is_safe()
                && !["//", "/\\"].iter().any(|other| page.starts_with(other))
                && !page.is_empty() =>
        {
            Redirect::to(page).into_response()
        }
        _ => PageError(AppError::Missing(Missing::Page)).into_response(),
    }
}

/// Redirects a `GET` to a route for `POST` to the page that has its form. Such a request comes from reloading an answer.
async fn elsewhere(method: Method, address: Uri) -> Response {
    if !method.is_safe() {
        return PageError(AppError::Method).into_response();
    }
    let page = match address.path().rsplit_once('/').map_or("", |(page, _)| page) {
        "" | "/play" => "/",
        "/me/tokens" | "/me/ignored" | "/friends" => "/me",
        page => page,
    };
    Redirect::to(page).into_response()
}

/// Checks that the database is writable.
async fn health(State(app): State<App>, Origin(address): Origin) -> Result<&'static str, Problem> {
    // It costs a write.
    app.limits.expensive(Household::of(address))?;
    app.context.store.ready().await?;
    Ok("ok\n")
}

async fn metrics(State(app): State<App>, _: Operator) -> Response {
    let counts = app.context.store.counts();
    let text = app.context.metrics.text(counts.commits, counts.jobs, app.context.bots.waiting());
    ([(CONTENT_TYPE, "application/openmetrics-text; version=1.0.0; charset=utf-8")], text).into_response()
}
