//! The description of a game before a table is opened.

use hearth_catalogue::PageVisitor;
use hearth_core::{BadOption, Choice, Game, Options, Rulebook, Sentence};
use hearth_lessons::Lessons;
use hearth_page::{GamePage, Named, Overview};
use hearth_text::{Text, either};
use hearth_words::{Language, say};
use maud::Markup;

/// The description of a game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct GameInfo {
    /// The name that is typed.
    pub name: &'static str,
    /// The title.
    pub title: &'static str,
    /// The author of the game, in one sentence.
    pub credit: fn(Language) -> Option<String>,
    /// One line about it.
    pub invitation: fn(Language) -> String,
    /// The smallest number of players.
    pub fewest: usize,
    /// The largest number of players.
    pub most: usize,
    /// The options.
    pub choices: &'static [Choice],
    /// The stylesheet.
    pub style: &'static str,
    /// The signs, one SVG document.
    pub signs: &'static str,
    /// The style of the box on other pages.
    pub box_style: &'static str,
    /// The pictures of lessons, one SVG document.
    pub lesson_signs: &'static str,
    /// The script that deals its cards for the check of a deal.
    pub deal_script: &'static str,
    /// True if there are lessons.
    pub has_lessons: bool,
    /// Two signs that are cards, or none.
    pub sample_cards: &'static [&'static str],
    /// The cover of the box.
    pub cover: &'static str,
    /// The preview picture of a link.
    pub preview: &'static [u8],
    /// The length of a game, in minutes.
    pub minutes: u32,
    /// True if moves are made on the board.
    pub touchable: bool,
    /// The options of a first game.
    pub first_game: &'static [(&'static str, &'static str)],
    /// Describes an option.
    pub choice: fn(&str, Language) -> Named,
    /// Describes a value of an option.
    pub value: fn(&str, &str, Language) -> String,
    /// Translates a typed value into the notation of the rules.
    pub typed: fn(&str, &str, Language) -> Result<String, BadOption>,
    /// Explains why options do not fit.
    pub unfit: fn(&Sentence, Language) -> Option<String>,
    /// The rules, each with its id.
    pub rulebook: fn(Language) -> Rulebook,
    /// An overview in pictures; the text is the address of the signs.
    pub overview: fn(Language, &str) -> Overview,
    /// An example of a rule.
    pub example: fn(&str, Language, &str) -> Option<Markup>,
    /// The player aid for the usual options.
    pub aid: fn(Language, &str) -> Markup,
}

struct Describe;

impl PageVisitor for Describe {
    type Output = GameInfo;

    fn visit<P: GamePage>(&mut self) -> GameInfo {
        type Of<P> = <<P as GamePage>::Text as Text>::Game;
        GameInfo {
            name: Of::<P>::NAME,
            title: Of::<P>::TITLE,
            credit: P::credit,
            invitation: P::invitation,
            fewest: *Of::<P>::PLAYERS.start(),
            most: *Of::<P>::PLAYERS.end(),
            choices: <Of<P> as Game>::Options::CHOICES,
            style: P::STYLE,
            signs: P::SIGNS,
            box_style: P::BOX_STYLE,
            lesson_signs: P::LESSON_SIGNS,
            deal_script: P::DEAL_SCRIPT,
            has_lessons: !P::Lessons::TEXTS.is_empty(),
            sample_cards: P::SAMPLE_CARDS,
            cover: P::COVER,
            preview: P::PREVIEW,
            minutes: P::MINUTES,
            touchable: P::TOUCHABLE,
            first_game: P::FIRST_GAME,
            choice: P::choice,
            value: P::value,
            typed: P::typed,
            unfit: P::unfit,
            rulebook: P::rulebook,
            overview: P::overview,
            example: P::example,
            aid: |language, signs| P::aid(None, language, signs),
        }
    }
}

/// Describes every game.
pub(crate) fn all() -> Vec<GameInfo> {
    hearth_catalogue::each_page(Describe)
}

/// Returns the titles of all games, as a list in a sentence.
pub(crate) fn titles(language: Language) -> String {
    let titles: Vec<String> = all().iter().map(|game| game.title.to_owned()).collect();
    either(&titles, &say!(language, "home-and"))
}

/// Describes one game.
pub(crate) fn info(name: &str) -> Option<GameInfo> {
    hearth_catalogue::find_page(name, Describe).ok()
}
