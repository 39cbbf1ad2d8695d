//! What people may be called.

use icu_properties::props::GeneralCategoryGroup as Group;
use icu_properties::props::{
    BinaryProperty, DefaultIgnorableCodePoint, Emoji, EmojiModifier, ExtendedPictographic, GeneralCategory,
};
use icu_properties::{CodePointMapData, CodePointSetData};

use crate::error::{AppError, BadInput};

/// The longest name somebody can have.
pub(crate) const LONGEST_NAME: usize = 24;

/// Makes one picture of two, and in some scripts one sign of two letters.
const JOINER: char = '\u{200d}';

/// Keeps letters apart in scripts that would join them.
const NON_JOINER: char = '\u{200c}';

/// Says that a sign is meant as a picture.
const AS_PICTURE: char = '\u{fe0f}';

/// A letter of the blind without a dot: it looks like nothing.
const BLANK: char = '\u{2800}';

/// A name without anything that does not belong into one.
pub(crate) fn checked_name(name: &str) -> Result<String, AppError> {
    let name: String = name.split_whitespace().collect::<Vec<_>>().join(" ");
    if (1..=LONGEST_NAME).contains(&name.chars().count()) && can_be_seen(&name) {
        return Ok(name);
    }
    Err(AppError::Input(BadInput::Name(LONGEST_NAME)))
}

/// Whether a name is to be seen, and nothing in it only turns or hides what stands beside it.
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
    // An accent or the colour of a picture belongs to what stands before it.
    let stands = |c: &char| *c != AS_PICTURE && !Group::Mark.contains(category(*c));
    letters.iter().enumerate().all(belongs) && letters.iter().any(stands)
}

fn joins_pictures(before: char, after: char) -> bool {
    let picture = before == AS_PICTURE || has::<ExtendedPictographic>(before) || has::<EmojiModifier>(before);
    picture && has::<ExtendedPictographic>(after)
}

/// Whether it is of a script whose letters can be joined: those have no capitals.
fn is_joined(c: char) -> bool {
    category(c) == GeneralCategory::OtherLetter || Group::Mark.contains(category(c))
}

fn category(c: char) -> GeneralCategory {
    CodePointMapData::<GeneralCategory>::new().get(c)
}

fn has<P: BinaryProperty>(c: char) -> bool {
    CodePointSetData::new::<P>().contains(c)
}
