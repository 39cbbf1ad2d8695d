//! One table after the other, at which two seats play.

use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::connection::{Connection, Secret};
use crate::measured::Meter;
use crate::sent::Sent;
use crate::{Load, Means, Trouble, api, page};

/// The two who play at all tables: how many people there are makes no difference to a table.
#[derive(Clone, Debug)]
pub(crate) struct People {
    pub host: Secret,
    pub guest: Secret,
}

/// One seat at a table.
pub(crate) struct Seat {
    /// What it says something on.
    pub speaks: Connection,
    /// Where it is told something.
    pub secret: Secret,
    /// What it has decided.
    pub own: Sent,
    /// What the other one has decided.
    pub others: Sent,
    pub rng: Xoshiro256PlusPlus,
    pub meter: Meter,
    pub load: Load,
}

impl Seat {
    /// An update came, with the number of the last entry in it.
    pub fn updated(&self, entry: u64) {
        self.others.told(entry, |took| self.meter.told(took));
    }

    /// Waits as long as the load wants.
    pub async fn wait(&self) {
        if let Some(pause) = self.load.pause {
            tokio::time::sleep(pause).await;
        }
    }
}

/// Two people come to the server.
pub(crate) async fn meet(load: &Load, meter: &Meter) -> Result<People, Trouble> {
    Ok(People { host: newcomer(load, meter).await?, guest: newcomer(load, meter).await? })
}

async fn newcomer(load: &Load, meter: &Meter) -> Result<Secret, Trouble> {
    match load.means {
        Means::Api => api::newcomer(load.address, meter).await,
        Means::Page => page::newcomer(load.address, meter).await,
    }
}

/// Plays one game after the other.
pub(crate) async fn play(load: Load, people: People, number: u64, meter: Meter) -> Result<(), Trouble> {
    let mut host = sit_down(&load, people.host, number * 2, &meter).await?;
    let mut guest = sit_down(&load, people.guest, number * 2 + 1, &meter).await?;
    // Tables that wait begin at any moment of their pause: else all would decide in the moment in which they were opened.
    let mut at_first = load.pause.map(|pause| pause.mul_f64(host.rng.random()));
    loop {
        (host.own, guest.own) = (Sent::default(), Sent::default());
        (host.others, guest.others) = (guest.own.clone(), host.own.clone());
        let table = match load.means {
            Means::Api => api::open(&mut host, &mut guest).await?,
            Means::Page => page::open(&mut host, &mut guest).await?,
        };
        meter.sat_down(number, [host.own.clone(), guest.own.clone()]);
        if let Some(pause) = at_first.take() {
            tokio::time::sleep(pause).await;
        }
        match load.means {
            Means::Api => tokio::try_join!(api::play(&mut host, &table), api::play(&mut guest, &table))?,
            Means::Page => tokio::try_join!(page::play(&mut host, &table), page::play(&mut guest, &table))?,
        };
    }
}

async fn sit_down(load: &Load, secret: Secret, number: u64, meter: &Meter) -> Result<Seat, Trouble> {
    Ok(Seat {
        speaks: Connection::open(load.address, secret.clone(), meter).await?,
        secret,
        own: Sent::default(),
        others: Sent::default(),
        rng: Xoshiro256PlusPlus::seed_from_u64(number),
        meter: meter.clone(),
        load: load.clone(),
    })
}
