//! Heartbeats that failed. The log has the beginning and the end of each outage.

use std::time::Instant;

use hearth_store::StoreFailure;

/// The heartbeats that have failed since the last one that did not.
#[derive(Default)]
pub(super) struct HeartbeatFailures(Option<Outage>);

/// Heartbeats that failed one after the other.
struct Outage {
    begun: Instant,
    heartbeats: u32,
}

impl HeartbeatFailures {
    /// Notes a heartbeat, and logs if it is the first that failed or the first that did not.
    pub fn note(&mut self, outcome: Result<(), StoreFailure>) {
        match (outcome, &mut self.0) {
            (Ok(()), None) => (),
            (Ok(()), Some(Outage { begun, heartbeats })) => {
                let seconds = begun.elapsed().as_secs_f64();
                tracing::info!(seconds, heartbeats = *heartbeats, "heartbeats reach the database again");
                self.0 = None;
            }
            (Err(failure), None) => {
                tracing::warn!(%failure, "failed to renew the leases of this node; trying again with each heartbeat");
                self.0 = Some(Outage { begun: Instant::now(), heartbeats: 1 });
            }
            (Err(_), Some(outage)) => outage.heartbeats += 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::{Read, pipe};
    use std::sync::Arc;

    use super::*;

    #[test]
    fn the_beginning_and_the_end_of_an_outage_are_logged() {
        let (mut reader, writer) = pipe().expect("the system has pipes");
        let log = tracing_subscriber::fmt().with_ansi(false).with_writer(Arc::new(writer));
        tracing::subscriber::with_default(log.finish(), || {
            let mut failures = HeartbeatFailures::default();
            for away in [false, true, true, true, false, false, true, false] {
                let failure = StoreFailure::Unreachable("away".to_owned());
                failures.note(if away { Err(failure) } else { Ok(()) });
            }
        });
        let mut lines = String::new();
        reader.read_to_string(&mut lines).expect("the log has ended");
        let lines: Vec<_> = lines.lines().collect();
        assert_eq!(lines.len(), 4, "{lines:?}");
        for (line, parts) in lines.iter().zip([
            ["WARN", "(away)"],
            ["INFO", "heartbeats=3"],
            ["WARN", "(away)"],
            ["INFO", "heartbeats=1"],
        ]) {
            assert!(parts.iter().all(|part| line.contains(part)), "{line}");
        }
    }
}
