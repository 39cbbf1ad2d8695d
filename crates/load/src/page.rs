//! Players that use the pages, as a browser does.

use std::net::SocketAddr;

use memchr::memmem;
use rand::RngExt;

use crate::LoadError;
use crate::connection::{Answer, Connection, Credential, entries};
use crate::measured::Meter;
use crate::table::Seat;

const FORM: &str = "application/x-www-form-urlencoded";

/// Creates a guest with a session cookie.
pub(crate) async fn newcomer(address: SocketAddr, meter: &Meter) -> Result<Credential, LoadError> {
    let mut connection = Connection::open(address, Credential::None, meter).await?;
    let secret = session_cookie(&connection.get("/").await?.good("the first page")?)?;
    // The server creates a person with the first action.
    let mut connection = Connection::open(address, secret.clone(), meter).await?;
    connection.post("/me/name", FORM, "name=Somebody".to_owned()).await?.good("a name")?;
    Ok(secret)
}

/// Returns the session cookie that a first page gives.
pub(crate) fn session_cookie(answer: &Answer) -> Result<Credential, LoadError> {
    let cookie = answer.cookie.split(';').next().unwrap_or_default();
    if cookie.is_empty() {
        return Err(LoadError("the first page gives no cookie".to_owned()));
    }
    Ok(Credential::Cookie(cookie.to_owned()))
}

/// Opens a table for two and seats both.
pub(crate) async fn open(host: &mut Seat, guest: &mut Seat) -> Result<String, LoadError> {
    let form = "seat1=host&seat2=guest&pace=unhurried&absent=bot".to_owned();
    let path = format!("/new/{}", host.load.game);
    let answer = host.speaks.post(&path, FORM, form).await?.good("a table")?;
    let table = answer.location.strip_prefix("/t/").unwrap_or_default().to_owned();
    guest.speaks.post(&format!("/t/{table}/sit"), FORM, String::new()).await?.good("a seat")?;
    Ok(table)
}

/// Plays until the game is over.
pub(crate) async fn play(seat: &mut Seat, table: &str) -> Result<(), LoadError> {
    let page = seat.speaks.get(&format!("/t/{table}")).await?.good("the table")?;
    let seen = between(&page.text, "/live?seen=", "\"").ok_or_else(|| LoadError("no stream".to_owned()))?;
    let mut listens = Connection::open(seat.address, seat.secret.clone(), &seat.meter).await?;
    let mut events = listens.listen(&format!("/t/{table}/live?seen={}", seen.replace("&amp;", "&"))).await?;
    let to = format!("/t/{table}/decide");
    decide(seat, &to, &page.text, entries(seen).unwrap_or(0)).await?;
    loop {
        let event = events.next().await?;
        seat.updated(event.id);
        if memmem::find(event.text.as_bytes(), b"/record\"").is_some() {
            return Ok(());
        }
        decide(seat, &to, &event.text, event.id).await?;
    }
}

/// Submits a random decision, if the page offers one.
async fn decide(seat: &mut Seat, to: &str, page: &str, entry: u64) -> Result<(), LoadError> {
    let Some(after) = between(page, "name=\"after\" value=\"", "\"") else { return Ok(()) };
    let offers: Vec<&str> = memmem::find_iter(page.as_bytes(), "name=\"decision\" value=\"")
        .filter_map(|at| between(&page[at..], "value=\"", "\""))
        .collect();
    if offers.is_empty() {
        return Ok(());
    }
    let decision = offers[seat.rng.random_range(0..offers.len())].replace(' ', "+");
    let form = format!("after={after}&decision={decision}");
    seat.wait().await;
    seat.own.note(entry + 1);
    seat.speaks.post_by_script(to, FORM, form).await?.good("a decision")?;
    Ok(())
}

fn between<'a>(text: &'a str, before: &str, after: &str) -> Option<&'a str> {
    let at = memmem::find(text.as_bytes(), before.as_bytes())?;
    text[at + before.len()..].split_once(after).map(|(found, _)| found)
}
