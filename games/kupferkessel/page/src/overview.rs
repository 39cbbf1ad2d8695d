//! An overview of Kupferkessel Co. in four pictures, drawn with its cards.

use hearth_page::{Overview, OverviewAction, OverviewPicture, OverviewPoints};
use hearth_words::{Language, say};
use maud::{Markup, html};

/// Returns the overview.
pub(crate) fn overview(language: Language, signs: &str) -> Overview {
    let art = OverviewArt { signs };
    let picture = |drawing, caption| OverviewPicture { drawing, caption };
    let act = |sign, name, what| OverviewAction { sign, name, what };
    let worth = |points: &str, what| OverviewPoints { points: points.to_owned(), what };
    Overview {
        lead: say!(language, "overview-lead"),
        pictures: vec![
            picture(art.walks(), say!(language, "overview-walks")),
            picture(art.takes(), say!(language, "overview-takes")),
            picture(art.family(), say!(language, "overview-family")),
            picture(art.symbols(), say!(language, "overview-symbols")),
        ],
        turn: say!(language, "overview-turn"),
        actions: vec![
            act("figure-white", say!(language, "overview-walk"), say!(language, "overview-walk-what")),
            act("kettle", say!(language, "overview-take"), say!(language, "overview-take-what")),
            act("hat", say!(language, "overview-use"), say!(language, "overview-use-what")),
            act("pit", say!(language, "overview-rest"), say!(language, "overview-rest-what")),
        ],
        points: vec![
            worth("+5", say!(language, "overview-whole")),
            worth("+", say!(language, "overview-three")),
            worth("0", say!(language, "overview-two")),
            worth("−", say!(language, "overview-one")),
            worth("×2", say!(language, "overview-own")),
            worth("5", say!(language, "overview-ones")),
        ],
    }
}

/// The pictures, 270 by 165 units.
struct OverviewArt<'a> {
    signs: &'a str,
}

impl OverviewArt<'_> {
    /// Draws a figure that goes as far as a card says.
    fn walks(&self) -> Markup {
        mat(&html! {
            @for stone in 0_u8..4 {
                use href={ (self.signs) "#stone-" (stone % 3 + 1) } x=(14.0 + 62.0 * f32::from(stone)) y="92" width="56" height="47" {}
            }
            path d="M46 78C66 38 92 38 104 92M108 82C128 42 152 42 166 92M170 82C190 42 214 42 228 92" fill="none" stroke="#ffe27a" stroke-width="5" stroke-linecap="round" stroke-dasharray=".1 10" {}
            use href={ (self.signs) "#figure-white" } x="16" y="52" width="52" height="56" {}
            (self.seal("3", 135.0, 38.0))
        })
    }

    /// Draws a card of the line, and the kettle it goes to.
    fn takes(&self) -> Markup {
        mat(&html! {
            @for (place, (ground, face, value)) in [("orange", "mushroom", "1"), ("blue", "moon-dew", "3"), ("green", "pumpkin", "4")].into_iter().enumerate() {
                (self.card((ground, face, value), 44.0 + 56.0 * place as f32, 60.0, 0.0))
            }
            rect x="72" y="32" width="56" height="56" rx="6" fill="none" stroke="#ffd66b" stroke-width="4" {}
            path d="M104 94C112 128 150 136 176 128" fill="none" stroke="#ffe27a" stroke-width="6" stroke-linecap="round" {}
            path d="M186 126l-16-10 1 20z" fill="#ffe27a" {}
            use href={ (self.signs) "#kettle" } x="184" y="86" width="76" height="62" {}
        })
    }

    /// Draws a whole family.
    fn family(&self) -> Markup {
        mat(&html! {
            (self.card(("white", "cobweb", "1"), 54.0, 88.0, -14.0))
            (self.card(("white", "cobweb", "2"), 92.0, 78.0, -5.0))
            (self.card(("white", "cobweb", "3"), 130.0, 78.0, 5.0))
            (self.card(("white", "cobweb", "4"), 168.0, 88.0, 14.0))
            circle cx="228" cy="84" r="28" fill="#f2c14e" stroke="#8a5a10" stroke-width="3" {}
            text x="228" y="93" font-family="Alegreya Sans, sans-serif" font-weight="700" font-size="26" text-anchor="middle" fill="#2d1a02" { "15" }
        })
    }

    /// Draws the symbols of twos.
    fn symbols(&self) -> Markup {
        mat(&html! {
            use href={ (self.signs) "#hat" } x="34" y="36" width="86" height="86" {}
            use href={ (self.signs) "#explosion" } x="150" y="34" width="90" height="90" {}
        })
    }

    /// Draws a card, centred at a point.
    fn card(&self, (ground, face, value): (&str, &str, &str), x: f32, y: f32, turned: f32) -> Markup {
        html! {
            g transform={ "translate(" (x) " " (y) ") rotate(" (turned) ")" } {
                rect x="-25" y="-23" width="52" height="52" rx="5" fill="#0007" {}
                use href={ (self.signs) "#ground-" (ground) } x="-26" y="-26" width="52" height="52" {}
                use href={ (self.signs) "#face-" (face) } x="-26" y="-26" width="52" height="52" {}
                (self.seal(value, -17.0, -17.0))
            }
        }
    }

    /// Draws a seal with a value.
    fn seal(&self, value: &str, x: f32, y: f32) -> Markup {
        let size = if x < 0.0 { 11.0 } else { 22.0 };
        html! {
            use href={ (self.signs) "#seal" } x=(x - size) y=(y - size) width=(2.0 * size) height=(2.0 * size) {}
            text x=(x) y=(y + size * 0.4) font-family="Alegreya, Georgia, serif" font-weight="800" font-size=(size * 1.25) text-anchor="middle" fill="#fff4dc" { (value) }
        }
    }
}

/// Draws the cloth of the table around a picture.
fn mat(inside: &Markup) -> Markup {
    html! {
        svg viewBox="0 0 270 165" aria-hidden="true" {
            rect width="270" height="165" rx="10" fill="#1c2b22" {}
            rect x="4" y="4" width="262" height="157" rx="8" fill="none" stroke="#c08a4a" stroke-width="2" {}
            rect x="10" y="10" width="250" height="145" rx="6" fill="none" stroke="#c08a4a" stroke-width="1" stroke-dasharray="6 4" opacity=".7" {}
            (inside)
        }
    }
}
