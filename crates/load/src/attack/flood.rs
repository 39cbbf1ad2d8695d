//! The floods.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant};

use serde_json::json;
use tokio::io::AsyncWriteExt;
use tokio::net::{TcpSocket, TcpStream};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use super::connect;
use crate::LoadError;
use crate::api::{JSON, guest_token, text};
use crate::connection::{Connection, Credential};

/// The guests of the attacker. Each sends one request after the other.
const GUESTS: usize = 16;

/// The decisions of the game that is read and continued.
const LONG_GAME: usize = 300;

/// The connections of a flood that does not read.
const SILENT_CONNECTIONS: usize = 150;

/// The requests that each of them sends.
const PIPELINED: usize = 8;

/// The longest wait for one answer.
const PATIENCE: Duration = Duration::from_secs(10);

/// A kind of flood.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flood {
    /// Continues a long game again and again.
    PlayOn,
    /// Opens tables at which strong bots soon play for everybody.
    BotTables,
    /// Reads the replay of a long game.
    Replays,
    /// Asks for the replay of a long game and does not read the answer.
    SilentReaders,
    /// Sends unreadable decisions over one request.
    Refusals,
}

/// The number of requests of a flood.
#[derive(Clone, Copy, Default, Debug)]
pub struct Sent {
    /// The requests, or the lines of a request.
    pub requests: u64,
    /// Those that the server refused for their number, or whose connection it closed.
    pub refused: u64,
}

impl Flood {
    /// All floods.
    pub const ALL: [Flood; 5] =
        [Flood::PlayOn, Flood::BotTables, Flood::Replays, Flood::SilentReaders, Flood::Refusals];

    /// Returns its name.
    pub fn name(self) -> &'static str {
        match self {
            Flood::PlayOn => "play on from a long game",
            Flood::BotTables => "tables of strong bots",
            Flood::Replays => "replays of a long game",
            Flood::SilentReaders => "answers nobody reads",
            Flood::Refusals => "unreadable decisions",
        }
    }

    /// Returns the address that it comes from. Each has its own, because one flood uses up what the limits grant.
    fn attacker(self) -> IpAddr {
        Ipv4Addr::new(127, 0, 0, 66 + self as u8).into()
    }

    /// Sends the flood for a time.
    pub(super) async fn run(self, server: SocketAddr, time: Duration) -> Result<Sent, LoadError> {
        let attacker = self.attacker();
        let mut guests = Vec::new();
        for _ in 0..GUESTS {
            guests.push(guest_token(&mut connect(attacker, server, &Credential::None).await?).await?);
        }
        let until = Instant::now() + time;
        if self == Flood::BotTables {
            let plan = json!({
                "game": "kokopelli",
                "chairs": ["host", {"bot": "master"}, {"bot": "master"}, {"bot": "master"}],
                "pace": {"live": {"bank": 10, "increment": 0}},
                "absent": {"bot": "master"},
            });
            return repeat(
                (attacker, server),
                guests,
                until,
                Request::Post("/api/v1/tables".to_owned(), plan.to_string()),
            )
            .await;
        }
        let table = long_game((attacker, server), &guests[0]).await?;
        let until = Instant::now() + time;
        let replay = format!("/t/{table}/replay");
        match self {
            Flood::PlayOn | Flood::BotTables => {
                let body = json!({"at": LONG_GAME - 10, "seat": 1}).to_string();
                repeat(
                    (attacker, server),
                    guests,
                    until,
                    Request::Post(format!("/api/v1/tables/{table}/play-on"), body),
                )
                .await
            }
            Flood::Replays => repeat((attacker, server), guests, until, Request::Get(replay)).await,
            Flood::SilentReaders => ask_and_ignore((attacker, server), &replay, until).await,
            Flood::Refusals => converse((attacker, server), guests.swap_remove(0), until).await,
        }
    }
}

/// A request that is sent again and again.
#[derive(Clone)]
enum Request {
    Get(String),
    Post(String, String),
}

impl Request {
    async fn send(&self, connection: &mut Connection) -> Result<u16, LoadError> {
        let answer = match self {
            Request::Get(path) => connection.get(path).await?,
            Request::Post(path, body) => connection.post(path, JSON, body.clone()).await?,
        };
        Ok(answer.status)
    }
}

