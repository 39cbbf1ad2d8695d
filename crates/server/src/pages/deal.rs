//! The page that checks the deal of a finished game, plays it again, and compares the results.
//!
//! `deal-check.js` deals again in the browser and shows one of the verdicts. Without scripts the server says what it found.

mod pictures;
mod results;

use axum::extract::State;
use axum::response::Redirect;
use hearth_core::{Bytes32, Proof, Seat};
use hearth_host::base::Household;
use hearth_host::games::levels;
use hearth_host::tables::rematch::{self, require_over};
use hearth_host::tables::{DealSource, NewDeal, TableSnapshot};
use hearth_store::TableId;
use hearth_table::{Occupant, Person, SeatRule, USUAL_BOT};
use hearth_words::{Language, say};
use maud::{Markup, html};
use serde::Deserialize;

use self::results::Results;
use crate::app::App;
use crate::error::PageError;
use crate::games;
use crate::http::assets::ASSETS;
use crate::http::auth::{ActingUser, Origin, PageUser};
use crate::http::extract::{Form, Path, seat, table_id};
use crate::http::layout::{Page, deal as seals, house};

/// Draws the page.
pub(crate) async fn deal(
    State(app): State<App>,
    Origin(address): Origin,
    visitor: PageUser,
    Path(id): Path<String>,
) -> Result<Markup, PageError> {
    app.limits.expensive(Household::of(address))?;
    let (id, person, language) = (table_id(&id)?, visitor.person(), visitor.language);
    let (game, page) = app
        .tables
        .read(id, move |snapshot| {
            require_over(snapshot.table())?;
            Ok::<_, PageError>((
                snapshot.table().plan().game.clone(),
                DealtGame::of(snapshot, person, language),
            ))
        })
        .await??;
    let results = Results::of(&app, page.root, person, language).await?;
    let title = say!(language, "deal-title");
    let content = html! {
        (page.draw(&game, language))
        (page.again(language))
        (results.draw(id, language))
        @if games::info(&game).is_some_and(|about| !about.deal_script.is_empty()) {
            script src=(ASSETS.path(&format!("deal-check-{game}.js"))) defer {}
            script src=(ASSETS.path("deal-check.js")) defer {}
        }
    };
    Ok(Page::new(&title, &visitor.reader()).class("deal-page").around(&content))
}

/// A finished game as the page shows it.
struct DealtGame {
    id: TableId,
    /// The table whose deal it is: this one, unless it played another's again.
    root: TableId,
    proof: Option<Proof>,
    /// The problem that the server found in the record.
    problem: Option<String>,
    seats: Vec<DealtSeat>,
    /// True if the viewer sat at the table, so that their browser should have kept a share.
    sits: bool,
}

/// A player and what they added to the deal.
struct DealtSeat {
    seat: Seat,
    name: String,
    /// The level of a bot.
    bot: Option<String>,
    share: Option<Bytes32>,
}

impl DealtGame {
    fn of(snapshot: &TableSnapshot, person: Option<Person>, language: Language) -> DealtGame {
        let table = snapshot.table();
        let (id, proof) = (snapshot.id(), table.proof().cloned());
        let share = |seat: Seat| {
            let shares = proof.iter().flat_map(|proof| &proof.shares);
            shares.filter(|(at, _)| *at == seat).map(|(_, share)| *share).next()
        };
        let seats = table.seats().map(|seat| DealtSeat {
            seat,
            name: snapshot.name(seat, language),
            bot: match table.sitter(seat) {
                Occupant::Bot(level) => Some(level.clone()),
                _ => None,
            },
            share: share(seat),
        });
        let checked = rematch::record(snapshot, 0).map_err(|error| error.to_string()).and_then(|record| {
            let game = hearth_catalogue::game(&table.plan().game).map_err(|error| error.to_string())?;
            game.check_deal(&record)
        });
        let root =
            table.plan().from.as_ref().and_then(|from| from.deal_of()).and_then(|root| root.parse().ok());
        DealtGame {
            id,
            root: root.unwrap_or(id),
            seats: seats.collect(),
            problem: checked.err().filter(|_| proof.is_some()),
            proof,
            sits: person.is_some_and(|person| table.sits(person)),
        }
    }

