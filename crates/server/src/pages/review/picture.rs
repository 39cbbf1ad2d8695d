//! The page of a review at one position.

use std::collections::HashMap;

use hearth_catalogue::AnyMatch;
use hearth_core::{Observer, Seat, Turn};
use hearth_host::tables::TableSnapshot;
use hearth_page::{PartRenderer, PlaceId};
use hearth_review::{Review, ReviewRow, Verdict};
use hearth_text::{Names, Spans};
use hearth_words::{Language, say};
use maud::{Markup, html};

use super::super::past::{self, DECIDER, Eyes, MoveContext, Position};
use super::super::table::hint::percent;
use super::super::table::{actions, log, prompt, signs};
use super::{Made, Wanted, awaited, compared, curve, decisions, find, flame, seat};
use crate::games::drawn;

/// The data of a review's page. The game is over, so everything may be shown.
pub(super) struct Picture<'a> {
    pub snapshot: &'a TableSnapshot,
    pub game: &'a dyn AnyMatch,
    pub names: &'a Names,
    pub review: &'a Review,
    pub made: Made,
    /// The viewer's own seat.
    pub own: Option<Seat>,
    pub language: Language,
}

/// Lines of the log by the number of their decision.
pub(super) type Told = HashMap<usize, Vec<Spans>>;

