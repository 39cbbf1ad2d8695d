//! A lesson as it stands before its learner: what is to be done, the table, what may be decided.

use hearth_lessons::GO_ON;
use hearth_words::{Language, say};
use maud::{Markup, html};

use crate::assets::ASSETS;
use crate::pages::layout;
use crate::pages::table::flights::{self, Film};
use crate::pages::table::{log, offers, shell};
use crate::taught::{self, Desk};

/// The whole lesson: what is sent again after each decision.
pub(super) fn part(at: (&str, &str), desk: &Desk, language: Language) -> Markup {
    let (game, lesson) = at;
    let address = super::address(at, desk);
    let said = address.split_once('?').map_or("", |(_, said)| said);
    html! {
        section #lesson .at-table .lesson data-address=(address)
            data-why={ "/learn/" (game) "/" (lesson) "/why?" (said) } {
            (notice(game, desk, language))
            (sentences(game, desk, language))
            div .stage { div .table .(game) #board { (desk.board) } }
            (choices(at, desk, language))
            aside .beside {
                (ways(at, desk, language))
                (happened(game, desk, language))
                (shell::aid(&format!("/rules/{game}/aid"), language))
            }
            (played(desk))
            (shell::dialogs(game, language))
        }
    }
}

/// What moves over the table by what the learner has just decided, and by the replies. So many replies are never numbered twice.
fn played(desk: &Desk) -> Markup {
    let own = MOST_REPLIES * desk.said.len();
    let film = |(reply, motions): (usize, &Vec<_>)| Film { number: own + reply, motions: motions.clone() };
    let films: Vec<Film> = desk.flights.iter().enumerate().map(film).collect();
    flights::told(&films, Some(own), None)
}

/// No decision of a learner has more replies.
const MOST_REPLIES: usize = 100;

/// What is said to somebody whose decision did not bring him on.
pub(super) fn notice(game: &str, desk: &Desk, language: Language) -> Markup {
    match &desk.reply {
        Some(reply) => layout::notice(language, &reply.sentence, reply.rule.map(|rule| (game, rule))),
        None => html! { p #notice role="alert" {} },
    }
}

/// What has been reached, and what is to be done now.
fn sentences(game: &str, desk: &Desk, language: Language) -> Markup {
    html! {
        div .sentences {
            header {
                h1 { (desk.title) }
                @if desk.steps > 1 {
                    p .quiet { (say!(language, "learn-step", number = desk.step, all = desk.steps)) }
                }
                @for rule in &desk.rules {
                    a .quiet href={ "/rules/" (game) "#" (rule) } aria-label=(say!(language, "layout-rule", rule = rule.as_str())) { (rule) }
                }
            }
            div #banner .(if desk.over { "reached" } else { "yours" }) role="status" tabindex="-1" {
                @if let Some(praise) = &desk.praise { p .praise { (praise) } }
                @if let Some(task) = &desk.task { p .task { (task) } }
            }
        }
    }
}

/// What may be decided, or to go on, or where to go from here.
fn choices(at: (&str, &str), desk: &Desk, language: Language) -> Markup {
    let (game, lesson) = at;
    let action = format!("/learn/{game}/{lesson}");
    let signs = ASSETS.signs(game);
    html! {
        section #offers tabindex="-1" aria-label=(say!(language, "learn-offers")) {
            @if desk.over {
                (onward(at, language))
            } @else {
                form method="post" action=(action) hx-post=(action) hx-target="#lesson" hx-swap="outerMorph" {
                    (place(desk))
                    @if desk.waits {
                        button .primary name="decision" value=(GO_ON) { (say!(language, "learn-go-on")) }
                    } @else {
                        (offers::groups(&desk.offers, signs, language))
                    }
                }
            }
        }
    }
}

/// Everything that was said so far, for the next form.
fn place(desk: &Desk) -> Markup {
    html! {
        input type="hidden" name="said" value=(desk.said.join(","));
        // Scripts notice by it that the table is another one.
        input type="hidden" name="after" value=(desk.said.len());
    }
}

/// The next lesson, or all of them after the last one.
fn onward((game, lesson): (&str, &str), language: Language) -> Markup {
    let lessons = taught::lessons(game, language);
    let next = lessons.iter().skip_while(|listed| listed.name != lesson).nth(1);
    html! {
        @match next {
            Some(next) => a .primary href={ "/learn/" (game) "/" (next.name) } { (say!(language, "learn-next", title = next.title.as_str())) },
            None => a .primary href={ "/learn#" (game) } { (say!(language, "learn-all")) },
        }
    }
}

/// To see how it goes, to begin again, to see the other lessons.
fn ways((game, lesson): (&str, &str), desk: &Desk, language: Language) -> Markup {
    let action = format!("/learn/{game}/{lesson}");
    html! {
        nav .ways aria-label=(say!(language, "learn-title")) {
            @if !desk.over && !desk.waits {
                form .one method="post" action=(action) hx-post=(action) hx-target="#lesson" hx-swap="outerMorph" {
                    (place(desk))
                    button { (say!(language, "learn-show")) }
                }
            }
            @if !desk.said.is_empty() { a href=(action) { (say!(language, "learn-again")) } }
            a href={ "/learn#" (game) } { (say!(language, "learn-all")) }
        }
    }
}

/// What happened since the learner decided, and at the end how the scores came about.
fn happened(game: &str, desk: &Desk, language: Language) -> Markup {
    html! {
        section #log aria-label=(say!(language, "learn-happened")) hidden[desk.told.is_empty()] {
            h2 { (say!(language, "learn-happened")) }
            ol { @for line in &desk.told { li { (log::sentence(line, ASSETS.signs(game))) } } }
        }
        @if let Some(account) = &desk.account {
            section .count { h2 { (say!(language, "learn-account")) } (hearth_page::account(account, ASSETS.signs(game))) }
        } @else if !desk.over {
            p .quiet { (desk.asked) }
        }
    }
}
