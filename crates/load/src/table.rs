//! Two seats that play one game after another.

use std::net::SocketAddr;

use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::connection::{Connection, Credential};
use crate::measured::Meter;
use crate::pending::PendingDecisions;
use crate::{Load, LoadError, Transport, api, page};

/// The two players of all tables. The number of distinct people does not matter to a table.
#[derive(Clone, Debug)]
pub(crate) struct People {
    pub host: Credential,
    pub guest: Credential,
}

/// One seat at a table.
pub(crate) struct Seat {
    /// The connection for requests.
    pub speaks: Connection,
    /// The address of the node that this player uses.
    pub address: SocketAddr,
    /// The credential, for opening the event stream.
    pub secret: Credential,
    /// This seat's undelivered decisions.
    pub own: PendingDecisions,
    /// The other seat's undelivered decisions.
    pub others: PendingDecisions,
    pub rng: Xoshiro256PlusPlus,
    pub meter: Meter,
    pub load: Load,
}

impl Seat {
    /// Records an update that contains everything up to this entry.
    pub fn updated(&self, entry: u64) {
        self.others.delivered(entry, |latency| self.meter.delivered(latency));
    }

    /// Waits for the configured pause.
    pub async fn wait(&self) {
        if let Some(pause) = self.load.pause {
            tokio::time::sleep(pause).await;
        }
    }
}

/// Creates two players.
pub(crate) async fn meet(load: &Load, meter: &Meter) -> Result<People, LoadError> {
    Ok(People { host: newcomer(load, meter).await?, guest: newcomer(load, meter).await? })
}

async fn newcomer(load: &Load, meter: &Meter) -> Result<Credential, LoadError> {
    match load.means {
        Transport::Api => api::newcomer(load.address(0), meter).await,
        Transport::Page => page::newcomer(load.address(0), meter).await,
    }
}

/// Plays one game after another.
pub(crate) async fn play(load: Load, people: People, number: u64, meter: Meter) -> Result<(), LoadError> {
    let mut host = sit_down(&load, people.host, (number, 0), &meter).await?;
    let mut guest = sit_down(&load, people.guest, (number, 1), &meter).await?;
    // Start at a random point of the pause. Otherwise all tables would decide at the same time.
    let mut at_first = load.pause.map(|pause| pause.mul_f64(host.rng.random()));
    loop {
        (host.own, guest.own) = (PendingDecisions::default(), PendingDecisions::default());
        (host.others, guest.others) = (guest.own.clone(), host.own.clone());
        let table = match load.means {
            Transport::Api => api::open(&mut host, &mut guest).await?,
            Transport::Page => page::open(&mut host, &mut guest).await?,
        };
        meter.register(number, [host.own.clone(), guest.own.clone()]);
        if let Some(pause) = at_first.take() {
            tokio::time::sleep(pause).await;
        }
        match load.means {
            Transport::Api => tokio::try_join!(api::play(&mut host, &table), api::play(&mut guest, &table))?,
            Transport::Page => {
                tokio::try_join!(page::play(&mut host, &table), page::play(&mut guest, &table))?
            }
        };
    }
}

/// Connects the player of a seat at a table.
async fn sit_down(
    load: &Load,
    secret: Credential,
    (table, seat): (u64, u64),
    meter: &Meter,
) -> Result<Seat, LoadError> {
    let address = load.address(table + seat);
    Ok(Seat {
        speaks: Connection::open(address, secret.clone(), meter).await?,
        address,
        secret,
        own: PendingDecisions::default(),
        others: PendingDecisions::default(),
        rng: Xoshiro256PlusPlus::seed_from_u64(table * 2 + seat),
        meter: meter.clone(),
        load: load.clone(),
    })
}
