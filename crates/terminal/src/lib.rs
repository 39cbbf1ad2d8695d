//! What every game needs to be played in a terminal: a table drawn as text, a log, decisions in full sentences.
//!
//! Text comes with colours as escape sequences; whoever prints it takes them out where nobody sees them. Colour never
//! stands alone: what it says, a letter or a word says too.

use anstyle::{AnsiColor, Style};
use hearth_core::{Game, Notation, Seat, Trace};

/// How a game is drawn in a terminal. It is given views, never states.
pub trait Terminal: 'static {
    /// The game that is drawn.
    type Game: Notation + Trace;

    /// The table as an observer sees it, at most 100 columns wide.
    fn draw(view: &View<Self>, names: &Names) -> String;

    /// What happened, as lines of a log: one sentence for each decision, with all that it brought.
    fn tell(events: &[Event<Self>], names: &Names) -> Vec<String>;

    /// What a decision would do here, in a short sentence.
    fn explain(decision: Decision<Self>, view: &View<Self>, names: &Names) -> String;

    /// How the score of each seat came about, once the game is over.
    fn account(view: &View<Self>, names: &Names) -> String;
}

/// A view of the game that is drawn.
pub type View<T> = <<T as Terminal>::Game as Game>::View;
/// A decision of the game that is drawn.
pub type Decision<T> = <<T as Terminal>::Game as Game>::Decision;
/// An event of the game that is drawn.
pub type Event<T> = <<T as Terminal>::Game as Game>::Event;

/// What the seats are called.
#[derive(Clone, Debug)]
pub struct Names(Vec<String>);

impl Names {
    /// The names, in the order of the seats.
    pub fn new(names: Vec<String>) -> Names {
        Names(names)
    }

    /// The name of a seat, without colour.
    pub fn plain(&self, seat: Seat) -> &str {
        self.0.get(seat.index()).map_or("", String::as_str)
    }

    /// The name of a seat in its colour.
    pub fn of(&self, seat: Seat) -> String {
        paint(seat_style(seat), self.plain(seat))
    }
}

/// The colour of a seat.
pub fn seat_style(seat: Seat) -> Style {
    const COLOURS: [AnsiColor; 4] = [AnsiColor::Red, AnsiColor::Green, AnsiColor::Blue, AnsiColor::Yellow];
    let colour = COLOURS[seat.index() % COLOURS.len()];
    colour.on_default().bold()
}

/// A text in a style.
pub fn paint(style: Style, text: &str) -> String {
    format!("{style}{text}{style:#}")
}

/// How wide a text is when it is shown: escape sequences take no room.
pub fn width(text: &str) -> usize {
    let mut inside_escape = false;
    let shown = text.chars().filter(|&c| {
        let visible = !inside_escape && c != '\u{1b}';
        inside_escape = if inside_escape { c != 'm' } else { c == '\u{1b}' };
        visible
    });
    shown.count()
}

/// A text filled up with spaces to a width.
pub fn pad(text: &str, to: usize) -> String {
    format!("{text}{}", " ".repeat(to.saturating_sub(width(text))))
}
