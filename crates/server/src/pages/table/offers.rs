//! What may be decided, as buttons; and a line in which anything can be said, which is answered with the reason if it is
//! not possible.

use hearth_page::{Group, Sign, Text};
use hearth_words::say;
use maud::{Markup, PreEscaped, html};

use super::{decides, signs};
use crate::live::{Live, Viewer};

/// The part.
pub(super) fn offers(live: &Live, viewer: Viewer) -> Markup {
    let hosted = live.game().zip(live.names(viewer.language));
    let Some((game, names)) = hosted.filter(|_| decides(live, viewer)) else {
        return html! { section #offers hidden {} };
    };
    let language = viewer.language;
    let action = format!("/t/{}/decide", live.id());
    html! {
        section #offers aria-label=(Text(&say!(language, "offers-title"))) {
            form method="post" action=(Text(&action)) hx-post=(Text(&action)) hx-target="#notice" hx-swap="outerHTML" {
                input type="hidden" name="after" value=(game.decisions());
                (groups(&game.offers(viewer.observer, names), signs(live)))
            }
            div .more {
                @if game.free() > 0 {
                    @let back = format!("/t/{}/back", live.id());
                    form .one method="post" action=(Text(&back)) hx-post=(Text(&back)) hx-target="#notice" hx-swap="outerHTML" {
                        button name="after" value=(game.decisions()) { (Text(&say!(language, "offers-back"))) }
                    }
                }
                details {
                    summary { (Text(&say!(language, "offers-words"))) }
                    form method="post" action=(Text(&action)) hx-post=(Text(&action)) hx-target="#notice" hx-swap="outerHTML" {
                        input type="hidden" name="after" value=(game.decisions());
                        label { (Text(&say!(language, "offers-decision"))) " " input name="decision" maxlength="60" autocomplete="off" required; }
                        button { (Text(&say!(language, "offers-decide"))) }
                    }
                }
            }
        }
    }
}

/// The buttons, in their groups.
pub(crate) fn groups(groups: &[Group], signs: &str) -> Markup {
    html! {
        @for group in groups {
            fieldset {
                @if !group.title.is_empty() {
                    legend {
                        @if !group.sign.is_empty() {
                            (Sign::of(signs, &group.sign))
                        }
                        (Text(&group.title))
                    }
                }
                @for offer in &group.offers {
                    button name="decision" value=(Text(&offer.decision)) title=(Text(&offer.brings))
                        data-touches=[(!offer.touches.is_empty()).then(|| PreEscaped(offer.touches.join(" ")))]
                        data-grave=[offer.grave.then(|| html! { (Text(&group.title)) " " (Text(&offer.label)) })] {
                        (Text(&offer.label))
                        @if group.offers.len() <= 2 { small { (Text(&offer.brings)) } }
                    }
                }
            }
        }
    }
}
