//! The pages that open a table and change it before the game begins.

mod chairs;
mod fields;
mod options;
mod sheet;

use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use hearth_store::{Friend, UserId};
use hearth_table::{Command, Person, Refusal, Stage, TableConfig};
use maud::Markup;

use self::fields::{FRIENDS, Fields, filled_in, plan, usual};
use self::sheet::Sheet;
use crate::accounts::Identity;
use crate::app::{App, new_deal};
use crate::error::{AppError, Forbidden, PageError};
use crate::games::GameInfo;
use crate::http::auth::{ActingUser, PageUser};
use crate::http::extract::table_id;
use crate::http::extract::{Form, Path};

/// The number of friends in the menu of a chair. Others can be invited to the open table.
pub(super) const FRIENDS_OFFERED: usize = 4;

/// Draws the form for a new table.
pub(crate) async fn new(
    State(app): State<App>,
    visitor: PageUser,
    Path(game): Path<String>,
) -> Result<Markup, PageError> {
    let sheet = Sheet::open(&game)?.for_friends(friends(&app, visitor.identity.as_ref()).await?);
    let sheet = sheet.with_deal(app.context.issue_ticket());
    Ok(sheet.page(&visitor.reader(), &usual(&sheet.about), None))
}

/// Returns the friends for whom a chair can be kept: those who are here first.
async fn friends(app: &App, identity: Option<&Identity>) -> Result<Vec<Friend>, AppError> {
    let Some(identity) = identity.filter(|identity| identity.user.login.is_some()) else {
        return Ok(Vec::new());
    };
    let friends = app.context.store.friends(identity.user.id).await?.friends;
    let seen = app.friends_seen(friends).await?;
    Ok(seen.into_iter().map(|seen| seen.friend).take(FRIENDS_OFFERED).collect())
}

/// Returns the fields of the form for a usual table with a chair for a friend.
pub(super) fn with_friend(about: &GameInfo, friend: UserId) -> Fields {
    let mut fields = usual(about);
    fields.retain(|(name, _)| name != "seat2");
    let chair = [("seat2", FRIENDS[0].to_owned()), (FRIENDS[0], friend.0.to_string())];
    fields.extend(chair.map(|(name, value)| (name.to_owned(), value)));
    fields
}

/// Opens a table.
pub(crate) async fn open(
    State(app): State<App>,
    me: ActingUser,
    Path(game): Path<String>,
    Form(fields): Form<Fields>,
) -> Result<Response, PageError> {
    let sheet = Sheet::open(&game)?.for_friends(friends(&app, Some(&me.identity)).await?);
    let opened = async {
        let mut plan = plan(&sheet.about, &fields, me.language)?;
        if !app.name_friends(&me.identity, &mut plan).await? {
            return Err(AppError::Refused(Refusal::NotHere));
        }
        let deal = new_deal(fields::field(&fields, "ticket"), fields::field(&fields, "share"));
        app.open_table(&me.identity, plan, deal).await
    };
    match opened.await {
        Ok(id) => Ok(Redirect::to(&format!("/t/{id}")).into_response()),
        Err(error) => Ok(sheet.with_deal(app.context.issue_ticket()).again(me, &fields, &error)),
    }
}

/// Draws the form for changes to a table.
pub(crate) async fn change(
    State(app): State<App>,
    visitor: PageUser,
    Path(id): Path<String>,
) -> Result<Markup, PageError> {
    let plan = own_plan(&app, visitor.person(), &id).await?;
    Ok(Sheet::change(&id, &plan)?.page(&visitor.reader(), &filled_in(&plan), None))
}

/// Changes a table.
pub(crate) async fn changed(
    State(app): State<App>,
    me: ActingUser,
    Path(id): Path<String>,
    Form(fields): Form<Fields>,
) -> Result<Response, PageError> {
    let before = own_plan(&app, Some(me.identity.person()), &id).await?;
    let sheet = Sheet::change(&id, &before)?;
    let done = match fields::changed(&before, &sheet.about, &fields, me.language) {
        Ok((plan, stays)) => {
            let command = Command::Change { plan: Box::new(plan), stays: Some(stays) };
            app.tables.execute(table_id(&id)?, me.identity.player(), command).await.map_err(AppError::from)
        }
        Err(error) => Err(error),
    };
    match done {
        Ok(_) => Ok(Redirect::to(&format!("/t/{id}")).into_response()),
        // The first node repeats the request if the table has moved.
        Err(error @ AppError::TableUnavailable) => Err(error.into()),
        Err(error) => Ok(sheet.again(me, &fields, &error)),
    }
}

/// Returns the configuration of a table. Only its host may change it, and only before the game begins.
async fn own_plan(app: &App, person: Option<Person>, id: &str) -> Result<TableConfig, AppError> {
    let plan = app
        .tables
        .read(table_id(id)?, move |snapshot| {
            let own = Some(snapshot.table().host()) == person
                && snapshot.table().stage() == Stage::WaitingForPlayers;
            own.then(|| snapshot.table().plan().clone())
        })
        .await?;
    plan.ok_or(AppError::Forbidden(Forbidden::Change))
}
