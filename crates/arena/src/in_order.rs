//! Parallel work with results in order, independent of the number of threads.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

/// Runs numbered pieces of work on several threads and passes their results on in order, until `each` breaks.
/// Once `stop` is true, no new piece begins. A stopped piece returns `None`, and later results are dropped.
pub fn in_order<T: Send>(
    threads: usize,
    pieces: u64,
    stop: &AtomicBool,
    work: impl Fn(u64) -> Option<T> + Sync,
    mut each: impl FnMut(T) -> ControlFlow<()>,
) {
    let next = AtomicU64::new(0);
    let enough = AtomicBool::new(false);
    let (sender, receiver) = mpsc::channel();
    let worker = |sender: mpsc::Sender<(u64, Option<T>)>| {
        while !stop.load(Ordering::Relaxed) && !enough.load(Ordering::Relaxed) {
            let piece = next.fetch_add(1, Ordering::Relaxed);
            if piece >= pieces || sender.send((piece, work(piece))).is_err() {
                break;
            }
        }
    };
    thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            let sender = sender.clone();
            scope.spawn(|| worker(sender));
        }
        drop(sender);
        let mut early = BTreeMap::new();
        let mut wanted = 0;
        for (piece, done) in receiver {
            early.insert(piece, done);
            while let Some(Some(done)) = early.remove(&wanted) {
                wanted += 1;
                if each(done).is_break() {
                    enough.store(true, Ordering::Relaxed);
                    return;
                }
            }
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    fn taken(threads: usize, until: u64) -> Vec<u64> {
        let mut taken = Vec::new();
        let work = |piece: u64| {
            // Earlier pieces take longer, so that later ones overtake them.
            thread::sleep(std::time::Duration::from_micros(500 / (piece + 1)));
            Some(piece)
        };
        in_order(threads, 40, &AtomicBool::new(false), work, |piece| {
            taken.push(piece);
            if piece == until { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        taken
    }

    #[test]
    fn results_are_in_order_with_any_number_of_threads() {
        for threads in [1, 2, 7] {
            assert_eq!(taken(threads, u64::MAX), (0..40).collect::<Vec<_>>());
            assert_eq!(taken(threads, 11), (0..12).collect::<Vec<_>>());
        }
    }

    #[test]
    fn results_after_a_stopped_piece_are_dropped() {
        let mut taken = Vec::new();
        let work = |piece: u64| (piece != 3).then_some(piece);
        in_order(2, 40, &AtomicBool::new(false), work, |piece| {
            taken.push(piece);
            ControlFlow::Continue(())
        });
        assert_eq!(taken, [0, 1, 2]);
    }
}
