//! A table played over one request: decisions go in line by line while news come out. A program that plays fast spares itself
//! and us a request for each decision.

use axum::body::Body;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use bytes::{Buf, Bytes, BytesMut};
use hearth_store::TableId;
use hearth_table::{Command, Refusal};
use hearth_words::Language;
use http_body_util::BodyExt;

use super::acts::{Decision, Deed};
use super::sent::At;
use crate::app::App;
use crate::live::{Means, News};
use crate::people::Known;
use crate::presence::Presence;
use crate::stream::{self, Sender, last_seen};
use crate::wrong::{Problem, Wrong};

/// The longest line.
const LONGEST: usize = 1024;

/// Plays over one request. Its body is open as long as the game lasts: each line is a decision as `POST /tables/{id}/decisions`
/// takes it. The answer is the stream of the table (`GET /tables/{id}/stream`), in which one's own decisions stand as everybody
/// else's do; what is wrong with a line is an event named `refused` with a problem.
#[utoipa::path(
    post,
    path = "/tables/{id}/play",
    params(At),
    request_body(content = Decision, content_type = "application/x-ndjson"),
    responses((status = 200, description = "The stream", body = News, content_type = "text/event-stream"), Problem)
)]
pub(super) async fn play(deed: Deed, headers: HeaderMap, body: Body) -> Result<Response, Problem> {
    let Deed { app, caller, table } = deed;
    let (person, seen) = (caller.known.person(), last_seen(&headers));
    let (sender, frames) = stream::channel();
    let watcher = sender.clone();
    let sits = move |live: &mut crate::live::Live| {
        let sits = live.table().sits(person);
        if sits {
            live.watch(watcher, Some(person), Language::English, Means::Program, seen);
        }
        sits
    };
    if !app.tables.read(table, sits).await? {
        return Err(Refusal::NotSitting.into());
    }
    let presence = app.people.presence(Some(&caller.known));
    let listener = Listener { app, known: caller.known, table, presence: presence.clone(), sender };
    tokio::spawn(listener.listen(body));
    Ok(stream::response(frames.during(presence)))
}

/// The one who listens to what comes in.
struct Listener {
    app: App,
    known: Known,
    table: TableId,
    presence: Option<Presence>,
    sender: Sender,
}

impl Listener {
    /// Does what comes in until nothing comes any more, nobody hears the answers, or it may not go on.
    async fn listen(self, mut body: Body) {
        let mut heard = BytesMut::new();
        while let Some(Ok(frame)) = body.frame().await {
            let Ok(data) = frame.into_data() else { continue };
            heard.extend_from_slice(&data);
            while let Some(end) = memchr::memchr(b'\n', &heard) {
                let line = heard.split_to(end).freeze();
                heard.advance(1);
                if self.presence.as_ref().is_some_and(Presence::is_over) {
                    return;
                }
                if let Err(problem) = self.decide(&line).await
                    && self.sender.send(refused(&problem)).await.is_err()
                {
                    return;
                }
            }
            if heard.len() > LONGEST {
                let message = format!("a line has at most {LONGEST} bytes");
                let status = StatusCode::PAYLOAD_TOO_LARGE;
                // Who does not listen any more need not know.
                drop(self.sender.send(refused(&Problem(Wrong::Unreadable { status, message }))).await);
                return;
            }
        }
    }

    async fn decide(&self, line: &[u8]) -> Result<(), Problem> {
        self.app.limits.person(self.known.user.id)?;
        let Decision { decision, after } = serde_json::from_slice(line).map_err(|error| {
            Wrong::Unreadable { status: StatusCode::BAD_REQUEST, message: format!("not a decision: {error}") }
        })?;
        let command = Command::Decide { decision, after };
        self.app.tables.execute(self.table, self.known.who(), command).await?;
        Ok(())
    }
}

fn refused(problem: &Problem) -> Bytes {
    // Words and numbers: there is nothing in it that JSON could not say.
    let told = serde_json::to_string(&problem.told()).unwrap_or_default();
    Bytes::from(format!("event: refused\ndata: {told}\n\n"))
}
