//! What people do at a table through forms.

use axum::Router;
use axum::extract::{FromRequestParts, State};
use axum::http::request::Parts;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use hearth_core::Seat;
use hearth_store::TableId;
use hearth_table::{Ask, Chair, Command, Pace, Refusal, Refused, Sitter, Who};
use maud::{Markup, html};
use serde::Deserialize;

use super::page;
use crate::afterwards;
use crate::app::App;
use crate::live::Live;
use crate::names::checked_name;
use crate::pages::sent::{Form, Path, Query};
use crate::pages::{layout, new};
use crate::tables::{seat, table_id};
use crate::visitor::{Me, Visitor};
use crate::wrong::{Mishap, Missing, Mistake, Wrong};

/// Everything one can do at a table.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/t/{id}", get(super::table))
        .route("/t/{id}/live", get(super::live))
        .route("/t/{id}/decide", post(decide))
        .route("/t/{id}/hint", post(super::hint::ask))
        .route("/t/{id}/why", get(why))
        .route("/t/{id}/back", post(back))
        .route("/t/{id}/ask", post(ask))
        .route("/t/{id}/answer", post(answer))
        .route("/t/{id}/resign", post(resign))
        .route("/t/{id}/stand-in", post(stand_in))
        .route("/t/{id}/come-back", post(come_back))
        .route("/t/{id}/say", post(say))
        .route("/t/{id}/sit", post(sit))
        .route("/t/{id}/bot", post(bot))
        .route("/t/{id}/qr", get(super::gathering::qr))
        .route("/t/{id}/rise", post(rise))
        .route("/t/{id}/close", post(close))
        .route("/t/{id}/lift", post(lift))
        .route("/t/{id}/rematch", post(rematch))
        .route("/t/{id}/change", get(new::change).post(new::changed))
}

/// Somebody who does something at a table.
pub(super) struct Deed {
    pub app: App,
    pub me: Me,
    pub table: TableId,
    /// Whether a script sent it: then the answer is only what is to be said, and the rest is pushed.
    pub script: bool,
}

impl FromRequestParts<App> for Deed {
    type Rejection = Mishap;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Deed, Mishap> {
        let me = Me::from_request_parts(parts, app).await?;
        let Ok(Path(id)) = Path::<String>::from_request_parts(parts, app).await else {
            return Err(Mishap(Wrong::Missing(Missing::Table)));
        };
        let script = parts.headers.contains_key("hx-request");
        Ok(Deed { app: app.clone(), me, table: table_id(&id)?, script })
    }
}

pub(super) type Answered = Result<Response, Mishap>;

impl Deed {
    /// Does it and answers.
    async fn act(self, command: Command) -> Answered {
        let done = self.app.tables.execute(self.table, self.me.known.who(), command).await;
        self.answer(done.map(|_| ()).map_err(Wrong::from)).await
    }

    /// Sits down under a new name, which is kept only if there was a seat.
    async fn sit_as(&self, name: String) -> Result<(), Wrong> {
        let who = Who::Person { person: self.me.known.person(), name: name.clone() };
        self.app.tables.execute(self.table, who, Command::Sit(None)).await?;
        self.app.rename(&self.me.known, &name).await
    }

    /// Decides something in the words of the rules.
    async fn decide(&self, decision: &str, after: usize) -> Result<(), Wrong> {
        let command = Command::Decide { decision: decision.to_owned(), after };
        let done = self.app.tables.execute(self.table, self.me.known.who(), command).await;
        done.map(|_| ()).map_err(Wrong::from)
    }

    /// What he typed, in the words of the rules.
    async fn understood(&self, typed: String) -> Result<String, Mishap> {
        let language = self.me.language;
        let understood = move |live: &mut Live| match live.game() {
            Some(game) => game.understood(&typed, language),
            None => typed,
        };
        Ok(self.app.tables.read(self.table, understood).await?)
    }

