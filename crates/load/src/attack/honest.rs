//! A player who opens pages and plays against a bot, and measures how long both take.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use serde::Deserialize;
use serde_json::{Value, json};
use tokio::time::{sleep, timeout};

use super::{HONEST, connect};
use crate::LoadError;
use crate::api::{JSON, guest_token, text};
use crate::connection::Credential;
use crate::page::session_cookie;

/// The pause between two pages.
const PAGE_PAUSE: Duration = Duration::from_millis(100);

/// The times that a player measured during a flood.
#[derive(Clone, Default, Debug)]
pub struct Noticed {
    /// The time that each page took, sorted.
    pub pages: Vec<Duration>,
    /// The time that each decision of a bot took, sorted. One that was not made at the end is among them.
    pub answers: Vec<Duration>,
}

/// The part of an update that the player needs.
#[derive(Deserialize)]
struct Update {
    stage: String,
    decisions: u64,
    turn: Option<u64>,
    #[serde(default)]
    legal: Vec<Value>,
}

/// Opens pages and plays for a time.
pub(super) async fn play(server: SocketAddr, time: Duration) -> Result<Noticed, LoadError> {
    let until = Instant::now() + time;
    let (mut pages, mut answers) = tokio::try_join!(open_pages(server, until), play_bots(server, until))?;
    pages.sort_unstable();
    answers.sort_unstable();
    Ok(Noticed { pages, answers })
}

async fn open_pages(server: SocketAddr, until: Instant) -> Result<Vec<Duration>, LoadError> {
    let mut connection = connect(HONEST, server, &Credential::None).await?;
    let secret = session_cookie(&connection.get("/").await?.good("the first page")?)?;
    let mut connection = connect(HONEST, server, &secret).await?;
    let mut took = Vec::new();
    while Instant::now() < until {
        let begun = Instant::now();
        connection.get("/lobby").await?.good("the lobby")?;
        took.push(begun.elapsed());
        sleep(PAGE_PAUSE).await;
    }
    Ok(took)
}

async fn play_bots(server: SocketAddr, until: Instant) -> Result<Vec<Duration>, LoadError> {
    let mut connection = connect(HONEST, server, &Credential::None).await?;
    let secret = guest_token(&mut connection).await?;
    let mut speaks = connect(HONEST, server, &secret).await?;
    let plan = json!({"game": "kupferkessel", "chairs": ["host", {"bot": "club"}]}).to_string();
    let mut took = Vec::new();
    while Instant::now() < until {
        let opened = speaks.post("/api/v1/tables", JSON, plan.clone()).await?.good("a table")?;
        let table = format!("/api/v1/tables/{}", text(&opened.text, "id")?);
        let mut listens = connect(HONEST, server, &secret).await?;
        let mut events = listens.listen(&format!("{table}/stream")).await?;
        let mut waits_since = None;
        loop {
            let left = until.saturating_duration_since(Instant::now());
            let Ok(event) = timeout(left, events.next()).await else {
                took.extend(waits_since.map(|since: Instant| since.elapsed()));
                return Ok(took);
            };
            let event = event?;
            let Some(data) = event.text.lines().find_map(|line| line.strip_prefix("data: ")) else {
                continue;
            };
            let update: Update = serde_json::from_str(data).map_err(|error| LoadError(error.to_string()))?;
            if update.stage == "over" {
                break;
            }
            took.extend(waits_since.take().map(|since| since.elapsed()));
            let Some(decision) = update.legal.first() else {
                waits_since = update.turn.map(|_| Instant::now());
                continue;
            };
            let body = json!({"decision": decision, "after": update.decisions}).to_string();
            speaks.post(&format!("{table}/decisions"), JSON, body).await?.good("a decision")?;
        }
    }
    Ok(took)
}
