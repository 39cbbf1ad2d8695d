//! Playing as a program does.

use std::net::SocketAddr;

use rand::RngExt;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::Trouble;
use crate::connection::{Connection, Secret};
use crate::measured::Meter;
use crate::table::Seat;

const JSON: &str = "application/json";

/// What a player who does not think reads of the news. To read all of it would cost more than the server needs to say it, and
/// that on the same machine.
#[derive(Deserialize)]
struct News<'a> {
    stage: &'a str,
    decisions: u64,
    #[serde(default)]
    legal: Vec<Value>,
}

/// Somebody new.
pub(crate) async fn newcomer(address: SocketAddr, meter: &Meter) -> Result<Secret, Trouble> {
    let mut connection = Connection::open(address, Secret::None, meter).await?;
    let answer = connection.post("/api/v1/guests", JSON, "{}".to_owned()).await?.good("a guest")?;
    Ok(Secret::Token(text(&answer.text, "token")?))
}

/// Opens a table for two and lets both sit down.
pub(crate) async fn open(host: &mut Seat, guest: &mut Seat) -> Result<String, Trouble> {
    let plan = json!({"game": host.load.game, "chairs": ["host", "guest"]}).to_string();
    let answer = host.speaks.post("/api/v1/tables", JSON, plan).await?.good("a table")?;
    let table = text(&answer.text, "id")?;
    let sit = format!("/api/v1/tables/{table}/sit");
    guest.speaks.post(&sit, JSON, "{}".to_owned()).await?.good("a seat")?;
    Ok(table)
}

/// Plays until the game is over.
pub(crate) async fn play(seat: &mut Seat, table: &str) -> Result<(), Trouble> {
    let mut plays = Connection::open(seat.load.address, seat.secret.clone(), &seat.meter).await?;
    let (mut speaks, mut events) = plays.converse(&format!("/api/v1/tables/{table}/play")).await?;
    loop {
        let event = events.next().await?;
        seat.updated(event.id);
        let Some(data) = event.text.lines().find_map(|line| line.strip_prefix("data: ")) else { continue };
        let news: News<'_> = serde_json::from_str(data).map_err(|error| Trouble(error.to_string()))?;
        if news.stage == "over" {
            return Ok(());
        }
        if news.legal.is_empty() {
            continue;
        }
        let decision = &news.legal[seat.rng.random_range(0..news.legal.len())];
        let line = json!({"decision": decision, "after": news.decisions}).to_string() + "\n";
        seat.wait().await;
        seat.own.note(event.id + 1);
        let sent = speaks.send_data(line.into()).await;
        sent.map_err(|_| Trouble("nobody listens any more".to_owned()))?;
    }
}

fn text(json: &str, key: &str) -> Result<String, Trouble> {
    let value: Value = serde_json::from_str(json).map_err(|error| Trouble(error.to_string()))?;
    value[key].as_str().map(str::to_owned).ok_or_else(|| Trouble(format!("no `{key}` in {json}")))
}
