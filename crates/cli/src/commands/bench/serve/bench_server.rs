//! The servers that are measured: each a process of its own.

use std::io::{BufRead, BufReader, Lines, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::process::{Child, ChildStderr, Command, Stdio};
use std::{env, fs};

use tempfile::TempDir;

use super::setup::Setup;
use crate::failure::Failure;

/// A running server.
pub(super) struct BenchServer {
    process: ServerProcess,
    pub(super) address: SocketAddr,
}

/// Kills the process on drop. Then its folder is removed.
struct ServerProcess {
    child: Child,
    _data: TempDir,
}

/// Resources that servers have used so far.
#[derive(Clone, Copy, Default)]
pub(super) struct ResourceUsage {
    /// CPU time in seconds.
    pub(super) cpu: f64,
    /// Resident memory in KB.
    pub(super) memory: f64,
}

impl BenchServer {
    /// Starts a server with default settings.
    pub(super) fn start(setup: &Setup) -> Result<BenchServer, Failure> {
        let data = TempDir::with_prefix("hearth-bench-").map_err(Failure::input)?;
        let mut command = Command::new(env::current_exe().map_err(Failure::input)?);
        for (name, _) in env::vars_os().filter(|(name, _)| name.to_string_lossy().starts_with("HEARTH_")) {
            command.env_remove(name);
        }
        let listen = free_address()?;
        command
            .args(["serve", "--bot-pause", "0", "--requests-each-second", "100000000"])
            .args(["--listen", &listen.to_string(), "--data"])
            .arg(data.path())
            .env("HEARTH_LOG", "warn")
            .stderr(Stdio::piped());
        if let Setup::Nodes { database, .. } = setup {
            // Other users of the machine must not read the URL's password in the list of processes.
            command.env("HEARTH_DATABASE", database).env("HEARTH_ADVERTISE", format!("http://{listen}"));
        }
        let mut child = command.spawn().map_err(Failure::input)?;
        let stderr = child.stderr.take().ok_or_else(|| Failure::input("the server has no stderr"))?;
        let process = ServerProcess { child, _data: data };
        let address = address_printed_in(BufReader::new(stderr).lines())?;
        Ok(BenchServer { process, address })
    }

    /// Requests a page.
    pub(super) fn get(&self, path: &str) -> Result<String, Failure> {
        let mut stream = TcpStream::connect(self.address).map_err(Failure::input)?;
        let request = format!("GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", self.address);
        stream.write_all(request.as_bytes()).map_err(Failure::input)?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).map_err(Failure::input)?;
        Ok(answer)
    }

    /// Reads CPU time from `/metrics` and memory from `/proc`.
    pub(super) fn resource_usage(&self) -> Result<ResourceUsage, Failure> {
        let metrics = self.get("/metrics")?;
        let status = fs::read_to_string(format!("/proc/{}/status", self.process.child.id()));
        let status = status
            .map_err(|error| Failure::input(format!("cannot read the server's memory usage: {error}")))?;
        let number = |text: &str, name: &str| {
            let found = text
                .lines()
                .find_map(|line| line.strip_prefix(name)?.split_whitespace().next()?.parse().ok());
            found.ok_or_else(|| Failure::input(format!("no `{name}` in the server's metrics: {text}")))
        };
        Ok(ResourceUsage {
            cpu: number(&metrics, "process_cpu_seconds_total")?,
            memory: number(&status, "VmRSS:")?,
        })
    }
}

/// Returns the address that a starting server prints. A thread reads what it prints later: it would block on a full pipe.
fn address_printed_in(mut lines: Lines<BufReader<ChildStderr>>) -> Result<SocketAddr, Failure> {
    let mut printed = Vec::new();
    let address = lines.by_ref().map_while(Result::ok).find_map(|line| {
        let address =
            line.split_once("http://").and_then(|(_, rest)| rest.split_whitespace().next()?.parse().ok());
        printed.push(line);
        address
    });
    std::thread::spawn(move || lines.for_each(drop));
    address.ok_or_else(|| Failure::input(format!("the server did not start: {}", printed.join("\n"))))
}

/// Returns an address at which nobody listens. A node must name its own before it starts.
fn free_address() -> Result<SocketAddr, Failure> {
    TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).map_err(Failure::input)
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        // The process may have exited already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
