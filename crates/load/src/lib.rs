//! Load on a server: tables with two seats that decide as soon as they may, through the API or through the
//! pages; and floods as an attacker would send them.
//!
//! It knows the server only through its URLs and runs in its own process.

mod api;
mod attack;
mod connection;
mod measured;
mod page;
mod pending;
mod table;

use std::fmt;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

use tokio::task::JoinSet;

pub use crate::attack::{Attack, Flood, Noticed, Sent};
pub use crate::measured::LoadResult;
use crate::measured::Meter;

/// The time of play before the measurement.
const WARM_UP_TIME: Duration = Duration::from_secs(2);

/// The longest wait until all tables are playing.
const START_TIMEOUT: Duration = Duration::from_mins(2);

/// The interface that players use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Transport {
    /// The API.
    Api,
    /// The pages, as a browser does.
    Page,
}

/// The configuration of a load.
#[derive(Clone, Debug)]
pub struct Load {
    /// The addresses of the server's nodes. The players of a table use two neighbours, or the only one.
    pub addresses: Vec<SocketAddr>,
    /// The name of the game.
    pub game: String,
    /// The interface that players use.
    pub means: Transport,
    /// The number of concurrent tables.
    pub tables: usize,
    /// The pause between two decisions at a table; `None` means no pause.
    pub pause: Option<Duration>,
    /// The duration of the measurement.
    pub time: Duration,
}

/// The reason why a measurement failed.
#[derive(Clone, Debug)]
pub struct LoadError(String);

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for LoadError {}

impl From<String> for LoadError {
    fn from(message: String) -> LoadError {
        LoadError(message)
    }
}

impl From<hyper::Error> for LoadError {
    fn from(error: hyper::Error) -> LoadError {
        LoadError(format!("the connection broke: {error}"))
    }
}

impl From<std::io::Error> for LoadError {
    fn from(error: std::io::Error) -> LoadError {
        LoadError(format!("no connection: {error}"))
    }
}

impl Load {
    /// Returns the address of a node; after the last comes the first.
    fn address(&self, number: u64) -> SocketAddr {
        self.addresses[number as usize % self.addresses.len()]
    }

    /// Runs the load and measures. `look` samples the server at the beginning and at the end of the
    /// measurement.
    pub fn run<S>(&self, look: impl Fn() -> S) -> Result<(LoadResult, S, S), LoadError> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        runtime.block_on(self.measure(look))
    }

    async fn measure<S>(&self, look: impl Fn() -> S) -> Result<(LoadResult, S, S), LoadError> {
        if self.addresses.is_empty() {
            return Err(LoadError("the load has no server".to_owned()));
        }
        let meter = Meter::new();
        let people = table::meet(self, &meter).await?;
        let mut tables = JoinSet::new();
        for number in 0..self.tables {
            tables.spawn(table::play(self.clone(), people.clone(), number as u64, meter.clone()));
        }
        let all_tables_playing = async {
            while meter.playing() < self.tables {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
            tokio::time::sleep(WARM_UP_TIME).await;
        };
        tokio::select! {
            ended = tables.join_next() => return Err(why(ended)),
            ready = tokio::time::timeout(START_TIMEOUT, all_tables_playing) => {
                ready.map_err(|_| LoadError("not all tables started in time".to_owned()))?;
            }
        }
        let (before, began) = (look(), Instant::now());
        meter.begin();
        tokio::select! {
            ended = tables.join_next() => return Err(why(ended)),
            () = tokio::time::sleep(self.time) => (),
        }
        let measured = meter.end();
        let after = look();
        tables.abort_all();
        let stuck = meter.stuck_since(began);
        if stuck > 0 {
            return Err(LoadError(format!(
                "{stuck} of {} tables waited for an update the whole time: the server is too slow, or lost it",
                self.tables
            )));
        }
        Ok((measured, before, after))
    }
}

/// Returns the reason why a table stopped playing.
fn why(ended: Option<Result<Result<(), LoadError>, tokio::task::JoinError>>) -> LoadError {
    match ended {
        Some(Ok(Err(error))) => error,
        Some(Err(error)) => LoadError(error.to_string()),
        _ => LoadError("a table ended".to_owned()),
    }
}
