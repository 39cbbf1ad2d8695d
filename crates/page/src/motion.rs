//! Animations of events, with sounds. The browser plays them over the table in its new state. They must not reveal more than
//! the observer sees.

use maud::Render;

use crate::PlaceId;

/// A movement and its sound.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Motion {
    /// The movement.
    pub act: Act,
    /// The sound at its end.
    pub sound: Sound,
}

/// A movement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Act {
    /// A card flies from one place to another.
    Fly {
        /// Its start.
        from: PlaceId,
        /// Its goal.
        to: PlaceId,
        /// The visible face.
        face: Face,
    },
    /// A card flies to a vessel and sinks into it.
    Sink {
        /// Its start.
        from: PlaceId,
        /// The vessel.
        to: PlaceId,
    },
    /// Everything at a place flies off together.
    Bundle {
        /// The start.
        from: PlaceId,
        /// The goal.
        to: PlaceId,
    },
    /// Points rise from a place and go to a score.
    Gain {
        /// The source of the points.
        from: PlaceId,
        /// The score.
        to: PlaceId,
        /// The number of points.
        points: u8,
    },
    /// A figure hops from stop to stop.
    Walk {
        /// The figure, at any stop.
        figure: PlaceId,
        /// The stops, including the last one.
        stops: &'static [PlaceId],
    },
    /// A vessel is shaken, and its top card is thrown out.
    Blast {
        /// The vessel.
        from: PlaceId,
        /// The place where the card lands.
        to: PlaceId,
    },
    /// A place lights up.
    Light {
        /// The place.
        at: PlaceId,
    },
    /// The game is over.
    End,
}

/// The visible face of a card that flies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Face {
    /// The card at its start before.
    Start,
    /// The card at its goal now.
    Goal,
    /// The back.
    Back,
    /// The back, until it turns over at its goal.
    Turn,
}

/// A sound.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sound {
    /// A card on cards.
    Paper,
    /// Something heavier on the table.
    Thud,
    /// A bead on a cord.
    Bead,
    /// A note of a scale, counted from one. A higher stack gives a higher note.
    Note(u8),
    /// The last note of a scale, with its octave.
    Octave,
    /// Three notes of a flute.
    Flute,
    /// A coin.
    Coin,
    /// A bubble in a kettle.
    Bubble,
    /// Wood on stone, once for each stop.
    Tick,
    /// An explosion.
    Boom,
    /// A rising arpeggio.
    Fanfare,
}

impl Motion {
    /// Creates a movement with its sound.
    pub const fn new(act: Act, sound: Sound) -> Motion {
        Motion { act, sound }
    }

    /// Returns its start and its goal. Stops on the way do not count.
    pub const fn places(self) -> Option<(PlaceId, PlaceId)> {
        match self.act {
            Act::Fly { from, to, .. }
            | Act::Sink { from, to }
            | Act::Bundle { from, to }
            | Act::Gain { from, to, .. }
            | Act::Blast { from, to } => Some((from, to)),
            Act::Walk { figure, .. } => Some((figure, figure)),
            Act::Light { at } => Some((at, at)),
            Act::End => None,
        }
    }
}

/// Writes the format of `motion.js`: `fly hand-sun 1a start~note-1`. Words and places are literals, so nothing needs escaping.
impl Render for Motion {
    fn render_to(&self, text: &mut String) {
        match self.act {
            Act::Fly { from, to, face } => push_words(&["fly", from, to, face.word()], text),
            Act::Sink { from, to } => push_words(&["sink", from, to], text),
            Act::Bundle { from, to } => push_words(&["bundle", from, to], text),
            Act::Gain { from, to, points } => {
                push_words(&["gain", from, to, ""], text);
                points.render_to(text);
            }
            Act::Walk { figure, stops } => {
                push_words(&["walk", figure, ""], text);
                push_words(stops, text);
            }
            Act::Blast { from, to } => push_words(&["blast", from, to], text),
            Act::Light { at } => push_words(&["light", at], text),
            Act::End => text.push_str("end"),
        }
        text.push('~');
        text.push_str(self.sound.word());
        if let Sound::Note(note) = self.sound {
            note.render_to(text);
        }
    }
}

/// Writes words, separated by spaces.
fn push_words(words: &[&str], text: &mut String) {
    for (number, word) in words.iter().enumerate() {
        if number > 0 {
            text.push(' ');
        }
        text.push_str(word);
    }
}

impl Face {
    const fn word(self) -> &'static str {
        match self {
            Face::Start => "start",
            Face::Goal => "goal",
            Face::Back => "back",
            Face::Turn => "turn",
        }
    }
}

impl Sound {
    const fn word(self) -> &'static str {
        match self {
            Sound::Paper => "paper",
            Sound::Thud => "thud",
            Sound::Bead => "bead",
            Sound::Note(_) => "note-",
            Sound::Octave => "octave",
            Sound::Flute => "flute",
            Sound::Coin => "coin",
            Sound::Bubble => "bubble",
            Sound::Tick => "tick",
            Sound::Boom => "boom",
            Sound::Fanfare => "fanfare",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_motion_is_written_in_words_that_need_no_escaping() {
        let (from, to) = ("hand-sun", "1a");
        for (act, sound, text) in [
            (Act::Fly { from, to, face: Face::Turn }, Sound::Note(3), "fly hand-sun 1a turn~note-3"),
            (Act::Sink { from, to }, Sound::Bubble, "sink hand-sun 1a~bubble"),
            (Act::Gain { from, to, points: 14 }, Sound::Coin, "gain hand-sun 1a 14~coin"),
            (
                Act::Walk { figure: "figure-1", stops: &["stop-2", "stop-3"] },
                Sound::Tick,
                "walk figure-1 stop-2 stop-3~tick",
            ),
            (Act::Light { at: to }, Sound::Bead, "light 1a~bead"),
            (Act::End, Sound::Fanfare, "end~fanfare"),
        ] {
            assert_eq!(Motion::new(act, sound).render().0, text);
        }
    }
}
