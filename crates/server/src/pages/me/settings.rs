//! How somebody likes his pages: the form for it.

use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use hearth_words::{Language, say};
use maud::{Markup, html};

use crate::app::App;
use crate::pages::language;
use crate::pages::sent::Form;
use crate::settings::{SPEEDS, SWITCH, Settings, THEMES};
use crate::visitor::Visitor;
use crate::wrong::Mishap;

/// The form.
pub(super) fn form(visitor: &Visitor) -> Markup {
    let (language, Settings { speed, theme, sounds, ask, large, .. }) = (visitor.language, visitor.settings);
    let speeds = SPEEDS.map(|value| (value, say!(language, "settings-speed-" + value)));
    let themes = THEMES.map(|value| (value, say!(language, "settings-theme-" + value)));
    let switch = SWITCH.map(|value| (value, say!(language, "settings-switch-" + value)));
    html! {
        h2 #settings { (say!(language, "settings-title")) }
        form .settings method="post" action="/me/settings" {
            label {
                (say!(language, "settings-language")) " "
                select name="code" {
                    @for other in Language::ALL {
                        option value=(other) lang=(other) selected[other == language] { (other.name()) }
                    }
                }
            }
            (choice("theme", &say!(language, "settings-theme"), &themes, theme))
            (choice("speed", &say!(language, "settings-speed"), &speeds, speed))
            // As long as nobody was asked, nothing is heard.
            (choice("sounds", &say!(language, "settings-sounds"), &switch, if sounds == "ask" { "off" } else { sounds }))
            (choice("ask", &say!(language, "settings-ask"), &switch, ask))
            (choice("large", &say!(language, "settings-large"), &switch, large))
            button { (say!(language, "settings-keep")) }
            small .quiet { (say!(language, "settings-where")) }
        }
    }
}

fn choice(name: &str, label: &str, values: &[(&str, String)], chosen: &str) -> Markup {
    html! {
        label {
            (label) " "
            select name=(name) {
                @for (value, word) in values { option value=(value) selected[*value == chosen] { (word) } }
            }
        }
    }
}

/// Keeps what somebody chose.
pub(super) async fn keep(
    State(app): State<App>,
    visitor: Visitor,
    Form(fields): Form<Vec<(String, String)>>,
) -> Result<Response, Mishap> {
    let settings = visitor.settings.with(fields.iter().map(|(name, value)| (name, value)));
    let mut cookies = vec![(SET_COOKIE, settings.cookie())];
    if let Some((_, code)) = fields.iter().find(|(name, _)| name == "code") {
        cookies.push((SET_COOKIE, language::chosen(&app, &visitor, code).await?));
    }
    Ok((AppendHeaders(cookies), Redirect::to("/me#settings")).into_response())
}
