//! The figures at the top: who is here, tables, load, storage, version. Above them, damage of the database.

use hearth_words::{Language, say};
use maud::{Markup, html};

use crate::app::App;
use crate::app::database_check::DatabaseDamage;
use crate::error::AppError;
use crate::http::layout::pictures::icon;
use crate::pages::listing;

const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// Draws the figures.
pub(super) async fn panel(app: &App, language: Language) -> Result<Markup, AppError> {
    let now = app.context.clock.now().0;
    let counts = app.context.store.house_counts(now - DAY_MS).await?;
    let here = app.house.here().len();
    let thinking = app.context.thoughts(None);
    let backup = match app.context.store.backed_up().await? {
        // Hearth does not see the backups of a database server.
        _ if app.config.database.file().is_none() => ("–".to_owned(), say!(language, "host-backup-server")),
        Some(at) => (listing::ago(now - at, language), say!(language, "host-backup-tried")),
        None => (say!(language, "host-backup-never"), say!(language, "host-backup")),
    };
    let figure = |label: String, value: String, more: String| {
        html! { li { small { (label) } b { (value) } span { (more) } } }
    };
    Ok(html! {
        (warning(&app.database_check.damage(), language))
        ul .panel .stats #overview {
            (figure(say!(language, "host-here"), here.to_string(), say!(language, "host-here-today", people = counts.seen, all = counts.people)))
            (figure(say!(language, "host-tables"), counts.running.to_string(), say!(language, "host-tables-more", waiting = counts.waiting, over = counts.over)))
            (figure(say!(language, "host-load"), thinking.to_string(), say!(language, "host-load-more", threads = app.config.bot_threads)))
            (figure(say!(language, "host-storage"), size(app.context.store.size().await?, language), say!(language, "host-storage-more")))
            (figure(say!(language, "host-backup-last"), backup.0, backup.1))
            (figure(say!(language, "host-version"), env!("CARGO_PKG_VERSION").to_owned(), String::new()))
        }
    })
}

/// Draws what is wrong with the database.
fn warning(damage: &DatabaseDamage, language: Language) -> Markup {
    if *damage == DatabaseDamage::default() {
        return html! {};
    }
    let DatabaseDamage { lost_writes, tables, unchecked } = damage;
    html! {
        div .warning role="alert" {
            (icon("i-bell"))
            div {
                @if !tables.is_empty() {
                    p { b { (say!(language, "host-damaged")) } " " (say!(language, "host-damaged-what", tables = tables.join(", "))) }
                }
                @if *lost_writes > 0 {
                    p { b { (say!(language, "host-log-damaged")) } " " (say!(language, "host-log-damaged-what", writes = *lost_writes)) }
                }
                @if *unchecked { p { b { (say!(language, "host-unchecked")) } " " (say!(language, "host-unchecked-what")) } }
            }
        }
    }
}

/// Writes a size in bytes with a unit.
fn size(bytes: u64, language: Language) -> String {
    let megabytes = bytes as f64 / 1_000_000.0;
    let size = if megabytes < 1000.0 {
        format!("{megabytes:.1} MB")
    } else {
        format!("{:.1} GB", megabytes / 1000.0)
    };
    match language {
        Language::English => size,
        Language::French => size.replace('.', ",").replace('B', "o"),
        Language::German | Language::Polish => size.replace('.', ","),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_size_has_a_unit_that_fits() {
        let sizes = |language| [0, 1_234_567, 2_500_000_000].map(|bytes| size(bytes, language));
        assert_eq!(sizes(Language::English), ["0.0 MB", "1.2 MB", "2.5 GB"]);
        assert_eq!(sizes(Language::German), ["0,0 MB", "1,2 MB", "2,5 GB"]);
        assert_eq!(sizes(Language::French), ["0,0 Mo", "1,2 Mo", "2,5 Go"]);
    }
}
