//! The pictures of the page that checks a deal.

use maud::{Markup, PreEscaped, html};

/// Draws the wax seal, with a tick and a cross. The stylesheet shows the one that is true.
pub(super) fn seal() -> Markup {
    html! {
        svg .wax viewBox="0 0 120 120" aria-hidden="true" {
            (PreEscaped(concat!(
                r#"<path class="blot" d="M60 4c9 0 13 7 21 10s17 1 22 8 1 15 4 23 10 12 9 21-9 13-12 21 0 17-7 22-15 1-23 4-12 9-21 8-13-8-21-11-17 0-22-7-1-15-4-23S-1 69 0 60s9-13 12-21 0-17 7-22 15-1 23-4S51 4 60 4z"/>"#,
                r#"<circle class="ring" cx="60" cy="60" r="38"/>"#,
                r#"<path class="tick" d="M42 61l13 13 25-28"/>"#,
                r#"<path class="cross" d="M45 45l30 30M75 45L45 75"/>"#,
            )))
        }
    }
}

/// Draws a sealed envelope.
pub(super) fn envelope() -> Markup {
    html! {
        svg .envelope viewBox="0 0 150 76" aria-hidden="true" {
            (PreEscaped(concat!(
                r##"<path d="M3 3h144v70H3z" fill="#efd7a2" stroke="#3a240f" stroke-width="3"/>"##,
                r##"<path d="M3 3l72 44 72-44" fill="#e3c489" stroke="#3a240f" stroke-width="3" stroke-linejoin="round"/>"##,
                r##"<circle cx="75" cy="42" r="17" fill="#a3231b"/><path d="M75 32c6 6 7 9 7 12a7 7 0 0 1-14 0c0-4 4-5 7-12z" fill="#ffb24a"/>"##,
            )))
        }
    }
}

/// Draws an open envelope with a letter.
pub(super) fn open_envelope() -> Markup {
    html! {
        svg .envelope viewBox="0 0 150 104" aria-hidden="true" {
            (PreEscaped(concat!(
                r##"<path d="M3 34L75 2l72 32v67H3z" fill="#cda96a" stroke="#3a240f" stroke-width="3" stroke-linejoin="round"/>"##,
                r##"<path d="M22 12h106v60H22z" fill="#fff6de" stroke="#8a6a34" stroke-width="2"/>"##,
                r##"<path d="M34 26h82M34 37h66" stroke="#a48a5e" stroke-width="3" stroke-linecap="round"/>"##,
                r##"<path d="M3 34l72 40 72-40v67H3z" fill="#efd7a2" stroke="#3a240f" stroke-width="3" stroke-linejoin="round"/>"##,
                r##"<path d="M67 68l-9 15 11 4zM83 68l11 13-13 6z" fill="#8c1a15"/>"##,
            )))
        }
    }
}

/// Draws a fan of cards.
pub(super) fn cards() -> Markup {
    html! {
        svg .fan viewBox="-6 0 202 112" aria-hidden="true" {
            @for (turn, colour) in [(-28, "#3a57a8"), (-14, "#9c2c22"), (0, "#2f7a4d"), (14, "#b5791a"), (28, "#6b3f94")] {
                g transform={ "rotate(" (turn) " 95 210)" } {
                    rect x="69" y="8" width="52" height="74" rx="5" fill=(colour) stroke="#fff6de" stroke-width="3" {}
                    path d="M95 28l14 17-14 17-14-17z" fill="#fff6de" opacity=".8" {}
                }
            }
        }
    }
}
