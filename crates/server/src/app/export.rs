//! Everything about a person as one JSON file. It is sent while it is written, one table after the other: a person may
//! have thousands.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll};

use axum::body::Body;
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use hearth_catalogue::AnyMatch;
use hearth_core::Seat;
use hearth_host::base::HostError;
use hearth_host::tables::{TableSnapshot, rematch};
use hearth_store::{
    Device, Friend, Friends, IgnoredPerson, MailAddress, PersonalData, Profile, QuietTimes, SessionKind,
    Stage as Stored, TableId, User, Webhook,
};
use hearth_table::{Entry, Match, Occupant, Person, Stage};
use hearth_words::Language;
use serde::Serialize;
use serde_json::value::RawValue;
use tokio::sync::mpsc;
use utoipa::ToSchema;

use super::App;
use crate::accounts::Identity;
use crate::error::{AppError, Missing};

/// The number of tables that wait for a slow client (backpressure).
const TABLES_AHEAD: usize = 4;

/// Everything about a person.
#[derive(Serialize, ToSchema)]
pub(crate) struct Export {
    /// The version of the server.
    hearth: &'static str,
    /// The time of the export. All times are in milliseconds since 1970.
    exported: i64,
    account: AccountExport,
    /// The browsers and programs that are logged in, without their secrets.
    sessions: Vec<SessionExport>,
    notices: NoticesExport,
    /// The lessons that they finished.
    lessons: Vec<LessonExport>,
    /// Their ratings.
    ratings: Vec<RatingExport>,
    /// The friends, and the requests that wait for an answer.
    friends: FriendsExport,
    /// The people whose messages they do not read.
    ignored: Vec<IgnoredExport>,
    /// The reports that they made.
    reports: Vec<ReportExport>,
    /// The tables that they ever opened, sat at or were invited to.
    tables: Vec<TableExport>,
    /// `true` at the end of the file: nothing is missing.
    complete: bool,
}

/// The account.
#[derive(Serialize, ToSchema)]
struct AccountExport {
    /// The person's number at tables.
    person: i64,
    /// The display name.
    name: String,
    /// The log-in name; missing for a guest.
    login: Option<String>,
    /// The first visit.
    created: i64,
    /// `true` for a host of the house.
    host: bool,
    /// `true` if they have a page of their own.
    page: bool,
    /// `true` if friends see when they are here.
    presence: bool,
}

/// Friends, by name.
#[derive(Serialize, ToSchema)]
struct FriendsExport {
    friends: Vec<String>,
    /// The people who wait for an answer.
    asking: Vec<String>,
    /// The people who were asked.
    asked: Vec<String>,
}

/// A browser or a program.
#[derive(Serialize, ToSchema)]
struct SessionExport {
    /// `browser` or `token`.
    kind: &'static str,
    /// The scope: `read`, `play` or `account`.
    scope: &'static str,
    label: String,
    created: i64,
    /// The last use, to the day.
    seen: i64,
}

/// The ways in which notices reach the person.
#[derive(Serialize, ToSchema)]
struct NoticesExport {
    /// The browsers.
    devices: Vec<DeviceExport>,
    /// The webhook, without its secret.
    webhook: Option<WebhookExport>,
    /// The mail address.
    mail: Option<MailExport>,
    quiet: QuietExport,
}

/// A mail address.
#[derive(Serialize, ToSchema)]
struct MailExport {
    address: String,
    /// `true` if they followed the link that was sent to it.
    confirmed: bool,
    /// `true` if notices are sent to it.
    turns: bool,
    language: String,
}

/// The times without notices.
#[derive(Serialize, ToSchema)]
struct QuietExport {
    /// The first minute of the quiet hours.
    from: i64,
    /// The minute after the quiet hours; the same as `from` if there are none.
    to: i64,
    /// The time zone: an IANA name, or a fixed distance to UTC such as `+01:00`.
    zone: String,
    /// The end of the holiday.
    away_until: i64,
}

/// A browser that gets notices.
#[derive(Serialize, ToSchema)]
struct DeviceExport {
    label: String,
    language: String,
    created: i64,
}

/// A webhook.
#[derive(Serialize, ToSchema)]
struct WebhookExport {
    address: String,
    language: String,
}

/// A finished lesson.
#[derive(Serialize, ToSchema)]
struct LessonExport {
    game: String,
    lesson: String,
    at: i64,
}

/// A rating.
#[derive(Serialize, ToSchema)]
struct RatingExport {
    /// The game, the number of players, and the variant.
    pool: String,
    mean: f64,
    deviation: f64,
    games: u32,
}

