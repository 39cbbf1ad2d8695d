//! What people may be called.

use icu_properties::props::GeneralCategoryGroup as Group;
use icu_properties::props::{
    DefaultIgnorableCodePoint, EmojiModifier, ExtendedPictographic, GeneralCategory,
};
use icu_properties::{CodePointMapData, CodePointSetData};

use crate::wrong::{Mistake, Wrong};

/// The longest name somebody can have.
pub(crate) const LONGEST_NAME: usize = 24;

/// Makes one picture of two.
const JOINER: char = '\u{200d}';

/// Says that a sign is meant as a picture.
const AS_PICTURE: char = '\u{fe0f}';

/// A letter of the blind without a dot: it looks like nothing.
const BLANK: char = '\u{2800}';

/// A name without anything that does not belong into one.
pub(crate) fn checked_name(name: &str) -> Result<String, Wrong> {
    let name: String = name.split_whitespace().collect::<Vec<_>>().join(" ");
    if (1..=LONGEST_NAME).contains(&name.chars().count()) && can_be_seen(&name) {
        return Ok(name);
    }
    Err(Wrong::Input(Mistake::Name(LONGEST_NAME)))
}

/// Whether a name is to be seen, and nothing in it only turns or hides what stands beside it.
fn can_be_seen(name: &str) -> bool {
    let category = |c: char| CodePointMapData::<GeneralCategory>::new().get(c);
    let letters: Vec<char> = name.chars().collect();
    let belongs = |(at, c): (usize, &char)| match *c {
        AS_PICTURE => true,
        JOINER => joins(&letters, at),
        c => c != BLANK && !Group::Other.contains(category(c)) && !is_ignorable(c),
    };
    // An accent or the colour of a picture belongs to what stands before it.
    let stands = |c: &char| *c != AS_PICTURE && !Group::Mark.contains(category(*c));
    letters.iter().enumerate().all(belongs) && letters.iter().any(stands)
}

fn is_ignorable(c: char) -> bool {
    CodePointSetData::new::<DefaultIgnorableCodePoint>().contains(c)
}

/// Whether pictures stand on both sides.
fn joins(letters: &[char], at: usize) -> bool {
    let pictures = CodePointSetData::new::<ExtendedPictographic>();
    let colours = CodePointSetData::new::<EmojiModifier>();
    let before = at.checked_sub(1).map(|before| letters[before]);
    before.is_some_and(|c| c == AS_PICTURE || pictures.contains(c) || colours.contains(c))
        && letters.get(at + 1).is_some_and(|c| pictures.contains(*c))
}
