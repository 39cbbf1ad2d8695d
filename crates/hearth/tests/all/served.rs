//! A server process that can be killed, and clients of its API.

use std::io::{BufRead, BufReader};
use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::sleep;
use std::time::Duration;

use serde_json::{Value, json};
use tempfile::TempDir;
use ureq::http::Response;
use ureq::{Agent, Body};

use crate::link::Link;

/// Arguments for tests with people in browsers.
const FOR_PEOPLE: &[&str] = &["--bot-pause", "50", "--review-bot", "strong"];
/// Arguments for tests with programs, without waiting and rate limits.
const FOR_PROGRAMS: &[&str] = &["--bot-pause", "0", "--requests-each-second", "1000000"];

/// Arguments for nodes that let workers think: reviews are quick.
const BESIDE_WORKERS: &[&str] =
    &["--bot-pause", "0", "--requests-each-second", "1000000", "--review-bot", "beginner"];

/// Arguments for workers.
const WORKER: &[&str] = &["--role", "worker"];

/// Arguments for tests of proxies.
const BEHIND_PROXY: &[&str] = &["--behind-proxy"];

/// The environment variable that names a program which runs commands of an installed package, as its service and its host
/// would. It knows the data folder and the address. Set by `tools/deb-test`.
const INSTALLED: &str = "HEARTH_INSTALLED";

/// The lines that a server has printed.
type Printed = Arc<Mutex<Vec<String>>>;

/// A running server with its data.
pub struct Served {
    data: TempDir,
    arguments: &'static [&'static str],
    /// The database that it shares with other nodes, and its own address for them.
    shared: Option<SharedDatabase>,
    address: String,
    printed: Printed,
    process: Child,
}

impl Served {
    /// Starts a server at a free port with an empty database.
    pub fn start() -> Served {
        Served::with(FOR_PEOPLE)
    }

    /// Starts the server of the installed package if there is one, else the one of this build.
    pub fn installed() -> Served {
        let Some(program) = std::env::var_os(INSTALLED) else { return Served::start() };
        let data = tempfile::tempdir().expect("a folder can be made");
        let mut command = Command::new(program);
        command.arg("serve").stdin(Stdio::null()).stderr(Stdio::piped());
        let (process, address, printed) = started(&mut command).expect("the server starts");
        Served { data, arguments: &[], shared: None, address, printed, process }
    }

    /// Runs another command of the same installation on the same data. Relative paths stay between calls.
    pub fn runs(&self, arguments: &[&str]) {
        let program = std::env::var_os(INSTALLED).unwrap_or_else(|| env!("CARGO_BIN_EXE_hearth").into());
        let mut command = Command::new(program);
        command.args(arguments).env("HEARTH_DATA", self.data.path()).current_dir(self.data.path());
        let output = command.output().expect("it can be run");
        assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    }

    /// Starts a server for programs that play as fast as they can.
    pub fn for_programs() -> Served {
        Served::with(FOR_PROGRAMS)
    }

    /// Starts a server that trusts a proxy.
    pub fn behind_proxy() -> Served {
        Served::with(BEHIND_PROXY)
    }

