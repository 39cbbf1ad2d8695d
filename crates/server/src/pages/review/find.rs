//! The exercise to find a better move. The played move stays visible, the better one is hidden, and every
//! legal decision can be tried.

use hearth_catalogue::AnyMatch;
use hearth_core::{Observer, Turn};
use hearth_review::{ReviewRow, Tried, Verdict};
use hearth_words::say;
use maud::{Markup, html};

use super::super::table::{actions, offers, signs};
use super::picture::{Picture, Told};
use crate::games::drawn;
use crate::http::layout::pictures::{Mood, cinder, icon};

/// A search at one position.
pub(super) struct Search<'a, L> {
    pub picture: &'a Picture<'a>,
    pub at: usize,
    pub then: &'a dyn AnyMatch,
    pub told: &'a Told,
    pub link: &'a L,
}

impl<L: Fn(usize) -> String> Search<'_, L> {
    /// Draws the question, the last attempt, and links to go on.
    pub fn drawn(&self, row: &ReviewRow, verdict: &Verdict, tried: Option<&str>) -> Markup {
        let language = self.picture.language;
        // Illegal attempts get no answer.
        let tried = tried.filter(|decision| self.then.check(decision).is_ok());
        let came = tried.map(|decision| verdict.tried(decision));
        let found = matches!(came, Some(Tried::Best | Tried::AsGood));
        let (mood, class) = match came {
            None => (Mood::Looks, "bubble"),
            Some(Tried::Best | Tried::AsGood) => (Mood::Glad, "bubble good"),
            Some(Tried::Better | Tried::NotYet) => (Mood::Kind, "bubble kind"),
        };
        let offered = |decision: &str| {
            let offered = drawn(self.then).offered(decision, self.picture.names);
            offered.unwrap_or_else(|| decision.to_owned())
        };
        let turns = self.picture.turns();
        let number = turns.iter().position(|turn| *turn == self.at).map(|place| place + 1);
        let next = turns.iter().find(|turn| **turn > self.at);
        html! {
            div .coach {
                (cinder(mood))
                div #banner class=(class) role="status" tabindex="-1" {
                    @match came {
                        None => {
                            p { (self.picture.made(row, self.told)) " " b { (say!(language, "review-question")) } }
                            small { (say!(language, "review-try")) }
                        }
                        Some(came) => {
                            p { b { (offered(tried.unwrap_or_default())) } }
                            p {
                                (match came {
                                    Tried::Best => say!(language, "review-best"),
                                    Tried::AsGood => say!(language, "review-as-good"),
                                    Tried::Better => say!(language, "review-better-still"),
                                    Tried::NotYet => say!(language, "review-not-yet"),
                                })
                            }
                        }
                    }
                }
            }
            @if found { (self.picture.answer(row, verdict, self.then)) }
            nav .ways aria-label=(say!(language, "review-find")) {
                @if !found { a .button href=((self.link)(self.at)) { (icon("i-eye")) (say!(language, "review-show")) } }
                @if let Some(next) = next.filter(|_| found) {
                    a .button .primary href={ ((self.link)(*next)) "&find=1" } { (say!(language, "review-find-next")) }
                }
                @if found { a .button href=((self.link)(self.at)) { (say!(language, "review-find-done")) } }
                @if let Some(number) = number { span .quiet { (say!(language, "review-find-number", number = number, all = turns.len())) } }
            }
            (self.moves())
        }
    }

    /// Draws all legal decisions, for the board, for keyboards and for browsers without scripts.
    fn moves(&self) -> Markup {
        let Turn::Decide(seat) = self.then.turn() else { return html! {} };
        let (language, at) = (self.picture.language, self.at);
        let groups = drawn(self.then).offers(Observer::Seat(seat), self.picture.names);
        let action = format!("/t/{}/review", self.picture.snapshot.id());
        html! {
            details .moves {
                summary { (say!(language, "rail-moves")) }
                section #offers tabindex="-1" aria-label=(say!(language, "offers-title")) {
                    form #(actions::DECIDE) method="get" action=(action) hx-get=(action) hx-target="#past" hx-swap="outerMorph" {
                        input type="hidden" name="at" value=(at);
                        input type="hidden" name="find" value="1";
                        // Scripts detect a changed table by this number.
                        input type="hidden" name="after" value=(at);
                        (offers::groups(&groups, signs(self.picture.snapshot), language))
                    }
                }
            }
        }
    }
}