/// A person whose messages they do not read.
#[derive(Serialize, ToSchema)]
struct IgnoredExport {
    name: String,
    /// `true` if they are kept away from the person's tables too.
    blocked: bool,
    at: i64,
}

/// A report.
#[derive(Serialize, ToSchema)]
struct ReportExport {
    at: i64,
    /// The name of the reported person at that time.
    about: String,
    /// The table.
    table: String,
    reason: String,
}

/// A table.
#[derive(Serialize, ToSchema)]
struct TableExport {
    /// Its id.
    id: String,
    /// The game.
    game: String,
    /// The stage.
    stage: Stage,
    /// The last change.
    changed: i64,
    /// `true` if they opened it.
    host: bool,
    /// The names at the seats; `null` for a free one.
    seats: Vec<Option<String>>,
    /// Their own seats.
    own_seats: Vec<usize>,
    /// The number of decisions made.
    decisions: usize,
    /// The seats that won.
    winners: Vec<usize>,
    /// The record of a finished game (docs/NOTATION.md).
    #[serde(skip_serializing_if = "Option::is_none")]
    record: Option<String>,
    /// Their own view of a running game, in the terms of docs/BOTS.md.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    view: Option<Box<RawValue>>,
    /// The chat messages that they wrote.
    said: Vec<SaidExport>,
}

/// A chat message.
#[derive(Serialize, ToSchema)]
struct SaidExport {
    at: i64,
    text: String,
}

impl App {
    /// Returns everything about a person as a file.
    pub async fn export(&self, identity: &Identity) -> Result<Response, AppError> {
        self.limits.attempt(("export", identity.user.id))?;
        self.limits.expensive(identity.household)?;
        let store = &self.context.store;
        let id = identity.user.id;
        let data = store.personal_data(id).await?.ok_or(AppError::Missing(Missing::Person))?;
        let channels = Channels {
            devices: store.devices(id).await?,
            webhook: store.webhook(id).await?,
            mail: store.mail(id).await?,
            quiet: store.quiet_times(id).await?,
        };
        let tables = data.tables.clone();
        let now = self.context.clock.now().0;
        let people = (store.friends(id).await?, store.ignored_by(id).await?);
        let profile = store.profile(id).await?.ok_or(AppError::Missing(Missing::Person))?;
        let head = export(now, (&identity.user, profile), data, channels, people);
        // Strings and numbers only, so serialisation cannot fail.
        let head = serde_json::to_string(&head).unwrap_or_default();
        let (sender, chunks) = mpsc::channel(TABLES_AHEAD);
        tokio::spawn(write(self.clone(), identity.person(), head, tables, sender));
        let headers = [
            (CONTENT_TYPE, "application/json"),
            (CONTENT_DISPOSITION, "attachment; filename=\"hearth.json\""),
            (CACHE_CONTROL, "no-store"),
        ];
        Ok((headers, Body::new(Chunks(chunks))).into_response())
    }
}

/// The ways in which notices reach a person.
struct Channels {
    devices: Vec<Device>,
    webhook: Option<Webhook>,
    mail: Option<MailAddress>,
    quiet: QuietTimes,
}

fn export(
    now: i64,
    (user, profile): (&User, Profile),
    data: PersonalData,
    channels: Channels,
    (friends, ignored): (Friends, Vec<IgnoredPerson>),
) -> Export {
    let account = AccountExport {
        person: user.id.0,
        name: user.name.clone(),
        login: user.login.clone(),
        created: data.created,
        host: user.host,
        page: profile.page,
        presence: profile.presence,
    };
    let names = |people: Vec<Friend>| people.into_iter().map(|friend| friend.name).collect();
    let Friends { friends, asking, asked } = friends;
    let friends = FriendsExport { friends: names(friends), asking: names(asking), asked: names(asked) };
    let sessions = data.sessions.into_iter().map(|session| SessionExport {
        kind: match session.kind {
            SessionKind::Browser => "browser",
            SessionKind::Token => "token",
        },
        scope: session.scope.name(),
        label: session.label,
        created: session.created,
        seen: session.seen,
    });
    let devices = channels.devices.into_iter().map(|device| DeviceExport {
        label: device.label,
        language: device.language,
        created: device.created,
    });
    let webhook =
        channels.webhook.map(|Webhook { address, language, .. }| WebhookExport { address, language });
    let mail = channels.mail.map(|MailAddress { address, confirmed, turns, language, .. }| MailExport {
        address,
        confirmed,
        turns,
        language,
    });
    let QuietTimes { from, to, zone, away_until } = channels.quiet;
    let quiet = QuietExport { from, to, zone, away_until };
    let lessons = data.lessons.into_iter().map(|done| LessonExport {
        game: done.game,
        lesson: done.lesson,
        at: done.at,
    });
    let ratings = data.ratings.into_iter().map(|(pool, career)| RatingExport {
        pool: pool.to_string(),
        mean: career.rating.mean,
        deviation: career.rating.deviation,
        games: career.games,
    });
    let ignored = ignored.into_iter().map(|ignored| IgnoredExport {
        name: ignored.name,
        blocked: ignored.blocked,
        at: ignored.at,
    });
    let reports = data.reports.into_iter().map(|report| ReportExport {
        at: report.at,
        about: report.name,
        table: report.table.to_string(),
        reason: report.reason,
    });
    Export {
        hearth: env!("CARGO_PKG_VERSION"),
        exported: now,
        account,
        sessions: sessions.collect(),
        notices: NoticesExport { devices: devices.collect(), webhook, mail, quiet },
        lessons: lessons.collect(),
        ratings: ratings.collect(),
        friends,
        ignored: ignored.collect(),
        reports: reports.collect(),
        tables: Vec::new(),
        complete: true,
    }
}