    fn with(arguments: &'static [&'static str]) -> Served {
        Served::prepared(arguments, |_| ())
    }

    /// A server for programs, on a database that `prepare` puts at the path it gets.
    pub fn on(prepare: impl FnOnce(&Path)) -> Served {
        Served::prepared(FOR_PROGRAMS, prepare)
    }

    fn prepared(arguments: &'static [&'static str], prepare: impl FnOnce(&Path)) -> Served {
        let data = tempfile::tempdir().expect("a folder can be made");
        prepare(&database_in(&data));
        let command = Command::new(env!("CARGO_BIN_EXE_hearth"));
        let (process, address, printed) = run(command, &data, "127.0.0.1:0", arguments, None);
        Served { data, arguments, shared: None, address, printed, process }
    }

    /// Starts one of several nodes that share a database server.
    pub fn node(url: String) -> Served {
        Served::node_with(FOR_PROGRAMS, url)
    }

    /// Starts a node that lets workers think.
    pub fn beside_workers(url: String) -> Served {
        Served::node_with(BESIDE_WORKERS, url)
    }

    /// Starts a worker.
    pub fn worker(url: String) -> Served {
        Served::node_with(WORKER, url)
    }

    fn node_with(arguments: &'static [&'static str], url: String) -> Served {
        let listen = free_address();
        Served::sharing(arguments, SharedDatabase { url, advertise: format!("http://{listen}") }, listen)
    }

    /// Starts a node that the others reach by a link.
    pub fn node_behind_link(url: String) -> (Served, Link) {
        let listen = free_address();
        let link = Link::to(listen);
        let advertise = format!("http://{}", link.address);
        (Served::sharing(FOR_PROGRAMS, SharedDatabase { url, advertise }, listen), link)
    }

    /// Starts a server that has a database server to itself.
    pub fn on_server(url: String) -> Served {
        Served::sharing(FOR_PROGRAMS, SharedDatabase { url, advertise: String::new() }, free_address())
    }

    fn sharing(arguments: &'static [&'static str], shared: SharedDatabase, listen: SocketAddr) -> Served {
        let data = tempfile::tempdir().expect("a folder can be made");
        let command = Command::new(env!("CARGO_BIN_EXE_hearth"));
        let (process, address, printed) = run(command, &data, &listen.to_string(), arguments, Some(&shared));
        Served { data, arguments, shared: Some(shared), address, printed, process }
    }

    /// Sends a signal to the process.
    pub fn signal(&self, signal: &str) {
        let sent = Command::new("kill").args([signal, &self.process.id().to_string()]).status();
        assert!(sent.expect("kill can be run").success(), "{signal}");
    }

    /// Waits until the process ends, and returns its exit code.
    pub fn ended(&mut self) -> Option<i32> {
        self.process.wait().expect("the server ends").code()
    }

    /// Kills the process with SIGKILL.
    pub fn kill(&mut self) {
        self.process.kill().expect("the server can be killed");
        self.process.wait().expect("the server ends");
    }

    /// Lets a second server take the place of this one, which runs on the same data because the lock is gone. Returns the exit
    /// code of the first.
    pub fn take_over(&mut self) -> Option<i32> {
        // On a database server, there is no lock.
        if hearth_testkit::postgres::url_for(self.data.path()).is_none() {
            std::fs::remove_file(self.database().with_extension("lock")).expect("it is locked");
        }
        let command = Command::new(env!("CARGO_BIN_EXE_hearth"));
        let (second, address, printed) = run(command, &self.data, "127.0.0.1:0", self.arguments, None);
        let ended = self.process.wait().expect("the first server ends");
        (self.process, self.address, self.printed) = (second, address, printed);
        ended.code()
    }

    /// Restarts the server at the same port with the same data.
    pub fn restart(&mut self) {
        self.restart_as(Command::new(env!("CARGO_BIN_EXE_hearth")));
    }

    /// Restarts the server in a shell, after a shell command.
    pub fn restart_after(&mut self, said: &str) {
        let mut shell = Command::new("sh");
        shell.args(["-c", &format!("{said}; exec \"$0\" \"$@\""), env!("CARGO_BIN_EXE_hearth")]);
        self.restart_as(shell);
    }

    fn restart_as(&mut self, command: Command) {
        (self.process, self.address, self.printed) =
            run(command, &self.data, &self.address, self.arguments, self.shared.as_ref());
    }

    /// Waits for a line with these words, and returns it.
    pub async fn prints(&self, words: &str) -> String {
        for _ in 0..3_000 {
            let printed = self.printed.lock().unwrap_or_else(PoisonError::into_inner).clone();
            if let Some(line) = printed.into_iter().find(|line| line.contains(words)) {
                return line;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        panic!("the server does not print {words}");
    }

    /// Returns the address and the port.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// Returns the URL of a page.
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// Returns the path of the database.
    pub fn database(&self) -> PathBuf {
        database_in(&self.data)
    }

    /// Returns a page as a browser with these cookies gets it: the status and the text.
    pub fn page(&self, path: &str, cookies: &str) -> (u16, String) {
        let request = agent().get(self.url(path)).header("cookie", cookies).header("accept-language", "en");
        let mut response = request.call().expect("the server answers");
        (response.status().as_u16(), response.body_mut().read_to_string().expect("a page is text"))
    }

    /// Follows a stream of a page. The lines end after some silence.
    pub fn lines(&self, path: &str) -> impl Iterator<Item = String> + use<> {
        let config = Agent::config_builder().timeout_per_read(Some(Duration::from_secs(10)));
        let agent: Agent = config.build().into();
        let response = agent.get(self.url(path)).call().expect("the stream begins");
        let reader = response.into_body().into_with_config().limit(u64::MAX).reader();
        BufReader::new(reader).lines().map_while(Result::ok)
    }

    /// Sends a form from a new browser. Returns the status and the cookie of its session.
    pub fn send_form(&self, path: &str, form: &[(&str, &str)]) -> (u16, String) {
        let response = self.submit(path, form, "");
        let cookies = response.headers().get_all("set-cookie").iter();
        let mut cookies = cookies.filter_map(|cookie| cookie.to_str().ok()?.split(';').next());
        let session = cookies.find(|cookie| cookie.starts_with("hearth="));
        (response.status().as_u16(), session.unwrap_or_default().to_owned())
    }

    /// Sends a form as a browser with these cookies. Returns the path that the answer redirects to.
    pub fn send_form_as(&self, cookies: &str, path: &str, form: &[(&str, &str)]) -> String {
        let response = self.submit(path, form, cookies);
        let location = response.headers().get("location").and_then(|location| location.to_str().ok());
        location.unwrap_or_else(|| panic!("{path}: {}", response.status())).to_owned()
    }

    fn submit(&self, path: &str, form: &[(&str, &str)], cookies: &str) -> Response<Body> {
        let request = agent().post(self.url(path)).header("cookie", cookies);
        let request = request.config().max_redirects(0).build();
        request.send_form(form.iter().copied()).expect("the server answers")
    }

    /// A player whose token the server knows.
    pub fn player(&self, token: &str) -> ApiClient {
        ApiClient::of(&[self], token)
    }

    /// Creates a guest account and returns its client.
    pub fn guest(&self, name: &str) -> ApiClient {
        let mut caller = self.player("");
        let guest = caller.done("POST /guests", &json!({"name": name}));
        guest["token"].as_str().expect("a guest has a token").clone_into(&mut caller.token);
        caller
    }
}

/// A database that several nodes share.
struct SharedDatabase {
    url: String,
    /// The address of this node for the others; empty if it has the database to itself.
    advertise: String,
}

impl Drop for Served {
    fn drop(&mut self) {
        // The process may have exited already.
        drop(self.process.kill());
        drop(self.process.wait());
    }
}

/// The path of the database in a data folder.
fn database_in(data: &TempDir) -> PathBuf {
    data.path().join("hearth.db")
}

/// Starts the server and waits for its address. If another process has the port for a moment, it tries again.
fn run(
    mut command: Command,
    data: &TempDir,
    listen: &str,
    arguments: &[&str],
    shared: Option<&SharedDatabase>,
) -> (Child, String, Printed) {
    command
        .args(["serve", "--listen", listen, "--data"])
        .arg(data.path())
        .args(arguments)
        .env("HEARTH_DATABASE", hearth_testkit::postgres::url_for(data.path()).unwrap_or_default())
        .env("HEARTH_LOG", "warn")
        .stdin(Stdio::null())
        .stderr(Stdio::piped());
    if let Some(SharedDatabase { url, advertise }) = shared {
        command.env("HEARTH_DATABASE", url).env("HEARTH_ADVERTISE", advertise);
    }
    for _ in 0..20 {
        match started(&mut command) {
            Ok(running) => return running,
            Err(said) => assert!(said.contains("cannot listen at"), "the server does not start: {said}"),
        }
        sleep(Duration::from_millis(200));
    }
    panic!("the port stays taken");
}

/// Returns an address at which nobody listens.
pub fn free_address() -> SocketAddr {
    let address = TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr());
    address.expect("a port is free")
}

