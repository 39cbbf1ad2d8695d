//! Reporting a player to the hosts, from the table.

use axum::extract::State;
use hearth_store::{Report, UserId};
use hearth_table::Person;
use hearth_words::{Language, say};
use maud::{Markup, html};
use serde::Deserialize;

use crate::app::App;
use crate::error::{AppError, BadInput, PageError};
use crate::http::auth::{ActingUser, PageUser};
use crate::http::extract::{Form, Path, Query, table_id};
use crate::http::layout;
use crate::pages::table;

/// The reasons that can be chosen.
const REASONS: [&str; 4] = ["insults", "leaving", "cheating", "other"];

/// Returns a reason in a language.
pub(super) fn reason(name: &str, language: Language) -> String {
    match name {
        "insults" => say!(language, "report-insults"),
        "leaving" => say!(language, "report-leaving"),
        "cheating" => say!(language, "report-cheating"),
        _ => say!(language, "report-other"),
    }
}

/// Returns the other people at a table or in its chat.
async fn others(app: &App, id: &str, me: Option<Person>) -> Result<Vec<(Person, String)>, PageError> {
    Ok(app.tables.read(table_id(id)?, move |snapshot| table::people::others(snapshot, me)).await?)
}

/// The person to select.
#[derive(Deserialize)]
pub(crate) struct About {
    person: Option<i64>,
}

/// Draws the form.
pub(crate) async fn form(
    State(app): State<App>,
    visitor: PageUser,
    Path(id): Path<String>,
    Query(About { person }): Query<About>,
) -> Result<Markup, PageError> {
    let language = visitor.language;
    let people = others(&app, &id, visitor.person()).await?;
    let chosen = people.iter().position(|(known, _)| Some(known.0) == person).unwrap_or(0);
    let content = html! {
        section .paper .sorry {
            div {
                h1 { (say!(language, "report-title")) }
                @if people.is_empty() {
                    p { (say!(language, "report-nobody")) }
                    p .ways { (back(&id, language)) }
                }
                @else {
                    form .report method="post" {
                        fieldset {
                            legend { (say!(language, "report-who")) }
                            @for (number, (person, name)) in people.iter().enumerate() {
                                label .check { input type="radio" name="person" value=(person.0) required checked[number == chosen]; " " (name) }
                            }
                        }
                        fieldset {
                            legend { (say!(language, "report-why")) }
                            @for (number, name) in REASONS.into_iter().enumerate() {
                                label .check { input type="radio" name="reason" value=(name) checked[number == 0]; " " (reason(name, language)) }
                            }
                        }
                        p { (say!(language, "report-what")) }
                        p .ways {
                            button .primary { (say!(language, "report-do")) }
                            " " (back(&id, language))
                        }
                    }
                }
            }
        }
    };
    Ok(layout::page(&say!(language, "report-title"), &visitor.reader(), &content))
}

fn back(table: &str, language: Language) -> Markup {
    html! { a .button href={ "/t/" (table) } { (say!(language, "report-back")) } }
}

/// A report.
#[derive(Deserialize)]
pub(crate) struct NewReport {
    person: i64,
    reason: String,
}

/// Sends a report.
pub(crate) async fn send(
    State(app): State<App>,
    me: ActingUser,
    Path(id): Path<String>,
    Form(NewReport { person, reason }): Form<NewReport>,
) -> Result<Markup, PageError> {
    app.limits.attempt(("report", me.identity.user.id))?;
    let people = others(&app, &id, Some(me.identity.person())).await?;
    let known = people.into_iter().find(|(known, _)| known.0 == person);
    let Some((_, name)) = known.filter(|_| REASONS.contains(&reason.as_str())) else {
        return Err(AppError::Input(BadInput::Unsure).into());
    };
    app.context
        .store
        .add_report(Report {
            number: 0,
            at: app.context.clock.now().0,
            reporter: me.identity.user.id,
            reporter_name: me.identity.user.name.clone(),
            person: UserId(person),
            name,
            table: table_id(&id)?,
            reason,
        })
        .await
        .map_err(AppError::from)?;
    tracing::info!(reporter = me.identity.user.id.0, person, table = %id, "a player was reported");
    let language = me.language;
    let content = html! {
        section .paper .sorry {
            div {
                h1 { (say!(language, "report-thanks")) }
                p { (say!(language, "report-thanks-what")) }
                p .ways { a .primary href={ "/t/" (id) } { (say!(language, "report-back")) } }
            }
        }
    };
    Ok(layout::page(&say!(language, "report-thanks"), &PageUser::from(me).reader(), &content))
}
