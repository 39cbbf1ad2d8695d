//! The legal moves as buttons, and a field to type a move. An illegal move is answered with the reason.

use hearth_host::tables::{TableSnapshot, Viewer};
use hearth_page::{Group, Sign, Text};
use hearth_words::{Language, say};
use maud::{Markup, PreEscaped, html};

use super::actions::DECIDE;
use super::choice::Choice;
use super::signs;

/// Draws the part.
pub(super) fn offers(snapshot: &TableSnapshot, viewer: Viewer, choice: &Choice) -> Markup {
    let Some(game) = snapshot.game().filter(|_| choice.yours) else {
        return html! { section #offers hidden {} };
    };
    let language = viewer.language;
    let action = format!("/t/{}/decide", snapshot.id());
    // The words of the rules are English, so the buttons already have them.
    let said_aloud = match language {
        Language::English => Vec::new(),
        _ => game.spoken(&choice.offers().map(|offer| offer.decision.as_str()).collect::<Vec<_>>(), language),
    };
    let example = said_aloud.first().or_else(|| choice.offers().next().map(|offer| &offer.decision));
    html! {
        section #offers tabindex="-1" aria-label=(Text(&say!(language, "offers-title"))) {
            form #(DECIDE) method="post" action=(Text(&action)) hx-post=(Text(&action)) hx-target="#notice" hx-swap="outerHTML" {
                input type="hidden" name="after" value=(game.decisions());
                (said(&choice.groups, signs(snapshot), language, &said_aloud))
            }
            div .more {
                details {
                    summary { (Text(&say!(language, "offers-words"))) }
                    form method="post" action=(Text(&action)) hx-post=(Text(&action)) hx-target="#notice" hx-swap="outerHTML" {
                        input type="hidden" name="after" value=(game.decisions());
                        label {
                            (Text(&say!(language, "offers-decision"))) " "
                            // A script lists all moves. The language of the page and English are both
                            // understood.
                            input name="decision" maxlength="60" autocomplete="off" autocapitalize="none" list="words" aria-describedby="example" required;
                        }
                        datalist #words {}
                        button { (Text(&say!(language, "offers-decide"))) }
                        @if let Some(example) = example {
                            " " small #example { (Text(&say!(language, "offers-example"))) " " code { (Text(example)) } }
                        }
                    }
                }
            }
        }
    }
}

/// Draws the buttons in their groups. Two groups can have buttons with the same label. Therefore each button
/// also names its group for screen readers.
pub(crate) fn groups(groups: &[Group], signs: &str, language: Language) -> Markup {
    said(groups, signs, language, &[])
}

/// Draws the buttons, with the typed form of each move in languages other than that of the rules.
fn said(groups: &[Group], signs: &str, language: Language, aloud: &[String]) -> Markup {
    let mut aloud = aloud.iter();
    html! {
        @for group in groups {
            @let whose = (groups.len() > 1 && !group.title.is_empty())
                .then(|| say!(language, "offers-of", group = group.title.as_str()));
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
                    // The id keeps an update from turning a button under the pointer into another decision.
                    button id={ "o-" (Text(&offer.decision.replace(' ', "-"))) } name="decision" value=(Text(&offer.decision)) title=(Text(&offer.brings))
                        data-touches=[(!offer.touches.is_empty()).then(|| PreEscaped(offer.touches.join(" ")))]
                        data-say=[aloud.next().map(|said| Text(said))]
                        data-mark=[(!offer.mark.is_empty()).then_some(Text(&offer.mark))]
                        data-grave=[offer.grave.then(|| html! { (Text(&group.title)) " " (Text(&offer.label)) })] {
                        @if let Some(whose) = &whose { i { (Text(whose)) " " } }
                        (Text(&offer.label))
                        @if group.offers.len() <= 2 { small { (Text(&offer.brings)) } }
                    }
                }
            }
        }
    }
}
