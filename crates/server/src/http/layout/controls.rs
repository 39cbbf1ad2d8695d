//! What settings are changed with: the same on their page and behind the gear of a table.

use hearth_words::{Language, say};
use maud::{Markup, html};

use crate::accounts::settings::{SPEEDS, Settings, THEMES};
use crate::http::layout::pictures::icon;

/// A form whose fields are kept one by one as they change, or all of them by a button where no script runs.
pub(crate) fn form(language: Language, content: &Markup) -> Markup {
    html! {
        form method="post" action="/me/settings" data-settings data-saved=(say!(language, "settings-saved")) data-failed=(say!(language, "settings-failed")) {
            (content)
            noscript { button .primary { (say!(language, "settings-keep")) } }
        }
    }
}

/// Where is said that something was kept.
pub(crate) fn saved() -> Markup {
    html! { span .saved role="status" {} }
}

/// One setting: what it is called, what it means, and what it is changed with.
pub(crate) fn row(label: &str, what: &str, control: &Markup) -> Markup {
    html! {
        div .row data-row {
            span { b { (label) } @if !what.is_empty() { small { (what) } } }
            span .control { (saved()) (control) }
        }
    }
}

/// One of a few values, side by side.
pub(crate) fn segments(name: &str, values: &[(&str, String)], chosen: &str, label: &str) -> Markup {
    html! {
        span .segments role="radiogroup" aria-label=(label) {
            @for (value, word) in values {
                label { input .unseen type="radio" name=(name) value=(value) checked[*value == chosen]; span lang=[(name == "code").then_some(*value)] { (word) } }
            }
        }
    }
}

/// Something that is on or off. The last of two fields of one name counts, so that off is sent as well.
pub(crate) fn switch(name: &str, chosen: &str, label: &str) -> Markup {
    html! {
        input type="hidden" name=(name) value="off";
        label .switch {
            input .unseen type="checkbox" name=(name) value="on" checked[chosen == "on"] aria-label=(label);
            span { (icon("i-check")) }
        }
    }
}

/// The colours, as small tables.
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

/// How fast things move.
pub(crate) fn speed(settings: Settings, language: Language) -> Markup {
    let values = SPEEDS.map(|value| (value, say!(language, "settings-speed-" + value)));
    segments("speed", &values, settings.speed, &say!(language, "settings-speed"))
}

/// How large cards are.
pub(crate) fn cards(settings: Settings, language: Language) -> Markup {
    let values = [("off", say!(language, "settings-cards-off")), ("on", say!(language, "settings-cards-on"))];
    segments("large", &values, settings.large, &say!(language, "settings-cards"))
}
