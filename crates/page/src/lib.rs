//! The interface between games and pages: a board as parts that can be sent one by one, and decisions as buttons.
//!
//! Scripts know a game only by these attributes:
//!
//! | attribute | meaning |
//! |---|---|
//! | `data-at` | the [`PlaceId`] of an element that can be touched or moves; it is a button while an offer touches it |
//! | `class="unseen"` | text for screen readers, inside an element that can be touched |
//! | `data-name`, `data-does` | the name and the effect of an element that can be enlarged |
//! | `data-as` | the place that is enlarged instead |
//! | `data-face` | the card that flies to a place or from it; without it the whole place flies |
//! | `data-back` | the back of the cards of a pile |
//! | `data-seat` | the number of the seat that an element belongs to |
//!
//! A page is drawn from views and legal decisions, never from states. It knows nothing of HTTP, people or stores.

mod account;
mod finale;
mod motion;
mod named;
mod offer;
mod overview;
mod part;
mod part_renderer;
mod plain;
mod scene;
mod seat_name;
mod sentence;
mod sign;
mod text;
mod tip;

use hearth_core::{BadOption, Game, Rulebook, Sentence};
use hearth_lessons::Lessons;
use hearth_text::{DecisionOf, EventOf, ViewOf};
use hearth_words::Language;
use maud::Markup;

pub use crate::account::account;
pub use crate::finale::{
    Finale, FinalePrize, FinaleSeat, FinaleSource, PLAIN_PATTERN, ScoreUnit, SeatPattern, bar_length,
};
pub use crate::motion::{Act, Face, Motion, Sound};
pub use crate::named::Named;
pub use crate::offer::{Action, Can, Group, Offer, PlaceId};
pub use crate::overview::{Overview, OverviewAction, OverviewPicture, OverviewPoints};
pub use crate::part::{Id, Part};
pub use crate::part_renderer::{BasedRenderer, Fingerprints, PartRenderer};
pub use crate::plain::PlainPage;
pub use crate::scene::Scene;
pub use crate::seat_name::{seat_name, short_seat_name};
pub use crate::sentence::{sentence, sentence_part};
pub use crate::sign::Sign;
pub use crate::text::Text;
pub use crate::tip::Tip;

hearth_words::dictionary!("plain");

/// The game of a page.
type GameOf<P> = <<P as GamePage>::Text as hearth_text::Text>::Game;

