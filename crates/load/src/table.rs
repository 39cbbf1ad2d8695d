//! One table after the other, at which two seats play.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::connection::{Connection, Secret};
use crate::measured::Meter;
use crate::{Load, Means, Trouble, api, page};

/// The two who play at all tables: how many people there are makes no difference to a table.
#[derive(Clone, Debug)]
pub(crate) struct People {
    pub host: Secret,
    pub guest: Secret,
}

/// The decisions of one seat that the other one was not told of yet, the oldest first: the entry that each will be, and when
/// it was sent. There can be several, for who decides twice in a turn does not wait for the other one.
pub(crate) type Sent = Arc<Mutex<VecDeque<(u64, Instant)>>>;

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
    pub dice: Xoshiro256PlusPlus,
    pub meter: Meter,
    pub load: Load,
}

impl Seat {
    /// An update came, with the number of the last entry in it.
    pub fn updated(&self, entry: u64) {
        let mut sent = self.others.lock().unwrap_or_else(PoisonError::into_inner);
        while let Some((_, when)) = sent.pop_front_if(|(number, _)| *number <= entry) {
            self.meter.told(when.elapsed());
        }
    }

    /// Notes that a decision is sent now, which will be the entry with this number.
    pub fn sends(&self, entry: u64) {
        self.own.lock().unwrap_or_else(PoisonError::into_inner).push_back((entry, Instant::now()));
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
    let mut first = true;
    loop {
        (host.own, guest.own) = (Arc::default(), Arc::default());
        (host.others, guest.others) = (Arc::clone(&guest.own), Arc::clone(&host.own));
        match load.means {
            Means::Api => {
                let table = api::open(&mut host, &mut guest).await?;
                sat_down(&mut first, &meter);
                tokio::try_join!(api::play(&mut host, &table), api::play(&mut guest, &table))?;
            }
            Means::Page => {
                let table = page::open(&mut host, &mut guest).await?;
                sat_down(&mut first, &meter);
                tokio::try_join!(page::play(&mut host, &table), page::play(&mut guest, &table))?;
            }
        }
    }
}

fn sat_down(first: &mut bool, meter: &Meter) {
    if std::mem::take(first) {
        meter.sat_down();
    }
}

async fn sit_down(load: &Load, secret: Secret, number: u64, meter: &Meter) -> Result<Seat, Trouble> {
    Ok(Seat {
        speaks: Connection::open(load.address, secret.clone(), meter).await?,
        secret,
        own: Arc::default(),
        others: Arc::default(),
        dice: Xoshiro256PlusPlus::seed_from_u64(number),
        meter: meter.clone(),
        load: load.clone(),
    })
}
