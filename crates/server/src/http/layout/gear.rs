//! The gear of a table: the few settings that matter there. They apply at once, so that players see the table change.

use hearth_words::{Language, say};
use maud::{Markup, html};

use crate::accounts::settings::Settings;
use crate::http::layout::controls::{self, form, row, saved, switch};
use crate::http::layout::pictures::icon;

/// Draws the button that opens it.
pub(crate) fn opener(language: Language) -> Markup {
    let label = say!(language, "rail-gear");
    html! {
        button .tool type="button" popovertarget="gear" aria-label=(label) title=(label) { (icon("i-gear")) }
    }
}

/// Draws the popover that the button opens.
pub(crate) fn gear(settings: Settings, language: Language, report: Option<&str>) -> Markup {
    let ask = say!(language, "settings-ask");
    let sounds = say!(language, "settings-sounds-label");
    html! {
        div #gear .sheet popover {
            (form(language, &html! {
                header { h2 { (say!(language, "settings-here")) } (saved()) }
                (controls::themes(settings.theme, language))
                (row(&sounds, "", &switch("sounds", settings.sounds, &sounds)))
                (row(&say!(language, "settings-speed"), "", &controls::speed(settings, language)))
                (row(&say!(language, "settings-cards"), "", &controls::cards(settings, language)))
                (row(&ask, "", &switch("ask", settings.ask, &ask)))
            }))
            p { a href="/me" { (say!(language, "settings-all")) } }
            @if let Some(report) = report {
                p { button type="button" popovertarget="people" { (say!(language, "people-title")) } }
                p { a href=(report) { (say!(language, "report-title")) } }
            }
        }
    }
}
