//! A server of one's own, as a process that can be killed.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use tempfile::TempDir;

/// A running server with its data.
pub struct Served {
    data: TempDir,
    address: String,
    process: Child,
}

impl Served {
    /// A server at a free port, with nothing stored yet.
    pub fn start() -> Served {
        let data = tempfile::tempdir().expect("a folder can be made");
        let (process, address) = run(&data, "127.0.0.1:0");
        Served { data, address, process }
    }

    /// Ends it as a pulled plug does.
    pub fn kill(&mut self) {
        self.process.kill().expect("the server can be killed");
        self.process.wait().expect("the server ends");
    }

    /// Starts it again at the same port, with what it had stored.
    pub fn come_back(&mut self) {
        (self.process, self.address) = run(&self.data, &self.address);
    }

    /// The whole address of a page.
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        // It may be dead already.
        drop(self.process.kill());
        drop(self.process.wait());
    }
}

/// Starts the server and waits until it says where it is.
fn run(data: &TempDir, listen: &str) -> (Child, String) {
    let mut process = Command::new(env!("CARGO_BIN_EXE_hearth"))
        .args(["serve", "--listen", listen, "--bot-pause", "50", "--data"])
        .arg(data.path())
        .env("HEARTH_LOG", "warn")
        .stdin(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the server starts");
    let said = process.stderr.take().expect("what it says can be read");
    let mut lines = BufReader::new(said).lines().map_while(Result::ok);
    let address = lines.find_map(|line| {
        let (_, rest) = line.split_once("Hearth is at http://")?;
        rest.split_whitespace().next().map(str::to_owned)
    });
    // What it says later is shown if the test fails, and must be read so that the server never waits for it.
    std::thread::spawn(move || lines.for_each(|line| eprintln!("server: {line}")));
    (process, address.expect("the server says where it is"))
}
