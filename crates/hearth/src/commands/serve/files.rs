//! How many files the server may have open. Every connection is one, and everybody who looks at a table keeps one open.

/// With fewer a club of a few hundred would be shut out.
#[cfg(unix)]
const ENOUGH: u64 = 4096;

/// Takes as many as the system allows: what is usual is meant for programs that open a file now and then.
#[cfg(unix)]
pub(super) fn allow_many() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let most = Rlimit { current: limit.maximum, ..limit };
    if let Err(error) = setrlimit(Resource::Nofile, most) {
        tracing::warn!(%error, "cannot have more files open than usual");
    }
    let files = getrlimit(Resource::Nofile).current.unwrap_or(u64::MAX);
    if files < ENOUGH {
        tracing::warn!(
            files,
            "few files may be open: many people at once would be shut out (see `ulimit -n`)"
        );
    } else {
        tracing::debug!(files, "so many files may be open");
    }
}

/// Other systems know no such limit.
#[cfg(not(unix))]
pub(super) fn allow_many() {}