/// Returns the server, its address and what it prints later, or its output if it exited.
fn started(command: &mut Command) -> Result<(Child, String, Printed), String> {
    let mut process = command.spawn().expect("the server starts");
    let stderr = process.stderr.take().expect("what it says can be read");
    let (mut said, mut lines) = (String::new(), BufReader::new(stderr).lines().map_while(Result::ok));
    while let Some(line) = lines.next() {
        if let Some((_, rest)) = line.split_once("Hearth is at http://") {
            let address = rest.split_whitespace().next().unwrap_or_default().to_owned();
            // Later output is printed if the test fails. The pipe must be drained, or the server would block.
            let printed = Printed::default();
            let later = Arc::clone(&printed);
            std::thread::spawn(move || {
                lines.for_each(|line| {
                    eprintln!("server: {line}");
                    later.lock().unwrap_or_else(PoisonError::into_inner).push(line);
                });
            });
            return Ok((process, address, printed));
        }
        said.push_str(&line);
        said.push('\n');
    }
    process.wait().expect("it has ended");
    Err(said)
}

fn agent() -> Agent {
    let config =
        Agent::config_builder().http_status_as_error(false).timeout_per_read(Some(Duration::from_secs(30)));
    config.build().into()
}

/// A client of the API.
pub struct ApiClient {
    /// The nodes, which it asks in turn.
    apis: Vec<String>,
    asked: AtomicUsize,
    /// The number of requests that no node could answer for their table.
    refused: AtomicUsize,
    pub token: String,
    agent: Agent,
}

