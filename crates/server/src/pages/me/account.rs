//! The account panel: name, password, login, logout and deletion.

use hearth_store::Listed;
use hearth_words::{Language, say};
use maud::{Markup, html};

use crate::accounts::display_name::LONGEST_NAME;
use crate::accounts::passwords;
use crate::http::auth::PageUser;
use crate::http::layout::controls::own_password;
use crate::http::layout::pictures::icon;
use crate::pages::listing::{self, Look};

/// Draws the panel. A guest who `has_access` gave it to programs or to notices, which ends when they register.
pub(super) fn panel(
    visitor: &PageUser,
    sitting: &[Listed],
    has_access: bool,
    look: Look,
    has_mail: bool,
) -> Markup {
    let language = visitor.language;
    let login = visitor.identity.as_ref().and_then(|identity| identity.user.login.as_deref());
    html! {
        section .panel #account {
            header { h2 { (say!(language, "settings-account")) } }
            form .fields method="post" action="/me/name" {
                label { (say!(language, "me-name")) " " input name="name" value=(visitor.name()) maxlength=(LONGEST_NAME) required; }
                button { (say!(language, "me-change")) }
            }
            @match login {
                Some(login) => (kept(login, language)),
                None => (guest(sitting, has_access, look, has_mail)),
            }
            @if visitor.identity.is_some() { (export(language)) }
            (leave(login, sitting.len(), language))
        }
    }
}

/// Draws the panel of a person with a password.
fn kept(login: &str, language: Language) -> Markup {
    html! {
        p { (say!(language, "me-logged-in")) " " strong { (login) } "." }
        div .ways {
            form .one method="post" action="/me/logout" { button { (say!(language, "me-log-out")) } }
            form .one method="post" action="/me/logout-everywhere" { button { (say!(language, "me-log-out-everywhere")) } }
        }
        details {
            summary { (say!(language, "me-other-password")) }
            p { (say!(language, "me-other-password-what")) }
            form .fields method="post" action="/me/password" {
                (own_password(login, &say!(language, "me-current-password")))
                label { (say!(language, "me-new-password")) " " input name="new" type="password" minlength=(passwords::SHORTEST) autocomplete="new-password" required; }
                button { (say!(language, "me-change")) }
            }
        }
    }
}

/// Draws the panel of a guest, who can register or log in.
fn guest(sitting: &[Listed], has_access: bool, look: Look, has_mail: bool) -> Markup {
    let language = look.language;
    html! {
        div .warning { (icon("i-key")) p { b { (say!(language, "me-keep")) } " " (say!(language, "me-keep-why")) } }
        @if has_access { p { (say!(language, "me-keep-ends")) } }
        form .fields method="post" action="/me/keep" {
            label { (say!(language, "me-login")) " " input name="login" maxlength=(LONGEST_NAME) autocomplete="username" required; }
            label { (say!(language, "me-password")) " " input name="password" type="password" minlength=(passwords::SHORTEST) autocomplete="new-password" required; }
            button .primary { (say!(language, "me-keep-it")) }
        }
        details open[!sitting.is_empty()] {
            summary { (say!(language, "me-log-in")) }
            @if !sitting.is_empty() { p { (say!(language, "me-log-in-seats")) } (listing::rows(sitting, look)) }
            form .fields method="post" action="/me/login" {
                label { (say!(language, "me-login")) " " input name="login" maxlength=(LONGEST_NAME) autocomplete="username" required; }
                label { (say!(language, "me-password")) " " input name="password" type="password" autocomplete="current-password" required; }
                @if !sitting.is_empty() {
                    label .check { input type="checkbox" name="anyway" required; " " (say!(language, "me-log-in-anyway")) }
                }
                button { (say!(language, "me-log-in")) }
            }
            @if has_mail { p { a href="/forgotten" { (say!(language, "forgotten-title")) } } }
        }
    }
}

/// Draws the link to everything that is stored about the visitor.
fn export(language: Language) -> Markup {
    html! {
        p .export {
            a .button href="/me/export" download="hearth.json" { (say!(language, "me-export")) }
            " " span { (say!(language, "me-export-what")) }
        }
    }
}

/// Draws the form that deletes the account.
fn leave(login: Option<&str>, sitting: usize, language: Language) -> Markup {
    html! {
        details .leave {
            summary { (say!(language, "me-delete")) }
            p { (say!(language, "me-delete-what")) }
            @if sitting > 0 { p { (say!(language, "me-delete-tables", tables = sitting)) } }
            form .fields method="post" action="/me/delete" {
                @if let Some(login) = login {
                    (own_password(login, &say!(language, "me-password")))
                }
                label .check { input type="checkbox" name="sure" required; " " (say!(language, "me-sure")) }
                button .danger { (say!(language, "me-delete-me")) }
            }
        }
    }
}
