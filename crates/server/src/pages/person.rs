//! A person's own page, for accounts that want one: their results, their last games, and what one can do about them.

use axum::Router;
use axum::extract::State;
use axum::http::HeaderName;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use hearth_host::base::{Household, Ignored};
use hearth_store::{Profile, TableId, User};
use hearth_table::Person;
use hearth_words::{Language, say};
use jiff::Timestamp;
use jiff::tz::TimeZone;
use maud::{Markup, html};
use serde::Deserialize;

use super::friends::invite;
use super::listing::Look;
use super::played::{self, Played};
use super::ratings;
use crate::app::App;
use crate::error::{AppError, BadInput, Missing, PageError};
use crate::http::auth::{ActingUser, Origin, PageUser};
use crate::http::extract::{Form, Path};
use crate::http::layout;
use crate::http::layout::house;
use crate::http::layout::pictures::icon;

/// The number of games on the page.
const GAMES_SHOWN: usize = 12;

/// Keeps the page out of search engines.
const UNINDEXED: (HeaderName, &str) = (HeaderName::from_static("x-robots-tag"), "noindex");

/// Returns the routes of people's pages.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/p/{name}", get(page))
        .route("/p/{name}/friend", post(friend))
        .route("/p/{name}/ignore", post(ignore))
}

/// Returns the address of the page of an account.
pub(crate) fn address(login: &str) -> String {
    let escaped = login.bytes().map(|byte| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' => char::from(byte).to_string(),
        other => format!("%{other:02X}"),
    });
    format!("/p/{}", escaped.collect::<String>())
}

/// Finds the account that has this page. It is missing in the same words if there is no such account, or if it does not
/// want a page.
async fn owner(app: &App, name: &str) -> Result<(User, Profile), AppError> {
    const NONE: AppError = AppError::Missing(Missing::Page);
    let (owner, _) = app.context.store.by_login(name).await?.ok_or(NONE)?;
    let profile = app.context.store.profile(owner.id).await?.filter(|profile| profile.page);
    Ok((owner, profile.ok_or(NONE)?))
}

/// The relation of the reader to the owner.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Relation {
    /// Without an account one has no friends.
    Stranger,
    Owner,
    None,
    /// The reader has asked.
    Asked,
    /// The owner has asked.
    Asking,
    Friends,
}

async fn relation(app: &App, visitor: &PageUser, owner: &User) -> Result<Relation, AppError> {
    let Some(identity) = visitor.identity.as_ref() else { return Ok(Relation::Stranger) };
    if identity.user.id == owner.id {
        return Ok(Relation::Owner);
    }
    if identity.user.login.is_none() {
        return Ok(Relation::Stranger);
    }
    let known = app.context.store.friends(identity.user.id).await?;
    let among = |people: &[hearth_store::Friend]| people.iter().any(|friend| friend.id == owner.id);
    Ok(match () {
        () if among(&known.friends) => Relation::Friends,
        () if among(&known.asking) => Relation::Asking,
        () if among(&known.asked) => Relation::Asked,
        () => Relation::None,
    })
}

/// Draws the page.
async fn page(
    State(app): State<App>,
    Origin(origin): Origin,
    visitor: PageUser,
    Path(name): Path<String>,
) -> Result<Response, PageError> {
    app.limits.expensive(Household::of(origin))?;
    let (owner, profile) = owner(&app, &name).await?;
    let language = visitor.language;
    let look = Look { me: Some(Person(owner.id.0)), now: app.context.clock.now().0, language };
    let games = played::remembered(&app, owner.id, None).await?;
    // Private tables count, but only listed ones are shown.
    let open: Vec<&Played> =
        games.iter().filter(|game| game.listed.summary.public).take(GAMES_SHOWN).collect();
    let relation = relation(&app, &visitor, &owner).await?;
    let blocked = app.context.ignored.get(visitor.person(), Person(owner.id.0)) == Some(Ignored::Blocked);
    let here = relation == Relation::Friends && profile.presence && app.house.here().contains(&owner.id);
    let actions =
        Actions { owner: &owner, relation, blocked, table: open.first().map(|game| game.listed.id) };
    let invitation = match &visitor.identity {
        Some(identity) if relation == Relation::Friends => {
            let (table, friend) =
                (invite::open_table(&app, identity).await?, (owner.id, owner.name.as_str()));
            Some(invite::control(table.as_ref(), friend, &app.context.issue_ticket(), language))
        }
        _ => None,
    };
    let content = html! {
        div .fared .of-another {
            section .panel .person {
                (house::person(&owner.name))
                h1 { (owner.name) }
                p .since {
                    (since(profile.created, language))
                    @if here { " · " em .here { (say!(language, "friends-is-here")) } }
                }
                p #notice role="alert" {}
                (actions.draw(invitation.as_ref(), language))
                (played::figures(&games, look))
                @if !games.is_empty() { (played::tallies(&games, look)) }
            }
            (ratings::section(&app, owner.id, language).await?)
            section .panel .recent {
                header { h2 { (say!(language, "person-games")) } }
                @if open.is_empty() { p .quiet { (say!(language, "person-no-games")) } }
                @else { (played::lines(&open, look)) }
            }
        }
    };
    let page = layout::page(&owner.name, &visitor.reader(), &content);
    Ok(([UNINDEXED], page).into_response())
}

