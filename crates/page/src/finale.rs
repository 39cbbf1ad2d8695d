//! The end of a game: the seats by rank, with the sources of their points.

use std::cmp::Reverse;

use hearth_core::Seat;
use maud::{Markup, PreEscaped, html};

/// The end of a game as the page celebrates it.
#[derive(Clone, Debug)]
pub struct Finale {
    /// A line above the title, such as the number of rounds. It can be empty.
    pub after: String,
    /// The unit of the scores.
    pub unit: ScoreUnit,
    /// True if the prizes go beside the ranks where there is room, and not above them.
    pub beside: bool,
    /// All seats, in the order of the table.
    pub seats: Vec<FinaleSeat>,
    /// A legend: the kinds of sources with their labels. It is empty if the sources show words.
    pub key: Vec<(&'static str, String)>,
}

/// The unit of a score.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ScoreUnit {
    /// Points.
    Points,
    /// Cards.
    Cards,
}

impl ScoreUnit {
    /// Returns the word that sentences select on.
    pub const fn word(self) -> &'static str {
        match self {
            ScoreUnit::Points => "points",
            ScoreUnit::Cards => "cards",
        }
    }
}

/// One seat at the end of a game.
#[derive(Clone, Debug)]
pub struct FinaleSeat {
    /// The seat.
    pub seat: Seat,
    /// Its colours and its pattern.
    pub pattern: SeatPattern,
    /// Its mark beside the name: a number or a figure.
    pub mark: Markup,
    /// A few words beside the name. They can be empty.
    pub note: String,
    /// Shown above the title if this seat wins, the first one in the middle.
    pub prizes: Vec<FinalePrize>,
    /// The total, if the game was played to its end.
    pub total: Option<i32>,
    /// The sources of the points, in the order in which they are counted.
    pub sources: Vec<FinaleSource>,
}

/// Points that belong together.
#[derive(Clone, Debug)]
pub struct FinaleSource {
    /// The kind, as a class of the stylesheet.
    pub kind: &'static str,
    /// The label.
    pub label: String,
    /// The number of points.
    pub points: i32,
    /// Pictures of the cards. Screen readers get the label instead.
    pub pictures: Markup,
}

/// A picture that celebrates the winner.
#[derive(Clone, Debug)]
pub struct FinalePrize {
    /// The drawing on the page.
    pub drawn: Markup,
    /// The symbol in the game's sprite that a picture for sharing shows instead.
    pub art: &'static str,
    /// The caption in that picture. It can be empty.
    pub name: String,
}

/// The colours of a seat and its pattern. All values are literals, so nothing needs escaping.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatPattern {
    /// The main colour.
    pub main: &'static str,
    /// A dark colour, for light text on it.
    pub dark: &'static str,
    /// A light colour.
    pub light: &'static str,
    /// The width and the height of a tile of the pattern.
    pub size: [u8; 2],
    /// The drawing of a tile, as SVG.
    pub tile: &'static str,
}

/// The pattern for games without patterns.
pub const PLAIN_PATTERN: SeatPattern = SeatPattern {
    main: "#b5702c",
    dark: "#4a2c16",
    light: "#f6e0b4",
    size: [12, 12],
    tile: "<path fill='#8a5220' d='M0 0h12v12H0z'/><path fill='#d99a4a' d='M6 1l5 5-5 5-5-5z'/>",
};

impl SeatPattern {
    /// Draws an SVG pattern, with an id for the shapes that it fills.
    pub fn svg(&self, id: &str) -> Markup {
        let [width, height] = self.size;
        html! { pattern id=(id) width=(width) height=(height) patternUnits="userSpaceOnUse" { (PreEscaped(self.tile)) } }
    }
}

impl Finale {
    /// Returns the seats in the order of the list, with their ranks. Equal totals share a rank. Seats that are out have none and
    /// come last.
    pub fn ranked(&self, is_out: impl Fn(Seat) -> bool) -> Vec<(Option<usize>, &FinaleSeat)> {
        let mut listed: Vec<&FinaleSeat> = self.seats.iter().collect();
        listed.sort_by_key(|one| (is_out(one.seat), Reverse(one.total), one.seat));
        let playing: Vec<i32> =
            listed.iter().filter(|one| !is_out(one.seat)).filter_map(|one| one.total).collect();
        let rank = |total: i32| 1 + playing.iter().filter(|other| **other > total).count();
        listed.into_iter().map(|one| (one.total.filter(|_| !is_out(one.seat)).map(rank), one)).collect()
    }
}

/// Returns the length of a bar, in proportion to the longest one, as the `width` of an SVG element.
pub fn bar_length(points: i32, longest: i32) -> String {
    let tenths = 1000 * i64::from(points.max(0)) / i64::from(longest.max(1));
    format!("{}.{}%", tenths / 10, tenths % 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn finale(totals: &[Option<i32>]) -> Finale {
        let seat = |(index, total): (usize, &Option<i32>)| FinaleSeat {
            seat: Seat::at(index),
            pattern: PLAIN_PATTERN,
            mark: Markup::default(),
            note: String::new(),
            prizes: Vec::new(),
            total: *total,
            sources: Vec::new(),
        };
        let seats = totals.iter().enumerate().map(seat).collect();
        Finale { after: String::new(), unit: ScoreUnit::Points, beside: false, seats, key: Vec::new() }
    }

    fn ranks(totals: &[Option<i32>], out: &[usize]) -> Vec<(Option<usize>, usize)> {
        let finale = finale(totals);
        let ranked = finale.ranked(|seat| out.contains(&seat.number()));
        ranked.into_iter().map(|(rank, one)| (rank, one.seat.number())).collect()
    }

    #[test]
    fn equal_totals_share_a_rank_and_the_next_one_is_left_out() {
        let totals = [Some(7), Some(12), Some(-3), Some(12)];
        assert_eq!(ranks(&totals, &[]), [(Some(1), 2), (Some(1), 4), (Some(3), 1), (Some(4), 3)]);
    }

    #[test]
    fn a_seat_that_gave_up_is_last_however_well_a_bot_went_on_for_it() {
        assert_eq!(ranks(&[Some(7), Some(40), Some(9)], &[2]), [(Some(1), 3), (Some(2), 1), (None, 2)]);
    }

    #[test]
    fn a_game_that_ended_early_has_no_ranks() {
        assert_eq!(ranks(&[None, None, None], &[1]), [(None, 2), (None, 3), (None, 1)]);
    }

    #[test]
    fn lengths_are_shares_of_the_longest() {
        assert_eq!(bar_length(22, 42), "52.3%");
        assert_eq!(
            (bar_length(0, 0), bar_length(-4, 10), bar_length(5, 5)),
            ("0.0%".into(), "0.0%".into(), "100.0%".into())
        );
    }
}
