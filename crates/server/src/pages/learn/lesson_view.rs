//! A lesson as the learner sees it: the board, and Cinder beside it. Cinder says the task and points at the
//! places for it.

use hearth_lessons::GO_ON;
use hearth_page::PlaceId;
use hearth_words::{Language, say};
use maud::{Markup, html};

use crate::games;
use crate::http::assets::ASSETS;
use crate::http::layout;
use crate::http::layout::gear;
use crate::http::layout::pictures::{FIRST_GAME, LessonPicture, Mood, cinder, icon, out, star};
use crate::pages::learn::lesson_page::{self, LessonView};
use crate::pages::table::flights::{self, Film};
use crate::pages::table::{actions, log, offers, prompt, shell};

/// Draws the head line: the title, the progress and the way out.
pub(super) fn head(game: &str, view: &LessonView, language: Language) -> Markup {
    html! {
        div .said { h1 { (view.title) } (cord(view, language)) }
        nav .tools aria-label=(say!(language, "learn-title")) {
            (out(&format!("/learn#{game}"), "i-list", &say!(language, "learn-all")))
            (gear::opener(language))
        }
    }
}

/// Draws the steps of a lesson as beads on a cord.
fn cord(view: &LessonView, language: Language) -> Markup {
    let done = if view.over { view.steps } else { view.step - 1 };
    html! {
        div #cord hx-swap-oob="true" {
            @if view.steps > 1 {
                span .beads aria-hidden="true" {
                    @for step in 0..view.steps { i .on[step < done] .now[step == done] {} }
                }
                span .quiet { (say!(language, "learn-step", number = view.step, all = view.steps)) }
            }
        }
    }
}

/// Draws the whole lesson. It is sent again after each decision, with the beads in the head line.
pub(super) fn part(at: (&str, &str), view: &LessonView, language: Language) -> Markup {
    let (game, lesson) = at;
    let address = super::address(at, view);
    let said = address.split_once('?').map_or("", |(_, said)| said);
    let signs = ASSETS.signs(game);
    html! {
        section #lesson .at-table .lesson .over[view.over] data-address=(address)
            data-why={ "/learn/" (game) "/" (lesson) "/why?" (said) } {
            div .above { (notice(game, view, language)) }
            div .stage {
                div .table .(game) #board data-players=(view.players) data-actions=[view.actions.is_empty().then_some("none")] {
                    (view.board)
                    @if view.over || view.waits { div #actions .actions hidden {} } @else {
                        (actions::group(&view.actions, signs, language))
                    }
                    (prompt::asked(&view.offers, language))
                }
                // A script moves the pointer to the places of the hint.
                (icon("hand").in_class("pointer"))
                @if view.over { (finish(at, view, language)) }
            }
            aside .guide aria-label=(say!(language, "learn-coach")) {
                @if !view.over {
                    (coach(view, language))
                    (help(at, view, address.as_str(), language))
                    (happened(game, view, language))
                    (choices(at, view, language))
                }
                p .foot {
                    (shell::aid(&format!("/rules/{game}/aid"), language))
                    @for rule in &view.rules {
                        a .quiet href={ "/rules/" (game) "#" (rule) } aria-label=(say!(language, "layout-rule", rule = rule.as_str())) { (rule) }
                    }
                }
            }
            (meant(view))
            (played(view))
            (shell::dialogs(game, language))
        }
    }
}

/// Draws the motions of the learner's last decision and of the replies. Each decision reserves `MOST_REPLIES`
/// numbers, so no number occurs twice.
fn played(view: &LessonView) -> Markup {
    let own = MOST_REPLIES * view.said.len();
    let film = |(reply, motions): (usize, &Vec<_>)| Film { number: own + reply, motions: motions.clone() };
    let films: Vec<Film> = view.flights.iter().enumerate().map(film).collect();
    flights::told(&films, Some(own), None)
}

/// The most replies to one decision of a learner.
const MOST_REPLIES: usize = 100;

/// Draws the lesson for a page that is already loaded.
pub(super) fn update(at: (&str, &str), view: &LessonView, language: Language) -> Markup {
    html! { (part(at, view, language)) (cord(view, language)) }
}

/// Draws the reason why the rules forbid an attempt. Cinder answers legal attempts instead.
pub(super) fn notice(game: &str, view: &LessonView, language: Language) -> Markup {
    match view.reply.as_ref().filter(|reply| !reply.allowed) {
        Some(reply) => layout::notice(language, &reply.sentence, reply.rule.map(|rule| (game, rule))),
        None => html! { p #notice role="alert" {} },
    }
}

/// Draws Cinder with praise, the next task, or the reason why another move would be better.
fn coach(view: &LessonView, language: Language) -> Markup {
    let kind = view.reply.as_ref().filter(|reply| reply.allowed);
    let mood = match (&view.praise, kind) {
        (_, Some(_)) => Mood::Kind,
        (Some(_), None) if view.waits => Mood::Glad,
        _ => Mood::Looks,
    };
    html! {
        div .coach {
            div #banner .bubble .kind[kind.is_some()] .good[view.waits] role="status" tabindex="0" {
                @if let Some(reply) = kind {
                    p { (reply.sentence) }
                    small { (say!(language, "learn-back")) }
                } @else {
                    @if let Some(praise) = &view.praise { p .praise { (praise) } }
                    @if let Some(task) = &view.task { p .task { (task) } }
                    @if view.said.is_empty() && !view.waits { small { (say!(language, "learn-how")) } }
                }
            }
            (cinder(mood))
            // The next step begins in another position.
            @if view.waits {
                button .primary form=(actions::DECIDE) name="decision" value=(GO_ON) { (say!(language, "learn-go-on")) }
            }
        }
    }
}

