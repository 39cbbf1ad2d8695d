//! The port: free, used by the server itself, or taken.

use std::io::ErrorKind;

use super::finding::Finding;
use super::setup::{Port, Setup};

pub(super) fn check(setup: &Setup) -> Vec<Finding> {
    let listen = setup.listen;
    let finding = match &setup.port {
        Port::Free if setup.is_in_use => Finding::wrong(
            format!("A Hearth server uses the data folder, but it does not listen at {listen}."),
            "Give this command the --listen or HEARTH_LISTEN of the server.",
        ),
        Port::Free => Finding::good(format!("{listen} is free.")),
        Port::Hearth { .. } if setup.is_in_use => running(setup),
        Port::Hearth { .. } => Finding::wrong(
            format!("Another Hearth server, with another data folder, uses {listen}."),
            "Stop it, name its folder with --data, or choose another port with --listen.",
        ),
        Port::Taken => Finding::wrong(
            format!("{} uses {listen}.", holder(listen.port())),
            "Stop it, or choose another port with --listen.",
        ),
        Port::Unusable(error) => Finding::wrong(
            format!("Nobody can listen at {listen}: {error}."),
            match error.kind() {
                ErrorKind::AddrNotAvailable => {
                    "The machine has no such address. Use 127.0.0.1, one of its own, or 0.0.0.0 for all."
                }
                ErrorKind::PermissionDenied => {
                    "Use a port from 1024 on, or allow the service CAP_NET_BIND_SERVICE."
                }
                _ => "Choose another address with --listen.",
            },
        ),
    };
    vec![finding]
}

/// Asks the running server for its health.
fn running(setup: &Setup) -> Finding {
    let listen = setup.listen;
    match setup.health() {
        Ok(answer) if answer.status == 200 => {
            Finding::good(format!("The server runs at {listen} and can store moves."))
        }
        Ok(answer) => {
            let detail = answer.field("detail");
            let detail = detail.as_ref().and_then(|detail| detail.as_str()).unwrap_or("no reason given");
            Finding::wrong(
                format!("The server runs at {listen}, but is not healthy: {detail}."),
                "Read its log; with systemd: journalctl -u hearth",
            )
        }
        Err(error) => Finding::wrong(
            format!("The server at {listen} does not answer: {error}."),
            "Read its log; with systemd: journalctl -u hearth",
        ),
    }
}

/// Names the program that listens on a port.
pub(super) fn holder(port: u16) -> String {
    process(port).unwrap_or_else(|| "Another program".to_owned())
}

/// Names the process that listens on a port, if we may see it.
#[cfg(target_os = "linux")]
fn process(port: u16) -> Option<String> {
    use procfs::net::{TcpState, tcp, tcp6};
    use procfs::process::{FDTarget, all_processes};

    let sockets = tcp().into_iter().chain(tcp6()).flatten();
    let inodes: Vec<u64> = sockets
        .filter(|socket| socket.state == TcpState::Listen && socket.local_address.port() == port)
        .map(|socket| socket.inode)
        .collect();
    let holds = |target: &FDTarget| matches!(target, FDTarget::Socket(inode) if inodes.contains(inode));
    let process = all_processes().ok()?.flatten().find(|process| {
        process.fd().is_ok_and(|mut files| files.any(|file| file.is_ok_and(|file| holds(&file.target))))
    })?;
    Some(format!("{} (process {})", process.stat().ok()?.comm, process.pid))
}

/// Other systems need rights or libraries for that.
#[cfg(not(target_os = "linux"))]
fn process(_port: u16) -> Option<String> {
    None
}
