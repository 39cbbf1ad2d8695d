//! What every game needs to be played in a terminal: a table drawn as text, a log, decisions in full sentences.
//!
//! Text comes with colours as escape sequences; whoever prints it takes them out where nobody sees them. Colour never
//! stands alone: what it says, a letter or a word says too.

mod account;
mod frame;
mod names;
mod spoken;
mod words;

use anstyle::{Reset, Style};
use hearth_arena::GameStats;
use hearth_bots::GameKnowledge;
use hearth_core::{Game, Notation, ObservationEncoder, Trace};
use hearth_words::Language;

pub use crate::account::Account;
pub use crate::frame::{Frame, Line, beside};
pub use crate::names::{Names, SIGN, SIGN_END};
pub use crate::spoken::{Speaker, bare, spoken, understood};
pub use crate::words::{alarm, capitalized, count, either, faint, is_strong, strong};

/// A game that can be played in a terminal. It is given views, never states.
///
/// It is implemented by a type of the crate that draws, so that the rules know nothing of terminals.
pub trait Terminal: 'static {
    /// The game that is drawn.
    type Game: Notation + ObservationEncoder + Trace;
    /// What bots know of it: whom one asks for a hint.
    type GameKnowledge: GameKnowledge<Game = Self::Game>;
    /// What is worth counting in many games of it.
    type GameStats: GameStats<Game = Self::Game>;

    /// What the seats are called where nobody has a name of his own: by the colours they play with. Who is given the names
    /// speaks in their language.
    fn names(view: &ViewOf<Self>, language: Language) -> Names;

    /// The table as an observer sees it, for so many columns. However many there are, it takes no more than 100.
    fn draw(view: &ViewOf<Self>, names: &Names, columns: usize) -> String;

    /// What is asked, in one sentence: whose turn it is and what can be done.
    fn asked(view: &ViewOf<Self>, names: &Names) -> String;

    /// What happened, as lines of a log: one sentence for each decision, with all that it brought.
    fn tell(events: &[EventOf<Self>], names: &Names) -> Vec<String>;

    /// What a decision would bring here, in a few words that stand beside it and do not repeat it.
    fn explain(decision: DecisionOf<Self>, view: &ViewOf<Self>, names: &Names) -> String;

    /// What lies open but has no room on the drawn table, if there is such a thing.
    fn aside(_view: &ViewOf<Self>, _names: &Names) -> Option<String> {
        None
    }

    /// The words that begin decisions, each with those that people type in a language, with commas between them. The first of
    /// them is shown.
    fn verbs(_language: Language) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    /// The words for cards in decisions, each with the title that people read in a language. A card may have several, of which
    /// the first is shown.
    fn titles(_language: Language) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    /// Why a decision is refused, in one sentence without a full stop. The rule is cited behind it, by whoever shows it.
    fn refused(refusal: RefusalOf<Self>, language: Language) -> String;

    /// A reason of a bot's in a few words, such as `finishes Hunter for 4`.
    fn reason(reason: &ReasonOf<Self>, names: &Names) -> String;

    /// What its census counts under a word, or why games end, as people say it.
    fn counted(word: &str, language: Language) -> String;

    /// How the score of each seat came about, from what happened in the game; nothing before the game is over.
    fn account(view: &ViewOf<Self>, events: &[EventOf<Self>], names: &Names) -> Option<Account>;
}

/// What an observer knows in the game that a terminal draws.
pub type ViewOf<T> = <<T as Terminal>::Game as Game>::View;
/// What happens in the game that a terminal draws.
pub type EventOf<T> = <<T as Terminal>::Game as Game>::Event;
/// What is decided in the game that a terminal draws.
pub type DecisionOf<T> = <<T as Terminal>::Game as Game>::Decision;
/// Why a decision is refused in the game that a terminal draws.
pub type RefusalOf<T> = <<T as Terminal>::Game as Game>::Refusal;
/// What speaks for a decision in the game that a terminal draws.
pub type ReasonOf<T> = <<T as Terminal>::GameKnowledge as GameKnowledge>::Reason;

/// A text in a style. Parts of it may have a style of their own.
pub fn paint(style: Style, text: &str) -> String {
    if style == Style::new() {
        return text.to_owned();
    }
    // The end of a style inside the text would end this one as well.
    let reset = Reset.render().to_string();
    let text = text.replace(&reset, &format!("{reset}{style}"));
    format!("{style}{text}{style:#}")
}

