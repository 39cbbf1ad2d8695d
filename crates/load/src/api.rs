//! Players that use the API.

use std::net::SocketAddr;

use rand::RngExt;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::LoadError;
use crate::connection::{Connection, Credential};
use crate::measured::Meter;
use crate::table::Seat;

pub(crate) const JSON: &str = "application/json";

/// The part of an update that a random player needs. Parsing all of it would cost more than the server spends
/// on it, on the same machine.
#[derive(Deserialize)]
struct TableUpdate<'a> {
    stage: &'a str,
    decisions: u64,
    #[serde(default)]
    legal: Vec<Value>,
}

/// Registers a guest.
pub(crate) async fn newcomer(address: SocketAddr, meter: &Meter) -> Result<Credential, LoadError> {
    guest_token(&mut Connection::open(address, Credential::None, meter).await?).await
}

/// Registers a guest over a connection.
pub(crate) async fn guest_token(connection: &mut Connection) -> Result<Credential, LoadError> {
    let answer = connection.post("/api/v1/guests", JSON, "{}".to_owned()).await?.good("a guest")?;
    Ok(Credential::Token(text(&answer.text, "token")?))
}

/// Opens a table for two and seats both.
pub(crate) async fn open(host: &mut Seat, guest: &mut Seat) -> Result<String, LoadError> {
    let plan = json!({"game": host.load.game, "chairs": ["host", "guest"]}).to_string();
    let answer = host.speaks.post("/api/v1/tables", JSON, plan).await?.good("a table")?;
    let table = text(&answer.text, "id")?;
    let sit = format!("/api/v1/tables/{table}/sit");
    guest.speaks.post(&sit, JSON, "{}".to_owned()).await?.good("a seat")?;
    Ok(table)
}

/// Plays until the game is over.
pub(crate) async fn play(seat: &mut Seat, table: &str) -> Result<(), LoadError> {
    let mut plays = Connection::open(seat.address, seat.secret.clone(), &seat.meter).await?;
    let (mut speaks, mut events) = plays.converse(&format!("/api/v1/tables/{table}/play")).await?;
    loop {
        let event = events.next().await?;
        seat.updated(event.id);
        let Some(data) = event.text.lines().find_map(|line| line.strip_prefix("data: ")) else { continue };
        let update: TableUpdate<'_> =
            serde_json::from_str(data).map_err(|error| LoadError(error.to_string()))?;
        if update.stage == "over" {
            return Ok(());
        }
        if update.legal.is_empty() {
            continue;
        }
        let decision = &update.legal[seat.rng.random_range(0..update.legal.len())];
        let line = json!({"decision": decision, "after": update.decisions}).to_string() + "\n";
        seat.wait().await;
        seat.own.note(event.id + 1);
        let sent = speaks.send_data(line.into()).await;
        sent.map_err(|_| LoadError("the connection is closed".to_owned()))?;
    }
}

/// Returns a text of a JSON object.
pub(crate) fn text(json: &str, key: &str) -> Result<String, LoadError> {
    let value: Value = serde_json::from_str(json).map_err(|error| LoadError(error.to_string()))?;
    value[key].as_str().map(str::to_owned).ok_or_else(|| LoadError(format!("no `{key}` in {json}")))
}
