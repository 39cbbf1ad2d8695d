//! What every game needs to be played on a page: its table as parts that can be sent one by one, and its decisions as
//! buttons.
//!
//! What can be touched or travels says in the attribute `data-at` which [`Place`] it is; what can be touched is a
//! button as long as an offer touches it, and has what is read aloud of it as text inside (`class="unseen"`). What is worth being
//! shown large has a name in `data-name` and what it does in words in `data-does`, or names another place in `data-as` that is shown
//! in its stead. Of what lies at a place, `data-face` is the card that flies to it or away from it; else the whole place flies. The
//! first picture at a pile is the back of its cards. What is a seat's has its number in `data-seat`. Scripts need to know nothing else of
//! a game.
//!
//! A page is made from views and legal decisions, never from states. It knows nothing of HTTP, of people or of stores.

mod account;
mod called;
mod canvas;
mod finale;
mod motion;
mod named;
mod offer;
mod overview;
mod part;
mod plain;
mod scene;
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
pub use crate::called::{bare, called};
pub use crate::canvas::{Canvas, Marks};
pub use crate::finale::{Cloth, Finale, FinaleSeat, FinaleSource, PLAIN_CLOTH, Prize, Unit, length};
pub use crate::motion::{Act, Face, Motion, Sound};
pub use crate::named::Named;
pub use crate::offer::{Action, Can, Group, Offer, Place};
pub use crate::overview::{Overview, OverviewAction, OverviewPicture, OverviewPoints};
pub use crate::part::{Id, Part};
pub use crate::plain::PlainPage;
pub use crate::scene::Scene;
pub use crate::sentence::{marked, marked_part};
pub use crate::sign::Sign;
pub use crate::text::Text;
pub use crate::tip::Tip;

hearth_words::dictionary!("plain");

/// The game of a page.
type GameOf<P> = <<P as GamePage>::Text as hearth_text::Text>::Game;

/// A game that can be played on a page. The sentences of the log, of the menu and of the final account are those of its text.
///
/// It is implemented by a type of the crate that draws, so that the rules know nothing of pages. Everything except the types has
/// a default; [`PlainPage`] has only defaults.
pub trait GamePage: Sized + 'static {
    /// Its text: the game, its bots and its sentences.
    type Text: hearth_text::Text;

    /// Its lessons.
    type Lessons: Lessons<Game = <Self::Text as hearth_text::Text>::Game>;

    /// Its stylesheet. Every selector stands below `.table.NAME`, so that two games never disturb each other.
    const STYLE: &'static str = plain::STYLE;

    /// Its signs, one SVG document with a `<symbol>` for each. The page shows one by `<use href="…#id">`.
    const SIGNS: &'static str = plain::SIGNS;

    /// The style of its box on pages beside the table. Every selector names the class of the game.
    const BOX_STYLE: &'static str = "";

    /// The pictures of its lessons: one SVG document with a `<symbol>` named `lesson-NAME` for each lesson that has no card of
    /// its own among the signs.
    const LESSON_SIGNS: &'static str = plain::SIGNS;

    /// The ids of two signs that are cards. The settings show how such cards move.
    const SAMPLE_CARDS: &'static [&'static str] = &[];

    /// The cover of its box: one SVG document, 300 by 380. Its title is drawn as paths, so that it needs no font.
    const COVER: &'static str = plain::COVER;

    /// The picture that a messenger shows beside a link to the game: a PNG, 1200 by 630. If it is
    /// empty, the server's own picture is shown.
    const PREVIEW: &'static [u8] = &[];

    /// How long a game takes, in minutes.
    const MINUTES: u32 = 15;

    /// The options of somebody's first game, if there are better ones for it than the usual ones.
    const FIRST_GAME: &'static [(&'static str, &'static str)] = &[];

    /// One sentence that names the author of the game, if it is somebody else's.
    fn credit(_language: Language) -> Option<String> {
        None
    }

    /// One line that says what sort of game it is, for people who choose one.
    fn invitation(language: Language) -> String {
        plain::invitation::<GameOf<Self>>(language)
    }

    /// What one of the things that can be agreed on is called, and what it means.
    fn choice(name: &str, _language: Language) -> Named {
        plain::choice::<GameOf<Self>>(name)
    }

    /// What a value is called that something can be agreed to be.
    fn value(_choice: &str, value: &str, _language: Language) -> String {
        value.replace('-', " ")
    }

    /// Translates what a player typed for a choice into the words of the rules.
    fn typed(_choice: &str, text: &str, _language: Language) -> Result<String, BadOption> {
        Ok(text.to_owned())
    }

    /// Why something cannot be agreed on, by the name of the sentence and with its numbers; nothing if there is no such sentence.
    fn unfit(_sentence: &Sentence, _language: Language) -> Option<String> {
        None
    }

    /// The rules, each with its id: the same ids in every language.
    fn rulebook(_language: Language) -> Rulebook {
        GameOf::<Self>::RULEBOOK
    }

    /// What the game is about, in pictures, for somebody who has never seen it.
    fn overview(language: Language, _signs: &str) -> Overview {
        plain::overview(Self::rulebook(language))
    }

    /// An example of a rule, drawn as the table is; nothing if it has none.
    fn example(_rule: &str, _language: Language, _signs: &str) -> Option<Markup> {
        None
    }

    /// All that one looks up while one plays, on one page that can be printed: as the table that is seen has agreed, or as it is
    /// usual.
    fn aid(_table: Option<&ViewOf<Self::Text>>, language: Language, _signs: &str) -> Markup {
        plain::aid::<GameOf<Self>>(Self::rulebook(language))
    }

    /// Draws the table as an observer sees it, in parts: always the same ones in the same order for one table and observer. Each
    /// names all that it is drawn from and that can change while he looks: what he sees, but neither who looks nor the names nor
    /// the set-up. Only those that changed are sent after a decision. What can be touched is marked in the browser by the touches
    /// of the offers: a table on which nothing has moved is not drawn again because somebody else may move it.
    fn board(scene: &Scene<'_, Self>, canvas: &mut Canvas) {
        plain::board(scene, canvas);
    }

    /// What may be decided, every legal decision exactly once, in groups that a person can find his way in.
    fn offers(scene: &Scene<'_, Self>, legal: &[DecisionOf<Self::Text>]) -> Vec<Group> {
        plain::offers(scene, legal)
    }

    /// The fixed buttons beside the hand, always the same ones in the same order, whoever is to decide.
    fn actions(scene: &Scene<'_, Self>, legal: &[DecisionOf<Self::Text>]) -> Vec<Action> {
        let (_, _) = (scene, legal);
        Vec::new()
    }

    /// The decision that somebody means who touches these places in this order, whether it is legal or not: so that it can be
    /// said why it is not.
    fn meant(_places: &[&str], _scene: &Scene<'_, Self>) -> Option<DecisionOf<Self::Text>> {
        None
    }

    /// What is said to somebody in their first game, one after the other, each beside the part it is about.
    fn coach(language: Language) -> Vec<Tip> {
        let _ = language;
        Vec::new()
    }

    /// What moves when this happens, in the order in which it is shown, as the observer may see it. The view is of the table as it
    /// is afterwards.
    fn flights(_events: &[EventOf<Self::Text>], _scene: &Scene<'_, Self>) -> Vec<Motion> {
        Vec::new()
    }

    /// The end of a game from all that happened in it, as a spectator saw it. If it was not played to its end, the seats have no
    /// totals. A game without one is shown with its account alone.
    fn finale(scene: &Scene<'_, Self>, events: &[EventOf<Self::Text>]) -> Option<Finale> {
        let (_, _) = (scene, events);
        None
    }
}