/// The characters of a text, and whether each of them is shown: those of escape sequences are not.
fn shown(text: &str) -> impl Iterator<Item = (char, bool)> {
    let mut inside_escape = false;
    text.chars().map(move |c| {
        let visible = !inside_escape && c != '\u{1b}';
        inside_escape = if inside_escape { c != 'm' } else { c == '\u{1b}' };
        (c, visible)
    })
}

/// How wide a text is when it is shown: escape sequences take no room.
pub fn width(text: &str) -> usize {
    shown(text).filter(|(_, visible)| *visible).count()
}

/// A text filled up with spaces to a width.
pub fn pad(text: &str, to: usize) -> String {
    format!("{text}{}", " ".repeat(to.saturating_sub(width(text))))
}

/// A text that is at most this wide: a longer one is cut, with `…` at its end.
pub fn cut(text: &str, most: usize) -> String {
    let wide = width(text);
    let mut column = 0;
    let left = shown(text).filter_map(|(c, visible)| {
        column += usize::from(visible);
        match (visible && wide > most, column) {
            (true, column) if column > most => None,
            (true, column) if column == most => Some('…'),
            _ => Some(c),
        }
    });
    left.collect()
}

/// A text of exactly this width, cut or filled up.
pub fn fit(text: &str, to: usize) -> String {
    pad(&cut(text, to), to)
}

/// Pieces with something between them, as many in a line as there is room for.
pub fn wrap(pieces: &[String], between: &str, room: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for piece in pieces {
        match lines.last_mut() {
            Some(line) if width(line) + width(between) + width(piece) <= room => {
                line.push_str(between);
                line.push_str(piece);
            }
            _ => lines.push(cut(piece, room)),
        }
    }
    lines
}

/// A text in lines, broken between words. A style that goes on in the next line ends with this one and begins anew there:
/// else it would colour what stands beside the line.
pub fn fold(text: &str, room: usize) -> Vec<String> {
    let words: Vec<String> = text.split(' ').map(str::to_owned).collect();
    let reset = Reset.render().to_string();
    let mut open = String::new();
    let close = |line: String| {
        let line = format!("{open}{line}");
        let last = line.rsplit(&reset).next().unwrap_or_default();
        open = shown(last).filter_map(|(c, visible)| (!visible).then_some(c)).collect();
        if open.is_empty() { line } else { format!("{line}{reset}") }
    };
    wrap(&words, " ", room).into_iter().map(close).collect()
}

/// A text beside what it is about, in lines that stand below each other.
pub fn hanging(head: &str, text: &str, columns: usize) -> Vec<String> {
    let indent = width(head);
    let lines = fold(text, columns.saturating_sub(indent)).into_iter().enumerate();
    lines
        .map(|(number, line)| if number == 0 { head.to_owned() } else { " ".repeat(indent) } + &line)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_cut_and_filled_up_and_keeps_its_colours() {
        let bold = paint(Style::new().bold(), "Kokopelli");
        assert_eq!((width(&bold), width(&fit(&bold, 4)), width(&fit(&bold, 12))), (9, 4, 12));
        assert_eq!(fit("Kokopelli", 4), "Kok…");
        assert!(fit(&bold, 4).ends_with("\u{1b}[0m"));
    }

    #[test]
    fn pieces_are_wrapped_and_a_piece_too_long_for_a_line_is_cut() {
        let pieces = ["one", "two", "three", "seventeen"].map(str::to_owned);
        assert_eq!(wrap(&pieces, ", ", 8), ["one, two", "three", "sevente…"]);
        assert!(wrap(&[], ", ", 8).is_empty());
    }

    #[test]
    fn a_text_is_folded_between_words_and_no_style_reaches_beyond_its_line() {
        assert_eq!(fold("one two three", 7), ["one two", "three"]);
        let bold = Style::new().bold();
        let lines = fold(&format!("a {} d", paint(bold, "b c")), 3);
        assert_eq!(lines, [format!("a {}", paint(bold, "b")), format!("{} d", paint(bold, "c"))]);
    }

    #[test]
    fn what_hangs_beside_a_head_stands_below_itself() {
        assert_eq!(hanging(" 7  ", "one two three", 11), [" 7  one two", "    three"]);
    }
}
