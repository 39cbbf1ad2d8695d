//! Floods from one address of this machine, and what a player at another address notices of them.
//!
//! Every flood is bounded in time and in the number of its connections, and it is sent to loopback addresses only.

mod flood;
mod honest;

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::thread;
use std::time::Duration;

pub use self::flood::{Flood, Sent};
pub use self::honest::Noticed;
use crate::LoadError;
use crate::connection::{Connection, Credential};
use crate::measured::Meter;

/// The address of the player who is measured. For the server it is another household than those of the floods.
const HONEST: IpAddr = IpAddr::V4(Ipv4Addr::new(127, 0, 0, 10));

/// A series of floods.
#[derive(Clone, Copy, Debug)]
pub struct Attack {
    /// The address of the server.
    pub server: SocketAddr,
    /// The duration of each flood.
    pub time: Duration,
}

impl Attack {
    /// Returns an attack on a server of this machine.
    pub fn new(server: SocketAddr, time: Duration) -> Result<Attack, LoadError> {
        if server.ip().is_loopback() && server.is_ipv4() {
            Ok(Attack { server, time })
        } else {
            Err(LoadError(format!(
                "{server} is not an IPv4 loopback address: only a server of this machine is attacked"
            )))
        }
    }

    /// Measures what the player notices without a flood.
    pub fn quiet(&self) -> Result<Noticed, LoadError> {
        runtime()?.block_on(honest::play(self.server, self.time))
    }

    /// Runs a flood, and measures meanwhile.
    pub fn run(&self, flood: Flood) -> Result<(Sent, Noticed), LoadError> {
        let (server, time) = (self.server, self.time);
        // The flood has a thread of its own, so that the player does not wait for it in this process.
        let flooding = thread::spawn(move || runtime()?.block_on(flood.run(server, time)));
        let noticed = self.quiet()?;
        let sent = flooding.join().map_err(|_| LoadError("the flood broke down".to_owned()))??;
        Ok((sent, noticed))
    }
}

fn runtime() -> Result<tokio::runtime::Runtime, LoadError> {
    Ok(tokio::runtime::Builder::new_current_thread().enable_all().build()?)
}

/// Opens a connection from an address.
async fn connect(from: IpAddr, to: SocketAddr, secret: &Credential) -> Result<Connection, LoadError> {
    Connection::open_from(Some(from), to, secret.clone(), &Meter::new()).await
}
