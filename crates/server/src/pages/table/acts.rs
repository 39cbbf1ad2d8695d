//! The actions of people at a table, sent as forms.

use axum::Router;
use axum::extract::{FromRequestParts, State};
use axum::http::request::Parts;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use hearth_core::Seat;
use hearth_host::tables::Player;
use hearth_host::tables::TableSnapshot;
use hearth_store::TableId;
use hearth_table::{Ask, Command, Occupant, Pace, Refusal, Refused, SeatRule};
use maud::{Markup, html};
use serde::Deserialize;

use super::{gathering, page, people};
use crate::accounts::display_name::checked_name;
use crate::app::{App, sent_share};
use crate::error::{AppError, BadInput, Missing, PageError};
use crate::games::drawn;
use crate::http::auth::{ActingUser, PageUser};
use crate::http::extract::{Form, Path, Query};
use crate::http::extract::{seat, table_id};
use crate::http::layout;
use crate::pages::new;

/// Returns the routes for actions at a table.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/t/{id}", get(super::table))
        .route("/t/{id}/live", get(super::events))
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
        .route("/t/{id}/ignore", post(people::ignore_person))
        .route("/t/{id}/silence", post(people::silence_person))
        .route("/t/{id}/friend", post(people::ask_friend))
        .route("/t/{id}/invite", post(gathering::invite::invite))
        .route("/t/{id}/sit", post(sit))
        .route("/t/{id}/bot", post(bot))
        .route("/t/{id}/qr", get(gathering::qr))
        .route("/t/{id}/rise", post(rise))
        .route("/t/{id}/close", post(close))
        .route("/t/{id}/lift", post(reveal))
        .route("/t/{id}/rematch", post(rematch))
        .route("/t/{id}/change", get(new::change).post(new::changed))
}

/// An action of a person at a table.
pub(super) struct TableAction {
    pub app: App,
    pub me: ActingUser,
    pub table: TableId,
    /// True if a script sent it. Then the answer is only a notice, and the stream brings the rest.
    pub script: bool,
}

impl FromRequestParts<App> for TableAction {
    type Rejection = PageError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<TableAction, PageError> {
        let me = ActingUser::from_request_parts(parts, app).await?;
        let Ok(Path(id)) = Path::<String>::from_request_parts(parts, app).await else {
            return Err(PageError(AppError::Missing(Missing::Table)));
        };
        let script = parts.headers.contains_key("hx-request");
        Ok(TableAction { app: app.clone(), me, table: table_id(&id)?, script })
    }
}

pub(super) type ActionResponse = Result<Response, PageError>;

impl TableAction {
    /// Executes a command and answers.
    pub(super) async fn execute(self, command: Command) -> ActionResponse {
        let done = self.app.tables.execute(self.table, self.me.identity.player(), command).await;
        self.answer(done.map(|_| ()).map_err(AppError::from)).await
    }

    /// Sits down under a new name. The name is stored only if a seat was free.
    async fn sit_as(&self, name: String, sit: Command) -> Result<(), AppError> {
        let player = Player { name: name.clone(), ..self.me.identity.player() };
        self.app.tables.execute(self.table, player, sit).await?;
        self.app.rename(self.me.identity.user.id, &name).await
    }

