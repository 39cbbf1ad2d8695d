//! The names that people may have.

use icu_properties::props::GeneralCategoryGroup as Group;
use icu_properties::props::{
    BinaryProperty, DefaultIgnorableCodePoint, Emoji, EmojiModifier, ExtendedPictographic, GeneralCategory,
};
use icu_properties::{CodePointMapData, CodePointSetData};

use crate::error::{AppError, BadInput};

/// The longest name, in characters.
pub(crate) const LONGEST_NAME: usize = 24;

/// The zero-width joiner: joins two emoji, and two letters in some scripts.
const JOINER: char = '\u{200d}';

/// The zero-width non-joiner: keeps letters apart in scripts that join them.
const NON_JOINER: char = '\u{200c}';

/// The variation selector that shows a character as an emoji.
const AS_PICTURE: char = '\u{fe0f}';

/// The empty Braille pattern, which is invisible.
const BLANK: char = '\u{2800}';

/// Normalises the spaces of a name and refuses an empty, long or invisible one.
pub(crate) fn checked_name(name: &str) -> Result<String, AppError> {
    let name: String = name.split_whitespace().collect::<Vec<_>>().join(" ");
    if (1..=LONGEST_NAME).contains(&name.chars().count()) && can_be_seen(&name) {
        return Ok(name);
    }
    Err(AppError::Input(BadInput::Name(LONGEST_NAME)))
}

/// Returns whether a name is visible, without characters that only hide or reorder the text around them.
fn can_be_seen(name: &str) -> bool {
    let letters: Vec<char> = name.chars().collect();
    let belongs = |(at, c): (usize, &char)| {
        let before = at.checked_sub(1).map_or(' ', |before| letters[before]);
        let after = letters.get(at + 1).copied().unwrap_or(' ');
        match *c {
            AS_PICTURE => has::<Emoji>(before),
            JOINER => joins_pictures(before, after) || is_joined(before) && is_joined(after),
            NON_JOINER => is_joined(before) && is_joined(after),
            c => c != BLANK && !Group::Other.contains(category(c)) && !has::<DefaultIgnorableCodePoint>(c),
        }
    };
    // Accents and emoji modifiers belong to the character before them.
    let stands = |c: &char| *c != AS_PICTURE && !Group::Mark.contains(category(*c));
    letters.iter().enumerate().all(belongs) && letters.iter().any(stands)
}

fn joins_pictures(before: char, after: char) -> bool {
    let picture = before == AS_PICTURE || has::<ExtendedPictographic>(before) || has::<EmojiModifier>(before);
    picture && has::<ExtendedPictographic>(after)
}

/// Returns whether a character is of a script that joins letters: those have no capitals.
fn is_joined(c: char) -> bool {
    category(c) == GeneralCategory::OtherLetter || Group::Mark.contains(category(c))
}

fn category(c: char) -> GeneralCategory {
    CodePointMapData::<GeneralCategory>::new().get(c)
}

fn has<P: BinaryProperty>(c: char) -> bool {
    CodePointSetData::new::<P>().contains(c)
}