    fn draw(&self, game: &str, language: Language) -> Markup {
        let title = games::info(game).map_or("", |about| about.title);
        match &self.proof {
            Some(proof) => self.proved(proof, title, language),
            None => html! {
                section .paper .deal {
                    p .what { (title) }
                    h1 { (say!(language, "deal-no-proof")) }
                    p .lead {
                        @if self.root == self.id { (say!(language, "deal-no-proof-what")) }
                        @else {
                            (say!(language, "deal-no-proof-again")) " "
                            a href={ "/t/" (self.root) "/deal" } { (say!(language, "deal-first-table")) }
                        }
                    }
                }
            },
        }
    }

    fn proved(&self, proof: &Proof, title: &str, language: Language) -> Markup {
        let step = |number: usize, picture: Markup, heading: String, what: String, body: Markup| {
            html! {
                li {
                    div .picture { (picture) }
                    h2 { (number) ". " (heading) }
                    p { (what) }
                    (body)
                }
            }
        };
        html! {
            section #deal .paper .deal data-record={ "/t/" (self.id) "/record" } data-sits[self.sits] {
                header {
                    (pictures::seal())
                    div {
                        p .what { (title) }
                        (self.verdict(language))
                    }
                }
                ol .steps {
                    (step(1, pictures::envelope(), say!(language, "deal-step-seal"), say!(language, "deal-step-seal-what"), html! {
                        (seals::band(proof.seal, language))
                    }))
                    (step(2, self.faces(), say!(language, "deal-step-shares"), say!(language, "deal-step-shares-what"), self.shares(language)))
                    (step(3, pictures::open_envelope(), say!(language, "deal-step-opened"), say!(language, "deal-step-opened-what"), html! {
                        (seals::band(hearth_deal::seal(proof.secret), language))
                        p .same { (house::icon("check")) (say!(language, "deal-same")) }
                    }))
                    (step(4, pictures::cards(), say!(language, "deal-step-cards"), say!(language, "deal-step-cards-what"), html! {
                        p .same { (house::icon("check")) (say!(language, "deal-cards-same")) }
                    }))
                }
                footer {
                    a .button href={ "/t/" (self.id) "/record" } download={ "hearth-" (self.id) ".txt" } { (say!(language, "deal-save")) }
                    details {
                        summary { (say!(language, "deal-numbers")) }
                        (self.numbers(proof, language))
                    }
                    p .limits { b { (say!(language, "deal-limits")) } " " (say!(language, "deal-limits-what")) }
                }
            }
        }
    }

    /// Draws all verdicts. The script shows those that are true.
    fn verdict(&self, language: Language) -> Markup {
        let refused = |name: &str, sentence: String| {
            html! { div data-say=(name) hidden { h1 { (say!(language, "deal-refused")) } p .lead { (sentence) } } }
        };
        html! {
            div .checking { h1 { (say!(language, "deal-checking")) } }
            noscript {
                @match &self.problem {
                    None => p .lead { (say!(language, "deal-server-fair")) }
                    Some(problem) => p .lead { (say!(language, "deal-server-refused")) " " (problem) }
                }
            }
            div data-say="fair" hidden {
                @if self.seats.iter().any(|player| player.share.is_some()) {
                    h1 { (say!(language, "deal-fair")) }
                    p .lead { (say!(language, "deal-fair-what")) }
                } @else {
                    h1 { (say!(language, "deal-alone")) }
                    p .lead { (say!(language, "deal-alone-what")) }
                }
            }
            (refused("refused-seal", say!(language, "deal-refused-seal")))
            (refused("refused-first", say!(language, "deal-refused-first")))
            (refused("refused-cards", say!(language, "deal-refused-cards")))
            (refused("refused-options", say!(language, "deal-refused-options")))
            div data-say="no-proof" hidden {
                h1 { (say!(language, "deal-no-proof")) }
                p .lead { (say!(language, "deal-no-proof-what")) }
            }
            (refused("refused-share", say!(language, "deal-refused-share")))
            dl .differs data-say="refused-cards" hidden {
                dt { (say!(language, "deal-differs-have")) } dd data-have {}
                dt { (say!(language, "deal-differs-want")) } dd data-want {}
            }
            p .kept data-say="kept" hidden { (house::icon("check")) (say!(language, "deal-kept")) }
            p .kept .missing data-say="share-missing" hidden { (say!(language, "deal-share-missing")) }
            p .quiet data-say="nothing-kept" hidden { (say!(language, "deal-nothing-kept")) }
        }
    }

    fn faces(&self) -> Markup {
        html! {
            div .faces {
                @for player in &self.seats {
                    @match &player.bot { Some(level) => (house::bot(level)), None => (house::person(&player.name)) }
                }
            }
        }
    }

    fn shares(&self, language: Language) -> Markup {
        html! {
            ul .shares {
                @for player in &self.seats {
                    li {
                        b { (player.name) }
                        @match player.share {
                            Some(share) => (seals::band(share, language)),
                            None if player.bot.is_some() => small { (say!(language, "deal-bots-nothing")) }
                            None => small { (say!(language, "deal-no-share")) }
                        }
                    }
                }
            }
        }
    }

    fn numbers(&self, proof: &Proof, language: Language) -> Markup {
        html! {
            dl {
                dt { (say!(language, "deal-number-seal")) } dd { (seals::digits(proof.seal)) }
                dt { (say!(language, "deal-number-secret")) } dd { (seals::digits(proof.secret)) }
                @for player in &self.seats {
                    @if let Some(share) = player.share {
                        dt { (say!(language, "deal-number-share", name = player.name.as_str())) } dd { (seals::digits(share)) }
                    }
                }
                dt { (say!(language, "deal-without-us")) }
                dd { code { "hearth verify hearth-" (self.id) ".txt" } }
            }
        }
    }

    /// Draws the form that plays the deal again.
    fn again(&self, language: Language) -> Markup {
        html! {
            section .panel .again-form {
                h2 { (say!(language, "deal-again")) }
                p { (say!(language, "deal-again-what")) }
                form method="post" action={ "/t/" (self.id) "/again" } {
                    label {
                        (say!(language, "deal-again-seat")) " "
                        select name="seat" { @for player in &self.seats { option value=(player.seat) { (player.name) } } }
                    }
                    label {
                        (say!(language, "deal-again-others")) " "
                        select name="others" {
                            @for level in hearth_bots::LEVELS {
                                option value=(level) selected[level == USUAL_BOT] { (levels::bot(level, language)) }
                            }
                            option value=(FRIENDS) { (say!(language, "deal-again-friends")) }
                        }
                    }
                    button .primary { (say!(language, "deal-again-go")) }
                }
            }
        }
    }
}

/// The choice of friends instead of bots.
const FRIENDS: &str = "friends";

/// The seat and the opponents with which a deal is played again.
#[derive(Deserialize)]
pub(crate) struct Again {
    seat: usize,
    /// The level of the bots, or `friends`.
    others: String,
}

/// Opens a table that plays the deal of a finished game again.
pub(crate) async fn again(
    State(app): State<App>,
    me: ActingUser,
    Path(id): Path<String>,
    Form(Again { seat: number, others }): Form<Again>,
) -> Result<Redirect, PageError> {
    let others = if others == FRIENDS { SeatRule::Guest } else { SeatRule::Bot(others) };
    let config = app.tables.play_again_config(table_id(&id)?, seat(number)?, others).await?;
    // The cards are those of the other table.
    let new =
        app.open_table(&me.identity, config, NewDeal { source: DealSource::Fresh, share: None }).await?;
    Ok(Redirect::to(&format!("/t/{new}")))
}
