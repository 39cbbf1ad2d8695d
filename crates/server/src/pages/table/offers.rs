//! What may be decided, as buttons; and a line in which anything can be said, which is answered with the reason if it is
//! not possible.

use hearth_page::Part;
use maud::html;

use super::signs;
use crate::live::{Live, Viewer};

/// The part.
pub(super) fn part(live: &Live, viewer: Viewer) -> Part {
    let table = live.table();
    let decides = table.turn().is_some_and(|turn| viewer.observer.sits_at(turn) && table.bot(turn).is_none());
    let Some((game, names)) = live.game().zip(live.names(viewer.language)).filter(|_| decides) else {
        return Part::new("offers", html! { section #offers hidden {} });
    };
    let action = format!("/t/{}/decide", live.id());
    let html = html! {
        section #offers aria-label="What you can do" {
            form method="post" action=(action) hx-post=(action) hx-target="#notice" hx-swap="outerHTML" {
                input type="hidden" name="after" value=(game.decisions());
                @for group in game.offers(viewer.observer, names) {
                    fieldset {
                        @if !group.title.is_empty() {
                            legend {
                                @if !group.sign.is_empty() {
                                    svg .sign aria-hidden="true" { use href={ (signs(live)) "#" (group.sign) } {} }
                                }
                                (group.title)
                            }
                        }
                        @for offer in &group.offers {
                            button name="decision" value=(offer.decision) title=(offer.brings)
                                data-touches=[(!offer.touches.is_empty()).then(|| offer.touches.join(" "))]
                                data-grave=[offer.grave.then(|| format!("{} {}", group.title, offer.label))] {
                                (offer.label)
                                @if group.offers.len() <= 2 { small { (offer.brings) } }
                            }
                        }
                    }
                }
            }
            div .more {
                @if game.free() > 0 {
                    (crate::pages::layout::button(&format!("/t/{}/back", live.id()), "Take back"))
                }
                details {
                    summary { "Say it in words" }
                    form method="post" action=(action) hx-post=(action) hx-target="#notice" hx-swap="outerHTML" {
                        input type="hidden" name="after" value=(game.decisions());
                        label { "Decision " input name="decision" maxlength="60" autocomplete="off" required; }
                        button { "Decide" }
                    }
                }
            }
        }
    };
    Part::new("offers", html)
}
