//! A PostgreSQL server of a test's own, which can be restarted.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// Prints the URL, and then restarts the server in the mode that each line names.
const SCRIPT: &str = r#"
    echo "$HEARTH_TEST_POSTGRES"
    while read -r mode; do
        $HEARTH_TEST_POSTGRES_CONTROL restart --mode "$mode" && echo restarted
    done"#;

/// A server. It stops when this is dropped, since its script then reads to the end.
pub struct DatabaseServer {
    pub url: String,
    modes: Option<ChildStdin>,
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
        let modes = process.stdin.take();
        let printed = BufReader::new(process.stdout.take().expect("its output can be read"));
        let mut server = DatabaseServer { url: String::new(), modes, printed, process };
        server.url = server.next_line();
        server
    }

    /// Restarts the server: `fast` ends all connections first, `immediate` is a crash.
    pub fn restart(&mut self, mode: &str) {
        let modes = self.modes.as_mut().expect("it runs");
        writeln!(modes, "{mode}").expect("it reads");
        assert_eq!(self.next_line(), "restarted");
    }

    fn next_line(&mut self) -> String {
        let mut line = String::new();
        self.printed.read_line(&mut line).expect("it is text");
        line.trim_end().to_owned()
    }
}

impl Drop for DatabaseServer {
    fn drop(&mut self) {
        drop(self.modes.take());
        // It removes its data before it ends.
        let _ = self.process.wait();
    }
}