    /// Answers a script with a notice, and a browser without scripts with the table.
    pub async fn answer(self, done: Result<(), AppError>) -> ActionResponse {
        let TableAction { app, me, table, script } = self;
        let error = match done {
            Ok(()) if script => return Ok(html! { p #notice role="alert" {} }.into_response()),
            Ok(()) => return Ok(Redirect::to(&format!("/t/{table}")).into_response()),
            // The first node repeats the request if the table has moved.
            Err(error @ AppError::TableUnavailable) => return Err(error.into()),
            Err(error) => error,
        };
        let game = app.tables.read(table, |snapshot| snapshot.table().plan().game.clone()).await?;
        let notice = layout::notice(
            me.language,
            &error.sentence(me.language),
            error.rule().map(|rule| (game.as_str(), rule)),
        );
        if script {
            return Ok((error.status(), notice).into_response());
        }
        Ok((error.status(), page(&app, &me.into(), table, notice).await?).into_response())
    }
}

#[derive(Deserialize)]
struct Decision {
    decision: String,
    after: usize,
}

async fn decide(action: TableAction, Form(Decision { decision, after }): Form<Decision>) -> ActionResponse {
    let (player, language) = (action.me.identity.player(), action.me.language);
    let done = action.app.tables.decide(action.table, player, (&decision, after), language).await;
    action.answer(done.map(|_| ()).map_err(AppError::from)).await
}

/// The places that a player touched, in order.
#[derive(Deserialize)]
struct Touched {
    at: String,
}

/// Explains why the decision that the touched places mean is illegal.
async fn why(
    State(app): State<App>,
    visitor: PageUser,
    Path(id): Path<String>,
    Query(Touched { at }): Query<Touched>,
) -> Result<Markup, PageError> {
    let (person, language) = (visitor.person(), visitor.language);
    let notice = app.tables.read(table_id(&id)?, move |snapshot| {
        let viewer = snapshot.viewer(person, language);
        let (game, names) = snapshot.game().zip(snapshot.names(language))?;
        // Only the deciding player gets an answer, and it is made from their own view.
        snapshot.table().turn().filter(|turn| viewer.observer.sits_at(*turn))?;
        let places: Vec<&str> = at.split(' ').collect();
        let meant = drawn(game).meant(&places, viewer.observer, names)?;
        let (rule, message) = game.refusal(&meant, language)?;
        let error = AppError::Refused(Refusal::Rules(Refused { rule: Some(rule), message }));
        Some(layout::notice(language, &error.sentence(language), Some((&snapshot.table().plan().game, rule))))
    });
    Ok(notice.await?.unwrap_or_else(|| html! { p #notice role="alert" {} }))
}

#[derive(Deserialize)]
struct Back {
    after: usize,
}

async fn back(action: TableAction, Form(Back { after }): Form<Back>) -> ActionResponse {
    action.execute(Command::TakeBack { after }).await
}

#[derive(Deserialize)]
struct What {
    what: String,
}

async fn ask(action: TableAction, Form(What { what }): Form<What>) -> ActionResponse {
    let ask = asked(&what).ok_or(AppError::Input(BadInput::Question))?;
    action.execute(Command::Ask(ask)).await
}

/// Reads a request: `back 12`, `end`, `live 600 20`, `days 3`, `unhurried`.
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

async fn answer(action: TableAction, Form(Reply { yes, question }): Form<Reply>) -> ActionResponse {
    action.execute(Command::Answer { yes, question }).await
}

#[derive(Deserialize)]
struct OwnSeat {
    seat: Option<usize>,
}

async fn resign(action: TableAction, Form(OwnSeat { seat: own }): Form<OwnSeat>) -> ActionResponse {
    let own = own.map(seat).transpose()?;
    action.execute(Command::Resign(own)).await
}

#[derive(Deserialize)]
struct AtSeat {
    seat: usize,
}

async fn stand_in(action: TableAction, Form(at): Form<AtSeat>) -> ActionResponse {
    let seat = seat(at.seat)?;
    action.execute(Command::StandIn(seat)).await
}

async fn come_back(action: TableAction) -> ActionResponse {
    action.execute(Command::ComeBack).await
}

#[derive(Deserialize)]
struct Saying {
    text: String,
}

async fn say(action: TableAction, Form(Saying { text }): Form<Saying>) -> ActionResponse {
    if let Err(error) = action.app.house.may_talk(action.me.identity.user.id) {
        return action.answer(Err(error)).await;
    }
    action.execute(Command::Say(text)).await
}

#[derive(Deserialize)]
struct Guest {
    /// The name that a guest chose. Without one, or with an empty one, they keep their name.
    name: Option<String>,
    /// Their share of the deal.
    share: Option<String>,
}

async fn sit(action: TableAction, Form(Guest { name, share }): Form<Guest>) -> ActionResponse {
    let sit = Command::Sit { seat: None, share: sent_share(share.as_deref()) };
    let name = name.filter(|name| !name.trim().is_empty());
    let Some(name) = name.filter(|name| *name != action.me.identity.user.name) else {
        return action.execute(sit).await;
    };
    let done = match checked_name(&name) {
        Ok(name) => action.sit_as(name, sit).await,
        Err(error) => Err(error),
    };
    action.answer(done).await
}

#[derive(Deserialize)]
struct AskedBot {
    seat: usize,
    level: String,
}

/// Gives a free chair to a bot.
async fn bot(action: TableAction, Form(AskedBot { seat: number, level }): Form<AskedBot>) -> ActionResponse {
    let seat = seat(number)?;
    let plan = move |snapshot: &TableSnapshot| {
        let (table, mut plan) = (snapshot.table(), snapshot.table().plan().clone());
        let free = *table.sitter(seat) == Occupant::Nobody;
        let chair = plan.chairs.get_mut(seat.index()).filter(|_| free)?;
        *chair = SeatRule::Bot(level);
        Some(plan)
    };
    let Some(plan) = action.app.tables.read(action.table, plan).await? else {
        return action.answer(Err(AppError::Refused(Refusal::NoSeat))).await;
    };
    let stays = Some(Seat::all(plan.chairs.len()).collect());
    action.execute(Command::Change { plan: Box::new(plan), stays }).await
}

async fn rise(action: TableAction) -> ActionResponse {
    action.execute(Command::Rise).await
}

async fn close(action: TableAction) -> ActionResponse {
    action.execute(Command::Close).await
}

async fn reveal(action: TableAction, Form(at): Form<AtSeat>) -> ActionResponse {
    let (seat, person) = (seat(at.seat)?, action.me.identity.person());
    let revealed = action.app.tables.reveal(action.table, person, seat).await;
    action.answer(revealed.map(|_| ()).map_err(AppError::from)).await
}

#[derive(Deserialize)]
struct Rematch {
    /// The person's share of the deal.
    share: Option<String>,
}

async fn rematch(action: TableAction, Form(Rematch { share }): Form<Rematch>) -> Result<Redirect, PageError> {
    let new = action.app.rematch(&action.me.identity, action.table, sent_share(share.as_deref())).await?;
    Ok(Redirect::to(&format!("/t/{new}")))
}