/// A game that can be played on a page. The sentences of the log and of the final account come from its text.
///
/// A type of the drawing crate implements it, so that the rules know nothing of pages. Everything except the types has a
/// default; [`PlainPage`] has only defaults.
pub trait GamePage: Sized + 'static {
    /// The text: the game and its sentences.
    type Text: hearth_text::Text;

    /// The lessons.
    type Lessons: Lessons<Game = <Self::Text as hearth_text::Text>::Game>;

    /// The stylesheet. Every selector begins with `.table.NAME`, so that games do not affect each other.
    const STYLE: &'static str = plain::STYLE;

    /// The signs: an SVG document with a `<symbol>` for each. Pages show one with `<use href="…#id">`.
    const SIGNS: &'static str = plain::SIGNS;

    /// The style of the box on pages beside the table. Every selector names the class of the game.
    const BOX_STYLE: &'static str = "";

    /// The pictures of lessons: an SVG document with a `<symbol>` named `lesson-NAME` for each lesson without a card among the
    /// signs.
    const LESSON_SIGNS: &'static str = plain::SIGNS;

    /// The script that deals the cards of this game for the check of a deal, or nothing. It adds the game to `dealers`, which
    /// `deal-check.js` calls (docs/DEALS.md).
    const DEAL_SCRIPT: &'static str = "";

    /// The ids of two signs that are cards. The settings show how such cards move.
    const SAMPLE_CARDS: &'static [&'static str] = &[];

    /// The cover of the box: an SVG document, 300 by 380. The title consists of paths, so it needs no font.
    const COVER: &'static str = plain::COVER;

    /// The preview that chat programs show beside a link: a PNG, 1200 by 630. If it is empty, the server's own
    /// picture is shown.
    const PREVIEW: &'static [u8] = &[];

    /// The usual duration of a game, in minutes.
    const MINUTES: u32 = 15;

    /// True if moves are made on the board, by touch. Otherwise the list of moves is unfolded.
    const TOUCHABLE: bool = false;

    /// The options of a first game that differ from the defaults.
    const FIRST_GAME: &'static [(&'static str, &'static str)] = &[];

    /// Names the author of the game in one sentence, if there is one to thank.
    fn credit(_language: Language) -> Option<String> {
        None
    }

    /// Returns a line that introduces the game.
    fn invitation(language: Language) -> String {
        plain::invitation::<GameOf<Self>>(language)
    }

    /// Returns the title and the explanation of an option.
    fn choice(name: &str, _language: Language) -> Named {
        plain::choice::<GameOf<Self>>(name)
    }

    /// Returns the name of an option's value.
    fn value(_choice: &str, value: &str, _language: Language) -> String {
        value.replace('-', " ")
    }

    /// Translates a typed value of an option into the words of the rules.
    fn typed(_choice: &str, text: &str, _language: Language) -> Result<String, BadOption> {
        Ok(text.to_owned())
    }

    /// Explains why options do not fit. Returns `None` for an unknown sentence.
    fn unfit(_sentence: &Sentence, _language: Language) -> Option<String> {
        None
    }

    /// Returns the rules, with the same ids in every language.
    fn rulebook(_language: Language) -> Rulebook {
        GameOf::<Self>::RULEBOOK
    }

    /// Returns the overview for beginners.
    fn overview(language: Language, _signs: &str) -> Overview {
        plain::overview(Self::rulebook(language))
    }

    /// Draws the example of a rule, if it has one.
    fn example(_rule: &str, _language: Language, _signs: &str) -> Option<Markup> {
        None
    }

    /// Draws the player aid, a printable summary of the rules. It is for the options of a table, or for all tables.
    fn aid(_table: Option<&ViewOf<Self::Text>>, language: Language, _signs: &str) -> Markup {
        plain::aid::<GameOf<Self>>(Self::rulebook(language))
    }

    /// Draws the board in parts, always the same ones in the same order for one table and observer. After a decision only the
    /// changed parts are sent. The browser highlights what can be touched, by the touches of the offers, so a part does not
    /// depend on whose turn it is unless it shows that.
    fn board(scene: &Scene<'_, Self>, renderer: &mut PartRenderer) {
        plain::board(scene, renderer);
    }

    /// Returns every legal decision exactly once, in groups.
    fn offers(scene: &Scene<'_, Self>, legal: &[DecisionOf<Self::Text>]) -> Vec<Group> {
        plain::offers(scene, legal)
    }

    /// Returns the fixed buttons, the same ones in the same order in every turn.
    fn actions(scene: &Scene<'_, Self>, legal: &[DecisionOf<Self::Text>]) -> Vec<Action> {
        let (_, _) = (scene, legal);
        Vec::new()
    }

    /// Returns the decision that touching these places in this order means. It may be illegal; then the refusal explains why.
    fn meant(_places: &[&str], _scene: &Scene<'_, Self>) -> Option<DecisionOf<Self::Text>> {
        None
    }

    /// Returns the tips for a first game, in their order.
    fn coach(language: Language) -> Vec<Tip> {
        let _ = language;
        Vec::new()
    }

    /// Returns the animations of events, in the order in which they are shown, as the observer may see them. The view is of the
    /// position afterwards.
    fn flights(_events: &[EventOf<Self::Text>], _scene: &Scene<'_, Self>) -> Vec<Motion> {
        Vec::new()
    }

    /// Returns the end of a game, from all its events as a spectator saw them. If it was not played to its end, the seats have no
    /// totals. Without a finale the page shows only the account.
    fn finale(scene: &Scene<'_, Self>, events: &[EventOf<Self::Text>]) -> Option<Finale> {
        let (_, _) = (scene, events);
        None
    }
}