/// Lets every guest send a request as fast as it is answered.
async fn repeat(
    (attacker, server): (IpAddr, SocketAddr),
    guests: Vec<Credential>,
    until: Instant,
    request: Request,
) -> Result<Sent, LoadError> {
    let mut workers = JoinSet::new();
    for guest in guests {
        let request = request.clone();
        workers.spawn(async move {
            let mut sent = Sent::default();
            let mut connection = connect(attacker, server, &guest).await?;
            while Instant::now() < until {
                sent.requests += 1;
                match timeout(PATIENCE, request.send(&mut connection)).await {
                    Ok(Ok(429)) => sent.refused += 1,
                    Ok(Ok(_)) => (),
                    Ok(Err(_)) | Err(_) => {
                        sent.refused += 1;
                        connection = connect(attacker, server, &guest).await?;
                    }
                }
            }
            Ok::<_, LoadError>(sent)
        });
    }
    let mut all = Sent::default();
    while let Some(done) = workers.join_next().await {
        let sent = done.map_err(|error| LoadError(error.to_string()))??;
        all = Sent { requests: all.requests + sent.requests, refused: all.refused + sent.refused };
    }
    Ok(all)
}

/// Plays a long game at one device, and gives it up.
async fn long_game(
    (attacker, server): (IpAddr, SocketAddr),
    guest: &Credential,
) -> Result<String, LoadError> {
    let mut speaks = connect(attacker, server, guest).await?;
    let plan = json!({"game": "kokopelli", "chairs": ["host", {"beside": "B"}]}).to_string();
    let opened = speaks.post("/api/v1/tables", JSON, plan).await?.good("a table")?;
    let table = text(&opened.text, "id")?;
    let path = format!("/api/v1/tables/{table}");
    let mut decided = 0;
    while decided < LONG_GAME {
        // Exchanging a card brings the game no nearer to its end.
        let seat = decided % 2 + 1;
        speaks.post(&format!("{path}/reveal"), JSON, json!({"seat": seat}).to_string()).await?;
        let seen = speaks.get(&path).await?.good("the table")?;
        let seen: serde_json::Value =
            serde_json::from_str(&seen.text).map_err(|error| LoadError(error.to_string()))?;
        let legal = seen["legal"].as_array().cloned().unwrap_or_default();
        let Some(decision) = legal.iter().find(|decision| *decision == "exchange").or(legal.first()) else {
            break;
        };
        let body = json!({"decision": decision, "after": seen["decisions"]}).to_string();
        let answer = speaks.post(&format!("{path}/decisions"), JSON, body).await?;
        if answer.status == 429 {
            sleep(Duration::from_millis(200)).await;
            continue;
        }
        answer.good("a decision")?;
        decided = seen["decisions"].as_u64().unwrap_or(0) as usize + 1;
    }
    speaks.post(&format!("{path}/resign"), JSON, "{}".to_owned()).await?;
    Ok(table)
}

/// Sends requests over many connections and does not read the answers.
async fn ask_and_ignore(
    (attacker, server): (IpAddr, SocketAddr),
    path: &str,
    until: Instant,
) -> Result<Sent, LoadError> {
    let request = format!("GET {path} HTTP/1.1\r\nhost: {server}\r\n\r\n").repeat(PIPELINED);
    let mut held: Vec<TcpStream> = Vec::new();
    let mut sent = Sent::default();
    for _ in 0..SILENT_CONNECTIONS {
        let socket = TcpSocket::new_v4()?;
        socket.set_recv_buffer_size(4096)?;
        socket.bind((attacker, 0).into())?;
        let mut stream = socket.connect(server).await?;
        sent.requests += PIPELINED as u64;
        if timeout(PATIENCE, stream.write_all(request.as_bytes())).await.is_err() {
            sent.refused += PIPELINED as u64;
        }
        held.push(stream);
    }
    sleep(until.saturating_duration_since(Instant::now())).await;
    drop(held);
    Ok(sent)
}

/// Sends unreadable lines over one request, again and again.
async fn converse(
    (attacker, server): (IpAddr, SocketAddr),
    guest: Credential,
    until: Instant,
) -> Result<Sent, LoadError> {
    let mut speaks = connect(attacker, server, &guest).await?;
    let plan = json!({"game": "kokopelli", "chairs": ["host", {"beside": "B"}]}).to_string();
    let opened = speaks.post("/api/v1/tables", JSON, plan).await?.good("a table")?;
    let path = format!("/api/v1/tables/{}/play", text(&opened.text, "id")?);
    let mut sent = Sent::default();
    while Instant::now() < until {
        let mut connection = connect(attacker, server, &guest).await?;
        let Ok((mut lines, _events)) = connection.converse(&path).await else {
            sent.refused += 1;
            sleep(Duration::from_millis(100)).await;
            continue;
        };
        while Instant::now() < until {
            sent.requests += 1;
            match timeout(PATIENCE, lines.send_data("nonsense\n".into())).await {
                Ok(Ok(())) => (),
                Ok(Err(_)) | Err(_) => {
                    sent.refused += 1;
                    break;
                }
            }
        }
    }
    Ok(sent)
}
