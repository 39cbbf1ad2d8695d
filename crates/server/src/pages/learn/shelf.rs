//! The lessons of one game on a shelf: its first game, then a card or a drawing for each exercise.

use hearth_store::LessonDone;
use hearth_words::{Language, say};
use maud::{Markup, html};

use crate::games::{self, GameInfo};
use crate::http::layout::pictures::{FIRST_GAME, LessonPicture, Mood, cinder, cover, star};
use crate::pages::learn::lesson_page::{self, Listed};

/// Draws the header above the shelves. A learner without any finished lesson is shown a starting point.
pub(super) fn welcome(done: &[LessonDone], language: Language) -> Markup {
    html! {
        header .welcomes .new[done.is_empty()] {
            @if done.is_empty() {
                @let games: Vec<GameInfo> = games::all().into_iter().filter(|game| game.has_lessons).collect();
                @if let [first, others @ ..] = &games[..] {
                    (cover(first.name))
                    (cinder(Mood::Glad))
                    div {
                        h1 { (say!(language, "learn-welcome-title")) }
                        p { (say!(language, "learn-welcome", game = first.title)) }
                        p .begin {
                            a .primary href={ "/learn/" (first.name) "/" (FIRST_GAME) } { (say!(language, "learn-begin")) }
                            @for other in others {
                                a href={ "/learn/" (other.name) "/" (FIRST_GAME) } { (say!(language, "learn-rather", game = other.title)) }
                            }
                        }
                    }
                }
            } @else {
                (cinder(Mood::Looks))
                div { h1 { (say!(language, "learn-title")) } p { (say!(language, "learn-return")) } }
            }
        }
    }
}

/// Draws the lessons of one game.
pub(super) fn shelf(game: &GameInfo, done: &[LessonDone], language: Language) -> Markup {
    let lessons = lesson_page::lessons(game.name, language);
    let is_done = |name: &str| done.iter().any(|done| done.game == game.name && done.lesson == name);
    let count = lessons.iter().filter(|lesson| is_done(lesson.name)).count();
    let next = lessons.iter().find(|lesson| !is_done(lesson.name));
    let begun = count > 0;
    let (first, exercises): (Vec<_>, Vec<_>) = lessons.iter().partition(|lesson| lesson.name == FIRST_GAME);
    let (faces, scenes): (Vec<_>, Vec<_>) = exercises
        .into_iter()
        .partition(|lesson| matches!(LessonPicture::of(game, lesson.name), LessonPicture::Face(_)));
    let card = |lesson: &Listed| {
        let state = if is_done(lesson.name) {
            State::Done
        } else if begun && next.is_some_and(|next| next.name == lesson.name) {
            State::Next
        } else {
            State::New
        };
        card(game, lesson, state, language)
    };
    html! {
        article .shelf .panel #(game.name) {
            header {
                h2 { (game.title) }
                (bar(count, lessons.len()))
                p { (say!(language, "learn-progress", done = count, all = lessons.len())) }
            }
            @for lesson in &first { div .first { (card(lesson)) } }
            @if let Some(next) = next.filter(|_| begun) {
                p .onward {
                    small { (say!(language, "learn-next-is")) } " " b { (next.title) }
                    a .primary href={ "/learn/" (game.name) "/" (next.name) } { (say!(language, "learn-go-on")) }
                }
            }
            div .exercises {
                @if !scenes.is_empty() { ul .scenes .few[!faces.is_empty()] { @for lesson in &scenes { li { (card(lesson)) } } } }
                @if !faces.is_empty() { ul .faces { @for lesson in &faces { li { (card(lesson)) } } } }
            }
        }
    }
}

/// Draws the progress of a shelf as a bar. The same is beside it in words.
fn bar(done: usize, all: usize) -> Markup {
    html! {
        svg .bar viewBox={ "0 0 " (all) " 1" } preserveAspectRatio="none" aria-hidden="true" {
            rect .all width=(all) height="1" {}
            rect .done width=(done) height="1" {}
        }
    }
}

/// The progress of a learner with a lesson.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Done,
    Next,
    New,
}

/// Draws a lesson as a card.
fn card(game: &GameInfo, lesson: &Listed, state: State, language: Language) -> Markup {
    let class = match state {
        State::Done => "les done",
        State::Next => "les next",
        State::New => "les",
    };
    html! {
        a class=(class) href={ "/learn/" (game.name) "/" (lesson.name) } {
            span .picture { (LessonPicture::of(game, lesson.name).drawn(game)) @if state == State::Done { (star()) } }
            b { (lesson.title) }
            @if state == State::Done { small .tick { (say!(language, "learn-done")) } }
            @if state == State::Next { em { (say!(language, "learn-next-is")) } }
        }
    }
}
