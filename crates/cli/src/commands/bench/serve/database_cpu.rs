//! The CPU time of a `PostgreSQL` server on this machine.

/// The name of its processes.
#[cfg(target_os = "linux")]
const PROCESS_NAME: &str = "postgres";

/// Returns the CPU seconds of all its processes so far, or nothing if none runs here.
#[cfg(target_os = "linux")]
pub(super) fn seconds() -> Option<f64> {
    let processes = procfs::process::all_processes().ok()?;
    let ticks: Vec<u64> = processes
        .filter_map(|process| process.ok()?.stat().ok())
        .filter(|stat| stat.comm == PROCESS_NAME)
        .map(|stat| stat.utime + stat.stime)
        .collect();
    (!ticks.is_empty()).then(|| ticks.iter().sum::<u64>() as f64 / procfs::ticks_per_second() as f64)
}

/// Other systems do not say.
#[cfg(not(target_os = "linux"))]
pub(super) fn seconds() -> Option<f64> {
    None
}