/// Returns since when a person is here: a month.
fn since(created: i64, language: Language) -> String {
    let Ok(created) = Timestamp::from_millisecond(created) else { return String::new() };
    let date = TimeZone::UTC.to_datetime(created);
    let months = say!(language, "person-months");
    let month = months.split(", ").nth(usize::from(date.month().unsigned_abs()) - 1).unwrap_or_default();
    // As text, so that the year has no thousands separator.
    say!(language, "person-since", month = month, year = date.year().to_string())
}

/// The buttons for a reader: friendship, report, block.
struct Actions<'a> {
    owner: &'a User,
    relation: Relation,
    blocked: bool,
    /// A table at which the owner can be reported.
    table: Option<TableId>,
}

impl Actions<'_> {
    fn draw(&self, invitation: Option<&Markup>, language: Language) -> Markup {
        let address = address(self.owner.login.as_deref().unwrap_or_default());
        html! {
            @match self.relation {
                Relation::Owner => p .ways { a .button href="/me#people" { (icon("i-gear")) (say!(language, "person-own")) } },
                Relation::Stranger => {},
                Relation::Friends => div .ways {
                    span .chosen { (icon("i-check")) (say!(language, "person-friends")) }
                    @if let Some(invitation) = invitation { (invitation) }
                },
                Relation::Asked => p .ways { span .chosen { (say!(language, "friends-waiting")) } },
                Relation::None | Relation::Asking => {
                    @if self.relation == Relation::Asking { p { (say!(language, "friends-asks")) } }
                    form .ways method="post" action={ (address) "/friend" } {
                        button .primary {
                            (icon("i-people"))
                            @if self.relation == Relation::Asking { (say!(language, "friends-accept")) }
                            @else { (say!(language, "person-ask")) }
                        }
                    }
                },
            }
            @if self.relation != Relation::Owner { (self.against(&address, language)) }
        }
    }

    /// Draws the folded actions against the owner.
    fn against(&self, address: &str, language: Language) -> Markup {
        html! {
            details .against-them {
                summary { (say!(language, "person-more")) }
                div .ways {
                    @if self.relation != Relation::Stranger {
                        form .one method="post" action={ (address) "/ignore" } {
                            @if self.blocked { button name="how" value="end" { (say!(language, "person-unblock")) } }
                            @else { button name="how" value="block" { (say!(language, "people-block")) } }
                        }
                    }
                    @if let Some(table) = self.table {
                        a .button href={ "/t/" (table) "/report?person=" (self.owner.id) } { (say!(language, "people-report")) }
                    }
                }
            }
        }
    }
}

/// Asks the owner of a page to be a friend, or accepts their request.
async fn friend(
    State(app): State<App>,
    me: ActingUser,
    Path(name): Path<String>,
) -> Result<Redirect, PageError> {
    let (owner, _) = owner(&app, &name).await?;
    app.ask_friend(&me.identity, owner.id).await?;
    Ok(Redirect::to(&address(&name)))
}

#[derive(Deserialize)]
struct Ignore {
    how: String,
}

/// Blocks the owner of a page, or undoes it.
async fn ignore(
    State(app): State<App>,
    me: ActingUser,
    Path(name): Path<String>,
    Form(Ignore { how }): Form<Ignore>,
) -> Result<Redirect, PageError> {
    let (owner, _) = owner(&app, &name).await?;
    let other = Person(owner.id.0);
    match how.as_str() {
        "block" => app.ignore(&me.identity, other, Ignored::Blocked).await?,
        "end" => app.stop_ignoring(&me.identity, other).await?,
        _ => return Err(AppError::Input(BadInput::Unsure).into()),
    }
    Ok(Redirect::to(&address(&name)))
}
