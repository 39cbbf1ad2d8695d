//! Marks in a sentence that is still a string.
//!
//! Fluent puts sentences together from strings. So a part of a sentence carries its tag as marker characters until the sentence
//! is complete; then [`Spans::parse`](crate::Spans::parse) takes all of them out. The markers come from the last private-use
//! plane of Unicode, and names lose them ([`without_markers`]), so that nobody can forge one.

use std::ops::RangeInclusive;

use hearth_core::Seat;

use crate::{Tag, Tint};

/// Every marker begins with this byte in UTF-8. No character outside the last plane has it.
pub(crate) const LEAD: u8 = 0xf4;

/// All markers.
const MARKERS: RangeInclusive<char> = '\u{10ff00}'..='\u{10ffff}';

const END: u32 = 0x10_ff00;
const STRONG: u32 = 0x10_ff01;
const FAINT: u32 = 0x10_ff02;
const ALARM: u32 = 0x10_ff03;
const SIGN: u32 = 0x10_ff04;
const SIGN_END: u32 = 0x10_ff05;
/// A tinted part in the first colour; the other colours follow.
const TINTED: u32 = 0x10_ff20;
/// The name of the first seat, which has no colour; the other seats follow.
const SEAT: u32 = 0x10_ff40;
/// The colour of a seat, directly before the seat's own marker: the first one; the others follow.
const SEAT_TINT: u32 = 0x10_ff60;

const COLOURS: u32 = Tint::COUNT as u32;
const SEATS: u32 = Seat::MOST as u32;

/// The meaning of a marker.
pub(crate) enum Marker {
    /// A part begins.
    Start(Tag),
    /// The innermost part ends.
    End,
    /// The id of a sign begins.
    Sign,
    /// The id of a sign ends.
    SignEnd,
    /// The next marker is a seat of this colour.
    SeatTint(Tint),
}

impl Marker {
    /// The meaning of a character; `None` if it is no marker.
    pub fn of(letter: char) -> Option<Marker> {
        let code = u32::from(letter);
        let offset = |first: u32, count: u32| {
            code.checked_sub(first).filter(|offset| *offset < count).map(|offset| offset as usize)
        };
        Some(match code {
            END => Marker::End,
            STRONG => Marker::Start(Tag::Strong),
            FAINT => Marker::Start(Tag::Faint),
            ALARM => Marker::Start(Tag::Alarm),
            SIGN => Marker::Sign,
            SIGN_END => Marker::SignEnd,
            _ => {
                if let Some(index) = offset(TINTED, COLOURS) {
                    Marker::Start(Tag::Tinted(Tint::at(index)))
                } else if let Some(index) = offset(SEAT, SEATS) {
                    Marker::Start(Tag::Seat { seat: Seat::at(index), tint: None })
                } else {
                    Marker::SeatTint(Tint::at(offset(SEAT_TINT, COLOURS)?))
                }
            }
        })
    }
}

/// Marks a part of a sentence. It may have marked parts itself.
pub fn mark(tag: Tag, text: &str) -> String {
    let mut marked = String::with_capacity(text.len() + 12);
    let code = match tag {
        Tag::Strong => STRONG,
        Tag::Faint => FAINT,
        Tag::Alarm => ALARM,
        Tag::Tinted(tint) => TINTED + tint.index() as u32,
        Tag::Seat { seat, tint } => {
            marked.extend(tint.and_then(|tint| char::from_u32(SEAT_TINT + tint.index() as u32)));
            SEAT + seat.index() as u32
        }
    };
    marked.extend(char::from_u32(code));
    marked.push_str(text);
    marked.extend(char::from_u32(END));
    marked
}

/// Puts a sign before a word. A sign is known by its id in the pictures of the game.
pub fn signed(sign: &str, word: &str) -> String {
    let mut marked = String::with_capacity(sign.len() + word.len() + 8);
    marked.extend(char::from_u32(SIGN));
    marked.push_str(sign);
    marked.extend(char::from_u32(SIGN_END));
    marked.push_str(word);
    marked
}

/// A text from outside, such as a player's name, without characters that would be read as markers.
pub(crate) fn without_markers(mut text: String) -> String {
    if text.as_bytes().contains(&LEAD) {
        text.retain(|letter| !MARKERS.contains(&letter));
    }
    text
}
