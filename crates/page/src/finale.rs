//! The end of a game: the seats by their ranks, and what each of them scored for.

use std::cmp::Reverse;

use hearth_core::Seat;
use maud::{Markup, PreEscaped, html};

/// The end of a game as its page celebrates it.
#[derive(Clone, Debug)]
pub struct Finale {
    /// A line above the title: how long the game was, for example. Empty if there is nothing to say.
    pub after: String,
    /// What is counted.
    pub unit: Unit,
    /// Whether the prizes stand beside the ranks, where there is room, and not above them.
    pub beside: bool,
    /// Every seat, in the order of the table.
    pub seats: Vec<FinaleSeat>,
    /// The kinds of sources with their labels, where the sources themselves show no words.
    pub key: Vec<(&'static str, String)>,
}

/// What a score is counted in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    /// Points.
    Points,
    /// Cards.
    Cards,
}

impl Unit {
    /// The word that sentences choose by.
    pub const fn word(self) -> &'static str {
        match self {
            Unit::Points => "points",
            Unit::Cards => "cards",
        }
    }
}

/// One seat at the end of a game.
#[derive(Clone, Debug)]
pub struct FinaleSeat {
    /// The seat.
    pub seat: Seat,
    /// Its colours and its pattern.
    pub cloth: Cloth,
    /// What tells it from the others beside its name: a number, a figure.
    pub mark: Markup,
    /// A few words beside the name. Can be empty.
    pub note: String,
    /// What is shown above the title if this seat wins, the first one in the middle.
    pub prizes: Vec<Prize>,
    /// All points, if the game was played to its end.
    pub total: Option<i32>,
    /// Where they come from, in the order in which they are counted.
    pub sources: Vec<FinaleSource>,
}

/// Points that belong together.
#[derive(Clone, Debug)]
pub struct FinaleSource {
    /// Its kind, as a class of the stylesheet.
    pub kind: &'static str,
    /// What the points are for.
    pub label: String,
    /// How many they are.
    pub points: i32,
    /// The cards they are for, as pictures. They are hidden from screen readers: the label says what they show.
    pub pictures: Markup,
}

/// Something the winner is celebrated with.
#[derive(Clone, Debug)]
pub struct Prize {
    /// How the page draws it.
    pub drawn: Markup,
    /// The symbol in the game's sprite that a picture to share shows instead.
    pub art: &'static str,
    /// What is written below that. Can be empty.
    pub name: String,
}

/// The colours of a seat and the pattern it weaves with them. Everything is a word of ours: there is nothing to escape.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cloth {
    /// The main colour.
    pub main: &'static str,
    /// A dark one, on which light text is read.
    pub dark: &'static str,
    /// A light one.
    pub light: &'static str,
    /// The width and the height of one tile of the pattern.
    pub size: [u8; 2],
    /// What is drawn on a tile, as SVG.
    pub tile: &'static str,
}

/// The cloth of a game that has none.
pub const PLAIN_CLOTH: Cloth = Cloth {
    main: "#b5702c",
    dark: "#4a2c16",
    light: "#f6e0b4",
    size: [12, 12],
    tile: "<path fill='#8a5220' d='M0 0h12v12H0z'/><path fill='#d99a4a' d='M6 1l5 5-5 5-5-5z'/>",
};

impl Cloth {
    /// The pattern, under an id by which shapes are filled with it.
    pub fn pattern(&self, id: &str) -> Markup {
        let [width, height] = self.size;
        html! { pattern id=(id) width=(width) height=(height) patternUnits="userSpaceOnUse" { (PreEscaped(self.tile)) } }
    }
}

impl Finale {
    /// The seats as they are listed, each with its rank. Equal totals share a rank. Those who are out have none and come last.
    pub fn ranked(&self, is_out: impl Fn(Seat) -> bool) -> Vec<(Option<usize>, &FinaleSeat)> {
        let mut listed: Vec<&FinaleSeat> = self.seats.iter().collect();
        listed.sort_by_key(|one| (is_out(one.seat), Reverse(one.total), one.seat));
        let playing: Vec<i32> =
            listed.iter().filter(|one| !is_out(one.seat)).filter_map(|one| one.total).collect();
        let rank = |total: i32| 1 + playing.iter().filter(|other| **other > total).count();
        listed.into_iter().map(|one| (one.total.filter(|_| !is_out(one.seat)).map(rank), one)).collect()
    }
}

/// How long a piece of a bar is whose longest one has so many points, as the `width` of an SVG element.
pub fn length(points: i32, longest: i32) -> String {
    let tenths = 1000 * i64::from(points.max(0)) / i64::from(longest.max(1));
    format!("{}.{}%", tenths / 10, tenths % 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn finale(totals: &[Option<i32>]) -> Finale {
        let seat = |(index, total): (usize, &Option<i32>)| FinaleSeat {
            seat: Seat::at(index),
            cloth: PLAIN_CLOTH,
            mark: Markup::default(),
            note: String::new(),
            prizes: Vec::new(),
            total: *total,
            sources: Vec::new(),
        };
        let seats = totals.iter().enumerate().map(seat).collect();
        Finale { after: String::new(), unit: Unit::Points, beside: false, seats, key: Vec::new() }
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
        assert_eq!(length(22, 42), "52.3%");
        assert_eq!(
            (length(0, 0), length(-4, 10), length(5, 5)),
            ("0.0%".into(), "0.0%".into(), "100.0%".into())
        );
    }
}
