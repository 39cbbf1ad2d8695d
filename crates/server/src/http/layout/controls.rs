//! Controls for settings, shared by the settings page and the gear of a table.

use hearth_words::{Language, say};
use maud::{Markup, html};

use crate::accounts::settings::{SPEEDS, Settings, THEMES};
use crate::http::layout::pictures::icon;

/// Draws a form whose fields are saved as they change. Without scripts a button saves them all.
pub(crate) fn form(language: Language, content: &Markup) -> Markup {
    html! {
        form method="post" action="/me/settings" data-settings data-saved=(say!(language, "settings-saved")) data-failed=(say!(language, "settings-failed")) {
            (content)
            noscript { button .primary { (say!(language, "settings-keep")) } }
        }
    }
}

/// Draws the place for the message that a setting was saved.
pub(crate) fn saved() -> Markup {
    html! { span .saved role="status" {} }
}

/// Draws one setting: its label, its explanation and its control.
pub(crate) fn row(label: &str, what: &str, control: &Markup) -> Markup {
    html! {
        div .row data-row {
            span { b { (label) } @if !what.is_empty() { small { (what) } } }
            span .control { (saved()) (control) }
        }
    }
}

/// Draws a choice of a few values side by side.
pub(crate) fn segments(name: &str, values: &[(&str, String)], chosen: &str, label: &str) -> Markup {
    html! {
        span .segments role="radiogroup" aria-label=(label) {
            @for (value, word) in values {
                label { input .unseen type="radio" name=(name) value=(value) checked[*value == chosen]; span lang=[(name == "code").then_some(*value)] { (word) } }
            }
        }
    }
}

/// Draws a switch. The last of two fields with one name counts, so that `off` is sent too.
pub(crate) fn switch(name: &str, chosen: &str, label: &str) -> Markup {
    html! {
        input type="hidden" name=(name) value="off";
        label .switch {
            input .unseen type="checkbox" name=(name) value="on" checked[chosen == "on"] aria-label=(label);
            span { (icon("i-check")) }
        }
    }
}

/// Draws the choice of a theme, as small tables.
pub(crate) fn themes(chosen: &str, language: Language) -> Markup {
    html! {
        div .themes role="radiogroup" aria-label=(say!(language, "settings-theme")) {
            @for theme in THEMES {
                label {
                    input .unseen type="radio" name="theme" value=(theme) checked[theme == chosen];
                    span .small-table .(theme) aria-hidden="true" { (icon("cards").in_class("cards")) }
                    b { (icon("i-check")) (say!(language, "settings-theme-" + theme)) }
                }
            }
        }
    }
}

/// Draws the choice of a speed.
pub(crate) fn speed(settings: Settings, language: Language) -> Markup {
    let values = SPEEDS.map(|value| (value, say!(language, "settings-speed-" + value)));
    segments("speed", &values, settings.speed, &say!(language, "settings-speed"))
}

/// Draws the choice of a card size.
pub(crate) fn cards(settings: Settings, language: Language) -> Markup {
    let values = [("off", say!(language, "settings-cards-off")), ("on", say!(language, "settings-cards-on"))];
    segments("large", &values, settings.large, &say!(language, "settings-cards"))
}

/// Draws the field for the password of an account that is logged in. Password managers need the login beside it.
pub(crate) fn own_password(login: &str, label: &str) -> Markup {
    html! {
        input type="hidden" name="login" value=(login) autocomplete="username";
        label { (label) " " input name="password" type="password" autocomplete="current-password" required; }
    }
}
