//! An overview of Kokopelli in four pictures, drawn with its cards.

use hearth_page::{Overview, OverviewAction, OverviewPicture, OverviewPoints};
use hearth_words::{Language, say};
use kokopelli_rules::{Card, Ceremony};
use kokopelli_text::title;
use maud::{Markup, html};

/// Returns the overview.
pub(crate) fn overview(language: Language, signs: &str) -> Overview {
    let art = OverviewArt { language, signs };
    let picture = |drawing, caption| OverviewPicture { drawing, caption };
    let act = |sign, name, what| OverviewAction { sign, name, what };
    let worth = |points: &str, what| OverviewPoints { points: points.to_owned(), what };
    Overview {
        lead: say!(language, "overview-lead"),
        pictures: vec![
            picture(art.opens(), say!(language, "overview-opens")),
            picture(art.gives(), say!(language, "overview-gives")),
            picture(art.finishes(), say!(language, "overview-finishes")),
            picture(art.ends(), say!(language, "overview-ends")),
        ],
        turn: say!(language, "overview-turn"),
        actions: vec![
            act("pile", say!(language, "overview-draw"), say!(language, "overview-draw-what")),
            act("open", say!(language, "overview-open"), say!(language, "overview-open-what")),
            act("play", say!(language, "overview-play"), say!(language, "overview-play-what")),
            act("discard", say!(language, "overview-cancel"), say!(language, "overview-cancel-what")),
            act("exchange", say!(language, "overview-exchange"), say!(language, "overview-exchange-what")),
        ],
        points: vec![
            worth("4", say!(language, "overview-first")),
            worth("3", say!(language, "overview-second")),
            worth("1", say!(language, "overview-later")),
            worth("1", say!(language, "overview-owner")),
            worth("1", say!(language, "overview-hand")),
            worth("5", say!(language, "overview-fewest")),
            worth("3", say!(language, "overview-second-fewest")),
            worth("1", say!(language, "overview-each")),
        ],
    }
}

/// The pictures, 270 by 165 units.
struct OverviewArt<'a> {
    language: Language,
    signs: &'a str,
}

impl OverviewArt<'_> {
    /// Draws a ceremony in a village with two free spaces.
    fn opens(&self) -> Markup {
        wall(&html! {
            (self.card(Card::of(Ceremony::Sun), 66.0, 84.0, -3.0))
            (self.space(150.0))
            (self.space(214.0))
        })
    }

    /// Draws Hunter and its extra card.
    fn gives(&self) -> Markup {
        wall(&html! {
            (self.card(Card::of(Ceremony::Hunter), 84.0, 84.0, 0.0))
            (self.back(164.0, 72.0, -8.0))
            (self.back(190.0, 70.0, 9.0))
            rect x="150" y="114" width="60" height="26" rx="13" fill="#ffd98c" stroke="#3a1a04" stroke-width="2" {}
            text x="180" y="133" font-family="Alegreya Sans, sans-serif" font-weight="700" font-size="18" text-anchor="middle" fill="#3a1a04" { "+1" }
        })
    }

    /// Draws a fourth card and its points.
    fn finishes(&self) -> Markup {
        wall(&html! {
            (self.card(Card::of(Ceremony::Vase), 78.0, 84.0, 0.0))
            (self.card(Card::KOKOPELLI, 134.0, 74.0, 11.0))
            @for bead in 0_u8..4 { circle cx=(54.0 + 16.0 * f32::from(bead)) cy="146" r="7" fill=(if bead == 1 { "#f2c14e" } else { "#3fc1b2" }) stroke="#062a27" stroke-width="2" {} }
            (token("4", 222.0, 84.0))
        })
    }

    /// Draws the Game End tiles, a small pile, and its points.
    fn ends(&self) -> Markup {
        wall(&html! {
            @for glass in 0_u8..9 {
                use href={ (self.signs) "#hourglass" } x=(28.0 + 30.0 * f32::from(glass % 3)) y=(40.0 + 30.0 * f32::from(glass / 3)) width="20" height="25" opacity=(if glass < 8 { "1" } else { ".35" }) {}
            }
            (self.back(158.0, 84.0, 0.0))
            (token("5", 224.0, 84.0))
        })
    }

    /// Draws a card with its name, centred at a point.
    fn card(&self, card: Card, x: f32, y: f32, turned: f32) -> Markup {
        html! {
            g transform={ "translate(" (x) " " (y) ") rotate(" (turned) ")" } {
                rect x="-41" y="-57" width="84" height="118" rx="5" fill="#000" opacity=".45" {}
                use href={ (self.signs) "#face-" (card.word()) } x="-42" y="-59" width="84" height="118" {}
                path d="M-42 26h84v28a5 5 0 0 1-5 5h-74a5 5 0 0 1-5-5z" fill="#fdf3de" {}
                text y="47" font-family="Alegreya, Georgia, serif" font-weight="800" font-size="13" text-anchor="middle" fill="#3b1a10" { (title(card, self.language)) }
            }
        }
    }

    /// Draws a card face down.
    fn back(&self, x: f32, y: f32, turned: f32) -> Markup {
        html! {
            g transform={ "translate(" (x) " " (y) ") rotate(" (turned) ")" } {
                use href={ (self.signs) "#back-3" } x="-26" y="-36" width="52" height="73" {}
            }
        }
    }

    /// Draws a free space of a village.
    fn space(&self, x: f32) -> Markup {
        html! {
            rect x=(x - 28.0) y="42" width="56" height="80" rx="5" fill="#160c08" stroke="#ffd9a040" stroke-width="2" {}
            use href={ (self.signs) "#ladder" } x=(x - 28.0) y="42" width="56" height="80" {}
        }
    }
}

/// Draws the wall of a village around a picture.
fn wall(inside: &Markup) -> Markup {
    html! {
        svg viewBox="0 0 270 165" aria-hidden="true" {
            rect width="270" height="165" rx="10" fill="#6b4029" {}
            path d="M0 28h270M0 69h270M0 110h270M0 147h270M68 28v41M202 28v41M134 69v41M40 110v37M226 110v37" stroke="#0000002e" stroke-width="2" {}
            path d="M0 10a10 10 0 0 1 10-10h250a10 10 0 0 1 10 10v5H0zM0 150h270v5a10 10 0 0 1-10 10H10a10 10 0 0 1-10-10z" fill="#1d3f73" {}
            path d="M0 15h270v3H0zM0 147h270v3H0z" fill="#e3ecf5" opacity=".7" {}
            (inside)
        }
    }
}

/// Draws a token with points.
fn token(points: &str, x: f32, y: f32) -> Markup {
    html! {
        circle cx=(x) cy=(y + 2.0) r="26" fill="#0007" {}
        circle cx=(x) cy=(y) r="26" fill="#f2c14e" stroke="#8a5a10" stroke-width="3" {}
        text x=(x) y=(y + 9.0) font-family="Alegreya Sans, sans-serif" font-weight="700" font-size="28" text-anchor="middle" fill="#2d1a02" { (points) }
    }
}
