//! Many people at once, to measure a server with: tables with two seats at which both decide as soon as they may, through the
//! stream for programs or through the pages.
//!
//! It knows the server only from outside, by its addresses, and runs in a process of its own.

mod api;
mod connection;
mod measured;
mod page;
mod sent;
mod table;

use std::fmt;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

use tokio::task::JoinSet;

pub use crate::measured::Measured;
use crate::measured::Meter;

/// Before anything is counted, everybody plays for so long.
const WARM_UP: Duration = Duration::from_secs(2);

/// Everybody has sat down after so long, or something is wrong.
const PATIENCE: Duration = Duration::from_mins(2);

/// How people reach the server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Means {
    /// As programs.
    Api,
    /// As people with a browser.
    Page,
}

/// How much is wanted of a server.
#[derive(Clone, Debug)]
pub struct Load {
    /// Where the server is.
    pub address: SocketAddr,
    /// Which game is played.
    pub game: String,
    /// How people reach it.
    pub means: Means,
    /// At so many tables at once.
    pub tables: usize,
    /// A table waits so long between two decisions; without it, not at all.
    pub pause: Option<Duration>,
    /// It is measured for so long.
    pub time: Duration,
}

/// Why nothing could be measured.
#[derive(Clone, Debug)]
pub struct Trouble(String);

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Trouble {}

impl From<String> for Trouble {
    fn from(message: String) -> Trouble {
        Trouble(message)
    }
}

impl From<hyper::Error> for Trouble {
    fn from(error: hyper::Error) -> Trouble {
        Trouble(format!("the connection broke: {error}"))
    }
}

impl From<std::io::Error> for Trouble {
    fn from(error: std::io::Error) -> Trouble {
        Trouble(format!("no connection: {error}"))
    }
}

impl Load {
    /// Lets everybody play and counts. `look` looks at the server when the counting begins, and again when it ends.
    pub fn run<S>(&self, look: impl Fn() -> S) -> Result<(Measured, S, S), Trouble> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        runtime.block_on(self.measure(look))
    }

    async fn measure<S>(&self, look: impl Fn() -> S) -> Result<(Measured, S, S), Trouble> {
        let meter = Meter::new();
        let people = table::meet(self, &meter).await?;
        let mut tables = JoinSet::new();
        for number in 0..self.tables {
            tables.spawn(table::play(self.clone(), people.clone(), number as u64, meter.clone()));
        }
        let everybody_plays = async {
            while meter.playing() < self.tables {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
            tokio::time::sleep(WARM_UP).await;
        };
        tokio::select! {
            ended = tables.join_next() => return Err(why(ended)),
            ready = tokio::time::timeout(PATIENCE, everybody_plays) => {
                ready.map_err(|_| Trouble("not everybody could sit down".to_owned()))?;
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
            return Err(Trouble(format!(
                "at {stuck} of {} tables somebody waited the whole time for an update: the server is too slow, or lost it",
                self.tables
            )));
        }
        Ok((measured, before, after))
    }
}

/// Why a table that should play for ever ended.
fn why(ended: Option<Result<Result<(), Trouble>, tokio::task::JoinError>>) -> Trouble {
    match ended {
        Some(Ok(Err(trouble))) => trouble,
        Some(Err(error)) => Trouble(error.to_string()),
        _ => Trouble("a table ended".to_owned()),
    }
}