impl ApiClient {
    /// A player whose token the nodes know.
    pub fn of(nodes: &[&Served], token: &str) -> ApiClient {
        let apis = nodes.iter().map(|node| node.url("/api/v1")).collect();
        ApiClient {
            apis,
            asked: AtomicUsize::new(0),
            refused: AtomicUsize::new(0),
            token: token.to_owned(),
            agent: agent(),
        }
    }

    /// Returns the number of requests that no node could answer for their table.
    pub fn refused(&self) -> usize {
        self.refused.load(Ordering::Relaxed)
    }

    fn api(&self) -> &str {
        &self.apis[self.asked.fetch_add(1, Ordering::Relaxed) % self.apis.len()]
    }

    /// Sends one request: returns the status and the body, or `None` without an answer.
    pub fn call(&self, what: &str, body: &Value) -> Option<(u16, Value)> {
        let (method, path) = what.split_once(' ').expect("a method and a path");
        let url = format!("{}{path}", self.api());
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

    /// Repeats a request until it is answered. The node that runs a table may have crashed.
    pub fn answered(&self, what: &str, body: &Value) -> (u16, Value) {
        loop {
            match self.call(what, body) {
                Some((503, answer)) if answer["title"] == "table-unavailable" => {
                    self.refused.fetch_add(1, Ordering::Relaxed);
                }
                Some(answer) => return answer,
                None => (),
            }
            sleep(Duration::from_millis(3));
        }
    }

    /// Repeats a request until it is done or refused. Nodes may be without their database for a while.
    pub fn settled(&self, what: &str, body: &Value) -> (u16, Value) {
        loop {
            match self.answered(what, body) {
                (503, _) if self.apis.len() > 1 => sleep(Duration::from_millis(10)),
                answer => return answer,
            }
        }
    }

    /// Repeats a request until it is done or refused, and asserts success.
    pub fn done(&self, what: &str, body: &Value) -> Value {
        let (status, answer) = self.settled(what, body);
        assert!((200..300).contains(&status), "{what}: {status} {answer}");
        answer
    }

    /// Streams the updates of a table after an entry, until the connection ends. A heartbeat is null.
    pub fn news(&self, table: &str, seen: usize) -> impl Iterator<Item = Value> + use<> {
        let bearer = format!("Bearer {}", self.token);
        let request = self.agent.get(format!("{}{table}/stream", self.api())).header("authorization", bearer);
        let response = request.header("last-event-id", seen).call().ok();
        let unavailable =
            |response: &Response<Body>| response.status().as_u16() == 503 && self.apis.len() > 1;
        let reader = response.filter(|response| !unavailable(response)).map(|response| {
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
