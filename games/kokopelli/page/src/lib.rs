//! Kokopelli on a page: the tiles, the villages, the hand, and what may be decided as buttons.
//!
//! Everything here is made from a [`View`](kokopelli_rules::View) and from the decisions that are legal for who looks: what
//! is hidden from him cannot be drawn by mistake. No rule is written here a second time, and no sentence of the terminal's.

mod board;
mod chair;
mod hand;
mod offers;
mod sign;
mod space;
mod tiles;
mod village;

use hearth_page::{GamePage, Group, Part};
use kokopelli_terminal::KokopelliTerminal;

/// What one observer sees of a table of Kokopelli.
pub(crate) type Scene<'a> = hearth_page::Scene<'a, KokopelliPage>;

/// Draws Kokopelli on a page.
#[derive(Clone, Copy, Debug)]
pub struct KokopelliPage;

impl GamePage for KokopelliPage {
    type Terminal = KokopelliTerminal;

    const STYLE: &'static str = include_str!("style.css");
    const SIGNS: &'static str = include_str!("signs.svg");
    const INVITATION: &'static str =
        "Open ceremonies in your village, use what they can do, and finish them before your neighbours do.";

    fn board(scene: &Scene<'_>) -> Vec<Part> {
        board::board(scene)
    }

    fn offers(scene: &Scene<'_>) -> Vec<Group> {
        offers::offers(scene)
    }
}
