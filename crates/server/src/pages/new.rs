//! To open a table, and to change it before the game begins.

mod chairs;
mod fields;
mod options;
mod sheet;

use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use hearth_table::{Command, Person, Plan, Stage};
use maud::Markup;

use self::fields::{Fields, filled_in, plan, usual};
use self::sheet::Sheet;
use crate::app::App;
use crate::pages::sent::{Form, Path};
use crate::tables::table_id;
use crate::visitor::{Me, Visitor};
use crate::wrong::{Forbidden, Mishap, Wrong};

/// The form for a new table.
pub(crate) async fn new(visitor: Visitor, Path(game): Path<String>) -> Result<Markup, Mishap> {
    let sheet = Sheet::open(&game)?;
    Ok(sheet.page(&visitor.reader(), &usual(&sheet.about), None))
}

/// Opens a table.
pub(crate) async fn open(
    State(app): State<App>,
    me: Me,
    Path(game): Path<String>,
    Form(fields): Form<Fields>,
) -> Result<Response, Mishap> {
    let sheet = Sheet::open(&game)?;
    let opened = match plan(&sheet.about, &fields, me.language) {
        Ok(plan) => app.open_table(&me.known, plan).await,
        Err(wrong) => Err(wrong),
    };
    match opened {
        Ok(id) => Ok(Redirect::to(&format!("/t/{id}")).into_response()),
        Err(wrong) => Ok(sheet.again(me, &fields, &wrong)),
    }
}

/// The form for somebody who has changed his mind.
pub(crate) async fn change(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Markup, Mishap> {
    let plan = own_plan(&app, visitor.person(), &id).await?;
    Ok(Sheet::change(&id, &plan)?.page(&visitor.reader(), &filled_in(&plan), None))
}

/// Changes a table.
pub(crate) async fn changed(
    State(app): State<App>,
    me: Me,
    Path(id): Path<String>,
    Form(fields): Form<Fields>,
) -> Result<Response, Mishap> {
    let before = own_plan(&app, Some(me.known.person()), &id).await?;
    let sheet = Sheet::change(&id, &before)?;
    let done = match fields::changed(&before, &sheet.about, &fields, me.language) {
        Ok((plan, stays)) => {
            let command = Command::Change { plan: Box::new(plan), stays: Some(stays) };
            app.tables.execute(table_id(&id)?, me.known.who(), command).await.map_err(Wrong::from)
        }
        Err(wrong) => Err(wrong),
    };
    match done {
        Ok(_) => Ok(Redirect::to(&format!("/t/{id}")).into_response()),
        Err(wrong) => Ok(sheet.again(me, &fields, &wrong)),
    }
}

/// The plan of a table that is one's own and has not begun.
async fn own_plan(app: &App, person: Option<Person>, id: &str) -> Result<Plan, Wrong> {
    let plan = app
        .tables
        .read(table_id(id)?, move |live| {
            let own = Some(live.table().host()) == person && live.table().stage() == Stage::Gathering;
            own.then(|| live.table().plan().clone())
        })
        .await?;
    plan.ok_or(Wrong::Forbidden(Forbidden::Change))
}