/// Draws the buttons for a hint, for the solution and for a restart. They keep their place when the text
/// above them changes.
fn help((game, lesson): (&str, &str), view: &LessonView, address: &str, language: Language) -> Markup {
    let action = format!("/learn/{game}/{lesson}");
    let able = !view.waits;
    let point = format!("{address}&point=1");
    html! {
        nav .help aria-label=(say!(language, "learn-help")) {
            // It stays after a click, so that no other button slides under the pointer.
            @if view.steps == 1 {
                @let open = (able && view.meant.is_empty()).then_some(&point);
                a #point .button href=[open] hx-get=[open] hx-target="#lesson" hx-swap="outerMorph" role=[open.is_none().then_some("link")]
                    aria-disabled=[open.is_none().then_some("true")] aria-keyshortcuts="h" { (icon("i-bulb")) (say!(language, "learn-point")) }
            }
            form .one method="post" action=(action) hx-post=(action) hx-target="#lesson" hx-swap="outerMorph" {
                (place(view))
                button #show disabled[!able] aria-keyshortcuts="s" { (icon("i-eye")) (say!(language, "learn-show")) }
            }
            @if !view.said.is_empty() { a .button href=(action) { (icon("i-retry")) (say!(language, "learn-again")) } }
        }
    }
}

/// Draws the legal decisions as a folded list. It serves keyboards, screen readers and browsers without
/// scripts.
fn choices((game, lesson): (&str, &str), view: &LessonView, language: Language) -> Markup {
    let action = format!("/learn/{game}/{lesson}");
    html! {
        details .moves hidden[view.waits] {
            summary { (say!(language, "rail-moves")) }
            section #offers tabindex="-1" aria-label=(say!(language, "learn-offers")) {
                form #(actions::DECIDE) method="post" action=(action) hx-post=(action) hx-target="#lesson" hx-swap="outerMorph" {
                    (place(view))
                    @if !view.waits { (offers::groups(&view.offers, ASSETS.signs(game), language)) }
                }
            }
        }
    }
}

/// Draws the learner's input so far as hidden fields for the next form.
fn place(view: &LessonView) -> Markup {
    html! {
        input type="hidden" name="said" value=(view.said.join(","));
        // Scripts detect a changed table by this number.
        input type="hidden" name="after" value=(view.said.len());
    }
}

/// Draws the places that the lesson points at, and those of the decision that the hand shows.
fn meant(view: &LessonView) -> Markup {
    let offers = || view.offers.iter().flat_map(|group| &group.offers);
    let touched: Vec<&[PlaceId]> = offers()
        .filter(|offer| view.meant.contains(&offer.decision))
        .map(|offer| offer.touches.as_slice())
        .collect();
    let mut places: Vec<PlaceId> = Vec::new();
    for place in touched.iter().copied().flatten() {
        if !places.contains(place) {
            places.push(place);
        }
    }
    let shown = touched.first().copied().unwrap_or_default();
    html! { div #meant hidden data-meant=(places.join(" ")) data-shown=(shown.join(" ")) {} }
}

/// Draws the star and the links to the next lessons.
fn finish((game, lesson): (&str, &str), view: &LessonView, language: Language) -> Markup {
    let about = games::info(game);
    let lessons = lesson_page::lessons(game, language);
    let next = lessons.iter().skip_while(|listed| listed.name != lesson).nth(1);
    let first = lesson == FIRST_GAME;
    html! {
        section .fin {
            @if let Some(about) = &about {
                div .prize { span .picture { (LessonPicture::of(about, lesson).drawn(about)) } (star()) }
            }
            div .earned {
                h2 { (say!(language, "learn-star")) }
                div #banner .reached role="status" tabindex="-1" {
                    @if let Some(praise) = &view.praise { p .praise { (cinder(Mood::Glad)) span { (praise) } } }
                }
                p .onward {
                    @if first {
                        form method="post" action={ "/play/" (game) } {
                            input type="hidden" name="level" value="beginner";
                            button .primary { (say!(language, "learn-real")) }
                        }
                    }
                    @match next {
                        Some(next) => a .button .primary[!first] href={ "/learn/" (game) "/" (next.name) } { (say!(language, "learn-next", title = next.title.as_str())) },
                        None => a .button .primary[!first] href={ "/learn#" (game) } { (say!(language, "learn-all")) },
                    }
                }
                @if let Some(account) = &view.account {
                    details { summary { (say!(language, "learn-account")) } (hearth_page::account(account, ASSETS.signs(game))) }
                }
            }
        }
    }
}

/// Draws the log since the learner's last decision.
fn happened(game: &str, view: &LessonView, language: Language) -> Markup {
    html! {
        section #log aria-label=(say!(language, "learn-happened")) hidden[view.told.is_empty()] {
            h2 { (say!(language, "learn-happened")) }
            ol { @for line in &view.told { li { (log::sentence(line, ASSETS.signs(game))) } } }
        }
    }
}
