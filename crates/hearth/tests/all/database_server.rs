//! A `PostgreSQL` server of a test's own, which can be restarted, and replaced by a standby.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use crate::served::free_address;

/// Prints the URL, then runs each line as a function and prints `done`.
const SCRIPT: &str = r#"
    set -e
    cd "$HEARTH_TEST_POSTGRES_FOLDER"
    url=$HEARTH_TEST_POSTGRES
    control() {
        data=$1
        shift
        $HEARTH_TEST_POSTGRES_AS pg_ctl --pgdata "$data" --log "$data.log" --silent "$@"
    }
    restart() {
        control data restart --mode "$1"
    }
    # Everything that the first server stores is on the standby too from now on.
    add_standby() {
        $HEARTH_TEST_POSTGRES_AS pg_basebackup --dbname "$url" --pgdata standby --write-recovery-conf --checkpoint fast --no-sync
        control standby start --options "-c fsync=off -c max_connections=1000 -c listen_addresses=127.0.0.1 -c port=$1 \
            -c unix_socket_directories=$PWD"
        psql --quiet --command "ALTER SYSTEM SET synchronous_standby_names = '*'" "$url"
        control data reload
    }
    fail_over() {
        control data stop --mode immediate
        control standby promote
    }
    echo "$url"
    while read -r line; do
        $line >&2
        echo done
    done"#;

/// A server. It stops when this is dropped, since its script then reads to the end.
pub struct DatabaseServer {
    pub url: String,
    lines: Option<ChildStdin>,
    printed: BufReader<ChildStdout>,
    process: Child,
}

impl DatabaseServer {
    pub fn start() -> DatabaseServer {
        let program = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tools/postgres");
        let mut process = Command::new(program)
            .args(["sh", "-c", SCRIPT])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("PostgreSQL can be started");
        let lines = process.stdin.take();
        let printed = BufReader::new(process.stdout.take().expect("its output can be read"));
        let mut server = DatabaseServer { url: String::new(), lines, printed, process };
        server.url = server.next_line();
        server
    }

    /// Starts a server with a standby that has everything that is acknowledged. The URL names both.
    pub fn with_standby() -> DatabaseServer {
        let mut server = DatabaseServer::start();
        let standby = free_address();
        server.run(&format!("add_standby {}", standby.port()));
        let (before, database) = server.url.rsplit_once('/').expect("a URL has a path");
        server.url = format!("{before},{standby}/{database}?target_session_attrs=read-write");
        server
    }

    /// Restarts the server: `fast` ends all connections first, `immediate` is a crash.
    pub fn restart(&mut self, mode: &str) {
        self.run(&format!("restart {mode}"));
    }

    /// Lets the server crash, and the standby take its place.
    pub fn fail_over(&mut self) {
        self.run("fail_over");
    }

    fn run(&mut self, line: &str) {
        writeln!(self.lines.as_mut().expect("it runs"), "{line}").expect("it reads");
        assert_eq!(self.next_line(), "done", "{line}");
    }

    fn next_line(&mut self) -> String {
        let mut line = String::new();
        self.printed.read_line(&mut line).expect("it is text");
        line.trim_end().to_owned()
    }
}

impl Drop for DatabaseServer {
    fn drop(&mut self) {
        drop(self.lines.take());
        // It removes its data before it ends.
        let _ = self.process.wait();
    }
}