type Chunk = Result<Bytes, io::Error>;

/// Sends the file: the head up to the list of tables, the tables, and the rest.
async fn write(app: App, person: Person, head: String, tables: Vec<TableId>, chunks: mpsc::Sender<Chunk>) {
    const LIST: &str = "\"tables\":[";
    let (begin, end) = head.split_at(head.rfind(LIST).map_or(0, |at| at + LIST.len()));
    if chunks.send(Ok(Bytes::from(begin.to_owned()))).await.is_err() {
        return;
    }
    let mut comma = "";
    for id in tables {
        let chunk = match table(&app, id, person).await {
            Ok(table) => format!("{comma}\n{}", serde_json::to_string(&table).unwrap_or_default()),
            // It expired and was deleted a moment ago.
            Err(HostError::NoTable) => continue,
            // An aborted download is better than a file that looks complete.
            Err(error) => {
                tracing::warn!(table = %id, %error, "failed to export a table");
                let _ = chunks.send(Err(io::Error::other(error.to_string()))).await;
                return;
            }
        };
        comma = ",";
        if chunks.send(Ok(Bytes::from(chunk))).await.is_err() {
            return;
        }
    }
    let _ = chunks.send(Ok(Bytes::from(end.to_owned()))).await;
}

async fn table(app: &App, id: TableId, person: Person) -> Result<TableExport, HostError> {
    let stage = app.context.store.summary(id).await?.map(|summary| summary.stage);
    let read = move |snapshot: &TableSnapshot| seen(snapshot, person);
    match stage {
        Some(Stored::Over | Stored::Expired) => app.tables.read_stored(id, read).await?,
        Some(Stored::Running | Stored::WaitingForPlayers) => app.tables.read(id, read).await?,
        None => Err(HostError::NoTable),
    }
}

/// Returns what a person may know of a table.
fn seen(snapshot: &TableSnapshot, person: Person) -> Result<TableExport, HostError> {
    let table = snapshot.table();
    let viewer = snapshot.viewer(Some(person), Language::English);
    let over = table.stage() == Stage::Over;
    let said = snapshot.entries().iter().filter_map(|(at, entry)| match entry {
        Entry::Said { person: author, text, .. } if *author == person => {
            Some(SaidExport { at: at.0, text: text.clone() })
        }
        _ => None,
    });
    let winners = table.outcome().map(|outcome| outcome.winners).unwrap_or_default();
    Ok(TableExport {
        id: snapshot.id().to_string(),
        game: table.plan().game.clone(),
        stage: table.stage(),
        changed: table.changed().0,
        host: table.host() == person,
        seats: table
            .seats()
            .map(|seat| (*table.sitter(seat) != Occupant::Nobody).then(|| table.name(seat)))
            .collect(),
        own_seats: table.seats_of(person).map(Seat::number).collect(),
        decisions: table.game().map_or(0, Match::decisions),
        winners: winners.iter().map(|seat| seat.number()).collect(),
        record: over.then(|| rematch::record(snapshot, usize::MAX)).transpose()?,
        view: snapshot
            .game()
            .filter(|_| table.stage() == Stage::Running)
            .map(|game: &dyn AnyMatch| game.perfect_recall_view(viewer.observer)),
        said: said.collect(),
    })
}

/// The body of the response.
struct Chunks(mpsc::Receiver<Chunk>);

impl http_body::Body for Chunks {
    type Data = Bytes;
    type Error = io::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<http_body::Frame<Bytes>, io::Error>>> {
        self.0.poll_recv(context).map(|chunk| chunk.map(|chunk| chunk.map(http_body::Frame::data)))
    }
}
