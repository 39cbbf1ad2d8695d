//! Raises the limit of open files. Each connection needs one, and each open table page keeps a connection.

/// Below this limit, a few hundred players at once could be locked out; the server warns.
#[cfg(unix)]
pub(in crate::commands) const MIN_OPEN_FILES: u64 = 4096;

/// Raises the soft limit to the hard limit: the default soft limit is too low for a server.
#[cfg(unix)]
pub(super) fn raise_open_file_limit() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let most = Rlimit { current: limit.maximum, ..limit };
    if let Err(error) = setrlimit(Resource::Nofile, most) {
        tracing::warn!(%error, "failed to raise the limit of open files");
    }
    let files = getrlimit(Resource::Nofile).current.unwrap_or(u64::MAX);
    if files < MIN_OPEN_FILES {
        tracing::warn!(
            files,
            "low limit of open files: with many open pages, connections are refused (see `ulimit -n`)"
        );
    } else {
        tracing::debug!(files, "limit of open files");
    }
}

/// Other systems have no such limit.
#[cfg(not(unix))]
pub(super) fn raise_open_file_limit() {}
