//! Small pictures that pages share: line icons, Cinder the tutor, the star, covers, and pictures of lessons.

use hearth_page::Sign;
use maud::{Markup, html};

use crate::games::GameInfo;
use crate::http::assets::ASSETS;
use crate::http::layout::house;

/// Draws a line icon in the colour of the text.
pub(crate) fn icon(id: &'static str) -> Sign<'static> {
    Sign::of(ASSETS.path("trainer.svg"), id).in_class("icon")
}

/// Draws a link that leaves a table, for its header. On a phone only the icon is visible.
pub(crate) fn out(address: &str, id: &'static str, label: &str) -> Markup {
    html! { a .out href=(address) title=(label) { (icon(id)) span { (label) } } }
}

/// Draws Cinder, the ember who teaches.
pub(crate) fn cinder(mood: Mood) -> Sign<'static> {
    let id = match mood {
        Mood::Looks => "cinder",
        Mood::Kind => "cinder-kind",
        Mood::Glad => "cinder-glad",
    };
    Sign::of(ASSETS.path("trainer.svg"), id).in_class("cinder")
}

/// The mood of Cinder.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mood {
    /// While the learner has something to do.
    Looks,
    /// After a mistake.
    Kind,
    /// After a success.
    Glad,
}

/// Draws the star of a completed lesson.
pub(crate) fn star() -> Sign<'static> {
    Sign::of(ASSETS.path("trainer.svg"), "star").in_class("star")
}

/// The picture of a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum LessonPicture {
    /// The cover of the game, for a first game.
    Cover,
    /// The face of the card that the lesson is about.
    Face(String),
    /// A drawing of the idea.
    Scene(String),
}

impl LessonPicture {
    /// Returns the picture of a lesson. The face of a card has the name of its lesson in the signs of the game.
    pub fn of(game: &GameInfo, lesson: &str) -> LessonPicture {
        if lesson == FIRST_GAME {
            return LessonPicture::Cover;
        }
        let face = format!("face-{lesson}");
        if game.signs.contains(&format!("id=\"{face}\"")) {
            LessonPicture::Face(face)
        } else {
            LessonPicture::Scene(format!("lesson-{lesson}"))
        }
    }

    /// Draws it.
    pub fn drawn(&self, game: &GameInfo) -> Markup {
        html! {
            @match self {
                LessonPicture::Cover => (cover(game.name)),
                LessonPicture::Face(id) => (Sign::of(ASSETS.signs(game.name), id).in_class("card-face")),
                LessonPicture::Scene(id) => (Sign::of(ASSETS.path(&format!("{}-lessons.svg", game.name)), id).in_class("lesson-scene")),
            }
        }
    }
}

/// The name of the first lesson of every game in addresses.
pub(crate) const FIRST_GAME: &str = "first-game";

/// Draws the cover of a game.
pub(crate) fn cover(game: &str) -> Markup {
    html! { span .game-cover { (house::cover(game)) } }
}

#[cfg(test)]
mod tests {
    use hearth_words::Language;

    use super::*;
    use crate::games;
    use crate::pages::learn::lesson_page;

    #[test]
    fn everything_that_is_done_in_a_turn_has_a_sign() {
        for game in games::all() {
            let overview = (game.overview)(Language::English, "signs");
            for action in &overview.actions {
                assert!(
                    game.signs.contains(&format!("id=\"{}\"", action.sign)),
                    "{}: {}",
                    game.name,
                    action.sign
                );
            }
            for picture in &overview.pictures {
                for id in
                    picture.drawing.0.split("href=\"signs#").skip(1).filter_map(|rest| rest.split('"').next())
                {
                    assert!(game.signs.contains(&format!("id=\"{id}\"")), "{}: {id}", game.name);
                }
            }
        }
    }

    #[test]
    fn every_lesson_has_a_picture() {
        for game in games::all() {
            for lesson in lesson_page::lessons(game.name, Language::English) {
                let (sprite, id) = match LessonPicture::of(&game, lesson.name) {
                    LessonPicture::Cover => continue,
                    LessonPicture::Face(id) => (game.signs, id),
                    LessonPicture::Scene(id) => (game.lesson_signs, id),
                };
                assert!(sprite.contains(&format!("id=\"{id}\"")), "{} {}: {id}", game.name, lesson.name);
            }
        }
    }
}