impl Picture<'_> {
    /// Returns the seat whose curve is filled.
    pub fn eyes_of_curve(&self) -> Seat {
        self.own.unwrap_or(Seat::FIRST)
    }

    /// Returns the turning points, each as the number of decisions before it.
    pub fn turns(&self) -> Vec<usize> {
        self.review.turning_points().iter().map(|row| row.after).collect()
    }

    /// Returns the first position to show: the viewer's first turning point, else anybody's, else the
    /// beginning.
    fn beginning(&self) -> usize {
        let points = self.review.turning_points();
        let own = points.iter().find(|row| self.own.is_some_and(|own| own.number() == row.seat));
        own.or(points.first()).map_or(0, |row| row.after)
    }

    /// Draws a position.
    pub fn drawn(&self, wanted: &Wanted) -> Markup {
        let (id, language, last) = (self.snapshot.id(), self.language, self.game.decisions());
        let at = wanted.at.unwrap_or_else(|| self.beginning()).min(last);
        let row = self.review.rows.get(at);
        let then = self.game.at(at);
        let found = row.and_then(|row| Some((row, row.verdict.as_ref()?)));
        // Only a mistake leaves something to find.
        let finds = wanted.find.and(found).filter(|(_, verdict)| verdict.is_mistake());
        let named = wanted.seat.as_deref().or(finds.is_some().then_some(DECIDER));
        let eyes = Eyes::of(named, self.snapshot, self.own.and_then(|seat| self.person(seat)));
        let observer = eyes.observer(then.turn());
        let chosen = wanted.seat.as_ref().map(|seat| match eyes {
            Eyes::Decider => format!("&seat={DECIDER}"),
            Eyes::Seat(_) => format!("&seat={}", seat.parse::<usize>().unwrap_or(1)),
        });
        let link = self.link(chosen.unwrap_or_default());
        let told = self.told();
        let signs = signs(self.snapshot);
        let board = html! {
            (PartRenderer::whole(|renderer| drawn(&*then).board(observer, self.names, signs, renderer)))
            @if finds.is_some() {
                (actions::group(&drawn(&*then).actions(observer, self.names), signs, language))
                (prompt::asked(&drawn(&*then).offers(observer, self.names), language))
            }
        };
        let searching = find::Search { picture: self, at, then: &*then, told: &told, link: &link };
        let side = html! {
            section .panel .chart aria-label=(say!(language, "review-curve")) {
                (curve::drawn(self, at, &link))
                (awaited(id, &self.made, self.review.rows.len(), last, language))
            }
            section .panel .moment {
                @match finds {
                    Some((row, verdict)) => (searching.drawn(row, verdict, wanted.decision.as_deref())),
                    None => (self.moment(at, row, &*then, &told, &link)),
                }
            }
            @if self.review.rows.is_empty() {
                (log::steps(&self.game.log_lines(observer, self.names_in_sentences(), 0), at, &link, signs, language))
            } @else {
                section .panel .sums { (decisions::table(self, at, &told, &link)) }
            }
            @if finds.is_none() {
                @if let Some((row, verdict)) = found { (self.marks(row, verdict, &*then, observer)) }
            }
        };
        let moment = MoveContext {
            game: &self.snapshot.table().plan().game,
            players: self.snapshot.table().seats().count(),
            class: "review",
            // The first position is not known before the review is complete, so the address omits it.
            address: if wanted.at.is_some() { link(at) } else { format!("/t/{id}/review") },
            why: finds.is_some().then(|| format!("/t/{id}/review/why?after={at}")),
            board,
            steps: past::steps(Position { at, last }, &link, &self.leaps(at, &link), language),
            side,
            at,
            motions: if wanted.by.is_some() && at > 0 {
                drawn(&*then).flights(observer, self.names, at - 1)
            } else {
                Vec::new()
            },
            spoken: self.spoken(at, &told),
        };
        moment.drawn(language)
    }

    fn person(&self, seat: Seat) -> Option<hearth_table::Person> {
        match self.snapshot.table().sitter(seat) {
            hearth_table::Occupant::Person { person, .. } => Some(*person),
            hearth_table::Occupant::Nobody | hearth_table::Occupant::Bot(_) => None,
        }
    }

    /// Returns the addresses of positions.
    fn link(&self, chosen: String) -> impl Fn(usize) -> String + use<> {
        let id = self.snapshot.id();
        move |to| format!("/t/{id}/review?at={to}{chosen}")
    }

    /// Draws the steps to the turning points before and after.
    fn leaps(&self, at: usize, link: &impl Fn(usize) -> String) -> Markup {
        let turns = self.turns();
        let before = turns.iter().copied().rfind(|turn| *turn < at);
        let after = turns.iter().copied().find(|turn| *turn > at);
        html! {
            span .leaps {
                (flame())
                (past::step("i-up", None, before.map(link), "ArrowUp", &say!(self.language, "review-turn-before")))
                (past::step("i-down", None, after.map(link), "ArrowDown", &say!(self.language, "review-turn-after")))
            }
        }
    }

    /// Draws the decision and its verdict.
    fn moment(
        &self,
        at: usize,
        row: Option<&ReviewRow>,
        then: &dyn AnyMatch,
        told: &Told,
        link: &impl Fn(usize) -> String,
    ) -> Markup {
        let language = self.language;
        let Some(row) = row else {
            return html! { p #banner tabindex="-1" { (then.question(Observer::Spectator, self.names).plain()) } };
        };
        let verdict = row.verdict.as_ref();
        let missed = verdict.filter(|verdict| verdict.is_mistake());
        html! {
            header {
                h2 #banner tabindex="-1" { (self.made(row, told)) }
                @if let Some(verdict) = missed {
                    b .loss { "−" (percent(verdict.loss, language)) }
                    a .button .primary href={ (link(at)) "&find=1" } { (say!(language, "review-find")) }
                }
            }
            @match (verdict, missed) {
                (None, _) => p { (say!(language, "review-forced")) },
                (Some(verdict), None) => p {
                    (say!(language, "review-fine", chance = percent(verdict.kept_win_probability(), language)))
                },
                (Some(_), Some(verdict)) => (self.answer(row, verdict, then)),
            }
        }
    }

    /// Draws the better decision with its reasons.
    pub fn answer(&self, row: &ReviewRow, verdict: &Verdict, then: &dyn AnyMatch) -> Markup {
        let language = self.language;
        let offered = |decision: &str| {
            drawn(&*then).offered(decision, self.names).unwrap_or_else(|| decision.to_owned())
        };
        let reasons = then.reasons(&verdict.best, self.names);
        html! {
            div .answer {
                (compared::bars(row, verdict, offered, language))
                @if !reasons.is_empty() {
                    div .reasons {
                        h3 { (say!(language, "review-instead")) " " span { (offered(&verdict.best)) } }
                        ul { @for reason in reasons { li { (hearth_page::sentence(&reason, signs(self.snapshot))) } } }
                    }
                }
            }
        }
    }

    /// Draws the places of the played and the better decision. A script marks both on the board.
    fn marks(&self, row: &ReviewRow, verdict: &Verdict, then: &dyn AnyMatch, observer: Observer) -> Markup {
        let Turn::Decide(seat) = then.turn() else { return html! {} };
        let groups = drawn(then).offers(Observer::Seat(seat), self.names);
        let places = |decision: &str| -> Vec<PlaceId> {
            let mut offers = groups.iter().flat_map(|group| &group.offers);
            offers
                .find(|offer| offer.decision == decision)
                .map(|offer| offer.touches.clone())
                .unwrap_or_default()
        };
        let language = self.language;
        let (played_chance, better_chance) =
            (percent(verdict.kept_win_probability(), language), percent(verdict.win_probability, language));
        let better = verdict.is_mistake().then(|| places(&verdict.best).join(" "));
        html! {
            div #marks hidden data-theirs=[(!observer.sits_at(seat)).then_some("yes")] data-played=(places(&row.made).join(" "))
                data-played-chance=(played_chance) data-better-chance=(better_chance)
                data-played-says=(say!(language, "review-mark-played", chance = played_chance.as_str()))
                data-better=[better]
                data-better-says=(say!(language, "review-mark-better", chance = better_chance.as_str())) {}
        }
    }

    /// Draws the decision as its player read it in the log.
    pub fn made(&self, row: &ReviewRow, told: &Told) -> Markup {
        let lines = told.get(&row.after).map_or(&[][..], Vec::as_slice);
        let signs = signs(self.snapshot);
        html! {
            @if lines.is_empty() { (row.made) }
            @for line in lines { (log::sentence(line, signs)) " " }
        }
    }

    /// Returns the text for screen readers: the position, the decision and its loss.
    fn spoken(&self, at: usize, told: &Told) -> String {
        let language = self.language;
        let mut spoken = say!(language, "replay-where", at = at, last = self.game.decisions());
        let row = self.review.rows.get(at);
        if let Some(row) = row {
            for line in told.get(&row.after).into_iter().flatten() {
                spoken += &format!(" {}", line.plain());
            }
        }
        if let Some(loss) = row.and_then(ReviewRow::mistake) {
            spoken += &format!(" {}", say!(language, "review-lost", loss = percent(loss, language)));
        }
        spoken
    }

    fn names_in_sentences(&self) -> &Names {
        self.snapshot.names_in_sentences(self.language).unwrap_or(self.names)
    }

    /// Returns the log lines about each decision as its player read them.
    fn told(&self) -> Told {
        let mut told = Told::new();
        for observer in Observer::all(self.review.players) {
            for (number, line) in self.game.log_lines(observer, self.names_in_sentences(), 0) {
                let row = self.review.rows.get(number);
                let own = row.is_some_and(|row| observer.sits_at(seat(row.seat)));
                // A heading belongs to the lines after it.
                if own && log::heading(&line).is_none() {
                    told.entry(number).or_default().push(line);
                }
            }
        }
        told
    }
}
