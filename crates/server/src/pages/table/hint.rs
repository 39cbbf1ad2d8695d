//! The request for a bot's advice, and the answer.

use axum::response::{IntoResponse, Response};
use hearth_core::Observer;
use hearth_host::tables::hints::{self, TimedHint};
use hearth_host::tables::{TableSnapshot, Viewer};
use hearth_page::{Group, PlaceId, sentence};
use hearth_review::{Hint, Prospect, equal};
use hearth_table::Refusal;
use hearth_words::{Language, number, say};
use maud::{Markup, html};

use super::acts::{ActionResponse, TableAction};
use super::{page, signs};
use crate::error::{AppError, Missing};
use crate::games::drawn;

/// The number of decisions in the answer.
const MOST: usize = 4;

/// The number of decisions named in a row of equal ones.
const MOST_ALIKE: usize = 3;

/// The id of the element for the answer.
const ANSWER: &str = "hint-answer";

/// Draws the part.
pub(super) fn hint(snapshot: &TableSnapshot, viewer: Viewer) -> Markup {
    let Some(game) = snapshot.game().filter(|_| hints::may_ask(snapshot, viewer)) else {
        return html! { section #hint hidden {} };
    };
    let action = format!("/t/{}/hint", snapshot.id());
    html! {
        // `data-after` changes the part with each decision, so an update replaces a stale answer.
        section #hint data-after=(game.decisions()) {
            form .one method="post" action=(action) hx-post=(action) hx-target={ "#" (ANSWER) } hx-swap="innerHTML" {
                button { (say!(viewer.language, "hint-ask")) }
            }
            div #(ANSWER) .hint-answer role="status" {}
        }
    }
}

/// Asks a bot for a hint.
pub(super) async fn ask(action: TableAction) -> ActionResponse {
    let (table, language) = (action.table, action.me.language);
    let answered = match action.app.hint(&action.me.identity, table, language).await {
        Ok(TimedHint { hint, after }) => {
            action.app.tables.read(table, move |snapshot| answer(snapshot, &hint, after, language)).await?
        }
        Err(error) => Err(error),
    };
    if !action.script {
        let answer = match answered {
            Ok(answer) => answer,
            Err(error) => return action.answer(Err(error)).await,
        };
        let TableAction { app, me, .. } = action;
        let notice = html! { p #notice role="alert" {} div .hint-answer { (answer) } };
        return Ok(page(&app, &me.into(), table, notice).await?.into_response());
    }
    Ok(match answered {
        Ok(answer) => answer.into_response(),
        Err(error) => refused(&error, language),
    })
}

fn refused(error: &AppError, language: Language) -> Response {
    (error.status(), html! { p { (error.sentence(language)) } }).into_response()
}

/// Draws a hint, or refuses if the game has moved on.
fn answer(
    snapshot: &TableSnapshot,
    hint: &Hint,
    after: usize,
    language: Language,
) -> Result<Markup, AppError> {
    let (game, names) =
        snapshot.game().zip(snapshot.names(language)).ok_or(AppError::Missing(Missing::Game))?;
    if game.decisions() != after {
        return Err(AppError::Refused(Refusal::other_moment(after, game.decisions())));
    }
    let offered =
        |decision: &str| drawn(game).offered(decision, names).unwrap_or_else(|| decision.to_owned());
    let rows = hint.rows(MOST);
    let signs = signs(snapshot);
    // A script highlights these places.
    let places =
        touched(&drawn(game).offers(Observer::Seat(hint.seat), names), &hint.thoughts.decision).join(" ");
    Ok(html! {
        p data-hinted=[(!places.is_empty()).then_some(places)] { (say!(language, "hint-would")) " " strong { (offered(&hint.thoughts.decision)) } }
        @if !hint.reasons.is_empty() {
            ul aria-label=(say!(language, "hint-why")) { @for reason in &hint.reasons { li { (sentence(reason, signs)) } } }
        }
        @if hint.choices == 1 {
            p { (say!(language, "hint-only")) }
        } @else {
            details {
                summary { (say!(language, "hint-numbers")) }
                (table(&rows, language, offered))
                @if let equal @ 2.. = equal(&rows) {
                    p .quiet { (say!(language, "hint-equal", rows = equal)) }
                }
                p .quiet { (say!(language, "hint-fair")) }
            }
        }
    })
}

/// Returns the places of a decision.
fn touched(groups: &[Group], decision: &str) -> Vec<PlaceId> {
    let mut offers = groups.iter().flat_map(|group| &group.offers);
    offers.find(|offer| offer.decision == decision).map(|offer| offer.touches.clone()).unwrap_or_default()
}

fn table(prospects: &[Prospect<'_, String>], language: Language, offered: impl Fn(&str) -> String) -> Markup {
    html! {
        table {
            thead {
                tr {
                    th scope="col" { (say!(language, "hint-choice")) }
                    th scope="col" { (say!(language, "hint-wins")) }
                    th scope="col" { (say!(language, "hint-lead")) }
                }
            }
            tbody {
                @for prospect in prospects {
                    tr {
                        td {
                            @for (place, decision) in prospect.decisions.iter().take(MOST_ALIKE).enumerate() {
                                @if place > 0 { br; }
                                (offered(decision))
                            }
                            @if prospect.decisions.len() > MOST_ALIKE { " …" }
                        }
                        td .number { (percent(prospect.estimate.win_probability, language)) }
                        td .number { (points(prospect.estimate.lead)) }
                    }
                }
            }
        }
    }
}

/// Writes a lead in points: `+3`, `−2`, `0`.
fn points(lead: f32) -> String {
    let lead = lead.round() as i32;
    match lead {
        1.. => format!("+{lead}"),
        _ => number(lead),
    }
}

/// Writes a probability: `54%`, in some languages `54 %`.
pub(crate) fn percent(win_probability: f32, language: Language) -> String {
    // An integer, because a float could print as `-0`.
    format!("{}{}", (100.0 * win_probability).round() as i32, hearth_words::percent(language))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_not_less_than_nothing() {
        let english = |win_probability| percent(win_probability, Language::English);
        assert_eq!([-0.0, -0.001, 0.536].map(english), ["0%", "0%", "54%"]);
    }

    #[test]
    fn the_sign_stands_where_the_language_sets_it() {
        let said = Language::ALL.map(|language| percent(0.5, language));
        assert_eq!(said, ["50%", "50\u{202f}%", "50\u{a0}%", "50%"]);
    }
}
