//! The settings of pages, with a panel for each group. A script saves every change at once. Without scripts
//! each panel has a button.

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use hearth_page::Sign;
use hearth_words::{Language, say};
use maud::{Markup, html};

use super::people;
use crate::accounts::cookies::set_cookie;
use crate::accounts::settings::Settings;
use crate::app::App;
use crate::error::PageError;
use crate::games;
use crate::http::assets::ASSETS;
use crate::http::auth::PageUser;
use crate::http::extract::Form;
use crate::http::layout::controls::{self, form, row, saved, segments, switch};
use crate::pages::language;

/// Draws the panels for looks, tables, sounds and the language.
pub(super) fn panels(visitor: &PageUser) -> Markup {
    let (language, settings) = (visitor.language, visitor.settings);
    html! {
        section .panel #look {
            (form(language, &html! {
                header { h2 { (say!(language, "settings-look")) } (saved()) }
                (controls::themes(settings.theme, language))
            }))
        }
        section .panel #settings {
            (form(language, &html! {
                header { h2 { (say!(language, "settings-table")) } small { (say!(language, "settings-gear")) } }
                div .two {
                    div {
                        (row(&say!(language, "settings-cards"), &say!(language, "settings-cards-what"), &controls::cards(settings, language)))
                        (row(&say!(language, "settings-speed"), &say!(language, "settings-speed-what"), &controls::speed(settings, language)))
                        (row(&say!(language, "settings-ask"), &say!(language, "settings-ask-what"), &switch("ask", settings.ask, &say!(language, "settings-ask"))))
                    }
                    (preview(language))
                }
            }))
        }
        section .panel #sounds {
            (form(language, &html! {
                header { h2 { (say!(language, "settings-sounds")) } }
                (row(&say!(language, "settings-sounds-label"), &say!(language, "settings-sounds-what"), &switch("sounds", settings.sounds, &say!(language, "settings-sounds-label"))))
            }))
        }
        section .panel #language {
            (form(language, &html! {
                header { h2 { (say!(language, "settings-language")) } (saved()) }
                (languages(language))
            }))
        }
    }
}

/// Draws two cards in the size and speed that they will have at a table.
fn preview(language: Language) -> Markup {
    let game = games::all().into_iter().find(|game| !game.sample_cards.is_empty());
    html! {
        @if let Some(game) = game {
            figure .preview aria-hidden="true" {
                div {
                    @for id in game.sample_cards {
                        span .card { (Sign::of(ASSETS.signs(game.name), id).in_class("card-face")) }
                    }
                }
                figcaption { (say!(language, "settings-preview")) }
            }
        }
    }
}

/// Draws all languages, each named in itself.
fn languages(language: Language) -> Markup {
    let values = Language::ALL.map(|other| (other.code(), other.name().to_owned()));
    html! { div .languages-list { (segments("code", &values, language.code(), &say!(language, "settings-language"))) } }
}

/// Saves the chosen settings. A script needs no page as an answer.
pub(super) async fn keep(
    State(app): State<App>,
    visitor: PageUser,
    headers: HeaderMap,
    Form(fields): Form<Vec<(String, String)>>,
) -> Result<Response, PageError> {
    people::keep(&app, &visitor, &fields).await?;
    let settings: Settings = visitor.settings.with(fields.iter().map(|(name, value)| (name, value)));
    let mut cookies = vec![set_cookie(&settings.cookie())];
    if let Some((_, code)) = fields.iter().find(|(name, _)| name == "code") {
        cookies.push(set_cookie(&language::chosen(&app, &visitor, code).await?));
    }
    let cookies = AppendHeaders(cookies);
    if headers.contains_key("hx-request") {
        return Ok((StatusCode::NO_CONTENT, cookies).into_response());
    }
    Ok((cookies, Redirect::to("/me#settings")).into_response())
}
