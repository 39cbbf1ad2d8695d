//! The machine: its cores and the limit of open files.

use super::finding::Finding;
use super::setup::Setup;

pub(super) fn check(setup: &Setup) -> Vec<Finding> {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let bots = setup.bot_threads.unwrap_or(cores.saturating_sub(1).max(1));
    let shown = format!("{}, {} for bots", counted(cores, "core"), counted(bots, "thread"));
    let mut findings = vec![if bots > cores {
        Finding::note(
            format!("{shown}: more threads than cores make no bot faster."),
            format!("Set --bot-threads to {} or less.", cores.saturating_sub(1).max(1)),
        )
    } else {
        Finding::good(format!("{shown}."))
    }];
    findings.extend(open_files());
    findings
}

fn counted(number: usize, thing: &str) -> String {
    format!("{number} {thing}{}", if number == 1 { "" } else { "s" })
}

/// Checks the limit of open files in this shell, which a service may have set for itself.
#[cfg(unix)]
fn open_files() -> Option<Finding> {
    use rustix::process::{Resource, getrlimit};

    use crate::commands::serve::MIN_OPEN_FILES;

    let files = getrlimit(Resource::Nofile).maximum.filter(|files| *files < MIN_OPEN_FILES)?;
    Some(Finding::note(
        format!("This shell allows {files} open files. Each open page needs one."),
        "Raise the limit of the server; with systemd: LimitNOFILE=65536",
    ))
}

#[cfg(not(unix))]
fn open_files() -> Option<Finding> {
    None
}
