//! Playing over one request: decisions go in line by line while events come out. A fast program saves a request for each
//! decision.

use axum::body::Body;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use bytes::{Buf, Bytes, BytesMut};
use hearth_host::base::Household;
use hearth_host::tables::Frame;
use hearth_store::TableId;
use hearth_table::{Command, Refusal};
use http_body_util::BodyExt;
use tokio::sync::mpsc::WeakSender;
use tokio::time::sleep;

use super::acts::{Decision, TableAction};
use super::sent::{At, Object};
use crate::accounts::Identity;
use crate::accounts::session_revocation::RevocationFlag;
use crate::api::frames::News;
use crate::app::App;
use crate::error::{AppError, Problem};
use crate::http::auth::Origin;
use crate::http::sse::{self, last_seen, program_subscription};

/// The longest line, in bytes.
const LONGEST: usize = 1024;

/// The conversation ends after this number of refused lines in a row: a program that goes on like that is broken.
const MAX_REFUSALS_IN_A_ROW: u32 = 100;

/// Plays a game over one request. The body stays open for the whole game: each line is a decision as in `POST /tables/{id}/decisions`.
/// The response is the stream of the table (`GET /tables/{id}/stream`), including the caller's own decisions. If a line is wrong,
/// the stream contains an event named `refused` with a problem. After 100 wrong lines in a row a last one says so, and the stream
/// ends.
#[utoipa::path(
    post,
    path = "/tables/{id}/play",
    params(At),
    request_body(content = Decision, content_type = "application/x-ndjson"),
    security(("token" = ["play"])),
    responses((status = 200, description = "The stream", body = News, content_type = "text/event-stream"), Problem)
)]
pub(super) async fn play(
    action: TableAction,
    Origin(address): Origin,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Problem> {
    let TableAction { app, caller, table } = action;
    let (person, seen) = (caller.identity.person(), last_seen(&headers));
    let session_revocation = app.accounts.session_revocation(Some(&caller.identity));
    let (sender, frames) = sse::channel(session_revocation.clone(), app.limits.stream(address)?);
    // Only the table keeps the stream open, so a subscriber that it drops sees the end.
    let answers = sender.downgrade();
    if !app.tables.read(table, move |snapshot| snapshot.table().sits(person)).await? {
        return Err(Refusal::NotSitting.into());
    }
    app.tables
        .subscribe(table, program_subscription(sender, (Some(person), Household::of(address)), seen))
        .await?;
    let identity = caller.identity;
    let listener = Listener { app, identity, table, session_revocation, answers, refused_in_a_row: 0 };
    tokio::spawn(listener.listen(body));
    Ok(sse::response(frames))
}

/// The reader of the request body.
struct Listener {
    app: App,
    identity: Identity,
    table: TableId,
    session_revocation: Option<RevocationFlag>,
    answers: WeakSender<Frame>,
    refused_in_a_row: u32,
}

impl Listener {
    /// Executes the lines until the body ends, nobody reads the answers, the session ends, or too many lines are refused.
    async fn listen(mut self, mut body: Body) {
        let mut heard = BytesMut::new();
        // The current line was refused before its end.
        let mut refused = false;
        loop {
            let frame = match body.frame().await {
                Some(Ok(frame)) => frame,
                // An aborted line is dropped; the last line may end with the body.
                Some(Err(_)) => return,
                None => {
                    if !heard.is_empty() && !refused {
                        self.hear(&heard).await;
                    }
                    return;
                }
            };
            let Ok(data) = frame.into_data() else { continue };
            heard.extend_from_slice(&data);
            while let Some(end) = memchr::memchr(b'\n', &heard) {
                let line = heard.split_to(end).freeze();
                heard.advance(1);
                if !std::mem::take(&mut refused) && !self.hear(&line).await {
                    return;
                }
            }
            if heard.len() > LONGEST {
                heard.clear();
                if !std::mem::replace(&mut refused, true) && !self.refuses(&too_long()).await {
                    return;
                }
            }
        }
    }

    /// Executes a line, or sends the problem with it. Returns whether to continue.
    async fn hear(&mut self, line: &[u8]) -> bool {
        if self.is_over() {
            return false;
        }
        match self.decide(line).await {
            Ok(()) => {
                self.refused_in_a_row = 0;
                true
            }
            Err(problem) => self.refuses(&problem).await,
        }
    }

    /// Returns whether the session has ended or the table has dropped the subscriber.
    fn is_over(&self) -> bool {
        self.session_revocation.as_ref().is_some_and(RevocationFlag::is_over)
            || self.answers.upgrade().is_none()
    }

    /// Sends a problem. Returns whether to continue.
    async fn refuses(&mut self, problem: &Problem) -> bool {
        let Some(answers) = self.answers.upgrade() else { return false };
        self.refused_in_a_row += 1;
        if answers.send(refused(problem)).await.is_err() {
            return false;
        }
        if self.refused_in_a_row >= MAX_REFUSALS_IN_A_ROW {
            // Nobody may be left to read the end.
            drop(answers.send(refused(&too_many_refusals())).await);
            drop(answers.send(Frame::End).await);
            return false;
        }
        // The next line waits until it may be counted.
        if let Problem(AppError::TooMany(wait)) = problem {
            sleep(*wait).await;
        }
        true
    }

    async fn decide(&self, line: &[u8]) -> Result<(), Problem> {
        self.app.limits.person(self.identity.user.id)?;
        if line.len() > LONGEST {
            return Err(too_long());
        }
        let Object(Decision { decision, after }) =
            serde_json::from_slice(line).map_err(|error| AppError::Unreadable {
                status: StatusCode::BAD_REQUEST,
                message: format!("not a decision: {error}"),
            })?;
        let command = Command::Decide { decision, after };
        self.app.tables.execute(self.table, self.identity.player(), command).await?;
        Ok(())
    }
}

/// Returns the event with a problem.
fn refused(problem: &Problem) -> Frame {
    // Strings and numbers only, so serialisation cannot fail.
    let told = serde_json::to_string(&problem.told()).unwrap_or_default();
    Frame::Event(Bytes::from(format!("event: refused\ndata: {told}\n\n")))
}

fn too_many_refusals() -> Problem {
    let message = format!("the last {MAX_REFUSALS_IN_A_ROW} lines were refused, so this stream ends");
    Problem(AppError::Unreadable { status: StatusCode::TOO_MANY_REQUESTS, message })
}

fn too_long() -> Problem {
    let message = format!("a line has at most {LONGEST} bytes");
    Problem(AppError::Unreadable { status: StatusCode::PAYLOAD_TOO_LARGE, message })
}
