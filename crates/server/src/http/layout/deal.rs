//! The deal on pages: the seal of its secret, and the fields of forms that start a game (`docs/DEALS.md`).

use hearth_core::Bytes32;
use hearth_host::base::DealTicket;
use hearth_words::{Language, say};
use maud::{Markup, html};

use crate::http::assets::ASSETS;

/// The number of signs and of colours in a band.
const SIGNS: usize = 8;

/// The longest share that a person can type, in characters.
const LONGEST_SHARE: usize = 200;

/// Draws the fields of a form that opens a table.
pub(crate) fn ticket_fields(ticket: &DealTicket, language: Language) -> Markup {
    html! {
        input type="hidden" name="ticket" value=(ticket.text);
        (share_field(language))
    }
}

/// Draws the field for a player's share, for browsers without scripts. Otherwise `deal-share.js` draws the share.
pub(crate) fn share_field(language: Language) -> Markup {
    html! {
        noscript {
            label .share {
                span { (say!(language, "deal-share")) }
                input name="share" maxlength=(LONGEST_SHARE) autocomplete="off" spellcheck="false";
                small { (say!(language, "deal-share-what")) }
            }
        }
    }
}

/// Draws the line with the seal of a deal that has not begun. It unfolds to the whole hash.
pub(crate) fn seal_line(seal: Bytes32, language: Language) -> Markup {
    html! {
        details .seal {
            summary { span { (say!(language, "deal-sealed")) } (band(seal, language)) }
            p { (say!(language, "deal-sealed-what")) }
            (digits(seal))
        }
    }
}

/// Draws a hash as a woven band of sixteen fields, so that people can compare it at a glance. Sign and colour of a field come
/// from two bytes.
pub(crate) fn band(hash: Bytes32, language: Language) -> Markup {
    let label = say!(language, "deal-band", digits = hash.to_string()[..8].to_owned());
    html! {
        svg .band viewBox="0 0 320 20" role="img" aria-label=(label) {
            @for (index, [sign, colour]) in hash.0.as_chunks::<2>().0.iter().enumerate() {
                use href={ (ASSETS.path("house.svg")) "#weave-" (usize::from(*sign) % SIGNS) } x=(20 * index) width="20" height="20"
                    class={ "yarn-" (usize::from(*colour) % SIGNS) } {}
            }
        }
    }
}

/// Draws 32 bytes as groups of digits.
pub(crate) fn digits(bytes: Bytes32) -> Markup {
    let text = bytes.to_string();
    let groups = text.as_bytes().chunks(8).map(|group| str::from_utf8(group).unwrap_or_default());
    html! { code .digits { @for group in groups { span { (group) } } } }
}