    /// A script gets what is to be said, everybody else the table again.
    pub async fn answer(self, done: Result<(), Wrong>) -> Answered {
        let Deed { app, me, table, script } = self;
        let Err(wrong) = done else {
            return Ok(if script {
                html! { p #notice role="alert" {} }.into_response()
            } else {
                Redirect::to(&format!("/t/{table}")).into_response()
            });
        };
        let game = app.tables.read(table, |live| live.table().plan().game.clone()).await?;
        let notice = layout::notice(
            me.language,
            &wrong.sentence(me.language),
            wrong.rule().map(|rule| (game.as_str(), rule)),
        );
        if script {
            return Ok((wrong.status(), notice).into_response());
        }
        Ok((wrong.status(), page(&app, &me.into(), table, notice).await?).into_response())
    }
}

#[derive(Deserialize)]
struct Decision {
    decision: String,
    after: usize,
}

async fn decide(deed: Deed, Form(Decision { decision, after }): Form<Decision>) -> Answered {
    // A phone begins whatever is typed with a capital.
    let (mut text, language) = (decision.to_lowercase(), deed.me.language);
    let mut done = deed.decide(&text, after).await;
    // What is none in the words of the rules, as buttons say it, may name a card as its player does.
    if let Err(Wrong::Refused(Refusal::Rules(Refused { rule: None, .. }))) = done {
        text = deed.understood(text).await?;
        done = deed.decide(&text, after).await;
    }
    let Err(Wrong::Refused(Refusal::Rules(refused))) = done else { return deed.answer(done).await };
    // The rules speak to programs in English, and to a person in his own language: as long as it is his turn, for by now
    // another may be asked, of whose cards nothing is said.
    let person = deed.me.known.person();
    let in_his_words = move |live: &mut Live| {
        let turn = live.table().turn()?;
        live.table().seats_of(person).find(|seat| *seat == turn)?;
        live.game()?.refused(&text, language)
    };
    let said = deed.app.tables.read(deed.table, in_his_words).await?;
    let message = said.map_or_else(|| refused.message.clone(), |(_, sentence)| sentence);
    deed.answer(Err(Wrong::Refused(Refusal::Rules(Refused { message, ..refused })))).await
}

/// Places that somebody touches, one after the other.
#[derive(Deserialize)]
struct Touched {
    at: String,
}

/// Says why what somebody means by touching these places is not possible.
async fn why(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(Touched { at }): Query<Touched>,
) -> Result<Markup, Mishap> {
    let (person, language) = (visitor.person(), visitor.language);
    let notice = app.tables.read(table_id(&id)?, move |live| {
        let viewer = live.viewer(person, language);
        let (game, names) = live.game().zip(live.names(language))?;
        // Only who decides is told, and what he is told says nothing that he does not see.
        live.table().turn().filter(|turn| viewer.observer.sits_at(*turn))?;
        let places: Vec<&str> = at.split(' ').collect();
        let meant = game.meant(&places, viewer.observer, names)?;
        let (rule, message) = game.refused(&meant, language)?;
        let wrong = Wrong::Refused(Refusal::Rules(Refused { rule: Some(rule), message }));
        Some(layout::notice(language, &wrong.sentence(language), Some((&live.table().plan().game, rule))))
    });
    Ok(notice.await?.unwrap_or_else(|| html! { p #notice role="alert" {} }))
}

#[derive(Deserialize)]
struct Back {
    after: usize,
}

async fn back(deed: Deed, Form(Back { after }): Form<Back>) -> Answered {
    deed.act(Command::TakeBack { after }).await
}

#[derive(Deserialize)]
struct What {
    what: String,
}

async fn ask(deed: Deed, Form(What { what }): Form<What>) -> Answered {
    let ask = asked(&what).ok_or(Wrong::Input(Mistake::Question))?;
    deed.act(Command::Ask(ask)).await
}

/// `back 12`, `end`, `live 600 20`, `days 3`, `unhurried`
fn asked(what: &str) -> Option<Ask> {
    let words: Vec<&str> = what.split_whitespace().collect();
    Some(match words.as_slice() {
        ["back", before] => Ask::Back(before.parse().ok()?),
        ["end"] => Ask::End,
        ["live", bank, increment] => {
            Ask::Pace(Pace::Live { bank: bank.parse().ok()?, increment: increment.parse().ok()? })
        }
        ["days", days] => Ask::Pace(Pace::Days(days.parse().ok()?)),
        ["unhurried"] => Ask::Pace(Pace::Unhurried),
        _ => return None,
    })
}

#[derive(Deserialize)]
struct Reply {
    yes: bool,
    question: Option<u64>,
}

async fn answer(deed: Deed, Form(Reply { yes, question }): Form<Reply>) -> Answered {
    deed.act(Command::Answer { yes, question }).await
}

#[derive(Deserialize)]
struct OwnSeat {
    seat: Option<usize>,
}

async fn resign(deed: Deed, Form(OwnSeat { seat: own }): Form<OwnSeat>) -> Answered {
    let own = own.map(seat).transpose()?;
    deed.act(Command::Resign(own)).await
}

#[derive(Deserialize)]
struct AtSeat {
    seat: usize,
}

async fn stand_in(deed: Deed, Form(at): Form<AtSeat>) -> Answered {
    let seat = seat(at.seat)?;
    deed.act(Command::StandIn(seat)).await
}

async fn come_back(deed: Deed) -> Answered {
    deed.act(Command::ComeBack).await
}

#[derive(Deserialize)]
struct Saying {
    text: String,
}

async fn say(deed: Deed, Form(Saying { text }): Form<Saying>) -> Answered {
    deed.act(Command::Say(text)).await
}

#[derive(Deserialize)]
struct Guest {
    /// What a guest wants to be called; nothing or an empty text leaves them the name they have.
    name: Option<String>,
}

async fn sit(deed: Deed, Form(Guest { name }): Form<Guest>) -> Answered {
    let name = name.filter(|name| !name.trim().is_empty());
    let Some(name) = name.filter(|name| *name != deed.me.known.user.name) else {
        return deed.act(Command::Sit(None)).await;
    };
    let done = match checked_name(&name) {
        Ok(name) => deed.sit_as(name).await,
        Err(wrong) => Err(wrong),
    };
    deed.answer(done).await
}

#[derive(Deserialize)]
struct AskedBot {
    seat: usize,
    level: String,
}

/// Gives a free chair to a bot.
async fn bot(deed: Deed, Form(AskedBot { seat: number, level }): Form<AskedBot>) -> Answered {
    let seat = seat(number)?;
    let plan = move |live: &mut Live| {
        let (table, mut plan) = (live.table(), live.table().plan().clone());
        let free = *table.sitter(seat) == Sitter::Nobody;
        let chair = plan.chairs.get_mut(seat.index()).filter(|_| free)?;
        *chair = Chair::Bot(level);
        Some(plan)
    };
    let Some(plan) = deed.app.tables.read(deed.table, plan).await? else {
        return deed.answer(Err(Wrong::Refused(Refusal::NoSeat))).await;
    };
    let stays = Some(Seat::all(plan.chairs.len()).collect());
    deed.act(Command::Change { plan: Box::new(plan), stays }).await
}

async fn rise(deed: Deed) -> Answered {
    deed.act(Command::Rise).await
}

async fn close(deed: Deed) -> Answered {
    deed.act(Command::Close).await
}

async fn lift(deed: Deed, Form(at): Form<AtSeat>) -> Answered {
    let (seat, person) = (seat(at.seat)?, deed.me.known.person());
    let lifted = deed.app.tables.read(deed.table, move |live| live.lift(person, seat)).await?;
    deed.answer(lifted.map_err(Wrong::from)).await
}

async fn rematch(deed: Deed) -> Result<Redirect, Mishap> {
    let new = afterwards::rematch(&deed.app, &deed.me.known, deed.table).await?;
    Ok(Redirect::to(&format!("/t/{new}")))
}
