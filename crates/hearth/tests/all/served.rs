//! A real server in a folder of its own, and those who call its API.

use std::io::{BufRead, BufReader};
use std::net::{TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tempfile::TempDir;
use ureq::Agent;

/// A server that can be killed and started again.
pub struct Served {
    folder: TempDir,
    port: u16,
    child: Option<Child>,
}

impl Served {
    pub fn start() -> Served {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port is free");
        let port = listener.local_addr().expect("it has an address").port();
        drop(listener);
        let folder = tempfile::tempdir().expect("a folder can be made");
        let mut served = Served { folder, port, child: None };
        served.start_again();
        served
    }

    pub fn start_again(&mut self) {
        self.run(Command::new(env!("CARGO_BIN_EXE_hearth")));
    }

    /// Starts it in a shell, after something else was said there.
    pub fn start_after(&mut self, said: &str) {
        let mut shell = Command::new("sh");
        shell.args(["-c", &format!("{said}; exec \"$0\" \"$@\""), env!("CARGO_BIN_EXE_hearth")]);
        self.run(shell);
    }

    fn run(&mut self, mut command: Command) {
        let child = command
            .args(["serve", "--bot-pause", "0", "--requests-each-second", "1000000", "--listen"])
            .arg(format!("127.0.0.1:{}", self.port))
            .arg("--data")
            .arg(self.folder.path())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("the server starts");
        self.child = Some(child);
        let begun = Instant::now();
        while TcpStream::connect(("127.0.0.1", self.port)).is_err() {
            let ended = self.child.as_mut().and_then(|child| child.try_wait().ok().flatten());
            assert!(ended.is_none(), "the server ended at once: {ended:?}");
            assert!(begun.elapsed() < Duration::from_secs(20), "the server cannot be reached");
            sleep(Duration::from_millis(1));
        }
    }

    /// Pulls the plug.
    pub fn kill(&mut self) {
        if let Some(mut child) = self.child.take() {
            child.kill().expect("it runs");
            child.wait().expect("it ends");
        }
    }

    pub fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    pub fn database(&self) -> PathBuf {
        self.folder.path().join("hearth.db")
    }

    /// Somebody new who calls.
    pub fn guest(&self, name: &str) -> Caller {
        let mut caller =
            Caller { api: format!("{}/api/v1", self.url()), token: String::new(), agent: agent() };
        let guest = caller.done("POST /guests", &json!({"name": name}));
        guest["token"].as_str().expect("a guest has a token").clone_into(&mut caller.token);
        caller
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        self.kill();
    }
}

fn agent() -> Agent {
    let config =
        Agent::config_builder().http_status_as_error(false).timeout_per_read(Some(Duration::from_secs(30)));
    config.build().into()
}

/// Somebody who calls the API.
pub struct Caller {
    api: String,
    pub token: String,
    agent: Agent,
}

impl Caller {
    /// One call: the status and what was answered, or nothing if the server went away.
    pub fn call(&self, what: &str, body: &Value) -> Option<(u16, Value)> {
        let (method, path) = what.split_once(' ').expect("a method and a path");
        let url = format!("{}{path}", self.api);
        let bearer = format!("Bearer {}", self.token);
        let response = match method {
            "GET" => self.agent.get(url).header("authorization", &bearer).call(),
            _ => {
                let request = self.agent.post(url).header("authorization", &bearer);
                request.header("content-type", "application/json").send(body.to_string())
            }
        };
        let mut response = response.ok()?;
        let status = response.status().as_u16();
        let text = response.body_mut().read_to_string().ok()?;
        Some((status, serde_json::from_str(&text).unwrap_or(Value::String(text))))
    }

    /// Calls until somebody answers.
    pub fn answered(&self, what: &str, body: &Value) -> (u16, Value) {
        loop {
            if let Some(answer) = self.call(what, body) {
                return answer;
            }
            sleep(Duration::from_millis(3));
        }
    }

    /// Calls until somebody answers, and expects to succeed.
    pub fn done(&self, what: &str, body: &Value) -> Value {
        let (status, answer) = self.answered(what, body);
        assert!((200..300).contains(&status), "{what}: {status} {answer}");
        answer
    }

    /// The news of a table, from the entry on that was seen last, until the server goes away. A sign of life is null.
    pub fn news(&self, table: &str, seen: usize) -> impl Iterator<Item = Value> + use<> {
        let bearer = format!("Bearer {}", self.token);
        let request = self.agent.get(format!("{}{table}/stream", self.api)).header("authorization", bearer);
        let response = request.header("last-event-id", seen).call().ok();
        let reader = response.map(|response| {
            assert_eq!(response.status().as_u16(), 200, "{table} can be watched");
            BufReader::new(response.into_body().into_with_config().limit(u64::MAX).reader())
        });
        let lines = reader.into_iter().flat_map(BufRead::lines).map_while(Result::ok);
        lines.filter_map(|line| match line.strip_prefix("data: ") {
            Some(data) => serde_json::from_str(data).ok(),
            None => line.starts_with(':').then_some(Value::Null),
        })
    }
}
