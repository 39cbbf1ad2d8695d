//! The sentences of a game: its log, its questions, its menu, its refusals, its final account.
//!
//! A sentence is a [`Spans`]: plain text in which signs and the parts that stand out are marked. A terminal paints it, a page
//! makes HTML from it, and [`Spans::plain`] is the text alone. Nothing here knows of either.

mod account;
mod mark;
mod names;
mod phrases;
mod plain;
mod spans;
mod spoken;
mod tag;

use hearth_arena::GameStats;
use hearth_bots::GameKnowledge;
use hearth_core::{Game, Notation, ObservationEncoder, Trace};
use hearth_words::Language;

pub use crate::account::Account;
pub use crate::mark::{mark, signed};
pub use crate::names::Names;
pub use crate::phrases::{capitalized, count, either};
pub use crate::plain::{PlainText, log_lines};
pub use crate::spans::{Span, Spans};
pub use crate::spoken::{Speaker, bare, spoken, understood};
pub use crate::tag::{Tag, Tint};

/// The sentences of a game. They are made from views and events as an observer sees them, never from states.
///
/// It is implemented by a type of the game's text crate, so that the rules know no language. Every method has a default that
/// knows only the rules, so a game can replace them one by one; [`PlainText`] has only defaults.
pub trait Text: 'static {
    /// The game.
    type Game: Notation + ObservationEncoder + Trace;
    /// The knowledge of its bots, which hints come from.
    type GameKnowledge: GameKnowledge<Game = Self::Game>;
    /// The statistics of many games.
    type GameStats: GameStats<Game = Self::Game>;

    /// Names the seats after the colours they play with. Sentences are in the language of the names.
    fn names(view: &ViewOf<Self>, language: Language) -> Names {
        plain::names::<Self::Game>(view, language)
    }

    /// Returns the open question in one sentence: whose turn it is and what they may do.
    fn question(view: &ViewOf<Self>, names: &Names) -> Spans {
        plain::question::<Self::Game>(view, names)
    }

    /// Returns the lines of the log: one sentence for each decision, with all that it brought. If there are none, the log has
    /// the decisions themselves; callers use [`log_lines()`] for that.
    fn log_lines(_events: &[EventOf<Self>], _names: &Names) -> Vec<Spans> {
        Vec::new()
    }

    /// Says what a decision would bring, in a few words beside the decision.
    fn explain(_decision: DecisionOf<Self>, _view: &ViewOf<Self>, _names: &Names) -> Spans {
        Spans::default()
    }

    /// Returns the words that begin decisions, each with the words that people type in a language, separated by commas. The
    /// first of them is shown.
    fn verbs(_language: Language) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    /// Returns the words for cards in decisions, each with the title that people read in a language. A card may have several;
    /// the first is shown.
    fn titles(_language: Language) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    /// Says why a decision is refused, in one sentence without a full stop. The caller cites the rule behind it.
    /// The default is the English message of the rules.
    fn refusal(refusal: RefusalOf<Self>, _language: Language) -> String {
        plain::refusal(refusal)
    }

    /// Returns a bot's reason in a few words, such as `finishes Hunter for 4`.
    fn reason(reason: &ReasonOf<Self>, _names: &Names) -> Spans {
        Spans::from(format!("{reason:?}"))
    }

    /// Returns the label of a word of the statistics, or of the reason why games end.
    fn counted(word: &str, _language: Language) -> String {
        word.replace('-', " ")
    }

    /// Shows how the score of each seat came about, from the events of the game; `None` before the game is over. The default
    /// lists the scores.
    fn account(view: &ViewOf<Self>, _events: &[EventOf<Self>], names: &Names) -> Option<Account> {
        plain::account::<Self>(view, names)
    }
}

hearth_words::dictionary!("plain");

/// The view of a text's game.
pub type ViewOf<T> = <<T as Text>::Game as Game>::View;
/// The event of a text's game.
pub type EventOf<T> = <<T as Text>::Game as Game>::Event;
/// The decision of a text's game.
pub type DecisionOf<T> = <<T as Text>::Game as Game>::Decision;
/// The refusal of a text's game.
pub type RefusalOf<T> = <<T as Text>::Game as Game>::Refusal;
/// The reason for a decision in a text's game.
pub type ReasonOf<T> = <<T as Text>::GameKnowledge as GameKnowledge>::Reason;
