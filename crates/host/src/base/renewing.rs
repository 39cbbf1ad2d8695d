//! The thread that renews the leases of this process.

use std::io;
use std::sync::Arc;
use std::thread;

use tokio::runtime::Builder;
use tokio::sync::oneshot;

use super::Membership;

/// Renews the leases until it is dropped. It has a thread of its own, so that busy tables do not delay a heartbeat.
#[derive(Debug)]
pub struct Renewing {
    _stop: oneshot::Sender<()>,
}

impl Renewing {
    /// Starts the thread.
    pub fn start(membership: Arc<Membership>) -> io::Result<Renewing> {
        let runtime = Builder::new_current_thread().enable_time().build()?;
        let (stop, stopped) = oneshot::channel();
        let renew = async move {
            tokio::select! {
                _ = stopped => (),
                () = membership.keep_renewing() => (),
            }
        };
        thread::Builder::new().name("heartbeat".to_owned()).spawn(move || runtime.block_on(renew))?;
        Ok(Renewing { _stop: stop })
    }
}
