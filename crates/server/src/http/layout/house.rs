//! Pictures of people, bots, chairs, signs and covers. All are decoration: the text beside them says the same.

use std::collections::HashMap;
use std::sync::LazyLock;

use hearth_words::{Language, say};
use maud::{Markup, html};

use crate::http::assets::ASSETS;

/// Draws a picture of the sprite `house.svg`.
pub(crate) fn picture(name: &str, class: &str) -> Markup {
    html! { svg class=(class) aria-hidden="true" { use href={ (ASSETS.path("house.svg")) "#" (name) } {} } }
}

/// Draws a small sign in the colour of the text.
pub(crate) fn icon(name: &str) -> Markup {
    picture(&format!("i-{name}"), "icon")
}

/// Draws the cover of a game's box.
pub(crate) fn cover(game: &str) -> Markup {
    html! { img src=(ASSETS.cover(game)) alt="" width="300" height="380"; }
}

/// Draws a person: the animal of the name, or initials.
pub(crate) fn person(name: &str) -> Markup {
    if let Some(animal) = animal(name) {
        return picture(&format!("av-{animal}"), "face");
    }
    html! {
        svg .face viewBox="0 0 64 64" aria-hidden="true" {
            use href={ (ASSETS.path("house.svg")) "#av" } {}
            text x="32" y="41" text-anchor="middle" { (initials(name)) }
        }
    }
}

/// Draws a bot: an arch with as many fires as its level.
pub(crate) fn bot(level: &str) -> Markup {
    let fires =
        hearth_bots::LEVELS.iter().position(|identity| *identity == level).map_or(1, |index| index + 1);
    picture(&format!("bot-{fires}"), "face")
}

/// The animals of guest names in all languages, and their pictures.
static ANIMALS: LazyLock<HashMap<String, String>> = LazyLock::new(|| {
    let of = |language: Language| {
        let (animals, faces) = (say!(language, "friendly-animals"), say!(language, "friendly-faces"));
        let pairs = animals.split(", ").zip(faces.split(", "));
        pairs.map(|(animal, face)| (animal.to_lowercase(), face.to_owned())).collect::<Vec<_>>()
    };
    Language::ALL.into_iter().flat_map(of).collect()
});

/// Returns the animal in a name.
fn animal(name: &str) -> Option<&'static str> {
    name.split_whitespace().find_map(|word| ANIMALS.get(&word.to_lowercase())).map(String::as_str)
}

/// Returns the first letters of the first two words of a name.
fn initials(name: &str) -> String {
    let letters = name.split_whitespace().filter_map(|word| word.chars().next());
    letters.take(2).flat_map(char::to_uppercase).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_animal_of_a_guest_has_a_picture() {
        let sprite = include_str!("../../../assets/house.svg");
        for language in Language::ALL {
            let (animals, faces) = (say!(language, "friendly-animals"), say!(language, "friendly-faces"));
            assert_eq!(animals.split(", ").count(), faces.split(", ").count(), "{language}");
            for face in faces.split(", ") {
                assert!(sprite.contains(&format!("id=\"av-{face}\"")), "{face} in {language}");
            }
        }
    }

    #[test]
    fn a_name_without_an_animal_has_initials() {
        assert_eq!(animal("Swift Hare"), Some("hare"));
        assert_eq!(animal("Castor serein"), Some("beaver"));
        assert_eq!(animal("Anna"), None);
        assert_eq!((initials("Anna").as_str(), initials("ola k. nowak").as_str()), ("A", "OK"));
    }
}
