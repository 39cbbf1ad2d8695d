//! The open reports, grouped by the person they are about.

use axum::extract::State;
use axum::response::Redirect;
use hearth_store::{Report, UserId};
use hearth_words::{Language, say};
use maud::{Markup, html};
use serde::Deserialize;

use super::{HostUser, back_to, bans, name_of};
use crate::app::App;
use crate::error::{AppError, PageError};
use crate::http::extract::Form;
use crate::http::layout::house;
use crate::pages::{listing, report};

/// The number of reports that are read.
const REPORTS_READ: u32 = 200;

/// Returns the open reports, those about one person together, the newest first.
pub(super) async fn grouped(app: &App) -> Result<Vec<Vec<Report>>, AppError> {
    let mut groups: Vec<Vec<Report>> = Vec::new();
    for report in app.context.store.open_reports(REPORTS_READ).await? {
        match groups.iter_mut().find(|group| group[0].person == report.person) {
            Some(group) => group.push(report),
            None => groups.push(vec![report]),
        }
    }
    Ok(groups)
}

/// Draws the reports.
pub(super) fn panel(groups: &[Vec<Report>], now: i64, language: Language) -> Markup {
    html! {
        section .panel #reports {
            header { h2 { (say!(language, "host-reports")) } small { (say!(language, "host-reports-where")) } }
            @if groups.is_empty() { p .quiet { (say!(language, "host-no-reports")) } }
            @for group in groups {
                @if let Some(newest) = group.first() {
                    article {
                        header {
                            (house::person(&newest.name)) b { (newest.name) }
                            small { (listing::ago(now - newest.at, language)) }
                        }
                        ul {
                            @for report in group {
                                li {
                                    (report::reason(&report.reason, language)) " · " (report.reporter_name) " · "
                                    a href={ "/t/" (report.table) } { (say!(language, "host-report-table")) }
                                }
                            }
                        }
                        div .ways {
                            (bans::form(newest.person, language))
                            form .one .close method="post" action="/host/reports" {
                                input type="hidden" name="person" value=(newest.person);
                                button { (say!(language, "host-report-close")) }
                            }
                        }
                    }
                }
            }
        }
    }
}

#[derive(Deserialize)]
pub(super) struct Close {
    person: i64,
}

/// Closes the reports about a person without doing anything else.
pub(super) async fn close(
    State(app): State<App>,
    host: HostUser,
    Form(Close { person }): Form<Close>,
) -> Result<Redirect, PageError> {
    let name = name_of(&app, UserId(person)).await.unwrap_or_default();
    app.context.store.close_reports(UserId(person)).await?;
    app.context.store.add_host_action(host.action(&app, "reports", &name, "")).await?;
    Ok(back_to("reports"))
}
